/**
 * Whether a parameter of an overload takes what is written as its argument. Types of arguments are those that annotations, literals
 * and constructions say; `maybe` wherever that is not all there is to know.
 */

import { FLAG, OP } from '../value-graph.ts'
import { TRANSPARENT } from './annotation-names.ts'
import { VALUE } from './objects.ts'
import type { Program } from './program.ts'
import { isProtocol } from './satisfaction.ts'

export type Verdict = 'yes' | 'no' | 'maybe'

/** What an argument can be: a literal, a member of an enumeration or `None`, as its node; or an object. */
export type Value = { node: number } | { object: number }

/** Whether the annotation of a parameter takes what an argument is. `value`: undefined where that is not known. */
export function takes(program: Program, annotation: number, value: Value | undefined): Verdict {
  const parts = alternatives(program, annotation)
  if (parts.some((part) => ANYTHING.has(program.types.outsideName(part)))) return 'yes'
  return value === undefined ? 'maybe' : anyOf(parts.map((part) => takesValue(program, part, value)))
}

const anyOf = (verdicts: readonly Verdict[]): Verdict =>
  verdicts.includes('yes') ? 'yes' : verdicts.every((one) => one === 'no') ? 'no' : 'maybe'

/** The members of a union, as nodes, also where aliases and wrappers stand for them: `Optional[A]`, `Final[Shape]`. */
function alternatives(program: Program, annotation: number, read = new Set<number>()): readonly number[] {
  const { kind, b, types } = program
  const aliased = types.variables.aliased(annotation)
  const node = aliased < 0 ? annotation : aliased
  // Aliases can hold themselves and each other, which adds nothing to them.
  if (read.has(node)) return []
  read.add(node)
  const parts = types.alternatives(node)
  if (parts[0] !== node) return parts.flatMap((one) => alternatives(program, one, read))
  const name = kind[node] === OP.SUBSCRIPT ? types.containerName(node) : ''
  if (!TRANSPARENT.has(name) || name === 'Awaitable') return [node]
  const wrapped = alternatives(program, types.typeArgument(b[node] as number, 0), read)
  return name === 'Optional' ? [...wrapped, NONE] : wrapped
}

/** Stands for `None` where no node does. */
const NONE = -2

const isNone = ({ kind, a, strings }: Program, node: number): boolean =>
  node === NONE || (kind[node] === OP.BUILTIN && strings[a[node] as number] === 'None')

/** What an argument can be; undefined where that is not known. */
export function written(program: Program, argument: number, hops = 0): readonly Value[] | undefined {
  const { kind, a, b, objects } = program
  const node = program.origin(argument)
  switch (kind[node]) {
    case OP.JOIN: {
      const from = program.sources(node)
      if (hops > 2 || from.length > 4) return undefined
      const each = [...from].map((one) => written(program, one, hops + 1))
      return each.every((one) => one !== undefined) ? each.flat() : undefined
    }
    case OP.PARAMETER: {
      const parameter = program.fn(a[node] as number).parameters[b[node] as number]
      return parameter === undefined || parameter[3] < 0 || parameter[1] > 1
        ? undefined
        : annotated(program, parameter[3])
    }
    case OP.TYPED:
      return annotated(program, a[node] as number)
    case OP.CALL:
      return given(program, a[node] as number)
    case OP.ATTRIBUTE:
      if (isMember(program, node)) return [{ node }]
      break
    case OP.CLASS:
      return [{ object: objects.of(VALUE.class, a[node] as number) }]
    case OP.FUNCTION:
      return [{ object: objects.of(VALUE.function, a[node] as number) }]
  }
  if (baseOf(program, node) !== '') return [{ node }]
  const named = program.entities(node)
  return named.length > 0 && named.every((one) => objects.kind[one] === VALUE.class)
    ? named.map((object) => ({ object }))
    : undefined
}

/** What an annotation says that a value can be; undefined where a part of it does not say. */
function annotated(program: Program, annotation: number): readonly Value[] | undefined {
  const found: Value[] = []
  for (const part of alternatives(program, annotation)) {
    if (isNone(program, part)) {
      found.push({ node: part })
      continue
    }
    const types = isLiteral(program, part) || program.types.variables.variable(part) >= 0 ? [] : program.types.of(part)
    if (types.length === 0) return undefined
    found.push(...types.map((object) => ({ object })))
  }
  return found
}

