/**
 * From names and values to destinations: which symbols a definition, an attribute or a callee stands for.
 */
import { createHash } from 'node:crypto'
import { idOfDigest, moduleText } from '../../../../src/contract/ids.ts'
import type { Evidence } from '../../../../src/contract/links.ts'
import type { Destination } from '../../link/link-set-builder.ts'
import type { ValueFlow } from './flow.ts'
import type { Found, Named } from './modules.ts'
import { VALUE } from './objects.ts'
import type { Program } from './program.ts'
import { hasMember } from './standard-library.ts'
import { DEFINITION, FLAG, type ImportFact, OP, PARAMETER_KIND } from './value-graph.ts'

export interface Led {
  destinations: Destination[]
  evidence: Evidence
}

/** Where definitions lead; `modules` are those of the destinations that are modules. */
export interface Definitions {
  destinations: Destination[]
  imported: boolean
  modules: Destination[]
}

export class Resolver {
  readonly #program: Program
  readonly #flow: ValueFlow
  readonly #modules = new Map<number, Destination>()
  readonly #moduleIds = new Set<number>()

  constructor(program: Program, flow: ValueFlow) {
    this.#program = program
    this.#flow = flow
  }

  /** Definitions of one file, imports followed to where they lead. */
  definitions(
    file: number,
    definitions: readonly number[],
    locals: readonly number[],
    seen?: Set<string>,
  ): Definitions {
    const found: Destination[] = []
    let imported = false
    const [only] = definitions
    if (definitions.length === 1 && only !== undefined && only % 4 === DEFINITION.symbol) {
      const symbol = this.#program.file(file).symbols[only >> 2]
      return { destinations: symbol ? [{ to: 'symbol', id: symbol.id }] : [], imported, modules: [] }
    }
    for (const definition of this.#current(file, definitions)) {
      const index = definition >> 2
      switch (definition % 4) {
        case DEFINITION.symbol: {
          const symbol = this.#program.file(file).symbols[index]
          if (symbol) found.push({ to: 'symbol', id: symbol.id })
          break
        }
        case DEFINITION.local: {
          const local = locals[index]
          if (local !== undefined) found.push({ to: 'local', index: local })
          break
        }
        case DEFINITION.import: {
          imported = true
          const led = this.imported(file, index, seen)
          // A module has no line of its own to show: the import that brought it does.
          const local = locals[this.#program.file(file).imports[index]?.[3] ?? -1]
          if (
            local !== undefined &&
            led.some((d) => d.to === 'unknown' || (d.to === 'symbol' && this.#moduleIds.has(d.id)))
          )
            found.push({ to: 'local', index: local })
          found.push(...led)
          break
        }
      }
    }
    const destinations = preferred(distinct(found))
    const modules = destinations.filter((d) => d.to === 'symbol' && this.#moduleIds.has(d.id))
    return { destinations, imported, modules }
  }

  /** What an import statement's name leads to. */
  imported(file: number, fact: number, seen: Set<string> = new Set()): Destination[] {
    const key = `${file}:${fact}`
    if (seen.has(key)) return []
    seen.add(key)
    const program = this.#program
    const what = program.modules.imported(file, program.file(file).imports[fact] as ImportFact)
    return this.#named(what, seen)
  }

  global(file: number, name: number): Destination[] {
    return this.#named(this.#program.modules.global(file, name), new Set())
  }

  #named(what: Named, seen: Set<string>): Destination[] {
    if (what.found) return this.#bound(what.found, seen)
    return what.object === undefined ? [] : [this.object(what.object)]
  }

  #bound(found: Found, seen: Set<string> = new Set()): Destination[] {
    return this.definitions(found.file, found.binding.slice(2), [], seen).destinations
  }

  /**
   * Overloads are one function: its implementation stands for them. A property's getter stands for its setter.
   */
  #current(file: number, definitions: readonly number[]): readonly number[] {
    if (definitions.length === 1) return definitions
    const symbols = this.#program.file(file).symbols
    const plain = definitions.filter((definition) => {
      if (definition % 4 !== DEFINITION.symbol) return true
      const symbol = symbols?.[definition >> 2]
      return !symbol?.modifiers?.includes('setter') && !isOverload(symbol)
    })
    return plain.length > 0 ? plain : definitions.slice(0, 1)
  }

  /** A parameter that the test framework fills in: what is called there is the parameter. */
  isInjected(node: number): boolean {
    const program = this.#program
    const at = program.origin(node)
    if (program.kind[at] !== OP.PARAMETER) return false
    const fn = program.fn(program.a[at] as number)
    const position = program.b[at] as number
    return (fn.flags & (FLAG.test | FLAG.fixture)) !== 0 && (position > 0 || fn.owner < 0)
  }

  object(object: number): Destination {
    const { objects } = this.#program
    const a = objects.a[object] as number
    switch (objects.kind[object]) {
      case VALUE.module:
        return this.module(a)
      case VALUE.function:
      case VALUE.bound:
        return this.functionSymbol(a) ?? UNKNOWN
      case VALUE.class:
      case VALUE.instance:
        return this.classSymbol(a)
      case VALUE.external:
      case VALUE.externalValue: {
        const outside = objects.outside(object) as { package: string; name: string }
        return { to: 'external', package: outside.package, name: outside.name }
      }
      default:
        return UNKNOWN
    }
  }

  /** The pseudo-symbol of a file's top level. */
  module(file: number): Destination {
    let destination = this.#modules.get(file)
    if (!destination) {
      const path = this.#program.paths[file] as string
      const id = idOfDigest(createHash('sha256').update(moduleText(path)).digest())
      this.#moduleIds.add(id)
      destination = { to: 'symbol', id }
      this.#modules.set(file, destination)
    }
    return destination
  }

  functionSymbol(fn: number): Destination | undefined {
    const { file, symbol } = this.#program.fn(fn)
    const id = this.#program.file(file).symbols[symbol]?.id
    return id === undefined ? undefined : { to: 'symbol', id }
  }

  classSymbol(cls: number): Destination {
    const { file, symbol } = this.#program.cls(cls)
    const id = this.#program.file(file).symbols[symbol]?.id
    return id === undefined ? UNKNOWN : { to: 'symbol', id }
  }

  /** `object.name`: one destination per different definition that the object's values lead to. */
  attribute(object: number, name: number, write: boolean): Led {
    const program = this.#program
    const { objects } = program
    const inside: Destination[] = []
    const outside: Destination[] = []
    const owners: { cls: number; led: Destination[] }[] = []
    let evidence: Evidence = 'type'
    for (const value of this.#receivers(object, name)) {
      const a = objects.a[value] as number
      switch (objects.kind[value]) {
        case VALUE.instance:
        case VALUE.class:
        case VALUE.super: {
          const found = program.hierarchy.attribute(a, name, objects.kind[value] === VALUE.super ? 1 : 0)
          if (found) {
            const setter = write ? this.#setter(found) : undefined
            owners.push({ cls: found.cls, led: setter ? [setter] : this.#bound(found) })
          } else {
            const { outside: bases } = program.hierarchy.of(a)
            const text = program.strings[name] as string
            if (bases[0] !== undefined) outside.push(this.object(program.modules.outsideMember(bases[0], name)))
            else if (text.startsWith('__'))
              outside.push({ to: 'external', package: 'std:python', name: `object.${text}` })
          }
          break
        }
        case VALUE.module:
        case VALUE.namespace: {
          const led = this.#named(program.modules.member(value, name), new Set())
          if (led.length > 0) evidence = 'import'
          for (const one of led) (one.to === 'external' ? outside : inside).push(one)
          break
        }
        case VALUE.external:
        case VALUE.externalValue:
          outside.push(this.object(program.modules.outsideMember(value, name)))
          break
        case VALUE.container:
        case VALUE.text:
        case VALUE.integer: {
          const text = program.strings[name] as string
          const type =
            objects.kind[value] === VALUE.container ? this.#containerType(a) : builtinType(objects.kind[value])
          if (hasMember(type, text))
            outside.push({ to: 'external', package: 'std:python', name: type === '' ? text : `${type}.${text}` })
          break
        }
        case VALUE.function:
        case VALUE.bound:
        case VALUE.partial:
        case VALUE.containerMethod:
          outside.push({ to: 'external', package: 'std:python', name: `function.${program.strings[name]}` })
          break
      }
    }
    // Where a base's member is meant, that of a subclass is reached through `overrides`.
    for (const { cls, led } of owners)
      if (!owners.some((other) => other.cls !== cls && program.hierarchy.of(cls).order.includes(other.cls)))
        inside.push(...led)
    const led = distinct(inside)
    return { destinations: led.length > 0 ? led : distinct(outside).slice(0, 1), evidence }
  }

  /** The values of a receiver, subclasses left out where the class around the method decides. */
  #receivers(object: number, name: number): readonly number[] {
    const program = this.#program
    const values = this.#flow.values(object)
    const at = program.origin(object)
    if (program.kind[at] !== OP.PARAMETER || program.b[at] !== 0) return values
    const fn = program.fn(program.a[at] as number)
    if (fn.owner < 0 || fn.flags & FLAG.static) return values
    if (!program.hierarchy.attribute(fn.owner, name) && program.hierarchy.of(fn.owner).outside.length === 0)
      return values
    return values.filter((value) => program.objects.a[value] === fn.owner)
  }

  #setter(found: Found): Destination | undefined {
    const symbols = this.#program.file(found.file).symbols
    const setter = found.binding
      .slice(2)
      .find((d) => d % 4 === DEFINITION.symbol && symbols?.[d >> 2]?.modifiers?.includes('setter'))
    return setter === undefined ? undefined : this.definitions(found.file, [setter], []).destinations[0]
  }

  #containerType(node: number): string {
    const program = this.#program
    switch (program.kind[node]) {
      case OP.DICT:
      case OP.DICT_COMPREHENSION:
        return 'dict'
      case OP.TUPLE:
        return 'tuple'
      case OP.SET:
        return 'set'
      case OP.LIST:
      case OP.COMPREHENSION:
        return 'list'
      case OP.PARAMETER: {
        const fn = program.fn(program.a[node] as number)
        return fn.parameters[program.b[node] as number]?.[1] === PARAMETER_KIND.keywords ? 'dict' : 'tuple'
      }
      case OP.SUBSCRIPT:
      case OP.CALL:
        return program.types.containerName(node)
      default:
        return ''
    }
  }

