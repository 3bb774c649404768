/**
 * Items: the declarations of a file, at any level. The types of fields and signatures are encoded here; bodies are read later.
 */

import * as ir from '../ir.ts'
import { readCratePaths } from '../macros/crate-paths.ts'
import { macroOf, readExpandedItems, rulesAsValues } from '../macros/expansions.ts'
import { readItemsInMacro, readTemplate } from '../macros/item-macros.ts'
import { readAttribute } from './attributes.ts'
import { readAlias, readConstant, readType } from './data.ts'
import { blockValue } from './expressions.ts'
import type { Extraction } from './extraction.ts'
import { readFunction } from './functions.ts'
import { readImpl, readTrait } from './impls.ts'
import { readExternCrate, readModule, readUseDeclaration } from './modules.ts'
import { bare, pathOf } from './paths.ts'
import { addSymbol } from './symbols.ts'
import { K } from './syntax.ts'

/** Whether a node is an item. Items are in scope throughout their block. */
export function isItem(code: number): boolean {
  return ITEMS.has(code)
}

const ITEMS = new Set([
  K.function_item,
  K.function_signature_item,
  K.struct_item,
  K.union_item,
  K.enum_item,
  K.trait_item,
  K.impl_item,
  K.mod_item,
  K.use_declaration,
  K.const_item,
  K.static_item,
  K.type_item,
  K.macro_definition,
  K.extern_crate_declaration,
  K.foreign_mod_item,
])

export function readItems(x: Extraction, container: number): void {
  for (const node of x.named(container)) readItem(x, node)
}

export function readItem(x: Extraction, node: number): void {
  x.nested(() => {
    read(x, node)
  })
}

function read(x: Extraction, node: number): void {
  switch (x.code(node)) {
    case K.function_item:
    case K.function_signature_item:
      readFunction(x, node, undefined)
      return
    case K.struct_item:
    case K.union_item:
    case K.enum_item:
      readType(x, node)
      return
    case K.trait_item:
      readTrait(x, node)
      return
    case K.impl_item:
      readImpl(x, node)
      return
    case K.mod_item:
      readModule(x, node)
      return
    case K.use_declaration:
      readUseDeclaration(x, node)
      return
    case K.const_item:
    case K.static_item:
      readConstant(x, node, undefined)
      return
    case K.type_item:
      readAlias(x, node, undefined)
      return
    case K.macro_definition:
      readMacro(x, node)
      return
    case K.extern_crate_declaration:
      readExternCrate(x, node)
      return
    case K.foreign_mod_item:
      readItems(x, x.child(node, x.field.body))
      return
    case K.attribute_item:
    case K.inner_attribute_item:
      readAttribute(x, node)
      return
    case K.macro_invocation:
      readMacroItems(x, node, (inner) => {
        readItem(x, inner)
      })
      return
    case K.expression_statement: {
      const inner = x.firstNamed(node)
      if (x.code(inner) === K.macro_invocation) readItem(x, inner)
      else x.later(() => blockValue(x, node))
      return
    }
    default:
  }
}

/** A macro call in the position of an item: its tokens are read as items if possible, otherwise as expressions. */
export function readMacroItems(x: Extraction, node: number, read: (inner: number) => void): void {
  const readAll = (root: number) => {
    for (const inner of x.named(root)) read(inner)
  }
  const found = readExpandedItems(x, node, readAll) || readItemsInMacro(x, node, readAll)
  if (!found) readCall(x, node)
  if (found) x.later(() => pathOf(x, x.child(node, x.field.macro), ir.MACRO_PATH, ir.MACRO))
  else x.later(() => blockValue(x, node))
}

/** A macro of another file may declare items here. */
function readCall(x: Extraction, node: number): void {
  const macro = x.child(node, x.field.macro)
  if (x.inBody || x.named(x.childOf(node, K.token_tree)).length > 0) return
  const name = bare(x.text(macro)).split('::').pop() ?? ''
  x.surface.uses.push(x.scope, 0, x.string(name), ir.OF_CALL, 0, x.string(''))
}

export const isPublic = (x: Extraction, node: number): boolean => x.childOf(node, K.visibility_modifier) >= 0

function readMacro(x: Extraction, node: number): void {
  const nameNode = x.child(node, x.field.name)
  if (nameNode < 0) return
  const symbol = addSymbol(x, {
    kind: 'macro',
    at: nameNode,
    declaration: node,
    body: x.childOf(node, K.macro_rule),
  })
  const known = macroOf(x, node)
  if (known) known.symbol = symbol
  // A macro defined inside a macro call counts as exported, because the attribute `#[macro_export]` is on the call.
  const exported = x.macroDepth > 0 || (x.symbols[symbol]?.modifiers?.includes('exported') ?? false)
  x.item(ir.MACRO_ITEM, x.text(nameNode), symbol + 1, meaningOf(x, node), exported)
  readTemplate(x, node, x.text(nameNode), symbol)
  keepTemplate(x, node, symbol)
  readCratePaths(x, node, symbol, exported)
}

/** Longer definitions are left out. */
const LONGEST_TEMPLATE = 20_000

/** Keeps the text of a macro that writes a path before a name that it is given. */
function keepTemplate(x: Extraction, node: number, symbol: number): void {
  const text = x.text(node)
  if (x.inBody || x.isTemplate || symbol < 0 || text.length > LONGEST_TEMPLATE || !/::\s*\$[a-z_]/.test(text)) return
  x.surface.templates ??= []
  x.surface.templates.push(symbol + 1, x.string(text))
}

/**
 * What a macro's calls are as values or, for `cfg_…`, the condition that it adds to its items:
 * `macro_rules! cfg_rt { ($($item:item)*) => { $( #[cfg(feature = "rt")] $item )* } }`
 */
function meaningOf(x: Extraction, node: number): number {
  if (!x.text(x.child(node, x.field.name)).startsWith('cfg_')) return rulesAsValues(x, node)
  const condition = /#\[\s*(cfg\s*\([^\]]*\))\s*\]/.exec(x.text(node))?.[1]
  return condition === undefined ? 0 : x.string(condition.replace(/\s+/g, ' '))
}
