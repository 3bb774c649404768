/** Where the keyboard goes on when what it was at is gone: without any focus, it would begin at the top. */

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
