/** Types and their members: each a symbol, a line in the surface, and a node of code that holds its body. */
import type { SymbolFact } from '../../../../src/contract/symbols.ts'
import { writeInitializer, writeMember, writeMembers } from '../nominal/declarations.ts'
import { childOfType, currentType, enter, visit, visitEach, writeName, writePosition } from '../nominal/extraction.ts'
import {
  FLAG,
  MEMBER_CONSTRUCTOR,
  MEMBER_FIELD,
  MEMBER_METHOD,
  type MemberText,
  OP,
  type TypeText,
} from '../nominal/ir.ts'
import { modifiers } from './extract-statements.ts'
import { dimensionsOf, typeText, writeType } from './extract-types.ts'
import { type JavaExtraction as Extraction, javaHandlers } from './grammar.ts'
import { addSymbol, declared, parametersOf, roleOf, signature } from './symbols.ts'

function typeParameterTexts(x: Extraction, node: number): string[][] | undefined {
  const { tree, grammar } = x
  const list = tree.child(node, grammar.f.type_parameters)
  if (list < 0) return undefined
  const texts: string[][] = []
  for (const child of tree.children(list)) {
    if (tree.type[child] !== grammar.t.type_parameter) continue
    const name = childOfType(x, child, grammar.t.type_identifier)
    if (name < 0) continue
    const text = [tree.textOf(name)]
    const bound = childOfType(x, child, grammar.t.type_bound)
    if (bound >= 0) for (const one of tree.children(bound)) if (grammar.isNamed(tree, one)) text.push(typeText(x, one))
    texts.push(text)
  }
  return texts
}

/** Members, those after an enum's constants among them. */
function writeBody(x: Extraction, body: number): void {
  const { tree, grammar } = x
  writeMembers(x, body, (child) => {
    if (tree.type[child] === grammar.t.enum_body_declarations) writeBody(x, child)
    else visit(x, child)
  })
}

/** Nodes of supertypes under a clause, with their use. */
function superTypes(x: Extraction, node: number): { node: number; implemented: boolean }[] {
  const { tree, grammar } = x
  const found: { node: number; implemented: boolean }[] = []
  const collect = (from: number, implemented: boolean): void => {
    for (const child of tree.children(from)) {
      if (tree.type[child] === grammar.t.type_list) collect(child, implemented)
      else if (grammar.isNamed(tree, child)) found.push({ node: child, implemented })
    }
  }
  const superclass = tree.child(node, grammar.f.superclass)
  if (superclass >= 0) collect(superclass, false)
  const interfaces = tree.child(node, grammar.f.interfaces)
  if (interfaces >= 0) collect(interfaces, true)
  const extended = childOfType(x, node, grammar.t.extends_interfaces)
  if (extended >= 0) collect(extended, false)
  return found
}

function typeDeclaration(kind: SymbolFact['kind'], flags: number) {
  return (x: Extraction, node: number): void => {
    const { tree, grammar, out } = x
    const { f } = grammar
    const about = declared(x, node)
    const nameNode = tree.child(node, f.name)
    const body = tree.child(node, f.body)
    const outer = currentType(x)
    // Members of interfaces are public without saying so.
    if (outer && outer.flags & FLAG.interface && x.member < 0) about.flags |= FLAG.public
    const symbol = addSymbol(x, node, nameNode, kind, about, { signature: signature(x, node, body) })
    const text: TypeText = {
      name: tree.textOf(nameNode),
      symbol,
      flags: about.flags | flags,
      outer: x.type,
      within: x.member,
      members: [],
    }
    const supers = superTypes(x, node)
    if (supers.length > 0) text.supertypes = supers.map((s) => typeText(x, s.node))
    if (tree.child(node, f.superclass) >= 0) text.superclass = 0
    const typeParameters = typeParameterTexts(x, node)
    if (typeParameters) text.typeParameters = typeParameters
    const type = x.surface.types.push(text) - 1
    const frame = enter(x, type, -1, symbol)
    out.begin(OP.type)
    out.operand(type)
    out.operand(symbol)
    modifiers(x, node)
    const list = tree.child(node, f.type_parameters)
    if (list >= 0) visitEach(x, list)
    for (const s of supers) {
      out.begin(OP.supertype)
      writePosition(x, s.node)
      out.operand(s.implemented ? 1 : 0)
      visit(x, s.node)
      out.end()
    }
    const components = tree.child(node, f.parameters)
    if (components >= 0) recordComponents(x, components, text)
    if (body >= 0) writeBody(x, body)
    out.end()
    if (flags & FLAG.record) implicitAccessors(text)
    if (flags & FLAG.enum) implicitEnumMethods(text)
    Object.assign(x, frame)
  }
}

