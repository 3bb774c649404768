/** Functions, properties and constructors: each a line in the surface, and a node that holds its body. */
import { newType, writeMember } from '../nominal/declarations.ts'
import { childOfType, namedChildren, visit, visitEach, writeName } from '../nominal/extraction.ts'
import { FLAG, OP } from '../nominal/ir.ts'
import { MEMBER_CONSTRUCTOR, MEMBER_FIELD, MEMBER_METHOD, type MemberText } from '../nominal/surface.ts'
import { annotations, flagsOf, supertypesOf, symbolOf } from './extract-declarations.ts'
import { optionalOf, parametersOf, writeParameters } from './extract-parameters.ts'
import { typeParameterTexts, typeText, writeType, writeTypeParameters } from './extract-types.ts'
import { valueText } from './extract-values.ts'
import { hasWord, isType, kotlin, kotlinHandlers, wordsOf, type X } from './grammar.ts'

/** The type whose member a declaration is: the one around it, or the file's own. */
function owner(x: X): number {
  if (x.type >= 0) return x.type
  const k = kotlin(x)
  if (k.top < 0) k.top = x.surface.types.push(newType('', -1, FLAG.file, -1, -1)) - 1
  return k.top
}

/** Whether a declaration stands in a body, where it is no member of anything. */
const isLocal = (x: X): boolean => x.member >= 0 || kotlin(x).isInitializer

/** The type before a declaration's name: whom it extends. */
function receiverOf(x: X, node: number, name: number): number {
  return namedChildren(x, node).findLast((child) => child < name && isType(x, child)) ?? -1
}

/** A node around a body in which members of a type are seen by their bare names. */
function withReceiver(x: X, receiver: number, label: string, write: () => void): void {
  const { out } = x
  if (receiver < 0) {
    write()
    return
  }
  out.begin(OP.receiver)
  out.operand(out.string(label))
  visit(x, receiver)
  write()
  out.end()
}

function functionDeclaration(x: X, node: number): void {
  const { tree, grammar, out } = x
  const { t, f } = grammar
  const name = tree.child(node, f.name)
  const list = childOfType(x, node, t.function_value_parameters)
  const body = childOfType(x, node, t.function_body)
  const receiver = receiverOf(x, node, name)
  const returns = namedChildren(x, node).find((child) => child > Math.max(list, name) && isType(x, child)) ?? -1
  const words = wordsOf(x, node)
  const parameters = parametersOf(x, list)
  const type = owner(x)
  const around = x.surface.types[type]
  const local = isLocal(x)
  let flags = flagsOf(words)
  if (receiver >= 0) flags |= FLAG.extension
  if (parameters.variadic) flags |= FLAG.variadic
  if (local) flags |= FLAG.local
  if (around && around.flags & FLAG.interface && body < 0) flags |= FLAG.abstract
  const text: MemberText = {
    name: tree.textOf(name),
    kind: MEMBER_METHOD,
    flags,
    symbol: symbolOf(x, name),
    parameters: [
      ...(receiver < 0 ? [] : [['this', typeText(x, receiver) ?? '?'] as [string, string]]),
      ...parameters.texts,
    ],
  }
  Object.assign(text, optionalOf(parameters, receiver < 0 ? 0 : 1))
  const typeParameters = typeParameterTexts(x, node)
  if (typeParameters) text.typeParameters = typeParameters
  const isExpression = body >= 0 && tree.textOf(body).startsWith('=')
  if (returns >= 0) text.type = typeText(x, returns) ?? '?'
  else if (!isExpression) text.type = 'Unit'
  else {
    const value = valueText(
      x,
      type,
      () => withReceiver(x, receiver, text.name, () => writeFunctionValue(x, list, body)),
      body,
    )
    if (value) text.value = value
  }
  if (local && x.member >= 0) text.within = x.member
  const write = (): void => {
    annotations(x, node)
    writeTypeParameters(x, node)
    withReceiver(x, receiver, text.name, () => {
      if (list >= 0) writeParameters(x, list)
      if (returns >= 0) visit(x, returns)
      if (body >= 0) functionBody(x, body)
    })
  }
  if (!local) {
    writeMember(x, type, text, write)
    return
  }
  // A function within a function: seen to the end of its block.
  const index = around?.members.length ?? 0
  out.begin(OP.localFunction)
  out.operand(type)
  out.operand(index)
  writeMember(x, type, text, write)
  out.end()
}

