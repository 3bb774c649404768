/** Drizzle. */
import { expect, test } from 'vitest'
import { check } from '../../../testing/carets.ts'

const FILES = {
  'package.json': '{ "dependencies": { "drizzle-orm": "1" } }',
  'schema.ts': `import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
export interface Options { dark: boolean }
export const users = pgTable('users', { id: integer('id').primaryKey(), name: text('name'), options: jsonb().$type<Options>().notNull() }, (table) => [index().on(table.name)])
//                                                                                                                                                                      ^ read schema.ts users.name
export const posts = pgTable('posts', (t) => ({ title: t.text(), userId: t.integer() }))
export type User = typeof users.$inferSelect
`,
}

test('rows of a table have its columns, however they are asked for', async () => {
  const { expected, found } = await check({
    ...FILES,
    'db.ts': `import { eq, type InferSelectModel } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import * as schema from './schema'
import { posts, type User, users } from './schema'
const db = drizzle('url', { schema })
export async function read(user: User, post: InferSelectModel<typeof posts>) {
  user.options.dark
//             ^ read schema.ts Options.dark
  post.title
//     ^ read schema.ts title
  const rows = await db.select().from(users).where(eq(users.id, 1)).limit(1)
//                                                          ^ read schema.ts users.id
  rows[0].name.length
//        ^ read schema.ts users.name
//             ^ read std:ecmascript String.length
  const [some] = await db.select({ label: users.name }).from(users).leftJoin(posts, eq(posts.userId, users.id))
  some.label
//     ^ read variable label of line 16
  const found = await db.query.users.findFirst({ where: (table) => eq(table.id, 1) })
//                                                                          ^ read schema.ts users.id
  found?.options.dark
//               ^ read schema.ts Options.dark
  ;(await db.query.posts.findMany()).map((one) => one.title)
//                                                    ^ read schema.ts title
}
export const write = () =>
  db.transaction(async (tx) => {
    const [made] = await tx.insert(users).values({ id: 1, name: 'a' }).onConflictDoNothing().returning()
//                                                        ^ write schema.ts users.name
    made.id
//       ^ read schema.ts users.id
    return (await tx.update(users).set({ name: 'b' }).where(eq(users.id, 1)).returning())[0].name
//                                                                                           ^ read schema.ts users.name
  })
`,
  })
  expect(found).toEqual(expected)
})
