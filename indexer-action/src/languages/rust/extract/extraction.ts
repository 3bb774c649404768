/**
 * The state of extracting one file: scopes, symbols, the nodes that encode items and expressions, and occurrences.
 *
 * Items are read first and bodies later, each with the scope, owner and type parameters of its place. Locals are resolved during
 * extraction; every other name is a path that the linker resolves from its scope.
 */

import { LIMITS } from '../../../../../src/contract/limits.ts'
import { type FlatTree, NAMED } from '../../../syntax/flat-tree.ts'
import { oneLine } from '../../../text/one-line.ts'
import type { SymbolDraft, Unit } from '../../language.ts'
import * as ir from '../ir.ts'
import { ExpandedTree } from '../macros/expanded-tree.ts'
import type { Rule } from '../macros/macro-rules.ts'
import { Bindings } from './bindings.ts'
import { K, type Syntax, syntaxOf } from './syntax.ts'

/** Maximum nesting of nodes, so that the stack does not overflow. Each level takes several function calls. */
const DEEPEST = 400

/** The context that a body needs when it is read later. */
interface Place {
  tree: FlatTree
  scope: number
  owner: number
  selfType: number
  generics: number[]
  conditions: string[]
}

/** A `macro_rules!`. */
export interface MacroDefinition {
  /** Offsets of the definition, and of what it stands in. */
  start: number
  around: readonly [start: number, end: number]
  /** Parsed when they are asked for. */
  rules: () => readonly Rule[]
  /** Index of the symbol; -1 until it has been read. */
  symbol: number
}

export class Extraction {
  /** The tree of the file, or of a macro's tokens while these are read. */
  tree: FlatTree
  macroDepth = 0
  /** The macros that this file defines, by name and in order. */
  readonly macros = new Map<string, MacroDefinition[]>()
  /** Inside an impl of a trait. */
  isImplementing = false
  /** Positions and kinds of the symbols that macros declare. */
  readonly declared = new Set<string>()
  /** Reading what a macro writes out, without a call. */
  isTemplate = false
  /** How many calls have been expanded. */
  expansions = 0
  /** Inside `thread_local!`. */
  threadLocal = false
  /** Start offsets of macro tokens that were read as items. */
  readonly itemMacros = new Set<number>()
  readonly syntax: Syntax
  readonly field: Syntax['field']
  readonly symbols: SymbolDraft[] = []
  readonly surface: ir.Surface = {
    strings: [''],
    code: [0],
    scopes: [],
    items: [],
    uses: [],
    impls: [],
    conditions: [],
  }
  readonly body: ir.Body = { strings: [''], code: [0], locals: [], occurrences: [] }
  readonly values = new Bindings()
  readonly types = new Bindings()
  /** Index of the enclosing module or block with items. */
  scope = 0
  /** Index of the innermost enclosing symbol, or -1. */
  owner = -1
  inBody = false
  /** The node of the type `Self`: the type of an impl, or a trait's own parameter; 0 outside of both. */
  selfType = 0
  /** Nodes of the type parameters in scope. */
  generics: number[] = []
  /** The `cfg` conditions of the `let` whose pattern is being read, a line for each. */
  letConditions = ''
  /** In a later alternative of an or-pattern: its names were declared by the first one. */
  rebinding = false
  /** In a pattern that every value matches. */
  isIrrefutable = false
  #isTentative = false
  /** The type node of the return type of the function being read. */
  returns = 0
  /** What `break` gives to the loops around, innermost last. */
  loops: { label: string | undefined; values: number[] }[] = []
  /** Where the last search for attributes above an item ended. */
  lastSibling: { tree: FlatTree | undefined; parent: number; node: number } = { tree: undefined, parent: -1, node: -1 }
  /** The `cfg` conditions of the enclosing modules and impls. */
  conditions: string[] = []
  /** Those of symbols of which not all that is written is told. */
  readonly longConditions = new Map<number, string[]>()
  /** By name: the symbols of types declared in this file, for the impls in it. */
  readonly typeSymbols = new Map<string, number>()
  readonly #surfaceStrings = new Map<string, number>([['', 0]])
  readonly #bodyStrings = new Map<string, number>()
  readonly #later: (() => void)[] = []

