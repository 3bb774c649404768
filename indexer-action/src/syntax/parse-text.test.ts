import { expect, test } from 'vitest'
import { Parser } from 'web-tree-sitter'
import { loadGrammar } from './grammars.ts'
import { parseText } from './parse-text.ts'

test('a text that is handed over in pieces has the tree of the whole text, wherever the pieces end', async () => {
  const grammar = await loadGrammar('tree-sitter-scala/tree-sitter-scala.wasm')
  const parser = new Parser().setLanguage(grammar)
  for (let before = 490; before < 530; before++) {
    const text =
      `// ${'x'.repeat(before)}\nobject A { val s = "é😀"; def f(x: Int) = x match { case 1 => "😀" } }\n`.repeat(3)
    expect(parseText(parser, text)?.rootNode.toString()).toBe(parser.parse(text)?.rootNode.toString())
  }
  expect(parseText(parser, '')?.rootNode.endIndex).toBe(0)
})

test('a grammar whose scanner goes back is given a few times the text, not hundreds of times', async () => {
  const grammar = await loadGrammar('tree-sitter-scala/tree-sitter-scala.wasm')
  const parser = new Parser().setLanguage(grammar)
  const text = 'object A {\n  def f(x: Int): Int = {\n    val y = x + 1\n    y\n  }\n}\n'.repeat(400)
  let given = 0
  const parse = parser.parse.bind(parser)
  parser.parse = (input) =>
    parse((at, position) => {
      const piece = typeof input === 'string' ? input.slice(at) : (input(at, position) ?? '')
      given += piece.length
      return piece
    })
  parseText(parser, text)?.delete()
  expect(given).toBeGreaterThanOrEqual(text.length)
  expect(given).toBeLessThan(200 * text.length)
})
