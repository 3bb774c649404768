/** One entry of an answer as a list item: headline, description, code, and what belongs to it. */

import { codeSpan, fenced, quoted } from '../../markdown-text.ts'
import {
  factsOf,
  isObject,
  type Json,
  listsOf,
  nameText,
  type Place,
  placeOf,
  placeText,
  scalarText,
} from './fields.ts'

/** What the reader already knows from the surrounding text. */
export interface Known {
  /** The file that the surrounding entries are in. */
  readonly path?: string | undefined
  /** The name that the whole answer is about. */
  readonly symbol?: unknown
  readonly repository?: unknown
  readonly package?: unknown
  /** The entry that this one is listed under. */
  readonly container?: unknown
}

export function entry(listed: unknown, known: Known, depth = 0): string[] {
  const indent = '  '.repeat(depth)
  if (!isObject(listed)) return [`${indent}- ${scalarText('', listed)}`]
  // A symbol may come with its descriptor, which says the same and more.
  const value = isObject(listed.descriptor) ? { ...listed.descriptor, ...listed } : listed
  const code = codeOf(value)
  const lines = [`${indent}- ${headline(value, known, code)}`, ...writtenAbout(value, code, `${indent}  `)]
  const path = placeOf(value).path ?? known.path
  for (const [name, items] of listsOf(value)) {
    if (name !== '') lines.push(`${indent}  - ${name}:`)
    const within = { ...known, path, container: value.symbol ?? value.name }
    for (const item of items) lines.push(...entry(item, within, depth + (name === '' ? 1 : 2)))
  }
  return lines
}

/** The entry's place and name, both ends of a call, its signature or single line of code, and short facts. */
export function headline(value: Json, known: Known, code: string | undefined): string {
  const place = placeOf(value)
  const ends = endsOf(value, place)
  const name = ends.text || (isKnown(value.symbol, known.symbol) && !value.symbol_id ? '' : nameText(value))
  const title =
    name === '' && typeof value.title === 'string' && value.title !== place.path ? codeSpan(value.title) : ''
  const statement = value.signature ?? (code?.includes('\n') ? undefined : code)
  const what = [name || title, typeof statement === 'string' ? codeSpan(statement) : ''].filter(Boolean).join(' — ')
  const facts = factsOf(value, exceptFor(value, known, ends.fields))
  const parts = [placeText(place, known.path), what, ...facts, idOf(value, known)]
  return parts.filter(Boolean).join(' · ')
}

export function writtenAbout(value: Json, code: string | undefined, indent: string): string[] {
  const lines: string[] = []
  if (typeof value.description === 'string' && value.description !== '')
    lines.push(...quoted(value.description, indent))
  if (!code?.includes('\n')) return lines
  if (lines.length > 0) lines.push('')
  return [...lines, ...fenced(code, indent, value.language)]
}

export function codeOf(value: Json): string | undefined {
  for (const code of [value.content, value.body, value.code, value.text]) if (typeof code === 'string') return code
  const lines = isObject(value.preview) ? value.preview.lines : undefined
  return Array.isArray(lines) ? lines.join('\n') : undefined
}

const NO_ENDS = { text: '', fields: [] as readonly string[] }

/** The ends of a call or a step. An end in the same file as the place is given by its lines alone. */
function endsOf(value: Json, place: Place): { text: string; fields: readonly string[] } {
  for (const [from, to] of [
    ['caller_symbol', 'callee_symbol'],
    ['from', 'to'],
  ] as const) {
    const [start, end] = [value[from], value[to]]
    if (!isObject(start) || !isObject(end)) continue
    return { text: `${endText(start, place)} → ${endText(end, place)}`, fields: ['caller', 'callee', from, to] }
  }
  return NO_ENDS
}

function endText(end: Json, { path }: Place): string {
  const { start, ...rest } = placeOf(end)
  const outside = typeof end.package === 'string' ? end.package : ''
  const where = placeText({ ...rest, start, end: undefined }, path) || (outside ? codeSpan(outside) : '')
  return [typeof end.name === 'string' ? codeSpan(end.name) : '', where && `(${where})`].filter(Boolean).join(' ')
}

/** Fields that are already stated: the container is part of a qualified name, and the visibility is among the tags. */
function exceptFor(value: Json, known: Known, ends: readonly string[]): ReadonlySet<string> {
  const except = new Set(ends)
  if (isKnown(value.repository, known.repository)) except.add('repository')
  for (const name of ['package', 'namespace']) if (isKnown(value[name], known.package)) except.add(name)
  if (value.qualified_name !== undefined || value.full_name !== undefined)
    for (const name of ['namespace', 'containerName', 'parent', 'parentKind', 'receiver', 'package']) except.add(name)
  if (isKnown(value.containerName, known.container)) except.add('containerName')
  if (value.package === value.namespace) except.add('package')
  if (typeof value.namespace === 'string' && value.namespace.endsWith(String(value.receiver))) except.add('receiver')
  if (Array.isArray(value.tags) && value.tags.includes(value.visibility)) except.add('visibility')
  if (value.use !== undefined) except.add('type')
  if (value.use === 'write') except.add('isWrite')
  if (value.depth === 0) except.add('depth')
  return except
}

const isKnown = (said: unknown, known: unknown): boolean => known !== undefined && said === known

function idOf(value: Json, known: Known): string {
  const id = value.symbol_id ?? value.id
  return typeof id === 'string' && id !== known.path ? codeSpan(id) : ''
}
