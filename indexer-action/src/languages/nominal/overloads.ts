/**
 * Which of several methods a call means: by number of arguments, then by their types, then the most specific one.
 *
 * The rules are those of Java's three phases (plain, boxing, variadic). An argument of unknown type fits everything, so
 * where it decides, several candidates remain and all of them are returned.
 */
import type { ClassInfo, MemberInfo } from './classes.ts'
import { asAncestor, opaqueAncestorOf, UNRESOLVED } from './inheritance.ts'
import { FLAG, SHAPE } from './ir.ts'
import { parameterTypesOf, viewOf } from './member-types.ts'
import { functionalMethodOf } from './members.ts'
import { sameErasure } from './overriding.ts'
import type { Program } from './program.ts'
import {
  type Bindings,
  type ClassType,
  classType,
  type DeferredType,
  primitive,
  substitute,
  type Type,
  type TypeVariable,
} from './types.ts'
import { boundOf } from './written-types.ts'

/** How an argument fits: not at all, as it is, boxed, or nobody knows. */
export const FIT = { no: 0, plain: 1, boxed: 2, unknown: 3 } as const

const WIDER: Record<string, string> = {
  byte: 'short int long float double',
  short: 'int long float double',
  char: 'int long float double',
  int: 'long float double',
  long: 'float double',
  float: 'double',
}

export class Overloads {
  readonly #program: Program

  constructor(program: Program) {
    this.#program = program
  }

