/**
 * All files of the repository as one value graph, and what can be said of it without following values: which definition
 * a module's name is, what an annotation means, who inherits from whom.
 */
import type { SymbolFact } from '../../../../src/contract/symbols.ts'
import type { LinkerFile } from '../language.ts'
import { Objects, tableAt, VALUE } from './objects.ts'
import { Packages } from './packages.ts'
import { BUILTINS } from './standard-library.ts'
import { type Binding, FLAG, type ImportFact, OP, PARAMETER_KIND, type Surface } from './value-graph.ts'

export interface ProgramFile {
  path: string
  symbols: readonly SymbolFact[]
  /** First node, function, class of the file in the program's columns. */
  node: number
  exports: Map<number, Binding>
  stars: { module: number; level: number }[]
  all: ReadonlySet<number> | undefined
  imports: ImportFact[]
  /** String of the surface → string of the program. */
  strings: Int32Array
  functions: number
  classes: number
}

export interface ProgramFunction {
  file: number
  symbol: number
  flags: number
  /** Name, kind, node, annotation, default. */
  parameters: [number, number, number, number, number][]
  returns: number
  yields: number
  annotation: number
  owner: number
}

export interface ProgramClass {
  file: number
  symbol: number
  bases: number[]
  members: Map<number, Binding>
  fields: Map<number, Binding>
  decorators: number[]
}

/** A definition with its file. */
export interface Found {
  file: number
  binding: Binding
}

export class Program {
  readonly objects = new Objects()
  readonly packages = new Packages()
  readonly kind: number[] = []
  readonly a: number[] = []
  readonly b: number[] = []
  readonly lists: number[] = []
  readonly edges: number[] = []
  readonly files: ProgramFile[] = []
  readonly functions: ProgramFunction[] = []
  readonly classes: ProgramClass[] = []
  readonly strings: string[] = []
  readonly #stringIndex = new Map<string, number>()
  readonly #directories: string[] = []
  readonly #directoryIndex = new Map<string, number>()
  /** Static edges by their target: `sources[first[n] .. first[n + 1]]`. */
  #first = new Int32Array(0)
  #sources = new Int32Array(0)
  readonly #entities = new Map<number, readonly number[]>()
  readonly #types = new Map<number, readonly number[]>()
  readonly #orders = new Map<number, Ancestry>()
  readonly #fileIndex = new Map<string, number>()
  readonly #resolved: Map<number, number | undefined>[] = []
  readonly #members: Map<number, number>[] = []
  readonly #symbols = new Map<number, { id: number; fn?: number; cls?: number }>()

  string(text: string): number {
    let index = this.#stringIndex.get(text)
    if (index === undefined) {
      index = this.strings.push(text) - 1
      this.#stringIndex.set(text, index)
    }
    return index
  }

