/**
 * What an annotation means for one receiver or one call: `Self`, and the type variables of a class or a function.
 */

import { type Binding, type ImportFact, OP } from '../value-graph.ts'
import { CONTAINERS, lastOf, TRANSPARENT } from './annotation-names.ts'
import type { AnnotationTypes } from './annotation-types.ts'
import type { ProgramFunction } from './files.ts'
import { VALUE } from './objects.ts'
import type { Program } from './program.ts'

/** Where a type variable stands in an annotation: `T`, `list[T]`, `type[T]`, `Callable[..., T]`. */
export type Place = 'value' | 'element' | 'class' | 'result'

/** A function whose annotations bind its result to its arguments through a type variable. */
export interface Generic {
  gives: 'value' | 'element'
  /** Whether the result is nothing else. */
  isAll: boolean
  /** Where the variable occurs in each parameter's annotation, by the parameter's node. */
  takes: ReadonlyMap<number, Place>
}

export class TypeVariables {
  readonly #program: Program
  readonly #types: AnnotationTypes
  readonly #generics = new Map<number, Generic | undefined>()
  /** See `#annotated`. By node. */
  readonly #annotations = new Map<number, number>()

  constructor(program: Program, types: AnnotationTypes) {
    this.#program = program
    this.#types = types
  }

  /** The `TypeVar` that an annotation names, as the node of its call; -1 for other annotations. */
  variable(annotation: number): number {
    const node = this.aliased(annotation)
    if (node < 0 || this.#program.kind[node] !== OP.CALL) return -1
    const callees = this.#program.entities(this.#program.a[node] as number)
    return callees.some((callee) => this.#program.objects.outside(callee)?.name.endsWith('TypeVar')) ? node : -1
  }

  /**
   * The value assigned to the name that stands for an annotation, or the annotation itself; -1 where a name is not assigned
   * exactly once.
   */
  aliased(annotation: number): number {
    let node = annotation
    for (let hops = 0; hops < MOST_HOPS && node >= 0; hops++) {
      const a = this.#program.a[node] as number
      const b = this.#program.b[node] as number
      switch (this.#program.kind[node]) {
        case OP.JOIN: {
          const from = this.#program.sources(node)
          node = from.length === 1 ? (from[0] as number) : -1
          break
        }
        case OP.NAME:
          node = this.#program.modules.global(b, a).found?.binding[1] ?? -1
          break
        case OP.IMPORTED:
          node =
            this.#program.modules.imported(b, this.#program.file(b).imports[a] as ImportFact).found?.binding[1] ?? -1
          break
        default:
          return node
      }
    }
    return -1
  }

  /** Type variables of a class, in the order of its type parameters. */
  parameters(cls: number): readonly number[] {
    const found: number[] = []
    for (const base of this.#program.cls(cls).bases) {
      if (this.#program.kind[base] !== OP.SUBSCRIPT) continue
      for (const argument of this.#arguments(base)) {
        const variable = this.variable(argument)
        if (variable >= 0 && !found.includes(variable)) found.push(variable)
      }
    }
    return found
  }

  /** Nodes of the type arguments in a subscript. */
  #arguments(subscript: number): readonly number[] {
    return this.#types.typeArguments(this.#program.b[subscript] as number)
  }

  /**
   * What an annotation in the receiver's class or one of its bases means for this receiver; undefined where it means the same for
   * all.
   */
  on(receiver: number, annotation: number): readonly number[] | undefined {
    const { objects, kind, a, b, lists } = this.#program
    if (annotation < 0 || !this.#isReceiver(receiver)) return undefined
    const variable = this.variable(annotation)
    if (variable >= 0) {
      const types = this.#argument(receiver, variable, 0)
      return types.length > 0 ? types : undefined
    }
    if (this.#isSelf(annotation)) return [objects.of(VALUE.instance, objects.a[receiver] as number)]
    const first = a[annotation] as number
    const second = b[annotation] as number
    switch (kind[annotation]) {
      case OP.BINARY:
        return this.#either(receiver, [first, lists[second + 1] as number])
      case OP.SUBSCRIPT: {
        const name = this.#types.containerName(annotation)
        if (TRANSPARENT.has(name)) return this.on(receiver, this.#types.typeArgument(second, 0))
        if (name === 'Union') return this.#either(receiver, this.#arguments(annotation))
        if (name === 'Coroutine') return this.on(receiver, this.#types.typeArgument(second, 2))
        const depends = CONTAINERS.has(name) && this.varies(receiver, annotation)
        return depends ? [objects.of(VALUE.container, annotation, receiver + 1)] : undefined
      }
      default:
        return undefined
    }
  }

  /** What an attribute that has these bindings is on a receiver, where its annotation means something else there than elsewhere. */
  ofAttribute(receiver: number, bindings: readonly (Binding | undefined)[]): readonly number[] | undefined {
    for (const binding of bindings) {
      const annotation = binding ? this.#annotated(binding[1]) : -1
      if (annotation >= 0) return this.on(receiver, annotation)
    }
    return undefined
  }

  /** The annotation of the value that a node holds, where a type variable occurs in it; otherwise -1. */
  #annotated(node: number): number {
    let annotation = this.#annotations.get(node)
    if (annotation === undefined) {
      annotation = this.#findAnnotated(node)
      this.#annotations.set(node, annotation)
    }
    return annotation
  }

  #findAnnotated(node: number): number {
    const program = this.#program
    const sources = program.kind[node] === OP.JOIN ? [...program.sources(node)] : [node]
    for (const source of sources) {
      const at = program.origin(source)
      const a = program.a[at] as number
      const annotation =
        program.kind[at] === OP.TYPED
          ? a
          : program.kind[at] === OP.PARAMETER
            ? (program.fn(a).parameters[program.b[at] as number]?.[3] ?? -1)
            : -1
      if (this.#mentions(annotation)) return annotation
    }
    return -1
  }

  /** Whether a type variable, or `Self`, occurs in an annotation. */
  #mentions(annotation: number): boolean {
    if (annotation < 0) return false
    const { kind, a, b, lists } = this.#program
    switch (kind[annotation]) {
      case OP.BINARY:
        return this.#mentions(a[annotation] as number) || this.#mentions(lists[(b[annotation] as number) + 1] as number)
      case OP.SUBSCRIPT:
        return this.#arguments(annotation).some((one) => this.#mentions(one))
      default:
        return this.variable(annotation) >= 0 || this.#isSelf(annotation)
    }
  }

  /** Whether a type argument of a subscript means something else on a receiver. */
  varies(receiver: number, subscript: number): boolean {
    return (
      this.#program.kind[subscript] === OP.SUBSCRIPT &&
      this.#arguments(subscript).some((one) => this.on(receiver, one) !== undefined)
    )
  }

  #either(receiver: number, annotations: readonly number[]): readonly number[] | undefined {
    const parts = annotations.map((one) => this.on(receiver, one))
    if (parts.every((part) => part === undefined)) return undefined
    return annotations.flatMap((one, at) => parts[at] ?? this.#types.of(one))
  }

  #isReceiver(object: number): boolean {
    const kind = this.#program.objects.kind[object]
    return kind === VALUE.instance || kind === VALUE.class
  }

  #isSelf(annotation: number): boolean {
    return this.#program.entities(annotation).some((one) => {
      const name = this.#program.objects.outside(one)?.name
      return name !== undefined && lastOf(name) === 'Self'
    })
  }

