/** Items: what a file declares, wherever it stands. Types of fields and signatures are code; bodies are read later. */
import { LIMITS } from '../../../../src/contract/limits.ts'
import type { Modifier, Parameter } from '../../../../src/contract/symbols.ts'
import { blockValue, expect } from './extract-expressions.ts'
import { readItemsInMacro } from './extract-item-macros.ts'
import { bare, pathNode, pathOf, readPath } from './extract-paths.ts'
import { bindPattern } from './extract-patterns.ts'
import { above, addSymbol, conditionsOf } from './extract-symbols.ts'
import { boundList, boundsIn, typeOf, typeParameters } from './extract-types.ts'
import type { Extraction } from './extraction.ts'
import * as ir from './ir.ts'
import { K } from './syntax.ts'

/** Whether a node is an item, which is in scope throughout its block. */
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

/** A macro call where items stand: its tokens are items, or something of its own. */
function readMacroItems(x: Extraction, node: number, read: (inner: number) => void): void {
  const found = readItemsInMacro(x, node, (root) => {
    for (const inner of x.named(root)) read(inner)
  })
  if (found) x.later(() => pathOf(x, x.child(node, x.field.macro), ir.MACRO_PATH, ir.MACRO))
  else x.later(() => blockValue(x, node))
}

const isPublic = (x: Extraction, node: number): boolean => x.childOf(node, K.visibility_modifier) >= 0

/** Names in `derive(…)` lead to macros and traits; other attributes speak to tools. */
function readAttribute(x: Extraction, node: number): void {
  const attribute = x.childOf(node, K.attribute)
  const [head] = x.named(attribute)
  if (head === undefined || x.text(head) !== 'derive') return
  const tokens = x.child(attribute, x.field.arguments)
  for (const name of x.named(tokens)) {
    if (x.code(name) !== K.identifier) continue
    const path = { base: 0, segments: [{ offset: x.tree.start[name] as number, text: x.text(name), args: 0 }] }
    pathNode(x, path, ir.MACRO_PATH, ir.MACRO)
  }
}

// --- functions

/** Macros that declare items wherever they are called. */
const MACROS_OF_ITEMS = /^(?:\w+::)*(?:thread_local|task_local|lazy_static|bitflags|pin_project|cfg_\w+)$/

/** A member of an impl or a trait, or a free function. */
interface Membership {
  qualifier: string | undefined
  /** Whether it has to be there whatever the implementation: a trait's. */
  abstract: boolean
  /** Trait impls and traits: as visible as the trait. */
  exported: boolean
}

function readFunction(x: Extraction, node: number, member: Membership | undefined): [number, number] {
  const nameNode = x.child(node, x.field.name)
  const body = x.child(node, x.field.body)
  const list = x.child(node, x.field.parameters)
  const hasSelf = firstParameterIsSelf(x, list)
  const modifiers: Modifier[] = []
  if (member && !hasSelf) modifiers.push('static')
  if (member?.abstract && body < 0) modifiers.push('abstract')
  if (!member && body < 0) modifiers.push('declaration')
  if (member?.exported) modifiers.push('exported')
  const name = bare(x.text(nameNode))
  const entry = !member && name === 'main' && x.owner < 0
  if (entry) modifiers.push('entry')
  const result = x.child(node, x.field.return_type)
  const symbol = addSymbol(x, {
    kind: member ? 'method' : 'function',
    at: nameNode,
    name,
    declaration: node,
    body,
    qualifier: member?.qualifier,
    modifiers,
    parameters: describeParameters(x, list),
    returns: result < 0 ? undefined : x.folded(result),
    receiver: member?.qualifier,
    ...(entry ? { extra: { entry: 'main' } } : {}),
  })
  const outer = x.owner
  x.owner = symbol
  x.types.open()
  const own = typeParameters(x, node)
  const parameters = x
    .named(list)
    .filter((one) => x.code(one) === K.parameter && x.code(x.child(one, x.field.pattern)) !== K.self)
  const types = parameters.map((one) => typeOf(x, x.child(one, x.field.type)))
  let ownType = x.selfType
  for (const one of x.named(list))
    if (x.code(one) === K.parameter && !parameters.includes(one)) ownType = typeOf(x, x.child(one, x.field.type))
  const returns = result < 0 ? x.node(ir.UNIT) : typeOf(x, result)
  const isAsync = /\basync\b/.test(textOf(x, x.childOf(node, K.function_modifiers)))
  const code = x.record([
    ir.FUNCTION,
    (hasSelf ? ir.HAS_SELF : 0) | (isAsync ? ir.ASYNC : 0),
    own.length,
    types.length,
    returns,
    ...own,
    ...types,
  ])
  x.types.close()
  if (body >= 0) {
    readNestedItems(x, body)
    const generics = x.generics
    x.generics = [...generics, ...own]
    x.later(() => {
      x.values.open()
      x.returns = returns
      if (hasSelf) declareSelf(x, list, ownType)
      parameters.forEach((one, at) => {
        bindPattern(x, x.child(one, x.field.pattern), x.node(ir.OF_TYPE, types[at] ?? 0), ir.PARAMETER)
      })
      const value = blockValue(x, body)
      expect(x, value, returns)
      x.values.close()
    })
    x.generics = generics
  }
  x.owner = outer
  if (!member) x.item(ir.FUNCTION_ITEM, name, symbol + 1, code, isPublic(x, node))
  return [symbol, code]
}