  add(file: LinkerFile<Surface>): number {
    const { surface } = file
    const index = this.files.length
    this.packages.add(file.path, index)
    this.#fileIndex.set(file.path, index)
    const node = this.kind.length
    const functions = this.functions.length
    const classes = this.classes.length
    const list = this.lists.length
    const strings = Int32Array.from(surface.strings, (text) => this.string(text))
    const s = (at: number): number => (at < 0 ? at : (strings[at] as number))
    const n = (at: number): number => (at < 0 ? at : node + at)
    for (const value of surface.lists) this.lists.push(value)
    for (let at = 0; at < surface.kind.length; at++) {
      const kind = surface.kind[at] as number
      let a = surface.a[at] as number
      let b = surface.b[at] as number
      switch (kind) {
        case OP.TEXT:
        case OP.BUILTIN:
        case OP.NAME:
          a = s(a)
          if (kind === OP.NAME) b = index
          break
        case OP.FUNCTION:
        case OP.PARAMETER:
          a += functions
          break
        case OP.CLASS:
          a += classes
          break
        case OP.SUPER:
          a += classes
          b += functions
          break
        case OP.MODULE:
        case OP.IMPORTED:
          b = index
          break
        case OP.ATTRIBUTE:
          a = n(a)
          b = s(b)
          break
        case OP.CALL: {
          a = n(a)
          b += list
          let pos = b
          const positional = this.lists[pos++] as number
          for (let k = 0; k < positional; k++, pos++) this.lists[pos] = spreadNode(this.lists[pos] as number, node)
          const keywords = this.lists[pos++] as number
          for (let k = 0; k < keywords; k++, pos += 2) {
            this.lists[pos] = s(this.lists[pos] as number)
            this.lists[pos + 1] = n(this.lists[pos + 1] as number)
          }
          break
        }
        case OP.SUBSCRIPT:
        case OP.TYPED:
        case OP.DECORATED:
          a = n(a)
          b = n(b)
          break
        case OP.LIST:
        case OP.TUPLE:
        case OP.SET: {
          a += list
          const count = this.lists[a] as number
          for (let k = 1; k <= count; k++) this.lists[a + k] = spreadNode(this.lists[a + k] as number, node)
          break
        }
        case OP.DICT: {
          a += list
          const count = (this.lists[a] as number) * 2
          for (let k = 1; k <= count; k++) this.lists[a + k] = n(this.lists[a + k] as number)
          break
        }
        case OP.BINARY:
        case OP.STORE_ATTRIBUTE:
          a = n(a)
          b += list
          this.lists[b] = s(this.lists[b] as number)
          this.lists[b + 1] = n(this.lists[b + 1] as number)
          break
        case OP.STORE_ITEM:
          a = n(a)
          b += list
          this.lists[b] = n(this.lists[b] as number)
          this.lists[b + 1] = n(this.lists[b + 1] as number)
          break
        case OP.SLICE:
        case OP.ELEMENT:
        case OP.UNPACK:
        case OP.REST:
        case OP.COMPREHENSION:
        case OP.DICT_COMPREHENSION:
        case OP.ENTERED:
        case OP.AWAITED:
        case OP.ALIAS:
          a = n(a)
          break
      }
      this.kind.push(kind)
      this.a.push(a)
      this.b.push(b)
    }
    for (const end of surface.edges) this.edges.push(node + end)
    const bind = (binding: Binding): Binding => [s(binding[0]), n(binding[1]), ...binding.slice(2)] as Binding
    const table = (bindings: readonly Binding[]): Map<number, Binding> =>
      new Map(bindings.map((binding) => [s(binding[0]), bind(binding)]))
    for (const fn of surface.functions)
      this.functions.push({
        file: index,
        symbol: fn.symbol,
        flags: fn.flags,
        parameters: fn.parameters.map((p) => [s(p[0]), p[1], n(p[2]), n(p[3]), n(p[4])]),
        returns: n(fn.returns),
        yields: n(fn.yields),
        annotation: n(fn.annotation),
        owner: fn.owner < 0 ? -1 : fn.owner + classes,
      })
    for (const cls of surface.classes)
      this.classes.push({
        file: index,
        symbol: cls.symbol,
        bases: cls.bases.map(n),
        members: table(cls.members),
        fields: table(cls.fields),
        decorators: cls.decorators.map(n),
      })
    this.files.push({
      path: file.path,
      symbols: file.symbols,
      node,
      exports: table(surface.exports),
      stars: surface.stars.map((at) => {
        const fact = surface.imports[at] as ImportFact
        return { module: s(fact[0]), level: fact[1] }
      }),
      all: surface.all ? new Set(surface.all.map((text) => this.string(text))) : undefined,
      imports: surface.imports.map((fact) => [s(fact[0]), fact[1], fact[2] < 0 ? fact[2] : s(fact[2]), fact[3]]),
      strings,
      functions,
      classes,
    })
    return index
  }

  finish(): void {
    this.packages.finish()
    for (const [fn, { file, symbol }] of this.functions.entries()) {
      const id = this.files[file]?.symbols[symbol]?.id
      if (id !== undefined) this.#symbols.set(id, { id, fn })
    }
    for (const [cls, { file, symbol }] of this.classes.entries()) {
      const id = this.files[file]?.symbols[symbol]?.id
      if (id !== undefined) this.#symbols.set(id, { id, cls })
    }
    const count = this.kind.length
    const first = new Int32Array(count + 2)
    for (let at = 1; at < this.edges.length; at += 2) bump(first, (this.edges[at] as number) + 2, 1)
    for (let at = 2; at < first.length; at++) bump(first, at, first[at - 1] as number)
    const sources = new Int32Array(this.edges.length / 2)
    for (let at = 1; at < this.edges.length; at += 2) {
      const target = (this.edges[at] as number) + 1
      sources[first[target] as number] = this.edges[at - 1] as number
      bump(first, target, 1)
    }
    this.#first = first
    this.#sources = sources
  }

  fileAt(path: string): number | undefined {
    return this.#fileIndex.get(path)
  }

  /** The function whose parameter a node is; -1 for every other node. */
  functionOfNode(node: number): number {
    return this.kind[node] === OP.PARAMETER ? (this.a[node] as number) : -1
  }

