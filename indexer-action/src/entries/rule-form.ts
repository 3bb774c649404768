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
}

export interface EntryRules {
  /** Kinds of symbols that may be called from outside. By default, whatever is called anywhere. */
  readonly kinds?: RegExp
  /** One annotation, attribute or decorator. For languages that keep none, each line of the head. */
  readonly annotated?: (annotation: string) => Serves | undefined
  readonly placed?: (place: Place) => Serves | undefined
  /** Registrations: the group `handler` of each expression names a function of the same file. */
  readonly registered?: readonly (readonly [RegExp, (groups: Record<string, string | undefined>) => Serves])[]
}

export const route = (verb: string, path: string | undefined): Serves => ({
  route: `${verb.toUpperCase()} /${(path ?? '').replace(/^\//, '')}`,
})
export const VERBS = /^(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)$/

export const verbAndPath = ({ verb = '', path }: Record<string, string | undefined>): Serves => route(verb, path)
