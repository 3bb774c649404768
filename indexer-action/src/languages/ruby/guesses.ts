/**
 * What a value may be of which nothing is known, by the names of the methods that are called on it and by its own name.
 */
import { push } from '../../link/lists.ts'
import { camelized } from './camelized.ts'
import type { Class } from './classes.ts'
import { CORE_METHODS, METHODS_OF_VALUES } from './core-names.ts'
import { DESCRIBES, RUNS_EXAMPLES } from './examples.ts'
import type { Call, Flow } from './flow.ts'
import { isRecord } from './queries.ts'

/** A method of a shorter name may well be one of the standard library or of a package. */
const LEAST_LETTERS = 6
/** A name that more classes have does not lead to one. */
const MOST_OWNERS = 40
const MOST_ROUNDS = 4

export class Guesses {
  readonly #flow: Flow
  /** By name of a method: the classes and modules that have one. */
  readonly #owners = new Map<string, Class[]>()
  /** Classes of the repository by their names without what is around them. */
  readonly #classes = new Map<string, Class[]>()
  /** By file: the names of constants in it. */
  readonly #mentioned = new Map<string, Set<string>>()
  /** The names of parameters, of variables and of what methods give. */
  readonly #names = new Map<number, string>()

  constructor(flow: Flow) {
    this.#flow = flow
    const { program, calls, variables } = flow
    for (const one of program.classes.all) {
      if (!one.isOfTable) for (const name of one.methods.keys()) push(this.#owners, name, one)
      if (one.isInside && !one.isModule) push(this.#classes, one.name.slice(one.name.lastIndexOf(':') + 1), one)
    }
    for (const [operation, , , path] of program.operations())
      if (operation[0] === 'constant') {
        const names = this.#mentioned.get(path) ?? new Set()
        this.#mentioned.set(path, names)
        for (const name of operation[3].split('::')) names.add(name)
      }
    for (const { scope, self } of program.places())
      for (const [, name, node] of scope.parameters ?? []) this.#names.set(self - scope.self + node, name)
    for (const { variable, name } of variables.values()) this.#names.set(variable, name)
    for (const { name, isExplicit, result } of calls) if (!isExplicit) this.#names.set(result, name)
  }

  /** Guesses until nothing new follows. */
  settle(): void {
    const { nodes, ancestors } = this.#flow
    for (let round = 0; round < MOST_ROUNDS && this.#guess(); round++) {
      nodes.solve()
      ancestors.settle()
    }
  }

  #guess(): boolean {
    const { nodes, values } = this.#flow
    const guesses: [number, Class][] = []
    for (const [node, { called, path }] of this.#calledOnUnknown()) {
      const asked = this.#askedOf(node, called)
      for (const one of asked) guesses.push([node, one])
      const owner = (asked.length > 0 ? undefined : this.#ownerOf(called, path)) ?? this.#namesake(node, called)
      if (owner && !asked.includes(owner)) guesses.push([node, owner])
    }
    for (const [node, owner] of guesses) nodes.add(node, values.guessed(owner))
    return this.#guessMixedIn() || guesses.length > 0
  }

  /** Classes of the repository of which a value is asked whether it is of them: it may be of each that has one of the methods. */
  #askedOf(node: number, called: readonly string[]): readonly Class[] {
    const { asked, nodes, program } = this.#flow
    const has = (one: Class): boolean => called.some((method) => program.classes.method(one, method).length > 0)
    const values = (asked.get(node) ?? []).flatMap((of) => nodes.values(of))
    const classes = values.flatMap((value) =>
      value.is === 'class' && isOwn(value.of) && has(value.of) ? value.of : [],
    )
    return [...new Set(classes)]
  }

  /** By node of which nothing is known: the names of the methods that are called on it, and the file in which one is. */
  #calledOnUnknown(): Map<number, { called: string[]; path: string }> {
    const { nodes, calls, variables } = this.#flow
    const unknown = new Map<number, { called: string[]; path: string }>()
    for (const { name, receiver, isExplicit, place } of calls) {
      if (!isExplicit || nodes.values(receiver).length > 0 || isCommon(name)) continue
      const node = variables.get(receiver)?.variable ?? receiver
      const known = unknown.get(node)
      if (!known) unknown.set(node, { called: [name], path: place.path })
      else if (!known.called.includes(name)) known.called.push(name)
    }
    return unknown
  }

