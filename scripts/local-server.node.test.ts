import { spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { runningServer, startServer } from './local-server.ts'

const PROJECT = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'sextant-local-'))
const options = { project: PROJECT, folder, port: 18_200, exactPort: false }
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A folder for another service, with the Worker that the first test has had bundled: that takes as long as the rest of a start. */
function bundledIn(at: string): string {
  const worker = join(folder, 'worker')
  if (existsSync(worker)) cpSync(worker, join(at, 'worker'), { recursive: true })
  return at
}

it('the local service is there when every migration of every database is, and once', async () => {
  const files = (set: string) => readdirSync(join(PROJECT, 'migrations', set)).filter((name) => name.endsWith('.sql'))
  const expected = [files('control').length, files('index').length, files('index').length].sort()
  const server = await startServer(options)
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
    await expect(startServer(options)).rejects.toThrow(`running on this data already: ${server.url}`)
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    expect(runningServer(folder)).toEqual({ pid: expect.any(Number), url: server.url })
    expect(runningServer(folder, '/no-proc-as-on-macos')).toEqual(runningServer(folder))
    expect(runningServer(`${folder}-other`, '/no-proc-as-on-macos')).toBeUndefined()
  } finally {
    await server.stop()
  }
}, 60_000)

it('data of a newer version is served, and said to be so at every start until that version is back', async () => {
  const databases = () =>
    readdirSync(join(folder, 'state', 'v3', 'd1'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.sqlite') && !name.includes('metadata'))
      .map((name) => new DatabaseSync(join(folder, 'state', 'v3', 'd1', name)))
  const inEach = (sql: string): void => {
    for (const database of databases()) {
      database.exec(sql)
      database.close()
    }
  }
  const isOutdated = async (): Promise<boolean> => {
    const server = await startServer(options)
    await server.stop()
    return server.isOutdated
  }
  expect(await isOutdated()).toBe(false)
  inEach("INSERT INTO d1_migrations (name) VALUES ('9999_later.sql')")
  writeFileSync(join(folder, 'state', 'migrated'), 'of the newer version')
  expect([await isOutdated(), await isOutdated()]).toEqual([true, true])
  inEach("DELETE FROM d1_migrations WHERE name = '9999_later.sql'")
  expect(await isOutdated()).toBe(false)
}, 120_000)

it('data that was moved or copied is served from where it is now', async () => {
  const DATABASE_CLASS = 'miniflare-D1DatabaseObject'
  const [first, moved, copied] = ['first', 'moved', 'copied'].map((name) => `${folder}-${name}`) as [
    string,
    string,
    string,
  ]
  const shared = (at: string) => join(at, 'state', 'v3', 'd1')
  const link = (at: string) => join(at, 'state', 'v3', 'do', DATABASE_CLASS)
  const start = async (at: string) => {
    const server = await startServer({ ...options, folder: at })
    await server.stop()
    return dirname(realpathSync(link(at)))
  }
  try {
    expect(await start(bundledIn(first))).toBe(realpathSync(shared(first)))
    renameSync(first, moved)
    expect(await start(moved)).toBe(realpathSync(shared(moved)))
    // As an earlier version made it.
    rmSync(link(moved))
    symlinkSync(join(shared(moved), DATABASE_CLASS), link(moved))
    cpSync(moved, copied, { recursive: true, verbatimSymlinks: true })
    expect(await start(copied)).toBe(realpathSync(shared(copied)))
  } finally {
    for (const each of [first, moved, copied]) rmSync(each, { recursive: true, force: true })
  }
}, 120_000)

it('services that are started at once, on whatever port is free, have one each', async () => {
  const folders = [0, 1].map((at) => bundledIn(`${folder}-${at}`))
  const servers = await Promise.all(folders.map((each) => startServer({ ...options, folder: each, port: 0 })))
  try {
    expect(new Set(servers.map(({ url }) => url)).size).toBe(2)
    for (const [at, { url }] of servers.entries()) expect(runningServer(folders[at] as string)?.url).toBe(url)
  } finally {
    for (const [at, server] of servers.entries()) {
      await server.stop()
      rmSync(folders[at] as string, { recursive: true, force: true })
    }
  }
}, 120_000)

it('of two that are started at once on the same data one is refused', async () => {
  const own = bundledIn(`${folder}-same`)
  const starts = await Promise.allSettled(
    [18_600, 18_700].map((port) => startServer({ ...options, folder: own, port })),
  )
  const [server, another] = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []))
  try {
    expect(another).toBeUndefined()
    expect(starts.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { message: expect.stringContaining(`running on this data already: ${server?.url}`) },
    })
    expect(runningServer(own)?.url).toBe(server?.url)
  } finally {
    await Promise.all([server?.stop(), another?.stop()])
    rmSync(own, { recursive: true, force: true })
  }
}, 120_000)

it('a service whose starter ends while it starts leaves nothing behind', async () => {
  const own = `${folder}-left`
  const start = `import { startServer } from ${JSON.stringify(join(PROJECT, 'scripts/local-server.ts'))}
    import { existsSync } from 'node:fs'
    startServer(${JSON.stringify({ ...options, folder: own })})
    setInterval(() => { if (existsSync(${JSON.stringify(join(own, 'server.pid'))})) process.exit(0) }, 1)`
  const starter = spawn(process.execPath, ['--input-type=module', '--eval', start], { stdio: 'inherit' })
  await new Promise((resolve) => starter.once('exit', resolve))
  expect(readdirSync(own)).toEqual([])
  rmSync(own, { recursive: true, force: true })
}, 60_000)

it('a service whose port is taken while it starts has another, unless it was to have that one', async () => {
  for (const [exactPort, port] of [
    [false, 18_400],
    [true, 18_500],
  ] as const) {
    const own = bundledIn(`${folder}-${port}`)
    const starting = startServer({ ...options, folder: own, port, exactPort })
    starting.catch(() => undefined)
    // It has found the port free by then, and does not listen yet.
    while (!existsSync(join(own, 'server.pid'))) await sleep(1)
    const other = createServer().listen({ port, host: '127.0.0.1' })
    try {
      if (exactPort) await expect(starting).rejects.toThrow(`Port ${port} is taken`)
      else {
        const server = await starting
        expect(new URL(server.url).port).not.toBe(`${port}`)
        expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
        await server.stop()
      }
    } finally {
      other.close()
      rmSync(own, { recursive: true, force: true })
    }
  }
}, 120_000)

it('a service whose starter was killed ends, and another begins on its data', async () => {
  const start = `import { startServer } from ${JSON.stringify(join(PROJECT, 'scripts/local-server.ts'))}
    process.stdout.write((await startServer(${JSON.stringify(options)})).url)`
  const starter = spawn(process.execPath, ['--input-type=module', '--eval', start], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((resolve) => starter.stdout.once('data', resolve))
  expect(runningServer(folder)).toBeDefined()
  starter.kill('SIGKILL')
  const server = await startServer(options)
  expect(runningServer(folder)?.url).toBe(server.url)
  await server.stop()
  expect(runningServer(folder)).toBeUndefined()
}, 60_000)
