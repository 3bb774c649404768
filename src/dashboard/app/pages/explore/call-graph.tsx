/**
 * Who calls a symbol and whom it calls, as a graph that can be walked: every box is a link to that symbol's own graph, arrow
 * keys go from box to box, and after a step the keyboard is on the box that was stepped to.
 */
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import type { CallRelationship } from '../../../../query/answers/answer.ts'
import { plural } from '../../components/ui/amounts.ts'
import { Badge } from '../../components/ui/badge.tsx'
import { Card } from '../../components/ui/card.tsx'
import { cn } from '../../components/ui/cn.ts'
import { Field, Select } from '../../components/ui/input.tsx'
import { Answered } from './answer.tsx'
import { useTool } from './ask.ts'
import { BOX, type Box, type Edge, type Graph, layOut } from './call-layout.ts'
import { addressOf, fileAddress, type Place, symbolAddress, usePlace } from './place.ts'

interface Callers {
  readonly total: number
  readonly callers: readonly CallRelationship[]
}
interface Callees {
  readonly total: number
  readonly callees: readonly CallRelationship[]
  readonly unresolved: number
}
interface Centre {
  readonly symbol: string
  readonly name: string
  readonly kind: string
}

/** Edges in one direction: a graph with more is unreadable. */
const MOST = 60

export function CallGraph(centre: Centre) {
  const { place, go } = usePlace()
  const depth = place.depth === '2' ? 2 : 1
  const callers = useTool<Callers>(place, 'callers', { symbol: centre.symbol, depth, limit: MOST })
  const callees = useTool<Callees>(place, 'callees', { symbol: centre.symbol, depth, limit: MOST })
  const [into, out] = [callers.pages[0]?.callers, callees.pages[0]?.callees]
  const graph = useMemo(
    () => layOut({ id: centre.symbol, name: centre.name, kind: centre.kind }, into ?? [], out ?? []),
    [centre.symbol, centre.name, centre.kind, into, out],
  )
  const settled = !callers.loading && !callees.loading
  const unresolved = callees.pages[0]?.unresolved ?? 0
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <p className="text-[0.8125rem] text-muted-foreground">
          Left calls it, right is called by it. A dashed line is not certain
          {unresolved === 0 ? '' : `; ${plural(unresolved, 'call')} in it could not be resolved`}.
        </p>
        <Field label="Steps" className="w-24">
          {(field) => (
            <Select
              {...field}
              className="w-full [&>select]:w-full"
              value={String(depth)}
              onChange={(event) => go({ depth: event.target.value })}
            >
              <option>1</option>
              <option>2</option>
            </Select>
          )}
        </Field>
      </div>
      {settled && (into !== undefined || out !== undefined) ? <Picture graph={graph} place={place} /> : null}
      <Answered asked={{ ...callers, more: undefined }} loading="Looking for callers">
        {([{ total }]) => <Calls title={`${plural(total, 'call')} to it`} edges={into ?? []} />}
      </Answered>
      <Answered asked={{ ...callees, more: undefined }} loading="Looking for callees">
        {([{ total }]) => <Calls title={`${plural(total, 'call')} in it`} edges={out ?? []} />}
      </Answered>
    </div>
  )
}

function Picture({ graph, place }: { readonly graph: Graph; readonly place: Place }) {
  const svg = useRef<SVGSVGElement>(null)
  const { state } = useLocation()
  const walked = (state as { walked?: boolean } | null)?.walked ?? false
  useEffect(() => {
    const frame = svg.current?.parentElement
    const centre = boxOf(svg.current, graph.centre)
    // On a phone the graph is wider than the screen: its centre is scrolled into view.
    if (frame && centre) frame.scrollLeft = graph.boxes[0] === undefined ? 0 : centreX(graph) - frame.clientWidth / 2
    if (walked) centre?.focus()
  }, [graph, walked])
  const step = (event: KeyboardEvent): void => {
    const from = graph.boxes.find(({ key }) => key === document.activeElement?.getAttribute('data-box'))
    const to = from === undefined ? undefined : neighbour(graph, from, event.key)
    if (to === undefined) return
    event.preventDefault()
    boxOf(svg.current, to.key)?.focus()
  }
  const callers = graph.boxes.filter(({ layer }) => layer < 0).length
  const callees = graph.boxes.filter(({ layer }) => layer > 0).length
  return (
    <Card>
      <nav
        aria-label={`Call graph: ${plural(callers, 'caller')}, ${plural(callees, 'callee')}. Arrow keys go from box to box.`}
        className="overflow-x-auto rounded-[inherit]"
        onKeyDown={step}
      >
        <svg
          ref={svg}
          width={graph.width}
          height={graph.height}
          viewBox={`0 0 ${graph.width} ${graph.height}`}
          className="mx-auto block"
        >
          <title>Call graph</title>
          <defs>
            <marker id="call-arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
              <path d="M0 0 8 4 0 8z" className="fill-muted-foreground" />
            </marker>
          </defs>
          <g aria-hidden>
            {graph.edges.map((edge) => (
              <Line key={edge.key} edge={edge} />
            ))}
            {graph.more.map(({ key, x, y, text }) => (
              <text
                key={key}
                x={x + BOX.width / 2}
                y={y + 14}
                textAnchor="middle"
                className="fill-muted-foreground text-xs"
              >
                {text}
              </text>
            ))}
          </g>
          {graph.boxes.map((box) => (
            <Node key={box.key} box={box} place={place} />
          ))}
        </svg>
      </nav>
    </Card>
  )
}

