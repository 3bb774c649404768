import { expect, it } from 'vitest'
import type { Id } from '../../contract/ids.ts'
import { IndexedFile } from '../indexed/indexed-file.ts'
import { linksOf } from '../indexed/links.ts'
import { bit, CALL_USES } from '../indexed/occurrences.ts'
import { usesOfSteps } from './step-uses.ts'

const CALL = Math.log2(bit('call'))
const READ = Math.log2(bit('read'))
const target = (id: number): ['s', Id] => ['s', id as Id]
let gone = 0

/** Lines 1 to 5: symbol 0 calls 11, 12, 11; the top level calls 11; symbol 1 reads 12. */
const file = new IndexedFile({ id: 7 } as IndexedFile['row'], {
  links: () => {
    gone++
    return linksOf({
      targets: [target(11), target(12)],
      locals: [],
      line: [1, 2, 3, 4, 5],
      column: [0, 0, 0, 0, 0],
      length: [1, 1, 1, 1, 1],
      target: [0, 1, 0, 0, 1],
      use: [CALL, CALL, CALL, CALL, READ],
      from: [0, 0, 0, -1, 1],
      evidence: [0, 0, 0, 0, 0],
      confidence: [100, 100, 100, 100, 100],
    })
  },
})
const step = (fileId: number, id: number, holder: number | undefined) => ({
  fileId: fileId as Id,
  target: id as Id,
  holder,
})

it('finds the uses of each step, and goes through their file once', () => {
  const steps = [
    step(7, 11, 0),
    step(7, 12, 0),
    step(7, 11, -1),
    step(7, 12, 1),
    step(7, 11, undefined),
    step(8, 11, 0),
  ]
  const usesOf = usesOfSteps(steps, [file], CALL_USES)
  const lines = steps.map((one) => usesOf(one).map(({ site }) => site.line))
  expect(lines).toEqual([[1, 3], [2], [4], [], [], []])
  expect(gone).toBe(1)
})
