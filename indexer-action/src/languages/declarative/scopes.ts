/**
 * Lexical scopes of one file: which names are declared where, and to which declarations a use can refer.
 *
 * A scope may declare one name several times: a property and a function, a type and a module, overloads. The use decides
 * between them: a call refers to something callable, a type position to a type.
 */
import type { Use } from '../../../../src/contract/links.ts'
import { type SymbolKind, TYPE_KINDS } from '../../../../src/contract/symbols.ts'
import type { Given } from './rules.ts'

/** A local or a symbol by its index, or an object's field, which has a type but is neither a local nor a symbol. */
type Named = { local: number } | { symbol: number } | { field: true }

export interface Declared {
  named: Named
  kind: SymbolKind | 'local' | 'type parameter'
  /** Offset in the text from which it is visible; 0 if it is visible in the whole scope. */
  from: number
  /** Offsets behind that between which it is not visible all the same. */
  hidden?: readonly [from: number, to: number]
  /** Its declared or constructed type. */
  type?: string
  /**
   * The node of its first value, where no type is declared. `within`: the scope of that node, if it is another one.
   */
  value?: Given & { within?: Scope }
}

/** A name with so many declarations in a scope has them looked at one after another, and not all again for each use. */
const MANY = 32

/** Of the first `count` declarations those that suit best; all of them are visible at an offset. */
interface Seen {
  at: number
  count: number
  best: number
  declared: Declared[]
}

/** The declarations of one scope that a name may refer to. `suits`: their kind suits the use. */
interface Meaning {
  declared: readonly Declared[]
  scope: Scope
  suits: boolean
}

const isHidden = ({ hidden }: Declared, at: number): boolean =>
  hidden !== undefined && hidden[0] <= at && at < hidden[1]

export class Scope {
  readonly parent: Scope | undefined
  /** Index of the innermost symbol around it; -1 at the top level of a file. */
  owner: number
  inFunction: boolean
  readonly #names = new Map<string, Declared[]>()
  #narrowed: Map<string, string> | undefined
  /** Names whose declarations do not stand in the order in which they become visible. */
  #unordered: Set<string> | undefined
  /** By use and name, where it is declared many times: what was visible when it was asked for last. */
  #asked: Map<string, Seen> | undefined

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
    if (!list) this.#names.set(name, [declared])
    else {
      if (declared.from < (list.at(-1)?.from ?? 0)) {
        this.#unordered ??= new Set()
        this.#unordered.add(name)
      }
      list.push(declared)
    }
  }

  narrow(name: string, type: string): void {
    this.#narrowed ??= new Map()
    this.#narrowed.set(name, type)
  }

  /** The type that a name is known to have here, narrower than the one it is declared with. */
  narrowed(name: string): string | undefined {
    for (let scope: Scope | undefined = this; scope; scope = scope.parent) {
      const type = scope.#narrowed?.get(name)
      if (type !== undefined || scope.#names.has(name)) return type
    }
    return undefined
  }

  /**
   * The declarations of a name that suit best among those that are visible at an offset; they may be added to when the next one
   * asks. Names that are given thousands of values are mostly asked for from the top of the file to its end.
   */
  #seen(name: string, use: Use, at: number): Seen {
    const list = this.#names.get(name) ?? []
    if (list.length < MANY || this.#unordered?.has(name)) {
      const seen = nothingSeen()
      for (const one of list) if (one.from <= at && !isHidden(one, at)) see(seen, one, use)
      return seen
    }
    this.#asked ??= new Map()
    const key = `${use} ${name}`
    let seen = this.#asked.get(key)
    if (!seen || seen.at > at) {
      seen = nothingSeen()
      this.#asked.set(key, seen)
    }
    seen.at = at
    for (let next = list[seen.count]; next && next.from <= at; next = list[++seen.count]) see(seen, next, use)
    return seen
  }

  /**
   * What `name` refers to here: the innermost scope with a suitable declaration decides. Of locals the last one is taken,
   * otherwise all declarations that suit best.
   */
  find(name: string, use: Use, at: number): Meaning | undefined {
    let fallback: Meaning | undefined
    for (let scope: Scope | undefined = this; scope; scope = scope.parent) {
      const { best, declared } = scope.#seen(name, use, at)
      const last = declared.at(-1)
      if (!last) continue
      const found = { declared: 'local' in last.named ? [last] : declared, scope, suits: best > 0 }
      if (best > 0) return found
      fallback ??= found
    }
    return fallback
  }
}

const nothingSeen = (): Seen => ({ at: 0, count: 0, best: -1, declared: [] })

function see(seen: Seen, one: Declared, use: Use): void {
  const fit = fitness(use, one)
  if (fit < seen.best) return
  if (fit > seen.best) {
    seen.best = fit
    seen.declared = []
  }
  seen.declared.push(one)
}

/** As `suitability`, except that a local whose declared type is not a function type does not suit a call. */
function fitness(use: Use, { kind, type, named }: Declared): number {
  const value = 'local' in named && kind === 'local'
  return use === 'call' && value && type !== undefined && !/[-=]>/.test(type) ? 0 : suitability(use, kind)
}

/** How well a declaration of this kind suits a use; 0: taken only if there is no other. */
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
      // A pattern names a constructor, where that is a symbol of its own, and not the type (Haskell).
      return kind === 'constructor' ? 3 : CALLED.test(kind) ? 1 : isType ? 2 : 3
  }
}

const CALLED = /^(function|method|constructor|macro)$/
