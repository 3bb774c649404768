/** What is being said of one file while it is read: tables that grow by symbols, occurrences, locals and expressions. */
import { LIMITS } from '../../../../../src/contract/limits.ts'
import type { Local, Use } from '../../../../../src/contract/links.ts'
import { USE_NUMBER } from '../../../link/use-number.ts'
import type { FlatTree } from '../../../syntax/flat-tree.ts'
import type { SymbolDraft } from '../../language.ts'
import type { System } from '../builds/predefined.ts'
import {
  BEFORE_NAME,
  type Body,
  HOW,
  LOCAL_KINDS,
  LOCAL_STRIDE,
  NODE,
  NODE_STRIDE,
  OCCURRENCE_STRIDE,
  type Surface,
} from '../fact-layout.ts'
import type { Macro } from './expansion.ts'
import { announce } from './own-types.ts'

const TYPE = /^(class|struct|union|enum|type)$/

/** What a body says of places in the text. */
const OF_THE_TEXT = [
  'occurrences',
  'locals',
  'nodes',
  'flows',
  'conditionOf',
  'perhaps',
  'given',
  'held',
  'constant',
  'pointers',
  'explicit',
  'makes',
] as const

export interface Kept {
  type: string
  path: string
  value: string
  from?: string
}

export class Facts {
  readonly tree: FlatTree
  readonly text: string
  readonly system: System
  readonly symbols: SymbolDraft[] = []
  readonly surface: Surface = { includes: [], types: [], typeOf: [], stores: [] }
  readonly body: Body = {
    words: [],
    types: [],
    occurrences: [],
    locals: [],
    nodes: [],
    flows: [],
    conditionOf: [],
    conditions: [],
  }
  /** Innermost symbol; what is found now is found in it. */
  owner = -1
  /** C++: the class whose member function is being read. */
  thisType = ''
  /** C++: and whether that function is for objects that are `const`. */
  thisConst = false
  conditions: string[] = []
  /** What is read stands in the braces of an enumeration. */
  inEnum = false
  /** Symbols whose types only expressions of this file tell. */
  readonly deduced = new Map<number, string>()
  /** What is read stands nowhere in the text. */
  #isUnread = false
  /** What this file's macros stand for where reading stands. */
  readonly macros = new Map<string, Macro>()
  /** Names of macros in the order in which they were defined or taken back. */
  readonly changed: string[] = []
  /** By the name of a macro: its symbols, without those that the file took back. */
  readonly macroSymbols = new Map<string, number[]>()
  /** All that were defined so far, in order. */
  readonly defined: [name: string, macro: Macro][] = []
  /** C++: macros of this file that leave namespaces open, and their names. */
  readonly openers = new Map<string, string[]>()
  /** C++: names of types that a class or function has for itself, by its symbol. */
  readonly own = new Map<number, Set<string>>()
  /** Parameters that may be functions, as locals, and their positions. */
  readonly callbacks = new Map<number, number>()
  /** Nodes of what locals were given. */
  readonly heldIn = new Map<number, number[]>()
  /** Places and what is put there, until it is known what of that can be called (see `Surface.stores`). */
  readonly kept: Kept[] = []
  readonly #words = new Map<string, number>()
  readonly #types = new Map<string, number>()
  readonly #offeredTypes = new Map<string, number>()
  readonly #conditions = new Map<string, number>()

  /** `system`: which the file is written for. */
  constructor(tree: FlatTree, system: System) {
    this.tree = tree
    this.system = system
    this.text = tree.text
  }