  /** The only class that has all of these methods. One name is enough if the file names the class as well. */
  #ownerOf(called: readonly string[], path: string): Class | undefined {
    const { classes } = this.#flow.program
    const ownersOf = (name: string): readonly Class[] => this.#owners.get(name) ?? []
    // Names of columns are too common to lead to one by themselves.
    const [first, ...others] = called.filter((name) => ownersOf(name).length > 0)
    if (first === undefined) return undefined
    const rarest = others.reduce((a, b) => (ownersOf(b).length < ownersOf(a).length ? b : a), first)
    const candidates = ownersOf(rarest)
    if (candidates.length > MOST_OWNERS || (called.length === 1 && !isRare(rarest))) return undefined
    const having = candidates.filter((one) => this.#hasAll(one, called))
    // What extends one of them has the methods by it.
    const isBase = (one: Class): boolean => !having.some((other) => other !== one && classes.line(one).includes(other))
    const [owner, ...more] = having.filter(isBase)
    if (!owner || more.length > 0 || owner.isModule) return undefined
    return called.length > 1 || this.#mentions(path, owner) ? owner : undefined
  }

  #mentions(path: string, { name, symbols }: Class): boolean {
    const named = this.#mentioned.get(path)?.has(name.slice(name.lastIndexOf(':') + 1))
    return named === true || symbols.some((symbol) => symbol.path === path)
  }

  /** `user` and `@user` are taken to hold a `User`, if that has one of the methods. */
  #namesake(node: number, called: readonly string[]): Class | undefined {
    const name = this.#names.get(node)
    if (name === undefined) return undefined
    const type = camelized(name.replace(/^[@$]+/, ''))
    const { classes } = this.#flow.program
    const has = (one: Class): boolean => called.some((method) => classes.method(one, method).length > 0)
    const named = (this.#classes.get(type) ?? []).filter(has)
    // Of several, models are what most names are of.
    const [only, ...others] = named.length > 1 ? named.filter((one) => isRecord(classes, one)) : named
    return others.length === 0 ? only : undefined
  }

  #hasAll(of: Class, called: readonly string[]): boolean {
    return called.every((name) => this.#flow.program.classes.method(of, name).length > 0)
  }

  /** A method of the current object that it has only because a module is mixed in where the program runs. */
  #guessMixedIn(): boolean {
    const { calls, values } = this.#flow
    let hasGuessed = false
    for (const call of calls) {
      const { name, isExplicit, methods, place } = call
      if (isExplicit || methods.length > 0 || !isRare(name) || isOfExamples(call)) continue
      const [owner, ...others] = this.#owners.get(name) ?? []
      if (!owner || others.length > 0 || !(owner.isModule || place.owner.isModule)) continue
      const on = values.guessed(owner)
      for (const method of this.#flow.found(on, name, place)) this.#flow.enter(call, method, on)
      call.isGuessed = hasGuessed = true
    }
    return hasGuessed
  }
}

/** Classes of Ruby's that a repository may have opened again: what is asked of them is asked of any value. */
const CORE =
  /^(Object|BasicObject|Module|Class|Proc|String|Symbol|Numeric|Integer|Float|Array|Hash|Range|Regexp|Set|Time|Date)$/
const isOwn = (one: Class): boolean => one.isInside && !one.isModule && !CORE.test(one.name)

/** A name that tells by itself what is meant. */
const isRare = (name: string): boolean => name.length >= LEAST_LETTERS && !CORE_METHODS.has(name)

/** RSpec and its like have these themselves. */
const isOfExamples = ({ name, block, place }: Call): boolean =>
  EXAMPLES.test(place.path) && (DESCRIBES.test(name) || (block !== undefined && RUNS_EXAMPLES.test(name)))
const EXAMPLES = /(^|\/)(spec|test)\/|_(spec|test)\.rb$/

/** Names of methods that values of the standard library have, too. */
const isCommon = (name: string): boolean => METHODS_OF_VALUES.has(name) || !/^\w/.test(name)
