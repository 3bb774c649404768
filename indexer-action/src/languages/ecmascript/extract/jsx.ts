/**
 * JSX: an element names a component, which it in effect calls, or one of the host's own elements (`div`). Its attributes name
 * the properties that these take.
 */

import * as ir from '../ir.ts'
import { CONFIGURED_SOURCE, runtimeOf } from '../modules/modules.ts'
import { module } from './calls.ts'
import { expression } from './expressions.ts'
import type { Extraction } from './extraction.ts'
import { K } from './grammar.ts'
import { typeList } from './types.ts'

export function jsx(x: Extraction, node: number): number {
  const { after } = x.tree
  let record = 0
  if (x.kind(node) === K.jsx_self_closing_element) record = opening(x, node)
  else
    for (let at = node + 1, end = after[node] as number; at < end; at = after[at] as number) {
      const kind = x.kind(at)
      if (kind === K.jsx_opening_element) record = opening(x, at)
      else if (kind === K.jsx_closing_element) tag(x, x.field(at, 'name'), ir.READ)
      else if (kind === K.jsx_element || kind === K.jsx_self_closing_element) jsx(x, at)
      else if (kind === K.jsx_expression) inside(x, at)
    }
  return record === 0 ? x.emit(ir.JSX) : record
}

function inside(x: Extraction, node: number): number {
  const { after } = x.tree
  let value = 0
  for (let at = node + 1, end = after[node] as number; at < end; at = after[at] as number)
    if (x.kind(at) !== K.comment) value = expression(x, at)
  return value
}

function opening(x: Extraction, node: number): number {
  const { after } = x.tree
  const name = x.field(node, 'name')
  const record = x.emit(ir.JSX, tag(x, name, ir.CALLED))
  const types = x.field(node, 'type_arguments')
  if (types >= 0) x.code[record + 2] = typeList(x, types)
  const attributes: number[] = []
  for (let at = node + 1, end = after[node] as number; at < end; at = after[at] as number) {
    const kind = x.kind(at)
    if (kind === K.jsx_expression) inside(x, at)
    if (kind !== K.jsx_attribute) continue
    const key = at + 1
    let attribute = 0
    if (x.kind(key) === K.property_identifier) {
      attribute = x.emit(ir.JSX_ATTRIBUTE, record, x.nameOf(key))
      x.occurrence(key, ir.SHORTHAND, attribute)
      attributes.push(attribute)
    }
    for (let part = after[key] as number; part < (after[at] as number); part = after[part] as number) {
      const value = x.kind(part) === K.jsx_expression ? inside(x, part) : expression(x, part)
      if (attribute === 0 || value === 0) continue
      x.setContext(value, ir.IN_ATTRIBUTE, attribute, 0)
      x.code[attribute + 3] = value
    }
  }
  x.code[record + 3] = x.list(attributes)
  return record
}

function tag(x: Extraction, node: number, use: number): number {
  if (node < 0) return 0
  const kind = x.kind(node)
  if (kind === K.identifier && /^[a-z]/.test(x.text(node))) return intrinsic(x, node)
  if (kind === K.identifier || kind === K.member_expression) return expression(x, node, use)
  return 0
}

/** Lower-case tags are the host's own elements. They lead to their declarations in the `JSX` namespace. */
function intrinsic(x: Extraction, node: number): number {
  if (x.elements === 0) x.elements = x.list(elementTypes(x))
  const record = x.emit(ir.INTRINSIC, x.elements, x.nameOf(node))
  x.occurrence(node, ir.SHORTHAND, record)
  return record
}

/**
 * Types whose members are the host's elements, by precedence; the first that exists is used. They belong to the `JSX` namespace
 * of the runtime that a comment or the configuration names, of the factory that a comment names, or to the global `JSX`.
 */
function elementTypes(x: Extraction): number[] {
  const head = leadingComments(x)
  const source = /@jsxImportSource\s+(\S+)/.exec(head)?.[1]
  const factory = /@jsx\s+([\w$]+)/.exec(head)?.[1]
  const namespaces = [member(x, x.emit(ir.T_IMPORT, module(x, runtimeOf(source ?? CONFIGURED_SOURCE))), 'JSX')]
  if (factory !== undefined) namespaces.push(member(x, x.name(x.string(factory), ir.VALUE_SPACE), 'JSX'))
  namespaces.push(x.emit(ir.T_NAME, ~x.string('JSX'), 0))
  return namespaces.map((namespace) => member(x, namespace, 'IntrinsicElements'))
}

const member = (x: Extraction, owner: number, name: string): number => x.emit(ir.T_MEMBER, owner, x.string(name))

/** The comments before the first statement. */
function leadingComments(x: Extraction): string {
  const { after } = x.tree
  let text = ''
  for (let at = 1; at < x.tree.count && x.kind(at) === K.comment; at = after[at] as number) text += `${x.text(at)}\n`
  return text
}
