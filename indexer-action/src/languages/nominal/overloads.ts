/**
 * Which of several methods a call means: by number of arguments, then by their types, then the most specific one.
 *
 * The rules are those of Java's three phases (plain, boxing, variadic). An argument of unknown type fits everything, so
 * where it decides, several candidates remain and all of them are returned.
 */
import type { ClassInfo, MemberInfo } from './classes.ts'
import { FIT, Fitting } from './fitting.ts'
import { asAncestor } from './inheritance.ts'
import { FLAG, LAST_PARAMETER, SHAPE } from './ir.ts'
import { parameterTypesOf, viewOf } from './member-types.ts'
import { delegateOf, functionalMethodOf } from './members.ts'
import { isSameClass, sameErasure } from './overriding.ts'
import type { Program } from './program.ts'
import {
  type Bindings,
  type ClassType,
  type DeferredType,
  mentions,
  substitute,
  type Type,
  type TypeVariable,
} from './types.ts'

/** A signed number is nearer than these unsigned ones, which it is not converted to. */
const UNSIGNED_BESIDE: Record<string, ReadonlySet<string>> = {
  sbyte: new Set(['byte', 'ushort', 'uint', 'ulong']),
  short: new Set(['ushort', 'uint', 'ulong']),
  int: new Set(['uint', 'ulong']),
  long: new Set(['ulong']),
}

/** Of more candidates that all fit none is chosen: each would be compared with each, at every call. */
const MOST_COMPARED = 256

interface Candidate {
  readonly member: MemberInfo
  readonly phase: number
  /** Of its parameters, as the receiver sees them and in the order of the arguments. */
  readonly types: readonly (Type | undefined)[]
}

