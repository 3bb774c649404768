/** The parts of configuration files that the linker resolves modules by: no versions, no scripts. */
import { readJson } from './manifests.ts'

const DEPENDENCIES = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies']
const PACKAGE = ['name', 'source', 'types', 'typings', 'module', 'main', 'exports', 'imports']
const DENO = ['name', 'exports', 'imports', 'importMap']
const TYPESCRIPT = ['extends', 'files', 'references']
const OPTIONS = ['baseUrl', 'paths', 'rootDirs', 'jsxImportSource']

/** Those parts as JSON; an empty string if the text is not JSON. */
export function essenceOf(base: string, text: string): string {
  const json = readJson(text)
  if (!json) return ''
  const kept = pick(
    json,
    base === 'package.json' ? PACKAGE : base.startsWith('ts') || base.startsWith('jsc') ? TYPESCRIPT : DENO,
  )
  if (base === 'package.json') for (const key of DEPENDENCIES) if (isRecord(json[key])) kept[key] = namesOf(json[key])
  if (base !== 'package.json' && isRecord(json.compilerOptions))
    kept.compilerOptions = pick(json.compilerOptions, OPTIONS)
  return JSON.stringify(kept)
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const pick = (from: Record<string, unknown>, keys: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(keys.filter((key) => from[key] !== undefined).map((key) => [key, from[key]]))

const namesOf = (versions: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.keys(versions).map((name) => [name, '*']))
