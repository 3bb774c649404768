/** Types by themselves: in casts, arguments of templates and macros, `typeof`. */

import { parseDeclarator } from './declarators.ts'
import { parseExpression, parseUnary } from './expressions.ts'
import type { Reader } from './reader.ts'
import { parseSpecifiers } from './specifiers.ts'
import {
  AMPERSAND,
  BRACKET,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  CLOSE_PAREN,
  COLONS,
  COMMA,
  ELLIPSIS,
  keyword,
  PAREN,
  SEMICOLON,
  STAR,
  WORD,
} from './tokens.ts'
import { looksLikeType, startsType } from './type-words.ts'

/** `mode` `call`: a parenthesis after the type begins arguments and no declarator (`new T(…)`). `limit`: token before which it ends. */
export function parseTypeName(r: Reader, mode: 'abstract' | 'call' = 'abstract', limit = Infinity): string {
  const specifiers = parseSpecifiers(r, 'type')
  if (r.at >= limit) {
    // The `>>` that ended the type's own arguments ended the list around it as well.
    r.constType = specifiers.isConst
    r.pointerType = false
    return specifiers.type
  }
  if (mode === 'call') {
    const isPointer = r.is(STAR)
    while (r.is(STAR) || r.is(AMPERSAND)) r.advance()
    while (r.is(BRACKET)) {
      r.advance()
      if (!r.is(CLOSE_BRACKET)) parseExpression(r)
      r.take(CLOSE_BRACKET)
    }
    r.constType = specifiers.isConst
    r.pointerType = isPointer
    return specifiers.type
  }
  const { type, reached } = parseDeclarator(r, specifiers.type, 'abstract')
  r.constType = specifiers.isConst
  r.pointerType = reached === 'by pointer'
  return type
}

/** `<A, B<C>>` → the texts of types in it. Reading stands at `<` and ends past `>`. */
export function parseTypeArguments(r: Reader): string[] {
  const past = r.pastAngles(r.at, true)
  const types: string[] = []
  if (past === -1) {
    r.advance()
    return types
  }
  r.advance()
  while (r.at < past - 1 && !r.ended) {
    const before = r.at
    if (r.is(AMPERSAND)) {
      parseUnary(r)
      types.push('')
    } else if (startsType(r, r.at) || r.is(WORD) || r.is(COLONS)) {
      types.push(parseTypeName(r, 'abstract', past))
      if (r.at < past - 1 && r.is(ELLIPSIS)) r.advance()
      if (r.at < past - 1 && !r.is(COMMA)) {
        // `flags | wide`
        valueArgument(r, past)
        types[types.length - 1] = ''
      }
    } else {
      valueArgument(r, past)
      types.push('')
    }
    r.take(COMMA)
    if (r.at === before) r.advance()
  }
  r.goTo(past)
  return types
}

/** `(flags & wide) != 0`, `3` */
function valueArgument(r: Reader, past: number): void {
  while (r.at < past - 1 && !r.ended && !r.is(COMMA)) {
    const before = r.at
    if (r.is(PAREN)) {
      const close = r.pastClose(r.at)
      r.advance()
      parseExpression(r)
      r.goTo(close)
    } else if (r.is(WORD)) parseUnary(r)
    if (r.at === before) r.advance()
  }
}

const DECLTYPE = keyword('decltype')

/** Reading stands behind the keyword. C++'s `decltype` is of values alone. */
export function parseTypeof(r: Reader): string {
  const isOfValue = r.isKeyword(DECLTYPE, -1)
  r.advance()
  let type = ''
  if (!isOfValue && (startsType(r, r.at) || looksLikeType(r, r.at, CLOSE_PAREN))) type = parseTypeName(r)
  else {
    const node = parseExpression(r)
    if (node >= 0) type = r.facts.typeOfNode(node) || `=${node}`
  }
  while (!r.ended && !r.is(CLOSE_PAREN) && !r.is(SEMICOLON) && !r.is(CLOSE_BRACE)) r.advance()
  r.take(CLOSE_PAREN)
  return type
}
