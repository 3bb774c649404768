/**
 * Links HCL as Terraform does: a folder is a module, in which addresses are looked up, and a `module` block leads to the folder that
 * it names as its source: its arguments to variables there, what is taken from it to outputs.
 *
 * Whatever is computed (resources, data, local values, modules, outputs) counts as called where it is referred to, so that what
 * depends on a change is found through all of them; a variable is read, and written by whoever sets it.
 */

import type { Use } from '../../../../src/contract/links.ts'
import type { SymbolFact } from '../../../../src/contract/symbols.ts'
import type { Destination, LinkSetBuilder } from '../../link/link-set-builder.ts'
import { moduleId } from '../../link/module-id.ts'
import { folderAt, folderOf } from '../../link/paths.ts'
import type { Linker, LinkerFile } from '../language.ts'
import { addressLength } from './addresses.ts'
import type { Body, Name, Reference, Surface } from './unit.ts'

type File = LinkerFile<Surface>

interface Folder {
  symbols: Map<string, { symbol: SymbolFact; source?: string }>
  /** The file that stands for it: `main.tf`, or the first. */
  main: string
}

/** What every expression may name, without a block that defines it. */
const BUILT_IN = /^(?:each|count|self|path|terraform|this|args|env)$/

export class HclLinker implements Linker<Surface, Body> {
  readonly #folders = new Map<string, Folder>()

  add({ path, symbols, surface }: File): void {
    const at = folderOf(path)
    let folder = this.#folders.get(at)
    if (!folder) {
      folder = { symbols: new Map(), main: path }
      this.#folders.set(at, folder)
    }
    if (/(?:^|\/)main\.(?:tf|tofu)$/.test(path)) folder.main = path
    symbols.forEach((symbol, index) => {
      const source = surface.sources[index]
      const address = symbol.qualified as string
      if (!folder.symbols.has(address))
        folder.symbols.set(address, source === undefined ? { symbol } : { symbol, source })
    })
  }

  finish(): void {}

  link({ path }: File, body: Body, out: LinkSetBuilder): void {
    const at = folderOf(path)
    const locals = body.locals.map(({ text, line, column, owner }) => out.local(text, 'variable', line, column, owner))
    for (const reference of body.references) {
      const [first] = reference.parts as [Name]
      if (reference.local !== undefined) {
        const index = locals[reference.local] as number
        emit(out, first, 'read', { to: 'local', index }, reference.from)
      } else if (reference.called)
        emit(out, first, 'call', { to: 'external', package: 'std:hcl', name: first.text }, reference.from)
      else this.#reference(at, reference, out)
    }
    for (const { source, name, from } of body.handed)
      emit(out, name, 'write', this.#inModule(at, source, `var.${name.text}`), from)
    for (const name of body.set) {
      const found = this.#found(at, `var.${name.text}`)
      if (found) emit(out, name, 'write', { to: 'symbol', id: found.symbol.id }, -1)
    }
    for (const { source, from, ...place } of body.imported) {
      const folder = this.#local(at, source)
      const destination: Destination = folder ? { to: 'symbol', id: moduleId(folder.main) } : external(source)
      out.occurrence({ ...place, use: 'import', destination, from, evidence: 'import' })
    }
  }

  #reference(at: string, { parts, from }: Reference, out: LinkSetBuilder): void {
    const [first] = parts as [Name]
    if (BUILT_IN.test(first.text)) return
    const length = addressLength(first.text)
    const named = parts[length - 1]
    if (!named) return
    const address = parts
      .slice(0, length)
      .map(({ text }) => text)
      .join('.')
    const found = this.#found(at, address)
    if (!found) {
      emit(out, named, first.text === 'var' ? 'read' : 'call', { to: 'unknown', name: address }, from)
      return
    }
    const use = found.symbol.kind === 'variable' ? 'read' : 'call'
    emit(out, named, use, { to: 'symbol', id: found.symbol.id }, from)
    const taken = parts[length]
    if (found.source === undefined || !taken) return
    emit(out, taken, 'call', this.#inModule(at, found.source, `output.${taken.text}`), from)
  }

  /** What an address means in a folder. Tests in a folder below mean the module that they are about. */
  #found(at: string, address: string): { symbol: SymbolFact; source?: string } | undefined {
    const own = this.#folders.get(at)?.symbols.get(address)
    if (own || !/(?:^|\/)tests\/$/.test(at)) return own
    return this.#folders.get(folderOf(at.slice(0, -1)))?.symbols.get(address)
  }

  /** The module of this repository that a source names. */
  #local(at: string, source: string): Folder | undefined {
    const folder = /^\.{1,2}(?:\/|$)/.test(source) ? folderAt(at, source) : undefined
    return folder === undefined ? undefined : this.#folders.get(folder)
  }

  /** An output or a variable of a module: a symbol, unknown, or outside of this repository. */
  #inModule(at: string, source: string, address: string): Destination {
    const folder = this.#local(at, source)
    if (!folder) return external(source, address)
    const found = folder.symbols.get(address)
    return found ? { to: 'symbol', id: found.symbol.id } : { to: 'unknown', name: address }
  }
}

function emit(
  out: LinkSetBuilder,
  { text, line, column }: Name,
  use: Use,
  destination: Destination,
  from: number,
): void {
  const evidence = destination.to === 'local' ? 'same_file' : 'import'
  out.occurrence({ line, column, length: text.length, use, destination, from, evidence })
}

const external = (source: string, address = ''): Destination => ({
  to: 'external',
  package: `terraform:${source}`,
  name: address || source,
})
