/**
 * P4, P50: every statement that really runs on an index shard reaches its rows through the repository's id. SQLite itself
 * says so: a look-up that could see a neighbour's rows, or slows down as a neighbour grows, has another plan.
 */
import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Env } from '../../src/env.ts'
import { sweepAll } from '../../src/ingest/sweep.ts'
import { handleMcp } from '../../src/mcp/handler.ts'
import { clientRequest, message, messageIn } from '../setup/client-request.ts'
import type { Tree } from '../setup/tree.ts'
import { sender, signIn, upload } from '../setup/uploader.ts'

/** SQL texts that ran on a shard, each with values that it ran with. */
const ran = new Map<string, { values: unknown[]; by: string }>()
let by = ''

function recording(database: D1Database): D1Database {
  const plain = new WeakMap<object, D1PreparedStatement>()
  const statement = (sql: string, values: unknown[], inner: D1PreparedStatement): D1PreparedStatement => {
    const note = () => ran.set(sql, { values, by })
    const outer = {
      bind: (...bound: unknown[]) => statement(sql, bound, inner.bind(...bound)),
      all: () => {
        note()
        return inner.all()
      },
      run: () => {
        note()
        return inner.run()
      },
      note,
    } as unknown as D1PreparedStatement
    plain.set(outer, inner)
    return outer
  }
  return {
    prepare: (sql: string) => statement(sql, [], database.prepare(sql)),
    batch: (statements: D1PreparedStatement[]) => {
      for (const one of statements) (one as unknown as { note(): void }).note()
      return database.batch(statements.map((one) => plain.get(one) as D1PreparedStatement))
    },
  } as unknown as D1Database
}

const TREE: Tree = {
  'canary.py': 'def canary(): pass\ndef caller():\n  canary()\n',
  'lib/other.py': 'def other():\n  caller()\n  canary()\n',
  'package.json': '{ "name": "kit", "main": "./begin/here.js" }\n',
  'x.bin': { skipped: 'binary' },
}
/** Something for every argument that a tool may take; each is given those that it has. */
const ARGUMENTS: Record<string, unknown> = {
  symbol: 'canary',
  symbol_name: 'canary',
  symbol_id: undefined,
  type_name: 'canary',
  function_name: 'canary',
  entry: 'caller',
  query: 'canary',
  path: 'canary.py',
  line: 1,
  files: ['canary.py'],
  id: 'canary',
  package: 'canary',
  base_ref: 'main',
  depth: 3,
}

/** Its second trip follows edges. */
const BEGINS = 'a package that begins where its manifest says'

const recorded: string[] = []
beforeAll(async () => {
  const on: Env = { ...env, INDEX_0: recording(env.INDEX_0), INDEX_1: recording(env.INDEX_1) }
  const token = await signIn(env)
  const send = sender(on, token)
  const repository = 'plans/all'
  by = 'ingest'
  await upload(send, { repository }, TREE)
  const changed: Tree = { ...TREE, 'lib/other.py': 'def other(): caller()\n' }
  await upload(send, { repository, run: 2 }, changed, TREE)
  await upload(send, { repository, ref: 'topic' }, TREE, changed)
  await upload(send, { repository, ref: 'full' }, { ...TREE, 'more.py': 'def more(): pass\n' })
  by = 'sweep'
  await sweepAll(on, Date.now() + 30 * 86_400_000)
  const rpc = async (method: string, params: unknown) => {
    const request = clientRequest('/mcp/plans/all', { bearer: token, body: message(method, params) })
    return messageIn(await (await handleMcp(request, on)).text()) as { result: unknown }
  }
  by = 'tools/list'
  const { tools } = (await rpc('tools/list', {})).result as {
    tools: { name: string; inputSchema: { properties: object } }[]
  }
  for (const tool of tools) {
    for (const ref of ['main', 'topic']) {
      by = tool.name
      const known = Object.keys(tool.inputSchema.properties)
      const given = Object.entries(ARGUMENTS).filter(([name, value]) => known.includes(name) && value !== undefined)
      await rpc('tools/call', {
        name: tool.name,
        arguments: { ...Object.fromEntries(given), ...(known.includes('ref') ? { ref } : {}) },
      })
    }
    recorded.push(tool.name)
  }
  by = BEGINS
  for (const ref of ['main', 'topic'])
    await rpc('tools/call', { name: 'list_package_exports', arguments: { ref, package: 'kit' } })
})

