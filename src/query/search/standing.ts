/**
 * What a file is to somebody who asks. The indexer says what it is for; by its path it may also be a copy of what is elsewhere,
 * prose without an ending, or how a tool is set up. It is only ranked by that: nothing is left out.
 */
import type { FileRecord } from '../../contract/file.ts'
import type { FileRow } from '../indexed-file.ts'

type Role = FileRecord['role']

/** What builds write, where it was committed: it says all that the source says, in fewer files. */
const BUILT = /(?:^|\/)dist\/|[.-](?:bundle|umd|iife)\.[cm]?js$/

/** `ChangeLog`, `NEWS`, `AUTHORS`: a history says every word, and its language is no language. */
const PROSE =
  /(?:^|\/)[\d-]*(?:change ?logs?|changes|release-?notes|history|news|authors|contributors|maintainers|credits|thanks|todo|readme|copying|licen[cs]e|notice|security)(?:[.-][^/]*)?$/i

/** `gulpfile.js`, `karma.conf.cjs`, `.eslintrc.cjs`: programs by their ending, and asked about as little as a manifest. */
const TOOLING =
  /(?:^|\/)(?:\.[\w-]+rc(?:\.[cm]?[jt]s)?|(?:gulp|grunt|jake|rake)file(?:\.\w+)*|[\w.-]+\.(?:conf|config)\.[cm]?[jt]s)$/i

/** Somebody else's code, which is kept here. */
const VENDORED = /(?:^|\/)(?:deps|third[_-]?party|3rd[_-]?party|vendor(?:ed)?|externals?)\//i

/** Beside the project rather than of it: shows how it is used, and says all of its words. */
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
