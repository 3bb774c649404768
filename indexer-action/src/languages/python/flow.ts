/**
 * Which values reach which expressions: inclusion-based points-to over the whole program (Andersen's), insensitive to
 * context, with one instance per class and one container per expression.
 *
 * Every node has a set that only grows, and constraints that fire once per value that arrives. Sets are capped, so the
 * work is linear in the code. What an annotation says is taken for the truth, and nothing else flows in there.
 */
import { type Addition, NotContained } from './addition.ts'
import { Attributes } from './attributes.ts'
import { Calls } from './calls.ts'
import { applyConstraint, isReceiver, startConstraint, takeNext } from './constraints.ts'
import { Containers } from './containers.ts'
import { fixtureOf } from './fixtures.ts'
import { VALUE } from './objects.ts'
import type { Program } from './program.ts'
import { Results } from './results.ts'
import type { Columns } from './settled.ts'
import { OP } from './value-graph.ts'
import { MOST_VALUES, ValueSets, widened } from './value-sets.ts'

/** Bits of a node's state. */
const CLOSED = 1
const CROWDED = 2
/** Something arrived in the second pass. */
const LATE = 4

/** Numbers of watchers that what is added has room for in the beginning. */
const LEAST_WATCHED = 1 << 12

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
  readonly #sets: ValueSets
  /** How many of a node's values its watchers have seen. */
  #done: Uint8Array = new Uint8Array(0)
  /** `CLOSED` and `CROWDED`. */
  #state: Uint8Array = new Uint8Array(0)
  /** Watchers of a node, linked: kind, target, extra, next. Links point at the target; 0 ends a list. */
  #head: Int32Array = new Int32Array(0)
  #watch: Int32Array = new Int32Array(0)
  #watched = 0
  readonly #queue: number[] = []
  readonly containers: Containers
  readonly calls: Calls
  readonly results: Results
  readonly attributes: Attributes
  #isSecondPass = false
  /** What is being added to what was settled. */
  #addition: Addition | undefined
  /** Watchers, each with its node, that look at what is settled once all constraints are in place. */
  #waiting: number[] | undefined

  /** Of a program that was settled elsewhere, what was settled there: every value has been handed out. */
  constructor(program: Program, settled?: Columns) {
    this.program = program
    this.#sets = new ValueSets(settled)
    this.containers = new Containers(this, settled?.containers as Int32Array | undefined)
    this.results = new Results(this, settled?.results as Int32Array | undefined)
    this.calls = new Calls(this)
    this.attributes = new Attributes(this)
    if (!settled) return
    // Others read these too. Whoever writes makes a node of its own first, and room for it: that is when they are copied.
    this.#state = settled.state as Uint8Array
    this.#done = settled.setSize as Uint8Array
  }

  save(): Columns {
    const { count } = this.program
    return {
      ...this.#sets.save(count),
      state: this.#state.subarray(0, count),
      containers: this.containers.save(),
      results: this.results.save(),
    }
  }

  /** What a node holds by now. Who looks while values still arrive asks for one after the other: see `size`. */
  values(node: number): readonly number[] {
    this.looksBack()
    const size = this.size(node)
    if (size === 0) return NONE
    const values: number[] = []
    for (let nth = 0; nth < size; nth++) values.push(this.#sets.value(node, nth))
    return values
  }

  /** Something is decided, once, by what has arrived so far: of what is settled that is all, and in a whole run less. */
  looksBack(): void {
    if (this.#addition) throw new NotContained('a look at what has arrived so far')
  }

  size(node: number): number {
    return this.#sets.size(node)
  }

  value(node: number, nth: number): number {
    return this.#sets.value(node, nth)
  }

  /** An annotation has said all there is to say of the node. */
  isClosed(node: number): boolean {
    return ((this.#state[node] as number) & CLOSED) !== 0
  }

  close(node: number): void {
    this.#state[node] = (this.#state[node] as number) | CLOSED
  }

  /** Works out which values reach what, of the whole program. */
  settle(): void {
    const { program } = this
    const { count } = program
    this.#makeRoom(6 * count)
    for (let node = 0; node < count; node++) startConstraint(this, node)
    this.#joinFunctions(program.files.functions, (nth) => nth)
    this.#joinEdges(program.edges.subarray(0, program.edged))
    this.#solve(count, (nth) => nth)
  }

  /** Works out which values reach what was added. Throws `NotContained` where that would reach further. */
  settleMore(addition: Addition): void {
    const { nodes, functions, edges } = addition
    const waiting: number[] = []
    this.#makeRoom(LEAST_WATCHED)
    this.#addition = addition
    this.#waiting = waiting
    for (const node of nodes) startConstraint(this, node)
    this.#joinFunctions(functions.length, (nth) => functions[nth] as number)
    this.#joinEdges(edges)
    this.#waiting = undefined
    for (let at = 0; at < waiting.length; at += 2) this.#look(waiting[at] as number, waiting[at + 1] as number)
    this.#solve(nodes.length, (nth) => nodes[nth] as number)
    this.#addition = undefined
  }

  #makeRoom(watched: number): void {
    const { program } = this
    program.reserve(program.count >> 2)
    this.#reserve(program.kind.length)
    this.#watch = new Int32Array(watched)
  }

  /** Results are there before anything is called: else who calls first would have a say in what arrives where first. */
  #joinFunctions(count: number, functionAt: (nth: number) => number): void {
    const { program } = this
    for (let nth = 0; nth < count; nth++) if (this.results.gives(functionAt(nth))) this.results.of(functionAt(nth))
    for (let nth = 0; nth < count; nth++) {
      const fn = functionAt(nth)
      for (const [parameter, name] of program.fixtureParameters(fn)) {
        const fixture = fixtureOf(program, fn, name)
        if (fixture !== undefined) this.edge(this.results.fixture(fixture), parameter)
      }
    }
  }

  /** Pairs: from, to. */
  #joinEdges(edges: ArrayLike<number>): void {
    for (let at = 0; at < edges.length; at += 2) this.edge(edges[at] as number, edges[at + 1] as number)
  }

  #reserve(capacity: number): void {
    this.#sets.reserve(capacity)
    this.#done = widened(this.#done, new Uint8Array(capacity))
    this.#state = widened(this.#state, new Uint8Array(capacity))
    this.#head = widened(this.#head, new Int32Array(capacity))
  }

  #solve(count: number, nodeAt: (nth: number) => number): void {
    const { program } = this
    this.#isSecondPass = false
    this.#run()
    this.#isSecondPass = true
    // What the first pass left open is opened now: decorators that nothing is known of keep the function, and keys that
    // nothing is known of may be any.
    for (let nth = 0; nth < count; nth++) {
      const node = nodeAt(nth)
      const kind = program.kind[node]
      if (kind === OP.DECORATED && this.#sets.size(node) === 0) this.edge(program.b[node] as number, node)
      else if (kind === OP.SUBSCRIPT && this.#sets.size(program.b[node] as number) === 0) {
        const from = program.a[node] as number
        for (let at = 0; at < this.#sets.size(from); at++) {
          const object = this.#sets.value(from, at)
          if (program.objects.kind[object] === VALUE.container) this.edge(this.containers.of(object).all, node)
        }
      }
    }
    this.#run()
  }

  /** A node of the analysis' own. */
  fresh(kind: number = OP.UNKNOWN, a = 0, b = 0): number {
    const node = this.program.node(kind, a, b)
    if (node >= this.#head.length) this.#reserve(this.program.kind.length)
    return node
  }

  add(node: number, object: number): void {
    const size = this.#sets.size(node)
    const has = size > 0 && this.#sets.has(node, object)
    if (this.#addition) {
      // Whoever calls a method, its receiver was there from the beginning.
      if (has && !this.#addition.isNew(node) && isReceiver(this.program, node, object)) return
      this.#addition.arrives(node, has ? size : size + 1)
    }
    if (has) return
    if (size >= MOST_VALUES) {
      this.#state[node] = (this.#state[node] as number) | CROWDED
      return
    }
    if (this.#isSecondPass) this.#state[node] = (this.#state[node] as number) | LATE
    if (this.#done[node] === size) this.#queue.push(node)
    this.#sets.add(node, object)
  }

  /** A container is made by who first asks for it: to ask for one that was settled may be to make it earlier. */
  touch(node: number): void {
    if (this.#addition && !this.#addition.isNew(node)) throw new NotContained('a look into a container')
  }

  /** So many different things arrive there that what is kept of them says nothing. */
  isCrowded(node: number): boolean {
    return ((this.#state[node] as number) & CROWDED) !== 0
  }

  edge(from: number, to: number): void {
    if (from !== to && from >= 0 && !this.isClosed(to)) this.watch(from, WATCH.edge, to, 0)
  }

  /** Every watcher sees every value once: those that have been handed out already now, the others in their turn. */
  watch(node: number, kind: number, target: number, extra: number): void {
    if (node < 0) return
    const at = this.#watched
    this.#watched += 4
    if (this.#watched > this.#watch.length) this.#watch = widened(this.#watch, new Int32Array(this.#watched * 2))
    const watch = this.#watch
    watch[at] = kind
    watch[at + 1] = target
    watch[at + 2] = extra
    watch[at + 3] = this.#head[node] as number
    this.#head[node] = at + 1
    if (this.#addition && ((this.#state[node] as number) & LATE) !== 0 && !this.#addition.isNew(node))
      throw new NotContained('a look at what the first pass left open')
    if (this.#waiting) this.#waiting.push(at, node)
    else this.#look(at, node)
  }

  /** Shows a watcher what has been handed out of a node. */
  #look(at: number, node: number): void {
    const done = this.#done[node] as number
    for (let nth = 0; nth < done; nth++) this.#show(at, this.#sets.value(node, nth))
  }

  #show(at: number, object: number): void {
    const watch = this.#watch
    const addition = this.#addition
    if (!addition) {
      this.#fire(watch[at] as number, watch[at + 1] as number, watch[at + 2] as number, object)
      return
    }
    const outer = addition.watcher
    addition.watcher = at + 1
    this.#fire(watch[at] as number, watch[at + 1] as number, watch[at + 2] as number, object)
    addition.watcher = outer
  }

  #run(): void {
    const queue = this.#queue
    while (queue.length > 0) {
      const node = queue.pop() as number
      for (;;) {
        const nth = this.#done[node] as number
        if (nth >= this.#sets.size(node)) break
        this.#done[node] = nth + 1
        const object = this.#sets.value(node, nth)
        for (let at = this.#head[node] as number; at !== 0; at = this.#watch[at + 2] as number)
          this.#show(at - 1, object)
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
