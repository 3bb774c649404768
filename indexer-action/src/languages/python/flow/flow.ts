/**
 * Which values reach which expressions: an inclusion-based (Andersen) points-to analysis of the whole program. It is insensitive
 * to context, with one instance per class and one container per expression.
 *
 * Every node has a set that only grows, and constraints that run once per value that arrives. Sets are capped, so the work is
 * linear in the size of the code. Annotations are trusted: nothing else flows into an annotated node.
 */

import { fixtureOf } from '../frameworks/fixtures.ts'
import { Models } from '../frameworks/models.ts'
import { Settings } from '../frameworks/settings.ts'
import { Views } from '../frameworks/views.ts'
import { type Columns, widened } from '../program/columns.ts'
import type { Grown } from '../program/grown-program.ts'
import { VALUE } from '../program/objects.ts'
import type { Program } from '../program/program.ts'
import { OP } from '../value-graph.ts'
import { Addition, NotContained } from './addition.ts'
import { Attributes } from './attributes.ts'
import { Calls } from './calls.ts'
import { applyConstraint, isReceiver, startConstraint, takeNext } from './constraints.ts'
import { Containers } from './containers.ts'
import { isMeant } from './name-patterns.ts'
import { reflect } from './operations.ts'
import { ParsedArguments } from './parsed-arguments.ts'
import { Results } from './results.ts'
import { MOST_LITERALS, MOST_VALUES, ValueSets } from './value-sets.ts'
import { WATCH, Watchers } from './watchers.ts'

/** Bits of a node's state: see `isClosed` and `isCrowded`. */
const CLOSED = 1
const CROWDED = 2
/** A value arrived in the second pass. */
const LATE = 4

/** Watchers that an addition has room for at first. */
const LEAST_WATCHERS = 1 << 10

export class ValueFlow {
  readonly program: Program
  readonly #sets: ValueSets
  /** Number of a node's values that were passed on to its watchers. */
  #done: Uint8Array = new Uint8Array(0)
  /** `CLOSED`, `CROWDED` and `LATE`. */
  #state: Uint8Array = new Uint8Array(0)
  /** Other threads read the columns, too. */
  #isShared = false
  readonly #watchers = new Watchers()
  readonly #queue: number[] = []
  readonly containers: Containers
  readonly calls: Calls
  readonly results: Results
  readonly attributes: Attributes
  readonly models: Models
  readonly settings: Settings
  readonly parsedArguments: ParsedArguments
  readonly views: Views
  #isSecondPass = false
  #currentUser = -1
  /** What is being added to a settled program, if anything. */
  #addition: Addition | undefined
  /** Pairs of a watcher and its node. They wait until all constraints of an addition are in place. */
  #waiting: number[] | undefined

  /**
   * `settled` is the state of a program that was settled elsewhere: all its values have been passed on. `room`: its columns with
   * the room behind them, where they may be written to.
   */
  constructor(program: Program, settled?: Columns, room?: Columns) {
    this.program = program
    this.#sets = new ValueSets(settled, room)
    this.containers = new Containers(this, settled?.containers as Int32Array | undefined)
    this.results = new Results(this, settled?.results as Int32Array | undefined)
    this.calls = new Calls(this)
    this.attributes = new Attributes(this)
    this.models = new Models(this, settled?.models as Int32Array | undefined)
    this.settings = new Settings(program)
    this.parsedArguments = new ParsedArguments(program)
    this.views = new Views(this)
    if (!settled) return
    // Adding a node reserves room, which copies what others read; nothing is written before that.
    this.#state = (room ?? settled).state as Uint8Array
    this.#done = settled.setSize as Uint8Array
    this.#isShared = room === undefined
  }

  save(): Columns {
    const { count } = this.program
    return {
      ...this.#sets.save(count),
      state: this.#state.subarray(0, count),
      containers: this.containers.save(),
      results: this.results.save(),
      models: this.models.save(),
    }
  }

  /** From now on other threads read what was saved: whatever is still worked out is written elsewhere. */
  share(): void {
    const { count } = this.program
    this.#sets.share(count)
    this.#state = this.#state.subarray(0, count)
    this.#done = this.#done.subarray(0, count)
    this.#watchers.leave()
    this.#isShared = true
  }

