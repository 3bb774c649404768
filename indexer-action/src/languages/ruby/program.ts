/**
 * The graphs of all files as one: nodes and scopes are numbered through, classes are put together, and it is known which class and
 * which method each scope belongs to.
 */
import type { LinkerFile } from '../language.ts'
import { Class, Classes, type Method } from './classes.ts'
import { type Column, giveColumns } from './columns.ts'
import { giveAliases, giveMethods } from './given-methods.ts'
import type { Graph, Operation, Scope } from './graph.ts'
import type { RubySurface } from './unit.ts'

/** A scope of the whole program. */
export interface Place {
  readonly scope: Scope
  readonly path: string
  /** The place around it. */
  readonly parent: Place | undefined
  /** The class whose body it is, or is in. */
  owner: Class
  /** The classes around it, innermost first. */
  around: readonly Class[]
  /** Of a method. */
  method: Method | undefined
  /** The current object is the class itself. */
  isStatic: boolean
  /** Nodes of the whole program. */
  readonly self: number
  readonly result: number
  readonly block: number
}

/** Whose methods groups of examples have. */
const TEST_BASES = [
  'Minitest::Test',
  'Minitest::Spec',
  'MiniTest::Spec',
  'Test::Unit::TestCase',
  'RSpec::Core::ExampleGroup',
]

/** A file of it. */
export interface Part {
  readonly file: LinkerFile<RubySurface>
  readonly graph: Graph
  /** What the numbers of its nodes are added to. */
  readonly base: number
  places: readonly Place[]
}

export class Program {
  readonly classes = new Classes()
  readonly #parts: Part[] = []
  readonly #examples = new Map<string, Class>()
  /** By name: examples that groups take over. */
  readonly #shared = new Map<string, Place[]>()
  readonly #globals = new Map<string, number>()
  /** By class of Ruby's: the node of its objects in columns. */
  readonly columnValues = new Map<string, number>()
  nodes = 0

  add(file: LinkerFile<RubySurface>): void {
    const { graph } = file.surface
    this.#parts.push({ file, graph, base: this.nodes, places: [] })
    this.nodes += graph.nodes
  }

