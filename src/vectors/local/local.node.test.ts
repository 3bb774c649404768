import { describe, expect, it } from 'vitest'
import { packed } from '../../db/formats/half-bytes.ts'
import { packVectors, readVectors, vectorsOf } from '../../db/formats/vector-block.ts'
import { fitTerms } from './fit.ts'
import { nearestChunks } from './nearest-chunks.ts'
import { localEmbedder, TermTable } from './term-table.ts'

const TEXTS = [
  'cart total invoice money',
  'invoice money levy cart',
  'levy invoice total',
  'packet wire host port',
  'wire packet frame host',
  'frame port packet',
]
const table = await fitTerms(TEXTS)
const cosine = (a: Float32Array, b: Float32Array) => a.reduce((sum, value, at) => sum + value * (b[at] as number), 0)

describe('the local model', () => {
  it('puts words that stand together near each other', async () => {
    const of = (word: string) => table.vectorOf(new Map([[word, 1]]))
    expect(cosine(of('invoic'), of('levi'))).toBeGreaterThan(cosine(of('invoic'), of('wir')) + 0.3)
  })

  it('gives the same vectors for the same chunks, also after a way through the database', async () => {
    const again = TermTable.from(await (await fitTerms(TEXTS)).toRows(), table.dimensions)
    expect(again.size).toBe(table.size)
    const [one, other] = [localEmbedder(table, 'm'), localEmbedder(again, 'm')]
    expect(cosine(await other.query('invoice wire'), await one.query('invoice wire'))).toBeCloseTo(1, 5)
    expect(await (await fitTerms(TEXTS)).toRows()).toEqual(await table.toRows())
  })

  it('reads rows that were stored word by word, as all were before', async () => {
    const values = packed(Int8Array.from({ length: table.dimensions }, (_, at) => (at % 15) - 7))
    const step = Buffer.alloc(4)
    step.writeFloatLE(0.5)
    const data = Buffer.concat(
      ['host', 'wïr'].flatMap((word) => {
        const spelled = Buffer.from(word)
        return [Uint8Array.of(spelled.length, 0), spelled, step, values]
      }),
    )
    const before = TermTable.from([{ first: 'host', data }], table.dimensions)
    const of = (from: TermTable) => from.vectorOf(new Map([['wïr', 1]]))
    expect([before.size, Math.sign(of(before)[0] as number)]).toEqual([2, -1])
    expect(of(TermTable.from(await before.toRows(), table.dimensions))).toEqual(of(before))
  })

  it('fills a page of the database with each row of words, and no more, whatever their lengths', async () => {
    const names = Array.from({ length: 2000 }, (_, n) => `${n}${'é'.repeat(n % 2 === 0 ? 2 : n % 60)}`)
    const vectors = Float32Array.from({ length: names.length * 96 }, (_, at) => Math.sin(at ** 1.5))
    const table = await TermTable.of(names, new Float32Array(names.length).fill(1), vectors, 96)
    const rows = await table.toRows()
    const sizes = rows.slice(0, -1).map((row) => row.data.length)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(4000)
    expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeGreaterThan(3800)
    expect(TermTable.from(rows, 96).size).toBe(names.length)
  })

  it('takes of the rows only the words that are wanted, and they say the same', async () => {
    const wanted = new Map([
      ['invoic', 1],
      ['wir', 0.5],
      ['nowhere', 1],
    ])
    const few = TermTable.from(await table.toRows(), table.dimensions, wanted)
    expect(few.size).toBe(2)
    expect(few.vectorOf(wanted)).toEqual(TermTable.from(await table.toRows(), table.dimensions).vectorOf(wanted))
  })

  it('reads rows out of a larger buffer', async () => {
    const [row] = await table.toRows()
    if (!row) throw new Error('no rows')
    const pool = Buffer.concat([Buffer.from('before'), row.data, Buffer.from('after')])
    const view = pool.subarray(6, 6 + row.data.length)
    expect(TermTable.from([{ first: row.first, data: view }], table.dimensions).size).toBe(table.size)
  })

  it('finds the exact nearest chunk of each file with vectors of four bits', async () => {
    const embedder = localEmbedder(table, 'm')
    const vectors = await embedder.documents(TEXTS)
    const block = readVectors(
      packVectors(
        [
          { file: 1, vectors: vectors.slice(0, 3) },
          { file: 2, vectors: vectors.slice(3) },
        ],
        table.dimensions,
      ),
      table.dimensions,
    )
    const query = await embedder.query('wire host')
    const expected = vectors.slice(3).map((vector) => cosine(vector, query))
    const near = nearestChunks([block, block], query)
    expect(near.nearest(1)).toEqual([2])
    expect(near.nearest(10)).toEqual([2, 1])
    const first = near.get(2)
    expect(first?.chunk).toBe(expected.indexOf(Math.max(...expected)))
    expect(first?.score).toBeCloseTo(Math.max(...expected), 1)
  })

  it('keeps chunks that versions of a file share once, and finds each version all the same', async () => {
    const embedder = localEmbedder(table, 'm')
    const vectors = await embedder.documents(TEXTS)
    const versions = Array.from({ length: 20 }, (_, file) => ({
      file,
      vectors: vectors.with(file % 6, vectors[(file + 1) % 6] as Float32Array),
    }))
    const packed = packVectors(versions, table.dimensions)
    expect(packed.length).toBe(4 + 12 * 20 + 2 * 120 + 6 * (table.dimensions / 2))
    const plain = readVectors(packVectors(versions.slice(0, 1), table.dimensions), table.dimensions)
    const read = readVectors(packed, table.dimensions)
    expect(read.files.at(-1)).toEqual({ file: 19, from: 114, chunks: 6 })
    expect(read.bytes.subarray(0, plain.bytes.length)).toEqual(plain.bytes)
    const query = await embedder.query('wire host')
    const near = nearestChunks([read], query)
    expect(near.nearest(20)).toHaveLength(20)
    for (const version of versions) {
      const alone = readVectors(packVectors([version], table.dimensions), table.dimensions)
      expect(nearestChunks([alone], query).get(version.file)).toEqual(near.get(version.file))
    }
    // Packed again, as when blocks are merged: nothing is lost by the way.
    const again = read.files.map((of) => ({ file: of.file, vectors: vectorsOf(read, of) }))
    expect(packVectors(again, table.dimensions)).toEqual(packed)
  })
})
