/**
 * Bodies of requests, read no further than their limit.
 */
import type { z } from 'zod'
import { LIMITS } from '../contract/limits.ts'
import { IngestRefusal, overLimit } from '../errors.ts'
import { jsonDeeperThan } from '../http/json-depth.ts'
import { bytesWithin } from '../http/limited-body.ts'
import { decodeUtf8, gunzipWithin } from './inflate.ts'

/** The body's bytes, inflated if they are gzip. Detected by the first two bytes, because proxies lose headers. */
export async function readBody(request: Request, limit: number = LIMITS.requestBytes): Promise<Uint8Array> {
  const body = await bytesWithin(request, limit)
  if (!body.ok) throw overLimit('request body', 'requestBytes', limit, body.length)
  const { bytes } = body
  if (!(bytes[0] === 0x1f && bytes[1] === 0x8b)) return bytes
  const inflated = limit === LIMITS.requestBytes ? LIMITS.requestInflatedBytes : limit
  return gunzipWithin(bytes, inflated, 'request body')
}

export async function readJson<T extends z.ZodType>(request: Request, schema: T, limit?: number): Promise<z.output<T>> {
  return parseJson(decodeUtf8(await readBody(request, limit), 'request body'), schema, 'request body')
}

/** Parses JSON of bounded depth that satisfies `schema`; otherwise throws a refusal that names the place. */
export function parseJson<T extends z.ZodType>(text: string, schema: T, what: string): z.output<T> {
  return checkJson(parseShallow(text, what), schema, what)
}

/** The same for a value that is already parsed. */
export function checkJson<T extends z.ZodType>(value: unknown, schema: T, what: string): z.output<T> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const place = issue?.path.join('.') ?? ''
  throw new IngestRefusal(
    'invalid',
    `${what}${place ? ` at ${place}` : ''}: ${issue?.message ?? 'does not match the schema'}`,
    {
      details: { path: place },
    },
  )
}

export function parseShallow(text: string, what: string): unknown {
  if (jsonDeeperThan(text, LIMITS.jsonDepth)) {
    throw overLimit(`${what}: nesting`, 'jsonDepth', LIMITS.jsonDepth, `> ${LIMITS.jsonDepth}`)
  }
  try {
    return JSON.parse(text)
  } catch {
    throw new IngestRefusal('invalid', `${what}: not JSON`)
  }
}
