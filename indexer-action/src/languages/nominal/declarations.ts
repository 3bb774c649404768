/** What declarations of all class-based languages have in common: where a symbol stands, its signature, its members. */

import type { Parameter, SymbolFact } from '../../../../src/contract/symbols.ts'
import { oneLine } from '../../text/one-line.ts'
import type { SymbolDraft } from '../language.ts'
import { type Extraction, enter, type Grammar, visit } from './extraction.ts'
import { OP } from './ir.ts'
import type { MemberText, TypeText } from './surface.ts'

/** A symbol by its place in the file and among its containers; what it says of itself comes from `more`. */
export function draftSymbol<G extends Grammar>(
  x: Extraction<G>,
  node: number,
  nameNode: number,
  kind: SymbolFact['kind'],
  name: string,
  more: Partial<SymbolDraft>,
): SymbolDraft {
  const { tree } = x
  const offset = tree.start[nameNode] as number
  const parent = x.symbols[x.symbol]
  const draft: SymbolDraft = {
    name,
    kind,
    line: tree.lineAt(offset),
    column: tree.columnAt(offset),
    start: tree.lineAt(tree.start[node] as number),
    end: tree.lineAt((tree.end[node] as number) - 1),
    ...more,
  }
  if (parent) {
    draft.parent = x.symbol
    draft.qualified = `${parent.qualified ?? parent.name}.${name}`
  }
  return draft
}

/** A declaration on one line from an offset on, its body left out. */
export function headFrom<G extends Grammar>(x: Extraction<G>, start: number, node: number, body: number): string {
  const { tree } = x
  const end = body >= 0 ? (tree.start[body] as number) : (tree.end[node] as number)
  // `#` begins a comment in PHP, a directive in C#, and nothing in Java.
  return oneLine(tree.text.slice(start, end), 'both')
    .replace(/[;={\s]+$/, '')
    .trim()
}

export interface Parameters {
  facts: Parameter[]
  /** Name and type of each, as the surface has them. */
  texts: [string, string][]
  variadic: boolean
}

/** What a body holds, each with the comment above it at hand. */
export function writeMembers<G extends Grammar>(
  x: Extraction<G>,
  body: number,
  write: (child: number) => void = (child) => visit(x, child),
): void {
  const { tree, grammar } = x
  for (const child of tree.children(body)) {
    if (grammar.isComment(tree, child)) {
      x.comment = child
      continue
    }
    if (!grammar.isNamed(tree, child)) continue
    write(child)
    x.comment = -1
  }
}

/** Adds a member to a type of the surface, and the node that holds what stands in it. */
export function writeMember<G extends Grammar>(
  x: Extraction<G>,
  type: number,
  text: MemberText,
  inside: () => void,
): void {
  const owner = x.surface.types[type]
  const index = owner ? owner.members.push(text) - 1 : -1
  const frame = enter(x, type, index, text.symbol)
  x.out.begin(OP.memberBody)
  x.out.operand(type)
  x.out.operand(index)
  x.out.operand(text.symbol)
  inside()
  x.out.end()
  Object.assign(x, frame)
}

/** The value that a field starts with, where it has one. */
export function writeInitializer<G extends Grammar>(x: Extraction<G>, value: number): void {
  if (value < 0) return
  x.out.begin(OP.initializer)
  visit(x, value)
  x.out.end()
}

/** A type of the surface without members. */
export const newType = (name: string, symbol: number, flags: number, outer: number, within: number): TypeText => ({
  name,
  symbol,
  flags,
  outer,
  within,
  members: [],
})

/** A class with its own type parameters, as text. */
export const selfText = (text: TypeText): string =>
  text.typeParameters ? `${text.name}<${text.typeParameters.map(([name]) => name).join(',')}>` : text.name
