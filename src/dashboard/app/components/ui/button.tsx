/**
 * Buttons, and links that look like them (`asChild`). `busy` keeps the width and says so to screen readers.
 */
import { cva, type VariantProps } from 'class-variance-authority'
import { LoaderCircle } from 'lucide-react'
import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

const buttonLook = cva(
  "inline-flex shrink-0 items-center justify-center gap-2 rounded-md text-sm font-medium whitespace-nowrap transition-colors disabled:pointer-events-none disabled:opacity-55 aria-disabled:pointer-events-none aria-disabled:opacity-55 [&_svg]:shrink-0 [&_svg:not([class*='size-'])]:size-4",
  {
    variants: {
      variant: {
        // Where the system chooses the colours there are no backgrounds: without an edge it would be a word.
        default: 'bg-primary text-primary-foreground hover:bg-primary/90 forced-colors:border',
        secondary: 'bg-secondary text-secondary-foreground hover:bg-secondary/75 forced-colors:border',
        outline: 'border border-border bg-card text-foreground hover:bg-muted',
        ghost: 'text-foreground hover:bg-muted',
        destructive: 'bg-destructive text-destructive-foreground hover:bg-destructive/90 forced-colors:border',
        link: 'text-primary underline-offset-4 hover:underline',
      },
      size: {
        default: 'h-9 px-4',
        sm: 'h-8 px-3 text-[0.8125rem]',
        lg: 'h-10 px-5',
        icon: 'size-9',
        'icon-sm': 'size-8',
      },
    },
    defaultVariants: { variant: 'default', size: 'default' },
  },
)

export type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof buttonLook> & { readonly asChild?: boolean; readonly busy?: boolean }

/** While busy it is not `disabled`, which would take the keyboard's focus from it: the next Tab would begin at the top of the page. */
export function Button({ className, variant, size, asChild, busy, onClick, children, ...rest }: ButtonProps) {
  const look = cn(buttonLook({ variant, size }), className)
  if (asChild)
    return (
      <Slot.Root className={look} onClick={onClick} {...rest}>
        {children}
      </Slot.Root>
    )
  return (
    <button
      type="button"
      className={look}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? nothing : onClick}
      {...rest}
    >
      {busy ? <LoaderCircle className="animate-spin" aria-hidden /> : null}
      {children}
    </button>
  )
}

/** Also in a form, which Enter in a field sends by clicking its button. */
const nothing: ButtonProps['onClick'] = (event) => event.preventDefault()
