/**
 * What a page shows when it has nothing else to show: loading, nothing there, not allowed, gone wrong.
 *
 * The four are different things and never share a sentence: an empty list is not a failed one.
 */
import { CircleAlert, Lock, type LucideIcon, SearchX } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { ApiError } from '../../api.ts'
import { Button } from './button.tsx'
import { cn } from './cn.ts'

export function Skeleton({ className, ...rest }: ComponentProps<'div'>) {
  return <div aria-hidden className={cn('animate-pulse rounded-md bg-muted', className)} {...rest} />
}

/** Rows that stand where a list will be. */
export function LoadingRows({ rows = 6, label = 'Loading' }: { readonly rows?: number; readonly label?: string }) {
  return (
    <div role="status" className="space-y-3 py-2">
      <span className="sr-only">{label}</span>
      {[...Array(rows).keys()].map((row) => (
        <Skeleton key={row} className="h-9" />
      ))}
    </div>
  )
}

export function Notice({
  icon: Icon,
  title,
  children,
  action,
  className,
  heading: Heading = 'h2',
}: {
  readonly icon: LucideIcon
  readonly title: ReactNode
  readonly children?: ReactNode
  readonly action?: ReactNode
  readonly className?: string
  /** `h1` where it is the whole page. */
  readonly heading?: 'h1' | 'h2' | undefined
}) {
  return (
    <div className={cn('mx-auto flex max-w-md flex-col items-center gap-2 px-4 py-12 text-center', className)}>
      <Icon className="mb-1 size-8 text-muted-foreground" strokeWidth={1.5} aria-hidden />
      <Heading className="text-base font-semibold wrap-anywhere">{title}</Heading>
      {children === undefined ? null : <div className="text-sm text-muted-foreground wrap-anywhere">{children}</div>}
      {action === undefined ? null : <div className="mt-2 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  )
}

/** Nothing there: what would be, and how it gets there. */
export function Empty(props: Omit<ComponentProps<typeof Notice>, 'icon'> & { readonly icon?: LucideIcon }) {
  return <Notice {...props} icon={props.icon ?? SearchX} />
}

type Heading = ComponentProps<typeof Notice>['heading']

export function NoPermission({ children, heading }: { readonly children?: ReactNode; readonly heading?: Heading }) {
  return (
    <Notice icon={Lock} title="No access" heading={heading}>
      {children ?? 'Only owners and admins of the organisation see this page. Ask one of them.'}
    </Notice>
  )
}

/** A page or a part that could not be loaded; tells missing permission and absence apart from failure. */
export function ErrorState({
  error,
  retry,
  heading,
}: {
  readonly error: unknown
  readonly retry?: (() => void) | undefined
  readonly heading?: Heading
}) {
  if (error instanceof ApiError && error.status === 403)
    return <NoPermission heading={heading}>{error.message}</NoPermission>
  if (error instanceof ApiError && error.status === 404)
    return (
      <Notice icon={SearchX} title="Not here" heading={heading}>
        It does not exist, or you do not have access to it.
      </Notice>
    )
  return (
    <div role="alert">
      <Notice
        heading={heading}
        icon={CircleAlert}
        title="This could not be loaded"
        action={
          retry === undefined ? undefined : (
            <Button variant="outline" onClick={retry}>
              Try again
            </Button>
          )
        }
      >
        {messageOf(error)}
      </Notice>
    </div>
  )
}

/** One line beside the form or button that failed. */
export function ErrorNote({ error }: { readonly error: unknown }) {
  return (
    <p role="alert" className="flex items-start gap-2 text-sm text-destructive wrap-anywhere">
      <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
      {messageOf(error)}
    </p>
  )
}

export function messageOf(error: unknown): string {
  if (error instanceof ApiError) return error.message
  if (error instanceof TypeError) return 'The service could not be reached. Check the connection and try again.'
  return 'Something went wrong in this page. Try again, or reload it.'
}
