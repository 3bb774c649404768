/** Imports, exports and ambient declarations. */

import * as ir from '../ir.ts'
import { module } from './calls.ts'
import { classShape, decorators } from './classes.ts'
import { defineLocal, defineSymbol } from './definitions.ts'
import { expression, stringText } from './expressions.ts'
import type { Extraction } from './extraction.ts'
import { functionFacts, functionRecord, isFunction } from './functions.ts'
import { K } from './grammar.ts'
import { namedExpression } from './literals.ts'
import { MODULE_SCOPE } from './scopes.ts'
import { statement, statements } from './statements.ts'

function specifier(x: Extraction, node: number): number {
  const source = x.field(node, 'source')
  const text = source >= 0 ? stringText(x, source) : undefined
  return text === undefined ? -1 : module(x, text)
}

/** Declares the name that an import binds. `imported` is the name in the other module, or -1 for its namespace. */
function importName(x: Extraction, node: number, source: number, imported: number): void {
  const name = x.nameOf(node)
  const value = imported === -1 ? x.emit(ir.REQUIRE, source, 1) : x.emit(ir.IMPORTED, source, imported)
  x.declare(x.entity(name), ir.IMPORT_BINDING, defineLocal(x, name, 'import', node), 0, value)
}

export function importStatement(x: Extraction, node: number): void {
  if (x.scopeKind === MODULE_SCOPE) x.isModule = true
  const { after } = x.tree
  const required = x.childOf(node, K.import_require_clause)
  if (required >= 0) {
    const source = specifier(x, required)
    const name = x.childOf(required, K.identifier)
    if (source < 0 || name < 0) return
    const text = x.nameOf(name)
    const entity = x.entity(text)
    const value = x.emit(ir.REQUIRE, source)
    x.declare(entity, ir.IMPORT_BINDING, defineLocal(x, text, 'import', name), 0, value)
    x.occurrence(name, ir.IMPORT_NAME, value)
    return
  }
  const source = specifier(x, node)
  const clause = x.childOf(node, K.import_clause)
  if (source < 0 || clause < 0) return
  for (let at = clause + 1, end = after[clause] as number; at < end; at = after[at] as number) {
    const kind = x.kind(at)
    if (kind === K.identifier) {
      importName(x, at, source, x.string('default'))
      x.occurrence(at, ir.IMPORT_NAME, x.emit(ir.IMPORTED, source, x.string('default')))
    } else if (kind === K.namespace_import) {
      const name = x.childOf(at, K.identifier)
      if (name >= 0) {
        importName(x, name, source, -1)
        x.occurrence(name, ir.IMPORT_NAME, x.emit(ir.REQUIRE, source, 1))
      }
    } else if (kind === K.named_imports) {
      for (let s = at + 1; s < (after[at] as number); s = after[s] as number) {
        if (x.kind(s) !== K.import_specifier) continue
        const name = x.field(s, 'name')
        const alias = x.field(s, 'alias')
        if (name < 0) continue
        const imported = x.kind(name) === K.string ? x.string(stringText(x, name) ?? '') : x.nameOf(name)
        importName(x, alias >= 0 ? alias : name, source, imported)
        const value = x.emit(ir.IMPORTED, source, imported)
        x.occurrence(name, ir.IMPORT_NAME, value)
        if (alias >= 0) x.occurrence(alias, ir.IMPORT_NAME, value)
      }
    }
  }
}

/** `import A = B.C` */
export function importAlias(x: Extraction, node: number): void {
  const { after, flags } = x.tree
  let name = -1
  let value = 0
  for (let at = node + 1, end = after[node] as number; at < end; at = after[at] as number) {
    if (((flags[at] as number) & 1) === 0) continue
    if (name < 0) name = at
    else value = required(x, node, at) || qualifiedValue(x, at)
  }
  if (name < 0) return
  const text = x.nameOf(name)
  const entity = x.entity(text)
  const definition = x.atTop
    ? defineSymbol(x, x.text(name), 'namespace', name, node, -1)
    : defineLocal(x, text, 'import', name)
  x.declare(entity, ir.ALIAS, definition, 0, value)
  if (x.exported) x.exportEntity(text, entity)
}

