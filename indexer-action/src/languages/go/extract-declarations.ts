/** Declarations: of packages, where they are symbols, and inside of functions, where they are locals. */
import { LIMITS } from '../../../../src/contract/limits.ts'
import type { Modifier, SymbolKind } from '../../../../src/contract/symbols.ts'
import { entryOf } from './entry-points.ts'
import { functionBody, visit } from './extract-expressions.ts'
import { valuesFor } from './extract-statements.ts'
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
} from './extract-types.ts'
import { BLANK, type Extraction } from './extraction.ts'
import * as ir from './ir.ts'
import { likelyNames } from './modules.ts'
import { K } from './syntax.ts'

export function readFile(x: Extraction): void {
  for (const node of x.named(0)) {
    switch (x.code(node)) {
      case K.package_clause:
        x.package = x.text(x.firstNamed(node))
        break
      case K.import_declaration:
        readImports(x, node)
        break
      case K.const_declaration:
        constants(x, node)
        break
      case K.var_declaration:
        variables(x, node)
        break
      case K.type_declaration:
        types(x, node)
        break
      case K.function_declaration:
        functionDeclaration(x, node)
        break
      case K.method_declaration:
        methodDeclaration(x, node)
        break
      default:
        x.later(() => {
          visit(x, node)
        })
    }
  }
  x.readLater()
}

function readImports(x: Extraction, node: number): void {
  for (const child of x.named(node)) {
    if (x.code(child) === K.import_spec_list) {
      for (const spec of x.named(child)) readImport(x, spec)
    } else if (x.code(child) === K.import_spec) readImport(x, child)
  }
}

function readImport(x: Extraction, spec: number): void {
  const pathNode = x.tree.child(spec, x.field.path)
  if (pathNode < 0) return
  const path = x.text(pathNode).slice(1, -1)
  const nameNode = x.tree.child(spec, x.field.name)
  const alias = nameNode < 0 ? '' : x.text(nameNode)
  const start = (x.tree.start[pathNode] as number) + 1
  let local = -1
  if (alias === '') {
    const shown = (likelyNames(path)[0] ?? path).slice(0, LIMITS.nameChars)
    local = x.locals.push([shown, ir.IMPORTED, x.tree.lineAt(start), x.tree.columnAt(start), -1]) - 1
  } else if (alias !== BLANK && alias !== '.') local = x.local(nameNode, ir.IMPORTED)
  x.imports.push(x.string(path), x.string(alias), local)
  x.occurrenceAt(start, ir.IMPORTS, x.node2(ir.IMPORT, x.string(path)))
}

function declare(x: Extraction, kind: number, name: number, definition: number, node: number): void {
  x.declarations.push(kind, x.string(x.text(name)), definition, node, 0, 0)
}

// --- variables and constants

/** One spec, with what the spec above left to repeat. */
interface Values {
  type: number
  values: number[]
}

function specs(x: Extraction, node: number, kind: number): number[] {
  return x
    .named(node)
    .flatMap((child) => (x.code(child) === K.var_spec_list ? x.named(child) : [child]))
    .filter((child) => x.code(child) === kind)
}

function readValues(x: Extraction, spec: number): Values {
  const type = visit(x, x.tree.child(spec, x.field.type))
  const list = x.tree.child(spec, x.field.value)
  const values = list < 0 ? [] : x.named(list).map((value) => visit(x, value))
  return { type, values }
}

function variables(x: Extraction, node: number): void {
  const all = specs(x, node, K.var_spec)
  for (const spec of all) packageValues(x, node, spec, all.length === 1, 'variable', undefined)
}

/** A constant without a value repeats the type and value of the one above. */
function constants(x: Extraction, node: number): void {
  const all = specs(x, node, K.const_spec)
  let above: Values | undefined
  for (const spec of all) above = packageValues(x, node, spec, all.length === 1, 'constant', above)
}

