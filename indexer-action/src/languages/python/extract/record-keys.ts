/**
 * Keys that are written out. Where the mapping is a `TypedDict`, which only the linker knows, a key names one of its fields.
 */
import type { Use } from '../../../../../src/contract/links.ts'
import { OP } from '../value-graph.ts'
import { type Extraction, OCCURRENCE } from './extraction.ts'
import type { Scope } from './scopes.ts'
import { NODE } from './syntax.ts'

/** `mapping` is the graph's node of what has the key. */
export function keyOf(x: Extraction, scope: Scope, key: number, mapping: number, use: Use): void {
  if (x.reader.code(key) !== NODE.string) return
  const parts = x.reader.named(key).filter((part) => TEXT_PARTS.has(x.reader.code(part)))
  const [content] = parts
  if (content === undefined || parts.length > 1 || x.reader.code(content) !== NODE.string_content) return
  const text = x.text(content)
  if (IDENTIFIER.test(text)) x.emit(content, use, scope.owner, OCCURRENCE.key, mapping, x.graph.string(text))
}

/** `{'name': …}` where an annotation says what it is. */
export function keysOf(x: Extraction, scope: Scope, display: number, annotation: number): void {
  if (annotation < 0 || x.reader.code(display) !== NODE.dictionary) return
  const mapping = x.graph.node(OP.TYPED, annotation, -1)
  for (const pair of x.reader.named(display)) {
    const key = x.reader.code(pair) === NODE.pair ? x.tree.child(pair, x.reader.field.key) : -1
    if (key >= 0) keyOf(x, scope, key, mapping, 'write')
  }
}

const TEXT_PARTS: ReadonlySet<number> = new Set([NODE.string_content, NODE.interpolation])

const IDENTIFIER = /^[A-Za-z_]\w*$/