/**
 * Items inside of a body are in scope throughout their block, and are symbols in source order: they are read before it.
 */
function readNestedItems(x: Extraction, body: number): void {
  const outer = { scope: x.scope, generics: x.generics, selfType: x.selfType }
  const { after } = x.tree
  for (let at = body + 1, end = after[body] as number; at < end; ) {
    const code = x.code(at)
    if (!isItem(code) && !(code === K.macro_invocation && MACROS_OF_ITEMS.test(x.text(x.child(at, x.field.macro))))) {
      at++
      continue
    }
    let block = x.tree.parent[at] as number
    if (x.code(block) === K.expression_statement) block = x.tree.parent[block] as number
    let scope = x.blockScopes.get(x.tree.start[block] as number)
    if (scope === undefined) {
      x.scope = outer.scope
      for (let up = x.tree.parent[block] as number; up >= body; up = x.tree.parent[up] as number) {
        const around = x.blockScopes.get(x.tree.start[up] as number)
        if (around === undefined) continue
        x.scope = around
        break
      }
      scope = x.newScope(ir.BLOCK, '', 0)
      x.blockScopes.set(x.tree.start[block] as number, scope)
    }
    x.scope = scope
    x.generics = []
    if (isItem(code)) readItem(x, at)
    else
      readItemsInMacro(x, at, (root) => {
        for (const inner of x.named(root)) readItem(x, inner)
      })
    at = after[at] as number
  }
  Object.assign(x, outer)
}

const textOf = (x: Extraction, node: number): string => (node < 0 ? '' : x.text(node))

function firstParameterIsSelf(x: Extraction, list: number): boolean {
  const [first] = x.named(list).filter((one) => x.code(one) !== K.attribute_item)
  if (first === undefined) return false
  return (
    x.code(first) === K.self_parameter ||
    (x.code(first) === K.parameter && x.code(x.child(first, x.field.pattern)) === K.self)
  )
}

function declareSelf(x: Extraction, list: number, type: number): void {
  const [first] = x.named(list).filter((one) => x.code(one) !== K.attribute_item)
  if (first === undefined) return
  const self = x.code(first) === K.self_parameter ? x.childOf(first, K.self) : x.child(first, x.field.pattern)
  x.declare('self', x.tree.start[self] as number, ir.PARAMETER, x.node(ir.OF_TYPE, type))
}

function describeParameters(x: Extraction, list: number): Parameter[] {
  const described: Parameter[] = []
  for (const one of x.named(list)) {
    if (x.code(one) !== K.parameter) continue
    const pattern = x.child(one, x.field.pattern)
    if (x.code(pattern) === K.self) continue
    described.push({ name: x.folded(pattern).slice(0, LIMITS.nameChars), type: x.folded(x.child(one, x.field.type)) })
  }
  return described
}

