/** Imports, wherever they stand: as texts, by which types are read, and as code, which says where their names lead. */
import { namedChildren } from '../nominal/extraction.ts'
import { OP } from '../nominal/ir.ts'
import type { ImportText } from '../nominal/surface.ts'
import { writePath } from './extract-types.ts'
import { nameText, scalaHandlers, writeTermName, type X } from './grammar.ts'

interface Selector {
  /** -1 for all. */
  name: number
  alias: number
}

/** `import a.b.{C, D => E, _}`: what it is from, and what it brings. */
interface Importer {
  path: number[]
  selectors: Selector[]
}

/** One statement may have several, side by side: the last name of a path without a list is what it brings. */
function importersIn(x: X, node: number): Importer[] {
  const { tree, grammar } = x
  const found: Importer[] = []
  let path: number[] = []
  const end = (selectors: Selector[]): void => {
    if (path.length > 0 || selectors.length > 0) found.push({ path, selectors })
    path = []
  }
  const endPlain = (): void => {
    const name = path.pop()
    if (name !== undefined) end([{ name, alias: -1 }])
  }
  let before = -1
  for (const child of namedChildren(x, node)) {
    const type = tree.typeName(child)
    // Paths are told apart by the comma between them, which is no node.
    if (before >= 0 && tree.text.slice(tree.end[before], tree.start[child]).includes(',')) endPlain()
    before = child
    if (type === 'namespace_wildcard') end([{ name: -1, alias: -1 }])
    else if (type === 'namespace_selectors') end(namedChildren(x, child).flatMap((one) => selectorOf(x, one)))
    else if (/renamed_identifier$/.test(type)) end(selectorOf(x, child))
    else if (tree.type[child] === grammar.t.stable_identifier) path.push(...namedChildren(x, child))
    else path.push(child)
  }
  endPlain()
  return found
}

function selectorOf(x: X, node: number): Selector[] {
  const { tree, grammar } = x
  const type = tree.typeName(node)
  if (type === 'namespace_wildcard') return [{ name: -1, alias: -1 }]
  if (type === 'identifier' || type === 'operator_identifier') return [{ name: node, alias: -1 }]
  const name = tree.child(node, grammar.f.name)
  return name < 0 ? [] : [{ name, alias: tree.child(node, grammar.f.alias) }]
}

function textsOf(x: X, node: number): ImportText[] {
  const isExported = x.tree.typeName(node) === 'export_declaration'
  return importersIn(x, node).flatMap(({ path, selectors }) => {
    const from = path.map((part) => nameText(x, part)).join('.')
    const hidden = new Set(
      selectors.filter(({ alias }) => alias >= 0 && nameText(x, alias) === '_').map(({ name }) => name),
    )
    return selectors.flatMap(({ name, alias }): ImportText[] => {
      if (hidden.has(name)) return []
      const place = { line: 0, column: 0, length: 0, ...(isExported ? { exported: true as const } : {}) }
      if (name < 0) return [{ path: from, all: true, ...place }]
      const whole = `${from}.${nameText(x, name)}`
      return [alias < 0 ? { path: whole, ...place } : { path: whole, alias: nameText(x, alias), ...place }]
    })
  })
}

/** The imports among what a body holds. */
export function importsIn(x: X, body: number): ImportText[] {
  const { tree } = x
  const found: ImportText[] = []
  for (const child of tree.children(body)) if (isImport(x, child)) found.push(...textsOf(x, child))
  return found
}

const isImport = (x: X, node: number): boolean => /^(import|export)_declaration$/.test(x.tree.typeName(node))

function writeImport(x: X, node: number): void {
  const { out } = x
  out.begin(OP.sequence)
  for (const { path, selectors } of importersIn(x, node)) {
    out.begin(OP.importFrom)
    writePath(x, path)
    for (const { name, alias } of selectors) {
      if (name < 0) out.leaf(OP.selector, out.string('_'), 0, 0, out.string(''))
      else {
        out.begin(OP.selector)
        writeTermName(x, name)
        out.operand(out.string(alias < 0 ? '' : nameText(x, alias)))
        out.end()
      }
    }
    out.end()
  }
  out.end()
}

scalaHandlers.handle({
  import_declaration: writeImport,
  export_declaration: writeImport,
})
