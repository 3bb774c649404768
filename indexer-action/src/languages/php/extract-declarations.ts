/** Classes, functions and constants: each a symbol, a line in the surface, and a node of code that holds its body. */
import type { SymbolFact } from '../../../../src/contract/symbols.ts'
import { writeMember, writeMembers } from '../nominal/declarations.ts'
import {
  childOfType,
  currentType,
  type Extraction,
  enter,
  namedChildren,
  visit,
  visitEach,
  visitField,
  writePosition,
} from '../nominal/extraction.ts'
import { FLAG, MEMBER_FIELD, MEMBER_METHOD, type MemberText, OP, type TypeText } from '../nominal/ir.ts'
import { chainOf, isName } from './chains.ts'
import { type DocComment, docTag, docTemplates, readDocType } from './doc-types.ts'
import { methodKind, modelOf, withRelated } from './eloquent.ts'
import { betterType, writeParameterParts, writeParameters } from './extract-statements.ts'
import { typeText, writeClassName } from './extract-types.ts'
import { type PhpGrammar, php, phpHandlers } from './grammar.ts'
import { dotted, lastName, pathOf } from './names.ts'
import { addSymbol, type Declared, declared, isTest, parametersOf, signature } from './symbols.ts'

type X = Extraction<PhpGrammar>

/** The pseudo type that holds functions and constants of the namespace. */
function fileType(x: X): number {
  const state = php(x)
  let index = state.fileTypes.get(state.namespace)
  if (index === undefined) {
    index =
      x.surface.types.push({
        name: '',
        symbol: -1,
        flags: FLAG.file,
        outer: -1,
        within: -1,
        members: [],
        package: state.namespace,
      }) - 1
    state.fileTypes.set(state.namespace, index)
  }
  return index
}

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
    writeType(x, node, body, type, symbol)
    Object.assign(x, frame)
    x.type = outer
    const model = modelOf(x, node, text)
    const draft = x.symbols[symbol]
    if (model && draft) draft.extra = { ...draft.extra, eloquent: model }
  }
}

