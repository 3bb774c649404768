import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { openDatabases } from '../db/databases.ts'
import type { Proof } from '../tenancy/principal.ts'
import { authorizeBegin, authorizeReview, authorizeUpload } from './authorize-ingest.ts'
import { newToken } from './tokens.ts'

const HEAD = 'b'.repeat(40)
const PULL = 'refs/pull/7/head'
const ABSENT = { ok: false, reason: 'repository_not_found' }

/** A token of acme that uploads; `more` narrows it. */
async function uploader(more: Record<string, string | number> = {}): Promise<Proof> {
  const { hash, prefix } = await newToken()
  const row = { hash, prefix, name: 'test', organisation_id: 1, scopes: '["write"]', created_at: 0, ...more }
  await env.DB.prepare(`INSERT INTO token (${Object.keys(row)}) VALUES (${Object.keys(row).map(() => '?')})`)
    .bind(...Object.values(row))
    .run()
  return { kind: 'token', hash }
}
/** As a pull request's run has one. */
const ofRun = (more: Record<string, string | number> = {}) =>
  uploader({ repository_id: 10, ref_pattern: PULL, commit_sha: HEAD, run: 5, attempt: 1, ...more })

beforeAll(async () => {
  const generation = (repository: number, n: number, ref: number, name: string, commit: string) =>
    `(${repository}, ${n}, ${ref}, '${name}', '${commit}', ${ref}, 0, 1, 0, '{}', 10)`
  await env.DB.batch(
    [
      "INSERT INTO organisation (id, name, created_at) VALUES (1, 'acme', 0), (2, 'rival', 0)",
      `INSERT INTO repository (id, organisation_id, owner, name, shard, default_ref, created_at) VALUES
        (10, 1, 'acme', 'api', 0, 'main', 0), (11, 1, 'acme', 'web', 0, 'main', 0), (20, 2, 'rival', 'secret', 0, 'main', 0)`,
      `INSERT INTO ref (id, repository_id, name, generation, run, attempt, created_at) VALUES
        (100, 10, 'main', 7, 3, 1, 0), (103, 10, '${PULL}', 6, 5, 1, 0), (200, 20, 'main', 1, 1, 1, 0)`,
      `INSERT INTO held_generation (repository_id, generation, ref_id, ref_name, commit_sha, layer_id, digest, indexed, skipped,
         statistics, indexed_at) VALUES ${generation(10, 7, 100, 'main', 'a'.repeat(40))},
         ${generation(10, 6, 103, PULL, HEAD)}, ${generation(20, 1, 200, 'main', 'c'.repeat(40))}`,
      `INSERT INTO upload (id, repository_id, ref_id, commit_sha, run, attempt, agent, created_at, touched_at, expires_at)
       VALUES ('u-main', 10, 100, '${'a'.repeat(40)}', 3, 1, 'test', 0, 0, 9000000000000000),
         ('u-pull', 10, 103, '${HEAD}', 5, 1, 'test', 0, 0, 9000000000000000), ('u-rival', 20, 200, '${'c'.repeat(40)}', 1, 1, 'test', 0, 0, 9000000000000000)`,
    ].map((sql) => env.DB.prepare(sql)),
  )
})

const databases = () => openDatabases(env)
const begins = (proof: Proof, more: Partial<Parameters<typeof authorizeBegin>[2]> = {}) =>
  authorizeBegin(databases(), proof, {
    ...{ repository: 'acme/api', ref: PULL, defaultRef: 'main', commit: HEAD },
    ...more,
  })

