/** What a SCIP index may say wrongly: it was made from another text, or by something that does not keep to the format. */
import { expect, test } from 'vitest'
import { LinkSetBody } from '../../../src/contract/links.ts'
import { LinkSetBuilder } from '../link/link-set-builder.ts'
import { type Document, encodeIndex, type Spot } from '../testing/scip-index.ts'
import { ScipOverlay } from './overlay.ts'
import { readScip } from './read.ts'

const A = 'export function make() {}\n'
const B = "import { make } from './a'\nconst n = 1\nmake(n)\n"
const MAKE = 'scip-typescript npm shop 1.0.0 src/`a.ts`/make().'
const texts = new Map([
  [
    'a.ts',
    { text: A, symbols: [{ id: 7, name: 'make', kind: 'function' as const, line: 1, column: 16, start: 1, end: 1 }] },
  ],
  ['b.ts', { text: B, symbols: [] }],
])
const definition: Document = { path: 'a.ts', spots: [[0, 16, 20, MAKE, 1]] }

function overlaid(spots: Spot[], ...others: Document[]) {
  const overlay = new ScipOverlay(readScip(encodeIndex([definition, { path: 'b.ts', spots }, ...others])), texts)
  const links = overlay.apply({ path: 'b.ts', text: B, symbols: [], links: new LinkSetBuilder().build() })
  return { report: overlay.report, links }
}

test('a document that only uses names is stale as well if they are not where it says', () => {
  const { report } = overlaid([
    [1, 9, 13, MAKE, 2],
    [3, 0, 4, MAKE],
    [3, 5, 6, 'local 0'],
  ])
  expect(report.stale).toEqual(['b.ts'])
})

test('what a document places before its text is not linked', () => {
  const { links } = overlaid([
    [2, -2, -1, MAKE],
    [2, -7, 4, MAKE],
    [1, -5, -4, 'local 0', 1],
    [2, 5, 6, 'local 0'],
    [2, 0, 4, MAKE],
  ])
  expect(() => LinkSetBody.parse(links)).not.toThrow()
  expect(links.line).toEqual([3])
})

test('what a document places beyond its text makes it stale', () => {
  expect(overlaid([[9, 0, 4, MAKE]]).report.stale).toEqual(['b.ts'])
  expect(overlaid([[2, 0, 90, MAKE]]).report.stale).toEqual(['b.ts'])
})

test('documents of one path are taken together, each with locals of its own', () => {
  const { report, links } = overlaid(
    [
      [0, 9, 13, MAKE, 2],
      [1, 6, 7, 'local 0', 1],
      [2, 5, 6, 'local 0'],
    ],
    {
      path: 'b.ts',
      spots: [
        [0, 9, 13, 'local 0', 1],
        [2, 0, 4, MAKE],
      ],
    },
  )
  expect(links.line.map((line, at) => [line, links.column[at], links.targets[links.target[at] as number]])).toEqual([
    [1, 9, ['s', 7]],
    [3, 0, ['s', 7]],
    [3, 5, ['l', 0]],
  ])
  expect(links.locals).toEqual([['n', 'variable', 2, 6, -1]])
  expect(report).toMatchObject({ covered: 2, stale: [] })
})

test('a file is stale once, however many documents of it are', () => {
  const stale: Document = { path: 'b.ts', spots: [], text: 'another' }
  expect(overlaid([[0, 3, 7, MAKE, 1]], stale, stale).report).toMatchObject({ covered: 1, stale: ['b.ts'] })
})
