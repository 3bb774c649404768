import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { openDatabases } from '../../db/databases.ts'
import { administration } from '../administration.ts'

it('a default ref that somebody chose stays when the one that was waited for is indexed', async () => {
  await env.DB.batch(
    [
      "INSERT INTO account (id, name, created_at) VALUES (1, 'owner', 0)",
      "INSERT INTO organisation (id, name, created_at) VALUES (1, 'acme', 0)",
      "INSERT INTO member (organisation_id, account_id, role, created_at) VALUES (1, 1, 'owner', 0)",
      `INSERT INTO repository (id, organisation_id, owner, name, shard, default_ref, next_default_ref, created_at)
       VALUES (1, 1, 'acme', 'api', 0, 'main', 'trunk', 0)`,
      `INSERT INTO ref (repository_id, name, generation, created_at) VALUES (1, 'main', 1, 0), (1, 'stable', 2, 0)`,
    ].map((sql) => env.DB.prepare(sql)),
  )
  const choose = (ref: string) =>
    administration(openDatabases(env), { accountId: 1, organisationId: 1 }).setDefaultRef(1, ref)
  const refs = () => env.DB.prepare('SELECT default_ref, next_default_ref FROM repository').first()
  expect(await choose('stable')).toBe(true)
  expect(await refs()).toEqual({ default_ref: 'stable', next_default_ref: null })
  await env.DB.prepare("UPDATE repository SET next_default_ref = 'trunk'").run()
  expect(await choose('stable')).toBe(true)
  expect(await refs()).toEqual({ default_ref: 'stable', next_default_ref: null })
  expect(await choose('stable')).toBe(false)
})
