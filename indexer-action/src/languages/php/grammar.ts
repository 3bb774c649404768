/** What extraction asks of tree-sitter-php, who reads which of its nodes, and what a walk over PHP remembers. */
import { type Extraction, grammarReader, Handlers } from '../nominal/extraction.ts'
import type { TypeText } from '../nominal/surface.ts'
import type { TypeAliases } from './type-aliases.ts'

const TYPES = [
  'anonymous_class',
  'anonymous_function_use_clause',
  'argument',
  'arguments',
  'array_element_initializer',
  'attribute',
  'base_clause',
  'by_ref',
  'class_constant_access_expression',
  'class_interface_clause',
  'comment',
  'compound_statement',
  'const_element',
  'list_literal',
  'member_access_expression',
  'name',
  'namespace_name',
  'namespace_use_clause',
  'nullsafe_member_access_expression',
  'pair',
  'primitive_type',
  'property_element',
  'property_promotion_parameter',
  'qualified_name',
  'relative_name',
  'relative_scope',
  'scoped_property_access_expression',
  'string',
  'string_content',
  'encapsed_string',
  'subscript_expression',
  'use_list',
  'variable_name',
  'variadic_parameter',
  'variadic_placeholder',
  'object_creation_expression',
  'member_call_expression',
  'nullsafe_member_call_expression',
  'scoped_call_expression',
  'function_call_expression',
  'clone_expression',
  'parenthesized_expression',
  'assignment_expression',
  'conditional_expression',
  'binary_expression',
  'anonymous_function',
  'arrow_function',
  'array_creation_expression',
] as const
const FIELDS = [
  'alias',
  'alternative',
  'argument',
  'arguments',
  'attributes',
  'body',
  'condition',
  'default_value',
  'function',
  'left',
  'name',
  'object',
  'operator',
  'parameters',
  'prefix',
  'readonly',
  'return_type',
  'right',
  'scope',
  'type',
  'value',
  'visibility',
] as const

export const grammarOf = grammarReader(TYPES, FIELDS, ['comment'])
export type PhpGrammar = ReturnType<typeof grammarOf>
/** A walk over PHP, as its parts take it. */
export type X = Extraction<PhpGrammar>

export interface PhpExtraction extends X {
  /** With dots. */
  namespace: string
  /** Index of the pseudo type that holds each namespace's functions and constants. */
  fileTypes: Map<string, number>
  /** What variables of the function being read are, as chains (`MemberText.inferred`). */
  flow: Map<string, string>
  /** What the comment above the next statement says of variables, by name; by '' of the one that is assigned. */
  promised: Map<string, string>
  /** Chains of what it returns. */
  returns: string[]
  /** Of the class being read: property → chains of what is assigned to it. */
  assigned: Map<string, string[]>
  /** Variables that closures in the value being read share with the function around them. */
  shared: Set<string>
  classText: TypeText | undefined
  /** Names that the class's doc comment gives to types. */
  typeAliases: TypeAliases
}

export const phpHandlers = new Handlers<PhpGrammar>()
/** Every walk over PHP is started with all of it. */
export const php = (x: X): PhpExtraction => x as PhpExtraction
