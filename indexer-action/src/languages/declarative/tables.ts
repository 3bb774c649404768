/** Lua's modules: what is written as a member of a table, and what a file that is imported defines, which is its table. */
import type { LinkerFile } from '../language.ts'
import type { Definition, Definitions } from './definitions.ts'
import { type Found, MOST_CANDIDATES, one, symbolOf, unknown } from './found.ts'
import type { Rules } from './rules.ts'
import type { Seen } from './types.ts'
import type { Reference, Surface } from './unit.ts'

type File = LinkerFile<Surface>

/** `require("app.store")`, where its members are used at once. */
const REQUIRED = /^require\s*\(?\s*["']([^"']+)["']\s*\)?$/
/** Classes above a class that are looked through. */
const MOST_CLASSES = 64

export class Tables {
  readonly #rules: Rules
  readonly #file: File
  readonly #seen: Seen
  readonly #definitions: Definitions
  /** By table of this file: the name that comments give to it. */
  readonly #classes: ReadonlyMap<string, string>

  constructor(rules: Rules, file: File, seen: Seen, definitions: Definitions) {
    this.#rules = rules
    this.#file = file
    this.#seen = seen
    this.#definitions = definitions
    const classes = Object.entries(file.surface.classes ?? {})
    this.#classes = new Map(classes.map(([name, [table]]) => [table, name]))
  }

  /** A member of a table: of an imported file's, of one that this file fills, or of the one that the function is a member of. */
  member(r: Reference, table: string): Found {
    const imported = this.#seen.imports.get(REQUIRED.exec(table)?.[1] ?? table)
    if (imported?.to === 'external') {
      const { package: of, name } = imported
      return { destination: { to: 'external', package: of, name: `${name}.${r.name}` }, evidence: 'import' }
    }
    if (imported?.to === 'symbol') {
      const named = this.#definitions.offeredBy(imported, r.name)
      const exported = named.filter(({ symbol }) => !symbol.modifiers?.includes('private'))
      // `M.run = run` hands on what is local to that file.
      return one(exported.length > 0 ? exported : named, 'import', MOST_CANDIDATES) ?? unknown(r.name)
    }
    const here = table === 'self' ? tableAround(this.#file, r.from) : table
    const own = this.#in(this.#file, here, r.name)
    if (own.length > 0) return one(own, 'same_file', MOST_CANDIDATES) ?? unknown(r.name)
    const members = this.#ofClass(table, r.name) ?? this.#ofClass(this.#classes.get(here ?? ''), r.name)
    if (members) return one(members, 'type', MOST_CANDIDATES) ?? unknown(r.name)
    const [first = ''] = table.split('.')
    if (this.#rules.brought?.has(first) && this.#definitions.atTopOf(this.#file, first).length === 0)
      return {
        destination: { to: 'external', package: this.#rules.standard, name: `${table}.${r.name}` },
        evidence: 'import',
      }
    if (r.receiver.on === 'name' && r.receiver.outside && !this.#seen.imports.has(first)) {
      const global = this.#definitions.qualified(this.#file, `${table}.${r.name}`)
      return one(global, 'unique_name', MOST_CANDIDATES) ?? unknown(r.name)
    }
    // A value of unknown type. That one table alone has a member of this name says little, unless the name is a long one.
    const { common } = this.#rules
    if (r.use !== 'call' || r.name.length < 6 || common?.has(r.name)) return unknown(r.name)
    const named = this.#definitions.top(this.#file, r.name).filter(isMethod)
    const [only, ...more] = named
    return only && more.length === 0 ? { destination: symbolOf(only), evidence: 'unique_name' } : unknown(r.name)
  }

  #in(file: File, table: string | undefined, name: string): readonly Definition[] {
    return this.#definitions.atTopOf(file, name).filter(({ symbol }) => symbol.qualified === `${table}.${name}`)
  }

  /** A member of the table that comments call so, or of a class that it extends. */
  #ofClass(name: string | undefined, member: string, seen = new Set<string>()): readonly Definition[] | undefined {
    if (name === undefined || seen.has(name) || seen.size > MOST_CLASSES) return undefined
    seen.add(name)
    const found = this.#definitions.tableNamed(this.#file, name)
    if (!found) return undefined
    const own = this.#in(found.file, found.table, member)
    if (own.length > 0) return own
    for (const base of found.bases) {
      const inherited = this.#ofClass(base, member, seen)
      if (inherited) return inherited
    }
    return undefined
  }
}

const isMethod = ({ symbol }: Definition): boolean => symbol.qualified !== undefined && symbol.kind === 'function'

/** The table that the function around a place is written as a member of: `M` of `function M:run()`. */
function tableAround(file: File, from: number): string | undefined {
  for (let at: number | undefined = from; at !== undefined && at >= 0; at = file.symbols[at]?.parent) {
    const { qualified, parent } = file.symbols[at] ?? {}
    if (parent === undefined) return qualified?.split('.').slice(0, -1).join('.')
  }
  return undefined
}
