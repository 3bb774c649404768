/**
 * A settled program some of whose files have grown: the same columns, renumbered to make room for what is new.
 *
 * What was settled is moved and not computed again. New nodes are put in their places and have no values yet.
 */
import type { Growth } from './growth.ts'
import { VALUE } from './objects.ts'
import { listAt, listLength, moveOperands, type Nodes } from './operands.ts'
import { byTarget } from './program.ts'
import { type Columns, extended, read } from './settled.ts'

export interface GrownProgram {
  columns: Columns
  /** New nodes and functions, and the edges that lead to new nodes (pairs: from, to). */
  nodes: number[]
  functions: number[]
  edges: number[]
}

type Run = [from: number, end: number, place: number]

/** The new number of each existing node, function and class, and where each file begins now. */
interface Renumbering {
  nodes: Int32Array
  functions: Int32Array
  classes: Int32Array
  /** Ranges of nodes that stay together: from, end (exclusive), new start. */
  runs: readonly Run[]
  starts: Record<'nodes' | 'functions' | 'classes', Int32Array>
}

/** Undefined where a name that is new to a file was known in the program: a lookup may have searched for it in vain. */
export function growProgram(columns: Columns, growths: readonly Growth[]): GrownProgram | undefined {
  const texts = read<string[]>(columns.texts)
  const known = texts.length
  if (!areUnknown(texts, growths)) return undefined
  const to = renumbering(columns, growths)
  const column = (name: string) => columns[name] as Int32Array
  const count = column('kind').length
  const total = count + growths.reduce((sum, { now, nodes }) => sum + now.kind.length - nodes.length, 0)

  // Existing lists stay where they are; those of grown files are appended.
  const listed = column('lists').length
  const lists = new Int32Array(growths.reduce((sum, { now }) => sum + now.lists.length, listed))
  lists.set(column('lists'))
  const put = <C extends Int32Array | Uint8Array>(from: C, into: C): C => {
    for (const [start, end, place] of to.runs) into.set(from.subarray(start, end), place)
    return into
  }
  const kind = put(columns.kind as Uint8Array, new Uint8Array(total))
  const a = put(column('a'), new Int32Array(total))
  const b = put(column('b'), new Int32Array(total))
  const { nodes, functions, classes } = to
  const firstMoved = to.starts.nodes[Math.min(...growths.map((growth) => growth.at))] as number
  // New nodes are still empty and have no operands. Files before the first grown one keep their numbers.
  moveOperands({ kind, a, b, lists }, firstMoved, total, {
    string: (at) => at,
    node: (at) => nodes[at] as number,
    fn: (at) => functions[at] as number,
    cls: (at) => classes[at] as number,
    list: (at) => at,
    file: (at) => at,
  })

  const grown: Omit<GrownProgram, 'columns'> = { nodes: [], functions: [], edges: [] }
  const fileStrings = new Map<number, Int32Array>()
  let list = listed
  for (const growth of growths) {
    const strings = stringsOf(growth, columns, texts)
    fileStrings.set(growth.at, strings)
    if (!place({ kind, a, b, lists }, growth, strings, list, to, grown)) return undefined
    list += growth.now.lists.length
  }
  const programNodes = to.starts.nodes.at(-1) as number
  return {
    ...grown,
    columns: {
      ...{ kind, a, b, lists, texts: extended(columns.texts as Uint8Array, texts, known) },
      ...byTarget(staticEdges(columns, to, grown.edges), programNodes),
      ...movedObjects(columns, to),
      ...movedFiles(columns, to, fileStrings),
      setSize: put(columns.setSize as Uint8Array, new Uint8Array(total)),
      setAt: put(column('setAt'), new Int32Array(total)),
      setPool: column('setPool'),
      state: put(columns.state as Uint8Array, new Uint8Array(total)),
      containers: movedContainers(column('containers'), to.nodes),
      results: column('results').map((number, at) => (at % 2 === 0 ? to.functions : to.nodes)[number] as number),
      directories: columns.directories as Uint8Array,
      externals: columns.externals as Uint8Array,
    },
  }
}

/**
 * Whether the program has none of the new names. False also for a name with two leading underscores: the analysis itself looks
 * such names up.
 */
