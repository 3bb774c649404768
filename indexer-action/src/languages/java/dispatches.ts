/** What Spring's context, and the buses of greenrobot's EventBus and of Guava, hand to listeners. */
import type { Dispatch } from '../nominal/dispatch.ts'

const inContext = (...names: string[]): string[] => names.map((name) => `org.springframework.context.${name}`)

const onBus = (bus: readonly string[], annotation: string): Dispatch => ({
  owners: bus,
  annotations: [annotation],
  every: true,
  supertypes: true,
})
const GREENROBOT = onBus(['org.greenrobot.eventbus.EventBus'], 'org.greenrobot.eventbus.Subscribe')
const GUAVA = 'com.google.common.eventbus'

export const DISPATCHES: ReadonlyMap<string, readonly Dispatch[]> = new Map([
  ['post', [GREENROBOT, onBus([`${GUAVA}.EventBus`], `${GUAVA}.Subscribe`)]],
  ['postSticky', [GREENROBOT]],
  [
    'publishEvent',
    [
      {
        owners: inContext('ApplicationEventPublisher', 'ApplicationContext', 'ConfigurableApplicationContext'),
        handlers: inContext('ApplicationListener').map((type) => [type, 'onApplicationEvent'] as const),
        annotations: [
          ...inContext('event.EventListener'),
          'org.springframework.transaction.event.TransactionalEventListener',
        ],
        every: true,
        supertypes: true,
      },
    ],
  ],
])
