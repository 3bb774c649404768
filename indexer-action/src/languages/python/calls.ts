/**
 * Calls: arguments flow into parameters, results flow back, each call its own where a function returns what it got.
 */

import type { ProgramFunction } from './files.ts'
import type { ValueFlow } from './flow.ts'
import { VALUE } from './objects.ts'
import type { Program } from './program.ts'
import { callOutside } from './standard-calls.ts'
import type { Generic, Place } from './type-variables.ts'
import { ARGUMENT, type Binding, FLAG, OP, PARAMETER_KIND } from './value-graph.ts'

interface Returned {
  parameters: ReadonlySet<number>
  makes: boolean
  others: readonly number[]
}

export class Calls {
  readonly #flow: ValueFlow
  readonly #results = new Map<number, number>()
  readonly #returns = new Map<number, Returned>()

  /** `settled`: function, node of its result, of each that was called. */
  constructor(flow: ValueFlow, settled?: Int32Array) {
    this.#flow = flow
    for (let at = 0; settled && at < settled.length; at += 2)
      this.#results.set(settled[at] as number, settled[at + 1] as number)
  }

  save(): Int32Array {
    return Int32Array.from([...this.#results].flat())
  }

  apply(node: number, callee: number): void {
    const list = this.#flow.program.b[node] as number
    this.#callList(node, callee, list)
  }

  #callList(node: number, callee: number, list: number): void {
    const { program } = this.#flow
    const { objects } = program
    const a = objects.a[callee] as number
    switch (objects.kind[callee]) {
      case VALUE.function:
        if (!this.link(node, a, -1, list, [])) this.#flow.edge(this.result(a), node)
        return
      case VALUE.bound: {
        const receiver = objects.b[callee] as number
        this.giveBack(node, a, receiver, this.link(node, a, receiver, list, []))
        return
      }
      case VALUE.class: {
        const instance = objects.of(VALUE.instance, a)
        this.#flow.add(node, this.#written(node, a) ?? instance)
        if (!this.#member(this.#flow.fresh(), instance, '__init__', list, [])) this.#dataclass(a, list)
        return
      }
      case VALUE.instance:
        this.#member(node, callee, '__call__', list, [])
        return
      case VALUE.partial: {
        const inner = program.b[a] as number
        const first = program.lists[inner + 1]
        if (first === undefined || (program.lists[inner] as number) < 1) return
        for (const object of this.#flow.values(first)) {
          const given = program.positional(inner).slice(1)
          this.withArguments(node, object, [...given, ...program.positional(list)])
        }
        return
      }
      case VALUE.container:
        this.#flow.edge(this.#flow.containers.of(callee).all, node)
        return
      case VALUE.external:
      case VALUE.externalValue:
      case VALUE.containerMethod:
        callOutside(this.#flow, node, callee, list)
        return
    }
  }

  /** `Box[User]()`: the instance as its brackets have it. */
  #written(call: number, cls: number): number | undefined {
    const { program } = this.#flow
    const callee = program.kind[call] === OP.CALL ? program.origin(program.a[call] as number) : -1
    if (callee < 0 || program.kind[callee] !== OP.SUBSCRIPT) return undefined
    return program.types
      .of(callee)
      .find((one) => program.objects.a[one] === cls && program.objects.kind[one] === VALUE.instance)
  }

  /** Calls a value with plain positional arguments, given as nodes. */
  withArguments(node: number, callee: number, given: readonly number[]): void {
    const { objects } = this.#flow.program
    const kind = objects.kind[callee]
    const a = objects.a[callee] as number
    if (kind === VALUE.function || kind === VALUE.bound) {
      const receiver = kind === VALUE.bound ? (objects.b[callee] as number) : -1
      this.giveBack(node, a, receiver, this.link(node, a, receiver, -1, given))
    } else if (kind === VALUE.class) this.#flow.add(node, objects.of(VALUE.instance, a))
    else if (kind === VALUE.instance) this.method(node, callee, '__call__', given)
  }

  /** Calls a method of an instance by name; false if its class has none. */
  method(node: number, object: number, name: string, given: readonly number[] = []): boolean {
    return this.#member(node, object, name, -1, given)
  }

  #member(node: number, object: number, name: string, list: number, given: readonly number[]): boolean {
    const { program } = this.#flow
    const found = program.hierarchy.member(program.objects.a[object] as number, program.string(name))
    if (!found) return false
    for (const value of program.entities(found.binding[1]))
      if (program.objects.kind[value] === VALUE.function) {
        const fn = program.objects.a[value] as number
        const { flags } = program.fn(fn)
        this.giveBack(node, fn, object, this.link(node, fn, flags & FLAG.static ? -1 : object, list, given))
      }
    return true
  }

  /**
   * Parameters that a function gives back as they are, whether it makes objects of its receiver's class, and everything else that it returns. Each call gets its own
   * arguments back and not those of all other calls: decorators, casts and fluent interfaces are made of this.
   */
  #returned(fn: number): Returned {
    let returned = this.#returns.get(fn)
    if (returned) return returned
    const { program } = this.#flow
    const parameters = new Set<number>()
    const others: number[] = []
    let makes = false
    const seen = new Set<number>()
    const visit = (node: number): void => {
      if (seen.has(node)) return
      seen.add(node)
      if (program.kind[node] === OP.PARAMETER && program.a[node] === fn && !this.#flow.isClosed(node)) {
        const kind = program.fn(fn).parameters[program.b[node] as number]?.[1]
        if (kind === PARAMETER_KIND.plain || kind === PARAMETER_KIND.keywordOnly) {
          parameters.add(node)
          return
        }
      }
      if (program.kind[node] === OP.JOIN) for (const from of program.sources(node)) visit(from)
      else if (program.kind[node] === OP.CALL && program.types.namesReceiver(program.a[node] as number) === fn)
        makes = true
      else others.push(node)
    }
    visit(program.fn(fn).returns)
    returned = { parameters, makes, others }
    this.#returns.set(fn, returned)
    return returned
  }