/** What a function gives, with its parameters in scope. */
function writeFunctionValue(x: X, list: number, body: number): void {
  if (list >= 0) writeParameters(x, list)
  visitEach(x, body)
}

/** `{ … }`, or `= value`, which is what the function gives. */
export function functionBody(x: X, body: number): void {
  const { tree, out } = x
  if (!tree.textOf(body).startsWith('=')) {
    visitEach(x, body)
    return
  }
  out.begin(OP.initializer)
  const [value] = namedChildren(x, body)
  if (value === undefined) out.leaf(OP.sequence)
  else visit(x, value)
  out.end()
}

const NO_VALUE =
  /^(variable_declaration|multi_variable_declaration|modifiers|type_parameters|type_constraints|type_modifiers|getter|setter|property_delegate|line_comment|block_comment)$/

/** The value that a property starts with, or -1. */
function initialValue(x: X, node: number, behind: number): number {
  return (
    namedChildren(x, node).find(
      (child) => child > behind && !isType(x, child) && !NO_VALUE.test(x.tree.typeName(child)),
    ) ?? -1
  )
}

function propertyDeclaration(x: X, node: number): void {
  const { tree, grammar, out } = x
  const { t } = grammar
  const many = childOfType(x, node, t.multi_variable_declaration)
  if (many >= 0) {
    const last = tree.after[many] as number
    writeDestructured(x, many, initialValue(x, node, last - 1))
    return
  }
  const declaration = childOfType(x, node, t.variable_declaration)
  const name = declaration < 0 ? -1 : childOfType(x, declaration, t.identifier)
  if (name < 0) {
    out.leaf(OP.sequence)
    return
  }
  const written = namedChildren(x, declaration).find((child) => child > name && isType(x, child)) ?? -1
  const value = initialValue(x, node, (tree.after[declaration] as number) - 1)
  const delegate = childOfType(x, node, t.property_delegate)
  const getter = childOfType(x, node, t.getter)
  const setter = childOfType(x, node, t.setter)
  if (isLocal(x)) {
    out.begin(OP.sequence)
    annotations(x, node)
    out.begin(OP.local)
    writeName(x, name)
    out.operand(1)
    writeType(x, written)
    if (value >= 0) visit(x, value)
    else if (delegate >= 0) writeDelegate(x, node, delegate)
    out.end()
    out.end()
    return
  }
  const words = wordsOf(x, node)
  const receiver = receiverOf(x, node, declaration)
  const type = owner(x)
  const around = x.surface.types[type]
  let flags = flagsOf(words)
  if (receiver >= 0) flags |= FLAG.extension
  const getterBody = getter < 0 ? -1 : childOfType(x, getter, t.function_body)
  if (getterBody >= 0 || delegate >= 0) flags |= FLAG.getter
  if (delegate >= 0 || (setter >= 0 && childOfType(x, setter, t.function_body) >= 0)) flags |= FLAG.setter
  if (around && around.flags & FLAG.interface && value < 0 && getter < 0) flags |= FLAG.abstract
  const text: MemberText = { name: tree.textOf(name), kind: MEMBER_FIELD, flags, symbol: symbolOf(x, name) }
  if (receiver >= 0) text.parameters = [['this', typeText(x, receiver) ?? '?']]
  const typeParameters = typeParameterTexts(x, node)
  if (typeParameters) text.typeParameters = typeParameters
  const ofGetter =
    getter < 0 ? undefined : typeText(x, namedChildren(x, getter).find((child) => isType(x, child)) ?? -1)
  const type2 = typeText(x, written) ?? ofGetter ?? supertypeOfLiteral(x, value)
  if (type2 !== undefined) text.type = type2
  else {
    const given = value >= 0 ? value : delegate >= 0 ? delegate : getterBody
    const made =
      given < 0
        ? undefined
        : valueText(
            x,
            type,
            () => {
              if (given === delegate) writeDelegate(x, node, delegate)
              else if (given === getterBody) withReceiver(x, receiver, text.name, () => visitEach(x, getterBody))
              else visit(x, value)
            },
            given,
          )
    if (made) text.value = made
  }
  writeMember(x, type, text, () => {
    annotations(x, node)
    writeTypeParameters(x, node)
    if (receiver >= 0 && getter < 0) visit(x, receiver)
    if (written >= 0) visit(x, written)
    if (value >= 0) {
      out.begin(OP.initializer)
      visit(x, value)
      out.end()
    }
    if (delegate >= 0) writeDelegate(x, node, delegate)
    for (const accessor of [getter, setter]) if (accessor >= 0) writeAccessor(x, accessor, receiver, text.name)
  })
}

