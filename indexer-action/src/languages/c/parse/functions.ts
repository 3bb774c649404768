/** Functions: prototypes, definitions old and new, and the symbol that stands for them. */

import type { SymbolDraft } from '../../language.ts'
import { HOW, LOCAL_STRIDE, OCCURRENCE_STRIDE } from '../fact-layout.ts'
import { parseRequiresClause, REQUIRES } from './constraints.ts'
import { type Declarator, heldBy, parseTrailingReturn } from './declarators.ts'
import { endDeclaration } from './file.ts'
import { takeGenerics, takeKinds } from './generics.ts'
import { CONST, DEFAULTED, TRY } from './keywords.ts'
import { parseLocalDeclaration } from './locals.ts'
import { parseConstructorInitializers } from './methods.ts'
import type { Reader } from './reader.ts'
import type { Specifiers } from './specifiers.ts'
import { parseCompound } from './statements.ts'
import { addModifier, describe, ownedBy } from './symbols.ts'
import {
  AMPERSAND,
  BRACE,
  CLOSE_BRACE,
  COLON,
  COMMA,
  COMPARE,
  EQUALS,
  KEYWORD,
  keyword,
  PAREN,
  SEMICOLON,
  WORD,
} from './tokens.ts'
import { isAttribute, OVERRIDES, skipAttribute } from './type-words.ts'

const CV = new Set(['const', 'volatile', 'noexcept', 'mutable', 'throw'].map(keyword))

/** After the head: a body makes a definition, a semicolon a prototype. True when the declaration is over. */
export function functionFollows(r: Reader, specifiers: Specifiers, declared: Declarator, first: number): boolean {
  const { facts } = r
  const headEnd = r.end[r.at - 1] as number
  if (r.cpp) {
    while (
      (r.is(KEYWORD) && CV.has(r.word[r.at] as number)) ||
      (r.is(WORD) && OVERRIDES.test(r.textAt(r.at))) ||
      r.is(AMPERSAND) ||
      (r.is(COMPARE) && declared.qualifier !== '') || // `f() && {`
      r.isKeyword(REQUIRES) ||
      isAttribute(r, r.at)
    ) {
      if (isAttribute(r, r.at)) skipAttribute(r)
      else if (r.isKeyword(REQUIRES)) parseRequiresClause(r)
      else {
        if (r.isKeyword(CONST)) declared.isConst = true
        r.advance()
        if (r.is(PAREN)) r.skipBalanced()
      }
    }
    const trailing = parseTrailingReturn(r)
    if (trailing !== '') declared.type = `(${trailing}`
    if (r.isKeyword(REQUIRES)) parseRequiresClause(r)
    if (trailing !== '' && !specifiers.isAuto && r.is(SEMICOLON)) {
      // `Box(T) -> Box<T>;` tells what a class that is made is given, and is nothing by itself.
      facts.occurrence(declared.text, r.start[declared.name] as number, 'type', HOW.type, -1)
      r.advance()
      return true
    }
  }
  declared.isDeduced = r.cpp && specifiers.isAuto && isOpen(declared)
  const type = declared.type
  const old = declared.bareNames.length > 0 && (r.is(WORD) || r.is(KEYWORD))
  if (old) oldStyleParameters(r, declared)
  const constructs = r.cpp && r.is(COLON)
  if (!r.is(BRACE) && !constructs && !r.isKeyword(TRY)) {
    if (r.cpp && r.is(EQUALS) && r.is(KEYWORD, 1) && DEFAULTED.has(r.word[r.at + 1] as number)) {
      const symbol = functionSymbol(r, specifiers, declared, type)
      describe(r, symbol, specifiers.start, headEnd, declared)
      r.advance()
      r.advance()
      r.take(SEMICOLON)
      return true
    }
    if (!r.is(SEMICOLON) && !r.is(COMMA) && !r.is(CLOSE_BRACE) && !r.is(WORD) && !r.is(KEYWORD)) return false
    if (declared.qualifier !== '' && !r.is(SEMICOLON)) return false
    const symbol = functionSymbol(r, specifiers, declared, type)
    facts.claim(first, symbol)
    for (const local of declared.locals) facts.body.locals[local * LOCAL_STRIDE + 4] = symbol
    addModifier(facts.symbols[symbol] as SymbolDraft, 'declaration')
    describe(r, symbol, specifiers.start, headEnd, declared)
    if (r.is(COMMA)) return false
    endDeclaration(r)
    return true
  }
  const symbol = functionSymbol(r, specifiers, declared, type)
  facts.claim(first, symbol)
  describe(r, symbol, specifiers.start, headEnd, declared)
  if (r.isKeyword(TRY)) r.advance()
  const owner = facts.owner
  facts.owner = symbol
  if (constructs || (r.cpp && r.is(COLON))) parseConstructorInitializers(r)
  facts.owner = owner
  parseBody(r, symbol, declared)
  return true
}

