/**
 * Which values reach which expressions: inclusion-based points-to over the whole program (Andersen's), insensitive to
 * context, with one instance per class and one container per expression.
 *
 * Every node has a set that only grows, and constraints that fire once per value that arrives. Sets are capped, so the
 * work is linear in the code. What an annotation says is taken for the truth, and nothing else flows in there.
 */

import { Attributes } from './attributes.ts'
import { Calls } from './calls.ts'
import { Containers } from './containers.ts'
import { VALUE } from './objects.ts'
import type { Program, ProgramFunction } from './program.ts'
import { type Binding, FLAG, type ImportFact, OP, PARAMETER_KIND } from './value-graph.ts'

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
    for (let node = 0; node < this.#count; node++) this.#start(node)
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

  // --- the machinery

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
        this.#apply(target, object)
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
        this.#next(target, object)
        return
    }
  }

  // --- constraints

  #start(node: number): void {
    const { program } = this
    const { objects } = program
    const a = program.a[node] as number
    const b = program.b[node] as number
    switch (program.kind[node]) {
      case OP.TEXT:
        if (a >= 0 && b === 0) this.add(node, objects.of(VALUE.text, a))
        else this.add(node, objects.external('std:python', b === 1 ? 'bytes' : 'str', true))
        return
      case OP.INTEGER:
        if (a < 65_536) this.add(node, objects.of(VALUE.integer, a))
        else this.add(node, objects.external('std:python', 'int', true))
        return
      case OP.BUILTIN: {
        const name = program.strings[a] as string
        if (name !== 'None') this.add(node, objects.external('std:python', name, true))
        return
      }
      case OP.FUNCTION:
        this.add(node, objects.of(VALUE.function, a))
        return
      case OP.CLASS:
        this.add(node, objects.of(VALUE.class, a))
        return
      case OP.PARAMETER:
        this.#parameter(node, a, b)
        return
      case OP.NAME:
        this.flowIn(node, program.global(b, a))
        return
      case OP.MODULE:
      case OP.IMPORTED:
        this.flowIn(node, program.imported(b, program.files[b]?.imports[a] as ImportFact))
        return
      case OP.TYPED: {
        const types = program.types.of(a)
        for (const type of types) this.add(node, type)
        if (types.length > 0) this.#closed.add(node)
        else this.edge(b, node)
        return
      }
      case OP.DECORATED:
      case OP.ATTRIBUTE:
      case OP.CALL:
      case OP.SLICE:
      case OP.ELEMENT:
      case OP.UNPACK:
      case OP.REST:
      case OP.ENTERED:
      case OP.BINARY:
      case OP.STORE_ATTRIBUTE:
        this.watch(a, WATCH.operand, node, 0)
        return
      case OP.SUBSCRIPT:
        this.watch(a, WATCH.operand, node, 0)
        this.watch(b, WATCH.key, node, 0)
        return
      case OP.STORE_ITEM:
        this.watch(a, WATCH.operand, node, 0)
        this.watch(program.lists[b] as number, WATCH.key, node, 0)
        return
      case OP.AWAITED:
        this.edge(a, node)
        return
      case OP.LIST:
      case OP.TUPLE:
      case OP.SET:
      case OP.DICT:
      case OP.COMPREHENSION:
      case OP.DICT_COMPREHENSION:
        this.add(node, objects.of(VALUE.container, node))
        return
      case OP.SUPER: {
        const receiver =
          (program.functions[b] as ProgramFunction).flags & FLAG.classmethod ? VALUE.class : VALUE.instance
        this.add(node, objects.of(VALUE.super, a, objects.of(receiver, a)))
        return
      }
    }
  }

  /** What a name or an import stands for flows into a node. */
  flowIn(node: number, what: { found?: { binding: Binding }; object?: number }): void {
    if (what.found) this.edge(what.found.binding[1], node)
    else if (what.object !== undefined) this.add(node, what.object)
  }

  #parameter(node: number, fn: number, position: number): void {
    const { program } = this
    const { objects } = program
    const fact = program.functions[fn] as ProgramFunction
    const parameter = fact.parameters[position] as ProgramFunction['parameters'][number]
    const types = program.types.of(parameter[3])
    if (parameter[1] === PARAMETER_KIND.variadic || parameter[1] === PARAMETER_KIND.keywords) {
      const object = objects.of(VALUE.container, node)
      this.add(node, object)
      for (const type of types) this.add(this.containers.of(object).rest, type)
      return
    }
    for (const type of types) this.add(node, type)
    if (types.length > 0) this.#closed.add(node)
    else {
      if (position === 0 && fact.owner >= 0 && (fact.flags & FLAG.static) === 0)
        this.add(node, objects.of(fact.flags & FLAG.classmethod ? VALUE.class : VALUE.instance, fact.owner))
      this.edge(parameter[4], node)
    }
  }

  #apply(node: number, object: number): void {
    const { program } = this
    const { objects } = program
    const kind = objects.kind[object] as number
    const b = program.b[node] as number
    switch (program.kind[node]) {
      case OP.ATTRIBUTE:
        this.attributes.read(node, object, b)
        return
      case OP.CALL:
        this.calls.apply(node, object)
        return
      case OP.DECORATED: {
        const kept =
          kind === VALUE.function
            ? this.#isWrapper(program.a[node] as number, objects.a[object] as number)
            : kind === VALUE.class || kind === VALUE.instance || kind === VALUE.partial
        if (kept) this.add(node, object)
        else this.edge(b, node)
        return
      }
      case OP.SUBSCRIPT:
      case OP.STORE_ITEM:
        this.containers.item(node, object)
        return
      case OP.SLICE:
        this.containers.slice(node, object, b)
        return
      case OP.ELEMENT:
        this.element(node, object)
        return
      case OP.UNPACK:
        this.containers.unpack(node, object, b)
        return
      case OP.REST:
        this.containers.rest(node, object, b)
        return
      case OP.ENTERED:
        if (kind === VALUE.instance)
          this.calls.method(node, object, '__enter__') ||
            this.calls.method(node, object, '__aenter__') ||
            this.add(node, object)
        else if (kind === VALUE.container) this.edge(this.containers.of(object).all, node)
        else if (objects.outside(object)) this.add(node, object)
        return
      case OP.BINARY:
        this.#binary(node, object, b)
        return
      case OP.STORE_ATTRIBUTE: {
        if (kind !== VALUE.instance && kind !== VALUE.class) return
        const found = program.hierarchy.attribute(objects.a[object] as number, program.lists[b] as number)
        if (found) this.edge(program.lists[b + 1] as number, found.binding[1])
        return
      }
    }
  }

  /**
   * Whether what a decorator gave back is a function of the decorator's own that hides the decorated one. A function
   * from elsewhere is either the decorated one or came from another use of the decorator; `functools.wraps` says itself
   * that the wrapper is to pass for what it wraps.
   */
  #isWrapper(call: number, fn: number): boolean {
    const { program } = this
    const wrapper = program.functions[fn] as ProgramFunction
    if (wrapper.flags & FLAG.wraps) return false
    const symbols = program.files[wrapper.file]?.symbols
    for (const decorator of this.values(program.a[call] as number)) {
      const kind = program.objects.kind[decorator]
      if (kind !== VALUE.function && kind !== VALUE.bound) continue
      const made = program.functions[program.objects.a[decorator] as number] as ProgramFunction
      if (made.file !== wrapper.file) continue
      for (let at = symbols?.[wrapper.symbol]?.parent; at !== undefined; at = symbols?.[at]?.parent)
        if (at === made.symbol) return true
    }
    return false
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
    this.watch(callee, WATCH.callback, result, argument)
  }

  element(node: number, object: number): void {
    const { objects } = this.program
    switch (objects.kind[object]) {
      case VALUE.container:
        this.edge(this.containers.of(object).all, node)
        return
      case VALUE.instance: {
        const iterator = this.fresh()
        this.watch(iterator, WATCH.next, node, 0)
        if (!this.calls.method(iterator, object, '__iter__') && !this.calls.method(iterator, object, '__aiter__'))
          this.calls.method(node, object, '__getitem__')
        return
      }
      case VALUE.class:
        if (this.program.hierarchy.isEnumeration(objects.a[object] as number))
          this.add(node, objects.of(VALUE.instance, objects.a[object] as number))
        return
      case VALUE.text:
        this.add(node, objects.external('std:python', 'str', true))
        return
      case VALUE.externalValue:
        this.add(node, objects.external((objects.outside(object) as { package: string }).package, '', true))
        return
    }
  }

  #next(node: number, object: number): void {
    const { objects } = this.program
    if (objects.kind[object] === VALUE.instance) {
      if (!this.calls.method(node, object, '__next__')) this.calls.method(node, object, '__anext__')
    } else this.element(node, object)
  }

  #binary(node: number, object: number, list: number): void {
    const { program } = this
    const { objects } = program
    const operator = program.strings[program.lists[list] as number] as string
    switch (objects.kind[object]) {
      case VALUE.instance: {
        const method = OPERATORS[operator]
        if (method) this.calls.method(node, object, method, [program.lists[list + 1] as number])
        return
      }
      case VALUE.text:
        this.add(node, objects.external('std:python', 'str', true))
        return
      case VALUE.integer:
        this.add(node, objects.external('std:python', 'int', true))
        return
      case VALUE.container:
      case VALUE.externalValue:
        this.add(node, object)
        return
    }
  }
}

const NONE: readonly number[] = []

const OPERATORS: Readonly<Record<string, string>> = {
  '+': '__add__',
  '-': '__sub__',
  '*': '__mul__',
  '/': '__truediv__',
  '//': '__floordiv__',
  '%': '__mod__',
  '**': '__pow__',
  '@': '__matmul__',
  '&': '__and__',
  '|': '__or__',
  '^': '__xor__',
  '<<': '__lshift__',
  '>>': '__rshift__',
}
