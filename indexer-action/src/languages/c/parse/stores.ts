/**
 * Functions that are put away to be called later: into a local, a global, a field of some record, or into what another function is given.
 */
import { HOW, LOCAL_STRIDE, NODE, NODE_STRIDE, OCCURRENCE_STRIDE } from '../fact-layout.ts'
import type { Facts } from './facts.ts'

/** Constants are written in capitals, functions are not: what cannot be a function is not remembered for all files. */
const CONSTANT = /^[A-Z0-9_]+$|^(NULL|nullptr|true|false|stdin|stdout|stderr|errno)$/
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

/** What is given to a call at a position. */
export function keepArgument(facts: Facts, called: number, position: number, value: number): void {
  const values = called < 0 ? [] : valuesIn(facts, value)
  if (values.length === 0) return
  const { occurrences } = facts.body
  if (occurrences[called * OCCURRENCE_STRIDE + 5] === HOW.name)
    keepAt(facts, `v:${nameOf(facts, called)}`, `/${position}`, values)
}

/** The field at the end of `path`, seen from a type, holds the functions named in `value`. */
export function keepInField(facts: Facts, type: string, path: string, value: number): void {
  if (type !== '') keepAt(facts, type, path, valuesIn(facts, value))
}

export function keepInLocal(facts: Facts, local: number, value: number): void {
  const { nodes, flows } = facts.body
  for (const node of valuesIn(facts, value))
    flows.push(local, nodes[node * NODE_STRIDE + (nodes[node * NODE_STRIDE] === NODE.local ? 2 : 1)] as number)
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

function keepAt(facts: Facts, type: string, path: string, values: readonly number[]): void {
  if (type === '' || type.startsWith('%') || type.startsWith('=')) return
  const { body, surface } = facts
  for (const node of values) {
    const first = body.nodes[node * NODE_STRIDE + 1] as number
    if (body.nodes[node * NODE_STRIDE] === NODE.local) {
      const position = positionOf(facts, first)
      if (position === undefined) continue
      const owner = body.locals[first * LOCAL_STRIDE + 4] as number
      surface.stores.push([facts.offeredType(type), path, `/${position}`, facts.offeredType(`#${owner}`)])
      continue
    }
    const how = body.occurrences[first * OCCURRENCE_STRIDE + 5]
    if (how !== HOW.name && how !== HOW.qualified) continue
    const name = nameOf(facts, first)
    if (!CONSTANT.test(name)) surface.stores.push([facts.offeredType(type), path, name])
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
