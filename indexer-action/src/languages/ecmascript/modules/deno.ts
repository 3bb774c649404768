/**
 * Deno's configuration of module resolution: packages of a workspace, and import maps.
 */
import { posix } from 'node:path'
import type { Project } from '../../language.ts'
import { type Package, readJson } from './manifests.ts'

export interface DenoConfig {
  directory: string
  /** The folder as a package of its workspace, if the configuration gives it a name. */
  package?: Package
  /** Entries of the import map, longest name first. A name that ends in a slash matches every specifier that begins with it. */
  imports: [name: string, target: string][]
  jsxImportSource?: string
}

/** In order of preference: only the first of these in a folder is used. */
export const DENO_CONFIGS = ['deno.json', 'deno.jsonc', 'jsr.json']

export function readDeno(project: Project, path: string): DenoConfig | undefined {
  const json = readJson(project.read(path))
  if (!json) return undefined
  const directory = posix.dirname(path)
  const map = typeof json.importMap === 'string' ? posix.join(directory, json.importMap) : undefined
  // Targets of an import map are relative to the map's own folder.
  const [names, from] = map ? [readJson(project.read(map))?.imports, posix.dirname(map)] : [json.imports, directory]
  const imports = Object.entries((names ?? {}) as Record<string, unknown>)
    .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    .map(([name, target]): [string, string] => [name, isRelative(target) ? `./${posix.join(from, target)}` : target])
    .sort((a, b) => b[0].length - a[0].length)
  const config: DenoConfig = { directory, imports }
  if (typeof json.name === 'string') {
    const dependencies = new Set(imports.map(([name]) => name.replace(/\/$/, '')))
    config.package = { directory, name: json.name, main: [], exports: json.exports, imports: undefined, dependencies }
  }
  const options = (json.compilerOptions ?? {}) as Record<string, unknown>
  if (typeof options.jsxImportSource === 'string') config.jsxImportSource = options.jsxImportSource
  return config
}

/**
 * Applies the import map to a specifier; undefined if no entry matches. A result that is a path of the repository begins
 * with `./`.
 */
export function mapped({ imports }: DenoConfig, specifier: string): string | undefined {
  for (const [name, target] of imports) {
    if (specifier === name) return target
    if (name.endsWith('/') && specifier.startsWith(name)) return target + specifier.slice(name.length)
  }
  return undefined
}

/** Splits `jsr:@scope/name@^1/sub/path` or `npm:name@1` into its parts; the version is left out. */
export function ofRegistry(specifier: string): { registry: string; name: string; rest: string } | undefined {
  const found = /^(npm|jsr):\/?((?:@[^/]+\/)?[^/@]+)(?:@[^/]*)?(?:\/(.*))?$/.exec(specifier)
  return found ? { registry: found[1] as string, name: found[2] as string, rest: found[3] ?? '' } : undefined
}

const isRelative = (target: string): boolean => target.startsWith('./') || target.startsWith('../')
