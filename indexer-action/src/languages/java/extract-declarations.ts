/** Types, and the package and imports around them: each type a symbol, a line in the surface, and a node. */
import type { SymbolFact } from '../../../../src/contract/symbols.ts'
import { writeMember, writeMembers } from '../nominal/declarations.ts'
import { childOfType, currentType, enter, visit, visitEach, writePosition } from '../nominal/extraction.ts'
import { FLAG, OP } from '../nominal/ir.ts'
import { MEMBER_CONSTRUCTOR, MEMBER_FIELD, MEMBER_METHOD, type TypeText } from '../nominal/surface.ts'
import { modifiers } from './extract-statements.ts'
import { typeText, writeType } from './extract-types.ts'
import { type JavaExtraction as Extraction, javaHandlers } from './grammar.ts'
import { addLombok } from './lombok.ts'
import { addSymbol, declared, parameterParts, parametersOf, signature } from './symbols.ts'

export function typeParameterTexts(x: Extraction, node: number): string[][] | undefined {
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
    const permitted = tree.child(node, f.permits)
    if (permitted >= 0) visitEach(x, childOfType(x, permitted, grammar.t.type_list))
    const components = tree.child(node, f.parameters)
    if (components >= 0) recordComponents(x, components, text)
    if (body >= 0) writeBody(x, body)
    out.end()
    if (flags & FLAG.record) implicitAccessors(text)
    if (flags & FLAG.enum) implicitEnumMethods(text)
    addLombok(x, type, text)
    Object.assign(x, frame)
  }
}

/** `record A(int x)`: a field each, and a constructor that takes them in order. */
function recordComponents(x: Extraction, list: number, type: TypeText): void {
  const { tree } = x
  const { texts, variadic } = parametersOf(x, list)
  for (const child of tree.children(list)) {
    const parts = parameterParts(x, child)
    if (!parts) continue
    const about = declared(x, child)
    const { name, type: written } = parts
    const dimensions = parts.dimensions + (parts.spread ? 1 : 0)
    const symbol = addSymbol(x, child, name, 'property', about, {
      type: tree.textOf(written).replace(/\s+/g, ' ') + '[]'.repeat(dimensions),
    })
    writeMember(
      x,
      x.type,
      {
        name: tree.textOf(name),
        kind: MEMBER_FIELD,
        flags: FLAG.private | FLAG.final,
        symbol,
        type: typeText(x, written) + '[]'.repeat(dimensions),
      },
      () => {
        modifiers(x, child)
        writeType(x, written, dimensions)
      },
    )
  }
  type.members.push({
    name: type.name,
    kind: MEMBER_CONSTRUCTOR,
    flags: FLAG.public | (variadic ? FLAG.variadic : 0),
    symbol: -1,
    parameters: texts,
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

/** `new A() { … }`: the body, written after the arguments; returns the index of its type. */
export function writeAnonymousClass(x: Extraction, body: number, type: number): number {
  return anonymousClass(x, body, [typeText(x, type)])
}

export function anonymousClass(x: Extraction, body: number, supertypes: string[]): number {
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

javaHandlers.handle({
  class_declaration: typeDeclaration('class', 0),
  interface_declaration: typeDeclaration('interface', FLAG.interface | FLAG.abstract),
  annotation_type_declaration: typeDeclaration('interface', FLAG.interface | FLAG.annotation),
  enum_declaration: typeDeclaration('enum', FLAG.enum),
  record_declaration: typeDeclaration('class', FLAG.record | FLAG.final),
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
})
