/** Calls, constructions, lambdas and method references. */
import type { Evidence } from '../../../../src/contract/links.ts'
import type { Destination } from '../../link/link-set-builder.ts'
import type { ClassInfo, MemberInfo, MethodGroup } from './classes.ts'
import { findVariable, sayFound, staticOutside } from './evaluate-names.ts'
import {
  after,
  classAt,
  type Evaluation,
  evaluate,
  inBlock,
  operand,
  operationAt,
  ownType,
  read,
  say,
  stringOperand,
  toClass,
  toMember,
  toOutside,
  unknown,
} from './evaluation.ts'
import { ancestorsOf, asAncestor, bindingsOf, nestedIn, subclassesOf, superclassOf } from './inheritance.ts'
import { FLAG, LAMBDA_ISOLATED, MEMBER_METHOD, OP, SHAPE } from './ir.ts'
import { parameterTypesOf, typeOfMember } from './member-types.ts'
import { functionalMethodOf, methodsNamed } from './members.ts'
import { FIT, viewFrom } from './overloads.ts'
import { overridersOf, overrides, sameErasure } from './overriding.ts'
import { UNSURE } from './program.ts'
import {
  type Bindings,
  type ClassType,
  classType,
  type DeferredType,
  mentions,
  substitute,
  type Type,
} from './types.ts'
import { typeOfText } from './written-types.ts'

interface Arguments {
  types: (Type | undefined)[]
  /** Where each stands in the code. */
  at: number[]
}

/** Reads arguments; lambdas and method references wait until it is known what takes them. */
function readArguments(e: Evaluation, from: number, end: number): Arguments {
  const args: Arguments = { types: [], at: [] }
  for (let child = from; child < end; child = after(e, child)) {
    if (operationAt(e, child) === OP.type) break
    args.at.push(child)
    args.types.push(deferred(e, child) ?? evaluate(e, child))
  }
  return args
}

function deferred(e: Evaluation, at: number): DeferredType | undefined {
  if (operationAt(e, at) === OP.lambda)
    return { is: 'deferred', at, parameters: operand(e, at, 0), shape: operand(e, at, 2), reference: false }
  if (operationAt(e, at) === OP.methodReference) {
    // `int[]::new` takes a length; how many others take depends on what they name.
    const array = operationAt(e, at + 5) === OP.typeArray
    return { is: 'deferred', at, parameters: array ? 1 : -1, shape: SHAPE.droppable, reference: true }
  }
  return undefined
}

/** Reads the arguments that waited, for a method whose types are known now, and says what it returns. */
function finish(
  e: Evaluation,
  args: Arguments,
  member: MemberInfo | undefined,
  view: Bindings,
  expected: Type | undefined,
  constructed?: ClassType,
): Type | undefined {
  const { program, overloads } = e
  const parameters = member && parameterTypesOf(program, member)
  const variables = member
    ? constructed
      ? [...constructed.of.typeParameters, ...member.typeParameters]
      : member.typeParameters
    : []
  const bindings: Bindings = new Map(view)
  const parameterAt = (at: number): Type | undefined => {
    if (!parameters || !member) return undefined
    if (
      member.has(FLAG.variadic) &&
      at >= parameters.length - 1 &&
      !(at === parameters.length - 1 && args.types.length === parameters.length && args.types[at]?.is === 'array')
    ) {
      const last = parameters.at(-1)
      return last?.is === 'array' ? last.of : undefined
    }
    return parameters[at]
  }
  const result = constructed ?? (member && typeOfMember(program, member))
  if (member && variables.length > 0) {
    for (const [at, type] of args.types.entries()) overloads.infer(parameterAt(at), type, variables, bindings)
    if (expected)
      overloads.infer(
        result,
        expected,
        variables.filter((v) => !bindings.has(v)),
        bindings,
      )
  }
  args.types.forEach((type, at) => {
    if (type?.is !== 'deferred') return
    const parameter = parameterAt(at)
    const target = classAt(e, substitute(parameter, bindings))
    const given = evaluate(e, type.at, target)
    if (!target || parameter?.is !== 'class' || variables.length === 0) return
    const method = functionalMethodOf(program, target.of)
    // What the lambda gives tells the method's own variables: `map(x -> x.name())`.
    const wanted = method && substitute(typeOfMember(program, method), viewFrom(program, parameter, method.owner))
    overloads.infer(wanted, given, variables, bindings)
  })
  if (!member) return undefined
  if (member.text.name === 'getClass' && member.owner.qualified === program.dialect.root) return result
  const type = substitute(result, bindings)
  // A variable that nothing decided stands for its bound.
  return type
}

