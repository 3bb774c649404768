/**
 * A local stand-in for Workers AI's embedding model. It checks that requests have the published shape, and returns vectors computed from
 * the words, so that texts that share words are near each other.
 */
import { wordsOf } from '../../../src/contract/words.ts'

const MOST_TOKENS = 8192
/** What the model writes around an instruction and a query. */
const FRAME = 16

export class WorkersAiDouble {
  failing = false
  /** Longer than any caller waits. */
  hanging = false
  readonly calls: { documents: number; queries: number; instruction: boolean }[] = []
  readonly #dimensions: number

  constructor(dimensions: number) {
    this.#dimensions = dimensions
  }

  async run(model: string, inputs: Record<string, unknown>): Promise<Ai_Cf_Qwen_Qwen3_Embedding_0_6B_Output> {
    if (this.hanging) await new Promise(() => {})
    if (this.failing) throw new Error('InferenceUpstreamError: 3040: Capacity temporarily exceeded')
    if (model !== '@cf/qwen/qwen3-embedding-0.6b') throw new Error(`no such model: ${model}`)
    const { queries, documents, instruction, text, ...others } = inputs as Ai_Cf_Qwen_Qwen3_Embedding_0_6B_Input
    if (Object.keys(others).length > 0 || text !== undefined) throw new Error('not a request of this model')
    const own = [documents ?? [], queries ?? []].map((one) => (typeof one === 'string' ? [one] : one))
    const texts = own.flat()
    if (texts.length === 0 || texts.length > 32) throw new Error(`a call of ${texts.length} texts`)
    // A token of this model is a byte at least. Real texts have fewer tokens, but nobody here can count them.
    for (const one of texts)
      if (new TextEncoder().encode(`${one}${instruction ?? ''}`).length > MOST_TOKENS - FRAME)
        throw new Error('AiError: 3030: input exceeds the context of the model')
    this.calls.push({
      documents: (own[0] as string[]).length,
      queries: (own[1] as string[]).length,
      instruction: instruction !== undefined,
    })
    const data = texts.map((one) => this.#vectorOf(one))
    return { data, shape: [data.length, this.#dimensions] }
  }

  #vectorOf(text: string): number[] {
    const vector = Array.from({ length: this.#dimensions }, () => 0)
    for (const word of new Set(wordsOf(text))) {
      let state = 7
      for (let at = 0; at < word.length; at++) state = (Math.imul(state, 31) + word.charCodeAt(at)) | 0
      const to = (state >>> 0) % this.#dimensions
      vector[to] = (vector[to] as number) + 1
    }
    const length = Math.hypot(...vector) || 1
    return vector.map((value) => value / length)
  }
}