describe('an upload', () => {
  it('begins for a ref and a commit that the token is of, and for no other', async () => {
    expect(await begins(await ofRun())).toMatchObject({ ok: true, scope: { repositoryId: 10 } })
    expect(await begins(await ofRun(), { ref: 'main' })).toEqual(ABSENT)
    expect(await begins(await ofRun(), { commit: 'a'.repeat(40) })).toEqual(ABSENT)
    expect(await begins(await ofRun(), { repository: 'acme/web' })).toEqual(ABSENT)
    expect(await begins(await uploader(), { repository: 'rival/secret' })).toEqual(ABSENT)
    expect(await begins(await uploader({ scopes: '["read"]' }))).toMatchObject({ reason: 'insufficient_scope' })
  })

  it('links a repository that is not there for whom may create some, and for nobody else', async () => {
    const creates = '["write","repository:create"]'
    expect(await begins(await uploader(), { repository: 'acme/new-one' })).toEqual(ABSENT)
    const ofOne = await uploader({ scopes: creates, repository_id: 10 })
    expect(await begins(ofOne, { repository: 'acme/new-one' })).toEqual(ABSENT)
    const linked = async () =>
      (await env.DB.prepare("SELECT count(*) n FROM repository WHERE name = 'new-one'").first<{ n: number }>())?.n
    expect(await linked()).toBe(0)
    const any = await uploader({ scopes: creates })
    expect(await begins(any, { repository: 'acme/new-one', defaultRef: undefined })).toEqual(ABSENT)
    expect(await begins(any, { repository: 'acme/new-one' })).toMatchObject({ ok: true })
    expect(await linked()).toBe(1)
  })

  it('links none for a person who does not run the organisation any more', async () => {
    await env.DB.batch(
      [
        "INSERT INTO account (id, name, created_at) VALUES (70, 'was-admin', 0)",
        "INSERT INTO member (organisation_id, account_id, role, created_at) VALUES (1, 70, 'admin', 0)",
      ].map((sql) => env.DB.prepare(sql)),
    )
    const own = await uploader({ scopes: '["write","repository:create"]', account_id: 70 })
    expect(await begins(own, { repository: 'acme/of-admin' })).toMatchObject({ ok: true })
    await env.DB.prepare("UPDATE member SET role = 'member' WHERE account_id = 70").run()
    expect(await begins(own, { repository: 'acme/of-member' })).toEqual(ABSENT)
    const { results } = await env.DB.prepare("SELECT name FROM repository WHERE name LIKE 'of-%'").all()
    expect(results).toEqual([{ name: 'of-admin' }])
  })

  it('is gone on with by tokens of its ref, and is not there for others', async () => {
    expect(await authorizeUpload(databases(), await ofRun(), 'u-pull')).toMatchObject({
      ...{ ok: true, scope: { repositoryId: 10 }, upload: { ref_name: PULL } },
    })
    expect(await authorizeUpload(databases(), await ofRun(), 'u-main')).toEqual(ABSENT)
    expect(await authorizeUpload(databases(), await uploader({ ref_pattern: 'topic' }), 'u-main')).toEqual(ABSENT)
    expect(await authorizeUpload(databases(), await uploader(), 'u-rival')).toEqual(ABSENT)
    expect(await authorizeUpload(databases(), await uploader(), 'u-none')).toEqual(ABSENT)
  })
})

describe('an upload of a run', () => {
  it.each([
    ['of another commit', { commit_sha: 'a'.repeat(40) }],
    ['that is older', { run: 4 }],
    ['that was begun again', { attempt: 2 }],
  ])('is not there for a run of the same ref %s', async (_, more) => {
    const go = (proof: Proof) => authorizeUpload(databases(), proof, 'u-pull')
    expect(await go(await ofRun())).toMatchObject({ ok: true })
    expect(await go(await ofRun(more))).toEqual(ABSENT)
  })
})

describe('a review', () => {
  const review = async (proof: Proof, more: object = {}) =>
    authorizeReview(databases(), proof, { repository: 'acme/api', ref: PULL, ...more })

  it('is of the head that the run indexed and the branch that it goes into', async () => {
    expect(await review(await ofRun())).toMatchObject({ ok: true, scope: { generation: 6 }, base: { generation: 7 } })
    expect(await review(await ofRun(), { base: 'main' })).toMatchObject({ base: { generation: 7 } })
  })

  it('is not for tokens that are no run’s, another commit’s, or another ref’s', async () => {
    expect(await review(await uploader())).toEqual(ABSENT)
    expect(await review(await ofRun({ commit_sha: 'e'.repeat(40) }))).toMatchObject({ reason: 'ref_not_indexed' })
    expect(await review(await ofRun(), { ref: 'main' })).toMatchObject({ reason: 'ref_not_indexed' })
    expect(await review(await ofRun({ repository_id: 11 }))).toEqual(ABSENT)
  })
})