  /**
   * The types that a variable stands for on a receiver: a type argument of the receiver's own type, or of a base of its class.
   */
  #argument(receiver: number, variable: number, hops: number): readonly number[] {
    const { objects } = this.#program
    const cls = objects.a[receiver] as number
    const own = this.parameters(cls).indexOf(variable)
    const given = objects.kind[receiver] === VALUE.instance ? Math.max((objects.b[receiver] as number) - 1, -1) : -1
    if (own >= 0 && given >= 0) return this.#types.of(this.#arguments(given)[own] ?? -1)
    for (const at of this.#program.hierarchy.of(cls).order)
      for (const base of this.#program.cls(at).bases) {
        if (this.#program.kind[base] !== OP.SUBSCRIPT) continue
        for (const generic of this.#program.entities(this.#program.a[base] as number)) {
          if (objects.kind[generic] !== VALUE.class) continue
          const position = this.parameters(objects.a[generic] as number).indexOf(variable)
          const argument = position < 0 ? -1 : (this.#arguments(base)[position] ?? -1)
          if (argument < 0) continue
          const passed = this.variable(argument)
          if (passed < 0) return this.#types.of(argument)
          if (passed !== variable && hops < MOST_HOPS) return this.#argument(receiver, passed, hops + 1)
        }
      }
    return NOTHING
  }

  /** How a type variable of the function binds its result to its arguments; undefined where none does. */
  generic(fn: number): Generic | undefined {
    if (!this.#generics.has(fn)) this.#generics.set(fn, this.#findGeneric(fn))
    return this.#generics.get(fn)
  }

  #findGeneric(fn: number): Generic | undefined {
    const fact = this.#program.fn(fn)
    if (this.#hasVariable(fact.annotation)) return this.#asAnnotated(fact, fact)
    // Overloads can say more than an implementation that accepts anything.
    const said = this.#program.types.of(fact.annotation).length > 0 ? [] : this.#program.files.overloads(fn)
    const found = said.map((one) => this.#asAnnotated(fact, this.#program.fn(one))).filter((one) => one !== undefined)
    const [first] = found
    if (!first || found.some(({ gives }) => gives !== first.gives)) return undefined
    const takes = new Map(found.flatMap((one) => [...one.takes]))
    const isAll = said.every((one) => this.#isAll(this.#program.fn(one).annotation))
    return { gives: first.gives, isAll, takes }
  }

  #hasVariable(annotation: number): boolean {
    return this.places(annotation).length > 0
  }

  /** `fact` with the annotations of `annotated`: itself, or one of its overloads. */
  #asAnnotated(fact: ProgramFunction, annotated: ProgramFunction): Generic | undefined {
    const gives = this.places(annotated.annotation).find(([, place]) => place === 'value' || place === 'element')
    if (!gives || this.#isCallable(gives[0])) return undefined
    if (fact.owner >= 0 && this.parameters(fact.owner).includes(gives[0])) return undefined
    const takes = new Map<number, Place>()
    for (const [at, parameter] of annotated.parameters.entries()) {
      const found = this.places(parameter[3]).find(([variable]) => variable === gives[0])
      const own = fact.parameters.find((one) => one[0] === parameter[0]) ?? fact.parameters[at]
      if (found && own) takes.set(own[2], found[1])
    }
    if (takes.size === 0) return undefined
    return { gives: gives[1] as Generic['gives'], isAll: this.#isAll(annotated.annotation), takes }
  }

  /** Whether an annotation consists of type variables only, apart from `None`. */
  #isAll(annotation: number): boolean {
    if (annotation < 0) return true
    return this.#types
      .alternatives(annotation)
      .every((one) => this.#hasVariable(one) || this.#types.of(one).length === 0)
  }

  /** `TypeVar('F', bound=Callable[..., Any])`: decorators are annotated like this, but return something else. */
  #isCallable(variable: number): boolean {
    const { lists, strings, b } = this.#program
    const keywords = (b[variable] as number) + 1 + (lists[b[variable] as number] as number)
    for (let at = 0; at < (lists[keywords] as number); at++) {
      if (strings[lists[keywords + 1 + 2 * at] as number] !== 'bound') continue
      const bound = lists[keywords + 2 + 2 * at] as number
      const named = this.#program.kind[bound] === OP.SUBSCRIPT ? (this.#program.a[bound] as number) : bound
      if (
        this.#program
          .entities(named)
          .some((one) => lastOf(this.#program.objects.outside(one)?.name ?? '') === 'Callable')
      )
        return true
    }
    return false
  }

  /** Type variables in an annotation, and where they occur. */
  places(annotation: number): readonly (readonly [variable: number, place: Place])[] {
    if (annotation < 0) return []
    const { kind, a, b, lists } = this.#program
    const variable = this.variable(annotation)
    if (variable >= 0) return [[variable, 'value']]
    const second = b[annotation] as number
    if (kind[annotation] === OP.BINARY)
      return [...this.places(a[annotation] as number), ...this.places(lists[second + 1] as number)]
    if (kind[annotation] !== OP.SUBSCRIPT) return []
    const name = this.#types.containerName(annotation)
    const given = this.#arguments(annotation)
    if (TRANSPARENT.has(name)) return this.places(given[0] ?? -1)
    if (name === 'Union') return given.flatMap((one) => this.places(one))
    const place = name === 'type' || name === 'Type' ? 'class' : name === 'Callable' ? 'result' : 'element'
    if (place === 'element' && !CONTAINERS.has(name)) return []
    return this.places(given.at(-1) ?? -1).flatMap(([one, inner]) => (inner === 'value' ? [[one, place] as const] : []))
  }
}

/** Limit for chains of aliases, and of classes that pass a type variable on. */
const MOST_HOPS = 8

const NOTHING: readonly number[] = []
