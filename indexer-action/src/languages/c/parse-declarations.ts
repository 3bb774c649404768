/**
 * Types, declarators, parameters: what `static int __init (*foo[3])(struct bar *b)` declares.
 *
 * Without a preprocessor, a word among the specifiers may be a type or a macro that stands for an attribute. Shape decides:
 * the last word before `(`, `;`, `=` or `,` is the name that is declared, and of the words before it, the one that
 * does not look like an attribute is the type.
 */
import type { Modifier, Parameter } from '../../../../src/contract/symbols.ts'
import { HOW } from './facts.ts'
import { parseArguments, parseAssignment, parseExpression } from './parse-expressions.ts'
import { parseEnum, parseRecord } from './parse-records.ts'
import type { Reader } from './reader.ts'
import {
  AMPERSAND,
  ARROW,
  BRACE,
  BRACKET,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  CLOSE_PAREN,
  COLON,
  COLONS,
  COMMA,
  COMPARE,
  code,
  ELLIPSIS,
  END,
  EQUALS,
  GREATER,
  KEYWORD,
  keyword,
  LESS,
  PAREN,
  SEMICOLON,
  STAR,
  STRING,
  TILDE,
  WORD,
} from './tokens.ts'

const set = (words: string): Set<number> => new Set(words.split(' ').map(keyword))

const PRIMITIVE = set(
  'void char short int long float double signed unsigned _Bool _Complex __signed__ __builtin_va_list __int128 bool wchar_t char8_t char16_t char32_t',
)
const RECORD = set('struct union enum class')
const QUALIFIER = set(
  'const volatile restrict __restrict __restrict__ __const __volatile__ __volatile _Atomic constexpr consteval constinit mutable typename',
)
const STORAGE = set(
  'typedef static extern inline __inline __inline__ register auto _Thread_local __thread thread_local _Noreturn virtual explicit friend __extension__',
)
const TYPEOF = set('typeof __typeof__ __typeof __typeof_unqual__ decltype')
const ATTRIBUTE = set('__attribute__ __attribute __declspec _Alignas alignas')
const ASM = set('asm __asm__ __asm')
const ENUM = keyword('enum')
const AUTO = keyword('auto')
const OPERATOR = keyword('operator')
const TYPEDEF = keyword('typedef')
const STATIC = keyword('static')
const EXTERN = keyword('extern')
const VIRTUAL = keyword('virtual')
const FRIEND = keyword('friend')
const CARET = code('^')

/** A word that is an attribute rather than a type, when both are possible. */
const ATTRIBUTE_LIKE =
  /^(__\w+|[A-Z][A-Z0-9_]*|\w+_API|\w*(inline|noreturn|export|EXPORT)\w*|asmlinkage|noinline|notrace)$/
/** Of those, types all the same. */
const TYPE_LIKE = /^(__(u|s|le|be|kernel_)\w*|FILE|DIR|[A-Z]+_T|\w+_t)$/

export interface Specifiers {
  type: string
  typedef: boolean
  isStatic: boolean
  isExtern: boolean
  isFriend: boolean
  isAuto: boolean
  modifiers: Modifier[]
  /** The record or enum that was defined here, as a symbol; -1. */
  defined: number
  /** Nothing that is a type was seen: a constructor, a macro, or a function of old. */
  empty: boolean
  /** Where the declaration begins. */
  start: number
}

export function startsType(r: Reader, token: number): boolean {
  if (r.kind[token] !== KEYWORD) return false
  const word = r.word[token] as number
  return (
    PRIMITIVE.has(word) ||
    RECORD.has(word) ||
    QUALIFIER.has(word) ||
    TYPEOF.has(word) ||
    (STORAGE.has(word) && word !== keyword('__extension__'))
  )
}

export const isAttribute = (r: Reader, token: number): boolean =>
  (r.kind[token] === KEYWORD && ATTRIBUTE.has(r.word[token] as number)) ||
  (r.kind[token] === BRACKET && r.kind[token + 1] === BRACKET)

/**
 * From `token` on there are words and then stars up to one of `closers`. A lone word counts when only one closer is
 * given (casts, `sizeof`): in an argument list it is a value as a rule.
 */