/** A group of methods by name, chosen among by arguments. */
function choose(
  e: Evaluation,
  group: { readonly methods: readonly MemberInfo[] },
  args: Arguments,
  receiver: Type | undefined,
): readonly MemberInfo[] {
  const { methods } = group
  if (methods.length < 2) return methods
  const chosen = e.overloads.choose(methods, args.types, (member) => viewFrom(e.program, receiver, member.owner))
  if (chosen.length > 0) return chosen
  // Nothing fits, so some type was read wrongly: the number of arguments is surer.
  const byCount = methods.filter((member) => {
    const count = member.text.parameters?.length
    return (
      count === undefined ||
      count === args.types.length ||
      (member.has(FLAG.variadic) && args.types.length >= count - 1)
    )
  })
  return byCount.length > 0 ? byCount : methods
}

function destinationOf(members: readonly MemberInfo[]): Destination {
  const [first] = members
  return members.length === 1 && first ? toMember(first) : { to: 'one_of', options: members.map(toMember) }
}

function sayCall(
  e: Evaluation,
  at: number,
  members: readonly MemberInfo[],
  evidence: Evidence,
  confidence?: number,
): void {
  say(
    e,
    at,
    'call',
    destinationOf(members),
    members.length === 1 ? evidence : 'ambiguous',
    members.length === 1 ? confidence : undefined,
  )
}

function returned(
  e: Evaluation,
  members: readonly MemberInfo[],
  args: Arguments,
  receiver: Type | undefined,
  expected: Type | undefined,
): Type | undefined {
  const [first, ...others] = members
  if (first && others.length === 0) return finish(e, args, first, viewFrom(e.program, receiver, first.owner), expected)
  // Several remain: what is passed to them is read without them, and a type that all of them return is the type.
  finish(e, args, undefined, new Map(), undefined)
  const type = first && typeOfMember(e.program, first)
  return others.every((other) => type !== undefined && sameErasure(e.program, type, typeOfMember(e.program, other)))
    ? type
    : undefined
}

function call(e: Evaluation, at: number, expected: Type | undefined): Type | undefined {
  const typeArgumentCount = operand(e, at, 3)
  const hasObject = operand(e, at, 4) === 1
  let child = at + 7
  let receiver: Type | undefined
  const object = child
  if (hasObject) {
    receiver = evaluate(e, child)
    child = after(e, child)
  }
  const given: (Type | undefined)[] = []
  for (let count = 0; count < typeArgumentCount; count++) {
    given.push(evaluate(e, child))
    child = after(e, child)
  }
  const args = readArguments(e, child, after(e, at))
  const type = hasObject ? callOn(e, at, object, receiver, args, expected) : callByName(e, at, args, expected)
  if (given.length > 0 && type?.is === 'variable') return given[0]
  return type
}

