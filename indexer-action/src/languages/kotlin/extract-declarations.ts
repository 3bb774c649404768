/** Classes, objects and what they are made of: each a type of the surface, and a node that holds its members. */
import { newType, selfText, writeMember, writeMembers } from '../nominal/declarations.ts'
import { childOfType, enter, namedChildren, visit, visitEach, writeName, writePosition } from '../nominal/extraction.ts'
import { FLAG, OP } from '../nominal/ir.ts'
import { MEMBER_CONSTRUCTOR, MEMBER_FIELD, MEMBER_METHOD, type TypeText } from '../nominal/surface.ts'
import { optionalOf, parametersOf, parameterText, writeParameters } from './extract-parameters.ts'
import { innerType, typeParameterTexts, typeText, writeTypeParameters } from './extract-types.ts'
import { hasWord, kotlin, kotlinHandlers, wordsOf, type X } from './grammar.ts'

/** The symbol that a name declares, or -1. */
export function symbolOf(x: X, name: number): number {
  return name < 0 ? -1 : (kotlin(x).declared.get(x.tree.start[name] as number) ?? -1)
}

export function flagsOf(words: ReadonlySet<string>): number {
  let flags = words.has('private') ? FLAG.private : words.has('protected') ? FLAG.protected : FLAG.public
  if (words.has('abstract')) flags |= FLAG.abstract
  if (words.has('override')) flags |= FLAG.declaresOverride
  if (words.has('expect')) flags |= FLAG.expect
  return flags
}

export function annotations(x: X, node: number): void {
  const { tree, grammar } = x
  for (const list of tree.children(node))
    if (tree.type[list] === grammar.t.modifiers || tree.type[list] === grammar.t.parameter_modifiers)
      for (const child of tree.children(list)) if (tree.type[child] === grammar.t.annotation) visit(x, child)
}

/** Supertypes as a class's head lists them, each with the arguments that it is constructed with. */
export function supertypesOf(x: X, node: number): { type: number; args: number; by: number }[] {
  const { tree, grammar } = x
  const { t } = grammar
  const list = childOfType(x, node, t.delegation_specifiers)
  if (list < 0) return []
  return namedChildren(x, list).flatMap((one) => {
    if (tree.type[one] !== t.delegation_specifier) return []
    const call = childOfType(x, one, t.constructor_invocation)
    const delegation = childOfType(x, one, t.explicit_delegation)
    const holder = call >= 0 ? call : delegation >= 0 ? delegation : one
    const type = innerType(x, holder)
    if (type < 0) return []
    const args = call >= 0 ? childOfType(x, call, t.value_arguments) : -1
    const by = delegation >= 0 ? (namedChildren(x, delegation).find((child) => child > type) ?? -1) : -1
    return [{ type, args, by }]
  })
}

/** Writes a class with its supertypes, its primary constructor and its body; gives its index among the types of the surface. */
function writeClass(x: X, node: number, text: TypeText, body: number): number {
  const { tree, grammar, out } = x
  const { t } = grammar
  const supers = supertypesOf(x, node)
  if (supers.length > 0) {
    text.supertypes = supers.map(({ type }) => typeText(x, type) ?? '?')
    const first = supers.findIndex(({ args }) => args >= 0)
    if (!(text.flags & FLAG.interface)) text.superclass = Math.max(first, 0)
  }
  const typeParameters = typeParameterTexts(x, node)
  if (typeParameters) text.typeParameters = typeParameters
  const type = x.surface.types.push(text) - 1
  const k = kotlin(x)
  const { isInitializer } = k
  k.isInitializer = false
  const frame = enter(x, type, -1, text.symbol >= 0 ? text.symbol : x.symbol)
  out.begin(OP.type)
  out.operand(type)
  out.operand(x.symbol)
  annotations(x, node)
  writeTypeParameters(x, node)
  for (const { type: one, args } of supers) {
    out.begin(OP.supertype)
    writePosition(x, one)
    out.operand(args < 0 ? 1 : 0)
    visit(x, one)
    out.end()
  }
  const primary = childOfType(x, node, t.primary_constructor)
  if (primary >= 0) primaryConstructor(x, primary, text, supers)
  else {
    if (!(text.flags & (FLAG.interface | FLAG.object)) && !hasSecondary(x, body))
      text.members.push({ name: text.name, kind: MEMBER_CONSTRUCTOR, flags: FLAG.public, symbol: -1, parameters: [] })
    writeSupercalls(x, supers)
  }
  if (body >= 0) {
    delegateBefore(x, tree.start[body] as number)
    writeMembers(x, body)
  }
  out.end()
  Object.assign(x, frame)
  k.isInitializer = isInitializer
  return type
}

