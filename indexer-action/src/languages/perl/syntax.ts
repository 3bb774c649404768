/** What the grammar's nodes say: names of variables, lists of words, and the types of nodes that are looked for. */
import { DEEPEST_PATTERN } from '../declarative/rules.ts'
import type { Syntax } from '../declarative/syntax.ts'

/** The types of nodes that are looked for. */
export const WORDS = [
  'ambiguous_function_call_expression',
  'anonymous_array_expression',
  'anonymous_hash_expression',
  'anonymous_method_expression',
  'anonymous_subroutine_expression',
  'array',
  'array_element_expression',
  'arraylen',
  'assignment_expression',
  'attribute',
  'attrlist',
  'autoquoted_bareword',
  'bareword',
  'block',
  'block_statement',
  'class_statement',
  'comment',
  'container_variable',
  'cstyle_for_statement',
  'eof_marker',
  'expression_statement',
  'for_statement',
  'func0op_call_expression',
  'func1op_call_expression',
  'function',
  'function_call_expression',
  'glob',
  'hash',
  'hash_element_expression',
  'interpolated_string_literal',
  'keyval_container_variable',
  'list_expression',
  'localization_expression',
  'loop_statement',
  'mandatory_parameter',
  'method_call_expression',
  'method_declaration_statement',
  'named_parameter',
  'optional_parameter',
  'package',
  'package_statement',
  'pod',
  'quoted_word_list',
  'refgen_expression',
  'require_expression',
  'return_expression',
  'role_statement',
  'scalar',
  'signature',
  'slice_container_variable',
  'slurpy_parameter',
  'source_file',
  'string_content',
  'string_literal',
  'stub_expression',
  'subroutine_declaration_statement',
  'try_statement',
  'use_statement',
  'variable_declaration',
  'varname',
  'conditional_statement',
] as const
export type Word = (typeof WORDS)[number]
export type Perl = Syntax<Word>

/** A word of a list, and where it stands. */
export interface Written {
  text: string
  offset: number
}

/** The node of the name, and the name with the sigil of what it is a part of: `@list` for `$list[0]`. */
export function variableAt(t: Perl, node: number): { name: string; at: number } | undefined {
  const at = t.first(node, 'varname')
  if (at === undefined || t.named(at).length > 0) return undefined
  const sigil = sigilOf(t, node)
  return sigil === undefined ? undefined : { name: `${sigil}${t.text(at)}`, at }
}

/** The variables among the children of a node. */
export function* variablesIn(t: Perl, node: number): Generator<{ node: number; name: string; at: number }> {
  for (const child of t.named(node)) {
    const found = variableAt(t, child)
    if (found) yield { node: child, ...found }
  }
}

function sigilOf(t: Perl, node: number): string | undefined {
  switch (t.type(node)) {
    case 'scalar':
      return '$'
    case 'array':
    case 'arraylen':
      return '@'
    case 'hash':
      return '%'
    case 'container_variable':
    case 'slice_container_variable':
    case 'keyval_container_variable':
      return t.fieldOf(node) === 'array' ? '@' : '%'
    default:
      return undefined
  }
}

/** The texts that a list has, wherever they stand in it: of `'a'`, `qw(a b)`, `('a', "b")`, `[a => 1]`. */
export function wordsIn(t: Perl, node: number, depth = 0): Written[] {
  if (depth > DEEPEST_PATTERN) return []
  const type = t.type(node)
  const start = t.tree.start[node] as number
  if (type === 'autoquoted_bareword') return [{ text: t.text(node), offset: start }]
  if (type === 'string_literal' || type === 'interpolated_string_literal') {
    const content = t.first(node, 'string_content')
    return content === undefined || t.named(content).length > 0
      ? []
      : [{ text: t.text(content), offset: t.tree.start[content] as number }]
  }
  if (type === 'quoted_word_list') {
    const content = t.first(node, 'string_content')
    if (content === undefined) return []
    const from = t.tree.start[content] as number
    return [...t.text(content).matchAll(/\S+/g)].map((found) => ({ text: found[0], offset: from + found.index }))
  }
  if (/^(?:list_expression|anonymous_(?:array|hash)_expression|stub_expression)$/.test(type))
    return t.named(node).flatMap((child) => wordsIn(t, child, depth + 1))
  return []
}

/** The expressions of a list, without the lists around and between them. */
export const listed = (t: Perl, node: number, depth = 0): number[] =>
  t.type(node) === 'list_expression' && depth < DEEPEST_PATTERN
    ? t.named(node).flatMap((child) => listed(t, child, depth + 1))
    : [node]

export const argumentsOf = (t: Perl, call: number): number[] =>
  t
    .named(call)
    .filter((child) => t.fieldOf(child) === 'arguments')
    .flatMap((child) => listed(t, child))

/** The package and the name in it: `Foo::Bar` and `run` of `Foo::Bar::run`. */
export function split(written: string): { package?: string; name: string } {
  const at = written.lastIndexOf('::')
  if (at === -1) return { name: written }
  return { package: written.slice(0, at) || 'main', name: written.slice(at + 2) }
}
