/**
 * Which functions a call, an iteration or a `with` statement runs, and which of them are reported for a call by name.
 */
import type { Destination } from '../../link/link-set-builder.ts'
import { type Destinations, distinct } from './destinations.ts'
import type { ValueFlow } from './flow/flow.ts'
import { MOST_VALUES } from './flow/value-sets.ts'
import { FALLBACKS } from './operators.ts'
import { VALUE } from './program/objects.ts'
import type { Program } from './program/program.ts'
import { accessorGiven } from './program/property-calls.ts'
import { FLAG, OP } from './value-graph.ts'

/**
 * A callee with more values than this is a dispatcher: naming all of them would be guessing. What is chosen from a table can be
 * any of its entries, as long as these fit into a set.
 */
const MOST_CALLEES = 8

/** Joins, and places in what is chosen, that are followed from a callee to where its values are chosen. */
const MOST_HOPS = 3

/** Keys that are written out. */
const PLACES: ReadonlySet<number> = new Set([OP.TEXT, OP.INTEGER])

export class CalleeDestinations {
  readonly #program: Program
  readonly #flow: ValueFlow
  readonly #destinations: Destinations

  constructor(program: Program, flow: ValueFlow, destinations: Destinations) {
    this.#program = program
    this.#flow = flow
    this.#destinations = destinations
  }

