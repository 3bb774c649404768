/** `NAME(…)` where a declaration should begin: a macro that declares, defines or decorates something. */

import { LIMITS } from '../../../../../src/contract/limits.ts'
import type { SymbolDraft } from '../../language.ts'
import { HOW } from '../fact-layout.ts'
import { parseArguments } from './calls.ts'
import { declaringCall, offerCall } from './calls-of-macros.ts'
import { parseDeclarator } from './declarators.ts'
import { declaredName, holdsBody, readExpansion, standsFor } from './expansion.ts'
import { parseExpression } from './expressions.ts'
import { holdsVariable } from './fields.ts'
import { endDeclaration, parseDeclaration, parseVariable } from './file.ts'
import { functionFollows, parseBody } from './functions.ts'
import { macroDefinition } from './kernel.ts'
import { EXTERN } from './keywords.ts'
import { knownDeclaration } from './known-declarations.ts'
import { parseParameters } from './parameters.ts'
import type { Reader } from './reader.ts'
import { listHead } from './records.ts'
import { parseSpecifiers } from './specifiers.ts'
import { describe } from './symbols.ts'
import {
  ARROW,
  BRACE,
  CLOSE_BRACE,
  CLOSE_PAREN,
  COLON,
  COMMA,
  KEYWORD,
  PAREN,
  SEMICOLON,
  STAR,
  STRING,
  tokenize,
  WORD,
} from './tokens.ts'
import { isLineOfMacro, isOldStyle, namesFunction, newlineAfter, wrapsType } from './type-words.ts'

/** `NAME(…)` where a declaration should begin. */
export function macroAtTop(r: Reader): boolean {
  const open = r.at + 1
  const past = r.pastClose(open)
  const next = r.kind[past]
  if (r.cpp && (r.isKnownType(r.at) || next === COLON || r.facts.thisType !== '')) return false
  if (r.cpp && next === ARROW) {
    // `BENCHMARK(run)->Range(8, 64);`
    r.inScope(() => parseExpression(r))
    r.take(SEMICOLON)
    return true
  }
  if (knownDeclaration(r)) return true
  // `BENCHMARK_F(Fixture, opens)(benchmark::State &state) { … }`
  if (r.cpp && next === PAREN && r.is(WORD, 2) && r.kind[r.pastClose(past)] === BRACE && CAPITALS.test(r.textAt(r.at)))
    return testFunction(r, past)
  if (next === SEMICOLON && listHead(r) !== undefined) {
    r.take(SEMICOLON)
    return true
  }
  if ((next === SEMICOLON || next === BRACE) && holdsHead(r, open, past)) {
    headInside(r)
    return true
  }
  if (!r.cpp && (OF_ATTRIBUTE.test(r.textAt(r.at)) || r.isKeyword(EXTERN, 2)) && holdsVariable(r, open)) {
    variableInside(r)
    return true
  }
  if (next !== SEMICOLON && next !== BRACE) {
    // `ATTRIBUTE(x) int f(void)`, old-style heads, or a macro that needs no semicolon.
    if (next === WORD || next === KEYWORD) {
      if (isOldStyle(r, open, past)) return false
      const glued =
        r.templateStart === -1 &&
        newlineAfter(r, past - 1) &&
        (holdsBody(r) ||
          (/^[A-Z_0-9]+$/.test(r.textAt(r.at)) && isDeclarationStart(r, past) && !wrapsType(r, open, past)))
      if (!glued) return macroDefinition(r)
    } else if (next !== CLOSE_BRACE && next !== undefined) return macroDefinition(r)
  }
  if (macroDefinition(r)) return true
  if (next === BRACE) {
    if (/^[a-z]\w*$/.test(r.textAt(r.at)) && !r.is(STRING, 2)) return false // a function without a return type
    return testFunction(r, past)
  }
  if (standsFor(r, BRACE, SEMICOLON)) readExpansion(r, parseDeclaration)
  declaringCall(r, past)
  r.takeCalled()
  r.scopes.push(new Map())
  parseArguments(r)
  r.scopes.pop()
  r.take(SEMICOLON)
  return true
}

