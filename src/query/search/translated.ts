/** Texts that are shown through a translation: the key beside which a file of texts has one, and the code that has the key. */

import { escaped } from '../escaped.ts'
import type { IndexedFile } from '../indexed/indexed-file.ts'

/** What is only shown through a key, and through a constant that has the key as its value. */
const THROUGH_KEY = 0.9
const THROUGH_CONSTANT = 0.8
/** Keys that are followed, and constants of each. */
export const MOST_KEYS = 3
/** Lines of one file that are told. */
const MOST_LINES = 12
/** A longer line was written by a program, and a longer key by nobody. */
const LONGEST_LINE = 1000
const LONGEST_KEY = 100

/** Translations and the like: texts beside keys. */
export const isOfTexts = ({ row }: IndexedFile): boolean =>
  row.role === 'data' ||
  /(?:^|[/_.-])(?:locales?|lang|languages?|i18n|intl|l10n|translations?|messages|strings|resources)(?:[/_.-]|$)/i.test(
    row.path,
  )

/** `"title": "…"`, `title: …`, `'title' => '…'`, `title = …`, `<string name="title">` */
const KEY = /^\s*(?:<\w+\b[^<>]*?\bname="([^"]+)"|["']?([\w.$-]+)["']?\s*(?:=>|[:=]))/
const keyIn = (line: string): string | undefined => {
  if (line.length > LONGEST_LINE) return undefined
  const [, named, key] = KEY.exec(line) ?? []
  return named ?? key
}
const MOST_DEEP = 8

/** The key of a line, and before it the same with those around it. */
export function keysOf(file: IndexedFile, number: number): string[] {
  const own = keyIn(file.line(number))
  if (own === undefined) return []
  const parts = [own]
  let indent = indentOf(file.line(number))
  for (let at = number - 1; at > 0 && indent > 0 && parts.length < MOST_DEEP; at--) {
    const line = file.line(at)
    if (line.trim() === '' || indentOf(line) >= indent) continue
    indent = indentOf(line)
    const key = keyIn(line)
    if (key !== undefined) parts.unshift(key)
  }
  return [...parts.keys()].map((from) => parts.slice(from).join('.')).filter((key) => key.length <= LONGEST_KEY)
}
const indentOf = (line: string): number => line.search(/\S|$/)

export interface User {
  readonly path: string
  /** How surely it shows the text, 0–1. */
  readonly share: number
  readonly lines: readonly number[]
}

/** Code that has a key of a translated text, by the longest one that any has; where it is a constant's value, what has the constant. */
export function usersOf(keys: readonly string[], code: readonly IndexedFile[]): User[] {
  // A single word is a key of many things.
  for (const key of keys.filter((one) => /[.\-_]|\p{Ll}\p{Lu}/u.test(one))) {
    const own = having(code, new RegExp(`(?:["'\`.@/]|R\\.string\\.)${escaped(key)}(?![\\w.-])`))
    if (own.length === 0) continue
    const constants = new Set(
      own.flatMap(({ file, lines }) => lines.flatMap((line) => constantIn(file.line(line)) ?? [])),
    )
    const through = [...constants].slice(0, MOST_KEYS).flatMap((name) => having(code, new RegExp(`\\.${name}(?!\\w)`)))
    return [...told(own, THROUGH_KEY), ...told(through, THROUGH_CONSTANT)]
  }
  return []
}

const CONSTANT =
  /^\s*(?:export\s+)?(?:const\s+|static\s+|final\s+|public\s+)*(\w{4,})\s*[:=]\s*["'`][^"'`]*["'`][,;]?\s*$/

const constantIn = (line: string): string | undefined =>
  line.length > LONGEST_LINE ? undefined : CONSTANT.exec(line)?.[1]

interface Having {
  readonly file: IndexedFile
  readonly lines: readonly number[]
}

const told = (all: readonly Having[], share: number): User[] =>
  all.map(({ file, lines }) => ({ path: file.path, share, lines }))

function having(files: readonly IndexedFile[], pattern: RegExp): Having[] {
  return files.flatMap((file) => {
    if (!pattern.test(file.text)) return []
    const lines: number[] = []
    for (let number = 1; number <= file.lineCount && lines.length < MOST_LINES; number++)
      if (pattern.test(file.line(number))) lines.push(number)
    return lines.length === 0 ? [] : [{ file, lines }]
  })
}
