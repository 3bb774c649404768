/** What C#'s names mean: namespaces from the inside out, `using`, and where things outside come from. */
import { push } from '../../link/lists.ts'
import type { Project } from '../language.ts'
import { bareType, ClassInfo, type FileInfo, type MemberInfo, type Place } from '../nominal/classes.ts'
import type { Dialect } from '../nominal/dialect.ts'
import { ExternalTypes } from '../nominal/external-types.ts'
import { nestedIn } from '../nominal/inheritance.ts'
import { FLAG } from '../nominal/ir.ts'
import type { Program } from '../nominal/program.ts'
import { type ImportText, MEMBER_FIELD } from '../nominal/surface.ts'
import { IMPORTED_NAMES } from './bcl-names.ts'
import { BCL_NAMES, BCL_TYPES, BOXED } from './bcl-types.ts'
import { DISPATCHES } from './dispatches.ts'
import { operatorAt } from './evaluate-operators.ts'
import { typeOfLambda } from './lambda-types.ts'
import { extensionOutside } from './package-extensions.ts'
import { PACKAGE_TYPES, WHOLE_PACKAGE_TYPES } from './package-types.ts'
import { projectsOf } from './projects.ts'

const PRIMITIVES = new Set(
  'int uint long ulong short ushort byte sbyte float double decimal char boolean void nint nuint dynamic null'.split(
    ' ',
  ),
)
const BOXES = new Map(Object.entries(BOXED).map(([name, box]) => [name, `System.${box}`]))
const COVARIANT = new Set(
  'IEnumerable IEnumerator IReadOnlyCollection IReadOnlyList IAsyncEnumerable IAsyncEnumerator'
    .split(' ')
    .map((name) => `System.Collections.Generic.${name}`),
)
/** What the SDK imports into every file of a new project. */
const IMPLICIT = Object.keys(BCL_NAMES)

/** Stands for the namespace of what is certainly from outside, when several could have it. */
const SOME_PACKAGE = 'nuget'

function packageOf(qualified: string): string {
  if (qualified.startsWith(`${SOME_PACKAGE}.`)) return SOME_PACKAGE
  if (/^(System|Microsoft\.(CSharp|VisualBasic|Win32))(\.|$)/.test(qualified)) return 'std:dotnet'
  const parts = qualified.split('.')
  if (parts.length < 2) return ''
  return `nuget:${parts.slice(0, Math.min(2, parts.length - 1)).join('.')}`
}

let standard: ExternalTypes | undefined
const known = new Map<string, ReadonlySet<string>>()
for (const table of [BCL_NAMES, IMPORTED_NAMES])
  for (const [namespace, names] of Object.entries(table))
    known.set(namespace, new Set([...(known.get(namespace) ?? []), ...names.split(' ')]))

function isKnown(qualified: string): boolean {
  const dot = qualified.lastIndexOf('.')
  return known.get(qualified.slice(0, dot))?.has(qualified.slice(dot + 1)) ?? false
}

function withPackages(types: ExternalTypes): ExternalTypes {
  for (const [name, table] of WHOLE_PACKAGE_TYPES) types.alsoOf(table, name)
  for (const [name, table] of PACKAGE_TYPES) types.alsoPartly(table, name)
  return types
}

export function createDialect(project: Project): Dialect {
  standard ??= withPackages(new ExternalTypes(BCL_TYPES, 'std:dotnet', false, true))
  return {
    standard,
    root: 'System.Object',
    primitives: PRIMITIVES,
    boxes: BOXES,
    partialTypes: true,
    replacesProperty,
    arity: true,
    reified: true,
    delegateMethod: 'Invoke',
    listOfArrays: 'System.Array`1',
    indexer: 'this[]',
    operatorAt,
    optional: 'System.Nullable`1',
    valueRoot: 'System.ValueType',
    quotation: 'System.Linq.Expressions.Expression',
    tuple: 'System.ValueTuple',
    typeOfLambda,
    extensionMethods: true,
    extensionOutside,
    methodGroups: true,
    functionsInBlocks: true,
    fileClass: 'Program',
    interfaceNames: /^I\p{Lu}/u,
    projectOf: projectsOf(project),
    typesBehindVariables: true,
    annotationSuffix: 'Attribute',
    isReplaced: (qualified, count) =>
      standard?.get(count > 0 ? `${qualified}\`${count}` : qualified) !== undefined || isKnown(qualified),
    importsNamespaces: true,
    covariant: COVARIANT,
    iterables: ['IEnumerable', 'IAsyncEnumerable'],
    awaitables: ['Task', 'ValueTask'],
    classOfClasses: 'Type',
    packageOf,
    dispatches: DISPATCHES,
    resolveTypeName,
    implicitSupertypes: (cls) =>
      cls.has(FLAG.enum)
        ? ['System.Enum', 'System.Object']
        : cls.qualified === 'System.Object'
          ? []
          : ['System.Object'],
  }
}

/** Properties, indexers and events, never fields: an interface's are implemented, and a class's only where it is said. */
function replacesProperty(own: MemberInfo, other: MemberInfo): boolean {
  if (other.text.kind !== MEMBER_FIELD || own.has(FLAG.field) || other.has(FLAG.field)) return false
  if (!other.owner.isInterface) return own.has(FLAG.declaresOverride)
  return own.has(FLAG.explicit) || (own.has(FLAG.public) && !own.owner.isInterface)
}

