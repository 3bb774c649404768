/**
 * Runs small sources whose comments say where names lead.
 *
 * A comment `//> name -> target` speaks of the nearest line above it that is not such a comment; `name#2` is the second
 * of that name on the line. Targets: `A.b` is a symbol by its qualified name (`A.b@7` adds its line), `local 3` a local
 * declared on line 3, `out PACKAGE NAME` something outside, `?` what nobody knows, `A | B` one of several, and
 * `X then Y` two links at one place. Use and file are not said: tests of other languages say those, with `testing/carets.ts`, which
 * does not tell overloads apart.
 */
import { expect } from 'vitest'
import { languageOfPath } from '../../../../bench/accuracy/language-of-path.ts'
import { USES } from '../../../../src/contract/links.ts'
import { type AnalysedFile, analyse } from '../../analysis.ts'

export async function linksOf(files: Record<string, string>): Promise<void> {
  // Sources start with a line break for looks; line 1 is the one after it.
  const trimmed = new Map(Object.entries(files).map(([path, text]) => [path, text.replace(/^\n/, '')]))
  const result = await analyse(trimmed, languageOfPath)
  const names = new Map<number, { name: string; line: number }>()
  for (const file of result)
    for (const symbol of file.symbols)
      names.set(symbol.id, { name: symbol.qualified ?? symbol.name, line: symbol.line })
  const told = { wanted: [] as string[], found: [] as string[] }
  for (const file of result) {
    const lines = file.text.split('\n')
    let subject = 0
    lines.forEach((line, at) => {
      const comment = /^\s*(?:\/\/|#)> (\$?\w+)(?:#(\d+))? -> (.*)$/.exec(line)
      if (!comment) {
        subject = at
        return
      }
      const [, name = '', nth = '1', wanted = ''] = comment
      const pattern = new RegExp(`(?<!\\w)${name.replace('$', '\\$')}(?!\\w)`, 'g')
      let column = -1
      for (let count = 0; count < +nth; count++) column = pattern.exec(lines[subject] as string)?.index ?? -1
      const place = `${file.path}:${subject + 1} ${name}`
      told.wanted.push(`${place} -> ${wanted}`)
      told.found.push(`${place} -> ${describe(file, subject + 1, column, names, wanted)}`)
    })
  }
  expect(told.wanted.length).toBeGreaterThan(0)
  expect(told.found).toEqual(told.wanted)
}

function describe(
  file: AnalysedFile,
  line: number,
  column: number,
  names: ReadonlyMap<number, { name: string; line: number }>,
  wanted: string,
): string {
  const { links } = file
  const mentioned = wanted.split(/ then | \| | & /)
  const show = (target: number): string => {
    const t = links.targets[target]
    switch (t?.[0]) {
      case 's': {
        const found = names.get(t[1])
        if (!found) return '!'
        const match = mentioned.find((one) => {
          const [name, at] = one.split('@')
          return name === found.name && (at === undefined || +at === found.line)
        })
        return match ?? `${found.name}@${found.line}`
      }
      case 'l':
        return `local ${links.locals[t[1]]?.[2]}`
      case 'e':
        return `out ${t[1]} ${t[2]}`
      case 'u':
        return '?'
      case 'a':
        return t[1].map(show).join(' | ')
      case 'm':
        return t[1].map(show).join(' & ')
      default:
        return 'nothing'
    }
  }
  const found: string[] = []
  for (let at = 0; at < links.line.length; at++)
    if (links.line[at] === line && links.column[at] === column && USES[links.use[at] as number] !== 'overrides')
      found.push(show(links.target[at] as number))
  return (wanted.includes(' then ') ? found : [...new Set(found)]).join(' then ') || 'nothing'
}
