/**
 * Small drawings of where to click, in the page's colours. They are schematic, because the products' windows change.
 */
import type { ReactNode } from 'react'

function Window({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 240 132"
      role="img"
      aria-label={label}
      className="h-auto w-full rounded-md border bg-background text-muted-foreground"
    >
      <g fill="currentColor" opacity="0.35">
        <circle cx="12" cy="10" r="3" />
        <circle cx="22" cy="10" r="3" />
        <circle cx="32" cy="10" r="3" />
      </g>
      <path d="M0 20h240" stroke="currentColor" strokeOpacity="0.25" />
      {children}
    </svg>
  )
}

const Line = ({ x, y, width }: { readonly x: number; readonly y: number; readonly width: number }) => (
  <rect x={x} y={y} width={width} height="5" rx="2.5" fill="currentColor" opacity="0.3" />
)

const Words = ({
  x,
  y,
  children,
  strong = false,
}: {
  readonly x: number
  readonly y: number
  readonly children: string
  readonly strong?: boolean
}) => (
  <text x={x} y={y} fontSize="9.5" fill="currentColor" className={strong ? 'fill-foreground font-semibold' : ''}>
    {children}
  </text>
)

/** The click: a pointer on something. */
const Pointer = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <path
    d={`M${x} ${y}l0 15 4-3.6 2.7 6 2.6-1.2-2.6-5.8 5.3-.4z`}
    className="fill-foreground stroke-background"
    strokeWidth="1"
  />
)

export function SettingsDrawing({ label, entry }: { readonly label: string; readonly entry: string }) {
  return (
    <Window label={label}>
      <path d="M78 20v112" stroke="currentColor" strokeOpacity="0.25" />
      <Line x={12} y={34} width={46} />
      <Line x={12} y={50} width={38} />
      <rect x="6" y="62" width="66" height="18" rx="4" className="fill-primary/15" />
      <Words x={12} y={74} strong>
        {entry}
      </Words>
      <Line x={12} y={90} width={50} />
      <Line x={12} y={106} width={34} />
      <Line x={92} y={36} width={90} />
      <Line x={92} y={52} width={124} />
      <Line x={92} y={62} width={108} />
      <Pointer x={56} y={72} />
    </Window>
  )
}

export function AddDrawing({ label, button }: { readonly label: string; readonly button: string }) {
  return (
    <Window label={label}>
      <Line x={16} y={34} width={80} />
      <rect x="16" y="48" width="208" height="20" rx="4" fill="none" stroke="currentColor" strokeOpacity="0.3" />
      <Line x={24} y={56} width={60} />
      <rect x="16" y="72" width="208" height="20" rx="4" fill="none" stroke="currentColor" strokeOpacity="0.3" />
      <Line x={24} y={80} width={76} />
      <rect x="16" y="102" width="136" height="20" rx="5" className="fill-primary" />
      <text x="84" y="115.5" fontSize="9.5" textAnchor="middle" className="fill-primary-foreground font-semibold">
        {button}
      </text>
      <Pointer x={142} y={111} />
    </Window>
  )
}

export function PasteDrawing({
  label,
  name,
  address,
}: {
  readonly label: string
  readonly name: string
  readonly address: string
}) {
  const short = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text)
  return (
    <Window label={label}>
      <Words x={16} y={36}>
        Name
      </Words>
      <rect x="16" y="41" width="208" height="19" rx="4" fill="none" stroke="currentColor" strokeOpacity="0.45" />
      <Words x={22} y={54} strong>
        {short(name, 30)}
      </Words>
      <Words x={16} y={75}>
        Server URL
      </Words>
      <rect x="16" y="80" width="208" height="19" rx="4" className="fill-primary/10 stroke-primary" />
      <Words x={22} y={93} strong>
        {short(address.replace(/^https?:\/\//, ''), 31)}
      </Words>
      <rect x="176" y="107" width="48" height="17" rx="5" className="fill-primary" />
      <text x="200" y="119" fontSize="9.5" textAnchor="middle" className="fill-primary-foreground font-semibold">
        Add
      </text>
    </Window>
  )
}

export function AllowDrawing({ label }: { readonly label: string }) {
  return (
    <Window label={label}>
      <rect
        x="50"
        y="30"
        width="140"
        height="92"
        rx="7"
        className="fill-card"
        stroke="currentColor"
        strokeOpacity="0.35"
      />
      <Words x={62} y={48} strong>
        Allow it to read
      </Words>
      <Words x={62} y={60} strong>
        your code?
      </Words>
      <Line x={62} y={69} width={110} />
      <Line x={62} y={79} width={86} />
      <rect x="62" y="95" width="44" height="18" rx="5" className="fill-primary" />
      <text x="84" y="107.5" fontSize="9.5" textAnchor="middle" className="fill-primary-foreground font-semibold">
        Allow
      </text>
      <rect x="112" y="95" width="66" height="18" rx="5" fill="none" stroke="currentColor" strokeOpacity="0.4" />
      <text x="145" y="107.5" fontSize="9.5" textAnchor="middle" fill="currentColor">
        Do not allow
      </text>
      <Pointer x={94} y={103} />
    </Window>
  )
}
