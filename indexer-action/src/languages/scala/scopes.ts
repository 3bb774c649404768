/** What a bare name means where a file is being read: variables and functions of blocks, what is imported in them, and the classes around. */
import { givenTo } from '../jvm/class-heads.ts'
import type { ClassInfo, MemberInfo } from '../nominal/classes.ts'
import { type BlockFrame, type Evaluation, place } from '../nominal/evaluation.ts'
import { FLAG } from '../nominal/ir.ts'
import type { Type } from '../nominal/types.ts'
import { termAtTop, termOfClass } from './imports.ts'
import { objectOf, type Prefix, type Term, termOf, typeOfPrefix } from './names.ts'

/** An import in a block: of one name, or of all where there is none. */
interface LocalImport {
  prefix: Prefix
  name?: string
  as?: string
}

const imports = new WeakMap<BlockFrame, LocalImport[]>()

/** The innermost block, if no class is nearer. */
export function innermostBlock(e: Evaluation): BlockFrame | undefined {
  const frame = e.frames.at(-1)
  return frame?.is === 'block' ? frame : undefined
}

export function addImport(block: BlockFrame, one: LocalImport): void {
  const list = imports.get(block)
  if (list) list.unshift(one)
  else imports.set(block, [one])
}

function importsOf(block: BlockFrame, name: string): LocalImport[] {
  const list = imports.get(block) ?? []
  return [...list.filter((one) => (one.as ?? one.name) === name), ...list.filter((one) => one.name === undefined)]
}

const typeParameters = new WeakMap<BlockFrame, Map<string, number>>()

/** A parameter of the type in which the block is, by its local. */
export function addTypeParameter(block: BlockFrame, name: string, local: number): void {
  const names = typeParameters.get(block) ?? new Map<string, number>()
  typeParameters.set(block, names.set(name, local))
}

/** The local of a type's own parameter. */
export function typeParameterAt(e: Evaluation, name: string): number | undefined {
  for (let depth = e.frames.length - 1; depth >= 0; depth--) {
    const frame = e.frames[depth]
    const found = frame?.is === 'block' ? typeParameters.get(frame)?.get(name) : undefined
    if (found !== undefined) return found
  }
  return undefined
}

export type Scoped = Term | { is: 'local'; index: number; type: Type | undefined }

export function termAt(e: Evaluation, name: string): Scoped | undefined {
  let member: MemberInfo | undefined = e.member
  let isLocalAsked = false
  const localObject = (): Term | undefined => {
    for (let at = member; at; at = at.around) {
      const object = at.localTypes.get(objectOf(name))
      if (object) return { is: 'object', cls: object }
      const cls = at.localTypes.get(name)
      if (cls?.has(FLAG.record)) return { is: 'class', cls }
    }
    return undefined
  }
  for (let depth = e.frames.length - 1; depth >= 0; depth--) {
    const frame = e.frames[depth]
    if (frame?.is === 'block') {
      const local = frame.names.get(name)
      if (local) return { is: 'local', index: local.index, type: local.type }
      const functions = frame.functions?.get(name)
      if (functions) return { is: 'members', members: functions, receiver: undefined }
      for (const one of importsOf(frame, name)) {
        const found = termOf(e.program, one.prefix, one.name ?? name, e.file)
        if (found && !(one.name === undefined && found.is === 'class' && found.cls.opaque)) return found
      }
    } else if (frame?.is === 'class') {
      if (!isLocalAsked) {
        const found = localObject()
        if (found) return found
      }
      isLocalAsked = true
      if (frame.cls.has(FLAG.file)) continue
      if (frame.isHead) {
        const given = givenTo(frame.cls, name)
        if (given) return { is: 'members', members: [given], receiver: undefined }
        member = frame.cls.within
        isLocalAsked = false
        continue
      }
      const found = termOfClass(e.program, frame.cls, name, e.file)
      if (found) return found
      member = frame.cls.within
      isLocalAsked = false
    }
  }
  return localObject() ?? termAtTop(e.program, place(e), name)
}

/** A type that is imported in a block around. */
export function typeImported(e: Evaluation, name: string): ClassInfo | undefined {
  for (let depth = e.frames.length - 1; depth >= 0; depth--) {
    const frame = e.frames[depth]
    if (frame?.is !== 'block') continue
    for (const one of importsOf(frame, name)) {
      const found = typeOfPrefix(e.program, one.prefix, one.name ?? name, e.file)
      if (found && !(one.name === undefined && found.opaque)) return found
    }
  }
  return undefined
}
