import { expect, it } from 'vitest'
import type { IndexedFile } from '../indexed-file.ts'
import { readWords } from './file-words.ts'
import { placesIn } from './places.ts'
import { planQuery } from './query-plan.ts'
import { rankFiles } from './rank-files.ts'
import { nothingNear } from './semantics.ts'

const TEXT = `function open() {
  return gate
}
function close() {
  return wall
}
`
const symbols = [
  { name: 'open', start: 1, end: 3 },
  { name: 'close', start: 4, end: 6 },
] as unknown as IndexedFile['symbols']

it('names the function that says what was asked, of several in one piece', () => {
  const words = readWords({ text: TEXT, symbols, chunks: [{ type: 'function', start: 1, end: 6 }] })
  const candidate = { path: 'src/door.ts', role: 'source' as const, size: TEXT.length, words }
  const asked = (query: string) => {
    const plan = planQuery(query)
    const [ranked] = rankFiles(plan, [candidate], { files: 1, documentFrequency: () => 1 })
    if (!ranked) throw new Error('nothing was found')
    return placesIn(plan, ranked, { row: { id: 1 } } as IndexedFile, nothingNear('off'))[0]?.symbol
  }
  expect(asked('the wall of a house')).toBe(1)
  expect(asked('a gate')).toBe(0)
})
