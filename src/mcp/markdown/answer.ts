/**
 * An answer as markdown for a reader: its subject first, then its lists, with places as `path:lines` and code as code,
 * and the metadata in one line at the end. Hashes, links and columns, which only programs read, are left out.
 */

import { capital, codeSpan, plain, words } from '../../markdown-text.ts'
import { codeOf, entry, headline, type Known, writtenAbout } from './entry.ts'
import { isEmpty, isForPrograms, isObject, type Json, placeOf, scalarText } from './fields.ts'

export function markdown(title: string, answer: Json): string {
  const { metadata = {}, nextCursor, ...all } = answer
  const about = isObject(metadata) ? metadata : {}
  const fields = Object.fromEntries(Object.entries(all).filter(([name]) => !isForPrograms(name)))
  const path = typeof fields.path === 'string' || isOneThing(fields) ? placeOf(fields).path : undefined
  const known: Known = { path, symbol: fields.symbol, package: fields.package, repository: about.repository }
  const lines = [`# ${title}`, '']
  lines.push(...subject(fields))
  const sections = Object.entries(fields).filter(([name, value]) => !ofSubject(fields, name) && takesASection(value))
  for (const [name, value] of sections) lines.push('', ...section(name, value, known))
  const none = Object.entries(fields).filter(([, value]) => Array.isArray(value) && value.length === 0)
  if (none.length > 0) lines.push('', `None: ${none.map(([name]) => words(name)).join(', ')}.`)
  if (typeof nextCursor === 'string') lines.push('', `More: call again with cursor \`${nextCursor}\``)
  return [...lines, '', ...foot(about)].join('\n').replace(/\n{3,}/g, '\n\n')
}

/** For an answer about one thing rather than a list: the fields that form the headline. */
const isOneThing = (fields: Json): boolean =>
  ['anchor', 'location', 'span'].some((name) => isObject(fields[name]) && !('name' in fields[name]))
const OF_ONE_THING = new Set(['anchor', 'location', 'span', 'preview'])
const ofSubject = (fields: Json, name: string): boolean => isOneThing(fields) && OF_ONE_THING.has(name)

const takesASection = (value: unknown): boolean => isObject(value) || (Array.isArray(value) && value.length > 0)

/** What is stated once, about the one thing asked for or about the whole list. */
function subject(fields: Json): string[] {
  const single = Object.entries(fields).filter(([, value]) => !takesASection(value) && !isEmpty(value))
  if (!isOneThing(fields)) return single.map(([name, value]) => `- ${capital(words(name))}: ${scalarText(name, value)}`)
  const code = codeOf(fields)
  const thing = Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => ofSubject(fields, name) || !takesASection(value)),
  )
  return [headline(thing, {}, code), '', ...writtenAbout(thing, code?.includes('\n') ? code : undefined, '')]
}

/** A package may have hundreds of these, a few of each kind. */
const BY_KIND = new Set(['exports'])

function section(name: string, value: unknown, known: Known): string[] {
  const heading = capital(words(name))
  if (!Array.isArray(value)) return [`## ${heading}`, '', ...entry(value, known)]
  const lines = [`## ${heading} (${value.length})`, '']
  if (!BY_KIND.has(name)) return [...lines, ...value.flatMap((item) => entry(item, known))]
  for (const [kind, items] of Map.groupBy(value, (item: Json) => plain(item.kind)))
    lines.push(`### ${capital(kind)} (${items.length})`, '', ...items.flatMap((item) => entry(item, known)), '')
  return lines
}

function foot(metadata: Json): string[] {
  const { repository, ref, commit, indexed_at, freshness_status, result_completeness, warnings, suggestion } = metadata
  const said = [...(Array.isArray(warnings) ? warnings : []), ...(suggestion === undefined ? [] : [suggestion])]
  const notes = said.map((note) => `**Note:** ${plain(note)}`)
  const where = repository && codeSpan(`${repository}@${ref}`)
  const parts = [where, ...[commit, indexed_at, freshness_status, result_completeness].filter(Boolean).map(plain)]
  return [...notes.flatMap((note) => [note, '']), `_${parts.filter(Boolean).join(' · ')}_`]
}
