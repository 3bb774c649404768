/** Modules, and imports by `use` and `extern crate`. */
import { split } from '../conditions.ts'
import * as ir from '../ir.ts'
import type { Extraction } from './extraction.ts'
import { isPublic, readItems } from './items.ts'
import { bare, pathNode, readPath } from './paths.ts'
import { above, addSymbol, conditionsOf } from './symbols.ts'
import { K } from './syntax.ts'

export function readModule(x: Extraction, node: number): void {
  const nameNode = x.child(node, x.field.name)
  const name = bare(x.text(nameNode))
  const body = x.child(node, x.field.body)
  const { attributes } = above(x, node)
  const symbol = addSymbol(x, {
    kind: 'module',
    at: nameNode,
    name,
    declaration: node,
    body,
    ...(body < 0 ? { modifiers: ['declaration' as const] } : {}),
  })
  if (body < 0) {
    const paths = attributes.flatMap(pathsOf)
    x.item(ir.MODULE_FILE, name, symbol + 1, paths.length === 0 ? 0 : x.string(paths.join('\n')), isPublic(x, node))
    return
  }
  const path = attributes.map((text) => PATH.exec(text)?.[1]).find((one) => one !== undefined)
  const scope = x.newScope(ir.MODULE, path === undefined ? name : `${ir.FOLDER}${path}`, symbol + 1)
  x.item(ir.MODULE_ITEM, name, symbol + 1, scope, isPublic(x, node))
  const outer = { owner: x.owner, scope: x.scope, conditions: x.conditions }
  x.enter(symbol)
  x.scope = scope
  x.conditions = [...x.conditions, ...conditionsOf(attributes)]
  readItems(x, body)
  Object.assign(x, outer)
}

const PATH = /^path\s*=\s*"([^"]*)"/

/** The path that an attribute says, and behind a tabulator the condition under which it does. */
function pathsOf(attribute: string): string[] {
  const plain = PATH.exec(attribute)?.[1]
  if (plain !== undefined) return [plain]
  const [condition, ...parts] = split(/^cfg_attr\s*\(([\s\S]*)\)$/.exec(attribute)?.[1] ?? '')
  return parts.flatMap((part) => {
    const path = PATH.exec(part.trim())?.[1]
    return path === undefined ? [] : [`${path}\tcfg(${condition})`]
  })
}

export function readExternCrate(x: Extraction, node: number): void {
  const name = x.child(node, x.field.name)
  const alias = x.child(node, x.field.alias)
  const path = { base: 0, segments: [{ offset: -1, text: '::', args: 0 }, ...readPath(x, name).segments] }
  const code = pathNode(x, path, ir.ANY_PATH, ir.IMPORTS)
  const known = bare(x.text(alias >= 0 ? alias : name))
  if (above(x, node).attributes.some((text) => /^macro_use\b/.test(text)))
    x.item(ir.EXTERN_CRATE, bare(x.text(name)), 0, 0, false)
  x.surface.uses.push(
    x.scope,
    code,
    x.string(known === 'self' ? '' : known),
    ir.OF_NAME,
    isPublic(x, node) ? 1 : 0,
    useConditions(x, node),
  )
}

export function readUseDeclaration(x: Extraction, node: number): void {
  const declaration = { isPublic: isPublic(x, node) ? 1 : 0, conditions: useConditions(x, node) }
  readUseTree(x, x.child(node, x.field.argument), { base: 0, segments: [] }, declaration)
}

const useConditions = (x: Extraction, node: number): number =>
  x.string([...x.conditions, ...conditionsOf(above(x, node).attributes)].join('\n'))

/** Properties that all names of one declaration share. `conditions` is the index of a string. */
interface Declaration {
  isPublic: number
  conditions: number
}

function readUseTree(x: Extraction, node: number, prefix: ReturnType<typeof readPath>, of: Declaration): void {
  x.nested(() => {
    readUse(x, node, prefix, of)
  })
}

function readUse(x: Extraction, node: number, prefix: ReturnType<typeof readPath>, of: Declaration): void {
  const joined = (path: number) => {
    const rest = path < 0 ? { base: 0, segments: [] } : readPath(x, path)
    return { base: 0, segments: [...prefix.segments, ...rest.segments] }
  }
  const add = (path: ReturnType<typeof readPath>, alias: string, glob: boolean, isType = glob): number => {
    if (path.segments.length === 0) return 0
    // Occurrences of the prefix are recorded only once, with the first name that follows it.
    const own = { base: 0, segments: path.segments.map((one) => ({ ...one })) }
    const code = pathNode(x, own, isType ? ir.TYPE_PATH : ir.ANY_PATH, ir.IMPORTS)
    for (const segment of prefix.segments) segment.offset = -1
    x.surface.uses.push(x.scope, code, x.string(alias), glob ? ir.OF_ALL : ir.OF_NAME, of.isPublic, of.conditions)
    return code
  }
  switch (x.code(node)) {
    case K.use_list:
      for (const one of x.named(node)) readUseTree(x, one, prefix, of)
      return
    case K.scoped_use_list: {
      const path = x.child(node, x.field.path)
      const inside = joined(path)
      if (path < 0 && inside.segments.length === 0) inside.segments.push({ offset: -1, text: '::', args: 0 })
      readUseTree(x, x.child(node, x.field.list), inside, of)
      return
    }
    case K.use_wildcard:
      add(joined(x.firstNamed(node)), '', true)
      return
    case K.use_as_clause: {
      const alias = x.child(node, x.field.alias)
      const path = add(joined(x.child(node, x.field.path)), alias < 0 ? '_' : x.text(alias), false)
      if (path !== 0 && alias >= 0)
        x.occurrence(x.tree.start[alias] as number, ir.IMPORTS, x.node(ir.RENAMED, path, x.string(bare(x.text(alias)))))
      return
    }
    default: {
      const path = joined(node)
      const last = path.segments.at(-1)
      // `a::{self}` imports `a`, and no function that is called like it.
      const isSelf = last?.text === 'self' && path.segments.length > 1
      if (isSelf) path.segments.pop()
      add(path, bare(path.segments.at(-1)?.text ?? ''), false, isSelf)
    }
  }
}
