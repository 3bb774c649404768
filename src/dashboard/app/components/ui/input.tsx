/** Form fields. A field has a label; what is wrong with it is said beside it and tied to it. */
import { ChevronDown, Search } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from './cn.ts'

const LOOK =
  'w-full min-w-0 rounded-md border border-input bg-card text-sm text-foreground placeholder:text-muted-foreground disabled:opacity-55 aria-invalid:border-destructive'

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input className={cn(LOOK, 'h-9 px-3', className)} {...rest} />
}

export function SearchInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <span className={cn('relative inline-flex w-full min-w-0', className)}>
      <Search
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted-foreground"
        aria-hidden
      />
      <Input type="search" className="pl-9" {...rest} />
    </span>
  )
}

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea className={cn(LOOK, 'min-h-20 px-3 py-2', className)} {...rest} />
}

/** The platform's own list: its keyboard, its screen reader support and its picker on phones are the best there are. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={cn('relative inline-flex min-w-0', className)}>
      <select className={cn(LOOK, 'h-9 appearance-none truncate pr-8 pl-3')} {...rest}>
        {children}
      </select>
      <ChevronDown
        className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 text-muted-foreground"
        aria-hidden
      />
    </span>
  )
}

export function Checkbox({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  return <input type="checkbox" className={cn('size-4 shrink-0 accent-primary', className)} {...rest} />
}

interface FieldProps {
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly error?: string | undefined
  readonly className?: string
  /** Gets the ids that tie the field to its label and notes. */
  readonly children: (field: {
    id: string
    'aria-describedby': string | undefined
    'aria-invalid': true | undefined
  }) => ReactNode
}

export function Field({ label, hint, error, className, children }: FieldProps) {
  const id = useId()
  const note = error ?? hint
  return (
    <div className={cn('min-w-0 space-y-1.5', className)}>
      <label htmlFor={id} className="block text-sm font-medium">
        {label}
      </label>
      {children({
        id,
        'aria-describedby': note === undefined ? undefined : `${id}-note`,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {note === undefined ? null : (
        <p
          id={`${id}-note`}
          className={cn('text-[0.8125rem] text-muted-foreground', error !== undefined && 'text-destructive')}
        >
          {note}
        </p>
      )}
    </div>
  )
}
