/** How well an argument fits a parameter, and what type parameters must be for it to fit. */
import type { ClassInfo } from './classes.ts'
import { ancestorsOf, asAncestor, opaqueAncestorOf, UNRESOLVED } from './inheritance.ts'
import { FLAG, SHAPE } from './ir.ts'
import { parameterTypesOf } from './member-types.ts'
import { delegateOf, functionalMethodOf } from './members.ts'
import { isOptional } from './optional-types.ts'
import { isSameClass } from './overriding.ts'
import type { Program } from './program.ts'
import {
  type ArrayType,
  type Bindings,
  type ClassType,
  classType,
  type DeferredType,
  primitive,
  type Type,
  type TypeVariable,
} from './types.ts'
import { boundOf, upperBoundOf } from './written-types.ts'

/** How an argument fits: not at all, as it is, boxed, or nobody knows. */
export const FIT = { no: 0, plain: 1, boxed: 2, unknown: 3 } as const

const WIDER: Record<string, string> = {
  sbyte: 'short int long float double decimal',
  byte: 'short ushort int uint long ulong float double decimal',
  short: 'int long float double decimal',
  ushort: 'int uint long ulong float double decimal',
  char: 'ushort int uint long ulong float double decimal',
  int: 'long float double decimal',
  uint: 'long ulong float double decimal',
  long: 'float double decimal',
  ulong: 'float double decimal',
  float: 'double',
}

/** Whether a type with other type arguments fits: with any that are narrower or wider, or with narrower ones alone. */
type Variance = boolean | 'narrower'

export class Fitting {
  protected readonly program: Program

  constructor(program: Program) {
    this.program = program
  }

  fit(arg: Type | undefined, parameter: Type | undefined, variables: readonly TypeVariable[] = []): number {
    const program = this.program
    if (arg === undefined || parameter === undefined) return FIT.unknown
    if (parameter.is === 'variable') {
      if (arg.is === 'variable' && arg.variable === parameter.variable) return FIT.plain
      const bound = boundOf(program, parameter.variable)
      const own = variables.includes(parameter.variable)
      if (arg.is === 'primitive') {
        const isOther = own && bound !== undefined && this.fit(this.boxed(arg), bound, variables) === FIT.no
        return own && !isOther ? FIT.boxed : FIT.no
      }
      if (arg.is === 'deferred') return FIT.unknown
      if (!own && arg.is !== 'null') {
        const isOther = arg.is === 'variable' || (bound !== undefined && this.fit(arg, bound, variables) === FIT.no)
        return isOther ? FIT.no : FIT.unknown
      }
      if (bound === undefined) return FIT.plain
      const fit = this.fit(arg, bound, variables)
      return fit
    }
    if (isOptional(program, parameter) && arg.is !== 'null' && !isOptional(program, arg)) {
      const fit = this.fit(arg, parameter.args[0], variables)
      return fit === FIT.plain ? FIT.boxed : fit
    }
    switch (arg.is) {
      case 'deferred':
        return this.#fitDeferred(arg, parameter)
      case 'null':
        return parameter.is === 'primitive' ? FIT.no : FIT.plain
      case 'variable':
        return this.fit(upperBoundOf(program, arg.variable), parameter, variables)
      case 'primitive': {
        if (parameter.is === 'primitive') {
          if (arg.name === parameter.name) return FIT.plain
          return (WIDER[arg.name] ?? '').split(' ').includes(parameter.name) ? FIT.plain : FIT.no
        }
        const box = program.dialect.boxes.get(arg.name)
        const boxed = box === undefined ? undefined : program.dialect.standard.get(box)
        if (!boxed || parameter.is !== 'class') return FIT.no
        const fit = this.#fitClass(classType(boxed), parameter)
        return fit === FIT.plain ? FIT.boxed : fit
      }
      case 'array': {
        const list = this.asList(arg)
        if (parameter.is === 'class' && list && parameter.of.qualified !== program.dialect.root)
          return this.#fitClass(list, parameter, variables)
        if (parameter.is === 'class')
          return /^(java\.lang\.(Object|Cloneable)|java\.io\.Serializable|object|System\.(Object|Array))$/.test(
            parameter.of.qualified,
          )
            ? FIT.plain
            : FIT.no
        if (parameter.is !== 'array') return FIT.no
        if (arg.of?.is === 'primitive' || parameter.of?.is === 'primitive')
          return arg.of === undefined || parameter.of === undefined
            ? FIT.unknown
            : arg.of === parameter.of
              ? FIT.plain
              : FIT.no
        return this.fit(arg.of, parameter.of, variables)
      }
      case 'class': {
        if (parameter.is === 'class') return this.#fitClass(arg, parameter, variables)
        if (parameter.is === 'primitive') {
          for (const [name, box] of program.dialect.boxes)
            if (box === arg.of.qualified) return this.fit(primitive(name), parameter) === FIT.plain ? FIT.boxed : FIT.no
          return arg.of.opaque ? FIT.unknown : FIT.no
        }
        // A class that somebody names is no array, whatever else nobody knows of it.
        const isNoArray =
          parameter.is === 'array' && program.dialect.comparesTypeArguments && !arg.of.name.startsWith('?')
        return arg.of.opaque && !isNoArray ? FIT.unknown : FIT.no
      }
      default:
        return FIT.unknown
    }
  }

