/** What MediatR and its like send to handlers. */
import type { Dispatch } from '../nominal/dispatch.ts'

const NAMESPACES = ['MediatR', 'Mediator']
const inEach = (...names: string[]): string[] =>
  NAMESPACES.flatMap((namespace) => names.map((name) => `${namespace}.${name}`))
const handle = (...names: string[]) => inEach(...names).map((type) => [type, 'Handle'] as const)

export const DISPATCHES: ReadonlyMap<string, readonly Dispatch[]> = new Map([
  [
    'Send',
    [
      {
        owners: inEach('ISender', 'IMediator', 'Mediator'),
        handlers: handle('IRequestHandler', 'ICommandHandler', 'IQueryHandler'),
      },
    ],
  ],
  ['CreateStream', [{ owners: inEach('ISender', 'IMediator', 'Mediator'), handlers: handle('IStreamRequestHandler') }]],
  [
    'Publish',
    [{ owners: inEach('IPublisher', 'IMediator', 'Mediator'), handlers: handle('INotificationHandler'), every: true }],
  ],
])