function callByName(e: Evaluation, at: number, args: Arguments, expected: Type | undefined): Type | undefined {
  const name = stringOperand(e, at, 0)
  let opaque: ClassInfo | undefined
  const value = e.program.dialect.methodGroups ? callValue(e, at, args) : undefined
  if (value) return value.type
  for (let depth = e.frames.length - 1; depth >= 0; depth--) {
    const frame = e.frames[depth]
    if (frame?.is !== 'class') continue
    const group = methodsNamed(e.program, frame.cls, name)
    if (group.methods.length > 0) {
      const receiver = ownType(frame.cls)
      const chosen = choose(e, group, args, receiver)
      const near = chosen[0]?.owner.file === e.file
      sayCall(e, at, chosen, near ? 'same_file' : 'type', opaque === undefined ? undefined : 70)
      return returned(e, chosen, args, receiver, expected)
    }
    opaque ??= group.opaque
  }
  const imported = staticMethods(e, name)
  if (imported.methods.length > 0) {
    const chosen = choose(e, imported, args, undefined)
    sayCall(e, at, chosen, 'import')
    return returned(e, chosen, args, undefined, expected)
  }
  const outside = staticOutside(e, name) ?? imported.opaque ?? opaque
  if (outside?.external !== undefined) {
    say(e, at, 'call', toOutside(outside, name), staticOutside(e, name) ? 'import' : 'type')
    return outsideResult(e, outside, args, undefined)
  }
  finish(e, args, undefined, new Map(), undefined)
  return unknown(e, at, 'call')
}

/** A variable or field that holds a function: what it holds is called. */
function callValue(e: Evaluation, at: number, args: Arguments): { type: Type | undefined } | undefined {
  const { found } = findVariable(e, stringOperand(e, at, 0))
  if (!found) return undefined
  const destination = found.is === 'local' ? { to: 'local' as const, index: found.local.index } : toMember(found.member)
  say(e, at, found.is === 'local' ? 'read' : 'call_indirect', destination, 'same_file')
  const cls = classAt(e, found.is === 'local' ? found.local.type : found.type)
  const invoked = cls && functionalMethodOf(e.program, cls.of)
  const view = invoked ? viewFrom(e.program, cls, invoked.owner) : new Map()
  return { type: finish(e, args, invoked, view, undefined) }
}

/** Methods that static imports bring, and a class outside that may have it. */
function staticMethods(e: Evaluation, name: string): MethodGroup {
  const group: MethodGroup = { methods: [], opaque: undefined }
  for (const one of e.file.file.surface.imports) {
    if (!one.static) continue
    const cut = one.all ? one.path.length : one.path.lastIndexOf('.')
    if (!one.all && one.path.slice(cut + 1) !== name) continue
    const cls = e.program.qualified(one.path.slice(0, cut), e.file)
    const found = methodsNamed(e.program, cls, name).methods
    for (const method of found) if (!group.methods.includes(method)) group.methods.push(method)
    if (found.length === 0 && cls.opaque) group.opaque ??= cls
  }
  return group
}

/** `f()` where a function is never a method. */
function callFunction(e: Evaluation, at: number, expected: Type | undefined): Type | undefined {
  const args = readArguments(e, at + 6, after(e, at))
  const name = stringOperand(e, at, 0)
  const found = e.program.dialect.resolveFunction?.(e.program, stringOperand(e, at, 3), e.file)
  const made = e.program.dialect.produces?.(e.program, name, args.types)
  if (!found) {
    finish(e, args, undefined, new Map(), undefined)
    unknown(e, at, 'call')
    return made
  }
  sayFound(e, at, 'call', found)
  if (found.is === 'outside') {
    if (found.type !== undefined || found.package.startsWith('std:') || made) {
      finish(e, args, undefined, new Map(), undefined)
      return made ?? typeOfText(e.program, found.type, { file: e.file, cls: undefined, member: undefined })
    }
    return outsideResult(e, e.program.outsideIn(found.package), args, undefined)
  }
  const [first] = found.members
  const type = finish(e, args, found.members.length === 1 ? first : undefined, new Map(), expected)
  return made ?? type
}

