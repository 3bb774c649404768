/**
 * The last question before something is taken away.
 *
 * `typed`: what cannot be undone is confirmed by typing this name. While the act runs the dialog stays; when it fails it
 * says why, so that nobody takes a failure for a success.
 */
import { AlertDialog as Radix } from 'radix-ui'
import { type ReactNode, useId, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { OVERLAY, PANEL } from './dialog.tsx'
import { focusOn, useOpener } from './focus.ts'
import { Input } from './input.tsx'
import { ErrorNote } from './states.tsx'

interface ConfirmProps {
  readonly title: ReactNode
  /** What will happen, and whether it can be taken back. */
  readonly description: ReactNode
  /** The verb on the button: `Revoke`, `Delete repository`. */
  readonly action: string
  readonly onConfirm: () => Promise<unknown> | unknown
  readonly typed?: string | undefined
  readonly destructive?: boolean
  /** The button that opens it; or steer it with `open` and `onOpenChange`. */
  readonly trigger?: ReactNode
  readonly open?: boolean
  readonly onOpenChange?: (open: boolean) => void
  readonly children?: ReactNode
}

export function Confirm(props: ConfirmProps) {
  const [own, setOwn] = useState(false)
  const [busy, setBusy] = useState(false)
  const open = props.open ?? own
  const trigger = useRef<HTMLButtonElement>(null)
  const opener = useOpener(open)
  const change = (to: boolean): void => {
    setOwn(to)
    props.onOpenChange?.(to)
  }
  return (
    // Closed while the act runs, it could not say that the act failed.
    <Radix.Root open={open} onOpenChange={(to) => (busy ? undefined : change(to))}>
      {props.trigger === undefined ? null : (
        <Radix.Trigger asChild ref={trigger}>
          {props.trigger}
        </Radix.Trigger>
      )}
      <Radix.Portal>
        <Radix.Overlay className={OVERLAY} />
        <Radix.Content
          className={PANEL}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            focusOn(trigger.current ?? opener.current)
          }}
        >
          <Question {...props} busy={busy} setBusy={setBusy} close={() => change(false)} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function Question({
  title,
  description,
  action,
  onConfirm,
  typed,
  destructive = true,
  children,
  busy,
  setBusy,
  close,
}: ConfirmProps & {
  readonly busy: boolean
  readonly setBusy: (busy: boolean) => void
  readonly close: () => void
}) {
  const [text, setText] = useState('')
  const [error, setError] = useState<unknown>()
  const id = useId()
  const ready = typed === undefined || text === typed
  const confirm = async (): Promise<void> => {
    if (!ready || busy) return
    setBusy(true)
    setError(undefined)
    try {
      await onConfirm()
      close()
    } catch (reason) {
      setError(reason)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void confirm()
      }}
    >
      <div className="space-y-1.5">
        <Radix.Title className="text-base font-semibold wrap-anywhere">{title}</Radix.Title>
        <Radix.Description asChild>
          <div className="text-sm text-muted-foreground wrap-anywhere">{description}</div>
        </Radix.Description>
      </div>
      {children}
      {typed === undefined ? null : (
        <div className="space-y-1.5">
          <label htmlFor={id} className="text-sm">
            Type <strong className="font-mono wrap-anywhere select-all">{typed}</strong> to confirm
          </label>
          <Input
            id={id}
            value={text}
            onChange={(event) => setText(event.target.value)}
            autoComplete="off"
            spellCheck={false}
          />
        </div>
      )}
      {error === undefined ? null : <ErrorNote error={error} />}
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Radix.Cancel asChild>
          <Button variant="outline" disabled={busy}>
            Cancel
          </Button>
        </Radix.Cancel>
        <Button type="submit" variant={destructive ? 'destructive' : 'default'} disabled={!ready} busy={busy}>
          {action}
        </Button>
      </div>
    </form>
  )
}
