import { expect, test } from 'vitest'
import { readAttributes } from './attributes.ts'

const of = readAttributes([
  { path: 'lib/.gitattributes', text: '/made linguist-generated\nown.go -linguist-generated\n' },
  {
    path: '.gitattributes',
    text: '*.go linguist-generated=true\n*.go text\n**/own*.go linguist-vendored\nown.* !linguist-vendored\n',
  },
])

test('later lines override earlier ones, and nearer files those further up', () => {
  expect(of('a.go')).toEqual({ generated: true })
  expect(of('x/owned.go')).toEqual({ generated: true, vendored: true })
  expect(of('x/own.go')).toEqual({ generated: true, vendored: false })
  expect(of('lib/own.go')).toEqual({ generated: false, vendored: false })
  expect(of('lib/made/a.c')).toEqual({ generated: true })
})

test('a path that no pattern matches has none', () => {
  expect(of('a.c')).toEqual({})
  expect(of('x/made/a.c')).toEqual({})
})
