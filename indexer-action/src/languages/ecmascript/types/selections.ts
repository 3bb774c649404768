/** `Omit` and `Pick`: which members of a type they keep. */

import type { World } from '../world.ts'
import { memberTargets } from './members.ts'
import { isOpen, MOST_PARTS, type Type } from './types.ts'

/** Whether a selection keeps a member. If its keys are unknown, it keeps all. */
export function selects(w: World, type: Extract<Type, { kind: 'selection' }>, name: string): boolean {
  const named = isKey(w, type.keys, name)
  return named === undefined || named === type.kept
}

function isKey(w: World, keys: Type, name: string): boolean | undefined {
  switch (keys.kind) {
    case 'literal':
      return keys.text === name
    case 'keyof':
      return keys.of.kind === 'unknown' || isOpen(keys.of) ? undefined : memberTargets(w, keys.of, name).length > 0
    case 'union': {
      let some: boolean | undefined = keys.of.length < MOST_PARTS ? false : undefined
      for (const part of keys.of) {
        const one = isKey(w, part, name)
        if (one === true) return true
        if (one === undefined) some = undefined
      }
      return some
    }
    case 'selection': {
      const among = isKey(w, keys.of, name)
      const named = isKey(w, keys.keys, name)
      if (among === false || (named !== undefined && named !== keys.kept)) return false
      return named === undefined ? undefined : among
    }
    default:
      return undefined
  }
}