export function looksLikeType(r: Reader, token: number, ...closers: number[]): boolean {
  let at = token
  let words = 0
  let stars = 0
  for (;;) {
    const kind = r.kind[at]
    if (kind === WORD) {
      if (stars > 0 && r.kind[at + 1] !== STAR && !closers.includes(r.kind[at + 1] ?? END)) return false
      if (words === 0 && r.isLocal(at)) return false
      words++
    } else if (kind === COLONS && r.cpp) {
      words = 0
    } else if (kind === LESS && r.cpp && words > 0) {
      const past = r.pastAngles(at)
      if (past === -1) return false
      at = past
      stars++
      continue
    } else if (kind === STAR || (kind === AMPERSAND && r.cpp) || (kind === COMPARE && r.cpp && stars === 0)) {
      if (words === 0) return false
      stars++
    } else if (
      kind === KEYWORD &&
      (QUALIFIER.has(r.word[at] as number) || (words === 1 && RECORD.has(r.word[at] as number)))
    )
      stars++
    else if (kind === BRACKET && r.kind[at + 1] === CLOSE_BRACKET && words > 0) at++
    else break
    at++
  }
  if (words === 0 || !closers.includes(r.kind[at] ?? END)) return false
  const last = r.kind[at - 1]
  if (words > 1 && stars === 0) return closers.length === 1
  if (stars > 0 && last === WORD && words > 1 && r.kind[at - 2] === STAR) return false
  return stars > 0 || closers.length === 1
}

/** `mode` `call`: a parenthesis after the type begins arguments and no declarator (`new T(…)`). */
export function parseTypeName(r: Reader, mode: 'abstract' | 'call' = 'abstract'): string {
  const specifiers = parseSpecifiers(r, 'type')
  if (mode === 'call') {
    while (r.is(STAR) || r.is(AMPERSAND)) r.advance()
    while (r.is(BRACKET)) {
      r.advance()
      if (!r.is(CLOSE_BRACKET)) parseExpression(r)
      r.take(CLOSE_BRACKET)
    }
    return specifiers.type
  }
  return parseDeclarator(r, specifiers.type, 'abstract').type
}

/** `<A, B<C>>` → the texts of types in it. Reading stands at `<` and ends past `>`. */
export function parseTypeArguments(r: Reader): string[] {
  const past = r.pastAngles(r.at)
  const types: string[] = []
  if (past === -1) {
    r.advance()
    return types
  }
  r.advance()
  while (r.at < past - 1 && !r.ended) {
    const before = r.at
    if (startsType(r, r.at) || r.is(WORD) || r.is(COLONS)) types.push(parseTypeName(r))
    else r.advance()
    if (r.at < past - 1 && !r.is(COMMA)) r.goTo(Math.min(past - 1, r.at + 1))
    r.take(COMMA)
    if (r.at === before) r.advance()
  }
  r.goTo(past)
  return types
}

