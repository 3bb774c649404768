/**
 * The words before a declarator: what kind of declaration this is, and of which type.
 *
 * Without a preprocessor, a word among them may be a type or a macro that stands for an attribute. Shape decides: the last
 * word before `(`, `;`, `=` or `,` is the name that is declared, and of the words before it, the one that does not look
 * like an attribute is the type.
 */

import type { Modifier } from '../../../../../src/contract/symbols.ts'
import { HOW } from '../fact-layout.ts'
import { parseArguments } from './calls.ts'
import { parseEnum } from './enums.ts'
import { CONST, ENUM, EXTERN, FRIEND, OPERATOR, VIRTUAL } from './keywords.ts'
import type { Reader } from './reader.ts'
import { listHead, parseRecord } from './records.ts'
import {
  AMPERSAND,
  BRACKET,
  CLOSE_PAREN,
  COLONS,
  COMMA,
  COMPARE,
  ELLIPSIS,
  END,
  EQUALS,
  GREATER,
  KEYWORD,
  keyword,
  PAREN,
  STAR,
  STRING,
  TILDE,
  WORD,
} from './tokens.ts'
import { type ScannedName, scanName, type TypeName, takeTypeName } from './type-names.ts'
import {
  ATTRIBUTE,
  ATTRIBUTE_LIKE,
  decorates,
  endsWithAttribute,
  isAttribute,
  isDeclaratorGroup,
  isNumberedAttribute,
  isOldStyle,
  namesFunction,
  OWNING,
  opensParameters,
  PRIMITIVE,
  QUALIFIER,
  RECORD,
  STORAGE,
  set,
  skipAttribute,
  startsType,
  TYPE_LIKE,
  TYPEOF,
  wrapsType,
} from './type-words.ts'
import { parseTypeName, parseTypeof } from './types.ts'

const AUTO = set('auto __auto_type')
const TYPEDEF = keyword('typedef')
const STATIC = keyword('static')
const EXPLICIT = keyword('explicit')

export interface Specifiers {
  type: string
  typedef: boolean
  isStatic: boolean
  isExtern: boolean
  isFriend: boolean
  isAuto: boolean
  /** Of what is declared, or of what it points at: `const` before the declarator. */
  isConst: boolean
  modifiers: Modifier[]
  /** C: the type if nothing else is: a macro and what it is given, `t:VECTOR<s:door>`; or ''. */
  made: string
  /** Nothing that is a type was seen: a constructor, a macro, or a function of old. */
  empty: boolean
  /** Where the declaration begins. */
  start: number
}

/** Where a declaration stands. A lone word before `;` or `)` is a type in parameters and type names, and a macro elsewhere. */
type Where = 'declaration' | 'member' | 'parameter' | 'type'

/** Those of a declaration that has none, as a constructor. `start`: where it begins. */
export const noSpecifiers = (start: number): Specifiers => ({
  type: '',
  typedef: false,
  isStatic: false,
  isExtern: false,
  isFriend: false,
  isAuto: false,
  isConst: false,
  modifiers: [],
  made: '',
  empty: true,
  start,
})

export function parseSpecifiers(r: Reader, where: Where): Specifiers {
  const result = noSpecifiers(r.start[r.at] ?? r.facts.text.length)
  const candidates: TypeName[] = []
  while (!r.ended) {
    const kind = r.peek()
    if (kind === KEYWORD) {
      if (!takeKeyword(r, result, candidates)) break
    } else if (kind === BRACKET && r.is(BRACKET, 1)) skipAttribute(r, result)
    else if (kind === STRING && result.isExtern) r.advance()
    else if (kind === WORD || (kind === COLONS && r.cpp && r.is(WORD, 1))) {
      const name = scanName(r)
      const role = roleOf(r, name, where, result, candidates)
      if (role === 'declarator') break
      if (role === 'macro') continue
      const next = r.kind[name.past] ?? END
      candidates.push(takeTypeName(r, name))
      if (next !== WORD && next !== KEYWORD && next !== COLONS) break
      if (r.cpp && name.templated && next === WORD) result.empty = false
    } else break
  }
  choose(result, candidates)
  if (result.type === '') result.type = result.made
  // `Shape auto shape`: what is named is a concept.
  if (r.cpp && result.isAuto && candidates.length > 0) result.type = ''
  if (r.cpp && result.isConst && /^%\w/.test(result.type)) result.type = `%const ${result.type.slice(1)}`
  return result
}

