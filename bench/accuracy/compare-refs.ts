/**
 * Compares `compare_refs` with an independent symbol diff: two tags of a repository, each checked out and parsed by itself.
 *
 *     node bench/accuracy/compare-refs.ts GIT_DIR BASE_TAG HEAD_TAG
 *
 * The product side is complete: a local server, both tags indexed as refs, the tool asked over HTTP page by page. The other
 * side shares nothing with it but the parser's symbols: files come from git, changed files are found by comparing bytes, and the
 * matching is written again from the contract, with hashes of its own. Every row must agree.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { extractFile } from '../../indexer-action/src/analysis.ts'
import { LANGUAGES } from '../../indexer-action/src/languages/registry.ts'
import { answerOf, freshService } from '../fresh-service.ts'
import { languageOfPath } from './language-of-path.ts'

const REPOSITORY = 'bench/compared'
const MOST_PAGES = 2000

interface Known {
  readonly path: string
  readonly name: string
  readonly line: number
  readonly identity: string
  readonly named: string
  readonly signature: string
  /** The lines of a symbol; for a type, without those of its members. */
  readonly lines: string
}

function checkout(repository: string, tag: string, folder: string): string {
  const into = join(folder, tag.replaceAll('/', '_'))
  execFileSync('git', ['clone', '--quiet', '--shared', '--no-checkout', repository, into])
  execFileSync('git', ['-C', into, 'checkout', '--quiet', '--detach', tag])
  return into
}

function textsOf(folder: string): Map<string, string> {
  const listed = execFileSync('git', ['-C', folder, 'ls-files', '-z', '-s'], { maxBuffer: 1 << 28 }).toString()
  const texts = new Map<string, string>()
  for (const entry of listed.split('\0')) {
    const match = /^100\d+ [0-9a-f]+ 0\t(.*)$/s.exec(entry)
    if (!match) continue
    const text = execFileSync('git', ['-C', folder, 'show', `:${match[1]}`], { maxBuffer: 1 << 28 })
    texts.set(match[1] as string, text.toString())
  }
  return texts
}

const HOLDERS = /^(class|interface|struct|union|trait|impl|enum|type|object|namespace|module)$/

async function symbolsOf(texts: ReadonlyMap<string, string>): Promise<Known[]> {
  const known: Known[] = []
  for (const [path, text] of texts) {
    const language = LANGUAGES.find((one) => one.key === languageOfPath(path))
    if (!language) continue
    const { symbols, module } = await extractFile(language, path, text)
    const lines = text.split(/\r?\n/)
    symbols.forEach((symbol, index) => {
      const qualified = [module, symbol.qualified ?? symbol.name].filter(Boolean).join('.')
      const gone = new Set<number>()
      if (HOLDERS.test(symbol.kind))
        for (const member of symbols)
          if (member.parent === index) for (let line = member.start; line <= member.end; line++) gone.add(line)
      for (const line of [symbol.start, symbol.line, symbol.end]) gone.delete(line)
      const own: string[] = []
      for (let line = symbol.start; line <= symbol.end; line++) if (!gone.has(line)) own.push(lines[line - 1] ?? '')
      const named = JSON.stringify([language.key, symbol.kind, qualified])
      const signature = symbol.signature ?? ''
      const identity = createHash('sha256').update(`${named}${signature}`).digest('hex')
      known.push({ path, name: symbol.name, line: symbol.line, identity, named, signature, lines: own.join('\n') })
    })
  }
  return known
}

/** The lines without the signature, which the parser gives with white space collapsed. */
function bodyOf(one: Known): string {
  const letters = [...one.signature.replace(/\s+/g, '')]
  if (letters.length === 0) return one.lines
  return one.lines.replace(new RegExp(letters.map((letter) => letter.replace(/[^\w]/, '\\$&')).join('\\s*')), '|')
}

type Row = string
const rowOf = (change: string, here: Known, from: string, signature: boolean, body: boolean): Row =>
  [change, here.path, here.line, here.name, from, signature ? 'signature' : '', body ? 'body' : ''].join(' ')