  /**
   * Arguments flow into parameters. `list` is a call's, or -1 when `given` has all there is. Whether an argument says, by a
   * type variable, what the call gives.
   */
  link(node: number, fn: number, receiver: number, list: number, given: readonly number[]): boolean {
    const { program } = this.#flow
    const { parameters } = program.fn(fn)
    const typed = program.types.of(program.fn(fn).annotation).length > 0
    const returned = typed ? undefined : this.#returned(fn).parameters
    const generic = program.types.variables.generic(fn)
    let solved = false
    /** What a parameter that is given back gets comes back from this very call. */
    const into = (parameter: number, argument: number): void => {
      this.#flow.edge(argument, parameter)
      if (returned?.has(parameter)) this.#flow.edge(argument, node)
      const place = generic?.takes.get(parameter)
      if (generic && place) this.#solve(node, generic.gives, place, argument)
      solved ||= place !== undefined && generic?.isAll === true
    }
    let at = 0
    if (receiver >= 0) {
      const own = parameters[0]
      if (own && !this.#flow.isClosed(own[2])) this.#flow.add(own[2], plain(program, receiver))
      if (own && returned?.has(own[2])) this.#flow.add(node, receiver)
      const place = own && generic?.takes.get(own[2])
      if (place && generic?.gives === 'value') {
        // `def make(cls: type[T]) -> T`
        const { objects } = program
        this.#flow.add(node, place === 'class' ? objects.of(VALUE.instance, objects.a[receiver] as number) : receiver)
        solved ||= generic.isAll
      }
      at = 1
    }
    if (returned)
      for (const parameter of parameters)
        if (parameter[4] >= 0 && returned.has(parameter[2])) this.#flow.edge(parameter[4], node)
    for (const argument of given) this.#pass(parameters, at++, argument, into)
    if (list < 0) return solved
    const { lists } = program
    const positional = lists[list] as number
    for (let k = 0; k < positional; k++) {
      const argument = lists[list + 1 + k] as number
      if (argument >= 0) this.#pass(parameters, at++, argument, into)
      else {
        const element = this.#flow.fresh()
        this.#flow.watchElements(ARGUMENT.spread - argument, element)
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
        if (others)
          this.#flow.edge(
            value,
            this.#flow.containers.keyed(this.#flow.containers.own(others[2]), program.objects.of(VALUE.text, name)),
          )
      }
    }
    return solved
  }

