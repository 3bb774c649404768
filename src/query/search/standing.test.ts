import { expect, it } from 'vitest'
import { asideOf, standingOf } from './standing.ts'

const seen = (path: string, language = 'javascript') => standingOf({ path, role: 'source', language })

it('takes what was built for generated, a history for prose, and tooling for configuration', () => {
  expect(seen('dist/node/cart.cjs')).toBe('generated')
  expect(seen('ChangeLog', 'text')).toBe('documentation')
  expect(seen('00-RELEASENOTES', 'text')).toBe('documentation')
  expect(seen('karma.conf.cjs')).toBe('configuration')
  expect(seen('gulpfile.js')).toBe('configuration')
  expect(seen('.eslintrc.cjs')).toBe('configuration')
})

it('leaves source what only sounds like that', () => {
  for (const path of ['src/distance/a.js', 'src/history.js', 'lib/changes/index.js', 'src/config.js', 'src/news.ts'])
    expect(seen(path), path).toBe('source')
  expect(standingOf({ path: 'dist/cart.test.js', role: 'test', language: 'javascript' })).toBe('test')
})

it('tells what is kept of others from what shows how the project is used', () => {
  expect(asideOf('deps/lua/lua.c')).toBe('vendored')
  expect(asideOf('_examples/rest/main.go')).toBe('auxiliary')
  expect(asideOf('src/vendoring/lua.c')).toBeUndefined()
})
