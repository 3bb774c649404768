/** The scopes of one file: what a function or a block of a test declares. */

interface Declared {
  to: { is: 'local'; local: number } | { is: 'symbol'; symbol: number }
  /** Offset from which on a function has it; absent for what it is given. */
  from?: number
  /** The type that it is declared with or made of. */
  type?: string
}

/** Instead of one function. */
export const SEVERAL = -1

export class Scope {
  readonly outer: Scope | undefined
  /** Functions declared in it. */
  readonly functions = new Map<string, number>()
  readonly #variables = new Map<string, Declared>()

  constructor(outer?: Scope) {
    this.outer = outer
  }

  own(name: string): Declared | undefined {
    return this.#variables.get(name.toLowerCase())
  }

  declare(name: string, declared: Declared): void {
    this.#variables.set(name.toLowerCase(), declared)
  }

  /** `within`: the scope of the function around the offset; what is outside of that may be declared behind it. */
  variable(name: string, at: number, within: Scope): Declared | undefined {
    const wanted = name.toLowerCase()
    let later: Declared | undefined
    let isOutside = false
    for (let scope: Scope | undefined = this; scope; scope = scope.outer) {
      const found = scope.#variables.get(wanted)
      if (found && (isOutside || (found.from ?? 0) <= at)) return found
      later ??= found
      if (scope === within) isOutside = true
    }
    return later
  }

  function(name: string): number | undefined {
    const wanted = name.toLowerCase()
    for (let scope: Scope | undefined = this; scope; scope = scope.outer) {
      const found = scope.functions.get(wanted)
      if (found !== undefined) return found === SEVERAL ? undefined : found
    }
    return undefined
  }
}
