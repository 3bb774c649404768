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
  expect(of('x/own.go')).toEqual({ generated: true })
  expect(of('lib/own.go')).toEqual({ generated: false })
  expect(of('lib/made/a.c')).toEqual({ generated: true })
})

test('a path that no pattern matches has none', () => {
  expect(of('a.c')).toEqual({})
  expect(of('x/made/a.c')).toEqual({})
})

test('what a line takes back is as if nothing had been said, and not the opposite', () => {
  const taken = readAttributes([
    { path: '.gitattributes', text: 'vendor/** linguist-vendored\nvendor/own/** !linguist-vendored\n' },
  ])
  expect(taken('vendor/a.go')).toEqual({ vendored: true })
  expect(taken('vendor/own/a.go').vendored).toBe(undefined)
})

test('patterns tell capitals from small letters, as git does', () => {
  const cased = readAttributes([{ path: '.gitattributes', text: '*.C linguist-language=C++\n' }])
  expect(cased('a.C')).toEqual({ language: 'cpp' })
  expect(cased('a.c')).toEqual({})
})

test('a pattern may stand in quotes, and a macro for several attributes', () => {
  const read = readAttributes([
    {
      path: '.gitattributes',
      text: '[attr]made linguist-generated -linguist-documentation\n"a \\"b\\" \\303\\244*.go" linguist-vendored\n*.pb.go made\nown.pb.go -made\nno.pb.go !made\n',
    },
    { path: 'lib/.gitattributes', text: '[attr]made linguist-vendored\n*.c made\n' },
  ])
  expect(read('x/a "b" ä1.go')).toEqual({ vendored: true })
  expect(read('a.pb.go')).toEqual({ generated: true, documentation: false })
  expect(read('own.pb.go')).toEqual({})
  expect(read('no.pb.go')).toEqual({})
  expect(read('lib/a.c')).toEqual({ generated: true, documentation: false })
})
