/**
 * What a file has gained, where nothing that it declared is gone or has changed its meaning.
 *
 * Nodes are paired in their order. Whether paired nodes are equal is certain only once both have the program's numbers
 * (`growProgram`).
 */
import type { SymbolFact } from '../../../../../src/contract/symbols.ts'
import type { LinkerFile } from '../../language.ts'
import { unpackNumbers } from '../packed-numbers.ts'
import { type Binding, DEFINITION, type FunctionFact, OP, type Surface } from '../value-graph.ts'
import { listLength, type Nodes, operandsOf, REFERS } from './operands.ts'

export interface Growth {
  /** Position of the file in the program. */
  at: number
  now: Graph
  surface: Surface
  /** The new number of each existing node, function, class and string (-1 for a string that is gone). */
  nodes: Int32Array
  functions: Int32Array
  classes: Int32Array
  strings: Int32Array
  /** Names that the module or one of its classes did not have before. */
  names: string[]
}

/** The columns of a file's surface, unpacked. */
interface Graph extends Nodes {
  /** Pairs: from, to. */
  edges: Int32Array
}

/** Undefined where something that existed has changed. */
export function growthOf(at: number, before: LinkerFile<Surface>, now: LinkerFile<Surface>): Growth | undefined {
  return new Pairing(before, now).growth(at)
}

class Pairing {
  readonly #before: LinkerFile<Surface>
  readonly #now: LinkerFile<Surface>
  readonly #old: Graph
  readonly #new: Graph
  readonly #nodes: Int32Array
  readonly #functions: Int32Array
  readonly #classes: Int32Array
  readonly #names: string[] = []

  constructor(before: LinkerFile<Surface>, now: LinkerFile<Surface>) {
    this.#before = before
    this.#now = now
    this.#old = graphOf(before.surface)
    this.#new = graphOf(now.surface)
    this.#nodes = new Int32Array(this.#old.kind.length).fill(-1)
    this.#functions = new Int32Array(before.surface.functions.length).fill(-1)
    this.#classes = new Int32Array(before.surface.classes.length).fill(-1)
  }

