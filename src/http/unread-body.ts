/**
 * Takes what a refused request still has to send.
 *
 * A refusal is often decided before the body is read (no token, too long). Where nothing stands in front of the Worker, the
 * connection is then closed under a client that is still writing, and it sees a broken pipe where it should see the reason.
 */

/** More than any request that is allowed; whoever sends more than this may be cut off. */
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
    // The client has gone: there is nobody to explain anything to.
  }
  return response
}
