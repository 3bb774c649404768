/**
 * Names and what they hold, statement by statement, in static single assignment form.
 *
 * A slot is a name in one scope. Its current value changes as statements are read. The changes of a branch are undone by a log and
 * merged with those of other branches, so a read sees exactly the assignments that can reach it. A scope that runs later than the
 * code around it (a function's body) sees every assignment instead: the slot's cell.
 */
import { OP, type ValueGraph } from '../value-graph.ts'

/** `inline` scopes run in place (comprehensions, type parameters); frames (modules, functions) run on their own. */
type ScopeKind = 'module' | 'class' | 'function' | 'lambda' | 'inline'

export interface Slot {
  name: string
  /** Definition numbers that the name can lead to, in source order; bit n of `reach` stands for the nth. */
  definitions: number[]
  /** The node that it holds now; -1 when nothing is bound. */
  value: number
  reach: number
  /** When `value` was bound, on the clock of `Flow`. */
  time: number
  /** All nodes that were ever bound. */
  versions: number[]
  cell: number
  /** For `global` and `nonlocal`: the slot that the name means. */
  foreign?: Slot
  /** Slots of attributes of the name that a condition narrowed, by path (`.a.b`). */
  narrowed?: Map<string, Slot>
  /** Marks the slot of such an attribute: it holds a value only while every path to this place passed the condition. */
  isNarrowing?: true
}

/** A name read before anything in its frame bound it. */
interface FreeName {
  node: number
  /** Occurrences to complete when the frame ends. */
  occurrences: number[]
}

export class Scope {
  readonly kind: ScopeKind
  readonly parent: Scope | undefined
  readonly slots = new Map<string, Slot>()
  /** The symbol that contains the code; -1 at top level. */
  owner: number
  /** The function that contains the code, by its index; -1 outside of functions. */
  fn: number
  /** The class whose body this is, or the nearest one around, by its index; -1 if none. */
  cls: number
  readonly free: Map<string, FreeName> | undefined

  constructor(kind: ScopeKind, parent: Scope | undefined, owner: number, fn: number, cls: number) {
    this.kind = kind
    this.parent = parent
    this.owner = owner
    this.fn = fn
    this.cls = cls
    this.free = kind === 'module' || kind === 'function' ? new Map() : undefined
  }

  /** The scope that records names which are not bound yet: the enclosing function or module. */
  get frame(): Scope {
    let scope: Scope = this
    while (!scope.free) scope = scope.parent as Scope
    return scope
  }

  /** The scope in which an assignment here binds: comprehensions and type parameters pass on what they do not own. */
  get binder(): Scope {
    let scope: Scope = this
    while (scope.kind === 'inline' || scope.kind === 'lambda') scope = scope.parent as Scope
    return scope
  }
}

interface Undo {
  slot: Slot
  value: number
  reach: number
  time: number
}

export type BranchState = Map<Slot, readonly [value: number, reach: number]>

/** The undo log, and the loops that are open. */
export class Flow {
  readonly #graph: ValueGraph
  #trail: Undo[] = []
  #loops: { opened: number; met: { slot: Slot; join: number }[] }[] = []
  #clock = 0
  /** When the current function body was begun. */
  #began = 0
  /** Whether the current statement is unreachable: after return, raise, break, continue. */
  dead = false

  constructor(graph: ValueGraph) {
    this.#graph = graph
  }

  /** Starts a function's body with an empty log. Returns a function that restores the previous state. */
  fresh(): () => void {
    const trail = this.#trail
    const loops = this.#loops
    const dead = this.dead
    const began = this.#began
    this.#began = ++this.#clock
    this.#trail = []
    this.#loops = []
    this.dead = false
    return () => {
      this.#trail = trail
      this.#loops = loops
      this.#began = began
      this.dead = dead
    }
  }

  set(slot: Slot, value: number, reach: number): void {
    this.#trail.push({ slot, value: slot.value, reach: slot.reach, time: slot.time })
    slot.value = value
    slot.reach = reach
    slot.time = ++this.#clock
  }

  /**
   * The slot's value here. Inside a loop that was opened after the binding, a later statement of the loop may bind the slot
   * again: such reads share a join, which all branches may use, so it is not undone with the branch.
   */
  read(slot: Slot): number {
    if (slot.value < 0) return slot.value
    let level = this.#loops.length
    while (level > 0 && (this.#loops[level - 1]?.opened as number) > slot.time) level--
    if (level === this.#loops.length) return slot.value
    const join = this.#graph.node(OP.JOIN)
    this.#graph.edge(slot.value, join)
    for (; level < this.#loops.length; level++) this.#loops[level]?.met.push({ slot, join })
    slot.value = join
    slot.time = ++this.#clock
    return join
  }

  /** The node of an attribute that a condition in the current function narrowed; -1 where none did. */
  narrowed(slot: Slot, path: string): number {
    const found = slot.narrowed?.get(path)
    return found && found.time > this.#began ? found.value : -1
  }

  /** Drops what conditions said about attributes of a name: about all, or about the one at `path` and those below it. */
  widen(slot: Slot, path = ''): void {
    for (const [at, narrowed] of slot.narrowed ?? [])
      if (narrowed.value >= 0 && (path === '' || at === path || at.startsWith(`${path}.`))) this.set(narrowed, -1, 0)
  }

  openLoop(): void {
    this.#loops.push({ opened: ++this.#clock, met: [] })
  }

  /** Closes the innermost loop: what a slot holds at the end of the body flows back to its beginning. */
  closeLoop(): void {
    for (const { slot, join } of this.#loops.pop()?.met ?? [])
      if (slot.value !== join) this.#graph.edge(slot.value, join)
  }

  get mark(): number {
    return this.#trail.length
  }

  /** Undoes all changes since the mark. Returns the state before that. */
  undo(mark: number): BranchState {
    const state = new Map<Slot, readonly [number, number]>()
    for (let at = this.#trail.length - 1; at >= mark; at--) {
      const { slot, value, reach, time } = this.#trail[at] as Undo
      if (!state.has(slot)) state.set(slot, [slot.value, slot.reach])
      slot.value = value
      slot.reach = reach
      slot.time = time
    }
    this.#trail.length = mark
    return state
  }

  /** Merges the states of several branches. The caller leaves out branches whose end is unreachable. */
  merge(branches: readonly BranchState[]): void {
    if (branches.length === 0) return
    const slots = new Set(branches.flatMap((branch) => [...branch.keys()]))
    for (const slot of slots) {
      const values: number[] = []
      let reach = 0
      for (const branch of branches) {
        const [value, bits] = branch.get(slot) ?? [slot.value, slot.reach]
        values.push(value)
        reach |= bits
      }
      if (values.every((value) => value === slot.value) && reach === slot.reach) continue
      const bound = values.filter((value) => value >= 0)
      const isLost = bound.length === 0 || (slot.isNarrowing && bound.length < values.length)
      this.set(slot, isLost ? -1 : this.#graph.join(bound), reach)
    }
  }
}
