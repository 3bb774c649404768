import type { z } from 'zod'

/** What a document calls by a name, and in which answer it is looked for. */
export interface Entity {
  readonly name: string
  readonly tool: string
  readonly args: Readonly<Record<string, unknown>>
  /** Path of keys from the answer to the entity; every item of a list is checked. Empty for the answer itself. */
  readonly at: readonly string[]
  readonly schema: z.ZodObject
  /** Fields of the document that are elsewhere in our answers, and where. */
  readonly elsewhere?: string
}

/** Every value at these keys, including those in lists. */
export function found(answer: unknown, keys: readonly string[]): unknown[] {
  return keys.reduce<unknown[]>(
    (level, key) => level.flatMap((one) => (one as Record<string, unknown>)[key] ?? []),
    [answer],
  )
}
