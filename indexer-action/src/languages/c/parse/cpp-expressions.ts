/** C++: qualified names with template arguments, `new`, lambdas. */

import { ANOTHER, BEFORE_SCOPE, HOW, LOCAL_STRIDE, NODE, OCCURRENCE_STRIDE, THROUGH } from '../fact-layout.ts'
import { callForPointer, isOnePointer, markCalled, parseArguments } from './calls.ts'
import { parseRequiresClause, REQUIRES } from './constraints.ts'
import { parseAssignment, parseUnary } from './expressions.ts'
import { parseInitializer } from './initializers.ts'
import { OPERATOR, TEMPLATE } from './keywords.ts'
import { templateParameters } from './namespaces.ts'
import { isAnother } from './own-types.ts'
import { parseParameters } from './parameters.ts'
import type { Reader } from './reader.ts'
import { heldByStandard, holderOf, isPlace } from './standard-holders.ts'
import { parseCompound } from './statements.ts'
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
  DOT,
  ELLIPSIS,
  END,
  EQUALS,
  KEYWORD,
  LESS,
  PAREN,
  SEMICOLON,
  TILDE,
  WORD,
} from './tokens.ts'
import { asScope } from './type-names.ts'
import { isAttribute, skipAttribute } from './type-words.ts'
import { parseTypeArguments, parseTypeName } from './types.ts'
import { behindView, isViewOf } from './views.ts'

/** What stands behind the arguments of a template. Behind a comparison, something would have to be compared with. */
const ENDS_NAME = new Set([
  PAREN,
  COLONS,
  BRACE,
  BRACKET,
  CLOSE_PAREN,
  SEMICOLON,
  COMPARE,
  DOT,
  COMMA,
  CLOSE_BRACKET,
  CLOSE_BRACE,
  EQUALS,
  ELLIPSIS,
  COLON,
  code('?'),
])

export function parseQualified(r: Reader): number {
  const { facts } = r
  let qualifier = ''
  let node = -1
  const isGlobal = r.take(COLONS)
  while (r.is(WORD)) {
    const token = r.at
    const text = r.textAt(token)
    const local = qualifier === '' && !isGlobal ? r.lookUp(r.word[token] as number) : -1
    const another = qualifier === '' && !isGlobal && local === -1 && isAnother(r)
    r.advance()
    let templated = false
    let type = ''
    let written: readonly string[] = []
    if (r.is(LESS)) {
      const past = r.pastAngles(r.at)
      const next = past === -1 ? END : (r.kind[past] ?? END)
      if (past !== -1 && local === -1 && ENDS_NAME.has(next)) {
        templated = true
        written = parseTypeArguments(r)
        type = `t:${qualifier}${text}<${written.join(',')}>`
      }
    }
    const isTemplate = r.is(COLONS) && r.isKeyword(TEMPLATE, 1) && r.is(WORD, 2)
    if (isTemplate || (r.is(COLONS) && (r.is(WORD, 1) || r.is(TILDE, 1) || r.isKeyword(OPERATOR, 1)))) {
      const [how, argument] =
        local !== -1
          ? [HOW.local, local]
          : qualifier === ''
            ? [HOW.type, another ? ANOTHER : BEFORE_SCOPE]
            : [HOW.qualified, facts.word(qualifier)]
      facts.occurrence(text, r.start[token] as number, 'type', how, argument)
      qualifier += asScope(r, text, local, another)
      r.advance()
      if (isTemplate || r.is(TILDE)) r.advance()
      if (r.isKeyword(OPERATOR)) {
        while (!r.ended && !r.is(PAREN)) r.advance()
        return -1
      }
      continue
    }
    const isBare = qualifier === '' && !isGlobal
    const how = local !== -1 ? HOW.local : isBare ? HOW.name : HOW.qualified
    const argument = local !== -1 ? local : isBare ? (another ? ANOTHER : -1) : facts.word(qualifier)
    const occurrence = facts.occurrence(text, r.start[token] as number, 'read', how, argument)
    node = local !== -1 ? facts.node(NODE.local, local, occurrence) : facts.node(NODE.use, occurrence)
    facts.explicit(occurrence, written)
    if (
      templated &&
      /^t:([\w:]*::)?(make_unique|make_shared|static_pointer_cast|dynamic_pointer_cast|make_optional)</.test(type)
    )
      return templatedCall(r, node, type)
    if (templated && /^t:std::get(?:_if)?</.test(type)) return taken(r, node, type)
    if (templated && HOLDER.test(type)) return holder(r, node, type)
    if (r.is(PAREN) && r.piped === -1 && local === -1) {
      const seen = view(r, node, qualifier, text)
      if (seen !== undefined) return seen
    }
    if (templated && local === -1 && isOnePointer(r, written)) return callForPointer(r, node, written)
    if (qualifier === 'std::' && text === 'async' && r.is(PAREN)) return started(r, node)
    if (qualifier === 'std::' && /^make_(?:pair|tuple)$/.test(text) && r.is(PAREN))
      return grouped(r, node, text.slice(5))
    if (qualifier === 'std::' && !templated && HOLDER.test(`t:std::${text}<`)) return holder(r, node, `t:std::${text}`)
    break
  }
  return node
}