/** Follows the definition literally: matches the most certain identity first, then what is left. */
function expected(before: readonly Known[], after: readonly Known[]): Row[] {
  const rows: Row[] = []
  const restBefore = new Set(before)
  const restAfter = new Set(after)
  const stage = (same: (one: Known) => string, found: (a: Known, b: Known) => Row | undefined): void => {
    const waiting = new Map<string, Known[]>()
    for (const one of restAfter) waiting.set(same(one), [...(waiting.get(same(one)) ?? []), one])
    const settle = (a: Known, b: Known): void => {
      const row = found(a, b)
      if (row) rows.push(row)
      restBefore.delete(a)
      restAfter.delete(b)
    }
    for (const alike of [true, false])
      for (const a of [...restBefore]) {
        const b = waiting.get(same(a))?.find((one) => restAfter.has(one) && (!alike || one.lines === a.lines))
        if (b) settle(a, b)
      }
  }
  stage(
    (one) => `${one.path} ${one.identity}`,
    (a, b) => (bodyOf(a) === bodyOf(b) ? undefined : rowOf('changed', b, `${a.path}:${a.line}`, false, true)),
  )
  stage(
    (one) => `${one.path} ${one.named}`,
    (a, b) => rowOf('changed', b, `${a.path}:${a.line}`, true, bodyOf(a) !== bodyOf(b)),
  )
  stage(
    (one) => one.identity,
    (a, b) => rowOf('moved', b, `${a.path}:${a.line}`, false, bodyOf(a) !== bodyOf(b)),
  )
  for (const one of restBefore) rows.push(rowOf('removed', one, '', false, false))
  for (const one of restAfter) rows.push(rowOf('added', one, '', false, false))
  return rows
}

interface Answered {
  change: string
  name: string
  path: string
  line: number
  before?: { path: string; line: number }
  signature_changed?: boolean
  body_changed?: boolean
}

async function answered(
  url: string,
  token: string,
  base: string,
  head: string,
): Promise<{ rows: Row[]; ms: number[] }> {
  const rows: Row[] = []
  const ms: number[] = []
  let cursor: string | undefined
  for (let page = 0; page < MOST_PAGES; page++) {
    const started = performance.now()
    const asked = { repository: REPOSITORY, base_ref: base, ref: head, limit: 100, max_tokens: 24_000, cursor }
    const answer = await answerOf(`${url}/mcp`, token, 'compare_refs', asked)
    ms.push(performance.now() - started)
    for (const one of answer.symbols as Answered[]) {
      const from = one.before ? `${one.before.path}:${one.before.line}` : ''
      const { signature_changed: signature = false, body_changed: body = false } = one
      rows.push(
        [one.change, one.path, one.line, one.name, from, signature ? 'signature' : '', body ? 'body' : ''].join(' '),
      )
    }
    cursor = answer.nextCursor as string | undefined
    if (cursor === undefined) return { rows, ms }
  }
  throw new Error('The pages do not end.')
}

/** What occurs more often in the first list than in the second. */
function without(all: readonly Row[], others: readonly Row[]): Row[] {
  const left = new Map<Row, number>()
  for (const row of others) left.set(row, (left.get(row) ?? 0) + 1)
  return all.filter((row) => {
    const count = left.get(row) ?? 0
    left.set(row, count - 1)
    return count <= 0
  })
}

async function main(): Promise<void> {
  const [repository, base, head] = process.argv.slice(2)
  if (repository === undefined || base === undefined || head === undefined)
    throw new Error('Usage: node bench/accuracy/compare-refs.ts GIT_DIR BASE_TAG HEAD_TAG')
  const { url, token, scratch, index, stop } = await freshService()
  try {
    const sides: Known[][] = []
    for (const tag of [base, head]) {
      const path = checkout(repository, tag, scratch)
      sides.push(await symbolsOf(textsOf(path)))
      await index(path, REPOSITORY, { ref: `refs/tags/${tag}`, asDefault: false, cache: join(scratch, 'cache') })
    }
    const [before, after] = sides as [Known[], Known[]]
    const theirs = expected(before, after)
    const { rows: ours, ms } = await answered(url, token, base, head)
    const missing = without(theirs, ours)
    const surplus = without(ours, theirs)
    const counts = Object.groupBy(ours, (row) => row.slice(0, row.indexOf(' ')))
    const said = Object.entries(counts).map(([change, rows]) => `${rows?.length} ${change}`)
    const sorted = ms.toSorted((a, b) => a - b)
    console.log(`${base}..${head}: ${before.length} and ${after.length} symbols; ${said.join(', ')}`)
    console.log(
      `${ours.length - surplus.length} of ${theirs.length} rows agree; ${surplus.length} are of the tool alone`,
    )
    console.log(
      `${ms.length} pages, median ${sorted[ms.length >> 1]?.toFixed(0)} ms, slowest ${sorted.at(-1)?.toFixed(0)} ms`,
    )
    for (const row of missing.slice(0, 20)) console.log(`- ${row}`)
    for (const row of surplus.slice(0, 20)) console.log(`+ ${row}`)
    if (missing.length + surplus.length > 0) process.exitCode = 1
  } finally {
    await stop()
  }
}

await main()
