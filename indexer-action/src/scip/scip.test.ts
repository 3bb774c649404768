import { expect, test } from 'vitest'
import { EVIDENCE, USES } from '../../../src/contract/links.ts'
import type { SymbolFact } from '../../../src/contract/symbols.ts'
import { LinkSetBuilder } from '../link/link-set-builder.ts'
import { encodeIndex as encode, type Spot } from '../testing/scip-index.ts'
import { ScipOverlay } from './overlay.ts'
import { parseScipName, readScip, ScipError } from './read.ts'

const A = 'export function make() {}\n'
const B = "import { make } from './a'\nconst é = 1; make()\nconsole.log(é)\n"
const MAKE = 'scip-typescript npm shop 1.0.0 src/`a.ts`/make().'
const symbol = (id: number, name: string): SymbolFact => ({
  id,
  name,
  kind: 'function',
  line: 1,
  column: 16,
  start: 1,
  end: 1,
})

const files = new Map([
  ['a.ts', { text: A, symbols: [symbol(7, 'make')] }],
  ['b.ts', { text: B, symbols: [] as SymbolFact[] }],
])

function ourLinks() {
  const out = new LinkSetBuilder()
  out.occurrence({
    line: 2,
    column: 13,
    length: 4,
    use: 'call',
    destination: { to: 'unknown', name: 'make' },
    from: -1,
    evidence: 'dynamic',
  })
  out.occurrence({
    line: 3,
    column: 8,
    length: 3,
    use: 'call',
    destination: { to: 'unknown', name: 'log' },
    from: -1,
    evidence: 'dynamic',
  })
  return out.build()
}

const spots: Spot[] = [
  [0, 9, 13, MAKE, 2],
  [1, 6, 7, 'local 1', 1],
  [1, 13, 17, MAKE],
  [2, 12, 13, 'local 1'],
]

test('a compiler’s links replace ours where it spoke, keep how the name is used, and leave the rest', () => {
  const overlay = new ScipOverlay(
    readScip(
      encode([
        { path: 'a.ts', spots: [[0, 16, 20, MAKE, 1]] },
        { path: 'b.ts', spots },
      ]),
    ),
    files,
  )
  const links = overlay.apply({ path: 'b.ts', text: B, symbols: [], links: ourLinks() })
  const read = links.line.map((line, at) => [
    line,
    links.column[at],
    USES[links.use[at] as number],
    links.targets[links.target[at] as number],
    EVIDENCE[links.evidence[at] as number],
  ])
  expect(read).toEqual([
    [1, 9, 'import', ['s', 7], 'exact'],
    [2, 13, 'call', ['s', 7], 'exact'],
    [3, 8, 'call', ['u', 'log'], 'dynamic'],
    [3, 12, 'read', ['l', 0], 'exact'],
  ])
  expect(overlay.report).toEqual({ tool: 'scip-test 1', covered: 2, stale: [], missing: [] })
})

test('a local that both know stays one; a name that means several is told with all of them', () => {
  const ours = new LinkSetBuilder()
  const own = ours.local('é', 'variable', 2, 6, -1)
  ours.occurrence({
    line: 3,
    column: 8,
    length: 3,
    use: 'read',
    destination: { to: 'local', index: own },
    from: -1,
    evidence: 'same_file',
  })
  const both: Spot[] = [...spots, [1, 13, 17, MAKE.replace('make', 'also')]]
  const overlay = new ScipOverlay(
    readScip(
      encode([
        {
          path: 'a.ts',
          spots: [
            [0, 16, 20, MAKE, 1],
            [0, 0, 6, MAKE.replace('make', 'also'), 1],
          ],
          text: A,
        },
        { path: 'b.ts', spots: both },
      ]),
    ),
    new Map([...files, ['a.ts', { text: A, symbols: [{ ...symbol(8, 'export'), column: 0 }, symbol(7, 'make')] }]]),
  )
  const links = overlay.apply({ path: 'b.ts', text: B, symbols: [], links: ours.build() })
  expect(links.locals).toEqual([['é', 'variable', 2, 6, -1]])
  const target = links.targets[links.target[links.line.indexOf(2)] as number]
  expect(target?.[0] === 'm' && target[1].map((option) => links.targets[option])).toEqual([
    ['s', 7],
    ['s', 8],
  ])
})

test('columns counted in bytes are understood', () => {
  const inBytes = spots.map(
    ([line, column, end, ...rest]): Spot =>
      line === 1 && column > 6
        ? [line, column + 1, end + 1, ...rest]
        : line === 1
          ? [line, column, end + 1, ...rest]
          : line === 2
            ? [line, column, end + 1, ...rest]
            : [line, column, end, ...rest],
  )
  const overlay = new ScipOverlay(
    readScip(
      encode([
        { path: 'a.ts', spots: [[0, 16, 20, MAKE, 1]] },
        { path: 'b.ts', spots: inBytes, encoding: 1 },
      ]),
    ),
    files,
  )
  const links = overlay.apply({ path: 'b.ts', text: B, symbols: [], links: ourLinks() })
  expect(links.line.map((line, at) => [line, links.column[at]])).toEqual([
    [1, 9],
    [2, 13],
    [3, 8],
    [3, 12],
  ])
})

test('a document made from another text is reported as stale and not believed', () => {
  const moved: Spot[] = [
    [0, 3, 7, MAKE, 1],
    [0, 1, 5, MAKE.replace('make', 'other'), 1],
    [0, 2, 6, MAKE.replace('make', 'third'), 1],
  ]
  const overlay = new ScipOverlay(
    readScip(
      encode([
        { path: 'a.ts', spots: moved },
        { path: 'b.ts', spots: [], text: 'something else' },
        { path: 'gone.ts', spots: [] },
      ]),
    ),
    files,
  )
  expect(overlay.report.stale).toEqual(['a.ts', 'b.ts'])
  expect(overlay.report.missing).toEqual(['gone.ts'])
  expect(overlay.covers('a.ts')).toBe(false)
})

test('what leaves the repository is named by its package', () => {
  expect(parseScipName('scip-typescript npm @types/node 20.1.0 `fs.d.ts`/readFileSync().')).toEqual({
    package: 'npm:@types/node',
    name: 'readFileSync',
    last: 'readFileSync',
  })
  expect(parseScipName('scip-python python requests 2.0 `requests.api`/get().')?.package).toBe('python:requests')
  expect(parseScipName('rust-analyzer cargo serde 1.0.0 de/Deserialize#')).toEqual({
    package: 'crates:serde',
    name: 'de.Deserialize',
    last: 'Deserialize',
  })
})

test('bytes that are no SCIP index are refused in words', () => {
  expect(() => readScip(new TextEncoder().encode('hello'))).toThrow(ScipError)
  expect(() => readScip(new Uint8Array())).toThrow('contains no documents')
})

test('a declaration whose definition is elsewhere is no use of it', () => {
  const forward: Spot = [0, 16, 20, MAKE, 64]
  const overlay = new ScipOverlay(readScip(encode([{ path: 'a.ts', spots: [forward] }])), files)
  const body = overlay.apply({
    path: 'a.ts',
    text: A,
    symbols: [symbol(7, 'make')],
    links: new LinkSetBuilder().build(),
  })
  expect(body.line).toEqual([])
})
