/**
 * Looking ahead at what may be a type: which words begin one, which only decorate, and what shape tells them apart.
 */

import type { Modifier } from '../../../../../src/contract/symbols.ts'
import { CARET } from './declarators.ts'
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

export const set = (words: string): Set<number> => new Set(words.split(' ').map(keyword))

export const PRIMITIVE = set(
  'void char short int long float double signed unsigned _Bool _Complex __signed__ __builtin_va_list __int128 bool wchar_t char8_t char16_t char32_t',
)

export const RECORD = set('struct union enum class')

export const QUALIFIER = set(
  'const volatile restrict __restrict __restrict__ __const __volatile__ __volatile _Atomic constexpr consteval constinit mutable typename',
)

export const STORAGE = set(
  'typedef static extern inline __inline __inline__ register auto __auto_type _Thread_local __thread thread_local _Noreturn virtual explicit friend __extension__',
)

export const TYPEOF = set('typeof __typeof__ __typeof __typeof_unqual__ typeof_unqual decltype')

export const ATTRIBUTE = set('__attribute__ __attribute __declspec _Alignas alignas')

const AFTER_TYPE = set('const volatile')

/** C++: `DEPRECATED_FOR(3.8, other()) static T f()`: what follows the parenthesis at `open` begins a declaration. */
export function decorates(r: Reader, open: number): boolean {
  if (!r.cpp || !ATTRIBUTE_LIKE.test(r.textAt(open - 1))) return false
  const past = r.pastClose(open)
  if (startsType(r, past)) return !AFTER_TYPE.has(r.word[past] as number)
  if (r.kind[past] !== WORD || ATTRIBUTE_LIKE.test(r.textAt(past))) return false
  const next = r.kind[past + 1]
  return next === WORD || next === STAR || next === AMPERSAND || next === LESS || next === COLONS
}

/** GLib: `g_autoptr(Door) door`, a pointer to what the macro is given. */
export const OWNING = /^g_auto(ptr|list|slist|queue)?$/

/** A word that is an attribute rather than a type, when both are possible. */
export const ATTRIBUTE_LIKE =
  /^(__\w+|[A-Z][A-Z0-9_]*|\w+_API|\w*(inline|noreturn|export|EXPORT)\w*|asmlinkage|noinline|notrace)$/

/** Of those, what may have arguments: `session_export(…)` is a function. */
const TAKING = /^(__\w+|[A-Z][A-Z0-9_]*|\w+_API)$/

/** Of those, types all the same. */
export const TYPE_LIKE = /^(__(u|s|le|be|kernel_)\w*|FILE|DIR|[A-Z]+_T|\w+_t)$/

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

const VOID = keyword('void')

/** C++ `int(x)`, and no type of functions: `int(char)`. */
export const isConversion = (r: Reader): boolean =>
  r.cpp &&
  r.is(PAREN, 1) &&
  PRIMITIVE.has(r.word[r.at] as number) &&
  !r.isKeyword(VOID) &&
  !r.is(CLOSE_PAREN, 2) &&
  !startsType(r, r.at + 2) &&
  !isDeclaratorGroup(r, r.at + 1)

/** Behind a method's parameters, where they are no names. */
export const OVERRIDES = /^(override|final)$/

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

export const newlineAfter = (r: Reader, token: number): boolean =>
  r.facts.text.slice(r.end[token], r.start[token + 1]).includes('\n')

export const OF_MACRO = /^[A-Z][A-Z0-9]*_[A-Z0-9_]+$/