/** `where`: a lone word before `;` or `)` is a type in parameters and type names, and a macro elsewhere. */
export function parseSpecifiers(r: Reader, where: 'declaration' | 'member' | 'parameter' | 'type'): Specifiers {
  const result: Specifiers = {
    type: '',
    typedef: false,
    isStatic: false,
    isExtern: false,
    isFriend: false,
    isAuto: false,
    modifiers: [],
    defined: -1,
    empty: true,
    start: r.start[r.at] ?? r.facts.text.length,
  }
  const candidates: { name: string; start: number; type: string }[] = []
  loop: while (!r.ended) {
    const kind = r.peek()
    if (kind === KEYWORD) {
      const word = r.word[r.at] as number
      if (PRIMITIVE.has(word)) {
        if (result.type === '') result.type = '%'
        result.empty = false
        r.advance()
      } else if (RECORD.has(word)) {
        const record = word === ENUM ? parseEnum(r, result) : parseRecord(r, result)
        result.type = record.type
        if (record.symbol !== -1) result.defined = record.symbol
        result.empty = false
      } else if (TYPEOF.has(word)) {
        r.advance()
        if (r.is(PAREN)) result.type = parseTypeof(r)
        result.empty = false
      } else if (QUALIFIER.has(word)) {
        r.advance()
        if (r.is(PAREN) && result.empty && candidates.length === 0) {
          r.advance() // _Atomic(T)
          result.type = parseTypeName(r)
          result.empty = false
          r.take(CLOSE_PAREN)
        }
      } else if (STORAGE.has(word)) {
        if (word === TYPEDEF) result.typedef = true
        else if (word === STATIC) result.isStatic = true
        else if (word === EXTERN) result.isExtern = true
        else if (word === FRIEND) result.isFriend = true
        else if (word === VIRTUAL && !result.modifiers.includes('override')) result.modifiers.push('abstract')
        else if (word === AUTO) {
          result.isAuto = true
          if (r.cpp) result.empty = false
        }
        r.advance()
        if (word === keyword('explicit') && r.is(PAREN)) r.skipBalanced()
      } else if (ATTRIBUTE.has(word)) skipAttribute(r, result)
      else break
      continue
    }
    if (kind === BRACKET && r.is(BRACKET, 1)) {
      skipAttribute(r, result)
      continue
    }
    if (kind === STRING && result.isExtern) {
      r.advance()
      continue
    }
    if (kind !== WORD && !(kind === COLONS && r.cpp && r.is(WORD, 1))) break
    const name = scanName(r)
    const next = r.kind[name.past] ?? END
    const typed = !result.empty || candidates.length > 0
    switch (next) {
      case WORD:
        // `unsigned long flags ____cacheline_aligned;`, `List list_ GUARDED_BY(mutex_);`: what is declared came before.
        if (typed && endsWithAttribute(r, name.past)) break loop
        break
      case KEYWORD: {
        const word = r.word[name.past] as number
        if (word === OPERATOR && r.cpp) break
        if (
          !PRIMITIVE.has(word) &&
          !RECORD.has(word) &&
          !QUALIFIER.has(word) &&
          !STORAGE.has(word) &&
          !ATTRIBUTE.has(word) &&
          !TYPEOF.has(word)
        )
          break loop
        if (ATTRIBUTE.has(word) && typed) break loop
        break
      }
      case COLONS:
        if (!r.cpp) break loop
        break
      case STAR:
        break
      case AMPERSAND:
      case COMPARE:
        if (!r.cpp) break loop
        break
      case PAREN: {
        // `API type (name)(…)`
        if (
          result.empty &&
          where !== 'type' &&
          isDeclaratorGroup(r, name.past) &&
          r.kind[r.pastClose(name.past)] === PAREN
        )
          break
        if (typed) break loop
        const past = r.pastClose(name.past)
        const after = r.kind[past]
        // `ATTRIBUTE(x) int f(…)`, and `T (*f)(…)`, and `T (name)(…)`.
        if (where !== 'type' && isDeclaratorGroup(r, name.past) && after === PAREN) break
        if (
          after === WORD ||
          after === STAR ||
          (after === KEYWORD && (startsType(r, past) || isAttribute(r, past))) ||
          where === 'type'
        ) {
          if (where === 'type') break
          if (where === 'declaration' && isOldStyle(r, name.past, past)) break loop
          r.facts.occurrence(name.text, r.start[name.last] as number, 'call', HOW.name, -1)
          r.goTo(name.past)
          parseArguments(r)
          continue
        }
        break loop
      }
      case CLOSE_PAREN:
      case COMMA:
      case END:
      case GREATER:
      case ELLIPSIS:
      case BRACKET:
        if (typed || (where !== 'parameter' && where !== 'type')) break loop
        break
      case EQUALS:
        if (typed || where !== 'parameter') break loop
        break
      default:
        if (typed || where !== 'type') break loop
    }
    if (name.qualified && typed && next === PAREN) break
    candidates.push(takeTypeName(r, name))
    if (next === STAR || next === AMPERSAND || (next === COMPARE && r.cpp)) {
      break
    }
    if (next !== WORD && next !== KEYWORD && next !== COLONS) break
    if (r.cpp && name.templated && next === WORD) result.empty = false
  }
  choose(result, candidates)
  return result
}

/** `f(a, b) int a; char *b; {` */
export function isOldStyle(r: Reader, paren: number, past: number): boolean {
  for (let at = paren + 1; at < past - 1; at++) if (r.kind[at] !== WORD && r.kind[at] !== COMMA) return false
  for (let at = past; at < r.kind.length && at < past + 200; at++) {
    const kind = r.kind[at]
    if (kind === BRACE) return at === past || r.kind[at - 1] === SEMICOLON
    if (kind === EQUALS || kind === CLOSE_BRACE) return false
    if (kind === PAREN && r.kind[at + 1] !== STAR) return false
  }
  return false
}

