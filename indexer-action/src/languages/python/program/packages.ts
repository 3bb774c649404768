/**
 * Which file a module name means, following Python's search path in a checkout.
 *
 * Roots are the directories that hold top-level packages or modules: the repository's own, `src` layouts, and the parent of each
 * outermost package (a directory with `__init__.py` whose parent has none). A file's own root comes first, so that two
 * projects in one repository do not see each other's modules before their own.
 */
import { distributionOf, STANDARD_MODULES } from './standard-library.ts'

type ModuleTarget =
  | { is: 'file'; file: number }
  /** A directory without `__init__.py`: it has nothing but submodules. */
  | { is: 'namespace'; directory: string }
  | { is: 'external'; package: string; name: string }
  /** Belongs in the repository but is not there: generated, or deleted. */
  | { is: 'missing' }

export class Packages {
  /** Module path without extension (`src/requests/utils`, packages by their directory) → file. */
  readonly #modules = new Map<string, number>()
  readonly #directories = new Set<string>()
  readonly #packages = new Set<string>()
  #roots: string[] = []
  readonly #paths: string[] = []
  /** By file: the number of its directory. */
  readonly #homes: number[] = []
  readonly #homeNumbers = new Map<string, number>()
  /** Whether a file imports a module of its own name, and means another one. */
  readonly #importsNamesake: (file: number) => boolean

  constructor(importsNamesake: (file: number) => boolean = () => false) {
    this.#importsNamesake = importsNamesake
  }

  add(path: string, file: number): void {
    this.#paths[file] = path
    const home = directoryOf(path)
    const number = this.#homeNumbers.get(home) ?? this.#homeNumbers.size
    this.#homeNumbers.set(home, number)
    this.#homes[file] = number
    const stub = path.endsWith('.pyi')
    const bare = path.replace(/\.pyi?$/, '')
    const isPackage = bare === '__init__' || bare.endsWith('/__init__')
    const key = isPackage ? directoryOf(bare) : bare
    if (isPackage) this.#packages.add(key)
    // A stub beside its module only describes it: the module is the better destination.
    if (!stub || !this.#modules.has(key)) {
      const known = this.#modules.get(key)
      // A package shadows a module of the same name.
      if (known === undefined || this.#paths[known]?.endsWith('.pyi') || isPackage) this.#modules.set(key, file)
    }
    for (let at = home; !this.#directories.has(at); at = directoryOf(at)) {
      this.#directories.add(at)
      if (at === '') break
    }
  }

  finish(): void {
    const weight = new Map<string, number>([
      ['', 1],
      ['src', 1],
      ['lib', 1],
      ['python', 1],
    ])
    for (const directory of this.#packages) {
      if (directory === '') continue
      const parent = directoryOf(directory)
      if (!this.#packages.has(parent)) weight.set(parent, (weight.get(parent) ?? 0) + 1)
    }
    const depth = (root: string) => (root === '' ? 0 : root.split('/').length)
    this.#roots = [...weight.keys()]
      .filter((root) => this.#directories.has(root))
      .sort((a, b) => depth(a) - depth(b) || (a < b ? -1 : 1))
  }

  /** The number of a file's directory: files of one directory mean the same by the name of a module. */
  homeOf(file: number): number {
    return this.#homes[file] as number
  }

  /** `level` as in relative imports: 0 is absolute, 1 the file's own package. */
  resolve(fromFile: number, module: string, level: number): ModuleTarget {
    const path = this.#paths[fromFile] as string
    if (level > 0) {
      let base = directoryOf(path)
      for (let up = 1; up < level; up++) base = directoryOf(base)
      return this.#at(base, module) ?? { is: 'missing' }
    }
    const top = module.split('.', 1)[0] as string
    const own = this.#ownRoot(path)
    const here = directoryOf(path)
    const near = own === here ? [own] : [own, ...(this.#packages.has(here) ? [] : [here])]
    for (const root of near) {
      const found = this.#at(root, module)
      if (found?.is === 'file' && !this.#isNamesake(found.file, module)) return found
    }
    if (STANDARD_MODULES.has(top) && !this.#isModule(join('', top)) && !this.#isModule(join('src', top)))
      return { is: 'external', package: 'std:python', name: module }
    let namespace: ModuleTarget | undefined
    const holdsTop = (root: string): boolean => {
      const file = this.#modules.get(join(root, top))
      return file === undefined ? this.#directories.has(join(root, top)) : !this.#isNamesake(file, top)
    }
    let holds = near.some(holdsTop)
    for (const root of this.#roots) {
      const found = this.#at(root, module)
      if (found?.is === 'file') {
        if (this.#isNamesake(found.file, module)) continue
        return found
      }
      namespace ??= found
      holds ||= holdsTop(root)
    }
    if (STANDARD_MODULES.has(top)) return { is: 'external', package: 'std:python', name: module }
    for (const root of near) {
      const found = this.#at(root, module)
      if (found?.is === 'namespace') namespace ??= found
    }
    if (namespace) return namespace
    // Scripts and tests run from their own directory, whether it is a package or not.
    const beside = this.#at(here, module)
    if (beside?.is === 'file' && !this.#isNamesake(beside.file, module)) return beside
    if (holds) return { is: 'missing' }
    return { is: 'external', package: `PyPI:${distributionOf(top)}`, name: module }
  }

  /** Whether two files are modules of one package. */
  areTogether(one: number, other: number): boolean {
    return this.#homes[one] === this.#homes[other] && this.#packages.has(directoryOf(this.#paths[one] as string))
  }

  /** A module inside a package or namespace. */
  submodule(directory: string, name: string): ModuleTarget | undefined {
    return this.#at(directory, name)
  }

  /** The directory of a package, given its `__init__` file; undefined for plain modules. */
  packageDirectory(file: number): string | undefined {
    const path = this.#paths[file] as string
    return /(^|\/)__init__\.pyi?$/.test(path) ? directoryOf(path) : undefined
  }

  #at(base: string, module: string): ModuleTarget | undefined {
    const path = module === '' ? base : join(base, module.replaceAll('.', '/'))
    const file = this.#modules.get(path)
    if (file !== undefined) return { is: 'file', file }
    return this.#directories.has(path) && path !== '' ? { is: 'namespace', directory: path } : undefined
  }

  /** `integrations/redis.py` that imports `redis`: others that import `redis` do not mean it either. */
  #isNamesake(file: number, module: string): boolean {
    const path = this.#paths[file] as string
    return !module.includes('.') && path.includes('/') && !path.includes('/__init__.py') && this.#importsNamesake(file)
  }

  #isModule(path: string): boolean {
    return this.#modules.has(path) || this.#directories.has(path)
  }

  rootOf(file: number): string {
    return this.#ownRoot(this.#paths[file] as string)
  }

  /** The root of a file: the nearest directory above it that is not a package. */
  #ownRoot(path: string): string {
    let at = directoryOf(path)
    while (at !== '' && this.#packages.has(at)) at = directoryOf(at)
    return at
  }
}

export function directoryOf(path: string): string {
  const slash = path.lastIndexOf('/')
  return slash < 0 ? '' : path.slice(0, slash)
}

const join = (base: string, name: string): string => (base === '' ? name : `${base}/${name}`)
