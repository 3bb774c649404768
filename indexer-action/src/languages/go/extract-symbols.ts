/** A declaration as the symbol that others see: where it is, how it reads, what is said above it. */

import { LIMITS } from '../../../../src/contract/limits.ts'
import type { Modifier, Parameter, SymbolKind } from '../../../../src/contract/symbols.ts'
import { oneLine } from '../../text/one-line.ts'
import type { SymbolDraft } from '../language.ts'
import type { Extraction } from './extraction.ts'
import { K } from './syntax.ts'

interface Description {
  kind: SymbolKind
  name: number
  declaration: number
  /** Where the head ends; the declaration's end if it has no body. */
  body?: number
  /** What stands before the declaration's own text on the signature: `type`, `var`. */
  keyword?: string
  type?: string
  receiver?: string
  /** The type's bare name: the container in the qualified name. */
  receiverName?: string
  returns?: string | undefined
  parameters?: Parameter[]
  modifiers?: Modifier[]
  annotations?: string[]
  extra?: SymbolDraft['extra']
  /** A group of one: its doc comment stands above the keyword. */
  outer?: number
}

/** Adds a symbol and returns its index. */
export function addSymbol(x: Extraction, d: Description): number {
  const name = x.text(d.name)
  const parent = x.owner
  const draft: SymbolDraft = {
    name,
    kind: d.kind,
    line: x.line(d.name),
    column: x.column(d.name),
    start: x.line(d.outer ?? d.declaration),
    end: x.endLine(d.outer ?? d.declaration),
  }
  const container =
    d.receiverName ?? (parent >= 0 ? (x.symbols[parent]?.qualified ?? x.symbols[parent]?.name) : undefined)
  if (container !== undefined && container !== '') draft.qualified = `${container}.${name}`
  if (parent >= 0) draft.parent = parent
  const doc = docAbove(x, d.outer ?? d.declaration)
  if (doc) draft.doc = doc.lines
  draft.signature = signatureOf(x, d)
  const modifiers: Modifier[] = [...(d.modifiers ?? [])]
  if (isExported(name)) modifiers.push('exported')
  if (doc?.deprecated) modifiers.push('deprecated')
  if (modifiers.length > 0) draft.modifiers = modifiers
  if (d.parameters) draft.parameters = d.parameters
  if (d.returns !== undefined) draft.returns = d.returns
  if (d.receiver !== undefined) draft.receiver = d.receiver
  if (d.type !== undefined) draft.type = d.type
  if (d.annotations && d.annotations.length > 0) draft.annotations = d.annotations
  if (x.constraint !== undefined) draft.conditions = [x.constraint.slice(0, 200)]
  if (d.extra) draft.extra = d.extra
  return x.symbols.push(draft) - 1
}

/** Go exports what begins with an upper-case letter. */
function isExported(name: string): boolean {
  const first = name.codePointAt(0) ?? 0
  return first < 128 ? first >= 65 && first <= 90 : /^\p{Lu}/u.test(name)
}

function signatureOf(x: Extraction, d: Description): string {
  const start = x.tree.start[d.declaration] as number
  const end =
    d.body === undefined || d.body < 0 ? (x.tree.end[d.declaration] as number) : (x.tree.start[d.body] as number)
  const head = x.tree.text.slice(start, Math.min(end, start + 4 * LIMITS.signatureChars))
  const folded = oneLine(head, 'slashes').replace(/[\s{]+$/, '')
  return (d.keyword ? `${d.keyword} ${folded}` : folded).slice(0, LIMITS.signatureChars)
}

/** The comment block that ends on the line above. */
function docAbove(x: Extraction, node: number): { lines: [number, number]; deprecated: boolean } | undefined {
  const { tree } = x
  const last = x.line(node) - 1
  let wanted = last
  let first = 0
  let deprecated = false
  for (let at = node - 1; at >= 0 && tree.parent[at] === tree.parent[node] && x.code(at) === K.comment; at--) {
    if (x.endLine(at) !== wanted) break
    first = x.line(at)
    // A comment behind other code on its line belongs to that code.
    if (startsLine(x, at) === false) {
      first = first === wanted ? wanted + 1 : first
      break
    }
    wanted = first - 1
    if (x.text(at).includes('Deprecated:')) deprecated = true
  }
  return first === 0 || first > last ? undefined : { lines: [first, last], deprecated }
}

function startsLine(x: Extraction, node: number): boolean {
  const { text } = x.tree
  for (let at = (x.tree.start[node] as number) - 1; at >= 0; at--) {
    const character = text.charCodeAt(at)
    if (character === 10) return true
    if (character !== 32 && character !== 9 && character !== 13) return false
  }
  return true
}
