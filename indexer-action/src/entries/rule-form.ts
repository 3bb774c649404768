/** The form of a language's rules for what is called from outside the code. */
import type { SymbolDraft } from '../languages/language.ts'

/** What it serves: `{ route: 'GET /users' }`, `{ command: 'mail:send' }`, `{ entry: 'main' }`. */
export type Serves = Record<string, string>

export interface Place {
  readonly path: string
  readonly symbol: SymbolDraft
  /** The enclosing symbol. */
  readonly owner: SymbolDraft | undefined
  /** Its lines down to its name. */
  readonly head: string
  /** The owner's lines. */
  readonly around: () => string
  /** The symbol's lines. */
  readonly body: () => string
  /** The file's text, which may be long. `has` tells once for all symbols of the file whether it is there. */
  readonly text: string
  readonly has: (part: string) => boolean
}

export interface EntryRules {
  /** Kinds of symbols that may be called from outside. By default, whatever is called anywhere. */
  readonly kinds?: RegExp
  /** One annotation, attribute or decorator. For languages that keep none, each line of the head. */
  readonly annotated?: (annotation: string, symbol: SymbolDraft) => Serves | undefined
  readonly placed?: (place: Place) => Serves | undefined
  /**
   * Registrations: the group `handler` of each expression names a function of the same file, or if the group `of` stands in front of
   * it, an object or a package, a method. With the group `inline` it is a function without a name, or what a call makes: the symbol around
   * it counts, if it holds no other. An expression is only tried where the
   * file has the text that stands behind it.
   */
  readonly registered?: readonly Registration[]
}

export type Registration = readonly [
  pattern: RegExp,
  serves: (groups: Record<string, string | undefined>) => Serves,
  needs?: string,
]

/** Members that a framework calls because of what the class around them extends or implements. */
export type Heir = readonly [heritage: RegExp, member: RegExp, serves: (name: string, owner: string) => Serves]

export function inherited(heirs: readonly Heir[], { symbol, owner }: Place): Serves | undefined {
  const heritage = owner?.signature
  if (!owner || !heritage) return undefined
  return heirs.find(([from, member]) => member.test(symbol.name) && from.test(heritage))?.[2](symbol.name, owner.name)
}
export const ofJob = (_: string, owner: string): Serves => ({ job: owner })
/** What listens to something of that name, or is asked by it. */
export const listens = (to: string) => (): Serves => ({ listener: to })
export const ofEntry = (name: string): Serves => ({ entry: name })
/** A method of a gRPC service. */
export const ofService = (name: string): Serves => ({ route: `RPC ${name}` })

export const route = (verb: string, path: string | undefined): Serves => ({
  route: `${verb.toUpperCase()} /${(path ?? '').replace(/^\//, '')}`,
})
export const VERBS = /^(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)$/

export const verbAndPath = ({ verb = '', path }: Record<string, string | undefined>): Serves => route(verb, path)

/** The function called `main` outside of everything. */
export const main = ({ symbol, owner }: Place): Serves | undefined =>
  symbol.kind === 'function' && symbol.name === 'main' && !owner ? { entry: 'main' } : undefined
