/** Language by name, as the indexer tells it; of `.h`, whose name does not say, C: yardsticks have the headers of no other. */
import { isHeader, languageOfName } from '../../indexer-action/src/files/detect-language.ts'

export function languageOfPath(path: string): string | undefined {
  return isHeader(path) ? 'c' : languageOfName(path)?.key
}
