import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { SILENT } from '../run/progress.ts'
import { run } from '../run/run.ts'
import { type Amounts, counting, described, estimate } from './estimate.ts'

const folder = mkdtempSync(join(tmpdir(), 'sextant-estimate-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('an estimate', () => {
  it('counts the chunks and rows that an upload would bring, and prices them', async () => {
    const body = '    print()\n'.repeat(12)
    writeFileSync(
      join(folder, 'a.py'),
      `def first():\n${body}    return 1\n\n\ndef second():\n${body}    return first()\n`,
    )
    writeFileSync(join(folder, 'data.csv'), 'a,b\n'.repeat(500))
    const amounts: Amounts = { chunks: 0, tokens: 0, rows: 0, bytes: 0 }
    await run({ path: folder, server: 'estimate', ingest: counting(amounts), progress: SILENT, cache: false })
    expect(amounts.chunks).toBe(2)
    expect(amounts.tokens).toBeGreaterThan(80)
    expect(amounts.tokens).toBeLessThan(140)
    // Two symbols, one edge, two files with text and links, their segment and its blocks, two paths.
    expect(amounts.rows).toBeGreaterThan(30)
    const made = estimate({ ...amounts, tokens: 3_500_000, chunks: 10_000 })
    expect(made.dimensions).toBe(10_240_000)
    expect(made.once.embedding).toBeCloseTo(0.042)
    expect(made.monthly.vectors).toBeCloseTo(0.00512)
    expect(described(made)).toContain('Prices of 2026-')
  })
})
