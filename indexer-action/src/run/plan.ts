/** What must be done for this tree: which files are skipped by name, which are unchanged, which must be read. */
import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileVersionText, type Id } from '../../../src/contract/ids.ts'
import type { Row, State } from '../cache/cache.ts'
import { extractorOf, idOf } from '../extractors.ts'
import type { Attributes } from '../files/attributes.ts'
import { choiceIn } from '../files/choice.ts'
import { HEADER_LANGUAGES, isHeader, languageOfName } from '../files/detect-language.ts'
import type { ListedFile, Listing } from '../files/list-files.ts'
import { smallFilesOf } from '../files/small-files.ts'
import type { Language } from '../languages/language.ts'
import { LANGUAGES } from '../languages/registry.ts'
import type { FileToExtract } from '../threads/work.ts'
import { linkSetId, NO_LINKS } from '../upload/link-record.ts'
import { AroundFamilies } from './around.ts'

/**
 * A version that a file may turn out to be, with the link set that is sent with its text if nothing in it is linked.
 */
export interface Guess {
  id: Id
  link?: Id
}

export interface Plan {
  /** Every path of the tree. Rows of paths that need no work are complete; the others are filled in later. */
  rows: Map<string, Row>
  /** Files to read, each with the versions it may turn out to be: one if name and blob decide, none without a blob. */
  work: { file: FileToExtract; guesses: Guess[] }[]
  /** Unchanged files. */
  kept: Row[]
  surroundings: { c: number; cpp: number }
  /** What each family's linker is told besides its own files. */
  around: AroundFamilies
  /** How the tree decides the language of ambiguous headers (`.h`): with equal leanings they are read alike. */
  leaning: string
  /** With equal extractors, equal files give equal units. */
  extractors: string
}

/** What the caller wants left out, besides what the tree itself says. */
export interface Wishes {
  /** Patterns as in a .gitignore. */
  ignore?: readonly string[]
  /** The only languages to parse; files in others stay searchable as text. */
  languages?: readonly string[]
  /** SCIP indexes, as paths. */
  scip?: readonly string[]
}

export function plan(listing: Listing, git: boolean, state: State, wishes: Wishes = {}): Plan {
  const languages = new Map(LANGUAGES.map((language) => [language.key, language]))
  const paths = listing.files.map((file) => file.path)
  const listedAt = new Map(listing.files.map((file) => [file.path, file]))
  const read = smallFilesOf(listing.root, listedAt, git)
  const choose = choiceIn(listing.files, read, wishes.ignore)
  const parsed = wishes.languages && new Set(wishes.languages)
  const surroundings = { c: 0, cpp: 0 }
  for (const path of paths) {
    if (path.endsWith('.c')) surroundings.c++
    else if (/\.(?:cc|cpp|cxx|hpp|hh|hxx|inl)$/.test(path)) surroundings.cpp++
  }

  const rows = new Map<string, Row>()
  const work: Plan['work'] = []
  const kept: Row[] = []
  const extractors = LANGUAGES.map((language) => extractorOf(language.key, language)).join(' ')
  const rules: Rules = {
    languages,
    extractorsAlike: state.extractors === extractors,
    headersAlike: state.leaning === leaningOf(surroundings),
  }
  for (const listed of listing.files) {
    const { attributes: own, skip } = choose(listed)
    const language = parsed && (own.language ?? languageOfName(listed.path)?.key)
    const attributes = language !== undefined && !parsed?.has(language) ? { ...own, language: 'text' } : own
    const row: Row = { path: listed.path, size: listed.size }
    if (listed.stat !== undefined) row.stat = listed.stat
    if (Object.keys(attributes).length > 0) row.attributed = JSON.stringify(attributes)
    rows.set(listed.path, row)
    if (skip !== undefined) {
      row.skip = skip
      continue
    }
    const before = state.rows.get(listed.path)
    if (before && isUnchanged(listed, before) && isStillRight(before, row.attributed, rules)) {
      // The bytes are the same, so the next run can compare with the new file times.
      const same = listed.stat === undefined ? { ...before } : { ...before, stat: listed.stat }
      rows.set(listed.path, same)
      kept.push(same)
      continue
    }
    const file: FileToExtract = { path: listed.path, size: listed.size, attributes }
    if (listed.blob !== undefined) file.blob = listed.blob
    work.push({ file, guesses: guessVersions(listed, attributes, languages) })
  }

  const scip = (wishes.scip ?? []).map((path) => hash('sha1', readScip(path), 'hex'))
  // What an index says also depends on where the tree is, and on every path in it.
  if (scip.length > 0) scip.push(hash('sha1', JSON.stringify([listing.root, paths]), 'hex'))
  const readConfiguration = (path: string): string | undefined => {
    const file = listedAt.get(path)
    return file && read(file)
  }
  const around = new AroundFamilies(paths, readConfiguration, [extractors, ...scip])
  return { rows, work, kept, surroundings, around, leaning: leaningOf(surroundings), extractors }
}

