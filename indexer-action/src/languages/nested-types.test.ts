/** Types that hold the one before them twice: whatever follows every way to the innermost takes twice as long for each further line. */
import { expect, it } from 'vitest'
import { processorTimeOf } from '../../../test/setup/processor-time.ts'
import { repository } from '../testing/repository.ts'

const STEPS = 26
const lines = (line: (at: number) => string): string => Array.from({ length: STEPS }, (_, at) => line(at)).join('\n')

const SOURCES: readonly (readonly [path: string, text: string, marker: string, declared: number])[] = [
  [
    'union.ts',
    `class A { last() {} }\ntype T0 = A\n${lines((at) => `type T${at + 1} = T${at} | T${at}[] | Promise<T${at}>`)}
async function f(t: T${STEPS}) { (await t).last() }\n`,
    '.last()',
    1,
  ],
  [
    'Pair.scala',
    `class A { def last() = 1 }\nobject Z {\nval t0 = new A\n${lines((at) => `val t${at + 1} = (t${at}, t${at})`)}
def f() = t${STEPS}${'._1'.repeat(STEPS)}.last()\n}\n`,
    '.last()',
    1,
  ],
]

it.each(SOURCES)(
  '%s',
  async (path, text, marker, declared) => {
    const taken = await processorTimeOf(async () => {
      const { leads } = await repository({ [path]: text })
      expect(await leads(path, marker, 'last')).toEqual([`${path}:${declared}`])
    })
    expect(taken).toBeLessThan(10_000)
  },
  300_000,
)
