/**
 * Which files see what others define. What a script runs with a dot is its own from there on, and whoever runs it sees it too; a module is
 * the scripts in its folder, which its `.psm1` runs in a loop or a build puts together; what is imported is seen by whoever imports it.
 */
import { posix } from 'node:path'
import type { SymbolFact } from '../../../../src/contract/symbols.ts'
import { push } from '../../link/lists.ts'
import { baseOf, folderOf, foldersAround, nearest, sharedParts, stemOf } from '../../link/paths.ts'
import type { LinkerFile } from '../language.ts'
import type { Source, Surface } from './unit.ts'

export type File = LinkerFile<Surface>

export type Files = ReadonlySet<File>

export interface Definition {
  symbol: SymbolFact
  index: number
  file: File
}

/** Files that are followed from one: a script may run a whole program. */
const MOST_FILES = 2000
/** Files around modules that are remembered together. */
const MOST_HELD = 200_000
/** Files of tests, which nothing else runs. */
export const TESTS = /\.tests?\.ps1$/i
/** Tests, and what is beside them for them. */
export const TEST_PATH = /(?:^|\/)(?:tests?|specs?|tst)\/|\.tests?\.ps1$/i
const stem = (path: string): string => stemOf(path).toLowerCase()

export class Modules {
  readonly #files = new Map<string, File>()
  /** By base name in lower case. */
  readonly #named = new Map<string, File[]>()
  /** By name of a module in lower case: its root module or manifest. */
  readonly #modules = new Map<string, File[]>()
  /** By folder in lower case: modules and manifests in it. */
  readonly #roots = new Map<string, File[]>()
  readonly #members = new Map<string, File[]>()
  readonly #runs = new Map<File, File[]>()
  readonly #imports = new Map<File, File[]>()
  readonly #runBy = new Map<File, File[]>()
  /** By the first file of a module. */
  readonly #arounds = new Map<File, readonly Files[]>()
  /** Number of files in those. */
  #held = 0

