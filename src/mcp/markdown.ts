/**
 * The same answer for a reader: places as `path:line`, code in fences, and the metadata in one line at the end.
 *
 * Repository text is data: it stands inside fences that it cannot close, and never where it would be read as ours.
 */
type Json = Readonly<Record<string, unknown>>

export function markdown(title: string, answer: Json): string {
  const { metadata, nextCursor, ...fields } = answer
  const lines = [`# ${title}`, '']
  for (const [name, value] of Object.entries(fields)) {
    if (Array.isArray(value))
      lines.push(`## ${name} (${value.length})`, '', ...value.flatMap((item) => entry(item, 0)), '')
    else if (isObject(value)) lines.push(`## ${name}`, '', ...entry(value, 0), '')
    else if (typeof value === 'string' && value.includes('\n')) lines.push(`- ${name}:`, ...fenced(value, ''))
    else lines.push(`- ${name}: ${inline(value)}`)
  }
  if (typeof nextCursor === 'string') lines.push('', `More: call again with cursor \`${nextCursor}\``)
  const { repository, ref, commit, indexed_at, freshness_status, result_completeness, warnings } = (metadata ??
    {}) as Json
  if (Array.isArray(warnings)) lines.push(...warnings.map((warning) => `> ${inline(warning)}`))
  const about = [
    repository && `${inline(repository)}@${inline(ref)}`,
    commit,
    indexed_at,
    freshness_status,
    result_completeness,
  ]
  lines.push('', `_${about.filter(Boolean).map(inline).join(' · ')}_`)
  return lines.join('\n')
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Fields that a headline or a fence has said already. */
const SAID = new Set([
  'anchor',
  'preview',
  'children',
  'matches',
  'content',
  'body',
  'code',
  'ranges',
  'span',
  'path',
  'file',
  'fileName',
  'line',
  'line_start',
])

/** For programs, which read the structured content: a reader has the place, and the repository and commit at the end. */
const FOR_PROGRAMS = new Set(['symbol_stable_id', 'permalink', 'url', 'uri', 'sha', 'repository', 'symbol_kind'])

function entry(value: unknown, depth: number): string[] {
  const indent = '  '.repeat(depth)
  if (!isObject(value)) return [`${indent}- ${inline(value)}`]
  const rest = Object.entries(value)
    .filter(([name, field]) => !SAID.has(name) && !FOR_PROGRAMS.has(name) && !Array.isArray(field))
    .map(([name, field]) => `${name}: ${isObject(field) ? endOf(field) : inline(field)}`)
  const lines = [`${indent}- ${[placeOf(value), ...rest].filter(Boolean).join(' · ')}`]
  const code = codeOf(value)
  if (code) lines.push(...fenced(code, indent))
  for (const list of [value.matches, value.children]) {
    if (Array.isArray(list)) lines.push(...list.flatMap((item) => entry(item, depth + 1)))
  }
  return lines
}

function placeOf(value: Json): string {
  const anchor = isObject(value.anchor) ? value.anchor : value
  const path = anchor.file ?? anchor.path ?? anchor.fileName
  const line = anchor.line ?? anchor.line_start ?? anchor.lineNumber
  return typeof path === 'string' ? `\`${inline(path)}${typeof line === 'number' ? `:${line}` : ''}\`` : ''
}
const endOf = (value: Json): string => [inline(value.name ?? ''), placeOf(value)].filter(Boolean).join(' ')

function codeOf(value: Json): string | undefined {
  for (const code of [value.content, value.body, value.code]) if (typeof code === 'string') return code
  const lines = isObject(value.preview) ? value.preview.lines : undefined
  return Array.isArray(lines) ? lines.join('\n') : undefined
}

function fenced(code: string, indent: string): string[] {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map((run) => run[0].length))
  const fence = '`'.repeat(longest + 1)
  return [fence, ...code.split('\n'), fence].map((line) => `${indent}  ${line}`)
}

const inline = (value: unknown): string => String(value ?? '').replace(/[\r\n]+/g, ' ')
