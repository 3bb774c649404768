import { useSearchParams } from 'react-router'

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
