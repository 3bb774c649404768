/**
 * Results of functions: what calling one gives, and what a call gets back of its own arguments and receiver.
 */

import { VALUE } from '../program/objects.ts'
import { chosenOverloads } from '../program/overloads.ts'
import type { Program } from '../program/program.ts'
import { FLAG, OP, PARAMETER_KIND } from '../value-graph.ts'
import { saysClasses } from './annotated-callables.ts'
import type { ValueFlow } from './flow.ts'
import { guardedTypes } from './type-tests.ts'

/** What a function returns, taken apart. */
interface Returned {
  /** Nodes of parameters that it returns unchanged. */
  parameters: ReadonlySet<number>
  /** Whether it returns a new instance of its receiver's class. */
  makes: boolean
  /** Nodes of everything else that it returns. */
  others: readonly number[]
}

export class Results {
  readonly #flow: ValueFlow
  /** By function: the node of its result. */
  readonly #nodes = new Map<number, number>()
  readonly #returned = new Map<number, Returned>()
  /** See `fixture`. Only settling asks for them. */
  readonly #fixtures = new Map<number, number>()

  /** `settled`: pairs of a function and the node of its result, for each function that was called. */
  constructor(flow: ValueFlow, settled?: Int32Array) {
    this.#flow = flow
    for (let at = 0; settled && at < settled.length; at += 2)
      this.#nodes.set(settled[at] as number, settled[at + 1] as number)
  }

