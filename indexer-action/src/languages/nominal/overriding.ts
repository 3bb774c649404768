/** Which methods take the place of which: the same name, and parameters that are the same once erased. */
import type { ClassInfo, MemberInfo } from './classes.ts'
import { ancestorsOf, bindingsOf, subclassesOf } from './inheritance.ts'
import { FLAG } from './ir.ts'
import { parameterTypesOf } from './member-types.ts'
import type { Program } from './program.ts'
import { substitute, type Type } from './types.ts'
import { boundOf } from './written-types.ts'

/** Whether one method takes the place of another, seen from a class that has both. */
export function overrides(program: Program, nearer: MemberInfo, other: MemberInfo, from: ClassInfo): boolean {
  if (program.dialect.oneMethodPerName) return true
  const isOfObjects = !nearer.has(FLAG.static)
  if (isOfObjects && other.has(FLAG.static) && other.owner.external === undefined) return false
  if (!nearer.text.parameters || !other.text.parameters) return nearer.has(FLAG.declaresOverride)
  return sameParameters(program, nearer, other, from)
}

/** Whether two members take the same, seen from a class that has both. */
export function sameParameters(program: Program, nearer: MemberInfo, other: MemberInfo, from: ClassInfo): boolean {
  const own = parameterTypesOf(program, nearer) ?? []
  const theirs = parameterTypesOf(program, other) ?? []
  if (own.length !== theirs.length) return false
  const ownType = ancestorsOf(program, from).get(nearer.owner)
  const theirType = ancestorsOf(program, from).get(other.owner)
  const ownBindings = ownType && bindingsOf(ownType)
  const theirBindings = theirType && bindingsOf(theirType)
  return own.every((type, at) =>
    sameErasure(
      program,
      ownBindings ? substitute(type, ownBindings) : type,
      theirBindings ? substitute(theirs[at], theirBindings) : theirs[at],
    ),
  )
}

export function sameErasure(program: Program, a: Type | undefined, b: Type | undefined, depth = 0): boolean {
  if (a === undefined || b === undefined || depth > 8) return true
  if (a.is === 'variable' && b.is === 'variable') return true
  if (a.is === 'variable') return sameErasure(program, boundOf(program, a.variable), b, depth + 1)
  if (b.is === 'variable') return sameErasure(program, a, boundOf(program, b.variable), depth + 1)
  if (a.is === 'class' && b.is === 'class') return isSameClass(a.of, b.of)
  if (a.is === 'array' && b.is === 'array') return sameErasure(program, a.of, b.of, depth + 1)
  return a === b
}

/** Of two classes from outside, one may be written without its package, because nobody knows it: they are the same if the names agree. */
export function isSameClass(a: ClassInfo, b: ClassInfo): boolean {
  if (a.text.twin && b.text.twin && a.qualified === b.qualified) return true
  return a === b || isPartOfName(a, b) || isPartOfName(b, a)
}

function isPartOfName(unplaced: ClassInfo, other: ClassInfo): boolean {
  if (unplaced.external !== '' || other.external === undefined || unplaced.name !== other.name) return false
  return `.${other.qualified}`.endsWith(`.${unplaced.qualified}`)
}

/** Methods of subclasses that take this one's place, wherever they are. */
export function overridersOf(program: Program, method: MemberInfo): readonly MemberInfo[] {
  const known = program.overriders.get(method)
  if (known) return known
  const found: MemberInfo[] = []
  program.overriders.set(method, found)
  if (method.has(FLAG.static | FLAG.private | FLAG.final) || method.owner.external !== undefined) return found
  const waiting = [...subclassesOf(program, method.owner)]
  const seen = new Set(waiting)
  for (let cls = waiting.pop(); cls; cls = waiting.pop()) {
    for (const own of cls.methods.get(method.text.name) ?? [])
      if (!own.has(FLAG.static) && overrides(program, own, method, cls)) found.push(own)
    for (const sub of subclassesOf(program, cls))
      if (!seen.has(sub)) {
        seen.add(sub)
        waiting.push(sub)
      }
  }
  return found
}
