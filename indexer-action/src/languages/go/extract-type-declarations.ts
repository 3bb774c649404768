/** Declarations of types: of a package, where they are symbols, and inside of functions, where they are locals. */
import { LIMITS } from '../../../../src/contract/limits.ts'
import type { SymbolKind } from '../../../../src/contract/symbols.ts'
import { visit } from './extract-expressions.ts'
import { addSymbol } from './extract-symbols.ts'
import { readTypeParameters, typeParametersOf } from './extract-types.ts'
import type { Extraction } from './extraction.ts'
import * as ir from './ir.ts'
import { K } from './syntax.ts'

/** Of a package. */
export function packageTypes(x: Extraction, node: number): void {
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
    x.declareInPackage(ir.TYPE_NAME, name, symbol + 1, typeDeclaration(x, spec, name, type, symbol + 1, alias))
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
  const parameters = readTypeParameters(x, typeParametersOf(x, spec))
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
