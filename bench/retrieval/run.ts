/**
 * How often a search lands on the right code: commit messages → the files that the commit changed, and web questions → the
 * function that answers them, asked over MCP of a server on this machine.
 *
 *   npm run bench:retrieval -- --sets DIR [--mirror DIR] [--set commits_gin …] [--ablation] [--made] [--json] [--misses]
 *     [--hits FILE]
 *
 * `--sets` holds commits_*.jsonl ({repo, index_commit, query, gold_files}) and, if wanted, cosqa_corpus.jsonl ({id, code}) and
 * cosqa_dev.jsonl or cosqa_test.jsonl ({query, gold}); `--mirror` the repositories as git directories, `owner+name/repo`. acc@k:
 * every gold file is among the first k. `--hits` adds what was found for each query to a file, which `fit.ts` reads;
 * `--misses` prints what was found where a gold file is not among the first five.
 */
import { execFileSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { misuse, readCommandLine } from '../../scripts/command-line.ts'
import { freshService } from '../fresh-service.ts'
import { type MadeQuery, makeSets } from './made-sets.ts'
import { connect, type Hit, type McpConnection } from './mcp-connection.ts'
import { type Ranking, score, without } from './score.ts'

/** Of a commit's files, tests are not asked for: they follow the code. */
const RESULTS = 100
const CONTEXT_TOKENS = 4000

const { values } = readCommandLine(import.meta.url, {
  options: {
    sets: { type: 'string' },
    mirror: { type: 'string', default: process.env.MIRROR ?? '' },
    set: { type: 'string', multiple: true },
    json: { type: 'boolean', default: false },
    misses: { type: 'boolean', default: false },
    ablation: { type: 'boolean', default: false },
    made: { type: 'boolean', default: false },
    hits: { type: 'string' },
  },
})
if (values.sets === undefined) misuse('--sets DIR names the folder of the sets')
const sets = resolve(values.sets)

interface CommitQuery {
  repo: string
  index_commit: string
  query: string
  gold_files: string[]
}
interface WebQuery {
  query: string
  gold: number[]
}

const lines = <T>(file: string): T[] =>
  readFileSync(join(sets, file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T)

const { url, token, scratch, index, stop } = await freshService()
try {
  await main()
} finally {
  await stop()
}

async function main(): Promise<void> {
  const known = readdirSync(sets).filter((file) => /^(?:commits_\w+|cosqa_(?:dev|test))\.jsonl$/.test(file))
  const results: Record<string, unknown> = {}
  for (const file of known) {
    const name = file.replace('.jsonl', '')
    if (values.set && !values.set.includes(name)) continue
    results[name] = name.startsWith('commits_') ? await commits(name) : await questions(name)
  }
  if (values.json) process.stdout.write(`${JSON.stringify(results, null, 2)}\n`)
}

async function commits(name: string): Promise<unknown> {
  const queries = lines<CommitQuery>(`${name}.jsonl`)
  const [{ repo, index_commit }] = queries as [CommitQuery]
  const checkout = join(scratch, name)
  mkdirSync(checkout)
  const git = join(values.mirror, repo.replace('/', '+'), 'repo')
  const archive = execFileSync('git', ['-C', git, 'archive', index_commit], { maxBuffer: 1 << 30 })
  execFileSync('tar', ['x', '-C', checkout], { input: archive })
  const mcp = await indexed(checkout, name)
  const alone = values.ablation
    ? await aloneOn(
        mcp,
        queries.map(({ query, gold_files: gold }) => ({ query, gold })),
      )
    : {}
  const asked: Asked[] = []
  const contexts: boolean[] = []
  let over = 0
  for (const { query, gold_files: gold } of queries) {
    const hits = await mcp.search(query, RESULTS)
    asked.push({ query, hits, gold })
    const ranked = hits.map((hit) => hit.file)
    if (values.misses && !gold.every((file) => ranked.slice(0, 5).includes(file))) {
      const where = gold.map((file) => `${file}#${ranked.indexOf(file) + 1}`).join(' ')
      print(`    ${JSON.stringify(query.slice(0, 90))} wants ${where}, has ${ranked.slice(0, 5).join(' ')}\n`)
    }
    const context = await mcp.context(query, CONTEXT_TOKENS)
    if (context.tokens > CONTEXT_TOKENS) over++
    contexts.push(gold.some((file) => context.files.includes(file)))
  }
  const held = contexts.filter(Boolean).length / contexts.length
  return report(
    name,
    asked,
    mcp,
    {
      [`gold in ${CONTEXT_TOKENS} tokens`]: held,
      'budgets exceeded': over,
      ...(await made(checkout, mcp)),
    },
    alone,
  )
}

async function questions(name: string): Promise<unknown> {
  const corpus = lines<{ id: number; code: string }>('cosqa_corpus.jsonl')
  const checkout = join(scratch, name)
  mkdirSync(checkout)
  for (const { id, code } of corpus) writeFileSync(join(checkout, `${id}.py`), `${code}\n`)
  const mcp = await indexed(checkout, name)
  const all = lines<WebQuery>(`${name}.jsonl`).map(({ query, gold }) => ({ query, gold: gold.map((id) => `${id}.py`) }))
  const alone = values.ablation ? await aloneOn(mcp, all) : {}
  const asked: Asked[] = []
  for (const { query, gold } of lines<WebQuery>(`${name}.jsonl`)) {
    asked.push({ query, hits: await mcp.search(query, RESULTS), gold: gold.map((id) => `${id}.py`) })
  }
  return report(name, asked, mcp, {}, alone)
}

type Alone = Record<string, Record<string, number>>

/** What words and names find without vectors, and vectors without them. */
async function aloneOn(mcp: McpConnection, queries: { query: string; gold: string[] }[]): Promise<Alone> {
  const alone: Alone = {}
  for (const [kind, mode] of [
    ['words and names alone', 'keyword'],
    ['vectors alone', 'semantic'],
  ] as const) {
    const rankings: Ranking[] = []
    for (const { query, gold } of queries) {
      const hits = await mcp.search(query, RESULTS, mode)
      rankings.push({ ranked: hits.map((hit) => hit.file), gold })
    }
    alone[kind] = score(rankings)
  }
  return alone
}

/** Names, error messages and stack traces that were made of the checkout. */
async function made(checkout: string, mcp: McpConnection): Promise<Record<string, number>> {
  if (!values.made) return {}
  const { symbols, errors, traces } = makeSets(checkout)
  const share = (found: boolean[]) => found.filter(Boolean).length / (found.length || 1)
  const named: boolean[] = []
  for (const { query, file, line = 0 } of symbols) {
    const first = await mcp.first(query)
    named.push(first?.file === file && first.from <= line && line <= first.to)
  }
  const inThree = async (all: readonly MadeQuery[]): Promise<boolean[]> => {
    const found: boolean[] = []
    for (const { query, file } of all) {
      const hits = await mcp.search(query, 20)
      found.push(hits.slice(0, 3).some((hit) => hit.file === file))
    }
    return found
  }
  return {
    [`names top-1 (${symbols.length})`]: share(named),
    [`errors top-3 (${errors.length})`]: share(await inThree(errors)),
    [`traces top-3 (${traces.length})`]: share(await inThree(traces)),
  }
}

interface Asked {
  query: string
  hits: Hit[]
  gold: string[]
}

function report(name: string, asked: Asked[], mcp: McpConnection, more: Record<string, number>, alone: Alone): unknown {
  const rankedBy = (order: (hits: readonly Hit[]) => string[]): Ranking[] =>
    asked.map(({ hits, gold }) => ({ ranked: order(hits), gold }))
  const scored = { ...score(rankedBy((hits) => hits.map((hit) => hit.file))), ...more, ...mcp.latency() }
  print(`${name}: ${measuresOf(scored)}
`)
  if (values.hits) for (const one of asked) appendFileSync(values.hits, `${JSON.stringify({ set: name, ...one })}\n`)
  if (!values.ablation) return scored
  for (const [kind, measures] of Object.entries(alone)) print(`  ${kind.padEnd(20)} ${measuresOf(measures)}\n`)
  const ablation: Record<string, Record<string, number>> = {}
  for (const part of new Set(asked.flatMap(({ hits }) => hits.flatMap((hit) => Object.keys(hit.parts)))))
    ablation[part] = score(rankedBy((hits) => without(part, hits)))
  for (const [part, measures] of Object.entries(ablation))
    print(`  without ${part.padEnd(12)} ${measuresOf(measures)}\n`)
  return { ...scored, alone, ablation }
}

function measuresOf(scored: Record<string, number>): string {
  return Object.entries(scored)
    .map(([measure, value]) => `${measure} ${Number.isInteger(value) ? value : value.toFixed(3)}`)
    .join(' · ')
}

async function indexed(checkout: string, name: string): Promise<McpConnection> {
  if (!existsSync(join(checkout, '.git'))) {
    const git = (...args: string[]) =>
      execFileSync('git', ['-C', checkout, '-c', 'user.name=bench', '-c', 'user.email=bench@localhost', ...args])
    git('init', '-q')
    git('add', '-A', '-f')
    git('commit', '-q', '-m', 'bench')
  }
  const started = performance.now()
  await index(checkout, `bench/${name}`)
  print(`${name}: indexed in ${((performance.now() - started) / 1000).toFixed(1)} s\n`)
  const mcp = connect(`${url}/mcp/bench/${name}`, token)
  await mcp.embedded()
  print(`${name}: embedded after ${((performance.now() - started) / 1000).toFixed(1)} s\n`)
  return mcp
}

function print(text: string): void {
  process.stderr.write(text)
}
