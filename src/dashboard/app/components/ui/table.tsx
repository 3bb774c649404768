/** Rows and columns. */
import type { ComponentProps } from 'react'
import { cn } from './cn.ts'
import { Scrolling } from './scrolling.tsx'

/*
 * Columns that need room are left out by the width of the table's place (`@max-2xl:hidden`), not of the window: where the navigation
 * stands beside the page there is less room than in a narrower window without it.
 */

/** Each cell ends with the room that the edge wants: which one is last depends on what a narrow screen leaves out. */
const SIDES = 'pr-4 first:pl-4 sm:pr-5 sm:pl-1 sm:first:pl-5'

export function Table({ className, label, ...rest }: ComponentProps<'table'> & { readonly label: string }) {
  return (
    <Scrolling label={label} className="@container">
      <table className={cn('w-full border-collapse text-left text-sm', className)} {...rest} />
    </Scrolling>
  )
}

export function Th({ className, ...rest }: ComponentProps<'th'>) {
  return (
    <th
      scope="col"
      className={cn(SIDES, 'border-b py-2 text-xs font-medium whitespace-nowrap text-muted-foreground', className)}
      {...rest}
    />
  )
}

export function Tr({ className, ...rest }: ComponentProps<'tr'>) {
  return <tr className={cn('border-b last:border-b-0 hover:bg-muted/50', className)} {...rest} />
}

export function Td({ className, ...rest }: ComponentProps<'td'>) {
  return <td className={cn(SIDES, 'py-2.5 align-middle', className)} {...rest} />
}
