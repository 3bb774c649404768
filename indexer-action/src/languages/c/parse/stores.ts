/**
 * Functions that are put away to be called later: into a local, a global, a field of some record, or into what another function is given.
 */
import { HOW, LOCAL_STRIDE, NODE, NODE_STRIDE, OCCURRENCE_STRIDE } from '../fact-layout.ts'
import { isStandardName } from '../system-names.ts'
import type { Facts } from './facts.ts'

/** Constants are written in capitals, functions are not: what cannot be a function is not remembered for all files. */
const CONSTANT = /^[A-Z0-9_]+$|^(NULL|nullptr|true|false|stdin|stdout|stderr|errno)$/
/** Types of what is no function, wherever it points: `int`, `struct door`, `size_t`. */
export const isPlain = (type: string): boolean =>
  /^(?:%|s:|#)/.test(type) || (type.startsWith('t:') && isStandardName(type.slice(2)))
/** What functions, and the types of such that are pointed at, are called. Only so many fields and pointers are remembered for all files. */
export const FUNCTION_LIKE =
  /(?:fn|func|function|proc|procedure|cb|call|callback|handler|hook|cmp|compare|comparator|visitor|filter|method)\d?(?:_?t|_?type)?$/i
const MOST_VALUES = 8

/** Nodes at the end of a value that may be functions or hold some: `f`, `&f`, `(T)f`, `c ? f : g`, `door->f`. */
function valuesIn(facts: Facts, node: number, found: number[] = []): number[] {
  if (node < 0 || found.length > MOST_VALUES) return found
  const { nodes } = facts.body
  const first = nodes[node * NODE_STRIDE + 1] as number
  const second = nodes[node * NODE_STRIDE + 2] as number
  switch (nodes[node * NODE_STRIDE]) {
    case NODE.use:
    case NODE.local:
      found.push(node)
      break
    case NODE.cast:
      valuesIn(facts, second, found)
      break
    case NODE.either:
      valuesIn(facts, first, found)
      valuesIn(facts, second, found)
      break
  }
  return found
}

const isMember = ({ body }: Facts, node: number): boolean =>
  body.nodes[node * NODE_STRIDE] === NODE.use &&
  body.occurrences[(body.nodes[node * NODE_STRIDE + 1] as number) * OCCURRENCE_STRIDE + 5] === HOW.member

const nameOf = (facts: Facts, occurrence: number): string =>
  facts.body.words[facts.body.occurrences[occurrence * OCCURRENCE_STRIDE + 2] as number] as string

/** `target = value`. */
export function keepFunction(facts: Facts, target: number, value: number): void {
  const values = target < 0 ? [] : valuesIn(facts, value)
  if (values.length === 0) return
  const place = placeOf(facts, target)
  if (typeof place === 'number') keepInLocal(facts, place, value)
  else if (place) keepAt(facts, place.type, place.path, values)
}

/** Whether what a call is given may matter to what it calls. */
export const takesFunctions = (facts: Facts, called: number): boolean =>
  called >= 0 &&
  facts.body.occurrences[called * OCCURRENCE_STRIDE + 5] === HOW.name &&
  !isStandardName(nameOf(facts, called))

/** What is given to such a call at a position. */
export function keepArgument(facts: Facts, called: number, position: number, value: number): void {
  const values = valuesIn(facts, value)
  if (values.length > 0) keepAt(facts, `v:${nameOf(facts, called)}`, `/${position}`, values)
}

/** The field at the end of `path`, seen from a type, holds the functions named in `value`. */
export function keepInField(facts: Facts, type: string, path: string, value: number): void {
  keepAt(facts, type, path, valuesIn(facts, value))
}

export function keepInLocal(facts: Facts, local: number, value: number): void {
  const { nodes, flows } = facts.body
  for (const node of valuesIn(facts, value)) {
    flows.push(local, nodes[node * NODE_STRIDE + (nodes[node * NODE_STRIDE] === NODE.local ? 2 : 1)] as number)
    const held = facts.heldIn.get(local)
    if (!held) facts.heldIn.set(local, [node])
    else if (held.length < MOST_VALUES) held.push(node)
  }
}

/** Where a target leads to: a local, or a way from a type. */
function placeOf(facts: Facts, target: number): number | { type: string; path: string } | undefined {
  const { nodes, occurrences } = facts.body
  let path = ''
  for (let at = target; at >= 0; ) {
    const operation = nodes[at * NODE_STRIDE]
    const first = nodes[at * NODE_STRIDE + 1] as number
    if (operation === NODE.target) at = first
    else if (operation === NODE.local && path === '') return first
    else if (operation === NODE.use && occurrences[first * OCCURRENCE_STRIDE + 5] === HOW.member) {
      path = path === '' ? nameOf(facts, first) : `${nameOf(facts, first)}.${path}`
      at = occurrences[first * OCCURRENCE_STRIDE + 6] as number
    } else if (operation === NODE.use && occurrences[first * OCCURRENCE_STRIDE + 5] === HOW.name)
      return { type: `v:${nameOf(facts, first)}`, path }
    else return { type: facts.typeOfNode(at), path }
  }
  return undefined
}

/** Whether there may be something at the end of a way from a type. */
const isPlace = (type: string, path: string): boolean =>
  path === '' ? type.startsWith('v:') : type !== '' && !type.startsWith('%') && !type.startsWith('=')

function keepAt(facts: Facts, type: string, path: string, values: readonly number[], depth = 0): void {
  if (!isPlace(type, path)) return
  const { body } = facts
  for (const node of values) {
    const first = body.nodes[node * NODE_STRIDE + 1] as number
    if (body.nodes[node * NODE_STRIDE] === NODE.local) {
      if (isPlain(facts.typeOfLocal(first))) continue
      const position = positionOf(facts, first)
      const owner = body.locals[first * LOCAL_STRIDE + 4] as number
      if (position !== undefined) facts.kept.push({ type, path, value: `/${position}`, from: `#${owner}` })
      // What the local was given before.
      else if (depth < 2) keepAt(facts, type, path, facts.heldIn.get(first) ?? [], depth + 1)
    } else if (isMember(facts, node)) {
      // Fields are given everywhere, and hardly ever are they functions.
      if (path.startsWith('/') && !FUNCTION_LIKE.test(nameOf(facts, first))) continue
      const place = placeOf(facts, node)
      if (typeof place === 'object' && isPlace(place.type, place.path))
        facts.kept.push({ type, path, value: place.path, from: place.type })
    } else {
      const how = body.occurrences[first * OCCURRENCE_STRIDE + 5]
      const name = how === HOW.name || how === HOW.qualified ? nameOf(facts, first) : ''
      if (name !== '' && !CONSTANT.test(name)) facts.kept.push({ type, path, value: name })
    }
  }
}

/** Where a function takes the parameter, if that may be a function. */
function positionOf({ body, callbacks, symbols }: Facts, local: number): number | undefined {
  const position = callbacks.get(local)
  const owner = body.locals[local * LOCAL_STRIDE + 4] as number
  // A parameter of what stands in the function, and has no symbol, is another one.
  const name = position === undefined ? undefined : symbols[owner]?.parameters?.[position]?.name
  return name !== undefined && name === body.words[body.locals[local * LOCAL_STRIDE] as number] ? position : undefined
}
