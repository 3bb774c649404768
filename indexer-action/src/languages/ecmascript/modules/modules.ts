/**
 * Resolves a module specifier to a file of the repository, or to a package outside it.
 *
 * Applies the rules of Node and TypeScript to the list of paths alone: relative files and folders; `paths`, `baseUrl` and
 * `rootDirs` of the nearest tsconfig; `imports` and `exports` of package.json; packages of the workspace by name; Deno's
 * import maps. For a build output that is not in the repository (`dist/index.js`), it looks for the source (`src/index.ts`).
 */
import { posix } from 'node:path'
import { baseOf } from '../../../link/paths.ts'
import type { Project } from '../../language.ts'
import { NODE_MODULES } from '../builtin-names.ts'
import { DENO_CONFIGS, type DenoConfig, mapped, ofRegistry, readDeno } from './deno.ts'
import { type Package, readConfig, readPackage, subpath, type TypeScriptConfig } from './manifests.ts'
import { ModuleFiles } from './module-files.ts'

/** `declarations`: where a package lists, for a script that imports it, a file of declarations besides the script. */
type Resolved = { file: string; declarations?: string } | { package: string; declared: boolean }

/**
 * Aliases that are customary in the templates of bundlers but set in configuration files that are programs, with the folders
 * of a package to which they lead. No package name begins like one of them.
 */
const CUSTOMARY: readonly [prefix: string, folders: readonly string[]][] = [
  ['@/', ['src', 'app', '.']],
  ['~/', ['src', 'app', '.']],
  ['$lib/', ['src/lib']],
  ['#shared/', ['shared']],
  ['~~/', ['.']],
  ['@@/', ['.']],
]

/** Stands for the package that the configuration names as `jsxImportSource`: the source of JSX's functions and types. */
export const CONFIGURED_SOURCE = '\0jsx'
/** The module of a JSX source that declares its `JSX` namespace. */
export const runtimeOf = (source: string): string => `${source}/jsx-runtime`
const CONFIGURED_RUNTIME = runtimeOf(CONFIGURED_SOURCE)

export class Modules {
  readonly #project: Project
  readonly #packagesByName = new Map<string, Package>()
  readonly #packages = new Map<string, Package>()
  readonly #configs = new Map<string, TypeScriptConfig | undefined>()
  readonly #projects = new Map<string, string>()
  readonly #denos = new Map<string, DenoConfig>()
  readonly #nearest = new Map<string, Package | undefined>()
  readonly #files: ModuleFiles
  readonly #known = new Map<string, Resolved | undefined>()

