/** Parameters: types for the reader of a signature, and locals for the body that follows. */

import type { Parameter } from '../../../../../src/contract/symbols.ts'
import { HOW } from '../fact-layout.ts'
import { type Declarator, heldBy, parseDeclarator } from './declarators.ts'
import { parseAssignment } from './expressions.ts'
import { THIS } from './keywords.ts'
import type { Reader } from './reader.ts'
import { parseSpecifiers } from './specifiers.ts'
import { FUNCTION_LIKE, isPlain } from './stores.ts'
import { fold } from './symbols.ts'
import { CLOSE_PAREN, COMMA, ELLIPSIS, EQUALS, WORD } from './tokens.ts'

interface Parameters {
  list: Parameter[]
  bareNames: number[]
  locals: number[]
  /** '' where unknown. */
  types: string[]
  /** C++: the first is for temporaries, `T &&`; of a template's T, it is for anything. */
  temporary: boolean
}

/** Reading stands at `(` and ends past `)`. `declare`: the names become locals of the scope that is open. */
export function parseParameters(r: Reader, declare: boolean): Parameters {
  const result: Parameters = { list: [], bareNames: [], locals: [], types: [], temporary: false }
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
  if (result.list.length === 1 && result.list[0]?.name === '' && result.list[0].type === 'void') {
    result.list = []
    result.types = []
  }
  return result
}

function parameter(r: Reader, result: Parameters, declare: boolean): void {
  const from = r.start[r.at] as number
  const isObject = r.cpp && r.isKeyword(THIS)
  if (isObject) r.advance()
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
  if (declared.isPack) entry.variadic = true
  // What a member is called on is not given to it as an argument.
  if (!isObject) result.list.push(entry)
  if (r.cpp && !isObject) {
    if (result.types.length === 0)
      result.temporary = declared.reached === 'as temporary' && !declared.type.startsWith('?')
    // What is passed by value is not told from others by its `const`.
    const isFixed = declared.type.startsWith('%const ') && !declared.type.endsWith('*')
    const isPointer = declared.reached === 'by pointer' && /^[#st]/.test(declared.type)
    if (isPointer) result.types.push(`*${declared.type}`)
    else result.types.push(isFixed ? `%${declared.type.slice('%const '.length)}` : declared.type)
  }
  if (declare && declared.name !== -1 && r.scopes.length > 0) {
    // `this auto &&self` is of the class, or of one that extends it.
    const type = isObject && /^(?:%?$|\?)/.test(declared.type) ? classAround(r) : declared.type
    const local = r.declare(declared.name, 'parameter', type)
    if (r.cpp) r.facts.holdsLocal(local, heldBy(specifiers, declared))
    result.locals.push(local)
    if (mayBeFunction(declared)) r.facts.callbacks.set(local, result.list.length - 1)
  }
}

/** `int (*call)(int)`, `door_cb call`, `door_fn *call`, `F &&call`. */
const mayBeFunction = ({ type, reached }: Declarator): boolean =>
  type.startsWith('(') ||
  type.startsWith('?') ||
  (type.startsWith('t:') && !isPlain(type) && (reached !== 'by pointer' || FUNCTION_LIKE.test(type)))

const classAround = (r: Reader): string => (r.facts.owner === -1 ? '' : `#${r.facts.owner}`)

/** The declaration without its name: `char *p[3]` → `char *[3]`. */
function typeText(written: string, declared: Declarator, r: Reader, from: number, to: number): string {
  const start = (r.start[declared.name] as number) - from
  const end = (r.end[declared.name] as number) - from
  return start < 0 || end > to - from ? written : written.slice(0, start) + written.slice(end)
}