  #share(name: string, place: Place): void {
    const known = this.#shared.get(name)
    if (known) known.push(place)
    else this.#shared.set(name, [place])
  }

  /** The examples that a file takes over by a name: its own before those of others, of which there is one. */
  shared(name: string, path: string): readonly Place[] {
    const all = this.#shared.get(name) ?? []
    const own = all.filter((place) => place.path === path)
    return own.length > 0 ? own : all.length === 1 ? all : []
  }

  /** What groups of examples are objects of: a class for each package of a repository, since each has helpers of its own. */
  examplesOf(path: string): Class {
    const folder = /^(.*?)(^|\/)(spec|test)s?\//.exec(path)?.[1] ?? ''
    let examples = this.#examples.get(folder)
    if (!examples) {
      examples = this.classes.make('examples', false)
      this.#examples.set(folder, examples)
    }
    return examples
  }

  node(): number {
    return this.nodes++
  }

  /** Puts the classes together. */
  finish(): void {
    for (const part of this.#parts) part.places = this.#placesOf(part)
    for (const part of this.#parts) this.#superclasses(part)
    // Whether a module is a concern is known by what it extends itself by, in whatever file that stands.
    for (const part of this.#parts) this.#mixins(part, true)
    for (const part of this.#parts) this.#mixins(part, false)
    for (const examples of this.#examples.values())
      for (const name of TEST_BASES) {
        const base = this.classes.constant(name, [])
        if (base instanceof Class) examples.includes.push(base)
      }
    this.classes.forgetLines()
    for (const part of this.#parts) giveMethods(part)
    this.#columns()
    this.classes.forgetLines()
    for (const part of this.#parts) giveAliases(this.classes, part)
    this.classes.forgetLines()
  }

  /** Every operation, with what its numbers are added to and its file's places. */
  *operations(): Generator<[Operation, base: number, places: readonly Place[], path: string]> {
    for (const { graph, base, places, file } of this.#parts)
      for (const operation of graph.operations) yield [operation, base, places, file.path]
  }

  *places(): Generator<Place> {
    for (const { places } of this.#parts) yield* places
  }

  #placesOf({ graph, base, file }: Part): Place[] {
    const places: Place[] = []
    const declaring = declaringScopes(graph)
    for (const [index, scope] of graph.scopes.entries()) {
      const parent = places[scope.parent]
      const place: Place = {
        scope,
        path: file.path,
        parent,
        owner: parent?.owner ?? this.classes.object,
        around: parent?.around ?? [],
        method: undefined,
        isStatic: false,
        self: base + scope.self,
        result: base + scope.result,
        block: scope.block === undefined ? -1 : base + scope.block,
      }
      this.#own(place, declaring.has(index))
      places.push(place)
    }
    return places
  }

  /** Which class a scope is of. `declares`: methods are written in it. */
  #own(place: Place, declares: boolean): void {
    const { scope, parent } = place
    switch (scope.kind) {
      case 'class':
      case 'module': {
        const isModule = scope.kind === 'module'
        const outer = parent?.owner ?? this.classes.object
        place.owner =
          scope.name === undefined
            ? this.classes.make(`#${place.self}`, isModule)
            : this.#declared(scope.name, outer, place.around, isModule)
        place.owner.isInside = true
        place.around = [place.owner, ...place.around]
        place.isStatic = true
        return
      }
      case 'examples': {
        // In the body of a class they extend it.
        const isAlone = !parent || parent.scope.kind === 'file' || parent.owner.isModule
        const outer = isAlone ? this.examplesOf(place.path) : parent.owner
        place.owner = outer
        if (scope.name !== undefined) this.#share(scope.name, place)
        if (!declares) return
        place.owner = this.classes.make(`#${place.self}`, false)
        place.owner.isInside = true
        place.owner.superclass = outer
        return
      }
      case 'singleton':
        place.isStatic = true
        if (scope.on !== undefined && /^[A-Z]/.test(scope.on))
          place.owner = this.classes.named(scope.on, place.around) ?? place.owner
        return
      case 'method':
        // At the top level `self` is an object like others.
        place.isStatic =
          (scope.isStatic === true && parent?.scope.kind !== 'file') || parent?.scope.kind === 'singleton'
        if (scope.on !== undefined && /^[A-Z]/.test(scope.on))
          place.owner = this.classes.named(scope.on, place.around) ?? place.owner
        return
      case 'block':
        place.isStatic = scope.on !== undefined || (parent?.isStatic ?? false)
        // The methods of a class from outside are nobody's here, and not those of every object.
        if (scope.on !== undefined)
          place.owner = this.classes.named(scope.on, place.around) ?? this.classes.make(`#${place.self}`, false)
    }
  }

  #declared(path: string, outer: Class, around: readonly Class[], isModule: boolean): Class {
    const names = path.replace(/^::/, '').split('::')
    const last = names.pop() as string
    const within =
      names.length > 0
        ? (this.classes.named(names.join('::'), path.startsWith('::') ? [] : around) ?? outer)
        : path.startsWith('::')
          ? this.classes.object
          : outer
    return this.classes.within(within, last, isModule)
  }

  #superclasses({ places }: Part): void {
    for (const { scope, owner, around, parent } of places) {
      const outer = scope.kind === 'class' ? around.slice(1) : around
      if (scope.superclass === undefined) continue
      const base =
        typeof scope.superclass === 'number'
          ? places[scope.superclass]?.owner
          : this.classes.named(scope.superclass, parent ? outer : [])
      if (base && base !== owner) owner.superclass = base
    }
  }

  #mixins({ graph, places, file }: Part, extending: boolean): void {
    for (const operation of graph.operations) {
      if (operation[0] === 'take' && !extending) {
        const taker = places[operation[1]]?.owner
        for (const { owner } of this.shared(operation[2], file.path)) if (taker) this.mix(taker, 'include', owner)
      }
      if (operation[0] !== 'mix' || (operation[2] === 'extend') !== extending) continue
      const [, scope, how, path] = operation
      const place = places[scope]
      if (!place) continue
      const module = path === 'self' ? place.owner : this.classes.named(path, place.around)
      if (!module) continue
      // The object at the top level stands for all objects here.
      const { kind } = place.scope
      this.mix(place.owner, kind === 'singleton' ? 'extend' : kind === 'file' ? 'include' : how, module)
    }
  }

  /** Whether the class did not have it before. */
  mix(into: Class, how: 'include' | 'extend' | 'prepend', module: Class): boolean {
    const list = how === 'include' ? into.includes : how === 'extend' ? into.extends : into.prepends
    if (list.includes(module) || (module === into && how !== 'extend')) return false
    list.push(module)
    // `ActiveSupport::Concern` extends whoever includes a module by its `ClassMethods`.
    const ofClass = how === 'include' ? module.constants.get('ClassMethods') : undefined
    if (ofClass instanceof Class && module.extends.some(({ name }) => name.endsWith('Concern')))
      this.mix(into, 'extend', ofClass)
    return true
  }

  #columns(): void {
    const columns: Column[] = []
    const named = new Map<Class, string>()
    for (const { graph, file, places } of this.#parts)
      for (const operation of graph.operations)
        if (operation[0] === 'column') {
          const [, table, name, type, symbol] = operation
          columns.push({ table, name, type, id: file.symbols[symbol]?.id, path: file.path })
        } else if (operation[0] === 'table') {
          const owner = places[operation[1]]?.owner
          if (owner) named.set(owner, operation[2])
        }
    giveColumns(this.classes, columns, named, (type) => nodeIn(this.columnValues, type, this))
  }

  /** The node of a variable, by the place that names it. */
  variable(name: string, place: Place): number {
    if (name.startsWith('$')) return nodeIn(this.#globals, name, this)
    return this.variableOf(place.owner, name, place.isStatic && !name.startsWith('@@'))
  }

  variableOf(owner: Class, name: string, isOwn: boolean): number {
    return nodeIn(isOwn ? owner.ownVariables : owner.variables, name, this)
  }
}

/** The scopes in which methods are written. */
function declaringScopes({ scopes, operations }: Graph): ReadonlySet<number> {
  const declaring = new Set<number>()
  for (const { kind, parent } of scopes) if (kind === 'method') declaring.add(parent)
  for (const operation of operations)
    if (operation[0] === 'method' || operation[0] === 'mix' || operation[0] === 'take') declaring.add(operation[1])
  return declaring
}

function nodeIn(nodes: Map<string, number>, name: string, program: Program): number {
  let node = nodes.get(name)
  if (node === undefined) {
    node = program.node()
    nodes.set(name, node)
  }
  return node
}
