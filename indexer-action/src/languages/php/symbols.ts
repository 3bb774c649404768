/** What a PHP declaration says of itself: modifiers, attributes, doc comment, signature, parameters, tests. */

import type { Modifier, Parameter, SymbolFact } from '../../../../src/contract/symbols.ts'
import { oneLine } from '../../text/one-line.ts'
import type { SymbolDraft } from '../language.ts'
import { draftSymbol, headFrom, type Parameters } from '../nominal/declarations.ts'
import { namedChildren } from '../nominal/extraction.ts'
import { FLAG } from '../nominal/ir.ts'
import { type DocComment, docParameters, readDocComment } from './doc-types.ts'
import { betterType } from './extract-statements.ts'
import { typeText } from './extract-types.ts'
import { php, type X } from './grammar.ts'
import { withoutAliases } from './type-aliases.ts'

export interface Declared {
  flags: number
  modifiers: Modifier[]
  attributes: string[]
  doc: DocComment | undefined
}

const FLAGS: Record<string, number> = {
  public: FLAG.public,
  protected: FLAG.protected,
  private: FLAG.private,
  static: FLAG.static,
  abstract: FLAG.abstract,
  final: FLAG.final,
}
const KNOWN = new Set<string>(['public', 'protected', 'private', 'static', 'abstract', 'final', 'readonly'])

export function declared(x: X, node: number): Declared {
  const { tree, grammar } = x
  const found: Declared = {
    flags: 0,
    modifiers: [],
    attributes: [],
    doc: x.comment >= 0 ? withoutAliases(readDocComment(tree.textOf(x.comment)), php(x).typeAliases) : undefined,
  }
  for (const child of tree.children(node)) {
    if (tree.field[child] === grammar.f.attributes) {
      // Each group of brackets is one.
      for (const group of tree.children(child)) found.attributes.push(oneLine(tree.textOf(group), 'both'))
      continue
    }
    if (!/modifier$/.test(tree.typeName(child))) continue
    const text = tree.textOf(child).toLowerCase()
    if (!KNOWN.has(text)) continue
    found.modifiers.push(text as Modifier)
    found.flags |= FLAGS[text] ?? 0
  }
  return found
}

export function addSymbol(
  x: X,
  node: number,
  nameNode: number,
  kind: SymbolFact['kind'],
  about: Declared,
  more: Partial<SymbolDraft> = {},
): number {
  const { tree } = x
  const draft = draftSymbol(x, node, nameNode, kind, tree.textOf(nameNode), more)
  if (x.comment >= 0 && tree.text.startsWith('/**', tree.start[x.comment]))
    draft.doc = [tree.lineAt(tree.start[x.comment] as number), tree.lineAt((tree.end[x.comment] as number) - 1)]
  const modifiers = new Set<Modifier>([...(more.modifiers ?? []), ...about.modifiers])
  if (!(about.flags & (FLAG.private | FLAG.protected))) modifiers.add('exported')
  if (about.doc?.tags.has('deprecated')) modifiers.add('deprecated')
  draft.modifiers = [...modifiers]
  if (about.attributes.length > 0) draft.annotations = about.attributes
  return x.symbols.push(draft) - 1
}

/** A symbol for what has no declaration of its own: it stands where its name is first mentioned. */
export function addMentioned(x: X, parent: number, kind: 'property' | 'method', name: string, offset: number): number {
  const { tree } = x
  const line = tree.lineAt(offset)
  const around = x.symbols[parent]
  const draft: SymbolDraft = {
    name,
    kind,
    line,
    column: tree.columnAt(offset),
    start: line,
    end: line,
    parent,
    qualified: `${around?.qualified ?? around?.name}.${name}`,
    modifiers: ['declaration', 'exported'],
  }
  return x.symbols.push(draft) - 1
}

/** The head of a declaration on one line, attributes and body left out. */
export function signature(x: X, node: number, body: number): string {
  const { tree, grammar } = x
  const attributes = tree.child(node, grammar.f.attributes)
  const start = (attributes >= 0 ? tree.end[attributes] : tree.start[node]) as number
  return headFrom(x, start, node, body)
}

export function parametersOf(x: X, list: number, doc: DocComment | undefined): Parameters {
  const { tree, grammar } = x
  const { f, t } = grammar
  const found: Parameters = { facts: [], texts: [], variadic: false }
  if (list < 0) return found
  const documented = docParameters(doc)
  for (const child of namedChildren(x, list)) {
    const named = tree.child(child, f.name)
    if (named < 0) continue
    const name = tree.textOf(named).replace(/^&\s*/, '')
    const type = tree.child(child, f.type)
    const value = tree.child(child, f.default_value)
    const variadic = tree.type[child] === t.variadic_parameter
    const told = documented.get(name)
    const known = betterType(typeText(x, type), told?.type)
    found.texts.push([name, `${known ?? 'mixed'}${variadic ? '[]' : ''}`])
    const fact: Parameter = { name }
    if (type >= 0) fact.type = tree.textOf(type)
    else if (told) fact.type = told.written
    if (value >= 0) fact.default = tree.textOf(value).replace(/\s+/g, ' ')
    if (variadic) fact.variadic = true
    found.facts.push(fact)
    if (variadic) found.variadic = true
  }
  return found
}

/** PHPUnit and Pest: by name in a test class, by attribute, by annotation. */
export function isTest(x: X, name: string, about: Declared): boolean {
  const owner = x.surface.types[x.type]
  if (about.attributes.some((text) => /\bTest\b/.test(text)) || about.doc?.tags.has('test')) return true
  return /^test(?=[A-Z_0-9])/.test(name) && /Test(Case)?$/.test(owner?.name ?? '')
}
