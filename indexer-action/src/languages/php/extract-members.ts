/** Functions, methods, properties and constants: each a symbol, a line in the surface, and a node with its body. */
import { writeMember } from '../nominal/declarations.ts'
import { childOfType, currentType, namedChildren, visit, visitField } from '../nominal/extraction.ts'
import { FLAG, OP } from '../nominal/ir.ts'
import { MEMBER_FIELD, MEMBER_METHOD, type MemberText } from '../nominal/surface.ts'
import { assertedIn } from './assertions.ts'
import { chainOf } from './chains.ts'
import { type DocComment, docTag, docTemplates } from './doc-types.ts'
import { methodKind, withRelated } from './eloquent.ts'
import { betterType, writeParameterParts, writeParameters } from './extract-statements.ts'
import { typeText } from './extract-types.ts'
import { givenByFactory } from './factories.ts'
import { php, phpHandlers, type X } from './grammar.ts'
import { addSymbol, type Declared, declared, isTest, parametersOf, signature } from './symbols.ts'

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
        ? { returns: documented.written }
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
  const said = betterType(typeText(x, returnType), documented?.type)
  const type = owner && body >= 0 ? givenInside(x, said, tree.textOf(body)) : said
  if (type !== undefined) text.type = type
  const asserts = assertedIn(about.doc, parameters.texts)
  if (asserts) text.asserts = asserts
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

/** What a method gives, if its body says more than its type does. */
const givenInside = (x: X, type: string | undefined, body: string): string | undefined =>
  type !== undefined && !type.includes('<') && givesItself(body)
    ? 'static'
    : givenByFactory(x, withRelated(type, body), body)

/** Whether all that a method gives is its own object: of the class that it is called on, whatever type it declares. */
const givesItself = (body: string): boolean =>
  /\breturn\s+\$this\s*;\s*\}\s*$/.test(body) && !/\breturn\b(?!\s+\$this\s*;)/.test(body)

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
    about.flags |= FLAG.parameter | codeIn(x, child)
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
      ...(type >= 0 ? { type: tree.textOf(type) } : documented !== undefined ? { type: documented.written } : {}),
    })
    const text: MemberText = {
      name: tree.textOf(variable),
      kind: MEMBER_FIELD,
      flags: about.flags | codeIn(x, node),
      symbol,
    }
    const known = betterType(typeText(x, type), documented?.type)
    if (known !== undefined) text.type = known
    const isFirst = first
    writeMember(x, x.type, text, () => {
      if (isFirst) {
        const attributes = tree.child(node, f.attributes)
        if (attributes >= 0) visit(x, attributes)
        if (type >= 0) visit(x, type)
      }
      if (value >= 0) visit(x, value)
      if (isFirst) for (const hook of hooksOf(x, node)) propertyHook(x, hook, known)
    })
    first = false
  }
}

function hooksOf(x: X, node: number): number[] {
  const { tree } = x
  return [...tree.children(node)]
    .filter((part) => tree.typeName(part) === 'property_hook_list')
    .flatMap((part) => namedChildren(x, part))
}

/** Which hooks of a property have bodies. */
function codeIn(x: X, node: number): number {
  const { tree, grammar } = x
  let flags = 0
  for (const hook of hooksOf(x, node))
    if (tree.child(hook, grammar.f.body) >= 0) flags |= isGetter(x, hook) ? FLAG.getter : FLAG.setter
  return flags
}

function isGetter({ tree }: X, hook: number): boolean {
  return [...tree.children(hook)].some((part) => tree.typeName(part) === 'name' && /^get$/i.test(tree.textOf(part)))
}

/** `get => …`, `set(Name $value) { … }`: a function of its own, which is given `$value` where it names nothing. */
function propertyHook(x: X, node: number, type: string | undefined): void {
  const { tree, grammar, out } = x
  const { f } = grammar
  const list = tree.child(node, f.parameters)
  out.begin(OP.block)
  if (list >= 0) {
    writeParameters(x, list, undefined)
    writeParameterParts(x, list)
  } else if (type !== undefined) {
    out.begin(OP.assume)
    out.operand(out.string('$value'))
    out.leaf(OP.typeText, out.string(type))
    out.end()
  }
  const body = tree.child(node, f.body)
  if (body >= 0) visit(x, body)
  out.end()
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

phpHandlers.handle({
  function_definition: functionDeclaration,
  method_declaration: functionDeclaration,
  property_declaration: propertyDeclaration,
  const_declaration: constantDeclaration,
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
})
