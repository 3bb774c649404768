/** Rows and columns. */
import type { ComponentProps } from 'react'
import { cn } from './cn.ts'
import { Scrolling } from './scrolling.tsx'

export function Table({ className, label, ...rest }: ComponentProps<'table'> & { readonly label: string }) {
  return (
    <Scrolling label={label}>
      <table className={cn('w-full border-collapse text-left text-sm', className)} {...rest} />
    </Scrolling>
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
