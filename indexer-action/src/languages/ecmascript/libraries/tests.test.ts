/** Mocks of test runners. */
import { expect, test } from 'vitest'
import { check } from '../../../testing/carets.ts'

test('a mock is called as what it stands for, and a module behind a mock is the module', async () => {
  const { expected, found } = await check({
    'package.json': '{ "devDependencies": { "vitest": "3" } }',
    'users.ts': `export interface User { name: string; posts: Post[] }
export interface Post { title: string }
export class Db {}
`,
    'users.test.ts': `import { vi } from 'vitest'
import * as real from './users'
import type { Post, User } from './users'
const latest = vi.fn<(user: User) => Post>()
latest(null!).title
//            ^ read users.ts Post.title
latest.mockImplementation((user) => user.posts[0]).mockReturnValueOnce({ title: 'a' })
//                                       ^ read users.ts User.posts
//                                                                       ^ write users.ts Post.title
const first = vi.fn((user: User) => user.posts[0])
first(null!).title
//           ^ read users.ts Post.title
vi.mock(import('./users'), async (importOriginal) => {
  const original = await importOriginal()
  return { ...original, Db: class extends original.Db {} }
//                                                 ^ extends users.ts Db
})
vi.mock('./users', async (importOriginal) => (await importOriginal<typeof import('./users')>()).Db)
//                                                                                              ^ read users.ts Db
const { user } = vi.hoisted(() => ({ user: {} as User }))
user.posts
//   ^ read users.ts User.posts
vi.mocked(real).Db
//              ^ read users.ts Db
`,
  })
  expect(found).toEqual(expected)
})
