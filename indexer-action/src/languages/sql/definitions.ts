/** What files declare under a name, and which of it is meant where the name stands. */
import type { SymbolFact } from '../../../../src/contract/symbols.ts'
import { push } from '../../link/lists.ts'
import { nearest } from '../../link/paths.ts'

export interface Definition {
  symbol: SymbolFact
  path: string
  /** As written before the name, or as the file says for all; in small letters. */
  schema: string | undefined
  /** The schema or database that its file says for all. */
  home: string | undefined
  /** Only the file says which schema it is in. */
  isImplied: boolean
  isUndone: boolean
  isComplete: boolean
}

/** A name, and where it stands. */
export interface Asked {
  /** With its schema, as written. */
  written: string
  path: string
  /** What its file says for all; in small letters. */
  home: string | undefined
  /** It stands where a migration is undone. */
  isUndoing: boolean
}

/** Schemas that names without one are in. */
const ORDINARY = /^(?:public|dbo|main)$/
/** Of so many of one name it is remembered which files they are in. */
const MANY = 16

export class Definitions {
  readonly #all = new Map<string, Definition[]>()
  readonly #byPath = new Map<string, ReadonlyMap<string, Definition[]>>()
  /** What was found for the file that asked last. */
  readonly #known = new Map<string, readonly Definition[]>()
  #asking = ''

  add(key: string, definition: Definition): void {
    push(this.#all, key, definition)
  }

  count(key: string): number {
    return this.#all.get(key)?.length ?? 0
  }

  find(key: string, asked: Asked): readonly Definition[] {
    const all = this.#all.get(key)
    if (!all) return []
    if (asked.path !== this.#asking) this.#known.clear()
    this.#asking = asked.path
    const question = `${asked.isUndoing} ${key} ${asked.written}`
    let found = this.#known.get(question)
    if (!found) {
      found = meant(this.#own(key, all, asked) ?? all, asked)
      this.#known.set(question, found)
    }
    return found
  }

  /** Those of the file itself, where these come first. */
  #own(key: string, all: readonly Definition[], asked: Asked): Definition[] | undefined {
    if (all.length < MANY) return undefined
    let paths = this.#byPath.get(key)
    if (!paths) {
      const made = new Map<string, Definition[]>()
      for (const one of all) push(made, one.path, one)
      paths = made
      this.#byPath.set(key, made)
    }
    const own = inSchema(paths.get(asked.path) ?? [], asked)
    return own.some(({ isUndone }) => asked.isUndoing || !isUndone) ? own : undefined
  }
}

function meant(all: readonly Definition[], asked: Asked): readonly Definition[] {
  const { written, path: from, home, isUndoing } = asked
  let found = inSchema(all, asked)
  // Another schema's are known to what is in the same file; elsewhere a search path would have to say so.
  if (found.length === 0 && schemaOf(written) === undefined) found = all.filter(({ path }) => path === from)
  if (!isUndoing) found = preferred(found, (one) => !one.isUndone)
  found = preferred(found, ({ path }) => path === from)
  if (isOrdinary(written) && home !== undefined)
    found = preferred(found, (one) => one.schema === home || one.home === home)
  const last = written.slice(written.lastIndexOf('.') + 1)
  found = preferred(found, ({ symbol }) => symbol.name === last)
  return nearest(found, ({ path }) => path, from)
}

function inSchema(all: readonly Definition[], { written, home }: Asked): Definition[] {
  const schema = schemaOf(written)
  return isOrdinary(written)
    ? all.filter((one) => one.isImplied || one.schema === undefined || one.schema === home || ORDINARY.test(one.schema))
    : all.filter((one) => one.schema === schema)
}

function schemaOf(written: string): string | undefined {
  const dot = written.lastIndexOf('.')
  return dot < 0 ? undefined : written.slice(0, dot).toLowerCase()
}

function isOrdinary(written: string): boolean {
  const schema = schemaOf(written)
  return schema === undefined || ORDINARY.test(schema)
}

/** Those that are, if any is; otherwise all. */
function preferred(all: Definition[], is: (one: Definition) => boolean): Definition[] {
  const some = all.filter(is)
  return some.length > 0 ? some : all
}