/** `LIB_WARNINGS_OFF`, alone on its line, before a header that is included or another line that is one of macros. */
export function isLineOfMacro(r: Reader, token: number): boolean {
  if (!OF_MACRO.test(r.textAt(token)) || !beginsLine(r, token) || !newlineAfter(r, token)) return false
  if (/^\s*#\s*include\b/m.test(r.facts.text.slice(r.end[token], r.start[token + 1]))) return true
  const next = token + 1
  if (r.kind[next] !== WORD || !OF_MACRO.test(r.textAt(next))) return false
  const past = r.kind[next + 1] === PAREN ? r.pastClose(next + 1) : next + 1
  // `LIB_BEGIN_DECLS`, and in the next line `LIB_API(int) make(void);`
  return newlineAfter(r, past - 1) || (past > next + 1 && r.kind[past] === WORD && r.kind[past + 1] === PAREN)
}

const beginsLine = (r: Reader, token: number): boolean =>
  token === 0 || r.facts.text.slice(r.end[token - 1], r.start[token]).includes('\n')

/** `(sort_doors, struct door)`, the last of its line: a name and what it is made of. Attributes are told numbers: `(printf, 1, 2)`. */
export function namesFunction(r: Reader, paren: number): boolean {
  const name = paren + 1
  const past = r.pastClose(paren)
  const next = r.kind[past]
  if (next === SEMICOLON || next === BRACE || next === EQUALS || !newlineAfter(r, past - 1)) return false
  if (r.kind[name] !== WORD || r.kind[name + 1] !== COMMA || !/[a-z]/.test(r.textAt(name))) return false
  for (let at = name + 2; at < past; at++) if (r.kind[at] === NUMBER) return false
  return true
}

/** `API(struct door *) find(int n);`: what the macro before a function is given is what that returns. */
export function wrapsType(r: Reader, paren: number, past: number): boolean {
  if (!startsType(r, paren + 1) && !looksLikeType(r, paren + 1, CLOSE_PAREN)) return false
  let name = past
  while (r.kind[name] === WORD && r.kind[name + 1] === WORD) name++
  if (r.word[name] === r.word[paren - 1]) return false // a list: `KEYWORD(void, 1) KEYWORD(int, 2)`
  return r.kind[name] === WORD && r.kind[name + 1] === PAREN && opensParameters(r, name + 1)
}

/** What is in parentheses begins as a list of parameters does, and no argument: `(int`, `(door *`, `()`. */
export function opensParameters(r: Reader, paren: number): boolean {
  const first = r.kind[paren + 1]
  const second = r.kind[paren + 2]
  return startsType(r, paren + 1) || first === CLOSE_PAREN || (first === WORD && (second === STAR || second === WORD))
}

/** `#define _guarded GUARDED_BY(lock)`: a macro of the file, by its body. */
function standsForAttribute(r: Reader, token: number): boolean {
  const macro = r.facts.macros.get(r.textAt(token))
  return (
    macro?.parameters === undefined &&
    macro !== undefined &&
    OF_ATTRIBUTES.test(r.facts.text.slice(macro.from, macro.to).replace(/\/\*.*?\*\/|\/\/.*/g, ''))
  )
}

/** A list of parameters that goes on, `#define ALSO , int more`, is as little part of the one before it. */
const OF_ATTRIBUTES = /^\s*(?:,.*|__attribute__\b.*|__declspec\b.*|\[\[.*|[A-Z][A-Z0-9_]*(?:\s*\(.*)?)?$/s

/** At `token` stands an attribute, and after it nothing but others before the declaration ends or is initialised. `end`: what ends it. */
export function endsWithAttribute(r: Reader, token: number, end = SEMICOLON): boolean {
  let at = token
  while (
    r.kind[at] === WORD &&
    ((r.kind[at + 1] === PAREN ? TAKING : ATTRIBUTE_LIKE).test(r.textAt(at)) || standsForAttribute(r, at))
  )
    at = r.kind[at + 1] === PAREN ? r.pastClose(at + 1) : at + 1
  const next = r.kind[at]
  return at > token && (next === end || next === EQUALS || next === COMMA || next === COLON)
}

/** `static void printflike(1, 2) note(const char *format, …)`: numbers are no parameters, and the function comes behind. */
export const isNumberedAttribute = (r: Reader): boolean =>
  r.is(WORD) && r.is(PAREN, 1) && r.is(NUMBER, 2) && r.kind[r.pastClose(r.at + 1)] === WORD

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
  if (memberStar(r, paren + 1) !== -1) return true
  const second = r.kind[paren + 2]
  if (second === CLOSE_PAREN) return r.kind[paren + 3] === PAREN
  // `(WINAPI *f)`
  return (
    second === STAR &&
    (r.kind[paren + 3] === WORD || r.kind[paren + 3] === CLOSE_PAREN) &&
    ATTRIBUTE_LIKE.test(r.textAt(paren + 1))
  )
}

/** C++: the star of `Door::*` and `Box<T>::*` at `token`, which makes a pointer to a member; -1. */
export function memberStar(r: Reader, token: number): number {
  let at = token
  while (r.cpp && r.kind[at] === WORD) {
    const past = r.kind[at + 1] === LESS ? r.pastAngles(at + 1) : at + 1
    if (past === -1 || r.kind[past] !== COLONS) return -1
    at = past + 1
    if (r.kind[at] === STAR) return at
  }
  return -1
}

/** C++: `int (*f)(…)`, `int (&all)[3]` declare what is in the parentheses; `int(x)` is a value. */
export function declaresGroup(r: Reader, paren: number): boolean {
  const next = r.kind[paren + 1]
  const reaches = next === STAR || next === AMPERSAND || next === COMPARE || memberStar(r, paren + 1) !== -1
  if (r.kind[paren] !== PAREN || !reaches) return false
  const after = r.kind[r.pastClose(paren)]
  return after === PAREN || after === BRACKET
}
