/** The head of a page: its one h1, what it is for, and what can be done; sets the tab's title. */
import type { ReactNode } from 'react'

export function PageHeader({
  title,
  description,
  actions,
  documentTitle,
}: {
  readonly title: ReactNode
  readonly description?: ReactNode
  readonly actions?: ReactNode
  /** Where `title` is not plain text. */
  readonly documentTitle?: string
}) {
  const named = documentTitle ?? (typeof title === 'string' ? title : undefined)
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      {named === undefined ? null : <title>{`${named} · Sextant`}</title>}
      <div className="min-w-0 flex-1 basis-72 space-y-1">
        <h1 className="text-xl font-semibold tracking-tight wrap-anywhere">{title}</h1>
        {description === undefined ? null : <div className="max-w-3xl text-muted-foreground">{description}</div>}
      </div>
      {actions === undefined ? null : <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
  )
}