  #fitClass(arg: ClassType, parameter: ClassType, variables: readonly TypeVariable[] = []): number {
    const program = this.program
    if (
      parameter.of.qualified === program.dialect.root ||
      (arg.of !== parameter.of && isSameClass(arg.of, parameter.of))
    )
      return FIT.plain
    const seen = asAncestor(program, arg, parameter.of)
    if (seen && program.dialect.reified) return this.fitTypeArguments(seen, parameter, variables)
    if (seen) return program.dialect.comparesTypeArguments && this.#isOfOthers(seen, parameter) ? FIT.no : FIT.plain
    // Nothing extends a string or what boxes a number.
    if (!arg.of.opaque && this.#isSealed(parameter.of)) return FIT.no
    // What comes from outside does not extend what is in here, unless nobody knows what it is.
    const opaque = opaqueAncestorOf(program, arg.of)
    if (opaque === undefined) return FIT.no
    if (opaque === UNRESOLVED || arg.of.name.startsWith('?') || parameter.of.name.startsWith('?')) return FIT.unknown
    return parameter.of.external === undefined ? FIT.no : FIT.unknown
  }

  /** Whether a class has a type argument that is neither above nor below the one it should have, as every wildcard asks for. */
  #isOfOthers(arg: ClassType, parameter: ClassType): boolean {
    return parameter.args.some((wanted, at) => {
      const given = arg.args[at]
      if (given?.is !== 'class' || wanted?.is !== 'class') return false
      if (isSameClass(given.of, wanted.of)) return this.#isOfOthers(given, wanted)
      return this.#fitClass(given, wanted) === FIT.no && this.#fitClass(wanted, given) === FIT.no
    })
  }

  #isSealed(cls: ClassInfo): boolean {
    if (cls.external === undefined || cls.opaque) return false
    if (/^(java\.lang|System)\.String$/.test(cls.qualified)) return true
    for (const box of this.program.dialect.boxes.values()) if (box === cls.qualified) return true
    return false
  }

  /** Whether a class with these type arguments is one with those. */
  fitTypeArguments(
    arg: ClassType,
    parameter: ClassType,
    variables: readonly TypeVariable[],
    varies = this.#varianceOf(parameter.of),
  ): number {
    let worst: number = FIT.plain
    for (const [at, wanted] of parameter.args.entries()) {
      const fit = this.#sameArgument(arg.args[at], wanted, variables, varies)
      if (fit === FIT.no) return FIT.no
      if (fit === FIT.unknown) worst = FIT.unknown
    }
    return worst
  }

  #varianceOf(cls: ClassInfo): Variance {
    if (this.program.dialect.covariant?.has(cls.qualified)) return 'narrower'
    return cls.isInterface || this.program.dialect.isVariant === true
  }

  /** `varies`: interfaces and delegates may take what is wider or narrower; which of them do is known of few. */
  #sameArgument(
    given: Type | undefined,
    wanted: Type | undefined,
    variables: readonly TypeVariable[],
    varies: Variance,
  ): number {
    if (given === undefined || wanted === undefined) return FIT.unknown
    if (wanted.is === 'variable') {
      if (variables.includes(wanted.variable)) return FIT.plain
      return given.is === 'variable' && given.variable === wanted.variable ? FIT.plain : FIT.unknown
    }
    if (given.is === 'class' && wanted.is === 'class') {
      if (given.of === wanted.of)
        return this.fitTypeArguments(given, wanted, variables, varies && this.#varianceOf(wanted.of))
      const fit = this.#fitClass(given, wanted, variables)
      if (!varies) return given.of.opaque || wanted.of.opaque ? FIT.unknown : FIT.no
      return fit === FIT.no && varies !== 'narrower' ? this.#fitClass(wanted, given, variables) : fit
    }
    if (given.is === 'array' && wanted.is === 'array') return this.#sameArgument(given.of, wanted.of, variables, varies)
    if (given.is === 'variable')
      return varies && wanted.is === 'class' && given.variable.bounds.length > 0 ? FIT.unknown : FIT.no
    if (given.is === 'primitive' && wanted.is === 'primitive') return given === wanted ? FIT.plain : FIT.no
    return this.fit(given, wanted, variables) === FIT.no ? FIT.no : FIT.plain
  }

  #fitDeferred(arg: DeferredType, parameter: Type): number {
    if (parameter.is !== 'class') return FIT.no
    const delegate = delegateOf(this.program, parameter)
    if (delegate.of.opaque) return FIT.unknown
    const method = functionalMethodOf(this.program, delegate.of)
    if (!method) return FIT.no
    const parameters = parameterTypesOf(this.program, method)
    const { receiverFunctions, functionTypes } = this.program.dialect
    const receivers = receiverFunctions !== undefined && delegate.of.name.startsWith(receiverFunctions) ? 1 : 0
    if (arg.parameters >= 0 && parameters && parameters.length - receivers !== arg.parameters) {
      const isTakenApart = this.program.dialect.oneAsSeveral && parameters.length === 1 && arg.parameters > 1
      return isTakenApart ? FIT.boxed : FIT.no
    }
    if (functionTypes?.test(delegate.of.name) === false) {
      // A function's type is nearer than an interface that a lambda may stand for; not every interface may.
      const isOurs = delegate.of.file !== undefined && delegate.of.file.file.language !== 'java'
      return isOurs && !delegate.of.has(FLAG.functional) ? FIT.no : FIT.boxed
    }
    if (arg.reference) return FIT.plain
    const isVoid = method.text.type === 'void'
    if (arg.shape === SHAPE.statements && !isVoid) return FIT.no
    if ((arg.shape === SHAPE.value || arg.shape === SHAPE.returning) && isVoid) return FIT.no
    return FIT.plain
  }

  /** Finds what type variables must be for an argument to fit. */
  infer(
    parameter: Type | undefined,
    arg: Type | undefined,
    variables: readonly TypeVariable[],
    bindings: Bindings,
  ): void {
    if (parameter === undefined || arg === undefined) return
    switch (parameter.is) {
      case 'variable':
        if (
          !variables.includes(parameter.variable) ||
          arg.is === 'deferred' ||
          arg.is === 'null' ||
          arg.is === 'typeName' ||
          arg.is === 'package'
        )
          return
        bindings.set(parameter.variable, this.#together(parameter.variable, bindings, this.boxed(arg)))
        return
      case 'array':
        if (arg.is === 'array') this.infer(parameter.of, arg.of, variables, bindings)
        return
      case 'union':
        // A variable by itself takes what nothing else of it takes.
        for (const one of parameter.of) if (one.is !== 'variable') this.infer(one, arg, variables, bindings)
        for (const one of parameter.of) if (one.is === 'variable') this.infer(one, arg, variables, bindings)
        return
      case 'class': {
        if (arg.is === 'variable') {
          this.infer(parameter, upperBoundOf(this.program, arg.variable), variables, bindings)
          return
        }
        const given = arg.is === 'array' ? this.asList(arg) : arg
        if (given?.is !== 'class' || parameter.args.length === 0) return
        const seen = asAncestor(this.program, given, parameter.of)
        if (seen) for (const [at, one] of parameter.args.entries()) this.infer(one, seen.args[at], variables, bindings)
        return
      }
      default:
        return
    }
  }

  /**
   * What a type parameter is of which two arguments tell: the first says so, unless the second is something else. If they have nothing in
   * common, nobody knows, and a third one does not tell either.
   */
  #together(variable: TypeVariable, bindings: Bindings, also: Type): Type | undefined {
    const known = bindings.get(variable)
    const { comparesTypeArguments } = this.program.dialect
    if (known === undefined) return comparesTypeArguments && bindings.has(variable) ? undefined : also
    if (!comparesTypeArguments || known.is !== 'class' || also.is !== 'class') return known
    if (known.of === also.of || known.of.opaque || also.of.opaque) return known
    if (this.#fitClass(known, also) !== FIT.no || this.#fitClass(also, known) !== FIT.no) return known
    const { root } = this.program.dialect
    for (const ancestor of ancestorsOf(this.program, known.of).keys())
      if (ancestor.qualified !== root && asAncestor(this.program, also, ancestor))
        return asAncestor(this.program, known, ancestor)
    return undefined
  }

  /** An array as the list that it is, where the language has it so. */
  asList(array: ArrayType): ClassType | undefined {
    const { listOfArrays, standard } = this.program.dialect
    const cls = listOfArrays === undefined ? undefined : standard.get(listOfArrays)
    return cls && classType(cls, [array.of])
  }

  boxed(type: Type): Type {
    if (type.is !== 'primitive') return type
    const box = this.program.dialect.boxes.get(type.name)
    const cls = box === undefined ? undefined : this.program.dialect.standard.get(box)
    return cls ? classType(cls) : type
  }
}