function callOn(
  e: Evaluation,
  at: number,
  object: number,
  receiver: Type | undefined,
  args: Arguments,
  expected: Type | undefined,
): Type | undefined {
  const name = stringOperand(e, at, 0)
  const { program } = e
  if (receiver?.is === 'array') {
    const root = program.dialect.standard.get(program.dialect.root)
    if (root) say(e, at, 'call', toOutside(root, name), 'type')
    finish(e, args, undefined, new Map(), undefined)
    if (name !== 'getClass') return name === 'clone' ? receiver : undefined
    const cls = program.dialect.standard.inTable('Class')
    return cls && classType(cls, [receiver])
  }
  const cls = classAt(e, receiver)
  if (!cls) {
    finish(e, args, undefined, new Map(), undefined)
    if (receiver?.is === 'package' && !program.hasPackage(receiver.name)) {
      say(
        e,
        at,
        'call',
        { to: 'external', package: program.dialect.packageOf(`${receiver.name}.X`), name },
        'import',
        60,
      )
      return undefined
    }
    return unknown(e, at, 'call')
  }
  const seen = methodsOf(e, receiver, cls, name)
  const { group } = seen
  if (group.methods.length === 0) {
    const extended = extensionOf(e, name, receiver, args)
    if (extended) {
      sayCall(e, at, [extended], 'type')
      const all = { types: [receiver, ...args.types], at: [object, ...args.at] }
      return returned(e, [extended], all, undefined, expected)
    }
    const forwarded = forwardedMethods(e, cls.of, name)
    if (forwarded.length > 0) {
      say(e, at, 'call', destinationOf(forwarded), forwarded.length > 1 ? 'ambiguous' : 'dynamic')
      return returned(e, forwarded, args, forwarded[0] && classType(forwarded[0].owner), expected)
    }
    const outside = group.opaque
    if (outside?.name === UNSURE && program.hasMethod(name)) {
      finish(e, args, undefined, new Map(), undefined)
      return unknown(e, at, 'call')
    }
    if (outside?.external === undefined) {
      finish(e, args, undefined, new Map(), undefined)
      if (cls.of.external !== undefined) {
        say(e, at, 'call', toOutside(cls.of, name), 'type')
        return outsideResult(e, cls.of, args, cls)
      }
      return unknown(e, at, 'call')
    }
    say(e, at, 'call', toOutside(outside, name), 'type')
    return outsideResult(e, outside, args, cls)
  }
  const chosen = choose(e, group, args, seen.cls)
  if (chosen[0]?.has(FLAG.forwards)) {
    // Promised by a comment: its type is known, and where it really is only if the comment says so.
    const forwarded = forwardedMethods(e, cls.of, name)
    if (forwarded.length > 0)
      say(e, at, 'call', destinationOf(forwarded), forwarded.length > 1 ? 'ambiguous' : 'dynamic')
    else unknown(e, at, 'call')
    return returned(e, chosen, args, seen.cls, expected)
  }
  sayCall(e, at, chosen, 'type')
  sayOverriders(e, at, object, cls, chosen)
  sayReflection(e, at, cls, chosen, args)
  const type = program.dialect.produces?.(program, name, args.types) ?? returned(e, chosen, args, seen.cls, expected)
  if (name === 'getClass' && args.types.length === 0 && type?.is === 'class') return classType(type.of, [cls])
  return type
}

/** A static method of ours that takes the receiver as its first argument. */
function extensionOf(e: Evaluation, name: string, receiver: Type | undefined, args: Arguments): MemberInfo | undefined {
  if (!e.program.dialect.extensionMethods || receiver?.is === 'typeName') return undefined
  const candidates = e.program.extensions(name)
  if (candidates.length === 0) return undefined
  const types = [receiver, ...args.types]
  const fitting = candidates.filter((one) => {
    const [first] = parameterTypesOf(e.program, one) ?? []
    return e.overloads.fit(receiver, first, one.typeParameters) !== FIT.no
  })
  const chosen = e.overloads.choose(fitting, types, () => new Map())
  return chosen[0] ?? (fitting.length === 1 ? fitting[0] : undefined)
}

/** Methods of a value; of one that may be several things, of the first that has any. */
function methodsOf(
  e: Evaluation,
  receiver: Type | undefined,
  cls: ClassType,
  name: string,
): { group: MethodGroup; cls: ClassType } {
  if (receiver?.is === 'union')
    for (const one of receiver.of) {
      const candidate = classAt(e, one)
      const group = candidate && methodsNamed(e.program, candidate.of, name)
      if (candidate && group && group.methods.length > 0) return { group, cls: candidate }
    }
  const group = methodsNamed(e.program, cls.of, name)
  if (receiver?.is === 'union' && !group.opaque)
    for (const one of receiver.of) {
      const candidate = classAt(e, one)
      const other = candidate && methodsNamed(e.program, candidate.of, name)
      if (candidate && other?.opaque) return { group: other, cls: candidate }
    }
  return { group, cls }
}

