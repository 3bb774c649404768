/** A panel from the side: the navigation on phones. */
import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { cn } from './cn.ts'
import { OVERLAY } from './dialog.tsx'

export const Sheet = Radix.Root
export const SheetTrigger = Radix.Trigger

export function SheetContent({
  title,
  side = 'left',
  className,
  children,
}: {
  readonly title: string
  readonly side?: 'left' | 'right'
  readonly className?: string
  readonly children: ReactNode
}) {
  return (
    <Radix.Portal>
      <Radix.Overlay className={OVERLAY} />
      <Radix.Content
        aria-describedby={undefined}
        className={cn(
          'fixed inset-y-0 z-50 flex w-[min(20rem,85vw)] flex-col overflow-y-auto border bg-popover text-popover-foreground shadow-xl data-[state=open]:animate-in',
          side === 'left'
            ? 'left-0 data-[state=open]:slide-in-from-left'
            : 'right-0 w-[min(40rem,95vw)] data-[state=open]:slide-in-from-right',
          className,
        )}
      >
        <Radix.Title className="sr-only">{title}</Radix.Title>
        {children}
        <Radix.Close asChild>
          <Button variant="ghost" size="icon-sm" className="absolute top-3 right-3" aria-label="Close">
            <X aria-hidden />
          </Button>
        </Radix.Close>
      </Radix.Content>
    </Radix.Portal>
  )
}
