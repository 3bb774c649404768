/**
 * A link set's body as it is kept: its columns one after the other as varints, lines and owners as their distance to the one
 * before, then the rest as JSON. A quarter smaller than its JSON when both are deflated, and an edit moves no number that follows.
 */
import { Buffer } from 'node:buffer'
import type { LinkSetBody } from '../../contract/links.ts'
import { Varints } from '../../contract/word-blocks.ts'

export const PACKING = { json: 0, columns: 1 } as const

/** In the order in which they stand. `step`: as the distance to the one before; `signed`: which may be backwards. */
const COLUMNS = [
  { name: 'line', step: true, signed: false },
  { name: 'column', step: false, signed: false },
  { name: 'length', step: false, signed: false },
  { name: 'use', step: false, signed: false },
  { name: 'target', step: false, signed: false },
  { name: 'from', step: true, signed: true },
  { name: 'evidence', step: false, signed: false },
  { name: 'confidence', step: false, signed: false },
] as const

/** Undefined where lines go backwards: such a body is kept as it was sent. */
export function packLinkBody(body: LinkSetBody): Buffer | undefined {
  const { line, column, length, use, target, from, evidence, confidence, ...rest } = body
  if (line.some((value, at) => value < (line[at - 1] ?? 0))) return undefined
  const bytes: number[] = []
  const varint = (value: number): void => {
    let left = value
    for (; left > 127; left = Math.floor(left / 128)) bytes.push((left % 128) | 128)
    bytes.push(left)
  }
  varint(line.length)
  for (const { name, step, signed } of COLUMNS) {
    let before = 0
    for (const value of body[name]) {
      const number = step ? value - before : value
      varint(signed ? (number < 0 ? -2 * number - 1 : 2 * number) : number)
      before = value
    }
  }
  return Buffer.concat([Uint8Array.from(bytes), Buffer.from(JSON.stringify(rest))])
}

export function readLinkBody(packed: Buffer): LinkSetBody {
  const numbers = new Varints(packed)
  const count = numbers.next()
  const columns = COLUMNS.map(({ name, step, signed }) => {
    const values = new Array<number>(count)
    let before = 0
    for (let at = 0; at < count; at++) {
      const number = numbers.next()
      const value = signed ? (number % 2 === 1 ? -(number + 1) / 2 : number / 2) : number
      before = step ? before + value : value
      values[at] = before
    }
    return [name, values]
  })
  const rest = JSON.parse(packed.toString('utf8', numbers.at)) as LinkSetBody
  return { ...rest, ...(Object.fromEntries(columns) as LinkSetBody) }
}
