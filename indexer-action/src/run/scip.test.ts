/** A run that is given SCIP indexes, whatever is in them. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
