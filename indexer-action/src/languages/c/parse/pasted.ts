/**
 * What a macro of the file comes to where it pastes names together: the record that it casts to, `((struct text##N *)(x))`, and
 * the variable that it declares, `struct text##N *it = x`.
 */

import { writtenOut } from './expansion.ts'
import { typeOf } from './macro-meaning.ts'
import type { Reader } from './reader.ts'

/** The node of what the macro at a token casts to; -1 if it is not told. */
export function pastedCast(r: Reader, token: number): number {
  const written = writtenOut(r, token)
  const { tag, name } = (written !== undefined && typeOf(written)) || {}
  if (name === undefined || tag === 'variable') return -1
  return r.typeNode(`${tag && !r.cpp ? 's' : 't'}:${name}`)
}

const DECLARES = /^(?:const )?(struct|union) (\w+) ?(?:\* ?)*(\w+) ?[=;]/

/** Declares what the statement at a token does, if that is a macro which pastes the type together. */
export function pastedVariable(r: Reader, token: number): void {
  const [, tag, name, variable = ''] = DECLARES.exec(writtenOut(r, token) ?? '') ?? []
  if (tag === undefined) return
  const type = `${r.cpp ? 't' : 's'}:${name}`
  const local = r.facts.local(variable, 'variable', r.start[token] as number, type)
  r.scopes.at(-1)?.set(r.words.number(variable), local)
}
