import { expect, test } from 'vitest'
import { chunksOfCode, chunksOfProse } from './chunks.ts'

const numbered = (lines: number): string => Array.from({ length: lines }, (_, n) => `line ${n + 1}\n`).join('')

test('functions, methods and the head of their class are chunks of their own, and the rest is the file', () => {
  const chunks = chunksOfCode(
    [
      { kind: 'class', start: 15, end: 60, doc: [13, 14] },
      { kind: 'method', start: 26, end: 39, parent: 0 },
      { kind: 'method', start: 40, end: 59, parent: 0 },
      { kind: 'function', start: 72, end: 90 },
      { kind: 'variable', start: 73, end: 73, parent: 3 },
    ],
    numbered(105),
    105,
  )
  expect(chunks).toEqual([
    { type: 'file', start: 1, end: 12 },
    { type: 'type', start: 13, end: 25, symbol: 0 },
    { type: 'method', start: 26, end: 39, symbol: 1 },
    { type: 'method', start: 40, end: 59, symbol: 2 },
    { type: 'file', start: 61, end: 71 },
    { type: 'function', start: 72, end: 90, symbol: 3 },
    { type: 'file', start: 91, end: 105 },
  ])
})

test('short neighbours are one chunk, which ends before it is long or another begins that is', () => {
  const short = Array.from({ length: 9 }, (_, at) => ({
    kind: 'function' as const,
    start: 5 * at + 1,
    end: 5 * at + 4,
  }))
  const chunks = chunksOfCode([...short, { kind: 'function', start: 46, end: 75 }], numbered(75), 75)
  expect(chunks).toEqual([
    { type: 'file', start: 1, end: 30 },
    { type: 'file', start: 31, end: 45 },
    { type: 'function', start: 46, end: 75, symbol: 9 },
  ])
})

test('a small class is one chunk with its methods; those of another class are not in it', () => {
  const chunks = chunksOfCode(
    [
      { kind: 'class', start: 1, end: 12 },
      { kind: 'method', start: 3, end: 6, parent: 0 },
      { kind: 'method', start: 7, end: 11, parent: 0 },
      { kind: 'class', start: 13, end: 60 },
      { kind: 'method', start: 30, end: 35, parent: 3 },
      { kind: 'method', start: 36, end: 40, parent: 3 },
      { kind: 'method', start: 41, end: 59, parent: 3 },
    ],
    numbered(60),
    60,
  )
  expect(chunks).toEqual([
    { type: 'type', start: 1, end: 11, symbol: 0 },
    { type: 'type', start: 13, end: 29, symbol: 3 },
    { type: 'file', start: 30, end: 40 },
    { type: 'method', start: 41, end: 59, symbol: 6 },
  ])
})

test('a long span is cut where something begins at the outermost level', () => {
  const block = `begin\n${'  inner\n'.repeat(28)}}\n`
  const chunks = chunksOfCode([], block.repeat(6), 180)
  expect(chunks).toEqual([
    { type: 'file', start: 1, end: 90 },
    { type: 'file', start: 91, end: 180 },
  ])
  const uneven = chunksOfCode([], `${block.repeat(3)}${'  inner\n'.repeat(10)}${block.repeat(3)}`, 190)
  expect(uneven[1]?.start).toBe(101)
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

test('an underlined title begins its section, with the line above it if it has one', () => {
  const below = `Title\n=====\n${numbered(20)}Usage\n-----\n${numbered(20)}`
  expect(chunksOfProse(below, 44)).toEqual([
    { type: 'file', start: 1, end: 22 },
    { type: 'file', start: 23, end: 44 },
  ])
  const around = `${numbered(19)}\n=====\nTitle\n=====\n${numbered(20)}`
  expect(chunksOfProse(around, 43)).toEqual([
    { type: 'file', start: 1, end: 20 },
    { type: 'file', start: 21, end: 43 },
  ])
})

test('what looks like a heading in a block of code is none, and the block stays whole', () => {
  const code = `\`\`\`sh\n${numbered(14)}# not a heading\n${numbered(14)}\`\`\`\n`
  expect(chunksOfProse(`# A\n${code}# B\n${numbered(13)}`, 46)).toEqual([
    { type: 'file', start: 1, end: 32 },
    { type: 'file', start: 33, end: 46 },
  ])
  // A fence that is never closed hides no heading: nothing says where it ends.
  const open = `# A\n${numbered(14)}\`\`\`\n# B\n${numbered(13)}`
  expect(chunksOfProse(open, 30)).toHaveLength(2)
})
