import fc from 'fast-check'
import ignore from 'ignore'
import { describe, expect, it } from 'vitest'
import { processorTimeOf } from '../../../test/setup/processor-time.ts'
import { gitPattern, kernelPattern, matchesSegment } from './path-patterns.ts'

const steps = { left: Number.POSITIVE_INFINITY }

describe('a pattern of git', () => {
  it('names what git ignores by it', () => {
    const segment = fc.constantFrom('a', 'b', 'ab', '*', 'a*', '*b', '?', 'a?', '*a*', '.a', 'A')
    const directories = fc.constantFrom('', '', '**/')
    const pattern = fc
      .tuple(
        fc.constantFrom('', '', '/'),
        fc.array(fc.tuple(directories, segment), { minLength: 1, maxLength: 4 }),
        fc.constantFrom('', '', '/', '/**'),
      )
      .map(([start, parts, end]) => `${start}${parts.map(([any, one]) => any + one).join('/')}${end}`)
    const path = fc.array(fc.constantFrom('a', 'b', 'ab', 'ba', 'aab', '.a', 'A'), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(pattern, path, (text, parts) => {
        const name = parts.join('/')
        expect([text, name, gitPattern(text)(parts, steps)]).toEqual([
          text,
          name,
          ignore({ ignorecase: false }).add(text).ignores(name),
        ])
      }),
      { numRuns: 5000 },
    )
  })

  it('may take the meaning of a sign away', () => {
    expect(gitPattern('a\\*b')(['a*b'], steps)).toBe(true)
    expect(gitPattern('a\\*b')(['axb'], steps)).toBe(false)
    expect(gitPattern('a\\ b')(['a b'], steps)).toBe(true)
  })
})

it('a pattern of MAINTAINERS names whole paths, or what lies below a directory', () => {
  const names = (text: string, path: string) => kernelPattern(text)(path.split('/'), steps)
  expect([names('fs/*', 'fs/a.c'), names('fs/*', 'fs/a/b.c')]).toEqual([true, false])
  expect([names('fs/', 'fs/a/b.c'), names('fs/ext?/', 'fs/ext4/a.c'), names('fs/a.[c]', 'fs/a.c')]).toEqual([
    true,
    false,
    false,
  ])
  expect(names('drivers/*/foo*.c', 'drivers/net/foo-1.c')).toBe(true)
})

it('takes no longer for what is written to take long', async () => {
  const stars = `${'*a'.repeat(450)}b`
  const path = Array.from({ length: 4 }, () => 'a'.repeat(1000))
  const taken = await processorTimeOf(() => {
    for (let time = 0; time < 20; time++) {
      expect(matchesSegment(stars, 'a'.repeat(4000), steps)).toBe(false)
      expect(gitPattern(stars)(path, steps)).toBe(false)
      expect(gitPattern(`${'**/*a*/'.repeat(100)}b`)('a/'.repeat(2000).split('/'), steps)).toBe(false)
      expect(kernelPattern(stars)(['a'.repeat(4000)], steps)).toBe(false)
    }
  })
  expect(taken).toBeLessThan(10_000)
})