/** `std::make_unique<T>(…)` makes a T that is reached by `->`. */
function templatedCall(r: Reader, node: number, type: string): number {
  if (!r.is(PAREN)) return node
  markCalled(r, node)
  parseArguments(r)
  return r.typeNode(type.slice(type.indexOf('<') + 1, -1).split(',')[0] ?? '')
}

/** `std::get<1>(tuple)`, `std::get<Door>(variant)` */
function taken(r: Reader, node: number, type: string): number {
  if (!r.is(PAREN)) return node
  const place = /</.exec(type)?.index ?? 0
  const given = type.slice(place + 1, -1)
  const position = /\d+/.exec(r.facts.text.slice(r.end[r.at - 3] ?? 0, r.start[r.at]))?.[0]
  markCalled(r, node)
  parseArguments(r)
  if (given !== '' && !given.startsWith('%')) return r.typeNode(given)
  const [whole = -1] = r.given
  return position === undefined || whole === -1 ? -1 : r.facts.node(NODE.element, whole, Number(position))
}

/** `std::make_pair(a, b)` holds what it is given. */
function grouped(r: Reader, node: number, template: string): number {
  markCalled(r, node)
  parseArguments(r)
  return r.typeNode(holderOf(`t:std::${template}`, r.given))
}

/** `std::views::values(map)`; undefined where no view can be, and nothing was read. */
function view(r: Reader, node: number, qualifier: string, name: string): number | undefined {
  if (!isViewOf(qualifier, name)) return undefined
  const called = markCalled(r, node)
  parseArguments(r)
  r.facts.call(called, r.given)
  // A function of the repository's own may be called so.
  return r.facts.node(NODE.otherwise, r.facts.node(NODE.call, node), behindView(r, name, r.given))
}

/** `std::async(f)`: what f gives comes later. */
function started(r: Reader, node: number): number {
  markCalled(r, node)
  parseArguments(r)
  const given = r.given.map((one) => r.facts.typeOfNode(one)).find((type) => type.startsWith('('))
  return given === undefined ? -1 : r.typeNode(`t:std::future<${given.slice(1)}>`)
}

/** What the standard has for holding something, by the names of its templates. */
const HOLDER =
  /^t:std::(unique_ptr|shared_ptr|weak_ptr|vector|list|deque|array|optional|span|pair|tuple|(unordered_)?(multi)?(map|set))</

/** `std::unique_ptr<T>(…)` is one: what it leads to is said by its arguments. */
function holder(r: Reader, node: number, type: string): number {
  if (!r.is(PAREN) && !r.is(BRACE)) return node
  const made = markCalled(r, node)
  if (r.is(PAREN)) parseArguments(r)
  else parseInitializer(r, { type: '', path: '', node: -1, dimensions: 0, local: -1 })
  r.facts.call(made, r.given)
  return r.typeNode(heldByStandard(r, type, r.given) ?? type)
}

export function construction(r: Reader): number {
  r.advance()
  if (r.is(PAREN)) parseArguments(r) // placement
  const begin = r.at
  const first = r.facts.body.occurrences.length
  const type = parseTypeName(r, 'call')
  const past = r.facts.body.occurrences.length
  const ofPointers = r.pointerType
  const node = r.typeNode(type)
  if (r.at === begin) r.advance()
  r.given = []
  if (r.is(PAREN)) parseArguments(r)
  else if (r.is(BRACE)) parseInitializer(r, { type, path: '', node, dimensions: 0, local: -1 })
  const made = occurrenceOf(r, type, first, past)
  if (made === -1 || ofPointers) return r.facts.pointer(node)
  r.facts.use(made, 'call')
  r.facts.call(made, r.given)
  return r.facts.pointer(node)
}

