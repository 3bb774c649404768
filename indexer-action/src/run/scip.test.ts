/** A run that is given SCIP indexes, whatever is in them. */
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { type Document, encodeIndex } from '../testing/scip-index.ts'
import { StrictIngest } from '../testing/strict-ingest.ts'
import { Crew } from '../threads/crew.ts'
import { run } from './run.ts'

let root: string
let server: StrictIngest
const crew = new Crew()
afterAll(() => crew.close())
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sextant-scip-'))
  mkdirSync(join(root, 'src'))
  writeFileSync(join(root, 'src/b.ts'), "import { far } from 'far'\nfar()\n")
  server = new StrictIngest()
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

async function indexWith(scip: Uint8Array) {
  const path = join(root, 'index.scip')
  writeFileSync(path, scip)
  return await run({ path: join(root, 'src'), ingest: server, server: 'test', crew, cache: false, scip: [path] })
}
const using = (symbol: string): Document => ({ path: 'b.ts', spots: [[1, 0, 3, symbol]] })

test('a package or a name of any length leaves a link set that the server takes', async () => {
  const long = 'x'.repeat(3000)
  for (const symbol of [`scip-typescript npm ${long} 1.0.0 far().`, `scip-typescript npm far 1.0.0 ${long}().`]) {
    expect(await indexWith(encodeIndex([using(symbol)]))).toMatchObject({ scip: [{ covered: 1, stale: [] }] })
    expect(server.linksAt('main', 'b.ts')?.evidence).toContain(0)
  }
})

test('documents outside the tree are missing from it', async () => {
  const outside = ['../b.ts', '/etc/passwd', 'B.ts', 'src\\b.ts', ''].map((path) => ({
    ...using('a b c d e().'),
    path,
  }))
  const { scip } = await indexWith(encodeIndex(outside))
  expect(scip).toEqual([{ tool: 'scip-test 1', covered: 0, stale: [], missing: outside.map(({ path }) => path) }])
})

test('an index that cannot be read stops the run, which says which one it was', async () => {
  const whole = encodeIndex([using('scip-typescript npm far 1.0.0 far().')])
  for (const broken of [whole.subarray(0, whole.length - 3), new TextEncoder().encode('no index'), new Uint8Array()]) {
    const failure = await indexWith(broken).catch((error: Error) => error.message)
    expect(failure).toMatch(/^.*index\.scip: not a SCIP index[^\n]*$/)
  }
})

const MAKE = 'scip-typescript npm shop 1.0.0 `make.ts`/make().'
const write = (path: string, text: string) => {
  mkdirSync(join(root, path, '..'), { recursive: true })
  writeFileSync(join(root, path), text)
  // What was written just now would be read again.
  utimesSync(join(root, path), 1e9, 1e9)
}
const makes: Document = { path: 'make.ts', spots: [[0, 16, 20, MAKE, 1]] }
const uses: Document = { path: 'use.ts', spots: [[1, 0, 4, MAKE]] }
function writeShop(make: string, use: string): void {
  write(`${make}/make.ts`, 'export function make() {}\n')
  write(`${use}/use.ts`, "import { make } from 'shop'\nmake()\n")
}
async function overlaid(indexes: readonly Uint8Array[], cache = false) {
  const scip = indexes.map((bytes, at) => {
    writeFileSync(join(root, `${at}.scip`), bytes)
    return join(root, `${at}.scip`)
  })
  const kept = cache ? join(root, 'cache') : false
  return await run({ path: join(root, 'src'), ingest: server, server: 'test', crew, cache: kept, scip })
}
/** What the second line of a file leads to. */
function targetsOf(path: string) {
  const links = server.linksAt('main', path)
  return links?.line.flatMap((line, at) => (line === 2 ? [links.targets[links.target[at] ?? -1]?.[0]] : []))
}

test('an index that was made in a part of the tree counts paths from there', async () => {
  writeShop('src/packages/shop', 'src/packages/shop')
  const made = pathToFileURL(join(root, 'src/packages/shop')).href
  expect((await overlaid([encodeIndex([makes, uses], made)])).scip).toMatchObject([{ covered: 2, missing: [] }])
  expect(targetsOf('packages/shop/use.ts')).toEqual(['s'])
})

test('what one index uses is found where another one defines it', async () => {
  writeShop('src/a', 'src/b')
  const [a, b] = ['src/a', 'src/b'].map((path) => pathToFileURL(join(root, path)).href)
  await overlaid([encodeIndex([uses], b), encodeIndex([makes], a)])
  expect(targetsOf('b/use.ts')).toEqual(['s'])
})

test('what a file defines that has changed since is in the repository, and no package of another', async () => {
  writeShop('src', 'src')
  write('src/make.ts', '// New.\nexport function make() {}\n')
  write('src/use.ts', "import { make } from './make'\nmake()\n")
  expect((await overlaid([encodeIndex([makes, uses])])).scip).toMatchObject([{ covered: 1, stale: ['make.ts'] }])
  expect(targetsOf('use.ts')).toEqual(['s'])
})

test('an index that does not say how it counts columns is read as its names are found', async () => {
  write('src/make.ts', 'const é = 1; export function make() {}\nmake()\n')
  const spots = (column: number): Document['spots'] => [
    [0, column, column + 4, MAKE, 1],
    [1, 0, 4, MAKE],
  ]
  for (const column of [29, 30])
    expect((await overlaid([encodeIndex([{ path: 'make.ts', spots: spots(column) }])])).scip).toMatchObject([
      { covered: 1, stale: [] },
    ])
})

test('what an index says of a file that has gone since the run before is what it says in a run without one', async () => {
  writeShop('src', 'src')
  rmSync(join(root, 'src/make.ts'))
  write('src/make.py', 'def make(): pass\n')
  const index = encodeIndex([{ path: 'make.py', spots: [[0, 4, 8, MAKE, 1]] }, uses])
  const links = async (cache: boolean) => {
    await overlaid([index], cache)
    return server.linksAt('main', 'use.ts')
  }
  await links(true)
  rmSync(join(root, 'src/make.py'))
  expect(await links(true)).toEqual(await links(false))
})
