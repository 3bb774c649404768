/** Names used as values: locals, fields, types, packages. */
import { sayAccess } from './accessors.ts'
import { ClassInfo } from './classes.ts'
import {
  classAt,
  declareLocal,
  type Evaluation,
  evaluate,
  evaluateChildren,
  findLocal,
  operand,
  operationAt,
  ownType,
  place,
  read,
  say,
  stringOperand,
  toClass,
  toMember,
  toOutside,
  unknown,
} from './evaluation.ts'
import { findVariable, methodsAround, staticField, staticOutside } from './find-variable.ts'
import { nestedIn, superclassOf } from './inheritance.ts'
import { FLAG, OP, USE_MAY_DEFINE } from './ir.ts'
import { typeOfMember } from './member-types.ts'
import { fieldNamed, methodsNamed } from './members.ts'
import { narrowedAt } from './narrowing.ts'
import { sayFound, sayGroup, useAt } from './say-found.ts'
import { classType, eitherOf, type Type } from './types.ts'
import { typeNamed } from './written-types.ts'

function name(e: Evaluation, at: number, expected: Type | undefined): Type | undefined {
  const text = stringOperand(e, at, 0)
  const { found, opaque } = findVariable(e, text)
  if (found?.is === 'local') {
    say(e, at, useAt(e, at), { to: 'local', index: found.local.index }, 'same_file')
    return found.local.type
  }
  if (e.program.dialect.implicitLocals) {
    if (e.program.dialect.globals?.has(text)) {
      const { packageOf, root } = e.program.dialect
      say(e, at, useAt(e, at), { to: 'external', package: packageOf(root), name: text }, 'import')
      return undefined
    }
    if (useAt(e, at) !== 'write' && !(operand(e, at, 3) & USE_MAY_DEFINE)) {
      unknown(e, at, 'read')
      // Where others include a file, checks and comments alone may say what it is.
      return (e.member ? undefined : narrowedAt(e, at)) ?? e.assumed.get(text)
    }
    // The first assignment is the definition, not a use.
    const local = declareLocal(e, at, 1, e.assumed.get(text))
    e.assumed.delete(text)
    return local.type
  }
  if (found) {
    const near = found.member.owner.file === e.file
    sayAccess(e, at, [found.member], near ? 'same_file' : 'type', found.sure ? undefined : 70)
    return found.type
  }
  // `_ = Send()`: what is given is dropped.
  if (text === '_' && useAt(e, at) === 'write') return undefined
  const imported = staticField(e, text)
  if (imported) {
    sayAccess(e, at, [imported], 'import')
    return typeOfMember(e.program, imported)
  }
  const group = e.program.dialect.methodGroups ? methodsAround(e, text) : []
  if (group.length > 0) return sayGroup(e, at, group, expected)
  const type = typeNamed(e.program, text, place(e))
  if (type && !(type instanceof ClassInfo)) {
    const local = e.typeParameters.get(type)
    if (local !== undefined) say(e, at, 'type', { to: 'local', index: local }, 'same_file')
    return { is: 'variable', variable: type }
  }
  // A class outside that is only guessed at gives way to a superclass that may have the name as a member.
  const guessed =
    type instanceof ClassInfo &&
    type.external !== undefined &&
    !type.external.includes(':') &&
    opaque?.external !== undefined
  if (type instanceof ClassInfo && !guessed) {
    say(e, at, 'read', toClass(type), type.file === e.file ? 'same_file' : 'import')
    return { is: 'typeName', of: type }
  }
  const outside = staticOutside(e, text)
  if (outside) {
    say(e, at, 'read', toOutside(outside, text), 'import')
    return classType(e.program.resultFrom(outside))
  }
  if (opaque?.external !== undefined) {
    say(e, at, useAt(e, at), toOutside(opaque, text), 'type', 60)
    return undefined
  }
  if (e.program.hasPackage(text)) return { is: 'package', name: text }
  return unknown(e, at, useAt(e, at))
}

/** Reads what stands before the dot and the name of a member. */
export function objectOf(e: Evaluation, object: number, member: string): Type | undefined {
  return typeBehind(e, object, member) ?? namedClass(e, evaluate(e, object))
}

