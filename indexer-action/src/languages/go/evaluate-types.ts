/** What nodes that write types denote: each a type of kind TYPE, as an expression that names one is. */
import type { SourceContext } from './evaluate.ts'
import * as ir from './ir.ts'
import { parametersOf } from './members.ts'
import { choose, declarationOf } from './program.ts'
import * as t from './types.ts'

const made = (type: t.Type): t.Type => ({ kind: t.TYPE, type })

export function typeNode(source: SourceContext, node: number): t.Type {
  const a = source.at(node + 1)
  const b = source.at(node + 2)
  switch (source.at(node)) {
    case ir.LIST:
      return made({ kind: t.LIST, element: source.denoted(a) })
    case ir.MAP:
      return made({ kind: t.MAP, key: source.denoted(a), element: source.denoted(b) })
    case ir.CHANNEL:
      return made({ kind: t.CHANNEL, element: source.denoted(a) })
    case ir.FUNCTION:
      return made(functionOf(source, node))
    case ir.STRUCT:
      return made(structOf(source, node))
    case ir.INTERFACE:
      return made(interfaceOf(source, node))
    case ir.UNION:
      return made({ kind: t.UNION, types: list(source, node + 2, a) })
    case ir.TYPE_PARAMETER:
      return made({ kind: t.PARAMETER, name: source.string(a), source, constraint: b, local: source.at(node + 3) })
    case ir.CONSTRAINT_OF:
      return constraintOf(source, source.string(a), b)
    case ir.TYPE_DECLARATION:
      return localType(source, node)
    default:
      return t.unknown
  }
}

function list(source: SourceContext, from: number, count: number): t.Type[] {
  return Array.from({ length: count }, (_, at) => source.denoted(source.at(from + at)))
}

function functionOf(source: SourceContext, node: number): t.FunctionType {
  const types = source.at(node + 2)
  const parameters = source.at(node + 3)
  const results = source.at(node + 4)
  const from = node + 5
  return {
    kind: t.FUNCTION,
    variadic: source.at(node + 1) === 1,
    typeParameters: list(source, from, types).filter((type) => type.kind === t.PARAMETER),
    parameters: list(source, from + types, parameters),
    results: list(source, from + types + parameters, results),
  }
}

function structOf(source: SourceContext, node: number): t.StructType {
  const fields: t.StructType['fields'] = []
  const count = source.at(node + 1)
  for (let i = 0, at = node + 2; i < count; i++, at += ir.FIELD_SIZE) {
    const name = source.string(source.at(at))
    const type = source.at(at + 1)
    fields.push({
      name,
      type: source.denoted(type),
      embedded: source.at(at + 3) === 1,
      entity: { kind: 'field', name, source, definition: source.at(at + 2), node: type },
    })
  }
  return { kind: t.STRUCT, fields }
}

function interfaceOf(source: SourceContext, node: number): t.InterfaceType {
  const methods: t.InterfaceType['methods'] = []
  const count = source.at(node + 1)
  let at = node + 3
  for (let i = 0; i < count; i++, at += ir.METHOD_SIZE) {
    const name = source.string(source.at(at))
    const type = source.at(at + 1)
    methods.push({
      name,
      type: source.denoted(type),
      entity: { kind: 'method', name, source, definition: source.at(at + 2), node: type },
    })
  }
  return { kind: t.INTERFACE, methods, embedded: list(source, at, source.at(node + 2)) }
}

function constraintOf(source: SourceContext, type: string, position: number): t.Type {
  const { declaration } = choose(source.package.names.get(type) ?? [], source)[0] ?? {}
  const parameter = declaration && parametersOf(declaration)[position]
  return parameter ? parameter.source.type(parameter.constraint) : t.unknown
}

function localType(source: SourceContext, node: number): t.Type {
  const entity: t.Entity = {
    kind: 'type',
    name: source.string(source.at(node + 1)),
    source,
    definition: source.at(node + 3),
    node,
  }
  entity.declaration = declarationOf(source, entity)
  return typeOfEntity(entity)
}

/** The type of what a package declares: a type for types, else its value's. */
export function typeOfEntity(entity: t.Entity): t.Type {
  const { source, node } = entity
  switch (entity.kind) {
    case 'type': {
      const declaration = entity.declaration as t.Declaration
      const isAlias = source.at(node + 4) === 1 && source.at(node + 5) === 0
      if (!isAlias) return { kind: t.TYPE, type: declaration.self }
      return source.type(source.at(node + 2))
    }
    case 'function':
    case 'method':
      return source.denoted(node)
    default:
      return source.type(node)
  }
}
