/**
 * Which folder an import path names: modules by their go.mod, vendored packages, and everything else outside.
 */
import { folderAt, folderOf } from '../../link/paths.ts'
import type { Project } from '../language.ts'

interface Module {
  /** Folder with a trailing slash, or empty. */
  folder: string
  path: string
  /** What it requires, longest first: module paths name external packages. */
  requires: string[]
  /** Local replacements: module path → folder with a trailing slash. */
  replaces: Map<string, string>
}

interface External {
  package: string
  prefix: string
}

export class Modules {
  /** Deepest folder first. */
  readonly #modules: Module[]
  readonly #folders: ReadonlySet<string>
  /** By folder. */
  readonly #moduleAt = new Map<string, Module | undefined>()
  readonly #resolved = new Map<string, string | undefined>()
  readonly #suffixes: Map<string, string[]> | undefined
  readonly #requires: string[]
  readonly #externals = new Map<string, External>()

  /** `folders`: those that hold Go files, with a trailing slash (the root is empty). */
  constructor(project: Project, folders: ReadonlySet<string>) {
    this.#folders = folders
    this.#modules = [...project.paths]
      .filter((path) => path === 'go.mod' || path.endsWith('/go.mod'))
      .map((path) => readModule(path.slice(0, -'go.mod'.length), project.read(path) ?? ''))
      .filter((module) => module !== undefined)
      .sort((a, b) => b.folder.length - a.folder.length || (a.folder < b.folder ? -1 : 1))
    this.#requires = [...new Set(this.#modules.flatMap((module) => module.requires))].sort(
      (a, b) => b.length - a.length,
    )
    if (this.#modules.length === 0) this.#suffixes = byLastName(folders)
  }

  /** The folder of a package, as seen from a file; undefined when it is outside. */
  folderOf(importPath: string, from: string): string | undefined {
    const module = this.#moduleOf(from)
    const key = `${module?.folder ?? ''}\0${importPath}`
    if (this.#resolved.has(key)) return this.#resolved.get(key)
    const folder = this.#find(importPath, module, from)
    this.#resolved.set(key, folder)
    return folder
  }

  /** `std:go` or `go:` and the module that provides the package; what is left of the path; how it is called in code. */
  external(importPath: string): External {
    let known = this.#externals.get(importPath)
    if (!known) {
      known = this.#external(importPath)
      this.#externals.set(importPath, known)
    }
    return known
  }

  #external(importPath: string): External {
    if (importPath === '') return { package: 'std:go', prefix: 'builtin' }
    if (importPath === 'C') return { package: 'std:go', prefix: 'C' }
    if (!(importPath.split('/')[0] as string).includes('.')) return { package: 'std:go', prefix: importPath }
    const module = this.#requires.find((path) => importPath === path || importPath.startsWith(`${path}/`))
    const provider = module ?? guessModule(importPath)
    const rest = importPath.slice(provider.length + 1)
    return { package: `go:${provider}`, prefix: rest || lastName(provider) }
  }

