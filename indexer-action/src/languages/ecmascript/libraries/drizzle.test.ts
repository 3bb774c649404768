/** Drizzle. */
import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

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
  await expectLinks({
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
})

const BLOG = {
  'package.json': '{ "dependencies": { "drizzle-orm": "1", "drizzle-zod": "1", "zod": "4" } }',
  'schema.ts': `import { relations } from 'drizzle-orm'
import { index, integer, pgTable, pgTableCreator, text } from 'drizzle-orm/pg-core'
export const users = pgTable('users', { id: integer().primaryKey(), name: text().notNull() })
export const posts = pgTable('blog_posts', { id: integer(), title: text(), authorId: integer().references(() => users.id) })
export const comments = pgTable('comments', { body: text(), postId: integer() })
export const usersRelations = relations(users, ({ many }) => ({ written: many(posts) }))
export const postsRelations = relations(posts, ({ many, one }) => ({
  author: one(users, { fields: [posts.authorId], references: [users.id] }),
  comments: many(comments),
}))
const createTable = pgTableCreator((name) => name)
export const tags = createTable('tag', (d) => ({ label: d.text() }), (t) => [index().on(t.label)])
//                                                                                        ^ read schema.ts label
`,
  'db.ts': `import { drizzle } from 'drizzle-orm/postgres-js'
import * as schema from './schema'
export const db = drizzle('url', { schema })
`,
}

test('joins give rows by the names of their tables, and relations what belongs to a row', async () => {
  await expectLinks({
    ...BLOG,
    'read.ts': `import { eq, getTableColumns } from 'drizzle-orm'
import { db } from './db'
import { comments, posts, tags, users } from './schema'
export async function joined() {
  const rows = await db.select().from(users).leftJoin(posts, eq(posts.authorId, users.id)).where(eq(users.id, 1))
  rows[0].users.name
//              ^ read schema.ts users.name
  for (const { users: user, blog_posts: post } of rows) [user.name, post?.title]
//                                                            ^ read schema.ts users.name
//                                                                        ^ read schema.ts posts.title
  const more = await db.select().from(posts).innerJoin(users, eq(users.id, posts.authorId)).leftJoin(comments, eq(comments.postId, posts.id))
  more.map((row) => [row.blog_posts.title, row.comments?.body])
//                                  ^ read schema.ts posts.title
//                                                       ^ read schema.ts comments.body
  const [own] = await db.select({ ...getTableColumns(users), post: posts.title }).from(users)
  own.name
//    ^ read schema.ts users.name
  const [tag] = await db.select().from(tags).limit(1)
  tag.label
//    ^ read schema.ts label
  const all = await db.select().from(users).all()
  all[0].name
//       ^ read schema.ts users.name
  const sub = db.select({ postId: posts.id }).from(posts).as('sub')
  ;(await db.select().from(sub).where(eq(sub.postId, 1)))[0].postId
//                                           ^ read variable postId of line 24
//                                                           ^ read variable postId of line 24
}
export async function related() {
  const one = await db.query.users.findFirst({ columns: { name: true }, with: { written: { with: { comments: true } } } })
//                                                        ^ write schema.ts users.name
  one?.name
//     ^ read schema.ts users.name
  one?.written[0].title
//                ^ read schema.ts posts.title
  one?.written[0].comments.map((comment) => comment.body)
//                                                  ^ read schema.ts comments.body
  const many = await db.query.posts.findMany({ with: { author: true, comments: { where: (table) => eq(table.body, '') } } })
//                                                                                                          ^ read schema.ts comments.body
  many.map((post) => post.author.name)
//                               ^ read schema.ts users.name
}
`,
    'types.ts': `import type { NeonHttpDatabase } from 'drizzle-orm/neon-http'
import { createInsertSchema } from 'drizzle-zod'
import { z } from 'zod'
import { db } from './db'
import * as schema from './schema'
type Tx = Parameters<Parameters<typeof db.transaction>[0]>[0]
export async function inside(tx: Tx, other: NeonHttpDatabase<typeof schema>) {
  const [user] = await tx.select().from(schema.users)
  user.name
//     ^ read schema.ts users.name
  ;(await tx.query.users.findFirst())?.name
//                                     ^ read schema.ts users.name
  ;(await other.query.posts.findFirst())?.title
//                                        ^ read schema.ts posts.title
  await tx.insert(schema.users).values({ id: 1, name: '' }).onConflictDoUpdate({ target: schema.users.id, set: { name: '' } })
//                                                                                                               ^ write schema.ts users.name
}
const insert = createInsertSchema(schema.users).omit({ id: true })
export const read = (given: z.infer<typeof insert>) => [given.name, insert.parse(given).name]
//                                                            ^ read schema.ts users.name
//                                                                                      ^ read schema.ts users.name
`,
  })
})

test('a schema may be put together from objects of several files', async () => {
  const part = (table: string, other: string) => `import { relations } from 'drizzle-orm'
import { pgTable, text } from 'drizzle-orm/pg-core'
const ${table} = pgTable('${table}', { name: text('name') })
const ${other} = pgTable('${other}', { body: text('body') })
const relationsOf = relations(${table}, ({ many }) => ({ ${other}: many(${other}) }))
export const ${table}Schema = { ${table}, ${other}, ${table}Relations: relationsOf }
`
  await expectLinks({
    'package.json': FILES['package.json'],
    'users.ts': part('users', 'notes'),
    'pages.ts': part('pages', 'views'),
    'db.ts': `import { drizzle } from 'drizzle-orm/node-postgres'
import { pagesSchema } from './pages'
import { usersSchema } from './users'
const db = drizzle('url', { schema: { ...pagesSchema, ...usersSchema } })
const page = await db.query.pages.findFirst({ with: { views: true } })
page.views[0].body
//            ^ read pages.ts views.body
const user = await db.query.users.findFirst({ with: { notes: true } })
user.notes[0].body
//            ^ read users.ts notes.body
`,
  })
})

test('relations belong to their table whatever the schema calls them', async () => {
  await expectLinks({
    ...FILES,
    'related.ts': `import { relations } from 'drizzle-orm'
import { posts, users } from './schema'
export { posts, users }
export const ofUsers = relations(users, ({ many }) => ({ written: many(posts) }))
`,
    'db.ts': `import { drizzle } from 'drizzle-orm/node-postgres'
import * as schema from './related'
const db = drizzle('url', { schema })
export const read = async () => (await db.query.users.findFirst({ with: { written: true } })).written[0].title
//                                                                                                       ^ read schema.ts title
`,
  })
})
