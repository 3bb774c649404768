/** Numbers of the node types and fields of tree-sitter-java that extraction asks about. */
import type { Language } from 'web-tree-sitter'
import { type FlatTree, NAMED } from '../../syntax/flat-tree.ts'

const TYPES = [
  'annotation',
  'annotation_type_declaration',
  'argument_list',
  'array_initializer',
  'block',
  'block_comment',
  'boolean_type',
  'catch_type',
  'class_body',
  'class_declaration',
  'dimensions',
  'dimensions_expr',
  'enum_body_declarations',
  'enum_constant',
  'enum_declaration',
  'expression_statement',
  'extends_interfaces',
  'floating_point_type',
  'formal_parameter',
  'formal_parameters',
  'generic_type',
  'identifier',
  'inferred_parameters',
  'integral_type',
  'interface_declaration',
  'line_comment',
  'local_variable_declaration',
  'marker_annotation',
  'method_invocation',
  'modifiers',
  'object_creation_expression',
  'assignment_expression',
  'update_expression',
  'record_declaration',
  'receiver_parameter',
  'return_statement',
  'lambda_expression',
  'scoped_identifier',
  'scoped_type_identifier',
  'spread_parameter',
  'super',
  'this',
  'throw_statement',
  'type_arguments',
  'type_bound',
  'type_identifier',
  'type_list',
  'type_parameter',
  'variable_declarator',
  'void_type',
  'wildcard',
  'asterisk',
  'static',
  'extends',
  'array_type',
  'annotated_type',
  'underscore_pattern',
] as const
const FIELDS = [
  'alternative',
  'arguments',
  'array',
  'body',
  'condition',
  'consequence',
  'constructor',
  'declarator',
  'dimensions',
  'element',
  'field',
  'index',
  'interfaces',
  'key',
  'left',
  'name',
  'object',
  'operand',
  'operator',
  'parameters',
  'pattern',
  'resources',
  'right',
  'scope',
  'superclass',
  'type',
  'type_arguments',
  'type_parameters',
  'value',
] as const

type Numbers<K extends string> = Record<K, number>

export interface Grammar {
  names: readonly string[]
  t: Numbers<(typeof TYPES)[number]>
  f: Numbers<(typeof FIELDS)[number]>
  isNamed(tree: FlatTree, node: number): boolean
  isComment(tree: FlatTree, node: number): boolean
}

const known = new WeakMap<Language, Grammar>()

export function grammarOf(language: Language): Grammar {
  let grammar = known.get(language)
  if (!grammar) {
    const names = language.types
    // A word may name a named and an anonymous node (`super`): the first that is named counts where there is one.
    const t = Object.fromEntries(
      TYPES.map((type) => [type, language.idForNodeType(type, true) ?? language.idForNodeType(type, false) ?? -1]),
    ) as Grammar['t']
    const f = Object.fromEntries(FIELDS.map((field) => [field, language.fieldIdForName(field) ?? -1])) as Grammar['f']
    grammar = {
      names,
      t,
      f,
      isNamed: (tree, node) => ((tree.flags[node] as number) & NAMED) !== 0,
      isComment: (tree, node) => tree.type[node] === t.block_comment || tree.type[node] === t.line_comment,
    }
    known.set(language, grammar)
  }
  return grammar
}
