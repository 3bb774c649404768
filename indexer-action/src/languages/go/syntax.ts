/**
 * The Go grammar as integers: a code per node type that this family reads, and the ids of its fields.
 *
 * Several grammar ids may share one name (aliases), so types are mapped to codes of ours by name, once.
 */
import type { Language as Grammar } from 'web-tree-sitter'
import { NAMED } from '../../syntax/flat-tree.ts'

const TYPES = [
  'argument_list',
  'array_type',
  'assignment_statement',
  'binary_expression',
  'block',
  'break_statement',
  'call_expression',
  'channel_type',
  'comment',
  'communication_case',
  'composite_literal',
  'const_declaration',
  'const_spec',
  'continue_statement',
  'dec_statement',
  'default_case',
  'dot',
  'expression_case',
  'expression_list',
  'expression_switch_statement',
  'false',
  'field_declaration',
  'field_declaration_list',
  'field_identifier',
  'float_literal',
  'for_statement',
  'func_literal',
  'function_declaration',
  'function_type',
  'generic_type',
  'goto_statement',
  'identifier',
  'if_statement',
  'imaginary_literal',
  'implicit_length_array_type',
  'import_declaration',
  'import_spec',
  'import_spec_list',
  'inc_statement',
  'index_expression',
  'int_literal',
  'interface_type',
  'interpreted_string_literal',
  'iota',
  'keyed_element',
  'label_name',
  'labeled_statement',
  'literal_element',
  'literal_value',
  'map_type',
  'method_declaration',
  'method_elem',
  'negated_type',
  'nil',
  'package_clause',
  'package_identifier',
  'parameter_declaration',
  'parameter_list',
  'parenthesized_expression',
  'parenthesized_type',
  'pointer_type',
  'qualified_type',
  'range_clause',
  'raw_string_literal',
  'receive_statement',
  'rune_literal',
  'selector_expression',
  'short_var_declaration',
  'slice_expression',
  'slice_type',
  'source_file',
  'struct_type',
  'true',
  'type_alias',
  'type_assertion_expression',
  'type_case',
  'type_constraint',
  'type_conversion_expression',
  'type_declaration',
  'type_elem',
  'type_identifier',
  'type_instantiation_expression',
  'type_spec',
  'type_switch_statement',
  'unary_expression',
  'var_declaration',
  'var_spec',
  'var_spec_list',
  'variadic_argument',
  'variadic_parameter_declaration',
] as const
export type TypeName = (typeof TYPES)[number]

/** Code of each node type that is read; 0 is every other. */
export const K = Object.fromEntries(TYPES.map((name, at) => [name, at + 1])) as Record<TypeName, number>

const FIELDS = [
  'alias',
  'alternative',
  'arguments',
  'body',
  'capacity',
  'channel',
  'communication',
  'condition',
  'consequence',
  'element',
  'end',
  'field',
  'function',
  'index',
  'initializer',
  'key',
  'label',
  'left',
  'length',
  'name',
  'operand',
  'operator',
  'package',
  'parameters',
  'path',
  'receiver',
  'result',
  'right',
  'start',
  'type',
  'type_arguments',
  'type_parameters',
  'update',
  'value',
] as const
export type FieldIds = Record<(typeof FIELDS)[number], number>

export interface Syntax {
  /** Our code by grammar type id; 0 for anonymous nodes. */
  codes: Uint8Array
  field: FieldIds
  /** Grammar ids of operators that change what a node means. */
  define: number
  and: number
  star: number
  arrow: number
}

const known = new WeakMap<Grammar, Syntax>()

export function syntaxOf(grammar: Grammar): Syntax {
  let syntax = known.get(grammar)
  if (!syntax) {
    const codeOf = new Map<string, number>(TYPES.map((name, at) => [name, at + 1]))
    syntax = {
      codes: Uint8Array.from(grammar.types, (name) => codeOf.get(name) ?? 0),
      field: Object.fromEntries(FIELDS.map((name) => [name, grammar.fields.indexOf(name)])) as FieldIds,
      define: grammar.types.indexOf(':='),
      and: grammar.types.indexOf('&'),
      star: grammar.types.indexOf('*'),
      arrow: grammar.types.indexOf('<-'),
    }
    // Words that are both keywords and names of ours would read punctuation as structure.
    for (const name of TYPES) {
      const anonymous = grammar.idForNodeType(name, false)
      const named = grammar.idForNodeType(name, true)
      if (anonymous !== null && anonymous !== named && anonymous < syntax.codes.length) syntax.codes[anonymous] = 0
    }
    known.set(grammar, syntax)
  }
  return syntax
}

export const isNamed = (flags: number): boolean => (flags & NAMED) !== 0
