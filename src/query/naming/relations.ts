/** Where a type's own head and fields lead: what it extends, implements, embeds and uses. */
import type { Id } from '../../contract/ids.ts'
import { USES } from '../../contract/links.ts'
import type { SymbolFact } from '../../contract/symbols.ts'
import type { IndexedFile } from '../indexed/indexed-file.ts'
import { destinations } from '../indexed/occurrences.ts'
import type { Defined } from './resolve.ts'

export const MOST_RELATIONS = 60

export interface Lead {
  type: string
  name: string
  id?: Id
  /** Outside the repository: its whole name there, and the package. */
  target?: string
  package?: string
}

const RELATION: Partial<Record<(typeof USES)[number], string>> = { extends: 'extends', implements: 'implements' }

/** Supertypes first, then the types of its members. */
export function relationTargets(file: IndexedFile, at: number): Lead[] {
  const { links } = file
  const symbol = file.symbol(at) as SymbolFact
  const members = new Set<number>()
  for (let member = at + 1; member < file.columns.length; member++)
    if (file.columns.parent(member) === at && /property|constant/.test(file.columns.kind(member) ?? ''))
      members.add(member)
  const leads: Lead[] = []
  const seen = new Set<string>()
  for (let i = 0; i < links.line.length; i++) {
    const from = links.from[i] as number
    if (from !== at && !members.has(from)) continue
    const use = USES[links.use[i] as number] as (typeof USES)[number]
    const own = from === at ? RELATION[use] : undefined
    if (own === undefined && use !== 'type') continue
    const line = links.line[i] as number
    const text = file.line(line).slice(links.column[i], (links.column[i] as number) + (links.length[i] as number))
    const type = own ?? (embeds(file, symbol, line, links.column[i] as number, text) ? 'embeds' : 'uses')
    for (const of of destinations(links, links.target[i] as number)) {
      if (of.to !== 'symbol' && of.to !== 'external') continue
      if (of.to === 'symbol' && of.id === symbol.id) continue
      const key = `${type} ${of.to === 'symbol' ? of.id : `${of.package} ${of.name}`}`
      if (seen.has(key)) continue
      seen.add(key)
      leads.push(
        of.to === 'symbol'
          ? { type, name: text, id: of.id }
          : { type, name: text || of.name, target: of.name, package: of.package },
      )
    }
  }
  const order = ['extends', 'implements', 'embeds', 'uses']
  return leads.sort((a, b) => order.indexOf(a.type) - order.indexOf(b.type)).slice(0, MOST_RELATIONS)
}

/** The types that this one has as nameless fields: in Go, their methods are its own too. */
export const embeddedIn = ({ file, index }: Defined): Id[] =>
  relationTargets(file, index).flatMap(({ type, id }) => (type === 'embeds' && id !== undefined ? [id] : []))

/** Go: a field that consists only of a type. */
function embeds(file: IndexedFile, symbol: SymbolFact, line: number, column: number, text: string): boolean {
  if (file.row.language !== 'go' || !/struct|interface/.test(symbol.kind) || line <= symbol.line) return false
  const whole = file.line(line)
  return (
    /^\s*\*?(?:\w+\.)?$/.test(whole.slice(0, column)) &&
    /^(?:\[[^\]]*\])?\s*(?:`.*`)?\s*(?:\/\/.*)?$/.test(whole.slice(column + text.length))
  )
}
