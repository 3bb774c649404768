/**
 * Stores content as a difference to something similar that is already stored: an edited file beside its previous
 * version, its links beside that version's links. A branch then costs what it changes, not the size of the files it
 * changes.
 */
import { LIMITS } from '../contract/limits.ts'
import { differenceTo } from '../db/formats/beside.ts'
import type { NewFile, NewLinks } from '../db/stores/content-rows.ts'
import type { ContentStore } from '../db/stores/content-store.ts'
import type { RepositoryScope } from '../tenancy/scope.ts'
import { inflateWithin } from './inflate.ts'

/** About the size of a push. A larger request is mostly new content, or comes from another version of the indexer. */
const MOST_AT_ONCE = 256
/** Readers have to open the base as well, so a difference is stored only if it saves much, and at least something. */
const WORTHWHILE = 0.5
const LEAST_BYTES = 256

type Body = Uint8Array<ArrayBufferLike>

export async function filesBeside(
  content: ContentStore,
  scope: RepositoryScope,
  files: readonly NewFile[],
): Promise<NewFile[]> {
  if (files.length === 0 || files.length > MOST_AT_ONCE) return [...files]
  const bases = await content.wholeVersions(
    scope,
    files.map((file) => file.record.path),
  )
  return files.map((file) => {
    const base = bases.get(file.record.path)
    if (!base) return file
    const text = difference(base.text, file.text, LIMITS.fileBytes)
    const facts = difference(base.facts, file.facts, LIMITS.bodyInflatedBytes)
    if (!worthwhile(text.length + facts.length, file.text.length + file.facts.length)) return file
    return { ...file, text, facts, beside: base.id }
  })
}

export async function linksBeside(
  content: ContentStore,
  scope: RepositoryScope,
  links: readonly NewLinks[],
): Promise<NewLinks[]> {
  if (links.length === 0 || links.length > MOST_AT_ONCE) return [...links]
  const bases = await content.wholeLinks(
    scope,
    links.map((one) => one.record.file),
  )
  return links.map((one) => {
    const base = bases.get(one.record.file)
    if (!base || base.id === one.record.id) return one
    const body = difference(base.body, one.body, LIMITS.bodyInflatedBytes)
    return worthwhile(body.length, one.body.length) ? { ...one, body, beside: base.id } : one
  })
}

const difference = (base: Body, body: Body, limit: number): Uint8Array =>
  differenceTo(inflateWithin(base, limit, 'what is stored'), inflateWithin(body, limit, 'what was sent'))

const worthwhile = (difference: number, whole: number): boolean =>
  difference <= WORTHWHILE * whole && whole - difference >= LEAST_BYTES
