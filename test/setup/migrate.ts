/** Every test file starts on freshly migrated databases. */
import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeAll } from 'vitest'

beforeAll(async () => {
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS.control)
  await applyD1Migrations(env.INDEX_0, env.TEST_MIGRATIONS.index)
  await applyD1Migrations(env.INDEX_1, env.TEST_MIGRATIONS.index)
})
