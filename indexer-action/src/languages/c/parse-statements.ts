/**
 * Statements: scopes, labels, and the old question whether `a * b;` declares something.
 */
import { HOW, LOCAL_KINDS, LOCAL_STRIDE } from './facts.ts'
import { parseArguments } from './parse-calls.ts'
import { parseDeclarator } from './parse-declarators.ts'
import { parseExpression } from './parse-expressions.ts'
import { parseInitializer } from './parse-initializers.ts'
import { parseUsing } from './parse-namespaces.ts'
import { parseSpecifiers } from './parse-specifiers.ts'
import type { Reader } from './reader.ts'
import {
  AMPERSAND,
  BRACE,
  BRACKET,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  CLOSE_PAREN,
  COLON,
  COLONS,
  COMMA,
  COMPARE,
  ELLIPSIS,
  END,
  EQUALS,
  KEYWORD,
  keyword,
  LESS,
  NUMBER,
  PAREN,
  SEMICOLON,
  STAR,
  WORD,
} from './tokens.ts'
import { isAttribute, isDeclaratorGroup, skipAttribute, startsType } from './type-words.ts'

const IF = keyword('if')
const ELSE = keyword('else')
const WHILE = keyword('while')
const FOR = keyword('for')
const SWITCH = keyword('switch')
const DO = keyword('do')
const CASE = keyword('case')
const DEFAULT = keyword('default')
const RETURN = new Set(['return', 'co_return', 'throw'].map(keyword))
const GOTO = keyword('goto')
const JUMP = new Set(['break', 'continue'].map(keyword))
const TRY = keyword('try')
const CATCH = keyword('catch')
const USING = keyword('using')
const NAMESPACE = keyword('namespace')
const TEMPLATE = keyword('template')
const ASSERT = new Set(['_Static_assert', 'static_assert'].map(keyword))
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
  if (isDeclaration(r)) {
    parseLocalDeclaration(r)
    return -1
  }
  return expressionStatement(r)
}

function expressionStatement(r: Reader): number {
  const value = parseExpression(r)
  if (!r.take(SEMICOLON) && !r.is(BRACE) && !r.is(CLOSE_BRACE)) {
    // `for_each(x) statement`, or something that a macro makes sense of: whatever follows is read as it comes.
    if (r.is(CLOSE_PAREN) || r.is(CLOSE_BRACKET) || r.is(COMMA) || r.is(EQUALS) || r.is(COLON)) r.advance()
  }
  return value
}

function keywordStatement(r: Reader): number {
  const word = r.word[r.at] as number
  switch (word) {
    case IF:
    case WHILE:
    case SWITCH:
      r.advance()
      if (r.isKeyword(CONSTEXPR)) r.advance()
      r.inScope(() => {
        condition(r)
        parseStatement(r)
      })
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
    case TEMPLATE:
      while (!r.ended && !r.is(SEMICOLON) && !r.is(BRACE)) r.advance()
      return -1
  }
  if (RETURN.has(word)) {
    r.advance()
    const value = r.is(SEMICOLON) ? -1 : parseExpression(r)
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
  if (startsType(r, r.at) && !(r.cpp && (r.is(PAREN, 1) || r.is(BRACE, 1)))) {
    parseLocalDeclaration(r)
    return -1
  }
  return expressionStatement(r)
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
    if (r.at < past - 1 && !r.is(SEMICOLON)) parseExpression(r)
    if (r.at === before) r.advance()
  }
  r.goTo(past)
}

