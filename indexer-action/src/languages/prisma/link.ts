/**
 * Links Prisma's schemas. Names are those of the whole schema: of the file, or of all files in and below the folder whose datasource
 * it has. Several files of one folder that each have a datasource are schemas of their own (one for each database).
 */
import type { SymbolFact } from '../../../../src/contract/symbols.ts'
import type { Destination, LinkSetBuilder } from '../../link/link-set-builder.ts'
import { push } from '../../link/lists.ts'
import { folderOf, foldersAround } from '../../link/paths.ts'
import type { Linker, LinkerFile } from '../language.ts'
import type { Body, Reference, Surface } from './unit.ts'

type File = LinkerFile<Surface>

interface Definition {
  symbol: SymbolFact
  path: string
}

const SCALARS = /^(?:String|Boolean|Int|BigInt|Float|Decimal|DateTime|Json|Bytes)$/
const STANDARD = 'std:prisma'

export class PrismaLinker implements Linker<Surface, Body> {
  readonly #files = new Map<string, File>()
  /** By folder: its files that have a datasource. */
  readonly #sources = new Map<string, number>()
  readonly #roots = new Map<string, string>()
  /** By the schema's folder and the name with the model. */
  readonly #definitions = new Map<string, Definition[]>()

  add(file: File): void {
    this.#files.set(file.path, file)
    if (file.surface.hasSource) {
      const folder = folderOf(file.path)
      this.#sources.set(folder, (this.#sources.get(folder) ?? 0) + 1)
    }
  }

  finish(): void {
    for (const { path, symbols } of this.#files.values())
      for (const symbol of symbols)
        push(this.#definitions, `${this.#rootOf(path)}:${symbol.qualified ?? symbol.name}`, { symbol, path })
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
            : { to: 'one_of', options: found.map(symbolOf) }
      const evidence = more.length > 0 ? 'ambiguous' : first?.path === file.path ? 'same_file' : 'import'
      out.occurrence({ line, column, length: name.length, use, destination, from, evidence })
    }
  }

  #found(file: File, { use, path, of, isSource }: Reference): readonly Definition[] {
    if (use === 'call') return []
    if (of === undefined)
      return this.#lookUp(file, path[0] as string).filter(({ symbol: { kind } }) => (kind === 'object') === !!isSource)
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
    const all = this.#definitions.get(`${this.#rootOf(file.path)}:${name}`) ?? []
    const own = all.filter(({ path }) => path === file.path)
    if (own.length > 0) return own
    // Another file with a datasource is another schema.
    return file.surface.hasSource ? all.filter(({ path }) => !this.#files.get(path)?.surface.hasSource) : all
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
