/** What Java's names mean: imports, packages, `java.lang`; and where things outside come from. */
import type { ClassInfo, FileInfo, Place } from '../nominal/classes.ts'
import type { Dialect } from '../nominal/dialect.ts'
import { ExternalTypes } from '../nominal/external-types.ts'
import { nestedIn } from '../nominal/inheritance.ts'
import { FLAG } from '../nominal/ir.ts'
import type { Program } from '../nominal/program.ts'
import { DISPATCHES } from './dispatches.ts'
import { withConstructors } from './jdk-constructors.ts'
import { JDK_TYPES } from './jdk-types.ts'
import { PACKAGE_TYPES } from './package-types.ts'
import { JAVA, packageOf } from './packages.ts'
import { STATIC_NAMES } from './static-names.ts'

const PRIMITIVES = new Set(['byte', 'short', 'char', 'int', 'long', 'float', 'double', 'boolean', 'void', 'null'])
const BOXES = new Map([
  ['byte', 'java.lang.Byte'],
  ['short', 'java.lang.Short'],
  ['char', 'java.lang.Character'],
  ['int', 'java.lang.Integer'],
  ['long', 'java.lang.Long'],
  ['float', 'java.lang.Float'],
  ['double', 'java.lang.Double'],
  ['boolean', 'java.lang.Boolean'],
])
/** Single-type imports, then the file's package, then `import a.*`, then `java.lang`. */
function resolveTypeName(program: Program, name: string, place: Place): ClassInfo | undefined {
  const { file } = place
  if (!file) return undefined
  const own = file.types.get(name)
  if (own) return own
  const { imports } = file.file.surface
  for (const one of imports) {
    if (one.all || !endsWithName(one.path, name)) continue
    if (one.static) {
      const nested = staticNested(program, one.path.slice(0, -name.length - 1), name, file)
      if (nested) return nested
    } else return imported(program, one.path, file)
  }
  const prefix = file.package === '' ? '' : `${file.package}.`
  const samePackage = program.find(prefix + name, file)
  if (samePackage) return samePackage
  const onDemand = imports.filter((one) => one.all)
  for (const one of onDemand) {
    const found = one.static ? staticNested(program, one.path, name, file) : program.known(`${one.path}.${name}`, file)
    if (found) return found
  }
  const inLang = program.dialect.standard.get(`java.lang.${name}`)
  if (inLang) return inLang
  const outside = onDemand.filter(
    ({ path, static: ofType }) =>
      !ofType && !program.hasPackage(path) && !program.dialect.standard.tellsAllOf(path) && !program.known(path, file),
  )
  if (outside.length === 0 || !/^\p{Lu}/u.test(name)) return undefined
  // A type that nobody here knows comes from the one place outside it can come from, if there is only one.
  return program.outside(outside.length === 1 ? `${outside[0]?.path}.${name}` : name)
}

function imported(program: Program, path: string, file: FileInfo): ClassInfo | undefined {
  const known = program.known(path, file)
  if (known) return known
  const parent = path.slice(0, path.lastIndexOf('.'))
  // Our own package without that class: generated code, not something from outside.
  return program.hasPackage(parent) && packageOf(path) !== JAVA ? undefined : program.outside(path)
}

function staticNested(program: Program, owner: string, name: string, file: FileInfo): ClassInfo | undefined {
  const cls = program.known(owner, file)
  return cls && nestedIn(program, cls, name)
}

function endsWithName(path: string, name: string): boolean {
  return path.endsWith(name) && path[path.length - name.length - 1] === '.'
}

function implicitSupertypes(cls: ClassInfo): string[] {
  if (cls.qualified === 'java.lang.Object') return []
  if (cls.has(FLAG.enum)) return [`java.lang.Enum<${cls.name}>`, 'java.lang.Object']
  if (cls.has(FLAG.record)) return ['java.lang.Record', 'java.lang.Object']
  if (cls.has(FLAG.annotation)) return ['java.lang.annotation.Annotation', 'java.lang.Object']
  return ['java.lang.Object']
}

const REFLECTION: Record<string, { owner: number | 'receiver'; name?: number }> = {
  'Class.getMethod': { owner: 'receiver', name: 0 },
  'Class.getDeclaredMethod': { owner: 'receiver', name: 0 },
  'Class.getConstructor': { owner: 'receiver' },
  'Class.getDeclaredConstructor': { owner: 'receiver' },
  'Lookup.findStatic': { owner: 0, name: 1 },
  'Lookup.findVirtual': { owner: 0, name: 1 },
  'Lookup.findSpecial': { owner: 0, name: 1 },
  'Lookup.findConstructor': { owner: 0 },
}

const ROOT_METHODS = new Map([
  ['toString', 0],
  ['hashCode', 0],
  ['equals', 1],
])

let standard: ExternalTypes | undefined

/** Adds packages of which a part is told. */
export function withPackages(types: ExternalTypes): ExternalTypes {
  for (const one of PACKAGE_TYPES) types.alsoPartly(one, packageOf(one.slice(2, one.search(/[<|\n]/))))
  return types
}

/** Whether a dotted path names a resource of an Android application, of which the build makes a number. */
export const isResource = (path: string): boolean =>
  /(?:^|[.a-z])R\.(?:anim|animator|array|attr|bool|color|dimen|drawable|font|id|integer|interpolator|layout|menu|mipmap|navigation|plurals|raw|string|style|transition|xml)\.\w+$/.test(
    path,
  )

export function createDialect(): Dialect {
  standard ??= withPackages(withConstructors(new ExternalTypes(JDK_TYPES, JAVA)))
  return {
    standard,
    root: 'java.lang.Object',
    rootMethods: ROOT_METHODS,
    callsAwaitPlace: true,
    comparesTypeArguments: true,
    primitives: PRIMITIVES,
    boxes: BOXES,
    resolveTypeName,
    staticNames: STATIC_NAMES,
    packageOf,
    implicitSupertypes,
    iterables: ['Iterable'],
    classOfClasses: 'Class',
    reflection: (method) => REFLECTION[method],
    dispatches: DISPATCHES,
    isResource,
  }
}
