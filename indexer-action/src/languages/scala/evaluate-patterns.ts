/** Patterns: what they take apart, and the types of what they bind. */

import { ClassInfo, type MemberInfo } from '../nominal/classes.ts'
import {
  after,
  declareLocal,
  type Evaluation,
  evaluate,
  operationAt,
  ownType,
  place,
  read,
  say,
  stringOperand,
  toClass,
} from '../nominal/evaluation.ts'
import { asAncestor } from '../nominal/inheritance.ts'
import { FLAG, OP } from '../nominal/ir.ts'
import { parameterTypesOf, seenFrom, typeOfMember } from '../nominal/member-types.ts'
import { viewFrom } from '../nominal/overloads.ts'
import { MEMBER_CONSTRUCTOR, MEMBER_METHOD } from '../nominal/surface.ts'
import { arrayOf, type Bindings, type ClassType, classType, substitute, type Type } from '../nominal/types.ts'
import { elementOf } from '../nominal/values.ts'
import { typeNamed } from '../nominal/written-types.ts'
import { companionOf, objectBeside } from './calling.ts'
import { termIn } from './names.ts'
import { termAt } from './scopes.ts'
import { classOf } from './values.ts'

/** The parts of a tuple; one part is the value itself. */
function partsOf(e: Evaluation, type: Type | undefined, count: number): readonly (Type | undefined)[] {
  if (count === 1) return [type]
  const cls = classOf(e, type)
  if (cls && /^scala\.Tuple\d+$/.test(cls.of.qualified)) return [...cls.args]
  return []
}

/** What `unapply` gives for a value, part by part. */
function unapplied(
  e: Evaluation,
  member: MemberInfo,
  object: ClassType,
  subject: Type | undefined,
  count: number,
): readonly (Type | undefined)[] {
  const bindings: Bindings = new Map(viewFrom(e.program, object, member.owner))
  e.overloads.infer(parameterTypesOf(e.program, member)?.[0], subject, member.typeParameters, bindings)
  const given = classOf(e, substitute(typeOfMember(e.program, member), bindings))
  if (!given) return []
  const isOption = given.of.name === 'Option' || given.of.name === 'Some'
  const get = isOption ? given.args[0] : undefined
  if (isOption) {
    if (member.text.name !== 'unapplySeq') return partsOf(e, get, count)
    const element = elementOf(e.program, get)
    return Array.from({ length: count }, () => element)
  }
  if (given.of.qualified === 'scala.Boolean') return []
  const held = termIn(e.program, given, 'get', e.file)
  const [first] = held?.is === 'members' ? held.members : []
  return first ? partsOf(e, seenFrom(e.program, first, given), count) : []
}

/** What the constructor of a case class took, for a value of it. */
function fieldsOf(e: Evaluation, cls: ClassInfo, subject: Type | undefined): readonly (Type | undefined)[] {
  const made = cls.constructors.find((one) => one.text.kind === MEMBER_CONSTRUCTOR && one.text.symbol < 0)
  const types = made ? (parameterTypesOf(e.program, made) ?? []) : []
  const counts = made?.text.lists
  const own = counts ? types.slice(0, counts[0]) : types
  if (cls.typeParameters.length === 0) return own
  const whole = classOf(e, subject)
  if (!whole) return own
  if (whole.of === cls) return own.map((type) => substitute(type, viewFrom(e.program, whole, cls)))
  // Of a value of the class that it extends, what the arguments of that are.
  const seen = asAncestor(e.program, ownType(cls), whole.of)
  const bindings: Bindings = new Map()
  e.overloads.infer(seen, whole, cls.typeParameters, bindings)
  return own.map((type) => substitute(type, bindings))
}

/** What the library's own operators take a value apart into. */
const BUILT_IN: Readonly<Record<string, (e: Evaluation, subject: Type | undefined) => readonly (Type | undefined)[]>> =
  {
    '::': (e, subject) => [elementOf(e.program, subject), subject],
    '+:': (e, subject) => [elementOf(e.program, subject), subject],
    '#::': (e, subject) => [elementOf(e.program, subject), subject],
    ':+': (e, subject) => [subject, elementOf(e.program, subject)],
    '->': (e, subject) => partsOf(e, subject, 2),
  }

