/** The nodes of PowerShell's grammar that are looked for, and small questions about them. */
import type { Syntax } from '../declarative/syntax.ts'

export const WORDS = [
  'ERROR',
  'argument_expression',
  'argument_expression_list',
  'argument_list',
  'array_literal_expression',
  'assignment_expression',
  'attribute',
  'attribute_list',
  'attribute_name',
  'braced_variable',
  'cast_expression',
  'catch_clause',
  'class_attribute',
  'class_method_definition',
  'class_method_parameter',
  'class_method_parameter_list',
  'class_property_definition',
  'class_statement',
  'command',
  'command_elements',
  'command_invokation_operator',
  'command_name',
  'command_name_expr',
  'command_parameter',
  'comment',
  'enum_member',
  'enum_statement',
  'expandable_string_literal',
  'expression_with_unary_operator',
  'foreach_statement',
  'function_name',
  'function_parameter_declaration',
  'function_statement',
  'generic_token',
  'hash_entry',
  'invokation_expression',
  'key_expression',
  'left_assignment_expression',
  'member_access',
  'member_name',
  'param_block',
  'parameter_list',
  'parenthesized_expression',
  'path_command_name',
  'pipeline',
  'program',
  'script_block',
  'script_block_expression',
  'script_parameter',
  'script_parameter_default',
  'simple_name',
  'statement_list',
  'string_literal',
  'type_literal',
  'type_spec',
  'unary_expression',
  'variable',
  'verbatim_string_characters',
] as const
export type Word = (typeof WORDS)[number]
export type PowerShell = Syntax<Word>

const ALONE: ReadonlySet<string> = new Set([
  ...['pipeline', 'pipeline_chain', 'unary_expression', 'string_literal', 'array_literal_expression'],
  ...['logical', 'bitwise', 'comparison', 'additive', 'multiplicative', 'format', 'range'].flatMap((kind) => [
    `${kind}_expression`,
    `${kind}_argument_expression`,
  ]),
])

/** What stands alone inside of others, step by step: a number is an array of one sum of one product of … */
export function bare(t: PowerShell, node: number): number {
  let at = node
  while (ALONE.has(t.type(at)) && t.count(at, 2) === 1) at = t.named(at)[0] as number
  return at
}

/** Of a variable, what it is called and where: `x` and `script` of `$script:x`, `@x`, `${x}`. */
export function variableName(text: string): { scope?: string; name: string; offset: number } | undefined {
  const found = /^([$@]\{?)(?:(\w+):)?([\w?]+)\}?$/.exec(text)
  if (!found) return undefined
  const [, sign = '', scope, name = ''] = found
  return {
    ...(scope === undefined ? {} : { scope: scope.toLowerCase() }),
    name,
    offset: sign.length + (scope === undefined ? 0 : scope.length + 1),
  }
}

/** A text without variables. */
export function literal(t: PowerShell, node: number): string | undefined {
  const at = bare(t, node)
  const text = t.text(at)
  const type = t.type(at)
  if (type === 'generic_token') return text
  if (type === 'verbatim_string_characters') return text.replace(/^'|'$/g, '')
  if (type === 'expandable_string_literal' && !text.includes('$')) return text.replace(/^"|"$/g, '')
  return undefined
}

/** What a command is given: each with the parameter before it, in lower case and without its dash. */
export interface Argument {
  node: number
  parameter?: string
}

export function argumentsOf(t: PowerShell, command: number): Argument[] {
  const list = t.first(command, 'command_elements')
  if (list === undefined) return []
  const given: Argument[] = []
  let parameter: string | undefined
  for (const node of t.named(list)) {
    const type: string = t.type(node)
    if (type === 'command_argument_sep' || type === 'redirections') continue
    if (type === 'command_parameter') {
      parameter = t
        .text(node)
        .replace(/^-+|:$/g, '')
        .toLowerCase()
      continue
    }
    given.push({ node, ...(parameter === undefined ? {} : { parameter }) })
    parameter = undefined
  }
  return given
}

/** The argument of a parameter, or else the one at a place among those without. */
export function argument(given: readonly Argument[], names: RegExp, place?: number): number | undefined {
  const named = given.find(({ parameter }) => parameter !== undefined && names.test(parameter))
  if (named) return named.node
  return place === undefined ? undefined : given.filter(({ parameter }) => parameter === undefined)[place]?.node
}

/** The elements of a list, or the only value. */
export function listed(t: PowerShell, node: number): number[] {
  const found: number[] = []
  const look = (at: number, depth: number): void => {
    const one = bare(t, at)
    const type: string = t.type(one)
    if (/^(?:verbatim_string_characters|expandable_string_literal|generic_token)$/.test(type)) found.push(one)
    else if (depth < 16) for (const child of t.named(one)) look(child, depth + 1)
  }
  look(node, 0)
  return found
}
