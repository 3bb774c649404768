/** What the value of a macro is, for those that ask members of it: a path, what a function gives, or what something is cast to. */
import type { Facts } from './facts.ts'
import type { Reader } from './reader.ts'

const plain = (written: string): string => written.replace(/\/\*.*?\*\/|\/\/.*|[\s\\]+/g, '')

/** `parameters`: undefined where it takes none and no parentheses. */
export function offerMeaning(
  { facts, cpp }: Reader,
  symbol: number,
  body: string,
  parameters: readonly string[] | undefined,
): void {
  const written = plain(body)
  if (parameters === undefined && offerPath(facts, symbol, written)) return
  if (parameters !== undefined && offerWay(facts, symbol, written, parameters[0])) return
  const { tag, name, path } = typeOf(body) ?? {}
  if (name === undefined || parameters?.includes(name) || NO_RECORD.test(name)) {
    offerResult(facts, symbol, written, parameters ?? [])
    return
  }
  const isVariable = tag === 'variable'
  if (isVariable && parameters !== undefined) return
  facts.surface.ways ??= []
  facts.surface.ways.push([symbol, `=${isVariable ? 'v' : tag && !cpp ? 's' : 't'}:${name}${path ?? ''}`])
}

const NO_RECORD = /^(?:void|char|short|int|long|float|double|signed|unsigned|bool|_Bool|u?int\d+_t|size_t)$/

