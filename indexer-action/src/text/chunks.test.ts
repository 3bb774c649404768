import { expect, test } from 'vitest'
import { chunksOfCode, chunksOfProse } from './chunks.ts'

const numbered = (lines: number): string => Array.from({ length: lines }, (_, n) => `line ${n + 1}\n`).join('')

test('functions, methods and the head of their class are chunks of their own, and the rest is the file', () => {
  const chunks = chunksOfCode(
    [
      { kind: 'class', start: 5, end: 30, doc: [3, 4] },
      { kind: 'method', start: 10, end: 19, parent: 0 },
      { kind: 'method', start: 20, end: 29, parent: 0 },
      { kind: 'function', start: 32, end: 40 },
      { kind: 'variable', start: 33, end: 33, parent: 3 },
    ],
    numbered(45),
    45,
  )
  expect(chunks).toEqual([
    { type: 'file', start: 1, end: 2 },
    { type: 'type', start: 3, end: 9, symbol: 0 },
    { type: 'method', start: 10, end: 19, symbol: 1 },
    { type: 'method', start: 20, end: 29, symbol: 2 },
    { type: 'file', start: 31, end: 31 },
    { type: 'function', start: 32, end: 40, symbol: 3 },
    { type: 'file', start: 41, end: 45 },
  ])
})

test('a long function is cut into parts of equal size', () => {
  const chunks = chunksOfCode([{ kind: 'function', start: 1, end: 300 }], numbered(300), 300)
  expect(chunks.map((chunk) => chunk.end - chunk.start + 1)).toEqual([100, 100, 100])
})

test('a function inside a function belongs to it', () => {
  const symbols = [
    { kind: 'function', start: 1, end: 10 },
    { kind: 'function', start: 3, end: 5, parent: 0 },
  ] as const
  expect(chunksOfCode(symbols, numbered(10), 10)).toEqual([{ type: 'function', start: 1, end: 10, symbol: 0 }])
})

test('prose is cut at headings that are far enough apart', () => {
  const text = `# A\n${numbered(5)}## B\n${numbered(20)}# C\n${numbered(3)}`
  expect(chunksOfProse(text, 31)).toEqual([
    { type: 'file', start: 1, end: 27 },
    { type: 'file', start: 28, end: 31 },
  ])
})

test('blank files have no chunks', () => {
  expect(chunksOfCode([], '\n\n', 2)).toEqual([])
  expect(chunksOfProse('', 0)).toEqual([])
})
