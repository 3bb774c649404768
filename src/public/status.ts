/**
 * `/status`: what works right now and what this deployment supports, for operators and status pages. Like `/healthz` it
 * reveals nobody's data; unlike it, it says which part does not respond.
 */
import { ACCEPTED_FORMATS } from '../contract/format.ts'
import { type Env, indexShards } from '../env.ts'

interface DatabaseStatus {
  readonly name: string
  readonly status: 'ok' | 'unavailable'
  /** Its newest migration. */
  readonly schema?: string
}

const PATIENCE_MS = 5000

export async function status(env: Env, now = Date.now()): Promise<Response> {
  const databases = await Promise.all([
    probe('control', env.DB),
    ...indexShards(env).map((shard, at) => probe(`index-${at}`, shard)),
  ])
  const answering = databases.filter((one) => one.status === 'ok').length
  const body = {
    status: answering === databases.length ? 'ok' : answering === 0 ? 'unavailable' : 'degraded',
    time: new Date(now).toISOString(),
    databases,
    accepts: { uploadFormats: [...ACCEPTED_FORMATS], protocols: ['2026-07-28', '2025-11-25'] },
  }
  return Response.json(body, {
    status: databases[0]?.status === 'ok' ? 200 : 503,
    headers: { 'cache-control': 'no-store' },
  })
}

async function probe(name: string, database: D1Database): Promise<DatabaseStatus> {
  try {
    const asked = database.prepare('SELECT name FROM d1_migrations ORDER BY id DESC LIMIT 1').first<{ name: string }>()
    const row = await Promise.race([asked, scheduler.wait(PATIENCE_MS).then(() => undefined)])
    if (row === undefined) return { name, status: 'unavailable' }
    return { name, status: 'ok', ...(row ? { schema: row.name.replace(/\.sql$/, '') } : {}) }
  } catch {
    return { name, status: 'unavailable' }
  }
}