const CAST =
  /^\(\s*(?:(?:const|volatile|__\w+)\s+)*(?:(struct|union)\s+)?([A-Za-z_]\w*)\s*(?:const\s*|volatile\s*)*\*[\s*]*\)\s*[(&\w]/
const NAMED_CAST = /^(?:static|reinterpret|dynamic)_cast\s*<\s*(?:const\s+)?(struct\s+)?((?:\w+::)*\w+)\s*[*&]\s*>\s*\(/
/** Of what GLib and QEMU cast with, the type is the last argument or the first; of a member’s record, the second. */
const GIVEN_TYPE =
  /^(?:G_TYPE_\w+_CAST|G_TYPE_INSTANCE_GET_\w+)\s*\(.*,\s*()(\w+)\s*\)$|^OBJECT_(?:CLASS_|GET_)?C\w+\s*\(\s*()(\w+)\s*,|^(?:container_of|\w+_entry)\s*\([^,]*,\s*()(\w+)\s*,/
/** Only macros are given types. */
const TAGGED = /^\w+\s*\((?:.*,)?\s*(?:const\s+)?(?:(struct|union)\s+(\w+)[\s*]*|()(\w+)\s*\*[\s*]*)[,)]/
const LAST_OF_BLOCK = /^\{.*[;{]\s*(\w+)\s*;\s*\}$/

/** `globals`, `globals - 1`, `globals[-1]` */
const NEAR_VARIABLE = /^([A-Za-z_]\w*)(?: ?[-+] ?\d+| ?\[ ?-?\w+ ?\])?$/

interface Meant {
  /** Of a record, or `variable`: what is meant is of the type of that. */
  tag: string | undefined
  name: string
  /** `.next`, from there. */
  path?: string
}

/** What a macro's body is cast to, as far as it is told there: `((struct door *)(x))`, `to_container(x, struct door, node)`. */
export const typeOf = (body: string): Meant | undefined =>
  typeOfValue(
    body
      .replace(/\/\*.*?\*\/|\/\/.*/g, '')
      .replace(/[\s\\]+/g, ' ')
      .trim(),
  )

function typeOfValue(written: string): Meant | undefined {
  let value = written
  let isReached = false
  while (/^[(*&]/.test(value) && (value[0] !== '(' || closes(value, 0) === value.length - 1)) {
    isReached ||= value[0] !== '('
    value = (value[0] === '(' ? value.slice(1, -1) : value.slice(1)).trim()
  }
  const [, variable] = isReached || value.endsWith(']') ? (NEAR_VARIABLE.exec(value) ?? []) : []
  if (variable !== undefined && (isReached || value !== variable)) return { tag: 'variable', name: variable }
  const path = value.startsWith('(') ? value.slice(closes(value, 0) + 1).replace(/\s*->\s*|\s*\.\s*/g, '.') : ''
  if (/^(?:\.\w+)+$/.test(path)) {
    const start = typeOfValue(value.slice(0, closes(value, 0) + 1))
    return start && { ...start, path: `${start.path ?? ''}${path}` }
  }
  const last = LAST_OF_BLOCK.exec(value)?.[1]
  if (last !== undefined) {
    const [, tag, name] =
      new RegExp(`[{;]\\s*(?:const )?(?:(struct|union) )?(\\w+) ?\\*+ ?${last} ?[=;]`).exec(value) ?? []
    return name === undefined || /^typeof/.test(name) ? undefined : { tag, name }
  }
  const found = CAST.exec(value) ?? NAMED_CAST.exec(value) ?? TAGGED.exec(value)
  if (found && !NO_FUNCTION.test(value.slice(0, value.search(/\W/))))
    return { tag: found[1], name: (found[2] ?? found[4]) as string }
  const given = GIVEN_TYPE.exec(value)
  const name = given?.[2] ?? given?.[4] ?? given?.[6]
  return name === undefined ? undefined : { tag: undefined, name }
}

const PATH = /^[A-Za-z_]\w*(?:(?:\.|->)[A-Za-z_]\w*|\[\w*\])+$/

const WAY = /^&?\(*(\w+)\)?((?:(?:\.|->)\w+\)*)+)$/

/** `#define listFirst(list) ((list)->head)`: of what type it is depends on what it is given. */
function offerWay({ surface }: Facts, symbol: number, written: string, first: string | undefined): boolean {
  const [, start, fields = ''] = WAY.exec(written.replace(/^\((?=&)/, '')) ?? []
  if (start === undefined || start !== first) return false
  surface.ways ??= []
  surface.ways.push([symbol, fields.replaceAll(')', '').replaceAll('->', '.').slice(1)])
  return true
}

const CALL = /^(?:::)?([A-Za-z_]\w*(?:::[A-Za-z_]\w*)*)\(/
const NO_FUNCTION = /^(?:sizeof|alignof|offsetof|typeof|decltype|defined|if|for|while|do|switch|return)$/

/** `#define open(path) (open_at(path, 0))`, `#define RUN(f) static Run *f##_ = add(f)`: its value is what a function gives. */
function offerResult({ surface }: Facts, symbol: number, written: string, parameters: readonly string[]): void {
  if (!written.endsWith(')')) return
  let value = assigned(written)
  while (value.startsWith('(') && closes(value, 0) === value.length - 1) value = value.slice(1, -1)
  const call = CALL.exec(value)
  const name = call?.[1] as string
  if (!call || closes(value, call[0].length - 1) !== value.length - 1) return
  if (NO_FUNCTION.test(name) || parameters.includes(name)) return
  surface.ways ??= []
  surface.ways.push([symbol, `${name}()`])
}

/** What is behind the last `=` that is in no parentheses. */
function assigned(text: string): string {
  let depth = 0
  for (let at = text.length - 1; at > 0; at--) {
    const c = text[at]
    if (c === ')') depth++
    else if (c === '(') depth--
    else if (c === '=' && depth === 0 && !/[=!<>]/.test(text[at - 1] as string) && text[at + 1] !== '=')
      return text.slice(at + 1)
  }
  return text
}

/** Where the parenthesis at an offset is closed; -1 if it is not. */
function closes(text: string, open: number): number {
  let depth = 0
  for (let at = open; at < text.length; at++) {
    if (text[at] === '(') depth++
    else if (text[at] === ')' && --depth === 0) return at
  }
  return -1
}

/** `#define weight data.weight`, `#define weight (data.weight)`: stands where a field does. */
function offerPath({ surface }: Facts, symbol: number, written: string): boolean {
  const path = written.startsWith('(') && written.endsWith(')') ? written.slice(1, -1) : written
  if (!PATH.test(path)) return false
  surface.aliases ??= []
  surface.aliases.push([symbol, path])
  return true
}
