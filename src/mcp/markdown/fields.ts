/**
 * How a reader sees the fields of an answer: which ones give a place, which a name, which only programs read, and which
 * hold our own words rather than the repository's.
 */
import { codeSpan, plain, words } from '../../markdown-text.ts'

export type Json = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** Part of the structured content only. A reader has the place, and the repository and commit at the end. */
const FOR_PROGRAMS = new Set([
  'symbol_stable_id',
  'permalink',
  'url',
  'uri',
  'sha',
  'columns',
  'ranges',
  'column',
  'estimated_tokens', // of the structured content
  'cites', // every place in it appears beside what is there
])
export const isForPrograms = (name: string): boolean => FOR_PROGRAMS.has(name)

/** Fields that give the path, in order of preference. */
const PATHS = ['file', 'path', 'file_path', 'fileName']
const STARTS = ['line', 'line_start', 'start_line', 'lineNumber', 'startLine', 'start']
const ENDS = ['line_end', 'end_line', 'endLine', 'end']
const HOLDERS = ['anchor', 'location', 'span']

/** Fields already expressed by a place, a name or a block of text. */
const SAID = new Set([
  ...PATHS,
  ...STARTS,
  ...ENDS,
  ...HOLDERS,
  'name',
  'symbol',
  'qualified_name',
  'full_name',
  'kind',
  'symbol_kind',
  'signature',
  'descriptor',
  'description',
  'preview',
  'content',
  'body',
  'code',
  'text',
  'language',
  'symbol_id',
  'id',
  'title',
  'evidence',
  'confidence',
])

/** Fields whose values are our own words. All other values are, or may be, repository text. */
const OURS = new Set([
  'call_type',
  'change',
  'direction',
  'edge',
  'evidence',
  'freshness_status',
  'indexing_status',
  'intent',
  'level',
  'message',
  'provenance',
  'ranked_by',
  'reason',
  'relation',
  'semantic',
  'serverVersion',
  'status',
  'use',
  'visibility',
  'workflow',
])
/** Fields whose values need no label. */
const SELF_EXPLAINING = new Set([
  'call_type',
  'change',
  'edge',
  'freshness_status',
  'indexing_status',
  'level',
  'reason',
  'relation',
  'tags',
  'use',
  'visibility',
])

export interface Place {
  readonly path: string | undefined
  readonly start: number | undefined
  readonly end: number | undefined
}

export function placeOf(value: Json): Place {
  const holders = [...HOLDERS.map((name) => value[name]).filter(isObject), value]
  const first = <T>(names: readonly string[], is: (found: unknown) => found is T): T | undefined => {
    for (const holder of holders) for (const name of names) if (is(holder[name])) return holder[name]
    return undefined
  }
  const path = first(PATHS, (found) => typeof found === 'string')
  const start = first(STARTS, (found) => typeof found === 'number')
  // An entry about one line of a symbol takes the end of that line, not the end of the symbol.
  const end = isObject(value.anchor) && !isObject(value.location) && !value.line_end ? undefined : first(ENDS, isLine)
  return { path, start, end }
}
const isLine = (found: unknown): found is number => typeof found === 'number'

/** `path:line`, or the lines alone if the reader knows the path. */
export function placeText({ path, start, end }: Place, known?: string): string {
  const lines = start === undefined ? '' : `:${start}${end !== undefined && end > start ? `-${end}` : ''}`
  if (path === undefined) return known === undefined ? '' : codeSpan(lines)
  return path === known && lines !== '' ? codeSpan(lines) : codeSpan(path + lines)
}

/** Kind and full name. */
export function nameText(value: Json): string {
  const name = value.qualified_name ?? value.full_name ?? value.name ?? value.symbol
  if (typeof name !== 'string') return ''
  const kind = value.symbol_kind ?? value.kind
  return [typeof kind === 'string' ? plain(kind).replaceAll('_', ' ') : '', codeSpan(name)].filter(Boolean).join(' ')
}

/** The facts of a headline besides place and name, each given once. */
export function factsOf(value: Json, except: ReadonlySet<string>): string[] {
  const facts: string[] = []
  for (const [name, field] of Object.entries(value)) {
    if (SAID.has(name) || FOR_PROGRAMS.has(name) || except.has(name) || isEmpty(field)) continue
    const fact = factOf(name, field)
    if (fact) facts.push(fact)
  }
  const { evidence, confidence } = value
  if (evidence !== undefined) facts.push(`by ${plain(evidence).replaceAll('_', ' ')}, ${plain(confidence)}`)
  else if (confidence !== undefined) facts.push(`confidence ${plain(confidence)}`)
  return facts
}

/** Undefined for values that need lines of their own. */
function factOf(name: string, field: unknown): string | undefined {
  if (field === true) return words(name).replace(/^(?:is|has) /, '')
  if (field === false) return undefined
  if (Array.isArray(field)) {
    if (field.some(isObject)) return undefined
    const list = field.map((one) => scalarText(name, one)).join(', ')
    return SELF_EXPLAINING.has(name) ? list : `${words(name)} ${list}`
  }
  if (isObject(field)) return objectFact(name, field)
  return SELF_EXPLAINING.has(name) ? scalarText(name, field) : `${words(name)} ${scalarText(name, field)}`
}

/** A symbol or place elsewhere, or a few named values. */
function objectFact(name: string, field: Json): string {
  const elsewhere = [nameText(field), placeText(placeOf(field))].filter(Boolean).join(' ')
  if (elsewhere) return `${words(name)} ${elsewhere}`
  const parts = Object.entries(field)
    .filter(([, part]) => !isEmpty(part))
    .map(
      ([key, part]) =>
        `${words(key)} ${isObject(part) || Array.isArray(part) ? codeSpan(JSON.stringify(part)) : scalarText(key, part)}`,
    )
  return parts.length > 0 ? `${words(name)}: ${parts.join(', ')}` : ''
}

export function scalarText(name: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value !== 'string') return plain(value)
  return OURS.has(name) ? plain(value).replaceAll('_', ' ') : codeSpan(value)
}

/** Lists that need lines of their own, each with its title, which is empty where the position makes it obvious. */
export function listsOf(value: Json): (readonly [name: string, items: readonly unknown[]])[] {
  return Object.entries(value).flatMap(([name, list]) => {
    if (!Array.isArray(list) || !list.some(isObject) || FOR_PROGRAMS.has(name)) return []
    const items = value.signature !== undefined && OF_SIGNATURE.has(name) ? list.filter(isDescribed) : list
    return items.length > 0 ? [[OF_PLACE.has(name) ? '' : words(name), items] as const] : []
  })
}
const OF_PLACE = new Set(['children', 'matches'])
/** The signature already shows these; only their descriptions are added. */
const OF_SIGNATURE = new Set(['parameters', 'returns'])
const isDescribed = (item: unknown): boolean => isObject(item) && !isEmpty(item.description)
