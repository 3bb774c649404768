/** One file in the linker: its records, and indices for what is looked up often. */
import type { SymbolFact } from '../../../../src/contract/symbols.ts'
import type { LinkerFile } from '../language.ts'
import type { Block } from './commons.ts'
import * as ir from './ir.ts'
import type { Entity, Namespace } from './modules/namespaces.ts'
import type { Memo } from './world.ts'

/** A member added by assignment: `place.name = value`. Without a name: a value all of whose members are added. */
export interface Expando {
  unit: SourceUnit
  value: number
  definition: number
}

export class SourceUnit {
  readonly index: number
  readonly path: string
  readonly symbols: readonly SymbolFact[]
  readonly strings: readonly string[]
  readonly code: Int32Array
  readonly surface: ir.Surface
  readonly typescript: boolean
  /** Computed types, by record: of values, of type nodes, of entities, and of what functions return. */
  readonly values: Memo = new Map()
  readonly types: Memo = new Map()
  readonly entities: Memo = new Map()
  readonly returns: Memo = new Map()
  /** Members added by assignment, by function, shape or entity, then by name; `''` holds values added as a whole. */
  readonly expandos = new Map<number, Map<string, Expando[]>>()
  /** All blocks of an ambient module, by each of its blocks (a shape). */
  readonly ambient = new Map<number, readonly Block[]>()
  /** The namespace of a block, by its shape. */
  readonly namespaces = new Map<number, Namespace>()
  /** All entities merged under an entity's name, in any file, by entity. */
  readonly merged = new Map<number, readonly Entity[]>()
  /** Blocks that other files add to an interface (`augmentations.ts`), by its entity. */
  readonly augmented = new Map<number, Block[]>()
  readonly prototypes = new Map<number, Map<string, Expando[]>>()
  readonly #members = new Map<number, Map<string, number[]>>()
  #exports: Map<string, number[]> | undefined
  #definitions: Map<number, number> | undefined
  #top: Map<string, number> | undefined

  constructor(index: number, file: LinkerFile<ir.Surface>) {
    this.index = index
    this.path = file.path
    this.symbols = file.symbols
    this.strings = file.surface.strings
    this.code = Int32Array.from(file.surface.code)
    this.typescript = file.language !== 'javascript'
    this.surface = { ...file.surface, code: [] }
    // The caller keeps the file: its copy of the records is dropped, because holding them twice would take most of a worker's
    // memory.
    file.surface.code = []
  }

  at(offset: number): number {
    return this.code[offset] as number
  }

  name(index: number): string {
    return this.strings[index] as string
  }

  /** Not a view of the records, which would take longer to make than most lists are. */
  list(offset: number): readonly number[] {
    const items: number[] = []
    for (let at = offset + 1; at <= offset + this.at(offset); at++) items.push(this.at(at))
    return items
  }

  /** A shape's members by name. */
  members(shape: number): Map<string, number[]> {
    let map = this.#members.get(shape)
    if (!map) {
      map = new Map()
      for (const member of this.list(this.at(shape + ir.S_MEMBERS))) {
        const name = this.name(this.at(member + ir.M_NAME))
        const list = map.get(name)
        if (list) list.push(member)
        else map.set(name, [member])
      }
      this.#members.set(shape, map)
    }
    return map
  }

  /** EXPORT records by exported name. */
  exported(name: string): readonly number[] {
    return this.#exported().get(name) ?? []
  }

  exportedNames(): readonly string[] {
    return [...this.#exported().keys()]
  }

  #exported(): Map<string, number[]> {
    if (!this.#exports) {
      this.#exports = new Map()
      for (const record of this.surface.exports) {
        const kind = this.at(record + 1)
        const key = kind === ir.EXPORT_STAR ? '*' : kind === ir.EXPORT_ASSIGN ? '=' : this.name(this.at(record + 2))
        const list = this.#exports.get(key)
        if (list) list.push(record)
        else this.#exports.set(key, [record])
      }
    }
    return this.#exports
  }

  /** The entity of a name in the file's top scope, or 0. */
  top(name: string): number {
    if (!this.#top) {
      this.#top = new Map()
      const { top } = this.surface
      for (let at = 0; at < top.length; at += 2) this.#top.set(this.name(top[at] as number), top[at + 1] as number)
    }
    return this.#top.get(name) ?? 0
  }

  /** Declarations of an entity, in order. */
  declarations(entity: number): number[] {
    const found: number[] = []
    for (let at = this.at(entity + ir.E_DECLARATION); at !== 0; at = this.at(at + ir.D_NEXT)) found.push(at)
    return found
  }

  /** Values that are assigned to an entity besides those of its declarations, at most so many. */
  writes(entity: number, most: number): number[] {
    const found: number[] = []
    for (let at = this.at(entity + ir.E_WRITES); at !== 0 && found.length < most; at = this.at(at))
      found.push(this.at(at + 1))
    return found
  }

  /** The entity of a definition, or 0; needed only for types reached through namespaces. */
  entityOfDefinition(definition: number): number {
    if (!this.#definitions) {
      this.#definitions = new Map()
      for (const d of this.surface.namedTypes) this.#definitions.set(this.at(d + 1), this.at(d))
    }
    return this.#definitions.get(definition) ?? 0
  }

  addExpando(map: Map<number, Map<string, Expando[]>>, record: number, name: string, expando: Expando): void {
    let names = map.get(record)
    if (!names) {
      names = new Map()
      map.set(record, names)
    }
    const list = names.get(name)
    if (list) list.push(expando)
    else names.set(name, [expando])
  }
}