  constructor(tree: FlatTree) {
    this.tree = tree
    this.syntax = syntaxOf(tree.grammar)
    this.field = this.syntax.field
    this.surface.scopes.push(ir.MODULE, -1, 0, 0)
  }

  #depth = 0

  /** Reads a nested construct. Constructs in generated code that are nested too deeply are left out. */
  nested<T>(read: () => T): T | undefined {
    if (this.#depth >= DEEPEST) return undefined
    this.#depth++
    const found = read()
    this.#depth--
    return found
  }

  // --- the tree

  code(node: number): number {
    if (node < 0 || ((this.tree.flags[node] as number) & NAMED) === 0) return 0
    return this.syntax.codes[this.tree.type[node] as number] as number
  }

  child(node: number, field: number): number {
    return node < 0 ? -1 : this.tree.child(node, field)
  }

  text(node: number): string {
    return this.tree.text.slice(this.tree.start[node], this.tree.end[node])
  }

  /** The text on one line, limited to the length of a signature. */
  folded(node: number): string {
    return oneLine(this.text(node), 'slashes').slice(0, LIMITS.signatureChars)
  }

  line(node: number): number {
    return this.tree.lineAt(this.tree.start[node] as number)
  }

  endLine(node: number): number {
    const { start, end } = this.tree
    return this.tree.lineAt(Math.max(start[node] as number, (end[node] as number) - 1))
  }

  column(node: number): number {
    return this.tree.columnAt(this.tree.start[node] as number)
  }

  /** Named children without comments. */
  named(node: number): number[] {
    if (node < 0) return []
    const { after, flags } = this.tree
    const children: number[] = []
    for (let at = node + 1, end = after[node] as number; at < end; at = after[at] as number) {
      if (((flags[at] as number) & NAMED) === 0) continue
      const code = this.code(at)
      if (code !== K.line_comment && code !== K.block_comment) children.push(at)
    }
    return children
  }

  firstNamed(node: number): number {
    if (node < 0) return -1
    const { after, flags } = this.tree
    for (let at = node + 1, end = after[node] as number; at < end; at = after[at] as number) {
      if (((flags[at] as number) & NAMED) === 0) continue
      const code = this.code(at)
      if (code !== K.line_comment && code !== K.block_comment) return at
    }
    return -1
  }

  childOf(node: number, code: number): number {
    if (node < 0) return -1
    const { after } = this.tree
    for (let at = node + 1, end = after[node] as number; at < end; at = after[at] as number)
      if (this.code(at) === code) return at
    return -1
  }

  hasToken(node: number, type: number): boolean {
    const { after, type: types } = this.tree
    for (let at = node + 1, end = after[node] as number; at < end; at = after[at] as number)
      if (types[at] === type) return true
    return false
  }

  // --- code

  string(text: string): number {
    const inSurface = this.#surfaceStrings.get(text)
    if (inSurface !== undefined) return inSurface
    if (!this.inBody) {
      const number = this.surface.strings.push(text) - 1
      this.#surfaceStrings.set(text, number)
      return number
    }
    let number = this.#bodyStrings.get(text)
    if (number === undefined) {
      number = ir.BODY + this.body.strings.push(text) - 1
      this.#bodyStrings.set(text, number)
    }
    return number
  }

  /** The text of a string by its number. */
  textOf(string: number): string {
    return (string >= ir.BODY ? this.body.strings[string - ir.BODY] : this.surface.strings[string]) ?? ''
  }

  node(op: number, a = 0, b = 0, c = 0): number {
    const { code } = this.inBody ? this.body : this.surface
    return (this.inBody ? ir.BODY : 0) + code.push(op, a, b, c) - 4
  }

  record(values: readonly number[]): number {
    const { code } = this.inBody ? this.body : this.surface
    const at = code.length
    for (const value of values) code.push(value)
    return (this.inBody ? ir.BODY : 0) + at
  }

  /** Overwrites a value in a record that was created before the value was known. */
  patch(at: number, value: number): void {
    if (at >= ir.BODY) this.body.code[at - ir.BODY] = value
    else this.surface.code[at] = value
  }

  at(offset: number): number {
    return (offset >= ir.BODY ? this.body.code[offset - ir.BODY] : this.surface.code[offset]) as number
  }

  // --- scopes

  newScope(kind: number, name: string, definition: number): number {
    const { scopes } = this.surface
    scopes.push(kind, this.scope, this.string(name), definition)
    return scopes.length / ir.SCOPE_SIZE - 1
  }

  item(kind: number, name: string, definition: number, node: number, isPublic: boolean): void {
    this.surface.items.push(kind, this.scope, this.string(name), definition, node, isPublic ? 1 : 0)
  }

  local(name: string, kind: number, offset: number): number {
    const { tree } = this
    if (tree instanceof ExpandedTree && !tree.isWritten(offset)) return -1
    return (
      this.body.locals.push([
        name.slice(0, LIMITS.nameChars),
        kind,
        tree.lineAt(offset),
        tree.columnAt(offset),
        this.owner,
      ]) - 1
    )
  }

  /** Makes a symbol the owner of what follows. A declaration without a symbol (-1) owns nothing. */
  enter(symbol: number): void {
    if (symbol >= 0) this.owner = symbol
  }

  /** Declares a local with the type of `value`, and binds its name. */
  declare(name: string, offset: number, kind: number, value: number): void {
    if (name === '_') return
    const known = this.rebinding ? this.values.get(name) : 0
    if (known !== 0) {
      this.occurrence(offset, ir.READ, known)
      return
    }
    const local = this.node(ir.LOCAL, this.local(name, kind, offset), value)
    const otherwise = this.letConditions === '' ? 0 : this.values.get(name)
    if (otherwise === 0) this.values.bind(name, local)
    else this.values.bind(name, this.node(ir.CONDITIONAL, this.string(this.letConditions), local, otherwise))
  }

  /** Scopes of the blocks that contain items, by the start of the block. */
  readonly blockScopes = new Map<number, number>()

  /** Where a node starts, among all nodes of the file and of its macros' expansions. */
  place(node: number): number {
    const { tree } = this
    const start = tree.start[node] as number
    return tree instanceof ExpandedTree ? tree.key(start) : start
  }

  /** Registers a body, which is read after all items. */
  later(read: () => void): void {
    const place: Place = {
      tree: this.tree,
      scope: this.scope,
      owner: this.owner,
      selfType: this.selfType,
      generics: this.generics.slice(),
      conditions: this.conditions,
    }
    this.#later.push(() => {
      Object.assign(this, place)
      this.inBody = true
      this.returns = 0
      this.types.open()
      for (const parameter of place.generics) this.bindTypeParameter(parameter)
      read()
      this.types.close()
    })
  }

  readonly #whenRead: (() => void)[] = []

  /** Registers a function that runs after all items are read and before any body. */
  whenRead(run: () => void): void {
    this.#whenRead.push(run)
  }

  readLater(): void {
    for (const run of this.#whenRead) run()
    // A body may contain items with bodies of their own, so the list may grow.
    for (let at = 0; at < this.#later.length; at++) (this.#later[at] as () => void)()
  }

  /** Reads items under additional `cfg` conditions. */
  underConditions(conditions: readonly string[], read: () => void): void {
    const outer = this.conditions
    if (conditions.length > 0) this.conditions = [...outer, ...conditions]
    read()
    this.conditions = outer
  }

  /** Reads what may be no code after all: an occurrence that cannot be resolved is dropped. */
  tentatively<T>(read: () => T): T {
    const outer = this.#isTentative
    this.#isTentative = true
    const found = read()
    this.#isTentative = outer
    return found
  }

  bindTypeParameter(node: number): void {
    this.types.bind(this.surface.strings[this.at(node + 1)] ?? '', node)
  }

  // --- what comes out

  occurrence(offset: number, use: number, node: number, extra = 0): void {
    const { tree } = this
    const isExpanded = tree instanceof ExpandedTree
    if (isExpanded && !tree.isWritten(offset)) return
    const flags = this.#isTentative || isExpanded ? use | ir.TENTATIVE : use
    this.body.occurrences.push(tree.lineAt(offset), tree.columnAt(offset), flags, node, extra, this.owner)
  }

  /** Makes the linker evaluate a node at this point, because it affects the types of other nodes. */
  evaluate(node: number): void {
    if (node !== 0 && !this.isTemplate) this.body.occurrences.push(0, 0, ir.EVALUATE, node, 0, this.owner)
  }

  unit(): Unit<ir.Surface, ir.Body> {
    return { symbols: this.symbols, surface: this.surface, body: this.body }
  }
}
