/** The entry points of one source, for tests: name, and what it serves. */
import { languageOfPath } from '../../../bench/accuracy/language-of-path.ts'
import { extractFile } from '../analysis.ts'
import type { Language } from '../languages/language.ts'
import { LANGUAGES } from '../languages/registry.ts'

export async function entries(path: string, text: string): Promise<string[]> {
  const language = LANGUAGES.find(({ key }) => key === languageOfPath(path)) as Language
  const { symbols } = await extractFile(language, path, text)
  return symbols.flatMap((symbol) =>
    symbol.modifiers?.includes('entry')
      ? [
          `${symbol.name} ${Object.entries(symbol.extra ?? {})
            .map(([key, said]) => `${key}=${said}`)
            .join(' ')}`.trim(),
        ]
      : [],
  )
}
