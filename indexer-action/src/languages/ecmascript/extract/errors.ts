/**
 * Code that the grammar could not parse: its parts are siblings under an ERROR node. Declarations are recognised by their
 * keywords and names, and names in the parts are still uses, so that one unreadable overload does not lose the rest of the
 * file.
 */
import type { SymbolKind } from '../../../../../src/contract/symbols.ts'
import * as ir from '../ir.ts'
import { defineSymbol } from './definitions.ts'
import { expression } from './expressions.ts'
import type { Extraction } from './extraction.ts'
import { K } from './grammar.ts'
import { TYPE_SCOPE } from './scopes.ts'
import { statement } from './statements.ts'
import { isType, type, typeParameters } from './types.ts'

const DECLARING: Record<string, { symbol: SymbolKind; declaration: number }> = {
  type: { symbol: 'type', declaration: ir.TYPE_ALIAS },
  interface: { symbol: 'interface', declaration: ir.INTERFACE_DECLARATION },
  class: { symbol: 'class', declaration: ir.CLASS_DECLARATION },
  function: { symbol: 'function', declaration: ir.FUNCTION_DECLARATION },
  enum: { symbol: 'enum', declaration: ir.ENUM_DECLARATION },
}

export function recover(x: Extraction, node: number): number {
  const { after, flags } = x.tree
  const outer = x.scope
  let doc = -1
  let keyword = ''
  let exported = false
  for (let at = node + 1, end = after[node] as number; at < end; at = after[at] as number) {
    const kind = x.kind(at)
    if (((flags[at] as number) & 1) === 0) {
      const word = x.tree.typeName(at)
      if (word === 'export') exported = true
      else if (word in DECLARING) keyword = word
      continue
    }
    if (kind === K.comment) {
      doc = x.tree.text.startsWith('/**', x.tree.start[at]) ? at : -1
      continue
    }
    x.doc = doc
    doc = -1
    const names = kind === K.identifier || kind === K.type_identifier
    if (names && keyword !== '') {
      declare(x, at, node, keyword, exported)
      keyword = ''
      exported = false
    } else if (kind === K.ERROR) recover(x, at)
    else if (kind === K.type_parameters) {
      x.leave(outer)
      x.enter(TYPE_SCOPE)
      typeParameters(x, at)
    } else if (kind === K.formal_parameters) parameters(x, at)
    else if (kind === K.identifier) x.occurrence(at, ir.READ, x.name(x.nameOf(at), ir.VALUE_SPACE | ir.TYPE_SPACE))
    else if (isType(x, at)) type(x, at)
    else if (kind === K.property_identifier) continue
    else {
      x.leave(outer)
      statement(x, at)
    }
  }
  x.leave(outer)
  return x.emit(ir.UNKNOWN)
}

function declare(x: Extraction, name: number, node: number, keyword: string, exported: boolean): void {
  const known = DECLARING[keyword] as { symbol: SymbolKind; declaration: number }
  x.doc = -1
  const end = x.tree.after[node] as number
  const definition = defineSymbol(
    x,
    x.text(name),
    known.symbol,
    name,
    name,
    end,
    exported ? { modifiers: ['exported'] } : {},
  )
  const record = emptyRecord(x, known.declaration, definition)
  const entity = x.entity(x.nameOf(name), x.functionScope)
  x.declare(entity, known.declaration, definition, 0, 0, record)
  if (exported) x.exportEntity(x.nameOf(name), entity)
}

/** An empty record for a declaration whose content is lost. */
function emptyRecord(x: Extraction, declaration: number, definition: number): number {
  if (declaration === ir.TYPE_ALIAS) return 0
  if (declaration !== ir.FUNCTION_DECLARATION) {
    const kinds: Record<number, number> = {
      [ir.CLASS_DECLARATION]: ir.CLASS,
      [ir.INTERFACE_DECLARATION]: ir.INTERFACE,
      [ir.ENUM_DECLARATION]: ir.ENUM,
    }
    return x.shape(kinds[declaration] as number, definition)
  }
  const record = x.code.length
  for (let i = 0; i < ir.F_SIZE; i++) x.code.push(0)
  x.code[record] = ir.FUNCTION
  x.code[record + ir.F_DEFINITION] = definition
  return record
}

/** Parameters of a signature whose function is lost; their types and defaults still contain uses. */
function parameters(x: Extraction, node: number): void {
  const { after } = x.tree
  for (let at = node + 1, end = after[node] as number; at < end; at = after[at] as number) {
    const written = x.field(at, 'type')
    if (written >= 0) type(x, written)
    const value = x.field(at, 'value')
    if (value >= 0) expression(x, value)
  }
}
