/**
 * Of what is put away in a file, what is told: nothing of what this file alone shows not to be called.
 *
 * What a function or macro of this file is given matters only if that calls it or hands it on, and most fields hold no functions.
 */
import { USES } from '../../../../../src/contract/links.ts'
import { HOW, lastName, OCCURRENCE_STRIDE, parameterOf } from '../fact-layout.ts'
import type { Facts, Kept } from './facts.ts'
import { FUNCTION_LIKE } from './stores.ts'

const CALL = USES.indexOf('call')

/** Once the file is read. */
export function offerStores(facts: Facts): void {
  const { surface, body } = facts
  const locals = calledLocals(facts)
  body.flows = body.flows.filter((_, at, flows) => locals.has(flows[at - (at % 2)] as number))
  const offered = new Set<string>()
  for (const { type, path, value, from } of called(facts, locals)) {
    const at = facts.offeredType(type)
    const of = from === undefined ? -1 : facts.offeredType(from)
    const key = `${at} ${path} ${value} ${of}`
    if (offered.has(key)) continue
    offered.add(key)
    surface.stores.push(of === -1 ? [at, path, value] : [at, path, value, of])
  }
}

function called(facts: Facts, locals: ReadonlySet<number>): Kept[] {
  const fields = fieldsOfFunctions(facts)
  const isOfFunction = (type: string, path: string): boolean => {
    const name = lastName(path === '' ? type : path)
    return fields.has(name) || FUNCTION_LIKE.test(name)
  }
  const kept = facts.kept.filter(
    ({ type, path, value, from }) =>
      from === undefined ||
      isParameter(value) ||
      isParameter(path) ||
      isOfFunction(type, path) ||
      isOfFunction(from, value),
  )
  const own = ownFunctions(facts)
  const parameters = parametersAmong(facts, locals)
  const isNeeded = ({ type, path }: Kept): boolean =>
    !isParameter(path) || (own.get(lastName(type))?.some((of) => parameters.has(`${of}${path}`)) ?? true)
  // What is handed on to a parameter that is called, is called.
  for (let before = -1; before !== parameters.size; ) {
    before = parameters.size
    for (const one of kept)
      if (one.from !== undefined && isParameter(one.value) && isNeeded(one))
        parameters.add(`${one.from.slice(1)}${one.value}`)
  }
  return kept.filter(isNeeded)
}

const isParameter = (path: string): boolean => path.startsWith('/')

/** Locals that are called, and those that are put into such. */
function calledLocals({ body: { occurrences, flows } }: Facts): Set<number> {
  const found = new Set<number>()
  for (let at = 0; at < occurrences.length; at += OCCURRENCE_STRIDE)
    if (occurrences[at + 5] === HOW.local && occurrences[at + 3] === CALL) found.add(occurrences[at + 6] as number)
  for (let before = -1; before !== found.size; ) {
    before = found.size
    for (let at = 0; at < flows.length; at += 2) {
      const from = (flows[at + 1] as number) * OCCURRENCE_STRIDE
      if (found.has(flows[at] as number) && occurrences[from + 5] === HOW.local)
        found.add(occurrences[from + 6] as number)
    }
  }
  return found
}

/** Fields that this file calls, also through locals, or puts a function into, or declares as such. */
function fieldsOfFunctions({ body, kept, symbols, surface }: Facts): Set<string> {
  const { occurrences, words, flows } = body
  const fields = new Set<string>()
  const isMember = (at: number): boolean => occurrences[at + 5] === HOW.member
  const add = (at: number): unknown => fields.add(words[occurrences[at + 2] as number] as string)
  for (let at = 0; at < occurrences.length; at += OCCURRENCE_STRIDE)
    if (isMember(at) && occurrences[at + 3] === CALL) add(at)
  for (let at = 1; at < flows.length; at += 2) {
    const from = (flows[at] as number) * OCCURRENCE_STRIDE
    if (isMember(from)) add(from)
  }
  for (const { path, from } of kept) if (from === undefined) fields.add(lastName(path))
  symbols.forEach(({ kind, name }, at) => {
    if (kind === 'property' && surface.types[surface.typeOf[at] ?? -1]?.startsWith('(')) fields.add(name)
  })
  return fields
}

/** Functions, and macros with parameters, that this file defines, by name. */
function ownFunctions({ symbols }: Facts): Map<string, number[]> {
  const own = new Map<string, number[]>()
  symbols.forEach(({ kind, name, parent, parameters, modifiers }, at) => {
    if (parent !== undefined || modifiers?.includes('declaration')) return
    if (kind !== 'function' && (kind !== 'macro' || parameters === undefined)) return
    const same = own.get(name)
    if (same) same.push(at)
    else own.set(name, [at])
  })
  return own
}

/** `12/0` is the first parameter of symbol 12. */
function parametersAmong({ body, symbols }: Facts, among: ReadonlySet<number>): Set<string> {
  const parameters = new Set<string>()
  for (const local of among) {
    const parameter = parameterOf(body, symbols, local)
    if (parameter) parameters.add(parameter.join('/'))
  }
  return parameters
}
