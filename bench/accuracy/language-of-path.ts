/** A file's language by its name, as the indexer decides it. `.h` counts as C: the yardsticks contain no other headers. */
import { isHeader, languageOfName } from '../../indexer-action/src/files/detect-language.ts'

export function languageOfPath(path: string): string | undefined {
  return isHeader(path) ? 'c' : languageOfName(path)?.key
}
