/**
 * What macros declare where other files call them: `#define DECLARE_LIST(name, type) typedef struct { type *first; } name##List;`.
 *
 * A body is read as declarations, with `$0` for what the macro is given first; which names that makes is known once all files are.
 */
import { LOCAL_KINDS, LOCAL_STRIDE, type Template } from '../fact-layout.ts'
import { type Macro, templateOf } from './expansion.ts'
import type { Facts } from './facts.ts'
import { parseDeclaration } from './file.ts'
import { nearMacros } from './name-lists.ts'
import type { Reader } from './reader.ts'
import { BRACE, CLOSE_BRACE, CLOSE_PAREN, KEYWORD, Tokens, WORD } from './tokens.ts'

const PARAMETER = LOCAL_KINDS.indexOf('parameter')
const MOST_TOKENS = 4000
/** Of macros that other files may call. */
const MOST_SYMBOLS = 64
const KINDS: ReadonlySet<string> = new Set([
  'function',
  'variable',
  'constant',
  'type',
  'struct',
  'union',
  'enum',
  'enum_member',
  'property',
])

/** Once the file is read. */
export function offerTemplates(r: Reader): void {
  const { facts } = r
  for (const [name, macro] of facts.macros) {
    const template = macro.parameters?.length ? declaredBy(r, name, macro) : []
    if (template.length === 0) continue
    facts.surface.templates ??= []
    facts.surface.templates.push([macro.symbol, template])
  }
}

/** A list is included here, outside of everything: what the macros that were defined for it declare with its rows. */
export function offerSpread(r: Reader, offset: number, include: number): void {
  const { facts } = r
  if (r.cpp || r.isExpansion) return
  for (const [name, macro] of nearMacros(facts, offset)) {
    const template = stillDeclaredBy(r, name, macro)
    if (template.length === 0) continue
    facts.surface.spread ??= []
    facts.surface.spread.push([include, name, template])
  }
}

/** Every list that follows may be for the same macro, which is read again only if what it is made of has changed. */
function stillDeclaredBy(r: Reader, name: string, macro: Macro): Template[] {
  const { changed } = r.facts
  const { declares } = macro
  if (declares) {
    while (declares.until < changed.length && !declares.words.has(changed[declares.until] as string)) declares.until++
    if (declares.until === changed.length) return declares.template
  }
  const words = new Set([/\w+/.exec(r.facts.text.slice(macro.from, macro.to))?.[0] ?? ''])
  const template = declaredBy(r, name, macro, words)
  macro.declares = { template, words, until: changed.length }
  return template
}

function declaredBy(r: Reader, name: string, macro: Macro, words?: Set<string>): Template[] {
  if (!mayDeclare(r.facts, name, macro)) return []
  const tokens = templateOf(r, name, macro, words)
  const [first, second] = tokens
  if (!first || tokens.length > MOST_TOKENS || (first.kind !== KEYWORD && first.kind !== WORD)) return []
  if (first.kind === WORD && (first.text.startsWith('$') || (second?.kind !== WORD && second?.text !== '*'))) return []
  if (!tokens.some(({ kind, text }) => kind === WORD && /\w\$|\$\d+[A-Za-z_]/.test(text)) && !DECLARES.test(name))
    return []
  const out = new Tokens()
  for (const { kind, text, word } of tokens) out.push(kind, 0, 0, kind === WORD ? r.words.number(text) : word)
  const isHead = out.kind.at(-1) === CLOSE_PAREN
  if (isHead) {
    out.push(BRACE, 0, 0, -1)
    out.push(CLOSE_BRACE, 0, 0, -1)
  }
  const inner = r.over(out)
  inner.isExpansion = true
  const { facts } = r
  let template: Template[] = []
  facts.withoutTrace(() => {
    const [symbol, local] = [facts.symbols.length, facts.body.locals.length]
    while (!inner.ended) {
      const before = inner.at
      parseDeclaration(inner)
      if (inner.at === before) inner.advance()
    }
    template = templatesSince(facts, symbol)
    if (isHead && template.length === 1) template.push(...parametersSince(facts, local))
  })
  return template.some(({ name }) => name.includes('$')) && template.length <= MOST_SYMBOLS ? template : []
}

/** Most macros are expressions: whether it is worth while to write this one out. */
function mayDeclare({ text, macros }: Facts, name: string, { from, to }: Macro): boolean {
  const body = text.slice(from, to)
  return body.includes('##') || DECLARES.test(name) || macros.has(/\w+/.exec(body)?.[0] ?? '')
}

/** Macros that are called as if what they declare needs no other name than what they are given. */
const DECLARES = /DECL|DEF|PROTO|GENERATE|IMPL/

function templatesSince({ symbols, surface }: Facts, first: number): Template[] {
  return symbols.slice(first).map(({ name, kind, parent, modifiers }, at) => ({
    name: KINDS.has(kind) ? name : '',
    kind,
    parent: parent === undefined ? -1 : parent - first,
    type: (surface.types[surface.typeOf[first + at] ?? -1] ?? '').replace(/#(\d+)/g, (_, of) => `#${of - first}`),
    modifiers: modifiers?.filter((one) => one === 'declaration' || one === 'static') ?? [],
  }))
}

function parametersSince({ body: { locals, words, types } }: Facts, first: number): Template[] {
  const found: Template[] = []
  for (let at = first; at < locals.length; at += LOCAL_STRIDE)
    if (locals[at + 1] === PARAMETER)
      found.push({
        name: words[locals[at] as number] as string,
        kind: 'parameter',
        parent: 0,
        type: types[locals[at + 5] as number] ?? '',
        modifiers: [],
      })
  return found
}