/** Whether the keyword is a specifier; then it was taken, with what belongs to it. */
function takeKeyword(r: Reader, result: Specifiers, candidates: readonly TypeName[]): boolean {
  const word = r.word[r.at] as number
  if (PRIMITIVE.has(word)) {
    if (r.cpp && (result.type === '' || result.type.startsWith('%')))
      result.type += `${result.type === '' ? '%' : ' '}${r.textAt(r.at)}`
    else if (result.type === '') result.type = '%'
    result.empty = false
    r.advance()
  } else if (RECORD.has(word)) {
    result.type = word === ENUM ? parseEnum(r, result) : parseRecord(r, result)
    result.empty = false
  } else if (TYPEOF.has(word)) {
    r.advance()
    if (r.cpp && r.is(PAREN) && r.is(KEYWORD, 1) && AUTO.has(r.word[r.at + 1] as number)) {
      result.isAuto = true
      r.skipBalanced()
    } else if (r.is(PAREN)) result.type = parseTypeof(r)
    result.empty = false
  } else if (QUALIFIER.has(word)) {
    if (word === CONST) result.isConst = true
    r.advance()
    if (r.is(PAREN) && result.empty && candidates.length === 0) {
      r.advance() // _Atomic(T)
      result.type = parseTypeName(r)
      result.empty = false
      r.take(CLOSE_PAREN)
    }
  } else if (STORAGE.has(word)) takeStorage(r, word, result)
  else if (ATTRIBUTE.has(word)) skipAttribute(r, result)
  else return false
  return true
}

function takeStorage(r: Reader, word: number, result: Specifiers): void {
  if (word === TYPEDEF) result.typedef = true
  else if (word === STATIC) result.isStatic = true
  else if (word === EXTERN) result.isExtern = true
  else if (word === FRIEND) result.isFriend = true
  else if (word === VIRTUAL && !result.modifiers.includes('override')) result.modifiers.push('abstract')
  else if (AUTO.has(word)) {
    result.isAuto = true
    if (r.cpp) result.empty = false
  }
  r.advance()
  if (word === EXPLICIT && r.is(PAREN)) r.skipBalanced()
}

/** What a name is, by what comes after it. `macro`: with arguments, and it was taken. */
type Role = 'type' | 'declarator' | 'macro'

function roleOf(r: Reader, name: ScannedName, where: Where, result: Specifiers, candidates: readonly TypeName[]): Role {
  const typed = !result.empty || candidates.length > 0
  switch (r.kind[name.past] ?? END) {
    case WORD:
      // `unsigned long flags ____cacheline_aligned;`, `List list_ GUARDED_BY(mutex_);`: what is declared came before.
      if (typed && endsWithAttribute(r, name.past) && hasNameAt(r, name, result, candidates)) return 'declarator'
      // `int count UNUSED)`
      return where === 'parameter' && isTyped(result, candidates) && endsWithAttribute(r, name.past, CLOSE_PAREN)
        ? 'declarator'
        : 'type'
    case KEYWORD:
      return beforeKeyword(r, r.word[name.past] as number, typed)
    case COLONS:
      // `int Thing::*field`
      if (typed && r.kind[name.past + 1] === STAR) return 'declarator'
      // `Thing::~Thing()`, `Thing::operator bool()`: the name of what is declared begins here.
      return !r.cpp || r.kind[name.past + 1] === TILDE || r.word[name.past + 1] === OPERATOR ? 'declarator' : 'type'
    case STAR:
      return 'type'
    case AMPERSAND:
    case COMPARE:
      return r.cpp ? 'type' : 'declarator'
    case PAREN:
      return beforeParenthesis(r, name, where, result, typed)
    case CLOSE_PAREN:
    case COMMA:
    case END:
    case GREATER:
    case ELLIPSIS:
    case BRACKET:
      return typed || (where !== 'parameter' && where !== 'type') ? 'declarator' : 'type'
    case EQUALS:
      return typed || where !== 'parameter' ? 'declarator' : 'type'
    default:
      return typed || where !== 'type' ? 'declarator' : 'type'
  }
}

function beforeKeyword(r: Reader, word: number, typed: boolean): Role {
  if (word === OPERATOR && r.cpp) return 'type'
  if (ATTRIBUTE.has(word)) return typed ? 'declarator' : 'type'
  return PRIMITIVE.has(word) || RECORD.has(word) || QUALIFIER.has(word) || STORAGE.has(word) || TYPEOF.has(word)
    ? 'type'
    : 'declarator'
}