  /** The function or class that a symbol is. */
  symbolOf(id: number): { id: number; fn?: number; cls?: number } | undefined {
    return this.#symbols.get(id)
  }

  /** Parameters that pytest fills in: function, parameter's node, name. */
  *fixtureParameters(): Generator<[fn: number, node: number, name: number]> {
    for (const [fn, fact] of this.functions.entries()) {
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
    const binding = this.files[file]?.exports.get(name)
    if (binding) return { file, binding }
    const { stars } = this.files[file] as ProgramFile
    if (stars.length === 0) return undefined
    const visited = seen ?? new Set<number>()
    if (visited.has(file)) return undefined
    visited.add(file)
    for (let at = stars.length - 1; at >= 0; at--) {
      const star = stars[at] as ProgramFile['stars'][number]
      const module = this.module(file, star.module, star.level)
      if (module === undefined || this.objects.kind[module] !== VALUE.module) continue
      const from = this.objects.a[module] as number
      const { all } = this.files[from] as ProgramFile
      if (all ? !all.has(name) : (this.strings[name] as string).startsWith('_')) continue
      const found = this.exported(from, name, visited)
      if (found) return found
    }
    return undefined
  }

  /** Whether a star import of something outside could have brought a name. */
  outsideStar(file: number): number | undefined {
    for (const star of this.files[file]?.stars ?? []) {
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
    const known = this.#entities.get(node)
    if (known) return known
    this.#entities.set(node, NOTHING)
    const found = [...new Set(this.#findEntities(node))]
    this.#entities.set(node, found)
    return found
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
        return this.#named(this.imported(b, this.files[b]?.imports[a] as ImportFact))
      case OP.ATTRIBUTE:
        return this.entities(a).flatMap((object) => {
          const kind = this.objects.kind[object]
          if (kind === VALUE.class) {
            const found = this.classMember(this.objects.a[object] as number, b)
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

  // --- classes

  /** Bases first to last as C3 would have them, as far as they are ours; and those that are not. */
  ancestry(cls: number): Ancestry {
    const known = this.#orders.get(cls)
    if (known) return known
    // A cycle through itself sees only itself.
    this.#orders.set(cls, { order: [cls], outside: [], open: false })
    const outside: number[] = []
    const lines: number[][] = []
    const direct: number[] = []
    let open = false
    for (const base of (this.classes[cls] as ProgramClass).bases) {
      const entities = this.entities(base)
      let known = false
      for (const entity of entities) {
        if (this.objects.kind[entity] === VALUE.class) {
          const above = this.ancestry(this.objects.a[entity] as number)
          lines.push([...above.order])
          direct.push(this.objects.a[entity] as number)
          outside.push(...above.outside)
          open ||= above.open
          known = true
        } else if (this.objects.outside(entity)) {
          const { name } = this.objects.outside(entity) as { name: string }
          known = true
          if (name !== 'object' && name !== 'typing.Generic' && name !== 'typing.Protocol') outside.push(entity)
        }
      }
      open ||= !known
    }
    const ancestry = { order: [cls, ...linearised([...lines, direct])], outside: [...new Set(outside)], open }
    this.#orders.set(cls, ancestry)
    return ancestry
  }

  /** A member that the class body declares, here or in a base of ours. */
  classMember(cls: number, name: number, from = 0): (Found & { cls: number }) | undefined {
    const { order } = this.ancestry(cls)
    for (let at = from; at < order.length; at++) {
      const owner = this.classes[order[at] as number] as ProgramClass
      const binding = owner.members.get(name)
      if (binding) return { file: owner.file, binding, cls: order[at] as number }
    }
    return undefined
  }

  /** A member or an attribute that methods assign; a base's own declaration stands before a subclass's mere use. */
  attribute(cls: number, name: number, from = 0): (Found & { cls: number }) | undefined {
    const { order } = this.ancestry(cls)
    for (let at = from; at < order.length; at++) {
      const owner = this.classes[order[at] as number] as ProgramClass
      const binding = owner.members.get(name) ?? owner.fields.get(name)
      if (binding) return { file: owner.file, binding, cls: order[at] as number }
    }
    return undefined
  }

  isEnumeration(cls: number): boolean {
    return this.ancestry(cls).outside.some((base) => {
      const name = this.objects.outside(base)?.name ?? ''
      return /(^|\.)(Enum|IntEnum|StrEnum|Flag|IntFlag|TextChoices|IntegerChoices)$/.test(name)
    })
  }

  // --- annotations

  /** Objects that a value with this annotation can be; empty when the annotation does not tell. */
  types(node: number): readonly number[] {
    if (node < 0) return NOTHING
    const known = this.#types.get(node)
    if (known) return known
    this.#types.set(node, NOTHING)
    const found = [...new Set(this.#findTypes(node))]
    this.#types.set(node, found)
    return found
  }

  #findTypes(node: number): readonly number[] {
    const a = this.a[node] as number
    const b = this.b[node] as number
    switch (this.kind[node]) {
      case OP.CLASS:
        return [this.objects.of(VALUE.instance, a)]
      case OP.JOIN:
        return [...this.sources(node)].flatMap((from) => this.types(from))
      case OP.TUPLE: {
        const count = this.lists[a] as number
        return Array.from({ length: count }, (_, at) => this.lists[a + 1 + at] as number)
          .filter((item) => item >= 0)
          .flatMap((item) => this.types(item))
      }
      case OP.NAME:
        return this.#namedTypes(this.global(b, a))
      case OP.MODULE:
      case OP.IMPORTED:
        return this.#namedTypes(this.imported(b, this.files[b]?.imports[a] as ImportFact))
      case OP.ATTRIBUTE:
        return this.entities(a).flatMap((object) => {
          if (this.objects.kind[object] === VALUE.class) {
            const found = this.classMember(this.objects.a[object] as number, b)
            return found ? this.types(found.binding[1]) : NOTHING
          }
          return this.#namedTypes(this.member(object, b))
        })
      case OP.BINARY:
        return [...this.types(a), ...this.types(this.lists[b + 1] as number)]
      case OP.SUBSCRIPT:
        return this.#genericTypes(node, a, b)
      case OP.TYPED:
        return b >= 0 ? this.types(b) : NOTHING
      case OP.CALL:
        return this.#calledTypes(node)
      default:
        return NOTHING
    }
  }

  #namedTypes(what: { found?: Found; object?: number }): readonly number[] {
    if (what.found) return this.types(what.found.binding[1])
    if (what.object === undefined) return NOTHING
    const outside = this.objects.outside(what.object)
    if (!outside || SAYS_NOTHING.has(lastOf(outside.name))) return NOTHING
    return [this.objects.external(outside.package, outside.name, true)]
  }

  /** `list[User]`, `Optional['Node']`, `type[Model]`, `Box[int]`. */
  #genericTypes(node: number, base: number, argument: number): readonly number[] {
    return this.entities(base).flatMap((object) => {
      if (this.objects.kind[object] === VALUE.class)
        return [this.objects.of(VALUE.instance, this.objects.a[object] as number)]
      const outside = this.objects.outside(object)
      if (!outside) return NOTHING
      const name = lastOf(outside.name)
      if (TRANSPARENT.has(name)) return this.types(this.typeArgument(argument, 0))
      if (name === 'Union') return this.types(argument)
      if (name === 'type' || name === 'Type') return this.entities(argument).filter((e) => this.#isClass(e))
      if (name === 'Coroutine') return this.types(this.typeArgument(argument, 2))
      if (CONTAINERS.has(name)) return [this.objects.of(VALUE.container, node)]
      if (SAYS_NOTHING.has(name)) return NOTHING
      return [this.objects.external(outside.package, outside.name, true)]
    })
  }

  #isClass(object: number): boolean {
    return this.objects.kind[object] === VALUE.class || this.objects.kind[object] === VALUE.external
  }

  /** The `TypeVar` that an annotation names, as the node of its call; -1 for every other annotation. */
  typeVariable(annotation: number): number {
    let node = annotation
    for (let hops = 0; hops < 8 && node >= 0; hops++) {
      const a = this.a[node] as number
      const b = this.b[node] as number
      switch (this.kind[node]) {
        case OP.CALL:
          return this.entities(a).some((callee) => this.objects.outside(callee)?.name.endsWith('TypeVar')) ? node : -1
        case OP.JOIN: {
          const from = this.sources(node)
          node = from.length === 1 ? (from[0] as number) : -1
          break
        }
        case OP.NAME:
          node = this.global(b, a).found?.binding[1] ?? -1
          break
        case OP.IMPORTED:
          node = this.imported(b, this.files[b]?.imports[a] as ImportFact).found?.binding[1] ?? -1
          break
        default:
          return -1
      }
    }
    return -1
  }

  /** Type variables of a class, in the order of its type parameters. */
  #typeParameters(cls: number): number[] {
    const found: number[] = []
    for (const base of (this.classes[cls] as ProgramClass).bases) {
      if (this.kind[base] !== OP.SUBSCRIPT) continue
      for (let at = 0; ; at++) {
        const argument = this.typeArgument(this.b[base] as number, at)
        if (argument < 0) break
        const variable = this.typeVariable(argument)
        if (variable >= 0 && !found.includes(variable)) found.push(variable)
      }
    }
    return found
  }

  /**
   * What a type variable of `owner` stands for in a class that inherits from it: `class Users(Repository[User])`.
   * One step of inheritance is followed, and the arguments of the class that takes it.
   */
  typeArgumentOf(cls: number, owner: number, variable: number): readonly number[] {
    const position = this.#typeParameters(owner).indexOf(variable)
    if (position < 0) return NOTHING
    for (const at of this.ancestry(cls).order)
      for (const base of (this.classes[at] as ProgramClass).bases) {
        if (this.kind[base] !== OP.SUBSCRIPT) continue
        const generic = this.objects.of(VALUE.class, owner)
        if (this.entities(this.a[base] as number).includes(generic))
          return this.types(this.typeArgument(this.b[base] as number, position))
      }
    return NOTHING
  }

  /** One of several type arguments, or the only one. */
  typeArgument(argument: number, at: number): number {
    if (this.kind[argument] !== OP.TUPLE) return at === 0 ? argument : -1
    const list = this.a[argument] as number
    return at < (this.lists[list] as number) ? (this.lists[list + 1 + at] as number) : -1
  }

  /** The name of the generic container that an annotation subscripts. */
  containerName(node: number): string {
    for (const object of this.entities(this.a[node] as number)) {
      const name = this.objects.outside(object)?.name
      if (name !== undefined) return lastOf(name)
    }
    return ''
  }

  /** `TypeVar('T', bound=Base)` is its bound; a NewType what it wraps. */
  #calledTypes(node: number): readonly number[] {
    const list = this.b[node] as number
    const count = this.lists[list] as number
    return this.entities(this.a[node] as number).flatMap((callee) => {
      const name = this.objects.outside(callee)?.name
      if (name === 'typing.NewType' && count === 2) return this.types(this.lists[list + 2] as number)
      if (!name?.endsWith('TypeVar')) return NOTHING
      const keywords = list + 1 + count
      for (let at = 0; at < (this.lists[keywords] as number); at++)
        if (this.strings[this.lists[keywords + 1 + 2 * at] as number] === 'bound')
          return this.types(this.lists[keywords + 2 + 2 * at] as number)
      return NOTHING
    })
  }
}

export interface Ancestry {
  /** The class first. */
  order: readonly number[]
  /** Bases from outside the repository. */
  outside: readonly number[]
  /** A base could not be made out at all. */
  open: boolean
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

function bump(counts: Int32Array, at: number, by: number): void {
  counts[at] = (counts[at] as number) + by
}

const lastOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1)

const spreadNode = (value: number, node: number): number => (value >= 0 ? value + node : value - node)

/** C3, and where the classes contradict each other, the first of what is left. */
function linearised(lines: number[][]): number[] {
  const order: number[] = []
  let rest = lines.filter((line) => line.length > 0)
  while (rest.length > 0) {
    const next =
      rest.map((line) => line[0] as number).find((head) => !rest.some((line) => line.indexOf(head) > 0)) ??
      (rest[0]?.[0] as number)
    order.push(next)
    rest = rest.map((line) => line.filter((cls) => cls !== next)).filter((line) => line.length > 0)
  }
  return order
}

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Annotations that allow anything: what flows in says more. */
const SAYS_NOTHING = words(
  `Any object Callable TypeVar Self Optional Union Generic Protocol ParamSpec Never NoReturn None Hashable LiteralString
  Final ClassVar Annotated TypeAlias InitVar Literal Required NotRequired Unpack Concatenate`,
)

/** Wrappers that mean what they wrap. */
const TRANSPARENT = words(
  'Optional Annotated Final ClassVar Required NotRequired ReadOnly Awaitable InitVar Ref ReferenceType Mapped',
)

/** Generic containers whose elements are followed. */
const CONTAINERS = words(`
  list List Sequence MutableSequence Iterable Iterator Generator AsyncIterable AsyncIterator AsyncGenerator Collection
  set Set frozenset FrozenSet AbstractSet MutableSet KeysView ValuesView Reversible deque Deque tuple Tuple
  dict Dict Mapping MutableMapping DefaultDict defaultdict OrderedDict Counter ChainMap WeakValueDictionary
  ContextManager AbstractContextManager AsyncContextManager AbstractAsyncContextManager
  ContextVar Queue SimpleQueue Future Task
`)
