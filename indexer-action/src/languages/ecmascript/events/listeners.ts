/**
 * Events of Nest's emitter: a method with `@OnEvent(key)` listens for what is sent by `emit(key, …)`. Both write the key: a text, or a
 * constant, a member of an enumeration or of a class, or what a static method gives, which must be the same one in both places.
 */
import type { Extraction } from '../extract/extraction.ts'
import * as ir from '../ir.ts'

/** Begins the global name of what listens for an event; the key follows as it is written. */
const OF_EVENT = 'event '
const SENDING: ReadonlySet<string> = new Set(['emit', 'emitAsync'])
const LISTENING = 'OnEvent'

/** A key as it is written, or undefined for what is put together. */
export function written(x: Extraction, value: number): string | undefined {
  const { code, strings } = x
  const [a, b] = [code[value + 1] as number, code[value + 2] as number]
  switch (code[value]) {
    case ir.STRING:
      return /[*]/.test(strings[a] as string) ? undefined : `'${strings[a]}'`
    case ir.NAME:
      return a < 0 ? strings[~a] : strings[code[a + ir.E_NAME] as number]
    case ir.MEMBER: {
      const of = code[a] === ir.NAME || code[a] === ir.MEMBER ? written(x, a) : undefined
      return of === undefined ? undefined : `${of}.${strings[b]}`
    }
    case ir.CALL: {
      const of = code[a] === ir.MEMBER && b === 0 ? written(x, a) : undefined
      return of === undefined ? undefined : `${of}()`
    }
    default:
      return undefined
  }
}

/** Makes a method known that listens, by the values of its decorators. `member`: its MEMBER_OF record. */
export function listens(x: Extraction, decorators: readonly number[], member: number | undefined): void {
  const { code, strings } = x
  for (const call of decorators) {
    const callee = code[call] === ir.CALL ? (code[call + 1] as number) : 0
    if (callee === 0 || member === undefined || code[callee] !== ir.NAME) continue
    const name = code[callee + 1] as number
    const [key = 0] = x.listed(code[call + 2] as number)
    if (name >= 0 || strings[~name] !== LISTENING || key === 0) continue
    for (const one of code[key] === ir.ARRAY ? x.listed(code[key + 4] as number) : [key]) {
      const text = written(x, one)
      if (text === undefined) continue
      const known = x.string(OF_EVENT + text)
      const entity = x.record(ir.ENTITY, known, 0, 0, 0)
      const [definition, value] = [code[member + ir.M_DEFINITION] as number, code[member + ir.M_VALUE] as number]
      x.declare(entity, ir.VARIABLE, definition, 0, value, one)
      x.globals.push(known, entity)
    }
  }
}

/** Notes a call that may send an event. `property`: the node of the method's name. */
export function sends(x: Extraction, property: number, target: number, args: number): void {
  const { code, strings } = x
  if (args === 0 || property < 0 || code[target] !== ir.MEMBER) return
  if (!SENDING.has(strings[code[target + 2] as number] as string)) return
  const key = code[args + 1] as number
  const text = written(x, key)
  if (text !== undefined)
    x.occurrence(property, ir.READ, x.emit(ir.SENT, x.string(OF_EVENT + text), key, code[target + 1] as number))
}
