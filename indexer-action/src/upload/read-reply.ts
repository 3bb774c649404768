/** Reads a server's reply. Anything may answer at a mistyped address: a page, another service, a proxy. */
import type { z } from 'zod'
import { IngestError } from '../../../src/contract/messages.ts'

/** Undefined if the text is not JSON of that shape. */
export function readReply<T>(text: string, shape: z.ZodType<T>): T | undefined {
  return shape.safeParse(parse(text)).data
}

/** The reason of a refusal, if it is one of ours. */
export function readError(text: string): IngestError | undefined {
  const body = parse(text) as { error?: unknown } | null | undefined
  return IngestError.safeParse(body?.error ?? body).data
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
