/** Fields, methods, constructors and constants: each a symbol, a line in the surface, and a node that holds its body. */
import { writeInitializer, writeMember } from '../nominal/declarations.ts'
import { currentType, visit, visitEach, writeName } from '../nominal/extraction.ts'
import { FLAG, OP } from '../nominal/ir.ts'
import { MEMBER_CONSTRUCTOR, MEMBER_FIELD, MEMBER_METHOD, type MemberText } from '../nominal/surface.ts'
import { isUnwritten } from './compact-files.ts'
import { anonymousClass, typeParameterTexts } from './extract-declarations.ts'
import { delegation } from './extract-expressions.ts'
import { modifiers } from './extract-statements.ts'
import { dimensionsOf, typeText } from './extract-types.ts'
import { type JavaExtraction as Extraction, javaHandlers } from './grammar.ts'
import { addSymbol, declared, parametersOf, roleOf, signature } from './symbols.ts'

export function fieldDeclaration(x: Extraction, node: number): void {
  const { tree, grammar } = x
  const { f } = grammar
  const about = declared(x, node)
  const owner = currentType(x)
  if (owner && owner.flags & FLAG.interface) about.flags |= FLAG.public | FLAG.static | FLAG.final
  const written = tree.child(node, f.type)
  let first = true
  const constant = (about.flags & (FLAG.static | FLAG.final)) === (FLAG.static | FLAG.final)
  for (const child of tree.children(node)) {
    if (tree.field[child] !== f.declarator) continue
    const name = tree.child(child, f.name)
    const dimensions = dimensionsOf(x, child)
    const symbol = addSymbol(
      x,
      node,
      name,
      constant ? 'constant' : 'property',
      { ...about, modifiers: [...about.modifiers] },
      {
        type: tree.textOf(written).replace(/\s+/g, ' ') + '[]'.repeat(dimensions),
        signature: signature(x, node, firstValue(x, node)),
      },
    )
    const isFirst = first
    writeMember(
      x,
      x.type,
      {
        name: tree.textOf(name),
        kind: MEMBER_FIELD,
        flags: about.flags,
        symbol,
        type: typeText(x, written) + '[]'.repeat(dimensions),
      },
      () => {
        if (isFirst) {
          modifiers(x, node)
          visit(x, written)
        }
        writeInitializer(x, tree.child(child, f.value))
      },
    )
    first = false
  }
}

function firstValue(x: Extraction, node: number): number {
  for (const child of x.tree.children(node))
    if (x.tree.field[child] === x.grammar.f.declarator) {
      const value = x.tree.child(child, x.grammar.f.value)
      if (value >= 0) return value
    }
  return -1
}

function method(x: Extraction, node: number): void {
  const { tree, grammar } = x
  const { f } = grammar
  const about = declared(x, node)
  const owner = currentType(x)
  const body = tree.child(node, f.body)
  if (owner && owner.flags & FLAG.interface) {
    if (!(about.flags & FLAG.private)) about.flags |= FLAG.public
    if (body < 0) about.flags |= FLAG.abstract
  }
  const nameNode = tree.child(node, f.name)
  const name = tree.textOf(nameNode)
  const written = tree.child(node, f.type)
  const list = tree.child(node, f.parameters)
  const parameters = parametersOf(x, list)
  const dimensions = dimensionsOf(x, node)
  const construct = written < 0
  const role = construct ? {} : roleOf(x, name, about, parameters)
  const symbol = addSymbol(
    x,
    node,
    nameNode,
    construct ? 'constructor' : owner && !isUnwritten(owner) ? 'method' : 'function',
    about,
    {
      ...role,
      signature: signature(x, node, body),
      ...(parameters.facts.length > 0 ? { parameters: parameters.facts } : {}),
      ...(construct ? {} : { returns: tree.textOf(written).replace(/\s+/g, ' ') + '[]'.repeat(dimensions) }),
    },
  )
  const text: MemberText = {
    name,
    kind: construct ? MEMBER_CONSTRUCTOR : MEMBER_METHOD,
    flags: about.flags | (parameters.variadic ? FLAG.variadic : 0),
    symbol,
    parameters: parameters.texts,
  }
  if (!construct) text.type = typeText(x, written) + '[]'.repeat(dimensions)
  const typeParameters = typeParameterTexts(x, node)
  if (typeParameters) text.typeParameters = typeParameters
  writeMember(x, x.type, text, () => {
    modifiers(x, node)
    const typeList = tree.child(node, f.type_parameters)
    if (typeList >= 0) visitEach(x, typeList)
    if (written >= 0) visit(x, written)
    if (list >= 0) {
      for (const parameter of tree.children(list)) modifiers(x, parameter)
      visitEach(x, list)
    }
    for (const child of tree.children(node)) if (tree.typeName(child) === 'throws') visitEach(x, child)
    if (body >= 0) visit(x, body)
    const value = tree.child(node, f.value)
    if (value >= 0) visit(x, value)
  })
}