  /** Candidates that remain; empty when none fits. `owner` gives the receiver's view of a member's types. */
  choose(
    candidates: readonly MemberInfo[],
    args: readonly (Type | undefined)[],
    view: (member: MemberInfo) => Bindings,
  ): MemberInfo[] {
    if (candidates.length < 2) return [...candidates]
    let byPhase: { member: MemberInfo; phase: number; types: readonly (Type | undefined)[] }[] = []
    for (const member of candidates) {
      const declared = parameterTypesOf(this.#program, member)
      if (!declared) {
        // A library's method whose parameters the table leaves out.
        byPhase.push({ member, phase: 4, types: [] })
        continue
      }
      const bindings = view(member)
      const types = bindings.size === 0 ? declared : declared.map((type) => substitute(type, bindings))
      const phase = this.#phase(member, types, args)
      if (phase > 0) byPhase.push({ member, phase, types })
    }
    if (byPhase.length === 0) return []
    const best = Math.min(...byPhase.map((c) => c.phase))
    byPhase = byPhase.filter((c) => c.phase === best)
    if (byPhase.length === 1) return [(byPhase[0] as { member: MemberInfo }).member]
    const expand = (c: (typeof byPhase)[number]) => (best === 3 ? this.#spread(c.types, args.length) : c.types)
    const winners = byPhase.filter((one) =>
      byPhase.every((other) => one === other || this.#moreSpecific(expand(one), expand(other), args, other.member)),
    )
    if (winners.length === 1) return winners.map((c) => c.member)
    // Equal signatures (an interface's and a class's): the nearest comes first.
    if (
      winners.length > 1 &&
      winners.every((c) => c.types.every((t, at) => sameErasure(this.#program, t, winners[0]?.types[at])))
    )
      return [(winners[0] as { member: MemberInfo }).member]
    return byPhase.map((c) => c.member)
  }

  /** 1 plain, 2 with boxing, 3 variadic; 0 when it does not fit. */
  #phase(member: MemberInfo, types: readonly (Type | undefined)[], args: readonly (Type | undefined)[]): number {
    const required = member.text.required ?? types.length
    if (types.length === args.length || (args.length < types.length && args.length >= required)) {
      let phase = 1
      for (let at = 0; at < args.length && phase > 0; at++) {
        const fit = this.fit(args[at], types[at], member.typeParameters)
        if (fit === FIT.no) phase = 0
        else if (fit === FIT.boxed) phase = 2
      }
      if (phase > 0) return phase
    }
    if (!member.has(FLAG.variadic) || args.length < types.length - 1) return 0
    const spread = this.#spread(types, args.length)
    return args.every((arg, at) => this.fit(arg, spread[at], member.typeParameters) !== FIT.no) ? 3 : 0
  }

  #spread(types: readonly (Type | undefined)[], count: number): (Type | undefined)[] {
    const last = types.at(-1)
    const element = last?.is === 'array' ? last.of : undefined
    return Array.from({ length: count }, (_, at) => (at < types.length - 1 ? types[at] : element))
  }

  #moreSpecific(
    one: readonly (Type | undefined)[],
    other: readonly (Type | undefined)[],
    args: readonly (Type | undefined)[],
    otherMember: MemberInfo,
  ): boolean {
    return args.every((arg, at) => {
      const a = one[at]
      const b = other[at]
      if (arg === undefined && !sameErasure(this.#program, a, b)) return false
      if (arg?.is === 'deferred') return this.#fitsBetter(arg, a, b)
      // Nothing that the argument is besides is nearer than the very class that it is.
      if (arg?.is === 'class' && a?.is === 'class' && arg.of === a.of) return true
      const fit = this.fit(a, b, otherMember.typeParameters)
      return fit === FIT.plain || (fit === FIT.unknown && a === undefined)
    })
  }

  /** Of two functional interfaces, the one whose result suits the lambda. */
  #fitsBetter(arg: DeferredType, a: Type | undefined, b: Type | undefined): boolean {
    // A parameter that is anything at all says less than one that is a function.
    if (a?.is === 'variable' || b?.is === 'variable') return a?.is !== 'variable'
    const one = this.#resultOf(a)
    const other = this.#resultOf(b)
    if (one === undefined || other === undefined) return true
    const voidOne = one === 'void'
    const voidOther = other === 'void'
    if (voidOne !== voidOther) return arg.shape === SHAPE.statements ? voidOne : voidOther
    return true
  }

  #resultOf(type: Type | undefined): string | undefined {
    if (type?.is !== 'class') return undefined
    const method = functionalMethodOf(this.#program, type.of)
    return method?.text.type
  }

  fit(arg: Type | undefined, parameter: Type | undefined, variables: readonly TypeVariable[] = []): number {
    const program = this.#program
    if (arg === undefined || parameter === undefined) return FIT.unknown
    if (parameter.is === 'variable') {
      if (arg.is === 'variable' && arg.variable === parameter.variable) return FIT.plain
      const bound = boundOf(program, parameter.variable)
      const own = variables.includes(parameter.variable)
      if (arg.is === 'primitive') return own ? FIT.boxed : FIT.no
      if (arg.is === 'deferred') return FIT.unknown
      if (!own && arg.is !== 'null') return arg.is === 'variable' ? FIT.no : FIT.unknown
      if (bound === undefined) return FIT.plain
      const fit = this.fit(arg, bound, variables)
      return fit
    }
    switch (arg.is) {
      case 'deferred':
        return this.#fitDeferred(arg, parameter)
      case 'null':
        return parameter.is === 'primitive' ? FIT.no : FIT.plain
      case 'variable':
        return this.fit(boundOf(program, arg.variable), parameter, variables)
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
        if (parameter.is === 'class') return this.#fitClass(arg, parameter)
        if (parameter.is === 'primitive') {
          for (const [name, box] of program.dialect.boxes)
            if (box === arg.of.qualified) return this.fit(primitive(name), parameter) === FIT.plain ? FIT.boxed : FIT.no
          return arg.of.opaque ? FIT.unknown : FIT.no
        }
        return arg.of.opaque ? FIT.unknown : FIT.no
      }
      default:
        return FIT.unknown
    }
  }

  #fitClass(arg: ClassType, parameter: ClassType): number {
    const program = this.#program
    if (arg.of === parameter.of || parameter.of.qualified === program.dialect.root) return FIT.plain
    if (asAncestor(program, arg, parameter.of)) return FIT.plain
    // What comes from outside does not extend what is in here, unless nobody knows what it is.
    const opaque = opaqueAncestorOf(program, arg.of)
    if (opaque === undefined) return FIT.no
    if (opaque === UNRESOLVED || arg.of.name.startsWith('?') || parameter.of.name.startsWith('?')) return FIT.unknown
    return parameter.of.external === undefined ? FIT.no : FIT.unknown
  }

  #fitDeferred(arg: DeferredType, parameter: Type): number {
    if (parameter.is !== 'class') return FIT.no
    if (parameter.of.opaque) return FIT.unknown
    const method = functionalMethodOf(this.#program, parameter.of)
    if (!method) return FIT.no
    const parameters = parameterTypesOf(this.#program, method)
    if (arg.parameters >= 0 && parameters && parameters.length !== arg.parameters) return FIT.no
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
        if (bindings.get(parameter.variable) === undefined) bindings.set(parameter.variable, this.boxed(arg))
        return
      case 'array':
        if (arg.is === 'array') this.infer(parameter.of, arg.of, variables, bindings)
        return
      case 'class': {
        if (arg.is === 'variable') {
          this.infer(parameter, boundOf(this.#program, arg.variable), variables, bindings)
          return
        }
        if (arg.is !== 'class' || parameter.args.length === 0) return
        const seen = asAncestor(this.#program, arg, parameter.of)
        if (seen) for (const [at, one] of parameter.args.entries()) this.infer(one, seen.args[at], variables, bindings)
        return
      }
      default:
        return
    }
  }

  boxed(type: Type): Type {
    if (type.is !== 'primitive') return type
    const box = this.#program.dialect.boxes.get(type.name)
    const cls = box === undefined ? undefined : this.#program.dialect.standard.get(box)
    return cls ? classType(cls) : type
  }
}

/** The receiver's view of a member: what its owner's type parameters are there. */
export function viewFrom(program: Program, receiver: Type | undefined, owner: ClassInfo): Bindings {
  return viewOf(program, receiver, owner)
}