// --- types

function readType(x: Extraction, node: number): void {
  const nameNode = x.child(node, x.field.name)
  if (nameNode < 0) return
  const name = bare(x.text(nameNode))
  const code = x.code(node)
  const body = x.child(node, x.field.body)
  const symbol = addSymbol(x, {
    kind: code === K.enum_item ? 'enum' : code === K.union_item ? 'union' : 'struct',
    at: nameNode,
    name,
    declaration: node,
    body,
  })
  if (x.owner < 0 || !x.inBody) x.typeSymbols.set(name, symbol)
  const outer = x.owner
  x.owner = symbol
  x.types.open()
  const parameters = typeParameters(x, node)
  const selfType = x.selfType
  const record = x.record([ir.ADT, x.string(name), symbol + 1, parameters.length, 0, 0, ...parameters])
  x.item(ir.TYPE_ITEM, name, symbol + 1, record, isPublic(x, node))
  const fields = code === K.enum_item ? [] : readFields(x, body)
  const variants = code === K.enum_item ? readVariants(x, body) : []
  x.types.close()
  x.selfType = selfType
  x.owner = outer
  x.patch(record + 4, listOf(x, fields))
  x.patch(record + 5, listOf(x, variants))
}

/** [count, …values]; 0 if there are none. */
function listOf(x: Extraction, values: readonly number[]): number {
  return values.length === 0 ? 0 : x.record([values.length, ...values])
}

function readFields(x: Extraction, body: number): number[] {
  const fields: number[] = []
  if (x.code(body) === K.ordered_field_declaration_list) {
    let position = 0
    for (const type of x.named(body)) {
      if (x.code(type) === K.visibility_modifier || x.code(type) === K.attribute_item) continue
      fields.push(x.string(String(position++)), typeOf(x, type), 0)
    }
    return fields
  }
  for (const field of x.named(body)) {
    if (x.code(field) === K.attribute_item) readAttribute(x, field)
    if (x.code(field) !== K.field_declaration) continue
    const name = x.child(field, x.field.name)
    const type = x.child(field, x.field.type)
    const symbol = addSymbol(x, { kind: 'property', at: name, declaration: field, type: x.folded(type) })
    const outer = x.owner
    x.owner = symbol
    fields.push(x.string(bare(x.text(name))), typeOf(x, type), symbol + 1)
    x.owner = outer
  }
  return fields
}

function readVariants(x: Extraction, body: number): number[] {
  const variants: number[] = []
  for (const variant of x.named(body)) {
    if (x.code(variant) !== K.enum_variant) continue
    const name = x.child(variant, x.field.name)
    const symbol = addSymbol(x, { kind: 'enum_member', at: name, declaration: variant })
    const outer = x.owner
    x.owner = symbol
    const fields = readFields(x, x.child(variant, x.field.body))
    const value = x.child(variant, x.field.value)
    if (value >= 0) x.later(() => blockValue(x, value))
    x.owner = outer
    variants.push(
      x.record([ir.VARIANT, x.string(bare(x.text(name))), symbol + 1, fields.length / ir.FIELD_SIZE, ...fields]),
    )
  }
  return variants
}

function readAlias(x: Extraction, node: number, member: Membership | undefined): [number, number] {
  const nameNode = x.child(node, x.field.name)
  const type = x.child(node, x.field.type)
  const symbol = addSymbol(x, {
    kind: 'type',
    at: nameNode,
    declaration: node,
    qualifier: member?.qualifier,
    ...(type < 0 ? {} : { type: x.folded(type) }),
  })
  const outer = x.owner
  x.owner = symbol
  x.types.open()
  const parameters = typeParameters(x, node)
  const code = x.record([ir.ALIAS, parameters.length, 0, ...parameters])
  x.patch(code + 2, typeOf(x, type))
  x.types.close()
  x.owner = outer
  if (!member) x.item(ir.ALIAS_ITEM, bare(x.text(nameNode)), symbol + 1, code, isPublic(x, node))
  return [symbol, code]
}

