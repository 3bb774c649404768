/** The Python grammar as integers: a code for each node type that is read, and the ids of its fields. */
import { type FlatTree, NAMED } from '../../../syntax/flat-tree.ts'
import { codesOf, nodeCodes } from '../../../syntax/node-codes.ts'

const TYPES = [
  'aliased_import',
  'as_pattern',
  'as_pattern_target',
  'assert_statement',
  'assignment',
  'attribute',
  'augmented_assignment',
  'await',
  'binary_operator',
  'block',
  'boolean_operator',
  'call',
  'case_pattern',
  'class_definition',
  'class_pattern',
  'comment',
  'comparison_operator',
  'concatenated_string',
  'conditional_expression',
  'decorated_definition',
  'decorator',
  'default_parameter',
  'delete_statement',
  'dict_pattern',
  'dictionary',
  'dictionary_comprehension',
  'dictionary_splat',
  'dictionary_splat_pattern',
  'dotted_name',
  'elif_clause',
  'else_clause',
  'except_clause',
  'expression_list',
  'expression_statement',
  'false',
  'finally_clause',
  'float',
  'for_in_clause',
  'for_statement',
  'function_definition',
  'future_import_statement',
  'generator_expression',
  'generic_type',
  'global_statement',
  'identifier',
  'if_clause',
  'if_statement',
  'import_from_statement',
  'import_prefix',
  'import_statement',
  'integer',
  'interpolation',
  'keyword_argument',
  'keyword_pattern',
  'lambda',
  'line_continuation',
  'list',
  'list_comprehension',
  'list_pattern',
  'list_splat',
  'list_splat_pattern',
  'match_statement',
  'member_type',
  'module',
  'named_expression',
  'none',
  'nonlocal_statement',
  'not_operator',
  'pair',
  'parameters',
  'parenthesized_expression',
  'pattern_list',
  'raise_statement',
  'relative_import',
  'return_statement',
  'break_statement',
  'constrained_type',
  'continue_statement',
  'set',
  'set_comprehension',
  'slice',
  'splat_pattern',
  'string',
  'string_content',
  'subscript',
  'true',
  'try_statement',
  'tuple',
  'tuple_pattern',
  'type',
  'type_alias_statement',
  'typed_default_parameter',
  'typed_parameter',
  'unary_operator',
  'union_pattern',
  'union_type',
  'while_statement',
  'wildcard_import',
  'with_clause',
  'with_statement',
  'yield',
] as const

/** Code of each node type that is read; 0 is every other. */
export const NODE = codesOf(TYPES)

const FIELDS = [
  'alias',
  'alternative',
  'argument',
  'arguments',
  'attribute',
  'body',
  'cause',
  'condition',
  'consequence',
  'definition',
  'expression',
  'function',
  'guard',
  'key',
  'left',
  'module_name',
  'name',
  'object',
  'operator',
  'parameters',
  'return_type',
  'right',
  'subject',
  'subscript',
  'superclasses',
  'type',
  'type_parameters',
  'value',
] as const

export const syntaxOf = nodeCodes(NODE, FIELDS)

/** A syntax tree with the codes of its nodes. */
export class Reader {
  readonly tree: FlatTree
  readonly field: ReturnType<typeof syntaxOf>['field']
  readonly #codes: Uint8Array

  constructor(tree: FlatTree) {
    const syntax = syntaxOf(tree.grammar)
    this.tree = tree
    this.field = syntax.field
    this.#codes = syntax.codes
  }

  /** Anonymous nodes may share a name with named ones (`await`, `type`); only named ones have a code. */
  code(node: number): number {
    return ((this.tree.flags[node] as number) & NAMED) === 0 ? 0 : (this.#codes[this.tree.type[node] as number] ?? 0)
  }

  isNamed(node: number): boolean {
    return ((this.tree.flags[node] as number) & NAMED) !== 0
  }

  /** Whether it is a named node other than a comment or a backslash at a line's end. */
  #isPart(node: number): boolean {
    const code = this.code(node)
    return this.isNamed(node) && code !== NODE.comment && code !== NODE.line_continuation
  }

  /** First named child, without comments and backslashes, or -1. */
  firstNamed(node: number): number {
    const { after } = this.tree
    const end = after[node] as number
    for (let at = node + 1; at < end; at = after[at] as number) if (this.#isPart(at)) return at
    return -1
  }

  /** Named children, without comments and backslashes. */
  named(node: number): number[] {
    const { after } = this.tree
    const end = after[node] as number
    const children: number[] = []
    for (let at = node + 1; at < end; at = after[at] as number) if (this.#isPart(at)) children.push(at)
    return children
  }

  /** The first text between a string's quotes; undefined where there is none. */
  content(node: number): number | undefined {
    return this.named(node).find((part) => this.code(part) === NODE.string_content)
  }

  /** All children under one field. */
  under(node: number, field: number): number[] {
    const { after } = this.tree
    const end = after[node] as number
    const children: number[] = []
    for (let at = node + 1; at < end; at = after[at] as number) if (this.tree.field[at] === field) children.push(at)
    return children
  }
}
