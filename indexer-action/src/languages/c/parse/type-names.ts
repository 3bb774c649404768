/**
 * Names with qualifiers and template arguments, as they stand where a type may: looked at first, since what follows decides
 * whether they are one, and then taken.
 */
import { ANOTHER, ANOTHER_SIGN, BEFORE_SCOPE, HOW } from '../fact-layout.ts'
import { isAnother, qualifierOf } from './own-types.ts'
import type { Reader } from './reader.ts'
import { COLONS, LESS, WORD } from './tokens.ts'
import { parseTypeArguments } from './types.ts'

/** What the standard's containers call their iterators. */
export const ITERATOR = /^(const_)?(reverse_)?iterator$/

export interface ScannedName {
  text: string
  /** Token of its last word. */
  last: number
  past: number
  qualified: boolean
  templated: boolean
}

/** A name with its qualifiers and template arguments, looked at but not taken. */
export function scanName(r: Reader): ScannedName {
  let at = r.at
  let last = at
  let qualified = false
  let templated = false
  if (r.kind[at] === COLONS) at++
  for (;;) {
    last = at
    at++
    if (!r.cpp) break
    if (r.kind[at] === LESS && !r.isValue(last)) {
      const past = r.pastAngles(at, true)
      if (past !== -1) {
        at = past
        templated = true
      }
    }
    if (r.kind[at] !== COLONS || r.kind[at + 1] !== WORD) break
    qualified = true
    at++
  }
  return { text: r.textAt(last), last, past: at, qualified, templated }
}

/** A name that was taken as a type: its last word, and the type as facts write it. */
export interface TypeName {
  name: string
  type: string
}

/** Takes a name as a type: each part is a use. */
export function takeTypeName(r: Reader, name: ScannedName): TypeName {
  let qualifier = ''
  let type = 't:'
  let local = -1
  r.take(COLONS)
  while (r.at < name.past && !r.ended) {
    const text = r.textAt(r.at)
    local = qualifier === '' ? r.lookUp(r.word[r.at] as number) : -1
    if (r.cpp && local === -1 && qualifier === '') {
      qualifier = qualifierOf(r.facts, text)
      type += qualifier
    }
    const qualified = qualifier !== ''
    const how = local !== -1 ? HOW.local : qualified ? HOW.qualified : HOW.type
    const isBefore = r.at !== name.last
    const another = !qualified && local === -1 && isAnother(r)
    const bare = another ? ANOTHER : isBefore ? BEFORE_SCOPE : -1
    const argument = local !== -1 ? local : qualified ? r.facts.word(qualifier) : bare
    r.facts.occurrence(text, r.start[r.at] as number, 'type', how, argument)
    type += text
    r.advance()
    if (r.cpp && r.is(LESS) && r.at < name.past) {
      const given = parseTypeArguments(r)
      // What holds the elements says what an iterator leads to.
      if (r.at >= name.past || isIterator(r, name)) type += `<${given.join(',')}>`
    }
    if (r.at >= name.past) break
    if (!r.take(COLONS)) break
    if (local !== -1) type = '?'
    qualifier += asScope(r, text, local, another)
    type += '::'
  }
  r.goTo(name.past)
  const localType = local === -1 ? '' : r.localType(local)
  if (localType !== '' && (r.cpp || localType !== '?')) type = localType
  return { name: name.text, type: type.startsWith('?') && (name.qualified || name.templated) ? '?' : type }
}

/** What stands for a name before `::` in the qualifier of what is behind it. */
export const asScope = (r: Reader, name: string, local: number, another: boolean): string =>
  `${r.typeParameters.has(local) ? '?' : another ? ANOTHER_SIGN : ''}${name}::`

/** `Door` in `struct Door::Rep` and `void Door::open()`, behind this qualifier. */
export function mentionScope(r: Reader, token: number, qualifier: string): void {
  const how = qualifier === '' ? HOW.type : HOW.qualified
  const argument = qualifier === '' ? BEFORE_SCOPE : r.facts.word(qualifier)
  r.facts.occurrence(r.textAt(token), r.start[token] as number, 'type', how, argument)
}

/** `::iterator`, and no more. */
const isIterator = (r: Reader, name: ScannedName): boolean => name.last === r.at + 1 && ITERATOR.test(name.text)