  word(text: string): number {
    return numbered(this.body.words, this.#words, text)
  }

  /** Number of a type that only this file's body speaks of. */
  type(text: string): number {
    return numbered(this.body.types, this.#types, text)
  }

  /** Number of a type that other files may ask for. A function's body must not change these. */
  offeredType(text: string): number {
    return numbered(this.surface.types, this.#offeredTypes, text)
  }

  setType(symbol: number, type: string): void {
    const isTold = this.symbols[symbol]?.kind !== 'type'
    if (type.includes('=') && isTold && !this.#isUnread) this.deduced.set(symbol, type)
    else this.deduced.delete(symbol)
    this.surface.typeOf[symbol] = this.#offered(type)
  }

  /** Expressions have numbers in their own file only: a type that hangs on one is none for others. */
  #offered(type: string): number {
    return type === '' || type.includes('=') ? -1 : this.offeredType(type)
  }

  /** Keeps the symbols that reading gives, and nothing else: what is read stands nowhere in the text. */
  unread(read: () => void): void {
    const lists: Partial<Record<(typeof OF_THE_TEXT)[number], number[]>> = this.body
    const lengths = OF_THE_TEXT.map((name) => lists[name]?.length)
    const locals = this.body.locals.length / LOCAL_STRIDE
    const was = this.#isUnread
    this.#isUnread = true
    read()
    this.#isUnread = was
    for (let local = this.body.locals.length / LOCAL_STRIDE - 1; local >= locals; local--) {
      this.callbacks.delete(local)
      this.heldIn.delete(local)
    }
    for (const [at, name] of OF_THE_TEXT.entries()) {
      const [list, length] = [lists[name], lengths[at]]
      if (length === undefined) delete lists[name]
      else if (list) list.length = length
    }
  }

  /** Keeps nothing of what reading gives. */
  withoutTrace(read: () => void): void {
    const { surface, symbols, deduced, kept } = this
    const [symbolCount, keptCount] = [symbols.length, kept.length]
    const { words, types } = this.body
    const tables = [
      { list: words, numbers: this.#words, length: words.length },
      { list: types, numbers: this.#types, length: types.length },
      { list: surface.types, numbers: this.#offeredTypes, length: surface.types.length },
    ]
    const lengths = Object.entries(surface).map(
      ([name, list]) => [name, Array.isArray(list) ? list.length : -1] as const,
    )
    const owner = this.owner
    this.owner = -1
    this.unread(read)
    this.owner = owner
    for (const { list, numbers, length } of tables) for (const text of list.splice(length)) numbers.delete(text)
    for (const symbol of deduced.keys()) if (symbol >= symbolCount) deduced.delete(symbol)
    symbols.length = symbolCount
    kept.length = keptCount
    const known = new Map(lengths)
    for (const [name, list] of Object.entries(surface)) {
      const length = known.get(name)
      if (length === undefined) delete surface[name as keyof Surface]
      else if (Array.isArray(list)) list.length = length
    }
  }

  /** The type that a function says to give, or ''. */
  givenBy(symbol: number): string {
    const type = this.surface.types[this.surface.typeOf[symbol] ?? -1] ?? ''
    return type.startsWith('(') ? type.slice(1) : ''
  }

  /** Uses found since the occurrence at `first` (in strides) belong to the symbol that they turned out to declare. */
  claim(first: number, symbol: number): void {
    const { occurrences } = this.body
    for (let at = first; at < occurrences.length; at += OCCURRENCE_STRIDE)
      if (occurrences[at + 4] === this.owner) occurrences[at + 4] = symbol
  }

  /** `Large Door::weight()`: `Large` is looked up outside of `Door`. */
  namedOutside(first: number, end: number): void {
    const { occurrences } = this.body
    for (let at = first; at < end; at += OCCURRENCE_STRIDE)
      if (occurrences[at + 5] === HOW.type && occurrences[at + 6] === -1) occurrences[at + 6] = BEFORE_NAME
  }

  endSymbol(symbol: number, end: number): void {
    const draft = this.symbols[symbol] as SymbolDraft
    draft.end = Math.max(draft.line, this.tree.lineAt(Math.max(0, end - 1)))
  }

  /** C++: what overloads are told apart by. */
  takes(
    symbol: number,
    types: readonly string[],
    { isConst, takesTemporary }: { isConst: boolean; takesTemporary: boolean },
  ): void {
    if (types.length === 0 && !isConst) return
    this.surface.takes ??= []
    this.surface.takes.push([
      symbol,
      types.map((type) => this.#offered(type)),
      (isConst ? 1 : 0) + (takesTemporary ? 2 : 0),
    ])
  }

  /** C++: what a call writes out for the template that it calls. */
  explicit(occurrence: number, types: readonly string[]): void {
    if (types.length === 0) return
    this.body.explicit ??= []
    this.body.explicit.push(occurrence, types.length, ...types.map((type) => this.type(type)))
  }

  /** C++: a local is made by `occurrence`, and told by what that is given if its class is a template. */
  makes(local: number, occurrence: number): void {
    this.body.makes ??= []
    this.body.makes.push(local, occurrence)
  }

  /** C++: the names of what a template is given. */
  generics(symbol: number, names: string[]): void {
    this.surface.generics ??= []
    this.surface.generics.push([symbol, names])
  }

  /** C++: what a template takes, where that is not a type for each of its names. */
  kinds(symbol: number, kinds: string): void {
    this.surface.kinds ??= []
    this.surface.kinds.push([symbol, kinds])
  }

  /** C++: what of that is which type unless it is given. */
  defaults(symbol: number, of: readonly (readonly [name: string, type: string])[]): void {
    this.surface.defaults ??= []
    this.surface.defaults.push([symbol, of.map(([name, type]) => [name, this.#offered(type)])])
  }

  /** C++: how a field or variable is held, or what a function gives. */
  holds(symbol: number, held: number): void {
    if (held === 0) return
    this.surface.held ??= []
    this.surface.held.push([symbol, held])
  }

  holdsLocal(local: number, held: number): void {
    if (held === 0) return
    this.body.held ??= []
    this.body.held.push(local, held)
  }

  /** C++: what this expression gives is `const`. */
  constant(node: number): number {
    this.body.constant ??= []
    this.body.constant.push(node)
    return node
  }

  /** C++: what this expression gives is a pointer. */
  pointer(node: number): number {
    if (node < 0) return node
    this.body.pointers ??= []
    this.body.pointers.push(node)
    return node
  }

  /** C++: the call of `occurrence` (-1: of what is not known) has these arguments. */
  call(occurrence: number, given: readonly number[]): void {
    if (occurrence < 0) return
    this.body.given ??= []
    this.body.given.push(occurrence, given.length, ...given)
  }

  /** Adds a symbol whose name stands at `start`; its end and more may be filled in later. */
  symbol(name: string, kind: SymbolDraft['kind'], start: number, whole: number, type = ''): number {
    const { tree } = this
    const line = tree.lineAt(start)
    const draft: SymbolDraft = {
      name: name.slice(0, LIMITS.nameChars),
      kind,
      line,
      column: start - (tree.lineStarts[line - 1] as number),
      start: tree.lineAt(whole),
      end: line,
    }
    if (this.owner >= 0) {
      const parent = this.symbols[this.owner] as SymbolDraft
      draft.parent = this.owner
      draft.qualified = `${parent.qualified ?? parent.name}.${draft.name}`.slice(0, 4 * LIMITS.nameChars)
    }
    if (this.conditions.length > 0) draft.conditions = this.conditions
    if (TYPE.test(kind)) announce(this, draft.name)
    const symbol = this.symbols.push(draft) - 1
    this.setType(symbol, type)
    return symbol
  }

  /** A symbol that is defined outside of what it belongs to: `struct Door::Rep {`, with `Door::`. */
  qualify(symbol: number, qualifier: string): void {
    const draft = this.symbols[symbol] as SymbolDraft
    const around = draft.qualified === undefined ? '' : draft.qualified.slice(0, -draft.name.length)
    draft.qualified = `${around}${qualifier.replaceAll('::', '.')}${draft.name}`.slice(0, 4 * LIMITS.nameChars)
  }

  occurrence(name: string, start: number, use: Use, how: number, argument: number): number {
    const { tree, body } = this
    const line = tree.lineAt(start)
    const column = start - (tree.lineStarts[line - 1] as number)
    const number = body.occurrences.length / OCCURRENCE_STRIDE
    body.occurrences.push(line, column, this.word(name), USE_NUMBER[use], this.owner, how, argument)
    if (this.conditions.length > 0) {
      body.conditionOf.push(number, numbered(body.conditions, this.#conditions, this.conditionText()))
    }
    return number
  }

  /** All conditions around, as one. */
  conditionText(): string {
    const { conditions } = this
    const grouped = (one: string) => (conditions.length > 1 && one.includes('||') ? `(${one})` : one)
    return conditions.map(grouped).join(' && ').slice(0, 200)
  }

  use(occurrence: number, use: Use): void {
    this.body.occurrences[occurrence * OCCURRENCE_STRIDE + 3] = USE_NUMBER[use]
  }

  local(name: string, kind: Local[1], start: number, type: string): number {
    const { tree, body } = this
    const line = tree.lineAt(start)
    body.locals.push(
      this.word(name),
      LOCAL_KINDS.indexOf(kind),
      line,
      start - (tree.lineStarts[line - 1] as number),
      this.owner,
      type === '' ? -1 : this.type(type),
    )
    return body.locals.length / LOCAL_STRIDE - 1
  }

  /** Whether one of the locals from there on, in strides, bears the name. */
  declaresSince(first: number, name: string): boolean {
    const { locals, words } = this.body
    for (let at = first; at < locals.length; at += LOCAL_STRIDE) if (words[locals[at] as number] === name) return true
    return false
  }

  node(operation: number, first: number, second = -1): number {
    this.body.nodes.push(operation, first, second)
    return this.body.nodes.length / NODE_STRIDE - 1
  }

  typeOfLocal(local: number): string {
    const type = this.body.locals[local * LOCAL_STRIDE + 5] as number
    return type === -1 ? '' : (this.body.types[type] as string)
  }

  /** Type text of a node where declarations in this file alone decide it; '' where the linker must. */
  typeOfNode(node: number): string {
    if (node < 0) return ''
    const { nodes } = this.body
    const operation = nodes[node * NODE_STRIDE]
    const first = nodes[node * NODE_STRIDE + 1] as number
    if (operation === NODE.type || operation === NODE.cast) return this.body.types[first] as string
    if (operation === NODE.local) return this.typeOfLocal(first)
    if (operation === NODE.target) return this.typeOfNode(first)
    return ''
  }
}

function numbered(list: string[], numbers: Map<string, number>, text: string): number {
  let number = numbers.get(text)
  if (number === undefined) {
    number = list.push(text) - 1
    numbers.set(text, number)
  }
  return number
}
