/**
 * Links Protocol Buffers by the rule of their compiler: the first part of a name is looked up in the message around it, in those
 * around that, and in the package from its innermost part outward; the rest is looked up in what was found.
 */

import type { SymbolFact } from '../../../../src/contract/symbols.ts'
import type { Destination, LinkSetBuilder } from '../../link/link-set-builder.ts'
import { push } from '../../link/lists.ts'
import { moduleId } from '../../link/module-id.ts'
import { baseOf, nearest } from '../../link/paths.ts'
import type { Linker, LinkerFile } from '../language.ts'
import type { Body, Surface } from './unit.ts'

type File = LinkerFile<Surface>

interface Definition {
  symbol: SymbolFact
  path: string
}

export class ProtobufLinker implements Linker<Surface, Body> {
  readonly #files = new Map<string, File>()
  /** By base name: the files that an import may mean. */
  readonly #named = new Map<string, string[]>()
  /** By full name, with the package. */
  readonly #definitions = new Map<string, Definition[]>()
  /** Packages, and all that they are in. */
  readonly #packages = new Set<string>()
  readonly #seen = new Map<string, ReadonlySet<string>>()

  add(file: File): void {
    const { path, module, symbols } = file
    this.#files.set(path, file)
    push(this.#named, baseOf(path), path)
    for (let name = module ?? ''; name !== ''; name = outerOf(name)) this.#packages.add(name)
    for (const symbol of symbols) {
      const name = joined(module, symbol.qualified ?? symbol.name)
      push(this.#definitions, name, { symbol, path })
      // The values of an enumeration stand beside it.
      if (symbol.kind === 'enum_member')
        push(this.#definitions, joined(outerOf(outerOf(name)), symbol.name), { symbol, path })
    }
  }

  finish(): void {}

  link(file: File, body: Body, out: LinkSetBuilder): void {
    for (const { path, ...at } of body.imports) {
      const target = this.#imported(file.path, path)
      const destination: Destination =
        target === undefined
          ? { to: 'external', package: `proto:${path}`, name: path }
          : { to: 'symbol', id: moduleId(target) }
      out.occurrence({ ...at, length: path.length, use: 'import', destination, from: -1, evidence: 'import' })
    }
    for (const { name, line, column, length, use, from } of body.references) {
      const { destination, evidence } = this.#resolve(file, name, from)
      out.occurrence({ line, column, length, use, destination, from, evidence })
    }
  }

  #resolve(
    file: File,
    written: string,
    from: number,
  ): { destination: Destination; evidence: 'import' | 'same_file' | 'ambiguous' } {
    const found = this.#lookUp(file, written, from)
    if (found.length === 0) return { destination: this.#elsewhere(file, written), evidence: 'import' }
    const own = found.find(({ path }) => path === file.path)
    if (own) return { destination: symbolOf(own), evidence: 'same_file' }
    const seen = this.#seenBy(file.path)
    const visible = found.filter(({ path }) => seen.has(path))
    const [first, ...more] = visible.length > 0 ? visible : found
    if (first && more.length === 0) return { destination: symbolOf(first), evidence: 'import' }
    const options = [first as Definition, ...more].map(symbolOf)
    return { destination: { to: 'one_of', options }, evidence: 'ambiguous' }
  }

  #lookUp({ symbols, module = '' }: File, written: string, from: number): readonly Definition[] {
    if (written.startsWith('.')) return this.#definitions.get(written.slice(1)) ?? []
    const around = symbols[from]
    const [head] = written.split('.') as [string]
    const isPath = head !== written
    for (let scope = joined(module, around?.qualified ?? around?.name); ; scope = outerOf(scope)) {
      const first = joined(scope, head)
      const isThere = this.#definitions.has(first) || (isPath && this.#packages.has(first))
      const found = isThere ? this.#definitions.get(joined(scope, written)) : undefined
      if (found) return found
      if (scope === '') return []
    }
  }

  /** A name that this repository does not define: of an import from outside whose folders are its package, or unknown. */
  #elsewhere(file: File, written: string): Destination {
    const name = written.replace(/^\./, '')
    const folder = outerOf(name).replaceAll('.', '/')
    const imported = file.surface.imports.find(
      ([path]) => folder !== '' && path.startsWith(`${folder}/`) && this.#imported(file.path, path) === undefined,
    )
    return imported ? { to: 'external', package: `proto:${imported[0]}`, name } : { to: 'unknown', name }
  }

  /** The files whose definitions a file may name: those that it imports, and what those import for others. */
  #seenBy(path: string): ReadonlySet<string> {
    let seen = this.#seen.get(path)
    if (!seen) {
      const found = new Set<string>()
      const add = (from: string, isAll: boolean): void => {
        for (const [written, isPublic] of this.#files.get(from)?.surface.imports ?? []) {
          const target = isAll || isPublic ? this.#imported(from, written) : undefined
          if (target === undefined || found.has(target)) continue
          found.add(target)
          add(target, false)
        }
      }
      add(path, true)
      seen = found
      this.#seen.set(path, seen)
    }
    return seen
  }

  /** The file that an import names by its path from one of the roots, which the sources do not say: the nearest one. */
  #imported(from: string, path: string): string | undefined {
    const candidates = (this.#named.get(baseOf(path)) ?? []).filter((one) => one === path || one.endsWith(`/${path}`))
    return nearest(candidates, (one) => one, from)[0]
  }
}

const symbolOf = ({ symbol }: Definition): Destination => ({ to: 'symbol', id: symbol.id })
const outerOf = (name: string): string => name.slice(0, Math.max(0, name.lastIndexOf('.')))
const joined = (scope: string | undefined, name: string | undefined): string => [scope, name].filter(Boolean).join('.')
