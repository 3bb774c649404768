import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { useNavigationType, useSearchParams } from 'react-router'

/** What is chosen on a page, by name. The address keeps it, so that it can be linked to and is there after going back. */
export function useChosen(): [URLSearchParams, (changed: Readonly<Record<string, string>>) => void] {
  const [chosen, setChosen] = useSearchParams()
  const choose = (changed: Readonly<Record<string, string>>): void => {
    // As the address is by now: what was rendered last may lack what was chosen a moment ago.
    const next = new URLSearchParams(window.location.search)
    for (const [name, value] of Object.entries(changed))
      if (value === '') next.delete(name)
      else next.set(name, value)
    setChosen(next, { replace: true, preventScrollReset: true })
  }
  return [chosen, choose]
}

interface Typed {
  readonly text: string
  readonly type: (text: string) => void
  /** The text once typing pauses, without blanks around it. */
  readonly said: string
}

/**
 * Text that is typed into a field. It is the field's own, or letters would be lost: the address keeps it under `name`, if there is
 * one, when typing pauses.
 */
export function useTyped(name?: string): Typed {
  const [chosen, choose] = useChosen()
  const kept = name === undefined ? '' : (chosen.get(name) ?? '')
  const [text, type] = useState(kept)
  const said = useDeferredValue(text.trim())
  const keep = useRef<(said: string) => void>(undefined)
  keep.current = (now) => {
    if (name !== undefined && now !== kept) choose({ [name]: now })
  }
  useEffect(() => keep.current?.(said), [said])
  // A link to the same page, or going back: what the field itself wrote replaces the address.
  const came = useNavigationType()
  useEffect(() => {
    if (name !== undefined && came !== 'REPLACE') type(kept)
  }, [name, came, kept])
  return { text, type, said }
}
