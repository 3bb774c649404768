/** Definitions of a file: symbols with their position, signature and comment, and locals, which only have a position. */

import { LIMITS } from '../../../../../src/contract/limits.ts'
import type { Modifier, SymbolKind } from '../../../../../src/contract/symbols.ts'
import { oneLine } from '../../../text/one-line.ts'
import type { SymbolDraft } from '../../language.ts'
import * as ir from '../ir.ts'
import type { Extraction } from './extraction.ts'
import { K } from './grammar.ts'

export function defineLocal(x: Extraction, name: number, kind: (typeof ir.LOCAL_KINDS)[number], node: number): number {
  return defineLocalAt(x, name, kind, x.tree.start[node] as number)
}

/** Defines a local that a comment names, at an offset in the file's text. */
export function defineLocalAt(x: Extraction, name: number, kind: (typeof ir.LOCAL_KINDS)[number], at: number): number {
  x.locals.push(name, ir.LOCAL_KINDS.indexOf(kind), x.tree.lineAt(at), x.tree.columnAt(at), x.owner)
  return -(x.locals.length / ir.LOCAL_FIELDS)
}

/**
 * Defines a symbol that a comment declares, at an offset in the file's text. `comment`: its range, if it documents the symbol.
 */
export function defineSymbolAt(
  x: Extraction,
  name: string,
  kind: SymbolKind,
  at: number,
  owner: number,
  comment?: { from: number; to: number },
): number {
  const { tree } = x
  const line = tree.lineAt(at)
  const draft: SymbolDraft = {
    name: name.slice(0, LIMITS.nameChars),
    kind,
    line,
    column: tree.columnAt(at),
    start: line,
    end: line,
  }
  if (owner >= 0) {
    const parent = x.symbols[owner] as SymbolDraft
    draft.parent = owner
    draft.qualified = `${parent.qualified ?? parent.name}.${draft.name}`.slice(0, 4 * LIMITS.nameChars)
  }
  if (comment) draft.doc = [tree.lineAt(comment.from), tree.lineAt(comment.to)]
  const from = tree.lineStarts[line - 1] as number
  const end = tree.text.indexOf('\n', from)
  const signature = fold(tree.text.slice(from, end < 0 ? undefined : end).replace(/^[\s/*]+|\s*\*\/\s*$/g, ''))
  if (signature !== '') draft.signature = signature.slice(0, LIMITS.signatureChars)
  return x.symbols.push(draft)
}

/** Adds a symbol and returns its definition number. */
export function defineSymbol(
  x: Extraction,
  name: string,
  kind: SymbolKind,
  nameNode: number,
  node: number,
  body: number,
  facts: Partial<SymbolDraft> = {},
) {
  const { tree } = x
  const start = tree.start[nameNode] as number
  const line = tree.lineAt(start)
  const end = tree.end[node] as number
  const draft: SymbolDraft = {
    name: name.slice(0, LIMITS.nameChars) || 'default',
    kind,
    line,
    column: tree.columnAt(start),
    start: tree.lineAt(startOf(x, node)),
    end: tree.lineAt(end > (tree.start[node] as number) ? end - 1 : end),
  }
  if (x.owner >= 0) {
    const parent = x.symbols[x.owner] as SymbolDraft
    draft.parent = x.owner
    draft.qualified = `${parent.qualified ?? parent.name}.${draft.name}`.slice(0, 4 * LIMITS.nameChars)
  }
  if (x.doc >= 0) {
    const comment = x.doc
    draft.doc = [tree.lineAt(tree.start[comment] as number), tree.lineAt((tree.end[comment] as number) - 1)]
    if (tree.text.slice(tree.start[comment], tree.end[comment]).includes('@deprecated'))
      facts = { ...facts, modifiers: [...(facts.modifiers ?? []), 'deprecated' as Modifier] }
  }
  const signature = headOf(x, node, body)
  if (signature) draft.signature = signature
  Object.assign(draft, facts)
  if (draft.modifiers?.length === 0) delete draft.modifiers
  if (draft.parameters?.length === 0) delete draft.parameters
  return x.symbols.push(draft)
}

/** The offset at which a declaration begins, including decorators and `export`. */
function startOf(x: Extraction, node: number): number {
  const parent = x.tree.parent[node] as number
  if (parent >= 0) {
    const kind = x.kind(parent)
    if (kind === K.export_statement || kind === K.ambient_declaration || kind === K.lexical_declaration)
      return startOf(x, parent)
    if (kind === K.class_body) {
      // In the TypeScript grammar, decorators of a member are siblings before it.
      let start = x.tree.start[node] as number
      for (let at = node - 1; at > parent; at--) {
        if (x.tree.parent[at] !== parent) continue
        if (x.kind(at) !== K.decorator) break
        start = x.tree.start[at] as number
      }
      return start
    }
  }
  return x.tree.start[node] as number
}

/** The text of a declaration before its body, on one line. */
function headOf(x: Extraction, node: number, body: number): string | undefined {
  const { tree } = x
  const start = tree.start[node] as number
  const end = body >= 0 ? (tree.start[body] as number) : (tree.end[node] as number)
  const raw = tree.text.slice(start, Math.min(end, start + 3 * LIMITS.signatureChars))
  const text = fold(raw)
  return text === '' ? undefined : text.slice(0, LIMITS.signatureChars)
}

/** Puts text on one line, without a trailing `=`, `{`, `=>`, `;` or `,`. */
function fold(text: string): string {
  let folded = oneLine(text, 'slashes').trim()
  for (const tail of ['{', '=>', '=', ';', ','])
    if (folded.endsWith(tail)) folded = folded.slice(0, -tail.length).trim()
  return folded
}