/** At `token` stands an attribute, and after it nothing but others before the declaration ends or is initialised. */
function endsWithAttribute(r: Reader, token: number): boolean {
  let at = token
  while (r.kind[at] === WORD && ATTRIBUTE_LIKE.test(r.textAt(at)))
    at = r.kind[at + 1] === PAREN ? r.pastClose(at + 1) : at + 1
  const next = r.kind[at]
  return at > token && (next === SEMICOLON || next === EQUALS || next === COMMA || next === COLON)
}

interface ScannedName {
  text: string
  /** Token of its last word. */
  last: number
  past: number
  qualified: boolean
  templated: boolean
}

/** A name with its qualifiers and template arguments, looked at but not taken. */
function scanName(r: Reader): ScannedName {
  let at = r.at
  let last = at
  let qualified = false
  let templated = false
  if (r.kind[at] === COLONS) at++
  for (;;) {
    last = at
    at++
    if (!r.cpp) break
    if (r.kind[at] === LESS) {
      const past = r.pastAngles(at)
      if (past !== -1) {
        at = past
        templated = true
      }
    }
    if (r.kind[at] !== COLONS || r.kind[at + 1] !== WORD) break
    qualified = true
    at++
  }
  return { text: r.textAt(last), last, past: at, qualified, templated }
}

/** Takes a name as a type: each part is a use. */
function takeTypeName(r: Reader, name: ScannedName): { name: string; start: number; type: string } {
  const start = r.start[name.last] as number
  let qualifier = ''
  let type = 't:'
  r.take(COLONS)
  while (r.at < name.past && !r.ended) {
    const text = r.textAt(r.at)
    const qualified = qualifier !== ''
    r.facts.occurrence(
      text,
      r.start[r.at] as number,
      'type',
      qualified ? HOW.qualified : HOW.type,
      qualified ? r.facts.word(qualifier) : -1,
    )
    type += text
    r.advance()
    if (r.cpp && r.is(LESS) && r.at < name.past) {
      const given = parseTypeArguments(r)
      if (r.at >= name.past) type += `<${given.join(',')}>`
    }
    if (r.at >= name.past) break
    if (!r.take(COLONS)) break
    qualifier += `${text}::`
    type += '::'
  }
  r.goTo(name.past)
  return { name: name.text, start, type }
}

function choose(result: Specifiers, candidates: readonly { name: string; type: string }[]): void {
  if (candidates.length === 0) return
  if (!result.empty && result.type !== '') return
  result.empty = false
  const likely = candidates.filter((c) => !ATTRIBUTE_LIKE.test(c.name) || TYPE_LIKE.test(c.name))
  result.type = (likely.at(-1) ?? candidates.at(-1))?.type ?? ''
}

function parseTypeof(r: Reader): string {
  r.advance()
  let type = ''
  if (startsType(r, r.at) || looksLikeType(r, r.at, CLOSE_PAREN)) type = parseTypeName(r)
  else {
    const node = parseExpression(r)
    if (node >= 0) type = r.facts.typeOfNode(node) || `=${node}`
  }
  while (!r.ended && !r.is(CLOSE_PAREN) && !r.is(SEMICOLON) && !r.is(CLOSE_BRACE)) r.advance()
  r.take(CLOSE_PAREN)
  return type
}

export function skipAttribute(r: Reader, into?: { modifiers: Modifier[] }): void {
  if (r.is(BRACKET)) {
    const past = r.pastClose(r.at)
    if (into && r.textAt(r.at + 2) === 'deprecated') into.modifiers.push('deprecated')
    r.goTo(past)
    return
  }
  r.advance()
  if (!r.is(PAREN)) return
  const past = r.pastClose(r.at)
  if (into)
    for (let at = r.at; at < past; at++)
      if (r.kind[at] === WORD && /^(__)?deprecated(__)?$/.test(r.textAt(at))) into.modifiers.push('deprecated')
  r.goTo(past)
}

/** `(*f)`, `(f)`, `(^f)`, `(C::*f)`: a declarator in parentheses. */
export function isDeclaratorGroup(r: Reader, paren: number): boolean {
  const next = r.kind[paren + 1]
  if (next === STAR || next === CARET || next === PAREN) return true
  if (next === AMPERSAND && r.cpp) return true
  if (next !== WORD) return false
  const second = r.kind[paren + 2]
  if (second === CLOSE_PAREN) return r.kind[paren + 3] === PAREN
  // `(WINAPI *f)`
  return (
    second === STAR &&
    (r.kind[paren + 3] === WORD || r.kind[paren + 3] === CLOSE_PAREN) &&
    ATTRIBUTE_LIKE.test(r.textAt(paren + 1))
  )
}