/** Members that a class answers to without having them: mixins, what a facade stands for, users of a trait. */
function forwardedMethods(e: Evaluation, cls: ClassInfo, name: string, seen: Set<ClassInfo> = new Set()): MemberInfo[] {
  if (seen.has(cls) || seen.size > 20) return []
  seen.add(cls)
  const found: MemberInfo[] = []
  for (const other of e.program.dialect.otherNames?.(name, false) ?? []) {
    const [method] = methodsNamed(e.program, cls, other).methods
    if (method?.symbol !== undefined) return [method]
  }
  for (const owner of [cls, ...ancestorsOf(e.program, cls).keys()])
    for (const text of owner.text.forwardsTo ?? e.program.dialect.forwards?.[owner.qualified] ?? []) {
      const target = classAt(e, typeOfText(e.program, text, { file: owner.file, cls: owner, member: undefined }))
      if (!target) continue
      const methods = methodsNamed(e.program, target.of, name).methods.filter((m) => !m.has(FLAG.forwards))
      for (const method of methods.length > 0 ? methods : forwardedMethods(e, target.of, name, seen))
        if (!found.includes(method)) found.push(method)
      if (found.length > 0) return found
    }
  if (cls.has(FLAG.trait))
    for (const user of subclassesOf(e.program, cls))
      for (const method of methodsNamed(e.program, user, name).methods.slice(0, 1))
        if (!found.includes(method)) found.push(method)
  return found.length > MOST_CANDIDATES ? [] : found
}

const MOST_CANDIDATES = 8

/**
 * A call through a base type reaches what subclasses make of the method. Where the receiver was constructed in sight it
 * is that class's; a method without a body reaches those implementations whose class this file constructs. All others
 * are left to the `overrides` links: a mock or an injected service never meets most of them.
 */
function sayOverriders(
  e: Evaluation,
  at: number,
  object: number,
  declared: ClassType,
  chosen: readonly MemberInfo[],
): void {
  const [method] = chosen
  if (chosen.length !== 1 || !method || method.has(FLAG.static) || operationAt(e, object) === OP.parent) return
  const made = operationAt(e, object) === OP.name ? madeAt(e, stringOperand(e, object, 0)) : undefined
  if (operationAt(e, object) === OP.construct) return
  if (made) {
    for (const { of: cls } of made) {
      if (cls === declared.of) continue
      const nearest: MemberInfo | undefined = methodsNamed(e.program, cls, method.text.name).methods.find(
        (m: MemberInfo) => m === method || overrides(e.program, m, method, cls),
      )
      if (nearest && nearest !== method && nearest.symbol !== undefined)
        say(e, at, 'call_indirect', toMember(nearest), 'dynamic', 80)
    }
    return
  }
  if (!method.has(FLAG.abstract)) return
  const overriders = overridersOf(e.program, method)
  if (overriders.length === 0 || overriders.length > MOST_OVERRIDERS) return
  for (const one of overriders)
    if (one.symbol !== undefined && e.constructed.has(one.owner.name))
      say(e, at, 'call_indirect', toMember(one), 'dynamic')
}

const MOST_OVERRIDERS = 8

/** A member that is asked for by its name in quotes: whoever asks means to call it. */
function sayReflection(
  e: Evaluation,
  at: number,
  receiver: ClassType,
  chosen: readonly MemberInfo[],
  args: Arguments,
): void {
  if (chosen[0]?.owner.external === undefined) return
  const rule = e.program.dialect.reflection?.(`${chosen[0].owner.name}.${chosen[0].text.name}`)
  if (!rule) return
  const named = rule.owner === 'receiver' ? receiver : classAt(e, args.types[rule.owner])
  const owner = classAt(e, named?.args[0])?.of
  if (!owner || owner.external !== undefined) return
  const literal = rule.name === undefined ? undefined : args.at[rule.name]
  const name =
    literal !== undefined && operationAt(e, literal) === OP.literal && (e.code[literal + 1] as number) > 3
      ? stringOperand(e, literal, 1)
      : undefined
  const members =
    rule.name === undefined
      ? owner.constructors
      : name === undefined
        ? []
        : methodsNamed(e.program, owner, name).methods
  const ours = members.filter((member) => member.symbol !== undefined)
  if (ours.length > 0) say(e, at, 'call_indirect', destinationOf(ours), 'dynamic')
}