function label(r: Reader, token: number, defines: boolean): void {
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

const AFTER_NAME = new Set([EQUALS, SEMICOLON, COMMA, BRACKET, CLOSE_PAREN, COLON])

/** Whether a statement that begins with a word declares locals. */
export function isDeclaration(r: Reader): boolean {
  const first = r.peek()
  if (first === KEYWORD) return startsType(r, r.at) && !(r.cpp && (r.is(PAREN, 1) || r.is(BRACE, 1)))
  if (isAttribute(r, r.at)) return r.cpp
  if (first !== WORD && !(first === COLONS && r.cpp)) return false
  let at = r.at
  if (first === COLONS) at++
  for (;;) {
    at++
    if (r.cpp && r.kind[at] === LESS) {
      const past = r.pastAngles(at)
      if (past === -1) break
      at = past
    }
    if (r.cpp && r.kind[at] === COLONS && r.kind[at + 1] === WORD) {
      at++
      continue
    }
    break
  }
  let next = r.kind[at] ?? END
  if (next === WORD) {
    const after = r.kind[at + 1] ?? END
    // `type name` followed by what may follow a name; a macro before a call has the name glued to `(`.
    if (AFTER_NAME.has(after)) return true
    if (after === PAREN) return r.cpp || !r.isLocal(at)
    if (after === BRACE) return r.cpp
    return after === WORD || after === STAR || (after === KEYWORD && isAttribute(r, at + 1))
  }
  if (next === KEYWORD) return startsType(r, at) || (isAttribute(r, at) && !r.isLocal(r.at))
  if (r.isLocal(r.at)) return false
  if (next === STAR || (r.cpp && (next === AMPERSAND || next === COMPARE))) {
    while (next === STAR || next === AMPERSAND || next === COMPARE || (next === KEYWORD && startsType(r, at)))
      next = r.kind[++at] ?? END
    if (next === WORD) {
      const after = r.kind[at + 1] ?? END
      return AFTER_NAME.has(after)
        ? after !== CLOSE_PAREN
        : after === WORD || (after === PAREN && r.cpp && r.kind[at - 1] === STAR)
    }
    return next === BRACKET && r.cpp
  }
  if (next === PAREN && r.kind[at + 1] === STAR && isDeclaratorGroup(r, at)) {
    // `type (*name)(…)`
    const past = r.pastClose(at)
    return (
      r.kind[past] === PAREN &&
      r.kind[at + 2] === WORD &&
      (r.kind[at + 3] === CLOSE_PAREN || r.kind[at + 3] === BRACKET) &&
      !r.isLocal(at + 2)
    )
  }
  return next === BRACKET && r.cpp && r.kind[at] === BRACKET && r.textAt(r.at) === 'auto'
}

export function parseLocalDeclaration(r: Reader): void {
  localDeclarators(r, -1)
  if (!r.take(SEMICOLON) && (r.is(CLOSE_PAREN) || r.is(NUMBER))) r.advance()
}

/** `limit`: token before which it must end, or -1. */
function localDeclarators(r: Reader, limit: number): void {
  const { facts } = r
  const specifiers = parseSpecifiers(r, 'declaration')
  if (r.cpp && specifiers.isAuto && r.is(BRACKET)) {
    structuredBinding(r)
    return
  }
  while (!r.ended && !r.is(SEMICOLON) && !r.is(CLOSE_BRACE) && (limit === -1 || r.at < limit - 1)) {
    const before = r.at
    const parameters = r.scopes.length
    r.scopes.push(new Map())
    const declared = parseDeclarator(r, specifiers.type, 'local')
    r.scopes.length = parameters
    let local = -1
    if (declared.name !== -1) {
      if (declared.isFunction || specifiers.isExtern) {
        // A prototype inside a function: what it names is defined elsewhere.
        facts.occurrence(declared.text, r.start[declared.name] as number, 'read', HOW.name, -1)
      } else if (specifiers.typedef) {
        local = r.declare(declared.name, 'type', declared.type)
        r.types.add(r.word[declared.name] as number)
      } else local = r.declare(declared.name, 'variable', declared.type)
    }
    if (r.is(BRACE) && declared.isFunction) {
      // GNU's nested function, or a head that a macro broke: its body is read as part of this one.
      parseCompound(r)
      return
    }
    initializer(r, local, declared.type, declared.dimensions, specifiers.isAuto)
    if (r.is(COLON)) {
      if (limit !== -1) {
        rangeFor(r, local, declared.type)
        return
      }
      r.advance()
      parseExpression(r)
    }
    if (!r.take(COMMA)) break
    if (r.at === before) r.advance()
  }
}

function initializer(r: Reader, local: number, type: string, dimensions: number, isAuto: boolean): void {
  const node = r.typeNode(type)
  if (r.take(EQUALS)) {
    const value = parseInitializer(r, { type, path: '', node, dimensions, local })
    if ((isAuto || type === '') && local !== -1 && value !== -1)
      r.facts.body.locals[local * LOCAL_STRIDE + 5] = r.facts.type(`=${value}`)
  } else if (r.cpp && r.is(PAREN)) parseArguments(r)
  else if (r.cpp && r.is(BRACE)) parseInitializer(r, { type, path: '', node, dimensions, local })
}

/** `for (auto &x : container)`: x is what the container holds. */
function rangeFor(r: Reader, local: number, type: string): void {
  r.advance()
  const node = parseExpression(r)
  if (local !== -1 && type === '' && node !== -1)
    r.facts.body.locals[local * LOCAL_STRIDE + 5] = r.facts.type(`=${r.facts.node(6, node)}`)
}

function structuredBinding(r: Reader): void {
  r.advance()
  while (!r.ended && !r.is(CLOSE_BRACKET) && !r.is(SEMICOLON)) {
    if (r.is(WORD)) r.declare(r.at, 'variable', '')
    r.advance()
  }
  r.take(CLOSE_BRACKET)
  if (r.take(EQUALS) || r.take(COLON)) parseExpression(r)
}