function Line({ edge }: { readonly edge: Edge }) {
  const bend = Math.max(30, Math.abs(edge.x2 - edge.x1) / 2)
  return (
    <path
      d={`M${edge.x1} ${edge.y1}C${edge.x1 + bend} ${edge.y1} ${edge.x2 - bend} ${edge.y2} ${edge.x2} ${edge.y2}`}
      className="fill-none stroke-muted-foreground/60"
      strokeWidth="1.5"
      strokeDasharray={edge.certain ? undefined : '5 4'}
      markerEnd="url(#call-arrow)"
    />
  )
}

function Node({ box, place }: { readonly box: Box; readonly place: Place }) {
  const centre = box.layer === 0
  const where = box.external ? box.package : box.path
  const look = cn(
    'stroke-border',
    centre ? 'fill-primary' : box.external ? 'fill-muted' : 'fill-card',
    box.test && 'stroke-info',
  )
  // What is drawn is cut to fit; the link's title, which is its name, is whole.
  const drawn = (
    <g aria-hidden>
      <rect
        x={box.x + 0.5}
        y={box.y + 0.5}
        width={BOX.width - 1}
        height={BOX.height - 1}
        rx="7"
        className={look}
        strokeDasharray={box.external ? '3 3' : undefined}
      />
      <text
        x={box.x + 12}
        y={box.y + 18}
        className={cn('font-mono text-[0.8125rem] font-medium', centre ? 'fill-primary-foreground' : 'fill-foreground')}
      >
        {short(box.name, 25)}
      </text>
      <text
        x={box.x + 12}
        y={box.y + 34}
        className={cn('text-[0.6875rem]', centre ? 'fill-primary-foreground' : 'fill-muted-foreground')}
      >
        {beside(box.kind, where, 33)}
      </text>
    </g>
  )
  const label = `${centre ? 'This symbol: ' : box.layer < 0 ? 'Caller: ' : 'Callee: '}${box.name}, ${box.kind}${where === undefined ? '' : `, ${where}`}`
  const to = centre
    ? symbolAddress(place, { symbol_id: box.symbolId, name: box.name })
    : box.external || (box.symbolId === undefined && box.path === undefined)
      ? addressOf(place, { view: 'search', how: 'search_code', query: box.name.split(/[.:#]+/).at(-1) ?? box.name })
      : box.symbolId === undefined
        ? fileAddress(place, box.path ?? '', box.line)
        : symbolAddress(place, { symbol_id: box.symbolId, name: box.name })
  return (
    <Link
      to={to}
      state={{ walked: true }}
      preventScrollReset
      aria-current={centre ? 'true' : undefined}
      data-box={box.key}
      className="graph-box hover:[&_rect]:stroke-primary"
    >
      <title>{label}</title>
      {drawn}
    </Link>
  )
}

/** Left and right go to the nearest box of the next layer, up and down stay in the layer. */
function neighbour({ boxes }: Graph, from: Box, key: string): Box | undefined {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[key]
  if (by !== undefined) {
    const beside = boxes.filter(({ layer }) => layer === from.layer + by)
    return beside.toSorted((a, b) => Math.abs(a.y - from.y) - Math.abs(b.y - from.y))[0]
  }
  const layer = boxes.filter((box) => box.layer === from.layer)
  const at = layer.indexOf(from)
  return key === 'ArrowDown' ? layer[at + 1] : key === 'ArrowUp' ? layer[at - 1] : undefined
}

const boxOf = (svg: SVGSVGElement | null, key: string): SVGElement | undefined =>
  [...(svg?.querySelectorAll<SVGElement>('[data-box]') ?? [])].find((one) => one.getAttribute('data-box') === key)

const centreX = ({ boxes, centre }: Graph): number => (boxes.find(({ key }) => key === centre)?.x ?? 0) + BOX.width / 2

/** Cut to what fits; of a path the end says more than the beginning. */
function short(text: string, most: number, keepEnd = false): string {
  if (text.length <= most) return text
  return keepEnd ? `…${text.slice(text.length - most + 1)}` : `${text.slice(0, most - 1)}…`
}

/** A kind that does not fit beside the path is left out whole; the title has it. */
function beside(kind: string, where: string | undefined, most: number): string {
  if (where === undefined) return short(kind, most)
  const both = `${kind} · ${where}`
  return both.length <= most ? both : short(where, most, true)
}

function Calls({ title, edges }: { readonly title: string; readonly edges: readonly CallRelationship[] }) {
  const { place } = usePlace()
  return (
    <details className="rounded-lg border bg-card">
      <summary className="cursor-pointer px-4 py-2.5 font-medium">{title}</summary>
      {edges.length === 0 ? (
        <p className="border-t px-4 py-3 text-muted-foreground">None that is known at this ref.</p>
      ) : (
        <ul className="divide-y border-t">
          {edges.map((edge) => (
            <li
              key={`${edge.caller_symbol.symbol_id ?? edge.caller}>${edge.callee_symbol.symbol_id ?? edge.callee}@${edge.anchor.file}:${edge.anchor.line}:${edge.anchor.column}`}
              className="flex flex-wrap items-baseline gap-x-3 gap-y-1 px-4 py-2"
            >
              <code className="min-w-0 font-mono wrap-anywhere">
                {edge.caller} → {edge.callee}
              </code>
              <Link
                className="font-mono text-[0.8125rem] text-primary wrap-anywhere hover:underline"
                to={fileAddress(place, edge.anchor.file, edge.anchor.line)}
              >
                {edge.anchor.file}:{edge.anchor.line}
              </Link>
              {edge.call_type === 'direct' ? null : <Badge>{edge.call_type}</Badge>}
              {edge.depth > 1 ? <Badge variant="outline">{edge.depth} steps</Badge> : null}
              <span className="ml-auto text-[0.8125rem] text-muted-foreground">
                {edge.evidence.replaceAll('_', ' ')} · {Math.round(edge.confidence * 100)} %
              </span>
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}
