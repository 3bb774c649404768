/**
 * Answers the yardsticks' questions straight from facts and link sets, without a server: the quickest way to see
 * what a change to a linker does. The same questions over MCP must give the same figures.
 */
import type { AnalysedFile } from '../../indexer-action/src/analysis.ts'
import { USES } from '../../src/contract/links.ts'
import type { SymbolFact } from '../../src/contract/symbols.ts'

export interface Place {
  file: string
  line: number
  name?: string
  kind?: string
  end?: number
  external?: boolean
  call_line?: number
}
export interface Question {
  file: string
  line: number
  col?: number
  name: string
  kind?: string
}

/** C's macros stand for what they call, and a line that only announces a definition is no outline: as over MCP. */
const PREPROCESSED = new Set(['c', 'cpp'])
const CALL_MACRO = USES.indexOf('call_macro')
const WRITE = USES.indexOf('write')
const FORWARD = /^(function|method|struct|class|variable)$/
const ACCESSOR = /\b[gs]etter\b/
const CALLS = new Set([USES.indexOf('call'), USES.indexOf('call_indirect'), USES.indexOf('call_macro')])
const SUPERS = new Set([USES.indexOf('extends'), USES.indexOf('implements')])
/** What stands at a definition's own name and is no reference. */
const IMPLIED = new Set([USES.indexOf('overrides'), USES.indexOf('constructs')])

