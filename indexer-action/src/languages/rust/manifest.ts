/** The parts of Cargo.toml that determine which files are crate roots and what the names of other crates refer to. */
import { normalPath } from '../../link/paths.ts'

export interface Manifest {
  /** Folder with a trailing slash, or empty. */
  folder: string
  name: string | undefined
  /** The library's name as used in code. */
  crateName: string
  libPath: string | undefined
  /** Path of the library's root file, if the file exists. */
  lib: string | undefined
  targets: { name: string; path: string }[]
  /** Features enabled by default; undefined if there are none, and then all features count as enabled. */
  features: ReadonlySet<string> | undefined
  /** By the name used in code. */
  dependencies: Dependencies
  /** The dependencies of a workspace (`[workspace.dependencies]`), which its members can inherit. */
  shared: Dependencies
}

/** `folder` is set for path dependencies. `isShared`: inherited from the workspace. */
type Dependencies = Map<string, { package: string; folder: string | undefined; isShared: boolean }>

type Table = Map<string, string>

/** The tables of a TOML file: `[a.b]` → key → value as text. Supports the subset of TOML that Cargo manifests use. */
function tables(text: string): { name: string; entries: Table }[] {
  const all: { name: string; entries: Table }[] = [{ name: '', entries: new Map() }]
  let open = ''
  let key = ''
  for (const raw of text.split('\n')) {
    const line = raw.replace(/(^|\s)#.*$/, '').trim()
    const entries = (all.at(-1) as { entries: Table }).entries
    if (open !== '') {
      // A value over several lines.
      open += line
      if (balanced(open)) {
        entries.set(key, open)
        open = ''
      }
      continue
    }
    const head = /^\[\[?\s*([^\]]+?)\s*\]\]?$/.exec(line)
    if (head) {
      all.push({ name: (head[1] as string).replace(/["']/g, ''), entries: new Map() })
      continue
    }
    const pair = /^["']?([\w.-]+)["']?\s*=\s*(.*)$/.exec(line)
    if (!pair) continue
    if (balanced(pair[2] as string)) entries.set(pair[1] as string, pair[2] as string)
    else {
      key = pair[1] as string
      open = pair[2] as string
    }
  }
  return all
}

function balanced(text: string): boolean {
  const bare = text.replace(/"[^"]*"|'[^']*'/g, '')
  return (bare.match(/[[{]/g)?.length ?? 0) <= (bare.match(/[\]}]/g)?.length ?? 0)
}

const unquote = (text: string | undefined): string | undefined => /^["'](.*)["']$/.exec(text ?? '')?.[1]

/** A value in an inline table: `{ path = "../a", package = "b" }`. */
const inline = (table: string, key: string): string | undefined =>
  new RegExp(`(?:^|[{,\\s])${key}\\s*=\\s*["']([^"']*)["']`).exec(table)?.[1]

export function readManifest(folder: string, text: string): Manifest {
  const all = tables(text)
  const first = (name: string) => all.find((table) => table.name === name)?.entries
  const name = unquote(first('package')?.get('name') ?? first('project')?.get('name'))
  const lib = first('lib')
  const libPath = unquote(lib?.get('path'))
  const manifest: Manifest = {
    folder,
    name,
    crateName: (unquote(lib?.get('name')) ?? name ?? '').replaceAll('-', '_'),
    libPath: libPath === undefined ? undefined : normalPath(folder + libPath),
    lib: undefined,
    targets: [],
    features: defaultFeatures(first('features')),
    dependencies: new Map(),
    shared: new Map(),
  }
  for (const table of all) {
    if (/^(bin|test|example|bench)$/.test(table.name)) {
      const path = unquote(table.entries.get('path'))
      const target = unquote(table.entries.get('name'))
      if (path !== undefined) manifest.targets.push({ name: target ?? 'bin', path: normalPath(folder + path) })
      continue
    }
    const section = /(?:^|\.)(?:dev-|build-)?dependencies(?:\.(.+))?$/.exec(table.name)
    if (!section) continue
    const to = table.name.startsWith('workspace.') ? manifest.shared : manifest.dependencies
    if (section[1] !== undefined) {
      const of = (key: string) => unquote(table.entries.get(key))
      addDependency(to, folder, section[1], of('package'), of('path'), table.entries.get('workspace') === 'true')
    } else
      for (const [key, value] of table.entries) {
        // A dotted key: `serde.workspace = true`
        const dotted = /^([\w-]+)\.(\w+)$/.exec(key)
        if (dotted) {
          const [, own = '', field] = dotted
          addDependency(
            to,
            folder,
            own,
            undefined,
            field === 'path' ? unquote(value) : undefined,
            field === 'workspace',
          )
        } else {
          const isShared = /\bworkspace\s*=\s*true\b/.test(value)
          addDependency(to, folder, key, inline(value, 'package'), inline(value, 'path'), isShared)
        }
      }
  }
  return manifest
}

/** Replaces inherited dependencies with their description in the workspace's root manifest. */
export function takeOverShared(manifests: readonly Manifest[]): void {
  const roots = manifests.filter(({ shared }) => shared.size > 0)
  for (const { folder, dependencies } of manifests)
    for (const [name, { isShared }] of dependencies) {
      const root = isShared ? roots.find((one) => folder.startsWith(one.folder) && one.shared.has(name)) : undefined
      const described = root?.shared.get(name)
      if (described) dependencies.set(name, described)
    }
}

/** The features that `default` enables, directly or through other features. */
function defaultFeatures(table: Table | undefined): ReadonlySet<string> | undefined {
  const on = new Set(['default'])
  for (const feature of on)
    for (const [, name] of (table?.get(feature) ?? '').matchAll(/["'](?:dep:)?([\w-]+)["']/g)) on.add(name as string)
  return on.size > 1 ? on : undefined
}

function addDependency(
  to: Dependencies,
  from: string,
  key: string,
  name: string | undefined,
  path: string | undefined,
  isShared: boolean,
): void {
  const folder = path === undefined ? undefined : normalPath(`${from}${path}/`)
  to.set(key.replaceAll('-', '_'), { package: name ?? key, folder, isShared })
}
