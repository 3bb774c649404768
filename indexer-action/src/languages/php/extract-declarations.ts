/** Classes, interfaces, traits and enums: each a symbol, a type of the surface, and a node that holds its members. */
import type { SymbolFact } from '../../../../src/contract/symbols.ts'
import { writeMembers } from '../nominal/declarations.ts'
import { childOfType, enter, namedChildren, visit, writePosition } from '../nominal/extraction.ts'
import { FLAG, OP } from '../nominal/ir.ts'
import { MEMBER_FIELD, type MemberText, type TypeText } from '../nominal/surface.ts'
import { isName } from './chains.ts'
import { type DocComment, docTemplates, readDocComment, readDocType } from './doc-types.ts'
import { pairRepository } from './doctrine-types.ts'
import { modelOf } from './eloquent.ts'
import { modelAttributes } from './eloquent-attributes.ts'
import { writeClassName } from './extract-types.ts'
import { pairFactories } from './factories.ts'
import { php, phpHandlers, type X } from './grammar.ts'
import { dotted, fullName, lastName, pathOf } from './names.ts'
import { promisedMembers } from './promised-members.ts'
import { addSymbol, declared, signature } from './symbols.ts'
import { typeAliasesOf } from './type-aliases.ts'

function typeDeclaration(kind: SymbolFact['kind'], flags: number) {
  return (x: X, node: number): void => {
    const { tree, grammar } = x
    const { f } = grammar
    const about = declared(x, node)
    const nameNode = tree.child(node, f.name)
    const body = tree.child(node, f.body)
    if (nameNode < 0 || body < 0) return
    const outer = x.type
    const within = x.symbol
    x.symbol = -1
    const symbol = addSymbol(x, node, nameNode, kind, about, { signature: signature(x, node, body) })
    x.symbol = within
    const text: TypeText = {
      name: tree.textOf(nameNode),
      symbol,
      flags: about.flags | flags,
      // A class is known everywhere, even one that a function declares.
      outer: -1,
      within: -1,
      members: [],
    }
    if (php(x).namespace !== x.surface.package) text.package = php(x).namespace
    classText(x, node, text, about.doc)
    const type = x.surface.types.push(text) - 1
    const frame = enter(x, type, -1, symbol)
    const state = php(x)
    const aliases = state.typeAliases
    state.typeAliases = typeAliasesOf(about.doc)
    writeType(x, node, body, type, symbol)
    state.typeAliases = aliases
    Object.assign(x, frame)
    x.type = outer
    const model = modelOf(x, node, text)
    const draft = x.symbols[symbol]
    if (model && draft) {
      draft.extra = { ...draft.extra, eloquent: model }
      modelAttributes(x, node, text, model)
    }
  }
}

