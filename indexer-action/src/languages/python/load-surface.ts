/**
 * Puts one file's part of the value graph behind those that are there: every index of the file becomes one of the program.
 */
import { unpackNumbers } from './packed-numbers.ts'
import type { Program } from './program.ts'
import { OP, type Surface } from './value-graph.ts'

export function loadSurface(program: Program, surface: Surface, index: number): void {
  const node = program.count
  const functions = program.files.starts.functions.at(-1) as number
  const classes = program.files.starts.classes.at(-1) as number
  const list = program.listed
  const strings = Int32Array.from(surface.strings, (text) => program.string(text))
  const s = (at: number): number => (at < 0 ? at : (strings[at] as number))
  const n = (at: number): number => (at < 0 ? at : node + at)
  const kinds = unpackNumbers(surface.kind)
  const firsts = unpackNumbers(surface.a)
  const seconds = unpackNumbers(surface.b)
  const listed = unpackNumbers(surface.lists)
  const edges = unpackNumbers(surface.edges)
  program.reserve(kinds.length, listed.length, edges.length)
  const { lists } = program
  lists.set(listed, list)
  program.listed += listed.length
  for (let at = 0; at < kinds.length; at++) {
    const kind = kinds[at] as number
    let a = firsts[at] as number
    let b = seconds[at] as number
    switch (kind) {
      case OP.TEXT:
      case OP.BUILTIN:
      case OP.NAME:
        a = s(a)
        if (kind === OP.NAME) b = index
        break
      case OP.FUNCTION:
      case OP.PARAMETER:
        a += functions
        break
      case OP.CLASS:
        a += classes
        break
      case OP.SUPER:
        a += classes
        b += functions
        break
      case OP.MODULE:
      case OP.IMPORTED:
        b = index
        break
      case OP.ATTRIBUTE:
        a = n(a)
        b = s(b)
        break
      case OP.CALL: {
        a = n(a)
        b += list
        let pos = b
        const positional = lists[pos++] as number
        for (let k = 0; k < positional; k++, pos++) lists[pos] = spreadNode(lists[pos] as number, node)
        const keywords = lists[pos++] as number
        for (let k = 0; k < keywords; k++, pos += 2) {
          lists[pos] = s(lists[pos] as number)
          lists[pos + 1] = n(lists[pos + 1] as number)
        }
        break
      }
      case OP.SUBSCRIPT:
      case OP.TYPED:
      case OP.DECORATED:
        a = n(a)
        b = n(b)
        break
      case OP.LIST:
      case OP.TUPLE:
      case OP.SET: {
        a += list
        const count = lists[a] as number
        for (let k = 1; k <= count; k++) lists[a + k] = spreadNode(lists[a + k] as number, node)
        break
      }
      case OP.DICT: {
        a += list
        const count = (lists[a] as number) * 2
        for (let k = 1; k <= count; k++) lists[a + k] = n(lists[a + k] as number)
        break
      }
      case OP.BINARY:
      case OP.STORE_ATTRIBUTE:
        a = n(a)
        b += list
        lists[b] = s(lists[b] as number)
        lists[b + 1] = n(lists[b + 1] as number)
        break
      case OP.STORE_ITEM:
        a = n(a)
        b += list
        lists[b] = n(lists[b] as number)
        lists[b + 1] = n(lists[b + 1] as number)
        break
      case OP.SLICE:
      case OP.ELEMENT:
      case OP.UNPACK:
      case OP.REST:
      case OP.COMPREHENSION:
      case OP.DICT_COMPREHENSION:
      case OP.ENTERED:
      case OP.AWAITED:
      case OP.ALIAS:
        a = n(a)
        break
    }
    program.node(kind, a, b)
  }
  for (const end of edges) program.edges[program.edged++] = node + end
  program.files.add(surface, kinds.length, strings)
}

const spreadNode = (value: number, node: number): number => (value >= 0 ? value + node : value - node)
