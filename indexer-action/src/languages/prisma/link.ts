/**
 * Links Prisma's schemas. Names are those of the whole schema: of the file, or of all files in and below the folder whose datasource
 * it has. Several files of one folder that each have a datasource are schemas of their own (one for each database).
 */
import type { SymbolFact } from '../../../../src/contract/symbols.ts'
import { type Destination, type LinkSetBuilder, MOST_OPTIONS } from '../../link/link-set-builder.ts'
import { push } from '../../link/lists.ts'
import { folderOf, foldersAround } from '../../link/paths.ts'
import type { Linker, LinkerFile } from '../language.ts'
import type { Body, Reference, Surface } from './unit.ts'

type File = LinkerFile<Surface>

interface Definition {
  symbol: SymbolFact
  path: string
}

/** Definitions of one name: the lists that files are answered with are made once. */
interface Named {
  all: Definition[]
  byFile: Map<string, Definition[]>
  /** Those in files without a datasource. */
  shared?: Definition[]
}

const SCALARS = /^(?:String|Boolean|Int|BigInt|Float|Decimal|DateTime|Json|Bytes)$/
const STANDARD = 'std:prisma'

export class PrismaLinker implements Linker<Surface, Body> {
  readonly #files = new Map<string, File>()
  /** By folder: its files that have a datasource. */
  readonly #sources = new Map<string, number>()
  readonly #roots = new Map<string, string>()
  /** By the schema's folder and the name with the model, or with a sign before it if it is a datasource or a generator. */
  readonly #definitions = new Map<string, Named>()

  add(file: File): void {
    this.#files.set(file.path, file)
    if (file.surface.hasSource) {
      const folder = folderOf(file.path)
      this.#sources.set(folder, (this.#sources.get(folder) ?? 0) + 1)
    }
  }

  finish(): void {
    for (const { path, symbols } of this.#files.values())
      for (const symbol of symbols) {
        const name = `${symbol.kind === 'object' ? '@' : ''}${symbol.qualified ?? symbol.name}`
        const key = `${this.#rootOf(path)}:${name}`
        const named: Named = this.#definitions.get(key) ?? { all: [], byFile: new Map() }
        this.#definitions.set(key, named)
        named.all.push({ symbol, path })
        push(named.byFile, path, { symbol, path })
      }
  }

  link(file: File, { references }: Body, out: LinkSetBuilder): void {
    for (const reference of references) {
      const { line, column, use, from, path } = reference
      const name = path.at(-1) as string
      const found = this.#found(file, reference)
      // A native type's prefix is the source's name; where there is none, the schema is only a part.
      if (found.length === 0 && reference.isSource) continue
      const [first, ...more] = found
      const destination: Destination =
        first === undefined
          ? unresolved(reference)
          : more.length === 0
            ? symbolOf(first)
            : { to: 'one_of', options: found.slice(0, MOST_OPTIONS).map(symbolOf) }
      const evidence = more.length > 0 ? 'ambiguous' : first?.path === file.path ? 'same_file' : 'import'
      out.occurrence({ line, column, length: name.length, use, destination, from, evidence })
    }
  }

  #found(file: File, { use, path, of, isSource }: Reference): readonly Definition[] {
    if (use === 'call') return []
    if (of === undefined) return this.#lookUp(file, `${isSource ? '@' : ''}${path[0]}`)
    // A path goes through composite types.
    let owner = of
    for (const part of path.slice(0, -1)) {
      const types = new Set(this.#lookUp(file, `${owner}.${part}`).map(({ symbol }) => symbol.type ?? ''))
      const [type] = types
      if (types.size !== 1 || type === undefined) return []
      owner = type.replace(/\W.*$/, '')
    }
    return this.#lookUp(file, `${owner}.${path.at(-1)}`)
  }

  #lookUp(file: File, name: string): readonly Definition[] {
    const named = this.#definitions.get(`${this.#rootOf(file.path)}:${name}`)
    if (!named) return []
    const own = named.byFile.get(file.path)
    if (own) return own
    if (!file.surface.hasSource) return named.all
    // Another file with a datasource is another schema.
    named.shared ??= named.all.filter(({ path }) => !this.#files.get(path)?.surface.hasSource)
    return named.shared
  }

  /** The nearest folder upward with a datasource; the file's own if there is none. */
  #rootOf(path: string): string {
    const own = folderOf(path)
    const known = this.#roots.get(own)
    if (known !== undefined) return known
    const root = [...foldersAround(path)].find((folder) => this.#sources.has(folder)) ?? own
    this.#roots.set(own, root)
    return root
  }
}

function unresolved({ use, path, of }: Reference): Destination {
  const name = path.at(-1) as string
  if (use === 'call' || (of === undefined && SCALARS.test(name))) return { to: 'external', package: STANDARD, name }
  return { to: 'unknown', name }
}

const symbolOf = ({ symbol }: Definition): Destination => ({ to: 'symbol', id: symbol.id })
