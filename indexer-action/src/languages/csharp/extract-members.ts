/** Methods, properties, fields and events: each a symbol, a line in the surface, and a node that holds its body. */
import { writeInitializer, writeMember } from '../nominal/declarations.ts'
import { childOfType, currentType, namedChildren, visit, visitEach } from '../nominal/extraction.ts'
import { FLAG, OP } from '../nominal/ir.ts'
import { MEMBER_CONSTRUCTOR, MEMBER_FIELD, MEMBER_METHOD, type MemberText } from '../nominal/surface.ts'
import { attributes, typed, typeParameterTexts, writeTypeParameters } from './extract-declarations.ts'
import { extending } from './extract-extensions.ts'
import { declaratorValue } from './extract-statements.ts'
import { typeText, writeTypeName } from './extract-types.ts'
import { csharpHandlers, type X } from './grammar.ts'
import { addSymbol, declared, parametersOf, roleOf, signature } from './symbols.ts'

function method(x: X, node: number): void {
  const { tree, grammar } = x
  const { t, f } = grammar
  const kind = tree.typeName(node)
  const about = declared(x, node)
  const owner = currentType(x)
  const body = tree.child(node, f.body)
  const specifier = childOfType(x, node, t.explicit_interface_specifier)
  const isLocal = kind === 'local_function_statement'
  if (owner && owner.flags & FLAG.interface && !isLocal) {
    about.flags |= FLAG.public
    if (body < 0) about.flags |= FLAG.abstract
  }
  if (about.partial && body < 0) about.flags |= FLAG.expect
  const construct = kind === 'constructor_declaration'
  const operator = tree.child(node, f.operator)
  const written =
    tree.child(node, f.returns) >= 0 ? tree.child(node, f.returns) : construct ? -1 : tree.child(node, f.type)
  const named = tree.child(node, f.name)
  const nameNode = named >= 0 ? named : operator >= 0 ? operator : written
  const called =
    named >= 0
      ? kind === 'destructor_declaration'
        ? `~${tree.textOf(named)}`
        : undefined
      : operator >= 0
        ? `operator ${operatorSign(x, operator)}`
        : `operator ${tree.textOf(written)}`
  const list = tree.child(node, f.parameters)
  const parameters = parametersOf(x, list)
  const name = called ?? tree.textOf(nameNode)
  const symbol = addSymbol(x, node, nameNode, construct ? 'constructor' : isLocal ? 'function' : 'method', about, {
    ...(construct ? {} : roleOf(name, about)),
    signature: signature(x, node, body),
    ...(parameters.facts.length > 0 ? { parameters: parameters.facts } : {}),
    ...(written >= 0 ? { returns: tree.textOf(written).replace(/\s+/g, ' ') } : {}),
    ...(called === undefined ? {} : { called }),
  })
  const text: MemberText = {
    name,
    kind: construct ? MEMBER_CONSTRUCTOR : MEMBER_METHOD,
    flags:
      about.flags |
      (parameters.variadic ? FLAG.variadic : 0) |
      (parameters.extension ? FLAG.extension : 0) |
      (isLocal ? FLAG.private | FLAG.local : 0) |
      (specifier >= 0 ? FLAG.explicit : 0),
    symbol,
    parameters: parameters.texts,
    ...typed(typeText(x, written)),
    ...implementing(x, specifier),
  }
  if (parameters.required < parameters.texts.length) text.required = parameters.required
  if (isLocal && x.member >= 0) text.within = x.member
  // A static constructor is nobody's to call, and no method of the class's name.
  if (construct && about.flags & FLAG.static) Object.assign(text, { kind: MEMBER_METHOD, name: '.cctor' })
  const typeParameters = typeParameterTexts(x, node)
  if (typeParameters) text.typeParameters = typeParameters
  writeMember(x, x.type, extending(x, text), () => {
    attributes(x, node)
    writeTypeParameters(x, node)
    writeInterface(x, specifier)
    if (written >= 0) writeTypeName(x, written)
    if (list >= 0) visit(x, list)
    const initializer = childOfType(x, node, t.constructor_initializer)
    if (initializer >= 0) delegate(x, initializer)
    if (body >= 0) visit(x, body)
  })
}

/** `+=` is read as `+` (repair.ts). */
function operatorSign({ tree }: X, operator: number): string {
  const end = tree.end[operator] as number
  return tree.textOf(operator) + (tree.text[end] === '=' ? '=' : '')
}

/** `specifier`: the interface of which a member is written as `IShape.Area`, or -1. */
function implementing(x: X, specifier: number): Pick<MemberText, 'implements'> {
  const text = specifier < 0 ? undefined : typeText(x, namedChildren(x, specifier)[0] ?? -1)
  return text === undefined ? {} : { implements: text }
}

function writeInterface(x: X, specifier: number): void {
  if (specifier >= 0) for (const child of namedChildren(x, specifier)) writeTypeName(x, child)
}

/** `: base(…)`, `: this(…)` */
function delegate(x: X, node: number): void {
  const { tree, out } = x
  const start = tree.start[node] as number
  const match = /^:\s*(base|this)/.exec(tree.text.slice(start, start + 40))
  if (!match) return
  const offset = start + match[0].length - (match[1] as string).length
  out.begin(OP.delegate)
  out.operand(out.string(match[1] as string))
  out.operand(tree.lineAt(offset))
  out.operand(tree.columnAt(offset))
  out.operand(match[1] === 'base' ? 1 : 0)
  out.operand(0)
  const list = childOfType(x, node, x.grammar.t.argument_list)
  if (list >= 0) visitEach(x, list)
  out.end()
}

