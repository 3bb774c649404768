/**
 * Types that scripts write into comments: `@param {Suite} suite`, `@returns {Promise<Mocha>}`, `@type {import('./a').B}`.
 *
 * They say what values are, and are no occurrences. What is not understood is left to inference.
 */
import { module } from './extract-calls.ts'
import type { Extraction } from './extraction.ts'
import { K } from './grammar.ts'
import * as ir from './ir.ts'

/** Longer comments are prose, or generated. */
const LONGEST = 8_000
const DEEPEST = 6

/** The comment right before the statement or the member that a node stands in. */
export function commentBefore(x: Extraction, node: number): string {
  const { text, start, parent } = x.tree
  let at = node
  for (let up = parent[at] as number; up >= 0; up = parent[up] as number) {
    const kind = x.kind(up)
    if (kind === K.program || kind === K.statement_block || kind === K.class_body || kind === K.object) break
    if (kind === K.arguments || kind === K.formal_parameters || kind === K.array) return ''
    at = up
  }
  const before = start[at] as number
  let end = before
  while (end > 0 && /\s/.test(text[end - 1] as string)) end--
  if (!text.endsWith('*/', end)) return ''
  const from = text.lastIndexOf('/**', end - 2)
  return from < 0 || end - from > LONGEST ? '' : text.slice(from, end)
}

/** The types that `@tag {type} name` gives, by name; a tag without a name is the empty one. */
export function typesIn(comment: string, tag: string): Map<string, string> {
  const found = new Map<string, string>()
  const plain = comment.replace(/\n\s*\*/g, '\n ')
  for (let at = plain.indexOf(`@${tag}`); at >= 0; at = plain.indexOf(`@${tag}`, at + 1)) {
    const open = /^\s*\{/.exec(plain.slice(at + tag.length + 1, at + tag.length + 200))
    if (!open) continue
    const from = at + tag.length + 1 + open[0].length
    let depth = 1
    let end = from
    for (; end < plain.length && depth > 0; end++) depth += plain[end] === '{' ? 1 : plain[end] === '}' ? -1 : 0
    const name = /^\s*\[?([\w$]+)(\.|\[\])?/.exec(plain.slice(end, end + 200))
    // `options.depth` speaks of a member.
    if (name?.[2] !== undefined && tag === 'param') continue
    found.set(tag === 'param' || tag === 'typedef' ? (name?.[1] ?? '') : '', plain.slice(from, end - 1).trim())
  }
  return found
}

/** Names that `@typedef {import('./a').B} B` gives the file. */
export function typedefs(x: Extraction): void {
  const { text } = x.tree
  if (!text.includes('@typedef')) return
  for (const comment of text.match(/\/\*\*[\s\S]*?\*\//g) ?? []) {
    if (comment.length > LONGEST || !comment.includes('@typedef')) continue
    for (const [name, written] of typesIn(comment, 'typedef')) {
      const type = name === '' || !written.includes('import(') ? 0 : typeWritten(x, written)
      if (type !== 0) x.declare(x.entity(x.string(name), 0), ir.TYPE_ALIAS, 0, type)
    }
  }
}

/** The record of a type as comments write it, or 0. */
export function typeWritten(x: Extraction, written: string, depth = 0): number {
  let text = written.trim().replace(/^\.\.\.|^[!?]|[=?!]$/g, '')
  if (text.startsWith('(') && text.endsWith(')')) text = text.slice(1, -1).trim()
  if (text === '' || depth > DEEPEST) return 0
  const parts = split(text, '|')
  if (parts.length > 1) {
    const types = parts.map((part) => typeWritten(x, part, depth + 1)).filter((type) => type !== 0)
    return types.length === 0 ? 0 : x.emit(ir.T_UNION, x.list(types))
  }
  if (text.endsWith('[]')) {
    const element = typeWritten(x, text.slice(0, -2), depth + 1)
    return element === 0 ? 0 : x.emit(ir.T_ARRAY, element)
  }
  const imported = /^import\(['"]([^'"]+)['"]\)\.([\w$]+)$/.exec(text)
  if (imported)
    return x.emit(ir.T_MEMBER, x.emit(ir.T_IMPORT, module(x, imported[1] as string)), x.string(imported[2] as string))
  const generic = /^([\w$]+)\.?<(.*)>$/s.exec(text)
  if (generic) {
    const args = split(generic[2] as string, ',').map(
      (part) => typeWritten(x, part, depth + 1) || x.emit(ir.T_PRIMITIVE, 0),
    )
    const record = named(x, generic[1] as string)
    if (record !== 0 && x.code[record] === ir.T_NAME) x.code[record + 2] = x.list(args)
    return record
  }
  return /^[\w$]+$/.test(text) ? named(x, text) : 0
}

const VAGUE = /^(any|object|Object|Function|function|unknown|void|undefined|null)$/

function named(x: Extraction, name: string): number {
  if (VAGUE.test(name)) return 0
  const primitive = (ir.PRIMITIVES as readonly string[]).indexOf(name.toLowerCase())
  if (primitive > 0) return x.emit(ir.T_PRIMITIVE, primitive)
  // A class may be held by a variable: `const Suite = require('./suite')`.
  return x.name(x.string(name), ir.VALUE_SPACE | ir.TYPE_SPACE)
}

/** Splits at a separator that no bracket encloses. */
function split(text: string, separator: string): string[] {
  const parts: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at < text.length; at++) {
    const character = text[at] as string
    if ('(<{['.includes(character)) depth++
    else if (')>}]'.includes(character)) depth--
    else if (character === separator && depth === 0) {
      parts.push(text.slice(from, at))
      from = at + 1
    }
  }
  parts.push(text.slice(from))
  return parts
}
