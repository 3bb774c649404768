/** What extraction asks of tree-sitter-c-sharp, and who reads which of its nodes. */
import { type Extraction, grammarReader, Handlers } from '../nominal/extraction.ts'
import type { ExtensionBlock } from './extract-extensions.ts'

const TYPES = [
  'accessor_declaration',
  'accessor_list',
  'alias_qualified_name',
  'argument',
  'argument_list',
  'array_rank_specifier',
  'array_type',
  'arrow_expression_clause',
  'assignment_expression',
  'attribute_list',
  'await_expression',
  'base',
  'base_list',
  'binary_expression',
  'block',
  'bracketed_argument_list',
  'comment',
  'conditional_access_expression',
  'constructor_initializer',
  'element_binding_expression',
  'explicit_interface_specifier',
  'expression_statement',
  'generic_name',
  'global_statement',
  'identifier',
  'implicit_parameter',
  'implicit_type',
  'indexer_declaration',
  'initializer_expression',
  'invocation_expression',
  'lambda_expression',
  'local_function_statement',
  'member_access_expression',
  'member_binding_expression',
  'modifier',
  'nullable_type',
  'object_creation_expression',
  'parameter',
  'parameter_list',
  'parenthesized_variable_designation',
  'predefined_type',
  'prefix_unary_expression',
  'preproc_pragma',
  'primary_constructor_base_type',
  'qualified_name',
  'return_statement',
  'this',
  'throw_expression',
  'throw_statement',
  'tuple_expression',
  'tuple_pattern',
  'tuple_type',
  'type_argument_list',
  'type_parameter',
  'type_parameter_constraint',
  'type_parameter_constraints_clause',
  'type_parameter_list',
  'variable_declaration',
  'variable_declarator',
] as const
const FIELDS = [
  'accessors',
  'alias',
  'alternative',
  'arguments',
  'body',
  'condition',
  'consequence',
  'expression',
  'function',
  'initializer',
  'left',
  'name',
  'operator',
  'parameters',
  'pattern',
  'qualifier',
  'rank',
  'returns',
  'right',
  'subscript',
  'type',
  'type_parameters',
  'value',
] as const

export const grammarOf = grammarReader(TYPES, FIELDS, ['comment', 'preproc_pragma'], {
  words: ['this', 'base'],
  exceptIn: ['constructor_initializer', 'indexer_declaration', 'modifier'],
})
export type CsharpGrammar = ReturnType<typeof grammarOf>
/** A walk over C#, as its parts take it. */
export type X = Extraction<CsharpGrammar>

export interface CsharpExtraction extends X {
  /** With dots. */
  namespace: string
  /** What `?.` stands behind, innermost last. */
  conditions: number[]
  /** The innermost around. */
  extension: ExtensionBlock | undefined
}

export const csharpHandlers = new Handlers<CsharpGrammar>()
/** Every walk over C# is started with all of it. */
export const csharp = (x: X): CsharpExtraction => x as CsharpExtraction
