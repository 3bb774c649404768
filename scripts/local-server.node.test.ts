import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { startServer } from './local-server.ts'

const PROJECT = join(import.meta.dirname, '..')

it('the local service is there when every migration of every database is', async () => {
  const files = (set: string) => readdirSync(join(PROJECT, 'migrations', set)).filter((name) => name.endsWith('.sql'))
  const expected = [files('control').length, files('index').length, files('index').length].sort()
  const folder = mkdtempSync(join(tmpdir(), 'sextant-local-'))
  const server = await startServer({ project: PROJECT, folder, port: 18_200, exactPort: false })
  try {
    const state = join(folder, 'state', 'v3', 'd1')
    const applied = readdirSync(state, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.sqlite') && !name.includes('metadata'))
      .map((name) => {
        const database = new DatabaseSync(join(state, name), { readOnly: true })
        const { n } = database.prepare('SELECT count(*) AS n FROM d1_migrations').get() as { n: number }
        database.close()
        return n
      })
    expect(applied.sort()).toEqual(expected)
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}, 60_000)