/** What a call gives of a class, or of a function that says it. */
function given(program: Program, callee: number): readonly Value[] | undefined {
  const { objects, hierarchy } = program
  const found: Value[] = []
  for (const entity of program.entities(callee)) {
    const at = objects.a[entity] as number
    if (objects.kind[entity] === VALUE.class && !hierarchy.member(at, program.string('__new__')))
      found.push({ object: objects.of(VALUE.instance, at) })
    else if (objects.kind[entity] === VALUE.function && isPlain(program, at)) {
      const values = annotated(program, program.fn(at).annotation)
      if (!values) return undefined
      found.push(...values)
    } else return undefined
  }
  return found
}

const isPlain = (program: Program, fn: number): boolean =>
  program.fn(fn).annotation >= 0 &&
  (program.fn(fn).flags & (FLAG.async | FLAG.generator | FLAG.overload | FLAG.contextmanager)) === 0 &&
  program.files.overloads(fn).length === 0

/** Whether a node names a member of an enumeration. */
function isMember(program: Program, node: number): boolean {
  const { a, b, objects, hierarchy } = program
  return program.entities(a[node] as number).some((one) => {
    if (objects.kind[one] !== VALUE.class || !hierarchy.isEnumeration(objects.a[one] as number)) return false
    const found = hierarchy.attribute(objects.a[one] as number, b[node] as number)
    return found !== undefined && hierarchy.isMember(found.cls, found.binding)
  })
}

/** The builtin type of what a literal makes; empty for other nodes. */
function baseOf({ kind, a, b, strings }: Program, node: number): string {
  switch (kind[node]) {
    case OP.PATTERN:
      return 'str'
    case OP.TEXT:
      return b[node] === 1 ? 'bytes' : 'str'
    case OP.INTEGER:
      return 'int'
    case OP.BUILTIN:
      return strings[a[node] as number] as string
    case OP.LIST:
    case OP.COMPREHENSION:
      return 'list'
    case OP.TUPLE:
      return 'tuple'
    case OP.SET:
      return 'set'
    case OP.DICT:
    case OP.DICT_COMPREHENSION:
      return 'dict'
    default:
      return ''
  }
}

const isLiteral = (program: Program, part: number): boolean =>
  part >= 0 && program.kind[part] === OP.SUBSCRIPT && program.types.containerName(part) === 'Literal'

function takesValue(program: Program, part: number, value: Value): Verdict {
  if (isNone(program, part)) return 'node' in value && isNone(program, value.node) ? 'yes' : 'no'
  if (program.types.variables.variable(part) >= 0) return 'maybe'
  if (isLiteral(program, part)) return takesLiteral(program, program.b[part] as number, value)
  const name = program.types.outsideName(part)
  if (name !== '')
    return 'node' in value ? takesNode(program, name, value.node) : takesObject(program, part, name, value.object)
  const classes = program.types.of(part)
  if (classes.length === 0 || classes.some((one) => program.objects.kind[one] !== VALUE.instance)) return 'maybe'
  return anyOf(classes.map((one) => takesInstance(program, program.objects.a[one] as number, value)))
}

/** `Literal['r', True]` */
function takesLiteral(program: Program, argument: number, value: Value): Verdict {
  const { kind, a, b, objects, hierarchy } = program
  if ('object' in value) {
    const isOther =
      objects.kind[value.object] === VALUE.instance && !hierarchy.isEnumeration(objects.a[value.object] as number)
    return isOther || objects.kind[value.object] === VALUE.class ? 'no' : 'maybe'
  }
  const { node } = value
  if (node === NONE || baseOf(program, node) === 'float') return 'no'
  if (kind[node] === OP.PATTERN || (kind[node] === OP.TEXT && (a[node] as number) < 0)) return 'maybe'
  if (kind[node] === OP.BUILTIN && !isNone(program, node) && b[node] === 0) return 'maybe'
  for (const one of program.types.typeArguments(argument)) {
    if (kind[one] === OP.SUBSCRIPT || kind[one] === OP.NAME) return 'maybe'
    if (kind[one] !== kind[node]) continue
    if (kind[one] === OP.ATTRIBUTE) {
      const owners = program.entities(a[one] as number)
      if (b[one] === b[node] && program.entities(a[node] as number).some((owner) => owners.includes(owner)))
        return 'yes'
    } else if (a[one] === a[node] && b[one] === b[node]) return 'yes'
  }
  return 'no'
}