export class Overloads extends Fitting {
  /**
   * Candidates that remain; empty when none fits. `view` gives the receiver's view of a member's types, `names` the
   * parameters that arguments name; `given` says that the call writes type arguments.
   */
  choose(
    candidates: readonly MemberInfo[],
    args: readonly (Type | undefined)[],
    view: (member: MemberInfo) => Bindings,
    names?: readonly (string | undefined)[],
    given = false,
  ): MemberInfo[] {
    if (candidates.length < 2) return [...candidates]
    let byPhase: Candidate[] = []
    for (const member of candidates) {
      const declared = parameterTypesOf(this.program, member)
      if (declared && !given && this.#cannotInfer(member, declared)) continue
      if (!declared) {
        // A library's method whose parameters the table leaves out.
        byPhase.push({ member, phase: 4, types: [] })
        continue
      }
      const bindings = view(member)
      const types = bindings.size === 0 ? declared : declared.map((type) => substitute(type, bindings))
      const taken = names ? inOrderOf(names, member, types) : types
      const phase = taken ? this.#phase(member, taken, args) : 0
      if (taken && phase > 0) byPhase.push({ member, phase, types: taken })
    }
    if (byPhase.length === 0) return []
    const best = Math.min(...byPhase.map((c) => c.phase))
    byPhase = byPhase.filter((c) => c.phase === best)
    if (byPhase.length === 1) return [(byPhase[0] as Candidate).member]
    const compared = byPhase.length > MOST_COMPARED ? [] : byPhase
    const winners = compared.filter((one) =>
      compared.every((other) => {
        if (one === other) return true
        if (best !== 3) return this.#moreSpecific(one.types, other.types, args, one.member, other.member)
        // Where the rest of the other one gets nothing, its elements are compared nevertheless.
        const count = Math.max(args.length, other.types.length)
        const [a, b] = [this.#spread(one.types, count), this.#spread(other.types, count)]
        return (
          this.#moreSpecific(a, b, args, one.member, other.member) &&
          (count === args.length || this.fit(a[count - 1], b[count - 1], other.member.typeParameters) !== FIT.no)
        )
      }),
    )
    if (winners.length === 1) return winners.map((c) => c.member)
    const plain = this.program.dialect.reified ? winners.filter((c) => c.member.typeParameters.length === 0) : []
    if (plain.length === 1) return plain.map((c) => c.member)
    // The one to which nothing must be added.
    const whole = winners.filter((c) => c.member.text.parameters?.length === args.length)
    if (whole.length === 1) return whole.map((c) => c.member)
    // Equal signatures (an interface's and a class's): the nearest comes first.
    const [nearest, ...others] = winners
    if (nearest && others.every((other) => this.#repeats(nearest, other))) return [nearest.member]
    const exact = this.program.dialect.reified ? mostExact(byPhase, args) : this.#certain(byPhase, args)
    return exact ? [exact.member] : byPhase.map((c) => c.member)
  }

  /**
   * The candidate that surely takes the arguments, and of each other one asks for the very type of an argument where that does not:
   * the other one would have to be more specific elsewhere, and the call be refused.
   */
  #certain(candidates: readonly Candidate[], args: readonly (Type | undefined)[]): Candidate | undefined {
    return candidates.find(
      (one) =>
        args.every((arg, at) => {
          const fit = this.fit(arg, one.types[at], one.member.typeParameters)
          return fit === FIT.plain || fit === FIT.boxed
        }) &&
        candidates.every(
          ({ types }) =>
            types === one.types ||
            args.some((arg, at) => isExactly(arg, one.types[at]) && !this.#alike(one.types[at], types[at])),
        ),
    )
  }

  /** Whether a method can be called with these arguments, as far as their types are known. */
  accepts(
    member: MemberInfo,
    args: readonly (Type | undefined)[],
    bindings: Bindings,
    names?: readonly (string | undefined)[],
  ): boolean {
    const declared = parameterTypesOf(this.program, member)
    if (!declared) return true
    const types = declared.map((type) => substitute(type, bindings))
    const taken = names ? inOrderOf(names, member, types) : types
    return taken !== undefined && this.#phase(member, taken, args) > 0
  }

  /** Whether a method has the parameters of a nearer one. What nobody knows may differ, unless it is in another class. */
  #repeats(nearer: Candidate, other: Candidate): boolean {
    return other.types.every(
      (type, at) =>
        this.#alike(type, nearer.types[at]) && (type !== undefined || other.member.owner !== nearer.member.owner),
    )
  }

  /** Whether a type parameter is in no parameter's type, where the language asks for type arguments then. */
  #cannotInfer(member: MemberInfo, types: readonly (Type | undefined)[]): boolean {
    if (!this.program.dialect.reified || types.includes(undefined)) return false
    return member.typeParameters.some((variable) => !types.some((type) => mentions(type, [variable])))
  }

  /** 1 plain, 2 with boxing, 3 variadic; 0 when it does not fit. */
  #phase(member: MemberInfo, types: readonly (Type | undefined)[], args: readonly (Type | undefined)[]): number {
    const required = member.text.required ?? types.length
    const variadic = member.has(FLAG.variadic)
    if (types.length === args.length || (!variadic && args.length < types.length && args.length >= required)) {
      let phase = 1
      for (let at = 0; at < args.length && phase > 0; at++) {
        const fit = this.fit(args[at], types[at], member.typeParameters)
        if (fit === FIT.no) phase = 0
        else if (fit === FIT.boxed) phase = 2
      }
      if (phase > 0) return phase
    }
    if (!variadic || args.length < Math.min(required, types.length - 1)) return 0
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
    member: MemberInfo,
    otherMember: MemberInfo,
  ): boolean {
    return args.every((arg, at) => {
      const a = one[at]
      const b = other[at]
      if (arg === undefined && !this.#alike(a, b)) return false
      if (arg?.is === 'deferred') return this.#fitsBetter(arg, a, b)
      // Nothing that the argument is besides is nearer than the very class that it is.
      if (arg?.is === 'class' && a?.is === 'class' && isSameClass(arg.of, a.of))
        return (
          this.#isNearer(arg, a, member, b, otherMember) ||
          (!this.#isNearer(arg, b, otherMember, a, member) && !this.#saysLess(a, b))
        )
      // What nobody knows is no nearer than that class either.
      if (arg?.is === 'class' && a === undefined && b?.is === 'class' && isSameClass(arg.of, b.of)) return false
      if (arg?.is === 'primitive' && (a === undefined) !== (b === undefined)) {
        const known = a ?? b
        if (known?.is === 'primitive' && known.name === arg.name) return a !== undefined
      }
      if (a?.is === 'primitive' && b?.is === 'primitive' && UNSIGNED_BESIDE[a.name]?.has(b.name)) return true
      const fit = this.fit(a, b, otherMember.typeParameters)
      return fit === FIT.plain || (fit === FIT.unknown && a === undefined)
    })
  }

  /** Whether nothing tells two parameters apart. */
  #alike(a: Type | undefined, b: Type | undefined): boolean {
    if (!sameErasure(this.program, a, b)) return false
    if (!this.program.dialect.reified || a?.is !== 'class' || b?.is !== 'class') return true
    return a.args.every((one, at) => one?.is === b.args[at]?.is && this.#alike(one, b.args[at]))
  }

  /** Whether of one class with two lists of type arguments the first are those of the argument, and the second are not. */
  #isNearer(arg: ClassType, a: Type | undefined, member: MemberInfo, b: Type | undefined, other: MemberInfo): boolean {
    if (!this.program.dialect.reified || a?.is !== 'class' || b?.is !== 'class' || a.of !== b.of) return false
    const exactly = (type: ClassType, variables: readonly TypeVariable[]): boolean =>
      this.fitTypeArguments(arg, type, variables, false) === FIT.plain
    return exactly(a, member.typeParameters) && !exactly(b, other.typeParameters)
  }

  /** Whether of one class with two lists of type arguments the first leaves open what the second says. */
  #saysLess(a: ClassType, b: Type | undefined): boolean {
    if (!this.program.dialect.reified || b?.is !== 'class' || b.of !== a.of) return false
    return a.args.some((one, at) => {
      const other = b.args[at]
      if (one?.is === 'class') return this.#saysLess(one, other)
      return one?.is === 'variable' && other !== undefined && other.is !== 'variable'
    })
  }

  /** Of two functional interfaces, the one that extends the other, else the one whose result suits the lambda. */
  #fitsBetter(arg: DeferredType, a: Type | undefined, b: Type | undefined): boolean {
    // A parameter that is anything at all says less than one that is a function.
    if (a?.is === 'variable' || b?.is === 'variable') return a?.is !== 'variable'
    if (a?.is === 'class' && b?.is === 'class' && a.of !== b.of) {
      if (asAncestor(this.program, a, b.of)) return true
      if (asAncestor(this.program, b, a.of)) return false
    }
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
    const method = functionalMethodOf(this.program, delegateOf(this.program, type).of)
    return method?.text.type
  }
}

