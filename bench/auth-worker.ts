/**
 * The Worker, plus the same tools without authorisation: below `/open`, one decision is reused for all later requests. Only `bench:auth`
 * starts it.
 */
import { proofOf } from '../src/auth/authenticate.ts'
import { openDatabases } from '../src/db/databases.ts'
import type { Env } from '../src/env.ts'
import { type Access, openAccess, targetOf } from '../src/mcp/access.ts'
import { answerPlainly, plainCallIn } from '../src/mcp/plain-call.ts'
import { TOOLS } from '../src/mcp/registry.ts'
import { semanticsOf } from '../src/vectors/deployment.ts'
import worker from '../src/worker.ts'

export * from '../src/worker.ts'

const decided = new Map<string, Awaited<ReturnType<Access['refs']>>>()

export default {
  ...worker,
  async fetch(request, env, context) {
    const url = new URL(request.url)
    if (!url.pathname.startsWith('/open/')) return worker.fetch(request, env, context)
    const target = targetOf(url.pathname.slice('/open'.length)) ?? {}
    const databases = openDatabases(env)
    const known = decided.get(url.pathname) ?? (await openAccess(databases, await proofOf(request), target).refs({}))
    decided.set(url.pathname, known)
    const access: Access = {
      target,
      session: undefined,
      believed: async () => undefined,
      ref: async () => known.scope,
      refs: async () => known,
      repositories: async () => ({ repositories: [], more: false }),
      admit: async () => undefined,
      finish: () => undefined,
    }
    const call = plainCallIn(request, await request.json(), TOOLS)
    if (!call) return new Response('Not a tool call\n', { status: 400 })
    return answerPlainly(call, { databases, access, semantics: semanticsOf(env) })
  },
} satisfies ExportedHandler<Env>
