/** What values have: members of their classes, what the standard library adds to them, and what implicit conversions make of them. */
import { sharedParts } from '../../link/paths.ts'
import type { ClassInfo, MemberInfo } from '../nominal/classes.ts'
import { classAt, type Evaluation, isDeclaredAround } from '../nominal/evaluation.ts'
import { FIT } from '../nominal/fitting.ts'
import { asAncestor } from '../nominal/inheritance.ts'
import { FLAG } from '../nominal/ir.ts'
import { parameterTypesOf, typeOfMember } from '../nominal/member-types.ts'
import type { Program } from '../nominal/program.ts'
import { MEMBER_CONSTRUCTOR, MEMBER_METHOD } from '../nominal/surface.ts'
import { type Bindings, type ClassType, classType, substitute, type Type, type TypeVariable } from '../nominal/types.ts'
import { classOfType } from '../nominal/values.ts'
import { isOfLibrary } from './guesses.ts'
import { type Term, termIn, termOf } from './names.ts'

/** The class of a value; a type parameter of elsewhere that nothing decided is nothing known. */
export function classOf(e: Evaluation, type: Type | undefined): ClassType | undefined {
  if (type?.is === 'array') return e.overloads.asList(type)
  if (type?.is === 'variable' && !isSeen(e, type.variable)) return undefined
  return classAt(e, type)
}

/** A method's own variable means something within it alone. */
const isSeen = (e: Evaluation, variable: TypeVariable): boolean =>
  (variable.place.file !== undefined && variable.place.member === undefined) || isDeclaredAround(e, variable)

/** A member of a value by its name. */
export function memberOf(e: Evaluation, type: Type | undefined, name: string): Term | undefined {
  if (type === undefined) return memberOfAnything(e, name)
  switch (type.is) {
    case 'null':
    case 'deferred':
      return undefined
    case 'package':
      return termOf(e.program, type, name, e.file)
    case 'typeName':
      return termOf(e.program, { is: 'statics', cls: type.of }, name, e.file)
    case 'union': {
      for (const one of type.of) {
        const found = ownMember(e, one, name)
        if (found) return found
      }
      for (const one of type.of) {
        const found = madeMember(e, one, name)
        if (found) return found
      }
      return undefined
    }
    default:
      return ownMember(e, type, name) ?? madeMember(e, type, name) ?? lateMember(e, type, name)
  }
}

