/** Types, the namespaces around them, and what files import: each type a symbol, a line in the surface, and a node. */
import type { SymbolFact } from '../../../../src/contract/symbols.ts'
import { newType, writeMember, writeMembers } from '../nominal/declarations.ts'
import {
  childOfType,
  enter,
  importAlias,
  namedChildren,
  visit,
  visitChildren,
  visitEach,
  writeName,
  writePosition,
} from '../nominal/extraction.ts'
import { FLAG, OP } from '../nominal/ir.ts'
import { MEMBER_CONSTRUCTOR, MEMBER_FIELD, MEMBER_METHOD, type TypeText } from '../nominal/surface.ts'
import { extensionBlock, isExtensionBlock } from './extract-extensions.ts'
import { nameParts } from './extract-names.ts'
import { typeArgumentsOf, typeText, writeTypeName } from './extract-types.ts'
import { addGenerated } from './generated-members.ts'
import { csharp, csharpHandlers, type X } from './grammar.ts'
import { addSymbol, declared, parametersOf, signature } from './symbols.ts'

export function typeParameterTexts(x: X, node: number): string[][] | undefined {
  const { tree, grammar } = x
  const { t, f } = grammar
  const list =
    tree.child(node, f.type_parameters) >= 0
      ? tree.child(node, f.type_parameters)
      : childOfType(x, node, t.type_parameter_list)
  if (list < 0) return undefined
  const texts = new Map<string, string[]>()
  for (const child of namedChildren(x, list)) {
    const name = tree.child(child, f.name)
    if (name >= 0) texts.set(tree.textOf(name), [tree.textOf(name)])
  }
  for (const clause of tree.children(node)) {
    if (tree.type[clause] !== t.type_parameter_constraints_clause) continue
    const [name, ...constraints] = namedChildren(x, clause)
    const text = name === undefined ? undefined : texts.get(tree.textOf(name))
    for (const one of constraints) {
      const bound = typeText(x, tree.child(one, f.type))
      if (bound !== undefined) text?.push(bound)
    }
  }
  return [...texts.values()]
}

export function writeTypeParameters(x: X, node: number): void {
  const { tree, grammar } = x
  const { t, f } = grammar
  const list =
    tree.child(node, f.type_parameters) >= 0
      ? tree.child(node, f.type_parameters)
      : childOfType(x, node, t.type_parameter_list)
  if (list >= 0) visitEach(x, list)
  for (const clause of tree.children(node))
    if (tree.type[clause] === t.type_parameter_constraints_clause) visit(x, clause)
}

/** Whether it stands between `#if` and `#endif`. */
function isConditional(x: X, node: number): boolean {
  const { tree } = x
  for (let at = tree.parent[node] as number; at >= 0; at = tree.parent[at] as number)
    if (/^preproc_(if|elif|else)$/.test(tree.typeName(at))) return true
  return false
}

export function attributes(x: X, node: number): void {
  for (const child of x.tree.children(node)) if (x.tree.type[child] === x.grammar.t.attribute_list) visitEach(x, child)
}

/** Members and statements, those under a condition among them. */
function writeBody(x: X, body: number): void {
  const { tree } = x
  writeMembers(x, body, (child) => {
    if (/^preproc_(if|elif|else)$/.test(tree.typeName(child))) writeBody(x, child)
    else visit(x, child)
  })
}

function typeDeclaration(kind: SymbolFact['kind'], flags: number) {
  return (x: X, node: number): void => {
    const { tree, grammar, out } = x
    const { t, f } = grammar
    if (kind === 'class' && isExtensionBlock(x, node)) {
      extensions(x, node)
      return
    }
    const about = declared(x, node)
    const nameNode = tree.child(node, f.name)
    const body = tree.child(node, f.body)
    if (nameNode < 0) return
    const symbol = addSymbol(x, node, nameNode, kind, about, { signature: signature(x, node, body) })
    const text: TypeText = {
      name: tree.textOf(nameNode),
      symbol,
      flags: about.flags | flags,
      outer: x.type,
      within: -1,
      members: [],
    }
    if (about.partial) text.partial = true
    if (isConditional(x, node)) text.conditional = true
    if (csharp(x).namespace !== x.surface.package) text.package = csharp(x).namespace
    const bases = childOfType(x, node, t.base_list)
    const supers = bases < 0 ? [] : namedChildren(x, bases).filter((child) => tree.type[child] !== t.argument_list)
    const nodes = supers.map((child) =>
      tree.type[child] === t.primary_constructor_base_type ? tree.child(child, f.type) : child,
    )
    if (nodes.length > 0 && !(flags & FLAG.enum)) {
      text.supertypes = nodes.map((child) => typeText(x, child) ?? '?')
      if (!(flags & FLAG.interface)) text.superclass = 0
    }
    const typeParameters = typeParameterTexts(x, node)
    if (typeParameters) text.typeParameters = typeParameters
    const type = x.surface.types.push(text) - 1
    const frame = enter(x, type, -1, symbol)
    out.begin(OP.type)
    out.operand(type)
    out.operand(symbol)
    attributes(x, node)
    writeTypeParameters(x, node)
    for (const [at, child] of nodes.entries()) {
      out.begin(OP.supertype)
      writePosition(x, child)
      out.operand(at > 0 || /^I[A-Z]/.test(tree.textOf(child)) ? 1 : 0)
      writeTypeName(x, child)
      out.end()
    }
    const parameters = childOfType(x, node, t.parameter_list)
    if (parameters >= 0) primaryConstructor(x, node, parameters, text)
    if (nodes[0] !== undefined) callOfBase(x, bases, nodes[0])
    if (body >= 0) writeBody(x, body)
    addGenerated(x, text)
    out.end()
    Object.assign(x, frame)
  }
}

