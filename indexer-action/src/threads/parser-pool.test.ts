import { afterEach, expect, test } from 'vitest'
import { Crew } from './crew.ts'
import { ParserPool } from './parser-pool.ts'
import type { FileToExtract, ToWorker } from './work.ts'

let pool: ParserPool | undefined
afterEach(() => pool?.close())

async function extract(tasks: string[][]): Promise<{ delivered: string[]; lost: string[] }> {
  const settings = { root: '/', git: false, cache: '/', surroundings: { c: 0, cpp: 0 } }
  const file = new URL('../testing/mortal-worker.ts', import.meta.url)
  pool = new ParserPool(settings, 'test', { files: 1000, bytes: 1e9 }, new Crew({ file, stuckMs: 400 }))
  return extractIn(pool, tasks, { kind: 'flush' })
}

async function extractIn(pool: ParserPool, tasks: string[][], after?: ToWorker) {
  const delivered: string[] = []
  const lost: string[] = []
  await pool.run(
    tasks.map((paths) => ({
      files: paths.map((path): FileToExtract => ({ path, size: 1, attributes: {}, here: [] })),
      message: (files: FileToExtract[]) => ({ kind: 'extract' as const, files }),
    })),
    {
      ...(after && { after }),
      lost: (one) => lost.push(one.path),
      reply: (message) => {
        if (message.kind === 'records') delivered.push(...new TextDecoder().decode(message.body).split(','))
      },
    },
  )
  return { delivered: delivered.sort(), lost: lost.sort() }
}

test('every file is delivered once when nothing goes wrong', async () => {
  expect(await extract([['a', 'b'], ['c'], ['d', 'e']])).toEqual({ delivered: ['a', 'b', 'c', 'd', 'e'], lost: [] })
})

test('a file that ends its worker is given up, and nothing else is', async () => {
  expect(await extract([['a', 'b'], ['c', 'die', 'd'], ['e']])).toEqual({
    delivered: ['a', 'b', 'c', 'd', 'e'],
    lost: ['die'],
  })
})

test('a file that never ends is given up after a while', async () => {
  expect(await extract([['a'], ['hang', 'b'], ['die', 'c']])).toEqual({
    delivered: ['a', 'b', 'c'],
    lost: ['die', 'hang'],
  })
})

test('a file at which its worker hardly runs is waited for longer, and not for ever', async () => {
  expect(await extract([['a'], ['starve', 'b'], ['wait', 'c']])).toEqual({
    delivered: ['a', 'b', 'c', 'starve'],
    lost: ['wait'],
  })
}, 20_000)

test('a worker that ends each time that it hands over what it finished stops the run', async () => {
  await expect(extract([['a'], ['choke'], ['b']])).rejects.toThrow('a worker failed: the worker died (8)')
})

test('any number of files may end their workers where others are finished between', async () => {
  const tasks = Array.from({ length: 12 }, (_, at) => [`${at}`, 'die'])
  const { delivered, lost } = await extract(tasks)
  expect([delivered.length, lost.length]).toEqual([12, 12])
}, 20_000)

test('what a worker was at when the pool was closed is not tried again', async () => {
  const running = extract([['hang']])
  await pool?.close()
  await expect(running).rejects.toThrow('the worker died')
})

test('a renewed pool goes on in threads that hold nothing of what others did', async () => {
  await extract([['a']])
  const renewed = pool as ParserPool
  expect(await extractIn(renewed, [['b']])).toEqual({ delivered: [], lost: [] })
  await renewed.renew()
  expect(await extractIn(renewed, [['c']], { kind: 'flush' })).toEqual({ delivered: ['c'], lost: [] })
})

test('a failure that is not a file’s stops the run', async () => {
  const settings = { root: '/', git: false, cache: '/', surroundings: { c: 0, cpp: 0 } }
  pool = new ParserPool(
    settings,
    'test',
    { files: 1, bytes: 1 },
    new Crew({ file: new URL('./nowhere.ts', import.meta.url), stuckMs: 400 }),
  )
  await expect(
    pool.run([{ files: [1], message: () => ({ kind: 'flush' as const }) }], {
      lost: () => undefined,
      reply: () => undefined,
    }),
  ).rejects.toThrow(/a worker failed/)
})
