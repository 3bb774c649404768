/**
 * Short news of what was done, with a way to undo it where there is one.
 *
 * Not sonner: it puts a style element without a nonce into the page, which the content security policy refuses.
 */
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import { useSyncExternalStore } from 'react'
import { messageOf } from './states.tsx'

interface News {
  readonly id: number
  readonly kind: 'success' | 'error'
  readonly text: string
  readonly action?: { readonly label: string; readonly onClick: () => void } | undefined
}

let shown: readonly News[] = []
let last = 0
const listeners = new Set<() => void>()

function set(next: readonly News[]): void {
  shown = next
  for (const listener of listeners) listener()
}

export const toast = {
  success: (text: string, action?: News['action']): void =>
    set([...shown.slice(-2), { id: ++last, kind: 'success', text, action }]),
  /** A sentence, or whatever was thrown. */
  error: (problem: unknown): void =>
    set([
      ...shown.slice(-2),
      { id: ++last, kind: 'error', text: typeof problem === 'string' ? problem : messageOf(problem) },
    ]),
}

export function Toaster() {
  const news = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => shown,
  )
  return (
    <Radix.Provider swipeDirection="right">
      {news.map(({ id, kind, text, action }) => (
        <Radix.Root
          key={id}
          type={kind === 'error' ? 'foreground' : 'background'}
          duration={action || kind === 'error' ? 10_000 : 5000}
          onOpenChange={(open) => {
            if (!open) set(shown.filter((one) => one.id !== id))
          }}
          className="flex items-start gap-3 rounded-lg border bg-popover p-3 text-sm text-popover-foreground shadow-lg data-[state=open]:animate-in data-[state=open]:slide-in-from-bottom-4"
        >
          {kind === 'error' ? (
            <CircleAlert className="mt-0.5 size-4 shrink-0 text-destructive" aria-hidden />
          ) : (
            <CircleCheck className="mt-0.5 size-4 shrink-0 text-success" aria-hidden />
          )}
          <Radix.Description className="min-w-0 flex-1 wrap-anywhere">{text}</Radix.Description>
          {action ? (
            <Radix.Action
              altText={action.label}
              onClick={action.onClick}
              className="font-medium text-primary hover:underline"
            >
              {action.label}
            </Radix.Action>
          ) : null}
          <Radix.Close aria-label="Close" className="rounded p-0.5 text-muted-foreground hover:text-foreground">
            <X className="size-4" aria-hidden />
          </Radix.Close>
        </Radix.Root>
      ))}
      <Radix.Viewport className="fixed right-0 bottom-0 z-60 flex w-[min(24rem,100vw)] flex-col gap-2 p-4 outline-none" />
    </Radix.Provider>
  )
}
