/**
 * Tests as annotated sources: a comment with a caret says what the token above the caret leads to.
 *
 *     thing.run()
 *     //    ^ call models.go Model.run
 *
 * A token may have several carets' lines; `nothing` says that it is no occurrence. What was expected and what was found are put in
 * the same words, so that a failing test shows both.
 */
import { expect } from 'vitest'
import { languageOfPath } from '../../../bench/accuracy/language-of-path.ts'
import { USES } from '../../../src/contract/links.ts'
import type { SymbolFact } from '../../../src/contract/symbols.ts'
import { type AnalysedFile, analyse } from '../analysis.ts'

type Symbols = ReadonlyMap<number, { path: string; symbol: SymbolFact }>

/** Each name under a caret leads to what its line says, and there are some. */
export async function expectLinks(files: Record<string, string>): Promise<void> {
  const { expected, found } = await check(files)
  expect(expected).not.toEqual([])
  expect(found).toEqual(expected)
}

/** For tests that compare in another way. */
export async function check(files: Record<string, string>): Promise<{ expected: string[]; found: string[] }> {
  const analysed = await analyse(new Map(Object.entries(files)), languageOfPath)
  const symbols = new Map<number, { path: string; symbol: SymbolFact }>()
  for (const file of analysed) for (const symbol of file.symbols) symbols.set(symbol.id, { path: file.path, symbol })
  const expected: string[] = []
  const found: string[] = []
  for (const file of analysed) {
    let code = 0
    for (const [at, text] of file.text.split('\n').entries()) {
      // Whatever the language begins a comment with: one or two signs.
      const caret = /^(\s*[^\w\s]{1,2}\s*)\^ (.*?)(?: \*\))?$/.exec(text)
      if (!caret) {
        code = at + 1
        continue
      }
      const column = (caret[1] as string).length
      const place = `${file.path}:${code}:${column}`
      expected.push(`${place} ${caret[2]}`)
      found.push(`${place} ${describe(file, code, column, symbols)}`)
    }
  }
  return { expected, found }
}

function describe(file: AnalysedFile, line: number, column: number, symbols: Symbols): string {
  const { links } = file
  const target = (index: number): string => {
    const t = links.targets[index]
    switch (t?.[0]) {
      case 's': {
        const known = symbols.get(t[1])
        return known ? `${known.path} ${known.symbol.qualified ?? known.symbol.name}` : 'module'
      }
      case 'l': {
        const local = links.locals[t[1]]
        return local ? `${local[1]} ${local[0]} of line ${local[2]}` : 'nothing'
      }
      case 'e':
        return `${t[1]} ${t[2]}`
      case 'a':
        return `one of (${t[1].map(target).join(' | ')})`
      case 'm':
        return `all of (${t[1].map(target).join(' | ')})`
      default:
        return 'unknown'
    }
  }
  const here = links.line.flatMap((at, index) =>
    at === line && links.column[index] === column
      ? [`${USES[links.use[index] as number]} ${target(links.target[index] as number)}`]
      : [],
  )
  return here.length > 0 ? here.join(', ') : 'nothing'
}