/**
 * `static DEFINE_SORT(sort_doors, struct door)`, with a macro of another file and no semicolon: it has a body in it, and
 * gives its function the first name that it is told. Reading stands at the macro. True when it was one, and has been read.
 */
export function functionByMacro(r: Reader, whole: number): boolean {
  const { facts } = r
  if (facts.macros.has(r.textAt(r.at)) || !namesFunction(r, r.at + 1)) return false
  const past = r.pastClose(r.at + 1)
  const name = r.at + 2
  const macro = r.textAt(r.at)
  const symbol = facts.symbol(r.textAt(name), 'function', r.start[name] as number, whole, '(%')
  const draft = facts.symbols[symbol] as SymbolDraft
  draft.modifiers = ['static']
  draft.extra = { macro: macro.slice(0, LIMITS.nameChars) }
  facts.occurrence(macro, r.start[r.at] as number, 'call', HOW.name, -1)
  r.goTo(name + 1)
  r.take(COMMA)
  const end = r.end[past - 1] as number
  r.inScope(() => {
    while (!r.ended && r.at < past - 1) {
      const before = r.at
      parseExpression(r)
      r.take(COMMA)
      if (r.at === before) r.advance()
    }
  })
  r.goTo(past)
  describe(r, symbol, whole, end)
  facts.endSymbol(symbol, end)
  return true
}

/** `(static int least(struct heap *heap))`: words up to a list of parameters, and nothing behind it. */
function holdsHead(r: Reader, open: number, past: number): boolean {
  let at = open + 1
  while (r.kind[at] === WORD || r.kind[at] === KEYWORD || r.kind[at] === STAR) at++
  return at > open + 2 && r.kind[at] === PAREN && r.kind[at - 1] === WORD && r.pastClose(at) === past - 1
}

/** `EXPORT(int f(void));`, `UNUSED(static int f(void)) { … }` */
function headInside(r: Reader): void {
  const first = r.facts.body.occurrences.length
  r.takeCalled()
  r.advance()
  const specifiers = parseSpecifiers(r, 'declaration')
  r.scopes.push(new Map())
  const declared = parseDeclarator(r, specifiers.type, 'global')
  r.take(CLOSE_PAREN)
  if (declared.name === -1 || !functionFollows(r, specifiers, declared, first)) endDeclaration(r)
  r.scopes.pop()
}

/** In old C, `f(int x);` declares a function. */
const OF_ATTRIBUTE = /^(__\w+|[A-Z][A-Z0-9_]*)$/

/** `WITH_THREADS(extern lock_t door_lock);` */
function variableInside(r: Reader): void {
  const first = r.facts.body.occurrences.length
  r.takeCalled()
  r.advance()
  const specifiers = parseSpecifiers(r, 'declaration')
  const declared = parseDeclarator(r, specifiers.type, 'global')
  if (declared.name !== -1) parseVariable(r, specifiers, declared, first)
  r.take(CLOSE_PAREN)
  endDeclaration(r)
}

/** `#define HEAD int scan(char *text)`: what a function can be written after. */
const HEAD = /^#\s*define\s+\w+\s+((?:\w+[\s*]+)+?(\w+)\s*\([^()]*\))$/

/** `HEAD {`, where the macro stands for the whole head of the function. True when it was one, and has been read. */
export function macroHead(r: Reader): boolean {
  const { facts } = r
  const name = r.textAt(r.at)
  const macro = facts.symbols.findLast((symbol) => symbol.kind === 'macro' && symbol.name === name)
  const head = HEAD.exec(macro?.signature ?? '')
  if (!macro || !head) return false
  const start = r.start[r.at] as number
  facts.occurrence(name, start, 'call', HOW.name, -1)
  const symbol = facts.symbol(head[2] as string, 'function', start, start, '(%')
  ;(facts.symbols[symbol] as SymbolDraft).signature = head[1] as string
  r.advance()
  const owner = facts.owner
  facts.owner = symbol
  const { lineStarts } = facts.tree
  const from = facts.text.indexOf('(', lineStarts[macro.start - 1])
  const inner = r.over(tokenize(facts.text, from, lineStarts[macro.end] ?? facts.text.length, r.words, r.cpp, true))
  const scope = new Map<number, number>()
  inner.scopes.push(scope)
  parseParameters(inner, true)
  facts.owner = owner
  r.scopes.push(scope)
  parseBody(r, symbol, undefined)
  r.scopes.pop()
  return true
}