function readScip(path: string): Buffer {
  try {
    return readFileSync(path)
  } catch (error) {
    throw new Error(`There is no SCIP index at ${path}. Create it before indexing.`, { cause: error })
  }
}

const leaningOf = ({ c, cpp }: { c: number; cpp: number }): string => `${cpp === 0}${c === 0}${cpp > c}`

function isUnchanged(listed: ListedFile, before: Row): boolean {
  if (listed.blob !== undefined) return before.blob === listed.blob
  return listed.stat !== undefined && before.stat === listed.stat
}

interface Rules {
  languages: ReadonlyMap<string, Language>
  /** The extractors are the ones that made the rows. */
  extractorsAlike: boolean
  /** Ambiguous headers (`.h`) are read as the same language as before. */
  headersAlike: boolean
}

/** Whether today's rules would give the same result for this row. */
function isStillRight(
  row: Row,
  attributed: string | undefined,
  { languages, extractorsAlike, headersAlike }: Rules,
): boolean {
  if (row.attributed !== attributed) return false
  if (isHeader(row.path) && !headersAlike) return false
  const { indexed } = row
  if (!indexed) return row.skip !== undefined && row.blob !== undefined
  const language = languages.get(indexed.language)
  if (language !== undefined && indexed.place === undefined) return false
  return (
    extractorsAlike ||
    indexed.file === idOf(fileVersionText(row.path, indexed.blob, extractorOf(indexed.language, language)))
  )
}

function guessVersions(listed: ListedFile, attributes: Attributes, languages: ReadonlyMap<string, Language>): Guess[] {
  const { path, blob } = listed
  if (blob === undefined) return []
  const named = attributes.language ?? languageOfName(path)?.key
  const keys = named !== undefined ? [named] : isHeader(path) ? HEADER_LANGUAGES : ['text', ...languages.keys()]
  return keys.map((key) => {
    const id = idOf(fileVersionText(path, blob, extractorOf(key, languages.get(key))))
    return languages.has(key) ? { id } : { id, link: linkSetId(id, NO_LINKS) }
  })
}

/** Up to this many files, texts can be held in memory until the server has said what it lacks. */
const FEW_FILES = 24
const FEW_BYTES = 1024 * 1024

export function isFew(work: Plan['work']): boolean {
  const { files, bytes } = amountOf(work.map(({ file }) => file))
  return files <= FEW_FILES && bytes <= FEW_BYTES
}

/** How much is to be read, or linked. */
export const amountOf = (files: readonly { size: number }[]) => ({
  files: files.length,
  bytes: files.reduce((sum, { size }) => sum + size, 0),
})

/** The languages that the files to read are probably written in. */
export function languagesOf({ work }: Plan, { rows }: State): string[] {
  const key = ({ path, attributes }: FileToExtract) =>
    rows.get(path)?.indexed?.language ?? attributes.language ?? languageOfName(path)?.key ?? ''
  return [...new Set(work.map(({ file }) => key(file)))]
}
