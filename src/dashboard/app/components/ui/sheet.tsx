/** A panel from the left: the navigation on phones. */
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { CloseCorner, OVERLAY } from './dialog.tsx'

export const Sheet = Radix.Root
export const SheetTrigger = Radix.Trigger

export function SheetContent({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Radix.Portal>
      <Radix.Overlay className={OVERLAY} />
      <Radix.Content
        aria-describedby={undefined}
        className="fixed inset-y-0 left-0 z-50 flex w-[min(20rem,85vw)] flex-col overflow-y-auto border bg-sidebar text-popover-foreground shadow-xl data-[state=open]:animate-in data-[state=open]:slide-in-from-left"
      >
        <Radix.Title className="sr-only">{title}</Radix.Title>
        {children}
        <CloseCorner />
      </Radix.Content>
    </Radix.Portal>
  )
}
