/** In-process adapter for the micro-suites: every case is its own small repository. */
import { analyse } from '../../indexer-action/src/analysis.ts'
import { answers } from './answers.ts'
import { languageOfPath } from './language-of-path.ts'

export async function open({ files }: { files: Record<string, string> }) {
  return { ...answers(await analyse(new Map(Object.entries(files)), languageOfPath)), close: async () => {} }
}