function readConstant(x: Extraction, node: number, member: Membership | undefined): [number, number] {
  const nameNode = x.child(node, x.field.name)
  const name = bare(x.text(nameNode))
  const typeNode = x.child(node, x.field.type)
  const value = x.child(node, x.field.value)
  const outer = x.owner
  let symbol = -1
  if (name !== '_') {
    symbol = addSymbol(x, {
      kind: x.code(node) === K.static_item ? 'variable' : 'constant',
      at: nameNode,
      name,
      declaration: node,
      body: value,
      qualifier: member?.qualifier,
      type: x.folded(typeNode),
    })
    x.owner = symbol
  }
  const written = typeOf(x, typeNode)
  // What `thread_local!` declares is a key to the value.
  const type = x.threadLocal ? x.node(ir.STANDARD_AROUND, x.string('LocalKey'), written) : written
  if (value >= 0)
    x.later(() => {
      x.values.open()
      expect(x, blockValue(x, value), written)
      x.values.close()
    })
  x.owner = outer
  if (!member && name !== '_') x.item(ir.CONST_ITEM, name, symbol + 1, type, isPublic(x, node))
  return [symbol, type]
}

// --- traits and impls

function readTrait(x: Extraction, node: number): void {
  const nameNode = x.child(node, x.field.name)
  const name = bare(x.text(nameNode))
  const body = x.child(node, x.field.body)
  const symbol = addSymbol(x, { kind: 'trait', at: nameNode, name, declaration: node, body })
  x.typeSymbols.set(name, symbol)
  const { owner, selfType, generics } = x
  x.owner = symbol
  x.types.open()
  const self = x.record([ir.TYPE_PARAMETER, x.string('Self'), 0, -1, 0])
  x.selfType = self
  const parameters = typeParameters(x, node)
  const from = x.body.occurrences.length
  const supertraits = boundsIn(x, x.child(node, x.field.bounds))
  markSupertraits(x, from)
  const record = x.record([
    ir.TRAIT,
    x.string(name),
    symbol + 1,
    self,
    parameters.length,
    boundList(x, supertraits),
    0,
    ...parameters,
  ])
  x.item(ir.TRAIT_ITEM, name, symbol + 1, record, isPublic(x, node))
  x.generics = [...generics, self, ...parameters]
  const members = readMembers(x, body, { qualifier: undefined, abstract: true, exported: isPublic(x, node) })
  x.types.close()
  Object.assign(x, { owner, selfType, generics })
  x.patch(record + 6, listOf(x, members))
}

/** The last segment of each supertrait's path extends it. */
function markSupertraits(x: Extraction, from: number): void {
  const { occurrences } = x.body
  for (let at = from; at < occurrences.length; at += ir.OCCURRENCE_SIZE)
    if (occurrences[at + 2] === ir.TYPE && x.at(occurrences[at + 3] as number) === ir.TYPE_PATH)
      occurrences[at + 2] = ir.EXTENDS
}

function readMembers(x: Extraction, body: number, membership: Membership): number[] {
  const members: number[] = []
  for (const node of x.named(body)) readMember(x, node, membership, members)
  return members
}

function readMember(x: Extraction, node: number, membership: Membership, members: number[]): void {
  let made: [number, number] | undefined
  let kind = 0
  switch (x.code(node)) {
    case K.function_item:
    case K.function_signature_item:
      made = readFunction(x, node, membership)
      kind = ir.FUNCTION_ITEM
      break
    case K.const_item:
      made = readConstant(x, node, membership)
      kind = ir.CONST_ITEM
      break
    case K.type_item:
      made = readAlias(x, node, membership)
      kind = ir.ALIAS_ITEM
      break
    case K.associated_type:
      made = readAssociatedType(x, node)
      kind = ir.ALIAS_ITEM
      break
    case K.macro_invocation:
      readMacroItems(x, node, (inner) => {
        readMember(x, inner, membership, members)
      })
      break
    default:
  }
  const name = x.child(node, x.field.name)
  if (made && made[0] >= 0) members.push(kind, x.string(bare(x.text(name))), made[0] + 1, made[1])
}

