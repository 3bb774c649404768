/** In the bundle, schemas are made when something is validated, and validate as the contract's own do. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as messages from '../../../src/contract/messages.ts'

const ACTION = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'sextant-schemas-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const contract = { ...messages }
let later: typeof contract

beforeAll(async () => {
  const common = { absWorkingDir: ACTION, bundle: true, platform: 'node' } as const
  const outfile = join(folder, 'messages.mjs')
  const entryPoints = ['../src/contract/messages.ts']
  await build({ ...common, entryPoints, outfile, format: 'esm', alias: { zod: './later-schemas.ts' } })
  later = (await import(pathToFileURL(outfile).href)) as typeof contract
  // Nothing has needed zod so far: it is not there yet.
  await build({ ...common, entryPoints: ['schemas.ts'], outfile: join(folder, 'schemas.cjs'), format: 'cjs' })
})

const BASE = { ref: 'main', generation: 1, commit: 'a'.repeat(40), digest: 7, paths: 3 }
const BEGUN = { upload: 'u', expires: '2100-01-01', formats: [1], limits: { files: 2 }, base: BASE }
const REQUEST = {
  format: 1,
  repository: 'o/n',
  ref: 'main',
  commit: 'a'.repeat(40),
  order: { run: 1, attempt: 0 },
  agent: 'a',
}

test.each([
  ['a reply', 'BeginAnswer', BEGUN],
  ['a reply without what may be absent', 'BeginAnswer', { ...BEGUN, base: undefined }],
  ['a reply with a wrong commit inside', 'BeginAnswer', { ...BEGUN, base: { ...BASE, commit: 'b' } }],
  ['no reply at all', 'BeginAnswer', undefined],
  ['a request', 'BeginRequest', REQUEST],
  ['a request with too much in it', 'BeginRequest', { ...REQUEST, more: 1 }],
  ['a request for a ref that is none', 'BeginRequest', { ...REQUEST, ref: 'a..b' }],
  ['a record of a kind that is none', 'InboundRecord', { kind: 'nothing' }],
  ['a record', 'InboundRecord', { kind: 'manifest', entries: [['a.py', 1, 2], ['b.py', 'binary', 3], ['c.py']] }],
  ['a name', 'RepositoryName', 'o/n'],
  ['a name with too many parts', 'RepositoryName', 'o/n/m'],
] as const)('%s is judged as by the contract', (_, name, value) => {
  const here = later[name].safeParse(value)
  const there = contract[name].safeParse(value)
  expect(here.success).toBe(there.success)
  expect(here.data).toEqual(there.data)
  expect(here.error?.message).toBe(there.error?.message)
})