/** Supertypes, traits, type parameters, and what doc comments promise. */
function classText(x: X, node: number, text: TypeText, doc: DocComment | undefined): void {
  const { tree, grammar } = x
  const { t } = grammar
  const supertypes: string[] = []
  const body = tree.child(node, grammar.f.body)
  // Traits come first: their members hide inherited ones.
  if (body >= 0)
    for (const child of tree.children(body))
      if (tree.typeName(child) === 'use_declaration')
        for (const name of namedChildren(x, child)) if (isName(x, name)) supertypes.push(pathOf(x, name))
  for (const clause of [childOfType(x, node, t.base_clause), childOfType(x, node, t.class_interface_clause)])
    if (clause >= 0)
      for (const name of namedChildren(x, clause)) {
        if (!isName(x, name)) continue
        if (tree.type[clause] === t.base_clause && text.superclass === undefined && !(text.flags & FLAG.interface))
          text.superclass = supertypes.length
        supertypes.push(pathOf(x, name))
      }
  for (const tag of ['extends', 'implements', 'use', 'template-extends', 'template-implements', 'template-use'])
    for (const written of doc?.tags.get(tag) ?? []) {
      const { type } = readDocType(written)
      const at = type === undefined ? -1 : supertypes.findIndex((name) => type.startsWith(`${name}<`))
      if (at >= 0 && type !== undefined) supertypes[at] = type
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
  promisedMembers(text, doc)
}

/** `@property Type $name` and `@method Type name()` say what `__get` and `__call` give. */
function promisedMembers(text: TypeText, doc: DocComment | undefined): void {
  for (const tag of ['property', 'property-read', 'property-write'])
    for (const written of doc?.tags.get(tag) ?? []) {
      const { type, end } = readDocType(written)
      const name = /^\s*(\$\w+)/.exec(written.slice(end))?.[1]
      if (name !== undefined && type !== undefined)
        text.members.push({ name, kind: MEMBER_FIELD, flags: FLAG.public | FLAG.forwards, symbol: -1, type })
    }
  for (const written of doc?.tags.get('method') ?? []) {
    const text2 = written.replace(/^static\s+(?=[^(]*\s)/, '')
    const { type, end } = readDocType(text2)
    const name = /^\s*&?(\w+)\s*\(/.exec(text2.slice(end))?.[1]
    if (name !== undefined)
      text.members.push({
        name,
        kind: MEMBER_METHOD,
        flags: FLAG.public | FLAG.forwards,
        symbol: -1,
        ...(type === undefined ? {} : { type }),
      })
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
    if (member.kind === MEMBER_FIELD && member.type === undefined) {
      const chains = state.assigned.get(member.name)
      if (chains) member.inferred = [...(member.inferred ?? []), ...chains].slice(0, 4)
    }
  Object.assign(state, outer)
}

function writeSupertype(x: X, name: number, implemented: boolean): void {
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

function functionDeclaration(x: X, node: number): void {
  const { tree, grammar } = x
  const { f } = grammar
  const state = php(x)
  const owner = tree.typeName(node) === 'method_declaration' ? currentType(x) : undefined
  const about = declared(x, node)
  const nameNode = tree.child(node, f.name)
  const name = tree.textOf(nameNode)
  const body = tree.child(node, f.body)
  const list = tree.child(node, f.parameters)
  const returnType = tree.child(node, f.return_type)
  const parameters = parametersOf(x, list, about.doc)
  if (owner && owner.flags & FLAG.interface) about.flags |= FLAG.public | FLAG.abstract
  const isConstructor = owner !== undefined && name.toLowerCase() === '__construct'
  const outerSymbol = x.symbol
  if (!owner && x.type >= 0 && x.surface.types[x.type]?.name !== '') x.symbol = outerSymbol
  const documented = docTag(about.doc, 'return')
  const symbol = addSymbol(x, node, nameNode, isConstructor ? 'constructor' : owner ? 'method' : 'function', about, {
    ...(isTest(x, name, about) ? { modifiers: ['test' as const] } : {}),
    signature: signature(x, node, body),
    ...(parameters.facts.length > 0 ? { parameters: parameters.facts } : {}),
    ...(returnType >= 0
      ? { returns: tree.textOf(returnType) }
      : documented !== undefined
        ? { returns: documented.replace(/\./g, '\\') }
        : {}),
  })
  const kind = owner && methodKind(x, node, name)
  if (kind) (x.symbols[symbol] as { extra?: object }).extra = { kind }
  const text: MemberText = {
    name,
    kind: MEMBER_METHOD,
    flags: about.flags | (parameters.variadic ? FLAG.variadic : 0),
    symbol,
    parameters: parameters.texts,
  }
  const said = betterType(typeText(x, returnType), documented)
  const type = owner && body >= 0 ? withRelated(said, tree.textOf(body)) : said
  if (type !== undefined) text.type = type
  const templates = docTemplates(about.doc)
  if (templates) text.typeParameters = templates
  const outer = { flow: state.flow, returns: state.returns }
  state.flow = new Map()
  state.returns = []
  writeMember(x, owner ? x.type : fileType(x), text, () => {
    const attributes = tree.child(node, f.attributes)
    if (attributes >= 0) visit(x, attributes)
    writeParameters(x, list, about.doc)
    writeParameterParts(x, list)
    if (returnType >= 0) visit(x, returnType)
    if (owner && isConstructor) promoted(x, list, about.doc)
    if (body >= 0) visit(x, body)
  })
  if (text.type === undefined && state.returns.length > 0) text.inferred = [...new Set(state.returns)].slice(0, 4)
  Object.assign(state, outer)
}

/** `__construct(private Foo $foo)`: a property, and a parameter of the same name. */
function promoted(x: X, list: number, doc: DocComment | undefined): void {
  const { tree, grammar } = x
  const { f, t } = grammar
  const owner = currentType(x)
  const method = x.symbol
  if (list < 0 || !owner) return
  for (const child of namedChildren(x, list)) {
    if (tree.type[child] !== t.property_promotion_parameter) continue
    const named = tree.child(child, f.name)
    const variable = tree.type[named] === t.by_ref ? (namedChildren(x, named)[0] ?? named) : named
    const [plain] = namedChildren(x, variable)
    if (plain === undefined) continue
    const name = tree.textOf(variable)
    const type = tree.child(child, f.type)
    const about: Declared = { ...declared(x, child), doc: undefined }
    const visibility = tree.child(child, f.visibility)
    if (visibility >= 0 && tree.textOf(visibility) !== 'public')
      about.flags |= tree.textOf(visibility) === 'private' ? FLAG.private : FLAG.protected
    x.symbol = owner.symbol
    x.comment = -1
    const symbol = addSymbol(x, child, plain, 'property', about, type >= 0 ? { type: tree.textOf(type) } : {})
    x.symbol = method
    const known = betterType(typeText(x, type), parametersOf(x, list, doc).texts.find(([text]) => text === name)?.[1])
    owner.members.push({
      name,
      kind: MEMBER_FIELD,
      flags: about.flags,
      symbol,
      ...(known === undefined || known === 'mixed' ? {} : { type: known }),
    })
  }
}

function propertyDeclaration(x: X, node: number): void {
  const { tree, grammar } = x
  const { f, t } = grammar
  const about = declared(x, node)
  const type = tree.child(node, f.type)
  const documented = docTag(about.doc, 'var')
  let first = true
  for (const child of tree.children(node)) {
    if (tree.type[child] !== t.property_element) continue
    const variable = tree.child(child, f.name)
    const [plain] = namedChildren(x, variable)
    if (plain === undefined) continue
    const value = tree.child(child, f.default_value)
    const symbol = addSymbol(x, node, plain, 'property', about, {
      signature: signature(x, node, -1).slice(0, 200),
      ...(type >= 0
        ? { type: tree.textOf(type) }
        : documented !== undefined
          ? { type: documented.replace(/\./g, '\\') }
          : {}),
    })
    const text: MemberText = { name: tree.textOf(variable), kind: MEMBER_FIELD, flags: about.flags, symbol }
    const known = betterType(typeText(x, type), documented)
    if (known !== undefined) text.type = known
    const isFirst = first
    writeMember(x, x.type, text, () => {
      if (isFirst) {
        const attributes = tree.child(node, f.attributes)
        if (attributes >= 0) visit(x, attributes)
        if (type >= 0) visit(x, type)
      }
      if (value >= 0) visit(x, value)
      if (isFirst)
        for (const part of tree.children(node)) if (tree.typeName(part) === 'property_hook_list') visitEach(x, part)
    })
    first = false
  }
}

function constantDeclaration(x: X, node: number): void {
  const { tree, grammar } = x
  const { f, t } = grammar
  const about = declared(x, node)
  const type = tree.child(node, f.type)
  for (const child of tree.children(node)) {
    if (tree.type[child] !== t.const_element) continue
    const [name, value] = namedChildren(x, child)
    if (name === undefined) continue
    const inClass =
      currentType(x) !== undefined && !(currentType(x)?.flags ?? 0 & FLAG.file)
        ? x.type
        : x.type >= 0 && x.member < 0
          ? x.type
          : fileType(x)
    const symbol = addSymbol(x, node, name, 'constant', about, { signature: signature(x, node, -1).slice(0, 200) })
    const chain = value === undefined ? undefined : chainOf(x, value)
    const known = typeText(x, type)
    writeMember(
      x,
      inClass,
      {
        name: tree.textOf(name),
        kind: MEMBER_FIELD,
        flags: about.flags | FLAG.static,
        symbol,
        ...(known === undefined ? {} : { type: known }),
        ...(chain === undefined ? {} : { inferred: [chain] }),
      },
      () => {
        if (type >= 0) visit(x, type)
        if (value !== undefined) visit(x, value)
      },
    )
  }
}

/** `define('NAME', …)` */
export function declareConstant(x: X, list: number): void {
  const { tree, grammar } = x
  if (list < 0) return
  const first = childOfType(x, list, grammar.t.argument)
  const literal = first < 0 ? -1 : (namedChildren(x, first)[0] ?? -1)
  const content = literal < 0 ? -1 : childOfType(x, literal, grammar.t.string_content)
  if (content < 0 || !/^\w+$/.test(tree.textOf(content))) return
  const about: Declared = { flags: 0, modifiers: [], attributes: [], doc: undefined }
  const outer = { comment: x.comment, symbol: x.symbol }
  Object.assign(x, { comment: -1, symbol: -1 })
  const symbol = addSymbol(x, list, content, 'constant', about)
  Object.assign(x, outer)
  // `define` is global whatever the namespace.
  const namespace = php(x).namespace
  php(x).namespace = ''
  x.surface.types[fileType(x)]?.members.push({
    name: tree.textOf(content),
    kind: MEMBER_FIELD,
    flags: FLAG.static,
    symbol,
  })
  php(x).namespace = namespace
}

function useTraits(x: X, node: number): void {
  const { tree, grammar } = x
  const owner = currentType(x)
  for (const child of namedChildren(x, node)) {
    if (isName(x, child)) writeSupertype(x, child, true)
    else if (tree.type[child] === grammar.t.use_list) traitRules(x, child, owner)
  }
}

/** `A::x insteadof B; B::y as z;` */
function traitRules(x: X, list: number, owner: TypeText | undefined): void {
  const { tree, grammar } = x
  const traits = (owner?.supertypes ?? []).map((name) => name)
  for (const rule of namedChildren(x, list)) {
    const parts = namedChildren(x, rule)
    const [from, ...rest] = parts
    if (from === undefined) continue
    const access = tree.type[from] === grammar.t.class_constant_access_expression
    const [trait, method] = access ? namedChildren(x, from) : [undefined, from]
    if (method === undefined) continue
    if (trait !== undefined && isName(x, trait)) {
      x.out.begin(OP.callableMember)
      x.out.operand(x.out.string(tree.textOf(method)))
      writePosition(x, method)
      x.out.begin(OP.classReference)
      writeClassName(x, trait)
      x.out.end()
      x.out.end()
    }
    const name = tree.textOf(method)
    if (tree.typeName(rule) === 'use_instead_of_clause') {
      if (trait !== undefined)
        owner?.members.push({
          name,
          kind: MEMBER_METHOD,
          flags: FLAG.public,
          symbol: -1,
          aliasOf: [pathOf(x, trait), name],
        })
      for (const other of rest) if (isName(x, other)) visitTraitName(x, other)
      continue
    }
    const alias = rest.find((part) => tree.type[part] === grammar.t.name)
    const origin = trait !== undefined ? pathOf(x, trait) : traits.length === 1 ? traits[0] : undefined
    if (alias !== undefined && origin !== undefined)
      owner?.members.push({
        name: tree.textOf(alias),
        kind: MEMBER_METHOD,
        flags: FLAG.public,
        symbol: -1,
        aliasOf: [origin, name],
      })
  }
}

function visitTraitName(x: X, node: number): void {
  writeClassName(x, node)
}

function importClause(x: X, clause: number, prefix: string, kind: string | undefined): void {
  const { tree, grammar } = x
  const { f, t } = grammar
  const alias = tree.child(clause, f.alias)
  const type = tree.child(clause, f.type)
  const name = namedChildren(x, clause).find(
    (child) =>
      child !== alias && child !== type && (tree.type[child] === t.name || tree.type[child] === t.qualified_name),
  )
  if (name === undefined) return
  const said = type >= 0 ? tree.textOf(type).toLowerCase() : kind
  const last = lastName(x, name)
  const offset = tree.start[last] as number
  x.surface.imports.push({
    path: `${prefix}${tree.textOf(name).replace(/\s+/g, '').replace(/^\\/, '').replace(/\\/g, '.')}`,
    ...(alias >= 0 ? { alias: tree.textOf(alias) } : {}),
    ...(said === 'function' ? { of: 'function' as const } : said === 'const' ? { of: 'constant' as const } : {}),
    line: tree.lineAt(offset),
    column: tree.columnAt(offset),
    length: (tree.end[last] as number) - offset,
  })
}

phpHandlers.handle({
  class_declaration: typeDeclaration('class', 0),
  interface_declaration: typeDeclaration('interface', FLAG.interface | FLAG.abstract),
  trait_declaration: typeDeclaration('trait', FLAG.trait),
  enum_declaration: typeDeclaration('enum', FLAG.enum),
  function_definition: functionDeclaration,
  method_declaration: functionDeclaration,
  property_declaration: propertyDeclaration,
  const_declaration: constantDeclaration,
  use_declaration: useTraits,
  enum_case: (x, node) => {
    const { tree, grammar } = x
    const name = tree.child(node, grammar.f.name)
    const about = declared(x, node)
    const symbol = addSymbol(x, node, name, 'enum_member', about)
    writeMember(
      x,
      x.type,
      { name: tree.textOf(name), kind: MEMBER_FIELD, flags: FLAG.public | FLAG.static, symbol, type: 'self' },
      () => {
        const attributes = tree.child(node, grammar.f.attributes)
        if (attributes >= 0) visit(x, attributes)
        visitField(x, node, grammar.f.value)
      },
    )
  },
  namespace_definition: (x, node) => {
    const { tree, grammar } = x
    const { f } = grammar
    const name = tree.child(node, f.name)
    const body = tree.child(node, f.body)
    const namespace = name < 0 ? '' : tree.textOf(name).replace(/\s+/g, '').replace(/\\/g, '.')
    if (x.surface.package === '' && x.surface.types.length === 0) x.surface.package = namespace
    php(x).namespace = namespace
    if (body >= 0) visit(x, body)
    else x.out.leaf(OP.sequence)
  },
  namespace_use_declaration: (x, node) => {
    const { tree, grammar } = x
    const { f, t } = grammar
    const type = tree.child(node, f.type)
    const kind = type >= 0 ? tree.textOf(type).toLowerCase() : undefined
    const prefixNode = childOfType(x, node, t.namespace_name)
    const prefix = prefixNode >= 0 ? `${tree.textOf(prefixNode).replace(/\s+/g, '').replace(/\\/g, '.')}.` : ''
    const group = tree.child(node, f.body)
    for (const child of group >= 0 ? namedChildren(x, group) : namedChildren(x, node))
      if (tree.type[child] === t.namespace_use_clause) importClause(x, child, prefix, kind)
    x.out.leaf(OP.sequence)
  },
})