function fields(x: X, node: number): void {
  const { tree, grammar } = x
  const { t, f } = grammar
  const about = declared(x, node)
  const declaration = childOfType(x, node, t.variable_declaration)
  if (declaration < 0) return
  const written = tree.child(declaration, f.type)
  // An event is called for, like a property.
  if (tree.typeName(node) === 'field_declaration') about.flags |= FLAG.field
  const constant = (about.flags & (FLAG.static | FLAG.final)) === (FLAG.static | FLAG.final)
  let first = true
  for (const child of namedChildren(x, declaration)) {
    if (tree.type[child] !== t.variable_declarator) continue
    const name = tree.child(child, f.name)
    if (name < 0) continue
    const value = declaratorValue(x, child)
    const symbol = addSymbol(
      x,
      node,
      name,
      constant ? 'constant' : 'property',
      { ...about, modifiers: [...about.modifiers] },
      {
        type: tree.textOf(written).replace(/\s+/g, ' '),
        signature: signature(x, node, value >= 0 ? value : -1),
      },
    )
    const isFirst = first
    writeMember(
      x,
      x.type,
      { name: tree.textOf(name), kind: MEMBER_FIELD, flags: about.flags, symbol, ...typed(typeText(x, written)) },
      () => {
        if (isFirst) {
          attributes(x, node)
          writeTypeName(x, written)
        }
        writeInitializer(x, value)
      },
    )
    first = false
  }
}

function property(x: X, node: number): void {
  const { tree, grammar } = x
  const { t, f } = grammar
  const about = declared(x, node)
  const owner = currentType(x)
  if (owner && owner.flags & FLAG.interface) about.flags |= FLAG.public
  const written = tree.child(node, f.type)
  const named = tree.child(node, f.name)
  const indexer = tree.typeName(node) === 'indexer_declaration'
  const accessors = tree.child(node, f.accessors)
  const value = tree.child(node, f.value)
  const isDone =
    value >= 0 || (accessors >= 0 && namedChildren(x, accessors).some((one) => tree.child(one, f.body) >= 0))
  if (about.partial && !isDone) about.flags |= FLAG.expect
  const self = indexer ? [...tree.children(node)].find((child) => tree.typeName(child) === 'this') : undefined
  const symbol = addSymbol(x, node, named >= 0 ? named : (self ?? written), 'property', about, {
    type: tree.textOf(written).replace(/\s+/g, ' '),
    signature: signature(x, node, accessors >= 0 ? accessors : value),
    ...(indexer ? { called: 'this[]' } : {}),
  })
  const name = indexer ? 'this[]' : tree.textOf(named)
  const specifier = childOfType(x, node, t.explicit_interface_specifier)
  const list = tree.child(node, f.parameters)
  const taken = indexer ? parametersOf(x, list) : undefined
  const member: MemberText = {
    name,
    kind: MEMBER_FIELD,
    flags: about.flags | (specifier >= 0 ? FLAG.explicit : 0) | codeIn(x, accessors, value),
    symbol,
    ...typed(typeText(x, written)),
    ...implementing(x, specifier),
    ...(taken ? { parameters: taken.texts, required: taken.required } : {}),
  }
  writeMember(x, x.type, extending(x, member), () => {
    attributes(x, node)
    writeInterface(x, specifier)
    writeTypeName(x, written)
    if (list >= 0) visitEach(x, list)
    if (accessors >= 0)
      for (const accessor of namedChildren(x, accessors)) {
        const body = tree.child(accessor, f.body)
        if (body >= 0) visit(x, body)
      }
    writeInitializer(x, value)
  })
}

/** Which accessors have bodies: `value` may be the getter's, after `=>`. */
function codeIn({ tree, grammar }: X, accessors: number, value: number): number {
  const { f, t } = grammar
  let flags = value >= 0 && tree.type[value] === t.arrow_expression_clause ? FLAG.getter : 0
  for (const accessor of accessors < 0 ? [] : tree.children(accessors))
    if (tree.type[accessor] === t.accessor_declaration && tree.child(accessor, f.body) >= 0)
      flags |= tree.textOf(tree.child(accessor, f.name)) === 'get' ? FLAG.getter : FLAG.setter
  return flags
}

csharpHandlers.handle({
  method_declaration: method,
  constructor_declaration: method,
  destructor_declaration: method,
  operator_declaration: method,
  conversion_operator_declaration: method,
  local_function_statement: method,
  field_declaration: fields,
  event_field_declaration: fields,
  property_declaration: property,
  event_declaration: property,
  indexer_declaration: property,
  enum_member_declaration: (x, node) => {
    const { tree, grammar } = x
    const name = tree.child(node, grammar.f.name)
    const about = declared(x, node)
    const owner = currentType(x)
    const symbol = addSymbol(x, node, name, 'enum_member', about)
    writeMember(
      x,
      x.type,
      {
        name: tree.textOf(name),
        kind: MEMBER_FIELD,
        flags: FLAG.public | FLAG.static,
        symbol,
        type: owner?.name ?? '?',
      },
      () => {
        attributes(x, node)
        const value = tree.child(node, grammar.f.value)
        if (value >= 0) visit(x, value)
      },
    )
  },
})
