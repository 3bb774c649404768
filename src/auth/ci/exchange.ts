/**
 * Exchanges a CI run's identity for a token that can do one thing: upload this commit of this ref of this repository,
 * as this run.
 */
import type { ExchangeAnswer } from '../../contract/exchange.ts'
import { CI_RUNS } from '../../contract/runs.ts'
import type { Databases } from '../../db/databases.ts'
import { statement } from '../../db/statement.ts'
import type { Env } from '../../env.ts'
import { log } from '../../telemetry/log.ts'
import { canonicalRef } from '../ref-name.ts'
import { toldOftenEnough } from '../refused-lines.ts'
import { newToken } from '../tokens.ts'
import { GITHUB_ISSUER, IdentityRefused, IssuerUnavailable, type RunIdentity, verifyRun } from './identity.ts'
import { objection, storedPolicy, workflowToStart } from './policy.ts'
import { type Subject, subjectOf } from './pull-request.ts'

const LIFETIME_MS = 30 * 60_000
/** An identity token of this age is refused anyway; until then its id must be remembered. */
const REMEMBER_MS = 20 * 60_000

export type Exchange =
  | { readonly ok: true; readonly answer: ExchangeAnswer }
  | { readonly ok: false; readonly reason: 'unauthorized' | 'repository_not_found' | 'unavailable' }
  | { readonly ok: false; readonly reason: 'permission_denied'; readonly message: string }

interface Linked {
  id: number
  organisation_id: number
  owner: string
  name: string
  ci_policy: string
}

export async function exchangeIdentity(
  databases: Databases,
  env: Env,
  request: {
    readonly authorization: string | null
    readonly audience: string
    readonly mergeCommit?: string | undefined
  },
  now = Date.now(),
): Promise<Exchange> {
  const token = /^Bearer +(\S{1,10000}) *$/i.exec(request.authorization ?? '')?.[1]
  if (token === undefined) return { ok: false, reason: 'unauthorized' }
  const issuer = env.ACTIONS_ISSUER ?? GITHUB_ISSUER
  let run: RunIdentity
  try {
    run = await verifyRun(token, { issuer, audience: request.audience })
  } catch (error) {
    if (error instanceof IdentityRefused) {
      log('warn', 'identity refused', { reason: error.message })
      return { ok: false, reason: 'unauthorized' }
    }
    if (!(error instanceof IssuerUnavailable)) throw error
    log('error', 'issuer unavailable', { error })
    return { ok: false, reason: 'unavailable' }
  }
  // By both ids: a recycled name is another repository, and a transferred repository has another owner.
  const linked = await statement(
    databases.control,
    `SELECT r.id, r.organisation_id, r.owner, r.name, r.ci_policy FROM repository r
     JOIN organisation o ON o.id = r.organisation_id AND o.deleted_at IS NULL AND o.suspended_at IS NULL
     WHERE r.github_id = :repository AND r.github_owner_id = :owner AND r.deleted_at IS NULL AND r.frozen_at IS NULL`,
    { repository: Number(run.repository_id), owner: Number(run.repository_owner_id) },
  ).first<Linked>()
  if (!linked) return { ok: false, reason: 'repository_not_found' }
  const policy = storedPolicy(linked.ci_policy)
  const message =
    policy === 'unreadable'
      ? 'The rules for this repository’s uploads cannot be read, so none is let in. The operator of this service has to correct them.'
      : objection(policy, run)
  if (message !== undefined) {
    await noteRefusal(databases, linked, run, message, now)
    return { ok: false, reason: 'permission_denied', message }
  }
  const subject = await subjectOf(run, request.mergeCommit)
  if (!subject) {
    return { ok: false, reason: 'permission_denied', message: 'The merge commit that was sent is not the run’s own.' }
  }
  return issue(databases, issuer, linked, run, subject, now)
}