/** `record A(int x) { A { … } }`: the parameters are the components. */
function compactConstructor(x: Extraction, node: number): void {
  const { tree, grammar } = x
  const { f } = grammar
  const owner = currentType(x)
  const about = declared(x, node)
  const nameNode = tree.child(node, f.name)
  const body = tree.child(node, f.body)
  const canonical = owner?.members.find((m) => m.kind === MEMBER_CONSTRUCTOR && m.symbol === -1)
  const symbol = addSymbol(x, node, nameNode, 'constructor', about, { signature: signature(x, node, body) })
  if (owner && canonical) owner.members.splice(owner.members.indexOf(canonical), 1)
  const text: MemberText = {
    name: tree.textOf(nameNode),
    kind: MEMBER_CONSTRUCTOR,
    flags: about.flags | ((canonical?.flags ?? 0) & FLAG.variadic),
    symbol,
    parameters: canonical?.parameters ?? [],
  }
  writeMember(x, x.type, text, () => {
    modifiers(x, node)
    visit(x, body)
  })
}

function enumConstant(x: Extraction, node: number): void {
  const { tree, grammar, out } = x
  const { f } = grammar
  const owner = currentType(x)
  const nameNode = tree.child(node, f.name)
  const about = declared(x, node)
  about.flags |= FLAG.public | FLAG.static | FLAG.final
  const symbol = addSymbol(x, node, nameNode, 'enum_member', { ...about, flags: about.flags & ~FLAG.public })
  const text: MemberText = {
    name: tree.textOf(nameNode),
    kind: MEMBER_FIELD,
    flags: about.flags,
    symbol,
    type: owner?.name ?? '?',
  }
  writeMember(x, x.type, text, () => {
    modifiers(x, node)
    const body = tree.child(node, f.body)
    const list = tree.child(node, f.arguments)
    if (list >= 0) {
      // The constant's name is its definition; the constructor it calls has no name of its own here.
      out.begin(OP.delegate)
      writeName(x, nameNode)
      out.operand(0)
      out.operand(0)
      visitEach(x, list)
      out.end()
    }
    if (body >= 0) anonymousClass(x, body, owner ? [owner.name] : [])
  })
}

/** Initialiser blocks belong to the class. */
function initializerBlock(x: Extraction, node: number): void {
  const member = x.member
  x.member = -1
  x.out.begin(OP.memberBody)
  x.out.operand(x.type)
  x.out.operand(-1)
  x.out.operand(x.symbol)
  visitEach(x, node)
  x.out.end()
  x.member = member
}

javaHandlers.handle({
  field_declaration: fieldDeclaration,
  constant_declaration: fieldDeclaration,
  method_declaration: method,
  annotation_type_element_declaration: method,
  constructor_declaration: method,
  compact_constructor_declaration: compactConstructor,
  explicit_constructor_invocation: (x, node) => {
    const { tree, grammar } = x
    const { f } = grammar
    delegation(x, tree.child(node, f.constructor), tree.child(node, f.object), tree.child(node, f.arguments))
  },
  enum_constant: enumConstant,
  static_initializer: initializerBlock,
})