/** The candidate that asks for the very types of more arguments than the others, and of all of which any other does. */
function mostExact(candidates: readonly Candidate[], args: readonly (Type | undefined)[]): Candidate | undefined {
  const exact = candidates.map(
    ({ types }) => new Set(args.flatMap((arg, at) => (isExactly(arg, types[at]) ? [at] : []))),
  )
  const best = exact.findIndex((one, nth) =>
    exact.every((other, at) => at === nth || (other.size < one.size && [...other].every((place) => one.has(place)))),
  )
  return candidates[best]
}

function isExactly(arg: Type | undefined, type: Type | undefined): boolean {
  if (arg?.is === 'primitive' && type?.is === 'primitive') return arg.name === type.name
  if (arg?.is !== 'class' || type?.is !== 'class' || !isSameClass(arg.of, type.of)) return false
  return arg.args.length === type.args.length && arg.args.every((one, at) => isExactly(one, type.args[at]))
}

/** Where a method has the parameter of that name; -1 where it has none. */
export function parameterNamed(member: MemberInfo, name: string): number {
  if (name === LAST_PARAMETER) return (member.text.parameters?.length ?? 0) - 1
  // PHP's parameters are written with a `$`, and arguments without.
  return member.text.parameters?.findIndex(([written]) => written === name || written === `$${name}`) ?? -1
}

/** Parameters as arguments that name some of them give them, the others after them; none where a name is not theirs. */
function inOrderOf(
  names: readonly (string | undefined)[],
  member: MemberInfo,
  types: readonly (Type | undefined)[],
): readonly (Type | undefined)[] | undefined {
  const places = names.map((name, at) => (name === undefined ? at : parameterNamed(member, name)))
  if (places.includes(-1)) return undefined
  const rest = types.map((_, at) => at).filter((at) => !places.includes(at))
  return [...places, ...rest].map((at) => types[at])
}

/** The receiver's view of a member: what its owner's type parameters are there. */
export function viewFrom(program: Program, receiver: Type | undefined, owner: ClassInfo): Bindings {
  return viewOf(program, receiver, owner)
}
