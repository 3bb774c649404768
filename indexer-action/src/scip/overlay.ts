/**
 * Replaces our links by a compiler's: where a SCIP index says where a name leads, that link is `exact` and ours is
 * dropped. Where the index is silent, ours stays.
 *
 * A SCIP file may be older than the tree, or made for another one. So each document is checked against the text before
 * it is used: where it defines a name, the name must be at that position.
 */
import { EVIDENCE, type LinkSetBody, USES, type Use } from '../../../src/contract/links.ts'
import type { SymbolFact } from '../../../src/contract/symbols.ts'
import { type Destination, LinkSetBuilder } from '../link/link-set-builder.ts'
import { isWhole, occurrencesIn } from './positions.ts'
import { parseScipName, ROLE, type ScipDocument, type ScipIndex, type ScipOccurrence } from './read.ts'

export interface LinkedFile {
  path: string
  text: string
  symbols: readonly SymbolFact[]
  links: LinkSetBody
}

export interface ScipReport {
  tool: string
  /** Files that have links from the index. */
  covered: number
  /** Files whose text differs from what the index was made from. */
  stale: string[]
  /** Files of the index that are not in the tree. */
  missing: string[]
}

/** Declarations kept per name. */
const MOST_DEFINITIONS = 16

/** Where symbols are defined, in all indexes of a run; nowhere, if in a file whose places are not known. */
export type Definitions = Map<string, Definition[]>

type Definition = { path: string; symbol: SymbolFact } | { path: string; line: number; column: number; name: string }

export class ScipOverlay {
  readonly report: ScipReport
  readonly #documents = new Map<string, ScipDocument>()
  readonly #locals: Definitions = new Map()
  /** Merged declarations and overloads have several. */
  readonly #globals: Definitions