/** `record A(int x)`: a field each, and a constructor that takes them in order. */
function recordComponents(x: Extraction, list: number, type: TypeText): void {
  const { tree, grammar } = x
  for (const child of tree.children(list)) {
    if (tree.type[child] !== grammar.t.formal_parameter && tree.type[child] !== grammar.t.spread_parameter) continue
    const found = parametersOf(x, list).facts
    const about = declared(x, child)
    const name = tree.child(child, grammar.f.name)
    const written = tree.child(child, grammar.f.type)
    if (name < 0 || written < 0) continue
    const fact = found.find((p) => p.name === tree.textOf(name))
    const symbol = addSymbol(x, child, name, 'property', about, fact?.type === undefined ? {} : { type: fact.type })
    writeMember(
      x,
      x.type,
      {
        name: tree.textOf(name),
        kind: MEMBER_FIELD,
        flags: FLAG.private | FLAG.final,
        symbol,
        type: typeText(x, written) + '[]'.repeat(dimensionsOf(x, child)),
      },
      () => {
        modifiers(x, child)
        writeType(x, written, dimensionsOf(x, child))
      },
    )
  }
  type.members.push({
    name: type.name,
    kind: MEMBER_CONSTRUCTOR,
    flags: FLAG.public,
    symbol: -1,
    parameters: parametersOf(x, list).texts,
  })
}

function implicitEnumMethods(type: TypeText): void {
  const both = { kind: MEMBER_METHOD, flags: FLAG.public | FLAG.static, symbol: -1 }
  type.members.push(
    { ...both, name: 'values', parameters: [], type: `${type.name}[]` },
    { ...both, name: 'valueOf', parameters: [['name', 'String']], type: type.name },
  )
}

function implicitAccessors(type: TypeText): void {
  const written = new Set(
    type.members.filter((m) => m.kind === MEMBER_METHOD && !m.parameters?.length).map((m) => m.name),
  )
  for (const component of type.members.filter((m) => m.kind === MEMBER_FIELD && !(m.flags & FLAG.static)))
    if (!written.has(component.name) && component.type !== undefined)
      type.members.push({
        name: component.name,
        kind: MEMBER_METHOD,
        flags: FLAG.public,
        symbol: component.symbol,
        parameters: [],
        type: component.type,
      })
}

function fieldDeclaration(x: Extraction, node: number): void {
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
  const symbol = addSymbol(x, node, nameNode, construct ? 'constructor' : owner ? 'method' : 'function', about, {
    ...role,
    signature: signature(x, node, body),
    ...(parameters.facts.length > 0 ? { parameters: parameters.facts } : {}),
    ...(construct ? {} : { returns: tree.textOf(written).replace(/\s+/g, ' ') + '[]'.repeat(dimensions) }),
  })
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
    if (list >= 0) visitEach(x, list)
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
    flags: about.flags,
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

/** `new A() { … }`: the body, written after the arguments; returns the index of its type. */
export function writeAnonymousClass(x: Extraction, body: number, type: number): number {
  return anonymousClass(x, body, [typeText(x, type)])
}

function anonymousClass(x: Extraction, body: number, supertypes: string[]): number {
  const index =
    x.surface.types.push({
      name: '',
      symbol: -1,
      flags: 0,
      outer: x.type,
      within: x.member,
      supertypes,
      superclass: 0,
      members: [],
    }) - 1
  const frame = enter(x, index, -1, x.symbol)
  x.out.begin(OP.type)
  x.out.operand(index)
  x.out.operand(x.symbol)
  writeBody(x, body)
  x.out.end()
  Object.assign(x, frame)
  return index
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
  class_declaration: typeDeclaration('class', 0),
  interface_declaration: typeDeclaration('interface', FLAG.interface | FLAG.abstract),
  annotation_type_declaration: typeDeclaration('interface', FLAG.interface | FLAG.annotation),
  enum_declaration: typeDeclaration('enum', FLAG.enum),
  record_declaration: typeDeclaration('class', FLAG.record | FLAG.final),
  field_declaration: fieldDeclaration,
  constant_declaration: fieldDeclaration,
  method_declaration: method,
  annotation_type_element_declaration: method,
  constructor_declaration: method,
  compact_constructor_declaration: compactConstructor,
  enum_constant: enumConstant,
  static_initializer: initializerBlock,
  explicit_constructor_invocation: (x, node) => {
    const { tree, grammar, out } = x
    const { f } = grammar
    const keyword = tree.child(node, f.constructor)
    const object = tree.child(node, f.object)
    out.begin(OP.delegate)
    writeName(x, keyword)
    out.operand(tree.textOf(keyword) === 'super' ? 1 : 0)
    out.operand(object >= 0 ? 1 : 0)
    if (object >= 0) visit(x, object)
    visitEach(x, tree.child(node, f.arguments))
    out.end()
  },
  package_declaration: (x, node) => {
    for (const child of x.tree.children(node))
      if (/identifier$/.test(x.tree.typeName(child))) x.surface.package = x.tree.textOf(child).replace(/\s+/g, '')
  },
  import_declaration: (x, node) => {
    const { tree, grammar } = x
    const path = childOfType(x, node, grammar.t.scoped_identifier)
    const written = path >= 0 ? path : childOfType(x, node, grammar.t.identifier)
    if (written < 0) return
    const name = path >= 0 ? tree.child(path, grammar.f.name) : written
    const offset = tree.start[name] as number
    x.surface.imports.push({
      path: tree.textOf(written).replace(/\s+/g, ''),
      ...(childOfType(x, node, grammar.t.asterisk) >= 0 ? { all: true as const } : {}),
      ...(childOfType(x, node, grammar.t.static) >= 0 ? { static: true as const } : {}),
      line: tree.lineAt(offset),
      column: tree.columnAt(offset),
      length: (tree.end[name] as number) - offset,
    })
  },
  module_declaration: () => {},
  program: (x, node) => {
    x.out.begin(OP.sequence)
    writeBody(x, node)
    x.out.end()
  },
})