function beforeParenthesis(r: Reader, name: ScannedName, where: Where, result: Specifiers, typed: boolean): Role {
  // `API type (name)(…)`
  if (result.empty && where !== 'type' && isFunctionGroup(r, name.past))
    return name.qualified && typed ? 'declarator' : 'type'
  if (typed) {
    if (!isNumberedAttribute(r) && !decorates(r, name.past)) return 'declarator'
    takeAttributeCall(r)
    return 'macro'
  }
  const head = listHead(r)
  if (head !== undefined) {
    result.type = head
    result.empty = false
    return 'macro'
  }
  if (where === 'type') return 'type'
  if (OWNING.test(name.text) && r.kind[r.pastClose(name.past)] === WORD) {
    takeInner(r, name, result)
    return 'macro'
  }
  // `T (*f)(…)`, `T (name)(…)`
  if (isFunctionGroup(r, name.past)) return 'type'
  // `ATTRIBUTE(x) int f(…)`
  const past = r.pastClose(name.past)
  const after = r.kind[past]
  const more = after === WORD || after === STAR || (after === KEYWORD && (startsType(r, past) || isAttribute(r, past)))
  if (!more || (where === 'declaration' && isOldStyle(r, name.past, past))) return 'declarator'
  if (where === 'declaration' && result.isStatic && !r.cpp && namesFunction(r, name.past)) return 'declarator'
  if (where === 'declaration' && wrapsType(r, name.past, past)) takeInner(r, name, result)
  else {
    if (!r.cpp && after === WORD) result.made = madeOf(r, name.text, name.past)
    r.facts.occurrence(name.text, r.start[name.last] as number, 'call', HOW.name, -1)
    r.goTo(name.past)
    parseArguments(r)
  }
  return 'macro'
}

/** `VECTOR(struct door *) doors;`, where the macro may stand for a record that holds some. */
function madeOf(r: Reader, macro: string, paren: number): string {
  const given = r.facts.text.slice(r.end[paren], r.start[r.pastClose(paren) - 1])
  const [, tag, name] = /^\s*(?:const\s+)?(?:(struct|union)\s+)?([A-Za-z_]\w*)[\s*]*$/.exec(given) ?? []
  return name === undefined ? '' : `t:${macro}<${tag ? 's' : 't'}:${name}>`
}

/** The type is what the macro is given. */
function takeInner(r: Reader, name: ScannedName, result: Specifiers): void {
  const past = r.pastClose(name.past)
  r.facts.occurrence(name.text, r.start[name.last] as number, 'call', HOW.name, -1)
  r.goTo(name.past + 1)
  result.type = parseTypeName(r)
  result.empty = false
  r.goTo(past)
}

/** `HASH64(const void *input, …`: written as an attribute may be, and what it is given are parameters. */
const isFunctionHead = (r: Reader, token: number): boolean =>
  r.kind[token + 1] === PAREN && opensParameters(r, token + 1)

const isFunctionGroup = (r: Reader, paren: number): boolean => {
  if (!isDeclaratorGroup(r, paren)) return false
  const next = r.kind[r.pastClose(paren)]
  // `T (&list)[N]`
  return next === PAREN || (r.cpp && next === BRACKET && r.kind[paren + 1] === AMPERSAND)
}

/** `PRINTF(1, 2)`, where it decorates what comes next. */
export function takeAttributeCall(r: Reader): void {
  r.takeCalled()
  parseArguments(r)
}

/** Before what may be attributes: `flags` in `DWORD flags UNUSED;`, and not `uint32_t` in `__IO uint32_t CR;`. */
function hasNameAt(r: Reader, name: ScannedName, result: Specifiers, candidates: readonly TypeName[]): boolean {
  if (isTyped(result, candidates)) return true
  // `ONCE std::string QUOTE("'");`: a name with a path is what another one is of.
  if (name.qualified || isFunctionHead(r, name.past) || TYPE_LIKE.test(name.text)) return false
  return candidates.some((one) => !one.name.startsWith('__') || TYPE_LIKE.test(one.name))
}

/** Something was read that can be nothing but the type. */
const isTyped = (result: Specifiers, candidates: readonly { name: string }[]): boolean =>
  !result.empty || candidates.some(({ name }) => !ATTRIBUTE_LIKE.test(name))

function choose(result: Specifiers, candidates: readonly { name: string; type: string }[]): void {
  if (candidates.length === 0) return
  if (!result.empty && result.type !== '') return
  result.empty = false
  const likely = candidates.filter((c) => !ATTRIBUTE_LIKE.test(c.name) || TYPE_LIKE.test(c.name))
  result.type = (likely.at(-1) ?? candidates.at(-1))?.type ?? ''
}