  /**
   * `files` are all analysed files: definitions are found across them. `tree`: every path that there is. `globals`: those of the indexes
   * that are laid over the same files.
   */
  constructor(
    index: ScipIndex,
    files: ReadonlyMap<string, { text: string; symbols: readonly SymbolFact[] }>,
    tree: ReadonlySet<string> = new Set(),
    globals: Definitions = new Map(),
  ) {
    this.#globals = globals
    const stale = new Set<string>()
    const missing = new Set<string>()
    for (const document of index.documents) {
      const { path } = document
      const file = files.get(path)
      const said = file && occurrencesIn(document, file.text)
      if (!file && !tree.has(path)) missing.add(path)
      if (file && !said) stale.add(path)
      if (!file || !said) {
        // What they define is in the repository all the same, and is nobody's package.
        if (file || tree.has(path)) this.#knowOf(document)
      } else {
        // An index has a file several times if several projects share it. Each document numbers its own locals.
        const before = this.#documents.get(path)?.occurrences ?? []
        const suffix = before.length > 0 ? `.${before.length}` : ''
        const occurrences = said.map((o) =>
          suffix !== '' && o.symbol.startsWith('local ') ? { ...o, symbol: o.symbol + suffix } : o,
        )
        this.#documents.set(path, { ...document, occurrences: [...before, ...occurrences] })
        this.#define({ ...document, occurrences }, file)
      }
    }
    this.report = { tool: index.tool, covered: this.#documents.size, stale: [...stale], missing: [...missing] }
  }

  covers(path: string): boolean {
    return this.#documents.has(path)
  }

  /** The file's links, with the compiler's in place of ours wherever it has one. */
  apply(file: LinkedFile): LinkSetBody {
    const document = this.#documents.get(file.path)
    if (!document) return file.links
    const lines = file.text.split('\n')
    const out = new LinkSetBuilder()
    const ours = new OurLinks(file.links, out)
    const said = new Map<string, { o: ScipOccurrence; written: string; options: Destination[] }>()
    for (const o of document.occurrences) {
      if ((o.roles & (ROLE.definition | ROLE.forward)) !== 0) continue
      const line = lines[o.line] ?? ''
      const written = line.slice(o.column, o.endColumn)
      if (!isWhole(line, o)) continue
      // Module specifiers such as `import './x'` are occurrences of files, not of names.
      if (!/^[\p{L}\p{N}_$#@]+$/u.test(written)) continue
      const place = `${o.line + 1}:${o.column}`
      const options = this.#destinations(document, o, written, ours, out, file)
      const known = said.get(place)
      // A member of several types at once occurs once for each of them.
      if (known) known.options.push(...options)
      else if (options.length > 0) said.set(place, { o, written, options })
    }
    for (const [place, { o, written, options }] of said) {
      const destination = together(options)
      const before = ours.at(place)
      const uses = before.length > 0 ? before.map((at) => ours.use(at)) : [useOf(o)]
      for (const use of new Set(uses.filter((u) => u !== 'overrides')))
        out.occurrence({
          line: o.line + 1,
          column: o.column,
          length: written.length,
          use,
          destination: use === 'call' ? this.#constructed(before, ours, destination) : destination,
          from: before[0] === undefined ? innermost(file.symbols, o.line + 1) : ours.from(before[0]),
          evidence: 'exact',
        })
    }
    ours.copyRest(said)
    return out.build()
  }

  /** For the call of a class the compiler names the class. If we know its constructor, the call keeps leading there. */
  #constructed(before: number[], ours: OurLinks, destination: Destination): Destination {
    if (before.length < 2) return destination
    const call = before.find((at) => ours.use(at) === 'call')
    const own = call === undefined ? undefined : ours.destination(call)
    return own?.to === 'symbol' ? own : destination
  }

  #destinations(
    document: ScipDocument,
    o: ScipOccurrence,
    written: string,
    ours: OurLinks,
    out: LinkSetBuilder,
    file: LinkedFile,
  ): Destination[] {
    const definitions = this.#definitionsOf(o.symbol, document.path)
    if (definitions)
      return definitions.flatMap((definition): Destination[] => {
        if ('symbol' in definition) return [{ to: 'symbol', id: definition.symbol.id }]
        if (definition.path !== document.path) return []
        const { line, column, name } = definition
        const index =
          ours.local(line, column) ?? out.local(name, 'variable', line, column, innermost(file.symbols, line))
        ours.rememberLocal(line, column, index)
        return [{ to: 'local', index }]
      })
    const name = parseScipName(o.symbol)
    return name ? [{ to: 'external', package: name.package, name: name.name || written }] : []
  }

  #definitionsOf(symbol: string, path: string): Definition[] | undefined {
    return symbol.startsWith('local ') ? this.#locals.get(`${path} ${symbol}`) : this.#globals.get(symbol)
  }

  #knowOf(document: ScipDocument): void {
    for (const { symbol, roles } of document.occurrences)
      if ((roles & ROLE.definition) !== 0 && !symbol.startsWith('local ') && !this.#globals.has(symbol))
        this.#globals.set(symbol, [])
  }

  #define(document: ScipDocument, file: { text: string; symbols: readonly SymbolFact[] }): void {
    const byPlace = new Map(file.symbols.map((symbol) => [`${symbol.line}:${symbol.column}`, symbol]))
    const lines = file.text.split('\n')
    for (const o of document.occurrences) {
      if ((o.roles & ROLE.definition) === 0) continue
      const isLocal = o.symbol.startsWith('local ')
      const known = this.#definitionsOf(o.symbol, document.path) ?? []
      if (known.length === 0) {
        if (isLocal) this.#locals.set(`${document.path} ${o.symbol}`, known)
        else this.#globals.set(o.symbol, known)
      } else if (known.length >= MOST_DEFINITIONS || isLocal) continue
      const symbol = byPlace.get(`${o.line + 1}:${o.column}`)
      const name = lines[o.line]?.slice(o.column, o.endColumn) ?? ''
      if (symbol) known.push({ path: document.path, symbol })
      else if (name !== '') known.push({ path: document.path, line: o.line + 1, column: o.column, name })
    }
  }
}

