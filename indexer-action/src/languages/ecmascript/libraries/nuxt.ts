/** Nuxt: what is fetched and kept, which its functions hand out behind references of Vue. */

import { type Type, UNKNOWN } from '../types/types.ts'
import { all, type Call, each, known, type Library, promised, typesOf } from './library.ts'

const reference = (value: Type | undefined): Type =>
  value === undefined || value.kind === 'unknown' ? UNKNOWN : typesOf('npm:vue')('Ref', value)

/** What is there at once, though without data before it is waited for. */
const later = (call: Call, data: Type, options: number): Type => {
  const transformed = call.resultOfMember(call.argument(options), 'transform')
  const type = known(transformed, data)
  if (type.kind === 'unknown') return UNKNOWN
  const made = call.made('AsyncData', type)
  return all(made, promised(made))
}
const fetched = (call: Call): Type => later(call, call.written, 1)
/** A key may stand before the function. */
const asked = (call: Call): Type => {
  const isKeyed = call.argument(0).kind !== 'function'
  return later(call, known(call.written, call.awaited(call.resultOf(isKeyed ? 1 : 0))), isKeyed ? 2 : 1)
}

export const NUXT: Library = {
  functions: {
    ...each('useFetch useLazyFetch', fetched),
    ...each('useAsyncData useLazyAsyncData', asked),
    $fetch: (call) => promised(call.written),
    useState: (call) => reference(known(call.written, call.resultOf(1), call.resultOf(0))),
    useCookie: (call) => reference(call.written),
  },
  members: { AsyncData: { data: ([data]) => reference(data) } },
}
