/**
 * Where to continue, for a caller that repeats the same question. A cursor is bound to the tool, its arguments and the
 * generation.
 *
 * A cursor grants nothing (each page is authorised like any other call) and holds no secret. Its checksum only detects
 * cursors that were cut, edited or invented, so that they are refused by name rather than read as a position.
 */
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { Failure } from '../query/failure.ts'
import type { Position } from '../query/page.ts'
import { LimitParam } from './params.ts'

export interface Cursor {
  /** SHA-256 (its first 16 hex digits) of the tool and the arguments that decide the answer. */
  readonly queryHash: string
  readonly generation: number
  /** The generation of the ref compared with, if there is one. */
  readonly baseGeneration?: number | undefined
  /** Number of results returned before it. */
  readonly offset: number
  readonly limit: number
  readonly position: Position
}

/** Arguments that may differ from page to page. */
const PER_PAGE = new Set(['cursor', 'limit', 'max_tokens', 'output_format'])

export function queryHash(tool: string, args: Readonly<Record<string, unknown>>): string {
  const decisive = Object.entries(args)
    .filter(([name, value]) => value !== undefined && !PER_PAGE.has(name))
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return sha256(JSON.stringify([tool, decisive])).slice(0, 16)
}

export function encodeCursor(cursor: Cursor): string {
  const { queryHash: q, generation: g, baseGeneration: b, offset: o, limit: l, position: p } = cursor
  const payload = JSON.stringify({ q, o, l, g, b, p })
  return Buffer.from(JSON.stringify({ q, o, l, g, b, p, c: checkOf(payload) })).toString('base64url')
}

/** Anybody can compute the checksum, so a cursor may hold nothing that an argument may not hold. */
const Payload = z.strictObject({
  q: z.string(),
  o: z.int().nonnegative(),
  l: LimitParam,
  g: z.int().nonnegative(),
  b: z.int().nonnegative().optional(),
  p: z
    .array(
      z.union([
        z.number(),
        z
          .string()
          .max(4096)
          .refine((text) => text.isWellFormed() && !text.includes('\0')),
      ]),
    )
    .max(16),
  c: z.string(),
})

export function decodeCursor(text: string): Cursor {
  let parsed: unknown
  try {
    parsed = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
  } catch {
    throw invalid()
  }
  const cursor = Payload.safeParse(parsed)
  if (!cursor.success) throw invalid()
  const { c, ...payload } = cursor.data
  const { q, o, l, g, b, p } = payload
  if (c !== checkOf(JSON.stringify({ q, o, l, g, b, p }))) throw invalid()
  return { queryHash: q, generation: g, baseGeneration: b, offset: o, limit: l, position: p }
}

const invalid = (): Failure => new Failure('invalid_cursor', 'This cursor was not issued by this service.')
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
const checkOf = (payload: string): string => sha256(`cursor\0${payload}`).slice(0, 12)
