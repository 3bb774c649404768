/** What Kotlin's names mean as types: imports, packages, what every file sees; the same of Java's files, as Kotlin sees them. */
import type { Destination } from '../../link/link-set-builder.ts'
import { createDialect as createJavaDialect } from '../java/dialect.ts'
import type { ClassInfo, FileInfo, Place } from '../nominal/classes.ts'
import type { Dialect } from '../nominal/dialect.ts'
import { toClass, toMember } from '../nominal/evaluation.ts'
import { FLAG } from '../nominal/ir.ts'
import type { Program } from '../nominal/program.ts'
import { MEMBER_FIELD } from '../nominal/surface.ts'
import { declaredAtTop } from './declared.ts'
import { EXTENSION_FUNCTION, FUNCTION_TYPES } from './function-types.ts'
import { KotlinStandard, packageOf } from './standard.ts'

/** What every file imports. */
export const DEFAULT_PACKAGES = [
  'kotlin',
  'kotlin.annotation',
  'kotlin.collections',
  'kotlin.comparisons',
  'kotlin.io',
  'kotlin.ranges',
  'kotlin.sequences',
  'kotlin.text',
  'java.lang',
  'kotlin.jvm',
]

const java = createJavaDialect()
let standard: KotlinStandard | undefined

export function createDialect(): Dialect {
  standard ??= new KotlinStandard()
  return {
    standard,
    root: 'kotlin.Any',
    primitives: new Set(),
    boxes: new Map(),
    literals: ['Int', 'Long', 'Float', 'Double', 'Char', 'String', 'Boolean', undefined],
    smartCasts: true,
    keepsAllBuilds: true,
    reified: true,
    isVariant: true,
    receiverFunctions: EXTENSION_FUNCTION,
    functionTypes: FUNCTION_TYPES,
    replacesProperty: (own, other) => own.has(FLAG.declaresOverride) && other.text.kind === MEMBER_FIELD,
    implicitParameter: 'it',
    listOfArrays: 'kotlin.Array',
    resolveTypeName,
    resolveImport,
    packageOf,
    implicitSupertypes: (cls) =>
      cls.qualified === 'kotlin.Any'
        ? []
        : cls.has(FLAG.enum)
          ? [`kotlin.Enum<${cls.name}>`, 'kotlin.Any']
          : cls.has(FLAG.annotation)
            ? ['kotlin.Annotation', 'kotlin.Any']
            : ['kotlin.Any'],
    iterables: ['Iterable', 'Sequence', 'Iterator', 'Array'],
    classOfClasses: 'KClass',
  }
}

function resolveTypeName(program: Program, name: string, place: Place): ClassInfo | undefined {
  const { file } = place
  if (!file) return undefined
  if (file.file.language === 'java') return standard?.javaType(name) ?? java.resolveTypeName(program, name, place)
  const own = file.types.get(name)
  if (own) return own
  for (const level of declaredAtTop(program, file, name))
    if (level.cls ?? level.outside) return level.cls ?? level.outside
  if (program.hasClassNamed(name)) return undefined
  // A type that nobody here knows comes from the one place outside it can come from, if there is only one.
  const outside = file.file.surface.imports.filter((one) => one.all && !program.hasPackage(one.path))
  if (outside.length === 0 || !/^\p{Lu}/u.test(name)) return undefined
  return program.outside(outside.length === 1 ? `${outside[0]?.path}.${name}` : name)
}

/** A class, functions and properties of that name, or a member of an object. */
function resolveImport(program: Program, path: string, file: FileInfo): Destination | undefined {
  if (file.file.language === 'java') return undefined
  const imported = file.file.surface.imports.find((one) => one.path === path)
  const name = imported?.alias ?? path.slice(path.lastIndexOf('.') + 1)
  const [level] = declaredAtTop(program, file, name)
  if (!level || (level.functions.length === 0 && level.fields.length === 0)) return undefined
  const options = [
    ...level.functions.map(toMember),
    ...level.fields.map(toMember),
    ...(level.cls ? [toClass(level.cls)] : []),
  ]
  return { to: 'all_of', options }
}
