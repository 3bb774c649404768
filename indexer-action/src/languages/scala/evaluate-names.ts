/** Terms that are named and not called, `this` and `super`. */
import type { MemberInfo } from '../nominal/classes.ts'
import {
  after,
  type Evaluation,
  evaluate,
  operand,
  ownType,
  read,
  say,
  stringOperand,
  toClass,
  toMember,
  toOutside,
  unknown,
} from '../nominal/evaluation.ts'
import { opaqueAncestorOf, supertypesOf } from '../nominal/inheritance.ts'
import { USE_WRITE } from '../nominal/ir.ts'
import { parameterTypesOf, typeOfMember } from '../nominal/member-types.ts'
import { viewFrom } from '../nominal/overloads.ts'
import { destinationOf } from '../nominal/say-found.ts'
import { MEMBER_FIELD } from '../nominal/surface.ts'
import { type ClassType, classType, substitute, type Type } from '../nominal/types.ts'
import { callMembers, classMadeBy, fieldType, functionOf, NO_LISTS, onObject, sayTerm } from './calling.ts'
import { methodAnywhere } from './guesses.ts'
import type { Term } from './names.ts'
import { type Scoped, termAt } from './scopes.ts'
import { classOf, extensionsOn, memberOf } from './values.ts'

/** What a term is as a value; says where its name leads. */
function termValue(e: Evaluation, at: number, term: Scoped | undefined, expected: Type | undefined): Type | undefined {
  const use = operand(e, at, 3) === USE_WRITE ? 'write' : 'read'
  switch (term?.is) {
    case 'local':
      if (term.index >= 0) say(e, at, use, { to: 'local', index: term.index }, 'same_file')
      return term.type
    case 'package':
      return term
    case 'object':
      say(e, at, 'read', toClass(term.cls), term.cls.file === e.file ? 'same_file' : 'import')
      return classType(term.cls)
    case 'class':
      say(e, at, 'read', toClass(term.cls), term.cls.file === e.file ? 'same_file' : 'import')
      return { is: 'typeName', of: term.cls }
    case 'members':
      return valueOfMembers(e, at, term, use, expected)
    default:
      return undefined
  }
}

const needsArguments = ({ text: { parameters = [], lists, defaults = [] } }: MemberInfo): boolean =>
  lists?.length !== 0 && parameters.length > defaults.length

function valueOfMembers(
  e: Evaluation,
  at: number,
  term: Term & { is: 'members' },
  use: 'read' | 'write',
  expected: Type | undefined,
): Type | undefined {
  const { members, receiver } = term
  const [first] = members
  if (!first) return undefined
  if (first.text.kind === MEMBER_FIELD) {
    sayTerm(e, at, first, use, receiver)
    return fieldType(e, first, receiver)
  }
  const plain = members.filter((one) => !needsArguments(one))
  if (plain.length > 0)
    return callMembers({ e, at, lists: NO_LISTS, expected }, { is: 'members', members: plain, receiver })
  const count = expected?.is === 'class' ? expected.of.typeParameters.length - 1 : -1
  const suiting = members.filter((one) => one.text.parameters?.length === count)
  const chosen = suiting.length > 0 ? suiting : members
  const [member] = chosen
  say(e, at, 'call_indirect', destinationOf(chosen), chosen.length === 1 ? 'type' : 'ambiguous')
  return member && asFunction(e, member, receiver)
}

/** A method as a value. */
function asFunction(e: Evaluation, member: MemberInfo, receiver: ClassType | undefined): Type | undefined {
  const view = viewFrom(e.program, receiver, member.owner)
  const takes = (parameterTypesOf(e.program, member) ?? []).map((type) => substitute(type, view))
  return functionOf(e, takes, substitute(typeOfMember(e.program, member), view))
}

/** What a name means on a value of which it is no member. */
export function unknownMember(
  e: Evaluation,
  at: number,
  type: Type | undefined,
  use: 'read' | 'call',
): Type | undefined {
  const name = stringOperand(e, at, 0)
  const cls = classOf(e, type)
  const outside = cls && opaqueAncestorOf(e.program, cls.of)
  if (outside?.external !== undefined && outside.external !== '') {
    say(e, at, use, toOutside(outside, name), 'type')
    return classType(e.program.resultFrom(outside, true))
  }
  if (cls === undefined || cls.of.name.startsWith('?')) {
    const guessed = methodAnywhere(e.program, name)
    if (guessed) {
      say(e, at, use, toMember(guessed), 'unique_name')
      return typeOfMember(e.program, guessed)
    }
  }
  // Operators that nobody here declares are those of numbers and collections.
  if (!/^[\w$]+$/.test(name)) return undefined
  return unknown(e, at, use)
}

function select(e: Evaluation, at: number, expected: Type | undefined): Type | undefined {
  const name = stringOperand(e, at, 0)
  const object = evaluate(e, at + 6)
  const found = memberOf(e, object, name)
  if (found) return termValue(e, at, found, expected)
  const extensions = object && object.is !== 'package' ? extensionsOn(e, object, name) : []
  if (extensions.length > 0)
    return callMembers(
      { e, at, lists: onObject(NO_LISTS, object, at + 6), expected },
      { is: 'members', members: extensions, receiver: undefined },
    )
  const made = classMadeBy(e, object, name)
  if (made) {
    say(e, at, 'call_indirect', toClass(made), made.file === e.file ? 'same_file' : 'import')
    const [first] = made.constructors
    return functionOf(e, (first && parameterTypesOf(e.program, first)) ?? [], ownType(made))
  }
  return unknownMember(e, at, object, 'read')
}

read({
  term: (e, at, expected) => {
    const found = termAt(e, stringOperand(e, at, 0))
    if (found) return termValue(e, at, found, expected)
    return unknownName(e, at, 'read')
  },
  select,
  thisOf: (e, at) => {
    const name = stringOperand(e, at, 0)
    for (let depth = e.frames.length - 1; depth >= 0; depth--) {
      const frame = e.frames[depth]
      if (frame?.is !== 'class') continue
      if (name === '' || frame.cls.name === name || frame.cls.name === `${name}$`) return ownType(frame.cls)
    }
    return e.cls && ownType(e.cls)
  },
  superOf: (e) => {
    const types = e.cls ? supertypesOf(e.program, e.cls) : []
    return types.length === 0 ? undefined : types.length === 1 ? types[0] : { is: 'union', of: [...types] }
  },
  method: (e, at) => {
    const inner = at + 2
    return evaluate(e, inner)
  },
  typeOfTerm: (e, at) => {
    const type = after(e, at) > at + 2 ? evaluate(e, at + 2) : undefined
    return type?.is === 'typeName' ? classType(type.of) : type
  },
})

/** A bare name that nobody declares here: what the classes around extend outside may have it. */
export function unknownName(e: Evaluation, at: number, use: 'read' | 'call'): Type | undefined {
  const name = stringOperand(e, at, 0)
  for (let depth = e.frames.length - 1; depth >= 0; depth--) {
    const frame = e.frames[depth]
    if (frame?.is !== 'class') continue
    const outside = opaqueAncestorOf(e.program, frame.cls)
    if (outside?.external === undefined || outside.external === '') continue
    say(e, at, use, toOutside(outside, name), 'type', 60)
    return classType(e.program.resultFrom(outside, true))
  }
  return unknown(e, at, use)
}