  /** In the form that the constructor takes. */
  save(): Int32Array {
    return Int32Array.from([...this.#nodes].flat())
  }

  /** The node that holds what calling a function gives. */
  of(fn: number): number {
    let node = this.#nodes.get(fn)
    if (node !== undefined) return node
    const { program } = this.#flow
    const fact = program.fn(fn)
    node = this.#flow.fresh()
    this.#nodes.set(fn, node)
    const results = program.types.results(fn)
    const types = results.flatMap((annotation) => program.types.of(annotation))
    for (const type of types) this.#flow.add(node, type)
    const callables = results.flatMap((annotation) => program.types.callables(annotation))
    for (const callable of callables) this.#flow.add(node, callable)
    const isSaid = callables.length === 0 || saysClasses(program, types)
    if (types.length > 0 && isSaid && !results.some((annotation) => program.types.leavesElements(annotation))) {
      this.#flow.close(node)
      return node
    }
    for (const other of this.returned(fn).others) this.#flow.edge(other, node)
    if (program.sources(fact.yields).length > 0) {
      const container = this.#flow.containers.own(fact.yields)
      this.#flow.add(node, container)
      this.#flow.edge(fact.yields, this.#flow.containers.of(container).rest)
    }
    return node
  }

  /** What calling a method of an object gives: the values of its result, and the object if the method returns its receiver. */
  forReceiver(fn: number, receiver: number): readonly number[] {
    const values = this.#flow.values(this.of(fn))
    const own = this.#flow.program.fn(fn).parameters[0]?.[2] ?? -1
    return this.returned(fn).parameters.has(own) ? [...values, receiver] : values
  }

  /** What a test is given for a fixture: what it returns, or the one value that it yields. */
  fixture(fn: number): number {
    const { yields } = this.#flow.program.fn(fn)
    if (this.#flow.program.sources(yields).length > 0) return yields
    const { parameters } = this.returned(fn)
    if (parameters.size === 0) return this.of(fn)
    // A fixture that gives back what another one gave it.
    let node = this.#fixtures.get(fn)
    if (node === undefined) {
      node = this.#flow.fresh()
      this.#fixtures.set(fn, node)
      for (const from of [this.of(fn), ...parameters]) this.#flow.edge(from, node)
    }
    return node
  }

  /** Whether calling a function can give anything at all. */
  gives(fn: number): boolean {
    const { program } = this.#flow
    const { returns, yields, annotation } = program.fn(fn)
    return annotation >= 0 || program.sources(returns).length > 0 || program.sources(yields).length > 0
  }

  /**
   * What the return statements of a function give, taken apart. Each call gets its own arguments back, and not those of
   * all other calls: decorators, casts and fluent interfaces depend on it.
   */
  returned(fn: number): Returned {
    let returned = this.#returned.get(fn)
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
      else if (program.kind[node] === OP.GUARDED && guardedTypes(program, program.b[node] as number).length === 0)
        visit(program.a[node] as number)
      else if (program.kind[node] === OP.CALL && program.types.namesReceiver(program.a[node] as number) === fn)
        makes = true
      else others.push(node)
    }
    visit(program.fn(fn).returns)
    returned = { parameters, makes, others }
    this.#returned.set(fn, returned)
    return returned
  }

  /** Passes the result of a method to a call, with type variables replaced by what the receiver's class says about them. */
  giveBack(node: number, fn: number, receiver: number): void {
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
    this.#flow.edge(this.of(fn), node)
  }

  /** Passes the result of a function to a call with these arguments: where it has overloads, of those that they choose. */
  giveChosen(node: number, fn: number, receiver: number, list: number, given: readonly number[] = NONE): void {
    const { program } = this.#flow
    const { types } = program
    const isOn = receiver >= 0 && program.fn(fn).owner >= 0
    const isBound = receiver >= 0 && (program.fn(fn).flags & FLAG.static) === 0
    const chosen = types.variables.generic(fn) ? undefined : chosenOverloads(program, fn, isBound, list, given)
    const found = chosen?.map((one) => {
      const { annotation } = program.fn(one)
      // Of functions that it gives, its body says more.
      if (types.callables(annotation).length > 0) return NONE
      return (isOn ? types.variables.on(receiver, annotation) : undefined) ?? types.of(annotation)
    })
    if (!chosen || !found || chosen.some((one, at) => found[at]?.length === 0 && !saysNothing(program, one)))
      this.giveBack(node, fn, receiver)
    else for (const type of found.flat()) this.#flow.add(node, type)
  }

  /** Whether it returns an instance that it creates from its receiver's class: `return cls(…)`. */
  #isMaker(fn: number): boolean {
    return this.#flow.program.types.of(this.#flow.program.fn(fn).annotation).length === 0 && this.returned(fn).makes
  }

  /** Nodes of the objects whose attribute `__getattr__` returns: `return getattr(self._inner, name)`. */
  asked(fn: number): readonly number[] {
    const { program } = this.#flow
    const { kind, a, b, lists } = program
    return this.returned(fn).others.flatMap((node) => {
      const list = b[node] as number
      if (kind[node] !== OP.CALL || (lists[list] as number) < 2) return NONE
      const isGetattr = program
        .entities(a[node] as number)
        .some((one) => program.objects.outside(one)?.name === 'getattr')
      const name = isGetattr ? program.origin(lists[list + 2] as number) : -1
      const isName = name >= 0 && kind[name] === OP.PARAMETER && a[name] === fn && b[name] === 1
      return isName ? [lists[list + 1] as number] : NONE
    })
  }

  /**
   * Whether a descriptor's `__get__` returns the result of the function it was made from: `return self.fget(instance)`, or as annotations
   * say.
   */
  asksItsFunction(fn: number): boolean {
    const { program } = this.#flow
    if (this.#saysItsFunctions(fn)) return true
    return this.returned(fn).others.some((node) => {
      const callee = program.kind[node] === OP.CALL ? program.origin(program.a[node] as number) : -1
      if (callee < 0 || program.kind[callee] !== OP.ATTRIBUTE) return false
      const own = program.origin(program.a[callee] as number)
      return program.kind[own] === OP.PARAMETER && program.a[own] === fn && program.b[own] === 0
    })
  }

  /** `def __get__(…) -> T` in a class that is made of a `Callable[…, T]`. */
  #saysItsFunctions(fn: number): boolean {
    const { program } = this.#flow
    const { types, hierarchy, objects } = program
    const given = types.results(fn).map((annotation) => types.variables.variable(annotation))
    if (given.every((variable) => variable < 0)) return false
    const made = hierarchy.member(program.fn(fn).owner, program.string('__init__'))
    return (made ? program.entities(made.binding[1]) : NONE).some(
      (one) =>
        objects.kind[one] === VALUE.function &&
        program
          .fn(objects.a[one] as number)
          .parameters.some(([, , , annotation]) =>
            types.variables
              .places(annotation)
              .some(([variable, place]) => place === 'result' && given.includes(variable)),
          ),
    )
  }
}

/** Whether what a function returns has no members: `None`, a literal. */
function saysNothing(program: Program, fn: number): boolean {
  const { annotation } = program.fn(fn)
  if (annotation < 0) return false
  if (program.kind[annotation] === OP.BUILTIN) return true
  return program.kind[annotation] === OP.SUBSCRIPT && program.types.containerName(annotation) === 'Literal'
}

const NONE: readonly number[] = []
