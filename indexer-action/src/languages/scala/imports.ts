/**
 * What a name means at the top of a file, in its packages and in the classes around, with what is imported there.
 *
 * The path of an import is read with what stands before it: what comes behind does not matter, and nothing leads back to itself.
 */
import type { ClassInfo, FileInfo, Place } from '../nominal/classes.ts'
import { ownType } from '../nominal/evaluation.ts'
import { FLAG } from '../nominal/ir.ts'
import type { Program } from '../nominal/program.ts'
import type { ImportText } from '../nominal/surface.ts'
import { classType } from '../nominal/types.ts'
import {
  isOutside,
  isPackage,
  isPackageName,
  objectOf,
  type Prefix,
  prefixOf,
  type Term,
  termIn,
  termInPackage,
  termOf,
  typeIn,
  typeInPackage,
  typeOfPrefix,
} from './names.ts'
import type { ScalaSurface } from './unit.ts'

/** Imports that stand together, at the top of a file or in the body of a class. */
export interface Imports {
  readonly file: FileInfo
  readonly cls: ClassInfo | undefined
  readonly packages: readonly string[]
  readonly texts: readonly ImportText[]
  /** What each is from, as far as it was asked for. */
  readonly prefixes: (Prefix | null | undefined)[]
  readonly terms: Map<string, Term | null>
  readonly types: Map<string, ClassInfo | null>
}

/** Of the files that were asked about last, by the packages around or the class in which they stand. */
const known = new Map<FileInfo, Map<string | ClassInfo, Imports>>()
const MOST_FILES = 200

function importsKept(file: FileInfo, key: string | ClassInfo, make: () => Imports): Imports {
  let byKey = known.get(file)
  if (!byKey) {
    if (known.size >= MOST_FILES) known.clear()
    byKey = new Map()
    known.set(file, byKey)
  }
  let imports = byKey.get(key)
  if (!imports) {
    imports = make()
    byKey.set(key, imports)
  }
  return imports
}

export function importsAtTop({ file, cls }: Place): Imports | undefined {
  if (!file) return undefined
  const packages = packagesAt(file, cls)
  return importsKept(file, packages.join(' '), () => ({
    file,
    cls: undefined,
    packages,
    texts: file.file.surface.imports,
    prefixes: [],
    terms: new Map(),
    types: new Map(),
  }))
}

export function importsOfClass(cls: ClassInfo): Imports | undefined {
  const { file } = cls
  const texts = cls.text.imports
  if (!file || !texts || texts.length === 0) return undefined
  return importsKept(file, cls, () => ({
    file,
    cls,
    packages: packagesAt(file, cls),
    texts,
    prefixes: [],
    terms: new Map(),
    types: new Map(),
  }))
}

/** Packages whose members are seen where a class stands, innermost first. */
function packagesAt(file: FileInfo, cls: ClassInfo | undefined): readonly string[] {
  const { packages } = file.file.surface as ScalaSurface
  let outermost = cls
  while (outermost?.outer) outermost = outermost.outer
  const own = outermost?.text.package
  const chain =
    own === undefined
      ? (packages?.[0] ?? [file.package])
      : (packages?.find((one) => one.at(-1) === own) ?? [...(packages?.[0] ?? []), own])
  return [...chain].reverse()
}

const last = (path: string): string => path.slice(path.lastIndexOf('.') + 1)
const before = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('.')))

/** What one of several imports is from. */
function prefixOfImport(program: Program, imports: Imports, nth: number): Prefix | undefined {
  const kept = imports.prefixes[nth]
  if (kept !== undefined) return kept ?? undefined
  // What leads back to itself leads nowhere.
  imports.prefixes[nth] = null
  const text = imports.texts[nth] as ImportText
  const [first = '', ...parts] = (text.all ? text.path : before(text.path)).split('.')
  const head = headOfImport(program, imports, nth, first)
  let prefix: Prefix | undefined = head
    ? prefixOf(program, head)
    : isPackageName(first)
      ? { is: 'package', name: first }
      : undefined
  for (const part of parts) prefix = prefix && prefixOf(program, termOf(program, prefix, part, imports.file))
  imports.prefixes[nth] = prefix ?? null
  return prefix
}

