/** What extraction asks of tree-sitter-kotlin, and who reads which of its nodes. */
import { type Extraction, grammarReader, Handlers } from '../nominal/extraction.ts'
import type { Delegation } from './delegations.ts'
import { blankedBehind } from './misread.ts'

const TYPES = [
  'annotated_lambda',
  'annotation',
  'anonymous_function',
  'anonymous_initializer',
  'assignment',
  'binary_expression',
  'block',
  'block_comment',
  'call_expression',
  'catch_block',
  'class_body',
  'class_declaration',
  'class_parameter',
  'class_parameters',
  'companion_object',
  'constructor_delegation_call',
  'constructor_invocation',
  'delegation_specifier',
  'delegation_specifiers',
  'enum_class_body',
  'enum_entry',
  'explicit_delegation',
  'finally_block',
  'function_body',
  'function_declaration',
  'function_type',
  'function_type_parameters',
  'function_value_parameters',
  'getter',
  'identifier',
  'if_expression',
  'import',
  'lambda_literal',
  'lambda_parameters',
  'line_comment',
  'modifiers',
  'multi_variable_declaration',
  'navigation_expression',
  'non_nullable_type',
  'nullable_type',
  'object_declaration',
  'package_header',
  'parameter',
  'parameter_modifiers',
  'parenthesized_expression',
  'parenthesized_type',
  'primary_constructor',
  'property_declaration',
  'property_delegate',
  'qualified_identifier',
  'range_test',
  'return_expression',
  'secondary_constructor',
  'setter',
  'string_content',
  'throw_expression',
  'type_alias',
  'type_arguments',
  'type_constraint',
  'type_constraints',
  'type_modifiers',
  'type_parameter',
  'type_parameter_modifiers',
  'type_parameters',
  'type_projection',
  'type_test',
  'unary_expression',
  'user_type',
  'value_argument',
  'value_arguments',
  'variable_declaration',
  'when_entry',
  'when_subject',
  'label',
] as const
const FIELDS = ['argument', 'condition', 'left', 'name', 'operator', 'right', 'type'] as const

export const grammarOf = grammarReader(TYPES, FIELDS, ['block_comment', 'line_comment'])
type KotlinGrammar = ReturnType<typeof grammarOf>
/** A walk over Kotlin, as its parts take it. */
export type X = Extraction<KotlinGrammar>

export interface KotlinExtraction extends X {
  /** Offset of a name → index of the symbol that it declares. */
  declared: ReadonlyMap<number, number>
  /** The type in the surface that holds the functions and properties of the file itself; -1 before there is one. */
  top: number
  /** Delegates that the tree lacks. */
  delegations: readonly Delegation[]
  /** In a block that runs when an object is made. */
  isInitializer: boolean
}

export const kotlinHandlers = new Handlers<KotlinGrammar>()
/** Every walk over Kotlin is started with all of it. */
export const kotlin = (x: X): KotlinExtraction => x as KotlinExtraction

export const isType = (x: X, node: number): boolean =>
  /^(user|nullable|non_nullable|function|parenthesized)_type$|^dynamic$/.test(x.tree.typeName(node))

/** Whether a word without a name of its own stands among a node's children: `companion`, `get`. */
export function hasWord(x: X, node: number, word: string): boolean {
  for (const child of x.tree.children(node)) if (x.tree.typeName(child) === word) return true
  return false
}

/** The words before a declaration, annotations left out. */
export function wordsOf(x: X, node: number): ReadonlySet<string> {
  const { tree, grammar } = x
  const words = new Set<string>()
  for (const list of tree.children(node))
    if (tree.type[list] === grammar.t.modifiers || tree.type[list] === grammar.t.parameter_modifiers) {
      for (const child of tree.children(list))
        if (tree.type[child] !== grammar.t.annotation) words.add(tree.textOf(child).trim())
      for (const word of blankedBehind(tree, list)) words.add(word)
    }
  return words
}
