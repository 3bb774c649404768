/** Lexical variables and functions: a name is visible from the statement after its declaration to the end of its block. */
import type { Receiver } from './unit.ts'

export interface Declared {
  to: { is: 'local'; local: number } | { is: 'symbol'; symbol: number }
  /** What it holds, as far as is known. */
  value?: Receiver
}

export class Scope {
  readonly #outer: Scope | undefined
  readonly #names = new Map<string, Declared>()

  constructor(outer?: Scope) {
    this.#outer = outer
  }

  /** `name` with its sigil: `$user`, `&run`. */
  declare(name: string, declared: Declared): void {
    this.#names.set(name, declared)
  }

  find(name: string): Declared | undefined {
    for (let scope: Scope | undefined = this; scope; scope = scope.#outer) {
      const found = scope.#names.get(name)
      if (found) return found
    }
    return undefined
  }
}
