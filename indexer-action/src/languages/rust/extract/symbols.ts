/** Turns a declaration into a symbol: its position, signature, attributes and doc comment. */
import { LIMITS } from '../../../../../src/contract/limits.ts'
import type { Modifier, Parameter, SymbolKind } from '../../../../../src/contract/symbols.ts'
import { oneLine } from '../../../text/one-line.ts'
import type { SymbolDraft } from '../../language.ts'
import * as ir from '../ir.ts'
import { ExpandedTree } from '../macros/expanded-tree.ts'
import { OUTER } from '../macros/known-macros.ts'
import type { Extraction } from './extraction.ts'
import { pathOf } from './paths.ts'
import { K } from './syntax.ts'

export interface Description {
  kind: SymbolKind
  /** Node of the name. `name` is given if it differs from the node's text. */
  at: number
  name?: string
  declaration: number
  /** The body, where the signature ends; without a body it ends with the declaration. */
  body?: number
  qualifier?: string | undefined
  modifiers?: Modifier[]
  parameters?: Parameter[]
  returns?: string | undefined
  receiver?: string | undefined
  type?: string | undefined
  extra?: SymbolDraft['extra']
}

/** Attributes and doc comments directly above an item, in source order. `start` is the line of the first node, without doc comments. */
interface Above {
  first: number
  start: number
  doc: [number, number] | undefined
  attributes: string[]
}

export function above(x: Extraction, node: number): Above {
  const found: Above = { first: node, start: x.line(node), doc: undefined, attributes: [] }
  const { tree } = x
  const siblings: number[] = []
  const parent = tree.parent[node] as number
  // The siblings before the node are walked from the first one, because the tree has no links to previous siblings. Items are
  // read in order, so the walk continues at the node where the last one ended.
  const { lastSibling } = x
  const near = lastSibling.tree === tree && lastSibling.parent === parent && lastSibling.node < node
  let at = near ? lastSibling.node : parent + 1
  for (; at < node; at = tree.after[at] as number) siblings.push(at)
  x.lastSibling = { tree, parent, node }
  let docEnd = 0
  let docStart = 0
  for (let i = siblings.length - 1; i >= 0; i--) {
    const sibling = siblings[i] as number
    const code = x.code(sibling)
    if (code === K.attribute_item) {
      found.attributes.unshift(attributeText(x, sibling))
      found.first = sibling
      found.start = x.line(sibling)
    } else if (code === K.line_comment || code === K.block_comment) {
      const text = tree.text.slice(tree.start[sibling], (tree.start[sibling] as number) + 3)
      if (text !== '///' && text !== '/**') {
        if (docStart !== 0) break
        continue
      }
      docStart = x.line(sibling)
      if (docEnd === 0) docEnd = text === '///' ? docStart : x.endLine(sibling)
    } else if (code !== K.visibility_modifier) break
  }
  if (docStart !== 0) found.doc = [docStart, docEnd]
  return found
}

/** What stands between the brackets of an attribute, in one line. */
export const attributeText = (x: Extraction, attribute: number): string =>
  oneLine(x.text(attribute), 'slashes').slice(2, -1).trim()

/**
 * Adds a symbol and returns its index; -1 if a macro makes the declaration, and its name is written neither in the call nor in the
 * macro's definition in this file.
 */
export function addSymbol(x: Extraction, d: Description): number {
  const name = d.name ?? x.text(d.at)
  const parent = x.owner
  const over = above(x, d.declaration)
  readVisibility(x, d.declaration)
  const draft: SymbolDraft = {
    name,
    kind: d.kind,
    line: x.line(d.at),
    column: x.column(d.at),
    start: over.start,
    end: x.endLine(d.declaration),
  }
  if (x.tree instanceof ExpandedTree && over.attributes.includes(OUTER)) return parent
  if (x.tree instanceof ExpandedTree) moveToDefinition(x.tree, d, draft)
  const container = d.qualifier ?? (parent >= 0 ? (x.symbols[parent]?.qualified ?? x.symbols[parent]?.name) : undefined)
  if (container !== undefined && container !== '') draft.qualified = `${container}.${name}`
  if (x.tree instanceof ExpandedTree && !isFirst(x, x.tree, d, draft)) return -1
  if (parent >= 0) draft.parent = parent
  if (over.doc) draft.doc = over.doc
  draft.signature = signatureOf(x, d)
  const modifiers = [...(d.modifiers ?? []), ...modifiersOf(x, d, over)]
  if (modifiers.length > 0) draft.modifiers = [...new Set(modifiers)]
  if (d.parameters) draft.parameters = d.parameters
  if (d.returns !== undefined) draft.returns = d.returns
  if (d.receiver !== undefined) draft.receiver = d.receiver
  if (d.type !== undefined) draft.type = d.type
  const annotations = over.attributes.filter((text) => !text.startsWith('doc'))
  if (annotations.length > 0) draft.annotations = annotations.map((text) => text.slice(0, LIMITS.signatureChars))
  const conditions = [...x.conditions, ...conditionsOf(over.attributes)]
  if (conditions.length > 0) draft.conditions = conditions.map((text) => text.slice(0, LONGEST))
  if (d.extra) draft.extra = d.extra
  if (x.tree instanceof ExpandedTree) {
    const { start: starts, end: ends } = x.tree
    const isWritten = x.tree.isWritten(starts[d.at] as number)
    const lines = isWritten && x.tree.linesOf(starts[over.first] as number, ends[d.declaration] as number)
    if (lines) [draft.start, draft.end] = lines
    draft.start = Math.min(draft.start, draft.line)
    draft.end = Math.max(draft.end, draft.line)
  }
  const symbol = x.symbols.push(draft) - 1
  if (conditions.some((text) => text.length > LONGEST)) {
    x.longConditions.set(symbol, conditions)
    x.surface.conditions.push(symbol + 1, x.string(conditions.join('\n')))
  }
  return symbol
}

