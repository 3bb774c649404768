/**
 * Calls whose result is a class: the classes that it is made of, as far as the call names them.
 *
 * A function of the repository makes a class where it returns `type(name, bases, members)`. Members that are spread into `members`
 * and that `inspect.getmembers` has read from an argument are copies: the class has them, and their receiver is an instance of
 * the class that they were copied from.
 */

import { makesManager } from '../frameworks/django.ts'
import { FLAG, OP } from '../value-graph.ts'
import { VALUE } from './objects.ts'
import type { Program } from './program.ts'

interface MadeClass {
  /** Entities that it extends; for a `NewType`, the type that it wraps. */
  bases: readonly number[]
  /** Classes whose public methods are copied into it. */
  copied: readonly number[]
  /** Entities that are passed as its metaclass. */
  metaclasses: readonly number[]
}

/** The class that a CALL node makes; its lists are empty for other calls. */
export function madeClass(program: Program, node: number): MadeClass {
  const made = { bases: [] as number[], copied: [] as number[], metaclasses: [] as number[] }
  const list = program.b[node] as number
  const given = program.positional(list)
  const entities = (argument: number | undefined): readonly number[] =>
    argument === undefined ? [] : program.entities(argument)
  for (const callee of program.entities(program.a[node] as number)) {
    const name = program.objects.outside(callee)?.name ?? ownWithMetaclass(program, callee)
    if (name === undefined) {
      if (program.objects.kind[callee] === VALUE.function) madeByFunction(program, node, callee, made)
    } else if (name === 'typing.NewType' && given.length === 2) made.bases.push(...entities(given[1]))
    else if (name.endsWith('with_metaclass')) {
      made.metaclasses.push(...entities(given[0]))
      for (const base of given.slice(1)) made.bases.push(...entities(base))
    } else if (makesManager(name)) {
      made.bases.push(...receivers(program, node))
      made.copied.push(...classes(program, entities(given[0])))
    }
  }
  return made
}

/** The name of a function of the repository that is a copy of `six.with_metaclass`. */
function ownWithMetaclass(program: Program, callee: number): string | undefined {
  if (program.objects.kind[callee] !== VALUE.function) return undefined
  const { file, symbol } = program.fn(program.objects.a[callee] as number)
  const name = program.file(file).symbols[symbol]?.name
  return name === 'with_metaclass' ? name : undefined
}

/** Entities of a method call's receiver; empty where the callee is not an attribute. */
function receivers(program: Program, call: number): readonly number[] {
  const callee = program.a[call] as number
  return program.kind[callee] === OP.ATTRIBUTE ? program.entities(program.a[callee] as number) : []
}

function madeByFunction(
  program: Program,
  call: number,
  callee: number,
  made: { bases: number[]; copied: number[] },
): void {
  const fn = program.objects.a[callee] as number
  for (const returned of returnedCalls(program, program.fn(fn).returns)) {
    const [, bases, members] = program.positional(program.b[returned] as number)
    if (bases === undefined || members === undefined || !isOutside(program, returned, 'type')) continue
    const meaning = (node: number): readonly number[] => argument(program, fn, call, node) ?? program.entities(node)
    const written = program.origin(bases)
    if (program.kind[written] === OP.TUPLE)
      for (const base of elements(program, written)) made.bases.push(...meaning(base))
    for (const spread of spreads(program, program.origin(members)))
      if (program.kind[spread] === OP.CALL) made.copied.push(...copiedBy(program, spread, meaning))
  }
}

/** CALL nodes among the values that a function returns. */
function returnedCalls(program: Program, returns: number): number[] {
  const calls: number[] = []
  for (const from of program.sources(returns)) {
    const at = program.origin(from)
    if (program.kind[at] === OP.CALL) calls.push(at)
  }
  return calls
}

function isOutside(program: Program, call: number, name: string): boolean {
  return program.entities(program.a[call] as number).some((one) => program.objects.outside(one)?.name === name)
}

/** Entities that a call passes for `node`, a parameter of the called function; undefined where `node` is not one. */
function argument(program: Program, fn: number, call: number, node: number): readonly number[] | undefined {
  if (program.kind[node] !== OP.PARAMETER || program.a[node] !== fn) return undefined
  const { flags, parameters } = program.fn(fn)
  const position = program.b[node] as number
  const bound = flags & FLAG.classmethod ? 1 : 0
  if (position < bound) return receivers(program, call)
  const list = program.b[call] as number
  const given = program.positional(list)[position - bound] ?? keyword(program, list, parameters[position]?.[0] ?? -1)
  const meant = given >= 0 ? given : (parameters[position]?.[4] ?? -1)
  return meant < 0 ? [] : program.entities(meant)
}

/** The node of a keyword argument (`name` is the index of a string), or -1. */
function keyword(program: Program, list: number, name: number): number {
  const { lists } = program
  const at = list + 1 + (lists[list] as number)
  for (let k = 0; k < (lists[at] as number); k++)
    if (lists[at + 1 + 2 * k] === name) return lists[at + 2 + 2 * k] as number
  return -1
}

/** Elements of a tuple literal, without those that are spread into it. */
function elements(program: Program, tuple: number): number[] {
  const list = program.a[tuple] as number
  const count = program.lists[list] as number
  return [...program.lists.subarray(list + 1, list + 1 + count)].filter((element) => element >= 0)
}

/** Values that are spread into a dictionary literal. */
function spreads(program: Program, dictionary: number): number[] {
  if (program.kind[dictionary] !== OP.DICT) return []
  const { lists } = program
  const list = program.a[dictionary] as number
  const found: number[] = []
  for (let k = 0; k < (lists[list] as number); k++)
    if ((lists[list + 1 + 2 * k] as number) < 0) found.push(lists[list + 2 + 2 * k] as number)
  return found
}

/** Classes whose members a call reads with `inspect.getmembers`. */
function copiedBy(program: Program, call: number, meaning: (node: number) => readonly number[]): number[] {
  const callee = program.a[call] as number
  const isMethod = program.kind[callee] === OP.ATTRIBUTE
  const functions = isMethod
    ? classes(program, meaning(program.a[callee] as number)).flatMap((cls) => {
        const found = program.hierarchy.member(cls, program.b[callee] as number)
        return found ? program.entities(found.binding[1]) : []
      })
    : program.entities(callee)
  const given = program.positional(program.b[call] as number)
  return functions.flatMap((object) => {
    if (program.objects.kind[object] !== VALUE.function) return []
    const fn = program.objects.a[object] as number
    const bound = isMethod && (program.fn(fn).flags & FLAG.static) === 0 ? 1 : 0
    return given.flatMap((argument, at) =>
      readsMembers(program, fn, at + bound) ? classes(program, meaning(argument)) : [],
    )
  })
}

function readsMembers(program: Program, fn: number, position: number): boolean {
  for (const node of program.file(program.fn(fn).file).nodes) {
    if (program.kind[node] !== OP.CALL) continue
    const [from] = program.positional(program.b[node] as number)
    if (from === undefined || program.kind[from] !== OP.PARAMETER) continue
    if (program.a[from] === fn && program.b[from] === position && isOutside(program, node, 'inspect.getmembers'))
      return true
  }
  return false
}

const classes = (program: Program, entities: readonly number[]): number[] =>
  entities
    .filter((entity) => program.objects.kind[entity] === VALUE.class)
    .map((entity) => program.objects.a[entity] as number)