/** The name that a delegate before a body begins with, which the tree lacks. */
function delegateBefore(x: X, offset: number): void {
  const { tree, out } = x
  const found = kotlin(x).delegations.findLast(({ start }) => start < offset)
  const name = found && /^\w+/.exec(found.text)?.[0]
  if (!found || name === undefined || offset > found.start + found.text.length + MOST_BLANKS) return
  out.begin(found.text[name.length] === '(' ? OP.scopedCall : OP.scopedName)
  out.operand(out.string(name))
  out.operand(tree.lineAt(found.start))
  out.operand(tree.columnAt(found.start))
  out.operand(0)
  if (found.text[name.length] === '(') out.operand(0)
  out.end()
}

const MOST_BLANKS = 80

function hasSecondary(x: X, body: number): boolean {
  return body >= 0 && childOfType(x, body, x.grammar.t.secondary_constructor) >= 0
}

/** Arguments of the constructors of supertypes, and the values that interfaces are delegated to. */
function writeSupercalls(x: X, supers: readonly { type: number; args: number; by: number }[]): void {
  const { out } = x
  for (const { type, args, by } of supers) {
    if (args >= 0) {
      out.begin(OP.superCall)
      writePosition(x, type)
      out.leaf(OP.typeText, out.string(typeText(x, type) ?? '?'))
      visitEach(x, args)
      out.end()
    }
    if (by >= 0) visit(x, by)
  }
}

/** `class A(val x: Int, y: String)`: a property for what is declared as one; its parameters are seen wherever members start with a value. */
function primaryConstructor(
  x: X,
  node: number,
  text: TypeText,
  supers: readonly { type: number; args: number; by: number }[],
): void {
  const { tree, grammar, out } = x
  const { t } = grammar
  const list = childOfType(x, node, t.class_parameters)
  const words = wordsOf(x, node)
  const parameters = parametersOf(x, list)
  const member = {
    name: text.name,
    kind: MEMBER_CONSTRUCTOR,
    flags: flagsOf(words) | (parameters.variadic ? FLAG.variadic : 0),
    symbol: -1,
    parameters: parameters.texts,
    ...optionalOf(parameters),
  }
  const owner = x.type
  const made = text.members.push(member) - 1
  annotations(x, node)
  for (const one of list < 0 ? [] : namedChildren(x, list)) {
    if (tree.type[one] !== t.class_parameter || !(hasWord(x, one, 'val') || hasWord(x, one, 'var'))) continue
    const name = childOfType(x, one, t.identifier)
    const [, type] = parameterText(x, one)
    const flags = flagsOf(wordsOf(x, one))
    writeMember(
      x,
      owner,
      { name: tree.textOf(name), kind: MEMBER_FIELD, flags, symbol: symbolOf(x, name), type },
      () => {
        annotations(x, one)
        visit(x, innerType(x, one))
      },
    )
  }
  // The parameters, and what is done with them before there is a body.
  out.begin(OP.primary)
  out.operand(owner)
  out.operand(made)
  out.operand(x.symbol)
  if (list >= 0) writeParameters(x, list, true)
  writeSupercalls(x, supers)
  out.end()
}

function typeFlags(x: X, node: number, words: ReadonlySet<string>): number {
  let flags = flagsOf(words)
  if (hasWord(x, node, 'interface')) flags |= FLAG.interface | FLAG.abstract
  if (hasWord(x, node, 'fun')) flags |= FLAG.functional
  if (words.has('enum')) flags |= FLAG.enum
  if (words.has('data')) flags |= FLAG.record
  if (words.has('annotation')) flags |= FLAG.annotation
  return flags
}

/** The type in which a declaration stands: none at the top level, where functions are members of the file's own. */
function outerOf(x: X): number {
  return x.type === kotlin(x).top ? (x.member >= 0 ? x.type : -1) : x.type
}

function classDeclaration(x: X, node: number): void {
  const { tree, grammar } = x
  const { t, f } = grammar
  const name = tree.child(node, f.name)
  const words = wordsOf(x, node)
  const body = Math.max(childOfType(x, node, t.class_body), childOfType(x, node, t.enum_class_body))
  const text = newType(tree.textOf(name), symbolOf(x, name), typeFlags(x, node, words), outerOf(x), x.member)
  if (words.has('expect') || words.has('actual')) text.twin = true
  writeClass(x, node, text, body)
  if (text.flags & FLAG.enum) implicitEnumMembers(text)
  if (text.flags & FLAG.record && !text.members.some((one) => one.name === 'copy')) {
    const { parameters } = text.members.find((one) => one.kind === MEMBER_CONSTRUCTOR) ?? {}
    text.members.push({
      name: 'copy',
      kind: MEMBER_METHOD,
      flags: FLAG.public,
      symbol: text.symbol,
      parameters: parameters ?? [],
      required: 0,
      defaults: (parameters ?? []).map((_, at) => at),
      type: selfText(text),
    })
  }
}

