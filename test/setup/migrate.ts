/** Every test file starts on freshly migrated databases. */
import { applyD1Migrations, type D1Migration } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeAll } from 'vitest'

/** In one batch, under the newest one's name: a round trip for each of them adds up in so many files. */
const together = (migrations: D1Migration[]): D1Migration[] => [
  { name: migrations.at(-1)?.name ?? '', queries: migrations.flatMap(({ queries }) => queries) },
]

beforeAll(async () => {
  const index = together(env.TEST_MIGRATIONS.index)
  await Promise.all([
    applyD1Migrations(env.DB, together(env.TEST_MIGRATIONS.control)),
    applyD1Migrations(env.INDEX_0, index),
    applyD1Migrations(env.INDEX_1, index),
  ])
})
