/** What is too long of a symbol is cut, which may be in the middle of a character of two UTF-16 units. */
import { expect, it } from 'vitest'
import { repository } from '../testing/repository.ts'

/** At whatever length a text is cut, that is in the middle of one for one of the two. */
const TEXTS = ['😀'.repeat(2000), `x${'😀'.repeat(2000)}`]

const SOURCES: readonly (readonly [name: string, text: (long: string) => string])[] = [
  ['a.py', (long) => `def f(a="${long}"):\n  pass\nX = "${long}"\n`],
  ['a.ts', (long) => `export function f(a = "${long}") {}\nexport const x = "${long}"\n`],
  ['a.go', (long) => `package a\nconst X = "${long}"\n`],
  ['a.rb', (long) => `def f(a = "${long}")\nend\nX = "${long}"\n`],
  ['a.ps1', (long) => `function f($a = "${long}") { }\n`],
  ['a.prisma', (long) => `model M {\n  id String @default("${long}")\n}\n`],
  ['a.sql', (long) => `CREATE TABLE t (a text DEFAULT '${long}');\n`],
]

it.each(SOURCES)('texts of symbols are whole characters: %s', async (name, text) => {
  const { analysed } = await repository(Object.fromEntries(TEXTS.map((long, at) => [`${at}/${name}`, text(long)])))
  const cut = analysed.flatMap(({ symbols }) => symbols.map((symbol) => JSON.stringify(symbol)))
  expect(cut.join()).toContain('😀')
  expect(cut.filter((json) => /\\ud[89a-f]/.test(json))).toEqual([])
})
