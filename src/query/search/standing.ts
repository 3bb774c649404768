/**
 * The role of a file for ranking. The indexer determines a file's role; its path can also show that it is a copy of something else,
 * prose without an extension, or a tool's configuration. This only affects ranking: nothing is left out.
 */
import type { FileRecord } from '../../contract/file.ts'
import type { FileRow } from '../indexed/indexed-file.ts'

type Role = FileRecord['role']

/** Committed build output: it contains all words of the source in fewer files. */
const BUILT = /(?:^|\/)dist\/|[.-](?:bundle|umd|iife)\.[cm]?js$/

/** `ChangeLog`, `NEWS`, `AUTHORS`: a history contains every word, and has no language. */
const PROSE =
  /(?:^|\/)[\d-]*(?:change ?logs?|changes|release-?notes|history|news|authors|contributors|maintainers|credits|thanks|todo|readme|copying|licen[cs]e|notice|security)(?:[.-][^/]*)?$/i

/** `gulpfile.js`, `karma.conf.cjs`, `.eslintrc.cjs`: source files by extension, but asked about as rarely as a manifest. */
const TOOLING =
  /(?:^|\/)(?:\.[\w-]+rc(?:\.[cm]?[jt]s)?|(?:gulp|grunt|jake|rake)file(?:\.\w+)*|[\w.-]+\.(?:conf|config)\.[cm]?[jt]s)$/i

/** Vendored code. */
const VENDORED = /(?:^|\/)(?:deps|third[_-]?party|3rd[_-]?party|vendor(?:ed)?|externals?)\//i

/** Documentation, examples and tooling: they show how the project is used, and contain all of its words. */
const AUXILIARY =
  /(?:^|\/)[_.]?(?:docs?|examples?|samples?|demos?|sandbox|playgrounds?|benchmarks?|bench|fixtures|scripts?)\//i

export function standingOf({ path, role, language }: Pick<FileRow, 'path' | 'role' | 'language'>): Role {
  if (role !== 'source') return role as Role
  if (BUILT.test(path)) return 'generated'
  if (language === 'text' && PROSE.test(path)) return 'documentation'
  return TOOLING.test(path) ? 'configuration' : 'source'
}

export function asideOf(path: string): 'vendored' | 'auxiliary' | undefined {
  if (VENDORED.test(path)) return 'vendored'
  return AUXILIARY.test(path) ? 'auxiliary' : undefined
}
