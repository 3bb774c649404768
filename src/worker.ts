/**
 * Composition root: path → surface, and nothing else.
 */

import { clearOldUsage } from './auth/administration/usage.ts'
import { developmentSignIn } from './auth/development-sign-in.ts'
import { handleOAuth, isOAuthPath } from './auth/oauth/endpoints.ts'
import { forgetEndedSessions } from './auth/people/session.ts'
import { dashboardApi } from './dashboard/api/app.ts'
import { dashboardDocument, isDashboardPath } from './dashboard/document.tsx'
import { nowhere } from './dashboard/nowhere.tsx'
import { signInPages } from './dashboard/sign-in/app.tsx'
import { openDatabases } from './db/databases.ts'
import type { Env } from './env.ts'
import { gitHubWebhooks } from './github/webhooks.ts'
import { failed } from './http/failed.ts'
import { answerAfterBody } from './http/unread-body.ts'
import { ingest } from './ingest/app.ts'
import { refreshRequests } from './ingest/refresh-requests.ts'
import { sweepAll } from './ingest/sweep.ts'
import { handleMcp } from './mcp/handler.ts'
import { badge } from './public/badge.ts'
import { llmsTxt, serverJson } from './public/descriptions.ts'
import { healthz } from './public/healthz.ts'
import { status } from './public/status.ts'
import { review } from './review/app.ts'
import { answering } from './vectors/breathe.ts'
import { announceMissing } from './vectors/missing.ts'
import { consume } from './vectors/queue.ts'

export { ClientSession } from './sessions/client-session.ts'

export default {
  async fetch(request, env, context): Promise<Response> {
    try {
      return await answering(async () => answerAfterBody(request, await route(request, env, context)))
    } catch (thrown) {
      return failed(thrown)
    }
  },
  async queue(batch, env): Promise<void> {
    await consume(batch, env)
  },
  async scheduled(_controller, env, context): Promise<void> {
    context.waitUntil(sweepAll(env))
    context.waitUntil(announceMissing(env))
    context.waitUntil(clearOldUsage(openDatabases(env), Date.now()))
    context.waitUntil(forgetEndedSessions(openDatabases(env), Date.now()))
  },
} satisfies ExportedHandler<Env>

function route(request: Request, env: Env, context: ExecutionContext): Response | Promise<Response> {
  const { pathname } = new URL(request.url)
  if (pathname === '/healthz') return healthz(env)
  if (pathname === '/status') return status(env)
  if (pathname === '/llms.txt') return llmsTxt(request, env)
  if (pathname === '/server.json') return serverJson(request, env)
  if (pathname.startsWith('/badge/')) return badge(request, env)
  if (pathname.startsWith('/api/dashboard/')) return dashboardApi.fetch(request, env, context)
  if (pathname === '/api/openapi.json' || pathname.startsWith('/api/ingest/'))
    return ingest.fetch(request, env, context)
  if (pathname === '/api/review') return review(request, env)
  if (pathname === '/mcp' || pathname.startsWith('/mcp/')) return handleMcp(request, env, context)
  if (isOAuthPath(pathname)) return handleOAuth(request, env, context)
  if (pathname === '/authorize' || pathname === '/sign-out' || pathname.startsWith('/sign-in'))
    return signInPages.fetch(request, env, context)
  if (pathname === '/github/webhooks') return gitHubWebhooks(request, env)
  if (pathname === '/dev/refresh-requests') return refreshRequests(request, env)
  if (pathname === '/dev/sign-in') return developmentSignIn(request, env)
  if (isDashboardPath(pathname)) return dashboardDocument.fetch(request, env, context)
  return nowhere(request, env)
}
