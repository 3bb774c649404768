/** Namespaces, and what files import into them. */
import { childOfType, importAlias, namedChildren, visit } from '../nominal/extraction.ts'
import { OP } from '../nominal/ir.ts'
import { php, phpHandlers, type X } from './grammar.ts'
import { lastName } from './names.ts'

function importClause(x: X, clause: number, prefix: string, kind: string | undefined): void {
  const { tree, grammar } = x
  const { f, t } = grammar
  const alias = tree.child(clause, f.alias)
  const type = tree.child(clause, f.type)
  const name = namedChildren(x, clause).find(
    (child) =>
      child !== alias && child !== type && (tree.type[child] === t.name || tree.type[child] === t.qualified_name),
  )
  if (name === undefined) return
  const said = type >= 0 ? tree.textOf(type).toLowerCase() : kind
  const last = lastName(x, name)
  const offset = tree.start[last] as number
  x.surface.imports.push({
    path: `${prefix}${tree.textOf(name).replace(/\s+/g, '').replace(/^\\/, '').replace(/\\/g, '.')}`,
    ...(alias >= 0 ? importAlias(x, alias) : {}),
    ...(said === 'function' ? { of: 'function' as const } : said === 'const' ? { of: 'constant' as const } : {}),
    line: tree.lineAt(offset),
    column: tree.columnAt(offset),
    length: (tree.end[last] as number) - offset,
  })
}

phpHandlers.handle({
  namespace_definition: (x, node) => {
    const { tree, grammar } = x
    const { f } = grammar
    const name = tree.child(node, f.name)
    const body = tree.child(node, f.body)
    const namespace = name < 0 ? '' : tree.textOf(name).replace(/\s+/g, '').replace(/\\/g, '.')
    if (x.surface.package === '' && x.surface.types.length === 0) x.surface.package = namespace
    php(x).namespace = namespace
    if (body >= 0) visit(x, body)
    else x.out.leaf(OP.sequence)
  },
  namespace_use_declaration: (x, node) => {
    const { tree, grammar } = x
    const { f, t } = grammar
    const type = tree.child(node, f.type)
    const kind = type >= 0 ? tree.textOf(type).toLowerCase() : undefined
    const prefixNode = childOfType(x, node, t.namespace_name)
    const prefix = prefixNode >= 0 ? `${tree.textOf(prefixNode).replace(/\s+/g, '').replace(/\\/g, '.')}.` : ''
    const group = tree.child(node, f.body)
    for (const child of group >= 0 ? namedChildren(x, group) : namedChildren(x, node))
      if (tree.type[child] === t.namespace_use_clause) importClause(x, child, prefix, kind)
    x.out.leaf(OP.sequence)
  },
})
