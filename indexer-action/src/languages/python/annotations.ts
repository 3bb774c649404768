/**
 * Annotations written as strings: `'Response | None'`, `"list['Node']"`.
 *
 * The grammar sees a string literal, so its text is read here, well enough for names, dots, subscripts, unions and
 * nested strings. Anything else ends the reading; what came before it stays.
 */
import type { Extraction } from './extraction.ts'
import { OCCURRENCE } from './extraction.ts'
import type { Scope } from './scopes.ts'
import { OP } from './value-graph.ts'

const TOKEN = /\s*(?:([\p{L}_][\p{L}\p{N}_]*)|(\.\.\.|[.[\]|,()'"])|(-?\d+))/uy

/** `start` is the offset of `text` in the file. Returns the node of the type written there. */
export function readStringAnnotation(x: Extraction, scope: Scope, text: string, start: number): number {
  let token = ''
  let isName = false
  let tokenStart = 0
  let at = 0
  let depth = 0
  const advance = (): void => {
    TOKEN.lastIndex = at
    const match = TOKEN.exec(text)
    if (!match) {
      token = ''
      isName = false
      return
    }
    token = match[1] ?? match[2] ?? match[3] ?? ''
    isName = match[1] !== undefined
    at = TOKEN.lastIndex
    tokenStart = start + at - token.length
  }
  const union = (): number => {
    let left = subscripted()
    while (token === '|') {
      advance()
      left = x.graph.node(OP.BINARY, left, x.graph.list([x.graph.string('|'), subscripted()]))
    }
    return left
  }
  const subscripted = (): number => {
    let node = primary()
    while (token === '.' || token === '[') {
      if (token === '.') {
        advance()
        if (!isName) return node
        node = x.graph.node(OP.ATTRIBUTE, node, x.graph.string(token))
        x.emitAt(tokenStart, token.length, 'type', scope.owner, OCCURRENCE.attribute, node)
        advance()
      } else {
        advance()
        const list = sequence(']')
        const key = list.length === 1 ? (list[0] as number) : tuple(list)
        node = x.graph.node(OP.SUBSCRIPT, node, key)
      }
    }
    return node
  }
  const sequence = (close: string): number[] => {
    const items: number[] = []
    if (++depth > 50) return items
    while (token !== close && token !== '') {
      const before = at
      items.push(union())
      if (token === ',') advance()
      else if (at === before) break
    }
    if (token === close) advance()
    depth--
    return items
  }
  const tuple = (items: number[]): number => x.graph.node(OP.TUPLE, x.graph.list([items.length, ...items]))
  const primary = (): number => {
    if (isName) {
      const name = token
      const reading = x.read(scope, name)
      if (name !== 'None') x.emitReading(tokenStart, name.length, 'type', scope.owner, name, reading)
      advance()
      return name === 'None' ? x.graph.builtin('None') : reading.node
    }
    if (token === "'" || token === '"') {
      const quote = token
      const inner = at
      const end = text.indexOf(quote, inner)
      if (end < 0) {
        token = ''
        return x.graph.unknown
      }
      at = end + 1
      const node = readStringAnnotation(x, scope, text.slice(inner, end), start + inner)
      advance()
      return node
    }
    if (token === '[' || token === '(') {
      const close = token === '[' ? ']' : ')'
      advance()
      return tuple(sequence(close))
    }
    if (token !== '' && token !== ']' && token !== ')' && token !== ',' && token !== '|') advance()
    return x.graph.unknown
  }
  advance()
  return union()
}