/** The first name of the path of an import, of which only those before it are seen. */
function headOfImport(program: Program, imports: Imports, nth: number, name: string): Term | undefined {
  const { cls, file } = imports
  if (name === '') return { is: 'package', name: '' }
  if (!cls) return lookUpTerm(program, imports, name, nth)
  if (name === 'this') return { is: 'object', cls }
  return (
    termIn(program, ownType(cls), name, file) ??
    termImported(program, imports, name, nth) ??
    termAround(program, { file, cls: cls.outer, member: cls.within }, name)
  )
}

function termImported(program: Program, imports: Imports, name: string, most = imports.texts.length): Term | undefined {
  return lastFound(program, imports, name, termNamed, most) ?? lastFound(program, imports, name, termAmong, most)
}

/** What one import of several may bring by a name. */
export type Find<T> = (program: Program, imports: Imports, nth: number, name: string) => T | undefined

/** What the first `most` imports bring by a name: later ones go first. */
function lastFound<T>(
  program: Program,
  imports: Imports,
  name: string,
  find: Find<T>,
  most = imports.texts.length,
): T | undefined {
  for (let nth = most - 1; nth >= 0; nth--) {
    const found = find(program, imports, nth, name)
    if (found) return found
  }
  return undefined
}

/** What an import of that one name brings. */
export function termNamed(program: Program, imports: Imports, nth: number, name: string): Term | undefined {
  const one = imports.texts[nth] as ImportText
  if (one.all || (one.alias ?? last(one.path)) !== name) return undefined
  const prefix = prefixOfImport(program, imports, nth)
  return prefix && termBrought(program, prefix, last(one.path), imports.file)
}

/** What an import of one name brings: of what nobody knows, a function or a value rather than a package. */
export function termBrought(
  program: Program,
  prefix: Prefix,
  name: string,
  from: FileInfo | undefined,
): Term | undefined {
  const found = termOf(program, prefix, name, from)
  const isGuess = found?.is === 'package' && !isPackage(program, found.name)
  if (!isGuess) return found
  return prefix.is === 'package' && isOutside(program, prefix.name)
    ? { is: 'class', cls: program.outside(found.name) }
    : undefined
}

/** What an import of everything has by that name. */
export function termAmong(program: Program, imports: Imports, nth: number, name: string): Term | undefined {
  if (!imports.texts[nth]?.all) return undefined
  const prefix = prefixOfImport(program, imports, nth)
  if (!prefix || !mayHave(program, prefix, name)) return undefined
  const found = termOf(program, prefix, name, imports.file)
  const isGuess =
    (found?.is === 'class' && found.cls.opaque) || (found?.is === 'package' && !isPackage(program, found.name))
  return isGuess ? undefined : found
}

/** Of what nobody here knows, everything might have that name. */
function mayHave(program: Program, prefix: Prefix, name: string): boolean {
  if (prefix.is === 'value') return !prefix.type.of.opaque
  if (prefix.is !== 'package' || !isOutside(program, prefix.name)) return true
  const { standard } = program.dialect
  const path = `${prefix.name}.${name}`
  return (
    standard.has(path) ||
    standard.has(objectOf(path)) ||
    standard.has(`${prefix.name}.package$`) ||
    isPackage(program, path)
  )
}

/** What every file sees. */
const DEFAULT_PREFIXES = ['scala.Predef$', 'scala', 'java.lang'] as const

/** A name at the top of a file: imported by name, of a package around, imported with all others, or seen everywhere. */
export function termAtTop(program: Program, place: Place, name: string): Term | undefined {
  const imports = importsAtTop(place)
  if (!imports) return undefined
  const kept = imports.terms.get(name)
  if (kept !== undefined) return kept ?? undefined
  const found = lookUpTerm(program, imports, name, imports.texts.length)
  imports.terms.set(name, found ?? null)
  return found
}

