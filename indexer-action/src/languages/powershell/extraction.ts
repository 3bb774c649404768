/** The state of one walk over a file of PowerShell: what was found so far. */
import { LIMITS } from '../../../../src/contract/limits.ts'
import type { Use } from '../../../../src/contract/links.ts'
import type { Modifier, SymbolKind } from '../../../../src/contract/symbols.ts'
import { oneLine } from '../../text/one-line.ts'
import { docAbove } from '../declarative/drafts.ts'
import type { SymbolDraft, Unit } from '../language.ts'
import { Scope } from './scopes.ts'
import type { PowerShell, Word } from './syntax.ts'
import type { Body, Meaning, Reference, Surface } from './unit.ts'

/** Nodes within nodes, not counting those that stand alone in another one: deeper ones are written by programs. */
const MOST_DEPTH = 600
const COMMENTS = { comments: ['comment' satisfies Word] }

/** Where a node stands. */
export interface Place {
  /** The symbol that uses belong to; -1 at the top of the file. */
  owner: number
  scope: Scope
  /** The scope of the function or of the test around it, which assignments declare in. */
  assigns: Scope
  /** Assignments declare variables of the file. */
  isTop: boolean
  /** The class around it. */
  type?: string
  /** The grammar could not read what is around it, so a function or its parameters may be missing there. */
  isBroken?: boolean
}

export class State {
  readonly t: PowerShell
  readonly symbols: SymbolDraft[] = []
  readonly surface: Surface = {
    functions: [],
    variables: [],
    globals: [],
    aliases: [],
    sources: [],
    supertypes: {},
    types: {},
    arities: {},
  }
  readonly body: Body = { locals: [], references: [] }
  readonly file = new Scope()
  /** Texts that variables of the file are given once. */
  readonly texts = new Map<string, string | undefined>()
  /** What is told once all names are declared. */
  readonly later: (() => void)[] = []
  readonly #read: (state: State, node: number, place: Place) => void
  #depth = 0

  /** `read` finds what one node defines and uses. */
  constructor(t: PowerShell, read: (state: State, node: number, place: Place) => void) {
    this.t = t
    this.#read = read
  }

  unit(): Unit<Surface, Body> {
    this.walk(0, { owner: -1, scope: this.file, assigns: this.file, isTop: true })
    for (const tell of this.later) tell()
    return { symbols: this.symbols, surface: this.surface, body: this.body }
  }

  inside(node: number, place: Place): void {
    for (const child of this.t.named(node)) this.walk(child, place)
  }

  walk(whole: number, place: Place): void {
    if (this.#depth >= MOST_DEPTH) return
    this.#depth++
    this.#read(this, whole, place)
    this.#depth--
  }

  define(
    kind: SymbolKind,
    { name, offset }: { name: string; offset: number },
    whole: number,
    place: Place,
    more: { body?: number | undefined; modifiers?: Modifier[]; isOfFile?: true } = {},
  ): number | undefined {
    const { tree } = this.t
    if (name === '' || name.length > LIMITS.nameChars || this.symbols.length >= LIMITS.symbolsPerFile) return undefined
    const from = tree.start[whole] as number
    const to = (more.body === undefined ? tree.end[whole] : tree.start[more.body]) as number
    const made: SymbolDraft = {
      name,
      kind,
      ...tree.positionAt(offset),
      start: tree.lineAt(from),
      end: tree.lineAt(Math.max(from, (tree.end[whole] as number) - 1)),
    }
    const parent = more.isOfFile ? undefined : this.symbols[place.owner]
    if (parent) {
      made.parent = place.owner
      made.qualified = `${parent.qualified ?? parent.name}.${name}`
    }
    const signature = oneLine(tree.text.slice(from, Math.min(to, from + 4 * LIMITS.signatureChars)), 'hash')
      .replace(/[\s{;=]+$/, '')
      .slice(0, LIMITS.signatureChars)
    if (signature) made.signature = signature
    const doc =
      docAbove(COMMENTS, this.t, this.#statement(whole)) ??
      (kind === 'function' ? this.#help(whole, more.body) : undefined)
    if (doc) made.doc = doc
    if (more.modifiers && more.modifiers.length > 0) made.modifiers = more.modifiers
    return this.symbols.push(made) - 1
  }

  /** The statement that a node is all of: comments stand beside it. */
  #statement(node: number): number {
    const t = this.t
    let at = node
    for (let up = t.parent(at); up !== undefined; up = t.parent(at)) {
      if (t.type(up) === 'statement_list' || t.tree.start[up] !== t.tree.start[node]) break
      at = up
    }
    // Comments above the first statement stand beside the list of them.
    const list = t.parent(at)
    const isFirst = list !== undefined && t.type(list) === 'statement_list' && t.tree.start[list] === t.tree.start[at]
    return isFirst ? list : at
  }

  /** Help that is written into a function: its first comment, or the last one. */
  #help(node: number, body: number | undefined): [number, number] | undefined {
    const t = this.t
    const { tree } = t
    const all = [...t.each(node, 'comment'), ...(body === undefined ? [] : t.each(body, 'comment'))]
    const help = all.find((one) => /^<#/.test(t.text(one)) && /^[ \t]*\.(?:SYNOPSIS|DESCRIPTION)\b/im.test(t.text(one)))
    if (help === undefined) return undefined
    const start = tree.start[help] as number
    return [tree.lineAt(start), tree.lineAt(Math.max(start, (tree.end[help] as number) - 1))]
  }

  meant({ scope, name }: { scope?: string; name: string }, place: Place, at: number) {
    if (scope === 'global') return this.file.own(`global:${name}`)
    if (scope === 'script') return this.file.own(name)
    return place.scope.variable(name, at, place.assigns) ?? this.file.own(`global:${name}`)
  }

  refer(offset: number, length: number, use: Use, place: Place, meaning: Meaning, supposed?: boolean): void {
    if (length === 0 || length > LIMITS.nameChars) return
    const { tree } = this.t
    const reference: Reference = {
      ...tree.positionAt(offset),
      length,
      use,
      from: place.owner,
      meaning,
    }
    if (supposed) reference.supposed = true
    this.body.references.push(reference)
  }
}