/** Classes that were put into a variable where it can be seen. */
function madeAt(e: Evaluation, name: string): readonly ClassType[] | undefined {
  for (let depth = e.frames.length - 1; depth >= 0; depth--) {
    const frame = e.frames[depth]
    const local = frame?.is === 'block' ? frame.names.get(name) : undefined
    if (local) return local.made
  }
  return undefined
}

/**
 * What an unknown method outside returns is outside too, unless something of ours went in that may come out again:
 * type arguments, classes, lambdas.
 */
function outsideResult(
  e: Evaluation,
  cls: ClassInfo,
  args: Arguments,
  receiver: ClassType | undefined,
): Type | undefined {
  finish(e, args, undefined, new Map(), undefined)
  const ours = (type: Type | undefined): boolean => {
    if (type === undefined) return true
    switch (type.is) {
      case 'class':
        return type.of.external === undefined || type.args.some(ours)
      case 'array':
        return ours(type.of)
      case 'variable':
      case 'deferred':
      case 'typeName':
        return true
      default:
        return false
    }
  }
  const unsure = cls.name === UNSURE || args.types.some(ours) || receiver?.args.some(ours)
  return classType(e.program.resultFrom(cls, unsure))
}

function construct(e: Evaluation, at: number, expected: Type | undefined): Type | undefined {
  const bodyType = operand(e, at, 0)
  let child = at + 4
  let outer: Type | undefined
  if (operand(e, at, 1) === 1) {
    outer = evaluate(e, child)
    child = after(e, child)
  }
  const typeAt = child
  const args = readArguments(e, after(e, typeAt), after(e, at))
  let type: Type | undefined
  const inner = classAt(e, outer)
  if (inner && operationAt(e, typeAt) === OP.typeName) {
    const cls = nestedIn(e.program, inner.of, stringOperand(e, typeAt, 0))
    if (cls) {
      say(e, typeAt, 'read', toClass(cls), 'type')
      type = classType(cls)
    } else unknown(e, typeAt, 'read')
  } else {
    e.typeUse = 'read'
    type = evaluate(e, typeAt)
    e.typeUse = 'type'
  }
  // `new(…)` makes what is expected.
  if (operationAt(e, typeAt) === OP.typeInferred && bodyType < 0) {
    const cls = classAt(e, expected)
    const [member] = cls ? choose(e, { methods: constructorsOf(e, cls.of) }, args, undefined) : []
    finish(e, args, member, cls ? bindingsOf(cls) : new Map(), undefined)
    return cls
  }
  if (type?.is === 'class') {
    const cls = type.of
    if (bodyType >= 0) {
      // The anonymous class has no name: its supertype's constructor runs, and the super class stands for it.
      say(e, typeAt, 'call', toClass(cls), 'type')
      finish(e, args, undefined, new Map(), undefined)
    } else type = sayConstruction(e, typeAt, type, args, expected)
  } else finish(e, args, undefined, new Map(), undefined)
  for (let body = after(e, typeAt); body < after(e, at); body = after(e, body))
    if (operationAt(e, body) === OP.type) {
      evaluate(e, body)
      const cls = e.file.classes[bodyType]
      if (cls) return classType(cls)
    }
  return type
}

/** Constructors of a class; where they are methods, inherited ones of ours too. */
function constructorsOf(e: Evaluation, cls: ClassInfo): readonly MemberInfo[] {
  const { constructorName } = e.program.dialect
  if (constructorName === undefined) return cls.constructors
  return methodsNamed(e.program, cls, constructorName).methods.filter((method) => method.symbol !== undefined)
}

