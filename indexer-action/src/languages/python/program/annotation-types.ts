/**
 * What annotations mean: the objects that a value with an annotated type can be.
 */

import { ofClass } from '../frameworks/queries.ts'
import { FLAG, type ImportFact, OP } from '../value-graph.ts'
import { CONTAINERS, DICTIONARY, lastOf, QUERIES, SAYS_NOTHING, TRANSPARENT, TUPLE } from './annotation-names.ts'
import { Answers } from './circles.ts'
import type { Named } from './modules.ts'
import { VALUE } from './objects.ts'
import type { Program } from './program.ts'
import { TypeVariables } from './type-variables.ts'

export class AnnotationTypes {
  readonly variables: TypeVariables
  readonly #program: Program
  readonly #known: Answers<readonly number[]>
  /** Types with the same class and arguments share one node, however often they are written. Key: class and arguments. */
  readonly #applied = new Map<string, number>()

  constructor(program: Program) {
    this.#program = program
    this.variables = new TypeVariables(program, this)
    this.#known = new Answers(
      program.circle,
      (node) => [...new Set(this.#findTypes(node))],
      () => NOTHING,
    )
  }

  /** Objects that a value with this annotation can be; empty when the annotation does not say. */
  of(node: number): readonly number[] {
    return node < 0 ? NOTHING : this.#known.of(node)
  }

  /**
   * Annotations of a function's result, as nodes: its own, or those of its overloads where its own gives no types or where it is one of
   * several itself.
   */
  results(fn: number): readonly number[] {
    const { annotation, flags } = this.#program.fn(fn)
    if (flags & FLAG.overload)
      return [fn, ...this.#program.files.overloads(fn)].map((one) => this.#program.fn(one).annotation)
    const overloads = this.of(annotation).length > 0 ? NOTHING : this.#program.files.overloads(fn)
    return overloads.length > 0 ? overloads.map((one) => this.#program.fn(one).annotation) : [annotation]
  }

  #findTypes(node: number): readonly number[] {
    const a = this.#program.a[node] as number
    const b = this.#program.b[node] as number
    switch (this.#program.kind[node]) {
      case OP.CLASS:
        return [this.#program.objects.of(VALUE.instance, a)]
      case OP.JOIN:
        return [...this.#program.sources(node)].flatMap((from) => this.of(from))
      case OP.TUPLE: {
        const count = this.#program.lists[a] as number
        return Array.from({ length: count }, (_, at) => this.#program.lists[a + 1 + at] as number)
          .filter((item) => item >= 0)
          .flatMap((item) => this.of(item))
      }
      case OP.NAME:
        return this.#namedTypes(this.#program.modules.global(b, a))
      case OP.MODULE:
      case OP.IMPORTED:
        return this.#namedTypes(this.#program.modules.imported(b, this.#program.file(b).imports[a] as ImportFact))
      case OP.PARAMETER:
      case OP.ATTRIBUTE: {
        const own = this.#ownClass(node)
        if (own >= 0) return [this.#program.objects.of(VALUE.instance, own)]
        if (this.#program.kind[node] === OP.PARAMETER) return NOTHING
        return this.#program.entities(a).flatMap((object) => {
          if (this.#program.objects.kind[object] === VALUE.class) {
            const found = this.#program.hierarchy.member(this.#program.objects.a[object] as number, b)
            return found ? this.of(found.binding[1]) : NOTHING
          }
          return this.#namedTypes(this.#program.modules.member(object, b))
        })
      }
      case OP.BINARY:
        return [...this.of(a), ...this.of(this.#program.lists[b + 1] as number)]
      case OP.SUBSCRIPT:
        return this.#genericTypes(node, a, b)
      case OP.TYPED:
        return b >= 0 ? this.of(b) : NOTHING
      case OP.CALL: {
        const own = this.#ownClass(node)
        return own >= 0 ? [this.#program.objects.of(VALUE.instance, own)] : this.#calledTypes(node)
      }
      default:
        return NOTHING
    }
  }

  /** The class that an expression names through a method's receiver (see `namesReceiver`); -1 for other expressions. */
  #ownClass(node: number): number {
    const fn = this.namesReceiver(node)
    return fn < 0 ? -1 : this.#program.fn(fn).owner
  }

  /** The method whose receiver's class an expression names: `cls`, `self.__class__`, `type(self)`; -1 for other expressions. */
  namesReceiver(node: number): number {
    const { kind, a, b, lists, strings } = this.#program
    let at = this.#program.origin(node)
    let wanted: number = FLAG.classmethod
    const isCall = kind[at] === OP.CALL
    if (isCall || kind[at] === OP.ATTRIBUTE) {
      const asks = isCall
        ? lists[b[at] as number] === 1 && this.#isBuiltin(a[at] as number, 'type')
        : strings[b[at] as number] === '__class__'
      if (!asks) return -1
      wanted = 0
      at = this.#program.origin((isCall ? lists[(b[at] as number) + 1] : a[at]) as number)
    }
    if (at < 0 || kind[at] !== OP.PARAMETER || b[at] !== 0) return -1
    const { owner, flags } = this.#program.fn(a[at] as number)
    return owner >= 0 && (flags & (FLAG.classmethod | FLAG.static)) === wanted ? (a[at] as number) : -1
  }

  #isBuiltin(node: number, name: string): boolean {
    return this.#program.entities(node).some((one) => {
      const outside = this.#program.objects.outside(one)
      return outside?.package === 'std:python' && outside.name === name
    })
  }

  #namedTypes(what: Named): readonly number[] {
    if (what.found) return this.of(what.found.binding[1])
    if (what.object === undefined) return NOTHING
    const outside = this.#program.objects.outside(what.object)
    if (!outside || SAYS_NOTHING.has(lastOf(outside.name))) return NOTHING
    return [this.#program.objects.external(outside.package, outside.name, true)]
  }

  /** Types of a subscript: `list[User]`, `Optional['Node']`, `type[Model]`, `Box[int]`. */
  #genericTypes(node: number, base: number, argument: number): readonly number[] {
    return this.#program.entities(base).flatMap((object) => {
      if (this.#program.objects.kind[object] === VALUE.class)
        return [this.#appliedTo(this.#program.objects.a[object] as number, node)]
      const outside = this.#program.objects.outside(object)
      if (!outside) return NOTHING
      const name = lastOf(outside.name)
      if (TRANSPARENT.has(name)) return this.of(this.typeArgument(argument, 0))
      if (name === 'Union') return this.of(argument)
      if (name === 'type' || name === 'Type') return this.#classes(argument)
      if (name === 'Literal') return this.#enumerations(argument)
      if (name === 'Coroutine') return this.of(this.typeArgument(argument, 2))
      if (CONTAINERS.has(name)) return [this.#program.objects.of(VALUE.container, node)]
      if (SAYS_NOTHING.has(name)) return NOTHING
      const { objects } = this.#program
      const rows = QUERIES.has(name)
        ? this.of(this.typeArgument(argument, 0)).filter((type) => objects.kind[type] === VALUE.instance)
        : NOTHING
      const queries = rows.map((row) => ofClass(objects.a[row] as number))
      return (queries.length > 0 ? queries : [0]).map((query) =>
        objects.external(outside.package, outside.name, true, query),
      )
    })
  }

  /** The members of a union, as nodes: `A | B`, `Union[A, B]`; of another annotation, itself. */
  alternatives(node: number): readonly number[] {
    const { kind, a, b, lists } = this.#program
    if (kind[node] === OP.BINARY)
      return [a[node] as number, lists[(b[node] as number) + 1] as number].flatMap((one) => this.alternatives(one))
    if (kind[node] === OP.SUBSCRIPT && this.containerName(node) === 'Union')
      return this.typeArguments(b[node] as number).flatMap((one) => this.alternatives(one))
    return [node]
  }

  /** The classes that the type variable in `type[T]` can be, by its bound; empty for other annotations. */
  boundClasses(annotation: number): readonly number[] {
    const { objects } = this.#program
    if (annotation < 0 || this.#program.kind[annotation] !== OP.SUBSCRIPT) return NOTHING
    const name = this.containerName(annotation)
    const variable =
      name === 'type' || name === 'Type' ? this.variables.variable(this.#program.b[annotation] as number) : -1
    return this.of(variable)
      .filter((one) => objects.kind[one] === VALUE.instance)
      .map((one) => objects.of(VALUE.class, objects.a[one] as number))
  }

  /** What `type[A | B]` can be. */
  #classes(argument: number): readonly number[] {
    return this.alternatives(argument)
      .flatMap((one) => this.#program.entities(one))
      .filter((one) => this.#isClass(one))
  }

  /** Instances of the enumerations whose members a `Literal` lists. */
  #enumerations(argument: number): readonly number[] {
    const { kind, a, objects, hierarchy } = this.#program
    return this.typeArguments(argument)
      .flatMap((one) => (kind[one] === OP.ATTRIBUTE ? this.#program.entities(a[one] as number) : NOTHING))
      .filter((one) => objects.kind[one] === VALUE.class && hierarchy.isEnumeration(objects.a[one] as number))
      .map((one) => objects.of(VALUE.instance, objects.a[one] as number))
  }

  /** An instance of a class of the repository, whose type variables are bound by the type arguments of a subscript. */
  #appliedTo(cls: number, node: number): number {
    const { objects } = this.#program
    const given = this.variables
      .parameters(cls)
      .map((_, at) => this.of(this.typeArgument(this.#program.b[node] as number, at)))
    if (given.every((types) => types.length === 0)) return objects.of(VALUE.instance, cls)
    const key = `${cls}:${given.join(';')}`
    const known = this.#applied.get(key)
    if (known === undefined) this.#applied.set(key, node)
    return objects.of(VALUE.instance, cls, (known ?? node) + 1)
  }

  /**
   * Containers that hold the result of a call, one for each `Callable` among the types of an annotation. Unlike the types that
   * `of` gives, they are not exhaustive: functions can still flow in.
   */
  callables(written: number, read = new Set<number>()): readonly number[] {
    const node = this.variables.aliased(written)
    // Aliases can hold themselves and each other.
    if (node < 0 || read.has(node) || read.size > MOST_READ) return NOTHING
    read.add(node)
    const within = (one: number): readonly number[] => this.callables(one, read)
    const { kind, a, b, lists, objects } = this.#program
    const first = a[node] as number
    const second = b[node] as number
    switch (kind[node]) {
      case OP.BINARY:
        return [...within(first), ...within(lists[second + 1] as number)]
      case OP.SUBSCRIPT: {
        const name = this.containerName(node)
        if (name === 'Callable') return [objects.of(VALUE.container, node)]
        if (name !== 'Union' && !TRANSPARENT.has(name)) return NOTHING
        const found: number[] = []
        for (let at = 0; ; at++) {
          const argument = this.typeArgument(second, at)
          if (argument < 0) return found
          found.push(...within(argument))
          if (name !== 'Union') return found
        }
      }
      default:
        return NOTHING
    }
  }

  /** Types of `Options` in `**options: Unpack[Options]`; empty for other annotations. */
  unpacked(annotation: number): readonly number[] {
    if (annotation < 0 || this.#program.kind[annotation] !== OP.SUBSCRIPT) return NOTHING
    return this.containerName(annotation) === 'Unpack' ? this.of(this.#program.b[annotation] as number) : NOTHING
  }

  /** The annotation of the elements of an annotated container: `B` in `list[B]` and `dict[A, B]`; -1 for others. */
  element(written: number, nested = 0): number {
    const node = this.variables.aliased(written)
    if (node < 0 || nested > MOST_NESTED || this.#program.kind[node] !== OP.SUBSCRIPT) return -1
    const name = this.containerName(node)
    const argument = this.#program.b[node] as number
    if (TRANSPARENT.has(name)) return this.element(this.typeArgument(argument, 0), nested + 1)
    return CONTAINERS.has(name) ? this.typeArgument(argument, DICTIONARY.test(name) ? 1 : 0) : -1
  }

  /**
   * Whether the values that flow in say more of the elements than an annotated container does: which functions they are or, where
   * `open`, what a type variable or `Any` stands for. Not where it may be of a class instead: it would mix that with anything.
   */
  leavesElements(written: number, open = true, nested = 0): boolean {
    const node = this.variables.aliased(written)
    if (node < 0 || nested > MOST_NESTED) return false
    const { kind, b } = this.#program
    const leaves = (one: number): boolean => this.leavesElements(one, open, nested + 1)
    const parts = this.alternatives(node).filter((one) => kind[one] !== OP.BUILTIN)
    if (parts[0] !== node) return parts.length > 0 && parts.every(leaves)
    if (kind[node] !== OP.SUBSCRIPT) return false
    const argument = b[node] as number
    const name = this.containerName(node)
    if (TRANSPARENT.has(name)) return leaves(this.typeArgument(argument, 0))
    if (!CONTAINERS.has(name)) return false
    const elements = TUPLE.test(name) ? this.typeArguments(argument) : [this.element(node)]
    return elements.some((one) => this.#saysLittle(one, open) || leaves(one))
  }

  /** Whether functions can have an annotated type or, where `open`, anything at all. */
  #saysLittle(node: number, open: boolean): boolean {
    if (node < 0 || this.#program.kind[node] === OP.BUILTIN) return false
    return this.callables(node).length > 0 || (open && this.of(node).length === 0)
  }

  /** Types of each parameter of a `Callable` annotation; empty where it lists no parameters, or none with known types. */
  parametersOf(callable: number): readonly (readonly number[])[] {
    const { kind, a, b, lists } = this.#program
    const written = this.typeArgument(b[callable] as number, 0)
    if (written < 0 || kind[written] !== OP.TUPLE) return []
    const list = a[written] as number
    const types = Array.from({ length: lists[list] as number }, (_, at) => this.of(lists[list + 1 + at] as number))
    return types.some((one) => one.length > 0) ? types : []
  }

  #isClass(object: number): boolean {
    return this.#program.objects.kind[object] === VALUE.class || this.#program.objects.kind[object] === VALUE.external
  }

  /** The type argument at a position, where there are several (a TUPLE) or one only; -1 where there is none. */
  typeArgument(argument: number, at: number): number {
    if (this.#program.kind[argument] !== OP.TUPLE) return at === 0 ? argument : -1
    const list = this.#program.a[argument] as number
    return at < (this.#program.lists[list] as number) ? (this.#program.lists[list + 1 + at] as number) : -1
  }

  /** All type arguments, up to one that cannot be read. */
  typeArguments(argument: number): readonly number[] {
    const found: number[] = []
    for (let at = 0; ; at++) {
      const one = this.typeArgument(argument, at)
      if (one < 0) return found
      found.push(one)
    }
  }

  /** The unqualified name of the generic that an annotation subscripts; empty where it is not from outside the repository. */
  containerName(node: number): string {
    return this.outsideName(this.#program.a[node] as number)
  }

  /** The unqualified name of what an expression names; empty where it is not from outside the repository. */
  outsideName(node: number): string {
    for (const object of this.#program.entities(node)) {
      const name = this.#program.objects.outside(object)?.name
      if (name !== undefined) return lastOf(name)
    }
    return ''
  }

  /**
   * `TypeVar('T', bound=Base)` has the types of its bound, `TypeVar('T', A, B)` those of both, a `NewType` those of the type that it
   * wraps, a function those whose classes it says it gives.
   */
  #calledTypes(node: number): readonly number[] {
    const list = this.#program.b[node] as number
    const count = this.#program.lists[list] as number
    const { objects } = this.#program
    return this.#program.entities(this.#program.a[node] as number).flatMap((callee) => {
      if (objects.kind[callee] === VALUE.function)
        return this.results(objects.a[callee] as number)
          .flatMap((annotation) => this.of(annotation))
          .filter((one) => objects.kind[one] === VALUE.class)
          .map((cls) => objects.of(VALUE.instance, objects.a[cls] as number))
      const name = this.#program.objects.outside(callee)?.name
      if (name === 'typing.NewType' && count === 2) return this.of(this.#program.lists[list + 2] as number)
      if (!name?.endsWith('TypeVar')) return NOTHING
      const keywords = list + 1 + count
      for (let at = 0; at < (this.#program.lists[keywords] as number); at++)
        if (this.#program.strings[this.#program.lists[keywords + 1 + 2 * at] as number] === 'bound')
          return this.of(this.#program.lists[keywords + 2 + 2 * at] as number)
      return this.#program
        .positional(list)
        .slice(1)
        .flatMap((constraint) => this.of(constraint))
    })
  }
}

const NOTHING: readonly number[] = []

/** Annotations inside each other that are looked into. */
const MOST_NESTED = 6
/** Parts of one annotation. */
const MOST_READ = 500
