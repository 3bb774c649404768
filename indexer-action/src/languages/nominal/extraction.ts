/**
 * The state of one walk over a file, and the few things that every part of the walk needs.
 *
 * `visit` writes exactly one code node for an expression or a type, so that operands keep their places.
 */
import type { Language as TreeSitterLanguage } from 'web-tree-sitter'
import { type FlatTree, NAMED } from '../../syntax/flat-tree.ts'
import type { SymbolDraft, Unit } from '../language.ts'
import { CodeWriter } from './code-writer.ts'
import { OP } from './ir.ts'
import type { Body, ImportText, Surface, TypeText } from './surface.ts'

/** Numbers of node types and fields, by the words of the grammar. */
export interface Grammar<T extends string = string, F extends string = string> {
  names: readonly string[]
  t: Record<T, number>
  f: Record<F, number>
  isNamed(tree: FlatTree, node: number): boolean
  isComment(tree: FlatTree, node: number): boolean
}

/**
 * Gives the numbers of a grammar; each grammar's are made once. `values`: words that the grammar has no named node for although
 * they are values, except directly in those other nodes.
 */
export function grammarReader<T extends string, F extends string>(
  types: readonly T[],
  fields: readonly F[],
  comments: readonly T[],
  values: { words: readonly T[]; exceptIn: readonly T[] } = { words: [], exceptIn: [] },
) {
  const known = new WeakMap<TreeSitterLanguage, Grammar<T, F>>()
  return (language: TreeSitterLanguage): Grammar<T, F> => {
    let grammar = known.get(language)
    if (!grammar) {
      // A word may name a named and an anonymous node (`super`): the named one counts where there is one.
      const numbers = types.map(
        (type) => language.idForNodeType(type, true) ?? language.idForNodeType(type, false) ?? -1,
      )
      const t = Object.fromEntries(types.map((type, at) => [type, numbers[at]])) as Record<T, number>
      const f = Object.fromEntries(fields.map((field) => [field, language.fieldIdForName(field) ?? -1])) as Record<
        F,
        number
      >
      const [one = -1, two = -1] = comments.map((type) => t[type])
      const words = new Set(values.words.map((type) => t[type]))
      const exceptIn = new Set(values.exceptIn.map((type) => t[type]))
      grammar = {
        names: language.types,
        t,
        f,
        isNamed: (tree, node) =>
          ((tree.flags[node] as number) & NAMED) !== 0 ||
          (words.has(tree.type[node] as number) && !exceptIn.has(tree.type[tree.parent[node] as number] as number)),
        isComment: (tree, node) => tree.type[node] === one || tree.type[node] === two,
      }
      known.set(language, grammar)
    }
    return grammar
  }
}

export interface Extraction<G extends Grammar = Grammar> {
  tree: FlatTree
  grammar: G
  handlers: Handlers<G>
  out: CodeWriter
  symbols: SymbolDraft[]
  surface: Surface
  /** Simple names of the classes that the file constructs. */
  made: Set<string>
  /** Where the walk stands: indexes of the innermost type, of its member, and of the innermost symbol. */
  type: number
  member: number
  symbol: number
  /** The last comment seen among siblings, for the declaration that follows. */
  comment: number
  /** What is written is read by others, for whom it makes no difference where it stands. */
  placeless?: boolean
  /** How deep the walk is. */
  depth: number
}

/** Nodes within nodes that are read: deeper ones are written by programs (`a + b + …`), and the stack has no room for all. */
const MOST_DEPTH = 1000

export function startExtraction<G extends Grammar>(tree: FlatTree, grammar: G, handlers: Handlers<G>): Extraction<G> {
  return {
    tree,
    grammar,
    handlers,
    out: new CodeWriter(),
    symbols: [],
    surface: { package: '', imports: [], types: [] },
    made: new Set(),
    type: -1,
    member: -1,
    symbol: -1,
    comment: -1,
    depth: 0,
  }
}

/** All that a file said once the walk is over; `module` is its package as the language writes it. */
export function unitOf<G extends Grammar>(x: Extraction<G>, module: string): Unit<Surface, Body> {
  const unit: Unit<Surface, Body> = {
    symbols: x.symbols,
    surface: x.surface,
    body: { strings: x.out.strings, code: x.out.code, made: [...x.made] },
  }
  if (module !== '') unit.module = module
  return unit
}

export type Handler<G extends Grammar> = (x: Extraction<G>, node: number) => void

