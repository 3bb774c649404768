import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { UnitReader, UnitWriter } from './unit-store.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sextant-units-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const unit = (words: number) => ({
  head: { symbols: [], surface: Array.from({ length: words }, (_, at) => `wört ${at}`) },
  body: { text: 'ü'.repeat(words) },
})

function written(units: readonly ReturnType<typeof unit>[]) {
  const writer = new UnitWriter(folder, 'a.pack')
  const places = units.map(({ head, body }) => writer.write(JSON.stringify(head), JSON.stringify(body)))
  writer.close()
  return places
}

test('units of every length come back', () => {
  const units = [unit(0), unit(3), unit(400), unit(5000)]
  const places = written(units)
  const reader = new UnitReader(folder)
  for (const [at, place] of places.entries()) {
    expect(reader.head(place)).toEqual(units[at]?.head)
    expect(reader.body(place)).toEqual(units[at]?.body)
  }
  reader.close()
})

test.each([3, 5000])('a unit of %i words of which a byte has changed is not given back', (words) => {
  const [place] = written([unit(words)])
  const pack = join(folder, 'a.pack')
  const whole = readFileSync(pack)
  for (const at of [0, 20, (place?.[2] ?? 0) - 1]) {
    const broken = Buffer.from(whole)
    broken[at] = (broken[at] as number) ^ 1
    writeFileSync(pack, broken)
    const reader = new UnitReader(folder)
    expect(() => reader.head(place as NonNullable<typeof place>), `byte ${at}`).toThrow()
    reader.close()
  }
})
