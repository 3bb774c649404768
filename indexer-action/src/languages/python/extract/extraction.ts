/**
 * The extraction of one file: its graph, scopes, symbols and occurrences, and the operations that extend them.
 *
 * Function bodies run after the code around them, so they are read after it, too (`later`): by then all enclosing scopes are
 * complete, and a free name can be resolved at once.
 */
import { LIMITS } from '../../../../../src/contract/limits.ts'
import type { Local, Use } from '../../../../../src/contract/links.ts'
import { USE_NUMBER } from '../../../link/use-number.ts'
import type { FlatTree } from '../../../syntax/flat-tree.ts'
import type { SourceFile, SymbolDraft } from '../../language.ts'
import {
  type Binding,
  type ClassFact,
  DEFINITION,
  definition,
  type FunctionFact,
  type ImportFact,
  OP,
  ValueGraph,
} from '../value-graph.ts'
import { Flow, Scope, type Slot } from './scopes.ts'
import { Reader } from './syntax.ts'

/** Kinds of occurrences, with the meaning of their operand. The numbers are cached on disk: append only. */
export const OCCURRENCE = {
  /** Definition number. */
  definition: 0,
  /** Offset into the body's lists: count, definition numbers. */
  definitions: 1,
  /** String: a name that the file does not bind. */
  name: 2,
  /** ATTRIBUTE or STORE_ATTRIBUTE node. */
  attribute: 3,
  /** String: dotted module; extra: level of a relative import. */
  module: 4,
  /** Import fact. */
  imported: 5,
  /** Node: a callee that has no name of its own. */
  value: 6,
  /** ELEMENT or ENTERED node: methods of its protocol are called here. */
  protocol: 7,
  /** Node of the value that is raised: a class is instantiated here. */
  raised: 8,
  /** String: a keyword of a call that may create an instance; extra: the call. */
  keyword: 9,
  /** Class: its first assignment to an attribute, which an ancestor may declare; extra: the string of its name. */
  field: 10,
  /** Class around a mark that names a fixture, or -1; extra: the string of the fixture's name. */
  fixture: 11,
  /** Node of a mapping, which may be a `TypedDict`; extra: the string of a key, which names its field. */
  key: 12,
  /** Node of an operand; extra: the string of the method that an operator calls on it. */
  operator: 13,
  /** String: a text that may be the path of a definition, `shop.tasks.settle`. */
  path: 14,
} as const

/** What stands between the names of a path in a text: `shop.app:run`. */
export const SEPARATOR = /[.:]/

/** Numbers per occurrence: line, column, length, use, from, kind, operand, call node or extra (-1 for none). */
export const STRIDE = 8
export const FROM = 4
export const KIND = 5

/** Whether a path matches the naming conventions of test frameworks. */
export const isTestFile = (path: string): boolean =>
  /(^|\/)(tests?\/|test_[^/]*\.py$|[^/]*_tests?\.py$|conftest\.py$)/.test(path)

type LocalFact = [name: string, kind: Local[1], line: number, column: number, owner: number]

export interface Body {
  locals: LocalFact[]
  /** `STRIDE` numbers per occurrence. Both columns are packed (`packNumbers`). */
  occurrences: string
  lists: string
}

/** Extra number of an attribute occurrence: `STORED - definition` where the file itself assigns the attribute with that path. */
export const STORED = -2

/** The result of reading a name: its node, the slot where it was found, and a mask of the definitions that reach this place. */
interface Reading {
  node: number
  slot?: Slot
  reach: number
  free?: { occurrences: number[] }
}

const ALL = -1

/** Expressions that are nested deeper are not read: generated sums and literals nest by the thousand. */
export const DEEPEST = 400

/** What a condition says about a slot: the node that the slot holds, the node of its type, and for which outcome this holds. */
export interface Narrowing {
  slot: Slot
  held: number
  /** The type that the condition asks for; of a possible type guard the function. */
  type: number
  /** With which outcome of the condition the subject has the type. */
  holds: boolean
  /** With the other outcome it does not have the type, nor that of a subclass. */
  isWhole?: true
  isGuard?: true
  /** The attribute that is compared, as a string, and the nodes that it is compared with. */
  kinds?: readonly [attribute: number, nodes: readonly number[]]
}

