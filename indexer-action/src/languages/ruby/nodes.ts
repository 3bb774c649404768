/**
 * Nodes with the values that have reached them, and what becomes of a value that arrives: it flows on along edges, and watchers are
 * told of it. Sets only grow, and are bounded, so that the work is linear in the size of the program.
 */
import type { Value } from './values.ts'

/** More values of one kind say nothing: of blocks a method may be handed a great many, and each is run. */
const MOST_VALUES: Record<Value['is'], number> = {
  object: 32,
  class: 24,
  block: 1000,
  list: 4,
  table: 4,
  symbol: 30,
  method: 24,
  collector: 24,
}

/** A bit for each kind. */
const KIND: Record<Value['is'], number> = {
  object: 32,
  class: 24,
  block: 1000,
  list: 8,
  table: 16,
  symbol: 32,
  method: 64,
  collector: 128,
}

/** In longer lists is looked by hashes. */
const LONG = 16

type Watcher = (value: Value) => void

export class Nodes {
  #sets: Listing<Value> = new Listing(0)
  #targets: Listing<number> = new Listing(0)
  #watchers: (Watcher[] | undefined)[] = []
  /** Kinds of which a node takes no more values. */
  #full: number[] = []
  /** Values that have arrived at nodes and were not passed on yet. */
  readonly #waitingNodes: number[] = []
  readonly #waitingValues: Value[] = []

  /** Makes room for that many nodes; there may be more. A list that grows by leaps would be kept as a table of hashes. */
  reserve(count: number): void {
    this.#sets = new Listing(count)
    this.#targets = new Listing(count)
    this.#watchers = new Array(count).fill(undefined)
    this.#full = new Array(count).fill(0)
  }

  values(node: number): readonly Value[] {
    return this.#sets.of(node)
  }

  add(node: number, value: Value): void {
    if (node < 0) return
    const kind = KIND[value.is]
    const full = this.#full[node] ?? 0
    if ((full & kind) !== 0 || this.#sets.has(node, value)) return
    const set = this.#sets.of(node)
    const most = MOST_VALUES[value.is]
    if (set.length >= most && set.filter(({ is }) => is === value.is).length >= most) {
      this.#full[node] = full | kind
      return
    }
    this.#sets.push(node, value)
    this.#waitingNodes.push(node)
    this.#waitingValues.push(value)
  }

  edge(from: number, to: number): void {
    if (from < 0 || to < 0 || from === to || this.#targets.has(from, to)) return
    this.#targets.push(from, to)
    for (const value of this.values(from)) this.add(to, value)
  }

  watch(node: number, watcher: Watcher): void {
    if (node < 0) return
    const watchers = this.#watchers[node]
    if (watchers) watchers.push(watcher)
    else this.#watchers[node] = [watcher]
    for (const value of [...this.values(node)]) watcher(value)
  }

  /** Passes on what has arrived, until nothing more does. */
  solve(): void {
    for (let value = this.#waitingValues.pop(); value; value = this.#waitingValues.pop()) {
      const node = this.#waitingNodes.pop() as number
      for (const target of this.#targets.of(node)) this.add(target, value)
      const watchers = this.#watchers[node]
      if (watchers) for (let at = 0; at < watchers.length; at++) (watchers[at] as Watcher)(value)
    }
  }
}

/** Short lists by node. */
class Listing<Item> {
  readonly #lists: (Item[] | undefined)[]
  readonly #long = new Map<number, Set<Item>>()

  constructor(count: number) {
    this.#lists = new Array(count).fill(undefined)
  }

  of(node: number): readonly Item[] {
    return this.#lists[node] ?? NONE
  }

  push(node: number, item: Item): void {
    const list = this.#lists[node]
    if (list) list.push(item)
    else this.#lists[node] = [item]
    this.#long.get(node)?.add(item)
  }

  has(node: number, item: Item): boolean {
    const list = this.of(node)
    if (list.length <= LONG) return list.includes(item)
    let long = this.#long.get(node)
    if (!long) {
      long = new Set(list)
      this.#long.set(node, long)
    }
    return long.has(item)
  }
}

const NONE: readonly never[] = []
