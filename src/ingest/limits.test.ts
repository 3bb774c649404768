/**
 * P6, P34, P46, P48: what an uploader may not send, and how it is told. Every refusal leaves nothing behind.
 */

import { env } from 'cloudflare:workers'
import { deflateRawSync, gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { developer } from '../../test/setup/developer.ts'
import { emptyIndex, rowsOfIndex } from '../../test/setup/index-tables.ts'
import { buildTree, fileRecord, linkRecord, segmentRecord, type Tree, totalsOf } from '../../test/setup/tree.ts'
import { beginBody, contentRecords, manifestRecord, ndjson, ok, refusal } from '../../test/setup/uploader.ts'
import { LIMITS } from '../contract/limits.ts'
import { indexShards } from '../env.ts'

const { send, begin, upload } = developer()
let id: string
beforeAll(async () => {
  id = (await begin({ repository: 'limits/all' })).upload
})

const TREE: Tree = { 'a.py': 'def a(): pass\n' }
const built = buildTree(TREE)
const [file, segment, links] = contentRecords(TREE, built) as [
  Record<string, unknown>,
  Record<string, unknown>,
  Record<string, unknown>,
]
const packed = (text: string) => deflateRawSync(text).toString('base64')
const records = (...lines: unknown[]) => refusal(send(`${id}/records`, ndjson(lines)))
const EMPTY_BODY = {
  targets: [],
  locals: [],
  line: [],
  column: [],
  length: [],
  use: [],
  target: [],
  from: [],
  evidence: [],
  confidence: [],
}

const rows = () => rowsOfIndex(indexShards(env))

describe('content that is not what it claims', () => {
  it.each([
    ['text of another blob', { ...file, text: packed('def b(): pass\n') }],
    ['blob of another text', { ...file, blob: 'f'.repeat(40) }],
    ['another path', { ...file, path: 'b.py' }],
    ['another extractor', { ...file, extractor: 'test@2' }],
    ['a wrong number of lines', { ...file, lines: 2 }],
    ['a wrong size', { ...file, size: 15 }],
  ])('is refused: %s', async (_, forged) => {
    expect(await records(forged, segment)).toMatchObject({ status: 422, code: 'hash_mismatch' })
    expect(await rows()).toBe(0)
  })

  it('is refused as a link set, and as a segment', async () => {
    const body = packed(JSON.stringify({ ...EMPTY_BODY, targets: [['u', 'x']] }))
    expect(await records({ ...links, body })).toMatchObject({ code: 'hash_mismatch' })
    expect(await records(file, { ...segment, id: 5 })).toMatchObject({ code: 'hash_mismatch' })
    expect(await rows()).toBe(0)
  })

  it('is never "known already" because another repository has it', async () => {
    await upload({ repository: 'limits/neighbour' }, TREE)
    const lacking = await ok(send(`${id}/have`, { files: [file.id], links: [links.id] }))
    expect(lacking).toEqual({ files: [file.id], links: [links.id] })
    await ok(send(`${id}/records`, ndjson([manifestRecord(built.entries)])))
    const missing = await refusal(send(`${id}/publish`, { manifest: 'full', ...totalsOf(built.entries) }))
    expect(missing).toMatchObject({
      status: 409,
      code: 'missing_content',
      details: { count: 1, some: [{ path: 'a.py', file: file.id }] },
    })
    await emptyIndex(indexShards(env))
  })

  it('is refused in a manifest that gives one path the content of another', async () => {
    const { upload: other } = await begin({ repository: 'limits/swapped' })
    const tree: Tree = { 'a.py': 'def a(): pass\n', 'b.py': 'def b(): pass\n' }
    const two = buildTree(tree)
    const [a, b] = two.entries as [string, number, number][]
    const swapped = [
      ['a.py', b?.[1], b?.[2]],
      ['b.py', a?.[1], a?.[2]],
    ] as [string, number, number][]
    await ok(send(`${other}/records`, ndjson([...contentRecords(tree, two), manifestRecord(swapped)])))
    const answer = await refusal(send(`${other}/publish`, { manifest: 'full', ...totalsOf(swapped) }))
    expect(answer).toMatchObject({ code: 'missing_content', details: { count: 2 } })
    await emptyIndex(indexShards(env))
  })
})

describe('bombs', () => {
  const zeros = (bytes: number) => new Uint8Array(bytes)

  it.each([
    ['a body of 1,000 to 1', () => gzipSync(zeros(LIMITS.requestInflatedBytes + 1)), 'bomb'],
    ['several gzip members', () => Buffer.concat([gzipSync(zeros(20e6)), gzipSync(zeros(20e6))]), 'bomb'],
    ['half a gzip', () => gzipSync(zeros(1000)).subarray(0, 20), 'invalid'],
    ['something after the gzip', () => Buffer.concat([gzipSync('{}'), Buffer.from('tail')]), 'invalid'],
    ['gzip in gzip', () => gzipSync(gzipSync('{}')), 'invalid'],
    ['bytes that are not UTF-8', () => gzipSync(Buffer.from([0xff, 0xfe])), 'invalid'],
  ] as const)('are refused: %s', async (_, body, code) => {
    expect(await refusal(send(`${id}/records`, new Uint8Array(body())))).toMatchObject({ code })
  })

  it('are refused inside a record: text and facts', async () => {
    const before = await rows()
    const text = deflateRawSync(zeros(LIMITS.fileBytes + 1)).toString('base64')
    expect(await records({ ...file, text }, segment)).toMatchObject({ status: 413, code: 'bomb' })
    const facts = deflateRawSync(zeros(LIMITS.bodyInflatedBytes + 1)).toString('base64')
    expect(await records({ ...file, facts }, segment)).toMatchObject({ status: 413, code: 'bomb' })
    expect(await rows()).toBe(before)
  })

  it('are refused as JSON: depth, and what JSON.parse would take', async () => {
    const deep = (levels: number) => `{"kind":"manifest","entries":${'['.repeat(levels)}${']'.repeat(levels)}}`
    const line = (text: string) => refusal(send(`${id}/records`, new Uint8Array(gzipSync(text))))
    expect(await line(deep(LIMITS.jsonDepth))).toMatchObject({
      code: 'too_large',
      details: { limit: 'jsonDepth', allowed: 16 },
    })
    expect(await line(deep(1_000_000))).toMatchObject({ code: 'too_large', details: { limit: 'jsonDepth' } })
    expect(await line(deep(LIMITS.jsonDepth - 1))).toMatchObject({ code: 'invalid' })
    const lists = (count: number) => `[${'[],'.repeat(count)}0]`
    expect(await line(lists(8_000_000))).toMatchObject({ code: 'too_large', details: { limit: 'jsonContainers' } })
    expect(await line('{"kind":"manifest","entries":[],"__proto__":{"kind":"file"}}')).not.toMatchObject({
      code: 'unavailable',
    })
    expect(await line('{"kind":"manifest","entries":[["a","binary",1e400]]}')).toMatchObject({ code: 'invalid' })
  })
})

describe('limits', () => {
  const over = (limit: keyof typeof LIMITS, value: number) => ({
    code: 'too_large',
    details: { limit, allowed: LIMITS[limit], value },
  })

  it('hold for the request body, declared or not', async () => {
    expect(await refusal(send(`${id}/records`, new Uint8Array(LIMITS.requestBytes + 1)))).toMatchObject(
      over('requestBytes', LIMITS.requestBytes + 1),
    )
    const atLimit = await refusal(send(`${id}/records`, new Uint8Array(LIMITS.requestBytes)))
    expect(atLimit.code).toBe('invalid') // NULs are no JSON; the size was fine
    const chunks = new ReadableStream({
      pull(controller) {
        controller.enqueue(new Uint8Array(1024 * 1024))
      },
    })
    expect(await refusal(send(`${id}/records`, undefined, { body: chunks }))).toMatchObject({ code: 'too_large' })
  })

  it('hold for the length of a line', async () => {
    const path = 'long.py'
    const one = (chars: number) => {
      const text = `${'x'.repeat(chars)}\n`
      const record = fileRecord(path, text, { symbols: [], chunks: [] })
      return [record, segmentRecord([{ id: record.id, content: text }])]
    }
    expect(await records(...one(LIMITS.lineChars + 1))).toMatchObject(over('lineChars', LIMITS.lineChars + 1))
    expect(await ok(send(`${id}/records`, ndjson(one(LIMITS.lineChars))))).toMatchObject({ stored: 2 })
  })

  it('hold for the number of records in a request', async () => {
    const many = (n: number) => Array.from({ length: n }, () => manifestRecord([]))
    expect(await records(...many(LIMITS.recordsPerBatch + 1))).toMatchObject(
      over('recordsPerBatch', LIMITS.recordsPerBatch + 1),
    )
    expect(await ok(send(`${id}/records`, ndjson(many(LIMITS.recordsPerBatch))))).toEqual({ stored: 0, known: 0 })
  })

  it('hold for all that a request inflates to, together: a small one may otherwise ask for gigabytes', async () => {
    const text = 'def a(): pass\n'
    const json = JSON.stringify({ symbols: [], chunks: [] })
    const padded = (bytes: number) => packed(json.padEnd(bytes))
    const large = padded(LIMITS.bodyInflatedBytes)
    const request = (total: number) => {
      const count = Math.ceil(total / LIMITS.bodyInflatedBytes)
      const rest = total - (count - 1) * LIMITS.bodyInflatedBytes - count * text.length
      const files = Array.from({ length: count }, (_, at) => ({
        ...fileRecord(`${total}-${at}.py`, text, { symbols: [], chunks: [] }),
        facts: at === count - 1 ? padded(rest) : large,
      }))
      return [...files, segmentRecord(files.map((one) => ({ id: one.id, content: text })))]
    }
    const allowed = LIMITS.contentInflatedBytes
    const before = await rows()
    expect(await records(...request(allowed + 1))).toMatchObject({
      status: 413,
      code: 'too_large',
      message: expect.stringContaining(`contentInflatedBytes = ${allowed}`),
      details: { limit: 'contentInflatedBytes', allowed, value: `> ${allowed}` },
    })
    expect(await rows()).toBe(before)
    expect(await ok(send(`${id}/records`, ndjson(request(allowed))))).toMatchObject({ known: 0 })
  }, 60_000)

  it('let a file of the largest size through, in parts below the row limit, byte for byte', async () => {
    const noise = Buffer.from(crypto.getRandomValues(new Uint8Array(60_000))).toString('base64')
    const lines = Array.from(
      { length: 103 },
      (_, n) =>
        `${n} ${[...noise]
          .reverse()
          .join('')
          .slice(n, n + 15_000)}${noise.slice(n * 7, n * 7 + 4_000)}`,
    )
    const text = `${Array.from({ length: 4 }, () => lines.join('\n')).join('\n')}\n`.slice(0, LIMITS.fileBytes - 1)
    const random = Array.from({ length: 48 }, () =>
      Buffer.from(crypto.getRandomValues(new Uint8Array(49_000)))
        .toString('base64')
        .replace(/.{1000}/g, '$&\n'),
    ).join('\n')
    const content = `${random}\n${text}`.slice(0, LIMITS.fileBytes)
    const record = fileRecord('big.txt', content, { symbols: [], chunks: [] })
    expect(record.size).toBeGreaterThan(8_000_000)
    await ok(send(`${id}/records`, ndjson([record, segmentRecord([{ id: record.id, content }])])))
    const found = await Promise.all(
      indexShards(env).map((shard) =>
        shard
          .prepare('SELECT hex(data) AS data FROM file_text WHERE file_id = ? ORDER BY part')
          .bind(record.id)
          .all<{ data: string }>(),
      ),
    )
    const stored = found.flatMap(({ results }) => results.map((row) => Buffer.from(row.data, 'hex')))
    expect(stored.length).toBeGreaterThan(1)
    expect(Math.max(...stored.map((part) => part.length))).toBeLessThan(1_900_000)
    expect(Buffer.concat(stored).toString('base64')).toBe(record.text)
  })
})

describe('shapes', () => {
  const facts = (value: unknown) => ({ ...file, facts: packed(JSON.stringify(value)) })
  const symbol = { id: 1, name: 'a', kind: 'function', line: 1, column: 0, start: 1, end: 1 }

  it.each([
    ['a path that climbs', { kind: 'manifest', entries: [['../x', 'binary', 1]] }],
    ['a path with NUL', { kind: 'manifest', entries: [['a\0b', 'binary', 1]] }],
    ['a path with a lone surrogate', { kind: 'manifest', entries: [['a\ud800', 'binary', 1]] }],
    ['a reason that is not in the list', { kind: 'manifest', entries: [['a', 'whatever', 1]] }],
    ['an unknown kind of record', { kind: 'vector' }],
    ['an id beyond 52 bits', { kind: 'manifest', entries: [['a', 2 ** 52, 1]] }],
  ])('are refused: %s', async (_, record) => {
    expect(await records(record)).toMatchObject({ status: 422, code: 'invalid' })
  })

  it.each([
    ['a kind that is not in the list', { symbols: [{ ...symbol, kind: 'thing' }], chunks: [] }],
    ['a parent after its child', { symbols: [{ ...symbol, parent: 0 }], chunks: [] }],
    ['lines beyond the file', { symbols: [{ ...symbol, end: 50 }], chunks: [] }],
    ['a name with a lone surrogate', { symbols: [{ ...symbol, name: '\udfff' }], chunks: [] }],
    ['a name that is too long', { symbols: [{ ...symbol, name: 'n'.repeat(LIMITS.nameChars + 1) }], chunks: [] }],
    ['no list', {}],
  ])('of facts are refused: %s', async (_, value) => {
    expect(await records(facts(value), segment)).toMatchObject({ code: 'invalid' })
  })

  const one = { line: [1], column: [0], length: [1], use: [0], evidence: [0], confidence: [50] }
  it.each([
    ['columns of different length', { ...EMPTY_BODY, line: [1] }],
    ['a target past the end', { ...EMPTY_BODY, ...one, target: [0], from: [-1] }],
    ['a symbol past the end', { ...EMPTY_BODY, ...one, targets: [['u', 'x']], target: [0], from: [1] }],
    ['a local past the end', { ...EMPTY_BODY, targets: [['l', 0]] }],
    [
      'a choice among choices',
      {
        ...EMPTY_BODY,
        targets: [
          ['a', [0, 1]],
          ['u', 'x'],
        ],
      },
    ],
    [
      'a use that is not in the list',
      { ...EMPTY_BODY, ...one, targets: [['u', 'x']], use: [99], target: [0], from: [-1] },
    ],
  ])('of link sets are refused: %s', async (_, body) => {
    expect(await records(linkRecord(file.id as number, 'a.py', [7], body as never))).toMatchObject({ code: 'invalid' })
  })

  it('keep files and the segment that covers them together', async () => {
    expect(await records(file)).toMatchObject({
      code: 'invalid',
      message: 'a.py: no segment of this request covers it',
    })
    expect(await records(segment)).toMatchObject({ code: 'invalid' })
  })

  it('of a begin are refused by name', async () => {
    const body = beginBody({ repository: 'limits/all' })
    expect(await refusal(send('begin', { ...body, format: 99 }))).toMatchObject({
      code: 'unsupported_format',
      details: { accepted: [1] },
    })
    expect(await refusal(send('begin', { ...body, ref: 'a..b' }))).toMatchObject({
      code: 'invalid',
      details: { path: 'ref' },
    })
    expect(await refusal(send('begin', { ...body, organisation: 7 }))).toMatchObject({ code: 'invalid' })
    for (const repository of ['../all', './all', 'limits/..', 'limits/.', 'limits/a/b'])
      expect(await refusal(send('begin', { ...body, repository }))).toMatchObject({ details: { path: 'repository' } })
  })
})

it('a ref has no more paths than its limit', async () => {
  const publish = (indexed: number) =>
    refusal(
      send(`${id}/publish`, {
        ...{ manifest: 'full', digest: 0, indexed, skipped: 1 },
        statistics: { symbols: 0, occurrences: 0, bytes: 0, languages: {} },
      }),
    )
  expect(await publish(LIMITS.filesPerRef)).toMatchObject({
    code: 'too_large',
    details: { limit: 'filesPerRef', value: LIMITS.filesPerRef + 1 },
  })
  expect(await publish(LIMITS.filesPerRef - 1)).toMatchObject({ code: 'digest_mismatch' })
})

describe('what is kept for a run’s page', () => {
  const names = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`n${at}`, 1]))

  it('is no more than a page shows: rows of runs are everybody’s database', async () => {
    const publish = (more: object, statistics: object = {}) =>
      refusal(
        send(`${id}/publish`, {
          ...{ manifest: 'full', digest: 0, indexed: 0, skipped: 0, ...more },
          statistics: { symbols: 0, occurrences: 0, bytes: 0, languages: {}, ...statistics },
        }),
      )
    const many = names(LIMITS.namesPerRun + 1)
    expect(await publish({}, { phases: many })).toMatchObject({ details: { path: 'statistics.phases' } })
    expect(await publish({ counts: { skippedBy: many } })).toMatchObject({ details: { path: 'counts.skippedBy' } })
    expect(await publish({}, { phases: names(100_000) })).toMatchObject({ code: 'too_large' })
  })

  it('comes in a message that is not larger inside than it may be outside', async () => {
    const body = JSON.stringify({ ...beginBody({ repository: 'limits/all' }), agent: ' '.repeat(1_000_000) })
    const small = new Uint8Array(gzipSync(body))
    expect(small.length).toBeLessThan(16_384)
    expect(await refusal(send('begin', small))).toMatchObject({ status: 413, code: 'bomb' })
  })
})
