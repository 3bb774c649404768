/** C++: which of several templates a call means, by what it writes out for them: `make<Door, 3>(key)`. */
import { type Found, keeping } from '../choice.ts'
import { genericOf } from '../parse/generics.ts'
import { CALLED } from './definitions.ts'
import { TYPE } from './scopes.ts'
import type { Type, Types } from './types.ts'

const VALUE = /^(enum_member|constant|variable)$/

/** Of templates, those that can be given what a call writes out, and of which the call's arguments can tell the rest. */
export function ofWritten(types: Types, found: Found, written: readonly Type[]): Found {
  if (found.as !== 'any') return found
  const kinds = written.map((type) => kindOf(types, type))
  const kept = found.references.filter((r) => {
    const takes = types.repository.kindsOf(r)
    return !takes || (canTake(takes, kinds) && !takes.slice(kinds.length).some((one) => one.endsWith('!')))
  })
  return keeping(found, kept)
}

/** Whether a template is given a type (`t`) or a value (`v`); `?` where that is not known. */
function kindOf(types: Types, type: Type): string {
  const { text, file, from = -1 } = type
  if (text === '') return 'v'
  if (/^[%s#(]/.test(text)) return 't'
  const name = genericOf(text)
  if (name !== undefined) return kindOfGeneric(types, name, file, from)
  const symbol = types.named(type)
  const kind = symbol === undefined ? '' : types.repository.symbol(symbol).kind
  return VALUE.test(kind) ? 'v' : TYPE.test(kind) ? 't' : '?'
}

/** Of what the template takes in which that is written. */
function kindOfGeneric({ repository }: Types, name: string, file: number, from: number): string {
  for (let at = from; at >= 0; at = repository.symbol(repository.reference(file, at)).parent ?? -1) {
    const template = repository.reference(file, at)
    const names = repository.genericsOf(template) ?? []
    const kinds = CALLED.test(repository.symbol(template).kind) ? repository.kindsOf(template) : undefined
    const place = names.indexOf(name)
    if (place === -1) continue
    const kind = names.length === kinds?.length ? kinds[place]?.[0] : undefined
    return kind === 't' || kind === 'v' ? kind : '?'
  }
  return '?'
}

/** `takes`: as `lettersOf` says it. */
function canTake(takes: readonly string[], kinds: readonly string[]): boolean {
  let at = 0
  return kinds.every((kind) => {
    const one = takes[at]?.[0]
    if (one === undefined) return false
    const isPack = /[TV*]/.test(one)
    if (!isPack) at++
    return kind === '?' || /[?*]/.test(one) || one.toLowerCase() === kind
  })
}
