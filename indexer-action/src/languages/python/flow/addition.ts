/**
 * Nodes that are added to a settled program (`ValueFlow.settleMore`), while their values flow. New nodes may read whatever was
 * settled, but must not change any of it.
 *
 * A set keeps the values that arrive first, so the settled state depends on the order of arrival. New nodes that pass nothing
 * on to settled nodes do not change that order: the result is the same as settling the whole program. Anything that could
 * make a difference throws `NotContained`.
 */
export class NotContained extends Error {}

/**
 * In `#from`: more than one watcher adds values to the node. A single watcher adds them in the order of the node that it watches.
 */
const SEVERAL = -1

export class Addition {
  readonly #firstNode: number
  readonly #from = new Map<number, number>()
  /** The watcher that is handling a value; 0 while constraints are set up. */
  watcher = 0

  constructor(firstNode: number) {
    this.#firstNode = firstNode
  }

  /** Nodes that the analysis itself makes meanwhile are new, too. */
  isNew(node: number): boolean {
    return node >= this.#firstNode
  }

  /**
   * A value arrives at a node, which then has `size` values (the node may have had it before). Throws where the node
   * was settled, or where several values come from several watchers, whose order is undefined.
   */
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