function packageValues(
  x: Extraction,
  declaration: number,
  spec: number,
  alone: boolean,
  kind: SymbolKind,
  above: Values | undefined,
): Values {
  const names = x.under(spec, x.field.name)
  const typeNode = x.tree.child(spec, x.field.type)
  const definitions = names.map((name) =>
    x.text(name) === BLANK
      ? 0
      : addSymbol(x, {
          kind,
          name,
          declaration: spec,
          keyword: kind === 'variable' ? 'var' : 'const',
          ...(typeNode < 0 ? {} : { type: x.text(typeNode).slice(0, LIMITS.signatureChars) }),
          ...(alone ? { outer: declaration } : {}),
        }) + 1,
  )
  x.owner = (definitions.find((definition) => definition > 0) ?? 0) - 1
  let read = readValues(x, spec)
  x.owner = -1
  if (kind === 'constant' && read.type === 0 && read.values.length === 0 && above) read = above
  const typed = x.ofType(read.type)
  const values = typed === 0 ? valuesFor(x, names.length, read.values) : []
  names.forEach((name, at) => {
    if (definitions[at])
      declare(x, kind === 'variable' ? ir.VAR : ir.CONST, name, definitions[at] ?? 0, typed || (values[at] ?? 0))
  })
  return read
}

export function localVariables(x: Extraction, node: number): number {
  for (const spec of specs(x, node, K.var_spec)) localValues(x, spec, undefined)
  return 0
}

export function localConstants(x: Extraction, node: number): number {
  let above: Values | undefined
  for (const spec of specs(x, node, K.const_spec)) above = localValues(x, spec, above)
  return 0
}

function localValues(x: Extraction, spec: number, above: Values | undefined): Values {
  const names = x.under(spec, x.field.name)
  let read = readValues(x, spec)
  if (above && read.type === 0 && read.values.length === 0) read = above
  const typed = x.ofType(read.type)
  const values = typed === 0 ? valuesFor(x, names.length, read.values) : []
  names.forEach((name, at) => {
    x.declare(name, ir.VARIABLE, typed || (values[at] ?? 0))
  })
  return read
}

// --- types

function types(x: Extraction, node: number): void {
  const all = x.named(node)
  for (const spec of all) {
    const name = x.tree.child(spec, x.field.name)
    const type = x.tree.child(spec, x.field.type)
    if (name < 0) continue
    const alias = x.code(spec) === K.type_alias
    const symbol = addSymbol(x, {
      kind: typeKind(x, type),
      name,
      declaration: spec,
      keyword: 'type',
      ...structural(x, type),
      ...(all.length === 1 ? { outer: node } : {}),
    })
    x.owner = symbol
    x.open()
    declare(x, ir.TYPE_NAME, name, symbol + 1, typeDeclaration(x, spec, name, type, symbol + 1, alias))
    x.close()
    x.owner = -1
  }
}

/** Structs and interfaces end their signature before their members; of other types it is the whole. */
function structural(x: Extraction, type: number): { body?: number; type?: string } {
  const code = x.code(type)
  if (code === K.struct_type) return { body: x.firstNamed(type) }
  if (code === K.interface_type) {
    const first = x.firstNamed(type)
    return first < 0 ? {} : { body: first }
  }
  return type < 0 ? {} : { type: x.text(type).slice(0, LIMITS.signatureChars) }
}

function typeKind(x: Extraction, type: number): SymbolKind {
  const code = x.code(type)
  return code === K.struct_type ? 'struct' : code === K.interface_type ? 'interface' : 'type'
}

function typeDeclaration(
  x: Extraction,
  spec: number,
  name: number,
  type: number,
  definition: number,
  alias: boolean,
): number {
  const parameters = readTypeParameters(x, x.tree.child(spec, x.field.type_parameters))
  const underlying = visit(x, type)
  return x.record([
    ir.TYPE_DECLARATION,
    x.string(x.text(name)),
    underlying,
    definition,
    alias ? 1 : 0,
    parameters.length,
    ...parameters,
  ])
}