function resolveTypeName(program: Program, name: string, place: Place): ClassInfo | undefined {
  const { file } = place
  if (!file) return program.dialect.standard.inTable(name)
  const imports = importedInto(program, file)
  const alias = imports.aliases.get(plain(name))
  if (alias) return aliased(program, alias, file)
  const namespace = place.cls?.text.package ?? file.package
  for (
    let at: string | undefined = namespace;
    at !== undefined;
    at = at === '' ? undefined : at.slice(0, Math.max(0, at.lastIndexOf('.')))
  ) {
    const found = program.find(at === '' ? name : `${at}.${name}`, file)
    if (found) return found
  }
  // Inside `Shop.Deep`, a namespace `Shop.Console` is nearer than what is imported.
  const around = program.packageAt(name, place)
  const isNamespace = around !== undefined && around !== name
  const { namespaces } = imports
  for (const at of positionsOf(program, imports, name, namespace)) {
    const one = namespaces[at] as ImportText
    if (one.static) {
      const nested = nestedIn(program, program.imported(one.path, file), name)
      if (nested) return nested
      continue
    }
    const found =
      program.find(`${one.path}.${name}`, file) ??
      (isNamespace ? undefined : program.dialect.standard.get(`${one.path}.${name}`))
    if (found) return found
    // `using Inner;` inside `namespace Outer.Deep` may mean `Outer.Deep.Inner` or `Outer.Inner`.
    for (let at = namespace; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('.')))) {
      const relative = program.hasPackage(`${at}.${one.path}`) && program.find(`${at}.${one.path}.${name}`, file)
      if (relative) return relative
    }
  }
  if (isNamespace) return undefined
  const first = namespacesOf(plain(name)).map((path) => imports.positions.get(path)?.[0] ?? namespaces.length)
  const told = namespaces[Math.min(...first, namespaces.length)]
  if (told) return program.outside(`${told.path}.${name}`)
  if (program.hasClassNamed(plain(name))) return undefined
  // Nothing of ours has that name, so it is from one of the namespaces outside; which one is known if there is but one.
  if (/^(System|Microsoft)$/.test(name) || around !== undefined) return undefined
  if (!/^\p{Lu}/u.test(name)) return undefined
  imports.outside ??= onlyOutside(program, namespaces.slice(0, imports.written))
  const { path } = imports.outside
  return program.outside(`${path ?? SOME_PACKAGE}.${name}`)
}

/** What a file imports, by what it is asked for. */
interface Imported {
  aliases: ReadonlyMap<string, ImportText>
  /** In order: those that are written, and then those that every file has. */
  namespaces: readonly ImportText[]
  written: number
  /** By path, where in `namespaces` it is. */
  positions: ReadonlyMap<string, readonly number[]>
  statics: readonly number[]
  /** Where what nothing of ours is called comes from, if that is told by what is imported. */
  outside?: { path: string | undefined }
}

const importedBy = new WeakMap<readonly ImportText[], Imported>()

function importedInto(program: Program, file: FileInfo): Imported {
  const all = program.importsOf(file)
  const before = importedBy.get(all)
  if (before) return before
  const aliases = new Map<string, ImportText>()
  for (const one of all) if (one.alias !== undefined && !aliases.has(one.alias)) aliases.set(one.alias, one)
  const written = all.filter((one) => one.alias === undefined)
  const namespaces = [
    ...written,
    ...IMPLICIT.map((path): ImportText => ({ path, all: true, line: 0, column: 0, length: 0 })),
  ]
  const positions = new Map<string, number[]>()
  const statics: number[] = []
  for (const [at, one] of namespaces.entries()) {
    push(positions, one.path, at)
    if (one.static) statics.push(at)
  }
  const imports = { aliases, namespaces, written: written.length, positions, statics }
  importedBy.set(all, imports)
  return imports
}

/** Which imports may have a type of that name, in their order: a file of thousands is not gone through for each of its names. */
function positionsOf(program: Program, imports: Imported, name: string, namespace: string): readonly number[] {
  const before = program.before(name)
  if (name.includes('.') || before.length > imports.namespaces.length) return [...imports.namespaces.keys()]
  const found = new Set(imports.statics)
  const take = (path: string) => {
    for (const at of imports.positions.get(path) ?? []) found.add(at)
  }
  for (const path of before) {
    take(path)
    for (let at = namespace; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('.'))))
      if (path.startsWith(`${at}.`)) take(path.slice(at.length + 1))
  }
  return [...found].sort((one, other) => one - other)
}

let namespacesByName: Map<string, string[]> | undefined

/** Namespaces outside that are known to have a type of that name. */
function namespacesOf(name: string): readonly string[] {
  if (!namespacesByName) {
    namespacesByName = new Map()
    for (const [namespace, names] of known) for (const one of names) push(namespacesByName, one, namespace)
  }
  return namespacesByName.get(name) ?? []
}

function onlyOutside(program: Program, written: readonly ImportText[]): { path: string | undefined } {
  const outside = written.filter((one) => !one.static && !program.hasPackage(one.path))
  const foreign = outside.filter((one) => packageOf(`${one.path}.X`) !== 'std:dotnet')
  const from = foreign.length > 0 ? foreign : outside
  const packages = new Set(from.map((one) => packageOf(`${one.path}.X`)))
  const [first] = from
  if (packages.size !== 1 || !first) return { path: undefined }
  // Which of .NET's own namespaces it is does not matter, and nobody here knows.
  return { path: foreign.length > 0 ? first.path : 'System' }
}

/** What another name stands for; where that is more than a class, it says so itself. */
function aliased(program: Program, { path, type }: ImportText, file: FileInfo): ClassInfo {
  const cls = program.imported(path, file)
  if (type === undefined) return cls
  const { external, symbol } = cls
  const place = { file, symbol, ...(external === undefined ? {} : { external }) }
  return new ClassInfo({ ...bareType(cls.name), alias: type }, cls.qualified, place)
}

const plain = (name: string): string => name.replace(/`.*/, '')
