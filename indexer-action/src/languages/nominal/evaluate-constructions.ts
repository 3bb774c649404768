/** Constructions: `new`, anonymous classes, and constructors that call others. */
import type { Evidence } from '../../../../src/contract/links.ts'
import { type Arguments, choose, readArguments } from './arguments.ts'
import { finish, finishFunction } from './call-results.ts'
import type { ClassInfo, MemberInfo } from './classes.ts'
import {
  after,
  classAt,
  type Evaluation,
  evaluate,
  operand,
  operationAt,
  ownType,
  read,
  say,
  stringOperand,
  toClass,
  toMember,
  unknown,
} from './evaluation.ts'
import { asAncestor, bindingsOf, nestedIn, superclassOf } from './inheritance.ts'
import { FLAG, OP } from './ir.ts'
import { functionalMethodOf, methodsNamed } from './members.ts'
import { destinationOf } from './say-found.ts'
import { type Bindings, type ClassType, classType, substitute, type Type } from './types.ts'

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
    const [member] = cls ? choose(e, { methods: constructorsOf(e, cls.of, args) }, args, undefined) : []
    sayProperties(e, args, member)
    finish(e, args, member, cls ? bindingsOf(cls) : new Map(), undefined)
    return cls
  }
  if (operationAt(e, typeAt) < OP.typeName) type = classNamedBy(e, type)
  if (isExpression(e, typeAt)) finish(e, args, undefined, new Map(), undefined)
  else if (type?.is === 'class') {
    const cls = type.of
    if (bodyType >= 0) {
      // The anonymous class has no name: its supertype's constructor runs, and the super class stands for it.
      const nameAt = namedAt(e, typeAt)
      if (nameAt !== undefined) say(e, nameAt, 'call', toClass(cls), 'type')
      finish(e, args, undefined, new Map(), undefined)
    } else type = sayConstruction(e, namedAt(e, typeAt), type, args, expected)
  } else finish(e, args, undefined, new Map(), undefined)
  for (let body = after(e, typeAt); body < after(e, at); body = after(e, body))
    if (operationAt(e, body) === OP.type) {
      evaluate(e, body)
      const cls = e.file.classes[bodyType]
      if (cls) return classType(cls)
    }
  return type
}

/** `new ($made()::class)`: no name stands there that could be said to be called. */
function isExpression(e: Evaluation, at: number): boolean {
  return operationAt(e, at) < OP.typeName && operationAt(e, at) !== OP.name
}

const NAMED: ReadonlySet<number> = new Set([OP.name, OP.typeName, OP.typeMember, OP.typePath])

/** Where the name of a written type stands; undefined if a keyword stands for the type, as in C#'s `new object()`. */
function namedAt(e: Evaluation, typeAt: number): number | undefined {
  const at = operationAt(e, typeAt) === OP.typeAnnotated ? typeAt + 2 : typeAt
  return NAMED.has(operationAt(e, at)) ? at : undefined
}

/** The class that a value names: the one it is the name of, or its own. */
function classNamedBy(e: Evaluation, type: Type | undefined): Type | undefined {
  const isName = type?.is === 'class' && type.of.name === e.program.dialect.classOfClasses
  return isName ? type.args[0] : type
}

/** Constructors of a class; where they are methods, inherited ones of ours too. */
function constructorsOf(e: Evaluation, cls: ClassInfo, args: Arguments): readonly MemberInfo[] {
  const { constructorName } = e.program.dialect
  // Of something outside those are told that say something of types, and there are others.
  if (cls.external !== undefined)
    return cls.constructors.filter((one) => e.overloads.accepts(one, args.types, new Map(), args.names))
  if (constructorName === undefined) return cls.constructors
  return methodsNamed(e.program, cls, constructorName).methods.filter((method) => method.symbol !== undefined)
}

/** The constructor that a class's arguments choose, or the class where none is written. */
function sayConstruction(
  e: Evaluation,
  at: number | undefined,
  type: ClassType,
  args: Arguments,
  expected: Type | undefined,
): ClassType {
  const { of: cls } = type
  const evidence: Evidence = cls.file === e.file ? 'same_file' : 'import'
  const chosen = choose(e, { methods: constructorsOf(e, cls, args) }, args, undefined)
  const isOutside = cls.external !== undefined
  // Who makes a class whose constructor is inherited calls that one, and nobody but them makes the class.
  if (at !== undefined && (isOutside || chosen.every((one) => one.owner !== cls)))
    say(e, at, 'call', toClass(cls), evidence)
  if (at !== undefined && chosen.length > 0 && !isOutside)
    say(e, at, 'call', destinationOf(chosen), chosen.length === 1 ? evidence : 'ambiguous')
  if (cls.isInterface && functionalMethodOf(e.program, cls)) {
    finishFunction(e, args, type)
    return type
  }
  const member = chosen.length === 1 ? chosen[0] : undefined
  sayProperties(e, args, member)
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
  e.delegates = true
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
  const chosen = choose(e, { methods: constructorsOf(e, type.of, args) }, args, undefined)
  // An enum's constant calls the constructor under its own name, and only one that is written counts.
  const written = /^(this|super|base)$/.test(stringOperand(e, at, 0))
  if (chosen.length === 0 || type.of.external !== undefined) {
    if (written) say(e, at, 'call', toClass(type.of), type.of.file === e.file ? 'same_file' : 'type')
  } else
    say(
      e,
      at,
      'call',
      destinationOf(chosen),
      chosen.length > 1 ? 'ambiguous' : type.of.file === e.file ? 'same_file' : 'type',
    )
  const member = chosen.length === 1 ? chosen[0] : undefined
  sayProperties(e, args, member)
  finish(e, args, member, bindingsOf(type), undefined)
  return undefined
}

/** Arguments by name, of parameters that declare a property each. */
function sayProperties(e: Evaluation, { at, names }: Arguments, made: MemberInfo | undefined): void {
  if (!names || !made) return
  const { fields } = made.owner
  for (const [nth, name] of names.entries()) {
    // PHP's properties are written with a `$`.
    const property = name === undefined ? undefined : (fields.get(name) ?? fields.get(`$${name}`))
    if (property?.has(FLAG.parameter)) say(e, (at[nth] as number) - 5, 'read', toMember(property), 'type')
  }
}

read({ construct, delegate })