/** The constructor that a class's arguments choose, or the class where none is written. */
function sayConstruction(
  e: Evaluation,
  at: number,
  type: ClassType,
  args: Arguments,
  expected: Type | undefined,
): ClassType {
  const { of: cls } = type
  const evidence: Evidence = cls.file === e.file ? 'same_file' : 'import'
  const chosen = choose(e, { methods: constructorsOf(e, cls) }, args, undefined)
  if (chosen.length === 0) say(e, at, 'call', toClass(cls), evidence)
  else say(e, at, 'call', destinationOf(chosen), chosen.length === 1 ? evidence : 'ambiguous')
  const member = chosen.length === 1 ? chosen[0] : undefined
  if (type.args.length > 0 || cls.typeParameters.length === 0) {
    finish(e, args, member, bindingsOf(type), expected)
    return type
  }
  const open = ownType(cls)
  const inferred = finish(e, args, member, new Map(), expected, member ? open : undefined)
  if (inferred?.is === 'class') return inferred
  // `new ArrayList<>()` where a type is expected.
  const bindings: Bindings = new Map()
  if (expected?.is === 'class') {
    const seen = asAncestor(e.program, open, expected.of)
    for (const [index, arg] of (seen?.args ?? []).entries())
      e.overloads.infer(arg, expected.args[index], cls.typeParameters, bindings)
  }
  return bindings.size > 0 ? (substitute(open, bindings) as ClassType) : type
}

function delegate(e: Evaluation, at: number): Type | undefined {
  let child = at + 7
  if (operand(e, at, 4) === 1) {
    evaluate(e, child)
    child = after(e, child)
  }
  const args = readArguments(e, child, after(e, at))
  const type = operand(e, at, 3) === 1 ? e.cls && superclassOf(e.program, e.cls) : e.cls && ownType(e.cls)
  if (!type) {
    finish(e, args, undefined, new Map(), undefined)
    return unknown(e, at, 'call')
  }
  const chosen = choose(e, { methods: type.of.constructors }, args, undefined)
  // An enum's constant calls the constructor under its own name, and only one that is written counts.
  const written = /^(this|super|base)$/.test(stringOperand(e, at, 0))
  if (chosen.length === 0) {
    if (written) say(e, at, 'call', toClass(type.of), type.of.file === e.file ? 'same_file' : 'type')
  } else
    say(
      e,
      at,
      'call',
      destinationOf(chosen),
      chosen.length > 1 ? 'ambiguous' : type.of.file === e.file ? 'same_file' : 'type',
    )
  finish(e, args, chosen.length === 1 ? chosen[0] : undefined, bindingsOf(type), undefined)
  return undefined
}

/** `expected` is the interface that the lambda stands for, where it is known. */
function lambda(e: Evaluation, at: number, expected: Type | undefined): Type | undefined {
  const target = classAt(e, expected)
  const method = target && functionalMethodOf(e.program, target.of)
  const view = method ? viewFrom(e.program, target, method.owner) : new Map()
  const types = method && parameterTypesOf(e.program, method)
  const isolated = (operand(e, at, 1) & LAMBDA_ISOLATED) !== 0
  const read = () => {
    const outerReturns = e.returns
    e.returns = []
    const count = operand(e, at, 0)
    let child = at + 5
    for (let index = 0; index < count; index++) {
      evaluate(e, child, substitute(types?.[index], view))
      child = after(e, child)
    }
    const wanted = method && substitute(typeOfMember(e.program, method), view)
    const body = evaluate(e, child, wanted && mentions(wanted, method.typeParameters) ? undefined : wanted)
    const [returnType] = e.returns.filter((type) => type !== undefined)
    e.returns = outerReturns
    return operand(e, at, 2) === SHAPE.value || operand(e, at, 2) === SHAPE.droppable ? body : returnType
  }
  return inBlock(e, read, isolated)
}

