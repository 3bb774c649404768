/**
 * Reads and discards the rest of a refused request.
 *
 * A refusal is often decided before the body is read (no token, too long). Without a proxy in front of the Worker, the
 * connection would then close while the client is still writing, and the client would see a broken pipe instead of the
 * reason.
 */

/** Larger than any request that is allowed; a client that sends more may be cut off. */
const MOST_BYTES = 64 * 1024 * 1024

export async function answerAfterBody(request: Request, response: Response): Promise<Response> {
  if (!request.body || request.bodyUsed || response.ok) return response
  const reader = request.body.getReader()
  try {
    for (let taken = 0; taken < MOST_BYTES; ) {
      const { done, value } = await reader.read()
      if (done) break
      taken += value.byteLength
    }
  } catch {
    // The client has gone, so nobody is left to read the reason.
  }
  return response
}
