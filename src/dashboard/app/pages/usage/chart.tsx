/**
 * Calls over time as bars, and how long they took as lines. The same numbers stand in a table below, for whoever cannot see
 * the drawing.
 */
import { Bar, CartesianGrid, ComposedChart, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import type { AnswerOf } from '../../../api/answers.ts'
import { compact, count, duration, plural } from '../../components/ui/amounts.ts'
import { Table, Td, Th, Tr } from '../../components/ui/table.tsx'

export type Usage = AnswerOf<'GET /organisations/:organisation/usage'>
type Point = Usage['series'][number]

const formats = {
  hour: new Intl.DateTimeFormat('en', {
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  }),
  day: new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' }),
}
const AXIS = { stroke: 'var(--muted-foreground)', fontSize: 12, tickLine: false, axisLine: false } as const
const STILL = { isAnimationActive: false } as const

export default function Chart({ usage }: { readonly usage: Usage }) {
  const label = (at: number): string => formats[usage.step].format(new Date(at))
  const points = usage.series.map((point) => ({ ...point, answered: point.calls - point.errors }))
  const slow = usage.series.some(({ p95 }) => p95 !== null)
  return (
    <figure className="space-y-3">
      <ul aria-hidden className="flex flex-wrap gap-x-4 gap-y-1 text-[0.8125rem] text-muted-foreground">
        <Key colour="bg-chart-1">answered</Key>
        <Key colour="bg-chart-5">errors</Key>
        <Key colour="bg-chart-3">refused by a limit</Key>
        {slow ? <Key colour="bg-chart-2">95 % answered within (right)</Key> : null}
      </ul>
      <div aria-hidden className="h-64 min-w-0">
        <ResponsiveContainer width="100%" height="100%">
          <ComposedChart data={points} margin={{ top: 4, right: 0, bottom: 0, left: 0 }} accessibilityLayer={false}>
            <CartesianGrid vertical={false} stroke="var(--border)" />
            <XAxis dataKey="at" tickFormatter={label} minTickGap={32} {...AXIS} />
            <YAxis yAxisId="calls" tickFormatter={compact} allowDecimals={false} width={40} {...AXIS} />
            {slow ? <YAxis yAxisId="ms" orientation="right" tickFormatter={duration} width={56} {...AXIS} /> : null}
            <Tooltip content={<Point label={label} />} cursor={{ fill: 'var(--muted)' }} {...STILL} />
            <Bar yAxisId="calls" dataKey="answered" stackId="calls" fill="var(--chart-1)" {...STILL} />
            <Bar yAxisId="calls" dataKey="errors" stackId="calls" fill="var(--chart-5)" {...STILL} />
            <Bar yAxisId="calls" dataKey="refused" stackId="calls" fill="var(--chart-3)" {...STILL} />
            {slow ? (
              <Line
                yAxisId="ms"
                dataKey="p95"
                stroke="var(--chart-2)"
                strokeWidth={2}
                dot={false}
                connectNulls
                {...STILL}
              />
            ) : null}
          </ComposedChart>
        </ResponsiveContainer>
      </div>
      <details>
        <summary className="cursor-pointer text-[0.8125rem] text-muted-foreground">The numbers as a table</summary>
        <Numbers points={usage.series} label={label} />
      </details>
    </figure>
  )
}

function Key({ colour, children }: { readonly colour: string; readonly children: string }) {
  return (
    <li className="flex items-center gap-1.5">
      <span className={`size-2.5 rounded-sm forced-color-adjust-none ${colour}`} /> {children}
    </li>
  )
}

/** What recharts gives to a tooltip, as far as it is read here. */
interface Given {
  readonly active?: boolean
  readonly payload?: readonly { readonly payload?: unknown }[]
  readonly label: (at: number) => string
}

function Point({ active, payload, label }: Given) {
  const point = payload?.[0]?.payload as Point | undefined
  if (!active || point === undefined) return null
  return (
    <div className="rounded-md border bg-popover px-3 py-2 text-xs text-popover-foreground shadow-md">
      <p className="font-medium">{label(point.at)}</p>
      <p>
        {plural(point.calls, 'call')}, {plural(point.errors, 'error')}, {count(point.refused)} refused
      </p>
      {point.p95 === null ? null : <p>95 % within {duration(point.p95)}</p>}
    </div>
  )
}

function Numbers({ points, label }: { readonly points: readonly Point[]; readonly label: (at: number) => string }) {
  const some = points.filter(({ calls, refused }) => calls + refused > 0)
  return (
    <div className="mt-2 max-h-80 overflow-y-auto rounded-lg border">
      <Table label="Calls over time">
        <thead>
          <tr>
            <Th>Time</Th>
            <Th className="text-right">Calls</Th>
            <Th className="text-right">Errors</Th>
            <Th className="text-right">Refused</Th>
            <Th className="text-right whitespace-normal">95 % within</Th>
          </tr>
        </thead>
        <tbody>
          {some.map((point) => (
            <Tr key={point.at}>
              <Td>{label(point.at)}</Td>
              <Td className="text-right">{count(point.calls)}</Td>
              <Td className="text-right">{count(point.errors)}</Td>
              <Td className="text-right">{count(point.refused)}</Td>
              <Td className="text-right">{point.p95 === null ? '–' : duration(point.p95)}</Td>
            </Tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}
