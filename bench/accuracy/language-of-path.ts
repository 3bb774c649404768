/** A file's language by its name, as the indexer decides it. `.h` counts as C: the yardsticks contain no other headers. */
import { isHeader, languageByContent, languageOfName } from '../../indexer-action/src/files/detect-language.ts'

export function languageOfPath(path: string, text = ''): string | undefined {
  const key = isHeader(path) ? 'c' : languageOfName(path)?.key
  return key === 'html' ? languageByContent(key, text) : key
}
