/** Classes, traits, objects and packages: each a type of the surface, and a node that holds its members. */
import { newType, selfText, writeMembers } from '../nominal/declarations.ts'
import { childOfType, enter, namedChildren, visit, visitEach, writePosition } from '../nominal/extraction.ts'
import { FLAG, OP } from '../nominal/ir.ts'
import { MEMBER_CONSTRUCTOR, MEMBER_FIELD, MEMBER_METHOD, type TypeText } from '../nominal/surface.ts'
import { writeArguments } from './extract-arguments.ts'
import { importsIn } from './extract-imports.ts'
import { parametersOf, writeParameters } from './extract-parameters.ts'
import { typeParameterTexts, typeText, writePath, writeTypeName, writeTypeParameters } from './extract-types.ts'
import { fields, hasWord, nameText, plainAccess, scala, scalaHandlers, symbolOf, wordsOf, type X } from './grammar.ts'

/** What an object's class is called: its name is that of the class beside it. */
const objectName = (name: string): string => `${name}$`

export function flagsOf(words: ReadonlySet<string>): number {
  let flags = words.has('private') ? FLAG.private : words.has('protected') ? FLAG.protected : FLAG.public
  if (words.has('abstract')) flags |= FLAG.abstract
  if (words.has('override')) flags |= FLAG.declaresOverride
  if (words.has('implicit')) flags |= FLAG.implicit
  return flags
}

export function annotations(x: X, node: number): void {
  const { tree, grammar } = x
  for (const child of tree.children(node)) if (tree.type[child] === grammar.t.annotation) visit(x, child)
}

/** What a class extends, each with the arguments of its constructor. */
interface Parent {
  type: number
  args: number[]
}

function parentsOf(x: X, node: number): Parent[] {
  const { tree, grammar } = x
  const clause = tree.child(node, grammar.f.extend)
  return clause < 0 ? [] : parentsIn(x, clause)
}

/** The same of a list of types with arguments; `A with B` may be one type. */
export function parentsIn(x: X, node: number): Parent[] {
  const { tree, grammar } = x
  const found: Parent[] = []
  for (const child of namedChildren(x, node)) {
    const type = tree.type[child]
    if (type === grammar.t.arguments) found.at(-1)?.args.push(child)
    else if (type === grammar.t.template_body || type === grammar.t.with_template_body || type === grammar.t.annotation)
      continue
    else if (type === grammar.t.compound_type)
      for (const one of namedChildren(x, child)) found.push({ type: one, args: [] })
    else found.push({ type: child, args: [] })
  }
  return found
}

interface ClassParts {
  parents: readonly Parent[]
  body: number
  /** Lists of parameters; none of an object. */
  lists: readonly number[] | undefined
  /** Where its type parameters and annotations stand. */
  node: number
}

/** Where among the types of the surface a class stands: an object that is written below its enumeration has its cases already. */
function placeOf(x: X, text: TypeText): number {
  const { types } = x.surface
  const { unwritten } = scala(x)
  const isSame = ({ name, outer, within, package: own }: TypeText): boolean =>
    name === text.name && outer === text.outer && within === text.within && own === text.package
  const made = unwritten.findIndex((at) => isSame(types[at] as TypeText))
  if (made < 0) return types.push(text) - 1
  const [at] = unwritten.splice(made, 1) as [number]
  types[at] = text
  return at
}

