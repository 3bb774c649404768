/**
 * What the symbol of a definition records: name, position, signature, doc comment, parameters.
 */

import { LIMITS } from '../../../../src/contract/limits.ts'
import { type SymbolKind, TYPE_KINDS } from '../../../../src/contract/symbols.ts'
import { oneLine } from '../../text/one-line.ts'
import type { SymbolDraft } from '../language.ts'
import type { DefinitionRule, Rules } from './rules.ts'
import type { Syntax } from './syntax.ts'

/** `parent` is the enclosing symbol. `type` is the declared or constructed type of the value or result. */
export function draft(
  rules: Rules,
  t: Syntax,
  rule: DefinitionRule,
  at: { node: number; nameNode: number; name: string; kind: SymbolKind },
  parent: { index: number; symbol: SymbolDraft } | undefined,
  type: string | undefined,
): SymbolDraft {
  const { tree } = t
  const { node } = at
  const whole = rule.whole?.(t, node) ?? node
  const inType = parent !== undefined && TYPE_KINDS.has(parent.symbol.kind)
  const made: SymbolDraft = {
    name: at.name,
    kind: inType && rule.memberKind ? rule.memberKind : at.kind,
    ...position(t, at.nameNode, at.name),
    start: tree.lineAt(tree.start[whole] as number),
    end: tree.lineAt(Math.max(tree.start[node] as number, (tree.end[node] as number) - 1)),
  }
  const containers = [parent && (parent.symbol.qualified ?? parent.symbol.name), rule.within?.(t, node)].filter(Boolean)
  if (containers.length > 0) made.qualified = [...containers, at.name].join('.')
  if (parent) made.parent = parent.index
  const described = rule.doc?.(t, node)
  const doc = described === undefined ? docAbove(rules, t, whole) : linesOf(t, described)
  if (doc) made.doc = doc
  const signature = (rule.signature?.(t, node) ?? headOf(rules, t, node, whole, rule)).slice(0, LIMITS.signatureChars)
  if (signature) made.signature = signature
  const receiver = rule.receiver?.(t, node)
  if (receiver !== undefined && receiver.length <= LIMITS.signatureChars) made.receiver = receiver
  const modifiers = rule.modifiers?.(t, node) ?? []
  if (modifiers.length > 0) made.modifiers = modifiers
  const parameters = rule.parameters?.(t, node, at.nameNode).map((p) => p.parameter)
  if (parameters) made.parameters = parameters.slice(0, 256)
  if (type !== undefined && type.length <= LIMITS.signatureChars) {
    if (/function|method/.test(made.kind)) made.returns = type
    else if (/variable|constant|property/.test(made.kind)) made.type = type
  }
  return made
}

/** Where the name begins: in its node (`User` of `App.User`), or before it (`@timeout`). */
function position(t: Syntax, node: number, name: string): { line: number; column: number } {
  const { line, column } = t.position(node)
  const written = t.text(node)
  const isPart = written.endsWith(name) || name.endsWith(written)
  return { line, column: isPart ? Math.max(0, column + written.length - name.length) : column }
}

function headOf({ begins }: Rules, t: Syntax, node: number, whole: number, rule: DefinitionRule): string {
  const { tree } = t
  const described = rule.doc?.(t, node)
  const isFirst = described !== undefined && tree.start[described] === tree.start[whole]
  const start = (isFirst ? tree.end[described] : tree.start[whole]) as number
  const body = rule.body ? rule.body(t, node) : t.field(node, 'body')
  const end = (body === undefined ? tree.end[node] : tree.start[body]) as number
  return oneLine(tree.text.slice(start, Math.min(end, start + 4 * LIMITS.signatureChars)), begins)
    .trimStart()
    .replace(/[\s{=:]+$/, '')
}

const linesOf = ({ tree }: Syntax, node: number): [number, number] => [
  tree.lineAt(tree.start[node] as number),
  tree.lineAt(Math.max(tree.start[node] as number, (tree.end[node] as number) - 1)),
]

/** First and last line of the comment block that ends on the line above the definition. */
export function docAbove(
  rules: Pick<Rules, 'comments' | 'beside'>,
  t: Syntax,
  node: number,
): [number, number] | undefined {
  const { tree } = t
  let wanted = tree.lineAt(tree.start[node] as number)
  let first: number | undefined
  let last = wanted - 1
  for (let sibling = t.previous(node); sibling !== undefined; sibling = t.previous(sibling)) {
    const ends = tree.lineAt((tree.end[sibling] as number) - 1)
    const is = rules.comments.includes(t.type(sibling)) ? 'doc' : rules.beside?.(t, sibling)
    if (is === undefined || ends !== wanted - 1 || (is === 'other' && first !== undefined)) break
    wanted = tree.lineAt(tree.start[sibling] as number)
    if (is === 'doc') first = wanted
    else last = wanted - 1
  }
  return first === undefined ? undefined : [first, last]
}
