/**
 * Which values reach which expressions: inclusion-based points-to over the whole program (Andersen's), insensitive to
 * context, with one instance per class and one container per expression.
 *
 * Every node has a set that only grows, and constraints that fire once per value that arrives. Sets are capped, so the
 * work is linear in the code. What an annotation says is taken for the truth, and nothing else flows in there.
 */
import { Attributes } from './attributes.ts'
import { Calls } from './calls.ts'
import { applyConstraint, startConstraint, takeNext } from './constraints.ts'
import { Containers } from './containers.ts'
import { VALUE } from './objects.ts'
import type { Program } from './program.ts'
import { OP } from './value-graph.ts'

/** A name that holds more than this many different things holds anything. */
const MOST_VALUES = 16

/** What happens when a value arrives at a node. */
export const WATCH = {
  /** It flows on. */
  edge: 0,
  /** The constraint of the target node looks at it as its first operand. */
  operand: 1,
  /** As its second: the key of a subscript. */
  key: 2,
  /** It is a member: functions are bound to the receiver (extra). */
  bind: 3,
  /** It is called from the target node, as a callback. */
  callback: 4,
  /** It is an iterator: its `__next__` gives the target's values. */
  next: 5,
} as const

export class ValueFlow {
  readonly program: Program
  readonly #sets: (number[] | undefined)[] = []
  /** How many of a node's values its watchers have seen. */
  readonly #done: number[] = []
  /** Watchers of a node, linked: kind, target, extra, next. Links point at the target; 0 ends a list. */
  readonly #head: number[] = []
  readonly #watch: number[] = []
  readonly #closed = new Set<number>()
  readonly #crowded = new Set<number>()
  readonly #queue: number[] = []
  readonly containers: Containers
  readonly calls: Calls
  readonly attributes: Attributes
  #count = 0

  constructor(program: Program) {
    this.program = program
    this.containers = new Containers(this)
    this.calls = new Calls(this)
    this.attributes = new Attributes(this)
  }

  values(node: number): readonly number[] {
    return this.#sets[node] ?? NONE
  }

  /** An annotation has said all there is to say of the node. */
  isClosed(node: number): boolean {
    return this.#closed.has(node)
  }

  close(node: number): void {
    this.#closed.add(node)
  }

  /** Puts the constraints of the whole program in place. */
  start(): void {
    this.#count = this.program.kind.length
    for (let node = 0; node < this.#count; node++) {
      this.#head.push(0)
      this.#sets.push(undefined)
      this.#done.push(0)
    }
    for (let node = 0; node < this.#count; node++) startConstraint(this, node)
    const { edges } = this.program
    for (let at = 0; at < edges.length; at += 2) {
      const to = edges[at + 1] as number
      if (!this.#closed.has(to)) this.watch(edges[at] as number, WATCH.edge, to, 0)
    }
  }

  solve(): void {
    const count = this.#count
    this.#run()
    // What the first pass left open is opened now: decorators that nothing is known of keep the function, and keys that
    // nothing is known of may be any.
    for (let node = 0; node < count; node++) {
      const kind = this.program.kind[node]
      if (kind === OP.DECORATED && this.values(node).length === 0) this.edge(this.program.b[node] as number, node)
      else if (kind === OP.SUBSCRIPT && this.values(this.program.b[node] as number).length === 0)
        for (const object of this.values(this.program.a[node] as number))
          if (this.program.objects.kind[object] === VALUE.container) this.edge(this.containers.of(object).all, node)
    }
    this.#run()
  }

  /** A node of the analysis' own. */
  fresh(kind: number = OP.UNKNOWN, a = 0, b = 0): number {
    this.#head.push(0)
    this.#sets.push(undefined)
    this.#done.push(0)
    this.program.a.push(a)
    this.program.b.push(b)
    return this.program.kind.push(kind) - 1
  }

  add(node: number, object: number): void {
    const set = this.#sets[node]
    if (!set) {
      this.#sets[node] = [object]
      this.#queue.push(node)
    } else if (set.includes(object)) return
    else if (set.length >= MOST_VALUES) this.#crowded.add(node)
    else {
      if (this.#done[node] === set.length) this.#queue.push(node)
      set.push(object)
    }
  }

  /** So many different things arrive there that what is kept of them says nothing. */
  isCrowded(node: number): boolean {
    return this.#crowded.has(node)
  }

  edge(from: number, to: number): void {
    if (from !== to && from >= 0 && !this.#closed.has(to)) this.watch(from, WATCH.edge, to, 0)
  }

  /** Every watcher sees every value once: those that have been handed out already now, the others in their turn. */
  watch(node: number, kind: number, target: number, extra: number): void {
    if (node < 0) return
    this.#head[node] = this.#watch.push(kind, target, extra, this.#head[node] as number) - 3
    const done = this.#done[node] as number
    for (let k = 0; k < done; k++) this.#fire(kind, target, extra, this.#sets[node]?.[k] as number)
  }

  #take(node: number, set: readonly number[]): number {
    const at = this.#done[node] as number
    this.#done[node] = at + 1
    return set[at] as number
  }

  #run(): void {
    const queue = this.#queue
    while (queue.length > 0) {
      const node = queue.pop() as number
      const set = this.#sets[node] as number[]
      while ((this.#done[node] as number) < set.length) {
        const object = this.#take(node, set)
        for (let at = this.#head[node] as number; at !== 0; at = this.#watch[at + 2] as number)
          this.#fire(this.#watch[at - 1] as number, this.#watch[at] as number, this.#watch[at + 1] as number, object)
      }
    }
  }

  #fire(kind: number, target: number, extra: number, object: number): void {
    switch (kind) {
      case WATCH.edge:
        this.add(target, object)
        return
      case WATCH.operand:
        applyConstraint(this, target, object)
        return
      case WATCH.key:
        this.containers.key(target, object)
        return
      case WATCH.bind:
        this.attributes.bind(target, object, extra)
        return
      case WATCH.callback:
        this.calls.withArguments(target, object, extra < 0 ? [] : [extra])
        return
      case WATCH.next:
        takeNext(this, target, object)
        return
    }
  }

  /** Elements of whatever a node holds flow into another node. */
  watchElements(from: number, into: number): void {
    const relay = this.fresh(OP.ELEMENT, from)
    this.watch(from, WATCH.operand, relay, 0)
    this.edge(relay, into)
  }

  /** `getattr(object, 'name')`. */
  watchAttribute(from: number, name: number, into: number): void {
    const relay = this.fresh(OP.ATTRIBUTE, from, name)
    this.watch(from, WATCH.operand, relay, 0)
    this.edge(relay, into)
  }

  watchCallback(callee: number, result: number, argument: number): void {
    if (callee >= 0) this.watch(callee, WATCH.callback, result, argument)
  }
}

const NONE: readonly number[] = []