function methodReference(e: Evaluation, at: number, expected: Type | undefined): Type | undefined {
  const name = stringOperand(e, at, 0)
  const object = at + 5
  let receiver = evaluate(e, object)
  const isType = receiver?.is === 'typeName' || operationAt(e, object) >= OP.typeName
  if (receiver?.is === 'array' && name === 'new') return receiver
  const cls = classAt(e, receiver)
  const target = classAt(e, expected)
  const functional = target && functionalMethodOf(e.program, target.of)
  const view = functional ? viewFrom(e.program, target, functional.owner) : new Map()
  const wanted = functional && parameterTypesOf(e.program, functional)?.map((type) => substitute(type, view))
  if (!cls) return unknown(e, at, 'call')
  receiver = cls
  if (name === 'new') {
    const chosen = wanted ? e.overloads.choose(cls.of.constructors, wanted, () => new Map()) : cls.of.constructors
    if (chosen.length === 0 || chosen.every((c) => c.symbol === undefined)) say(e, at, 'call', toClass(cls.of), 'type')
    else sayCall(e, at, chosen, 'type')
    return cls
  }
  const { methods, opaque } = methodsNamed(e.program, cls.of, name)
  if (methods.length === 0) {
    const outside = opaque ?? cls.of
    if (outside.external === undefined) return unknown(e, at, 'call')
    say(e, at, 'call', toOutside(outside, name), 'type')
    return undefined
  }
  let chosen = methods
  if (methods.length > 1 && wanted) {
    const fits = (method: MemberInfo): boolean => {
      const count = method.text.parameters?.length
      const bound = !isType || method.has(FLAG.static) ? wanted.length : wanted.length - 1
      return count === undefined || count === bound || (method.has(FLAG.variadic) && bound >= count - 1)
    }
    const byCount = methods.filter(fits)
    if (byCount.length > 0) chosen = byCount
    if (chosen.length > 1) {
      const whole = chosen.filter((m) => !isType || m.has(FLAG.static))
      const unbound = chosen.filter((m) => !whole.includes(m))
      const picked = [
        ...e.overloads.choose(whole, wanted, (m) => viewFrom(e.program, cls, m.owner)),
        ...e.overloads.choose(unbound, wanted.slice(1), (m) => viewFrom(e.program, cls, m.owner)),
      ]
      if (picked.length > 0) chosen = picked
    }
  }
  sayCall(e, at, chosen, 'type')
  const [first] = chosen
  return first && first.text.kind === MEMBER_METHOD
    ? substitute(typeOfMember(e.program, first), unboundView(e, cls, first, isType, wanted))
    : undefined
}

/** `List::get` as a function of the list: its type arguments come with the first parameter. */
function unboundView(
  e: Evaluation,
  cls: ClassType,
  method: MemberInfo,
  isType: boolean,
  wanted: readonly (Type | undefined)[] | undefined,
): Bindings {
  const first = isType && !method.has(FLAG.static) && cls.args.length === 0 ? classAt(e, wanted?.[0]) : undefined
  const seen = first && asAncestor(e.program, first, cls.of)
  return viewFrom(e.program, seen ?? cls, method.owner)
}

/** `[$this, 'name']`, `$object->name(...)`: whoever gets it will call it. */
function callableMember(e: Evaluation, at: number): Type | undefined {
  const name = stringOperand(e, at, 0)
  const cls = classAt(e, evaluate(e, at + 5))
  const closure = e.program.dialect.standard.inTable('Closure')
  const result = closure && classType(closure)
  if (!cls) return result
  const { methods, opaque } = methodsNamed(e.program, cls.of, name)
  if (methods.length > 0) say(e, at, 'call_indirect', destinationOf(methods.slice(0, 1)), 'type')
  else if (opaque?.external !== undefined) say(e, at, 'call_indirect', toOutside(opaque, name), 'type')
  return result
}

function functionReference(e: Evaluation, at: number): Type | undefined {
  const found = e.program.dialect.resolveFunction?.(e.program, stringOperand(e, at, 3), e.file)
  if (found) sayFound(e, at, 'call_indirect', found)
  const closure = e.program.dialect.standard.inTable('Closure')
  return closure && classType(closure)
}

read({ call, callFunction, callableMember, construct, delegate, functionReference, lambda, methodReference })
