/**
 * A repository that is too large to be searched by meaning without a vector store: that is found out from a part of it, and not
 * again with every push.
 */
import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { openDatabases } from '../../src/db/databases.ts'
import { embeddingStore } from '../../src/db/stores/embedding-store.ts'
import { indexReader } from '../../src/db/stores/read/index-reader.ts'
import type { Env } from '../../src/env.ts'
import type { RefScope } from '../../src/tenancy/scope.ts'
import { embedShare } from '../../src/vectors/embed-generation.ts'
import { embeddedHome } from '../../src/vectors/embedded-home.ts'
import { embeddingProgress } from '../../src/vectors/progress.ts'
import { scopeOf } from '../setup/reader.ts'
import { sender, signIn, upload } from '../setup/uploader.ts'

const own = env as unknown as Env
const DAY = 86_400_000
let scope: RefScope
beforeAll(async () => {
  const token = await signIn(own)
  await upload(sender(own, token), { repository: 'vectors/large' }, { 'a.py': 'def a(): pass\n' })
  const found = await scopeOf(own, token, 'vectors/large')
  if (typeof found === 'string') throw new Error(found)
  scope = found
})

const databases = openDatabases(own)
const store = embeddingStore(databases)
const share = (now: number) =>
  embedShare({ store, index: indexReader(databases), home: embeddedHome, now: () => now }, scope)
const models = async () => (await embeddingProgress(databases, scope)).map(({ status }) => status)

/** More chunks than are searched, a thousand a page. */
function tooMany() {
  let pages = 0
  const texts = Array.from({ length: 1000 }, (_, at) => `text ${at}`)
  async function* read() {
    while (pages < 200) {
      pages++
      yield [{ id: pages, texts }]
    }
  }
  return { read, pages: () => pages }
}

describe('a repository with too many chunks', () => {
  it('is read until there are too many, and no further', async () => {
    const { read, pages } = tooMany()
    expect(await embeddedHome.found(store, scope, read, Date.now())).toBe('refused')
    expect(pages()).toBe(61)
    expect((await embeddingProgress(databases, scope))[0]?.reason).toMatch(/more than 60000 chunks/)
  })

  it('is refused once, however often it is found out', async () => {
    expect(await embeddedHome.found(store, scope, tooMany().read, Date.now())).toBe('refused')
    expect(await models()).toEqual(['refused'])
  })

  it('is not read again for a day, and then embedded if it is small enough', async () => {
    expect(await share(Date.now() + DAY / 2)).toBe('done')
    expect(await models()).toEqual(['refused'])
    let step = await share(Date.now() + 2 * DAY)
    for (let turn = 0; step === 'more' && turn < 10; turn++) step = await share(Date.now() + 2 * DAY)
    expect(step).toBe('done')
    expect(await models()).toEqual(['active'])
  })
})
