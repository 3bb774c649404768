/**
 * The upload API: routes of `src/contract/messages.ts`, described by the same schemas that check them.
 *
 * Our own reader reads the bodies (gzip, limits, depth) before any schema sees them, so routes are registered for the
 * description and handled plainly.
 */
import { OpenAPIHono } from '@hono/zod-openapi'
import { proofOf, type Refusal } from '../auth/authenticate.ts'
import { authorizeBegin, authorizeUpload, type Stored, type UploadRow } from '../auth/authorize-ingest.ts'
import { exchangeIdentity } from '../auth/ci/exchange.ts'
import { canonicalRef } from '../auth/ref-name.ts'
import { ExchangeRequest } from '../contract/exchange.ts'
import {
  type BeginAnswer,
  BeginRequest,
  type HaveAnswer,
  HaveRequest,
  type PublishAnswer,
  PublishRequest,
  type RecordsAnswer,
  type ReportAnswer,
  ReportRequest,
  type RunOrder,
} from '../contract/messages.ts'
import { type Databases, openDatabases } from '../db/databases.ts'
import { contentStore } from '../db/stores/content-store.ts'
import { manifestStore } from '../db/stores/manifest-store.ts'
import { runStore } from '../db/stores/run-store.ts'
import { storageStore } from '../db/stores/storage-store.ts'
import { uploadStore } from '../db/stores/upload-store.ts'
import type { Env } from '../env.ts'
import { mcpAddress } from '../http/mcp-address.ts'
import { originOf } from '../http/origin.ts'
import type { Principal } from '../tenancy/principal.ts'
import type { RepositoryScope } from '../tenancy/scope.ts'
import { announce } from '../vectors/queue.ts'
import { begin, refuseUnknownFormat } from './begin.ts'
import { describe } from './openapi.ts'
import { publish } from './publish.ts'
import { limitRate } from './rate-limit.ts'
import { storeRecords } from './records.ts'
import { IngestRefusal, ingestErrorResponse } from './refusal.ts'
import { readBody, readJson } from './request-body.ts'
import { refuseOverStorage } from './storage-limit.ts'

/** Read before anybody is authenticated, because it says which repository is meant; so it must be small. */
const BEGIN_BYTES = 16_384
const EXCHANGE_BYTES = 65_536
/** Counts, by language and by phase. */
const PUBLISH_BYTES = 262_144

export const ingest = new OpenAPIHono<{ Bindings: Env }>()
ingest.onError((error) => ingestErrorResponse(error))
ingest.notFound(() => ingestErrorResponse(new IngestRefusal('invalid', 'There is no such operation.')))

describe(ingest)

ingest.post('/api/ingest/exchange', async (c) => {
  const audience = originOf(c.req.raw, c.env)
  const authorization = c.req.header('authorization') ?? null
  // Only a pull request's run sends a body.
  const sent = Number(c.req.header('content-length') ?? 0) > 0 || c.req.header('transfer-encoding') !== undefined
  const { mergeCommit } = sent ? await readJson(c.req.raw, ExchangeRequest, EXCHANGE_BYTES) : {}
  const exchanged = await exchangeIdentity(openDatabases(c.env), c.env, { authorization, audience, mergeCommit })
  if (exchanged.ok) return c.json(exchanged.answer, 200, { 'cache-control': 'no-store' })
  switch (exchanged.reason) {
    case 'permission_denied':
      throw new IngestRefusal('permission_denied', exchanged.message)
    case 'repository_not_found':
      throw new IngestRefusal('repository_not_found', 'This repository is not linked here.')
    case 'unavailable':
      throw new IngestRefusal('unavailable', 'The identity cannot be verified right now.')
    case 'unauthorized':
      throw new IngestRefusal('unauthorized', 'This identity token is not accepted, or has been used before.')
  }
})

ingest.post('/api/ingest/begin', async (c) => {
  const databases = openDatabases(c.env)
  const proof = await proofOf(c.req.raw)
  if (!proof) throw refusalOf({ ok: false, reason: 'unauthenticated' })
  const request = await readJson(c.req.raw, BeginRequest, BEGIN_BYTES)
  refuseUnknownFormat(request.format)
  const ref = canonicalRef(request.ref)
  const defaultRef = request.defaultRef === undefined ? undefined : canonicalRef(request.defaultRef)
  const allowed = await authorizeBegin(databases, proof, {
    repository: request.repository,
    ref,
    defaultRef: defaultRef ?? ref,
    commit: request.commit,
  })
  if (!allowed.ok) throw refusalOf(allowed)
  const { principal } = allowed
  await limitRate(c.env, principal)
  refuseOverStorage(c.env, allowed.stored)
  const tokenId = principal.id.startsWith('token:') ? Number(principal.id.split(':')[1]) : undefined
  const order = orderOf(principal, request.order)
  const answer = await begin(
    uploadStore(databases),
    allowed.scope,
    {
      ...{ ...request, ref, defaultRef, order, tokenId },
      // CI was told it by the event that started it. Elsewhere it is what a clone remembers.
      saidDefaultRef: principal.run === undefined ? undefined : defaultRef,
      actor: principal.id,
      vouched: allowed.vouched,
    },
    Date.now(),
  )
  return c.json(answer satisfies BeginAnswer)
})