const CAPITALS = /^[A-Z][A-Z0-9]*_[A-Z0-9_]+$/

const FIXTURE = /_[FP]$|^TYPED_TEST|FIXTURE|_METHOD$/

const isDeclarationStart = (r: Reader, token: number): boolean =>
  r.kind[token] === KEYWORD || (r.kind[token] === WORD && r.kind[token + 1] === PAREN) || isLineOfMacro(r, token)

/** `TEST(Suite, Name) { … }`: the macro makes a function, and what it is called is in the parentheses. */
function testFunction(r: Reader, past: number): boolean {
  const { facts } = r
  const start = r.start[r.at] as number
  const macro = r.textAt(r.at)
  const open = r.at + 1
  const names: number[] = []
  for (let at = r.at + 2; at < past - 1; at++)
    if (r.kind[at] === WORD && (r.kind[at + 1] === COMMA || at + 1 === past - 1)) names.push(at)
  const last = names.at(-1)
  facts.occurrence(macro, start, 'call', HOW.name, -1)
  if (last === undefined) {
    r.goTo(past)
    return true
  }
  const test = /test|TEST|BENCH|FIXTURE/.test(macro)
  const known = declaredName(r)
  const said = test && names.length > 1 ? names.map((n) => r.textAt(n)).join('.') : r.textAt(names[0] as number)
  const name = known === '' ? said : known
  const symbol = facts.symbol(name, 'function', r.start[test ? last : (names[0] as number)] as number, start, '(%')
  if (/test|TEST/.test(macro)) (facts.symbols[symbol] as SymbolDraft).modifiers = ['test']
  const draft = facts.symbols[symbol] as SymbolDraft
  if (known === '') draft.extra = { macro: macro.slice(0, LIMITS.nameChars) }
  // Fixtures: the test is a method of a class derived from the one that is named first; in Boost, second.
  const at = FIXTURE.test(macro) ? (macro.startsWith('BOOST_') ? names[1] : names[0]) : undefined
  const fixture = at === undefined || (names.length === 1 && !r.is(STRING, 4)) ? '' : r.textAt(at)
  if (fixture !== '') draft.receiver = fixture
  if (fixture !== '') {
    const { owner } = facts
    facts.owner = symbol
    facts.occurrence(fixture, r.start[at as number] as number, 'type', HOW.type, -1)
    facts.owner = owner
  }
  offerCall(r, symbol, r.at, past)
  r.goTo(past)
  describe(r, symbol, start, r.end[past - 1] as number)
  const around = facts.thisType
  r.scopes.push(new Map())
  // `TEST_CASE_TEMPLATE("opens", Door, …)`, and in Boost behind the name: a type that the body has.
  const parameter = macro.includes('_TEMPLATE') && !r.is(PAREN) ? names[r.kind[open + 1] === STRING ? 0 : 1] : undefined
  if (parameter !== undefined) r.declare(parameter, 'type', '')
  if (macro.startsWith('TYPED_TEST'))
    r.scopes.at(-1)?.set(r.words.number('TypeParam'), facts.local('TypeParam', 'type', start, ''))
  if (fixture !== '') facts.thisType = `t:${fixture}`
  if (r.is(PAREN)) parametersOf(r, symbol)
  parseBody(r, symbol, undefined)
  r.scopes.pop()
  facts.thisType = around
  return true
}

function parametersOf(r: Reader, symbol: number): void {
  const { facts } = r
  const { owner } = facts
  facts.owner = symbol
  ;(facts.symbols[symbol] as SymbolDraft).parameters = parseParameters(r, true).list
  facts.owner = owner
}
