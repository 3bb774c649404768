/** What a run is spared by what it remembers and by what the server has, and how it goes on where either was lost. */
import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, describe, expect, test } from 'vitest'
import { checkouts, RUBY } from '../testing/checkouts.ts'
import { StrictIngest } from '../testing/strict-ingest.ts'
import { type Ingest, IngestRefused } from '../upload/upload.ts'

const here = checkouts()
const { write, git, commit, index } = here

test('a manifest of which something is not there is sent once more, whole; and not a third time', async () => {
  write(RUBY)
  const refusals = { left: 1 }
  const forgetful = new (class extends StrictIngest {
    override async publish(...request: Parameters<StrictIngest['publish']>) {
      if (refusals.left-- > 0)
        throw new IngestRefused({ code: 'digest_mismatch', message: 'some records did not arrive' }, undefined)
      return super.publish(...request)
    }
  })()
  await index({ ingest: forgetful, cache: false })
  expect([...(forgetful.refs.get('main')?.entries.keys() ?? [])]).toEqual(Object.keys(RUBY))
  refusals.left = 2
  await expect(index({ ingest: forgetful, cache: false })).rejects.toThrow('did not arrive')
})

test('what the server swept after it was asked for it is sent again', async () => {
  write(RUBY)
  const sweeping = new (class extends StrictIngest {
    override async publish(...request: Parameters<StrictIngest['publish']>) {
      if (this.refs.size === 1 && this.log.every(({ kind }) => kind !== 'swept')) {
        this.log.push({ kind: 'swept', records: {} })
        this.files.clear()
        this.links.clear()
      }
      return super.publish(...request)
    }
  })()
  await index({ ingest: sweeping, ref: 'main' })
  await index({ ingest: sweeping, ref: 'topic', server: 'another name of it' })
  expect(sweeping.log.map(({ kind }) => kind)).toContain('swept')
  for (const path of Object.keys(RUBY)) expect(sweeping.at('topic', path), path).toMatchObject({ path })
})

