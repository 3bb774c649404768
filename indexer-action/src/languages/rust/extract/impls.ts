/** Traits and impls, with their members. An impl of a trait is recorded as an occurrence of the trait. */
import { LIMITS } from '../../../../../src/contract/limits.ts'
import * as ir from '../ir.ts'
import { readAttribute } from './attributes.ts'
import { listOf, readAlias, readConstant } from './data.ts'
import type { Extraction } from './extraction.ts'
import { type Membership, readFunction } from './functions.ts'
import { isPublic, readMacroItems } from './items.ts'
import { bare } from './paths.ts'
import { addSymbol, conditionsOfSymbol } from './symbols.ts'
import { K } from './syntax.ts'
import { boundList, boundsAt, boundsIn, typeOf, typeParameters } from './types.ts'

export function readTrait(x: Extraction, node: number): void {
  const nameNode = x.child(node, x.field.name)
  const name = bare(x.text(nameNode))
  const body = x.child(node, x.field.body)
  const symbol = addSymbol(x, { kind: 'trait', at: nameNode, name, declaration: node, body })
  x.typeSymbols.set(name, symbol)
  const { owner, selfType, generics } = x
  x.enter(symbol)
  x.types.open()
  const self = x.record([ir.TYPE_PARAMETER, x.string('Self'), 0, -1, 0])
  x.selfType = self
  const parameters = typeParameters(x, node)
  const from = x.body.occurrences.length
  const supertraits = boundsIn(x, x.child(node, x.field.bounds))
  markSupertraits(x, from, supertraits)
  supertraits.push(...boundsAt(x, self))
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

/** Records the last segment of each supertrait's path as `extends`. */
function markSupertraits(x: Extraction, from: number, supertraits: readonly number[]): void {
  const { occurrences } = x.body
  const paths = new Set(supertraits.map((bound) => (x.at(bound) === ir.FUNCTION_BOUND ? x.at(bound + 1) : bound)))
  for (let at = from; at < occurrences.length; at += ir.OCCURRENCE_SIZE)
    if (occurrences[at + 2] === ir.TYPE && paths.has(occurrences[at + 3] as number)) occurrences[at + 2] = ir.EXTENDS
}

export function readImpl(x: Extraction, node: number): void {
  const typeNode = x.child(node, x.field.type)
  const traitNode = x.child(node, x.field.trait)
  const { owner, selfType, generics, conditions, isImplementing } = x
  const name = implName(x, typeNode)
  const symbol = addSymbol(x, {
    kind: 'impl',
    at: typeNode,
    name,
    declaration: node,
    body: x.child(node, x.field.body),
  })
  x.enter(symbol)
  x.conditions = conditionsOfSymbol(x, symbol)
  x.types.open()
  const parameters = typeParameters(x, node)
  const written = typeOf(x, typeNode)
  // `Self::Item` is of the trait that is implemented, and `T::Item` of a bound, so `Self` needs a node of its own.
  const self = written !== 0 && x.at(written) === ir.TYPE_PARAMETER ? x.node(ir.QUALIFIED, written) : written
  const isReference = x.code(typeNode) === K.reference_type
  const own = isReference ? x.node(ir.REFERENCE_TO, self) : self
  x.selfType = self
  const typeEnd = x.body.occurrences.length
  const trait = traitNode < 0 ? 0 : typeOf(x, traitNode)
  if (trait !== 0) markImplements(x, typeEnd, trait, symbol, name)
  const record = x.record([ir.IMPL, x.scope, own, trait, parameters.length, 0, ...parameters])
  x.surface.impls.push(record)
  x.generics = [...generics, ...parameters]
  x.isImplementing = trait !== 0
  const members = readMembers(x, x.child(node, x.field.body), {
    qualifier: x.symbols[symbol]?.qualified ?? name,
    abstract: false,
    exported: false,
  })
  x.types.close()
  Object.assign(x, { owner, selfType, generics, conditions, isImplementing })
  x.patch(record + 5, listOf(x, members))
}

/** Records the trait as implemented by the type, if this file declares the type, and otherwise by the impl. */
function markImplements(x: Extraction, from: number, trait: number, symbol: number, name: string): void {
  const { occurrences } = x.body
  const count = x.at(trait + 3)
  for (let at = from; at < occurrences.length; at += ir.OCCURRENCE_SIZE)
    if (occurrences[at + 3] === trait && occurrences[at + 4] === count - 1) {
      occurrences[at + 2] = ir.IMPLEMENTS
      occurrences[at + 5] = symbol
      x.whenRead(() => {
        occurrences[at + 5] = x.typeSymbols.get(name) ?? symbol
      })
    }
}

/** The name of the type that an impl is for: `Vec<T>` → `Vec`, `&'a mut a::B` → `B`. */
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
    case K.attribute_item:
    case K.inner_attribute_item:
      readAttribute(x, node)
      return
    // An expansion is parsed like a file, in which a call is a statement.
    case K.expression_statement:
      if (x.code(x.firstNamed(node)) === K.macro_invocation) readMember(x, x.firstNamed(node), membership, members)
      return
    default:
  }
  const name = x.child(node, x.field.name)
  if (made && made[0] >= 0) members.push(kind, x.string(bare(x.text(name))), made[0] + 1, made[1])
}

/** An associated type in a trait is known by its bounds. */
function readAssociatedType(x: Extraction, node: number): [number, number] {
  const symbol = addSymbol(x, {
    kind: 'type',
    at: x.child(node, x.field.name),
    declaration: node,
    modifiers: ['abstract'],
  })
  const outer = x.owner
  x.enter(symbol)
  x.types.open()
  typeParameters(x, node)
  const bounds = x.child(node, x.field.bounds)
  const code = x.node(ir.ANY_OF_TRAIT, boundList(x, bounds < 0 ? [] : boundsIn(x, bounds)))
  x.types.close()
  x.owner = outer
  return [symbol, code]
}