/** How much is told of a symbol's condition. */
const LONGEST = 200

/** The `cfg` conditions of a symbol and of what it stands in. */
export const conditionsOfSymbol = (x: Extraction, symbol: number): string[] =>
  x.longConditions.get(symbol) ?? x.symbols[symbol]?.conditions ?? []

/** What only the macro's definition names is declared there. */
function moveToDefinition(tree: ExpandedTree, d: Description, draft: SymbolDraft): void {
  const at = tree.definedAt(tree.start[d.at] as number)
  if (at < 0) return
  const { file } = tree
  const lineOf = (offset: number): number => {
    const defined = tree.definedAt(offset)
    return defined < 0 ? draft.line : file.lineAt(defined)
  }
  draft.line = file.lineAt(at)
  draft.column = file.columnAt(at)
  draft.start = lineOf(tree.start[d.declaration] as number)
  draft.end = lineOf((tree.end[d.declaration] as number) - 1)
}

/**
 * Whether an expansion's name is written in the file, and not yet a symbol: a macro may write out the same items twice. Members that
 * only the macro names are left out where they implement a trait, which declares them.
 */
function isFirst(x: Extraction, tree: ExpandedTree, { at, kind }: Description, draft: SymbolDraft): boolean {
  const offset = tree.start[at] as number
  const isWritten = tree.isWritten(offset)
  if (!isWritten && (x.isImplementing || kind === 'impl' || tree.definedAt(offset) < 0)) return false
  const key = `${draft.line}:${draft.column} ${kind}${isWritten ? '' : ` ${draft.qualified ?? draft.name}`}`
  if (x.declared.has(key)) return false
  x.declared.add(key)
  return true
}

/** `pub(in crate::store)` names a module. */
function readVisibility(x: Extraction, declaration: number): void {
  const visibility = x.childOf(declaration, K.visibility_modifier)
  if (visibility < 0) return
  const path = x.childOf(visibility, K.scoped_identifier)
  if (path >= 0) pathOf(x, path, ir.TYPE_PATH, ir.READ)
}

export const conditionsOf = (attributes: readonly string[]): string[] =>
  attributes.filter((text) => /^cfg\s*\(/.test(text))

function modifiersOf(x: Extraction, d: Description, over: Above): Modifier[] {
  const modifiers: Modifier[] = []
  const visibility = x.childOf(d.declaration, K.visibility_modifier)
  if (visibility >= 0) {
    const text = x.text(visibility)
    if (text === 'pub') modifiers.push('exported', 'public')
    else modifiers.push('internal')
  }
  const functionModifiers = x.childOf(d.declaration, K.function_modifiers)
  if (functionModifiers >= 0 && /\basync\b/.test(x.text(functionModifiers))) modifiers.push('async')
  for (const attribute of over.attributes) {
    if (/^deprecated\b/.test(attribute)) modifiers.push('deprecated')
    if (/^([\w:]+::)?(test|bench|rstest|test_case|wasm_bindgen_test|quickcheck|proptest)\b/.test(attribute))
      modifiers.push('test')
    if (/^(no_mangle|export_name|macro_export|unsafe\(no_mangle)/.test(attribute)) modifiers.push('exported')
  }
  return modifiers
}

function signatureOf(x: Extraction, d: Description): string {
  const start = x.tree.start[d.declaration] as number
  const end =
    d.body === undefined || d.body < 0 ? (x.tree.end[d.declaration] as number) : (x.tree.start[d.body] as number)
  const head = x.tree.text.slice(start, Math.min(end, start + 4 * LIMITS.signatureChars))
  return oneLine(head, 'slashes')
    .replace(/[\s{;,]+$/, '')
    .slice(0, LIMITS.signatureChars)
}
