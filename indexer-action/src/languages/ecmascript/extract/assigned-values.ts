/** What is assigned, and the symbol that it becomes where its target is a member. */
import type { Modifier } from '../../../../../src/contract/symbols.ts'
import type { SymbolDraft } from '../../language.ts'
import * as ir from '../ir.ts'
import { classShape } from './classes.ts'
import { defineSymbol } from './definitions.ts'
import { expression } from './expressions.ts'
import type { Extraction } from './extraction.ts'
import { functionFacts, functionRecord, isFunction, ultimate } from './functions.ts'
import { K } from './grammar.ts'
import { namedExpression } from './literals.ts'

/** Whether the assigned value is a function or class; assigned to a member, it becomes a symbol. */
export function definesSymbol(x: Extraction, right: number): boolean {
  const value = ultimate(x, right)
  return value >= 0 && (isFunction(x, value) || x.kind(value) === K.class)
}

export function memberSymbol(
  x: Extraction,
  left: number,
  property: number,
  right: number,
  modifiers: Modifier[] = [],
): number {
  const value = ultimate(x, right)
  const text = x.text(property)
  const statement = x.tree.parent[left] as number
  if (isFunction(x, value)) {
    const object = x.field(left, 'object')
    const kind = object >= 0 && /\.prototype$/.test(x.text(object)) ? 'method' : 'function'
    return defineSymbol(x, text, kind, property, statement, x.field(value, 'body'), functionFacts(x, value, modifiers))
  }
  if (x.kind(value) === K.class)
    return defineSymbol(x, text, 'class', property, statement, x.field(value, 'body'), { modifiers })
  const facts: Partial<SymbolDraft> = { modifiers }
  return defineSymbol(x, text, 'property', property, statement, right, facts)
}

/** The record of the assigned value; a function or class gets the symbol that its target defined. */
export function assignedValue(x: Extraction, right: number, definition: number, owner: number): number {
  const kind = x.kind(right)
  if (isFunction(x, right)) {
    const own = x.field(right, 'name')
    if (definition === 0 && own >= 0) return expression(x, right)
    return x.emit(
      ir.FUNCTION_VALUE,
      functionRecord(x, right, { definition, owner: kind === K.arrow_function ? 0 : owner }),
    )
  }
  if (kind === K.class) return x.emit(ir.SHAPE_VALUE, classShape(x, right, definition))
  if (definition <= 0) return expression(x, right)
  const outer = x.owner
  if (kind === K.object) x.owner = definition - 1
  const value = namedExpression(x, right)
  x.owner = outer
  return value
}
