/** A framed part of a page; its title is a heading, so that the page can be walked by headings. */
import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn.ts'

export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return <section className={cn('min-w-0 rounded-xl border bg-card text-card-foreground', className)} {...rest} />
}

export function CardHeader({
  title,
  description,
  actions,
  className,
}: {
  readonly title: ReactNode
  readonly description?: ReactNode
  readonly actions?: ReactNode
  readonly className?: string
}) {
  return (
    <div className={cn('flex flex-wrap items-start justify-between gap-3 px-4 pt-4 pb-3 sm:px-5', className)}>
      <div className={cn('min-w-0 flex-1 space-y-0.5', description !== undefined && 'basis-56')}>
        <h2 className="text-base font-semibold wrap-anywhere">{title}</h2>
        {description === undefined ? null : <p className="text-sm text-muted-foreground">{description}</p>}
      </div>
      {actions === undefined ? null : <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </div>
  )
}

export function CardContent({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={cn('px-4 pb-5 sm:px-5', className)} {...rest} />
}

export function CardFooter({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={cn('flex flex-wrap items-center gap-2 border-t px-4 py-3 sm:px-5', className)} {...rest} />
}