/** What it gives is not written. */
export const isOpen = ({ type }: Declarator): boolean => type === '(%' || type === ''

/** `int a; char *b;` between head and body give the parameters their types. */
function oldStyleParameters(r: Reader, declared: Declarator): void {
  const { body } = r.facts
  const before = body.locals.length
  while (!r.ended && !r.is(BRACE) && !r.is(CLOSE_BRACE)) {
    const here = r.at
    parseLocalDeclaration(r)
    if (r.at === here) r.advance()
  }
  for (let at = before; at < body.locals.length; at += LOCAL_STRIDE) {
    body.locals[at + 1] = 0
    declared.locals.push(at / LOCAL_STRIDE)
  }
  for (const occurrence of declared.bareNames) {
    const at = occurrence * OCCURRENCE_STRIDE
    const word = body.occurrences[at + 2]
    const local = declared.locals.find((l) => body.locals[l * LOCAL_STRIDE] === word)
    if (local !== undefined) {
      body.occurrences[at + 5] = HOW.local
      body.occurrences[at + 6] = local
      r.facts.use(occurrence, 'read')
    }
  }
}

export function functionSymbol(r: Reader, specifiers: Specifiers, declared: Declarator, type: string): number {
  const { facts } = r
  const symbol = facts.symbol(
    declared.text,
    declared.qualifier === '' ? 'function' : 'method',
    r.start[declared.name] as number,
    specifiers.start,
    type,
  )
  const draft = facts.symbols[symbol] as SymbolDraft
  if (specifiers.modifiers.length > 0)
    draft.modifiers = [...new Set(specifiers.modifiers.filter((m) => m !== 'abstract'))]
  if (specifiers.isStatic) addModifier(draft, 'static')
  if (declared.text === 'main' && facts.owner === -1) addModifier(draft, 'entry')
  if (/^test_|_test$|^Test/.test(declared.text)) addModifier(draft, 'test')
  if (r.cpp) {
    const takes = r.isConstrained ? declared.takes.map((type) => (type.startsWith('?') ? '?if' : type)) : declared.takes
    facts.takes(symbol, takes, declared)
    facts.holds(symbol, heldBy(specifiers, declared))
    takeKinds(r, symbol, declared)
    takeGenerics(r, symbol)
    if (r.isConstrained) {
      facts.surface.constrained ??= []
      facts.surface.constrained.push(symbol)
    }
  }
  if (declared.parameters.length > 0) draft.parameters = declared.parameters.slice(0, 256)
  const returns = returnType(r, specifiers, declared)
  if (returns !== '') draft.returns = returns.slice(0, 300)
  if (declared.qualifier !== '') {
    const owner = ownedBy(draft, declared.qualifier)
    if (owner.split('::').pop() === draft.name) draft.kind = 'constructor'
  }
  return symbol
}

function returnType(r: Reader, specifiers: Specifiers, declared: Declarator): string {
  const name = r.start[declared.name] as number
  return r.facts.text
    .slice(specifiers.start, Math.max(specifiers.start, name - declared.qualifier.length))
    .replace(/\/\*[\s\S]*?\*\//g, ' ')
    .replace(/__attribute__\s*\(\(.*?\)\)/g, ' ')
    .replace(
      /\b(static|extern|inline|__inline__|__inline|_Noreturn|register|virtual|explicit|constexpr|friend)\b/g,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim()
}

/** The body at the brace where reading stands. Parameters are in the scope that is open. */
export function parseBody(r: Reader, symbol: number, declared: Declarator | undefined): void {
  const { facts } = r
  const owner = facts.owner
  const before = facts.thisType
  const wasConst = facts.thisConst
  facts.owner = symbol
  // Parameters were declared before their function was known.
  if (declared) for (const local of declared.locals) facts.body.locals[local * LOCAL_STRIDE + 4] = symbol
  if (declared && declared.qualifier !== '') facts.thisConst = declared.isConst
  if (declared && declared.qualifier !== '') facts.thisType = `t:${declared.qualifier.slice(0, -2)}`
  const labels = r.labels
  r.labels = undefined
  const { returned, gives } = r
  r.returned = -1
  r.gives = r.cpp ? facts.givenBy(symbol) : ''
  if (r.scopes.length === 0) r.inScope(() => parseCompound(r))
  else parseCompound(r)
  if (declared?.isDeduced && r.returned >= 0) facts.setType(symbol, `(=${r.returned}`)
  r.returned = returned
  r.gives = gives
  r.labels = labels
  facts.thisType = before
  facts.thisConst = wasConst
  facts.owner = owner
  facts.endSymbol(symbol, r.end[r.at - 1] as number)
}
