/**
 * `extension(Order order) { … }` in a static class: members of what they extend. The grammar does not know them, so they are read as
 * classes (repair.ts). The block is a class without a name, whose members see what they extend; each method takes it first.
 */
import { childOfType, enter, firstNamed } from '../nominal/extraction.ts'
import { FLAG, OP } from '../nominal/ir.ts'
import type { MemberText, ParameterText, TypeText } from '../nominal/surface.ts'
import { typeText } from './extract-types.ts'
import { csharp, type X } from './grammar.ts'
import { parametersOf } from './symbols.ts'

export const isExtensionBlock = (x: X, node: number): boolean =>
  /^extension\b/.test(x.tree.text.slice(x.tree.start[node] as number, (x.tree.start[node] as number) + 10))

export interface ExtensionBlock {
  /** The index of the class that stands for the block. */
  type: number
  /** The name and the type of what is extended; without a name where only a type is, which then has static members alone. */
  receiver: [name: string, type: string] | undefined
  typeParameters: string[][] | undefined
}

/** Writes the block; `write` writes what stands in it. */
export function extensionBlock(
  x: X,
  node: number,
  typeParameters: string[][] | undefined,
  write: (parameters: number, alone: number, text: TypeText) => void,
): void {
  const { out, grammar } = x
  const text: TypeText = { name: '', symbol: -1, flags: FLAG.public, outer: x.type, within: -1, members: [] }
  if (typeParameters) text.typeParameters = typeParameters
  const list = childOfType(x, node, grammar.t.parameter_list)
  const state = csharp(x)
  const { extension } = state
  const bases = childOfType(x, node, grammar.t.base_list)
  const alone = bases < 0 ? -1 : firstNamed(x, bases)
  const type = x.surface.types.push(text) - 1
  const frame = enter(x, type, -1, x.symbol)
  const receiver: ParameterText | undefined =
    alone < 0 ? parametersOf(x, list).texts[0] : ['', typeText(x, alone) ?? '?']
  state.extension = { type, receiver, typeParameters }
  out.begin(OP.type)
  out.operand(type)
  out.operand(x.symbol)
  write(list, alone, text)
  out.end()
  Object.assign(x, frame)
  state.extension = extension
}

/** A member as it is called: on what its block extends, or its class, with the block's type parameters before its own. */
export function extending(x: X, member: MemberText): MemberText {
  const { extension } = csharp(x)
  if (extension?.type !== x.type || !extension.receiver) return member
  const { receiver, typeParameters = [] } = extension
  const all = [...typeParameters, ...(member.typeParameters ?? [])]
  if (member.flags & FLAG.static)
    return { ...member, extends: receiver[1], ...(all.length > 0 ? { typeParameters: all } : {}) }
  const parameters = [receiver, ...(member.parameters ?? [])]
  return {
    ...member,
    flags: member.flags | FLAG.extension,
    parameters,
    ...(member.required === undefined ? {} : { required: member.required + 1 }),
    ...(all.length > 0 ? { typeParameters: all } : {}),
  }
}
