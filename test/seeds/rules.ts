/**
 * Rules and bounds of the five documents that are not a field: each with the test that shows it, or why it is not kept.
 */
export interface Rule {
  readonly seed: 0 | 1 | 2 | 3 | 4
  readonly rule: string
  /** File, and the title of the test in it. */
  readonly test?: readonly [file: string, title: string]
  readonly reason?: string
}

const T = 'src/mcp/tools'
export const RULES: readonly Rule[] = [
  {
    seed: 0,
    rule: '`limit` 1–100, `contextLines` 0–50, `query` and `symbol` not empty',
    test: ['test/seeds/seeds.test.ts', 'refuses what is outside the bounds of the documents'],
  },
  {
    seed: 0,
    rule: 'all inputs are validated before anything is asked',
    test: [
      'src/mcp/registry.test.ts',
      'refuses an argument that it does not know, by name, and lists those that it takes',
    ],
  },
  {
    seed: 0,
    rule: 'answers are JSON text as well as structured',
    test: ['src/mcp/registry.test.ts', 'gives the same answer as markdown, with its structured content unchanged'],
  },
  {
    seed: 0,
    rule: 'tables `files`, `symbols`, `call_graph`',
    reason: 'an implementation of one process and one checkout; here migrations/index',
  },
  {
    seed: 0,
    rule: 'RefreshOutput `refreshed`, `duration`, `errors`',
    reason: 'still to come, with the tool `refresh`',
  },
  {
    seed: 1,
    rule: '`ambiguous_symbol` where several files have the name, each candidate usable',
    test: [
      `${T}/get-symbol-hierarchy.test.ts`,
      'names the candidates when several files have the name, and near names when none has it',
    ],
  },
  {
    seed: 1,
    rule: '`find_related_symbols` gives 20 unless told otherwise',
    test: [`${T}/find-related-symbols.test.ts`, 'gives twenty at a time, and the rest to whoever asks on'],
  },
  {
    seed: 1,
    rule: '`invalid_max_tokens` below 1',
    test: ['src/mcp/registry.test.ts', 'says so when not one result fits, and does not lose it'],
  },
  {
    seed: 2,
    rule: 'a cursor belongs to its question',
    test: ['src/mcp/registry.test.ts', 'is refused when it was edited, made up, or belongs to another question'],
  },
  {
    seed: 2,
    rule: 'StructuredError `{code, message, hint, details}`; upper-case codes as `details.category`',
    test: [
      'src/mcp/call-tool.test.ts',
      'that fails inside tells the caller a category and an incident, and the log everything',
    ],
  },
  {
    seed: 3,
    rule: 'raw metadata never leaves: descriptors are built from it',
    test: [
      `${T}/find-type-definition.test.ts`,
      'gives a model as it stands in its database, with its supertypes and where they are',
    ],
  },
  {
    seed: 3,
    rule: 'Go types have fields and methods, wherever they are declared',
    test: [
      `${T}/find-type-definition.test.ts`,
      'gives a struct its embedded types, and the methods that other files declare for it',
    ],
  },
  {
    seed: 3,
    rule: 'parameters and returns from declaration and doc comment',
    test: [
      `${T}/get-function-details.test.ts`,
      'reads parameters from the declaration and what is said about them from the doc comment',
    ],
  },
  {
    seed: 3,
    rule: 'scopes, accessors and mutators are told apart',
    test: [`${T}/get-function-details.test.ts`, 'knows a model’s scopes, and what is abstract'],
  },
  {
    seed: 3,
    rule: '`CodeChunk` is the only thing embedded',
    reason: 'src/contract/chunk.ts; embedding is still to come',
  },
  {
    seed: 4,
    rule: 'depth at most 5',
    test: [`${T}/trace-flow.test.ts`, 'stops at the depth that was asked for, which is at most five'],
  },
  {
    seed: 4,
    rule: 'a symbol is visited once; cycles end',
    test: [`${T}/callers.test.ts`, 'goes deeper, cutting what leads back'],
  },
  {
    seed: 4,
    rule: 'a self-call is no edge',
    test: [`${T}/trace-flow.test.ts`, 'never takes a call of itself for a step'],
  },
  {
    seed: 4,
    rule: 'at most 100 results a page',
    test: ['test/seeds/seeds.test.ts', 'refuses what is outside the bounds of the documents'],
  },
  {
    seed: 4,
    rule: 'high risk above 10 affected symbols',
    test: [`${T}/impact-of.test.ts`, 'calls the risk high above ten affected symbols, not at ten'],
  },
  {
    seed: 4,
    rule: 'system calls are flagged; configurations filter',
    test: [`${T}/impact-of.test.ts`, 'flags system calls and public symbols, and names build conditions'],
  },
  {
    seed: 4,
    rule: 'all arrays of ImpactResult are present',
    test: [`${T}/impact-of.test.ts`, 'has every list, also where it is empty'],
  },
  { seed: 4, rule: 'error → empty result', reason: 'not kept: an error says that it is one' },
  {
    seed: 4,
    rule: 'CallEdge, Symbol and File as tables',
    reason: 'stored otherwise (migrations/index); their fields are in CallerInfo, Span and FlowStep',
  },
]
