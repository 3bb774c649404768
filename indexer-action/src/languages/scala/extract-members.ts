/** Functions and values: each a line in the surface, and a node that holds its body; within bodies they are locals. */
import { CodeWriter } from '../nominal/code-writer.ts'
import { newType, writeMember } from '../nominal/declarations.ts'
import { visit, visitEach } from '../nominal/extraction.ts'
import { FLAG, OP } from '../nominal/ir.ts'
import { type CodeText, MEMBER_CONSTRUCTOR, MEMBER_FIELD, MEMBER_METHOD, type MemberText } from '../nominal/surface.ts'
import { annotations, flagsOf, parentsIn, writeClass } from './extract-declarations.ts'
import { writeValue } from './extract-expressions.ts'
import { parametersOf, writeParameters } from './extract-parameters.ts'
import { boundNames, writeBound, writePattern } from './extract-patterns.ts'
import { typeParameterTexts, typeText, writeType, writeTypeParameters } from './extract-types.ts'
import { fields, nameText, scala, scalaHandlers, symbolOf, wordsOf, type X } from './grammar.ts'

/** The type whose member a declaration is: the one around it, or the file's own. */
function owner(x: X): number {
  if (x.type >= 0) return x.type
  const s = scala(x)
  if (s.top < 0) s.top = x.surface.types.push(newType('', -1, FLAG.file, -1, -1)) - 1
  return s.top
}

/** Longer ones are rarely what a type is inferred from in the end, and every file's are held. */
const MOST_CODE = 800
const DECLARATIONS = /^(class|object|trait|enum|function|given|type)_definition$/

/** The value of a member whose type is not written, as code of its own: whoever needs the type reads it, in whatever file. */
function valueText(x: X, type: number, node: number, write: () => void): CodeText | undefined {
  const { tree, out } = x
  if (node < 0 || (tree.end[node] as number) - (tree.start[node] as number) > 4 * MOST_CODE) return undefined
  for (let at = node; at < (tree.after[node] as number); at++) {
    const kind = tree.typeName(at)
    if (DECLARATIONS.test(kind) || kind === 'template_body') return undefined
  }
  const s = scala(x)
  const outer = { type: x.type, member: x.member, placeless: x.placeless ?? false }
  const own = { isLocal: s.isLocal, placeholders: s.placeholders }
  x.out = new CodeWriter()
  Object.assign(x, { type, placeless: true })
  s.isLocal = true
  x.out.begin(OP.block)
  write()
  x.out.end()
  const { strings, code } = x.out
  Object.assign(x, outer, { out })
  Object.assign(s, own)
  return code.length > MOST_CODE ? undefined : { strings, code }
}

/** What is constructed says what a value is; an object of a class without a name is all that this extends. */
function madeText(x: X, value: number): string | undefined {
  if (value < 0 || x.tree.typeName(value) !== 'instance_expression') return undefined
  const texts = parentsIn(x, value).flatMap(({ type }) => typeText(x, type) ?? [])
  return texts.length === 0 ? undefined : texts.reverse().join('|')
}