/** Writes a class with its supertypes, constructor and body; gives its index among the types of the surface. */
export function writeClass(x: X, text: TypeText, { parents, body, lists, node }: ClassParts): number {
  const { grammar, out } = x
  const s = scala(x)
  const supertypes = parents.map(({ type }) => typeText(x, type) ?? '?')
  if (supertypes.length > 0) {
    // What is extended last is asked first.
    text.supertypes = [...supertypes].reverse()
    if (!(text.flags & FLAG.interface)) text.superclass = supertypes.length - 1
  }
  const typeParameters = typeParameterTexts(x, node)
  if (typeParameters) text.typeParameters = typeParameters
  const self = body < 0 ? -1 : childOfType(x, body, grammar.t.self_type)
  const selfType = self < 0 ? undefined : namedChildren(x, self)[1]
  const selfText = selfType === undefined ? undefined : typeText(x, selfType)
  if (selfText !== undefined) text.forwardsTo = selfText.split('|').reverse()
  if (body >= 0) {
    const imports = importsIn(x, body)
    if (imports.length > 0) text.imports = imports
  }
  const type = placeOf(x, text)
  const outer = { isLocal: s.isLocal, placeholders: s.placeholders }
  s.isLocal = false
  const frame = enter(x, type, -1, text.symbol >= 0 ? text.symbol : x.symbol)
  out.begin(OP.type)
  out.operand(type)
  out.operand(x.symbol)
  writeTypeParameters(x, node)
  for (const [at, { type: one }] of parents.entries()) {
    out.begin(OP.supertype)
    writePosition(x, one)
    out.operand(at === 0 && !(text.flags & FLAG.interface) ? 0 : 1)
    if (x.tree.type[one] === grammar.t.identifier) writeTypeName(x, one)
    else visit(x, one)
    out.end()
  }
  const derived = x.tree.child(node, grammar.f.derive)
  if (derived >= 0) visitEach(x, derived)
  if (lists) primaryConstructor(x, lists, text, node)
  superCalls(x, parents, text.name === '')
  if (self >= 0) {
    const [name] = namedChildren(x, self)
    out.begin(OP.selfType)
    out.operand(out.string(name === undefined ? '' : nameText(x, name)))
    if (selfType !== undefined) visit(x, selfType)
    out.end()
  }
  if (body >= 0) writeMembers(x, body)
  out.end()
  Object.assign(x, frame)
  Object.assign(s, outer)
  return type
}

/** `class A(x: Int, val y: String)`: each parameter is seen by all members, as a field. */
function primaryConstructor(x: X, lists: readonly number[], text: TypeText, node: number): void {
  const { tree, grammar, out } = x
  const parameters = parametersOf(x, lists)
  const words = new Set<string>()
  for (const child of tree.children(node))
    if (tree.typeName(child) === 'access_modifier')
      for (const word of plainAccess(tree.textOf(child)).match(/\w+/g) ?? []) words.add(word)
  text.members.push({
    name: text.name,
    kind: MEMBER_CONSTRUCTOR,
    flags: flagsOf(words) | (parameters.variadic ? FLAG.variadic : 0),
    symbol: -1,
    ...parameters.said,
  })
  const isCase = (text.flags & FLAG.record) !== 0
  for (const [nth, list] of lists.entries())
    for (const one of namedChildren(x, list)) {
      const name = tree.child(one, grammar.f.name)
      if (tree.type[one] !== grammar.t.class_parameter || name < 0) continue
      const isValue = hasWord(x, one, 'val') || hasWord(x, one, 'var') || (isCase && nth === 0)
      const own = wordsOf(x, one)
      const type = tree.child(one, grammar.f.type)
      const access = isValue ? flagsOf(own) : FLAG.private
      const given = typeText(x, type)
      text.members.push({
        name: nameText(x, name),
        kind: MEMBER_FIELD,
        flags: access | (own.has('override') ? FLAG.declaresOverride : 0),
        symbol: symbolOf(x, name),
        ...(given === undefined ? {} : { type: given }),
      })
      annotations(x, one)
    }
  out.begin(OP.block)
  writeParameters(x, lists, true)
  out.end()
}

/** `C` of `a.b.C[D]`. */
function lastName(x: X, type: number): number {
  const { tree, grammar } = x
  if (tree.type[type] === grammar.t.generic_type) return lastName(x, tree.child(type, grammar.f.type))
  return tree.typeName(type) === 'stable_type_identifier' ? (namedChildren(x, type).at(-1) ?? type) : type
}