ingest.post('/api/ingest/report', async (c) => {
  const databases = openDatabases(c.env)
  const proof = await proofOf(c.req.raw)
  if (!proof) throw refusalOf({ ok: false, reason: 'unauthenticated' })
  const request = await readJson(c.req.raw, ReportRequest, BEGIN_BYTES)
  const ref = canonicalRef(request.ref)
  // Without a default ref: a failed run does not link a repository.
  const { repository, commit } = request
  const allowed = await authorizeBegin(databases, proof, { repository, ref, defaultRef: undefined, commit })
  if (!allowed.ok) throw refusalOf(allowed)
  await limitRate(c.env, allowed.principal)
  const order = orderOf(allowed.principal, request.order)
  const noted = await runStore(databases).ended(
    allowed.scope,
    { ...request, ref, order, actor: allowed.principal.id },
    Date.now(),
  )
  return c.json({ noted } satisfies ReportAnswer)
})

ingest.post('/api/ingest/:upload/have', async (c) => {
  const { databases, scope, upload } = await openUpload(c.env, c.req.raw, c.req.param('upload'))
  const { files, links } = await readJson(c.req.raw, HaveRequest)
  const known = await contentStore(databases).known(scope, upload.vouched, { files, links, segments: [] })
  const answer: HaveAnswer = {
    files: files.filter((id) => !known.files.has(id)),
    links: links.filter((id) => !known.links.has(id)),
  }
  return c.json(answer)
})

ingest.post('/api/ingest/:upload/records', async (c) => {
  const { databases, scope, upload, stored } = await openUpload(c.env, c.req.raw, c.req.param('upload'))
  refuseOverStorage(c.env, stored)
  const stores = {
    content: contentStore(databases),
    manifest: manifestStore(databases),
    storage: storageStore(databases),
  }
  const answer: RecordsAnswer = await storeRecords(stores, scope, upload, await readBody(c.req.raw), Date.now())
  return c.json(answer)
})

ingest.post('/api/ingest/:upload/publish', async (c) => {
  const { databases, scope, upload, principal } = await openUpload(c.env, c.req.raw, c.req.param('upload'), true)
  const request = await readJson(c.req.raw, PublishRequest, PUBLISH_BYTES)
  const publisher = {
    stores: { uploads: uploadStore(databases), manifest: manifestStore(databases) },
    scope,
    upload,
    actor: principal.id,
    mayChooseDefault: principal.refPattern === undefined,
    now: Date.now,
  }
  const outcome = await publish(publisher, request)
  if (outcome.outcome === 'published')
    await announce(c.env, { repository: scope.repositoryId, generation: outcome.generation })
  const url = mcpAddress(originOf(c.req.raw, c.env), scope.repository, upload.ref_name)
  return c.json({ ...outcome, url } satisfies PublishAnswer)
})

interface OpenUpload {
  readonly databases: Databases
  readonly scope: RepositoryScope
  readonly upload: UploadRow
  readonly principal: Principal
  readonly stored: Stored
}

/** The caller is authorised before a byte of the body is read. A finished upload accepts only a repeated publish. */
async function openUpload(env: Env, request: Request, id: string, finishedToo = false): Promise<OpenUpload> {
  const databases = openDatabases(env)
  const allowed = await authorizeUpload(databases, await proofOf(request), id)
  if (!allowed.ok && allowed.reason === 'repository_not_found') throw noSuchUpload()
  if (!allowed.ok) throw refusalOf(allowed)
  const { scope, upload, principal, stored } = allowed
  if (!finishedToo && (upload.status !== 'open' || upload.expires_at <= Date.now())) throw noSuchUpload()
  await limitRate(env, principal)
  return { databases, scope, upload, principal, stored }
}

/** A run's own identity is more reliable than the body. */
function orderOf({ run }: Principal, said: RunOrder): RunOrder {
  if (run) return { run: run.run, attempt: run.attempt }
  const most = Date.now() + DAY_MS
  if (said.run > most)
    throw new IngestRefusal(
      'invalid',
      `order.run is ${said.run}: it may be at most ${most} (a day from now), so that it sorts before CI runs`,
      {
        hint: 'It is the time at which the run began, unless the run says otherwise: is the clock of its machine right?',
      },
    )
  return said
}

const DAY_MS = 86_400_000

const noSuchUpload = () =>
  new IngestRefusal('upload_not_found', 'There is no such upload, or it has ended.', { hint: 'Begin again.' })

/** Refusals of an identity, in the words of the upload API. */
function refusalOf(refusal: Refusal): IngestRefusal {
  switch (refusal.reason) {
    case 'unauthenticated':
      return new IngestRefusal('unauthorized', 'A valid token is required.')
    case 'insufficient_scope':
      return new IngestRefusal('permission_denied', `The token lacks the scope ${refusal.scope}.`)
    case 'repository_not_found':
    case 'repository_required':
    case 'ref_not_indexed':
    case 'ambiguous_commit':
    case 'generation_gone':
      return new IngestRefusal('repository_not_found', 'There is no such repository, or the token may not write to it.')
  }
}