export interface Declarator {
  /** Token of the name; -1 when abstract. */
  name: number
  /** C++: what stands before the name, `A::B::`. */
  qualifier: string
  /** C++ operators and destructors have names of several tokens. */
  text: string
  type: string
  /** The name itself has parameters: a function and not a pointer to one. */
  isFunction: boolean
  dimensions: number
  parameters: Parameter[]
  /** Token of the `(` of its parameters; -1. */
  parametersAt: number
  /** Occurrences of lone words among the parameters: types, or in old C the names of parameters. */
  bareNames: number[]
  /** Locals that parameters became. */
  locals: number[]
}

export type DeclaratorMode = 'abstract' | 'global' | 'member' | 'local' | 'parameter'

export function parseDeclarator(r: Reader, base: string, mode: DeclaratorMode): Declarator {
  const result: Declarator = {
    name: -1,
    qualifier: '',
    text: '',
    type: base,
    isFunction: false,
    dimensions: 0,
    parameters: [],
    parametersAt: -1,
    bareNames: [],
    locals: [],
  }
  const parsed = r.deeper(() => declarator(r, result, mode, false))
  if (!parsed) r.advance()
  return result
}

function declarator(r: Reader, result: Declarator, mode: DeclaratorMode, inner: boolean): void {
  let pointers = 0
  for (;;) {
    if (r.is(STAR) || r.is(CARET) || (r.cpp && (r.is(AMPERSAND) || r.is(COMPARE)))) {
      pointers++
      r.advance()
    } else if (r.is(KEYWORD) && (QUALIFIER.has(r.word[r.at] as number) || ATTRIBUTE.has(r.word[r.at] as number))) {
      if (isAttribute(r, r.at)) skipAttribute(r)
      else r.advance()
    } else if (
      r.is(WORD) &&
      pointers + (inner ? 1 : 0) > 0 &&
      (r.is(WORD, 1) || r.is(STAR, 1)) &&
      mode !== 'local' &&
      !endsWithAttribute(r, r.at + 1)
    ) {
      // `char *__restrict p`, `(WINAPI *f)`
      r.facts.occurrence(r.textAt(r.at), r.start[r.at] as number, 'type', HOW.type, -1)
      r.advance()
    } else if (r.is(WORD) && pointers > 0 && mode === 'local' && r.is(WORD, 1) && !endsWithAttribute(r, r.at + 1)) {
      r.advance()
    } else if (r.cpp && r.is(WORD) && r.is(COLONS, 1) && r.is(STAR, 2)) {
      r.advance()
      r.advance()
    } else break
  }
  let grouped = false
  let groupHasPointer = false
  if (r.is(PAREN) && (mode === 'abstract' ? isAbstractGroup(r) : isDeclaratorGroup(r, r.at))) {
    grouped = true
    const past = r.pastClose(r.at)
    r.advance()
    groupHasPointer = r.is(STAR) || r.is(CARET) || r.is(AMPERSAND) || (r.is(WORD) && r.is(STAR, 1))
    r.deeper(() => declarator(r, result, mode, true))
    r.goTo(past)
  } else if (mode !== 'abstract' && (r.is(WORD) || (r.cpp && isCppName(r)))) takeDeclaratorName(r, result)
  suffixes(r, result, mode, grouped && groupHasPointer, inner)
}

const isAbstractGroup = (r: Reader): boolean =>
  (r.is(STAR, 1) || r.is(CARET, 1) || (r.is(AMPERSAND, 1) && r.cpp)) &&
  (r.is(CLOSE_PAREN, 2) || r.is(BRACKET, 2) || r.is(STAR, 2) || r.is(KEYWORD, 2))

const isCppName = (r: Reader): boolean => r.is(TILDE) || r.is(COLONS) || r.isKeyword(OPERATOR)

