/**
 * Statements: scopes, labels, and the old question whether `a * b;` declares something.
 */

import { HOW, LOCAL_KINDS, LOCAL_STRIDE, OCCURRENCE_STRIDE } from '../fact-layout.ts'
import { parseArguments } from './calls.ts'
import { parseExpression } from './expressions.ts'
import { parseInitializer } from './initializers.ts'
import { ASSERT, NAMESPACE, TEMPLATE, TRY, USING } from './keywords.ts'
import { foreachHead, isDeclaration, isValue, localDeclarators, parseLocalDeclaration } from './locals.ts'
import { namespace, parseUsing } from './namespaces.ts'
import { pastedVariable } from './pasted.ts'
import { isEmit, isForeach } from './qt.ts'
import type { Reader } from './reader.ts'
import {
  BRACE,
  BRACKET,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  CLOSE_PAREN,
  COLON,
  COMMA,
  DOT,
  ELLIPSIS,
  EQUALS,
  KEYWORD,
  keyword,
  PAREN,
  SEMICOLON,
  WORD,
} from './tokens.ts'
import { isAttribute, skipAttribute, startsType, TYPEOF } from './type-words.ts'

const IF = keyword('if')

const ELSE = keyword('else')

const WHILE = keyword('while')

const FOR = keyword('for')

const SWITCH = keyword('switch')

const DO = keyword('do')

const CASE = keyword('case')

const DEFAULT = keyword('default')

/** `decltype(a) b;`, and no value of that type. */
const isTypeof = (r: Reader): boolean =>
  r.is(KEYWORD) && TYPEOF.has(r.word[r.at] as number) && r.is(PAREN, 1) && r.kind[r.pastClose(r.at + 1)] === WORD

const RETURN = new Set(['return', 'co_return', 'throw'].map(keyword))

const GOTO = keyword('goto')

/** In place of what is returned: that hangs on what a template is given. */
const OF_CHOICE = -2

const JUMP = new Set(['break', 'continue'].map(keyword))

const CATCH = keyword('catch')

const CONSTEXPR = keyword('constexpr')

/** `{ … }`; returns the node of its last expression statement. */
export function parseCompound(r: Reader): number {
  let value = -1
  const parsed = r.deeper(() => {
    const past = r.pastClose(r.at)
    r.advance()
    r.scopes.push(new Map())
    while (!r.ended && r.at < past - 1) {
      const before = r.at
      value = parseStatement(r)
      if (r.at === before) r.advance()
    }
    r.scopes.pop()
    r.goTo(past - 1)
    r.take(CLOSE_BRACE)
  })
  if (!parsed) r.skipBalanced()
  return value
}

export function parseStatement(r: Reader): number {
  let value = -1
  const parsed = r.deeper(() => {
    value = statement(r)
  })
  if (!parsed) r.advance()
  return value
}

function statement(r: Reader): number {
  switch (r.peek()) {
    case SEMICOLON:
      r.advance()
      return -1
    case BRACE:
      return parseCompound(r)
    case BRACKET:
      if (!isAttribute(r, r.at)) break
      // `[[likely]] return x;`
      skipAttribute(r)
      return statement(r)
    case KEYWORD:
      return keywordStatement(r)
    case WORD:
      if (r.is(COLON, 1) && !r.is(COLON, 2)) {
        label(r, r.at, true)
        r.advance()
        r.advance()
        while (isAttribute(r, r.at)) skipAttribute(r)
        return -1
      }
      break
  }
  if (isForeach(r)) {
    r.takeCalled()
    r.inScope(() => {
      foreachHead(r)
      parseStatement(r)
    })
    return -1
  }
  if (isEmit(r)) r.takeRead()
  else if (isDeclaration(r)) {
    parseLocalDeclaration(r)
    return -1
  }
  return expressionStatement(r)
}

function expressionStatement(r: Reader): number {
  const call = r.is(WORD) && r.is(PAREN, 1) && !r.isLocal(r.at) ? r.at : -1
  const macro = r.facts.body.occurrences.length / OCCURRENCE_STRIDE
  const value = parseExpression(r)
  if (call !== -1) pastedVariable(r, call)
  if (call !== -1 && (r.is(BRACE) || CAPITALS.test(r.textAt(call)))) givenNames(r, call, macro)
  if (!r.take(SEMICOLON) && !r.is(BRACE) && !r.is(CLOSE_BRACE)) {
    // `for_each(x) statement`, or something that a macro makes sense of: whatever follows is read as it comes.
    if (r.is(CLOSE_PAREN) || r.is(CLOSE_BRACKET) || r.is(COMMA) || r.is(EQUALS) || r.is(COLON)) r.advance()
  }
  return value
}

const CAPITALS = /^[A-Z]\w*_[A-Z0-9_]*[A-Z0-9]$/

/** `for_each(list, item) {`, `DECLARE_TABLE(table);`: what is given there and not declared, the macro may declare. */
function givenNames(r: Reader, call: number, macro: number): void {
  const past = r.pastClose(call + 1)
  for (let at = call + 2; at < past - 1; at++) {
    const isAlone = r.kind[at + 1] === COMMA || at + 1 === past - 1
    const isFirst = r.kind[at - 1] === COMMA || at === call + 2
    if (r.kind[at] === PAREN) at = r.pastClose(at) - 1
    else if (r.kind[at] === WORD && isAlone && isFirst && r.lookUp(r.word[at] as number) === -1)
      if (!CAPITALS.test(r.textAt(at))) r.mayDeclare(at, macro)
  }
}

