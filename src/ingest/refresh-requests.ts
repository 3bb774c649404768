/**
 * What readers asked to have indexed again, for the watcher of `npm start`. On this machine only, and for a token that
 * may write the repository.
 */
import { z } from 'zod'
import { proofOf } from '../auth/authenticate.ts'
import { authorizeWatch } from '../auth/authorize-ingest.ts'
import { isLocalDevelopment } from '../auth/development-sign-in.ts'
import { openDatabases } from '../db/databases.ts'
import { refreshStore } from '../db/stores/refresh-store.ts'
import type { Env } from '../env.ts'
import { textWithin } from '../http/limited-body.ts'

const MOST_BODY_BYTES = 4096
const Body = z.strictObject({ repository: z.string().min(3).max(201) })

export async function refreshRequests(request: Request, env: Env): Promise<Response> {
  if (!isLocalDevelopment(request, env)) return new Response('Not found\n', { status: 404 })
  if (request.method !== 'POST') return new Response('POST only\n', { status: 405, headers: { allow: 'POST' } })
  const body = Body.safeParse(parsed(await textWithin(request, MOST_BODY_BYTES)))
  if (!body.success) return Response.json({ error: 'invalid_request' }, { status: 400 })
  const databases = openDatabases(env)
  const decision = await authorizeWatch(databases, await proofOf(request), body.data.repository)
  if (!decision.ok)
    return Response.json({ error: decision.reason }, { status: decision.reason === 'unauthenticated' ? 401 : 403 })
  const requests = await refreshStore(databases).take(decision.scope)
  return Response.json({ requests }, { headers: { 'cache-control': 'no-store' } })
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
