/**
 * A type with everything that belongs to it: members declared inside and outside it (Go, Rust, C++), and the types that
 * it extends, implements, embeds or uses, each with its place.
 */

import type { Id } from '../../contract/ids.ts'
import { USES } from '../../contract/links.ts'
import { type SymbolFact, type SymbolKind, TYPE_KINDS } from '../../contract/symbols.ts'
import type { RefScope } from '../../tenancy/scope.ts'
import { type Ends, endsIn } from '../answers/call-ends.ts'
import type { ClassDescriptor, RelationDescriptor } from '../answers/descriptor-shapes.ts'
import { classDescriptor, functionDescriptor, locationOf } from '../answers/descriptors.ts'
import { Failure } from '../failure.ts'
import type { IndexedFile } from '../indexed/indexed-file.ts'
import { destinations } from '../indexed/occurrences.ts'
import { matchesIn } from '../naming/matches.ts'
import { filesMentioning, MOST_USERS, membersOutside, mentionsOf } from '../naming/members-outside.ts'
import { candidates, type Defined, MOST_CANDIDATE_FILES, type SymbolQuery, startOf, theOne } from '../naming/resolve.ts'
import type { Index } from '../ports.ts'

const MOST_RELATIONS = 60

export interface TypeAnswer {
  readonly descriptor: ClassDescriptor
  readonly file: IndexedFile
  /** That of something else where no type has the name. */
  readonly kind: SymbolKind
  /** The type has more uses than were searched for members declared outside it. */
  readonly capped: boolean
}

export async function findType(index: Index, scope: RefScope, query: SymbolQuery): Promise<TypeAnswer> {
  const start = startOf(query)
  const { files, mentions } = await index.read(scope, {
    files: index.filesDefining(start, { facts: true, links: true, text: true }, MOST_CANDIDATE_FILES),
    mentions: mentionsOf(index, start),
  })
  const found = await matchesIn(index, scope, query, files)
  const types = found.filter(({ symbol }) => TYPE_KINDS.has(symbol.kind))
  const named = types.filter(({ symbol }) => symbol.kind !== 'impl')
  const likeTypes = found.filter(({ symbol }) => !NEVER_TYPES.has(symbol.kind))
  const meant = [named, types, likeTypes].find((some) => some.length > 0)
  if (!meant) throw noType(query, found)
  const [chosen] = theOne(query, meant) as [Defined]
  const { file, index: at } = chosen

  const leads = relationTargets(file, at)
  const ids = leads.flatMap(({ id }) => (id === undefined ? [] : [id]))
  const { related, outside } = await index.read(scope, {
    related: index.filesDefining({ ids: [...new Set(ids)] }, { facts: true }, MOST_RELATIONS),
    outside: filesMentioning(index, chosen, mentions, { text: true }),
  })
  const places = endsIn([file, ...related])
  return {
    descriptor: classDescriptor(scope, file, at, {
      relations: leads.flatMap((lead) => relation(scope, lead, places)),
      methods: membersOutside(chosen, [file, ...outside]).map((one) => functionDescriptor(scope, one.file, one.symbol)),
    }),
    file,
    kind: chosen.symbol.kind,
    capped: mentions.length >= MOST_USERS,
  }
}

/** A function may construct objects, a variable hold a class, and a variant of an enumeration have fields. */
const NEVER_TYPES: ReadonlySet<SymbolKind> = new Set(['method', 'property'])

const noType = ({ name }: SymbolQuery, found: readonly Defined[]): Failure =>
  new Failure('symbol_not_found', `${JSON.stringify(name.text.slice(0, 100))} is no type of this ref.`, {
    hint: '`details.candidates` is what is called so: `get_function_details` describes a method. Capitals count in the name of a type.',
    details: { candidates: candidates(found) },
  })

/** The types that this one has as nameless fields: in Go, their methods are its own too. */
export const embeddedIn = ({ file, index }: Defined): Id[] =>
  relationTargets(file, index).flatMap(({ type, id }) => (type === 'embeds' && id !== undefined ? [id] : []))

interface Lead {
  type: string
  name: string
  id?: Id
  /** Outside the repository: its whole name there, and the package. */
  target?: string
  package?: string
}

const RELATION: Partial<Record<(typeof USES)[number], string>> = { extends: 'extends', implements: 'implements' }

/** Where the type's own head and fields lead: supertypes first, then the types of its members. */
function relationTargets(file: IndexedFile, at: number): Lead[] {
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

/** Go: a field that consists only of a type. */
function embeds(file: IndexedFile, symbol: SymbolFact, line: number, column: number, text: string): boolean {
  if (file.row.language !== 'go' || !/struct|interface/.test(symbol.kind) || line <= symbol.line) return false
  const whole = file.line(line)
  return (
    /^\s*\*?(?:\w+\.)?$/.test(whole.slice(0, column)) &&
    /^(?:\[[^\]]*\])?\s*(?:`.*`)?\s*(?:\/\/.*)?$/.test(whole.slice(column + text.length))
  )
}

function relation(scope: RefScope, lead: Lead, places: Ends): RelationDescriptor[] {
  const base = { type: lead.type, name: lead.name }
  if (lead.package !== undefined)
    return [{ ...base, target: lead.target ?? lead.name, external: true, package: lead.package }]
  const place = lead.id === undefined ? undefined : places.get(lead.id)
  const symbol = place?.file.symbol(place.index)
  // A name that leads to a constructor or a value says nothing about the type.
  if (!place || !symbol || !TYPE_KINDS.has(symbol.kind)) return []
  const location = locationOf(scope, place.file, symbol)
  return [
    {
      ...base,
      target: symbol.qualified ?? symbol.name,
      location: { ...location, start_line: Math.max(1, symbol.line) },
    },
  ]
}