describe('a git checkout', () => {
  beforeEach(() => git('init', '-q', '-b', 'trunk'))

  test('only says that it was here when nothing has changed', async () => {
    commit(RUBY)
    await index()
    const requests = here.server.log.length
    expect(await index()).toMatchObject({ outcome: 'unchanged', extracted: 0, linked: 0, uploaded: { bytes: 0 } })
    expect(here.server.log.slice(requests)).toEqual([{ kind: 'publish delta', records: { entries: 0 } }])
  })

  test('writes down what it remembers only when that is something new', async () => {
    const remembered = () => statSync(join(here.root, '.sextant/cache/state.json')).ino
    commit(RUBY)
    // What was written a moment ago is not trusted, and a moment later it is.
    for (const path of Object.keys(RUBY)) utimesSync(join(here.root, path), 1_500_000_000, 1_500_000_000)
    await index()
    const first = remembered()
    await index()
    expect(remembered()).toBe(first)
    // Git says that the bytes are the same.
    utimesSync(join(here.root, 'lib/a.rb'), 1_600_000_000, 1_600_000_000)
    expect(await index()).toMatchObject({ extracted: 0 })
    expect(remembered()).toBe(first)
    await index({ ref: 'other' })
    expect(remembered()).not.toBe(first)
  })

  test('remembers what it published, and nothing of a publish that failed or came too late', async () => {
    const folder = join(here.root, '.sextant/cache')
    const state = () => readFileSync(join(folder, 'state.json'), 'utf8')
    const published = (): { ref: string }[] => JSON.parse(state()).published
    commit(RUBY)
    await index()
    const first = state()
    const publishing = (publish: Ingest['publish']): Ingest => ({
      begin: (request) => here.server.begin(request),
      have: (upload, request) => here.server.have(upload, request),
      records: (upload, body) => here.server.records(upload, body),
      publish,
    })
    const failing = publishing(async () => {
      await sleep(50)
      throw new Error('no answer')
    })
    await expect(index({ ref: 'other', ingest: failing })).rejects.toThrow('no answer')
    expect(state()).toBe(first)
    expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([])
    const late = publishing(async () => ({ outcome: 'superseded', generation: 7, commit: '0'.repeat(40), url: '' }))
    expect(await index({ ref: 'other', ingest: late })).toMatchObject({ outcome: 'superseded' })
    expect(published().map(({ ref }) => ref)).toEqual(['trunk'])
    await index({ ref: 'other' })
    expect(published().map(({ ref }) => ref)).toEqual(['other', 'trunk'])
  })

  test('sends a new branch as its difference to the default one, however many branches came in between', async () => {
    commit({ ...RUBY, 'lib/c.rb': 'def c; A.new; end\n', '.gitignore': '.sextant/\n' })
    await index({ defaultRef: 'trunk' })
    for (let n = 0; n < 7; n++) {
      git('checkout', '-q', '-b', `topic-${n}`, 'trunk')
      commit({ 'lib/b.rb': `A.new.greet\nA.new.hello # ${n}\n` })
      await index({ defaultRef: 'trunk' })
      expect(here.server.log.at(-1), `branch ${n}`).toEqual({ kind: 'publish delta', records: { entries: 1 } })
    }
  })

  test('sends nothing twice from a machine that remembers nothing, also where only the content tells the language', async () => {
    commit({ ...RUBY, tool: '#!/usr/bin/env ruby\nputs 1\n', 'a.h': 'int one(void);\n', 'notes.zzz': 'words\n' })
    await index()
    commit({ 'lib/b.rb': 'A.new.hello\n' })
    expect(await index({ cache: false })).toMatchObject({ extracted: 5, uploaded: { files: 1, links: 1 } })
  })

  test('sends everything when the server has lost what the cache remembers', async () => {
    commit(RUBY)
    await index()
    here.server = new StrictIngest()
    expect(await index()).toMatchObject({ outcome: 'published', uploaded: { files: 2 } })
  })

  test('reads a file as its attributes say when the server has lost it', async () => {
    const attributes = 'lib/a.rb linguist-language=Text\nlib/b.rb linguist-documentation\n'
    commit({ ...RUBY, '.gitattributes': attributes })
    await index()
    const before = here.server.refs.get('trunk')?.entries
    here.server = new StrictIngest()
    await index()
    expect(here.server.at('trunk', 'lib/a.rb')).toMatchObject({ language: 'text' })
    expect(here.server.at('trunk', 'lib/b.rb')).toMatchObject({ role: 'documentation' })
    expect(here.server.refs.get('trunk')?.entries).toEqual(before)
  })

  test('goes on where an upload broke off', async () => {
    commit(RUBY)
    const broken = here.server.publish.bind(here.server)
    here.server.publish = async () => {
      throw new Error('the network is gone')
    }
    await expect(index()).rejects.toThrow('the network is gone')
    here.server.publish = broken
    expect(await index()).toMatchObject({ outcome: 'published', uploaded: { files: 0 } })
  })

  test('sends the whole when somebody else has published in between', async () => {
    commit(RUBY)
    await index()
    commit({ 'c.rb': 'z = 1\n' })
    const { publish } = here.server
    let asked = 0
    here.server.publish = async (upload, request) => {
      if (asked++ === 0) here.server.refs.get('trunk')?.entries.delete('lib/b.rb')
      return publish.call(here.server, upload, request)
    }
    await index()
    expect(here.server.log.at(-1)?.kind).toBe('publish full')
    expect([...(here.server.refs.get('trunk')?.entries.keys() ?? [])].sort()).toEqual(['c.rb', 'lib/a.rb', 'lib/b.rb'])
  })

  test('survives a cache that is broken in any way', async () => {
    commit(RUBY)
    const cache = join(here.root, '.sextant/cache')
    await index()
    for (const name of readdirSync(cache)) writeFileSync(join(cache, name), 'rubbish that is no pack and no state')
    write({ 'c.rb': 'A.new\n' })
    expect(await index()).toMatchObject({ indexed: 3 })
    for (const name of readdirSync(cache))
      if (name.endsWith('.pack')) writeFileSync(join(cache, name), Buffer.alloc(100_000))
    write({ 'd.rb': 'A.new\n' })
    expect(await index()).toMatchObject({ indexed: 4 })
    expect(here.server.linksAt('trunk', 'lib/b.rb')?.line.length).toBeGreaterThan(0)
  })
})