  /** The values that a node holds by now. Where values can still arrive meanwhile, read them one by one (`size`, `value`). */
  values(node: number): readonly number[] {
    this.looksBack()
    const size = this.size(node)
    if (size === 0) return NONE
    const values: number[] = []
    for (let nth = 0; nth < size; nth++) values.push(this.#sets.value(node, nth))
    return values
  }

  /**
   * Called where something is decided once, from the values that have arrived so far. Throws in an addition, which sees all
   * settled values: settling the whole program might have seen fewer.
   */
  looksBack(): void {
    if (this.#addition) throw new NotContained('a look at what has arrived so far')
  }

  size(node: number): number {
    return this.#sets.size(node)
  }

  value(node: number, nth: number): number {
    return this.#sets.value(node, nth)
  }

  /** Whether the node's annotation determines all of its values. */
  isClosed(node: number): boolean {
    return ((this.#state[node] as number) & CLOSED) !== 0
  }

  close(node: number): void {
    this.#state[node] = (this.#state[node] as number) | CLOSED
  }

  /** Settles the whole program: determines which values reach which nodes. */
  settle(): void {
    const { program } = this
    const { count } = program
    program.reserve(count >> 2)
    this.#reserve(program.kind.length)
    this.#watchers.start(count + (count >> 1))
    for (let node = 0; node < count; node++) startConstraint(this, node)
    this.#joinFunctions(program.files.functions, (nth) => nth)
    this.#joinEdges(program.edges.subarray(0, program.edged))
    this.#solve(count, (nth) => nth)
    this.#watchers.free()
  }

  /** Settles what a program has gained. Throws `NotContained` where that would affect more than that. */
  settleMore({ names, nodes, functions, edges }: Grown): void {
    const waiting: number[] = []
    if (isMeant(this.program, names)) throw new NotContained('a name that is like those which are read')
    this.parsedArguments.grow(nodes.first, nodes.end)
    this.#reserve(this.program.kind.length)
    this.#watchers.start(LEAST_WATCHERS)
    this.#addition = new Addition(nodes.first)
    this.#waiting = waiting
    for (let node = nodes.first; node < nodes.end; node++) startConstraint(this, node)
    this.#joinFunctions(functions.end - functions.first, (nth) => functions.first + nth)
    this.#joinEdges(edges)
    this.#waiting = undefined
    for (let at = 0; at < waiting.length; at += 2) this.#look(waiting[at] as number, waiting[at + 1] as number)
    this.#solve(nodes.end - nodes.first, (nth) => nodes.first + nth)
    this.#addition = undefined
  }

  /** Makes the nodes of all results before any call: otherwise the order of values would depend on which call comes first. */
  #joinFunctions(count: number, functionAt: (nth: number) => number): void {
    const { program } = this
    for (let nth = 0; nth < count; nth++) if (this.results.gives(functionAt(nth))) this.results.of(functionAt(nth))
    for (let nth = 0; nth < count; nth++) {
      const fn = functionAt(nth)
      for (const [parameter, name] of program.fixtureParameters(fn)) {
        const fixture = fixtureOf(program, fn, name)
        const settings = fixture === undefined ? this.settings.fixture(name) : undefined
        if (fixture !== undefined) this.edge(this.results.fixture(fixture), parameter)
        else if (settings !== undefined && !this.isClosed(parameter)) this.add(parameter, settings)
      }
    }
  }

  /** `edges`: pairs (from, to). */
  #joinEdges(edges: ArrayLike<number>): void {
    for (let at = 0; at < edges.length; at += 2) this.edge(edges[at] as number, edges[at + 1] as number)
  }

  #reserve(capacity: number): void {
    this.#sets.reserve(capacity)
    this.#done = widened(this.#done, new Uint8Array(capacity))
    if (this.#isShared || capacity > this.#state.length) this.#state = widened(this.#state, new Uint8Array(capacity))
    this.#isShared = false
    this.#watchers.reserve(capacity)
  }

  #solve(count: number, nodeAt: (nth: number) => number): void {
    const { program } = this
    this.#isSecondPass = false
    this.#run()
    this.#isSecondPass = true
    // The second pass resolves what the first left open: a decorator without a known result keeps the function, and a subscript
    // with an unknown key may give any element.
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

  /** Makes a node of the analysis itself. */
  fresh(kind: number = OP.UNKNOWN, a = 0, b = 0): number {
    const node = this.program.node(kind, a, b)
    if (node >= this.#watchers.capacity) this.#reserve(this.program.kind.length)
    return node
  }

  add(node: number, object: number): void {
    const size = this.#sets.size(node)
    if (size >= MOST_LITERALS && isLiteral(this.program, object)) return
    const has = size > 0 && this.#sets.has(node, object)
    if (this.#addition) {
      // The parameter of a method's receiver holds it from the beginning, whoever calls the method.
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

  /**
   * A container's nodes are made at its first use. If an addition uses a settled container, settling the whole program might have
   * made them earlier.
   */
  touch(node: number): void {
    if (this.#addition && !this.#addition.isNew(node)) throw new NotContained('a look into a container')
  }

  /** Whether so many different values arrive that those kept say nothing. */
  isCrowded(node: number): boolean {
    return ((this.#state[node] as number) & CROWDED) !== 0
  }

  edge(from: number, to: number): void {
    if (from !== to && from >= 0 && !this.isClosed(to)) this.watch(from, WATCH.edge, to, 0)
  }

  /** The node of who is logged in: what the function gives that Flask-Login calls. */
  currentUser(): number {
    this.looksBack()
    if (this.#currentUser < 0) this.#currentUser = this.fresh()
    return this.#currentUser
  }

  /** Adds a watcher. It sees every value once: those that were passed on already, now; the others when their turn comes. */
  watch(node: number, kind: number, target: number, extra: number): void {
    if (node < 0) return
    const at = this.#watchers.add(node, kind, target, extra)
    if (this.#addition && ((this.#state[node] as number) & LATE) !== 0 && !this.#addition.isNew(node))
      throw new NotContained('a look at what the first pass left open')
    if (this.#waiting) this.#waiting.push(at, node)
    else this.#look(at, node)
  }

  /** Shows a watcher the values of a node that were passed on already. */
  #look(at: number, node: number): void {
    const done = this.#done[node] as number
    for (let nth = 0; nth < done; nth++) this.#show(at, this.#sets.value(node, nth))
  }

  #show(at: number, object: number): void {
    const addition = this.#addition
    if (!addition) {
      this.#fire(at, object)
      return
    }
    const outer = addition.watcher
    addition.watcher = at + 1
    this.#fire(at, object)
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
        for (let at = this.#watchers.first(node); at >= 0; at = this.#watchers.after(at)) this.#show(at, object)
      }
    }
  }

  #fire(at: number, object: number): void {
    const target = this.#watchers.target(at)
    const extra = this.#watchers.extra(at)
    switch (this.#watchers.kind(at)) {
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
      case WATCH.right:
        reflect(this, target, object)
        return
    }
  }

  /** A new node that is made of another, as its kind says. */
  derived(kind: number, from: number, b = 0): number {
    const node = this.fresh(kind, from, b)
    this.watch(from, WATCH.operand, node, 0)
    return node
  }

  /** Lets the elements of a node's values flow into another node. */
  watchElements(from: number, into: number): void {
    const relay = this.fresh(OP.ELEMENT, from)
    this.watch(from, WATCH.operand, relay, 0)
    this.edge(relay, into)
  }

  /** As `watchElements`, with the values of dictionaries instead of their keys. */
  watchValues(from: number, into: number): void {
    const relay = this.fresh(OP.ELEMENT, from, 1)
    this.watch(from, WATCH.operand, relay, 0)
    this.edge(relay, into)
  }

  /** Lets an attribute of a node's values flow into another node: `getattr(object, 'name')`. */
  watchAttribute(from: number, name: number, into: number): void {
    const relay = this.fresh(OP.ATTRIBUTE, from, name)
    this.watch(from, WATCH.operand, relay, 0)
    this.edge(relay, into)
  }

  watchCallback(callee: number, result: number, argument: number): void {
    if (callee >= 0) this.watch(callee, WATCH.callback, result, argument)
  }
}

function isLiteral({ objects }: Program, object: number): boolean {
  const kind = objects.kind[object]
  return kind === VALUE.text || kind === VALUE.integer
}

const NONE: readonly number[] = []
