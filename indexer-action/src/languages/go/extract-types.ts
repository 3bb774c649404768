/** Types as code: what is written where a type may stand. */
import { LIMITS } from '../../../../src/contract/limits.ts'
import type { Parameter } from '../../../../src/contract/symbols.ts'
import { visit, visitChildren } from './extract-expressions.ts'
import { addSymbol } from './extract-symbols.ts'
import { BLANK, type Extraction } from './extraction.ts'
import * as ir from './ir.ts'
import { split } from './method-type-parameters.ts'
import { K } from './syntax.ts'

/** A parameter list, read: a type node per parameter, and the names that the body will see. */
interface Parameters {
  types: number[]
  names: { node: number; type: number }[]
  variadic: boolean
}

export function readParameters(x: Extraction, list: number): Parameters {
  const parameters: Parameters = { types: [], names: [], variadic: false }
  for (const declaration of split(x, list).values) {
    const code = x.code(declaration)
    if (code !== K.parameter_declaration && code !== K.variadic_parameter_declaration) continue
    const written = visit(x, x.tree.child(declaration, x.field.type))
    const variadic = code === K.variadic_parameter_declaration
    if (variadic) parameters.variadic = true
    const type = variadic ? x.node2(ir.LIST, written) : written
    const names = x.under(declaration, x.field.name)
    for (const node of names) {
      parameters.types.push(type)
      parameters.names.push({ node, type })
    }
    if (names.length === 0) parameters.types.push(type)
  }
  return parameters
}

/** A result is nothing, a type, or a list that may name its values. */
export function readResult(x: Extraction, result: number): Parameters {
  if (result < 0) return { types: [], names: [], variadic: false }
  if (x.code(result) === K.parameter_list) return readParameters(x, result)
  return { types: [visit(x, result)], names: [], variadic: false }
}

export function bindParameters(x: Extraction, ...lists: Parameters[]): void {
  for (const list of lists) for (const { node, type } of list.names) x.declare(node, ir.PARAMETER, x.ofType(type))
}

export function typeParametersOf(x: Extraction, node: number): number[] {
  const list = x.tree.child(node, x.field.type_parameters)
  return list < 0 ? [] : x.named(list)
}

/** Declares type parameters and returns their nodes. */
export function readTypeParameters(x: Extraction, declarations: readonly number[]): number[] {
  const made: { node: number; constraint: number; record: number }[] = []
  for (const declaration of declarations) {
    const constraint = x.tree.child(declaration, x.field.type)
    for (const node of x.under(declaration, x.field.name)) {
      const record = typeParameter(x, node)
      made.push({ node, constraint, record })
    }
  }
  // A constraint may speak of any of them, so it is read once all are bound.
  let last = -1
  let read = 0
  for (const { constraint, record } of made) {
    if (constraint !== last) read = constraint < 0 ? 0 : visit(x, constraint)
    last = constraint
    x.patch(record + 2, read)
  }
  return made.map(({ record }) => record)
}

export function typeParameter(x: Extraction, node: number, constraint = 0): number {
  const text = x.text(node)
  const name = x.string(text)
  const local = text === BLANK ? -1 : x.local(node, ir.LOCAL_TYPE)
  const record = x.record([ir.TYPE_PARAMETER, name, constraint, local])
  if (local >= 0) x.bind(name, record)
  return record
}

export function functionCode(x: Extraction, typeParameters: number[], parameters: Parameters, result: Parameters) {
  return x.record([
    ir.FUNCTION,
    parameters.variadic ? 1 : 0,
    typeParameters.length,
    parameters.types.length,
    result.types.length,
    ...typeParameters,
    ...parameters.types,
    ...result.types,
  ])
}

export function functionType(x: Extraction, node: number): number {
  const parameters = readParameters(x, x.tree.child(node, x.field.parameters))
  return functionCode(x, [], parameters, readResult(x, x.tree.child(node, x.field.result)))
}

/** Fields are symbols where others can reach them, and locals inside of functions. */
export function structType(x: Extraction, node: number): number {
  const list = x.firstNamed(node)
  const fields: number[] = []
  if (list >= 0)
    for (const field of x.named(list)) {
      if (x.code(field) !== K.field_declaration) continue
      readField(x, field, fields)
    }
  return x.record([ir.STRUCT, fields.length / ir.FIELD_SIZE, ...fields])
}

