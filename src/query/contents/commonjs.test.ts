import { expect, it } from 'vitest'
import { modulePaths } from './commonjs.ts'

it('a module lies where Node looks for it, and not outside the repository', () => {
  expect(modulePaths('./lib/express')).toEqual([
    'lib/express',
    'lib/express.js',
    'lib/express.cjs',
    'lib/express/index.js',
  ])
  expect(modulePaths('src/a/../b.js')[0]).toBe('src/b.js')
  expect(modulePaths('lib/.')).toContain('lib/index.js')
  expect(modulePaths('lib/..')).toEqual(['index.js'])
  expect(modulePaths('lib/kit/')).toEqual(['lib/kit/index.js'])
  expect(modulePaths('./../../other')).toEqual([])
})
