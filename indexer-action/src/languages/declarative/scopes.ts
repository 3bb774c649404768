/**
 * Lexical scopes of one file: which names are declared where, and which of them a use can mean.
 *
 * One name may be declared several times in a scope: a property beside a function, a class beside its companion, overloads.
 * The use decides: a call means what can be called, a type position a type.
 */
import type { Use } from '../../../../src/contract/links.ts'
import { type SymbolKind, TYPE_KINDS } from '../../../../src/contract/symbols.ts'

/** A local or a symbol by its index, or a field of an object, which is nothing by itself and has a type. */
export type Named = { local: number } | { symbol: number } | { field: true }

export interface Declared {
  named: Named
  kind: SymbolKind | 'local' | 'type parameter'
  /** Offset in the text from which on it is seen: 0 for what is seen in the whole scope. */
  from: number
  /** A parameter of a type that its initializers see, and no function in it does. */
  initial?: true
  /** Its type, as written or constructed. */
  type?: string
  /** The node of what it was first given, where no type is written; `element`: it is one of what that node holds; `within`: where that stands, if elsewhere. */
  value?: { node: number; element?: true; within?: Scope }
}

/** What a function literal's `this` or unnamed argument is: the value of `on`, or one of what it holds. Without `on` nobody knows. */
export interface Lent {
  on?: number
  as: 'this' | 'argument' | 'element'
}

/** What a name means: the declarations of one scope. `suits`: the use can mean such a thing. */
export interface Meaning {
  declared: readonly Declared[]
  scope: Scope
  suits: boolean
}

export class Scope {
  readonly parent: Scope | undefined
  /** Index of the innermost symbol around it; -1 at the top of a file. */
  owner: number
  inFunction: boolean
  /** It is run after everything around it has been made: a function's, an accessor's. */
  deferred = false
  lent: Lent | undefined
  /** Types of values, by their text, that a condition around says. */
  narrowed: ReadonlyMap<string, string> | undefined
  readonly #names = new Map<string, Declared[]>()

  constructor(parent: Scope | undefined, owner: number, inFunction: boolean) {
    this.parent = parent
    this.owner = owner
    this.inFunction = inFunction
  }

  has(name: string): boolean {
    return this.#names.has(name)
  }

  own(name: string): readonly Declared[] {
    return this.#names.get(name) ?? []
  }

  declare(name: string, declared: Declared): void {
    const list = this.#names.get(name)
    if (list) list.push(declared)
    else this.#names.set(name, [declared])
  }

  /** The type that a condition says `text` to have, no farther out than `outermost`, in which it is declared. */
  narrowedTo(text: string, outermost?: Scope): string | undefined {
    for (let scope: Scope | undefined = this; scope && scope !== outermost; scope = scope.parent) {
      const type = scope.narrowed?.get(text)
      if (type !== undefined) return type
    }
    return undefined
  }

  /** What `name` means here: of the innermost scope that has something suitable, the last local or else all that suit best. */
  find(name: string, use: Use, at: number): Meaning | undefined {
    let fallback: Meaning | undefined
    let deferred = false
    for (let scope: Scope | undefined = this; scope; scope = scope.parent) {
      const inside = deferred
      deferred ||= scope.deferred
      const all = scope.#names.get(name)
      const seen = all?.filter(({ from, initial }) => from <= at && !(initial && inside))
      if (!seen || seen.length === 0) continue
      const initial = seen.filter((declared) => declared.initial)
      const best = Math.max(...seen.map((declared) => fitness(use, declared)))
      const declared = initial.length > 0 && best > 0 ? initial : seen.filter((one) => fitness(use, one) === best)
      const last = declared.at(-1) as Declared
      const found = { declared: 'local' in last.named ? [last] : declared, scope, suits: best > 0 }
      if (best > 0) return found
      fallback ??= found
    }
    return fallback
  }
}

/** A value whose type is written is called where that is a function's. */
function fitness(use: Use, { kind, type, named }: Declared): number {
  const value = 'local' in named && kind === 'local'
  return use === 'call' && value && type !== undefined && !/[-=]>/.test(type) ? 0 : suitability(use, kind)
}

/** How well something of this kind is what a use means; 0: only where nothing else is. */
export function suitability(use: Use, kind: Declared['kind']): number {
  const isType =
    kind === 'type parameter' || kind === 'module' || (TYPE_KINDS.has(kind as SymbolKind) && kind !== 'object')
  switch (use) {
    case 'type':
    case 'extends':
    case 'implements':
      return isType ? 2 : kind === 'object' ? 1 : 0
    case 'call':
    case 'call_indirect':
    case 'call_macro':
      return CALLED.test(kind) ? 3 : isType || kind === 'object' ? 2 : 1
    default:
      return CALLED.test(kind) ? 1 : isType ? 2 : 3
  }
}

const CALLED = /^(function|method|constructor|macro)$/
