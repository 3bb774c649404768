/**
 * Light, dark, or the system's setting. Kept in a cookie, so that the Worker can write it into the document before it
 * is painted; the alternative, an inline script, is forbidden by the page's policy.
 */
import { useState } from 'react'

export type Theme = 'system' | 'light' | 'dark'

const YEAR = 31_536_000

export function useTheme(): [Theme, (to: Theme) => void] {
  const [theme, setTheme] = useState<Theme>(
    () => (document.documentElement.dataset.theme as Theme | undefined) ?? 'system',
  )
  const change = (to: Theme): void => {
    document.documentElement.dataset.theme = to
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = `sextant-theme=${to}; path=/; max-age=${YEAR}; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`
    setTheme(to)
  }
  return [theme, change]
}