/** `: Base(…)`: what the primary constructor calls. */
function callOfBase(x: X, bases: number, base: number): void {
  const { tree, grammar, out } = x
  const { t, f } = grammar
  const [first = -1] = namedChildren(x, bases)
  const list = childOfType(x, tree.type[first] === t.primary_constructor_base_type ? first : bases, t.argument_list)
  if (list < 0) return
  out.begin(OP.delegate)
  writeName(x, nameParts(x, tree.type[base] === t.qualified_name ? tree.child(base, f.name) : base).name)
  out.operand(1)
  out.operand(0)
  visitEach(x, list)
  out.end()
}

function extensions(x: X, node: number): void {
  const body = x.tree.child(node, x.grammar.f.body)
  extensionBlock(x, node, typeParameterTexts(x, node), (parameters, alone, text) => {
    attributes(x, node)
    writeTypeParameters(x, node)
    if (alone >= 0) writeTypeName(x, alone)
    if (parameters >= 0) primaryConstructor(x, node, parameters, text)
    if (body >= 0) writeBody(x, body)
  })
}

/** `record A(int X)`, `class A(int x)`: a member each, and a constructor that takes them in order. */
function primaryConstructor(x: X, node: number, list: number, type: TypeText): void {
  const { tree, grammar } = x
  const { t, f } = grammar
  const isRecord = tree.typeName(node) === 'record_declaration'
  for (const child of namedChildren(x, list)) {
    if (tree.type[child] !== t.parameter) continue
    const name = tree.child(child, f.name)
    const written = tree.child(child, f.type)
    const about = declared(x, child)
    about.flags |= FLAG.parameter | (isRecord ? FLAG.public : FLAG.private)
    const symbol = addSymbol(x, child, name, 'property', about, written >= 0 ? { type: tree.textOf(written) } : {})
    writeMember(
      x,
      x.type,
      { name: tree.textOf(name), kind: MEMBER_FIELD, flags: about.flags, symbol, ...typed(typeText(x, written)) },
      () => {
        attributes(x, child)
        if (written >= 0) writeTypeName(x, written)
      },
    )
  }
  const parameters = parametersOf(x, list)
  type.members.push({
    name: type.name,
    kind: MEMBER_CONSTRUCTOR,
    flags: FLAG.public,
    symbol: -1,
    parameters: parameters.texts,
    required: parameters.required,
  })
}

export function typed(type: string | undefined): { type?: string } {
  return type === undefined ? {} : { type }
}

/** `A.Map` with the number of its type arguments, of `A.Map<K, V>`. */
function classOf(type: string): string {
  const list = /<(.*)>$/s.exec(type)?.[1]
  if (list === undefined) return type
  let depth = 0
  let count = 1
  for (const sign of list) {
    if (sign === '<' || sign === '{') depth++
    else if (sign === '>' || sign === '}') depth--
    else if (sign === ',' && depth === 0) count++
  }
  return `${type.slice(0, type.indexOf('<'))}\`${count}`
}