export function localTypes(x: Extraction, node: number): number {
  for (const spec of x.named(node)) {
    const name = x.tree.child(spec, x.field.name)
    if (name < 0) continue
    const local = x.local(name, ir.LOCAL_TYPE)
    // A type may speak of itself, so its name is bound before it is read.
    const code = x.node3(ir.LOCAL, local, 0)
    x.bind(x.string(x.text(name)), code)
    x.open()
    const declaration = typeDeclaration(
      x,
      spec,
      name,
      x.tree.child(spec, x.field.type),
      -local - 1,
      x.code(spec) === K.type_alias,
    )
    x.close()
    x.patch(code + 2, declaration)
  }
  return 0
}

// --- functions

function functionDeclaration(x: Extraction, node: number): void {
  const name = x.tree.child(node, x.field.name)
  if (name < 0) return
  const body = x.tree.child(node, x.field.body)
  const text = x.text(name)
  const modifiers: Modifier[] = []
  if (x.isTest && /^(Test|Benchmark|Fuzz|Example)([^a-z]|$)/.test(text)) modifiers.push('test')
  const entry = entryOf(x, text)
  if (entry) modifiers.push('entry')
  if (body < 0) modifiers.push('declaration')
  const symbol = addSymbol(x, {
    kind: 'function',
    name,
    declaration: node,
    body,
    modifiers,
    parameters: describeParameters(x, x.tree.child(node, x.field.parameters)),
    returns: describeResult(x, x.tree.child(node, x.field.result)),
    annotations: typeParameterText(x, node),
    ...(entry ? { extra: entry } : {}),
  })
  x.owner = symbol
  x.open()
  const typeParameters = readTypeParameters(x, x.tree.child(node, x.field.type_parameters))
  const parameters = readParameters(x, x.tree.child(node, x.field.parameters))
  const result = readResult(x, x.tree.child(node, x.field.result))
  const code = functionCode(x, typeParameters, parameters, result)
  x.close()
  readBodyLater(x, body, typeParameters, () => {
    bindParameters(x, parameters, result)
  })
  x.owner = -1
  if (text !== BLANK) declare(x, ir.FUNC, name, symbol + 1, code)
}

function typeParameterText(x: Extraction, node: number): string[] {
  const list = x.tree.child(node, x.field.type_parameters)
  return list < 0 ? [] : x.named(list).map((one) => x.text(one).slice(0, LIMITS.signatureChars))
}

function readBodyLater(x: Extraction, body: number, typeParameters: number[], bind: () => void): void {
  if (body < 0) return
  x.later(() => {
    x.labels.clear()
    x.open()
    for (const parameter of typeParameters) x.bindTypeParameter(parameter)
    bind()
    functionBody(x, body)
    x.close()
  })
}

function methodDeclaration(x: Extraction, node: number): void {
  const name = x.tree.child(node, x.field.name)
  const receiver = x.firstNamed(x.tree.child(node, x.field.receiver))
  if (name < 0 || receiver < 0) return
  const body = x.tree.child(node, x.field.body)
  const receiverType = x.tree.child(receiver, x.field.type)
  const pointer = x.code(receiverType) === K.pointer_type
  const { base, parameters: names } = receiverParts(x, receiverType)
  if (base < 0) return
  const symbol = addSymbol(x, {
    kind: 'method',
    name,
    declaration: node,
    body,
    parameters: describeParameters(x, x.tree.child(node, x.field.parameters)),
    returns: describeResult(x, x.tree.child(node, x.field.result)),
    receiver: x.text(receiverType).slice(0, LIMITS.signatureChars),
    receiverName: x.text(base),
  })
  x.owner = symbol
  x.open()
  const typeParameters = names.map((parameter, at) =>
    typeParameter(x, parameter, x.node3(ir.CONSTRAINT_OF, x.string(x.text(base)), at)),
  )
  const own = visit(x, receiverType)
  const parameters = readParameters(x, x.tree.child(node, x.field.parameters))
  const result = readResult(x, x.tree.child(node, x.field.result))
  const code = functionCode(x, typeParameters, parameters, result)
  x.close()
  const receiverName = x.tree.child(receiver, x.field.name)
  readBodyLater(x, body, typeParameters, () => {
    if (receiverName >= 0) x.declare(receiverName, ir.PARAMETER, x.ofType(own))
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
