/** What extraction asks of tree-sitter-scala, and who reads which of its nodes. */
import type { FlatTree } from '../../syntax/flat-tree.ts'
import { type Extraction, grammarReader, Handlers } from '../nominal/extraction.ts'

const TYPES = [
  'annotation',
  'arguments',
  'block',
  'block_comment',
  'call_expression',
  'case_block',
  'case_class_pattern',
  'case_clause',
  'catch_clause',
  'class_definition',
  'class_parameter',
  'class_parameters',
  'colon_argument',
  'comment',
  'compound_type',
  'enumerators',
  'field_expression',
  'finally_clause',
  'function_declaration',
  'function_definition',
  'generic_function',
  'generic_type',
  'guard',
  'identifier',
  'identifiers',
  'indented_block',
  'indented_cases',
  'infix_expression',
  'interpolated_string',
  'lambda_expression',
  'lower_bound',
  'namespace_wildcard',
  'object_definition',
  'operator_identifier',
  'package_clause',
  'parameter',
  'parameters',
  'parenthesized_expression',
  'repeated_parameter_type',
  'self_type',
  'stable_identifier',
  'template_body',
  'tuple_expression',
  'type_arguments',
  'type_identifier',
  'type_parameters',
  'upper_bound',
  'view_bound',
  'wildcard',
  'with_template_body',
] as const
const FIELDS = [
  'alias',
  'alternative',
  'arguments',
  'body',
  'bound',
  'class_parameters',
  'condition',
  'consequence',
  'default_value',
  'derive',
  'enumerators',
  'extend',
  'field',
  'function',
  'interpolator',
  'lambda_start',
  'left',
  'name',
  'operator',
  'parameters',
  'path',
  'pattern',
  'return_type',
  'right',
  'selector',
  'type',
  'type_arguments',
  'type_parameters',
  'value',
] as const

export const grammarOf = grammarReader(TYPES, FIELDS, ['block_comment', 'comment'])
type ScalaGrammar = ReturnType<typeof grammarOf>
/** A walk over Scala, as its parts take it. */
export type X = Extraction<ScalaGrammar>

export interface ScalaExtraction extends X {
  /** Offset of a name → index of the symbol that it declares. */
  declared: ReadonlyMap<number, number>
  /** The type in the surface that holds the functions and values of the file itself; -1 before there is one. */
  top: number
  /** Packages around, outermost first, whose members are seen. */
  packages: string[]
  /** The same of every clause with a body. */
  seen: string[][]
  /** What is declared here is a local: a body is being read, or a value. */
  isLocal: boolean
  /** Objects that go with enumerations, as long as they are not written, by their index among the surface's types. */
  unwritten: number[]
  /** The parameters of the extension around, and where they stand. */
  extending: { lists: readonly number[]; node: number } | undefined
  /** The parameters for which `_` stands in the function literal being read. */
  placeholders: number
}

export const scalaHandlers = new Handlers<ScalaGrammar>()
/** Every walk over Scala is started with all of it. */
export const scala = (x: X): ScalaExtraction => x as ScalaExtraction

/** The symbol that a name declares, or -1. */
export const symbolOf = (x: X, name: number): number =>
  name < 0 ? -1 : (scala(x).declared.get(x.tree.start[name] as number) ?? -1)

/** A name without the signs around it that let it be anything. */
export const nameText = (x: X, node: number): string => x.tree.textOf(node).replace(/^`(.*)`$/s, '$1')

/** Operands name, line, column. */
export function writeTermName(x: X, node: number): void {
  const { out, tree } = x
  const text = tree.textOf(node)
  out.operand(out.string(nameText(x, node)))
  if (x.placeless) {
    out.operand(0)
    out.operand(0)
    return
  }
  const offset = (tree.start[node] as number) + (text.startsWith('`') ? 1 : 0)
  out.operand(tree.lineAt(offset))
  out.operand(tree.columnAt(offset))
}

/** Whether a word without a name of its own stands among a node's children: `case`, `implicit`. */
export function hasWord(x: X, node: number, word: string): boolean {
  for (const child of x.tree.children(node)) if (x.tree.typeName(child) === word) return true
  return false
}

/**
 * A parameter that is a type alone, as the grammar has those of classes: a name without a type, or the word before it as the
 * name (`repair.ts`).
 */
export const isUnnamed = (tree: FlatTree, parameter: number): boolean =>
  tree.typeName(parameter) === 'class_parameter' && !tree.textOf(parameter).includes(':')

/** `private[a]` is seen in all of `a`. */
export const plainAccess = (text: string): string =>
  text.replace(/\b(?:private|protected)\s*\[\s*(?!this\b)\w+\s*\]/g, ' ')

/** The words before a declaration. */
export function wordsOf(x: X, node: number): ReadonlySet<string> {
  const { tree } = x
  for (const list of tree.children(node))
    if (tree.typeName(list) === 'modifiers') return new Set(plainAccess(tree.textOf(list)).match(/\w+/g))
  return new Set()
}

/** The children of a field that repeats. */
export function fields(x: X, node: number, field: number): number[] {
  const { tree, grammar } = x
  const found: number[] = []
  for (const child of tree.children(node))
    if (tree.field[child] === field && grammar.isNamed(tree, child) && !grammar.isComment(tree, child))
      found.push(child)
  return found
}

/** `xs.map: (x: T) =>`, which is read as if the function were assigned (`repair.ts`). */
export function isGivenFunction({ tree, grammar }: X, node: number): boolean {
  const [left, right] = [tree.child(node, grammar.f.left), tree.child(node, grammar.f.right)]
  return left >= 0 && right >= 0 && tree.text.slice(tree.end[left], tree.start[right]).trim() === ':'
}
