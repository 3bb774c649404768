/**
 * Checks that no answer is larger than its caller's budget: random calls of every tool over real repositories, or of one tool.
 *
 *   npm run bench:budget -- --repository PATH … [--tool NAME …] [--calls 10000] [--seed 1]
 *
 * Budgets, formats, page sizes, detail and cursors are random too, and every answer is validated against the tool's output schema.
 * What `get_code_context` selects is also counted with the protocol's own estimate, with budgets from 1. Below 500 the answer
 * as a whole need not fit, because its metadata does not, but its items must.
 * Exits with 1 if an answer was over budget, violated its schema, or was not a tool's answer.
 */

import { estimateTokenCount } from 'tokenx'
import { readCommandLine } from '../scripts/command-line.ts'
import { toolNamed } from '../src/mcp/registry.ts'
import { drawer, QUESTIONS, random, whatIsKnown } from './questions.ts'
import { serve } from './served.ts'

/** The documented limits, not those in the code. */
const MOST_CHARACTERS = 130_000
const MOST_TOKENS = 24_000
const DEFAULT_TOKENS = 6000
const LEAST_WHOLE = 500

const { values } = readCommandLine(import.meta.url, {
  options: {
    repository: { type: 'string', multiple: true, default: ['.'] },
    tool: { type: 'string', multiple: true, default: Object.keys(QUESTIONS) },
    calls: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
  },
})

const served = await serve(values.repository)
const next = random(Number(values.seed))
const draw = drawer(next)
const wrong: string[] = []
const counts = { answers: 0, refusals: 0, truncated: 0, largest: 0 }
try {
  const known = new Map<string, Awaited<ReturnType<typeof whatIsKnown>>>()
  for (const { name } of served.repositories) known.set(name, await whatIsKnown(served, name))
  const calls = Number(values.calls)
  let more: { repository: string; tool: string; args: Record<string, unknown> } | undefined
  for (let at = 0; at < calls; at++) {
    const repository = draw(served.repositories).name
    const tool = draw(values.tool)
    const question = QUESTIONS[tool] as (typeof QUESTIONS)[string]
    const args = question(known.get(repository) as never, draw)
    if (next() < 0.8) args.max_tokens = LEAST_WHOLE + Math.floor(next() ** 2 * (MOST_TOKENS - LEAST_WHOLE))
    if (next() < 0.5) args.output_format = draw(['json', 'markdown'] as const)
    if (next() < 0.5) args.limit = draw([1, 5, 20, 100])
    if (tool === 'callers' || tool === 'callees' || tool === 'trace_flow') args.depth = draw([1, 2, 5])
    if (tool === 'get_code_context') {
      args.strategy = draw(['breadth', 'depth'])
      args.query = Array.from(
        { length: 1 + Math.floor(next() * 8) },
        () => draw(known.get(repository)?.symbols ?? []).name,
      ).join(' ')
      if (next() < 0.5) args.max_tokens = 1 + Math.floor(next() * 1000)
    }
    // Every fourth call continues an earlier one that was cut off.
    const ask: { repository: string; tool: string; args: Record<string, unknown> } =
      more && next() < 0.25 ? more : { repository, tool, args }
    more = undefined
    try {
      const result = await served.call(ask.repository, ask.tool, ask.args)
      const text = result.content[0]?.text ?? ''
      const budget = (ask.args.max_tokens as number | undefined) ?? DEFAULT_TOKENS
      const tokens = estimateTokenCount(text)
      counts.largest = Math.max(counts.largest, tokens)
      if ((tokens > budget && budget >= LEAST_WHOLE) || text.length > MOST_CHARACTERS)
        wrong.push(`${ask.tool} ${JSON.stringify(ask.args)}: ${tokens} tokens, ${text.length} characters`)
      if (result.isError) counts.refusals++
      else {
        counts.answers++
        toolNamed(ask.tool).output.strict().parse(result.structuredContent)
        const { nextCursor, context_items } = result.structuredContent as {
          nextCursor?: string
          context_items?: unknown[]
        }
        const chosen = (context_items ?? []).reduce<number>((sum, item) => sum + protocolTokens(item), 0)
        if (chosen > budget) wrong.push(`${ask.tool} ${JSON.stringify(ask.args)}: items of ${chosen} tokens`)
        if (nextCursor !== undefined) {
          counts.truncated++
          more = { ...ask, args: { ...ask.args, cursor: nextCursor } }
        }
      }
    } catch (error) {
      wrong.push(`${ask.tool} ${JSON.stringify(ask.args)}: ${(error as Error).message.slice(0, 300)}`)
    }
    if ((at + 1) % 1000 === 0) process.stderr.write(`${at + 1} calls, ${wrong.length} wrong\n`)
  }
  process.stdout.write(
    `${calls} calls over ${served.repositories.length} repositories: ${counts.answers} answers (${counts.truncated} cut, with a cursor), ${counts.refusals} refusals, largest ${counts.largest} tokens; ${wrong.length} over budget or malformed\n`,
  )
  for (const line of wrong.slice(0, 20)) process.stdout.write(`  ${line}\n`)
} finally {
  await served.stop()
}
process.exitCode = wrong.length > 0 ? 1 : 0

/** The protocol's estimate: words × 1.3. */
function protocolTokens(item: unknown): number {
  return Math.ceil((JSON.stringify(item).match(/\S+/g)?.length ?? 0) * 1.3)
}
