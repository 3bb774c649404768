/** Types by another name: what they are in full. */
import type { ClassInfo } from './classes.ts'
import type { Program } from './program.ts'
import { type Bindings, type ClassType, substitute, type Type } from './types.ts'
import { headPlace, typeOfText } from './written-types.ts'

/** Aliases that are being looked up: one that leads back to itself is a class of that name, and no more. */
const open = new Set<ClassInfo>()
/** How often one was met while it was being looked up. */
let circles = 0
/** What aliases mean, but for those that lead back to one that was being looked up: most of them hold others, each of them twice. */
const known = new WeakMap<ClassInfo, { meant: Type | undefined }>()
/** What those mean that lead back, until the first one that is being looked up is known. */
const meanwhile = new Map<ClassInfo, Type | undefined>()
interface Applied {
  meant: Type | undefined
  args: ClassType['args']
  full: Type | undefined
}
/**
 * What aliases were with their last arguments, as one that holds another twice must hold it as one object: what follows types looks at
 * an object once, and a chain of such aliases has as many copies of the first as there are ways to it.
 */
const applied = new WeakMap<ClassInfo, Applied[]>()
const MOST_APPLIED = 4

export function inFull(program: Program, type: ClassType): Type | undefined {
  const { of: cls } = type
  if (cls.text.alias === undefined) return type
  if (open.has(cls)) {
    circles++
    return type
  }
  const meant = meaning(program, cls, cls.text.alias)
  return type.args.length > 0 ? withArguments(cls, meant, type.args) : meant
}

/** Arguments further down count as different. */
const DEEPEST = 4

function isSameArgument(one: Type | undefined, other: Type | undefined, depth = 0): boolean {
  if (one === other) return true
  if (depth === DEEPEST) return false
  if (one?.is === 'variable' && other?.is === 'variable')
    return one.variable === other.variable && one.any === other.any && !one.args && !other.args
  return (
    one?.is === 'class' &&
    other?.is === 'class' &&
    one.of === other.of &&
    !one.names &&
    !other.names &&
    one.args.length === other.args.length &&
    one.args.every((arg, at) => isSameArgument(arg, other.args[at], depth + 1))
  )
}

function withArguments(cls: ClassInfo, meant: Type | undefined, args: ClassType['args']): Type | undefined {
  const before = applied.get(cls) ?? []
  const same = before.find(
    (one) =>
      one.meant === meant &&
      one.args.length === args.length &&
      args.every((arg, at) => isSameArgument(arg, one.args[at])),
  )
  if (same) return same.full
  const bindings: Bindings = new Map(cls.typeParameters.map((variable, at) => [variable, args[at]]))
  const full = substitute(meant, bindings)
  applied.set(cls, [{ meant, args, full }, ...before.slice(0, MOST_APPLIED - 1)])
  return full
}

function meaning(program: Program, cls: ClassInfo, alias: string): Type | undefined {
  const found = known.get(cls)
  if (found) return found.meant
  if (meanwhile.has(cls)) {
    circles++
    return meanwhile.get(cls)
  }
  const before = circles
  open.add(cls)
  try {
    const meant = typeOfText(program, alias, headPlace(cls))
    if (circles > before) meanwhile.set(cls, meant)
    else if (cls.external === undefined) known.set(cls, { meant })
    return meant
  } finally {
    open.delete(cls)
    if (open.size === 0) meanwhile.clear()
  }
}
