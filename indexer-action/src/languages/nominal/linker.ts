/** Links files of class-based languages: all surfaces first, then one body at a time. */
import type { Destination, LinkSetBuilder } from '../../link/link-set-builder.ts'
import type { Linker, LinkerFile } from '../language.ts'
import { fieldNamed, methodsNamed } from './members.ts'
import './evaluate-assignments.ts'
import './evaluate-calls.ts'
import './evaluate-constructions.ts'
import './evaluate-lambdas.ts'
import './evaluate-members.ts'
import './evaluate-names.ts'
import './evaluate-statements.ts'
import './evaluate-types.ts'
import type { FileInfo } from './classes.ts'
import type { Dialect } from './dialect.ts'
import { evaluate, startEvaluation, toClass, toMember } from './evaluation.ts'
import { Overloads } from './overloads.ts'
import { Program } from './program.ts'
import type { Body, ImportText, Surface } from './surface.ts'

/** `prepare` is told of what the linker goes by before there are files. */
export function createLinker(
  dialect: Dialect,
  prepare?: (program: Program, overloads: Overloads) => void,
): Linker<Surface, Body> {
  const program = new Program(dialect)
  const overloads = new Overloads(program)
  prepare?.(program, overloads)
  return {
    add: (file) => program.add(file),
    finish: () => {},
    link: (file: LinkerFile<Surface>, body: Body, out: LinkSetBuilder) => {
      const info = program.files.get(file.path)
      if (!info) return
      for (const one of file.surface.imports) sayImport(program, info, one, out)
      if (body.code.length > 0) evaluate(startEvaluation(program, overloads, info, body, out), 0)
    },
  }
}

/** The name that an import brings, the one that it gives to it, and the classes on the way to it. */
function sayImport(program: Program, file: FileInfo, one: ImportText, out: LinkSetBuilder): void {
  const { dialect } = program
  const sayAt = (line: number, column: number, length: number, destination: Destination): void =>
    out.occurrence({ line, column, length, use: 'import', destination, from: -1, evidence: 'import' })
  const sayLast = (destination: Destination): void => {
    sayAt(one.line, one.column, one.length, destination)
    if (one.alias !== undefined && one.aliasAt) sayAt(...one.aliasAt, one.alias.length, destination)
  }
  const brought = one.all ? undefined : dialect.resolveImport?.(program, one.path, file)
  if (brought) {
    sayLast(brought)
    return
  }
  if (one.of !== undefined) {
    const found =
      one.of === 'function'
        ? dialect.resolveFunction?.(program, `.${one.path}`, file)
        : dialect.resolveConstant?.(program, `.${one.path}`, file)
    const destination: Destination =
      found?.is === 'ours'
        ? { to: 'all_of', options: found.members.map(toMember) }
        : found
          ? { to: 'external', package: found.package, name: found.name }
          : { to: 'unknown', name: one.path }
    sayLast(destination)
    return
  }
  const parts = one.path.split('.')
  let column = one.column
  const first = dialect.resolvePath ? parts.length - 1 : 1
  for (let at = parts.length - 1; at >= first; at--) {
    const path = parts.slice(0, at + 1).join('.')
    const last = at === parts.length - 1
    const start = column
    const say = (destination: Destination): void =>
      last ? sayLast(destination) : sayAt(one.line, start, (parts[at] as string).length, destination)
    const mayLeaveOut = last && dialect.importsNamespaces && (one.static || one.alias !== undefined)
    const named = mayLeaveOut ? program.imported(path, file) : undefined
    const cls = program.known(path, file) ?? (named?.file ? named : undefined)
    if (last && one.all && dialect.importsNamespaces && !cls) {
      if (!program.hasPackage(path)) say({ to: 'external', package: dialect.packageOf(`${path}.X`), name: path })
    } else if (last && one.static && !one.all) {
      const owner = program.qualified(parts.slice(0, at).join('.'), file)
      const name = parts[at] as string
      const members = [fieldNamed(program, owner, name), ...methodsNamed(program, owner, name).methods].filter(
        (m) => m !== undefined,
      )
      if (members.length > 0) say({ to: 'all_of', options: members.map(toMember) })
      else if (cls) say(toClass(cls))
      else if (owner.external !== undefined)
        say({ to: 'external', package: owner.external, name: `${owner.name}.${name}` })
      else say({ to: 'unknown', name })
    } else if (cls) say(toClass(cls))
    else if (last && !one.all) {
      if (program.hasPackage(parts.slice(0, -1).join('.')) && !program.dialect.packageOf(path).startsWith('std:'))
        say({ to: 'unknown', name: parts[at] as string })
      else say(toClass(program.outside(path)))
    }
    column -= (parts[at - 1] ?? '').length + 1
    if (column < 0) break
  }
}
