/** Variables: `var`, `let`, `const`, `using`. One that holds a function or a class is the symbol of that function or class. */

import * as ir from '../ir.ts'
import { classShape } from './classes.ts'
import { announce, modifiers } from './declarations.ts'
import { defineLocal, defineSymbol } from './definitions.ts'
import { noteDescribed } from './described.ts'
import { expression } from './expressions.ts'
import type { Extraction } from './extraction.ts'
import { functionFacts, functionRecord, isFunction, typeText, ultimate } from './functions.ts'
import { K } from './grammar.ts'
import { typeDocumented } from './jsdoc.ts'
import { namedExpression } from './literals.ts'
import { bind } from './patterns.ts'
import { isReturned } from './returned-names.ts'
import { annotation } from './types.ts'

export function variables(x: Extraction, node: number): void {
  const { after } = x.tree
  const keyword = x.kind(node + 1)
  const isVar = keyword === K.var
  const isConst = keyword === K.const
  const doc = x.doc
  for (let at = node + 1, end = after[node] as number; at < end; at = after[at] as number) {
    if (x.kind(at) !== K.variable_declarator) continue
    x.doc = doc
    declarator(x, at, x.field(at, 'name'), x.field(at, 'value'), isVar, isConst)
  }
}

/** `using a = b`, which the TypeScript grammar reads as an assignment. */
export function usingDeclaration(x: Extraction, assignment: number): void {
  declarator(x, assignment, x.field(assignment, 'left'), x.field(assignment, 'right'), false, false)
}

function declarator(
  x: Extraction,
  node: number,
  pattern: number,
  valueNode: number,
  isVar: boolean,
  isConst: boolean,
): void {
  const { code } = x
  const typeNode = x.field(node, 'type')
  if (pattern < 0) return
  const scope = isVar ? x.functionScope : x.scope
  // What markup declares is no part of the component that others know.
  const symbols = x.atTop && x.component?.isScript(node) !== false
  if (x.kind(pattern) !== K.identifier) {
    const declared = typeNode >= 0 ? x.emit(ir.TYPED, annotation(x, typeNode)) : x.emit(ir.NON_NULL, 0)
    const documented = typeNode >= 0 || x.typescript ? 0 : typeDocumented(x, node)
    bind(x, pattern, declared, {
      kind: ir.VARIABLE,
      local: 'variable',
      scope,
      symbols,
      constant: false,
      required: isRequire(x, valueNode) ? x.text(valueNode) : undefined,
      declared: (name, entity) => announce(x, name, entity),
    })
    const value = expression(x, valueNode)
    x.component?.declared(pattern, valueNode, typeNode < 0 ? documented : (code[declared + 1] as number))
    if (typeNode < 0) code[declared + 1] = documented === 0 ? value : x.emit(ir.AS, value, documented)
    return
  }
  const name = x.nameOf(pattern)
  const target = valueNode >= 0 ? ultimate(x, valueNode) : -1
  const function_ = target >= 0 && isFunction(x, target)
  const class_ = target >= 0 && x.kind(target) === K.class
  let definition: number
  if (function_)
    definition = defineSymbol(x, x.text(pattern), 'function', pattern, node, x.field(target, 'body'), {
      ...functionFacts(x, target, modifiers(x)),
      ...(typeNode >= 0 ? { type: typeText(x, typeNode) } : {}),
    })
  else if (class_)
    definition = defineSymbol(x, x.text(pattern), 'class', pattern, node, x.field(target, 'body'), {
      modifiers: modifiers(x),
    })
  else if (symbols) {
    const constant = isConst && /^[A-Z][A-Z0-9_]*$/.test(x.text(pattern))
    definition = defineSymbol(
      x,
      x.text(pattern),
      constant ? 'constant' : 'variable',
      pattern,
      node,
      bodyOf(x, target),
      {
        modifiers: modifiers(x),
        ...(typeNode >= 0 ? { type: typeText(x, typeNode) } : {}),
      },
    )
  } else definition = defineLocal(x, name, 'variable', pattern)
  if (!x.typescript && valueNode >= 0 && x.kind(valueNode) === K.this) {
    x.frame.selves ??= new Set()
    x.frame.selves.add(x.text(pattern))
  }
  const entity = x.entity(name, scope)
  const declaration = x.declare(entity, ir.VARIABLE, definition)
  announce(x, name, entity)
  x.doc = -1
  const declared = typeNode >= 0 ? annotation(x, typeNode) : 0
  const documented = x.typescript ? 0 : typeDocumented(x, node)
  code[declaration + ir.D_TYPE] = declared
  // `const read: Store['read'] = () => …` stands for that member.
  if (function_ && definition > 0 && declared !== 0 && code[declared] === ir.T_LOOKUP)
    x.occurrence(pattern, ir.OVERRIDE, declaration)
  x.component?.declared(pattern, valueNode, declared)
  if (valueNode < 0) {
    if (documented !== 0) code[declaration + ir.D_VALUE] = x.emit(ir.TYPED, documented)
    return
  }
  const exported = x.exported
  x.exported = false
  let value: number
  const owner = x.owner
  if (function_ && target === valueNode)
    value = x.emit(ir.FUNCTION_VALUE, functionRecord(x, target, { definition, owner: 0 }))
  else if (class_ && target === valueNode) {
    const shape = classShape(x, target, definition)
    code[shape + ir.S_ENTITY] = entity
    value = x.emit(ir.SHAPE_VALUE, shape)
  } else {
    // Members of a named literal belong to its name.
    if (definition > 0 && x.kind(target) === K.object) x.owner = definition - 1
    if (function_) x.naming = { node: target, definition }
    if (symbols && definition > 0) noteDescribed(x, target, definition - 1)
    const named = symbols || (x.kind(target) === K.object && isReturned(x, x.text(pattern)))
    value = named ? namedExpression(x, valueNode) : expression(x, valueNode)
  }
  x.owner = owner
  x.exported = exported
  if (declared !== 0) x.setContext(value, ir.IN_TYPE, declared, 0)
  // If the type in the comment cannot be resolved, the value's own type counts.
  if (documented !== 0) x.setContext(value, ir.IN_TYPE, documented, 0)
  code[declaration + ir.D_VALUE] = documented === 0 ? value : x.emit(ir.AS, value, documented)
  if (definition > 0 && x.symbols[definition - 1]?.kind === 'constant' && x.kind(target) === K.string)
    x.namedTypes.push(x.record(entity, definition))
}

/** Whether a value is `require('./other')`, or a member of it: a signature shows which module a name comes from. */
function isRequire(x: Extraction, node: number): boolean {
  let at = node
  while (at >= 0 && x.kind(at) === K.member_expression) at = x.field(at, 'object')
  if (at < 0 || x.kind(at) !== K.call_expression) return false
  const callee = x.field(at, 'function')
  return callee >= 0 && x.kind(callee) === K.identifier && x.text(callee) === 'require'
}

/** The node at which a variable's signature ends: long initialisers are not part of it; -1 if all of it is. */
function bodyOf(x: Extraction, node: number): number {
  if (node < 0) return -1
  const kind = x.kind(node)
  const long = (x.tree.end[node] as number) - (x.tree.start[node] as number) > 80
  if (isRequire(x, node)) return -1
  return long || kind === K.object || kind === K.array || kind === K.call_expression ? node : -1
}