  /** Functions and classes that calling a node's values runs. A class stands for its constructor. */
  callees(node: number): Destination[] {
    const { objects } = this.#program
    const found: Destination[] = []
    if (this.#flow.isCrowded(node) || this.#flow.size(node) > MOST_CALLEES) return found
    for (const value of this.#flow.values(node)) {
      const a = objects.a[value] as number
      switch (objects.kind[value]) {
        case VALUE.function:
        case VALUE.bound: {
          const symbol = this.functionSymbol(a)
          if (symbol) found.push(symbol)
          break
        }
        case VALUE.class:
          found.push(this.classSymbol(a))
          break
        case VALUE.instance: {
          const call = this.#program.hierarchy.member(a, this.#program.string('__call__'))
          if (call) found.push(...this.#bound(call))
          break
        }
        case VALUE.partial: {
          const list = this.#program.b[a] as number
          const first = this.#program.lists[list + 1] as number
          if ((this.#program.lists[list] as number) > 0 && first >= 0 && first !== node)
            found.push(...this.callees(first))
          break
        }
      }
    }
    return distinct(found).filter((d) => d.to === 'symbol')
  }

  /**
   * What to say of a call: `direct` is called by name, `read` is only what the name means, and the rest are functions
   * that the name's value turned out to be.
   */
  callPlan(named: readonly Destination[], callees: readonly Destination[]) {
    const program = this.#program
    const direct: Destination[] = []
    const read: Destination[] = []
    const own = new Set<number>()
    for (const destination of named) {
      const type = destination.to === 'symbol' ? program.files.typeOf(destination.id) : undefined
      if (type === 'class') direct.push(destination)
      else if (destination.to === 'external' || destination.to === 'unknown') direct.push(destination)
      else if (destination.to === 'symbol' && type === 'function') {
        const { id } = destination
        const decoratedAway = callees.length > 0 && !callees.some((c) => c.to === 'symbol' && c.id === id)
        if (decoratedAway) read.push(destination)
        else direct.push(destination)
      } else read.push(destination)
      if (destination.to === 'symbol') own.add(destination.id)
    }
    // A call through an attribute or name that is a function reaches that function and nothing else.
    const indirect =
      direct.length > 0 && read.length === 0 ? [] : callees.filter((c) => c.to !== 'symbol' || !own.has(c.id))
    return {
      direct,
      read,
      indirect: named.length === 0 ? [...callees] : indirect,
    }
  }

  /** Methods of a protocol that a statement runs on its operand. */
  protocol(node: number, names: readonly string[]): Destination[] {
    const program = this.#program
    const { objects } = program
    const found: Destination[] = []
    const call = (value: number, name: string): void => {
      const member = program.hierarchy.member(objects.a[value] as number, program.string(name))
      if (member) found.push(...this.#bound(member))
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
            for (const iterator of this.#flow.calls.resultFor(objects.a[entity] as number, value))
              if (objects.kind[iterator] === VALUE.instance) call(iterator, name)
          }
        } else call(value, name)
      }
    }
    return distinct(found)
  }
}

const builtinType = (kind: number | undefined): string => (kind === VALUE.text ? 'str' : 'int')

/** A call that may reach more functions than this is a dispatcher, and naming them would be guessing. */
const MOST_CALLEES = 8

const UNKNOWN: Destination = { to: 'unknown', name: '' }

function isOverload(symbol: { annotations?: string[] | undefined } | undefined): boolean {
  return symbol?.annotations?.some((text) => /(^|\.)overload$/.test(text)) ?? false
}

function keyOf(d: Destination): string {
  switch (d.to) {
    case 'symbol':
      return `s${d.id}`
    case 'local':
      return `l${d.index}`
    case 'external':
      return `e${d.package}\0${d.name}`
    default:
      return `${d.to}`
  }
}

function distinct(list: readonly Destination[]): Destination[] {
  if (list.length < 2) return [...list]
  return [...new Map(list.map((d) => [keyOf(d), d])).values()]
}

/** Where a name can be ours or something outside (a fallback import), ours is what can be shown. */
function preferred(list: Destination[]): Destination[] {
  if (list.length < 2) return list
  const ours = list.filter((d) => d.to === 'symbol' || d.to === 'local')
  return ours.length > 0 ? ours : list
}