csharpHandlers.handle({
  class_declaration: typeDeclaration('class', 0),
  struct_declaration: typeDeclaration('struct', FLAG.final | FLAG.value),
  interface_declaration: typeDeclaration('interface', FLAG.interface | FLAG.abstract),
  record_declaration: typeDeclaration('class', FLAG.record),
  enum_declaration: typeDeclaration('enum', FLAG.enum),
  delegate_declaration: (x, node) => {
    const { tree, grammar } = x
    const { f } = grammar
    const about = declared(x, node)
    const nameNode = tree.child(node, f.name)
    const list = tree.child(node, f.parameters)
    const written = tree.child(node, f.type)
    const parameters = parametersOf(x, list)
    const symbol = addSymbol(x, node, nameNode, 'type', about, {
      signature: signature(x, node, -1),
      parameters: parameters.facts,
    })
    const text: TypeText = {
      name: tree.textOf(nameNode),
      symbol,
      flags: about.flags | FLAG.interface | FLAG.abstract,
      outer: x.type,
      within: -1,
      members: [],
    }
    if (isConditional(x, node)) text.conditional = true
    if (csharp(x).namespace !== x.surface.package) text.package = csharp(x).namespace
    const typeParameters = typeParameterTexts(x, node)
    if (typeParameters) text.typeParameters = typeParameters
    text.members.push({
      name: 'Invoke',
      kind: MEMBER_METHOD,
      flags: FLAG.public | FLAG.abstract,
      // To call it by its name is to call the delegate.
      symbol,
      parameters: parameters.texts,
      ...typed(typeText(x, written)),
    })
    const type = x.surface.types.push(text) - 1
    const frame = enter(x, type, -1, symbol)
    x.out.begin(OP.type)
    x.out.operand(type)
    x.out.operand(symbol)
    attributes(x, node)
    writeTypeParameters(x, node)
    writeTypeName(x, written)
    visit(x, list)
    x.out.end()
    Object.assign(x, frame)
  },
  namespace_declaration: namespace,
  file_scoped_namespace_declaration: namespace,
  using_directive: (x, node) => {
    const { tree, grammar } = x
    const { t, f } = grammar
    const alias = tree.child(node, f.name)
    const target = namedChildren(x, node).find((child) => child !== alias)
    if (target === undefined) return
    const head = tree.text.slice(tree.start[node], tree.start[target])
    const last = tree.type[target] === t.qualified_name ? tree.child(target, f.name) : target
    const name = tree.type[last] === t.generic_name ? (namedChildren(x, last)[0] ?? last) : last
    const isTuple = tree.type[target] === t.tuple_type
    const isNameless = isTuple || tree.type[target] === t.array_type
    // Where what is meant has no name, the import stands at its own.
    const named = isNameless && alias >= 0 ? alias : name
    const offset = tree.start[named] as number
    const isStatic = /\bstatic\b/.test(head)
    const written = alias < 0 ? undefined : typeText(x, target)
    const isMore = written !== undefined && /[<[{]/.test(written)
    x.surface.imports.push({
      path: isNameless
        ? `System.${isTuple ? 'ValueTuple' : 'Array'}`
        : classOf(typeText(x, target) ?? tree.textOf(target)),
      ...(alias >= 0 ? importAlias(x, alias) : { all: true as const }),
      ...(isMore ? { type: written } : {}),
      ...(isStatic ? { static: true as const } : {}),
      ...(/\bglobal\b/.test(head) ? { global: true as const } : {}),
      line: tree.lineAt(offset),
      column: tree.columnAt(offset),
      length: (tree.end[named] as number) - offset,
    })
    if (isNameless && alias >= 0) writeTypeName(x, target)
    else if (tree.type[last] === t.generic_name) for (const one of typeArgumentsOf(x, last)) writeTypeName(x, one)
  },
  compilation_unit: (x, node) => {
    x.out.begin(OP.block)
    writeBody(x, node)
    x.out.end()
  },
  global_statement: (x, node) => {
    // Functions among such statements are members of a class that nobody writes.
    const { types } = x.surface
    const known = types.findIndex(({ flags }) => flags & FLAG.file)
    const outer = x.type
    x.type = known >= 0 ? known : types.push(newType('', -1, FLAG.file, -1, -1)) - 1
    visitChildren(x, node, OP.sequence)
    x.type = outer
  },
  declaration_list: (x, node) => {
    x.out.begin(OP.sequence)
    writeBody(x, node)
    x.out.end()
  },
  extern_alias_directive: (x) => x.out.leaf(OP.sequence),
})

function namespace(x: X, node: number): void {
  const { tree, grammar } = x
  const { f } = grammar
  const state = csharp(x)
  const outer = state.namespace
  const name = tree.textOf(tree.child(node, f.name)).replace(/\s+/g, '')
  state.namespace = outer === '' ? name : `${outer}.${name}`
  if (x.surface.package === '' && x.surface.types.length === 0) x.surface.package = state.namespace
  const body = tree.child(node, f.body)
  if (body >= 0) {
    visit(x, body)
    state.namespace = outer
  }
}
