/**
 * An answer that stays open, for as long as its caller may have it.
 *
 * A request is decided when it comes; a stream outlives its decision, so it is decided again every few seconds, and ended when it
 * is refused, when nobody can tell, or when it has been open for long: a client that still wants it asks again.
 */
const AGAIN_MS = 4000
const LONGEST_MS = 300_000

export function whileAllowed(
  response: Response,
  isAllowed: () => Promise<boolean>,
  { againMs = AGAIN_MS, longestMs = LONGEST_MS } = {},
): Response {
  const { body } = response
  if (!body) return response
  const reader = body.getReader()
  const until = Date.now() + longestMs
  let timer: ReturnType<typeof setTimeout> | undefined
  let open = true
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const end = () => {
        if (!open) return
        open = false
        controller.close()
        void reader.cancel().catch(() => undefined)
      }
      const again = async () => {
        const still = Date.now() < until && (await isAllowed().catch(() => false))
        if (!open) return
        if (still) timer = setTimeout(() => void again(), againMs)
        else end()
      }
      timer = setTimeout(() => void again(), againMs)
    },
    async pull(controller) {
      const { done, value } = await reader.read()
      if (!open) return
      if (!done) return controller.enqueue(value)
      open = false
      clearTimeout(timer)
      controller.close()
    },
    async cancel(reason) {
      open = false
      clearTimeout(timer)
      await reader.cancel(reason)
    },
  })
  return new Response(stream, response)
}
