/**
 * In-process adapter for the micro-suites, in which every case is a small repository of its own.
 *
 * Call-graph suites expect the constructor that an instantiation runs, and nothing if the repository defines none. Our links
 * go from the type's name to the type, as a compiler's do, and from the type to its constructor, so the adapter follows both.
 */
import { type AnalysedFile, analyse } from '../../indexer-action/src/analysis.ts'
import { USES } from '../../src/contract/links.ts'
import { answers } from './answers.ts'
import { languageOfPath } from './language-of-path.ts'
import type { Place, Question } from './linked-files.ts'

const RUNS = USES.indexOf('runs')

export async function open({ files, lang }: { files: Record<string, string>; lang?: string }) {
  const analysed = await analyse(new Map(Object.entries(files)), languageOfPath)
  const ask = answers(analysed)
  if (lang !== 'python') return { ...ask, close: async () => {} }
  const run = async (type: Place, depth = 0): Promise<Place[]> => {
    const own = constructorsOf(analysed, type)
    if (own.length > 0 || depth > 8) return own
    for (const supertype of await ask.supertypes({ file: type.file, line: type.line, name: type.name ?? '' })) {
      const inherited = supertype.file === '' ? [] : await run(supertype, depth + 1)
      if (inherited.length > 0) return inherited
    }
    return []
  }
  return {
    ...ask,
    async callees(question: Question): Promise<Place[]> {
      const called = await ask.callees(question)
      const ran = await Promise.all(called.map((place) => (place.kind === 'class' ? run(place) : [place])))
      return ran.flat()
    },
    close: async () => {},
  }
}

function constructorsOf(files: readonly AnalysedFile[], type: Place): Place[] {
  const file = files.find((one) => one.path === type.file)
  if (!file) return []
  const index = file.symbols.findIndex((symbol) => symbol.line === type.line && symbol.name === type.name)
  const { links } = file
  return links.use.flatMap((use, at) => {
    const target = links.targets[links.target[at] as number]
    if (use !== RUNS || links.from[at] !== index || target?.[0] !== 's') return []
    const made = file.symbols.find((symbol) => symbol.id === target[1])
    return made ? [{ file: file.path, line: made.line, name: made.name, kind: made.kind }] : []
  })
}
