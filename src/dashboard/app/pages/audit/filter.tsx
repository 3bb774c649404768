/**
 * Which entries of the audit log are wanted: the fields above it, and what they make of a question to the service.
 */
import { useMemo } from 'react'
import { useChosen, useTyped } from '../../chosen.ts'
import { SearchInput, Select } from '../../components/ui/input.tsx'
import { useAnswer } from '../../data.ts'

const SPANS = [
  ['', 'All time'],
  ['1', 'Last day'],
  ['7', 'Last 7 days'],
  ['30', 'Last 30 days'],
  ['90', 'Last 90 days'],
] as const
const DAY = 86_400_000

/** What the fields hold; empty where nothing was chosen. */
interface Fields {
  readonly text: string
  readonly action: string
  readonly actor: string
  readonly days: string
}

/** As the service takes it; without a key, that field says nothing. */
export interface Filter {
  readonly search?: string
  readonly action?: string
  readonly actor?: string
  readonly from?: number
}

export interface FilterFields {
  readonly fields: Fields
  change(changed: Partial<Fields>): void
  readonly filter: Filter
}

export function useFilter(): FilterFields {
  const [chosen, choose] = useChosen()
  const { text, type, said: search } = useTyped('text')
  const [action, actor] = [chosen.get('action') ?? '', chosen.get('actor') ?? '']
  const [days] = SPANS.find(([span]) => span === chosen.get('days')) ?? SPANS[0]
  // Once for each choice, or every render would ask a different question.
  const from = useMemo(() => (days === '' ? undefined : Date.now() - Number(days) * DAY), [days])
  return {
    fields: { text, action, actor, days },
    change: ({ text: typed, ...others }) => {
      if (typed !== undefined) type(typed)
      if (Object.keys(others).length > 0) choose(others)
    },
    filter: {
      ...(search === '' ? {} : { search }),
      ...(action === '' ? {} : { action }),
      ...(actor === '' ? {} : { actor }),
      ...(from === undefined ? {} : { from }),
    },
  }
}

export function FilterBar({
  organisation,
  fields: { text, action, actor, days },
  change,
}: Pick<FilterFields, 'fields' | 'change'> & { readonly organisation: number }) {
  const { data } = useAnswer('GET /organisations/:organisation/audit/facets', {
    params: { organisation },
    live: ['audit'],
  })
  return (
    <search className="grid gap-2 sm:grid-cols-2 xl:grid-cols-4">
      <SearchInput
        aria-label="Search the audit log"
        placeholder="Search names and details"
        value={text}
        onChange={(event) => change({ text: event.target.value })}
      />
      <Select
        className="w-full"
        aria-label="Act"
        value={action}
        onChange={(event) => change({ action: event.target.value })}
      >
        <option value="">Every act</option>
        {data?.actions.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </Select>
      <Select
        className="w-full"
        aria-label="Actor"
        value={actor}
        onChange={(event) => change({ actor: event.target.value })}
      >
        <option value="">Everybody</option>
        {data?.actors.map((one) => (
          <option key={one.actor} value={one.actor}>
            {one.name ?? one.actor}
          </option>
        ))}
      </Select>
      <Select
        className="w-full"
        aria-label="Time"
        value={days}
        onChange={(event) => change({ days: event.target.value })}
      >
        {SPANS.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </search>
  )
}
