/** A file's declarations, and its variables and constants: of packages, where they are symbols, and inside of functions, where they are locals. */
import { LIMITS } from '../../../../src/contract/limits.ts'
import type { SymbolKind } from '../../../../src/contract/symbols.ts'
import { visit } from './extract-expressions.ts'
import { functionDeclaration, methodDeclaration } from './extract-functions.ts'
import { valuesFor } from './extract-statements.ts'
import { addSymbol } from './extract-symbols.ts'
import { packageTypes } from './extract-type-declarations.ts'
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
        packageTypes(x, node)
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
      x.declareInPackage(
        kind === 'variable' ? ir.VAR : ir.CONST,
        name,
        definitions[at] ?? 0,
        typed || (values[at] ?? 0),
      )
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
