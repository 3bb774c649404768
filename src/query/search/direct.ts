/**
 * What a query asks for as it is, rather than in words: a route, or a text that is printed. It adds to both trips of a search what may
 * serve or print it, and tells which of the files that were read do.
 */
import type { RefScope } from '../../tenancy/scope.ts'
import type { IndexedFile } from '../indexed/indexed-file.ts'
import { mayWrite } from '../naming/may-write.ts'
import type { Route } from '../naming/symbol-name.ts'
import type { FileFilter, Index, Lookup, Parts, PostingsBlock, Segment } from '../ports.ts'
import { ANYTHING, type Need } from '../text-search/needs.ts'
import { keysOf } from '../text-search/postings.ts'
import { havingTexts, needsOfTexts, type PrintedIn, printedIn } from './printed.ts'
import type { QueryPlan } from './query-plan.ts'
import { filesOfRoute, needsOf, registeringFiles, registeringPaths, routeIn, servingIn } from './served.ts'

/** Files that may print the query, beside those that are opened anyway: they are candidates only if they do. */
const TEXTS = { files: 8, bytes: 1_500_000 }
const TEXTS_BEFORE = { test: 0.1, documentation: 0.1, generated: 0.1 }

/** What a trip read, by the names of its look-ups. */
type Read = Readonly<Record<string, unknown>>
type ByPath = Map<string, IndexedFile>

interface AskedFor {
  /** What to rank: what else was opened, and what has what is asked for. */
  readonly files: ByPath
  readonly printed?: PrintedIn
  readonly served?: PrintedIn
}

export class Direct {
  readonly #query: string
  readonly #plan: QueryPlan
  readonly #isOff: boolean
  readonly #route: Route | undefined
  readonly #printing: Need

  /** `isOff`: where only what is meant counts. */
  constructor(query: string, plan: QueryPlan, isOff: boolean) {
    this.#query = query
    this.#plan = plan
    this.#isOff = isOff
    this.#route = isOff ? undefined : routeIn(query)
    this.#printing = isOff || this.#route ? ANYTHING : needsOfTexts(query, plan)
  }

  /** For the first trip. */
  lookups(index: Index): Readonly<Record<string, Lookup<unknown>>> {
    const need = this.#route ? needsOf(this.#route) : this.#printing
    return { ...(this.#route ? registeringFiles(index) : {}), clues: index.postings([...keysOf(need)]) }
  }

  /** The parts of files that it is told by. */
  partsOf(parts: Parts): Parts {
    return this.#route ? { ...parts, links: true } : parts
  }

  /** For the second trip, from what the first one read. */
  opening(
    index: Index,
    scope: RefScope,
    first: Read,
    segments: readonly Segment[],
    filter: FileFilter,
    parts: Parts,
  ): Readonly<Record<string, Lookup<IndexedFile[]>>> {
    const clues = { segments, blocks: first.clues as PostingsBlock[] }
    if (this.#route) return filesOfRoute(index, scope, this.#route, registeringPaths(first), clues, filter)
    const writing = mayWrite(scope, this.#printing, clues)
    if (writing.length === 0) return {}
    const preference = { worth: writing.map(() => 1), roles: TEXTS_BEFORE }
    return { texts: index.filesAmong(writing, filter, parts, TEXTS, preference) }
  }

  /** `plan`: as it is spelt in the repository. */
  found(scope: RefScope, plan: QueryPlan, first: Read, second: Readonly<Record<string, IndexedFile[]>>): AskedFor {
    const { texts = [], writing = [], ...others } = second
    const files = byPath(Object.values(others).flat())
    if (this.#isOff) return { files }
    return this.#route
      ? this.#serving(this.#route, files, writing, registeringPaths(first))
      : this.#printingAmong(scope, plan, files, texts)
  }

  #serving(
    route: Route,
    files: ByPath,
    writing: readonly IndexedFile[],
    registering: readonly IndexedFile[],
  ): AskedFor {
    const served = servingIn(route, [...new Map([...byPath(writing), ...files]).values()], registering)
    for (const file of [...writing, ...registering])
      if (served.has(file.path) && !files.has(file.path)) files.set(file.path, file)
    return { files, served }
  }

  #printingAmong(scope: RefScope, plan: QueryPlan, files: ByPath, texts: readonly IndexedFile[]): AskedFor {
    const having = havingTexts(this.#query, this.#plan, texts)
    const printed = printedIn(this.#query, plan, scope, [...new Map([...byPath(having), ...files]).values()])
    for (const file of having) if (printed.has(file.path)) files.set(file.path, file)
    return { files, printed }
  }
}

const byPath = (files: readonly IndexedFile[]): ByPath => new Map(files.map((file) => [file.path, file]))
