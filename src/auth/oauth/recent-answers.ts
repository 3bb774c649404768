/**
 * Recent answers of addresses that this isolate asked, so that a client that retries, or that has no document, does not
 * cause a fetch each time. Contains only what strangers publish.
 */

/** How long an answer is remembered. A negative answer is kept for less, because whoever fixes it retries at once. */
const GOOD_MS = 60_000
const NONE_MS = 20_000
const MOST = 1000

export function recentAnswers<T>() {
  const held = new Map<string, { readonly answer: T | undefined; readonly until: number }>()
  return {
    /** Undefined: there is no document. Errors that `ask` throws are not remembered. */
    async of(address: string, ask: () => Promise<T | undefined>): Promise<T | undefined> {
      const known = held.get(address)
      if (known && known.until > Date.now()) return known.answer
      const answer = await ask()
      held.delete(address) // the newest come last
      held.set(address, { answer, until: Date.now() + (answer === undefined ? NONE_MS : GOOD_MS) })
      const [oldest] = held.keys()
      if (held.size > MOST && oldest !== undefined) held.delete(oldest)
      return answer
    },
  }
}
