/**
 * Which of the ids that this run could send the server already has, and which unchanged files must be read again
 * because it lacks them.
 */
import type { Id } from '../../../src/contract/ids.ts'
import { LIMITS } from '../../../src/contract/limits.ts'
import type { Published, Row } from '../cache/cache.ts'
import type { Attributes } from '../files/attributes.ts'
import type { FileToExtract } from '../threads/work.ts'
import type { Ingest } from '../upload/upload.ts'
import type { Plan } from './plan.ts'
import { isIndexed } from './publish.ts'

export interface Presence {
  files: ReadonlySet<Id>
  links: ReadonlySet<Id>
}

/** Content ids that need not be sent. What the base's manifest names is present; the server is asked about the rest. */
export async function whatServerHas(
  ingest: Ingest,
  upload: string,
  published: Published | undefined,
  { kept, work }: Plan,
): Promise<Presence> {
  const files = new Set<Id>()
  const links = new Set<Id>()
  for (const entry of published?.entries ?? []) {
    if (!isIndexed(entry)) continue
    files.add(entry[1])
    links.add(entry[2])
  }
  const ids = { files: [] as Id[], links: [] as Id[] }
  for (const row of kept) {
    if (row.indexed && !files.has(row.indexed.file)) ids.files.push(row.indexed.file)
    if (row.link !== undefined && !links.has(row.link)) ids.links.push(row.link)
  }
  for (const { id, link } of work.flatMap(({ guesses }) => guesses)) {
    if (!files.has(id)) ids.files.push(id)
    if (link !== undefined && !links.has(link)) ids.links.push(link)
  }
  // A repository's first upload, possibly the second attempt: what an earlier attempt sent is already there.
  const most = LIMITS.idsPerHave
  for (let at = 0; at < Math.max(ids.files.length, ids.links.length); at += most) {
    const question = { files: ids.files.slice(at, at + most), links: ids.links.slice(at, at + most) }
    const lacks = await ingest.have(upload, question)
    const lacking = { files: new Set(lacks.files), links: new Set(lacks.links) }
    for (const id of question.files) if (!lacking.files.has(id)) files.add(id)
    for (const id of question.links) if (!lacking.links.has(id)) links.add(id)
  }
  return { files, links }
}

/**
 * The languages of unchanged files that the server may lack: those that what was published to the ref before does not have, as
 * after a merge. `published`: by this repository's runs, the latest first.
 */
export function languagesOfLikelyLacks(published: readonly Published[], ref: string, kept: readonly Row[]): string[] {
  const last = published.find((one) => one.ref === ref)
  // The latest one has exactly these rows.
  if (!last || last === published[0]) return []
  const has = new Set(last.entries.flatMap((entry) => (isIndexed(entry) ? [entry[1]] : [])))
  const lacks = kept.flatMap(({ indexed }) => (indexed && !has.has(indexed.file) ? [indexed.language] : []))
  return [...new Set(lacks)]
}

/**
 * An unchanged file that the server lacks becomes work, because its text is not kept here. All work is told what need
 * not be sent.
 */
export function tellWork(todo: Plan, present: Presence, git: boolean): void {
  for (const row of todo.kept) {
    if (!row.indexed || row.link === undefined) continue
    // Links of parsed files are made again from the unit; the (empty) links of a plain text file are sent with its
    // text.
    const complete =
      present.files.has(row.indexed.file) && (row.indexed.place !== undefined || present.links.has(row.link))
    if (complete) continue
    const attributes = JSON.parse(row.attributed ?? '{}') as Attributes
    const file: FileToExtract = { path: row.path, size: row.size, attributes }
    if (git) file.blob = row.indexed.blob
    todo.work.push({ file, guesses: [] })
  }
  for (const { file, guesses } of todo.work) {
    const whole = guesses.filter(
      ({ id, link }) => present.files.has(id) && (link === undefined || present.links.has(link)),
    )
    file.here = whole.map(({ id }) => id)
  }
}