function functionDefinition(x: X, node: number): void {
  const { tree, grammar, out } = x
  const { f } = grammar
  const s = scala(x)
  const name = tree.child(node, f.name)
  const lists = fields(x, node, f.parameters).filter((one) => tree.type[one] === grammar.t.parameters)
  const body = tree.child(node, f.body)
  const returns = tree.child(node, f.return_type)
  const words = wordsOf(x, node)
  const extended = s.extending
  const parameters = parametersOf(x, extended === undefined ? lists : [...extended.lists, ...lists])
  const type = owner(x)
  const isLocal = s.isLocal
  const isConstructor = tree.textOf(name) === 'this'
  let flags = flagsOf(words)
  if (parameters.variadic) flags |= FLAG.variadic
  if (isLocal) flags |= FLAG.local
  if (extended !== undefined) flags |= FLAG.extension
  if (body < 0) flags |= FLAG.abstract
  const text: MemberText = {
    name: isConstructor ? (x.surface.types[type]?.name ?? 'this') : nameText(x, name),
    kind: isConstructor ? MEMBER_CONSTRUCTOR : MEMBER_METHOD,
    flags,
    symbol: symbolOf(x, name),
    ...parameters.said,
  }
  const typeParameters = [
    ...(extended === undefined ? [] : (typeParameterTexts(x, extended.node) ?? [])),
    ...(typeParameterTexts(x, node) ?? []),
  ]
  if (typeParameters.length > 0) text.typeParameters = typeParameters
  if (isLocal && x.member >= 0) text.within = x.member
  const isProcedure =
    body >= 0 &&
    returns < 0 &&
    tree.typeName(body) === 'block' &&
    !/=\s*$/.test(tree.text.slice(Math.max(0, (tree.start[body] as number) - 40), tree.start[body] as number))
  const writeLists = (): void => {
    if (extended !== undefined) writeParameters(x, extended.lists)
    writeParameters(x, lists)
  }
  if (returns >= 0) text.type = typeText(x, returns) ?? '?'
  else if (isConstructor || isProcedure || body < 0) text.type = 'Unit'
  else {
    const made = madeText(x, body)
    if (made !== undefined) text.type = made
    else {
      const value = valueText(x, type, body, () => {
        writeLists()
        visit(x, body)
      })
      if (value) text.value = value
    }
  }
  const write = (): void => {
    const outer = { isLocal: s.isLocal, extending: s.extending }
    s.isLocal = true
    s.extending = undefined
    annotations(x, node)
    if (extended !== undefined) writeTypeParameters(x, extended.node)
    writeTypeParameters(x, node)
    writeLists()
    if (returns >= 0) visit(x, returns)
    if (body >= 0) {
      out.begin(OP.initializer)
      if (returns >= 0) writeValue(x, body)
      else visit(x, body)
      out.end()
    }
    Object.assign(s, outer)
  }
  if (!isLocal) {
    writeMember(x, type, text, write)
    return
  }
  const index = x.surface.types[type]?.members.length ?? 0
  out.begin(OP.localFunction)
  out.operand(type)
  out.operand(index)
  writeMember(x, type, text, write)
  out.end()
}

function valueDefinition(x: X, node: number): void {
  const { tree, grammar, out } = x
  const { f } = grammar
  const s = scala(x)
  const pattern = tree.child(node, f.pattern) >= 0 ? tree.child(node, f.pattern) : tree.child(node, f.name)
  const names = fields(x, node, f.name)
  const type = tree.child(node, f.type)
  const value = tree.child(node, f.value)
  if (pattern < 0) {
    visitEach(x, node)
    out.leaf(OP.sequence)
    return
  }
  if (s.isLocal) {
    annotations(x, node)
    out.begin(OP.bindings)
    if (tree.type[pattern] === grammar.t.identifier) writeBound(x, pattern)
    else writePattern(x, pattern)
    writeType(x, type)
    if (value >= 0) visit(x, value)
    out.end()
    return
  }
  const owning = owner(x)
  const words = wordsOf(x, node)
  const isPlain = tree.type[pattern] === grammar.t.identifier || tree.typeName(pattern) === 'identifiers'
  out.begin(OP.sequence)
  annotations(x, node)
  // A name by itself is declared, with whatever letter it begins.
  const single = tree.type[pattern] === grammar.t.identifier ? [pattern] : boundNames(x, pattern)
  const bound = names.length > 1 ? names : single
  if (bound.length === 0 && value >= 0) {
    s.isLocal = true
    out.begin(OP.bindings)
    writePattern(x, pattern)
    writeType(x, type)
    visit(x, value)
    out.end()
    s.isLocal = false
  }
  for (const [nth, name] of bound.entries()) {
    const text: MemberText = {
      name: nameText(x, name),
      kind: MEMBER_FIELD,
      // A lazy value's code runs where it is read first.
      flags: flagsOf(words) | (value < 0 ? FLAG.abstract : 0) | (words.has('lazy') ? FLAG.getter : 0),
      symbol: symbolOf(x, name),
    }
    if (text.symbol < 0 && !x.placeless)
      text.at = [tree.lineAt(tree.start[name] as number), tree.columnAt(tree.start[name] as number)]
    const written = typeText(x, type)
    const made = isPlain ? madeText(x, value) : undefined
    if (type >= 0) text.type = written ?? '?'
    else if (made !== undefined) text.type = made
    else if (value >= 0) {
      const code = valueText(x, owning, value, () => {
        if (isPlain) visit(x, value)
        else {
          x.out.begin(OP.bindings)
          writePattern(x, pattern)
          writeType(x, -1)
          visit(x, value)
          x.out.end()
          x.out.begin(OP.term)
          x.out.operand(x.out.string(text.name))
          for (let at = 0; at < 3; at++) x.out.operand(0)
          x.out.end()
        }
      })
      if (code) text.value = code
    }
    writeMember(x, owning, text, () => {
      const outer = s.isLocal
      s.isLocal = true
      if (nth === 0) {
        if (type >= 0) visit(x, type)
        if (!isPlain) {
          out.begin(OP.bindings)
          writePattern(x, pattern, true)
          writeType(x, -1)
          if (value >= 0) visit(x, value)
          out.end()
        } else if (type >= 0 && value >= 0) {
          // What it says it is, its value is asked for.
          out.begin(OP.initializer)
          writeValue(x, value)
          out.end()
        } else if (value >= 0) visit(x, value)
      }
      s.isLocal = outer
    })
  }
  out.end()
}