function readField(x: Extraction, field: number, fields: number[]): void {
  const type = x.tree.child(field, x.field.type)
  const names = x.under(field, x.field.name)
  if (names.length === 0) {
    const name = embeddedName(x, type)
    const definition = name < 0 ? 0 : member(x, field, name, x.text(type))
    const embedded = visit(x, type)
    const pointer = x.hasToken(field, x.syntax.token['*'])
    if (name >= 0) fields.push(x.string(x.text(name)), pointer ? x.node2(ir.STAR, embedded) : embedded, definition, 1)
    return
  }
  const outer = x.owner
  const definitions = names.map((name) => member(x, field, name, x.text(type)))
  const first = definitions[0] ?? 0
  if (first > 0) x.owner = first - 1
  const read = visit(x, type)
  x.owner = outer
  names.forEach((name, at) => {
    const text = x.text(name)
    if (text !== BLANK) fields.push(x.string(text), read, definitions[at] ?? 0, 0)
  })
}

function member(x: Extraction, declaration: number, name: number, type: string): number {
  if (x.text(name) === BLANK) return 0
  if (x.inBody) return -x.local(name, ir.VARIABLE) - 1
  return addSymbol(x, { kind: 'property', name, declaration, type: type.slice(0, LIMITS.signatureChars) }) + 1
}

/** The identifier that names an embedded field: the last part of its type. */
function embeddedName(x: Extraction, type: number): number {
  switch (x.code(type)) {
    case K.type_identifier:
    case K.identifier:
      return type
    case K.qualified_type:
      return x.tree.child(type, x.field.name)
    case K.generic_type:
      return embeddedName(x, x.tree.child(type, x.field.type))
    case K.pointer_type:
    case K.parenthesized_type:
      return embeddedName(x, x.firstNamed(type))
    default:
      return -1
  }
}

export function interfaceType(x: Extraction, node: number): number {
  const methods: number[] = []
  const embedded: number[] = []
  for (const element of x.named(node)) {
    if (x.code(element) === K.method_elem) {
      const name = x.tree.child(element, x.field.name)
      const definition = interfaceMethod(x, element, name)
      const outer = x.owner
      if (definition > 0) x.owner = definition - 1
      methods.push(x.string(x.text(name)), functionType(x, element), definition)
      x.owner = outer
    } else embedded.push(embeddedElement(x, element))
  }
  return x.record([
    ir.INTERFACE,
    methods.length / ir.METHOD_SIZE,
    embedded.length,
    ...methods,
    ...embedded.filter((type) => type !== 0),
  ])
}

function interfaceMethod(x: Extraction, element: number, name: number): number {
  if (x.inBody) return -x.local(name, ir.VARIABLE) - 1
  const draft = addSymbol(x, {
    kind: 'method',
    name,
    declaration: element,
    modifiers: ['abstract'],
    parameters: describeParameters(x, x.tree.child(element, x.field.parameters)),
    returns: describeResult(x, x.tree.child(element, x.field.result)),
  })
  return draft + 1
}

/** One type alone is an embedded interface; its name extends the interface around. */
function embeddedElement(x: Extraction, element: number): number {
  const types = x.named(element)
  if (types.length !== 1) return visitChildren(x, element)
  const from = x.occurrences.length
  const type = visit(x, types[0] as number)
  if (x.code(types[0] as number) === K.type_identifier || x.code(types[0] as number) === K.qualified_type) {
    const last = x.occurrences.length - ir.OCCURRENCE_SIZE
    if (last >= from) x.occurrences[last + 2] = ir.EMBEDS
  }
  return type === 0 ? x.node2(ir.UNION, 0) : type
}

export function union(x: Extraction, node: number): number {
  const types = x.named(node).map((type) => visit(x, type))
  return types.length === 1 ? (types[0] as number) : x.record([ir.UNION, types.length, ...types])
}

// --- as a reader sees them

export function describeParameters(x: Extraction, list: number): Parameter[] {
  const described: Parameter[] = []
  for (const declaration of split(x, list).values) {
    const typeNode = x.tree.child(declaration, x.field.type)
    const type = typeNode < 0 ? undefined : x.text(typeNode).slice(0, LIMITS.signatureChars)
    const variadic = x.code(declaration) === K.variadic_parameter_declaration
    const names = x.under(declaration, x.field.name).map((name) => x.text(name))
    for (const name of names.length > 0 ? names : [BLANK]) {
      const parameter: Parameter = { name }
      if (type !== undefined) parameter.type = type
      if (variadic) parameter.variadic = true
      described.push(parameter)
    }
  }
  return described
}

export function describeResult(x: Extraction, result: number): string | undefined {
  return result < 0 ? undefined : x.text(result).replace(/\s+/g, ' ').slice(0, LIMITS.signatureChars)
}
