/**
 * Preprocessor lines: includes, and macros with what their bodies use.
 *
 * A macro's body is read as an expression in which its parameters are locals: calls in it belong to the macro.
 */
import type { SymbolDraft } from '../../language.ts'
import { HOW } from '../fact-layout.ts'
import type { Facts } from './facts.ts'
import { parseFieldsOf } from './fields.ts'
import { offerMeaning } from './macro-meaning.ts'
import { offerListed } from './name-lists.ts'
import { noteOpener } from './opened-namespaces.ts'
import { NAMED_CASTS } from './operands.ts'
import { valuesOf } from './positions.ts'
import type { Reader } from './reader.ts'
import { parseStatement } from './statements.ts'
import { docAbove } from './symbols.ts'
import { offerSpread } from './templates.ts'
import { type Directive, KEYWORD, tokenize, WORD } from './tokens.ts'

export function readDirective(r: Reader, d: Directive): void {
  switch (d.name) {
    case 'include':
    case 'include_next':
    case 'import':
      include(r, d)
      return
    case 'define':
      define(r, d)
      return
    case 'if':
    case 'elif':
    case 'ifdef':
    case 'ifndef':
    case 'elifdef':
    case 'elifndef':
      condition(r, d)
      return
    case 'undef':
      condition(r, d)
      undefine(r.facts, r.facts.text.slice(d.bodyStart, d.end).trim())
      return
  }
}

/** What a file takes back of its own, wherever it has it, is nothing to those that include it. */
function undefine(facts: Facts, name: string): void {
  if (!facts.macros.delete(name)) return
  facts.changed.push(name)
  const left = facts.macroSymbols.get(name)?.filter((symbol) => {
    const around = facts.symbols[symbol]?.conditions ?? []
    if (!facts.conditions.every((one) => around.includes(one))) return true
    facts.surface.undone ??= []
    facts.surface.undone.push(symbol)
    return false
  })
  if (left) facts.macroSymbols.set(name, left)
}

function include(r: Reader, d: Directive): void {
  const { facts } = r
  const written = facts.text.slice(d.bodyStart, Math.min(d.end, d.bodyStart + 400))
  const match = /^\s*(?:"([^"\n]+)"|<([^>\n]+)>)/.exec(written)
  if (!match) {
    includeByMacro(r, d, written)
    return
  }
  const path = (match[1] ?? match[2]) as string
  const number = facts.surface.includes.push((match[1] === undefined ? '<' : '"') + path) - 1
  noteCondition(facts)
  const start = d.bodyStart + match[0].length - path.length - 1
  facts.occurrence(path, start, 'import', HOW.include, number)
  if (facts.inEnum) offerListed(r, d.start, number)
  else if (r.scopes.length === 0 && facts.owner === -1) offerSpread(r, d.start, number)
}

/** A header that only some builds include. */
function noteCondition(facts: Facts): void {
  if (facts.conditions.length === 0) return
  facts.surface.includesIf ??= []
  facts.surface.includesIf.push([facts.surface.includes.length - 1, facts.conditionText()])
}

/** `#include NAME`, where this file says what the name stands for. */
function includeByMacro(r: Reader, d: Directive, written: string): void {
  const { facts } = r
  const name = /^\s*(\w+)/.exec(written)?.[1]
  if (name === undefined) return
  facts.occurrence(name, d.bodyStart + written.indexOf(name), 'read', HOW.name, -1)
  const macro = facts.symbols.findLast((symbol) => symbol.kind === 'macro' && symbol.name === name)
  const path = /^#\s*define\s+\w+\s+(?:"([^"]+)"|<([^>]+)>)/.exec(macro?.signature ?? '')
  if (!path) return
  facts.surface.includes.push(path[1] === undefined ? `<${path[2]}` : `"${path[1]}`)
  noteCondition(facts)
}

/** The macros that a condition asks about. */
function condition(r: Reader, d: Directive): void {
  const tokens = tokenize(r.facts.text, d.bodyStart, d.end, r.words, r.cpp, true)
  for (let at = 0; at < tokens.kind.length; at++) {
    const word = tokens.word[at] as number
    if (word < 0) continue
    const text = r.words.text(word)
    if (text === 'defined' || tokens.kind[at] !== WORD) continue
    r.facts.occurrence(text, tokens.start[at] as number, 'read', HOW.name, -1)
  }
}

function define(r: Reader, d: Directive): void {
  const { facts } = r
  const { text } = facts
  const head = /^\s*([A-Za-z_$][\w$]*)/.exec(text.slice(d.bodyStart, Math.min(d.end, d.bodyStart + 300)))
  if (!head) return
  const name = head[1] as string
  const start = d.bodyStart + head[0].length - name.length
  const owner = facts.owner
  facts.owner = -1
  const symbol = facts.symbol(name, 'macro', start, d.start, '')
  const named = facts.macroSymbols.get(name)
  if (named) named.push(symbol)
  else facts.macroSymbols.set(name, [symbol])
  facts.owner = owner
  const draft = facts.symbols[symbol] as SymbolDraft
  draft.signature = text
    .slice(d.start, Math.min(d.end, d.start + 400))
    .replace(/\\?\s+/g, ' ')
    .trim()
    .slice(0, 200)
  if (r.cpp) noteOpener(facts, name, text.slice(start, d.end))
  offerValue(facts, symbol, draft.signature)
  facts.endSymbol(symbol, d.end)
  docAbove(facts, symbol, d.start)
  let at = start + name.length
  const parameters: { name: string; start: number }[] = []
  const takes = text.charCodeAt(at) === 40
  if (takes) {
    const close = text.indexOf(')', at)
    if (close === -1 || close > d.end) return
    for (const part of text.slice(at + 1, close).matchAll(/[A-Za-z_$][\w$]*|\.\.\./g))
      parameters.push({ name: part[0], start: at + 1 + part.index })
    draft.parameters = parameters
      .slice(0, 256)
      .map((p) => (p.name === '...' ? { name: p.name, variadic: true as const } : { name: p.name }))
    at = close + 1
  }
  const macro = { symbol, parameters: takes ? parameters.map((p) => p.name) : undefined, from: at, to: d.end }
  facts.macros.set(name, macro)
  facts.defined.push([name, macro])
  facts.changed.push(name)
  if (takes && callsItself(text.slice(at, d.end), name)) {
    facts.surface.wraps ??= []
    facts.surface.wraps.push(symbol)
  }
  offerMeaning(r, symbol, text.slice(at, d.end), takes ? parameters.map((one) => one.name) : undefined)
  body(r, symbol, at, d.end, takes ? parameters : undefined)
}

