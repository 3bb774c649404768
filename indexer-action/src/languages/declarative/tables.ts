/** Lua's modules: what is written as a member of a table, and what a file that is imported defines, which is its table. */
import type { LinkerFile } from '../language.ts'
import type { Definitions } from './definitions.ts'
import { type Found, MOST_CANDIDATES, one, symbolOf, unknown } from './found.ts'
import type { Rules } from './rules.ts'
import type { Seen } from './types.ts'
import type { Reference, Surface } from './unit.ts'

type File = LinkerFile<Surface>

export class Tables {
  readonly #rules: Rules
  readonly #file: File
  readonly #seen: Seen
  readonly #definitions: Definitions

  constructor(rules: Rules, file: File, seen: Seen, definitions: Definitions) {
    this.#rules = rules
    this.#file = file
    this.#seen = seen
    this.#definitions = definitions
  }

  /** A member of a table: of an imported file's, of one that this file fills, or of the one that the function is a member of. */
  member(r: Reference, table: string): Found {
    const imported = this.#seen.imports.get(table)
    if (imported?.to === 'external') {
      const { package: of, name } = imported
      return { destination: { to: 'external', package: of, name: `${name}.${r.name}` }, evidence: 'import' }
    }
    const source = imported?.to === 'symbol' ? this.#definitions.byId(imported.id)?.file : undefined
    if (source) {
      const exported = this.#definitions
        .atTopOf(source, r.name)
        .filter(({ symbol }) => !symbol.modifiers?.includes('private'))
      return one(exported, 'import', MOST_CANDIDATES) ?? unknown(r.name)
    }
    const here = table === 'self' ? tableAround(this.#file, r.from) : table
    const own = this.#definitions
      .atTopOf(this.#file, r.name)
      .filter(({ symbol }) => symbol.qualified === `${here}.${r.name}`)
    if (own.length > 0) return one(own, 'same_file', MOST_CANDIDATES) ?? unknown(r.name)
    // A value of unknown type. That one table alone has a member of this name says little, unless the name is a long one.
    const { common } = this.#rules
    if (r.use !== 'call' || r.name.length < 6 || common?.has(r.name)) return unknown(r.name)
    const members = this.#definitions.top(this.#file, r.name).filter(({ symbol }) => symbol.qualified !== undefined)
    const [only, ...more] = members
    return only && more.length === 0 ? { destination: symbolOf(only), evidence: 'unique_name' } : unknown(r.name)
  }
}

/** The table that the function around a place is written as a member of: `M` of `function M:run()`. */
function tableAround(file: File, from: number): string | undefined {
  for (let at: number | undefined = from; at !== undefined && at >= 0; at = file.symbols[at]?.parent) {
    const { qualified, parent } = file.symbols[at] ?? {}
    if (parent === undefined) return qualified?.split('.').slice(0, -1).join('.')
  }
  return undefined
}
