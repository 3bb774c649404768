/**
 * A type with everything that belongs to it: members declared inside and outside it (Go, Rust, C++), and the types that
 * it extends, implements, embeds or uses, each with its place.
 */
import { type SymbolKind, TYPE_KINDS } from '../../contract/symbols.ts'
import type { RefScope } from '../../tenancy/scope.ts'
import { type Ends, endsIn } from '../answers/call-ends.ts'
import type { ClassDescriptor, RelationDescriptor } from '../answers/descriptor-shapes.ts'
import { classDescriptor, functionDescriptor, locationOf } from '../answers/descriptors.ts'
import { Failure } from '../failure.ts'
import type { IndexedFile } from '../indexed/indexed-file.ts'
import { matchesIn } from '../naming/matches.ts'
import { filesMentioning, MOST_USERS, membersOutside, mentionsOf } from '../naming/members-outside.ts'
import { type Lead, MOST_RELATIONS, relationTargets } from '../naming/relations.ts'
import { candidates, type Defined, MOST_CANDIDATE_FILES, type SymbolQuery, startOf, theOne } from '../naming/resolve.ts'
import type { Index } from '../ports.ts'

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
