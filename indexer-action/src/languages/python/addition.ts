/**
 * What is added to a settled program, while its values flow: new nodes may look at whatever was settled, and may change none of it.
 *
 * Sets keep what arrives first, so how a program settles follows from the order of its arrivals. Nodes that never give
 * anything to others stand between those without changing their order: what was settled then is what settling everything
 * would give. Whatever could tell a difference ends in `NotContained`.
 */
export class NotContained extends Error {}

/** Where a node's values come from: one watcher, which sees the values of one node in their order; or several. */
const SEVERAL = -1

export class Addition {
  /** New nodes and functions of the files, and the files' own edges that lead to new nodes (from, to). */
  readonly nodes: readonly number[]
  readonly functions: readonly number[]
  readonly edges: readonly number[]
  readonly #new = new Set<number>()
  /** Nodes from here on are the analysis' own, and new. */
  readonly #end: number
  readonly #from = new Map<number, number>()
  /** The watcher that is looking at a value; 0 while constraints are put in place. */
  watcher = 0

  constructor(what: Pick<Addition, 'nodes' | 'functions' | 'edges'>, end: number) {
    this.nodes = what.nodes
    this.functions = what.functions
    this.edges = what.edges
    for (const node of what.nodes) this.#new.add(node)
    this.#end = end
  }

  isNew(node: number): boolean {
    return node >= this.#end || this.#new.has(node)
  }

  /** A node of so many values gets one that it lacks or has. From several watchers, the order of several would be chance. */
  arrives(node: number, size: number): void {
    if (!this.isNew(node)) throw new NotContained('a value for what was settled')
    if (this.watcher === 0) return
    const from = this.#from.get(node)
    if (from === undefined) this.#from.set(node, this.watcher)
    else if (from !== this.watcher) {
      this.#from.set(node, SEVERAL)
      if (size > 1) throw new NotContained('values in an order that nothing tells')
    }
  }
}