/** `export import A = require('…')`: the grammar ends the statement behind `require`, and reads what follows as another one. */
function required(x: Extraction, node: number, callee: number): number {
  const { after, count, parent } = x.tree
  if (x.text(callee) !== 'require') return 0
  const around = parent[node] as number
  const next = after[x.kind(around) === K.export_statement ? around : node] as number
  const isCall = next < count && x.tree.text[x.tree.start[next] as number] === '('
  const argument = isCall && x.kind(next) === K.expression_statement ? next + 2 : count
  if (argument >= count || x.kind(argument) !== K.string) return 0
  const text = stringText(x, argument)
  return text === undefined ? 0 : x.emit(ir.REQUIRE, module(x, text))
}

function qualifiedValue(x: Extraction, node: number): number {
  if (x.kind(node) === K.identifier) {
    const record = x.name(x.nameOf(node), ir.VALUE_SPACE | ir.TYPE_SPACE)
    x.code[record] = ir.NAME
    x.occurrence(node, ir.READ, record)
    return record
  }
  const object = x.field(node, 'object')
  const property = x.field(node, 'property')
  if (object < 0 || property < 0) return expression(x, node)
  const record = x.emit(ir.MEMBER, qualifiedValue(x, object), x.nameOf(property))
  x.occurrence(property, ir.READ, record)
  return record
}

export function exportStatement(x: Extraction, node: number): void {
  if (x.scopeKind === MODULE_SCOPE) x.isModule = true
  const { after, flags } = x.tree
  decorators(x, node)
  let source = specifier(x, node)
  const declaration = x.field(node, 'declaration')
  const isDefault = x.has(node, K.default)
  if (declaration >= 0) {
    x.exported = true
    x.defaulted = isDefault
    statement(x, declaration)
    x.exported = false
    x.defaulted = false
    return
  }
  if (isDefault) {
    const value = x.field(node, 'value')
    if (value >= 0) exportDefault(x, node, value)
    return
  }
  const clause = x.childOf(node, K.export_clause)
  if (clause >= 0 && source < 0) source = sourceOnNextLine(x, node)
  const namespace = x.childOf(node, K.namespace_export)
  if (clause >= 0) exportClause(x, clause, source)
  else if (namespace >= 0) {
    const name = x.childOf(namespace, K.identifier)
    if (name >= 0 && source >= 0) {
      const definition = defineSymbol(x, x.text(name), 'namespace', name, node, -1, { modifiers: ['exported'] })
      x.export(ir.EXPORT_STAR_AS, x.nameOf(name), 0, source, definition)
    }
  } else if (source >= 0) x.export(ir.EXPORT_STAR, 0, 0, source, 0)
  else if (x.has(node, K['='])) {
    // `export = value`
    for (let at = node + 1, end = after[node] as number; at < end; at = after[at] as number)
      if (((flags[at] as number) & 1) !== 0 && x.kind(at) !== K.comment) {
        const value = x.kind(at) === K.identifier ? qualifiedValue(x, at) : namedExpression(x, at)
        x.export(ir.EXPORT_ASSIGN, 0, value, 0, 0)
      }
  }
}

/**
 * The module of a `from '…'` on the line after the `}`, or -1. The grammar ends the statement at the `}` and reads the next
 * line as a name and a string.
 */
function sourceOnNextLine(x: Extraction, node: number): number {
  const { after, count } = x.tree
  let from = after[node] as number
  while (from < count && x.kind(from) === K.comment) from = after[from] as number
  const next = from < count ? (after[from] as number) : count
  if (next + 1 >= count || x.text(from) !== 'from' || x.kind(next + 1) !== K.string) return -1
  const text = stringText(x, next + 1)
  return text === undefined ? -1 : module(x, text)
}

