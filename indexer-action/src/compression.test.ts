import { randomBytes } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import { inflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { deflateRaw, unzstd, zstd } from './compression.ts'
import './v8-flags.ts'

const TEXT = 'what is packed here comes out again: '.repeat(500)

test('what is packed comes out again', () => {
  expect(inflateRawSync(Buffer.from(deflateRaw(TEXT, { level: 5 }), 'base64')).toString()).toBe(TEXT)
  expect(unzstd(zstd(TEXT, {})).toString()).toBe(TEXT)
})

test.each([0, 1, 255, 256, 300, 65_791, 65_792, 3_000_000])('%i bytes are unpacked into one buffer', (length) => {
  const bytes = randomBytes(length)
  const unpacked = unzstd(zstd(bytes, {}))
  expect(unpacked.equals(bytes)).toBe(true)
  expect(unpacked.buffer.byteLength).toBeLessThanOrEqual(Math.max(length + 1, Buffer.poolSize))
})

test('a call leaves no buffer behind that V8 frees in full collections alone', async () => {
  const collect = runInNewContext('gc') as (how: { type: 'minor' }) => void
  const collectYoung = () => collect({ type: 'minor' })
  const packed = zstd(TEXT, {})
  collectYoung()
  const { arrayBuffers: before } = process.memoryUsage()
  for (let call = 0; call < 300; call++) {
    deflateRaw(TEXT, { level: 1 })
    unzstd(packed)
    zstd(TEXT, {})
    if (call % 50 === 0) collectYoung()
  }
  collectYoung()
  // V8 frees buffers in a thread of its own, which a busy machine may keep waiting.
  await expect.poll(() => process.memoryUsage().arrayBuffers - before, { timeout: 10_000 }).toBeLessThan(10_000_000)
})
