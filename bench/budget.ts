/**
 * Whether any answer is larger than its caller's budget: random calls of every tool over real repositories.
 *
 *   npm run bench:budget -- --repository PATH … [--calls 10000] [--seed 1]
 *
 * Budgets, formats, page sizes, detail and cursors are drawn as well; every answer is held against the tool's output schema.
 * Ends with 1 if one answer was over, broke its schema, or was no answer of a tool.
 */
import { parseArgs } from 'node:util'
import { estimateTokenCount } from 'tokenx'
import { toolNamed } from '../src/mcp/registry.ts'
import { drawer, QUESTIONS, random, whatIsKnown } from './questions.ts'
import { serve } from './served.ts'

/** As src/mcp/render.ts has them. */
const MOST_CHARACTERS = 130_000
const STANDARD_TOKENS = 24_000

const { values } = parseArgs({
  options: {
    repository: { type: 'string', multiple: true, default: ['.'] },
    calls: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
  },
})

const served = await serve(values.repository, 8980)
const next = random(Number(values.seed))
const draw = drawer(next)
const wrong: string[] = []
const counts = { answers: 0, refusals: 0, truncated: 0, largest: 0 }
try {
  const known = new Map<string, Awaited<ReturnType<typeof whatIsKnown>>>()
  for (const { name } of served.repositories) known.set(name, await whatIsKnown(served, name))
  const tools = Object.keys(QUESTIONS)
  const calls = Number(values.calls)
  let more: { repository: string; tool: string; args: Record<string, unknown> } | undefined
  for (let at = 0; at < calls; at++) {
    const repository = draw(served.repositories).name
    const tool = draw(tools)
    const question = QUESTIONS[tool] as (typeof QUESTIONS)[string]
    const args = question(known.get(repository) as never, draw)
    if (next() < 0.8) args.max_tokens = 500 + Math.floor(next() ** 2 * (STANDARD_TOKENS - 500))
    if (next() < 0.5) args.output_format = draw(['json', 'markdown'] as const)
    if (next() < 0.5) args.limit = draw([1, 5, 20, 100])
    if (tool === 'callers' || tool === 'callees' || tool === 'trace_flow') args.depth = draw([1, 2, 5])
    // Every fourth call goes on where an earlier one was cut.
    const ask: { repository: string; tool: string; args: Record<string, unknown> } =
      more && next() < 0.25 ? more : { repository, tool, args }
    more = undefined
    try {
      const result = await served.call(ask.repository, ask.tool, ask.args)
      const text = result.content[0]?.text ?? ''
      const budget = (ask.args.max_tokens as number | undefined) ?? STANDARD_TOKENS
      const tokens = estimateTokenCount(text)
      counts.largest = Math.max(counts.largest, tokens)
      if (tokens > budget || text.length > MOST_CHARACTERS)
        wrong.push(`${ask.tool} ${JSON.stringify(ask.args)}: ${tokens} tokens, ${text.length} characters`)
      if (result.isError) counts.refusals++
      else {
        counts.answers++
        toolNamed(ask.tool).output.strict().parse(result.structuredContent)
        const { nextCursor } = result.structuredContent as { nextCursor?: string }
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
