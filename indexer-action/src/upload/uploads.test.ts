import { gunzipSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { LIMITS } from '../../../src/contract/limits.ts'
import { dryRun, type Ingest } from './upload.ts'
import { Uploads } from './uploads.ts'

/** A server that answers a request of records when it is told to; those that are still to come too, when all are meant. */
function slowServer() {
  const answers: (() => void)[] = []
  let atOnce = false
  const asked: number[] = []
  const ingest: Ingest = {
    ...dryRun({ bytes: 0, requests: 0 }),
    have: async (_, { files, links }) => {
      asked.push(links.length)
      return { files, links }
    },
    records: () =>
      new Promise((resolve) => {
        answers.push(() => resolve({ stored: 0, known: 0 }))
        if (atOnce) answers.shift()?.()
      }),
  }
  const answerAll = () => {
    atOnce = true
    for (const answer of answers.splice(0)) answer()
  }
  return { ingest, asked, answers, answerAll }
}

/** Long enough for what would be sent too early; bodies are packed in threads, so what is to be sent is waited for. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 20))

function postLinks(uploads: Uploads, count: number, bodyBytes = 2): void {
  const files = Array.from({ length: count }, (_, at) => ({ path: `${at}.c`, link: at, occurrences: 1, bodyBytes }))
  uploads.postLinks(
    files,
    Buffer.from('{}\n'.repeat(count)),
    files.map((_, at) => (at + 1) * 3),
  )
}

describe('requests on their way', () => {
  it('take link sets along as soon as there are many and the server is idle, and few only at the end', async () => {
    const { ingest, asked, answerAll } = slowServer()
    const uploads = new Uploads(ingest, 'u')
    postLinks(uploads, 200)
    await settled()
    expect(asked).toEqual([])
    postLinks(uploads, 100)
    await vi.waitFor(() => expect(asked).toEqual([300]), { timeout: 30_000 })
    postLinks(uploads, 20)
    uploads.flushLinks()
    await vi.waitFor(() => expect(asked).toEqual([300, 20]), { timeout: 30_000 })
    answerAll()
    await uploads.drained()
    expect(uploads.sent.links).toBe(320)
  })

  it('take link sets along as soon as they are long, without asking, to a server that has nothing of the tree', async () => {
    const { ingest, asked, answers, answerAll } = slowServer()
    const uploads = new Uploads(ingest, 'u')
    uploads.expectNothing()
    postLinks(uploads, 20)
    await settled()
    expect(answers).toHaveLength(0)
    uploads.postLinks([{ path: 'a.c', link: 20, occurrences: 1, bodyBytes: 2 }], Buffer.alloc(300_000, ' '), [300_000])
    await vi.waitFor(() => expect(answers).toHaveLength(1), { timeout: 30_000 })
    postLinks(uploads, 5)
    uploads.postManifest(['{"kind":"manifest","entries":[]}\n'], false)
    await vi.waitFor(() => expect(answers).toHaveLength(2), { timeout: 30_000 })
    answerAll()
    await uploads.drained()
    expect(answers).toHaveLength(0)
    expect(asked).toEqual([])
    expect(uploads.sent.links).toBe(26)
  })

  it('take a few link sets and the manifest together, without asking', async () => {
    const { ingest, asked, answers } = slowServer()
    const uploads = new Uploads(ingest, 'u')
    postLinks(uploads, 10)
    uploads.postManifest(['{"kind":"manifest","entries":[]}\n'], true)
    await vi.waitFor(() => expect([asked, answers.length]).toEqual([[], 1]), { timeout: 30_000 })
    answers[0]?.()
    await uploads.drained()
    expect(uploads.sent.links).toBe(10)
  })

  it('ask about many link sets before the manifest leaves', async () => {
    const { ingest, asked } = slowServer()
    const uploads = new Uploads(ingest, 'u')
    uploads.post(new Uint8Array(1), { files: 1 })
    uploads.post(new Uint8Array(1), { files: 1 })
    postLinks(uploads, 300)
    uploads.postManifest(['{}\n'], true)
    await settled()
    expect(asked).toEqual([])
    expect(uploads.sent.links).toBe(0)
  })

  it('leave link sets to gather while the server is busy, and take them when it no longer is', async () => {
    const { ingest, asked, answers } = slowServer()
    const uploads = new Uploads(ingest, 'u')
    uploads.post(new Uint8Array(1), { files: 1 })
    uploads.post(new Uint8Array(1), { files: 1 })
    postLinks(uploads, 300)
    postLinks(uploads, 300)
    await settled()
    expect(asked).toEqual([])
    await vi.waitFor(() => expect(answers.length).toBe(2), { timeout: 30_000 })
    answers.shift()?.()
    await vi.waitFor(() => expect(asked).toEqual([600]), { timeout: 30_000 })
  })

  it('hold no more link sets than the server decompresses of one request', async () => {
    const { ingest, asked, answerAll } = slowServer()
    const uploads = new Uploads(ingest, 'u')
    answerAll()
    const half = LIMITS.contentInflatedBytes / 2
    postLinks(uploads, 5, half)
    uploads.flushLinks()
    await uploads.drained()
    expect(asked).toEqual([2, 2, 1])
    postLinks(uploads, 2, half + 1)
    uploads.flushLinks()
    await uploads.drained()
    expect(asked).toEqual([2, 2, 1, 1, 1])
  })

  it('bring the link sets that the server lacks, and none when it has them all', async () => {
    const sent: string[] = []
    const ingest: Ingest = {
      ...dryRun({ bytes: 0, requests: 0 }),
      have: async (_, { links }) => ({ files: [], links: links.filter((link) => link % 2 === 1) }),
      records: async (upload, body) => {
        sent.push(`${upload} ${gunzipSync(body)}`)
        return { stored: 0, known: 0 }
      },
    }
    const uploads = new Uploads(ingest, Promise.resolve('u'))
    const lines = ['{"a":0}\n', '{"b":1}\n', '', '{"c":3}\n']
    const file = (link: number) => ({ path: `${link}.c`, link, occurrences: 1, bodyBytes: 2 })
    const ends = lines.map((_, at) => lines.slice(0, at + 1).join('').length)
    uploads.postLinks([0, 1, 2, 3].map(file), Buffer.from(lines.join('')), ends)
    uploads.flushLinks()
    uploads.postLinks([file(4)], Buffer.from('{"d":4}\n'), [8])
    uploads.flushLinks()
    await uploads.drained()
    expect([sent, uploads.sent.links]).toEqual([['u {"b":1}\n{"c":3}\n'], 2])
  })

  it('have whoever makes them wait while more than the memory for them is waiting', async () => {
    const { ingest, answers, answerAll } = slowServer()
    const uploads = new Uploads(ingest, 'u')
    const post = () => uploads.post(new Uint8Array(20 * 1024 * 1024), { files: 1 })
    post()
    post()
    await uploads.room()
    post()
    let hasRoom = false
    const room = uploads.room().then(() => {
      hasRoom = true
    })
    await vi.waitFor(() => expect(answers.length).toBe(2), { timeout: 30_000 })
    await settled()
    expect(hasRoom).toBe(false)
    answers.shift()?.()
    await room
    answerAll()
    await uploads.drained()
    expect(uploads.sent).toMatchObject({ files: 3, bytes: 60 * 1024 * 1024 })
  })

  it('end with the first that fails: nothing more is sent, and everybody who waits is told why', async () => {
    let requests = 0
    const ingest: Ingest = {
      ...dryRun({ bytes: 0, requests: 0 }),
      records: async () => {
        requests++
        throw new Error(`refused ${requests}`)
      },
    }
    const uploads = new Uploads(ingest, 'u')
    for (let at = 0; at < 6; at++) uploads.post(new Uint8Array(1), {})
    await expect(uploads.drained()).rejects.toThrow('refused')
    uploads.post(new Uint8Array(1), {})
    await settled()
    await expect(uploads.drained()).rejects.toThrow('refused 1')
    await expect(uploads.room()).rejects.toThrow('refused 1')
    expect(requests).toBe(2)
  })

  it('of a dry run are called what they are: nothing has been sent', async () => {
    const noted = (ingest: Ingest) => {
      const uploads = new Uploads(ingest, 'u')
      uploads.sent.bytes = 2_000_000
      return uploads.note()
    }
    const dry = dryRun({ bytes: 0, requests: 0 })
    expect([noted(dry), noted({ ...dry, isDry: false })]).toEqual(['2.0 MB to send', '2.0 MB sent'])
  })

  it('that wait for an upload that cannot begin fail with it', async () => {
    const { ingest } = slowServer()
    const uploads = new Uploads(ingest, Promise.reject(new Error('not linked')))
    uploads.post(new Uint8Array(1), { files: 1 })
    await expect(uploads.drained()).rejects.toThrow('not linked')
  })
})
