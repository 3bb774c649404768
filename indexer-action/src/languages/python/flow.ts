/**
 * Which values reach which expressions: inclusion-based points-to over the whole program (Andersen's), insensitive to
 * context, with one instance per class and one container per expression.
 *
 * Every node has a set that only grows, and constraints that fire once per value that arrives. Sets are capped, so the
 * work is linear in the code. What an annotation says is taken for the truth, and nothing else flows in there.
 */

import { VALUE } from './objects.ts'
import type { Program, ProgramFunction } from './program.ts'
import { callOutside } from './standard-calls.ts'
import { hasMember } from './standard-library.ts'
import { ARGUMENT, type Binding, FLAG, type ImportFact, OP, PARAMETER_KIND, REST_BACK } from './value-graph.ts'

/** A name that holds more than this many different things holds anything. */
const MOST_VALUES = 16

/** What happens when a value arrives at a node. */
const WATCH = {
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

interface Container {
  /** Values under each literal key. */
  keyed: Map<number, number>
  /** Values under keys that are not literals. */
  rest: number
  /** All values. */
  all: number
}

export class ValueFlow {
  readonly program: Program
  readonly #sets: (number[] | undefined)[] = []
  /** Watchers of a node, linked: kind, target, extra, next. Links point at the target; 0 ends a list. */
  readonly #head: number[] = []
  readonly #watch: number[] = []
  readonly #closed = new Set<number>()
  readonly #crowded = new Set<number>()
  readonly #queue: number[] = []
  readonly #containers = new Map<number, Container>()
  readonly #results = new Map<number, number>()
  readonly #returns = new Map<number, { parameters: ReadonlySet<number>; others: readonly number[] }>()
  readonly #linked = new Set<string>()
  readonly #edges = new Set<number>()
  #count = 0

  constructor(program: Program) {
    this.program = program
  }

  values(node: number): readonly number[] {
    return this.#sets[node] ?? NONE
  }

  isClosed(node: number): boolean {
    return this.#closed.has(node)
  }

  /** Puts the constraints of the whole program in place. */
  start(): void {
    this.#count = this.program.kind.length
    for (let node = 0; node < this.#count; node++) {
      this.#head.push(0)
      this.#sets.push(undefined)
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
          if (this.program.objects.kind[object] === VALUE.container) this.edge(this.container(object).all, node)
    }
    this.#run()
  }

  // --- the machinery

  /** A node of the analysis' own. */
  fresh(kind: number = OP.UNKNOWN, a = 0, b = 0): number {
    this.#head.push(0)
    this.#sets.push(undefined)
    this.program.a.push(a)
    this.program.b.push(b)
    return this.program.kind.push(kind) - 1
  }

  add(node: number, object: number): void {
    const set = this.#sets[node]
    if (!set) this.#sets[node] = [object]
    else if (set.includes(object)) return
    else if (set.length >= MOST_VALUES) {
      this.#crowded.add(node)
      return
    } else set.push(object)
    this.#queue.push(node, object)
  }

  /** So many different things arrive there that what is kept of them says nothing. */
  isCrowded(node: number): boolean {
    return this.#crowded.has(node)
  }

  edge(from: number, to: number): void {
    if (from === to || from < 0 || this.#closed.has(to)) return
    const key = from * 134_217_728 + to
    if (this.#edges.has(key)) return
    this.#edges.add(key)
    this.watch(from, WATCH.edge, to, 0)
  }

  watch(node: number, kind: number, target: number, extra: number): void {
    if (node < 0) return
    const at = this.#watch.push(kind, target, extra, this.#head[node] as number) - 3
    this.#head[node] = at
    const set = this.#sets[node]
    if (set) for (let k = 0; k < set.length; k++) this.#fire(kind, target, extra, set[k] as number)
  }

  #run(): void {
    const queue = this.#queue
    while (queue.length > 0) {
      const object = queue.pop() as number
      const node = queue.pop() as number
      for (let at = this.#head[node] as number; at !== 0; at = this.#watch[at + 2] as number)
        this.#fire(this.#watch[at - 1] as number, this.#watch[at] as number, this.#watch[at + 1] as number, object)
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
        this.#key(target, object)
        return
      case WATCH.bind:
        this.#bind(target, object, extra)
        return
      case WATCH.callback:
        this.callWith(target, object, extra < 0 ? [] : [extra])
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
        this.#flowIn(node, program.global(b, a))
        return
      case OP.MODULE:
      case OP.IMPORTED:
        this.#flowIn(node, program.imported(b, program.files[b]?.imports[a] as ImportFact))
        return
      case OP.TYPED: {
        const types = program.types(a)
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

  #flowIn(node: number, what: { found?: { binding: Binding }; object?: number }): void {
    if (what.found) this.edge(what.found.binding[1], node)
    else if (what.object !== undefined) this.add(node, what.object)
  }

  #parameter(node: number, fn: number, position: number): void {
    const { program } = this
    const { objects } = program
    const fact = program.functions[fn] as ProgramFunction
    const parameter = fact.parameters[position] as ProgramFunction['parameters'][number]
    const types = program.types(parameter[3])
    if (parameter[1] === PARAMETER_KIND.variadic || parameter[1] === PARAMETER_KIND.keywords) {
      const object = objects.of(VALUE.container, node)
      this.add(node, object)
      for (const type of types) this.add(this.container(object).rest, type)
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
        this.attribute(node, object, b)
        return
      case OP.CALL:
        this.#call(node, object)
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
        this.#item(node, object)
        return
      case OP.SLICE:
        this.#slice(node, object, b)
        return
      case OP.ELEMENT:
        this.element(node, object)
        return
      case OP.UNPACK:
        this.#unpack(node, object, b)
        return
      case OP.REST:
        this.#rest(node, object, b)
        return
      case OP.ENTERED:
        if (kind === VALUE.instance)
          this.callMethod(node, object, '__enter__') ||
            this.callMethod(node, object, '__aenter__') ||
            this.add(node, object)
        else if (kind === VALUE.container) this.edge(this.container(object).all, node)
        else if (objects.outside(object)) this.add(node, object)
        return
      case OP.BINARY:
        this.#binary(node, object, b)
        return
      case OP.STORE_ATTRIBUTE: {
        if (kind !== VALUE.instance && kind !== VALUE.class) return
        const found = program.attribute(objects.a[object] as number, program.lists[b] as number)
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

  /** `object.name`, into a node. */
  attribute(node: number, object: number, name: number): void {
    const { program } = this
    const { objects } = program
    const a = objects.a[object] as number
    switch (objects.kind[object]) {
      case VALUE.instance:
      case VALUE.class: {
        const receiver = program.a[node]
        if (receiver !== undefined && program.kind[node] === OP.ATTRIBUTE && this.#hides(receiver, a, name)) return
        this.#member(node, object, a, name, 0, object)
        return
      }
      case VALUE.super:
        this.#member(node, object, a, name, 1, objects.b[object] as number)
        return
      case VALUE.module:
      case VALUE.namespace:
        this.#flowIn(node, program.member(object, name))
        return
      case VALUE.external:
      case VALUE.externalValue:
        this.add(node, program.outsideMember(object, name))
        return
      case VALUE.container:
        this.add(node, objects.of(VALUE.containerMethod, object, name))
        return
      case VALUE.text:
      case VALUE.integer: {
        const type = objects.kind[object] === VALUE.text ? 'str' : 'int'
        const text = program.strings[name] as string
        if (hasMember(type, text)) this.add(node, objects.external('std:python', `${type}.${text}`))
        return
      }
    }
  }

  /**
   * `self.name` means what the class around says, where it says something; subclasses that callers may have passed are
   * only asked for what it leaves to them.
   */
  #hides(receiver: number, cls: number, name: number): boolean {
    const { program } = this
    const at = program.origin(receiver)
    if (program.kind[at] !== OP.PARAMETER || program.b[at] !== 0) return false
    const fn = program.functions[program.a[at] as number] as ProgramFunction
    if (fn.owner < 0 || fn.owner === cls || fn.flags & FLAG.static) return false
    return program.attribute(fn.owner, name) !== undefined || program.ancestry(fn.owner).outside.length > 0
  }

  #member(node: number, object: number, cls: number, name: number, from: number, receiver: number): void {
    const { program } = this
    const { objects } = program
    const { order, outside } = program.ancestry(cls)
    let found = false
    for (let at = from; at < order.length; at++) {
      const owner = program.classes[order[at] as number]
      const field = owner?.fields.get(name)
      if (field) {
        this.edge(field[1], node)
        found = true
      }
      const member = owner?.members.get(name)
      if (member) {
        const symbol = (member[2] as number) >> 2
        const kind = program.files[owner?.file as number]?.symbols[symbol]?.kind
        if (kind === 'enum_member') this.add(node, objects.of(VALUE.instance, order[at] as number))
        else this.watch(member[1], WATCH.bind, node, receiver)
        return
      }
    }
    if (found) return
    const text = program.strings[name] as string
    if (outside.length > 0) {
      if (!text.startsWith('__') || objects.kind[object] === VALUE.super)
        this.add(node, program.outsideMember(outside[0] as number, name))
    } else if (text.startsWith('__')) this.add(node, objects.external('std:python', `object.${text}`))
  }

  #bind(node: number, object: number, receiver: number): void {
    const { program } = this
    const { objects } = program
    if (objects.kind[object] !== VALUE.function) {
      this.add(node, object)
      return
    }
    const fn = objects.a[object] as number
    const { flags } = program.functions[fn] as ProgramFunction
    const onClass = objects.kind[receiver] === VALUE.class
    if (flags & FLAG.property && !onClass) {
      this.#link(node, fn, receiver, -1, [])
      this.#giveBack(node, fn, receiver)
    } else if (flags & FLAG.static) this.add(node, object)
    else if (flags & FLAG.classmethod)
      this.add(
        node,
        objects.of(VALUE.bound, fn, onClass ? receiver : objects.of(VALUE.class, objects.a[receiver] as number)),
      )
    else if (onClass) this.add(node, object)
    else this.add(node, objects.of(VALUE.bound, fn, receiver))
  }

  // --- calls

  #call(node: number, callee: number): void {
    const list = this.program.b[node] as number
    this.#callList(node, callee, list)
  }

  #callList(node: number, callee: number, list: number): void {
    const { program } = this
    const { objects } = program
    const a = objects.a[callee] as number
    switch (objects.kind[callee]) {
      case VALUE.function:
        this.#link(node, a, -1, list, [])
        this.edge(this.result(a), node)
        return
      case VALUE.bound:
        this.#link(node, a, objects.b[callee] as number, list, [])
        this.#giveBack(node, a, objects.b[callee] as number)
        return
      case VALUE.class: {
        const instance = objects.of(VALUE.instance, a)
        this.add(node, instance)
        if (!this.#callMember(this.fresh(), instance, '__init__', list, [])) this.#dataclass(a, list)
        return
      }
      case VALUE.instance:
        this.#callMember(node, callee, '__call__', list, [])
        return
      case VALUE.partial: {
        const inner = program.b[a] as number
        const first = program.lists[inner + 1]
        if (first === undefined || (program.lists[inner] as number) < 1) return
        for (const object of [...this.values(first)]) {
          const given = this.#positional(inner).slice(1)
          this.callWith(node, object, [...given, ...this.#positional(list)])
        }
        return
      }
      case VALUE.container:
        this.edge(this.container(callee).all, node)
        return
      case VALUE.external:
      case VALUE.externalValue:
      case VALUE.containerMethod:
        callOutside(this, node, callee, list)
        return
    }
  }

  /** Calls a value with plain positional arguments, given as nodes. */
  callWith(node: number, callee: number, given: readonly number[]): void {
    const { objects } = this.program
    const kind = objects.kind[callee]
    const a = objects.a[callee] as number
    if (kind === VALUE.function || kind === VALUE.bound) {
      this.#link(node, a, kind === VALUE.bound ? (objects.b[callee] as number) : -1, -1, given)
      this.edge(this.result(a), node)
    } else if (kind === VALUE.class) this.add(node, objects.of(VALUE.instance, a))
    else if (kind === VALUE.instance) this.callMethod(node, callee, '__call__', given)
  }

  /** Calls a method of an instance by name; false if its class has none. */
  callMethod(node: number, object: number, name: string, given: readonly number[] = []): boolean {
    return this.#callMember(node, object, name, -1, given)
  }

  #callMember(node: number, object: number, name: string, list: number, given: readonly number[]): boolean {
    const { program } = this
    const found = program.classMember(program.objects.a[object] as number, program.string(name))
    if (!found) return false
    for (const value of program.entities(found.binding[1]))
      if (program.objects.kind[value] === VALUE.function) {
        const fn = program.objects.a[value] as number
        const { flags } = program.functions[fn] as ProgramFunction
        this.#link(node, fn, flags & FLAG.static ? -1 : object, list, given)
        this.#giveBack(node, fn, object)
      }
    return true
  }

  #positional(list: number): number[] {
    if (list < 0) return []
    const { lists } = this.program
    const count = lists[list] as number
    return lists.slice(list + 1, list + 1 + count).filter((at) => at >= 0)
  }

  /**
   * Parameters that a function gives back as they are, and everything else that it returns. Each call gets its own
   * arguments back and not those of all other calls: decorators, casts and fluent interfaces are made of this.
   */
  #returned(fn: number): { parameters: ReadonlySet<number>; others: readonly number[] } {
    let returned = this.#returns.get(fn)
    if (returned) return returned
    const { program } = this
    const parameters = new Set<number>()
    const others: number[] = []
    const seen = new Set<number>()
    const visit = (node: number): void => {
      if (seen.has(node)) return
      seen.add(node)
      if (program.kind[node] === OP.PARAMETER && program.a[node] === fn && !this.#closed.has(node)) {
        const kind = (program.functions[fn] as ProgramFunction).parameters[program.b[node] as number]?.[1]
        if (kind === PARAMETER_KIND.plain || kind === PARAMETER_KIND.keywordOnly) {
          parameters.add(node)
          return
        }
      }
      if (program.kind[node] === OP.JOIN) for (const from of program.sources(node)) visit(from)
      else others.push(node)
    }
    visit((program.functions[fn] as ProgramFunction).returns)
    returned = { parameters, others }
    this.#returns.set(fn, returned)
    return returned
  }

  /** Arguments flow into parameters. `list` is a call's, or -1 when `given` has all there is. */
  #link(node: number, fn: number, receiver: number, list: number, given: readonly number[]): void {
    const key = `${node}:${fn}:${receiver}:${list}`
    if (this.#linked.has(key)) return
    this.#linked.add(key)
    const { program } = this
    const { parameters } = program.functions[fn] as ProgramFunction
    const typed = program.types((program.functions[fn] as ProgramFunction).annotation).length > 0
    const returned = typed ? undefined : this.#returned(fn).parameters
    /** What a parameter that is given back gets comes back from this very call. */
    const into = (parameter: number, argument: number): void => {
      this.edge(argument, parameter)
      if (returned?.has(parameter)) this.edge(argument, node)
    }
    let at = 0
    if (receiver >= 0) {
      const own = parameters[0]
      if (own && !this.#closed.has(own[2])) this.add(own[2], receiver)
      if (own && returned?.has(own[2])) this.add(node, receiver)
      at = 1
    }
    if (returned)
      for (const parameter of parameters)
        if (parameter[4] >= 0 && returned.has(parameter[2])) this.edge(parameter[4], node)
    for (const argument of given) this.#pass(parameters, at++, argument, into)
    if (list < 0) return
    const { lists } = program
    const positional = lists[list] as number
    for (let k = 0; k < positional; k++) {
      const argument = lists[list + 1 + k] as number
      if (argument >= 0) this.#pass(parameters, at++, argument, into)
      else {
        const element = this.fresh()
        this.watchElements(ARGUMENT.spread - argument, element)
        for (let rest = at; rest < parameters.length; rest++) this.#pass(parameters, rest, element, into)
      }
    }
    const keywords = list + 1 + positional
    const named = lists[keywords] as number
    for (let k = 0; k < named; k++) {
      const name = lists[keywords + 1 + 2 * k] as number
      const value = lists[keywords + 2 + 2 * k] as number
      if (name < 0) continue
      const parameter = parameters.find((p) => p[0] === name && p[1] !== PARAMETER_KIND.variadic)
      if (parameter && parameter[1] !== PARAMETER_KIND.keywords) into(parameter[2], value)
      else {
        const others = parameters.find((p) => p[1] === PARAMETER_KIND.keywords)
        if (others) this.edge(value, this.keyed(this.#own(others[2]), program.objects.of(VALUE.text, name)))
      }
    }
  }

  #pass(
    parameters: ProgramFunction['parameters'],
    at: number,
    argument: number,
    into: (parameter: number, argument: number) => void,
  ): void {
    const parameter = parameters[at]
    if (parameter && parameter[1] < PARAMETER_KIND.variadic) {
      if (parameter[1] === PARAMETER_KIND.plain) into(parameter[2], argument)
      return
    }
    const variadic = parameters.findIndex((p) => p[1] === PARAMETER_KIND.variadic)
    if (variadic >= 0 && at >= variadic) {
      const container = this.#own((parameters[variadic] as ProgramFunction['parameters'][number])[2])
      this.edge(argument, this.keyed(container, this.program.objects.of(VALUE.integer, at - variadic)))
    }
  }

  #own(node: number): number {
    return this.program.objects.of(VALUE.container, node)
  }

  /** Fields of a dataclass get what its generated constructor is given. */
  #dataclass(cls: number, list: number): void {
    const { program } = this
    if (list < 0) return
    const { lists } = program
    const fields = program
      .ancestry(cls)
      .order.toReversed()
      .flatMap((at) =>
        [...(program.classes[at]?.members.values() ?? [])].filter((member) => program.kind[member[1]] === OP.TYPED),
      )
    const positional = lists[list] as number
    for (let k = 0; k < positional && k < fields.length; k++)
      this.edge(lists[list + 1 + k] as number, (fields[k] as Binding)[1])
    const keywords = list + 1 + positional
    for (let k = 0; k < (lists[keywords] as number); k++) {
      const field = fields.find((member) => member[0] === lists[keywords + 1 + 2 * k])
      if (field) this.edge(lists[keywords + 2 + 2 * k] as number, field[1])
    }
  }

  /** The result of a method, its type variables replaced by what the receiver's class says of them. */
  #giveBack(node: number, fn: number, receiver: number): void {
    const { program } = this
    const fact = program.functions[fn] as ProgramFunction
    const kind = program.objects.kind[receiver]
    if (fact.annotation >= 0 && fact.owner >= 0 && (kind === VALUE.instance || kind === VALUE.class)) {
      const variable = program.typeVariable(fact.annotation)
      const types =
        variable < 0 ? NONE : program.typeArgumentOf(program.objects.a[receiver] as number, fact.owner, variable)
      for (const type of types) this.add(node, type)
      if (types.length > 0) return
    }
    this.edge(this.result(fn), node)
  }

  /** What calling a function gives. */
  result(fn: number): number {
    let node = this.#results.get(fn)
    if (node !== undefined) return node
    const { program } = this
    const fact = program.functions[fn] as ProgramFunction
    node = this.fresh()
    this.#results.set(fn, node)
    const types = program.types(fact.annotation)
    for (const type of types) this.add(node, type)
    if (types.length > 0) {
      this.#closed.add(node)
      return node
    }
    for (const other of this.#returned(fn).others) this.edge(other, node)
    if (program.sources(fact.yields).length > 0) {
      const container = this.#own(fact.yields)
      this.add(node, container)
      this.edge(fact.yields, this.container(container).rest)
    }
    return node
  }

  /** What calling a method of an object gives: its own values, and the object where the method returns its receiver. */
  resultFor(fn: number, receiver: number): readonly number[] {
    const values = this.values(this.result(fn))
    const own = (this.program.functions[fn] as ProgramFunction).parameters[0]?.[2] ?? -1
    return this.#returned(fn).parameters.has(own) ? [...values, receiver] : values
  }

  /** What a test is given for a fixture: what it returns, or the one value that it yields. */
  fixture(fn: number): number {
    const { yields } = this.program.functions[fn] as ProgramFunction
    return this.program.sources(yields).length > 0 ? yields : this.result(fn)
  }

  // --- containers

  container(object: number): Container {
    let container = this.#containers.get(object)
    if (container) return container
    container = { keyed: new Map(), rest: this.fresh(), all: this.fresh() }
    this.#containers.set(object, container)
    this.edge(container.rest, container.all)
    this.#fill(object)
    return container
  }

  keyed(object: number, key: number): number {
    const container = this.container(object)
    let node = container.keyed.get(key)
    if (node === undefined) {
      node = this.fresh()
      container.keyed.set(key, node)
      this.edge(node, container.all)
    }
    return node
  }

  #fill(object: number): void {
    const { program } = this
    const { objects, lists } = program
    const node = objects.a[object] as number
    const a = program.a[node] as number
    const { rest } = this.#containers.get(object) as Container
    switch (program.kind[node]) {
      case OP.LIST:
      case OP.TUPLE:
      case OP.SET: {
        const count = lists[a] as number
        let exact = program.kind[node] !== OP.SET
        for (let k = 0; k < count; k++) {
          const item = lists[a + 1 + k] as number
          if (item < 0) {
            exact = false
            this.watchElements(ARGUMENT.spread - item, rest)
          } else if (exact && k < MOST_KEYS) this.edge(item, this.keyed(object, objects.of(VALUE.integer, k)))
          else this.edge(item, rest)
        }
        return
      }
      case OP.DICT: {
        const count = lists[a] as number
        for (let k = 0; k < count; k++) {
          const key = lists[a + 1 + 2 * k] as number
          const value = lists[a + 2 + 2 * k] as number
          if (key < 0) {
            this.watchElements(value, rest)
            continue
          }
          const literal = this.#literal(key)
          this.edge(value, literal >= 0 && k < MOST_KEYS ? this.keyed(object, literal) : rest)
        }
        return
      }
      case OP.COMPREHENSION:
      case OP.DICT_COMPREHENSION:
        this.edge(a, rest)
        return
      case OP.SUBSCRIPT: {
        // An annotation: `dict[str, User]`, `tuple[A, B]`, `list[Node]`.
        const argument = program.b[node] as number
        const name = program.containerName(node)
        const put = (at: number, into: number): void => {
          for (const type of program.types(program.typeArgument(argument, at))) this.add(into, type)
        }
        if (/^(dict|Dict|.*Mapping|[dD]efault[dD]ict|OrderedDict|WeakValueDictionary)$/.test(name)) put(1, rest)
        else if (/^[tT]uple$/.test(name)) {
          for (let at = 0; at < MOST_KEYS; at++) {
            const item = program.typeArgument(argument, at)
            if (item < 0) break
            put(at, this.keyed(object, objects.of(VALUE.integer, at)))
          }
          // `tuple[int, ...]`
          if (program.kind[program.typeArgument(argument, 1)] === OP.UNKNOWN) put(0, rest)
        } else put(0, rest)
        return
      }
    }
  }

  /** The object of a literal key; -1 if the key is not written as a literal. */
  #literal(node: number): number {
    const { program } = this
    const a = program.a[node] as number
    if (program.kind[node] === OP.TEXT && a >= 0) return program.objects.of(VALUE.text, a)
    if (program.kind[node] === OP.INTEGER && a < 65_536) return program.objects.of(VALUE.integer, a)
    return -1
  }

  /** A container is asked for an item, or given one. */
  #item(node: number, object: number): void {
    const { program } = this
    const { objects } = program
    const store = program.kind[node] === OP.STORE_ITEM
    const b = program.b[node] as number
    const key = store ? (program.lists[b] as number) : b
    const value = store ? (program.lists[b + 1] as number) : node
    switch (objects.kind[object]) {
      case VALUE.container: {
        const keys = this.values(key)
        for (const one of keys) this.#entry(store, value, object, one)
        if (store) {
          if (keys.length === 0) this.edge(value, this.container(object).rest)
        } else this.edge(this.container(object).rest, node)
        return
      }
      case VALUE.instance:
        this.callMethod(
          store ? this.fresh() : node,
          object,
          store ? '__setitem__' : '__getitem__',
          store ? [key, value] : [key],
        )
        return
      case VALUE.class:
      case VALUE.external:
        if (!store) this.add(node, object)
        return
      case VALUE.externalValue:
        if (!store) this.add(node, objects.external((objects.outside(object) as { package: string }).package, '', true))
        return
      case VALUE.text:
        if (!store) this.add(node, objects.external('std:python', 'str', true))
        return
    }
  }

  #key(node: number, key: number): void {
    const { program } = this
    const store = program.kind[node] === OP.STORE_ITEM
    const b = program.b[node] as number
    const value = store ? (program.lists[b + 1] as number) : node
    for (const object of [...this.values(program.a[node] as number)])
      if (program.objects.kind[object] === VALUE.container) this.#entry(store, value, object, key)
  }

  #entry(store: boolean, value: number, object: number, key: number): void {
    const { objects } = this.program
    const kind = objects.kind[key]
    if (kind === VALUE.text || kind === VALUE.integer) {
      const node = this.keyed(object, key)
      if (store) this.edge(value, node)
      else this.edge(node, value)
    } else if (store) this.edge(value, this.container(object).rest)
    else this.edge(this.container(object).all, value)
  }

  #slice(node: number, object: number, start: number): void {
    const { objects } = this.program
    const kind = objects.kind[object]
    if (kind !== VALUE.container) {
      if (kind === VALUE.text) this.add(node, objects.external('std:python', 'str', true))
      else if (kind === VALUE.externalValue) this.add(node, object)
      return
    }
    const own = this.#own(node)
    this.add(node, own)
    const { keyed, rest, all } = this.container(object)
    if (start < 0) this.edge(all, this.container(own).rest)
    else {
      for (const [key, value] of keyed)
        if (objects.kind[key] === VALUE.integer && (objects.a[key] as number) >= start)
          this.edge(value, this.keyed(own, objects.of(VALUE.integer, (objects.a[key] as number) - start)))
      this.edge(rest, this.container(own).rest)
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
    this.watch(callee, WATCH.callback, result, argument)
  }

  element(node: number, object: number): void {
    const { objects } = this.program
    switch (objects.kind[object]) {
      case VALUE.container:
        this.edge(this.container(object).all, node)
        return
      case VALUE.instance: {
        const iterator = this.fresh()
        this.watch(iterator, WATCH.next, node, 0)
        if (!this.callMethod(iterator, object, '__iter__') && !this.callMethod(iterator, object, '__aiter__'))
          this.callMethod(node, object, '__getitem__')
        return
      }
      case VALUE.class:
        if (this.program.isEnumeration(objects.a[object] as number))
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
      if (!this.callMethod(node, object, '__next__')) this.callMethod(node, object, '__anext__')
    } else this.element(node, object)
  }

  #unpack(node: number, object: number, position: number): void {
    const { objects, kind, a, lists } = this.program
    if (objects.kind[object] !== VALUE.container) {
      this.element(node, object)
      return
    }
    const site = objects.a[object] as number
    const { rest } = this.container(object)
    this.edge(rest, node)
    const written = kind[site] === OP.LIST || kind[site] === OP.TUPLE ? (lists[a[site] as number] as number) : -1
    const at = position >= 0 ? position : written < 0 ? -1 : written + position
    if (at >= 0) this.edge(this.keyed(object, objects.of(VALUE.integer, at)), node)
  }

  #rest(node: number, object: number, b: number): void {
    const { objects, kind, a, lists } = this.program
    if (objects.kind[object] !== VALUE.container) return
    const own = this.#own(node)
    this.add(node, own)
    const front = Math.floor(b / REST_BACK)
    const site = objects.a[object] as number
    const { keyed, rest } = this.container(object)
    const written = kind[site] === OP.LIST || kind[site] === OP.TUPLE ? (lists[a[site] as number] as number) : MOST_KEYS
    for (const [key, value] of keyed) {
      const at = objects.a[key] as number
      if (objects.kind[key] === VALUE.integer && at >= front && at < written - (b % REST_BACK))
        this.edge(value, this.keyed(own, objects.of(VALUE.integer, at - front)))
    }
    this.edge(rest, this.container(own).rest)
  }

  #binary(node: number, object: number, list: number): void {
    const { program } = this
    const { objects } = program
    const operator = program.strings[program.lists[list] as number] as string
    switch (objects.kind[object]) {
      case VALUE.instance: {
        const method = OPERATORS[operator]
        if (method) this.callMethod(node, object, method, [program.lists[list + 1] as number])
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

/** Containers remember this many literal keys each; what comes after shares one node. */
const MOST_KEYS = 64

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