/** The class that a value names, where names of classes are texts: those have no members of their own. */
export function namedClass(e: Evaluation, type: Type | undefined): Type | undefined {
  if (!e.program.dialect.implicitLocals) return type
  if (type?.is === 'union') return eitherOf(type.of.map((one) => namedClass(e, one)))
  if (type?.is !== 'class' || type.of.name !== e.program.dialect.classOfClasses) return type
  const cls = classAt(e, type.args[0])
  return cls ? { is: 'typeName', of: cls.of } : type
}

/**
 * The type that the name of a variable means, because it is the variable's own type and `member` is static: `Color.Red` where
 * there is a property `Color Color`. Says so; undefined if the name means the variable.
 */
function typeBehind(e: Evaluation, object: number, member: string): Type | undefined {
  if (!e.program.dialect.typesBehindVariables || operationAt(e, object) !== OP.name) return undefined
  const text = stringOperand(e, object, 0)
  const { found } = findVariable(e, text)
  const held = found?.is === 'local' ? found.local.type : found?.type
  const type = held?.is === 'class' ? typeNamed(e.program, text, place(e)) : undefined
  if (!(type instanceof ClassInfo) || held?.is !== 'class' || held.of !== type) return undefined
  const named = fieldNamed(e.program, type, member) ?? methodsNamed(e.program, type, member).methods[0]
  if (named ? !named.has(FLAG.static) : !nestedIn(e.program, type, member)) return undefined
  say(e, object, 'read', toClass(type), type.file === e.file ? 'same_file' : 'import')
  return { is: 'typeName', of: type }
}

/** A constant that is no member. */
function constant(e: Evaluation, at: number): Type | undefined {
  const found = e.program.dialect.resolveConstant?.(e.program, stringOperand(e, at, 3), e.file)
  if (!found) return unknown(e, at, 'read')
  sayFound(e, at, 'read', found)
  const first = found.is === 'ours' ? found.members[0] : undefined
  return first && typeOfMember(e.program, first)
}

read({
  name,
  constant,
  capture: (e, at) => {
    // The closure's variable is the outer one under the same name: one local, and this is a use of it.
    const name = stringOperand(e, at, 0)
    const inner = e.frames.pop()
    const local = findLocal(e, name)
    if (local) say(e, at, 'read', { to: 'local', index: local.index }, 'same_file')
    else unknown(e, at, 'read')
    if (inner) e.frames.push(inner)
    if (local && inner?.is === 'block') inner.names.set(name, local)
    return undefined
  },
  mention: (e, at) => {
    e.isMention = true
    const type = evaluateChildren(e, at, at + 2)
    delete e.isMention
    return type
  },
  classReference: (e, at) => {
    const outer = e.typeUse
    e.typeUse = 'read'
    const type = evaluate(e, at + 2)
    e.typeUse = outer
    return type?.is === 'class' ? { is: 'typeName', of: type.of } : type
  },
  self: (e, at) => {
    if (operand(e, at, 0) === 0)
      return narrowedAt(e, at) ?? (e.cls && !e.cls.has(FLAG.file) ? ownType(e.cls) : e.assumed.get('$this'))
    const type = evaluate(e, at + 3)
    return type?.is === 'typeName' ? ownType(type.of) : type
  },
  parent: (e, at) => {
    if (operand(e, at, 0) === 1) {
      const type = evaluate(e, at + 3)
      const outer = type?.is === 'typeName' ? type.of : undefined
      // `Outer.super` is the outer class's parent; `Interface.super` is the interface itself.
      if (!outer) return undefined
      return outer.isInterface ? classType(outer) : superclassOf(e.program, outer)
    }
    return e.cls && superclassOf(e.program, e.cls)
  },
  caseLabel: (e, at) => {
    const subject = classAt(e, e.subjects.at(-1))
    const constant = subject && fieldNamed(e.program, subject.of, stringOperand(e, at, 0))
    if (constant) {
      say(e, at, 'read', toMember(constant), 'type')
      return subject
    }
    // What is no member of the subject's enum is a number, a character, a string, or an enum's member by another name.
    const { found } = findVariable(e, stringOperand(e, at, 0))
    const type = found?.is === 'local' ? found.local.type : found?.type
    if (type?.is === 'class' && type.of.external === undefined && !type.of.has(FLAG.enum)) return unknown(e, at, 'read')
    return name(e, at, undefined)
  },
})