/** An associated type stands for whatever its bounds admit. */
function readAssociatedType(x: Extraction, node: number): [number, number] {
  const symbol = addSymbol(x, {
    kind: 'type',
    at: x.child(node, x.field.name),
    declaration: node,
    modifiers: ['abstract'],
  })
  const outer = x.owner
  x.owner = symbol
  x.types.open()
  typeParameters(x, node)
  const bounds = x.child(node, x.field.bounds)
  const code = x.node(ir.ANY_OF_TRAIT, boundList(x, bounds < 0 ? [] : boundsIn(x, bounds)))
  x.types.close()
  x.owner = outer
  return [symbol, code]
}

function readImpl(x: Extraction, node: number): void {
  const typeNode = x.child(node, x.field.type)
  const traitNode = x.child(node, x.field.trait)
  const { owner, selfType, generics } = x
  const name = implName(x, typeNode)
  const symbol = addSymbol(x, {
    kind: 'impl',
    at: typeNode,
    name,
    declaration: node,
    body: x.child(node, x.field.body),
  })
  x.owner = symbol
  x.types.open()
  const parameters = typeParameters(x, node)
  const written = typeOf(x, typeNode)
  const isReference = x.code(typeNode) === K.reference_type
  const own = isReference ? x.node(ir.REFERENCE_TO, written) : written
  x.selfType = written
  const typeEnd = x.body.occurrences.length
  const trait = traitNode < 0 ? 0 : typeOf(x, traitNode)
  // What implements the trait is the type, wherever this file declares it.
  if (trait !== 0) markImplements(x, typeEnd, trait, x.typeSymbols.get(name) ?? symbol)
  const record = x.record([ir.IMPL, x.scope, own, trait, parameters.length, 0, ...parameters])
  x.surface.impls.push(record)
  x.generics = [...generics, ...parameters]
  const members = readMembers(x, x.child(node, x.field.body), {
    qualifier: x.symbols[symbol]?.qualified ?? name,
    abstract: false,
    exported: false,
  })
  x.types.close()
  Object.assign(x, { owner, selfType, generics })
  x.patch(record + 5, listOf(x, members))
}

function markImplements(x: Extraction, from: number, trait: number, symbol: number): void {
  const { occurrences } = x.body
  const count = x.at(trait + 3)
  for (let at = from; at < occurrences.length; at += ir.OCCURRENCE_SIZE)
    if (occurrences[at + 3] === trait && occurrences[at + 4] === count - 1) {
      occurrences[at + 2] = ir.IMPLEMENTS
      occurrences[at + 5] = symbol
    }
}

/** `Vec<T>` → `Vec`, `&'a mut a::B` → `B`. */
function implName(x: Extraction, type: number): string {
  switch (x.code(type)) {
    case K.generic_type:
    case K.reference_type:
    case K.pointer_type:
      return implName(x, x.child(type, x.field.type))
    case K.scoped_type_identifier:
      return x.text(x.child(type, x.field.name))
    case K.dynamic_type:
      return implName(x, x.child(type, x.field.trait))
    default:
      return type < 0 ? '?' : x.folded(type).slice(0, LIMITS.nameChars)
  }
}

// --- modules and imports

function readModule(x: Extraction, node: number): void {
  const nameNode = x.child(node, x.field.name)
  const name = bare(x.text(nameNode))
  const body = x.child(node, x.field.body)
  const { attributes } = above(x, node)
  const symbol = addSymbol(x, {
    kind: 'module',
    at: nameNode,
    name,
    declaration: node,
    body,
    ...(body < 0 ? { modifiers: ['declaration' as const] } : {}),
  })
  if (body < 0) {
    const path = attributes.map((text) => /^path\s*=\s*"([^"]*)"/.exec(text)?.[1]).find((one) => one !== undefined)
    x.item(ir.MODULE_FILE, name, symbol + 1, path === undefined ? 0 : x.string(path), isPublic(x, node))
    return
  }
  const scope = x.newScope(ir.MODULE, name, symbol + 1)
  x.item(ir.MODULE_ITEM, name, symbol + 1, scope, isPublic(x, node))
  const outer = { owner: x.owner, scope: x.scope, conditions: x.conditions }
  x.owner = symbol
  x.scope = scope
  x.conditions = [...x.conditions, ...conditionsOf(attributes)]
  readItems(x, body)
  Object.assign(x, outer)
}

