/**
 * POST /github/webhooks: what GitHub reports by itself.
 *
 * Nothing of a delivery is read before its signature is verified. A delivery and its changes are one transaction with
 * its id as a key: sent again it changes nothing, and one that fails halfway has changed nothing and may be sent again.
 */
import { verify } from '@octokit/webhooks-methods'
import type { z } from 'zod'
import { askAgain } from '../db/again.ts'
import { openDatabases } from '../db/databases.ts'
import { statement } from '../db/statement.ts'
import type { Env } from '../env.ts'
import { textWithin } from '../http/limited-body.ts'
import { log } from '../telemetry/log.ts'
import type { Effect } from './events/effect.ts'
import { onInstallation, onInstallationRepositories } from './events/installations.ts'
import * as payloads from './events/payloads.ts'
import { onAuthorization, onMember, onMembership, onOrganization, onTeam } from './events/people.ts'
import { onDelete, onPullRequest, onPush } from './events/refs.ts'
import { onRepository } from './events/repositories.ts'

/** GitHub sends no delivery larger than 25 MB. */
const MOST_BYTES = 25 * 1024 * 1024
/** A delivery can be redelivered for three days; its id is forgotten after a month. */
const REMEMBER_MS = 30 * 86_400_000

const handles = <T extends z.ZodType>(shape: T, act: (payload: z.output<T>, now: number) => Effect[]) => ({
  shape: shape as z.ZodType,
  act: act as (payload: unknown, now: number) => Effect[],
})
const EVENTS: Readonly<Record<string, ReturnType<typeof handles>>> = {
  push: handles(payloads.Push, onPush),
  delete: handles(payloads.Delete, onDelete),
  pull_request: handles(payloads.PullRequest, onPullRequest),
  repository: handles(payloads.RepositoryEvent, onRepository),
  organization: handles(payloads.Organization, onOrganization),
  membership: handles(payloads.Membership, onMembership),
  team: handles(payloads.Team, onTeam),
  member: handles(payloads.Member, onMember),
  github_app_authorization: handles(payloads.Authorization, onAuthorization),
  installation: handles(payloads.Installation, onInstallation),
  installation_repositories: handles(payloads.InstallationRepositories, onInstallationRepositories),
}

export async function gitHubWebhooks(request: Request, env: Env, now = Date.now()): Promise<Response> {
  const secret = env.GITHUB_WEBHOOK_SECRET
  if (!secret) return new Response('Not found\n', { status: 404 })
  if (request.method !== 'POST') return new Response('POST only\n', { status: 405, headers: { allow: 'POST' } })
  const body = await textWithin(request, MOST_BYTES)
  if (body === undefined) return said(413, 'too large')
  const signature = request.headers.get('x-hub-signature-256') ?? ''
  // The library throws on an empty body or signature, and supports SHA-256 only.
  if (body === '' || signature === '' || !(await verify(secret, body, signature).catch(() => false)))
    return said(401, 'not signed')
  const delivery = request.headers.get('x-github-delivery') ?? ''
  const event = request.headers.get('x-github-event') ?? ''
  if (!/^[\w-]{1,100}$/.test(delivery)) return said(400, 'no delivery id')
  const handler = Object.hasOwn(EVENTS, event) ? EVENTS[event] : undefined
  if (!handler) return said(202, 'nothing to do')
  const payload = handler.shape.safeParse(parsed(body))
  if (!payload.success) {
    const [issue] = payload.error.issues
    log('warn', 'webhook not understood', { event, delivery, at: issue?.path.join('.') })
    return said(422, 'not understood')
  }
  const { control } = openDatabases(env)
  const effects = handler.act(payload.data, now)
  if (effects.length === 0) return said(202, 'nothing to do')
  try {
    // GitHub sends no delivery again by itself. If the answer was lost, the second try finds its id.
    await askAgain(() =>
      control.batch([
        statement(control, 'INSERT INTO webhook_delivery (id, event, received_at) VALUES (:delivery, :event, :now)', {
          delivery,
          event,
          now,
        }),
        statement(control, 'DELETE FROM webhook_delivery WHERE received_at < :before', { before: now - REMEMBER_MS }),
        ...effects.map(({ sql, parameters }) => statement(control, sql, parameters)),
      ]),
    )
  } catch (error) {
    if (/UNIQUE constraint failed: webhook_delivery/.test(String(error))) return said(200, 'known')
    throw error
  }
  return said(200, 'done')
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

const said = (status: number, result: string): Response =>
  Response.json({ result }, { status, headers: { 'cache-control': 'no-store' } })
