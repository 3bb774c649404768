/** GraphQL. */
import { expect, test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'
import { repository } from '../../../testing/repository.ts'

const SCHEMA = `"""
A user.
"""
type User implements Node & Entity @key(fields: "id") {
  "Its id."
  id: ID!
  posts(first: Int = 10, filter: PostFilter): [Post!]! @deprecated(reason: "x")
}
interface Node { id: ID! }
enum Role { ADMIN USER }
input PostFilter { role: Role = ADMIN }
union Any = User | Post
scalar Date
directive @key(fields: String) on OBJECT
type Query { me: User }
`

test('symbols: types with their fields, values and directives', async () => {
  const r = await repository({ 'schema.graphql': SCHEMA })
  expect(r.symbols('schema.graphql')).toEqual([
    'class User',
    'property User.id',
    'property User.posts',
    'interface Node',
    'property Node.id',
    'enum Role',
    'enum_member Role.ADMIN',
    'enum_member Role.USER',
    'struct PostFilter',
    'property PostFilter.role',
    'union Any',
    'type Date',
    'macro key',
    'class Query',
    'property Query.me',
  ])
  expect(r.symbol('schema.graphql', 'User')).toMatchObject({
    doc: [1, 3],
    line: 4,
    signature: 'type User implements Node & Entity @key(fields: "id")',
  })
  expect(r.symbol('schema.graphql', 'User.posts')).toMatchObject({
    type: 'Post',
    parameters: [
      { name: 'first', type: 'Int' },
      { name: 'filter', type: 'PostFilter' },
    ],
    modifiers: ['deprecated'],
  })
})

test('operations lead to the fields of the types that they select from, in whichever file', async () => {
  await expectLinks({
    'schema.graphql': SCHEMA,
    'posts.graphqls': `extend type User { drafts: [Post] }
#                           ^ type posts.graphqls Post
type Post implements Node { id: ID!, author: User }
#                    ^ extends schema.graphql Node
#                               ^ type std:graphql ID
`,
    'me.gql': `query Me($first: Int!) {
  me {
# ^ read schema.graphql Query.me
    ...Parts
    #  ^ call me.gql Parts
    posts(first: $first) { author { id } }
#   ^ read schema.graphql User.posts
    #             ^ read parameter first of line 1
    #                      ^ read posts.graphqls Post.author
    #                               ^ read schema.graphql User.id
    drafts { id }
#   ^ read posts.graphqls User.drafts
    ... on Post { author { id } }
    #      ^ type posts.graphqls Post
    #             ^ read posts.graphqls Post.author
  }
}
fragment Parts on User { gone id @skip(if: true) }
#                 ^ type schema.graphql User
#                        ^ read unknown
#                             ^ read schema.graphql User.id
#                                 ^ call_macro std:graphql skip
`,
  })
})
