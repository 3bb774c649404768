import { expect, it } from 'vitest'
import { CodeChunk } from '../contract/chunk.ts'
import { chunkOf, textOf, textsOf } from './chunk-text.ts'

const text = ['/** Adds. */', 'function add(a, b) {', '  return a + b', '}', 'export { add }', ''].join('\n')
const symbol = {
  name: 'add',
  kind: 'function',
  line: 2,
  start: 2,
  end: 4,
  doc: [1, 1],
  signature: 'function add(a, b)',
}
const span = { type: 'function', start: 2, end: 4, symbol: 0 }
const file = {
  path: 'src/add.js',
  language: 'javascript',
  text,
  facts: { module: 'sums', symbols: [symbol], chunks: [span] },
} as unknown as Parameters<typeof textsOf>[0]

it('is the document’s CodeChunk, and its text is signature, docstring and code', () => {
  const chunk = chunkOf(file, text.split('\n'), file.facts.chunks[0] as (typeof file.facts.chunks)[number])
  expect(CodeChunk.strict().parse(chunk)).toMatchObject({
    Type: 'function',
    Name: 'add',
    Package: 'sums',
    FilePath: 'src/add.js',
    StartLine: 2,
    EndLine: 4,
    SelectionStartLine: 2,
    Signature: 'function add(a, b)',
    Docstring: '/** Adds. */',
  })
  const code = 'function add(a, b) {\n  return a + b\n}'
  expect(textOf(chunk)).toBe(`src/add.js add\nfunction add(a, b)\n/** Adds. */\n${code}`)
})

it('of a file that came without spans is one', () => {
  const whole = { ...file, facts: { ...file.facts, chunks: [] } }
  expect(textsOf(whole)).toEqual([`src/add.js add.js\n${text}`])
})

it('is made of the beginning of a long piece, however long that is and however often it is named', () => {
  const line = 'x'.repeat(99)
  const lines = 50_000
  const long = { ...file, text: Array.from({ length: lines }, () => line).join('\n') }
  const all = { type: 'function', start: 1, end: lines, symbol: 0 } as const
  const symbols = [{ ...symbol, doc: [1, lines] as [number, number] }]
  const chunks = Array.from({ length: 100_000 }, () => all)
  // Each cut out whole takes a hundredth of a second: the hundred thousand would not end in the time that a test has.
  const texts = textsOf({ ...long, facts: { ...file.facts, symbols, chunks } } as typeof file)
  expect(texts[0]?.startsWith(`src/add.js add\nfunction add(a, b)\n${line}\n${line}`)).toBe(true)
  expect(new Set(texts.map((one) => one.length))).toEqual(new Set([6000]))
  const characters = texts.reduce((sum, one) => sum + one.length, 0)
  expect(characters).toBeGreaterThan(long.text.length)
  expect(characters).toBeLessThan(25_000_000)
})
