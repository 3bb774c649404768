/** What a Java declaration says of itself: modifiers, annotations, doc comment, signature, parameters, entry points. */

import type { Modifier, SymbolFact } from '../../../../src/contract/symbols.ts'
import { oneLine } from '../../text/one-line.ts'
import type { SymbolDraft } from '../language.ts'
import { draftSymbol, headFrom, type Parameters } from '../nominal/declarations.ts'
import { childOfType } from '../nominal/extraction.ts'
import { FLAG } from '../nominal/ir.ts'
import { spreadParts } from './extract-statements.ts'
import { dimensionsOf, typeText } from './extract-types.ts'
import { type JavaExtraction as Extraction, isAnnotation } from './grammar.ts'

interface Declared {
  flags: number
  modifiers: Modifier[]
  /** As written, the `@` included. */
  annotations: string[]
}

const MODIFIERS: Record<string, Modifier> = {
  public: 'public',
  protected: 'protected',
  private: 'private',
  static: 'static',
  abstract: 'abstract',
  final: 'final',
}
const TESTS = /^@(?:[\w.]+\.)?(?:Test|ParameterizedTest|RepeatedTest|TestFactory|TestTemplate|Theory|Property)\b/
const ROUTES: [RegExp, string][] = [
  [/^@(Get|Post|Put|Delete|Patch)Mapping\b/, ''],
  [/^@RequestMapping\b/, 'ANY'],
]

export function declared(x: Extraction, node: number): Declared {
  const { tree, grammar } = x
  const found: Declared = { flags: 0, modifiers: [], annotations: [] }
  const list = childOfType(x, node, grammar.t.modifiers)
  if (list < 0) return found
  for (const child of tree.children(list)) {
    if (grammar.isComment(tree, child)) continue
    const text = tree.textOf(child)
    if (isAnnotation(x, child)) {
      found.annotations.push(oneLine(text, 'slashes'))
      if (text === '@Override') found.flags |= FLAG.declaresOverride
      continue
    }
    const modifier = MODIFIERS[text]
    if (modifier === undefined) continue
    found.modifiers.push(modifier)
    found.flags |= FLAG[modifier as keyof typeof FLAG] ?? 0
  }
  return found
}

export function addSymbol(
  x: Extraction,
  node: number,
  nameNode: number,
  kind: SymbolFact['kind'],
  about: Declared,
  more: Partial<SymbolDraft> = {},
): number {
  const { tree } = x
  const draft = draftSymbol(x, node, nameNode, kind, tree.textOf(nameNode), more)
  if (x.comment >= 0) {
    const start = tree.start[x.comment] as number
    if (tree.text.startsWith('/**', start)) {
      draft.doc = [tree.lineAt(start), tree.lineAt((tree.end[x.comment] as number) - 1)]
      if (tree.text.slice(start, tree.end[x.comment]).includes('@deprecated')) about.modifiers.push('deprecated')
    }
  }
  const modifiers: Modifier[] = [...about.modifiers]
  if (about.flags & (FLAG.public | FLAG.protected)) modifiers.push('exported')
  if (about.flags & FLAG.declaresOverride) modifiers.push('override')
  if (about.annotations.some((a) => a.startsWith('@Deprecated'))) modifiers.push('deprecated')
  if (modifiers.length > 0) draft.modifiers = [...new Set([...(more.modifiers ?? []), ...modifiers])]
  if (about.annotations.length > 0) draft.annotations = about.annotations
  return x.symbols.push(draft) - 1
}

/** The head of a declaration on one line, annotations and body left out. */
export function signature(x: Extraction, node: number, body: number): string {
  const { tree, grammar } = x
  let start = tree.start[node] as number
  const list = childOfType(x, node, grammar.t.modifiers)
  if (list >= 0)
    for (const child of tree.children(list))
      if (isAnnotation(x, child))
        if ((tree.text.slice(start, tree.start[child]) as string).trim() === '') start = tree.end[child] as number
  return headFrom(x, start, node, body)
}

interface ParameterParts {
  name: number
  type: number
  /** Behind the name: `int x[]`. */
  dimensions: number
  /** `String... names` */
  spread: boolean
}

export function parameterParts(x: Extraction, node: number): ParameterParts | undefined {
  const { tree, grammar } = x
  const { t, f } = grammar
  const spread = tree.type[node] === t.spread_parameter
  if (!spread && tree.type[node] !== t.formal_parameter) return undefined
  const { name, type } = spread
    ? spreadParts(x, node)
    : { name: tree.child(node, f.name), type: tree.child(node, f.type) }
  return name < 0 || type < 0 ? undefined : { name, type, dimensions: spread ? 0 : dimensionsOf(x, node), spread }
}

export function parametersOf(x: Extraction, list: number): Parameters {
  const { tree } = x
  const found: Parameters = { facts: [], texts: [], variadic: false }
  if (list < 0) return found
  for (const child of tree.children(list)) {
    const parts = parameterParts(x, child)
    if (!parts) continue
    const { name, type, dimensions, spread } = parts
    const text = typeText(x, type) + '[]'.repeat(dimensions)
    found.texts.push([tree.textOf(name), spread ? `${text}[]` : text])
    found.facts.push({
      name: tree.textOf(name),
      type: tree.textOf(type).replace(/\s+/g, ' ') + '[]'.repeat(dimensions),
      ...(spread ? { variadic: true as const } : {}),
    })
    if (spread) found.variadic = true
  }
  return found
}

/** Tests and entry points, told by annotations and by the shape of `main`. */
export function roleOf(x: Extraction, name: string, about: Declared, parameters: Parameters): Partial<SymbolDraft> {
  if (about.annotations.some((a) => TESTS.test(a))) return { modifiers: ['test'] }
  const owner = x.surface.types[x.type]
  if (
    /^test[A-Z_\d]/.test(name) &&
    about.flags & FLAG.public &&
    owner?.supertypes?.some((s) => /(^|\.)TestCase$/.test(s))
  )
    return { modifiers: ['test'] }
  if (name === 'main' && about.flags & FLAG.static && parameters.texts[0]?.[1] === 'String[]')
    return { modifiers: ['entry'], extra: { entry: 'main' } }
  for (const annotation of about.annotations) {
    for (const [pattern, verb] of ROUTES) {
      const match = pattern.exec(annotation)
      if (match) {
        const method = match[1]?.toUpperCase() ?? /RequestMethod\.(\w+)/.exec(annotation)?.[1] ?? verb
        return { modifiers: ['entry'], extra: { route: `${method} ${pathIn(annotation) ?? ''}`.trim() } }
      }
    }
    const verb = /^@(GET|POST|PUT|DELETE|PATCH|HEAD|OPTIONS)$/.exec(annotation)?.[1]
    if (verb) {
      const own = about.annotations.find((one) => /^@Path\b/.test(one))
      return { modifiers: ['entry'], extra: { route: `${verb} ${(own && pathIn(own)) ?? ''}`.trim() } }
    }
  }
  return {}
}

/** The first text of an annotation that is its value or its path: `"/users"`, `path = {"/users", "/people"}`. */
const pathIn = (annotation: string): string | undefined =>
  /^@\w+\(\s*\{?\s*"([^"]*)"|\b(?:value|path)\s*=\s*\{?\s*"([^"]*)"/
    .exec(annotation)
    ?.slice(1)
    .find((one) => one !== undefined)