/** Who reads which nodes: parts of a language's walk say so with `handle`. */
export class Handlers<G extends Grammar> {
  readonly #byName = new Map<string, Handler<G>>()
  readonly #tables = new WeakMap<Grammar, (Handler<G> | undefined)[]>()

  handle(types: Record<string, Handler<G>>): void {
    for (const [type, handler] of Object.entries(types)) this.#byName.set(type, handler)
  }

  table(grammar: G): (Handler<G> | undefined)[] {
    let table = this.#tables.get(grammar)
    if (!table) {
      table = grammar.names.map((name) => this.#byName.get(name))
      this.#tables.set(grammar, table)
    }
    return table
  }
}

export function visit<G extends Grammar>(x: Extraction<G>, node: number): void {
  if (x.depth >= MOST_DEPTH) {
    x.out.leaf(OP.sequence)
    return
  }
  const handler = x.handlers.table(x.grammar)[x.tree.type[node] as number]
  x.depth++
  if (handler) handler(x, node)
  else visitChildren(x, node, OP.sequence)
  x.depth--
}

/** One node around all that a node holds. */
export function visitChildren<G extends Grammar>(x: Extraction<G>, node: number, operation: number): void {
  x.out.begin(operation)
  visitEach(x, node)
  x.out.end()
}

/** What a node holds, side by side. */
export function visitEach<G extends Grammar>(x: Extraction<G>, node: number): void {
  const { tree, grammar } = x
  const after = tree.after[node] as number
  for (let at = node + 1; at < after; at = tree.after[at] as number)
    if (!grammar.isComment(tree, at) && grammar.isNamed(tree, at)) visit(x, at)
}

export function visitField<G extends Grammar>(x: Extraction<G>, node: number, field: number): void {
  const child = x.tree.child(node, field)
  if (child >= 0) visit(x, child)
  else x.out.leaf(OP.sequence)
}

/** The first named child that is not a comment, or -1. */
export function firstNamed<G extends Grammar>(x: Extraction<G>, node: number): number {
  const { tree, grammar } = x
  const after = tree.after[node] as number
  for (let at = node + 1; at < after; at = tree.after[at] as number)
    if (grammar.isNamed(tree, at) && !grammar.isComment(tree, at)) return at
  return -1
}

/** Named children that are not comments. */
export function namedChildren<G extends Grammar>(x: Extraction<G>, node: number): number[] {
  const { tree, grammar } = x
  const found: number[] = []
  const after = tree.after[node] as number
  for (let at = node + 1; at < after; at = tree.after[at] as number)
    if (grammar.isNamed(tree, at) && !grammar.isComment(tree, at)) found.push(at)
  return found
}

export function childOfType<G extends Grammar>(x: Extraction<G>, node: number, type: number): number {
  const { tree } = x
  const after = tree.after[node] as number
  for (let at = node + 1; at < after; at = tree.after[at] as number) if (tree.type[at] === type) return at
  return -1
}

/** Operands name, line, column of an identifier. */
export function writeName<G extends Grammar>(x: Extraction<G>, node: number): void {
  x.out.operand(x.out.string(x.tree.textOf(node)))
  writePosition(x, node)
}

export function writePosition<G extends Grammar>(x: Extraction<G>, node: number): void {
  if (x.placeless) {
    x.out.operand(0)
    x.out.operand(0)
    return
  }
  const offset = x.tree.start[node] as number
  x.out.operand(x.tree.lineAt(offset))
  x.out.operand(x.tree.columnAt(offset))
}

/** The name that an import gives to what it brings. */
export function importAlias<G extends Grammar>(x: Extraction<G>, node: number): Pick<ImportText, 'alias' | 'aliasAt'> {
  const offset = x.tree.start[node] as number
  return { alias: x.tree.textOf(node), aliasAt: [x.tree.lineAt(offset), x.tree.columnAt(offset)] }
}

export function currentType<G extends Grammar>(x: Extraction<G>): TypeText | undefined {
  return x.surface.types[x.type]
}

/** What `enter` changed, to be put back with `Object.assign`. */
interface Frame {
  type: number
  member: number
  symbol: number
  comment: number
}

export function enter<G extends Grammar>(x: Extraction<G>, type: number, member: number, symbol: number): Frame {
  const frame = { type: x.type, member: x.member, symbol: x.symbol, comment: x.comment }
  Object.assign(x, { type, member, symbol, comment: -1 })
  return frame
}