function givenDefinition(x: X, node: number): void {
  const { tree, grammar, out } = x
  const { f } = grammar
  const name = tree.child(node, f.name)
  const type = tree.child(node, f.return_type)
  const body = tree.child(node, f.body)
  const owning = owner(x)
  const lists = fields(x, node, f.parameters).filter((one) => tree.type[one] === grammar.t.parameters)
  const text: MemberText = {
    name: name < 0 ? '' : nameText(x, name),
    kind: MEMBER_FIELD,
    flags: FLAG.public | FLAG.implicit,
    symbol: symbolOf(x, name),
    type: typeText(x, type) ?? '?',
  }
  const typeParameters = typeParameterTexts(x, node)
  if (typeParameters) text.typeParameters = typeParameters
  const s = scala(x)
  const isBound = s.isLocal && name >= 0
  const write = (): void => {
    const outer = s.isLocal
    s.isLocal = true
    writeTypeParameters(x, node)
    writeParameters(x, lists)
    if (type >= 0 && !isBound) visit(x, type)
    if (body >= 0 && /template_body$/.test(tree.typeName(body))) {
      const cls = newType('', -1, FLAG.object, x.type, x.member)
      if (type >= 0) cls.supertypes = [typeText(x, type) ?? '?']
      out.begin(OP.sequence)
      writeClass(x, cls, { parents: [], body, lists: undefined, node: body })
      out.end()
    } else if (body >= 0) visit(x, body)
    s.isLocal = outer
  }
  if (!s.isLocal) {
    writeMember(x, owning, text, write)
    return
  }
  // In a block it has a place of its own only by its name.
  if (isBound) {
    out.begin(OP.bindings)
    writeBound(x, name)
    writeType(x, type)
  }
  out.begin(OP.sequence)
  write()
  out.end()
  if (isBound) out.end()
}

function extensionDefinition(x: X, node: number): void {
  const { tree, grammar, out } = x
  const s = scala(x)
  const lists = fields(x, node, grammar.f.parameters).filter((one) => tree.type[one] === grammar.t.parameters)
  const outer = s.extending
  s.extending = { lists, node }
  out.begin(OP.sequence)
  for (const child of fields(x, node, grammar.f.body)) visit(x, child)
  out.end()
  s.extending = outer
}

scalaHandlers.handle({
  function_definition: functionDefinition,
  function_declaration: functionDefinition,
  val_definition: valueDefinition,
  var_definition: valueDefinition,
  val_declaration: valueDefinition,
  var_declaration: valueDefinition,
  given_definition: givenDefinition,
  extension_definition: extensionDefinition,
})