/** Of several exchanges of the same identity exactly one succeeds: the table's key decides. */
async function issue(
  databases: Databases,
  issuer: string,
  linked: Linked,
  run: RunIdentity,
  subject: Subject,
  now: number,
): Promise<Exchange> {
  const { control } = databases
  const made = await newToken()
  const ref = canonicalRef(subject.ref)
  const { commit } = subject
  /** The number that CI gives it. */
  const order = { run: Number(run.run_id), attempt: Number(run.run_attempt) }
  const parameters = {
    issuer,
    jti: run.jti,
    until: Math.max(run.exp * 1000, now) + REMEMBER_MS,
    id: made.id,
    hash: made.hash,
    prefix: made.prefix,
    name: `CI run ${order.run}`,
    organisation: linked.organisation_id,
    repository: linked.id,
    ref,
    commit,
    run: CI_RUNS + order.run,
    attempt: order.attempt,
    expires: now + LIFETIME_MS,
    // A short name, as GitHub sends it. Empty for anything but a pull request.
    base: run.event_name === 'pull_request' && run.base_ref ? canonicalRef(`refs/heads/${run.base_ref}`) : null,
    workflow: workflowToStart(run) ?? null,
    details: JSON.stringify({ ref, commit, ...order, event: run.event_name }),
    now,
  }
  const [, , first] = await control.batch(
    [
      'DELETE FROM token WHERE repository_id = :repository AND run IS NOT NULL AND expires_at < :now - 86400000',
      'DELETE FROM exchanged_identity WHERE expires_at < :now',
      'INSERT OR IGNORE INTO exchanged_identity (issuer, jti, expires_at) VALUES (:issuer, :jti, :until)',
      `INSERT INTO token (id, hash, prefix, name, organisation_id, repository_id, ref_pattern, scopes, created_at, expires_at,
         commit_sha, run, attempt)
       SELECT :id, :hash, :prefix, :name, :organisation, :repository, :ref, '["write"]', :now, :expires,
         :commit, :run, :attempt WHERE changes() = 1`,
      `INSERT INTO audit (at, organisation_id, repository_id, actor, action, details)
       SELECT :now, :organisation, :repository, 'ci', 'identity.exchanged', :details WHERE changes() = 1`,
      // Of the default ref alone: whoever may push a branch may put a workflow of any name there.
      `UPDATE repository SET workflow = :workflow WHERE id = :repository AND default_ref = :ref AND workflow IS NOT :workflow
         AND :workflow IS NOT NULL AND changes() = 1`,
      'INSERT OR IGNORE INTO ref (repository_id, name, base_ref, created_at) SELECT :repository, :ref, :base, :now WHERE :base IS NOT NULL',
      // A run says what held when it was triggered. Where webhooks tell, they know of later changes too.
      `UPDATE ref SET base_ref = :base WHERE repository_id = :repository AND name = :ref AND base_at IS NULL
         AND base_ref IS NOT :base AND :base IS NOT NULL`,
    ].map((sql) => statement(control, sql, parameters)),
  )
  if (first?.meta.changes !== 1) return { ok: false, reason: 'unauthorized' }
  return {
    ok: true,
    answer: {
      token: made.token,
      expires: new Date(now + LIFETIME_MS).toISOString(),
      repository: `${linked.owner}/${linked.name}`,
      ref,
      commit,
      order,
    },
  }
}

async function noteRefusal(databases: Databases, linked: Linked, run: RunIdentity, because: string, now: number) {
  await statement(
    databases.control,
    `INSERT INTO audit (at, organisation_id, repository_id, actor, action, details)
     SELECT :now, :organisation, :repository, 'ci', 'identity.refused', :details
     WHERE NOT ${toldOftenEnough(':organisation', "'ci'")}`,
    {
      now,
      organisation: linked.organisation_id,
      repository: linked.id,
      details: JSON.stringify({ ref: run.ref, event: run.event_name, run: run.run_id, because }),
    },
  ).run()
}