/** Whether a type from outside of the repository takes a literal. */
function takesNode(program: Program, name: string, node: number): Verdict {
  if (isNone(program, node)) return PLAIN.has(name.toLowerCase()) || NEVER_NONE.test(name) ? 'no' : 'maybe'
  const base = baseOf(program, node)
  if (base === '') return 'maybe'
  const plain = name.toLowerCase()
  if (PLAIN.has(plain))
    return plain === base ? (HOLDS.has(base) ? 'maybe' : 'yes') : isPromoted(base, plain) ? 'yes' : 'no'
  return /^(int|float|bool)$/.test(base) && NEVER_NONE.test(name) ? 'no' : 'maybe'
}

const isPromoted = (base: string, wanted: string): boolean =>
  (base === 'bool' && /^(int|float|complex)$/.test(wanted)) || (base === 'int' && /^(float|complex)$/.test(wanted))

function takesObject(program: Program, part: number, name: string, object: number): Verdict {
  const { objects, hierarchy } = program
  switch (objects.kind[object]) {
    case VALUE.class:
      if (name === 'type' || name === 'Type') return takesClass(program, part, objects.a[object] as number)
      return PLAIN.has(name.toLowerCase()) ? 'no' : name === 'Callable' ? 'yes' : 'maybe'
    case VALUE.function:
      return PLAIN.has(name.toLowerCase()) || name === 'type' ? 'no' : name === 'Callable' ? 'yes' : 'maybe'
    case VALUE.instance: {
      const { outside, open } = hierarchy.of(objects.a[object] as number)
      return PLAIN.has(name.toLowerCase()) && outside.length === 0 && !open ? 'no' : 'maybe'
    }
    case VALUE.externalValue: {
      const own = objects.outside(object)
      if (own?.package !== 'std:python' || !PLAIN.has(name.toLowerCase()) || !PLAIN.has(own.name)) return 'maybe'
      return own.name === name.toLowerCase() || isPromoted(own.name, name.toLowerCase()) ? 'yes' : 'no'
    }
    default:
      return 'maybe'
  }
}

/** `type[Base]` */
function takesClass(program: Program, part: number, cls: number): Verdict {
  const { kind, b, objects, hierarchy } = program
  if (kind[part] !== OP.SUBSCRIPT) return 'yes'
  const wanted = program.entities(b[part] as number)
  if (wanted.length === 0 || wanted.some((one) => objects.kind[one] !== VALUE.class)) {
    const name = program.types.outsideName(b[part] as number)
    return PLAIN.has(name) && hierarchy.of(cls).outside.length === 0 ? 'no' : 'maybe'
  }
  const { order, open } = hierarchy.of(cls)
  if (wanted.some((one) => order.includes(objects.a[one] as number))) return 'yes'
  return open ? 'maybe' : 'no'
}

function takesInstance(program: Program, cls: number, value: Value): Verdict {
  const { objects, hierarchy } = program
  const isInstance = 'object' in value && objects.kind[value.object] === VALUE.instance
  if (isInstance && hierarchy.of(objects.a[value.object] as number).order.includes(cls)) return 'yes'
  if (isProtocol(program, cls)) return 'maybe'
  if (isInstance) {
    // What is annotated with a class may be known to be of a subclass.
    const own = objects.a[value.object] as number
    return hierarchy.of(own).open || hierarchy.of(cls).order.includes(own) ? 'maybe' : 'no'
  }
  if ('object' in value) {
    if (objects.kind[value.object] !== VALUE.class)
      return objects.kind[value.object] === VALUE.function ? 'no' : 'maybe'
    const { metaclass, open } = hierarchy.of(objects.a[value.object] as number)
    return metaclass < 0 && !open ? 'no' : 'maybe'
  }
  if (isNone(program, value.node)) return 'no'
  if (program.kind[value.node] === OP.ATTRIBUTE)
    return anyOf(
      program
        .entities(program.a[value.node] as number)
        .map((one): Verdict => (hierarchy.of(objects.a[one] as number).order.includes(cls) ? 'yes' : 'no')),
    )
  return program.kind[value.node] === OP.DICT ? 'maybe' : 'no'
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

const ANYTHING = words('Any object')

/** Types that nothing but their own instances have. */
const PLAIN = words('str int float bool bytes complex list dict set frozenset tuple slice')

/** Of these, types whose arguments tell more. */
const HOLDS = words('list dict set tuple')

const NEVER_NONE =
  /^(Sequence|Iterable|Iterator|Mapping|Mutable\w+|Collection|Callable|type|Type|Path|PathLike|IO|TextIO|BinaryIO)$/
