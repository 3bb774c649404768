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
