/**
 * Reads a request's body no further than its limit. A declared length is only used to refuse early: a chunked request
 * declares none, and a plain read of the whole body would accept any amount before anybody is authenticated.
 */

export type LimitedBody =
  | { readonly ok: true; readonly bytes: Uint8Array<ArrayBuffer> }
  /** Bytes that were declared, or had arrived when reading stopped. */
  | { readonly ok: false; readonly length: number }

type Sent = Pick<Request, 'headers'> & { readonly body: ReadableStream | null }

export async function bytesWithin(request: Sent, limit: number): Promise<LimitedBody> {
  const declared = Number(request.headers.get('content-length') ?? 0)
  if (declared > limit) return { ok: false, length: declared }
  const parts: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  if (request.body) {
    // An iterator takes half as long again, for a body of one piece, as all the rest of an empty answer.
    const reader = request.body.getReader() as ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      length += read.value.length
      if (length > limit) {
        await reader.cancel()
        return { ok: false, length }
      }
      parts.push(read.value)
    }
  }
  const [only] = parts
  if (only && parts.length === 1) return { ok: true, bytes: only }
  const bytes = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return { ok: true, bytes }
}

/** The same as text; undefined if it is too long. Invalid UTF-8 is replaced, as `text()` does. */
export async function textWithin(request: Sent, limit: number): Promise<string | undefined> {
  const body = await bytesWithin(request, limit)
  return body.ok ? new TextDecoder().decode(body.bytes) : undefined
}