/** Reads a finished link set and copies parts of it into a builder. */
class OurLinks {
  readonly #links: LinkSetBody
  readonly #out: LinkSetBuilder
  readonly #byPlace = new Map<string, number[]>()
  readonly #locals: number[]
  readonly #localAt = new Map<string, number>()

  constructor(links: LinkSetBody, out: LinkSetBuilder) {
    this.#links = links
    this.#out = out
    this.#locals = links.locals.map((l) => out.local(l[0], l[1], l[2], l[3], l[4]))
    links.locals.forEach((l, at) => {
      this.rememberLocal(l[2], l[3], this.#locals[at] as number)
    })
    links.line.forEach((line, at) => {
      const place = `${line}:${links.column[at]}`
      const list = this.#byPlace.get(place)
      if (list) list.push(at)
      else this.#byPlace.set(place, [at])
    })
  }

  at(place: string): number[] {
    return this.#byPlace.get(place) ?? []
  }
  /** One definition is one local, whoever mentions it. */
  local(line: number, column: number): number | undefined {
    return this.#localAt.get(`${line}:${column}`)
  }
  rememberLocal(line: number, column: number, index: number): void {
    this.#localAt.set(`${line}:${column}`, index)
  }
  use(at: number): Use {
    return USES[this.#links.use[at] as number] ?? 'read'
  }
  from(at: number): number {
    return this.#links.from[at] as number
  }
  destination(at: number): Destination {
    return this.#of(this.#links.target[at] as number)
  }

  copyRest(said: ReadonlyMap<string, unknown>): void {
    const l = this.#links
    const conditions = new Map(l.conditions)
    for (const [place, list] of this.#byPlace)
      for (const at of list) {
        if (said.has(place) && this.use(at) !== 'overrides') continue
        const condition = conditions.get(at)
        this.#out.occurrence({
          line: l.line[at] as number,
          column: l.column[at] as number,
          length: l.length[at] as number,
          use: this.use(at),
          destination: this.destination(at),
          from: this.from(at),
          evidence: EVIDENCE[l.evidence[at] as number] ?? 'dynamic',
          confidence: l.confidence[at] as number,
          ...(condition === undefined ? {} : { condition }),
        })
      }
  }

  #of(index: number): Destination {
    const t = this.#links.targets[index]
    if (!t) return { to: 'unknown', name: '' }
    switch (t[0]) {
      case 's':
        return { to: 'symbol', id: t[1] }
      case 'l':
        return { to: 'local', index: this.#locals[t[1]] as number }
      case 'e':
        return { to: 'external', package: t[1], name: t[2] }
      case 'u':
        return { to: 'unknown', name: t[1] }
      case 'a':
        return { to: 'one_of', options: t[1].map((option) => this.#of(option)) }
      case 'm':
        return { to: 'all_of', options: t[1].map((option) => this.#of(option)) }
    }
  }
}

function together(options: readonly Destination[]): Destination {
  const distinct = [...new Map(options.map((option) => [JSON.stringify(option), option])).values()]
  return distinct.length === 1 ? (distinct[0] as Destination) : { to: 'all_of', options: distinct.slice(0, 64) }
}

function useOf(o: ScipOccurrence): Use {
  if ((o.roles & ROLE.import) !== 0) return 'import'
  return (o.roles & ROLE.write) !== 0 ? 'write' : 'read'
}

/** Index of the innermost symbol around a line; -1 at top level. Symbols are in source order, parents first. */
function innermost(symbols: readonly SymbolFact[], line: number): number {
  let found = -1
  symbols.forEach((symbol, index) => {
    if (
      symbol.start <= line &&
      line <= symbol.end &&
      /function|method|constructor|class|interface|struct|trait|impl|object|namespace|module|enum/.test(symbol.kind)
    )
      found = index
  })
  return found
}