  /** What an argument says of the type variable that a call's result is, or is made of. */
  #solve(node: number, gives: Generic['gives'], place: Place, argument: number): void {
    let into = node
    if (gives === 'element') {
      const own = this.#flow.containers.own(node)
      this.#flow.add(node, own)
      into = this.#flow.containers.of(own).rest
    }
    if (place === 'value') this.#flow.edge(argument, into)
    else if (place === 'element') this.#flow.watchElements(argument, into)
    else this.#flow.watchCallback(argument, into, -1)
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
      const container = this.#flow.containers.own((parameters[variadic] as ProgramFunction['parameters'][number])[2])
      this.#flow.edge(
        argument,
        this.#flow.containers.keyed(container, this.#flow.program.objects.of(VALUE.integer, at - variadic)),
      )
    }
  }

  /** Fields of a dataclass get what its generated constructor is given. */
  #dataclass(cls: number, list: number): void {
    const { program } = this.#flow
    if (list < 0) return
    const { lists } = program
    const fields = program.hierarchy
      .of(cls)
      .order.toReversed()
      .flatMap((at) => [...program.cls(at).members.values()].filter((member) => program.kind[member[1]] === OP.TYPED))
    const positional = lists[list] as number
    for (let k = 0; k < positional && k < fields.length; k++)
      this.#flow.edge(lists[list + 1 + k] as number, (fields[k] as Binding)[1])
    const keywords = list + 1 + positional
    for (let k = 0; k < (lists[keywords] as number); k++) {
      const field = fields.find((member) => member[0] === lists[keywords + 1 + 2 * k])
      if (field) this.#flow.edge(lists[keywords + 2 + 2 * k] as number, field[1])
    }
  }

  /** A descriptor's `__get__` that gives what the function gives that it was made of: `return self.fget(instance)`. */
  asksItsFunction(fn: number): boolean {
    const { program } = this.#flow
    return this.#returned(fn).others.some((node) => {
      const callee = program.kind[node] === OP.CALL ? program.origin(program.a[node] as number) : -1
      if (callee < 0 || program.kind[callee] !== OP.ATTRIBUTE) return false
      const own = program.origin(program.a[callee] as number)
      return program.kind[own] === OP.PARAMETER && program.a[own] === fn && program.b[own] === 0
    })
  }

  /** The result of a method, its type variables replaced by what the receiver's class says of them. */
  giveBack(node: number, fn: number, receiver: number, isSolved: boolean): void {
    if (isSolved) return
    const { program } = this.#flow
    const fact = program.fn(fn)
    const kind = receiver < 0 ? -1 : program.objects.kind[receiver]
    if (fact.owner >= 0 && (kind === VALUE.instance || kind === VALUE.class)) {
      const results = program.types.results(fn).map((annotation) => program.types.variables.on(receiver, annotation))
      for (const types of results) for (const type of types ?? NONE) this.#flow.add(node, type)
      if (results.some((types) => types !== undefined)) return
      if (this.#isMaker(fn))
        this.#flow.add(node, program.objects.of(VALUE.instance, program.objects.a[receiver] as number))
    }
    this.#flow.edge(this.result(fn), node)
  }

  /** Whether it gives an object that it made of its receiver's class: `return cls(…)`. */
  #isMaker(fn: number): boolean {
    return this.#flow.program.types.of(this.#flow.program.fn(fn).annotation).length === 0 && this.#returned(fn).makes
  }

  /** Whether calling a function could ever give anything. */
  gives(fn: number): boolean {
    const { program } = this.#flow
    const { returns, yields, annotation } = program.fn(fn)
    return annotation >= 0 || program.sources(returns).length > 0 || program.sources(yields).length > 0
  }

  /** What calling a function gives. */
  result(fn: number): number {
    let node = this.#results.get(fn)
    if (node !== undefined) return node
    const { program } = this.#flow
    const fact = program.fn(fn)
    node = this.#flow.fresh()
    this.#results.set(fn, node)
    const results = program.types.results(fn)
    const types = results.flatMap((annotation) => program.types.of(annotation))
    for (const type of types) this.#flow.add(node, type)
    for (const annotation of results)
      for (const callable of program.types.callables(annotation)) this.#flow.add(node, callable)
    if (types.length > 0) {
      this.#flow.close(node)
      return node
    }
    for (const other of this.#returned(fn).others) this.#flow.edge(other, node)
    if (program.sources(fact.yields).length > 0) {
      const container = this.#flow.containers.own(fact.yields)
      this.#flow.add(node, container)
      this.#flow.edge(fact.yields, this.#flow.containers.of(container).rest)
    }
    return node
  }

  /** What calling a method of an object gives: its own values, and the object where the method returns its receiver. */
  resultFor(fn: number, receiver: number): readonly number[] {
    const values = this.#flow.values(this.result(fn))
    const own = this.#flow.program.fn(fn).parameters[0]?.[2] ?? -1
    return this.#returned(fn).parameters.has(own) ? [...values, receiver] : values
  }

  /** What a test is given for a fixture: what it returns, or the one value that it yields. */
  fixture(fn: number): number {
    const { yields } = this.#flow.program.fn(fn)
    return this.#flow.program.sources(yields).length > 0 ? yields : this.result(fn)
  }
}

const NONE: readonly number[] = []

/** One instance stands for all of its class where a method runs. */
function plain({ objects }: Program, receiver: number): number {
  return objects.kind[receiver] === VALUE.instance
    ? objects.of(VALUE.instance, objects.a[receiver] as number)
    : receiver
}
