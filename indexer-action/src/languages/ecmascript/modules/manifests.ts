/** What package.json and tsconfig.json say about where modules are, as far as the linker uses it. */
import { posix } from 'node:path'
import type { Project } from '../../language.ts'

export interface TypeScriptConfig {
  directory: string
  baseUrl?: string
  paths: [pattern: string, targets: string[]][]
  rootDirs: string[]
  jsxImportSource?: string
}

export interface Package {
  directory: string
  name?: string
  main: string[]
  exports: unknown
  imports: unknown
  dependencies: Set<string>
}

/**
 * All paths that `exports` or `imports` give for a subpath under any condition, in the order in which they are written; those for
 * special environments come last.
 */
export function subpath(map: unknown, wanted: string): string[] {
  if (map === undefined || map === null) return []
  if (typeof map === 'string' || Array.isArray(map)) return wanted === '.' ? leaves(map) : []
  const entries = Object.entries(map as Record<string, unknown>)
  if (!entries.some(([key]) => key.startsWith('.') || key.startsWith('#'))) return wanted === '.' ? leaves(map) : []
  for (const [key, value] of entries) {
    if (key === wanted) return leaves(value)
    const star = key.indexOf('*')
    if (star < 0) continue
    const prefix = key.slice(0, star)
    const suffix = key.slice(star + 1)
    if (!wanted.startsWith(prefix) || !wanted.endsWith(suffix)) continue
    const middle = wanted.slice(prefix.length, wanted.length - suffix.length)
    return leaves(value).map((leaf) => leaf.replaceAll('*', middle))
  }
  return []
}

function leaves(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(leaves)
  if (!value || typeof value !== 'object') return []
  const entries = Object.entries(value)
  const special = entries.filter(([condition]) => SPECIAL_CONDITIONS.has(condition))
  return [...entries.filter((entry) => !special.includes(entry)), ...special].flatMap(([, path]) => leaves(path))
}

/** Conditions that neither Node nor a type checker sets unless it is told to. */
const SPECIAL_CONDITIONS = new Set([
  ...['development', 'browser', 'react-server', 'react-native', 'electron', 'worker', 'worklet'],
  ...['deno', 'bun', 'workerd', 'edge-light', 'netlify', 'module-sync'],
])

export function readPackage(project: Project, path: string): Package | undefined {
  const json = readJson(project.read(path))
  if (!json) return undefined
  const main = [json.source, json.types, json.typings, json.module, json.main].filter((m) => typeof m === 'string')
  const dependencies = new Set<string>()
  for (const key of ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'])
    for (const name of Object.keys((json[key] as object | undefined) ?? {})) dependencies.add(name)
  return {
    directory: posix.dirname(path),
    ...(typeof json.name === 'string' ? { name: json.name } : {}),
    main: main as string[],
    exports: json.exports,
    imports: json.imports,
    dependencies,
  }
}

export function readConfig(project: Project, path: string, depth: number): TypeScriptConfig | undefined {
  const json = readJson(project.read(path))
  if (!json) return undefined
  const directory = posix.dirname(path)
  const options = (json.compilerOptions ?? {}) as Record<string, unknown>
  const base = depth > 4 ? undefined : inherited(project, directory, json, depth + 1)
  const paths = options.paths as Record<string, string[]> | undefined
  const config: TypeScriptConfig = {
    directory: paths ? directory : (base?.directory ?? directory),
    // The longest prefix wins, as in TypeScript.
    paths: paths
      ? Object.entries(paths)
          .filter((entry): entry is [string, string[]] => Array.isArray(entry[1]))
          .sort((a, b) => b[0].indexOf('*') - a[0].indexOf('*'))
      : (base?.paths ?? []),
    rootDirs: Array.isArray(options.rootDirs)
      ? options.rootDirs.map((root) => posix.join(directory, String(root)).replace(/\/$/, ''))
      : (base?.rootDirs ?? []),
  }
  const baseUrl = typeof options.baseUrl === 'string' ? posix.join(directory, options.baseUrl) : base?.baseUrl
  if (baseUrl !== undefined) config.baseUrl = baseUrl
  const source = typeof options.jsxImportSource === 'string' ? options.jsxImportSource : base?.jsxImportSource
  if (source !== undefined) config.jsxImportSource = source
  return config
}

/**
 * The settings that a configuration takes from others: from those that it `extends`, the last one first; for a solution,
 * which has no files of its own, also from the projects that it references, the first one first.
 */
function inherited(
  project: Project,
  directory: string,
  json: Record<string, unknown>,
  depth: number,
): TypeScriptConfig | undefined {
  const extended = (Array.isArray(json.extends) ? json.extends : [json.extends]).reverse()
  const isSolution = Array.isArray(json.files) && json.files.length === 0 && Array.isArray(json.references)
  const referred = isSolution ? (json.references as { path?: unknown }[]).map((reference) => reference?.path) : []
  const found: TypeScriptConfig[] = []
  for (const name of [...extended, ...referred]) {
    if (typeof name !== 'string' || !name.startsWith('.')) continue
    const at = posix.join(directory, name)
    const file = [at, `${at}.json`].find((candidate) => project.paths.has(candidate))
    const config = file && readConfig(project, file, depth)
    if (config) found.push(config)
  }
  const [first] = found
  if (!first) return undefined
  const withPaths = found.find((config) => config.paths.length > 0) ?? first
  const merged: TypeScriptConfig = {
    directory: withPaths.directory,
    paths: withPaths.paths,
    rootDirs: found.find((config) => config.rootDirs.length > 0)?.rootDirs ?? [],
  }
  const baseUrl = found.find((config) => config.baseUrl !== undefined)?.baseUrl
  if (baseUrl !== undefined) merged.baseUrl = baseUrl
  const source = found.find((config) => config.jsxImportSource !== undefined)?.jsxImportSource
  if (source !== undefined) merged.jsxImportSource = source
  return merged
}

/**
 * Parses JSON with comments and trailing commas, as tsconfig allows; undefined if it is invalid. Strings are kept as they are.
 */
export function readJson(text: string | undefined): Record<string, unknown> | undefined {
  if (text === undefined) return undefined
  try {
    return JSON.parse(text)
  } catch {
    const plain = text
      .replace(/("(?:[^"\\]|\\.)*")|\/\/[^\n]*|\/\*[\s\S]*?\*\//g, (_, string) => string ?? '')
      .replace(/,(\s*[}\]])/g, '$1')
    try {
      return JSON.parse(plain)
    } catch {
      return undefined
    }
  }
}
