/** Where the keyboard goes on when what it was at is gone: without any focus, it would begin at the top. */
import { type RefObject, useRef } from 'react'

/** The page itself, unless this is still there. */
export function focusOn(element: Element | null): void {
  const isThere = element instanceof HTMLElement && element.isConnected && element !== document.body
  const there = isThere ? element : document.getElementById('main')
  there?.focus({ preventScroll: true })
}

/** Where a form empties its field when it is sent: its button cannot be pressed then. */
export function backToField(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('input, select')?.focus()
}

/** After an act: its button may have gone with what it was about. */
export function keepFocus(): void {
  const { activeElement } = document
  if (activeElement === null || activeElement === document.body) focusOn(null)
}

/** What had the focus when a dialog opened. Read before a menu that led to it is taken away: then the menu's button. */
export function useOpener(open: boolean): RefObject<Element | null> {
  const opener = useRef<Element>(null)
  const wasOpen = useRef(false)
  if (open && !wasOpen.current) {
    const focused = document.activeElement
    const button = focused?.closest('[role=menu]')?.getAttribute('aria-labelledby')
    opener.current = button ? document.getElementById(button) : focused
  }
  wasOpen.current = open
  return opener
}
