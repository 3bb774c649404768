/**
 * A local Vectorize index that behaves as badly as the real one may: each mutation becomes visible after a delay of its own (so later ones
 * may appear first), an acknowledgement may be lost after the work was done, and a mutation may be applied twice.
 *
 * Limits are the published ones; exceeding them throws. Tests control the time; randomness follows from the seed.
 */
export interface Unkindness {
  /** Longest delay until a mutation becomes visible, in milliseconds. */
  readonly delayMs: number
  /** Share of mutations whose acknowledgement is lost. */
  readonly lost: number
  /** Share of mutations that are applied a second time, later. */
  readonly doubled: number
}

interface Stored {
  readonly id: string
  readonly values: Float32Array
  readonly namespace: string
}
interface Mutation {
  readonly uuid: string
  readonly sent: number
  readonly seenAt: number
  readonly apply: () => void
  applied: boolean
}

const LIMITS = { upsert: 1000, deleteByIds: 100, getByIds: 20, topK: 100, topKWithMore: 50, nameBytes: 64 }
const bytes = (text: string): number => new TextEncoder().encode(text).length

export class VectorizeDouble {
  now = 1_000_000
  readonly #dimensions: number
  readonly #how: Unkindness
  readonly #stored = new Map<string, Stored>()
  readonly #mutations: Mutation[] = []
  readonly #replays: { at: number; apply: () => void }[] = []
  #state: number
  queries = 0
  failing = false
  /** How long the next mutations take to become visible, and whether their acknowledgement is lost, where a test says so. */
  readonly next: { delayMs?: number; lost?: boolean }[] = []

  constructor(dimensions: number, how: Unkindness, seed = 1) {
    this.#dimensions = dimensions
    this.#how = how
    this.#state = seed
  }

  #chance(): number {
    this.#state = (Math.imul(this.#state, 1664525) + 1013904223) | 0
    return (this.#state >>> 0) / 2 ** 32
  }

  /** In the order in which they become visible, however long nobody looked. */
  #settle(): void {
    const replays = this.#replays.splice(0)
    this.#replays.push(...replays.filter(({ at }) => at > this.now))
    const mutations = this.#mutations.filter((mutation) => !mutation.applied && mutation.seenAt <= this.now)
    const due = [
      ...mutations.map(({ seenAt: at, apply }) => ({ at, apply })),
      ...replays.filter(({ at }) => at <= this.now),
    ]
    for (const { apply } of due.sort((a, b) => a.at - b.at)) apply()
    for (const mutation of mutations) mutation.applied = true
  }

  #mutate(apply: () => void): { mutationId: string } {
    const uuid = crypto.randomUUID()
    const said = this.next.shift()
    const seenAt = this.now + (said?.delayMs ?? this.#chance() * this.#how.delayMs)
    this.#mutations.push({ uuid, sent: this.now, seenAt, apply, applied: false })
    if (this.#chance() < this.#how.doubled)
      this.#replays.push({ at: seenAt + this.#chance() * this.#how.delayMs, apply })
    if (said?.lost ?? this.#chance() < this.#how.lost) throw new Error('Network connection lost.')
    return { mutationId: uuid }
  }

  #refuseIfDown(): void {
    if (this.failing) throw new Error('VECTOR_QUERY_ERROR (code = 40000): internal')
  }

  async upsert(vectors: VectorizeVector[]): Promise<VectorizeAsyncMutation> {
    this.#refuseIfDown()
    if (vectors.length === 0 || vectors.length > LIMITS.upsert) throw new Error(`upsert of ${vectors.length} vectors`)
    const own = vectors.map(({ id, values, namespace = '', metadata }) => {
      if (bytes(id) > LIMITS.nameBytes || bytes(namespace) > LIMITS.nameBytes) throw new Error('a name is too long')
      if (values.length !== this.#dimensions) throw new Error(`a vector of ${values.length} dimensions`)
      if (metadata && bytes(JSON.stringify(metadata)) > 10_240) throw new Error('metadata is too large')
      return { id, values: Float32Array.from(values), namespace }
    })
    return this.#mutate(() => {
      for (const vector of own) this.#stored.set(vector.id, vector)
    })
  }

  async deleteByIds(ids: string[]): Promise<VectorizeAsyncMutation> {
    this.#refuseIfDown()
    if (ids.length === 0 || ids.length > LIMITS.deleteByIds) throw new Error(`deletion of ${ids.length} vectors`)
    return this.#mutate(() => {
      for (const id of ids) this.#stored.delete(id)
    })
  }

  async query(vector: VectorFloatArray | number[], options: VectorizeQueryOptions = {}): Promise<VectorizeMatches> {
    this.#refuseIfDown()
    this.queries++
    this.#settle()
    const { topK = 5, namespace, returnValues, returnMetadata = 'none' } = options
    const most =
      returnValues || (returnMetadata !== 'none' && returnMetadata !== false) ? LIMITS.topKWithMore : LIMITS.topK
    if (topK > most) throw new Error(`topK of ${topK}`)
    if (vector.length !== this.#dimensions) throw new Error(`a query of ${vector.length} dimensions`)
    const length = Math.hypot(...vector)
    const matches = [...this.#stored.values()]
      .filter((one) => namespace === undefined || one.namespace === namespace)
      .map(({ id, values, namespace: own }) => {
        const product = values.reduce((sum, value, at) => sum + value * (vector[at] as number), 0)
        return { id, namespace: own, score: product / (length * Math.hypot(...values) || 1) }
      })
      .sort((a, b) => b.score - a.score)
      .slice(0, topK)
    return { matches, count: matches.length }
  }

  async getByIds(ids: string[]): Promise<VectorizeVector[]> {
    this.#refuseIfDown()
    if (ids.length > LIMITS.getByIds) throw new Error(`getByIds of ${ids.length}`)
    this.#settle()
    return ids.flatMap((id) => this.#stored.get(id) ?? [])
  }

  async describe(): Promise<VectorizeIndexInfo> {
    this.#refuseIfDown()
    this.#settle()
    const waiting = this.#mutations.findIndex((mutation) => !mutation.applied)
    const last = this.#mutations[(waiting < 0 ? this.#mutations.length : waiting) - 1]
    // The published types say number; the documentation says UUID and date.
    return {
      vectorCount: this.#stored.size,
      dimensions: this.#dimensions,
      processedUpToDatetime: (last?.sent ?? 0) as number,
      processedUpToMutation: (last?.uuid ?? '') as unknown as number,
    }
  }

  /** What is visible of a namespace. */
  idsIn(namespace: string): string[] {
    this.#settle()
    return [...this.#stored.values()].filter((one) => one.namespace === namespace).map(({ id }) => id)
  }

  /** Inserts a vector that our pipeline did not write, such as another tenant's or a very old id. */
  plant(vector: { id: string; values: Float32Array; namespace: string }): void {
    this.#stored.set(vector.id, vector)
  }
}
