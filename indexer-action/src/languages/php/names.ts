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

/** A class's name in full, without a leading dot: by the file's imports, then by its namespace. */
export function fullName(x: Extraction<PhpGrammar>, path: string): string {
  if (path.startsWith('.')) return path.slice(1)
  const [first = '', ...rest] = path.split('.')
  const imported = x.surface.imports.find(
    (one) => one.of === undefined && (one.alias ?? one.path.slice(one.path.lastIndexOf('.') + 1)) === first,
  )
  return imported ? [imported.path, ...rest].join('.') : [php(x).namespace, path].filter(Boolean).join('.')
}

/** The last part of a name: the token that is said to lead somewhere. */
export function lastName(x: Extraction<PhpGrammar>, node: number): number {
  if (x.tree.type[node] === x.grammar.t.name) return node
  return namedChildren(x, node).at(-1) ?? node
}