  growth(at: number): Growth | undefined {
    const was = this.#before.surface
    const is = this.#now.surface
    if (!this.#sameImports() || !this.#sameSymbols() || !this.#pairNodes() || !this.#sameEdges()) return undefined
    if (!was.functions.every((fn, nth) => this.#sameFunction(fn, is.functions[this.#functions[nth] as number])))
      return undefined
    if (!was.classes.every((_, nth) => this.#grownClass(nth)) || !this.#grown(was.exports, is.exports)) return undefined
    const places = new Map(is.strings.map((text, place) => [text, place]))
    return {
      at,
      now: this.#new,
      surface: is,
      nodes: this.#nodes,
      functions: this.#functions,
      classes: this.#classes,
      strings: Int32Array.from(was.strings, (text) => places.get(text) ?? -1),
      names: this.#names,
    }
  }

  /** Pairs each old node with the first remaining new one that agrees with it, as far as its operands are paired already. */
  #pairNodes(): boolean {
    const was = marks(this.#before)
    const is = marks(this.#now)
    // A file has one UNKNOWN node, made when it is first needed, so its position does not matter.
    const unknown = this.#old.kind.indexOf(OP.UNKNOWN)
    if (unknown >= 0) {
      this.#nodes[unknown] = this.#new.kind.indexOf(OP.UNKNOWN)
      if (this.#nodes[unknown] === -1) return false
    }
    let node = 0
    for (let old = 0; old < this.#nodes.length; old++) {
      if (old === unknown) continue
      while (node < this.#new.kind.length && !(was.get(old) === is.get(node) && this.#sameNode(old, node))) node++
      if (node === this.#new.kind.length) return false
      this.#nodes[old] = node
      const kind = this.#old.kind[old]
      if (kind === OP.FUNCTION) this.#functions[this.#old.a[old] as number] = this.#new.a[node] as number
      if (kind === OP.CLASS) this.#classes[this.#old.a[old] as number] = this.#new.a[node] as number
      node++
    }
    return true
  }

  #sameNode(old: number, node: number): boolean {
    const was = this.#old
    const is = this.#new
    const kind = was.kind[old] as number
    if (kind !== is.kind[node]) return false
    const [a, b, x, y] = [was.a[old], was.b[old], is.a[node], is.b[node]] as [number, number, number, number]
    const [first, second] = operandsOf(kind)
    return this.#sameOperand(first, kind, a, x) && this.#sameOperand(second, kind, b, y)
  }

  #sameOperand(refers: number, kind: number, old: number, now: number): boolean {
    switch (refers) {
      case REFERS.string:
        return this.#sameText(old, now)
      case REFERS.node:
        return this.#paired(old, now)
      case REFERS.fn:
        return this.#sameOwner(this.#before.surface.functions[old]?.symbol, this.#now.surface.functions[now]?.symbol)
      case REFERS.cls:
        return this.#sameOwner(this.#before.surface.classes[old]?.symbol, this.#now.surface.classes[now]?.symbol)
      case REFERS.list:
        return listLength(kind, this.#old.lists, old) === listLength(kind, this.#new.lists, now)
      case REFERS.file:
        return true
      default:
        return old === now
    }
  }

  /** Operands that point ahead are not paired yet and are compared later. */
  #paired(old: number, node: number): boolean {
    if (old < 0 || node < 0) return old === node
    const paired = this.#nodes[old] as number
    return paired < 0 || paired === node
  }

  #sameText(old: number, now: number): boolean {
    return old < 0 || now < 0 ? old === now : this.#before.surface.strings[old] === this.#now.surface.strings[now]
  }

  #sameOwner(old = -1, now = -1): boolean {
    return this.#before.symbols[old]?.id === this.#now.symbols[now]?.id
  }

  /** Whether existing nodes have the same incoming edges as before, among the file's own. */
  #sameEdges(): boolean {
    const kept = new Uint8Array(this.#new.kind.length)
    for (const node of this.#nodes) kept[node] = 1
    const { edges: old } = this.#old
    const { edges } = this.#new
    let at = 0
    for (let place = 0; place < edges.length; place += 2) {
      if (kept[edges[place + 1] as number] === 0) continue
      for (const end of [0, 1]) if (edges[place + end] !== this.#nodes[old[at + end] as number]) return false
      at += 2
    }
    return at === old.length
  }

  #sameImports(): boolean {
    const [was, is] = [this.#before.surface, this.#now.surface]
    return (
      was.imports.length === is.imports.length &&
      was.imports.every(([module, level, name], nth) => {
        const [otherModule, otherLevel, otherName] = is.imports[nth] as Surface['imports'][number]
        return (
          level === otherLevel &&
          this.#sameText(module, otherModule) &&
          (name < 0 ? name === otherName : this.#sameText(name, otherName))
        )
      }) &&
      was.stars.join() === is.stars.join() &&
      was.all?.join('\n') === is.all?.join('\n')
    )
  }

  /** Whether all old symbols still exist and look the same to other files. */
  #sameSymbols(): boolean {
    const now = new Map(this.#now.symbols.map((symbol) => [symbol.id, symbol]))
    return this.#before.symbols.every((symbol) => {
      const other = now.get(symbol.id)
      return (
        other !== undefined &&
        seen(symbol) === seen(other) &&
        this.#before.symbols[symbol.parent ?? -1]?.id === this.#now.symbols[other.parent ?? -1]?.id
      )
    })
  }

  #moved(node: number): number {
    return node < 0 ? node : (this.#nodes[node] as number)
  }

  #sameFunction(was: FunctionFact, is: FunctionFact | undefined): boolean {
    return (
      is !== undefined &&
      was.flags === is.flags &&
      this.#sameOwner(was.symbol, is.symbol) &&
      this.#moved(was.returns) === is.returns &&
      this.#moved(was.yields) === is.yields &&
      this.#moved(was.annotation) === is.annotation &&
      (was.owner < 0 ? is.owner === was.owner : this.#classes[was.owner] === is.owner) &&
      was.parameters.length === is.parameters.length &&
      was.parameters.every(([name, kind, node, annotation, fallback], nth) => {
        const other = is.parameters[nth] as FunctionFact['parameters'][number]
        return (
          this.#sameText(name, other[0]) &&
          [kind, this.#moved(node), this.#moved(annotation), this.#moved(fallback)].every((v, k) => v === other[k + 1])
        )
      })
    )
  }

  #grownClass(nth: number): boolean {
    const was = this.#before.surface.classes[nth] as Surface['classes'][number]
    const is = this.#now.surface.classes[this.#classes[nth] as number]
    const same = (old: readonly number[], now: readonly number[]) =>
      old.length === now.length && old.every((node, at) => this.#moved(node) === now[at])
    return (
      is !== undefined &&
      this.#sameOwner(was.symbol, is.symbol) &&
      same(was.bases, is.bases) &&
      this.#grown(was.members, is.members, true) &&
      this.#grown(was.fields, is.fields)
    )
  }

  /**
   * Whether existing bindings are unchanged and in the same order; new names are added to `#names`. With `fields`, annotated
   * names are fields of the class, whose order matters: a new one counts as a change.
   */
  #grown(was: readonly Binding[], is: readonly Binding[], fields = false): boolean {
    let at = 0
    for (const binding of is) {
      const old = was[at]
      if (old && this.#sameText(old[0], binding[0])) {
        if (!this.#sameBinding(old, binding)) return false
        at++
      } else if (fields && this.#new.kind[binding[1]] === OP.TYPED) return false
      else this.#names.push(this.#now.surface.strings[binding[0]] as string)
    }
    return at === was.length
  }

  #sameBinding([, node, ...definitions]: Binding, [, otherNode, ...others]: Binding): boolean {
    return (
      this.#moved(node) === otherNode &&
      definitions.length === others.length &&
      definitions.every((definition, nth) => {
        const other = others[nth] as number
        if (definition % 4 !== other % 4) return false
        // Locals are not visible to other files.
        if (definition % 4 === DEFINITION.local) return true
        return definition % 4 === DEFINITION.symbol
          ? this.#sameOwner(definition >> 2, other >> 2)
          : definition === other
      })
    )
  }
}

const graphOf = (surface: Surface): Graph => ({
  kind: Uint8Array.from(unpackNumbers(surface.kind)),
  a: unpackNumbers(surface.a),
  b: unpackNumbers(surface.b),
  lists: unpackNumbers(surface.lists),
  edges: unpackNumbers(surface.edges),
})

/** JOIN nodes that can be identified: what a function returns or yields, what a name holds. */
function marks({ surface, symbols }: LinkerFile<Surface>): Map<number, string> {
  const { functions, classes, exports, strings } = surface
  const marked = new Map<number, string>()
  const mark = (owner: string, bindings: readonly Binding[]): void => {
    for (const [name, node] of bindings) marked.set(node, `${owner}.${strings[name]}`)
  }
  mark('', exports)
  for (const { symbol, members, fields } of classes) {
    mark(`${symbols[symbol]?.id}`, members)
    mark(`${symbols[symbol]?.id}`, fields)
  }
  for (const { symbol, returns, yields } of functions) {
    const id = symbols[symbol]?.id
    marked.set(returns, `${id} returns`).set(yields, `${id} yields`)
  }
  return marked
}

/** Properties of a symbol that are only shown to readers, or say where it is. */
const UNSEEN = new Set(['line', 'column', 'start', 'end', 'doc', 'signature', 'parent'])

const seen = (symbol: SymbolFact): string =>
  JSON.stringify(symbol, (key, value) => (UNSEEN.has(key) ? undefined : value))
