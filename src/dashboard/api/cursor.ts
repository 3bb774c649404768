/**
 * Where the next page begins. The text is opaque and gives no access: each page is requested with the same rights as
 * the first.
 */
import { z } from 'zod'
import { Refused } from './refusals.ts'

const Position = z.union([z.string().max(4096), z.number()])

export function cursorFrom(...position: readonly (string | number)[]): string {
  const bytes = new TextEncoder().encode(JSON.stringify(position))
  return btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (c) => (c === '+' ? '-' : c === '/' ? '_' : ''))
}

/** Undefined for the first page. */
export function positionIn(cursor: string | undefined): readonly (string | number)[] | undefined {
  if (cursor === undefined) return undefined
  try {
    const text = atob(cursor.replace(/[-_]/g, (c) => (c === '-' ? '+' : '/')))
    const bytes = Uint8Array.from(text, (c) => c.charCodeAt(0))
    return z
      .array(Position)
      .min(1)
      .max(3)
      .parse(JSON.parse(new TextDecoder().decode(bytes)))
  } catch {
    throw foreign()
  }
}

export const textIn = (cursor: string | undefined): string => String(positionIn(cursor)?.[0] ?? '')
/** Undefined for the first page. */
export function numberIn(cursor: string | undefined): number | undefined {
  const [position] = positionIn(cursor) ?? []
  if (position === undefined) return undefined
  if (typeof position !== 'number') throw foreign()
  return position
}
/** For lists in which many rows share a time. Undefined for the first page. */
export function momentIn(cursor: string | undefined): { readonly at: number; readonly id: string } | undefined {
  if (cursor === undefined) return undefined
  const [at, id] = positionIn(cursor) ?? []
  if (typeof at !== 'number' || typeof id !== 'string') throw foreign()
  return { at, id }
}

const foreign = () => new Refused('invalid', 'This cursor was not issued by this service.')
