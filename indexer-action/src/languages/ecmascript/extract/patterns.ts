/** Destructuring: each name in a pattern is declared with the record of the part of the value that it is bound to. */

import { LIMITS } from '../../../../../src/contract/limits.ts'
import { oneLine } from '../../../text/one-line.ts'
import * as ir from '../ir.ts'
import { defineLocal, defineSymbol } from './definitions.ts'
import { expression } from './expressions.ts'
import type { Extraction } from './extraction.ts'
import { K } from './grammar.ts'
import { keyName } from './literals.ts'

interface Binding {
  kind: number
  local: (typeof ir.LOCAL_KINDS)[number]
  scope: number
  /** Whether the names become symbols; otherwise they are locals. */
  symbols: boolean
  constant?: boolean
  /** The text of `require('./other')`, if that is what is destructured. */
  required?: string | undefined
  /** Called for each entity that is declared. */
  declared?(name: number, entity: number): void
}

export function bind(x: Extraction, pattern: number, value: number, binding: Binding): void {
  if (pattern < 0) return
  switch (x.kind(pattern)) {
    case K.identifier:
    case K.shorthand_property_identifier_pattern: {
      const name = x.nameOf(pattern)
      const definition = binding.symbols
        ? defineSymbol(x, x.text(pattern), binding.constant ? 'constant' : 'variable', pattern, pattern, -1, {
            modifiers: x.exported ? ['exported'] : [],
            ...signatureOf(x, pattern, binding),
          })
        : defineLocal(x, name, binding.local, pattern)
      const entity = x.entity(name, binding.scope)
      x.declare(entity, binding.kind, definition, 0, value)
      binding.declared?.(name, entity)
      break
    }
    default:
      walk(x, pattern, value, (at, path) => bind(x, at, path, binding))
  }
}

/** `{ get: read } = require('./store')` of one name: else the signature is no more than the name. */
function signatureOf(x: Extraction, name: number, { required }: Binding): { signature?: string } {
  if (required === undefined) return {}
  const pair = x.tree.parent[name] as number
  const named = x.text(x.kind(pair) === K.pair_pattern ? pair : name)
  return { signature: oneLine(`{ ${named} } = ${required}`, 'slashes').slice(0, LIMITS.signatureChars) }
}

/** An assignment to a pattern, `[a, b.c] = value`. */
export function assignPattern(x: Extraction, pattern: number, value: number): void {
  switch (x.kind(pattern)) {
    case K.identifier:
    case K.shorthand_property_identifier_pattern: {
      const name = x.nameOf(pattern)
      x.write(name, value, pattern)
      x.occurrence(pattern, ir.WRITE, x.name(name, ir.VALUE_SPACE))
      break
    }
    case K.object_pattern:
    case K.array_pattern:
    case K.assignment_pattern:
    case K.rest_pattern:
      walk(x, pattern, value, (at, path) => assignPattern(x, at, path))
      break
    default:
      expression(x, pattern, ir.WRITE)
  }
}

function walk(x: Extraction, pattern: number, value: number, leaf: (at: number, path: number) => void): void {
  const { after } = x.tree
  const end = after[pattern] as number
  switch (x.kind(pattern)) {
    case K.object_pattern:
      for (let at = pattern + 1; at < end; at = after[at] as number) property(x, at, value, leaf)
      break
    case K.array_pattern: {
      // The tree contains neither holes nor commas, so positions are counted by the commas in the text.
      let position = 0
      let from = (x.tree.start[pattern] as number) + 1
      for (let at = pattern + 1; at < end; at = after[at] as number) {
        if (x.kind(at) === K.comment) continue
        position += commas(x.tree.text, from, x.tree.start[at] as number)
        from = x.tree.end[at] as number
        leaf(at, x.kind(at) === K.rest_pattern ? value : x.emit(ir.ITEM, value, position, x.string(String(position))))
      }
      break
    }
    case K.assignment_pattern:
    case K.object_assignment_pattern: {
      const fallback = x.emit(ir.NON_NULL, 0)
      leaf(x.field(pattern, 'left'), value === 0 ? fallback : x.emit(ir.EITHER, value, fallback))
      x.code[fallback + 1] = expression(x, x.field(pattern, 'right'))
      break
    }
    case K.rest_pattern:
      leaf(x.firstNamed(pattern), x.emit(ir.REST, value))
      break
    default:
      expression(x, pattern)
  }
}

function property(x: Extraction, at: number, value: number, leaf: (at: number, path: number) => void): void {
  switch (x.kind(at)) {
    case K.shorthand_property_identifier_pattern: {
      const path = x.emit(ir.MEMBER, value, x.nameOf(at))
      x.occurrence(at, ir.SHORTHAND, path)
      leaf(at, path)
      break
    }
    case K.object_assignment_pattern: {
      const left = x.field(at, 'left')
      const fallback = x.emit(ir.NON_NULL, 0)
      const path = x.emit(ir.MEMBER, value, x.nameOf(left))
      x.occurrence(left, ir.SHORTHAND, path)
      leaf(left, x.emit(ir.EITHER, path, fallback))
      x.code[fallback + 1] = expression(x, x.field(at, 'right'))
      break
    }
    case K.pair_pattern: {
      const key = x.field(at, 'key')
      const name = keyName(x, key)
      const path = name === undefined ? 0 : x.emit(ir.MEMBER, value, x.string(name))
      if (path !== 0 && x.kind(key) === K.property_identifier) x.occurrence(key, ir.READ, path)
      leaf(x.field(at, 'value'), path)
      break
    }
    case K.rest_pattern:
      leaf(x.firstNamed(at), value)
      break
    case K.comment:
      break
    default:
      leaf(at, 0)
  }
}

export function commas(text: string, from: number, to: number): number {
  let count = 0
  for (let at = text.indexOf(',', from); at !== -1 && at < to; at = text.indexOf(',', at + 1)) count++
  return count
}