const callsItself = (body: string, name: string): boolean =>
  body.includes(name) && new RegExp(`(?<![\\w.>$])${name.replaceAll('$', '\\$')}\\s*\\(`).test(body)

function body(
  r: Reader,
  symbol: number,
  from: number,
  to: number,
  given: { name: string; start: number }[] | undefined,
): void {
  const parameters = given ?? []
  const { facts } = r
  const tokens = tokenize(facts.text, from, to, r.words, r.cpp, true)
  const count = tokens.kind.length
  if (count === 0) return
  // `#define foo bar` renames: whoever says foo means bar.
  const isCast = r.cpp && tokens.kind[0] === KEYWORD && NAMED_CASTS.has(tokens.word[0] as number)
  if (count === 1 && (tokens.kind[0] === WORD || isCast)) {
    facts.surface.aliases ??= []
    facts.surface.aliases.push([symbol, r.words.text(tokens.word[0] as number)])
  }
  // The name alone of one that is called stands for no values.
  const values = given ? 1 : valuesOf(tokens)
  if (values > 1) {
    facts.surface.lists ??= []
    facts.surface.lists.push([symbol, values])
  }
  const inner = r.over(tokens)
  const { owner, conditions, thisType } = facts
  facts.owner = symbol
  facts.conditions = conditions
  facts.thisType = ''
  const scope = new Map<number, number>()
  inner.scopes.push(scope)
  for (const [position, parameter] of parameters.entries()) {
    if (parameter.name === '...') continue
    const local = facts.local(parameter.name, 'parameter', parameter.start, '')
    scope.set(r.words.number(parameter.name), local)
    facts.callbacks.set(local, position)
  }
  const first = facts.body.locals.length
  if (parameters.length === 0 && parseFieldsOf(inner, facts.symbols[symbol]?.name ?? '')) {
    Object.assign(facts, { owner, conditions, thisType })
    return
  }
  while (!inner.ended) {
    const before = inner.at
    parseStatement(inner)
    if (inner.at === before) inner.advance()
  }
  if (parameters.some(({ name }) => facts.declaresSince(first, name))) {
    facts.surface.declares ??= []
    facts.surface.declares.push(symbol)
  }
  facts.owner = owner
  facts.conditions = conditions
  facts.thisType = thisType
}

const NUMBER = /^\(?(0x[\da-f]+|\d+)[uUlL]*\)?$/i
/** Operators between names and numbers, and no calls; names beside names are no expression. */
const FORMULA = /^(?=.*[A-Za-z_])(?=.*[-+*/%<>=&|])[\w\s()<>=!&|+*/%-]{1,120}$/
const CALL_OR_CAST = /[\w)]\s*\(|\)\s*\w|\w\s+\w/

/** What conditions ask about, and no more: names in capitals, the compiler's, and parameters, compared. */
const TEST = /^[A-Z0-9_uUlLx\s()<>=!&|+*/%$-]{1,160}$/
const ASKED = /\b(?:__has_\w+|[A-Z]\w*)\s*\(/g

/** `#define LIMIT 10`, `#define VERSION (MAJOR * 100 + MINOR)`, `#define SINCE(n) (VERSION >= n)`: conditions ask for these. */
function offerValue({ surface }: Facts, symbol: number, signature: string): void {
  const plain = signature.includes('/') ? signature.replace(/\/\*.*?(\*\/|$)|\/\/.*/g, '').trim() : signature
  const [, parameters, body] = /^#\s*define\s+\w+(?:\(([^)]*)\))?\s+(.+)$/.exec(plain) ?? []
  if (body === undefined) return
  const number = NUMBER.exec(body)?.[1]
  if (number !== undefined) {
    surface.numbers ??= []
    surface.numbers.push([symbol, Number(number)])
    return
  }
  const formula = parameters === undefined ? formulaOf(body) : testOf(body, parameters.split(/\s*,\s*/))
  if (formula === undefined) return
  surface.formulas ??= []
  surface.formulas.push([symbol, formula])
}

const formulaOf = (body: string): string | undefined =>
  FORMULA.test(body) && !CALL_OR_CAST.test(body) ? body : undefined

function testOf(body: string, parameters: readonly string[]): string | undefined {
  if (!/[<>=]=|__has_|&&|\|\||[*+]/.test(body)) return undefined
  const formula = body.replace(/[A-Za-z_]\w*/g, (word) => {
    const at = parameters.indexOf(word)
    return at === -1 ? word : `$${at}`
  })
  const isTest = TEST.test(formula.replace(/\b__\w+/g, '__X')) && formula.includes('$')
  return isTest && !CALL_OR_CAST.test(formula.replace(ASKED, '(').replaceAll('$', '')) ? formula : undefined
}
