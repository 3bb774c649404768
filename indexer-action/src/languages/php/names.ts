/** PHP's names with dots: `\A\B` is `.A.B`, `namespace\B` is `.Current.B`. */
import { type Extraction, namedChildren } from '../nominal/extraction.ts'
import { type PhpGrammar, php } from './grammar.ts'

export function pathOf(x: Extraction<PhpGrammar>, node: number): string {
  return dotted(x.tree.textOf(node), php(x).namespace)
}

export function dotted(written: string, namespace: string): string {
  const text = written.replace(/\s+/g, '').replace(/\\/g, '.')
  if (/^namespace\./i.test(text)) return `.${namespace}${namespace === '' ? '' : '.'}${text.slice(10)}`
  return text
}

/** The last part of a name: the token that is said to lead somewhere. */
export function lastName(x: Extraction<PhpGrammar>, node: number): number {
  if (x.tree.type[node] === x.grammar.t.name) return node
  return namedChildren(x, node).at(-1) ?? node
}
