/**
 * A small repository to ask in a test. `leads` answers for the first `name` on the line that holds `marker`: `file:line` of each
 * definition, or the name outside.
 */
import { answers } from '../../../bench/accuracy/answers.ts'
import { languageOfPath } from '../../../bench/accuracy/language-of-path.ts'
import { USES } from '../../../src/contract/links.ts'
import { analyse } from '../analysis.ts'

export async function repository(files: Record<string, string>) {
  const analysed = await analyse(new Map(Object.entries(files)), languageOfPath)
  const ask = answers(analysed)
  const file = (path: string) => analysed.find((f) => f.path === path)
  return {
    analysed,
    symbols: (path: string) => file(path)?.symbols.map((s) => `${s.kind} ${s.qualified ?? s.name}`),
    symbol: (path: string, name: string) => file(path)?.symbols.find((s) => (s.qualified ?? s.name) === name),
    /** Callers of a symbol, as `file name`. */
    callers: async (path: string, name: string) => {
      const symbol = file(path)?.symbols.find((s) => (s.qualified ?? s.name) === name)
      const found = symbol ? await ask.callers({ file: path, line: symbol.line, name: symbol.name }) : []
      return found.map((p) => `${p.file} ${p.name}`)
    },
    leads: async (path: string, marker: string, name: string) => {
      const lines = (files[path] as string).split('\n')
      const line = lines.findIndex((l) => l.includes(marker))
      const text = lines[line] as string
      const column = text.indexOf(marker) + marker.lastIndexOf(name)
      const found = await ask.definition({ file: path, line: line + 1, col: column + 1, name })
      return found.map((p) => (p.external ? `outside ${p.name}` : `${p.file}:${p.line}`))
    },
    /** Uses at the place where `leads` looks. */
    uses: (path: string, marker: string, name: string) => {
      const lines = (files[path] as string).split('\n')
      const line = lines.findIndex((l) => l.includes(marker))
      const column = (lines[line] as string).indexOf(marker) + marker.lastIndexOf(name)
      const links = file(path)?.links
      return links?.line.flatMap((l, at) =>
        l === line + 1 && links.column[at] === column ? [`${USES[links.use[at] as number]}`] : [],
      )
    },
  }
}
