/**
 * Whether `get_code_context` ever passes its budget: many questions of random words and names of a checkout, with budgets
 * and strategies as chance has it, of a server on this machine.
 *
 *   node bench/retrieval/budgets.ts --repository PATH [--runs 10000] [--seed 1]
 *
 * Counted twice: by the protocol's estimate of the items, and by the estimate that all our answers keep to, of the whole text
 * (from 400 tokens on: below that what every answer says about itself does not fit).
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { estimateTokenCount } from 'tokenx'
import { startServer } from '../../scripts/local-server.ts'

const { values } = parseArgs({
  options: {
    repository: { type: 'string' },
    runs: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
  },
})
if (values.repository === undefined) throw new Error('--repository PATH names a checkout')
const checkout = resolve(values.repository)
const PROJECT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')
const LEAST_WHOLE = 400

let state = Number(values.seed)
const below = (n: number): number => {
  state = (Math.imul(state, 1664525) + 1013904223) | 0
  return Math.floor(((state >>> 0) / 2 ** 32) * n)
}

const isSmallFile = (path: string): boolean => {
  const found = statSync(join(checkout, path))
  return found.isFile() && found.size < 200_000
}
const words = readdirSync(checkout, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.\w{1,4}$/.test(path) && !path.startsWith('.git/') && isSmallFile(path))
  .slice(0, 300)
  .flatMap(
    (path) =>
      readFileSync(join(checkout, path), 'utf8')
        .match(/[\p{L}_]\w{3,}/gu)
        ?.slice(0, 400) ?? [],
  )
const scratch = mkdtempSync(join(tmpdir(), 'sextant-budgets-'))
const server = await startServer({ project: PROJECT, folder: join(scratch, 'server'), port: 8950, exactPort: false })
try {
  const signIn = await fetch(`${server.url}/dev/sign-in`, { method: 'POST' })
  const { token } = (await signIn.json()) as { token: string }
  const cli = join(PROJECT, 'indexer-action/src/cli.ts')
  const where = ['--server', server.url, '--token', token, '--repository', 'bench/budgets', '--ref', 'main']
  execFileSync(process.execPath, [cli, 'index', checkout, ...where, '--no-cache', '--quiet'], { stdio: 'ignore' })
  const client = new Client({ name: 'budget-bench', version: '1' })
  const requestInit = { headers: { authorization: `Bearer ${token}` } }
  await client.connect(new StreamableHTTPClientTransport(new URL(`${server.url}/mcp/bench/budgets`), { requestInit }))
  let items = 0
  let whole = 0
  let errors = 0
  const runs = Number(values.runs)
  for (let run = 0; run < runs; run++) {
    const query = Array.from({ length: 1 + below(8) }, () => words[below(words.length)]).join(' ')
    const max_tokens = 1 + below(run % 2 === 0 ? 1000 : 12_000)
    const strategy = below(2) === 0 ? 'breadth' : 'depth'
    const result = await client.callTool({ name: 'get_code_context', arguments: { query, max_tokens, strategy } })
    if (result.isError) {
      errors++
      continue
    }
    const answer = result.structuredContent as { context_items: unknown[]; estimated_tokens: number }
    const own = answer.context_items.reduce<number>((sum, item) => sum + protocolTokens(JSON.stringify(item)), 0)
    if (own > max_tokens || answer.estimated_tokens > max_tokens) items++
    const [content] = result.content
    if (max_tokens >= LEAST_WHOLE && content?.type === 'text' && estimateTokenCount(content.text) > max_tokens) whole++
  }
  process.stdout.write(
    `${runs} runs: items over budget ${items}, whole answers over budget ${whole}, errors ${errors}\n`,
  )
  process.exitCode = items + whole + errors > 0 ? 1 : 0
} finally {
  await server.stop()
  rmSync(scratch, { recursive: true, force: true })
}

function protocolTokens(json: string): number {
  return Math.ceil((json.match(/\S+/g)?.length ?? 0) * 1.3)
}
