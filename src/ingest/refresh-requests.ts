/**
 * What readers asked to have indexed again, for the watcher of `npm start`, which tells in turn where branches are that it does
 * not index. On this machine only, and for a token that may write the repository.
 */
import { z } from 'zod'
import { proofOf } from '../auth/authenticate.ts'
import { authorizeWatch } from '../auth/authorize-ingest.ts'
import { isLocalDevelopment } from '../auth/development-sign-in.ts'
import { canonicalRef } from '../auth/ref-name.ts'
import { CommitSha } from '../contract/ids.ts'
import { openDatabases } from '../db/databases.ts'
import { refreshStore } from '../db/stores/refresh-store.ts'
import type { Env } from '../env.ts'
import { textWithin } from '../http/limited-body.ts'
import { KEEP } from './retention.ts'

const MOST_BODY_BYTES = 2_000_000
const Branch = z.string().startsWith('refs/heads/').max(500)
const Body = z.strictObject({
  repository: z.string().min(3).max(201),
  /** Empty: it is checked out, and its runs say where it is. */
  heads: z.record(Branch, z.union([CommitSha, z.literal('')])).default({}),
  gone: z.array(Branch).default([]),
})

export async function refreshRequests(request: Request, env: Env): Promise<Response> {
  if (!isLocalDevelopment(request, env)) return new Response('Not found\n', { status: 404 })
  if (request.method !== 'POST') return new Response('POST only\n', { status: 405, headers: { allow: 'POST' } })
  const body = Body.safeParse(parsed(await textWithin(request, MOST_BODY_BYTES)))
  if (!body.success) return Response.json({ error: 'invalid_request' }, { status: 400 })
  const databases = openDatabases(env)
  const decision = await authorizeWatch(databases, await proofOf(request), body.data.repository)
  if (!decision.ok)
    return Response.json({ error: decision.reason }, { status: decision.reason === 'unauthenticated' ? 401 : 403 })
  const store = refreshStore(databases)
  const heads = Object.entries(body.data.heads).map(([name, commit]) => [canonicalRef(name), commit] as const)
  const gone = body.data.gone.map(canonicalRef)
  if (heads.length > 0 || gone.length > 0) await store.told(decision.scope, heads, gone, KEEP.endedDays)
  const requests = await store.take(decision.scope)
  return Response.json({ requests }, { headers: { 'cache-control': 'no-store' } })
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