function takeDeclaratorName(r: Reader, result: Declarator): void {
  r.take(COLONS)
  for (;;) {
    if (r.isKeyword(OPERATOR)) {
      takeOperatorName(r, result)
      return
    }
    if (r.is(TILDE)) {
      r.advance()
      result.name = r.at
      result.text = `~${r.textAt(r.at)}`
      if (r.is(WORD)) r.advance()
      return
    }
    if (!r.is(WORD)) return
    const token = r.at
    const text = r.textAt(token)
    let at = token + 1
    if (r.cpp && r.kind[at] === LESS) {
      const past = r.pastAngles(at)
      if (past !== -1 && (r.kind[past] === COLONS || r.kind[past] === PAREN)) at = past
    }
    if (!r.cpp || r.kind[at] !== COLONS) {
      result.name = token
      result.text = text
      r.goTo(at)
      return
    }
    const { qualifier } = result
    r.facts.occurrence(
      text,
      r.start[token] as number,
      'type',
      qualifier === '' ? HOW.type : HOW.qualified,
      qualifier === '' ? -1 : r.facts.word(qualifier),
    )
    result.qualifier += `${text}::`
    r.advance()
    if (r.is(LESS)) parseTypeArguments(r)
    r.take(COLONS)
  }
}

function takeOperatorName(r: Reader, result: Declarator): void {
  result.name = r.at
  const from = r.start[r.at] as number
  r.advance()
  if (r.is(PAREN) && r.is(CLOSE_PAREN, 1)) {
    r.advance()
    r.advance()
  }
  let guard = 0
  while (!r.ended && !r.is(PAREN) && guard++ < 20) r.advance()
  result.text = r.facts.text
    .slice(from, r.end[r.at - 1])
    .replace(/\s+/g, ' ')
    .replace(/^operator (\W)/, 'operator$1')
}

function suffixes(r: Reader, result: Declarator, mode: DeclaratorMode, pointerGroup: boolean, inner: boolean): void {
  for (;;) {
    if (r.is(BRACKET) && !r.is(BRACKET, 1)) {
      r.advance()
      while (r.is(KEYWORD) && !r.ended) r.advance()
      if (!r.is(CLOSE_BRACKET)) parseExpression(r)
      while (!r.ended && !r.is(CLOSE_BRACKET) && !r.is(SEMICOLON) && !r.is(CLOSE_BRACE)) r.advance()
      r.take(CLOSE_BRACKET)
      result.dimensions++
      continue
    }
    if (r.is(PAREN)) {
      if (mode === 'local' && r.cpp && !pointerGroup && !looksLikeParameters(r)) return
      if (result.type !== '' || !inner) result.type = `(${result.type || '%'}`
      const direct = !pointerGroup && result.name !== -1 && !result.isFunction && result.dimensions === 0
      const at = r.at
      if (direct) {
        result.isFunction = true
        result.parametersAt = at
        if (mode === 'global' || mode === 'member' || mode === 'local') {
          const parameters = parseParameters(r, mode !== 'local')
          result.parameters = parameters.list
          result.bareNames = parameters.bareNames
          result.locals = parameters.locals
        } else parseParameters(r, false)
      } else parseParameters(r, false)
      continue
    }
    if (isAttribute(r, r.at)) {
      skipAttribute(r)
      continue
    }
    if (r.is(KEYWORD) && ASM.has(r.word[r.at] as number)) {
      r.advance()
      if (r.is(PAREN)) r.skipBalanced()
      continue
    }
    if (mode !== 'abstract' && mode !== 'parameter' && r.is(WORD) && isTrailingAttribute(r, result)) {
      // `int x __read_mostly = 3;`, `void f(void) __acquires(l) {`
      r.facts.occurrence(r.textAt(r.at), r.start[r.at] as number, r.is(PAREN, 1) ? 'call' : 'read', HOW.name, -1)
      r.advance()
      if (r.is(PAREN)) parseArguments(r)
      continue
    }
    if (
      r.is(WORD) &&
      (mode === 'parameter' || mode === 'member') &&
      (r.is(COMMA, 1) || r.is(CLOSE_PAREN, 1) || r.is(SEMICOLON, 1)) &&
      result.name !== -1
    ) {
      r.facts.occurrence(r.textAt(r.at), r.start[r.at] as number, 'read', HOW.name, -1)
      r.advance()
      continue
    }
    return
  }
}