function lookUpTerm(program: Program, imports: Imports, name: string, most: number): Term | undefined {
  const { file, packages } = imports
  if (name === '_root_') return { is: 'package', name: '' }
  const imported = lastFound(program, imports, name, termNamed, most)
  if (imported) return imported
  for (const one of packages) {
    const found = termInPackage(program, one, name, file)
    if (found) return found
  }
  const among = lastFound(program, imports, name, termAmong, most)
  if (among) return among
  for (const path of DEFAULT_PREFIXES) {
    const cls = path.endsWith('$') ? program.dialect.standard.get(path) : undefined
    const found = cls ? termIn(program, classType(cls), name, file) : termInPackage(program, path, name, file)
    if (found) return found
  }
  return program.hasPackage(name) || /^(java|javax|scala|org|com|net|io|sun)$/.test(name)
    ? { is: 'package', name }
    : undefined
}

export function typeAtTop(program: Program, place: Place, name: string): ClassInfo | undefined {
  const imports = importsAtTop(place)
  if (!imports) return undefined
  const kept = imports.types.get(name)
  if (kept !== undefined) return kept ?? undefined
  const found = lookUpType(program, imports, name)
  imports.types.set(name, found ?? null)
  return found
}

function lookUpType(program: Program, imports: Imports, name: string): ClassInfo | undefined {
  const { file, packages, texts } = imports
  const imported = lastFound(program, imports, name, typeNamed)
  if (imported) return imported
  for (const one of packages) {
    const found = typeInPackage(program, one, name, file)
    if (found) return found
  }
  const among = lastFound(program, imports, name, typeAmong)
  if (among) return among
  for (const path of DEFAULT_PREFIXES) {
    const found = program.dialect.standard.get(`${path.replace(/\$$/, '')}.${name}`)
    if (found) return found
  }
  // What nobody here knows comes from the one place outside it can come from, if there is only one.
  if (program.hasClassNamed(name) || !/^\p{Lu}/u.test(name)) return undefined
  const outside = texts.flatMap((one, nth) => {
    const prefix = one.all ? prefixOfImport(program, imports, nth) : undefined
    return prefix?.is === 'package' && isOutside(program, prefix.name) ? [prefix.name] : []
  })
  return outside.length === 1 ? program.outside(`${outside[0]}.${name}`) : undefined
}

export function typeNamed(program: Program, imports: Imports, nth: number, name: string): ClassInfo | undefined {
  const one = imports.texts[nth] as ImportText
  if (one.all || (one.alias ?? last(one.path)) !== name) return undefined
  const prefix = prefixOfImport(program, imports, nth)
  return prefix && typeOfPrefix(program, prefix, last(one.path), imports.file)
}

export function typeAmong(program: Program, imports: Imports, nth: number, name: string): ClassInfo | undefined {
  if (!imports.texts[nth]?.all) return undefined
  const prefix = prefixOfImport(program, imports, nth)
  const found = prefix && typeOfPrefix(program, prefix, name, imports.file)
  return found?.opaque ? undefined : found
}

/** A name in the classes around a place, what is imported in them, and at the top of the file. */
export function termAround(program: Program, place: Place, name: string): Term | undefined {
  if (name === 'this' && place.cls) return { is: 'object', cls: place.cls }
  for (let { cls } = place; cls; cls = cls.outer) {
    if (cls.has(FLAG.file)) continue
    const found = termOfClass(program, cls, name, place.file)
    if (found) return found
  }
  return termAtTop(program, place, name)
}

/** A member of the class around, or what is imported in it. */
export function termOfClass(
  program: Program,
  cls: ClassInfo,
  name: string,
  from: FileInfo | undefined,
): Term | undefined {
  const own = termIn(program, ownType(cls), name, from)
  const imports = own ? undefined : importsOfClass(cls)
  return own ?? (imports && termImported(program, imports, name))
}

/** The same of types. */
export function typeOfClass(program: Program, cls: ClassInfo, name: string): ClassInfo | undefined {
  const own = typeIn(program, cls, name)
  const imports = own ? undefined : importsOfClass(cls)
  return (
    own ?? (imports && (lastFound(program, imports, name, typeNamed) ?? lastFound(program, imports, name, typeAmong)))
  )
}
