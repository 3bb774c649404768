/** What one gets from a value of some type: its class, its elements, what waiting for it gives. */
import type { ClassInfo } from './classes.ts'
import { asAncestor } from './inheritance.ts'
import { seenFrom } from './member-types.ts'
import { methodsNamed } from './members.ts'
import type { Program } from './program.ts'
import type { ClassType, Type } from './types.ts'
import { STATIC, upperBoundOf } from './written-types.ts'

/** The class of a value; `static` is the class it stands in. */
export function classOfType(program: Program, type: Type | undefined, within?: ClassInfo): ClassType | undefined {
  for (let at = type, depth = 0; at !== undefined && depth < 8; depth++) {
    if (at.is === 'class') return at
    if (at.is === 'typeName') return { is: 'class', of: at.of, args: [] }
    if (at.is === 'union') {
      at = at.of.find((one) => classOfType(program, one, within) !== undefined)
      continue
    }
    if (at.is !== 'variable') return undefined
    if (at.variable === STATIC) return within && { is: 'class', of: within, args: at.args ?? [] }
    at = upperBoundOf(program, at.variable)
  }
  return undefined
}

/** How often what a class iterates over may itself say only what it iterates over. It may be the class itself. */
const DEEPEST_AGGREGATE = 8

/** The classes of what can be iterated. */
export function iterablesOf(program: Program): ClassInfo[] {
  const { iterables, standard } = program.dialect
  return iterables.flatMap((name) => standard.inTable(name) ?? standard.inTable(program.withArity(name, 1)) ?? [])
}

/** What one gets from iterating: the last type argument of what can be iterated. */
export function elementOf(program: Program, type: Type | undefined, depth = 0): Type | undefined {
  if (type?.is === 'array') return type.of
  if (type?.is === 'union') {
    for (const one of type.of) {
      const element = elementOf(program, one, depth)
      if (element) return element
    }
    return undefined
  }
  const cls = classOfType(program, type)
  if (!cls) return undefined
  for (const iterable of iterablesOf(program)) {
    const seen = asAncestor(program, cls, iterable)
    const element = seen?.args.at(-1)
    const decided = element?.is !== 'variable' || element.variable.bounds.length > 0 || element.variable === STATIC
    if (element && (decided || !program.dialect.elementMethods)) return element
  }
  return (depth < DEEPEST_AGGREGATE ? givenElement(program, cls, depth + 1) : undefined) ?? foundByKey(program, cls)
}

/** One element by its key or position, where such elements are known one by one; any element otherwise. */
export function elementAt(program: Program, type: Type | undefined, key: string | undefined): Type | undefined {
  if (type?.is === 'union') {
    for (const one of type.of) {
      const element = elementAt(program, one, key)
      if (element) return element
    }
    return undefined
  }
  if (type?.is === 'array' && type.shape && key !== undefined) return type.shape.get(key)
  return foundByKey(program, type) ?? elementOf(program, type)
}

function foundByKey(program: Program, type: Type | undefined): Type | undefined {
  const cls = classOfType(program, type)
  for (const name of program.dialect.indexables ?? []) {
    const indexable = program.dialect.standard.inTable(name)
    const found = cls && indexable && asAncestor(program, cls, indexable)?.args.at(-1)
    if (found && found.is !== 'variable') return found
  }
  return undefined
}

/** What the class's own methods for elements say, where its type arguments say nothing. */
function givenElement(program: Program, cls: ClassType, depth: number): Type | undefined {
  if (cls.of.external !== undefined) return undefined
  for (const [name, gives] of program.dialect.elementMethods ?? []) {
    const [method] = methodsNamed(program, cls.of, name).methods
    if (!method || method.owner.external !== undefined) continue
    const type = seenFrom(program, method, cls)
    const element = gives === 'element' ? type : elementOf(program, type, depth)
    if (element) return element
  }
  return undefined
}

/** What one gets from waiting. */
export function awaited(program: Program, type: Type | undefined): Type | undefined {
  const cls = classOfType(program, type)
  if (!cls) return undefined
  for (const name of program.dialect.awaitables ?? []) {
    const awaitable = program.dialect.standard.inTable(program.withArity(name, 1))
    const seen = awaitable && asAncestor(program, cls, awaitable)
    if (seen) return seen.args.at(-1)
  }
  return cls.of.opaque ? cls : undefined
}