function isTrailingAttribute(r: Reader, result: Declarator): boolean {
  if (result.name === -1 && !result.isFunction) return false
  const past = r.is(PAREN, 1) ? r.pastClose(r.at + 1) : r.at + 1
  const next = r.kind[past]
  if (next === EQUALS || next === SEMICOLON || next === COMMA || next === BRACE || next === COLON) return true
  return (next === WORD || next === KEYWORD) && ATTRIBUTE_LIKE.test(r.textAt(r.at)) && result.isFunction
}

/** C++: `T x(a, b)` constructs, `T f(int a)` declares. */
function looksLikeParameters(r: Reader): boolean {
  const first = r.at + 1
  if (r.kind[first] === CLOSE_PAREN) return true
  if (startsType(r, first)) return true
  if (r.kind[first] !== WORD || r.isLocal(first)) return false
  return (
    r.kind[first + 1] === WORD ||
    (r.kind[first + 1] === AMPERSAND && r.kind[first + 2] === WORD && !r.isLocal(first + 2))
  )
}

export interface Parameters {
  list: Parameter[]
  bareNames: number[]
  locals: number[]
}

/** Reading stands at `(` and ends past `)`. `declare`: the names become locals of the scope that is open. */
export function parseParameters(r: Reader, declare: boolean): Parameters {
  const result: Parameters = { list: [], bareNames: [], locals: [] }
  const past = r.pastClose(r.at)
  r.advance()
  while (!r.ended && r.at < past - 1) {
    const before = r.at
    if (r.is(ELLIPSIS)) {
      r.advance()
      result.list.push({ name: '...', variadic: true })
    } else if (r.is(WORD) && (r.is(COMMA, 1) || r.is(CLOSE_PAREN, 1)) && !r.cpp) {
      // A type without a name, or in old C a name without a type.
      result.bareNames.push(r.facts.occurrence(r.textAt(r.at), r.start[r.at] as number, 'type', HOW.type, -1))
      result.list.push({ name: '', type: r.textAt(r.at) })
      r.advance()
    } else parameter(r, result, declare)
    if (r.at === before) r.advance()
    while (!r.ended && r.at < past - 1 && !r.is(COMMA)) {
      const here = r.at
      parseAssignment(r)
      if (r.at === here) r.advance()
    }
    r.take(COMMA)
  }
  r.goTo(past)
  if (result.list.length === 1 && result.list[0]?.name === '' && result.list[0].type === 'void') result.list = []
  return result
}

function parameter(r: Reader, result: Parameters, declare: boolean): void {
  const from = r.start[r.at] as number
  const specifiers = parseSpecifiers(r, 'parameter')
  const declared = parseDeclarator(r, specifiers.type, 'parameter')
  const name = declared.name === -1 ? '' : r.textAt(declared.name)
  const to = r.end[r.at - 1] as number
  const written = r.facts.text.slice(from, to)
  const type = fold(name === '' ? written : typeText(written, declared, r, from, to))
  const entry: Parameter = { name, ...(type === '' ? {} : { type: type.slice(0, 300) }) }
  if (r.is(EQUALS)) {
    r.advance()
    const start = r.start[r.at] as number
    parseAssignment(r)
    entry.default = fold(r.facts.text.slice(start, r.end[r.at - 1])).slice(0, 200)
  } else if (r.is(ELLIPSIS)) {
    r.advance()
    entry.variadic = true
  }
  result.list.push(entry)
  if (declare && declared.name !== -1 && r.scopes.length > 0)
    result.locals.push(r.declare(declared.name, 'parameter', declared.type))
}

/** The declaration without its name: `char *p[3]` → `char *[3]`. */
function typeText(written: string, declared: Declarator, r: Reader, from: number, to: number): string {
  const start = (r.start[declared.name] as number) - from
  const end = (r.end[declared.name] as number) - from
  return start < 0 || end > to - from ? written : written.slice(0, start) + written.slice(end)
}

export const fold = (text: string): string =>
  text
    .replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, ' ')
    .replace(/\\?\s+/g, ' ')
    .trim()

/** What declarations need at their end: `:` of a bit field, `->` of a trailing return type. */
export function parseTrailingReturn(r: Reader): string {
  if (!r.is(ARROW)) return ''
  r.advance()
  return parseTypeName(r)
}

export function parseBitField(r: Reader): void {
  if (!r.is(COLON)) return
  r.advance()
  parseAssignment(r)
}
