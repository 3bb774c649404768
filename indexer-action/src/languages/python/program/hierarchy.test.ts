import { expect, it } from 'vitest'
import { processorTimeOf } from '../../../../../test/setup/processor-time.ts'
import { repository } from '../../../testing/repository.ts'

it('a chain of thousands of classes takes no longer for each of them', async () => {
  const chain = Array.from({ length: 2500 }, (_, at) => `class C${at + 1}(C${at}): pass\n`)
  const taken = await processorTimeOf(async () => {
    const { leads } = await repository({
      'chain.py': `class C0:\n    def first(self): pass\n${chain.join('')}\nC2500().first()\n`,
    })
    expect(await leads('chain.py', 'C2500().first', 'first')).toEqual(['chain.py:2'])
  })
  expect(taken).toBeLessThan(10_000)
}, 300_000)
