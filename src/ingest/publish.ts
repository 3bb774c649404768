/**
 * Makes an upload the ref's index, if it is still the newest run: claim, write, flip.
 *
 * Only the flip is visible. Before it, the rows belong to a generation that nobody reads. A publisher that dies at any
 * point leaves the old index in place and some rows for the next one to clear. Repeating a publish returns the answer
 * of the first.
 */
import type { UploadRow } from '../auth/authorize-ingest.ts'
import type { Id } from '../contract/ids.ts'
import { LIMITS } from '../contract/limits.ts'
import { addToDigest, type ManifestEntry, subtractFromDigest } from '../contract/manifest.ts'
import type { PublishAnswer, PublishRequest } from '../contract/messages.ts'
import type { ManifestStore, NextGeneration, View } from '../db/stores/manifest-store.ts'
import type { Claim, HeldGeneration, UploadStore } from '../db/stores/upload-store.ts'
import type { RepositoryScope } from '../tenancy/scope.ts'
import { entryHash } from './digest.ts'
import { IngestRefusal, overLimit } from './refusal.ts'

/** How long a publisher may be silent before an older run may try in its place. */
const CLAIM_MS = 60_000
const PAGE = 20_000
/** Share of changed paths above which a layer no longer builds on another: readers would look twice and save little. */
const FLATTEN_ABOVE = 0.3

export interface Publisher {
  readonly stores: { readonly uploads: UploadStore; readonly manifest: ManifestStore }
  readonly scope: RepositoryScope
  readonly upload: UploadRow
  readonly actor: string
  /** Whether the caller may set the repository's default ref. */
  readonly mayChooseDefault: boolean
  readonly now: () => number
}

type Outcome = Pick<PublishAnswer, 'outcome' | 'generation' | 'commit'>

export async function publish(publisher: Publisher, request: PublishRequest): Promise<Outcome> {
  const { stores, scope, upload, now } = publisher
  const paths = request.indexed + request.skipped // what the manifest has must be what the request says
  if (paths > LIMITS.filesPerRef) throw overLimit('paths of the ref', 'filesPerRef', LIMITS.filesPerRef, paths)
  const order = orderOf(upload)
  const at = now()
  const claim = await stores.uploads.claim(
    scope,
    { id: upload.upload_id, refId: upload.ref_id, order, baseGeneration: upload.base_generation },
    at,
    at + CLAIM_MS,
  )
  if (claim.generation === undefined) return settle(publisher, claim, at)
  try {
    return await publishClaimed(publisher, request, claim, claim.generation)
  } catch (error) {
    // Another request for the same upload may have taken the claim, published, and cleared what this request read.
    const held = error instanceof IngestRefusal ? await reread(publisher) : undefined
    if (held === undefined || held.ref.publishing === claim.generation) throw error
    return settle(publisher, held, now())
  }
}

async function publishClaimed(
  publisher: Publisher,
  request: PublishRequest,
  claim: Claim,
  generation: number,
): Promise<Outcome> {
  const { stores, scope, upload, now } = publisher
  if (!upload.vouched) await stores.manifest.nameUnvouched(scope, upload.upload_id)
  const missing = await stores.manifest.missing(scope, upload.upload_id)
  if (missing.count > 0) {
    throw new IngestRefusal('missing_content', `${missing.count} paths refer to content that is not on the server`, {
      hint: 'Call `have` again, send what it lists, and publish again.',
      details: { count: missing.count, some: missing.some.map((one) => ({ ...one })) },
    })
  }
  const start = request.manifest === 'delta' ? startOfDelta(claim, upload) : undefined
  const totals = await total(publisher, start)
  expectTotals(request, totals)
  if (claim.head && isSame(claim.head, totals, upload)) {
    return confirm(publisher, claim.head, generation, request)
  }
  const next = await plan(publisher, claim, generation, request.manifest, totals)
  const written = await stores.manifest.write(scope, next)
  const flipped =
    written &&
    (await stores.uploads.flip(
      scope,
      {
        upload: upload.upload_id,
        refId: upload.ref_id,
        refName: upload.ref_name,
        order: orderOf(upload),
        generation: next.generation,
        commit: upload.commit_sha,
        layer: next.layer,
        base: next.base,
        ...totals,
        statistics: JSON.stringify(request.statistics),
        vouched: upload.vouched,
        defaultRef: defaultRefOf(publisher),
        actor: publisher.actor,
        phases: JSON.stringify(request.statistics.phases ?? {}),
        counts: countsOf(request),
      },
      now(),
    ))
  if (!flipped) return settle(publisher, await reread(publisher), now())
  await stores.manifest.discardStaged(scope, upload.upload_id).catch(() => {}) // the sweeper takes what stays
  return { outcome: 'published', generation: next.generation, commit: upload.commit_sha }
}

