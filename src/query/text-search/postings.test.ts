import { expect, it } from 'vitest'
import type { Id } from '../../contract/ids.ts'
import { ANYTHING } from './needs.ts'
import { type CandidateFile, nextCandidates } from './postings.ts'

const ids = (...numbers: number[]) => numbers as Id[]

it('a file that two segments hold is a candidate once, on whatever page', () => {
  const segments = [
    { id: 101 as Id, files: ids(1, 2, 3, 4) },
    { id: 102 as Id, files: ids(5, 6, 1, 2) },
  ]
  const paged: Id[] = []
  let after: CandidateFile | undefined
  for (let page = 0; page < 10; page++) {
    const { files } = nextCandidates(ANYTHING, segments, new Map(), after, 2)
    paged.push(...files.map(({ id }) => id))
    after = files.at(-1)
    if (!after) break
    after = { rank: after.rank, id: (after.id + 0.5) as Id }
  }
  expect([...paged].sort()).toEqual([1, 2, 3, 4, 5, 6])
})