/** The parts into which what a pattern names takes a value apart, and what the value is then. */
function takenApart(
  e: Evaluation,
  callee: number,
  subject: Type | undefined,
  count: number,
): { parts: readonly (Type | undefined)[]; type: Type | undefined } {
  if (operationAt(e, callee) === OP.sequence) return { parts: partsOf(e, subject, count), type: subject }
  const name = operationAt(e, callee) === OP.term ? stringOperand(e, callee, 0) : ''
  const builtIn = BUILT_IN[name]
  if (builtIn && !termAt(e, name)) return { parts: builtIn(e, subject), type: subject }
  const value = extractorAt(e, callee)
  const object = value?.is === 'class' ? value : undefined
  const cls = value?.is === 'typeName' ? value.of : object && companionOf(e, object.of)
  const member =
    object && (termIn(e.program, object, 'unapply', e.file) ?? termIn(e.program, object, 'unapplySeq', e.file))
  const own = member?.is === 'members' ? member.members.find((one) => one.text.name.startsWith('unapply')) : undefined
  if (own && object && !(cls?.has(FLAG.record) && own.owner !== object.of))
    return { parts: unapplied(e, own, object, subject, count), type: subject }
  return cls ? { parts: fieldsOf(e, cls, subject), type: classType(cls, []) } : { parts: [], type: subject }
}

function extracted(e: Evaluation, at: number, subject: Type | undefined): Type | undefined {
  const callee = at + 2
  const patterns: number[] = []
  for (let child = after(e, callee); child < after(e, at); child = after(e, child)) patterns.push(child)
  const { parts, type } = takenApart(e, callee, subject, patterns.length)
  const last = parts.at(-1)
  for (const [nth, one] of patterns.entries()) {
    const isRepeated = nth >= parts.length - 1 && last?.is === 'array'
    evaluate(e, one, isRepeated && operationAt(e, one) !== OP.rest ? last.of : isRepeated ? last : parts[nth])
  }
  return type
}

/** The object or class by whose name a pattern takes a value apart. */
function extractorAt(e: Evaluation, at: number): Type | undefined {
  if (operationAt(e, at) === OP.term) {
    const name = stringOperand(e, at, 0)
    const found = termAt(e, name)
    if (found?.is === 'class' || found?.is === 'object') {
      say(e, at, 'read', toClass(found.cls), found.cls.file === e.file ? 'same_file' : 'import')
      return found.is === 'class' ? { is: 'typeName', of: found.cls } : classType(found.cls)
    }
    // A method takes nothing apart: a class of that name is meant.
    const cls =
      found?.is === 'members' && found.members[0]?.text.kind === MEMBER_METHOD
        ? typeNamed(e.program, name, place(e))
        : undefined
    if (cls instanceof ClassInfo) {
      const object = objectBeside(e, cls)
      say(e, at, 'read', toClass(object ?? cls), cls.file === e.file ? 'same_file' : 'import')
      return object ? classType(object) : { is: 'typeName', of: cls }
    }
  }
  return evaluate(e, at)
}

read({
  bound: (e, at, subject) => {
    declareLocal(e, at, 1, subject)
    return subject
  },
  captured: (e, at, subject) => {
    const type = evaluate(e, at + 5, subject) ?? subject
    declareLocal(e, at, 1, operationAt(e, at + 5) === OP.typedPattern ? type : (type ?? subject))
    return type
  },
  typedPattern: (e, at) => {
    const pattern = at + 2
    const type = evaluate(e, after(e, pattern))
    evaluate(e, pattern, type)
    return type
  },
  extracted,
  alternatives: (e, at, subject) => {
    for (let child = at + 2; child < after(e, at); child = after(e, child)) evaluate(e, child, subject)
    return subject
  },
  stable: (e, at) => (after(e, at) > at + 2 ? evaluate(e, at + 2) : undefined),
  rest: (e, at, subject) => {
    const type = subject?.is === 'array' ? subject : arrayOf(subject)
    evaluate(e, at + 2, type)
    return type
  },
})