function areUnknown(texts: readonly string[], growths: readonly Growth[]): boolean {
  const names = new Set(growths.flatMap((growth) => growth.names))
  // Strings that were just parsed have no hash yet: comparing lengths first makes most hashes unnecessary.
  const lengths = new Set([...names].map((name) => name.length))
  return (
    !texts.some((text) => lengths.has(text.length) && names.has(text)) &&
    ![...names].some((name) => name.startsWith('__'))
  )
}

function renumbering(columns: Columns, growths: readonly Growth[]): Renumbering {
  const byFile = new Map(growths.map((growth) => [growth.at, growth]))
  const number = (what: 'nodes' | 'functions' | 'classes', startColumn: string, length: number) => {
    const old = columns[startColumn] as Int32Array
    const starts = new Int32Array(old.length)
    const runs: Run[] = []
    let shift = 0
    for (let file = 0; file + 1 < old.length; file++) {
      const from = old[file] as number
      const end = old[file + 1] as number
      starts[file] = from + shift
      const growth = byFile.get(file)
      if (!growth) {
        addRun(runs, from, end, from + shift)
        continue
      }
      for (let at = from; at < end; at++) addRun(runs, at, at + 1, from + shift + (growth[what][at - from] as number))
      shift += lengthOf(growth, what) - (end - from)
    }
    const end = old.at(-1) as number
    starts[old.length - 1] = end + shift
    // Nodes of the analysis itself follow those of the files.
    addRun(runs, end, length, end + shift)
    const numbers = new Int32Array(length)
    for (const [from, end, place] of runs) for (let at = from; at < end; at++) numbers[at] = place + at - from
    return { starts, numbers, runs }
  }
  const nodes = number('nodes', 'startNodes', (columns.kind as Uint8Array).length)
  const functions = number('functions', 'startFunctions', (columns.startFunctions as Int32Array).at(-1) as number)
  const classes = number('classes', 'startClasses', (columns.startClasses as Int32Array).at(-1) as number)
  return {
    nodes: nodes.numbers,
    functions: functions.numbers,
    classes: classes.numbers,
    runs: nodes.runs,
    starts: { nodes: nodes.starts, functions: functions.starts, classes: classes.starts },
  }
}

function addRun(runs: Run[], from: number, end: number, place: number): void {
  const last = runs.at(-1)
  if (last && last[1] === from && last[2] + (from - last[0]) === place) last[1] = end
  else runs.push([from, end, place])
}

const lengthOf = ({ now, surface }: Growth, what: 'nodes' | 'functions' | 'classes'): number =>
  what === 'nodes' ? now.kind.length : surface[what].length

/** Maps strings of the grown surface to strings of the program, to which missing ones are added. */
function stringsOf({ at, surface, strings }: Growth, columns: Columns, texts: string[]): Int32Array {
  const from = (columns.startStrings as Int32Array)[at] as number
  const placed = new Int32Array(surface.strings.length).fill(-1)
  strings.forEach((now, old) => {
    if (now >= 0) placed[now] = (columns.fileStrings as Int32Array)[from + old] as number
  })
  surface.strings.forEach((text, nth) => {
    if ((placed[nth] as number) >= 0) return
    const known = texts.indexOf(text)
    placed[nth] = known >= 0 ? known : texts.push(text) - 1
  })
  return placed
}

/** Puts a file's new nodes in their places. Returns false where a node that was paired with an existing one differs from it. */
function place(
  program: Nodes,
  { at, now, nodes, functions }: Growth,
  strings: Int32Array,
  list: number,
  { starts }: Renumbering,
  grown: Omit<GrownProgram, 'columns'>,
): boolean {
  const node = starts.nodes[at] as number
  const fn = starts.functions[at] as number
  const cls = starts.classes[at] as number
  const { lists } = program
  lists.set(now.lists, list)
  const file = { kind: now.kind, a: now.a.slice(), b: now.b.slice(), lists }
  moveOperands(file, 0, file.kind.length, {
    string: (text) => strings[text] as number,
    node: (local) => node + local,
    fn: (local) => fn + local,
    cls: (local) => cls + local,
    list: (local) => list + local,
    file: () => at,
  })
  const kept = new Uint8Array(file.kind.length)
  for (const local of nodes) kept[local] = 1
  for (let local = 0; local < kept.length; local++) {
    if (kept[local] === 1) {
      if (!saysTheSame(file, local, program, node + local)) return false
      continue
    }
    program.kind[node + local] = file.kind[local] as number
    program.a[node + local] = file.a[local] as number
    program.b[node + local] = file.b[local] as number
    grown.nodes.push(node + local)
  }
  const had = new Set(functions)
  for (let local = 0; local < (starts.functions[at + 1] as number) - fn; local++)
    if (!had.has(local)) grown.functions.push(fn + local)
  for (let edge = 0; edge < now.edges.length; edge += 2)
    if (kept[now.edges[edge + 1] as number] === 0)
      grown.edges.push(node + (now.edges[edge] as number), node + (now.edges[edge + 1] as number))
  return true
}