function keywordStatement(r: Reader): number {
  const word = r.word[r.at] as number
  switch (word) {
    case IF:
      r.advance()
      r.inScope(() => alternatives(r))
      return -1
    case WHILE:
    case SWITCH:
      r.advance()
      r.inScope(() => conditional(r))
      return -1
    case ELSE:
      r.advance()
      parseStatement(r)
      return -1
    case DO:
      r.advance()
      parseStatement(r)
      if (r.isKeyword(WHILE)) {
        r.advance()
        condition(r)
        r.take(SEMICOLON)
      }
      return -1
    case FOR:
      r.advance()
      r.inScope(() => {
        if (r.is(PAREN)) forHead(r)
        parseStatement(r)
      })
      return -1
    case CASE:
      r.advance()
      parseExpression(r)
      if (r.take(ELLIPSIS)) parseExpression(r)
      r.take(COLON)
      return -1
    case DEFAULT:
      r.advance()
      r.take(COLON)
      return -1
    case GOTO:
      r.advance()
      if (r.is(WORD)) {
        label(r, r.at, false)
        r.advance()
      } else parseExpression(r)
      r.take(SEMICOLON)
      return -1
    case TRY:
      r.advance()
      return -1
    case CATCH:
      r.advance()
      r.inScope(() => {
        if (r.is(PAREN)) {
          const past = r.pastClose(r.at)
          r.advance()
          if (!r.is(ELLIPSIS)) localDeclarators(r, past)
          r.goTo(past)
        }
        parseStatement(r)
      })
      return -1
    case USING:
      parseUsing(r)
      return -1
    case NAMESPACE:
      if (r.is(WORD, 1) && r.is(EQUALS, 2)) {
        namespace(r)
        return -1
      }
      while (!r.ended && !r.is(SEMICOLON) && !r.is(BRACE)) r.advance()
      return -1
    case TEMPLATE:
      while (!r.ended && !r.is(SEMICOLON) && !r.is(BRACE)) r.advance()
      return -1
  }
  if (RETURN.has(word)) {
    r.advance()
    const value = r.is(SEMICOLON) ? -1 : r.gives !== '' && r.is(BRACE) ? returnedList(r) : parseExpression(r)
    if (r.returned === -1) r.returned = value
    r.take(SEMICOLON)
    return value
  }
  if (JUMP.has(word)) {
    r.advance()
    r.take(SEMICOLON)
    return -1
  }
  if (ASSERT.has(word)) {
    r.advance()
    if (r.is(PAREN)) parseArguments(r)
    r.take(SEMICOLON)
    return -1
  }
  if (isAttribute(r, r.at)) {
    skipAttribute(r)
    return -1
  }
  if (startsType(r, r.at) && !(r.cpp && isValue(r) && !isTypeof(r))) {
    parseLocalDeclaration(r)
    return -1
  }
  return expressionStatement(r)
}

/** What a condition declares is there for what follows `else` as well. */
function alternatives(r: Reader): void {
  alternative(r)
  while (r.isKeyword(ELSE)) {
    r.advance()
    if (r.isKeyword(IF)) {
      r.advance()
      alternative(r)
    } else parseStatement(r)
  }
}

function alternative(r: Reader): void {
  if (r.isKeyword(CONSTEXPR)) chosen(r)
  else conditional(r)
}

/** The condition at which reading stands, and what hangs on it. */
function conditional(r: Reader): void {
  condition(r)
  parseStatement(r)
}

/** `return {.width = 3};` */
function returnedList(r: Reader): number {
  // Without names, a constructor may be what it is for.
  const type = r.is(DOT, 1) ? r.gives : ''
  return parseInitializer(r, { type, path: '', node: r.typeNode(r.gives), dimensions: 0, local: -1 })
}

/** `if constexpr`: what is returned in it may be of another type than what is returned elsewhere. */
function chosen(r: Reader): void {
  r.advance()
  const { returned } = r
  r.returned = -1
  conditional(r)
  r.returned = r.returned === -1 ? returned : OF_CHOICE
}

function condition(r: Reader): void {
  if (!r.is(PAREN)) return
  const past = r.pastClose(r.at)
  r.advance()
  while (!r.ended && r.at < past - 1) {
    const before = r.at
    if (r.cpp && isDeclaration(r)) localDeclarators(r, past)
    else parseExpression(r)
    r.take(SEMICOLON)
    if (r.at === before) r.advance()
  }
  r.goTo(past)
}

function forHead(r: Reader): void {
  const past = r.pastClose(r.at)
  r.advance()
  if (isDeclaration(r)) localDeclarators(r, past)
  else if (!r.is(SEMICOLON)) parseExpression(r)
  while (!r.ended && r.at < past - 1) {
    const before = r.at
    r.take(SEMICOLON)
    r.take(COLON)
    // `for (int n = 0; auto &one : all)`
    if (r.cpp && r.is(KEYWORD) && isDeclaration(r)) localDeclarators(r, past)
    else if (r.at < past - 1 && !r.is(SEMICOLON)) parseExpression(r)
    if (r.at === before) r.advance()
  }
  r.goTo(past)
}

export function label(r: Reader, token: number, defines: boolean): void {
  const { facts } = r
  const word = r.word[token] as number
  r.labels ??= new Map()
  let local = r.labels.get(word)
  if (local === undefined) {
    local = facts.local(r.textAt(token), 'label', r.start[token] as number, '%')
    r.labels.set(word, local)
  }
  if (defines) {
    // A `goto` may come first: the label stands where it is set.
    const { locals } = facts.body
    const at = local * LOCAL_STRIDE
    const line = facts.tree.lineAt(r.start[token] as number)
    if (locals[at + 1] === LOCAL_KINDS.indexOf('label')) {
      locals[at + 2] = line
      locals[at + 3] = (r.start[token] as number) - (facts.tree.lineStarts[line - 1] as number)
    }
  } else facts.occurrence(r.textAt(token), r.start[token] as number, 'read', HOW.local, local)
}
