/**
 * C++: what an expression tells that a file offers for a type (`parse/deduced.ts`), in the scope of the symbol whose type it is.
 */
import { type Body, NODE_STRIDE } from '../fact-layout.ts'
import type { File } from '../repository.ts'
import { Resolver } from '../resolve.ts'
import { settled } from './instances.ts'
import type { Type, Types } from './types.ts'

const EXPRESSION = /=(\d+)/g

export function deduce(types: Types, file: number, at: number, symbol: number): Type | undefined {
  const { deduced, symbols } = types.repository.files[file] as File
  const body = deduced[at] as Body
  const resolver = new Resolver(types, file, true, symbols, body)
  return closed(resolver.typeOf(body.nodes.length / NODE_STRIDE - 1, symbol), file, (node) =>
    resolver.typeOf(node, symbol),
  )
}

/** Numbers of expressions mean nothing outside of the body: in their place stand names, and what those are. */
function closed(type: Type | undefined, file: number, typeOf: (node: number) => Type | undefined): Type | undefined {
  if (!type || type.file !== file || !type.text.includes('=')) return type
  const given = new Map<string, Type>(type.given)
  const text = type.text.replace(EXPRESSION, (_, node: string) => {
    const part = closed(typeOf(Number(node)), file, typeOf)
    if (part) given.set(`~${node}`, part)
    return part ? `?~${node}` : ''
  })
  return settled({ ...type, text, given })
}
