/** What a C# declaration says of itself: modifiers, attributes, doc comment, signature, parameters, tests, routes. */

import type { Modifier, Parameter, SymbolFact } from '../../../../src/contract/symbols.ts'
import { oneLine } from '../../text/one-line.ts'
import type { SymbolDraft } from '../language.ts'
import { draftSymbol, headFrom, type Parameters } from '../nominal/declarations.ts'
import { namedChildren } from '../nominal/extraction.ts'
import { FLAG } from '../nominal/ir.ts'
import { typeText } from './extract-types.ts'
import type { X } from './grammar.ts'

interface Declared {
  flags: number
  modifiers: Modifier[]
  attributes: string[]
  partial: boolean
}

const KNOWN = new Set([
  'public',
  'protected',
  'private',
  'internal',
  'static',
  'abstract',
  'readonly',
  'async',
  'override',
])
const FLAGS: Record<string, number> = {
  public: FLAG.public,
  protected: FLAG.protected,
  private: FLAG.private,
  static: FLAG.static,
  abstract: FLAG.abstract,
  override: FLAG.declaresOverride,
  sealed: FLAG.final,
}
const TESTS =
  /^(?:\w+\.)*(?:Fact|Theory|Test|TestMethod|TestCase|DataTestMethod|TestCaseSource|SkippableFact|Property)(?:Attribute)?\b/

export function declared(x: X, node: number): Declared {
  const { tree, grammar } = x
  const found: Declared = { flags: 0, modifiers: [], attributes: [], partial: false }
  for (const child of tree.children(node)) {
    const type = tree.type[child]
    if (type === grammar.t.attribute_list) {
      for (const one of namedChildren(x, child)) found.attributes.push(oneLine(tree.textOf(one), 'slashes'))
    } else if (type === grammar.t.modifier) {
      const text = tree.textOf(child)
      if (text === 'partial') found.partial = true
      if (text === 'sealed') found.modifiers.push('final')
      if (text === 'const') found.flags |= FLAG.static | FLAG.final
      if (KNOWN.has(text)) found.modifiers.push(text as Modifier)
      found.flags |= FLAGS[text] ?? 0
    }
  }
  return found
}

export function addSymbol(
  x: X,
  node: number,
  nameNode: number,
  kind: SymbolFact['kind'],
  about: Declared,
  more: Partial<SymbolDraft> & { called?: string } = {},
): number {
  const { tree } = x
  const { called, ...rest } = more
  const draft = draftSymbol(x, node, nameNode, kind, called ?? tree.textOf(nameNode), rest)
  const doc = docLines(x, node)
  if (doc) draft.doc = doc
  const modifiers = new Set<Modifier>([...(rest.modifiers ?? []), ...about.modifiers])
  if (about.flags & (FLAG.public | FLAG.protected)) modifiers.add('exported')
  if (about.attributes.some((text) => /^(System\.)?Obsolete\b/.test(text))) modifiers.add('deprecated')
  if (modifiers.size > 0) draft.modifiers = [...modifiers]
  if (about.attributes.length > 0) draft.annotations = about.attributes
  return x.symbols.push(draft) - 1
}

/** `///` lines stand directly above, each a comment of its own. */
function docLines(x: X, node: number): [number, number] | undefined {
  const { tree } = x
  if (
    x.comment < 0 ||
    !/^\/\/\/|^\/\*\*/.test(tree.text.slice(tree.start[x.comment], (tree.start[x.comment] as number) + 3))
  )
    return undefined
  const last = tree.lineAt((tree.end[x.comment] as number) - 1)
  if (last + 1 !== tree.lineAt(tree.start[node] as number)) return undefined
  let first = tree.lineAt(tree.start[x.comment] as number)
  const starts = tree.lineStarts
  while (first > 1 && /^\s*\/\/\//.test(tree.text.slice(starts[first - 2], starts[first - 1]))) first--
  return [first, last]
}

/** The head of a declaration on one line, attributes and body left out. */
export function signature(x: X, node: number, body: number): string {
  const { tree, grammar } = x
  let start = tree.start[node] as number
  for (const child of tree.children(node)) {
    if (tree.type[child] !== grammar.t.attribute_list) break
    start = tree.end[child] as number
  }
  return headFrom(x, start, node, body)
}

interface CsharpParameters extends Parameters {
  /** How many have no default. */
  required: number
  /** The first is `this`: an extension method. */
  extension: boolean
}

export function parametersOf(x: X, list: number): CsharpParameters {
  const { tree, grammar } = x
  const { t, f } = grammar
  const found: CsharpParameters = { facts: [], texts: [], variadic: false, required: 0, extension: false }
  if (list < 0) return found
  let looseType = -1
  for (const child of namedChildren(x, list)) {
    if (tree.field[child] === f.type) {
      looseType = child
      continue
    }
    const loose = tree.field[child] === f.name && tree.type[child] === t.identifier
    if (!loose && tree.type[child] !== t.parameter) continue
    const name = loose ? child : tree.child(child, f.name)
    const type = loose ? looseType : tree.child(child, f.type)
    if (name < 0) continue
    const head = loose ? 'params' : tree.text.slice(tree.start[child], type >= 0 ? tree.start[type] : tree.start[name])
    const value = loose
      ? undefined
      : namedChildren(x, child).find(
          (one) => one !== name && one !== type && tree.type[one] !== t.attribute_list && tree.type[one] !== t.modifier,
        )
    const variadic = /\bparams\b/.test(head)
    if (/\bthis\b/.test(head) && found.facts.length === 0) found.extension = true
    found.texts.push([tree.textOf(name), typeText(x, type) ?? '?'])
    const fact: Parameter = { name: tree.textOf(name) }
    if (type >= 0) fact.type = tree.textOf(type).replace(/\s+/g, ' ')
    if (value !== undefined) fact.default = tree.textOf(value).replace(/\s+/g, ' ')
    else if (!variadic) found.required = found.facts.length + 1
    if (variadic) {
      fact.variadic = true
      found.variadic = true
    }
    found.facts.push(fact)
  }
  return found
}

/** Tests and entry points, told by attributes and by the shape of `Main`. */
export function roleOf(name: string, about: Declared): Partial<SymbolDraft> {
  if (about.attributes.some((text) => TESTS.test(text))) return { modifiers: ['test'] }
  if (name === 'Main' && about.flags & FLAG.static) return { modifiers: ['entry'], extra: { entry: 'main' } }
  for (const text of about.attributes) {
    const match = /^Http(Get|Post|Put|Delete|Patch|Head|Options)(?:Attribute)?(?:\(\s*"([^"]*)")?/.exec(text)
    if (match)
      return {
        modifiers: ['entry'],
        extra: { route: `${(match[1] as string).toUpperCase()} ${match[2] ?? ''}`.trim() },
      }
  }
  return {}
}