export class Extraction {
  readonly file: SourceFile
  readonly tree: FlatTree
  readonly reader: Reader
  readonly graph = new ValueGraph()
  readonly flow: Flow
  readonly module: Scope
  readonly symbols: SymbolDraft[] = []
  readonly functions: FunctionFact[] = []
  readonly classes: ClassFact[] = []
  readonly classScopes: Scope[] = []
  readonly fields: Map<string, Binding>[] = []
  readonly imports: ImportFact[] = []
  readonly stars: number[] = []
  all: string[] | undefined
  readonly body: { locals: LocalFact[]; occurrences: number[]; lists: number[] } = {
    locals: [],
    occurrences: [],
    lists: [],
  }
  /** What conditions say about types, by the tree node of the condition. */
  readonly narrowings = new Map<number, Narrowing[]>()
  /** Whether a condition has narrowed an attribute so far. */
  hasNarrowedAttributes = false
  /**
   * Definitions of attributes that are assigned from outside the object (`f.cache = {}`), by the slot of the name and the path
   * after it.
   */
  readonly stored = new Map<Slot, Map<string, number>>()
  /** Fields whose first assignment has no annotation: its name, and the symbol around it. By definition. */
  readonly untyped = new Map<number, readonly [name: number, owner: number]>()
  /** The annotations of fields that methods annotate, by the fields' nodes. */
  readonly annotated = new Map<number, number>()
  /** Definitions in handlers of exceptions, of names that the `try` defines, too. */
  readonly standIns = new Set<number>()
  /** Definitions of variables that have held nothing but None so far. */
  readonly placeholders = new Set<number>()
  /** Whether it is a test file: its `test…` functions are tests. */
  readonly inTests: boolean
  /** Platform conditions around the current statement. */
  readonly conditions: string[] = []
  /** Whether the current statement is inside `if __name__ == '__main__'`; `mains`: functions that are called there by name. */
  inMain = false
  readonly mains = new Set<string>()
  /** Current nesting depth of expressions, bounded by `DEEPEST`. */
  depth = 0
  readonly #later: (() => void)[] = []

  constructor(tree: FlatTree, file: SourceFile) {
    this.tree = tree
    this.file = file
    this.reader = new Reader(tree)
    this.flow = new Flow(this.graph)
    this.module = new Scope('module', undefined, -1, -1, -1)
    this.inTests = isTestFile(file.path)
  }

  later(read: () => void): void {
    this.#later.push(read)
  }

  readLater(): void {
    for (let at = 0; at < this.#later.length; at++) {
      const restore = this.flow.fresh()
      ;(this.#later[at] as () => void)()
      restore()
    }
    this.#later.length = 0
  }

  // --- positions and occurrences

  line(node: number): number {
    return this.tree.lineAt(this.tree.start[node] as number)
  }

  column(node: number): number {
    return this.tree.columnAt(this.tree.start[node] as number)
  }

  text(node: number): string {
    return this.tree.textOf(node)
  }

  /** Adds an occurrence. Returns its offset, so that a call can be set once its node exists. */
  emit(node: number, use: Use, from: number, kind: number, operand: number, extra = -1): number {
    const start = this.tree.start[node] as number
    return this.emitAt(start, (this.tree.end[node] as number) - start, use, from, kind, operand, extra)
  }

  emitAt(start: number, length: number, use: Use, from: number, kind: number, operand: number, extra = -1): number {
    const { occurrences } = this.body
    return (
      occurrences.push(
        this.tree.lineAt(start),
        this.tree.columnAt(start),
        Math.min(length, 10_000),
        USE_NUMBER[use],
        from,
        kind,
        operand,
        extra,
      ) - STRIDE
    )
  }

  setCall(occurrence: number, call: number): void {
    this.body.occurrences[occurrence + STRIDE - 1] = call
  }

  /** Adds the occurrence of a name that was read. */
  emitReading(at: number, length: number, use: Use, from: number, name: string, reading: Reading): number {
    if (reading.slot) {
      const [kind, operand] = this.#reached(reading.slot, reading.reach)
      return this.emitAt(at, length, use, from, kind, operand)
    }
    const occurrence = this.emitAt(at, length, use, from, OCCURRENCE.name, this.graph.string(name))
    reading.free?.occurrences.push(occurrence)
    return occurrence
  }

  #reached(slot: Slot, reach: number): [kind: number, operand: number] {
    const all = slot.definitions
    const some =
      all.length === 1 || reach === ALL ? all : all.filter((_, at) => (reach & (1 << Math.min(at, LAST_BIT))) !== 0)
    const definitions = this.meant(some.length === 0 ? all : some)
    if (definitions.length === 1) return [OCCURRENCE.definition, definitions[0] as number]
    const { lists } = this.body
    lists.push(definitions.length, ...definitions)
    return [OCCURRENCE.definitions, lists.length - definitions.length - 1]
  }

  /** Definitions without those that stand in for others of them. */
  meant(definitions: readonly number[]): readonly number[] {
    if (definitions.length === 1 || this.standIns.size === 0) return definitions
    const meant = definitions.filter((one) => !this.standIns.has(one))
    return meant.some((one) => one % 4 === DEFINITION.symbol) ? meant : definitions
  }

  /** What other files mean by a name: what is imported under it, where it is otherwise nothing but None. */
  exported({ definitions }: Slot): readonly number[] {
    const isImported = this.placeholders.size > 0 && definitions.some((one) => one % 4 === DEFINITION.import)
    return this.meant(isImported ? definitions.filter((one) => !this.placeholders.has(one)) : definitions)
  }

  // --- names