/** Whether two nodes of the same kind are equal: their lists are compared by content, not by offset. */
function saysTheSame(one: Nodes, at: number, other: Nodes, place: number): boolean {
  const [kind, a, b] = [one.kind[at], one.a[at], one.b[at]] as [number, number, number]
  const [x, y] = [other.a[place], other.b[place]] as [number, number]
  const list = listAt(kind, a, b)
  if (list < 0) return a === x && b === y
  if (list === b && a !== x) return false
  const otherList = listAt(kind, x, y)
  const length = listLength(kind, one.lists, list)
  for (let nth = 0; nth < length; nth++) if (one.lists[list + nth] !== other.lists[otherList + nth]) return false
  return true
}

/** All edges (pairs: from, to), existing ones first, so that each node keeps the order of its sources. */
function staticEdges(columns: Columns, { nodes }: Renumbering, added: readonly number[]): Int32Array {
  const first = columns.first as Int32Array
  const sources = columns.sources as Int32Array
  const edges = new Int32Array(2 * sources.length + added.length)
  let at = 0
  for (let node = 0; node + 1 < first.length; node++)
    for (let nth = first[node] as number; nth < (first[node + 1] as number); nth++) {
      edges[at++] = nodes[sources[nth] as number] as number
      edges[at++] = nodes[node] as number
    }
  edges.set(added, at)
  return edges
}

function movedObjects(columns: Columns, to: Renumbering): Columns {
  const kinds = columns.objectKind as Uint8Array
  const objectA = (columns.objectA as Int32Array).slice()
  const objectB = (columns.objectB as Int32Array).slice()
  for (let object = 0; object < kinds.length; object++) {
    const a = objectA[object] as number
    switch (kinds[object]) {
      case VALUE.function:
      case VALUE.bound:
        objectA[object] = to.functions[a] as number
        break
      case VALUE.instance: {
        const applied = objectB[object] as number
        if (applied > 0) objectB[object] = (to.nodes[applied - 1] as number) + 1
        objectA[object] = to.classes[a] as number
        break
      }
      case VALUE.class:
      case VALUE.super:
        objectA[object] = to.classes[a] as number
        break
      case VALUE.container:
      case VALUE.partial:
        objectA[object] = to.nodes[a] as number
        break
    }
  }
  return { objectKind: kinds, objectA, objectB }
}

function movedFiles(columns: Columns, { starts }: Renumbering, grown: ReadonlyMap<number, Int32Array>): Columns {
  const old = columns.startStrings as Int32Array
  const strings = columns.fileStrings as Int32Array
  const parts: Int32Array[] = []
  const startStrings = new Int32Array(old.length)
  let length = 0
  for (let file = 0; file + 1 < old.length; file++) {
    startStrings[file] = length
    const part = grown.get(file) ?? strings.subarray(old[file], old[file + 1])
    parts.push(part)
    length += part.length
  }
  startStrings[old.length - 1] = length
  const fileStrings = new Int32Array(length)
  for (const [file, part] of parts.entries()) fileStrings.set(part, startStrings[file])
  const { nodes: startNodes, functions: startFunctions, classes: startClasses } = starts
  return { startNodes, startFunctions, startClasses, startStrings, fileStrings }
}

/** For each container: object, rest, all, number of keys, (key, node)… */
function movedContainers(containers: Int32Array, nodes: Int32Array): Int32Array {
  const moved = containers.slice()
  const move = (at: number): void => {
    moved[at] = nodes[moved[at] as number] as number
  }
  for (let at = 0; at < moved.length; ) {
    move(at + 1)
    move(at + 2)
    const end = at + 4 + 2 * (moved[at + 3] as number)
    for (at += 4; at < end; at += 2) move(at + 1)
  }
  return moved
}
