/**
 * The symbols of a file, with what their own source lines say: signature, parameters, documentation.
 */

import { LIMITS } from '../../../../../src/contract/limits.ts'
import type { Modifier, Parameter, SymbolKind } from '../../../../../src/contract/symbols.ts'
import { oneLine } from '../../../text/one-line.ts'
import type { SymbolDraft } from '../../language.ts'
import { DEFINITION, definition } from '../value-graph.ts'
import type { Extraction } from './extraction.ts'
import type { Scope } from './scopes.ts'
import { NODE } from './syntax.ts'
import type { Assigned } from './targets.ts'

/** Kinds of symbols that assignments declare. */
export const DECLARED: ReadonlySet<string> = new Set(['variable', 'constant', 'property', 'enum_member'])

/** Declares a variable at the first binding of its name: a symbol in modules and classes, a local in functions. */
export function declareVariable(
  x: Extraction,
  scope: Scope,
  node: number,
  how: Assigned | undefined,
  isField = false,
): number {
  if (scope.kind !== 'module' && scope.kind !== 'class') return x.local(x.text(node), 'variable', node, scope.owner)
  const name = x.text(node)
  const enumeration = scope.kind === 'class' && x.symbols[scope.owner]?.kind === 'enum' && !isField
  const kind: SymbolKind =
    scope.kind === 'class'
      ? enumeration && how && !how.bare && !name.startsWith('_')
        ? 'enum_member'
        : 'property'
      : /^[A-Z][A-Z0-9_]*$/.test(name)
        ? 'constant'
        : 'variable'
  const extent = how?.statement ?? node
  const draft = symbolDraft(x, scope, node, name, kind, extent)
  if (how?.type !== undefined) draft.type = folded(how.type)
  if (how) draft.signature = folded(x.tree.text.slice(x.tree.start[extent], firstLineEnd(x, extent)))
  const modifiers = visibility(x, scope, name)
  if (draft.type && /\bFinal\b/.test(draft.type)) modifiers.push('readonly')
  if (draft.type && /\bClassVar\b/.test(draft.type)) modifiers.push('static')
  if (modifiers.length > 0) draft.modifiers = modifiers
  const doc = how ? docAfter(x, extent) : undefined
  if (doc) draft.doc = doc
  return definition(DEFINITION.symbol, x.symbols.push(draft) - 1)
}

export function symbolDraft(
  x: Extraction,
  scope: Scope,
  nameNode: number,
  name: string,
  kind: SymbolKind,
  extent: number,
): SymbolDraft {
  const draft: SymbolDraft = {
    name: name.slice(0, LIMITS.nameChars),
    kind,
    line: x.line(nameNode),
    column: x.column(nameNode),
    start: x.line(extent),
    end: x.tree.lineAt(Math.max(x.tree.start[extent] as number, (x.tree.end[extent] as number) - 1)),
  }
  if (x.conditions.length > 0) draft.conditions = x.conditions.slice(0, 32)
  const parent = x.symbols[scope.owner]
  if (parent) {
    draft.parent = scope.owner
    draft.qualified = `${parent.qualified ?? parent.name}.${draft.name}`.slice(0, 4 * LIMITS.nameChars)
  }
  return draft
}

/** Modifiers by Python's naming convention: a leading underscore hides a name, `__x__` belongs to the language. */
export function visibility(x: Extraction, scope: Scope, name: string): Modifier[] {
  const modifiers: Modifier[] = []
  const special = name.startsWith('__') && name.endsWith('__')
  const hidden = name.startsWith('_') && !special
  if (scope.kind === 'module' && !hidden) modifiers.push('exported')
  if (scope.kind === 'class') modifiers.push(hidden ? (name.startsWith('__') ? 'private' : 'protected') : 'public')
  else if (hidden) modifiers.push('private')
  if (x.file.path.endsWith('.pyi')) modifiers.push('declaration')
  return modifiers
}

export function parametersOf(x: Extraction, list: number, dropReceiver: boolean): Parameter[] {
  const { reader } = x
  const { field } = reader
  const parameters: Parameter[] = []
  reader.named(list).forEach((node, at) => {
    if (at === 0 && dropReceiver) return
    const code = reader.code(node)
    const type = x.tree.child(node, field.type)
    const fallback = x.tree.child(node, field.value)
    let nameNode = node
    if (code === NODE.typed_parameter) nameNode = reader.firstNamed(node)
    else if (code === NODE.default_parameter || code === NODE.typed_default_parameter)
      nameNode = x.tree.child(node, field.name)
    if (nameNode < 0 || parameters.length >= 256) return
    const inner = reader.code(nameNode)
    const variadic = inner === NODE.list_splat_pattern || inner === NODE.dictionary_splat_pattern
    if (!variadic && inner !== NODE.identifier) return
    const written = x.text(variadic ? reader.firstNamed(nameNode) : nameNode)
    const parameter: Parameter = { name: written.slice(0, LIMITS.nameChars) }
    if (type >= 0) parameter.type = folded(x.text(type))
    if (fallback >= 0) parameter.default = folded(x.text(fallback))
    if (variadic) parameter.variadic = true
    parameters.push(parameter)
  })
  return parameters
}

/** Text for display: on one line, and cut to the limit. */
export function folded(text: string): string {
  return oneLine(text.slice(0, 4 * LIMITS.signatureChars), 'hash')
    .trim()
    .slice(0, LIMITS.signatureChars)
}

/** The colon after a head, and the comments between it and the first statement. */
const HEAD_END = /:\s*(?:#[^\n]*\n\s*)*(?:#[^\n]*)?$/

/** Sets the docstring and the signature (the head) of a function's or class's draft. */
export function describe(x: Extraction, draft: SymbolDraft, node: number): void {
  const body = x.tree.child(node, x.reader.field.body)
  const doc = docstring(x, body)
  if (doc) draft.doc = doc
  const head = x.tree.text.slice(x.tree.start[node], body < 0 ? x.tree.end[node] : x.tree.start[body])
  draft.signature = folded(head.replace(HEAD_END, ''))
}

/** The docstring of a body: its first statement, when that is a string. */
function docstring(x: Extraction, body: number): [number, number] | undefined {
  const first = body < 0 ? -1 : x.reader.firstNamed(body)
  return first < 0 ? undefined : stringStatement(x, first)
}

/** A string on the line after an assignment documents it (PEP 258, Sphinx). */
function docAfter(x: Extraction, assignment: number): [number, number] | undefined {
  const statement = x.tree.parent[assignment] as number
  const next = x.tree.after[statement] as number
  if (statement < 0 || next >= x.tree.count || x.tree.parent[next] !== x.tree.parent[statement]) return undefined
  return stringStatement(x, next)
}

function stringStatement(x: Extraction, node: number): [number, number] | undefined {
  if (x.reader.code(node) !== NODE.expression_statement) return undefined
  const inner = x.reader.firstNamed(node)
  if (inner < 0 || (x.reader.code(inner) !== NODE.string && x.reader.code(inner) !== NODE.concatenated_string))
    return undefined
  return [x.line(inner), x.tree.lineAt((x.tree.end[inner] as number) - 1)]
}

function firstLineEnd(x: Extraction, node: number): number {
  const start = x.tree.start[node] as number
  const end = x.tree.end[node] as number
  const newline = x.tree.text.indexOf('\n', start)
  return newline < 0 || newline > end ? end : newline
}
