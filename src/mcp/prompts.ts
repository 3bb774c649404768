/**
 * Prompts: workflows that a person starts by name. The text is entirely ours; what the person filled in appears in it
 * as a quoted value.
 */
import { type McpServer, ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server'
import type { Target } from './access.ts'

type Arguments = Readonly<Record<string, string>>
interface Prompt {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly arguments: readonly { readonly name: string; readonly description: string; readonly required?: true }[]
  readonly text: (given: Arguments, where: string) => string
}

const WHERE = [
  { name: 'repository', description: 'owner/name' },
  { name: 'ref', description: 'Branch, tag or commit' },
] as const

export const PROMPTS: readonly Prompt[] = [
  {
    name: 'review-change',
    title: 'Review a change',
    description: 'What a change affects, which tests cover it, and where to look closely.',
    arguments: [
      { name: 'base_ref', description: 'Ref to compare with; `:base` for a pull request (ref #7)' },
      { name: 'files', description: 'Changed paths, comma-separated, if there is no base_ref' },
      ...WHERE,
    ],
    text: (given, where) =>
      [
        `Review the change${given.base_ref ? ` since ${quoted(given.base_ref)}` : ''}${given.files ? ` of the files ${quoted(given.files)}` : ''}${where}.`,
        `1. Find what changed: ${given.base_ref ? '`compare_refs` with that base_ref' : 'the files named, or a diff that you have'}.`,
        '2. Call `impact_of` on it: affected code, tests, owners, build conditions, risks.',
        '3. Start with public symbols that were removed, moved, renamed, hidden, exported otherwise, given another signature or added for others to implement (`breaking: true` in `compare_refs`): their callers must change too. Read each public or risky symbol with `get_function_details`, and its users with `callers` and `find_references`.',
        '4. Report the behaviour that changes for callers, the tests that cover it, the tests that are missing, and the risks, each with path and line.',
        'Say which answers were partial or truncated, and which edges are uncertain.',
      ].join('\n'),
  },
  {
    name: 'explain-symbol',
    title: 'Explain a symbol',
    description: 'What a symbol is, how it works, and who uses it.',
    arguments: [{ name: 'symbol', description: 'Name, qualified name or symbol_id', required: true }, ...WHERE],
    text: (given, where) =>
      [
        `Explain ${quoted(given.symbol ?? '')}${where}.`,
        '1. `find_definition`; if the name is ambiguous, list the candidates and explain the one that fits.',
        '2. `get_function_details` for a function, `find_type_definition` for a type.',
        '3. `callers` and `callees` (or `find_references`) to see how it is used; `trace_flow` where an entry point matters.',
        '4. Explain purpose, inputs, outputs, side effects and its place in the design, citing path and line for each claim.',
      ].join('\n'),
  },
  {
    name: 'onboard',
    title: 'Get to know a repository',
    description: 'A first tour: layout, entry points, main types, how a request flows.',
    arguments: [{ name: 'topic', description: 'What to look at most closely' }, ...WHERE],
    text: (given, where) =>
      [
        `Give a tour of the repository${where}${given.topic ? `, with most attention to ${quoted(given.topic)}` : ''}.`,
        '1. `health` for languages, size and freshness; `symbols` without a path for the layout.',
        '2. `list_package_exports` of the main packages, `find_type_definition` of the central types.',
        '3. `trace_flow` from one or two entry points.',
        '4. Write the tour: what it does, where things are, how a typical request flows, where to start reading, citing paths and lines.',
      ].join('\n'),
  },
]

export function servePrompts(server: McpServer, target: Target): void {
  server.server.registerCapabilities({ prompts: {} })
  server.server.setRequestHandler('prompts/list', () => ({
    prompts: PROMPTS.map(({ name, title, description, arguments: all }) => ({
      name,
      title,
      description,
      arguments: all.filter((one) => !fixed(target).includes(one.name)),
    })),
  }))
  server.server.setRequestHandler('prompts/get', ({ params }) => {
    const prompt = PROMPTS.find((one) => one.name === params.name)
    if (!prompt) throw invalid('Unknown prompt.')
    const given = params.arguments ?? {}
    const unknown = Object.keys(given).filter((name) => !prompt.arguments.some((one) => one.name === name))
    const missing = prompt.arguments.filter((one) => one.required && !given[one.name]).map((one) => one.name)
    if (missing.length > 0) throw invalid(`Missing arguments: ${missing.join(', ')}.`)
    if (unknown.length > 0) throw invalid(`Arguments: ${prompt.arguments.map((one) => one.name).join(', ')}.`)
    if (Object.values(given).some((value) => value.length > 4000)) throw invalid('An argument is too long.')
    return {
      description: prompt.description,
      messages: [
        { role: 'user' as const, content: { type: 'text' as const, text: prompt.text(given, placed(given)) } },
      ],
    }
  })
}

/** Arguments that the URL already fixes are not offered. */
const fixed = (target: Target): string[] => [
  ...(target.repository ? ['repository'] : []),
  ...(target.ref ? ['ref'] : []),
]

function placed({ repository, ref }: Arguments): string {
  return `${repository ? ` in repository ${quoted(repository)}` : ''}${ref ? ` at ref ${quoted(ref)}` : ''}`
}

const quoted = (value: string): string => JSON.stringify(value)
const invalid = (message: string): ProtocolError => new ProtocolError(ProtocolErrorCode.InvalidParams, message)
