/**
 * A tool's arguments according to the five documents, written again from them: which are required, which values are allowed, and
 * which defaults apply.
 */
export interface Argument {
  readonly seed: 0 | 1 | 2 | 3 | 4
  readonly tool: string
  readonly name: string
  /** The document always requires it. */
  readonly required?: true
  readonly values?: readonly string[]
  readonly from?: number
  readonly to?: number
  readonly default?: unknown
  /** A call that can be made with the default stated and left out. */
  readonly args?: Readonly<Record<string, unknown>>
  /** Where our tool differs, and why. */
  readonly otherwise?: string
}

const LIMIT = { name: 'limit', from: 1, to: 100 }
const PACKAGE = [{ name: 'package' }, { name: 'namespace' }]
const FORMAT = {
  name: 'output_format',
  values: ['markdown', 'json'],
  otherwise:
    'JSON unless markdown is asked for: the text is what the structured content is, for clients that read text alone',
}
const both = (seed: Argument['seed'], tool: string, names: readonly Omit<Argument, 'seed' | 'tool'>[]): Argument[] =>
  names.map((one) => ({ seed, tool, ...one }))

export const ARGUMENTS: readonly Argument[] = [
  ...both(0, 'search', [
    { name: 'query', required: true },
    { name: 'directory' },
    { name: 'language' },
    { ...LIMIT, default: 10, args: { query: 'store value' } },
  ]),
  ...both(0, 'find_definition', [
    { name: 'symbol', required: true, otherwise: 'or `path`, `line` and `column` of a use, which name it as well' },
  ]),
  ...both(0, 'find_references', [{ name: 'symbol', required: true }]),
  ...both(0, 'callers', [{ name: 'symbol', required: true }]),
  ...both(0, 'callees', [{ name: 'symbol', required: true }]),
  ...both(0, 'open_at', [
    { name: 'path', required: true },
    { name: 'line', required: true, from: 1 },
    { name: 'contextLines', from: 0, to: 50, default: 10, args: { path: 'src/app.ts', line: 12 } },
  ]),
  ...both(0, 'refresh', [{ name: 'paths' }]),
  ...both(0, 'symbols', [{ name: 'path' }]),
  ...both(1, 'get_symbol_hierarchy', [
    { name: 'symbol_name', required: true },
    { name: 'path' },
    { name: 'ref' },
    {
      name: 'direction',
      values: ['ancestors', 'descendants'],
      default: 'ancestors',
      args: { symbol_name: 'Store.get' },
    },
  ]),
  ...both(1, 'find_related_symbols', [
    { name: 'symbol_name', required: true },
    { name: 'path' },
    { name: 'ref' },
    { name: 'scope', values: ['file', 'module', 'package'], default: 'file', args: { symbol_name: 'lookUp' } },
    { name: 'limit', default: 20, args: { symbol_name: 'placeOrder', scope: 'package' } },
  ]),
  ...both(1, 'get_code_context', [
    { name: 'query', required: true },
    { name: 'max_tokens', default: 4000, args: { query: 'store value', strategy: 'depth' } },
    { name: 'strategy', default: 'breadth', args: { query: 'store value' } },
    { name: 'ref' },
    { name: 'language' },
  ]),
  ...both(3, 'find_type_definition', [{ name: 'type_name', required: true }, ...PACKAGE, FORMAT]),
  ...both(3, 'get_function_details', [
    { name: 'function_name', required: true },
    ...PACKAGE,
    { name: 'class_name' },
    FORMAT,
  ]),
  ...both(3, 'list_package_exports', [...PACKAGE, { name: 'symbol_type' }, FORMAT]),
  ...['callers', 'callees', 'trace_flow'].flatMap((tool) =>
    both(4, tool, [{ name: 'depth', from: 1, to: 5 }, { name: 'config' }]),
  ),
  ...both(4, 'callers', [{ ...LIMIT }]),
  ...both(4, 'impact_of', [{ name: 'config' }]),
]