/** Arguments of the constructors of what is extended. */
function superCalls(x: X, parents: readonly Parent[], isNameless: boolean): void {
  const { out } = x
  for (const [at, { type, args }] of parents.entries()) {
    // Whoever makes an object of a class without a name calls what that extends first.
    if (args.length === 0 && !(isNameless && at === 0)) continue
    out.begin(OP.superCall)
    writePosition(x, lastName(x, type))
    out.leaf(OP.typeText, out.string(typeText(x, type) ?? '?'))
    for (const list of args) writeArguments(x, list)
    out.end()
  }
}

/** The type in which a declaration stands: none at the top level, where functions are members of the file's own. */
function outerOf(x: X): number {
  return x.type === scala(x).top ? (x.member >= 0 ? x.type : -1) : x.type
}

/** A type of the surface with what its place says of it. */
function typeAt(x: X, name: string, symbol: number, flags: number): TypeText {
  const text = newType(name, symbol, flags, outerOf(x), x.member)
  const s = scala(x)
  const own = s.packages.at(-1) ?? ''
  if (text.outer < 0 && own !== x.surface.package) text.package = own
  return text
}

const bodyOf = (x: X, node: number): number => x.tree.child(node, x.grammar.f.body)

function classDefinition(x: X, node: number): void {
  const { tree, grammar } = x
  const name = tree.child(node, grammar.f.name)
  const words = wordsOf(x, node)
  const isTrait = tree.typeName(node) === 'trait_definition'
  let flags = flagsOf(words)
  if (isTrait) flags |= FLAG.interface | FLAG.abstract
  if (hasWord(x, node, 'case') || tree.typeName(node) === 'enum_definition') flags |= FLAG.record
  const text = typeAt(x, nameText(x, name), symbolOf(x, name), flags)
  annotations(x, node)
  const lists = fields(x, node, grammar.f.class_parameters)
  x.out.begin(OP.sequence)
  writeClass(x, text, { parents: parentsOf(x, node), body: bodyOf(x, node), lists, node })
  if (text.flags & FLAG.record && !text.members.some((one) => one.name === 'copy')) addCopy(text)
  x.out.end()
}

/** What the compiler adds to a case class. */
function addCopy(text: TypeText): void {
  const made = text.members.find((one) => one.kind === MEMBER_CONSTRUCTOR)
  const parameters = made?.parameters ?? []
  text.members.push({
    name: 'copy',
    kind: MEMBER_METHOD,
    flags: FLAG.public,
    symbol: text.symbol,
    parameters,
    ...(made?.lists ? { lists: made.lists } : {}),
    required: 0,
    defaults: parameters.map((_, at) => at),
    type: selfText(text),
  })
}

function objectDefinition(x: X, node: number): void {
  const { tree, grammar } = x
  const name = tree.child(node, grammar.f.name)
  const isPackage = tree.typeName(node) === 'package_object'
  const flags = flagsOf(wordsOf(x, node)) | FLAG.object
  const text = typeAt(x, isPackage ? 'package$' : objectName(nameText(x, name)), symbolOf(x, name), flags)
  if (isPackage) text.package = joined(scala(x).packages.at(-1) ?? '', nameText(x, name))
  annotations(x, node)
  const s = scala(x)
  if (isPackage) s.packages.push(text.package ?? '')
  x.out.begin(OP.sequence)
  writeClass(x, text, { parents: parentsOf(x, node), body: bodyOf(x, node), lists: undefined, node })
  x.out.end()
  if (isPackage) s.packages.pop()
}

const joined = (around: string, name: string): string => (around === '' ? name : `${around}.${name}`)

