/**
 * Calls: arguments flow into the parameters of the callee. Results are in `results.ts`.
 */

import { makeByFactory } from '../frameworks/factories.ts'
import { callSignal } from '../frameworks/signals.ts'
import type { ProgramFunction } from '../program/files.ts'
import { VALUE } from '../program/objects.ts'
import type { Program } from '../program/program.ts'
import type { Generic, Place } from '../program/type-variables.ts'
import { ARGUMENT, type Binding, FLAG, OP, PARAMETER_KIND } from '../value-graph.ts'
import { Constructed } from './constructed.ts'
import type { ValueFlow } from './flow.ts'
import { type Inferred, inferCall, inferredOf } from './generic-calls.ts'
import { callQueued } from './queued.ts'
import { callOutside } from './standard-calls.ts'
import { WATCH } from './watchers.ts'

export class Calls {
  readonly #flow: ValueFlow
  readonly #constructed: Constructed
  readonly #inferred = new Map<number, Inferred | undefined>()
  /** How many partials of partials a call completes that was made of one. */
  readonly #completed = new Map<number, number>()

  constructor(flow: ValueFlow) {
    this.#flow = flow
    this.#constructed = new Constructed(flow)
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
        if (!this.link(node, a, -1, list, [])) this.#flow.results.giveChosen(node, a, -1, list)
        return
      case VALUE.bound: {
        const receiver = objects.b[callee] as number
        if (!this.link(node, a, receiver, list, [])) this.#flow.results.giveChosen(node, a, receiver, list)
        return
      }
      case VALUE.class: {
        if (makeByFactory(this.#flow, node, a)) return
        const instance = objects.of(VALUE.instance, a)
        this.#flow.add(node, this.#written(node, a) ?? this.#constructed.of(node, a, list) ?? instance)
        if (this.#flow.models.isQuery(a)) this.#query(a, list)
        if (!this.#member(this.#flow.fresh(), instance, '__init__', list, [])) this.#dataclass(a, list)
        return
      }
      case VALUE.instance:
        this.#member(node, callee, '__call__', list, [])
        return
      case VALUE.partial:
        this.#complete(node, a, program.positional(list), list)
        return
      case VALUE.queued:
        callQueued(this.#flow, callee, list)
        return
      case VALUE.signalMethod:
        callSignal(this.#flow, callee, list)
        return
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

  /** `Orders(self.model)`: a query set of the model that it is given. */
  #query(cls: number, list: number): void {
    const { models, containers } = this.#flow
    // A manager in a class body belongs to the model, whose class was started before it had this one.
    this.#flow.looksBack()
    const [model] = this.#flow.program.positional(list)
    if (model !== undefined) this.#flow.watchCallback(model, containers.of(models.container(cls)).rest, -1)
  }

  /** `Box[User]()`: an instance with the type arguments of the callee; undefined where it has none. */
  #written(call: number, cls: number): number | undefined {
    const { program } = this.#flow
    const callee = program.kind[call] === OP.CALL ? program.origin(program.a[call] as number) : -1
    if (callee < 0 || program.kind[callee] !== OP.SUBSCRIPT) return undefined
    return program.types
      .of(callee)
      .find((one) => program.objects.a[one] === cls && program.objects.kind[one] === VALUE.instance)
  }

  /** Calls a value with positional arguments only, given as nodes. */
  withArguments(node: number, callee: number, given: readonly number[]): void {
    const { objects } = this.#flow.program
    const kind = objects.kind[callee]
    const a = objects.a[callee] as number
    if (kind === VALUE.function || kind === VALUE.bound) {
      const receiver = kind === VALUE.bound ? (objects.b[callee] as number) : -1
      if (!this.link(node, a, receiver, -1, given)) this.#flow.results.giveBack(node, a, receiver)
    } else if (kind === VALUE.class) {
      if (!makeByFactory(this.#flow, node, a)) this.#flow.add(node, objects.of(VALUE.instance, a))
    } else if (kind === VALUE.instance) this.method(node, callee, '__call__', given)
    else if (kind === VALUE.partial) this.#complete(node, a, given, -1)
  }

  /** Calls a partial, made by a call (`site`): its function with all arguments. `list` has the keywords that are new. */
  #complete(node: number, site: number, given: readonly number[], list: number): void {
    const { program } = this.#flow
    const inner = program.b[site] as number
    const first = program.lists[inner + 1] as number
    const depth = this.#completed.get(node) ?? 0
    if ((program.lists[inner] as number) < 1 || first < 0 || depth === MOST_PARTIALS) return
    const positional = [...program.positional(inner).slice(1), ...given]
    const named = [...keywordsOf(program, inner), ...keywordsOf(program, list)]
    const whole = program.list([positional.length, ...positional, named.length / 2, ...named])
    const call = this.#flow.fresh(OP.CALL, first, whole)
    // Known before the callee's values are looked at (not `called`): these may be partials, too.
    this.#completed.set(call, depth + 1)
    this.#flow.watch(first, WATCH.operand, call, 0)
    this.#flow.edge(call, node)
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
        if (!this.link(node, fn, flags & FLAG.static ? -1 : object, list, given))
          this.#flow.results.giveChosen(node, fn, object, list, given)
      }
    return true
  }

  /**
   * Lets arguments flow into parameters. `list` is the argument list of a call, or -1 if `given` has all arguments. Returns
   * whether an argument determines the whole result of the call through a type variable.
   */
  link(node: number, fn: number, receiver: number, list: number, given: readonly number[]): boolean {
    const { program } = this.#flow
    const { parameters } = program.fn(fn)
    const typed = program.types.of(program.fn(fn).annotation).length > 0
    const returned = typed ? undefined : this.#flow.results.returned(fn).parameters
    const generic = program.types.variables.generic(fn)
    const inferred = this.#inferredOf(fn)
    const passed: [parameter: number, argument: number][] = []
    let solved = false
    /** An argument for a parameter that the function returns also flows into the result of this very call. */
    const into = (parameter: number, argument: number): void => {
      this.#flow.edge(argument, parameter)
      if (inferred) passed.push([parameter, argument])
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
    const finish = (): boolean => {
      if (inferred) inferCall(this.#flow, node, inferred, receiver, passed)
      return solved || (inferred?.result ?? -1) >= 0
    }
    if (list < 0) return finish()
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
    return finish()
  }

  #inferredOf(fn: number): Inferred | undefined {
    if (!this.#inferred.has(fn)) this.#inferred.set(fn, inferredOf(this.#flow.program, fn))
    return this.#inferred.get(fn)
  }

  /** Binds the type variable that a call's result is, or has elements of, to what an argument holds. */
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

  /** Lets the arguments of a generated constructor flow into the fields of a dataclass. */
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
}

/** A partial may hold itself. */
const MOST_PARTIALS = 3

/** Names and values of a call's keyword arguments, in turn; none for the list -1. */
function keywordsOf({ lists }: Program, list: number): number[] {
  if (list < 0) return []
  const at = list + 1 + (lists[list] as number)
  return [...lists.subarray(at + 1, at + 1 + 2 * (lists[at] as number))]
}

/** Inside a method, one instance stands for all of its class: the receiver without its type arguments. */
function plain({ objects }: Program, receiver: number): number {
  return objects.kind[receiver] === VALUE.instance
    ? objects.of(VALUE.instance, objects.a[receiver] as number)
    : receiver
}