  constructor(project: Project) {
    this.#project = project
    this.#files = new ModuleFiles(project.paths, (folder) => this.#packages.get(folder)?.main ?? [])
    const configured = new Map<string, string[]>(['package.json', ...DENO_CONFIGS].map((name) => [name, []]))
    for (const path of project.paths) if (!path.includes('node_modules/')) configured.get(baseOf(path))?.push(path)
    for (const path of configured.get('package.json') ?? []) {
      const found = readPackage(project, path)
      if (found) this.#addPackage(found)
    }
    for (const path of DENO_CONFIGS.flatMap((name) => configured.get(name) ?? [])) {
      const found = readDeno(project, path)
      if (!found || this.#denos.has(found.directory)) continue
      this.#denos.set(found.directory, found)
      if (found.package) this.#addPackage(found.package)
    }
  }

  #addPackage(found: Package): void {
    const { directory, name } = found
    if (!this.#packages.has(directory)) this.#packages.set(directory, found)
    // The root of a workspace may have the name of its main package; that package takes precedence.
    const namesake = name === undefined ? undefined : this.#packagesByName.get(name)
    if (name && (!namesake || namesake.directory === '.')) this.#packagesByName.set(name, found)
  }

  /** `undefined`: a relative or aliased path that leads to no file. */
  resolve(from: string, specifier: string): Resolved | undefined {
    const directory = posix.dirname(from)
    const typed = /\.[cm]?tsx?$/.test(from)
    const key = `${typed ? '' : 'js'}${directory}\0${specifier}`
    if (this.#known.has(key)) return this.#known.get(key)
    this.#files.typed = typed
    let resolved = this.#resolve(directory, specifier)
    if (!typed && resolved && 'file' in resolved && !specifier.startsWith('.'))
      resolved = this.#withDeclarations(directory, specifier, resolved.file)
    this.#known.set(key, resolved)
    return resolved
  }

  #withDeclarations(directory: string, specifier: string, file: string): Resolved {
    this.#files.typed = true
    const seen = this.#resolve(directory, specifier)
    const declarations = seen && 'file' in seen ? seen.file : undefined
    return declarations !== undefined && declarations !== file && isDeclaration(declarations)
      ? { file, declarations }
      : { file }
  }

  #resolve(directory: string, specifier: string): Resolved | undefined {
    if (specifier === CONFIGURED_RUNTIME) {
      const source =
        this.#configOf(directory)?.jsxImportSource ?? this.#denoSays(directory, (deno) => deno.jsxImportSource)
      return source === undefined ? undefined : this.#resolve(directory, runtimeOf(source))
    }
    if (specifier === '.' || specifier === '..' || specifier.startsWith('./') || specifier.startsWith('../')) {
      const path = posix.join(directory, specifier)
      const file = this.#files.find(path) ?? this.#throughRootDirs(directory, path)
      return asFile(file) ?? this.#generated(directory, specifier)
    }
    if (specifier.startsWith('/')) return asFile(this.#files.find(specifier.slice(1)))
    const aliased = this.#throughConfig(directory, specifier)
    if (aliased) return { file: aliased }
    const meant = this.#denoSays(directory, (deno) => mapped(deno, specifier))
    if (meant?.startsWith('./')) return asFile(this.#files.find(meant))
    const published = ofRegistry(meant ?? specifier)
    if (published) {
      const { registry, name, rest } = published
      const inside = registry === 'jsr' ? this.#packagesByName.get(name) : undefined
      return asFile(inside && this.#ofPackage(inside, rest)) ?? { package: `${registry}:${name}`, declared: true }
    }
    if (meant !== undefined && meant !== specifier) return { package: meant, declared: true }
    if (specifier.startsWith('#')) {
      const own = this.#packageOf(directory)
      const file = own && this.#target(own, subpath(own.imports, specifier))
      return asFile(file ?? this.#throughCustom(directory, specifier))
    }
    if (CUSTOMARY.some(([prefix]) => specifier.startsWith(prefix)))
      return asFile(this.#throughCustom(directory, specifier))
    if (specifier.startsWith('node:')) return { package: specifier.split('/')[0] as string, declared: true }
    const name = specifier
      .split('/')
      .slice(0, specifier.startsWith('@') ? 2 : 1)
      .join('/')
    const inside = this.#packagesByName.get(name)
    if (inside && (inside !== this.#packages.get('.') || this.#packageOf(directory) === inside)) {
      const file = this.#ofPackage(inside, specifier.slice(name.length + 1))
      if (file) return { file }
    }
    if (NODE_MODULES.has(name)) return { package: `node:${name}`, declared: true }
    if (/^(https?|astro|bun|cloudflare|virtual):/.test(specifier)) return { package: specifier, declared: true }
    return { package: `npm:${name}`, declared: this.#declares(directory, name) }
  }

  /** What React Router writes when a project is built, and repositories do not keep. */
  #generated(directory: string, specifier: string): Resolved | undefined {
    if (!specifier.startsWith('./+types/')) return undefined
    const isWritten = ['react-router', '@react-router/dev'].some((name) => this.#declares(directory, name))
    return isWritten ? { package: 'npm:react-router', declared: true } : undefined
  }

  #declares(directory: string, name: string): boolean {
    for (let at = directory; ; at = posix.dirname(at)) {
      const dependencies = this.#packages.get(at)?.dependencies
      if (dependencies?.has(name) || dependencies?.has(typesOf(name))) return true
      if (at === '.' || at === '/') return false
    }
  }

  #throughCustom(directory: string, specifier: string): string | undefined {
    const [prefix, folders] = CUSTOMARY.find(([prefix]) => specifier.startsWith(prefix)) ?? ['', []]
    const rest = specifier.slice(prefix.length)
    const root = this.#packageOf(directory)?.directory ?? '.'
    for (const folder of folders) {
      const file = this.#files.find(posix.join(root, folder, rest))
      if (file) return file
    }
    return undefined
  }

  #throughRootDirs(directory: string, path: string): string | undefined {
    const config = this.#configOf(directory)
    if (!config) return undefined
    for (const root of config.rootDirs) {
      if (!path.startsWith(`${root}/`)) continue
      for (const other of config.rootDirs) {
        const file = other === root ? undefined : this.#files.find(other + path.slice(root.length))
        if (file) return file
      }
    }
    return undefined
  }

  #throughConfig(directory: string, specifier: string): string | undefined {
    const config = this.#configOf(directory)
    if (!config) return undefined
    for (const [pattern, targets] of config.paths) {
      const star = pattern.indexOf('*')
      const prefix = star < 0 ? pattern : pattern.slice(0, star)
      const suffix = star < 0 ? '' : pattern.slice(star + 1)
      const fits =
        star < 0
          ? specifier === pattern
          : specifier.startsWith(prefix) &&
            specifier.endsWith(suffix) &&
            specifier.length >= prefix.length + suffix.length
      if (!fits) continue
      const middle = star < 0 ? '' : specifier.slice(prefix.length, specifier.length - suffix.length)
      for (const target of targets) {
        const file = this.#files.find(posix.join(config.baseUrl ?? config.directory, target.replace('*', middle)))
        if (file) return file
      }
    }
    return config.baseUrl === undefined ? undefined : this.#files.find(posix.join(config.baseUrl, specifier))
  }

  /** What the nearest Deno configuration that has it says, from this directory upwards. */
  #denoSays<T>(directory: string, look: (config: DenoConfig) => T | undefined): T | undefined {
    if (this.#denos.size === 0) return undefined
    for (let at = directory; ; at = posix.dirname(at)) {
      const config = this.#denos.get(at)
      const found = config && look(config)
      if (found !== undefined || at === '.' || at === '/') return found
    }
  }

  /** Whether a file lies in the folder of the nearest TypeScript project around another one. */
  isInProjectOf(path: string, of: string): boolean {
    const root = this.#projectOf(posix.dirname(of))
    return root === '.' || path.startsWith(`${root}/`)
  }

  #projectOf(directory: string): string {
    const known = this.#projects.get(directory)
    if (known !== undefined) return known
    const isRoot = directory === '.' || this.#project.paths.has(`${directory}/tsconfig.json`)
    const found = isRoot ? directory : this.#projectOf(posix.dirname(directory))
    this.#projects.set(directory, found)
    return found
  }

  #configOf(directory: string): TypeScriptConfig | undefined {
    if (this.#configs.has(directory)) return this.#configs.get(directory)
    let config: TypeScriptConfig | undefined
    for (const name of ['tsconfig.json', 'jsconfig.json', 'tsconfig.base.json']) {
      const path = directory === '.' ? name : `${directory}/${name}`
      if (!this.#project.paths.has(path)) continue
      config = readConfig(this.#project, path, 0)
      if (config) break
    }
    if (!config && directory !== '.' && directory !== '/') config = this.#configOf(posix.dirname(directory))
    this.#configs.set(directory, config)
    return config
  }

  #packageOf(directory: string): Package | undefined {
    if (this.#nearest.has(directory)) return this.#nearest.get(directory)
    let found = this.#packages.get(directory)
    if (!found && directory !== '.' && directory !== '/') found = this.#packageOf(posix.dirname(directory))
    this.#nearest.set(directory, found)
    return found
  }

  #ofPackage(inside: Package, rest: string): string | undefined {
    const exported = this.#target(inside, subpath(inside.exports, rest === '' ? '.' : `./${rest}`))
    if (exported) return exported
    if (rest !== '') {
      return (
        this.#files.find(posix.join(inside.directory, rest)) ??
        this.#files.find(posix.join(inside.directory, 'src', rest)) ??
        this.#files.sourceOf(inside.directory, rest)
      )
    }
    return (
      this.#target(inside, inside.main) ??
      this.#files.find(posix.join(inside.directory, 'src/index')) ??
      this.#files.find(posix.join(inside.directory, 'index'))
    )
  }

  /** A JavaScript file that names a package means its scripts, even where the package lists its declarations first. */
  #codeFirst(targets: readonly string[]): readonly string[] {
    if (this.#files.typed || !targets.some(isDeclaration)) return targets
    return [...targets.filter((target) => !isDeclaration(target)), ...targets.filter(isDeclaration)]
  }

  #target(inside: Package, targets: readonly string[]): string | undefined {
    for (const target of this.#codeFirst(targets)) {
      const file =
        this.#files.find(posix.join(inside.directory, target)) ?? this.#files.sourceOf(inside.directory, target)
      if (file) return file
    }
    return undefined
  }
}

/** The package that publishes the types of a package without types of its own. */
const typesOf = (name: string): string => `@types/${name.replace(/^@(.*)\//, '$1__')}`

const isDeclaration = (target: string): boolean => /\.d\.[cm]?ts$/.test(target)

function asFile(file: string | undefined): Resolved | undefined {
  return file === undefined ? undefined : { file }
}
