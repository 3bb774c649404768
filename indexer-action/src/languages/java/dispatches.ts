/** What Spring's context hands to listeners. */
import type { Dispatch } from '../nominal/dispatch.ts'

const inContext = (...names: string[]): string[] => names.map((name) => `org.springframework.context.${name}`)

export const DISPATCHES: ReadonlyMap<string, readonly Dispatch[]> = new Map([
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
