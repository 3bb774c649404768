/**
 * Writes docs/tools.md from the registry and docs/seeds.md from the checks against the seed documents, so that nothing is
 * written twice.
 *
 *   node scripts/generate-docs.ts          writes both
 *   node scripts/generate-docs.ts --check  fails if they are not current
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { advertise } from '../src/mcp/advertise.ts'
import type { Tool } from '../src/mcp/define-tool.ts'
import { DEFAULT_TOKENS, MOST_TOKENS, OUTPUT_PARAMS, PAGE_PARAMS, REF_PARAMS } from '../src/mcp/params.ts'
import { TOOLS } from '../src/mcp/registry.ts'
import { TOOLSETS } from '../src/mcp/toolsets.ts'
import { seedsPage } from './seeds-page.ts'

interface Schema {
  type?: string
  description?: string
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  $ref?: string
  $defs?: Record<string, Schema>
  minimum?: number
  maximum?: number
  maxItems?: number
}

const COMMON = new Set([...Object.keys(REF_PARAMS), ...Object.keys(PAGE_PARAMS), ...Object.keys(OUTPUT_PARAMS)])

function toolsPage(tools: readonly Tool[]): string {
  return [
    '<!-- Written by scripts/generate-docs.ts from src/mcp/registry.ts. Do not edit. -->',
    '# Tools',
    '',
    ...commonPart(),
    ...tools.map((tool) => `- [\`${tool.name}\`](#${tool.name}): ${tool.description}`),
    '',
    ...tools.flatMap(toolPart),
  ].join('\n')
}

function commonPart(): string[] {
  return [
    'No tool changes code. An answer is structured content; its text is the same content as JSON, or as markdown with',
    '`output_format: "markdown"`. An error is a result with `isError` whose text is `{code, message, hint, details}`.',
    '',
    'Arguments that tools share: `repository` (`owner/name`) and `ref` (branch, tag, `refs/pull/N/head` or a commit), where',
    'the address does not name them; `limit` (1–100) and `cursor` (`nextCursor` of the answer before, with the same other',
    `arguments); \`max_tokens\` (default ${DEFAULT_TOKENS}, at most ${MOST_TOKENS}). An argument that may be left out may also be`,
    '`null`, an empty text or an empty list, which strict function calling makes of it.',
    '',
    'An address offers all of them, or with `?tools=` only those that it names, by name or by set, joined by commas:',
    ...['core', 'research'].map(
      (set) => `\`?tools=${set}\` offers ${(TOOLSETS[set] ?? []).map((name) => `\`${name}\``).join(', ')}.`,
    ),
    'A name that is neither is refused with HTTP 400. For OAuth, such an address is a resource of its own: a token for it opens no',
    'other address, and a token for the address without the query opens it.',
    '',
  ]
}

function toolPart(tool: Tool): string[] {
  const input = z.toJSONSchema(tool.input, { io: 'input' }) as Schema
  const output = z.toJSONSchema(tool.output, { io: 'output' }) as Schema
  const own = Object.entries(input.properties ?? {}).filter(([name]) => !COMMON.has(name))
  return [
    `## ${tool.name}`,
    '',
    `**${tool.title}.** ${tool.description}`,
    '',
    ...(own.length > 0
      ? [
          '| argument | type | |',
          '| --- | --- | --- |',
          ...own.map(
            ([name, schema]) =>
              `| \`${name}\`${input.required?.includes(name) ? ' *' : ''} | ${typeOf(schema)} | ${schema.description ?? ''} |`,
          ),
          '',
        ]
      : []),
    ...(tool.pageSize === undefined ? [] : [`Pages of ${tool.pageSize} unless \`limit\` says otherwise.`, '']),
    '```',
    ...shape(output, output, 0, new Set(['metadata'])),
    '```',
    '',
  ]
}

/** The fields of an answer, one per line; `?` marks a field that may be absent. */
function shape(
  schema: Schema,
  root: Schema,
  depth: number,
  hidden: ReadonlySet<string>,
  seen: readonly string[] = [],
): string[] {
  return Object.entries(schema.properties ?? {})
    .filter(([name]) => !hidden.has(name))
    .flatMap(([name, field]) => {
      const optional = schema.required?.includes(name) ? '' : '?'
      const about = field.description ? `  — ${field.description}` : ''
      const { inner, reference } = innerOf(field, root)
      const line = `${'  '.repeat(depth)}${name}${optional}: ${typeOf(field)}${about}`
      if (!inner?.properties || (reference && seen.includes(reference))) return [line]
      return [line, ...shape(inner, root, depth + 1, new Set(), reference ? [...seen, reference] : seen)]
    })
}

function innerOf(field: Schema, root: Schema): { inner: Schema | undefined; reference: string | undefined } {
  const element = field.items ?? field
  const reference = element.$ref
  return { inner: reference ? root.$defs?.[reference.replace('#/$defs/', '')] : element, reference }
}

function typeOf(schema: Schema): string {
  if (schema.items) return `${typeOf(schema.items)}[]`
  if (schema.enum)
    return schema.enum.length > 12 ? `${schema.enum.slice(0, 12).join(' · ')} …` : schema.enum.join(' · ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' | ')
  const bounds = [schema.minimum, schema.maximum].map((bound) =>
    bound === undefined || Math.abs(bound) > 1e7 ? undefined : bound,
  )
  const range = bounds[1] === undefined ? '' : ` ${bounds[0] ?? 0}–${bounds[1]}`
  return `${schema.type ?? 'object'}${range}`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const tool of TOOLS) advertise(tool, {}) // A schema that cannot be listed must not reach the docs.
  const pages = { 'docs/tools.md': toolsPage(TOOLS), 'docs/seeds.md': seedsPage() }
  for (const [name, page] of Object.entries(pages)) {
    const file = fileURLToPath(new URL(`../${name}`, import.meta.url))
    if (!process.argv.includes('--check')) writeFileSync(file, page)
    else if (!existsSync(file) || readFileSync(file, 'utf8') !== page) {
      process.stderr.write(`${name} is not what its sources say: run \`npm run generate\`.\n`)
      process.exitCode = 1
    }
  }
}
