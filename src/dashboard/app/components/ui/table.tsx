/** Rows and columns. A table too wide for its place scrolls by itself; the page never does. */
import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

export function Table({ className, label, ...rest }: ComponentProps<'table'> & { readonly label: string }) {
  return (
    // Positioned, so that what is there for screen readers alone scrolls along instead of widening the page.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section aria-label={label} tabIndex={0} className="relative min-w-0 overflow-x-auto">
      <table className={cn('w-full border-collapse text-left text-sm', className)} {...rest} />
    </section>
  )
}

export function Th({ className, ...rest }: ComponentProps<'th'>) {
  return (
    <th
      scope="col"
      className={cn(
        'border-b px-3 py-2 text-xs font-medium whitespace-nowrap text-muted-foreground max-sm:px-2 first:pl-4 last:pr-4 sm:first:pl-5 sm:last:pr-5',
        className,
      )}
      {...rest}
    />
  )
}

export function Tr({ className, ...rest }: ComponentProps<'tr'>) {
  return <tr className={cn('border-b last:border-b-0 hover:bg-muted/50', className)} {...rest} />
}

export function Td({ className, ...rest }: ComponentProps<'td'>) {
  return (
    <td
      className={cn('px-3 py-2.5 align-middle max-sm:px-2 first:pl-4 last:pr-4 sm:first:pl-5 sm:last:pr-5', className)}
      {...rest}
    />
  )
}