  add(file: File): void {
    const path = file.path.toLowerCase()
    this.#files.set(path, file)
    push(this.#named, baseOf(path), file)
    const isModule = path.endsWith('.psm1')
    if (!isModule && !file.surface.isManifest) return
    push(this.#modules, stem(path), file)
    push(this.#roots, folderOf(path), file)
  }

  finish(): void {
    for (const file of this.#files.values()) {
      const root = this.#rootOf(file)
      if (root !== undefined) push(this.#members, root, file)
    }
    for (const file of this.#files.values()) {
      const known = new Set<string>()
      for (const source of file.surface.sources) {
        const key = `${source.isScope} ${source.at} ${source.path}`
        if (known.has(key)) continue
        known.add(key)
        const target = this.find(source, file)
        if (!target || target === file) continue
        const isPart = source.isScope || file.surface.isManifest
        push(isPart ? this.#runs : this.#imports, file, target)
        if (isPart) push(this.#runBy, target, file)
      }
    }
  }

  /** The folder of the module that a file is a part of. */
  #rootOf({ path, surface }: File): string | undefined {
    if (TESTS.test(path)) return undefined
    const own = path.toLowerCase()
    if (own.endsWith('.psm1') || surface.isManifest) {
      const roots = this.#roots.get(folderOf(own)) ?? []
      const scripts = roots.filter((one) => /\.psm1$/i.test(one.path))
      // Several in one folder are modules of their own; of those one may have the name of the folder or of the manifest.
      const main = scripts.length < 2 || roots.some((one) => one.surface.isManifest && stem(one.path) === stem(own))
      return main ? folderOf(own) : undefined
    }
    if (!own.endsWith('.ps1')) return undefined
    for (const folder of foldersAround(own)) {
      if (this.#roots.has(folder)) return folder
      if (/(?:^|\/)(?:tests?|specs?|examples?|tst)\/$/.test(folder)) break
    }
    return undefined
  }

  /** Whether there is a module of that name, or several. */
  isNamed(name: string): boolean {
    return this.#modules.has(name.toLowerCase())
  }

  /** The file that a path or a module's name means. */
  find(source: Source, from: File): File | undefined {
    const wanted = source.path.toLowerCase()
    if (source.at === 'module') {
      const all = this.#modules.get(wanted) ?? []
      const folders = new Set(all.map(({ path }) => folderOf(path)))
      const main = all.find(({ path }) => /\.psm1$/i.test(path)) ?? all[0]
      if (folders.size < 2) return main
      return undefined
    }
    const here = posix.normalize(posix.join(folderOf(from.path.toLowerCase()), wanted))
    const found = this.#files.get(here)
    if (found || source.at === 'here') return found
    const end = `/${posix.normalize(wanted).replace(/^(?:\.\.\/)+/, '')}`
    const all = (this.#named.get(baseOf(wanted)) ?? []).filter(({ path }) => `/${path.toLowerCase()}`.endsWith(end))
    if (all.length < 2) return all[0]
    const [only, ...more] = nearest(all, ({ path }) => path, from.path)
    return only && more.length === 0 && sharedParts(only.path, from.path) > 0 ? only : undefined
  }

  /** Files, what they run, and what these run. */
  #below(files: Iterable<File>): Set<File> {
    return follow(files, (one) => this.#runs.get(one) ?? [])
  }

  /** Files, and what runs them. What a test has of its own is nothing to what it tests. */
  #above(files: readonly File[]): Set<File> {
    const by = (one: File, isTest: boolean) =>
      (this.#runBy.get(one) ?? []).filter(({ path }) => isTest || !TEST_PATH.test(path))
    const tests = files.filter(({ path }) => TEST_PATH.test(path))
    const others = files.filter(({ path }) => !TEST_PATH.test(path))
    return new Set([...follow(tests, (one) => by(one, true)), ...follow(others, (one) => by(one, false))])
  }

  #ofModule(file: File): readonly File[] {
    const root = this.#rootOf(file)
    return root === undefined ? [] : (this.#members.get(root) ?? [])
  }

  /** The files of which a file sees what they define, those first that go before others. */
  *seenBy(file: File): Generator<Files> {
    const below = this.#below([file])
    yield below
    const module = this.#ofModule(file)
    yield new Set(module)
    yield* this.#around(module.length > 0 ? module : [file])
    yield this.#importedBy(below)
  }

  /** What runs the files of a module, with what else it runs, and what is imported by any of these: the same for all of them. */
  #around(module: readonly File[]): readonly Files[] {
    const [first] = module
    let known = first && this.#arounds.get(first)
    if (!known) {
      const within = new Set(module)
      const together = this.#above(module)
      const runs = (one: File) => this.#runs.get(one)?.some((run) => together.has(run))
      const above = [...together].filter((one) => !within.has(one) || runs(one))
      const running = this.#below(above)
      known = [running, this.#importedBy(together)]
      if (this.#held > MOST_HELD) {
        this.#arounds.clear()
        this.#held = 0
      }
      for (const files of known) this.#held += files.size
      if (first) this.#arounds.set(first, known)
    }
    return known
  }

  #importedBy(files: Iterable<File>): Files {
    const imported = new Set<File>()
    for (const one of files) for (const file of this.#imports.get(one) ?? []) imported.add(file)
    const found = new Set<File>()
    for (const one of imported) if (found.size < MOST_FILES) for (const file of this.#ofModule(one)) found.add(file)
    return new Set([...found, ...this.#below(imported)])
  }
}

/** In the order in which they are reached. */
function follow(from: Iterable<File>, next: (file: File) => readonly File[]): Set<File> {
  const found = new Set(from)
  for (const file of found) {
    if (found.size >= MOST_FILES) break
    for (const one of next(file)) found.add(one)
  }
  return found
}