/** The occurrence, from `first` to `past` (in strides), that names this class; -1 where a template's user does. */
export function occurrenceOf(r: Reader, type: string, first: number, past: number): number {
  const { occurrences, words } = r.facts.body
  const name = type.replace(/<.*$/, '').split(':').pop()
  for (let at = first; at < past; at += OCCURRENCE_STRIDE)
    if (words[occurrences[at + 2] as number] === name && occurrences[at + 5] !== HOW.local)
      return at / OCCURRENCE_STRIDE
  return -1
}

/** `std::for_each(all.begin(), all.end(), [](auto &one) { … })`: a parameter without a type is what is gone through. */
function goesThrough(r: Reader, handed: number, parameters: readonly number[]): void {
  if (handed === -1) return
  const { locals } = r.facts.body
  const open = parameters.filter((local) => locals[local * LOCAL_STRIDE + 5] === -1)
  if (open.length === 0) return
  const element = r.facts.node(NODE.target, handed, isPlace(r, handed) ? THROUGH.pointer : THROUGH.iteration)
  for (const local of open) locals[local * LOCAL_STRIDE + 5] = r.facts.type(`=${element}`)
}

/** `[]<class T> requires Small<T> (T t) { … }`, of whose template nobody asks. */
function lambdaTemplate(r: Reader): void {
  const { generics, kinds, isConstrained } = r
  templateParameters(r)
  if (r.isKeyword(REQUIRES)) parseRequiresClause(r)
  r.generics = generics
  r.kinds = kinds
  r.isConstrained = isConstrained
}

/** The last three only of what is no lambda: `[[door lock] open];`, in Objective-C. */
const ENDS_CAPTURES = new Set([CLOSE_BRACKET, END, SEMICOLON, CLOSE_BRACE])
/** Of what stands between its parameters and its body. */
const ENDS_HEAD = new Set([BRACE, END, SEMICOLON, COMMA, CLOSE_PAREN, CLOSE_BRACKET, CLOSE_BRACE])

/** `mutable noexcept(true) -> Door`; returns what it gives if that is said. */
function behindParameters(r: Reader): string {
  let gives = ''
  let guard = 0
  while (!ENDS_HEAD.has(r.peek()) && guard++ < 40) {
    if (r.is(ARROW)) {
      r.advance()
      gives = parseTypeName(r)
    } else if (r.isKeyword(REQUIRES)) parseRequiresClause(r)
    else if (isAttribute(r, r.at)) skipAttribute(r)
    else if (r.is(PAREN)) parseArguments(r)
    else r.advance()
  }
  return gives
}

export function lambda(r: Reader): number {
  const { handed } = r
  r.handed = -1
  r.advance()
  r.scopes.push(new Map())
  while (!ENDS_CAPTURES.has(r.peek())) {
    const before = r.at
    if (r.is(EQUALS) || r.is(AMPERSAND) || r.is(COMMA) || r.is(KEYWORD)) r.advance()
    else if (r.is(WORD) && r.is(EQUALS, 1)) {
      const local = r.declare(r.at, 'variable', '')
      r.advance()
      r.advance()
      const node = parseAssignment(r)
      if (local >= 0 && node >= 0) r.facts.body.locals[local * LOCAL_STRIDE + 5] = r.facts.type(`=${node}`)
    } else parseUnary(r)
    if (r.at === before) r.advance()
  }
  r.take(CLOSE_BRACKET)
  if (r.is(LESS)) lambdaTemplate(r)
  while (isAttribute(r, r.at)) skipAttribute(r)
  if (r.is(PAREN)) goesThrough(r, handed, parseParameters(r, true).locals)
  let gives = behindParameters(r)
  const { labels, returned, gives: around } = r
  r.returned = -1
  r.gives = gives
  if (r.is(BRACE)) parseCompound(r)
  r.gives = around
  if (gives === '' && r.returned >= 0) gives = `=${r.returned}`
  r.labels = labels
  r.returned = returned
  r.scopes.pop()
  return gives === '' ? -1 : r.typeNode(`(${gives}`)
}
