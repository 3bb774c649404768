/** Types of the host that hold a type of the repository: events, and streams. */

import { standard, type Type, UNKNOWN, union } from '../types/types.ts'
import { firstOf, held, type Library, list, promised, takes, typesOf } from './library.ts'

const ofHost = typesOf('std:ecmascript')
const returning =
  (name: string, made: (of: Type) => Type): ((args: readonly Type[]) => Type) =>
  ([of]) =>
    of === undefined ? UNKNOWN : ofHost(`${name}.returning`, made(of))

export const HOST: Library = {
  functions: {
    withResolvers: (call) =>
      call.written.kind === 'unknown' ? UNKNOWN : call.made('PromiseWithResolvers', call.written),
    // `import.meta.glob<Module>('./*.ts')`: functions that load the modules, unless these are loaded already.
    glob: ({ written, argument, member }) => {
      if (written.kind === 'unknown') return UNKNOWN
      const isEager = member(argument(1), 'eager').kind !== 'unknown'
      return { kind: 'dictionary', value: isEager ? written : returning('glob', promised)([written]) }
    },
  },
  arguments: {
    Map: ([key, value]) => standard('Array', list(key ?? UNKNOWN, value ?? UNKNOWN)),
    Set: ([element]) => standard('Array', element ?? UNKNOWN),
    WeakMap: ([key, value]) => standard('Array', list(key ?? UNKNOWN, value ?? UNKNOWN)),
    // `new Promise<Part>((resolve) => resolve({ size: 1 }))`
    Promise: ([of]) => takes(takes(union([of, promised(of ?? UNKNOWN)]))),
    resolve: ([of]) => of ?? UNKNOWN,
  },
  types: { CustomEvent: held, MessageEvent: held, ReadableStream: held, ReadableStreamDefaultReader: held },
  members: {
    CustomEvent: { detail: firstOf },
    MessageEvent: { data: firstOf },
    PromiseWithResolvers: {
      promise: ([of]) => promised(of ?? UNKNOWN),
      resolve: ([of]) => takes(union([of, promised(of ?? UNKNOWN)])),
    },
    ReadableStream: {
      getReader: returning('ReadableStream', (of) => ofHost('ReadableStreamDefaultReader', of)),
    },
    ReadableStreamDefaultReader: {
      read: returning('ReadableStreamDefaultReader', (of) => promised(standard('IteratorResult', of))),
    },
  },
  called: new Set(['returning']),
}
