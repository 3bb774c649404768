/**
 * Bodies of requests, read no further than their limit.
 */
import * as z from 'zod'
import { LIMITS } from '../contract/limits.ts'
import { jsonBeyond } from '../http/json-depth.ts'
import { bytesWithin } from '../http/limited-body.ts'
import { decodeUtf8, gunzipWithin } from './inflate.ts'
import { IngestRefusal, overLimit } from './refusal.ts'

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

/** A manifest's lists are no longer, so they are read once. */
const SHORT = 4096

/** The same for a value that is already parsed. In lists of more than `short`, the first wrong item is the refusal. */
export function checkJson<T extends z.ZodType>(value: unknown, schema: T, what: string, short = SHORT): z.output<T> {
  checkItems(value, schema, what, short)
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw refusalOf(parsed.error, [], what)
}

/**
 * A schema tells of everything that is wrong. A hundred thousand empty objects, which a request of a few hundred bytes
 * holds, would take it seconds and most of a gigabyte.
 */
function checkItems(value: unknown, schema: z.ZodType, what: string, short: number): void {
  if (!(schema instanceof z.ZodObject) || typeof value !== 'object' || value === null) return
  for (const [field, of] of Object.entries(schema.shape)) {
    const list: unknown = (value as Record<string, unknown>)[field]
    const schemaOfList = of instanceof z.ZodOptional ? of.unwrap() : of
    if (!(schemaOfList instanceof z.ZodArray) || !Array.isArray(list) || list.length <= short) continue
    const { element } = schemaOfList as z.ZodArray<z.ZodType>
    for (let at = 0; at < list.length; at++) {
      const { error } = element.safeParse(list[at])
      if (error) throw refusalOf(error, [field, at], what)
    }
  }
}

function refusalOf({ issues: [issue] }: z.ZodError, at: readonly PropertyKey[], what: string): IngestRefusal {
  const place = [...at, ...(issue?.path ?? [])].join('.')
  return new IngestRefusal(
    'invalid',
    `${what}${place ? ` at ${place}` : ''}: ${issue?.message ?? 'does not match the schema'}`,
    {
      details: { path: place },
    },
  )
}

/**
 * Lists and objects of one text. A file with as many occurrences as are allowed has a list for each of their targets; the
 * body's size leaves room for eight times that, which an isolate's memory does not.
 */
const MOST_CONTAINERS = 2 * LIMITS.occurrencesPerFile

export function parseShallow(text: string, what: string): unknown {
  const beyond = jsonBeyond(text, LIMITS.jsonDepth, MOST_CONTAINERS)
  if (beyond === 'levels') throw overLimit(`${what}: nesting`, 'jsonDepth', LIMITS.jsonDepth, `> ${LIMITS.jsonDepth}`)
  if (beyond === 'containers')
    throw overLimit(`${what}: lists and objects`, 'jsonContainers', MOST_CONTAINERS, `> ${MOST_CONTAINERS}`)
  try {
    return JSON.parse(text)
  } catch {
    throw new IngestRefusal('invalid', `${what}: not JSON`)
  }
}
