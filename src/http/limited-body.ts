/**
 * A request's body, read no further than its limit. What a request says of its own length is believed only to refuse it: one in
 * chunks says nothing, and what reads "the whole body" of it takes whatever comes, before anybody is asked who they are.
 */

export type LimitedBody =
  | { readonly ok: true; readonly bytes: Uint8Array<ArrayBuffer> }
  /** Bytes that were declared, or had come when the reading stopped. */
  | { readonly ok: false; readonly length: number }

type Sent = Pick<Request, 'headers'> & { readonly body: ReadableStream | null }

export async function bytesWithin(request: Sent, limit: number): Promise<LimitedBody> {
  const declared = Number(request.headers.get('content-length') ?? 0)
  if (declared > limit) return { ok: false, length: declared }
  const parts: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  if (request.body) {
    // Iterated over, a body of one piece takes half as long again as all the rest of an empty answer.
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

/** The same as text; undefined when there is more. What is not UTF-8 is replaced, as `text()` does. */
export async function textWithin(request: Sent, limit: number): Promise<string | undefined> {
  const body = await bytesWithin(request, limit)
  return body.ok ? new TextDecoder().decode(body.bytes) : undefined
}
