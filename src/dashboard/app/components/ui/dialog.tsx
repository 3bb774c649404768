/**
 * A question or form above the page. It takes the focus, gives it back, and closes on Escape.
 */
import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from './button.tsx'
import { cn } from './cn.ts'

export const Dialog = Radix.Root

export const OVERLAY =
  'fixed inset-0 z-40 bg-black/45 data-[state=open]:animate-in data-[state=open]:fade-in-0 data-[state=closed]:animate-out data-[state=closed]:fade-out-0'
export const PANEL =
  'fixed top-1/2 left-1/2 z-50 flex max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-lg -translate-x-1/2 -translate-y-1/2 flex-col gap-4 overflow-y-auto rounded-xl border bg-popover p-5 text-popover-foreground shadow-xl data-[state=open]:animate-in data-[state=open]:fade-in-0 data-[state=open]:zoom-in-95'

export function DialogContent({
  title,
  description,
  children,
  className,
  ...rest
}: Omit<ComponentProps<typeof Radix.Content>, 'title'> & {
  readonly title: ReactNode
  readonly description?: ReactNode
}) {
  return (
    <Radix.Portal>
      <Radix.Overlay className={OVERLAY} />
      <Radix.Content
        className={cn(PANEL, className)}
        {...rest}
        {...(description === undefined ? { 'aria-describedby': undefined } : {})}
      >
        <div className="space-y-1 pr-8">
          <Radix.Title className="text-base font-semibold wrap-anywhere">{title}</Radix.Title>
          {description === undefined ? null : (
            <Radix.Description className="text-sm text-muted-foreground">{description}</Radix.Description>
          )}
        </div>
        {children}
        <CloseCorner />
      </Radix.Content>
    </Radix.Portal>
  )
}

export const CloseCorner = () => (
  <Radix.Close asChild>
    <Button variant="ghost" size="icon-sm" className="absolute top-3 right-3" aria-label="Close">
      <X aria-hidden />
    </Button>
  </Radix.Close>
)

export function DialogFooter({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={cn('flex flex-col-reverse gap-2 sm:flex-row sm:justify-end', className)} {...rest} />
}
