/** Types of the host that hold a type of the repository: events, and streams. */
import { firstOf, held, type Library } from './library.ts'
import { standard, type Type, UNKNOWN } from './types.ts'

const returning =
  (name: string, made: (of: Type) => Type): ((args: readonly Type[]) => Type) =>
  ([of]) =>
    of === undefined
      ? UNKNOWN
      : { kind: 'external', package: 'std:ecmascript', name: `${name}.returning`, parameters: [made(of)] }

export const HOST: Library = {
  types: { CustomEvent: held, MessageEvent: held, ReadableStream: held, ReadableStreamDefaultReader: held },
  members: {
    CustomEvent: { detail: firstOf },
    MessageEvent: { data: firstOf },
    ReadableStream: {
      getReader: returning('ReadableStream', (of) => ({
        kind: 'external',
        package: 'std:ecmascript',
        name: 'ReadableStreamDefaultReader',
        parameters: [of],
      })),
    },
    ReadableStreamDefaultReader: {
      read: returning('ReadableStreamDefaultReader', (of) => standard('Promise', standard('IteratorResult', of))),
    },
  },
  called: new Set(['returning']),
}
