/** What Scala's names mean as types, and what is built in; the same of Java's files, as Scala sees them. */
import { createDialect as createJavaDialect } from '../java/dialect.ts'
import type { ClassInfo, Place } from '../nominal/classes.ts'
import type { Dialect } from '../nominal/dialect.ts'
import { FLAG } from '../nominal/ir.ts'
import type { Program } from '../nominal/program.ts'
import { classType } from '../nominal/types.ts'
import { functionOf } from './calling.ts'
import { CASES } from './extract-functions.ts'
import { termAround, typeAtTop, typeOfClass } from './imports.ts'
import { isPackageName, type Prefix, prefixOf, termOf, typeIn, typeOfPrefix } from './names.ts'
import { ScalaStandard } from './standard.ts'

function packageOf(qualified: string): string {
  return /^scala(\.|$)/.test(qualified) ? 'std:scala' : java.packageOf(qualified)
}

const java = createJavaDialect()
let standard: ScalaStandard | undefined

export function createDialect(): Dialect {
  standard ??= new ScalaStandard()
  return {
    standard,
    root: 'scala.Any',
    primitives: new Set(),
    boxes: new Map(),
    literals: ['Int', 'Long', 'Float', 'Double', 'Char', 'String', 'Boolean', undefined],
    reified: true,
    isVariant: true,
    // A value stands also for what a trait has as a method.
    replacesProperty: () => true,
    functionTypes: /^Function\d+$/,
    listOfArrays: 'scala.Array',
    resolveTypeName: (program, name, place) =>
      place.file?.file.language === 'java'
        ? (standard?.javaType(name) ?? java.resolveTypeName(program, name, place))
        : typeAtTop(program, place, name),
    implicitParameter: CASES,
    severalAsOne: (program, types) => {
      const tuple = program.dialect.standard.get(`scala.Tuple${types.length}`)
      return tuple && classType(tuple, types)
    },
    oneAsSeveral: (type, count) =>
      type?.is === 'class' && type.of.qualified === `scala.Tuple${count}` ? type.args : undefined,
    typeOfLambda: (e, _, gives) => functionOf(e, e.parameters, gives),
    relativeType,
    resolvePath,
    packageOf,
    implicitSupertypes: (cls) => {
      if (/^scala\.Any(Ref|Val)?$/.test(cls.qualified)) return cls.qualified === 'scala.Any' ? [] : ['scala.Any']
      if (cls.external === 'std:scala' && cls.text.supertypes?.includes('AnyVal')) return ['scala.Any']
      return cls.has(FLAG.record) ? ['scala.Product', 'scala.AnyRef'] : ['scala.AnyRef']
    },
    iterables: ['IterableOnce', 'Array'],
    classOfClasses: 'java.lang.Class',
  }
}

/** Types of the body around, of the classes around and what these extend, and what is imported in them. */
function relativeType(program: Program, name: string, place: Place): ClassInfo | undefined {
  if (place.file?.file.language !== 'scala') return undefined
  let { cls, member } = place
  while (cls || member) {
    for (let at = member; at; at = at.around) {
      const local = at.localTypes.get(name)
      if (local || at.typeParameters.some((one) => one.name === name)) return local
    }
    if (!cls || cls.external !== undefined) return undefined
    if (cls.typeParameters.some((one) => one.name === name)) return undefined
    if (cls.name === name) return cls
    const own = typeOfClass(program, cls, name)
    if (own) return own
    member = cls.within
    cls = cls.outer
  }
  return undefined
}

/** `a.b.C`, of packages, objects and values; `x.type` is what `x` is. */
function resolvePath(program: Program, path: string, place: Place): ClassInfo | undefined {
  if (place.file?.file.language === 'java')
    return java.resolvePath?.(program, path, place) ?? program.known(path, place.file)
  const parts = path.split('.')
  const last = parts.pop() as string
  const ofStandard =
    path.startsWith('scala.') || path.startsWith('java.') ? program.dialect.standard.get(path) : undefined
  if (ofStandard) return ofStandard
  const [first = '', ...rest] = parts
  const head = termAround(program, place, first)
  let prefix: Prefix | undefined = head
    ? prefixOf(program, head)
    : isPackageName(first)
      ? { is: 'package', name: first }
      : undefined
  for (const [at, part] of rest.entries()) {
    if (!prefix) return undefined
    if (last === 'type' && at === rest.length) break
    prefix = prefixOf(program, termOf(program, prefix, part, place.file))
  }
  if (last === 'type') return prefix?.is === 'value' ? prefix.type.of : undefined
  if (prefix) {
    const found = typeOfPrefix(program, prefix, last, place.file)
    if (found) return found
  }
  // `A#B`, which is written as a path.
  const outer = rest.length === 0 ? typeAtTop(program, place, first) : undefined
  return outer && typeIn(program, outer, last)
}