function exportDefault(x: Extraction, node: number, value: number): void {
  const name = x.string('default')
  let record: number
  let definition = x.component?.definition ?? 0
  if (x.kind(value) === K.identifier) record = qualifiedValue(x, value)
  else if (isFunction(x, value) && x.field(value, 'name') < 0) {
    definition = defineSymbol(
      x,
      'default',
      'function',
      node,
      node,
      x.field(value, 'body'),
      functionFacts(x, value, ['exported', 'default']),
    )
    record = x.emit(ir.FUNCTION_VALUE, functionRecord(x, value, { definition, owner: 0 }))
  } else if (x.kind(value) === K.class && x.field(value, 'name') < 0 && x.component === undefined) {
    definition = defineSymbol(x, 'default', 'class', node, node, x.field(value, 'body'), {
      modifiers: ['exported', 'default'],
    })
    record = x.emit(ir.SHAPE_VALUE, classShape(x, value, definition))
  } else {
    const kind = x.kind(value)
    const named = kind === K.class || isFunction(x, value) || kind === K.member_expression
    const keyword = x.childOf(node, K.default)
    if (!named && keyword >= 0 && x.component === undefined)
      definition = defineSymbol(x, 'default', kind === K.object ? 'object' : 'variable', keyword, node, value, {
        modifiers: ['exported', 'default'],
      })
    const owner = x.owner
    if (definition > 0) x.owner = definition - 1
    record = namedExpression(x, value)
    x.owner = owner
  }
  x.component?.isMadeOf(record)
  x.export(ir.EXPORT_VALUE, name, record, 0, definition)
}

function exportClause(x: Extraction, clause: number, source: number): void {
  const { after } = x.tree
  const namespaces = new Map<number, number>()
  for (let at = clause + 1, end = after[clause] as number; at < end; at = after[at] as number) {
    if (x.kind(at) !== K.export_specifier) continue
    const name = x.field(at, 'name')
    const alias = x.field(at, 'alias')
    if (name < 0) continue
    const local = x.nameOf(name)
    const exported = alias >= 0 ? x.nameOf(alias) : local
    if (source >= 0) {
      const value = x.emit(ir.IMPORTED, source, local)
      x.occurrence(name, ir.IMPORT_NAME, value)
      if (alias >= 0) x.occurrence(alias, ir.IMPORT_NAME, value)
      x.export(ir.EXPORT_FROM, exported, local, source, 0)
    } else {
      const record = x.name(local, ir.VALUE_SPACE | ir.TYPE_SPACE)
      x.code[record] = ir.NAME
      x.occurrence(name, ir.READ, record)
      if (alias >= 0) x.occurrence(alias, ir.READ, record)
      let definition = namespaces.get(local) ?? 0
      if (definition === 0 && isNamespace(x, local)) {
        const shown = alias >= 0 && x.text(alias) !== 'default' ? alias : name
        definition = defineSymbol(x, x.text(shown), 'namespace', shown, at, -1, { modifiers: ['exported'] })
        namespaces.set(local, definition)
      }
      x.export(ir.EXPORT_VALUE, exported, record, 0, definition)
    }
  }
}

/** Whether a name is that of a whole module, `import * as name`, as far as the file has been read. */
function isNamespace(x: Extraction, name: number): boolean {
  const { code } = x
  const entity = x.resolve(x.scope, name, ir.VALUE_SPACE)
  const declaration = entity === 0 ? 0 : (code[entity + ir.E_DECLARATION] as number)
  if (declaration === 0 || code[declaration + ir.D_KIND] !== ir.IMPORT_BINDING) return false
  const value = code[declaration + ir.D_VALUE] as number
  return code[value] === ir.REQUIRE && code[value + 2] === 1
}

/** `declare …`, `declare global { … }`. */
export function ambient(x: Extraction, node: number): void {
  const outer = x.declared
  x.declared = true
  const { after } = x.tree
  if (x.has(node, K.global)) {
    const body = x.childOf(node, K.statement_block)
    if (body >= 0) {
      const scope = x.enter(MODULE_SCOPE)
      statements(x, body)
      x.globals.push(...x.namesOf(x.scope))
      x.leave(scope)
    }
  } else
    for (let at = node + 1, end = after[node] as number; at < end; at = after[at] as number) {
      const kind = x.kind(at)
      if (kind !== K.comment) statement(x, at)
    }
  x.declared = outer
}