/** `entries`, `values()`, `valueOf(name)` */
function implicitEnumMembers({ name, members }: TypeText): void {
  const both = { flags: FLAG.public | FLAG.static, symbol: -1 }
  if (members.some((one) => one.name === 'entries')) return
  members.push(
    { ...both, name: 'entries', kind: MEMBER_FIELD, type: `kotlin.enums.EnumEntries<${name}>` },
    { ...both, name: 'values', kind: MEMBER_METHOD, parameters: [], type: `Array<${name}>` },
    { ...both, name: 'valueOf', kind: MEMBER_METHOD, parameters: [['value', 'String']], type: name },
  )
}

function objectDeclaration(x: X, node: number): void {
  const { tree, grammar } = x
  const { t, f } = grammar
  const name = tree.child(node, f.name)
  const isCompanion = tree.type[node] === t.companion_object
  const flags = flagsOf(wordsOf(x, node)) | FLAG.object
  const called = name >= 0 ? tree.textOf(name) : 'Companion'
  const owner = isCompanion ? x.surface.types[x.type] : undefined
  if (owner) owner.companion = called
  const text = newType(called, symbolOf(x, name), flags, outerOf(x), x.member)
  writeClass(x, node, text, childOfType(x, node, t.class_body))
}

/** `object : A() { … }`: a class without a name, whose members are asked for where it stands. */
function objectLiteral(x: X, node: number): void {
  const { out, grammar } = x
  out.begin(OP.objectLiteral)
  const text = newType('', -1, FLAG.object, x.type, x.member)
  const operand = out.code.length
  out.operand(0)
  const type = writeClass(x, node, text, childOfType(x, node, grammar.t.class_body))
  out.code[operand] = type
  out.end()
}

function enumEntry(x: X, node: number): void {
  const { tree, grammar, out } = x
  const { t } = grammar
  const owner = x.surface.types[x.type]
  const name = childOfType(x, node, t.identifier)
  const flags = FLAG.public | FLAG.static | FLAG.final
  writeMember(
    x,
    x.type,
    {
      name: tree.textOf(name),
      kind: MEMBER_FIELD,
      flags,
      symbol: symbolOf(x, name),
      ...(owner ? { type: owner.name } : {}),
    },
    () => {
      annotations(x, node)
      const list = childOfType(x, node, t.value_arguments)
      if (list >= 0) {
        out.begin(OP.delegate)
        writeName(x, name)
        out.operand(0)
        out.operand(0)
        visitEach(x, list)
        out.end()
      }
      const body = childOfType(x, node, t.class_body)
      if (body < 0) return
      const text = newType('', -1, FLAG.object, x.type, x.member)
      if (owner) Object.assign(text, { supertypes: [owner.name], superclass: 0 })
      writeClass(x, node, text, body)
    },
  )
}

function typeAlias(x: X, node: number): void {
  const { tree, grammar, out } = x
  const name = tree.child(node, grammar.f.type)
  const written = namedChildren(x, node).filter((child) => child > name)
  const type = written.find((child) => typeText(x, child) !== undefined) ?? -1
  const text = newType(tree.textOf(name), symbolOf(x, name), flagsOf(wordsOf(x, node)), outerOf(x), x.member)
  const typeParameters = typeParameterTexts(x, node)
  if (typeParameters) text.typeParameters = typeParameters
  const alias = typeText(x, type)
  if (alias !== undefined) text.alias = alias
  const index = x.surface.types.push(text) - 1
  const frame = enter(x, index, -1, text.symbol)
  out.begin(OP.type)
  out.operand(index)
  out.operand(text.symbol)
  annotations(x, node)
  const list = childOfType(x, node, grammar.t.type_parameters)
  if (list >= 0) visitEach(x, list)
  if (type >= 0) visit(x, type)
  out.end()
  Object.assign(x, frame)
}

kotlinHandlers.handle({
  class_declaration: classDeclaration,
  object_declaration: objectDeclaration,
  companion_object: objectDeclaration,
  object_literal: objectLiteral,
  enum_entry: enumEntry,
  type_alias: typeAlias,
  package_header: (x, node) => {
    const path = namedChildren(x, node)[0]
    x.surface.package = path === undefined ? '' : x.tree.textOf(path).replace(/\s+/g, '')
    x.out.leaf(OP.sequence)
  },
  import: (x, node) => {
    const { tree, grammar } = x
    x.out.leaf(OP.sequence)
    const path = childOfType(x, node, grammar.t.qualified_identifier)
    const only = path >= 0 ? path : childOfType(x, node, grammar.t.identifier)
    if (only < 0) return
    const parts = path >= 0 ? namedChildren(x, path) : [only]
    const last = parts.at(-1) ?? only
    const alias = namedChildren(x, node).find((child) => child > last && tree.type[child] === grammar.t.identifier)
    const offset = tree.start[last] as number
    x.surface.imports.push({
      path: parts.map((part) => tree.textOf(part)).join('.'),
      line: tree.lineAt(offset),
      column: tree.columnAt(offset),
      length: tree.textOf(last).length,
      ...(/\*\s*$/.test(tree.textOf(node)) ? { all: true as const } : {}),
      ...(alias === undefined ? {} : { alias: tree.textOf(alias) }),
    })
  },
})