export function answers(files: readonly AnalysedFile[]) {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const symbols = new Map<number, { file: AnalysedFile; symbol: SymbolFact }>()
  for (const file of files) for (const symbol of file.symbols) symbols.set(symbol.id, { file, symbol })

  const placeOf = (id: number): Place | undefined => {
    const found = symbols.get(id)
    return (
      found && {
        file: found.file.path,
        line: found.symbol.line,
        end: found.symbol.end,
        name: found.symbol.name,
        kind: found.symbol.kind,
      }
    )
  }
  const places = (file: AnalysedFile, target: number): Place[] => {
    const t = file.links.targets[target]
    if (!t) return []
    switch (t[0]) {
      case 's':
        return [placeOf(t[1])].filter((p) => p !== undefined)
      case 'l': {
        const local = file.links.locals[t[1]]
        return local ? [{ file: file.path, line: local[2], name: local[0], kind: local[1] }] : []
      }
      case 'e':
        return [{ file: '', line: 0, name: t[2], external: true }]
      case 'u':
        return []
      default:
        return t[1].flatMap((option) => places(file, option))
    }
  }
  const nameOf = (qualified: string) =>
    qualified
      .split(/[.:#\\>]+/)
      .filter(Boolean)
      .pop() ?? qualified
  const symbolAt = (q: Question): SymbolFact | undefined =>
    byPath
      .get(q.file)
      ?.symbols.filter((s) => nameOf(s.name) === nameOf(q.name) && s.start <= q.line + 1 && q.line <= s.end)
      .sort((a, b) => Math.abs(a.line - q.line) - Math.abs(b.line - q.line))[0]

  /** Every occurrence of a symbol: file, index. */
  const uses = new Map<number, [AnalysedFile, number][]>()
  const each = (file: AnalysedFile, target: number, visit: (id: number) => void): void => {
    const t = file.links.targets[target]
    if (t?.[0] === 's') visit(t[1])
    else if (t?.[0] === 'a' || t?.[0] === 'm') for (const option of t[1]) each(file, option, visit)
  }
  for (const file of files)
    for (let at = 0; at < file.links.line.length; at++)
      each(file, file.links.target[at] as number, (id) => {
        const list = uses.get(id)
        if (list) list.push([file, at])
        else uses.set(id, [[file, at]])
      })
  /** A symbol, and where it is the getter or setter of a property, the other one. */
  const accessors = (path: string, symbol: SymbolFact): SymbolFact[] =>
    ACCESSOR.test(symbol.modifiers?.join(' ') ?? '')
      ? (byPath.get(path)?.symbols ?? []).filter(
          (one) =>
            one.name === symbol.name && one.parent === symbol.parent && ACCESSOR.test(one.modifiers?.join(' ') ?? ''),
        )
      : [symbol]
  /** What is assigned again on a line, as `self.port = …` is in a second method. */
  const assignedAt = (file: AnalysedFile, q: Question): number[] => {
    const text = file.text.split('\n')[q.line - 1] ?? ''
    const ids: number[] = []
    for (let at = 0; at < file.links.line.length; at++) {
      if (file.links.line[at] !== q.line || file.links.use[at] !== WRITE) continue
      const column = file.links.column[at] as number
      if (text.slice(column, column + (file.links.length[at] as number)) === nameOf(q.name))
        each(file, file.links.target[at] as number, (id) => ids.push(id))
    }
    return ids
  }
  const callerPlace = (file: AnalysedFile, at: number): Place => {
    let from = file.links.from[at] as number
    while (
      from >= 0 &&
      !/function|method|constructor|macro|class|property|variable|constant|object/.test(file.symbols[from]?.kind ?? '')
    )
      from = file.symbols[from]?.parent ?? -1
    const s = file.symbols[from]
    return s
      ? {
          file: file.path,
          line: s.line,
          end: s.end,
          name: s.name,
          kind: s.kind,
          call_line: file.links.line[at] as number,
        }
      : { file: file.path, line: 1, name: '<module>', kind: 'module', call_line: file.links.line[at] as number }
  }
  const distinct = (list: Place[]): Place[] => [
    ...new Map(list.map((p) => [`${p.file}:${p.line}:${p.name}:${p.external}`, p])).values(),
  ]

  /** What a macro comes down to: the functions that its body calls, through macros inside of it. */
  const expanded = (file: AnalysedFile, at: number, nested = 0): Place[] => {
    const found: Place[] = []
    each(file, file.links.target[at] as number, (id) => {
      const body = symbols.get(id)
      if (!body || nested > 2) return
      const own = body.file.symbols.indexOf(body.symbol)
      body.file.links.from.forEach((from, site) => {
        const use = body.file.links.use[site] as number
        if (from !== own || !CALLS.has(use)) return
        if (use === CALL_MACRO) found.push(...expanded(body.file, site, nested + 1))
        else found.push(...places(body.file, body.file.links.target[site] as number))
      })
    })
    return found
  }

  return {
    async definition(q: Question): Promise<Place[]> {
      const file = byPath.get(q.file)
      if (!file) return []
      const { line, column, length, target } = file.links
      let best = -1
      for (let at = 0; at < line.length; at++) {
        if (line[at] !== q.line) continue
        const text = file.text
          .split('\n')
          [q.line - 1]?.slice(column[at], (column[at] as number) + (length[at] as number))
        // A position inside a token means that token, whatever part of its name the question quotes.
        const covered =
          q.col !== undefined &&
          (column[at] as number) < q.col &&
          q.col <= (column[at] as number) + (length[at] as number)
        if (!covered && text !== undefined && nameOf(text) !== nameOf(q.name)) continue
        if (
          best < 0 ||
          Math.abs((column[at] as number) + 1 - (q.col ?? 0)) < Math.abs((column[best] as number) + 1 - (q.col ?? 0))
        )
          best = at
      }
      if (best >= 0) {
        // Several occurrences may share a position (a call that is also a write …): `overrides` never defines.
        const same = [...line.keys()].filter(
          (at) => line[at] === q.line && column[at] === column[best] && !IMPLIED.has(file.links.use[at] as number),
        )
        return distinct(same.flatMap((at) => places(file, target[at] as number)))
      }
      const symbol = file.symbols.find((s) => s.line === q.line && s.name === nameOf(q.name))
      if (symbol) return [placeOf(symbol.id)].filter((p) => p !== undefined)
      const local = file.links.locals.find((l) => l[0] === nameOf(q.name) && l[2] === q.line)
      return local ? [{ file: q.file, line: local[2], name: local[0] }] : []
    },
    async references(q: Question): Promise<Place[]> {
      const symbol = symbolAt(q)
      if (symbol && symbol.line === q.line)
        return accessors(q.file, symbol)
          .flatMap(({ id }) => uses.get(id) ?? [])
          .filter(([file, at]) => !IMPLIED.has(file.links.use[at] as number) && file.links.length[at] !== 0)
          .map(([file, at]) => ({ file: file.path, line: file.links.line[at] as number }))
      const file = byPath.get(q.file)
      const local = file?.links.locals.findIndex((l) => l[0] === nameOf(q.name) && l[2] === q.line) ?? -1
      if (!file || local < 0) {
        const meant = file ? assignedAt(file, q) : []
        const ids = meant.length > 0 ? meant : symbol ? [symbol.id] : []
        return ids.flatMap((id) =>
          (uses.get(id) ?? []).map(([f, at]) => ({ file: f.path, line: f.links.line[at] as number })),
        )
      }
      const leads = (target: number): boolean => {
        const t = file.links.targets[target]
        return t?.[0] === 'l' ? t[1] === local : t?.[0] === 'a' || t?.[0] === 'm' ? t[1].some(leads) : false
      }
      return file.links.line.flatMap((line, at) =>
        leads(file.links.target[at] as number) ? [{ file: file.path, line }] : [],
      )
    },
    async callers(q: Question): Promise<Place[]> {
      const symbol = symbolAt(q)
      if (!symbol) return []
      return distinct(
        (uses.get(symbol.id) ?? [])
          .filter(([file, at]) => CALLS.has(file.links.use[at] as number))
          .map(([file, at]) => callerPlace(file, at)),
      )
    },
    async callees(q: Question): Promise<Place[]> {
      const file = byPath.get(q.file)
      if (!file) return []
      const module = q.name === '<module>'
      const symbol = module ? undefined : symbolAt(q)
      if (!module && !symbol) return []
      const root = symbol ? file.symbols.indexOf(symbol) : -1
      const macro = (at: number): boolean => PREPROCESSED.has(file.language) && file.links.use[at] === CALL_MACRO
      /** Calls in nested functions belong to those; calls in anonymous ones to their owner already. */
      const found: Place[] = []
      for (let at = 0; at < file.links.line.length; at++) {
        if (!CALLS.has(file.links.use[at] as number)) continue
        let from = file.links.from[at] as number
        while (
          from >= 0 &&
          from !== root &&
          !/function|method|constructor|macro|class|object/.test(file.symbols[from]?.kind ?? '')
        )
          from = file.symbols[from]?.parent ?? -1
        if (module && from >= 0 && /class|object|module|namespace/.test(file.symbols[from]?.kind ?? '')) {
          while (from >= 0 && /class|object|module|namespace/.test(file.symbols[from]?.kind ?? ''))
            from = file.symbols[from]?.parent ?? -1
        }
        if (from === root)
          found.push(
            ...(macro(at) ? expanded(file, at) : places(file, file.links.target[at] as number)).map((p) => ({
              ...p,
              call_line: file.links.line[at] as number,
            })),
          )
      }
      return distinct(found)
    },
    async outline(q: { file: string }): Promise<Place[]> {
      const file = byPath.get(q.file)
      const announces = (s: SymbolFact): boolean =>
        PREPROCESSED.has(file?.language ?? '') &&
        FORWARD.test(s.kind) &&
        (s.modifiers?.includes('declaration') ?? false) &&
        (s.parent === undefined || file?.symbols[s.parent]?.kind === 'namespace')
      return (file?.symbols ?? [])
        .filter((s) => !announces(s))
        .map((s) => ({
          file: q.file,
          line: s.line,
          name: s.name,
          kind: s.kind,
        }))
    },
    async supertypes(q: Question): Promise<Place[]> {
      const symbol = symbolAt(q)
      const file = byPath.get(q.file)
      if (!symbol || !file) return []
      const index = file.symbols.indexOf(symbol)
      return distinct(
        file.links.line.flatMap((_, at) =>
          SUPERS.has(file.links.use[at] as number) && file.links.from[at] === index
            ? places(file, file.links.target[at] as number)
            : [],
        ),
      )
    },
    async fileEdges(q: { file: string }): Promise<Place[]> {
      const file = byPath.get(q.file)
      if (!file) return []
      return file.links.line.flatMap((line, at) =>
        CALLS.has(file.links.use[at] as number)
          ? places(file, file.links.target[at] as number).map((p) => ({ ...p, call_line: line }))
          : [],
      )
    },
  }
}