  /**
   * Symbols of the functions and classes that run when a node's values are called. A class stands for its constructor. `seen`:
   * nodes that were looked at, since partial calls may hold each other.
   */
  of(node: number, seen?: Set<number>): Destination[] {
    const size = this.#flow.size(node)
    // What fills a set may have had more values than it passed on.
    if (size === MOST_VALUES || (size > MOST_CALLEES && !this.#isChosen(node))) return []
    return this.all(node, seen)
  }

  /** The same where each of the values is called, however many there are. */
  all(node: number, seen?: Set<number>): Destination[] {
    const { objects } = this.#program
    const found: Destination[] = []
    const size = this.#flow.size(node)
    const withDoubles = size <= MOST_CALLEES || this.#program.isTest(this.#program.files.numberings.nodes.holder(node))
    for (const value of this.#flow.values(node)) {
      const a = objects.a[value] as number
      if (!withDoubles && this.#program.isTest(this.#fileOf(value))) continue
      switch (objects.kind[value]) {
        case VALUE.function:
        case VALUE.bound:
        case VALUE.queued: {
          const symbol = this.#destinations.functionSymbol(a)
          if (symbol) found.push(symbol)
          break
        }
        case VALUE.class:
          found.push(this.#destinations.classSymbol(a))
          break
        case VALUE.instance: {
          const call = this.#program.hierarchy.member(a, this.#program.string('__call__'))
          if (call) found.push(...this.#destinations.bound(call))
          break
        }
        case VALUE.partial: {
          const list = this.#program.b[a] as number
          const first = this.#program.lists[list + 1] as number
          const looked = seen ?? new Set<number>()
          looked.add(node)
          if ((this.#program.lists[list] as number) > 0 && first >= 0 && !looked.has(first))
            found.push(...this.of(first, looked))
          break
        }
      }
    }
    return distinct(found).filter((d) => d.to === 'symbol')
  }

  /** The file of a function or a class, or the class of an instance; -1 for other values. */
  #fileOf(value: number): number {
    const { objects } = this.#program
    const a = objects.a[value] as number
    switch (objects.kind[value]) {
      case VALUE.function:
      case VALUE.bound:
      case VALUE.queued:
        return this.#program.fn(a).file
      case VALUE.class:
      case VALUE.instance:
        return this.#program.cls(a).file
      default:
        return -1
    }
  }

  /**
   * Whether a node is an element of a container, or can be one: `for make in makers`, `makers.get(name) or default`; or one of the
   * attributes whose names begin with a text, or what a subcommand is told to run.
   */
  #isChosen(node: number, hops = 0): boolean {
    const program = this.#program
    const at = program.origin(node)
    const from = program.a[at] as number
    switch (program.kind[at]) {
      case OP.ELEMENT:
        return this.#holds(from, VALUE.container)
      case OP.SUBSCRIPT:
        // `options['engine']`, as `options.engine`, is one place: its values are those of what was chosen.
        return PLACES.has(program.kind[program.b[at] as number] as number)
          ? hops < MOST_HOPS && this.#isChosen(from, hops + 1)
          : this.#holds(from, VALUE.container)
      case OP.UNPACK:
        return hops < MOST_HOPS && this.#isChosen(from, hops + 1)
      case OP.CALL:
        return (
          this.#holds(from, VALUE.containerMethod) ||
          this.#flow.values(from).some((value) => program.objects.outside(value)?.name === 'getattr')
        )
      case OP.ATTRIBUTE:
        return this.#flow
          .values(from)
          .some((value) => this.#flow.parsedArguments.read(from, value, program.b[at] as number).length > 0)
      case OP.JOIN:
        return hops < MOST_HOPS && program.sources(at).some((source) => this.#isChosen(source, hops + 1))
      default:
        return false
    }
  }

  #holds(node: number, kind: number): boolean {
    return this.#flow.values(node).some((value) => this.#program.objects.kind[value] === kind)
  }

  /**
   * How a call by name is reported. `direct`: what the name means and the call runs; `read`: what the name means and the call does
   * not run; `indirect`: other functions among the values of the callee.
   */
  plan(named: readonly Destination[], callees: readonly Destination[]) {
    const program = this.#program
    const direct: Destination[] = []
    const read: Destination[] = []
    const own = new Set<number>()
    for (const destination of named) {
      const type = destination.to === 'symbol' ? program.files.typeOf(destination.id) : undefined
      if (type === 'class') direct.push(destination)
      else if (destination.to === 'external' && callees.length > 0 && destination.name.endsWith('.__class__'))
        // It is no function: what runs is the class that it holds.
        read.push(destination)
      else if (destination.to === 'external' || destination.to === 'unknown') direct.push(destination)
      else if (destination.to === 'symbol' && type === 'function') {
        const { id } = destination
        const decoratedAway = callees.length > 0 && !callees.some((c) => c.to === 'symbol' && c.id === id)
        if (decoratedAway) read.push(destination)
        else direct.push(destination)
      } else read.push(destination)
      if (destination.to === 'symbol') own.add(destination.id)
    }
    // A call through a name or attribute that means a function runs that function and nothing else.
    const indirect =
      direct.length > 0 && read.length === 0 ? [] : callees.filter((c) => c.to !== 'symbol' || !own.has(c.id))
    return {
      direct,
      read,
      indirect: named.length === 0 ? [...callees] : indirect,
    }
  }

  /** The methods that an operator calls on an operand. */
  special(node: number, name: number): Destination[] {
    const program = this.#program
    const { objects, hierarchy } = program
    const found: Destination[] = []
    const other = FALLBACKS[program.strings[name] as string]
    const fallback = other === undefined ? -1 : program.string(other)
    const memberOf = (cls: number) => hierarchy.member(cls, name) ?? hierarchy.member(cls, fallback)
    const around = this.#classAround(node)
    const meant = around < 0 ? undefined : memberOf(around)
    if (meant) return distinct(this.#destinations.bound(meant))
    if (this.#flow.isCrowded(node) || this.#flow.size(node) > MOST_CALLEES) return found
    for (const value of this.#flow.values(node)) {
      const member = objects.kind[value] === VALUE.instance ? memberOf(objects.a[value] as number) : undefined
      if (member) found.push(...this.#destinations.bound(member))
    }
    return distinct(found)
  }

  /** The class around a method whose receiver a node is; -1 for other nodes. */
  #classAround(node: number): number {
    const program = this.#program
    const at = program.origin(node)
    if (program.kind[at] !== OP.PARAMETER || program.b[at] !== 0) return -1
    const { flags, owner } = program.fn(program.a[at] as number)
    return flags & (FLAG.static | FLAG.classmethod) ? -1 : owner
  }

  /** What reading or writing an attribute runs of descriptors that the object's class holds there, and of `property(get, set)`. */
  descriptors(attribute: number, write: boolean): Destination[] {
    const program = this.#program
    const { objects, hierarchy } = program
    const object = program.a[attribute] as number
    const found: Destination[] = []
    if (this.#flow.isCrowded(object) || this.#flow.size(object) > MOST_CALLEES) return found
    for (const value of this.#flow.values(object)) {
      // A class asks its descriptors for a value, too, and only then.
      const isOfClass = objects.kind[value] === VALUE.class
      if (objects.kind[value] !== VALUE.instance && (!isOfClass || write)) continue
      const member = hierarchy.member(objects.a[value] as number, program.b[attribute] as number)
      for (const held of member ? this.#flow.values(member.binding[1]) : []) {
        const a = objects.a[held] as number
        if (objects.kind[held] === VALUE.instance) {
          const method = hierarchy.member(a, program.string(write ? '__set__' : '__get__'))
          if (method) found.push(...this.#destinations.bound(method))
        } else if (objects.kind[held] === VALUE.partial && !isOfClass) {
          const accessor = accessorGiven(program, a, write ? 1 : 0)
          if (accessor !== undefined) found.push(...this.of(accessor))
        }
      }
    }
    return distinct(found)
  }

  /** Methods of a protocol (`names`) that a statement calls on its operand. */
  protocol(node: number, names: readonly string[]): Destination[] {
    const program = this.#program
    const { objects } = program
    const found: Destination[] = []
    const call = (value: number, name: string): void => {
      const member = program.hierarchy.member(objects.a[value] as number, program.string(name))
      if (member) found.push(...this.#destinations.bound(member))
    }
    for (const value of this.#flow.values(program.a[node] as number)) {
      if (objects.kind[value] !== VALUE.instance) continue
      for (const name of names) {
        if (name === '__next__' || name === '__anext__') {
          const iter = program.hierarchy.member(
            objects.a[value] as number,
            program.string(name.replace('next', 'iter')),
          )
          if (!iter) continue
          for (const entity of program.entities(iter.binding[1])) {
            if (objects.kind[entity] !== VALUE.function) continue
            for (const iterator of this.#flow.results.forReceiver(objects.a[entity] as number, value))
              if (objects.kind[iterator] === VALUE.instance) call(iterator, name)
          }
        } else call(value, name)
      }
    }
    return distinct(found)
  }

  /** As `of`, without functions: the classes among a node's values, and the `__call__` of objects. */
  ofObjects(node: number): Destination[] {
    const { objects } = this.#program
    const functions = new Set<number>()
    for (const value of this.#flow.values(node)) {
      const isFunction = objects.kind[value] === VALUE.function || objects.kind[value] === VALUE.bound
      const symbol = isFunction ? this.#destinations.functionSymbol(objects.a[value] as number) : undefined
      if (symbol?.to === 'symbol') functions.add(symbol.id)
    }
    return this.of(node).filter((one) => one.to === 'symbol' && !functions.has(one.id))
  }

  /** Whether a callee is a parameter that the test framework fills in: the call is reported as one of the parameter. */
  isInjected(node: number): boolean {
    const program = this.#program
    const at = program.origin(node)
    if (program.kind[at] !== OP.PARAMETER) return false
    const fn = program.fn(program.a[at] as number)
    const position = program.b[at] as number
    return (fn.flags & (FLAG.test | FLAG.fixture)) !== 0 && (position > 0 || fn.owner < 0)
  }
}
