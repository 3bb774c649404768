/**
 * What a bare name may mean at the top of a file, nearest first: what the file imports by name, what its package has, what it imports
 * with a star, and what every file sees.
 */
import { sharedParts } from '../../link/paths.ts'
import type { ClassInfo, FileInfo, MemberInfo } from '../nominal/classes.ts'
import { FLAG } from '../nominal/ir.ts'
import { fieldNamed, methodsNamed } from '../nominal/members.ts'
import type { Program } from '../nominal/program.ts'
import { MEMBER_FIELD } from '../nominal/surface.ts'
import { objectOf } from './companions.ts'
import { DEFAULT_PACKAGES } from './dialect.ts'
import { standardFunctions } from './standard.ts'

export interface Level {
  functions: MemberInfo[]
  fields: MemberInfo[]
  cls: ClassInfo | undefined
  /** Outside, and by that path. */
  outside: ClassInfo | undefined
}

/** Of the files that were asked about last. */
const known = new Map<FileInfo, Map<string, Level[]>>()
/** A file's names are asked for while it is linked, and now and then by those that need the type of a value in it. */
const MOST_FILES = 100

export function declaredAtTop(program: Program, file: FileInfo, name: string): readonly Level[] {
  let names = known.get(file)
  if (!names) {
    names = new Map()
    if (known.size >= MOST_FILES) known.clear()
    known.set(file, names)
  }
  let levels = names.get(name)
  if (!levels) {
    levels = levelsOf(program, file, name)
    names.set(name, levels)
  }
  return levels
}

function levelsOf(program: Program, file: FileInfo, name: string): Level[] {
  const { imports } = file.file.surface
  const levels: Level[] = []
  const add = (paths: readonly string[], isNamed: boolean): void => {
    const level: Level = { functions: [], fields: [], cls: undefined, outside: undefined }
    for (const path of paths) addPath(program, file, path, level, isNamed)
    if (level.functions.length > 0 || level.fields.length > 0 || level.cls || level.outside) levels.push(level)
  }
  const named = imports.filter((one) => !one.all && (one.alias ?? last(one.path)) === name)
  if (named.length > 0)
    add(
      named.map((one) => one.path),
      true,
    )
  add([file.package === '' ? name : `${file.package}.${name}`], false)
  add(
    imports.filter((one) => one.all).map((one) => `${one.path}.${name}`),
    false,
  )
  const inDefault = standardFunctions(program)
    .named(name)
    .filter(({ owner }) => DEFAULT_PACKAGES.includes(owner.qualified))
  const level: Level = { functions: [], fields: [], cls: undefined, outside: undefined }
  for (const member of inDefault) (member.text.kind === MEMBER_FIELD ? level.fields : level.functions).push(member)
  for (const one of DEFAULT_PACKAGES) level.cls ??= program.dialect.standard.get(`${one}.${name}`)
  if (inDefault.length > 0 || level.cls) levels.push(level)
  return levels
}

const last = (path: string): string => path.slice(path.lastIndexOf('.') + 1)

function addPath(program: Program, file: FileInfo, path: string, level: Level, isNamed: boolean): void {
  const isSeen = (member: MemberInfo): boolean => !member.has(FLAG.private) || member.file === file
  const nearest = (members: readonly MemberInfo[] = []): MemberInfo[] =>
    [...members].filter(isSeen).sort((a, b) => nearness(b, file) - nearness(a, file) || expects(b) - expects(a))
  const functions = nearest(program.functions(path))
  const fields = nearest(program.constants(path))
  level.functions.push(...functions)
  level.fields.push(...fields.slice(0, fields.some((one) => one.has(FLAG.extension)) ? undefined : 1))
  const cls = program.known(path, file)
  level.cls ??= cls
  const dot = path.lastIndexOf('.')
  const owner = dot < 0 ? undefined : program.known(path.slice(0, dot), file)
  if (owner && !cls) {
    const name = path.slice(dot + 1)
    for (const one of [objectOf(program, owner), owner]) {
      if (!one) continue
      const isStatic = (member: MemberInfo): boolean => one.has(FLAG.object) || member.has(FLAG.static)
      level.functions.push(...methodsNamed(program, one, name).methods.filter(isStatic))
      const field = fieldNamed(program, one, name)
      if (field && isStatic(field)) level.fields.push(field)
    }
  }
  const inside = dot < 0 || program.hasPackage(path.slice(0, dot)) || (owner && !owner.opaque)
  // `MutableStateFlow(1)`: what stands in no class may bear a type's name.
  if ((!cls || cls.external !== undefined) && functions.length === 0 && fields.length === 0) {
    const standard = standardFunctions(program).at(path)
    for (const member of standard) (member.text.kind === MEMBER_FIELD ? level.fields : level.functions).push(member)
    if (
      !cls &&
      isNamed &&
      standard.length === 0 &&
      level.functions.length === 0 &&
      level.fields.length === 0 &&
      !inside
    )
      level.outside ??= program.outside(path)
  }
}

/** What is declared for all builds is meant where none is nearer. */
const expects = (member: MemberInfo): number => (member.has(FLAG.expect) ? 1 : 0)

const nearness = (member: MemberInfo, file: FileInfo): number => sharedParts(member.file?.path ?? '', file.path)
