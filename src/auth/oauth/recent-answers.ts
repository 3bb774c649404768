/**
 * What addresses answered a moment ago, as far as this isolate asked: so that a client that asks again and again, or that has no
 * document, has nobody asked each time. It holds what strangers publish, and nothing of ours.
 */

/** How long an answer holds: one that there is none for less, because whoever mends it tries at once. */
const GOOD_MS = 60_000
const NONE_MS = 20_000
const MOST = 1000

export function recentAnswers<T>(clock = () => Date.now()) {
  const held = new Map<string, { readonly answer: T | undefined; readonly until: number }>()
  return {
    /** Undefined: there is none. What `ask` throws is not kept. */
    async of(address: string, ask: () => Promise<T | undefined>): Promise<T | undefined> {
      const known = held.get(address)
      if (known && known.until > clock()) return known.answer
      const answer = await ask()
      held.delete(address) // the newest come last
      held.set(address, { answer, until: clock() + (answer === undefined ? NONE_MS : GOOD_MS) })
      const [oldest] = held.keys()
      if (held.size > MOST && oldest !== undefined) held.delete(oldest)
      return answer
    },
  }
}
