/** What a change of a symbol reaches: risks first, then tests, owners and the code itself by distance. */
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { CallEnd } from '../../../../query/answers/answer.ts'
import { plural } from '../../components/ui/amounts.ts'
import { Badge, type BadgeVariant } from '../../components/ui/badge.tsx'
import { Card } from '../../components/ui/card.tsx'
import { Answered } from './answer.tsx'
import { useTool } from './ask.ts'
import { fileAddress, symbolAddress, usePlace } from './place.ts'

interface Reached {
  readonly configs: readonly string[]
  readonly modules: readonly string[]
  readonly owners: readonly string[]
  readonly tests: readonly { path: string; name: string; line_start: number; depth: number }[]
  readonly risks: readonly { level: 'low' | 'medium' | 'high'; reason: string }[]
  readonly total_affected: number
  readonly affected: readonly (CallEnd & { readonly depth: number; readonly is_test: boolean })[]
}

const LOOK: Readonly<Record<'low' | 'medium' | 'high', BadgeVariant>> = {
  low: 'success',
  medium: 'warning',
  high: 'destructive',
}

export function Impact({ symbol }: { readonly symbol: string }) {
  const { place } = usePlace()
  const asked = useTool<Reached>(place, 'impact_of', { symbols: [symbol] })
  return (
    <Answered asked={asked} loading="Following calls">
      {(pages) => {
        const [first] = pages
        const affected = pages.flatMap((page) => page.affected)
        return (
          <>
            <p>
              A change of it reaches <strong>{plural(first.total_affected, 'symbol')}</strong> and{' '}
              <strong>{plural(first.tests.length, 'test')}</strong>.
            </p>
            {first.risks.length === 0 ? null : (
              <ul aria-label="Risks" className="space-y-1.5">
                {first.risks.map(({ level, reason }) => (
                  <li key={reason} className="flex items-start gap-2">
                    <Badge variant={LOOK[level]}>{level}</Badge>
                    <span className="min-w-0 wrap-anywhere">{reason}</span>
                  </li>
                ))}
              </ul>
            )}
            <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[max-content_1fr]">
              <Names label="Modules" names={first.modules} />
              <Names label="Owners" names={first.owners} />
              <Names label="Build conditions" names={first.configs} />
            </dl>
            {first.tests.length === 0 ? null : (
              <Listed title="Tests">
                {first.tests.map((test) => (
                  <Row
                    key={`${test.path}:${test.line_start}`}
                    depth={test.depth}
                    name={test.name}
                    to={fileAddress(place, test.path, test.line_start)}
                    where={`${test.path}:${test.line_start}`}
                  />
                ))}
              </Listed>
            )}
            {affected.length === 0 ? null : (
              <Listed title="Affected code">
                {affected.map((one) => (
                  <Row
                    key={one.symbol_id ?? `${one.path}:${one.line_start}:${one.name}`}
                    depth={one.depth}
                    name={one.name}
                    kind={one.kind}
                    to={
                      one.symbol_id === undefined && one.path !== undefined
                        ? fileAddress(place, one.path, one.line_start)
                        : symbolAddress(place, { ...one, line: one.line_start })
                    }
                    where={one.path === undefined ? (one.package ?? '') : `${one.path}:${one.line_start ?? 1}`}
                  />
                ))}
              </Listed>
            )}
          </>
        )
      }}
    </Answered>
  )
}

function Names({ label, names }: { readonly label: string; readonly names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <>
      <dt className="text-muted-foreground">{label}</dt>
      <dd className="font-mono text-[0.8125rem] wrap-anywhere">{names.join(', ')}</dd>
    </>
  )
}

function Listed({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card>
      <h3 className="px-4 pt-3 pb-2 text-sm font-semibold">{title}</h3>
      <ul className="divide-y">{children}</ul>
    </Card>
  )
}

function Row({
  depth,
  name,
  kind,
  to,
  where,
}: {
  readonly depth: number
  readonly name: string
  readonly kind?: string
  readonly to: string
  readonly where: string
}) {
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-1 px-4 py-2">
      <Link className="font-mono font-medium text-primary wrap-anywhere hover:underline" to={to}>
        {name}
      </Link>
      {kind === undefined ? null : <Badge>{kind}</Badge>}
      <span className="font-mono text-[0.8125rem] text-muted-foreground wrap-anywhere">{where}</span>
      <span className="ml-auto text-[0.8125rem] whitespace-nowrap text-muted-foreground">
        {depth === 0 ? 'changed itself' : depth === 1 ? 'directly' : `${depth} steps away`}
      </span>
    </li>
  )
}
