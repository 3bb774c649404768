/** Prisma. */
import { expect, test } from 'vitest'
import { EVIDENCE } from '../../../../src/contract/links.ts'
import { expectLinks } from '../../testing/carets.ts'
import { repository } from '../../testing/repository.ts'

const SCHEMA = `datasource db {
  provider = "postgresql" // which one
}
generator client { provider = "prisma-client" }

/// Who signs in.
/// Also from outside.
model User {
  /// Never shown.
  id    Int    @id @default(autoincrement())
  email String? @unique @db.VarChar(255) // "where {mail} goes
  posts Post[] @relation("written")

  @@map("users")
}
model Post {
  id       Int @id
  authorId Int
  author   User @relation(
    "written", fields: [authorId],
    references: [id]
  )
  role     Role @default(ADMIN)
  @@index([authorId, role(sort: Desc)], map: "by_author")
}
enum Role {
  ADMIN // all
  USER @map("user")
  @@map("roles")
}
type Address { city String }
view Names { name String }
`

test('symbols: models, views, types and their fields, enumerations and their values, sources and generators', async () => {
  const r = await repository({ 'schema.prisma': SCHEMA })
  expect(r.symbols('schema.prisma')).toEqual([
    'object db',
    'object client',
    'struct User',
    'property User.id',
    'property User.email',
    'property User.posts',
    'struct Post',
    'property Post.id',
    'property Post.authorId',
    'property Post.author',
    'property Post.role',
    'enum Role',
    'enum_member Role.ADMIN',
    'enum_member Role.USER',
    'struct Address',
    'property Address.city',
    'struct Names',
    'property Names.name',
  ])
  expect(r.symbol('schema.prisma', 'User')).toMatchObject({ doc: [6, 7], start: 8, end: 15, signature: 'model User' })
  expect(r.symbol('schema.prisma', 'User.id')).toMatchObject({ doc: [9, 9], type: 'Int' })
  expect(r.symbol('schema.prisma', 'User.email')).toMatchObject({
    type: 'String?',
    signature: 'email String? @unique @db.VarChar(255)',
  })
  expect(r.symbol('schema.prisma', 'Post.author')).toMatchObject({
    end: 22,
    signature: 'author User @relation("written", fields: [authorId], references: [id])',
  })
})

test('types, relations, indexes, defaults and native types lead to what they name', async () => {
  await expectLinks({
    'prisma/schema.prisma': `datasource db { provider = "mongodb" }
model User {
  id    Int    @id @default(autoincrement())
  //    ^ type std:prisma Int
  //                        ^ call std:prisma autoincrement
  name  String @db.VarChar(9)
  //            ^ read prisma/schema.prisma db
  posts Post[]
  //    ^ type prisma/schema.prisma Post
  roles Role[] @default([ADMIN, USER])
  //                            ^ read prisma/schema.prisma Role.USER
  home  Address
  gone  Gone
  //    ^ type unknown
  much  Float @default(-1.5)
  some  Unsupported("circle")?
  //    ^ nothing
  @@index([name(sort: Desc), home.city])
  //       ^ read prisma/schema.prisma User.name
  //                         ^ read prisma/schema.prisma User.home
  //                              ^ read prisma/schema.prisma Address.city
  @@unique(fields: [id, name], name: "name")
  //                    ^ read prisma/schema.prisma User.name
}
model Post {
  id       Int  @id
  authorId Int
  author   User @relation("written", fields: [authorId], references: [id])
  //                                          ^ read prisma/schema.prisma Post.authorId
  //                                                                  ^ read prisma/schema.prisma User.id
}
enum Role { ADMIN
  USER
}
type Address { city String }
`,
  })
})

test('a schema is all files below the folder of its datasource, and no other', async () => {
  await expectLinks({
    'a/prisma/schema.prisma': 'datasource db {\n  provider = "sqlite"\n}\nmodel User {\n  id Int\n}\n',
    'a/prisma/models/post.prisma': `model Post {
  user User @relation(fields: [userId], references: [id])
  //   ^ type a/prisma/schema.prisma User
  //                                                 ^ read a/prisma/schema.prisma User.id
  userId Int @db.Int
  //          ^ read a/prisma/schema.prisma db
  tag Tag
  //  ^ type unknown
}
`,
    'b/mysql.prisma': `datasource db {
}
model User {
  tag Tag
  //  ^ type unknown
}
`,
    'b/postgres.prisma': 'datasource db {\n}\nmodel User {\n  id Int\n}\nmodel Tag {\n  id Int\n}\n',
  })
})

test('a bracket or a block that does not end ends with the next block, and comments may have several lines', async () => {
  const r = await repository({
    'schema.prisma': `/* model Gone {
  id Int
} */
model A {
  id Int @id @default(autoincrement(
}
model B {
  id Int @id /* the key */
  url String @default("/*")
  @@index([id
model C {
  id Int
  model model?
  type String

model D {
  id Int @unique(
model E {
  id Int
}
/*/
model F {
}
`,
  })
  expect(r.symbols('schema.prisma')).toEqual([
    'struct A',
    'property A.id',
    'struct B',
    'property B.id',
    'property B.url',
    'struct C',
    'property C.id',
    'property C.model',
    'property C.type',
    'struct D',
    'property D.id',
    'struct E',
    'property E.id',
    'struct F',
  ])
})

test('one of several is said to be ambiguous', async () => {
  const r = await repository({
    'a.prisma': 'model Dup {\n  id Int\n}\n',
    'b.prisma': 'model Dup {\n  id Int\n}\n',
    'c.prisma': 'model V {\n  d Dup\n}\n',
  })
  const links = r.analysed.find(({ path }) => path === 'c.prisma')?.links
  expect(links?.evidence.map((number) => EVIDENCE[number])).toEqual(['ambiguous'])
})

test('lists in lists take no time that grows with their depth, and names next to each other are no path', async () => {
  await expectLinks({
    'a.prisma': `model A {
  id Int
  to A @relation(fields: [${'id @relation(fields: ['.repeat(4000)}
}
model B {
  id Int
  no Int
  @@index([id no])
  //          ^ read a.prisma B.no
}
`,
  })
})