  /** The node of a name of `typing`, whether or not the file imports it. */
  typing(name: string): number {
    const module = this.graph.string('typing')
    const wanted = this.graph.string(name)
    let at = this.imports.findIndex((one) => one[0] === module && one[1] === 0 && one[2] === wanted)
    if (at < 0) at = this.imports.push([module, 0, wanted, -1]) - 1
    return this.graph.node(OP.IMPORTED, at)
  }

  slot(scope: Scope, name: string): Slot {
    let slot = scope.slots.get(name)
    if (!slot) {
      slot = emptySlot(name)
      scope.slots.set(name, slot)
    }
    return slot
  }

  /** The slot for what conditions say about an attribute. */
  narrowedSlot(slot: Slot, path: string): Slot {
    this.hasNarrowedAttributes = true
    slot.narrowed ??= new Map()
    let narrowed = slot.narrowed.get(path)
    if (!narrowed) {
      narrowed = { ...emptySlot(path), isNarrowing: true }
      slot.narrowed.set(path, narrowed)
    }
    return narrowed
  }

  /**
   * The node of a slot for code that runs at another time: everything that it ever holds; for a module's name, what it holds now
   * and later.
   */
  cell(slot: Slot): number {
    if (slot.cell < 0) {
      const atEnd = this.module.slots.get(slot.name) === slot && slot.value >= 0
      slot.cell = this.graph.node(OP.JOIN)
      for (const value of atEnd ? [slot.value] : slot.versions) this.graph.edge(value, slot.cell)
    }
    return slot.cell
  }

  read(scope: Scope, name: string): Reading {
    let crossed = false
    for (let at: Scope | undefined = scope; at; at = at.parent) {
      // Names of a class body are visible only directly in that body.
      if (at.kind === 'class' && crossed) continue
      const found = at.slots.get(name)
      if (found) {
        if (found.foreign) return { node: this.cell(found.foreign), slot: found.foreign, reach: ALL }
        const inline = !crossed && found.value >= 0
        return inline
          ? { node: this.flow.read(found), slot: found, reach: found.reach }
          : { node: this.cell(found), slot: found, reach: ALL }
      }
      if (at.kind === 'function') {
        // A name that no enclosing scope binds may still be bound later in this body.
        if (!crossed && !boundOutside(at, name)) break
        crossed = true
      }
    }
    const { frame } = scope
    let free = frame.free?.get(name)
    if (!free) {
      free = { node: this.graph.node(OP.NAME, this.graph.string(name)), occurrences: [] }
      frame.free?.set(name, free)
    }
    return { node: free.node, reach: ALL, free }
  }

  /** Resolves names that were read before their frame bound them. */
  closeFrame(frame: Scope): void {
    for (const [name, free] of frame.free ?? []) {
      const slot = frame.slots.get(name)
      const found = slot?.foreign ?? slot
      if (!found) continue
      this.graph.kind[free.node] = OP.JOIN
      this.graph.edge(this.cell(found), free.node)
      const [kind, operand] = this.#reached(found, ALL)
      for (const occurrence of free.occurrences) {
        this.body.occurrences[occurrence + KIND] = kind
        this.body.occurrences[occurrence + KIND + 1] = operand
      }
    }
    frame.free?.clear()
  }

  /** Gives a slot a new value under one of its definitions. */
  assign(slot: Slot, value: number, definition: number): void {
    let at = slot.definitions.indexOf(definition)
    if (at < 0) at = slot.definitions.push(definition) - 1
    slot.versions.push(value)
    if (slot.cell >= 0) this.graph.edge(value, slot.cell)
    this.flow.set(slot, value, 1 << Math.min(at, LAST_BIT))
    if (slot.narrowed) this.flow.widen(slot)
  }

  local(name: string, kind: Local[1], node: number, owner: number): number {
    const index =
      this.body.locals.push([name.slice(0, LIMITS.nameChars), kind, this.line(node), this.column(node), owner]) - 1
    return definition(DEFINITION.local, index)
  }

  // --- the end

  /** Functions that a module calls when it is run as the program are entry points. */
  markMains(): void {
    for (const symbol of this.symbols) {
      if (symbol.parent !== undefined || symbol.kind !== 'function' || !this.mains.has(symbol.name)) continue
      if (!symbol.modifiers?.includes('entry')) symbol.modifiers = [...(symbol.modifiers ?? []), 'entry']
      symbol.extra ??= { main: this.file.path }
    }
  }
}

function emptySlot(name: string): Slot {
  return { name, definitions: [], value: -1, reach: 0, time: 0, versions: [], cell: -1 }
}

/** Whether an enclosing scope binds a name. Those scopes are complete when a function's body is read. */
function boundOutside(scope: Scope, name: string): boolean {
  for (let at = scope.parent; at; at = at.parent) if (at.kind !== 'class' && at.slots.has(name)) return true
  return false
}

/** `reach` is a 32-bit mask; later definitions of one name share its last usable bit. */
const LAST_BIT = 29
