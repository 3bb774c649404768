/**
 * The symbols that a caller may mean, or why there are none: the file does not exist, the name does not, or it is too
 * common.
 */
import type { RefScope } from '../../tenancy/scope.ts'
import { MODULE } from '../answers/call-ends.ts'
import { Failure } from '../failure.ts'
import { type IndexedFile, symbolsThat } from '../indexed/indexed-file.ts'
import type { Index } from '../ports.ts'
import { cluesTo } from './clues.ts'
import { nearestPaths } from './near-paths.ts'
import { notFound } from './not-defined.ts'
import { cluesToPackage, goModuleOf, namesPackage, type PackageClues, packageCalled } from './package-entries.ts'
import { type Defined, MOST_CANDIDATE_FILES, MOST_NEAR_NAMES, matching, type SymbolQuery, startOf } from './resolve.ts'
import { segmentsOf } from './symbol-name.ts'
import { isFile, isTopLevel, topLevelIn } from './top-level.ts'

const MOST_NEAR_PATHS = 8

/**
 * What `matching` finds in these files, at most `most` of those that define the name; otherwise a failure, after one
 * more round trip.
 */
export async function matchesIn(
  index: Index,
  scope: RefScope,
  query: SymbolQuery,
  files: readonly IndexedFile[],
  most = MOST_CANDIDATE_FILES,
): Promise<Defined[]> {
  const acting = query.path === undefined ? actionsCalled(query.name.text, files) : []
  if (acting.length > 0) return acting
  const found = matching(query, files)
  if (found.length > 0) return found
  const top = topLevelIn(query, files)
  if (top) throw isTopLevel(top)
  const names = index.namesLike(query.name.names.at(-1) ?? '', MOST_NEAR_NAMES)
  const { path } = query
  if (path === undefined) {
    const { text } = query.name
    const said = await index.read(scope, {
      ...{ names, ...cluesToPackage(index, text), ...cluesTo(index, scope, query) },
      file: index.fileAt(text.replace(/^(?:\.\/)+/, ''), {}),
    })
    const { names: near, entries, manifests = [], file, ...clues } = said as typeof said & PackageClues
    for (const containers of withoutOwnPackage(query.name.containers, manifests)) {
      const there = matching({ ...query, name: { ...query.name, containers } }, files)
      if (there.length > 0) return there
    }
    if (file) throw isFile(file, query, clues)
    throw notFound(query, near, files, most, { clues, package: packageCalled(text, { entries, manifests }) })
  }
  const said = await index.read(scope, {
    names,
    file: index.fileAt(path, {}),
    skipped: index.skippedAt(path),
    ...cluesToFile(index, path),
  })
  if (said.file && query.name.text === MODULE) throw isTopLevel(said.file)
  throw said.file ? notFound(query, said.names, files, most) : noFile(path, said.skipped?.reason, said)
}

/** `stories#create`, as routes name what `StoriesController` does. */
const actionsCalled = (text: string, files: readonly IndexedFile[]): Defined[] =>
  /\w#\w/.test(text) ? files.flatMap((file) => symbolsThat(file, ({ extra }) => extra?.action === text)) : []

/**
 * What is around the name in the repository, likeliest first, where the outermost containers are what the repository itself is
 * called, which is in no path: `anyhow::Context`, `github.com/gin-gonic/gin.Engine`.
 */
function withoutOwnPackage(containers: readonly string[], manifests: readonly IndexedFile[]): (readonly string[])[] {
  const [outermost, ...others] = containers
  if (outermost === undefined) return []
  if (manifests.some((manifest) => namesPackage(manifest, outermost))) return [others]
  return manifests.flatMap((manifest) => {
    const own = segmentsOf(goModuleOf(manifest) ?? '')
    if (own.length === 0 || own.some((segment, at) => segment !== containers[at])) return []
    const inside = containers.slice(own.length)
    const called = own.findLast((segment) => !/^v\d+$/.test(segment)) as string
    // Its root package is called as the module is; a folder in it is in the path.
    return [[called, ...inside], inside]
  })
}

export async function definitionsOf(index: Index, scope: RefScope, query: SymbolQuery): Promise<Defined[]> {
  const { files } = await index.read(scope, {
    files: index.filesDefining(startOf(query), { facts: true }, MOST_CANDIDATE_FILES),
  })
  return await matchesIn(index, scope, query, files)
}

export async function fileNotFound(
  index: Index,
  scope: RefScope,
  path: string,
  skipped: string | undefined,
): Promise<Failure> {
  const clues = skipped === undefined ? await index.read(scope, cluesToFile(index, path)) : NO_CLUES
  return noFile(path, skipped, clues)
}

interface FileClues {
  readonly paths: readonly string[]
  /** Files of the directory that has the path. */
  readonly inside: readonly IndexedFile[]
}
const NO_CLUES: FileClues = { paths: [], inside: [] }

function cluesToFile(index: Index, path: string) {
  const directory = `${path.replace(/\/+$/, '')}/`
  const limits = { files: MOST_NEAR_PATHS, bytes: Number.MAX_SAFE_INTEGER, scan: MOST_NEAR_PATHS, directory }
  return {
    paths: index.pathsNear(path, MOST_NEAR_NAMES),
    inside: index.filesInOrder(directory, {}, {}, limits),
  }
}

function noFile(path: string, skipped: string | undefined, { paths, inside }: FileClues): Failure {
  if (skipped !== undefined)
    return new Failure('file_not_found', 'That file is part of the ref but was not indexed.', {
      hint: '`details.skipped` gives the reason; read the file where the repository is hosted.',
      details: { skipped },
    })
  if (inside.length > 0)
    return new Failure('file_not_found', 'That path is a directory of this ref.', {
      hint: '`symbols` with this path lists what its files define; `details.near` names some of them.',
      details: { near: inside.map((file) => file.path) },
    })
  return new Failure('file_not_found', 'No file of this ref has that path.', {
    hint: '`search_symbols` finds where a name is defined; `symbols` without a path lists files.',
    details: { near: nearestPaths(path, paths, MOST_NEAR_PATHS) },
  })
}
