/** What is wider or taller than its place scrolls by itself; the page never does. */
import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

/** Positioned, so that what is there for screen readers alone scrolls along instead of widening the page. */
export function Scrolling({ label, className, ...rest }: ComponentProps<'section'> & { readonly label: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it nobody scrolls by keyboard in browsers that do not focus scrollers themselves
    <section aria-label={label} tabIndex={0} className={cn('relative min-w-0 overflow-auto', className)} {...rest} />
  )
}

/** A row that is wider than a phone begins where its chosen one is. */
export function showInRow(row: HTMLElement | null, chosen: string): void {
  const one = row?.querySelector<HTMLElement>(chosen)
  if (row && one) row.scrollLeft = one.offsetLeft - (row.clientWidth - one.clientWidth) / 2
}
