/** Declarations of functions and methods: their symbols at once, their bodies when all of the file's declarations are known. */
import { LIMITS } from '../../../../src/contract/limits.ts'
import type { Modifier } from '../../../../src/contract/symbols.ts'
import { entryOf } from './entry-points.ts'
import { functionBody, visit } from './extract-expressions.ts'
import { addSymbol } from './extract-symbols.ts'
import {
  bindParameters,
  describeParameters,
  describeResult,
  functionCode,
  readParameters,
  readResult,
  readTypeParameters,
  typeParameter,
  typeParametersOf,
} from './extract-types.ts'
import { BLANK, type Extraction } from './extraction.ts'
import * as ir from './ir.ts'
import { split } from './method-type-parameters.ts'
import { K } from './syntax.ts'

export function functionDeclaration(x: Extraction, node: number): void {
  const name = x.tree.child(node, x.field.name)
  if (name < 0) return
  const body = x.tree.child(node, x.field.body)
  const text = x.text(name)
  const modifiers: Modifier[] = []
  if (x.isTest && /^(Test|Benchmark|Fuzz|Example)([^a-z]|$)/.test(text)) modifiers.push('test')
  const entry = entryOf(x, text)
  if (entry) modifiers.push('entry')
  if (body < 0) modifiers.push('declaration')
  const own = typeParametersOf(x, node)
  const list = x.tree.child(node, x.field.parameters)
  const symbol = addSymbol(x, {
    kind: 'function',
    name,
    declaration: node,
    body,
    modifiers,
    parameters: describeParameters(x, list),
    returns: describeResult(x, x.tree.child(node, x.field.result)),
    annotations: written(x, own),
    ...(entry ? { extra: entry } : {}),
  })
  x.owner = symbol
  x.open()
  const typeParameters = readTypeParameters(x, own)
  const parameters = readParameters(x, list)
  const result = readResult(x, x.tree.child(node, x.field.result))
  const code = functionCode(x, typeParameters, parameters, result)
  x.close()
  readBodyLater(x, body, typeParameters, () => {
    bindParameters(x, parameters, result)
  })
  x.owner = -1
  if (text !== BLANK) x.declareInPackage(ir.FUNC, name, symbol + 1, code)
}

const written = (x: Extraction, typeParameters: readonly number[]): string[] =>
  typeParameters.map((one) => x.text(one).slice(0, LIMITS.signatureChars))

function readBodyLater(x: Extraction, body: number, typeParameters: number[], bind: () => void): void {
  if (body < 0) return
  x.later(() => {
    x.labels = new Map()
    x.open()
    for (const parameter of typeParameters) x.bindTypeParameter(parameter)
    bind()
    functionBody(x, body)
    x.close()
  })
}

export function methodDeclaration(x: Extraction, node: number): void {
  const name = x.tree.child(node, x.field.name)
  const receiver = x.firstNamed(x.tree.child(node, x.field.receiver))
  if (name < 0 || receiver < 0) return
  const body = x.tree.child(node, x.field.body)
  const receiverType = x.tree.child(receiver, x.field.type)
  const pointer = x.code(receiverType) === K.pointer_type
  const { base, parameters: names } = receiverParts(x, receiverType)
  if (base < 0) return
  const list = x.tree.child(node, x.field.parameters)
  const { types: own } = split(x, list)
  const symbol = addSymbol(x, {
    kind: 'method',
    name,
    declaration: node,
    body,
    parameters: describeParameters(x, list),
    returns: describeResult(x, x.tree.child(node, x.field.result)),
    annotations: written(x, own),
    receiver: x.text(receiverType).slice(0, LIMITS.signatureChars),
    receiverName: x.text(base),
  })
  x.owner = symbol
  x.open()
  const typeParameters = names.map((parameter, at) =>
    typeParameter(x, parameter, x.node3(ir.CONSTRAINT_OF, x.string(x.text(base)), at)),
  )
  const self = visit(x, receiverType)
  typeParameters.push(...readTypeParameters(x, own))
  const parameters = readParameters(x, list)
  const result = readResult(x, x.tree.child(node, x.field.result))
  const code = functionCode(x, typeParameters, parameters, result)
  x.close()
  const receiverName = x.tree.child(receiver, x.field.name)
  readBodyLater(x, body, typeParameters, () => {
    if (receiverName >= 0) x.declare(receiverName, ir.PARAMETER, x.ofType(self))
    bindParameters(x, parameters, result)
  })
  x.owner = -1
  x.declarations.push(ir.METHOD, x.string(x.text(name)), symbol + 1, code, x.string(x.text(base)), pointer ? 1 : 0)
}

/** `*List[K, V]`: the type's name, and the names that it gives to the type's parameters. */
function receiverParts(x: Extraction, type: number): { base: number; parameters: number[] } {
  switch (x.code(type)) {
    case K.pointer_type:
    case K.parenthesized_type:
      return receiverParts(x, x.firstNamed(type))
    case K.generic_type: {
      const list = x.tree.child(type, x.field.type_arguments)
      const parameters =
        list < 0 ? [] : x.named(list).map((one) => (x.code(one) === K.type_elem ? x.firstNamed(one) : one))
      return { base: x.tree.child(type, x.field.type), parameters }
    }
    case K.type_identifier:
      return { base: type, parameters: [] }
    default:
      return { base: -1, parameters: [] }
  }
}
