/**
 * A typical commit for benchmarks: ten files, spread over a tree, each with one edit of the given kind.
 *
 *   body      a line inside a function: what the file offers to others is unchanged
 *   surface   one more function in each: others could use it, but nobody does yet
 */
import { appendFileSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'

export type EditKind = 'body' | 'surface'

const SOURCE = /\.(?:py|ts|go|c|js|java|rs|rb|php|cs|kt)$/
const LEAST_BYTES = 2000

/** The same files every time, unless `from` shifts the choice. */
function tenFiles(checkout: string, from = 0): string[] {
  const found: string[] = []
  for (const entry of readdirSync(checkout, { recursive: true, encoding: 'utf8' }).sort())
    if (
      SOURCE.test(entry) &&
      !entry.includes('.git/') &&
      (statSync(join(checkout, entry), { throwIfNoEntry: false })?.size ?? 0) > LEAST_BYTES
    )
      found.push(entry)
  const step = Math.max(1, Math.floor(found.length / 10))
  return Array.from(
    { length: Math.min(10, found.length) },
    (_, at) => found[(at * step + from) % found.length] as string,
  )
}

export function editTen(checkout: string, kind: EditKind, round: number): string[] {
  const files = tenFiles(checkout, kind === 'body' ? 0 : 1)
  for (const path of files) {
    const at = join(checkout, path)
    if (kind === 'body') writeFileSync(at, withLine(readFileSync(at, 'utf8'), path, round))
    else appendFileSync(at, `\n${newFunction(path, round)}\n`)
  }
  return files
}

const HASH = /\.(?:py|rb)$/

/** Adds a comment after the middle line, with the same indentation, so that it stays inside whatever it is in. */
function withLine(text: string, path: string, round: number): string {
  const lines = text.split('\n')
  const middle = Math.floor(lines.length / 2)
  const indent = /^\s*/.exec(lines[middle] ?? '')?.[0] ?? ''
  lines.splice(middle, 0, `${indent}${HASH.test(path) ? '#' : '//'} edited ${round}`)
  return lines.join('\n')
}

function newFunction(path: string, round: number): string {
  const name = `edited_in_round_${round}`
  switch (extname(path)) {
    case '.py':
      return `def ${name}(value):\n    return value\n`
    case '.rb':
      return `def ${name}(value)\n  value\nend\n`
    case '.go':
      return `func ${name}(value int) int {\n\treturn value\n}\n`
    case '.rs':
      return `fn ${name}(value: i32) -> i32 {\n    value\n}\n`
    case '.c':
      return `static int ${name}(int value) {\n    return value;\n}\n`
    case '.java':
    case '.cs':
      return `class Edited${round} {\n    int ${name}(int value) {\n        return value;\n    }\n}\n`
    case '.kt':
      return `fun ${name}(value: Int): Int = value\n`
    default:
      return `function ${name}(value) {\n  return value\n}\n`
  }
}