  #moduleOf(path: string): Module | undefined {
    const folder = folderOf(path)
    if (!this.#moduleAt.has(folder))
      this.#moduleAt.set(
        folder,
        this.#modules.find((module) => folder.startsWith(module.folder)),
      )
    return this.#moduleAt.get(folder)
  }

  #find(importPath: string, module: Module | undefined, from: string): string | undefined {
    if (isRelative(importPath)) {
      const folder = folderAt(folderOf(from), importPath)
      return folder !== undefined && this.#folders.has(folder) ? folder : undefined
    }
    if (module) {
      const vendored = `${module.folder}vendor/${importPath}/`
      if (this.#folders.has(vendored)) return vendored
      for (const [path, folder] of module.replaces) {
        const inside = within(path, importPath)
        if (inside !== undefined && this.#folders.has(folder + inside)) return folder + inside
      }
    }
    for (const one of module ? [module, ...this.#modules] : this.#modules) {
      // The standard library's own module has no prefix.
      const inside = one.path === 'std' ? `${importPath}/` : within(one.path, importPath)
      if (inside !== undefined && this.#folders.has(one.folder + inside)) return one.folder + inside
    }
    return this.#suffixes ? this.#bySuffix(importPath) : undefined
  }

  /** Without a go.mod the longest tail of the path that is a folder, if there is one such folder only. */
  #bySuffix(importPath: string): string | undefined {
    const parts = importPath.split('/')
    if (!(parts[0] as string).includes('.')) return undefined
    for (let from = 1; from <= 3 && from < parts.length; from++) {
      const tail = `${parts.slice(from).join('/')}/`
      const named = (this.#suffixes?.get(parts.at(-1) as string) ?? []).filter(
        (folder) => folder === tail || folder.endsWith(`/${tail}`),
      )
      if (named.length === 1) return named[0]
    }
    return parts.length === 3 && this.#folders.has('') ? '' : undefined
  }
}

export const isRelative = (importPath: string): boolean => /^\.\.?\//.test(importPath)

const within = (module: string, path: string): string | undefined =>
  path === module ? '' : path.startsWith(`${module}/`) ? `${path.slice(module.length + 1)}/` : undefined

function readModule(folder: string, text: string): Module | undefined {
  const path = /^module\s+"?([^\s"]+)"?/m.exec(text)?.[1]
  if (path === undefined) return undefined
  const requires: string[] = []
  const replaces = new Map<string, string>()
  let block = ''
  for (const raw of text.split('\n')) {
    const line = raw.replace(/\/\/.*$/, '').trim()
    const opened = /^(require|replace|exclude|retract)\s*\($/.exec(line)
    if (opened) block = opened[1] as string
    else if (line === ')') block = ''
    else {
      const single = /^(require|replace)\s+(.*)$/.exec(line)
      const kind = single ? single[1] : block
      const rest = single ? (single[2] as string) : line
      if (kind === 'require') requires.push((rest.split(/\s+/)[0] ?? '').replace(/"/g, ''))
      if (kind === 'replace') {
        const parts = /^"?([^\s"]+)"?(?:\s+v\S+)?\s*=>\s*"?(\.\.?\/[^\s"]*|\.\.?)"?/.exec(rest)
        const target = parts ? folderAt(folder, parts[2] as string) : undefined
        if (parts && target !== undefined) replaces.set(parts[1] as string, target)
      }
    }
  }
  return { folder, path, requires: requires.filter((one) => one !== ''), replaces }
}

/** Hosts that give every module three parts; others most often have two. */
function guessModule(importPath: string): string {
  const parts = importPath.split('/')
  const three = /^(github\.com|gitlab\.com|bitbucket\.org|golang\.org|google\.golang\.org)$/.test(parts[0] as string)
  return parts.slice(0, three ? 3 : 2).join('/')
}

/** `github.com/go-playground/validator/v10` → `validator`. */
function lastName(path: string): string {
  const parts = path.split('/').filter((part) => !/^v\d+$/.test(part))
  return (parts.at(-1) ?? path).replace(/\.v\d+$/, '')
}

/** Names under which a package is likely known to files that import it without saying. */
export function likelyNames(importPath: string): string[] {
  const base = lastName(importPath)
  const names = [
    base,
    base.replace(/^go[-.]/, ''),
    base.replace(/[-.]go$/, ''),
    base.replace(/[-.]/g, '_'),
    base.replace(/[-.]/g, ''),
  ]
  names.push(...base.split(/[-.]/).reverse())
  return [...new Set(names.filter((name) => name !== ''))]
}

function byLastName(folders: ReadonlySet<string>): Map<string, string[]> {
  const map = new Map<string, string[]>()
  for (const folder of folders) {
    const last = folder.split('/').at(-2)
    if (last === undefined) continue
    const list = map.get(last)
    if (list) list.push(folder)
    else map.set(last, [folder])
  }
  return map
}