/** `case Red extends Color(1)` and `case Blue`: values of the enumeration, which its object has. */
function enumCase(x: X, node: number): void {
  const { tree, grammar } = x
  const name = tree.child(node, grammar.f.name)
  const around = x.surface.types[x.type]
  const lists = fields(x, node, grammar.f.class_parameters)
  const own = parentsOf(x, node)
  const isClass = lists.length > 0
  const text = newType(
    isClass ? nameText(x, name) : objectName(nameText(x, name)),
    symbolOf(x, name),
    FLAG.public,
    enumObject(x),
    x.member,
  )
  text.flags |= isClass ? FLAG.record : FLAG.object
  if (around) {
    const { typeParameters } = around
    const names = typeParameters?.map(([name]) => name).join(',')
    if (own.length === 0) text.supertypes = [names === undefined || !isClass ? around.name : `${around.name}<${names}>`]
    if (typeParameters) text.typeParameters = typeParameters
    // The enumeration sees its cases by their names.
    const path = `${around.name}.${nameText(x, name)}`
    around.imports = [...(around.imports ?? []), { path, line: 0, column: 0, length: 0 }]
  }
  x.out.begin(OP.sequence)
  writeClass(x, text, { parents: own, body: -1, lists: isClass ? lists : undefined, node })
  x.out.end()
}

/** The object that goes with the enumeration around, which need not be written. */
function enumObject(x: X): number {
  const { types } = x.surface
  const around = types[x.type]
  if (!around) return x.type
  const name = objectName(around.name)
  const found = types.findIndex((one) => one.name === name && one.outer === around.outer)
  if (found >= 0) return found
  const text = newType(name, around.symbol, FLAG.public | FLAG.object, around.outer, around.within)
  if (around.package !== undefined) text.package = around.package
  const at = types.push(text) - 1
  scala(x).unwritten.push(at)
  return at
}

function typeDefinition(x: X, node: number): void {
  const { tree, grammar, out } = x
  const name = tree.child(node, grammar.f.name)
  const type = tree.child(node, grammar.f.type)
  const text = typeAt(x, nameText(x, name), symbolOf(x, name), flagsOf(wordsOf(x, node)))
  if (type < 0) text.flags |= FLAG.announced
  const typeParameters = typeParameterTexts(x, node)
  if (typeParameters) text.typeParameters = typeParameters
  const bounds = namedChildren(x, node).filter((child) => tree.typeName(child).endsWith('_bound'))
  const upper = bounds.find((child) => tree.type[child] === grammar.t.upper_bound)
  const alias = typeText(x, type >= 0 ? type : upper === undefined ? -1 : tree.child(upper, grammar.f.type))
  if (alias !== undefined && alias !== '?') text.alias = alias
  const index = x.surface.types.push(text) - 1
  const frame = enter(x, index, -1, text.symbol)
  out.begin(OP.type)
  out.operand(index)
  out.operand(text.symbol)
  writeTypeParameters(x, node)
  if (type >= 0) visit(x, type)
  for (const bound of bounds) visitEach(x, bound)
  out.end()
  Object.assign(x, frame)
}

scalaHandlers.handle({
  class_definition: classDefinition,
  trait_definition: classDefinition,
  enum_definition: classDefinition,
  object_definition: objectDefinition,
  package_object: objectDefinition,
  simple_enum_case: enumCase,
  full_enum_case: enumCase,
  type_definition: typeDefinition,
  self_type: (x) => x.out.leaf(OP.sequence),
  package_clause: (x, node) => {
    const { tree, grammar, out } = x
    const s = scala(x)
    const name = tree.child(node, grammar.f.name)
    const own = joined(s.packages.at(-1) ?? '', name < 0 ? '' : tree.textOf(name).replace(/[\s`]+/g, ''))
    const body = bodyOf(x, node)
    out.begin(OP.sequence)
    if (body < 0) {
      s.packages.push(own)
      x.surface.package = own
    } else {
      s.packages.push(own)
      s.seen.push([...s.packages])
      writeMembers(x, body)
      s.packages.pop()
    }
    out.end()
  },
  annotation: (x, node) => {
    const { tree, grammar, out } = x
    const type = tree.child(node, grammar.f.name)
    if (type < 0) {
      out.leaf(OP.sequence)
      return
    }
    out.begin(OP.annotation)
    writePosition(x, type)
    visit(x, type)
    for (const list of fields(x, node, grammar.f.arguments)) visitEach(x, list)
    out.end()
  },
  stable_identifier: (x, node) => writePath(x, namedChildren(x, node)),
})
