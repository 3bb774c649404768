/**
 * All files of the repository as one value graph, and what is known without following values: what an expression names, what an
 * annotation means, which classes a class inherits from.
 */
import { stemOf } from '../../../link/paths.ts'
import type { LinkerFile } from '../../language.ts'
import { isTestFile } from '../extract/extraction.ts'
import { ARGUMENT, type ImportFact, isFilledIn, OP, type Surface } from '../value-graph.ts'
import { AnnotationTypes } from './annotation-types.ts'
import { Answers, Circle } from './circles.ts'
import { madeClass } from './class-factories.ts'
import { type Columns, widened } from './columns.ts'
import { Files, type ProgramClass, type ProgramFile, type ProgramFunction } from './files.ts'
import { Hierarchy } from './hierarchy.ts'
import { loadSurface } from './load-surface.ts'
import { Modules, type Named } from './modules.ts'
import { Objects, VALUE } from './objects.ts'
import { Packages } from './packages.ts'
import { Satisfaction } from './satisfaction.ts'
import { extended, read, written } from './settled.ts'

export class Program {
  readonly objects: Objects
  readonly packages = new Packages((file) => this.#importsNamesake(file))
  /** Columns of all nodes. They have spare room at the end: `count` is the number of nodes. */
  kind: Uint8Array = new Uint8Array(0)
  a: Int32Array = new Int32Array(0)
  b: Int32Array = new Int32Array(0)
  count = 0
  lists: Int32Array = new Int32Array(0)
  listed = 0
  /** Pairs: from, to. */
  edges: Int32Array = new Int32Array(0)
  edged = 0
  readonly files: Files
  readonly paths: string[] = []
  readonly strings: string[]
  /** The strings that the program began with, as they were saved. */
  readonly #begun: { texts: Uint8Array; count: number }
  readonly #stringIndex = new Map<string, number>()
  readonly #hasAllStrings: boolean
  /** Of an empty program: what its files say, until that is made into objects. */
  readonly #added: (LinkerFile<Surface> | undefined)[] = []
  /** Static edges by their target: the sources of node n are `sources[first[n] .. first[n + 1]]`. */
  #first: Int32Array = new Int32Array(0)
  #sources: Int32Array = new Int32Array(0)
  /** Static edges that files gained when they grew, which lead to nodes that they gained. Pairs: from, to. */
  readonly #gainedEdges: number[] = []
  readonly #gainedSources = new Map<number, Int32Array>()
  /** Shared by entities, types and hierarchies, whose answers depend on each other. */
  readonly circle = new Circle()
  readonly #entities = new Answers<readonly number[]>(
    this.circle,
    (node) => [...new Set(this.#findEntities(node))],
    () => NOTHING,
  )
  readonly hierarchy = new Hierarchy(this)
  readonly types = new AnnotationTypes(this)
  readonly modules: Modules
  readonly satisfaction: Satisfaction
  readonly #fileIndex = new Map<string, number>()
  readonly #tests: boolean[] = []

  /**
   * An empty program, or one that was settled elsewhere, whose files `load` provides. `room`: its columns with the room behind
   * them, where they may be written to.
   */
  constructor(settled?: {
    columns: Columns
    room?: Columns
    paths: readonly string[]
    load(at: number): LinkerFile<Surface>
  }) {
    this.strings = settled ? read(settled.columns.texts) : []
    this.#begun = { texts: (settled?.columns.texts as Uint8Array | undefined) ?? NO_TEXTS, count: this.strings.length }
    this.modules = new Modules(this, settled ? read(settled.columns.directories) : [])
    this.satisfaction = new Satisfaction(this, settled?.columns)
    this.#hasAllStrings = !settled
    if (!settled) {
      this.objects = new Objects()
      this.files = new Files((at) => this.#take(at))
      return
    }
    const { columns, room, paths, load } = settled
    const { kind, a, b, lists } = room ?? columns
    this.objects = new Objects(columns, room)
    this.files = new Files(load, columns, room)
    this.kind = kind as Uint8Array
    this.a = a as Int32Array
    this.b = b as Int32Array
    this.count = columns.kind?.length ?? 0
    this.lists = lists as Int32Array
    this.listed = columns.lists?.length ?? 0
    this.addEdges(columns.gainedEdges as Int32Array)
    this.#first = columns.first as Int32Array
    this.#sources = columns.sources as Int32Array
    for (const path of paths) this.#addPath(path)
    this.packages.finish()
  }

  /** All that is needed to create the program again, except its files. */
  save(): Columns {
    return {
      kind: this.kind.subarray(0, this.count),
      a: this.a.subarray(0, this.count),
      b: this.b.subarray(0, this.count),
      lists: this.lists.subarray(0, this.listed),
      first: this.#first,
      sources: this.#sources,
      gainedEdges: Int32Array.from(this.#gainedEdges),
      texts: extended(this.#begun.texts, this.strings, this.#begun.count),
      directories: written(this.modules.directories),
      ...this.objects.save(),
      ...this.files.save(),
      ...this.satisfaction.save(),
    }
  }

  /** From now on other threads read what was saved: whatever is still worked out is written elsewhere. */
  share(): void {
    this.kind = this.kind.subarray(0, this.count)
    this.a = this.a.subarray(0, this.count)
    this.b = this.b.subarray(0, this.count)
    this.lists = this.lists.subarray(0, this.listed)
    this.objects.share()
  }

  string(text: string): number {
    let index = this.#stringIndex.get(text)
    if (index === undefined) {
      // Few strings of a settled program are ever looked up, so they are not indexed in advance.
      index = this.#hasAllStrings ? -1 : this.strings.indexOf(text)
      if (index < 0) index = this.strings.push(text) - 1
      this.#stringIndex.set(text, index)
    }
    return index
  }

  node(kind: number, a: number, b: number): number {
    if (this.count === this.kind.length) this.reserve(1)
    const node = this.count++
    this.kind[node] = kind
    this.a[node] = a
    this.b[node] = b
    return node
  }

  /** Adds a list of the analysis itself. */
  list(values: ArrayLike<number>): number {
    this.reserve(0, values.length)
    const at = this.listed
    for (let nth = 0; nth < values.length; nth++) this.lists[this.listed++] = values[nth] as number
    return at
  }

  /** Makes room for more nodes, and for more numbers in lists and edges. */
  reserve(nodes: number, lists = 0, edges = 0): void {
    if (this.count + nodes > this.kind.length) {
      const capacity = roomier(this.count + nodes)
      this.kind = widened(this.kind, new Uint8Array(capacity))
      this.a = widened(this.a, new Int32Array(capacity))
      this.b = widened(this.b, new Int32Array(capacity))
    }
    if (this.listed + lists > this.lists.length)
      this.lists = widened(this.lists, new Int32Array(roomier(this.listed + lists)))
    if (this.edged + edges > this.edges.length)
      this.edges = widened(this.edges, new Int32Array(roomier(this.edged + edges)))
  }

  add(file: LinkerFile<Surface>): number {
    const { surface } = file
    const index = this.#added.push({ ...file, surface: { ...surface, ...LOADED } }) - 1
    this.#addPath(file.path)
    loadSurface(this, surface, index)
    return index
  }

  /** Asked once for each file. */
  #take(at: number): LinkerFile<Surface> {
    const file = this.#added[at] as LinkerFile<Surface>
    this.#added[at] = undefined
    return file
  }

  #addPath(path: string): void {
    const index = this.paths.push(path) - 1
    this.packages.add(path, index)
    this.#fileIndex.set(path, index)
  }

  /** Whether a file has tests; false where there is no such file. */
  isTest(file: number): boolean {
    const path = this.paths[file]
    if (path === undefined) return false
    this.#tests[file] ??= isTestFile(path)
    return this.#tests[file] as boolean
  }

  finish(): void {
    this.packages.finish()
    const { first, sources } = byTarget(this.edges.subarray(0, this.edged), this.count)
    this.#first = first
    this.#sources = sources
  }

  /** Adds static edges that lead to nodes without any so far. Pairs: from, to. */
  addEdges(edges: ArrayLike<number>): void {
    const sources = new Map<number, number[]>()
    for (let at = 0; at < edges.length; at += 2) {
      const [from, to] = [edges[at] as number, edges[at + 1] as number]
      this.#gainedEdges.push(from, to)
      const known = sources.get(to)
      if (known) known.push(from)
      else sources.set(to, [from])
    }
    for (const [to, froms] of sources) this.#gainedSources.set(to, Int32Array.from(froms))
  }

  /** See `Packages`. A name that the file declares itself may well be imported from it: `python -m` runs it twice. */
  #importsNamesake(at: number): boolean {
    const { path, imports, symbols } = this.file(at)
    const own = stemOf(path)
    return imports.some(([module, level, name]) => {
      const text = this.strings[module] as string
      if (level > 0 || (text !== own && !text.startsWith(`${own}.`))) return false
      return text !== own || name < 0 || !symbols.some((symbol) => symbol.name === this.strings[name])
    })
  }

  /** Positional arguments of a call, without spread ones; empty for the list -1. */
  positional(list: number): number[] {
    const given: number[] = []
    if (list < 0) return given
    for (let at = list + 1, end = at + (this.lists[list] as number); at < end; at++)
      if ((this.lists[at] as number) >= 0) given.push(this.lists[at] as number)
    return given
  }

  /** The expressions of a call's arguments that are spread: `*tasks`. */
  spread(list: number): number[] {
    const given: number[] = []
    if (list < 0) return given
    for (let at = list + 1, end = at + (this.lists[list] as number); at < end; at++)
      if ((this.lists[at] as number) < 0) given.push(ARGUMENT.spread - (this.lists[at] as number))
    return given
  }

  fileAt(path: string): number | undefined {
    return this.#fileIndex.get(path)
  }

  file(at: number): ProgramFile {
    return this.files.file(at)
  }

  fn(at: number): ProgramFunction {
    return this.files.fn(at)
  }

  cls(at: number): ProgramClass {
    return this.files.cls(at)
  }

  /** Parameters of a test or fixture that pytest fills in: node, name. */
  *fixtureParameters(fn: number): Generator<[node: number, name: number]> {
    const fact = this.fn(fn)
    for (const [at, parameter] of fact.parameters.entries())
      if (isFilledIn(fact, at)) yield [parameter[2], parameter[0]]
  }

  /** Nodes that flow into a node by the file's own edges. */
  sources(node: number): Int32Array {
    // The column of the first sources has two entries more than there were nodes.
    return node + 2 < this.#first.length
      ? this.#sources.subarray(this.#first[node], this.#first[node + 1])
      : (this.#gainedSources.get(node) ?? NO_SOURCES)
  }

  /** Follows joins of a single value, and what a condition may have guarded, to the node of that value. */
  origin(node: number): number {
    let at = node
    for (let hops = 0; hops < 16; hops++) {
      const kind = this.kind[at]
      if (kind === OP.GUARDED || kind === OP.UNGUARDED || kind === OP.OF_KIND) {
        at = this.a[at] as number
        continue
      }
      if (kind !== OP.JOIN) break
      const from = this.sources(at)
      if (from.length !== 1) break
      at = from[0] as number
    }
    return at
  }

  /** What an expression names, without following values through calls. */
  entities(node: number): readonly number[] {
    return this.#entities.of(node)
  }

  #findEntities(node: number): readonly number[] {
    const a = this.a[node] as number
    const b = this.b[node] as number
    switch (this.kind[node]) {
      case OP.FUNCTION:
        return [this.objects.of(VALUE.function, a)]
      case OP.CLASS:
        return [this.objects.of(VALUE.class, a)]
      case OP.DECORATED:
        return this.entities(b)
      case OP.JOIN:
        return [...this.sources(node)].flatMap((from) => this.entities(from))
      case OP.NAME:
        return this.#named(this.modules.global(b, a))
      case OP.MODULE:
      case OP.IMPORTED:
        return this.#named(this.modules.imported(b, this.file(b).imports[a] as ImportFact))
      case OP.ATTRIBUTE:
        return this.entities(a).flatMap((object) => {
          const kind = this.objects.kind[object]
          if (kind === VALUE.class) {
            const cls = this.objects.a[object] as number
            const found = this.hierarchy.member(cls, b)
            if (found) return this.entities(found.binding[1])
            const [outside] = this.hierarchy.of(cls).outside
            return outside === undefined ? NOTHING : [this.modules.outsideMember(outside, b)]
          }
          return this.#named(this.modules.member(object, b))
        })
      case OP.SUBSCRIPT:
        return this.entities(a).filter((object) => {
          const kind = this.objects.kind[object]
          return kind === VALUE.class || kind === VALUE.external
        })
      case OP.TYPED:
        return b >= 0 ? this.entities(b) : NOTHING
      case OP.CALL:
        return madeClass(this, node).bases
      default:
        return NOTHING
    }
  }

  #named(what: Named): readonly number[] {
    if (what.found) return this.entities(what.found.binding[1])
    return what.object === undefined ? NOTHING : [what.object]
  }
}

/** Pairs (from, to) by target: the sources of all nodes in one column, and where those of each node begin. */
function byTarget(edges: Int32Array, count: number): { first: Int32Array; sources: Int32Array } {
  const first = new Int32Array(count + 2)
  for (let at = 1; at < edges.length; at += 2) bump(first, (edges[at] as number) + 2, 1)
  for (let at = 2; at < first.length; at++) bump(first, at, first[at - 1] as number)
  const sources = new Int32Array(edges.length / 2)
  for (let at = 1; at < edges.length; at += 2) {
    const target = (edges[at] as number) + 1
    sources[first[target] as number] = edges[at - 1] as number
    bump(first, target, 1)
  }
  return { first, sources }
}

const NOTHING: readonly number[] = []

/** What the program's columns hold of a surface once it is loaded. */
const LOADED = { strings: [], kind: '', a: '', b: '', lists: '', edges: '' }

const NO_TEXTS = new Uint8Array(0)

const NO_SOURCES = new Int32Array(0)

const roomier = (needed: number): number => needed + (needed >> 1) + 1024

function bump(counts: Int32Array, at: number, by: number): void {
  counts[at] = (counts[at] as number) + by
}