const TABLES = [
  'file_version',
  'file_text',
  'overflow',
  'symbol',
  'link_set',
  'edge',
  'edge_list',
  'segment',
  'trigram_block',
  'trigram_pack',
  'word_block',
  'word_pack',
  'manifest',
  'layer',
  'staged_manifest',
]

/** What a name in a plan stands for: itself, or the table that the statement calls so. */
function tablesOf(sql: string): Map<string, string> {
  const names = new Map(TABLES.map((table) => [table, table]))
  for (const [, table, alias] of sql.matchAll(/\b(?:FROM|JOIN|INTO|UPDATE)\s+(\w+)(?:\s+(?:AS\s+)?(\w+))?/g)) {
    if (table && alias && TABLES.includes(table)) names.set(alias, table)
  }
  return names
}

describe('the plan of every statement on a shard', () => {
  it('was recorded for the upload, the sweeper and each tool', () => {
    expect(recorded).toEqual(expect.arrayContaining(['search_code', 'find_definition', 'callers']))
    const by = new Set([...ran.values()].map((one) => one.by))
    expect([...by]).toEqual(expect.arrayContaining(['ingest', 'sweep']))
    expect(ran.size).toBeGreaterThan(30)
  })

  it('reaches the manifest by more than the repository, where it names the index', async () => {
    const offenders: string[] = []
    for (const [sql, { values, by }] of ran) {
      if (!sql.includes('INDEXED BY manifest_')) continue
      const plan = env.INDEX_0.prepare(`EXPLAIN QUERY PLAN ${sql}`).bind(...values)
      for (const { detail } of (await plan.all<{ detail: string }>()).results)
        if (/INDEX manifest_\w+ \(repository_id=\?\)/.test(detail)) offenders.push(`${by}: ${detail}`)
    }
    expect(offenders).toEqual([])
  })

  it('reaches edges from a symbol, and never all of a repository', async () => {
    const reached: string[] = []
    for (const [sql, { values, by }] of ran) {
      if (!/JOIN edge(?:_list)? e\b/.test(sql)) continue
      const plan = env.INDEX_0.prepare(`EXPLAIN QUERY PLAN ${sql}`).bind(...values)
      for (const { detail } of (await plan.all<{ detail: string }>()).results)
        if (/^(?:SCAN|SEARCH) e\b/.test(detail)) reached.push(`${by}: ${detail}`)
    }
    expect(reached).toContainEqual(expect.stringContaining(BEGINS))
    expect(
      reached.filter((one) => !/\(repository_id=\? AND (?:(?:target|source)_id|way=\? AND symbol_id)=\?/.test(one)),
    ).toEqual([])
  })

  it('looks through no table of a repository for each row of another', async () => {
    const offenders: string[] = []
    for (const [sql, { values, by }] of ran) {
      const { results } = await env.INDEX_0.prepare(`EXPLAIN QUERY PLAN ${sql}`)
        .bind(...values)
        .all<{ id: number; parent: number; detail: string }>()
      const steps = new Map(results.map((step) => [step.id, step]))
      for (const { parent, detail } of results) {
        if (!/^SEARCH .*\(repository_id=\?\)/.test(detail)) continue
        let above = steps.get(parent)
        while (above && !above.detail.startsWith('CORRELATED')) above = steps.get(above.parent)
        if (above) offenders.push(`${by}: ${detail}\n${sql.replace(/\s+/g, ' ').slice(0, 300)}`)
      }
    }
    expect(offenders).toEqual([])
  })

  it('starts from the repository', async () => {
    const offenders: string[] = []
    for (const [sql, { values, by }] of ran) {
      const names = tablesOf(sql)
      const { results } = await env.INDEX_0.prepare(`EXPLAIN QUERY PLAN ${sql}`)
        .bind(...values)
        .all<{ detail: string }>()
      // A subquery may go by the name that a table has further inside; it is scanned, and is no table.
      const subqueries = [...sql.matchAll(/\)\s+(?:AS\s+)?(\w+)/g)].map((match) => match[1])
      for (const { detail } of results) {
        const [, how, name = ''] = /^(SCAN|SEARCH) (\S+)/.exec(detail) ?? []
        if (!how || !names.has(name)) continue
        if (how === 'SEARCH' && detail.includes('repository_id=?')) continue
        const subquery = subqueries.indexOf(name)
        if (how === 'SCAN' && subquery >= 0) {
          subqueries.splice(subquery, 1)
          continue
        }
        offenders.push(`${by}: ${detail}\n${sql.replace(/\s+/g, ' ').slice(0, 300)}`)
      }
    }
    expect(offenders).toEqual([])
  })
})