/** What an object without a class extends, as which others know it. */
function supertypeOfLiteral(x: X, value: number): string | undefined {
  if (value < 0 || x.tree.typeName(value) !== 'object_literal') return undefined
  const [first] = supertypesOf(x, value)
  return first && typeText(x, first.type)
}

/** `by lazy { … }`: what the delegate gives for the property, and is given for a variable. */
function writeDelegate(x: X, property: number, delegate: number): void {
  const [by = delegate] = x.tree.children(delegate)
  x.out.begin(OP.delegated)
  writeName(x, by)
  x.out.operand(hasWord(x, property, 'var') ? 1 : 0)
  visitEach(x, delegate)
  x.out.end()
}

/** `get() = …`, `set(value) { … }`: `field` is what the property holds. */
function writeAccessor(x: X, accessor: number, receiver: number, label: string): void {
  const { tree, grammar, out } = x
  const { t } = grammar
  const body = childOfType(x, accessor, t.function_body)
  out.begin(OP.accessor)
  withReceiver(x, receiver, label, () => {
    const name = tree.type[accessor] === t.setter ? childOfType(x, accessor, t.identifier) : -1
    if (name >= 0) {
      out.begin(OP.local)
      writeName(x, name)
      out.operand(0)
      out.leaf(OP.typeOfMember)
      out.end()
    }
    for (const child of namedChildren(x, accessor)) if (isType(x, child)) visit(x, child)
    if (body >= 0) functionBody(x, body)
  })
  out.end()
}

/** `val (a, b) = value`: what the value's components give. */
export function writeDestructured(x: X, many: number, value: number): void {
  const { tree, grammar, out } = x
  const { t } = grammar
  out.begin(OP.destructure)
  if (value >= 0) visit(x, value)
  else out.leaf(OP.subject)
  for (const one of namedChildren(x, many)) {
    if (tree.type[one] !== t.variable_declaration) continue
    const name = childOfType(x, one, t.identifier)
    const type = namedChildren(x, one).find((child) => isType(x, child)) ?? -1
    out.begin(OP.local)
    writeName(x, name)
    out.operand(1)
    writeType(x, type)
    out.end()
  }
  out.end()
}

function secondaryConstructor(x: X, node: number): void {
  const { tree, grammar, out } = x
  const { t } = grammar
  const word = [...tree.children(node)].find((child) => tree.typeName(child) === 'constructor') ?? -1
  const list = childOfType(x, node, t.function_value_parameters)
  const parameters = parametersOf(x, list)
  const text: MemberText = {
    name: x.surface.types[x.type]?.name ?? '',
    kind: MEMBER_CONSTRUCTOR,
    flags: flagsOf(wordsOf(x, node)) | (parameters.variadic ? FLAG.variadic : 0),
    symbol: symbolOf(x, word),
    parameters: parameters.texts,
    ...optionalOf(parameters),
  }
  writeMember(x, x.type, text, () => {
    annotations(x, node)
    if (list >= 0) writeParameters(x, list)
    const call = childOfType(x, node, t.constructor_delegation_call)
    if (call >= 0) {
      const [first] = tree.children(call)
      const args = childOfType(x, call, t.value_arguments)
      if (first !== undefined && args >= 0) {
        out.begin(OP.delegate)
        writeName(x, first)
        out.operand(tree.textOf(first) === 'super' ? 1 : 0)
        out.operand(0)
        visitEach(x, args)
        out.end()
      }
    }
    const body = childOfType(x, node, t.block)
    if (body >= 0) visit(x, body)
  })
}

/** `init { … }` sees the parameters of the primary constructor. */
function initializerBlock(x: X, node: number): void {
  const k = kotlin(x)
  const outer = k.isInitializer
  k.isInitializer = true
  x.out.begin(OP.memberBody)
  x.out.operand(x.type)
  x.out.operand(-1)
  x.out.operand(x.symbol)
  visitEach(x, node)
  x.out.end()
  k.isInitializer = outer
}

kotlinHandlers.handle({
  function_declaration: functionDeclaration,
  property_declaration: propertyDeclaration,
  secondary_constructor: secondaryConstructor,
  anonymous_initializer: initializerBlock,
})
