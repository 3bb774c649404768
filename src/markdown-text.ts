/**
 * Building blocks for markdown. Repository text is data: it is put in code spans, fences and quotes that it cannot
 * close, and never where it would read as our own words.
 */
import { visible } from './visible-text.ts'

const oneLine = (text: string): string => text.replace(/\s*[\r\n]+\s*/g, ' ').trim()

/** As markdown counts them: what follows a carriage return alone would begin outside its quote, or outside its list. */
const LINE_END = /\r\n?|\n/

/** A run of backticks longer than any inside the text. */
function ticks(text: string, least: number): string {
  const longest = Math.max(least - 1, ...[...text.matchAll(/`+/g)].map((run) => run[0].length))
  return '`'.repeat(longest + 1)
}

export function codeSpan(text: string): string {
  const line = visible(oneLine(text))
  if (line === '') return ''
  const delimiter = ticks(line, 1)
  const pad = line.startsWith('`') || line.endsWith('`') ? ' ' : ''
  return `${delimiter}${pad}${line}${pad}${delimiter}`
}

/** `language` as an info string, where it is one word. */
export function fenced(code: string, indent = '', language: unknown = ''): string[] {
  const fence = ticks(code, 3)
  const info = typeof language === 'string' && /^[\w+#-]+$/.test(language) ? language : ''
  return [fence + info, ...code.split(LINE_END), fence].map((line) => indent + line)
}

export const quoted = (text: string, indent = ''): string[] =>
  text.split(LINE_END).map((line) => `${indent}> ${visible(line)}`.trimEnd())

/** Text of our own in one line. */
export const plain = (value: unknown): string => oneLine(String(value ?? ''))

/** A field's name in words: `line_start`, `repositoryCount`. */
export const words = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
