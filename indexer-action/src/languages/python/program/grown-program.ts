/**
 * A settled program some of whose files have grown: what is new is added behind everything there is, and has no values yet.
 */
import type { GrownNumbers } from './files.ts'
import type { Growth } from './growth.ts'
import { listLength, moveOperands, type Nodes, operandsOf, REFERS } from './operands.ts'
import type { Program } from './program.ts'

/** Numbers from the first to the end (exclusive). */
interface Range {
  first: number
  end: number
}

/** New names, nodes and functions of the files, and those of the files' own edges that lead to new nodes (pairs: from, to). */
export interface Grown {
  names: ReadonlySet<string>
  nodes: Range
  functions: Range
  edges: readonly number[]
}

/**
 * Adds to the program what its files have gained. Undefined where that cannot be told apart from a change: a name that is new to a
 * file was known in the program, and a lookup may have searched for it in vain; or a node says something else than it did. Then
 * the program is of no further use.
 */
export function growProgram(program: Program, growths: readonly Growth[]): Grown | undefined {
  const names = new Set(growths.flatMap((growth) => growth.names))
  if (!areUnknown(program.strings, names)) return undefined
  const nodes = { first: program.count, end: program.count }
  const functions = { first: program.files.functions, end: 0 }
  const edges: number[] = []
  for (const growth of growths) {
    const numbers = numbersOf(program, growth)
    if (!addNodes(program, growth, numbers)) return undefined
    program.files.grow(growth.at, numbers)
    addEdges(growth, numbers.nodes, nodes.first, edges)
  }
  program.addEdges(edges)
  nodes.end = program.count
  functions.end = program.files.functions
  return { names, nodes, functions, edges }
}

/**
 * Whether the program has none of the new names. False also for a name with two leading underscores: the analysis itself looks
 * such names up.
 */
function areUnknown(texts: readonly string[], names: ReadonlySet<string>): boolean {
  // Strings that were just parsed have no hash yet: comparing lengths first makes most hashes unnecessary.
  const lengths = new Set([...names].map((name) => name.length))
  return (
    !texts.some((text) => lengths.has(text.length) && names.has(text)) &&
    ![...names].some((name) => name.startsWith('__'))
  )
}

/** The program's numbers of all that the file numbers: what it had keeps its own, what is new is numbered behind all others. */
function numbersOf(program: Program, { at, now, surface, ...had }: Growth): GrownNumbers {
  const { numberings } = program.files
  const number = (what: 'nodes' | 'functions' | 'classes', length: number, end: number): Int32Array => {
    const known = numberings[what].file(at)
    const numbers = new Int32Array(length).fill(-1)
    had[what].forEach((place, old) => {
      numbers[place] = known.of(old)
    })
    let next = end
    return numbers.map((known) => (known < 0 ? next++ : known))
  }
  const known = numberings.strings.file(at)
  const strings = new Int32Array(surface.strings.length).fill(-1)
  had.strings.forEach((place, old) => {
    if (place >= 0) strings[place] = known.of(old)
  })
  return {
    nodes: number('nodes', now.kind.length, program.count),
    functions: number('functions', surface.functions.length, numberings.functions.end),
    classes: number('classes', surface.classes.length, numberings.classes.end),
    strings: strings.map((place, nth) =>
      place < 0 ? program.files.addString(program.string(surface.strings[nth] as string)) : place,
    ),
  }
}

/** Adds a file's new nodes. Returns false where a node that was paired with an existing one differs from it. */
function addNodes(program: Program, { at, now }: Growth, numbers: GrownNumbers): boolean {
  const file = { kind: now.kind, a: now.a.slice(), b: now.b.slice(), lists: now.lists.slice() }
  moveOperands(file, 0, file.kind.length, {
    string: (local) => program.files.stringAt(numbers.strings[local] as number),
    node: (local) => numbers.nodes[local] as number,
    fn: (local) => numbers.functions[local] as number,
    cls: (local) => numbers.classes[local] as number,
    list: (local) => local,
    file: () => at,
  })
  const known = program.count
  for (let local = 0; local < file.kind.length; local++) {
    const number = numbers.nodes[local] as number
    if (number < known) {
      if (!saysTheSame(file, local, program, number)) return false
    } else addNode(program, file, local)
  }
  return true
}

function addNode(program: Program, { kind, a, b, lists }: Nodes, local: number): void {
  const [what, first, second] = [kind[local], a[local], b[local]] as [number, number, number]
  const listed = (refers: number, operand: number): number =>
    refers === REFERS.list ? program.list(lists.subarray(operand, operand + listLength(what, lists, operand))) : operand
  const [one, other] = operandsOf(what)
  program.node(what, listed(one, first), listed(other, second))
}

/** Whether two nodes of the same kind are equal: their lists are compared by content, not by offset. */
function saysTheSame(one: Nodes, at: number, other: Nodes, place: number): boolean {
  const kind = one.kind[at] as number
  const same = (refers: number, operand: number, otherOperand: number): boolean => {
    if (refers !== REFERS.list) return operand === otherOperand
    const length = listLength(kind, one.lists, operand)
    for (let nth = 0; nth < length; nth++)
      if (one.lists[operand + nth] !== other.lists[otherOperand + nth]) return false
    return true
  }
  const [first, second] = operandsOf(kind)
  return (
    same(first, one.a[at] as number, other.a[place] as number) &&
    same(second, one.b[at] as number, other.b[place] as number)
  )
}

/** Those of the file's own edges that lead to new nodes, whose numbers begin at `from`. */
function addEdges({ now }: Growth, nodes: Int32Array, from: number, edges: number[]): void {
  for (let at = 0; at < now.edges.length; at += 2) {
    const target = nodes[now.edges[at + 1] as number] as number
    if (target >= from) edges.push(nodes[now.edges[at] as number] as number, target)
  }
}
