/** The state of one walk over a file of SQL: what was found so far. */
import { LIMITS } from '../../../../src/contract/limits.ts'
import type { Modifier, SymbolKind } from '../../../../src/contract/symbols.ts'
import type { FlatTree } from '../../syntax/flat-tree.ts'
import type { SymbolDraft, Unit } from '../language.ts'
import { type Name, pathOf, Reader } from './reader.ts'
import type { Token } from './tokens.ts'
import type { Body, Reference, ReferenceKind, Surface } from './unit.ts'

/** What a query sees: `names` leads from aliases and tables to tables, '' being one that is not declared anywhere. */
export interface View {
  index: number
  names: Map<string, string>
  outer: View | undefined
}

/** Where a statement stands. */
export interface Place {
  from: number
  /** Parameters and variables, which hide columns. */
  variables: ReadonlySet<string>
  view: View | undefined
  /** What `WITH` names, by its name in small letters: index of a local. */
  tables: ReadonlyMap<string, number>
  /** What is created there stays. */
  declares: boolean
}

/** What stands in each other: statements in routines, queries in expressions. */
interface Walk {
  statements(s: State, start: number, end: number, place: Place): void
  query(s: State, start: number, end: number, place: Place): void
}

const MOST_DEPTH = 60

export class State extends Reader {
  readonly walk: Walk
  readonly symbols: SymbolDraft[] = []
  readonly surface: Surface = { complete: [], renamed: [], handed: [] }
  readonly body: Body = { locals: [], scopes: [], references: [] }
  /** Tables that go with the session, and sequences, which are changed as if they were tables. */
  readonly temporary = new Set<string>()
  #depth = 0

  constructor(tree: FlatTree, walk: Walk) {
    super(tree)
    this.walk = walk
  }

  unit(): Unit<Surface, Body> {
    if (this.undone !== undefined) this.surface.undone = this.tree.lineAt(this.undone)
    // What is only there for a while may be dropped before it is made.
    this.body.references = this.body.references.filter(
      ({ kind, name }) => kind !== 'table' || !this.temporary.has(name.toLowerCase()),
    )
    return { symbols: this.symbols, surface: this.surface, body: this.body }
  }

  /** Does what is within something else, unless that is deeper than anyone writes. */
  deeper(then: () => void): void {
    if (++this.#depth <= MOST_DEPTH) then()
    this.#depth--
  }

  view(tables: string[], outer: View | undefined): View {
    const index = this.body.scopes.push({ tables, outer: outer?.index ?? -1 }) - 1
    return { index, names: new Map(), outer }
  }

  refer(
    kind: ReferenceKind,
    use: Reference['use'],
    name: Name,
    { from }: Place,
    more: Pick<Reference, 'table' | 'at' | 'isGuess'> = {},
  ): void {
    const last = name.parts.at(-1) as Token
    if (more.table === '') return
    const { isGuess, ...rest } = more
    this.body.references.push({
      kind,
      use,
      name: kind === 'column' || kind === 'local' ? last.text : pathOf(name),
      ...this.tree.positionAt(last.start),
      length: last.text.length,
      from,
      ...rest,
      ...(isGuess ? { isGuess } : {}),
    })
  }

  /** Index of what a name declares; `first` and `last`: of the whole statement, `head`: behind what is told of it. */
  define(
    name: Name,
    kind: SymbolKind,
    first: number,
    last: number,
    place: Place,
    head = last,
    within?: Name,
    type?: string,
    isEntry = false,
  ): number {
    const token = name.parts.at(-1) as Token
    if (this.symbols.length >= LIMITS.symbolsPerFile || token.text.length > LIMITS.nameChars) return -1
    const begins = this.tokens[first] as Token
    const ends = this.tokens[Math.max(first, last - 1)] as Token
    const start = this.tree.lineAt(begins.start)
    const made: SymbolDraft = {
      name: token.text,
      kind,
      ...this.tree.positionAt(token.start),
      start,
      end: this.tree.lineAt(ends.start + Math.max(0, ends.text.length - 1)),
      signature: this.textBetween(first, head).slice(0, LIMITS.signatureChars),
    }
    const qualified = [...(within?.parts ?? []), ...name.parts].map(({ text }) => text).join('.')
    if (qualified !== made.name && qualified.length <= 4 * LIMITS.nameChars) made.qualified = qualified
    if (kind === 'property' || kind === 'enum_member') {
      if (place.from >= 0) made.parent = place.from
      if (type) made.type = type.slice(0, LIMITS.signatureChars)
    } else made.modifiers = ['exported', ...(isEntry ? (['entry'] as Modifier[]) : [])]
    let doc: number | undefined
    for (let line = start; this.comments.has(line - 1); ) {
      line = this.comments.get(line - 1) as number
      doc = line
    }
    if (doc !== undefined) made.doc = [doc, start - 1]
    return this.symbols.push(made) - 1
  }
}
