/** The text behind a route's path: to where the call ends that the path is given to, and the calls that follow it. */
import type { IndexedFile } from '../../indexed/indexed-file.ts'
import { isHanding } from './registering-calls.ts'

/** Most lines of one registration, and most characters of it and of what follows. */
const MOST_LINES = 30
const MOST_CHARACTERS = 2000
const CHAIN_CHARACTERS = 300
/** A longer line was written by a program. */
export const LONGEST_LINE = 1000

export interface Statement {
  readonly line: number
  readonly column: number
  readonly endLine: number
  readonly endColumn: number
  readonly text: string
}

/** From behind the path to where the call ends, or without parentheses the line. */
export function statementBehind(file: IndexedFile, line: number, column: number): Statement | undefined {
  const inCall = isInCall(file, line, column)
  let depth = 0
  let text = ''
  for (let at = line; at <= Math.min(line + MOST_LINES, file.lineCount); at++) {
    const whole = file.line(at)
    const from = at === line ? column : 0
    if (text.length + whole.length > MOST_CHARACTERS) return undefined
    for (let place = from; place < whole.length; place++) {
      const one = whole[place] as string
      if ('([{'.includes(one)) depth++
      if (')]}'.includes(one)) depth--
      if (depth < 0 || (depth === 0 && one === ';'))
        return { line, column, endLine: at, endColumn: place, text: text + whole.slice(from, place) }
    }
    text += `${whole.slice(from)}\n`
    if (!inCall && depth === 0 && !/,\s*$/.test(text))
      return { line, column, endLine: at, endColumn: whole.length, text }
  }
  return undefined
}

/** Whether a parenthesis before the path, on its line or on the line above, is still open. */
function isInCall(file: IndexedFile, line: number, column: number): boolean {
  let depth = 0
  const above = line > 1 ? file.line(line - 1).slice(-LONGEST_LINE) : ''
  for (const one of `${above}\n${file.line(line).slice(0, column)}`) {
    if (one === '(') depth++
    if (one === ')') depth = Math.max(0, depth - 1)
  }
  return depth > 0
}

/** What follows the call: `.Methods("GET")`, `.then(show)`. */
export function chainBehind(file: IndexedFile, { endLine, endColumn }: Statement): string {
  const rest = file.line(endLine).slice(endColumn)
  const next = file.line(endLine + 1)
  return `${rest}${/\.\s*$/.test(rest) || /^\s*(?:\??\.|->)/.test(next) ? next : ''}`.slice(0, CHAIN_CHARACTERS)
}

/** The calls that follow the one with the path, if one of them is given a handler: `.Methods("GET").HandlerFunc(list)`, `.get(list).post(add)`. */
export function handlingBehind(
  file: IndexedFile,
  { line, column, endLine, endColumn }: Statement,
): Statement | undefined {
  const last = Math.min(endLine + MOST_LINES, file.lineCount)
  const rest = [file.line(endLine).slice(endColumn), ...file.linesBetween(endLine + 1, last)].join('\n')
  const text = rest.slice(0, MOST_CHARACTERS)
  if (!text.startsWith(')')) return undefined
  let end = 1
  for (let next = endOfCall(text, end); next > end; next = endOfCall(text, end)) end = next
  const calls = text.slice(0, end)
  if (!isHanding(calls)) return undefined
  const lines = calls.split('\n')
  const width = (lines.at(-1) as string).length
  const at = { endLine: endLine + lines.length - 1, endColumn: lines.length === 1 ? endColumn + width : width }
  return { line, column, ...at, text: calls }
}

/** Where the call `.name(…)` ends that the text goes on with, or where it began. */
function endOfCall(text: string, from: number): number {
  const call = /\s*\.\s*\w+\s*\(/y
  call.lastIndex = from
  if (!call.test(text)) return from
  let depth = 1
  for (let at = call.lastIndex; at < text.length; at++) {
    if (text[at] === '(') depth++
    if (text[at] === ')' && --depth === 0) return at + 1
  }
  return from
}
