/**
 * All files of the repository as one value graph, and what can be said of it without following values: which definition
 * a module's name is, what an annotation means, who inherits from whom.
 */
import type { LinkerFile } from '../language.ts'
import { AnnotationTypes } from './annotation-types.ts'
import { Answers, Circle } from './circles.ts'
import { Files, type ProgramClass, type ProgramFile, type ProgramFunction } from './files.ts'
import { Hierarchy } from './hierarchy.ts'
import { loadSurface } from './load-surface.ts'
import { Objects, tableAt, VALUE } from './objects.ts'
import { Packages } from './packages.ts'
import { type Columns, read, written } from './settled.ts'
import { BUILTINS } from './standard-library.ts'
import { type Binding, FLAG, type ImportFact, OP, PARAMETER_KIND, type Surface } from './value-graph.ts'
import { widened } from './value-sets.ts'

/** A definition with its file. */
export interface Found {
  file: number
  binding: Binding
}

export class Program {
  readonly objects: Objects
  readonly packages = new Packages()
  /** Columns of all nodes, with room for more: `count` says how many there are. */
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
  readonly #stringIndex = new Map<string, number>()
  readonly #hasAllStrings: boolean
  readonly #added: LinkerFile<Surface>[] = []
  readonly #directories: string[]
  readonly #directoryIndex = new Map<string, number>()
  /** Static edges by their target: `sources[first[n] .. first[n + 1]]`. */
  #first: Int32Array = new Int32Array(0)
  #sources: Int32Array = new Int32Array(0)
  /** What entities, types and hierarchies ask of each other. */
  readonly circle = new Circle()
  readonly #entities = new Answers<readonly number[]>(
    this.circle,
    (node) => [...new Set(this.#findEntities(node))],
    () => NOTHING,
  )
  readonly hierarchy = new Hierarchy(this)
  readonly types = new AnnotationTypes(this)
  readonly #fileIndex = new Map<string, number>()
  readonly #resolved: Map<number, number | undefined>[] = []
  readonly #members: Map<number, number>[] = []

  /** A program of nothing yet, or one that was settled elsewhere, of the files that `load` gives. */
  constructor(settled?: { columns: Columns; paths: readonly string[]; load(at: number): LinkerFile<Surface> }) {
    const string = (text: string) => this.string(text)
    this.strings = settled ? read(settled.columns.texts) : []
    this.#directories = settled ? read(settled.columns.directories) : []
    this.#hasAllStrings = !settled
    if (!settled) {
      this.objects = new Objects()
      this.files = new Files((at) => this.#added[at] as LinkerFile<Surface>, string)
      return
    }
    const { columns, paths, load } = settled
    this.objects = new Objects(columns)
    this.files = new Files(load, string, columns)
    this.kind = columns.kind as Uint8Array
    this.a = columns.a as Int32Array
    this.b = columns.b as Int32Array
    this.count = this.kind.length
    this.lists = columns.lists as Int32Array
    this.listed = this.lists.length
    this.#first = columns.first as Int32Array
    this.#sources = columns.sources as Int32Array
    for (const [at, directory] of this.#directories.entries()) this.#directoryIndex.set(directory, at)
    for (const path of paths) this.#addPath(path)
    this.packages.finish()
  }

  /** Everything that a program is made of again, but for what its files say. */
  save(): Columns {
    return {
      kind: this.kind.subarray(0, this.count),
      a: this.a.subarray(0, this.count),
      b: this.b.subarray(0, this.count),
      lists: this.lists.subarray(0, this.listed),
      first: this.#first,
      sources: this.#sources,
      texts: written(this.strings),
      directories: written(this.#directories),
      ...this.objects.save(),
      ...this.files.save(),
    }
  }

  string(text: string): number {
    let index = this.#stringIndex.get(text)
    if (index === undefined) {
      // Of a settled program hardly any string is ever asked for.
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

  /** Makes room for more nodes, and for more of a file's lists and edges. */
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
    const index = this.#added.push(file) - 1
    this.#addPath(file.path)
    loadSurface(this, file.surface, index)
    return index
  }

  #addPath(path: string): void {
    const index = this.paths.push(path) - 1
    this.packages.add(path, index)
    this.#fileIndex.set(path, index)
  }

  finish(): void {
    this.packages.finish()
    const { edges } = this
    const first = new Int32Array(this.count + 2)
    for (let at = 1; at < this.edged; at += 2) bump(first, (edges[at] as number) + 2, 1)
    for (let at = 2; at < first.length; at++) bump(first, at, first[at - 1] as number)
    const sources = new Int32Array(this.edged / 2)
    for (let at = 1; at < this.edged; at += 2) {
      const target = (edges[at] as number) + 1
      sources[first[target] as number] = edges[at - 1] as number
      bump(first, target, 1)
    }
    this.#first = first
    this.#sources = sources
  }

  /** What a call passes by position, spread arguments left out; nothing for the list -1. */
  positional(list: number): number[] {
    const given: number[] = []
    if (list < 0) return given
    for (let at = list + 1, end = at + (this.lists[list] as number); at < end; at++)
      if ((this.lists[at] as number) >= 0) given.push(this.lists[at] as number)
    return given
  }

  fileAt(path: string): number | undefined {
    return this.#fileIndex.get(path)
  }

  /** The function whose parameter a node is; -1 for every other node. */
  functionOfNode(node: number): number {
    return this.kind[node] === OP.PARAMETER ? (this.a[node] as number) : -1
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

  /** Parameters that pytest fills in: function, parameter's node, name. */
  *fixtureParameters(): Generator<[fn: number, node: number, name: number]> {
    for (let fn = 0; fn < this.files.functions; fn++) {
      const fact = this.fn(fn)
      if ((fact.flags & (FLAG.test | FLAG.fixture)) === 0) continue
      for (const [at, parameter] of fact.parameters.entries()) {
        const receiver = at === 0 && fact.owner >= 0 && (fact.flags & FLAG.static) === 0
        if (!receiver && parameter[1] === PARAMETER_KIND.plain && parameter[4] < 0)
          yield [fn, parameter[2], parameter[0]]
      }
    }
  }

  /** What flows into a node by the file's own edges. */
  sources(node: number): Int32Array {
    return node + 1 < this.#first.length
      ? this.#sources.subarray(this.#first[node], this.#first[node + 1])
      : this.#sources.subarray(0, 0)
  }

  /** Joins of one value are that value. */
  origin(node: number): number {
    let at = node
    for (let hops = 0; hops < 16 && this.kind[at] === OP.JOIN; hops++) {
      const from = this.sources(at)
      if (from.length !== 1) break
      at = from[0] as number
    }
    return at
  }

  // --- modules and their names

  /** The module an import speaks of, as an object; undefined when it should be here and is not. */
  module(file: number, module: number, level: number): number | undefined {
    const known = tableAt(this.#resolved, file)
    const key = module * 16 + Math.min(level, 15)
    if (known.has(key)) return known.get(key)
    const found = this.#findModule(file, module, level)
    known.set(key, found)
    return found
  }

  #findModule(file: number, module: number, level: number): number | undefined {
    const target = this.packages.resolve(file, this.strings[module] as string, level)
    switch (target.is) {
      case 'file':
        return this.objects.of(VALUE.module, target.file)
      case 'namespace':
        return this.objects.of(VALUE.namespace, this.#directory(target.directory))
      case 'external':
        return this.objects.external(target.package, target.name)
      case 'missing':
        return undefined
    }
  }

  #directory(path: string): number {
    let index = this.#directoryIndex.get(path)
    if (index === undefined) {
      index = this.#directories.push(path) - 1
      this.#directoryIndex.set(path, index)
    }
    return index
  }

  /** A name of a module: what the file binds, then what its stars bring. */
  exported(file: number, name: number, seen?: Set<number>): Found | undefined {
    const binding = this.file(file).exports.get(name)
    if (binding) return { file, binding }
    const { stars } = this.file(file)
    if (stars.length === 0) return undefined
    const visited = seen ?? new Set<number>()
    if (visited.has(file)) return undefined
    visited.add(file)
    for (let at = stars.length - 1; at >= 0; at--) {
      const star = stars[at] as ProgramFile['stars'][number]
      const module = this.module(file, star.module, star.level)
      if (module === undefined || this.objects.kind[module] !== VALUE.module) continue
      const from = this.objects.a[module] as number
      const { all } = this.file(from)
      if (all ? !all.has(name) : (this.strings[name] as string).startsWith('_')) continue
      const found = this.exported(from, name, visited)
      if (found) return found
    }
    return undefined
  }

  /** Whether a star import of something outside could have brought a name. */
  outsideStar(file: number): number | undefined {
    for (const star of this.file(file).stars) {
      const module = this.module(file, star.module, star.level)
      if (module !== undefined && this.objects.kind[module] === VALUE.external) return module
    }
    return undefined
  }

  submodule(module: number, name: number): number | undefined {
    const { objects } = this
    const directory =
      objects.kind[module] === VALUE.module
        ? this.packages.packageDirectory(objects.a[module] as number)
        : objects.kind[module] === VALUE.namespace
          ? this.#directories[objects.a[module] as number]
          : undefined
    if (directory === undefined) return undefined
    const found = this.packages.submodule(directory, this.strings[name] as string)
    if (found?.is === 'file') return objects.of(VALUE.module, found.file)
    if (found?.is === 'namespace') return objects.of(VALUE.namespace, this.#directory(found.directory))
    return undefined
  }

  /** What `name` is in a module: a definition of its own, a submodule, or something outside. */
  member(module: number, name: number): { found?: Found; object?: number } {
    const { objects } = this
    if (objects.kind[module] === VALUE.module) {
      const file = objects.a[module] as number
      const found = this.exported(file, name)
      if (found) return { found }
      const below = this.submodule(module, name)
      if (below !== undefined) return { object: below }
      const star = this.outsideStar(file)
      return star === undefined ? {} : { object: this.outsideMember(star, name) }
    }
    if (objects.kind[module] === VALUE.namespace) {
      const below = this.submodule(module, name)
      return below === undefined ? {} : { object: below }
    }
    return objects.outside(module) ? { object: this.outsideMember(module, name) } : {}
  }

  /** A member of something outside. */
  outsideMember(object: number, name: number): number {
    const known = tableAt(this.#members, object)
    let member = known.get(name)
    if (member === undefined) {
      member = memberOutside(this.objects, object, this.strings[name] as string)
      known.set(name, member)
    }
    return member
  }

  /** What an import binds. */
  imported(file: number, fact: ImportFact): { found?: Found; object?: number } {
    const module = this.module(file, fact[0], fact[1])
    if (fact[2] < 0) return module === undefined ? {} : { object: module }
    if (module === undefined) return {}
    // `from . import x` inside the package's own `__init__`: the submodule, unless something else binds the name.
    if (this.objects.kind[module] === VALUE.module && this.objects.a[module] === file) {
      const below = this.submodule(module, fact[2])
      if (below !== undefined) return { object: below }
    }
    return this.member(module, fact[2])
  }

  /** A free name of a file: its own late globals, stars, builtins. */
  global(file: number, name: number): { found?: Found; object?: number } {
    const found = this.exported(file, name)
    if (found) return { found }
    const text = this.strings[name] as string
    if (BUILTINS.has(text)) return { object: this.objects.external('std:python', text) }
    const star = this.outsideStar(file)
    return star === undefined ? {} : { object: this.outsideMember(star, name) }
  }

  // --- entities: classes, functions, modules that an expression names

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
        return this.#named(this.global(b, a))
      case OP.MODULE:
      case OP.IMPORTED:
        return this.#named(this.imported(b, this.file(b).imports[a] as ImportFact))
      case OP.ATTRIBUTE:
        return this.entities(a).flatMap((object) => {
          const kind = this.objects.kind[object]
          if (kind === VALUE.class) {
            const found = this.hierarchy.member(this.objects.a[object] as number, b)
            return found ? this.entities(found.binding[1]) : NOTHING
          }
          return this.#named(this.member(object, b))
        })
      case OP.SUBSCRIPT:
        return this.entities(a).filter((object) => {
          const kind = this.objects.kind[object]
          return kind === VALUE.class || kind === VALUE.external
        })
      case OP.TYPED:
        return b >= 0 ? this.entities(b) : NOTHING
      case OP.CALL:
        return this.#calledEntities(node)
      default:
        return NOTHING
    }
  }

  #named(what: { found?: Found; object?: number }): readonly number[] {
    if (what.found) return this.entities(what.found.binding[1])
    return what.object === undefined ? NOTHING : [what.object]
  }

  /** `NewType('UserId', int)`, `with_metaclass(Meta, Base)`: calls whose result is a class that is written in them. */
  #calledEntities(node: number): readonly number[] {
    const list = this.b[node] as number
    const count = this.lists[list] as number
    return this.entities(this.a[node] as number).flatMap((callee) => {
      const name = this.objects.outside(callee)?.name
      if (name === 'typing.NewType' && count === 2) return this.entities(this.lists[list + 2] as number)
      if (name?.endsWith('with_metaclass') && count > 1)
        return Array.from({ length: count - 1 }, (_, at) => this.entities(this.lists[list + 2 + at] as number)).flat()
      return NOTHING
    })
  }
}

/** A member of something outside, named by the path that leads there as far as that is a path of names. */
function memberOutside(objects: Objects, object: number, name: string): number {
  const outside = objects.outside(object) as { package: string; name: string }
  const path = outside.name.split('.')
  // `Session.get` is a method; of what stands behind it we know neither type nor path.
  const behindMember = /^[A-Z].*[a-z]/.test(path.at(-2) ?? '')
  const deep = outside.name === '' || behindMember || path.length >= LONGEST_PATH
  return objects.external(outside.package, deep ? name : `${outside.name}.${name}`)
}

const LONGEST_PATH = 6

const NOTHING: readonly number[] = []

const roomier = (needed: number): number => needed + (needed >> 1) + 1024

function bump(counts: Int32Array, at: number, by: number): void {
  counts[at] = (counts[at] as number) + by
}
