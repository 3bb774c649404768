import { expect, test } from 'vitest'
import { LIMITS } from '../../../src/contract/limits.ts'
import { LinkSetBody } from '../../../src/contract/links.ts'
import { LinkSetBuilder } from './link-set-builder.ts'
import { linkSetText } from './link-set-text.ts'

test('names that are longer than a server takes are cut', () => {
  const out = new LinkSetBuilder()
  const name = 'x'.repeat(20_000)
  out.local(name, 'variable', 1, 0, -1)
  const at = { line: 1, column: 0, length: name.length, use: 'call', from: -1, evidence: 'unique_name' } as const
  out.occurrence({ ...at, destination: { to: 'unknown', name } })
  out.occurrence({ ...at, line: 2, destination: { to: 'external', package: 'npm:x', name } })
  expect(LinkSetBody.safeParse(JSON.parse(linkSetText(out.build()))).error).toBeUndefined()
})

test('more names than a server takes, or more bytes, are said in time', () => {
  const { occurrencesPerFile, bodyInflatedBytes } = LIMITS
  const column = (length: number) => new Array<number>(length).fill(1)
  const of = (length: number, wide: number[]) => ({
    ...{ targets: [], locals: [], line: wide, column: wide, length: wide, use: wide },
    ...{ target: column(length), from: column(length), evidence: column(length), confidence: column(length) },
  })
  expect(() => linkSetText(of(occurrencesPerFile + 1, column(occurrencesPerFile + 1)))).toThrow('1000001 names')
  const wide = new Array<number>(occurrencesPerFile).fill(1_234_567)
  expect(() => linkSetText(of(occurrencesPerFile, wide))).toThrow(`may take ${bodyInflatedBytes}`)
  expect(linkSetText(of(1000, column(1000))).length).toBeGreaterThan(1000)
})