const orderOf = ({ run, attempt }: UploadRow) => ({ run, attempt })
const defaultRefOf = ({ mayChooseDefault, upload }: Publisher): string | undefined =>
  mayChooseDefault ? (upload.default_ref_wanted ?? undefined) : undefined

/**
 * A vouched upload never equals an unvouched index, even with the same digest: the digest covers only what indexers
 * claim.
 */
const isSame = (head: HeldGeneration, totals: Totals, upload: UploadRow): boolean =>
  (head.vouched === 1 || !upload.vouched) &&
  head.commit_sha === upload.commit_sha &&
  head.digest === totals.digest &&
  head.indexed === totals.indexed &&
  head.skipped === totals.skipped

/** A run that found nothing new creates no generation, but it is still the newest run. */
async function confirm(
  publisher: Publisher,
  head: HeldGeneration,
  claimed: number,
  request: PublishRequest,
): Promise<Outcome> {
  const { stores, scope, upload, now } = publisher
  const same = {
    upload: upload.upload_id,
    refId: upload.ref_id,
    refName: upload.ref_name,
    order: orderOf(upload),
    claimed,
    defaultRef: defaultRefOf(publisher),
    generation: head.generation,
    commit: upload.commit_sha,
    phases: JSON.stringify(request.statistics.phases ?? {}),
    counts: countsOf(request),
  }
  if (!(await stores.uploads.confirm(scope, same, now()))) return settle(publisher, await reread(publisher), now())
  await stores.manifest.discardStaged(scope, upload.upload_id).catch(() => {})
  return { outcome: 'published', generation: head.generation, commit: upload.commit_sha }
}

/** What the run did, and what the ref now holds, for the run's page. */
const countsOf = ({ counts, indexed, skipped, statistics }: PublishRequest): string =>
  JSON.stringify({ ...counts, indexed, skipped, symbols: statistics.symbols })

/** Answers for an upload whose claim was refused or lost. */
async function settle(publisher: Publisher, claim: Claim, at: number): Promise<Outcome> {
  const { stores, scope, upload } = publisher
  const { upload: state, ref } = claim
  // An upload that was cancelled after its publish began may still be published; the request that is publishing it
  // knows.
  const underWay = (ref.publishing_until ?? 0) > at
  if (!state || (state.status === 'open' && state.expires_at <= at && !underWay)) {
    throw new IngestRefusal('upload_not_found', 'This upload has expired.', { hint: 'Begin again.' })
  }
  if (state.status === 'published') {
    return { outcome: 'published', generation: state.generation as number, commit: upload.commit_sha }
  }
  const newer = ref.run > upload.run || (ref.run === upload.run && ref.attempt > upload.attempt)
  if (state.status === 'superseded' || newer) {
    await stores.uploads.supersede(scope, upload.upload_id, at)
    return {
      outcome: 'superseded',
      generation: ref.generation ?? 0,
      commit: claim.head?.commit_sha ?? upload.commit_sha,
    }
  }
  // A newer run, or another request for this upload, is publishing. Which one wins is known when it is done.
  throw new IngestRefusal('unavailable', 'Another publish of this ref is in progress.', {
    hint: 'Publish again in a moment.',
  })
}

/** Reads the state without claiming anything: an order below every other takes no claim. */
function reread({ stores, scope, upload, now }: Publisher): Promise<Claim> {
  const nobody = { run: -2, attempt: -2 }
  return stores.uploads.claim(
    scope,
    { id: upload.upload_id, refId: upload.ref_id, order: nobody, baseGeneration: upload.base_generation },
    now(),
    0,
  )
}