function readExternCrate(x: Extraction, node: number): void {
  const name = x.child(node, x.field.name)
  const alias = x.child(node, x.field.alias)
  const path = { base: 0, segments: [{ offset: -1, text: '::', args: 0 }, ...readPath(x, name).segments] }
  const code = pathNode(x, path, ir.MACRO_PATH, ir.IMPORTS)
  const known = bare(x.text(alias >= 0 ? alias : name))
  x.surface.uses.push(x.scope, code, x.string(known === 'self' ? '' : known), 0, isPublic(x, node) ? 1 : 0)
}

function readUseDeclaration(x: Extraction, node: number): void {
  readUseTree(x, x.child(node, x.field.argument), { base: 0, segments: [] }, isPublic(x, node))
}

function readUseTree(x: Extraction, node: number, prefix: ReturnType<typeof readPath>, open: boolean): void {
  x.nested(() => {
    readUse(x, node, prefix, open)
  })
}

function readUse(x: Extraction, node: number, prefix: ReturnType<typeof readPath>, open: boolean): void {
  const joined = (path: number) => {
    const rest = path < 0 ? { base: 0, segments: [] } : readPath(x, path)
    return { base: 0, segments: [...prefix.segments, ...rest.segments] }
  }
  const add = (path: ReturnType<typeof readPath>, alias: string, glob: boolean) => {
    if (path.segments.length === 0) return
    // Segments of the prefix were written once, with the first of the names behind them.
    const own = { base: 0, segments: path.segments.map((one) => ({ ...one })) }
    const code = pathNode(x, own, ir.MACRO_PATH, ir.IMPORTS)
    for (const segment of prefix.segments) segment.offset = -1
    x.surface.uses.push(x.scope, code, x.string(alias), glob ? 1 : 0, open ? 1 : 0)
  }
  switch (x.code(node)) {
    case K.use_list:
      for (const one of x.named(node)) readUseTree(x, one, prefix, open)
      return
    case K.scoped_use_list: {
      const path = x.child(node, x.field.path)
      const inside = joined(path)
      if (path < 0 && inside.segments.length === 0) inside.segments.push({ offset: -1, text: '::', args: 0 })
      readUseTree(x, x.child(node, x.field.list), inside, open)
      return
    }
    case K.use_wildcard:
      add(joined(x.firstNamed(node)), '', true)
      return
    case K.use_as_clause: {
      const alias = x.child(node, x.field.alias)
      add(joined(x.child(node, x.field.path)), alias < 0 ? '_' : x.text(alias), false)
      return
    }
    default: {
      const path = joined(node)
      const last = path.segments.at(-1)
      // `a::{self}` is `a` itself.
      if (last?.text === 'self' && path.segments.length > 1) path.segments.pop()
      add(path, bare(path.segments.at(-1)?.text ?? ''), false)
    }
  }
}

function readMacro(x: Extraction, node: number): void {
  const nameNode = x.child(node, x.field.name)
  if (nameNode < 0) return
  const symbol = addSymbol(x, {
    kind: 'macro',
    at: nameNode,
    declaration: node,
    body: x.childOf(node, K.macro_rule),
  })
  // Inside of a macro call it is the call that bears `#[macro_export]`.
  const exported = x.macroDepth > 0 || (x.symbols[symbol]?.modifiers?.includes('exported') ?? false)
  x.item(ir.MACRO_ITEM, x.text(nameNode), symbol + 1, 0, exported)
}
