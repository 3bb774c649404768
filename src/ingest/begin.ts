/** Opens an upload: records who uploads what, and answers with what the server already holds to build on. */
import { ACCEPTED_FORMATS } from '../contract/format.ts'
import { LIMITS } from '../contract/limits.ts'
import type { BeginAnswer, BeginRequest } from '../contract/messages.ts'
import type { HeldGeneration, UploadStore } from '../db/stores/upload-store.ts'
import type { RepositoryScope } from '../tenancy/scope.ts'
import { IngestRefusal } from './refusal.ts'

/** Long enough for the largest repository on a slow line. Staged rows of abandoned uploads live as long. */
export const UPLOAD_LIFETIME_MS = 6 * 3_600_000

export function refuseUnknownFormat(format: number): void {
  if (ACCEPTED_FORMATS.includes(format)) return
  throw new IngestRefusal('unsupported_format', `format ${format} is not one of ${ACCEPTED_FORMATS.join(', ')}`, {
    hint: 'Update the indexer.',
    details: { accepted: [...ACCEPTED_FORMATS] },
  })
}

export async function begin(
  uploads: UploadStore,
  scope: RepositoryScope,
  request: BeginRequest & {
    readonly tokenId: number | undefined
    readonly saidDefaultRef: string | undefined
    readonly actor: string
    readonly vouched: boolean
  },
  now: number,
): Promise<BeginAnswer> {
  // Unguessable, but not a capability: every step checks again whether the caller may write the repository.
  const id = crypto.randomUUID()
  const expires = now + UPLOAD_LIFETIME_MS
  const { base } = await uploads.open(scope, { ...request, id, now, expires })
  return {
    upload: id,
    expires: new Date(expires).toISOString(),
    formats: [...ACCEPTED_FORMATS],
    limits: { ...LIMITS },
    ...(base ? { base: baseOf(base) } : {}),
  }
}

const baseOf = (held: HeldGeneration): BeginAnswer['base'] => ({
  ref: held.ref_name,
  generation: held.generation,
  commit: held.commit_sha,
  digest: held.digest,
  paths: held.indexed + held.skipped,
})