/** The generation that a delta changes. It must be the one `begin` offered, and the ref must still hold it. */
function startOfDelta(claim: Claim, upload: UploadRow): HeldGeneration {
  const { head, base } = claim
  const moved = head ? head.generation !== upload.base_generation : base?.generation !== upload.base_generation
  if (!base || moved) {
    throw new IngestRefusal('base_moved', 'The ref no longer holds the base of this delta.', {
      hint: 'Send the whole manifest and publish it as `full`, or start over with `begin`.',
    })
  }
  return base
}

interface Totals {
  digest: Id
  indexed: number
  skipped: number
}

/** Digest and counts of the manifest that would result, from the staged entries and what they replace. */
async function total({ stores, scope, upload }: Publisher, start: HeldGeneration | undefined): Promise<Totals> {
  const totals: Totals = start
    ? { digest: start.digest, indexed: start.indexed, skipped: start.skipped }
    : { digest: 0, indexed: 0, skipped: 0 }
  const count = (entry: ManifestEntry, by: 1 | -1) => {
    totals.digest = (by === 1 ? addToDigest : subtractFromDigest)(totals.digest, entryHash(entry))
    if (typeof entry[1] === 'number') totals.indexed += by
    else totals.skipped += by
  }
  let after = ''
  for (;;) {
    const changes = await stores.manifest.changes(scope, upload.upload_id, start && viewOf(start), after, PAGE)
    for (const { path, next, previous } of changes) {
      if (previous) count(previous, -1)
      if (next.length > 1) count(next, 1)
      else if (!start) throw new IngestRefusal('invalid', `${path}: a full manifest must not contain removals`)
      after = path
    }
    if (changes.length < PAGE) return totals
  }
}

function expectTotals(request: PublishRequest, totals: Totals): void {
  for (const key of ['indexed', 'skipped', 'digest'] as const) {
    if (request[key] === totals[key]) continue
    throw new IngestRefusal(
      'digest_mismatch',
      `${key} of the resulting manifest is ${totals[key]}, not ${request[key]}`,
      {
        hint: 'Some manifest records did not arrive, or the base is a different one. Start over with `begin` and send `full`.',
        details: { what: key, found: totals[key], claimed: request[key] },
      },
    )
  }
}

/** On which layer the next generation is written, and which layer that one builds on. */
async function plan(
  { stores, scope, upload }: Publisher,
  claim: Claim,
  generation: number,
  mode: 'full' | 'delta',
  totals: Totals,
): Promise<NextGeneration> {
  const { head } = claim
  const common = { upload: upload.upload_id, layer: upload.ref_id, generation, mode }
  if (head) {
    const base = viewOf(head).base
    const next: NextGeneration = { ...common, head: head.generation, base }
    if (!base || (await fits(stores.manifest, scope, next, totals))) return next
    return { ...common, head: head.generation, ...(mode === 'delta' ? { flatten: base } : {}) }
  }
  if (!claim.base) return { ...common, head: 0 }
  // At most two layers: a branch of a branch builds on the same layer as its parent, with the parent's differences
  // copied.
  const from = viewOf(claim.base)
  const base = from.base ?? from
  const next: NextGeneration = { ...common, head: 0, base: { layer: base.layer, generation: base.generation } }
  if (mode === 'delta') return from.base ? { ...next, copy: { layer: from.layer, generation: from.generation } } : next
  return (await fits(stores.manifest, scope, next, totals)) ? next : { ...common, head: 0 }
}

async function fits(
  manifest: ManifestStore,
  scope: RepositoryScope,
  next: NextGeneration,
  totals: Totals,
): Promise<boolean> {
  return (await manifest.differences(scope, next)) <= FLATTEN_ABOVE * (totals.indexed + totals.skipped)
}

function viewOf(held: HeldGeneration): View {
  const base =
    held.base_layer_id === null || held.base_generation === null
      ? undefined
      : { layer: held.base_layer_id, generation: held.base_generation }
  return { layer: held.layer_id, generation: held.generation, base }
}