/** What every value has, whatever it is. */
function memberOfAnything(e: Evaluation, name: string): Term | undefined {
  const any = e.program.dialect.standard.get(e.program.dialect.root)
  return any && /^(?:[ai]sInstanceOf|toString|hashCode|getClass|[=!]=|equals|eq|ne|##|->)$/.test(name)
    ? termIn(e.program, classType(any), name, e.file)
    : undefined
}

function ownMember(e: Evaluation, type: Type, name: string): Term | undefined {
  const cls = classOf(e, type)
  if (!cls) return undefined
  const found = termIn(e.program, cls, name, e.file)
  // What everything has, what is more than that may have as well.
  if (found?.is === 'members' && found.members[0]?.owner.qualified === 'scala.Any') return added(e, cls, name) ?? found
  return found ?? added(e, cls, name)
}

/** What the standard library adds: to texts, and to Java's collections and from its own to those. */
function added(e: Evaluation, cls: ClassType, name: string): Term | undefined {
  const { standard } = e.program.dialect
  if (cls.of.qualified === 'java.lang.String') {
    const holder = standard.get('scala.StringOps')
    return holder && termIn(e.program, classType(holder), name, e.file)
  }
  if (!CONVERSION.test(name)) return undefined
  for (const [from, holder] of CONVERTED) {
    const one = standard.get(from)
    const seen = one && asAncestor(e.program, cls, one)
    const made = seen && standard.get(holder)
    const found = made && termIn(e.program, classType(made, seen.args), name, e.file)
    if (found) return found
  }
  return undefined
}

const CONVERSION = /^as(?:Scala|Java|JavaCollection|JavaIterable|JavaEnumeration|JavaDictionary)$/

/** Collections of either language, and what says what they become; the nearest first. */
const CONVERTED: readonly (readonly [from: string, holder: string])[] = [
  ['java.util.List', 'scala.FromJavaList'],
  ['java.util.Set', 'scala.FromJavaSet'],
  ['java.util.concurrent.ConcurrentMap', 'scala.FromJavaMap'],
  ['java.util.Map', 'scala.FromJavaMap'],
  ['java.util.Iterator', 'scala.FromJavaIterator'],
  ['java.lang.Iterable', 'scala.FromJavaIterable'],
  ['scala.collection.immutable.Map', 'scala.ToJavaMap'],
  ['scala.collection.immutable.Set', 'scala.ToJavaSet'],
  ['scala.collection.Seq', 'scala.ToJavaList'],
  ['scala.collection.Iterator', 'scala.ToJavaIterator'],
  ['scala.collection.Iterable', 'scala.ToJavaIterable'],
]

/** What the library has conversions for that must be imported. */
function lateMember(e: Evaluation, type: Type, name: string): Term | undefined {
  if (type.is !== 'class' || !/^scala\.(Int|Long|Double)$/.test(type.of.qualified)) return undefined
  const standard = e.program.dialect.standard.get('scala.concurrent.duration.DurationInt')
  return standard?.methods.has(name) ? termIn(e.program, classType(standard), name, e.file) : undefined
}

/** A class or function that makes one value of another. */
interface View {
  /** What is made, and of what, which its type parameters stand in. */
  makes: ClassInfo | undefined
  member: MemberInfo | undefined
  parameter: MemberInfo
  variables: readonly TypeVariable[]
}

const views = new WeakMap<Program, View[]>()
const viewsByName = new WeakMap<Program, Map<string, View[]>>()

function viewsIn(program: Program): readonly View[] {
  let all = views.get(program)
  if (!all) {
    all = []
    views.set(program, all)
    for (const file of program.files.values()) {
      for (const cls of file.classes) {
        const made = cls.has(FLAG.implicit)
          ? cls.members.find((one) => one.text.kind === MEMBER_CONSTRUCTOR)
          : undefined
        if (made && made.text.parameters?.length === 1)
          all.push({ makes: cls, member: undefined, parameter: made, variables: cls.typeParameters })
      }
      for (const member of file.members.flat())
        if (member.has(FLAG.implicit) && member.text.kind === MEMBER_METHOD && member.text.parameters?.length === 1)
          all.push({ makes: undefined, member, parameter: member, variables: member.typeParameters })
    }
  }
  return all
}

/** What a conversion makes has members; which have one of a name is kept. */
function viewsWith(e: Evaluation, name: string): readonly View[] {
  let byName = viewsByName.get(e.program)
  if (!byName) {
    byName = new Map()
    viewsByName.set(e.program, byName)
  }
  let found = byName.get(name)
  if (!found) {
    byName.set(name, [])
    found = viewsIn(e.program).filter((view) => {
      const cls = view.makes ?? classOfType(e.program, typeOfMember(e.program, view.parameter))?.of
      const has = cls && termIn(e.program, classType(cls), name, e.file)
      return has?.is === 'members' && has.members[0]?.owner.qualified !== 'scala.Any'
    })
    byName.set(name, found)
  }
  return found
}

/** A member of what a conversion makes of a value, or a function that extends its type. */
function madeMember(e: Evaluation, type: Type, name: string): Term | undefined {
  if (type.is === 'variable' && !isDeclaredAround(e, type.variable)) return undefined
  let best: { term: Term; view: View } | undefined
  for (const view of viewsWith(e, name)) {
    const [wanted] = parameterTypesOf(e.program, view.parameter) ?? []
    // A type of which only bounds are said may be any.
    const isOpen =
      (wanted?.is === 'variable' && view.variables.includes(wanted.variable)) ||
      (wanted?.is === 'class' && wanted.of.has(FLAG.announced))
    // What the library has is rather the library's, which is not all known.
    if (isOpen && isOfLibrary(name)) continue
    const fit = isOpen ? FIT.boxed : e.overloads.fit(type, wanted, view.variables)
    if (fit === FIT.no || fit === FIT.unknown) continue
    if (best && nearness(e, view) <= nearness(e, best.view)) continue
    const bindings: Bindings = new Map()
    e.overloads.infer(wanted, type, view.variables, bindings)
    const made = view.makes
      ? classType(
          view.makes,
          view.makes.typeParameters.map((variable) => bindings.get(variable)),
        )
      : classOfType(e.program, substitute(typeOfMember(e.program, view.parameter), bindings))
    const term = made && termIn(e.program, made, name, e.file)
    if (term) best = { term, view }
  }
  return best?.term
}

/** Of several conversions, the one that is declared nearest. */
function nearness(e: Evaluation, view: View): number {
  const file = (view.makes ?? view.parameter.owner).file
  if (file === e.file) return 1000
  return sharedParts(e.file.path, file?.path ?? '')
}

/** Functions that extend a type, by their name. */
export function extensionsOn(e: Evaluation, type: Type | undefined, name: string): MemberInfo[] {
  return e.program.extensions(name).filter((member) => {
    const [first] = parameterTypesOf(e.program, member) ?? []
    return partsOf(type).some((one) =>
      partsOf(first).some((wanted) => {
        // A part that may be anything says nothing: `extension [T](value: T | Closed)`.
        if (wanted !== first && wanted?.is === 'variable') return false
        const fit = e.overloads.fit(one, wanted, member.typeParameters)
        return fit === FIT.plain || fit === FIT.boxed
      }),
    )
  })
}

/** `A | B` and `A & B` are extended by what extends a part of them. */
const partsOf = (type: Type | undefined): readonly (Type | undefined)[] => (type?.is === 'union' ? type.of : [type])
