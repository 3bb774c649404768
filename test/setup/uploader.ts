/**
 * A minimal uploader over the Worker's own `fetch`, with every step of the protocol open to a test.
 */
import { gzipSync } from 'node:zlib'
import { developmentSignIn } from '../../src/auth/development-sign-in.ts'
import { FORMAT_VERSION } from '../../src/contract/format.ts'
import type { Id } from '../../src/contract/ids.ts'
import type { ManifestEntry } from '../../src/contract/manifest.ts'
import type { BeginAnswer, HaveAnswer, PublishAnswer } from '../../src/contract/messages.ts'
import type { Env } from '../../src/env.ts'
import { ingest } from '../../src/ingest/app.ts'
import { type BuiltTree, buildTree, segmentRecord, type Tree, totalsOf } from './tree.ts'

export interface Target {
  readonly repository: string
  readonly ref?: string
  readonly commit?: string
  readonly run?: number
  readonly attempt?: number
  readonly defaultRef?: string
}

export type Sender = (path: string, body: unknown, init?: RequestInit) => Promise<Response>

export async function signIn(env: Env): Promise<string> {
  const response = await developmentSignIn(new Request('http://127.0.0.1/dev/sign-in', { method: 'POST' }), env)
  return ((await response.json()) as { token: string }).token
}

/** Posts to the upload API with the token: an object as JSON, bytes as they are. */
export function sender(env: Env, token: string): Sender {
  return async (path, body, init) =>
    ingest.fetch(
      new Request(`http://sextant.test/api/ingest/${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: body instanceof Uint8Array ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body),
        ...init,
      }),
      env,
    )
}

/** An answer, or the refusal as an exception with all its details. */
export async function ok<T>(response: Response | Promise<Response>): Promise<T> {
  const answer = await response
  if (answer.ok) return (await answer.json()) as T
  throw new Error(`${answer.status} ${await answer.text()}`)
}

export async function refusal(
  response: Response | Promise<Response>,
): Promise<{ status: number; code: string; message: string; details?: unknown }> {
  const answer = await response
  return { status: answer.status, ...((await answer.json()) as { code: string; message: string }) }
}

export function beginBody(target: Target) {
  return {
    format: FORMAT_VERSION,
    repository: target.repository,
    ref: target.ref ?? 'main',
    commit: target.commit ?? 'a'.repeat(40),
    ...(target.defaultRef === undefined ? {} : { defaultRef: target.defaultRef }),
    order: { run: target.run ?? 1, attempt: target.attempt ?? 1 },
    agent: 'test',
  }
}

export const begin = (send: Sender, target: Target) => ok<BeginAnswer>(send('begin', beginBody(target)))

/** Content records of a tree, restricted to what the server lacks. */
export function contentRecords(tree: Tree, built: BuiltTree, lacking?: HaveAnswer): unknown[] {
  const wanted = (ids: readonly Id[] | undefined, id: Id) => ids === undefined || ids.includes(id)
  const files = built.files.filter((file) => wanted(lacking?.files, file.id))
  const segment =
    files.length === 0 ? [] : [segmentRecord(files.map(({ id, path }) => ({ id, content: tree[path] as string })))]
  return [...files, ...segment, ...built.links.filter((link) => wanted(lacking?.links, link.id))]
}

export const manifestRecord = (entries: readonly ManifestEntry[]) => ({ kind: 'manifest', entries })

export function ndjson(records: readonly unknown[]): Uint8Array {
  return gzipSync(records.map((record) => `${JSON.stringify(record)}\n`).join(''))
}

/** The difference between two trees' manifests, as a delta states it. */
export function delta(before: readonly ManifestEntry[], after: readonly ManifestEntry[]): ManifestEntry[] {
  const text = (entries: readonly ManifestEntry[]) => new Map(entries.map((entry) => [entry[0], JSON.stringify(entry)]))
  const [old, now] = [text(before), text(after)]
  return [
    ...after.filter((entry) => old.get(entry[0]) !== JSON.stringify(entry)),
    ...before.filter((entry) => !now.has(entry[0])).map((entry): ManifestEntry => [entry[0]]),
  ]
}

/** Uploads and publishes a tree. With `previous`, as a delta to that tree. */
export async function upload(send: Sender, target: Target, tree: Tree, previous?: Tree): Promise<PublishAnswer> {
  const built = buildTree(tree)
  const { upload } = await begin(send, target)
  const lacking = await ok<HaveAnswer>(
    send(`${upload}/have`, { files: built.files.map((f) => f.id), links: built.links.map((l) => l.id) }),
  )
  const entries = previous ? delta(buildTree(previous).entries, built.entries) : built.entries
  await ok(send(`${upload}/records`, ndjson([...contentRecords(tree, built, lacking), manifestRecord(entries)])))
  return ok(send(`${upload}/publish`, { manifest: previous ? 'delta' : 'full', ...totalsOf(built.entries) }))
}
