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
  /** Its declared or constructed type. */
  type?: string
  /**
   * The node of its first value, where no type is declared. `within`: the scope of that node, if it is another one.
   */
  value?: Given & { within?: Scope }
}

/** The declarations of one scope that a name may refer to. `suits`: their kind suits the use. */
interface Meaning {
  declared: readonly Declared[]
  scope: Scope
  suits: boolean
}

export class Scope {
  readonly parent: Scope | undefined
  /** Index of the innermost symbol around it; -1 at the top level of a file. */
  owner: number
  inFunction: boolean
  readonly #names = new Map<string, Declared[]>()
  #narrowed: Map<string, string> | undefined

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
   * What `name` refers to here: the innermost scope with a suitable declaration decides. Of locals the last one is taken,
   * otherwise all declarations that suit best.
   */
  find(name: string, use: Use, at: number): Meaning | undefined {
    let fallback: Meaning | undefined
    for (let scope: Scope | undefined = this; scope; scope = scope.parent) {
      const seen = scope.#names.get(name)?.filter(({ from }) => from <= at)
      if (!seen || seen.length === 0) continue
      const best = Math.max(...seen.map((declared) => fitness(use, declared)))
      const declared = seen.filter((one) => fitness(use, one) === best)
      const last = declared.at(-1) as Declared
      const found = { declared: 'local' in last.named ? [last] : declared, scope, suits: best > 0 }
      if (best > 0) return found
      fallback ??= found
    }
    return fallback
  }
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