/** Supertypes, traits, type parameters, and what doc comments promise. */
function classText(x: X, node: number, text: TypeText, doc: DocComment | undefined): void {
  const { tree, grammar } = x
  const { t } = grammar
  const body = tree.child(node, grammar.f.body)
  // Traits come first: their members hide inherited ones.
  const supertypes = body < 0 ? [] : traitsOf(x, body)
  for (const clause of [childOfType(x, node, t.base_clause), childOfType(x, node, t.class_interface_clause)])
    if (clause >= 0)
      for (const name of namedChildren(x, clause)) {
        if (!isName(x, name)) continue
        if (tree.type[clause] === t.base_clause && text.superclass === undefined && !(text.flags & FLAG.interface))
          text.superclass = supertypes.length
        supertypes.push(pathOf(x, name))
      }
  withArguments(x, supertypes, doc, ['extends', 'implements', 'use', ...TEMPLATE_TAGS])
  if (body >= 0 && supertypes.length > 0) {
    const written = tree.text.slice(tree.start[body], tree.end[body])
    pairFactories(x, supertypes, text.name, written)
    pairRepository(x, supertypes, written)
  }
  if (supertypes.length > 0) text.supertypes = supertypes
  const templates = docTemplates(doc)
  if (templates) text.typeParameters = templates
  const forwards: string[] = []
  for (const written of doc?.tags.get('mixin') ?? []) {
    const { type } = readDocType(written)
    if (type !== undefined) forwards.push(type)
  }
  if (body >= 0 && /function\s+getFacadeAccessor\b/.test(tree.text.slice(tree.start[body], tree.end[body]))) {
    for (const written of doc?.tags.get('see') ?? []) {
      const { type } = readDocType(written)
      if (type !== undefined) forwards.push(type)
    }
    const accessor = /function\s+getFacadeAccessor[^{]*\{\s*return\s+([\w\\]+)::class/.exec(
      tree.text.slice(tree.start[body], tree.end[body]),
    )?.[1]
    if (accessor !== undefined) forwards.push(dotted(accessor, php(x).namespace))
  }
  if (forwards.length > 0) text.forwardsTo = forwards
  promisedMembers(x, text, doc)
}

const TEMPLATE_TAGS = ['template-extends', 'template-implements', 'template-use']

/** The traits that a class uses; the comment above a `use` may say with what type arguments. */
function traitsOf(x: X, body: number): string[] {
  const { tree, grammar } = x
  const found: string[] = []
  let comment = ''
  for (const child of tree.children(body)) {
    if (grammar.isComment(tree, child)) {
      comment = tree.textOf(child)
      continue
    }
    if (tree.typeName(child) === 'use_declaration') {
      const traits = namedChildren(x, child).filter((name) => isName(x, name))
      const paths = traits.map((name) => pathOf(x, name))
      withArguments(x, paths, readDocComment(comment), ['use', 'template-use'])
      found.push(...paths)
    }
    comment = ''
  }
  return found
}

/** Puts the type arguments that a comment gives to supertypes behind their names, whatever the comment calls them. */
function withArguments(x: X, supertypes: string[], doc: DocComment | undefined, tags: readonly string[]): void {
  for (const tag of tags)
    for (const written of doc?.tags.get(tag) ?? []) {
      const { type } = readDocType(written)
      const open = type?.indexOf('<') ?? -1
      if (type === undefined || open < 0) continue
      const meant = fullName(x, type.slice(0, open)).toLowerCase()
      const at = supertypes.findIndex((name) => fullName(x, name).toLowerCase() === meant)
      if (at >= 0) supertypes[at] = `${supertypes[at]}${type.slice(open)}`
    }
}

function writeType(x: X, node: number, body: number, type: number, symbol: number): void {
  const { tree, grammar, out } = x
  const { t, f } = grammar
  const state = php(x)
  const outer = { assigned: state.assigned, classText: state.classText, flow: state.flow, returns: state.returns }
  const text = x.surface.types[type] as TypeText
  Object.assign(state, { assigned: new Map(), classText: text, flow: new Map(), returns: [] })
  out.begin(OP.type)
  out.operand(type)
  out.operand(symbol)
  const attributes = tree.child(node, f.attributes)
  if (attributes >= 0) visit(x, attributes)
  const base = childOfType(x, node, t.base_clause)
  if (base >= 0) for (const name of namedChildren(x, base)) writeSupertype(x, name, false)
  const interfaces = childOfType(x, node, t.class_interface_clause)
  if (interfaces >= 0) for (const name of namedChildren(x, interfaces)) writeSupertype(x, name, true)
  writeMembers(x, body)
  out.end()
  for (const member of text.members)
    if (member.kind === MEMBER_FIELD) inferred(member, state.assigned.get(member.name) ?? [])
  Object.assign(state, outer)
}

/** What is put into a list says more than that it is one. */
function inferred(member: MemberText, assigned: readonly string[]): void {
  const lists = assigned.filter((chain) => chain.endsWith(';l'))
  if (member.type !== undefined && !(/^array$/i.test(member.type) && lists.length > 0)) return
  const chains = member.type === undefined ? [...lists, ...(member.inferred ?? []), ...assigned] : lists
  delete member.type
  if (chains.length > 0) member.inferred = [...new Set(chains)].slice(0, 4)
}

export function writeSupertype(x: X, name: number, implemented: boolean): void {
  if (!isName(x, name)) return
  x.out.begin(OP.supertype)
  writePosition(x, lastName(x, name))
  x.out.operand(implemented ? 1 : 0)
  writeClassName(x, name)
  x.out.end()
}

/** `new class { … }`: returns the index of its type. */
export function writeAnonymousClass(x: X, node: number): number {
  const { tree, grammar } = x
  const body = tree.child(node, grammar.f.body)
  const text: TypeText = { name: '', symbol: -1, flags: 0, outer: -1, within: -1, members: [] }
  if (php(x).namespace !== x.surface.package) text.package = php(x).namespace
  classText(x, node, text, undefined)
  const index = x.surface.types.push(text) - 1
  const frame = enter(x, index, -1, x.symbol)
  writeType(x, node, body, index, x.symbol)
  Object.assign(x, frame)
  return index
}

phpHandlers.handle({
  class_declaration: typeDeclaration('class', 0),
  interface_declaration: typeDeclaration('interface', FLAG.interface | FLAG.abstract),
  trait_declaration: typeDeclaration('trait', FLAG.trait),
  enum_declaration: typeDeclaration('enum', FLAG.enum),
})
