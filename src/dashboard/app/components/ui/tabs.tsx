/** Parts of one page, one seen at a time. On a phone the row of tabs scrolls by itself. */
import { Tabs as Radix } from 'radix-ui'
import { type ComponentProps, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { cn } from './cn.ts'
import { showInRow } from './scrolling.tsx'

export const Tabs = Radix.Root

/** Tabs of which the address keeps the chosen one. What was chosen inside another is not about this one. */
export function useTabs(names: readonly string[]): {
  readonly value: string
  readonly onValueChange: (name: string) => void
} {
  const [search, setSearch] = useSearchParams()
  return {
    value: names.find((name) => name === search.get('tab')) ?? names[0] ?? '',
    onValueChange: (tab) => setSearch({ tab }, { replace: true, preventScrollReset: true }),
  }
}

export function TabsList({ className, ...rest }: ComponentProps<typeof Radix.List>) {
  const row = useRef<HTMLDivElement>(null)
  // An address may name a tab that lies beyond the edge.
  useEffect(() => showInRow(row.current, '[data-state=active]'), [])
  return (
    <div
      ref={row}
      className="goes-on relative max-w-full overflow-x-auto overflow-y-hidden border-b [scrollbar-width:none]"
    >
      <Radix.List className={cn('flex w-max gap-1', className)} {...rest} />
    </div>
  )
}

export function TabsTrigger({ className, ...rest }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      className={cn(
        'inline-flex items-center gap-2 border-b-2 border-transparent px-3 py-2 text-sm font-medium whitespace-nowrap text-muted-foreground -outline-offset-2 transition-colors hover:text-foreground data-[state=active]:border-primary data-[state=active]:text-foreground',
        className,
      )}
      {...rest}
    />
  )
}

export function TabsContent({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content className={cn('min-w-0 pt-5', className)} {...rest} />
}
