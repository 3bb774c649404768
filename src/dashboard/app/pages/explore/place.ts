/** The current place in Explore. It is kept in the address, so that it can be linked to and the back button works. */
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

export const VIEWS = ['search', 'symbol', 'file', 'compare', 'tools'] as const
export type View = (typeof VIEWS)[number]

export interface Place {
  readonly view: View
  /** `owner/name` */
  readonly repository?: string | undefined
  /** Undefined: the default one. */
  readonly ref?: string | undefined
  readonly query?: string | undefined
  /** Which search. */
  readonly how?: string | undefined
  /** Name or symbol_id. */
  readonly symbol?: string | undefined
  readonly path?: string | undefined
  readonly line?: string | undefined
  /** Of a symbol: what of it is shown. */
  readonly show?: string | undefined
  readonly depth?: string | undefined
  readonly base?: string | undefined
  readonly tool?: string | undefined
}

const NAMES = [
  'repository',
  'ref',
  'query',
  'how',
  'symbol',
  'path',
  'line',
  'show',
  'depth',
  'base',
  'tool',
] as const satisfies readonly (keyof Place)[]

/** These belong to the whole page; the others to what is looked at. */
const LASTING = ['repository', 'ref'] as const

export function usePlace(): { place: Place; go: (to: Change, how?: { replace?: boolean; state?: unknown }) => void } {
  const { search } = useLocation()
  const navigate = useNavigate()
  const place = placeOf(search)
  return { place, go: (to, how) => void navigate(addressOf(place, to), how) }
}

/** What is being typed. It starts with what the address says, and starts again whenever that changes. */
export function useDraft(said: string): [string, (text: string) => void] {
  const [draft, setDraft] = useState({ said, text: said })
  if (draft.said !== said) setDraft({ said, text: said })
  return [draft.text, (text) => setDraft({ said, text })]
}

type Change = Partial<Place>

/** A change of view forgets what the other view looked at, unless it is said again. */
export function addressOf(from: Place, to: Change): string {
  const stays = to.view === undefined || to.view === from.view
  const kept: Change = stays ? from : Object.fromEntries(LASTING.map((name) => [name, from[name]]))
  const next: Change = { ...kept, ...to }
  const search = new URLSearchParams({ view: next.view ?? from.view })
  for (const name of NAMES) {
    const value = next[name]
    if (value !== undefined && value !== '') search.set(name, value)
  }
  return `?${search}`
}

/** A symbol as other answers name it; those without an id are looked up where they stand. */
export function symbolAddress(
  from: Place,
  symbol: { symbol_id?: string | undefined; name: string; path?: string | undefined; line?: number | undefined },
): string {
  return addressOf(from, {
    view: 'symbol',
    symbol: symbol.symbol_id ?? symbol.name,
    path: symbol.symbol_id === undefined ? symbol.path : undefined,
    line: symbol.symbol_id === undefined && symbol.line !== undefined ? String(symbol.line) : undefined,
    show: from.view === 'symbol' ? from.show : undefined,
    depth: from.view === 'symbol' ? from.depth : undefined,
  })
}

export const fileAddress = (from: Place, path: string, line?: number): string =>
  addressOf(from, { view: 'file', path, line: line === undefined ? undefined : String(line) })

function placeOf(search: string): Place {
  const given = new URLSearchParams(search)
  const view = VIEWS.find((one) => one === given.get('view')) ?? 'search'
  return { view, ...Object.fromEntries(NAMES.map((name) => [name, given.get(name) ?? undefined])) }
}
