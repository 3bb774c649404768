/** What type parameters stand for where a generic type is named with its arguments. */
import type { LinkerFile } from '../language.ts'
import { type Definition, type Definitions, qualifiedName } from './definitions.ts'
import { generic } from './type-texts.ts'
import type { Seen } from './types.ts'
import type { Surface } from './unit.ts'

/** A written type, the place where it is written, and what type parameters stand for there. */
export interface Text {
  text: string
  file: LinkerFile<Surface>
  from: number
  seen: Seen
  given?: ReadonlyMap<string, Text>
  /** What it names, where that is known. */
  type?: Definition | 'external'
  /** It is written at a definition, where nothing is known of types from outside. */
  inside?: true
  /** What was found of it. */
  found?: { type: { definition: Definition } | 'external' | undefined }
}

export const plain = (written: string): string => written.replace(/[?!]+$/, '').trim()

/** A type that is written where `around` is, or what it stands for there. */
export function within(around: Text, text: string): Text {
  const bound = around.given?.get(plain(text))
  if (bound) return bound
  const { type: _, inside: __, found: ___, ...place } = around
  return { ...place, text }
}

/** Supertypes of supertypes are looked at no further. */
const MOST_STEPS = 6

/** How names of types are resolved. */
export interface Resolving {
  definitions: Definitions
  seenBy: (file: LinkerFile<Surface>) => Seen
  typed: (text: Text) => { definition: Definition } | 'external' | undefined
}

/** What the type parameters of `container`, which is `type` or what it inherits from, stand for in a value of the type `written`. */
export function bindings(
  written: Text,
  type: Definition,
  container: Definition,
  how: Resolving,
  steps = 0,
): ReadonlyMap<string, Text> | undefined {
  if (steps > MOST_STEPS || !how.definitions.generic(container).names) return undefined
  const { names, parts } = how.definitions.generic(type)
  const given = generic(written.text)?.arguments
  const own = new Map(
    (names ?? []).flatMap((name, nth) => {
      const one = given?.[nth]
      return one === undefined ? [] : [[name, within(written, one)] as const]
    }),
  )
  if (qualifiedName(type) === qualifiedName(container)) return own.size > 0 ? own : undefined
  for (const { file, index } of parts)
    for (const supertype of file.surface.supertypes[index] ?? []) {
      if (!supertype.includes('<')) continue
      const text: Text = { text: supertype, file, from: index, seen: how.seenBy(file), given: own }
      const next = how.typed(text)
      if (next === undefined || next === 'external' || next.definition === type) continue
      const found = bindings(text, next.definition, container, how, steps + 1)
      if (found) return found
    }
  return undefined
}
