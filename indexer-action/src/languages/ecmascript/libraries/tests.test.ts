/** Mocks of test runners. */
import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

test('a mock is called as what it stands for, and a module behind a mock is the module', async () => {
  await expectLinks({
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
})

test('what stands in for an interface or a class has its members', async () => {
  await expectLinks({
    'package.json':
      '{ "devDependencies": { "@types/jest": "30", "jest-mock-extended": "4", "sinon": "21", "vitest": "3" } }',
    'repo.ts': `export interface Repo { find(id: number): string }
export class Real implements Repo { find(id: number) { return '' } }
`,
    'repo.test.ts': `import { mock, mockDeep, type MockProxy } from 'jest-mock-extended'
import sinon from 'sinon'
import type { Mocked } from 'vitest'
import { Real, type Repo } from './repo'
mock<Repo>().find(1)
//           ^ call repo.ts Repo.find
const deep = mockDeep<Repo>()
deep.find(2)
//   ^ call repo.ts Repo.find
sinon.createStubInstance(Real).find(3)
//                             ^ call repo.ts Real.find
declare const mocked: Mocked<Repo>
mocked.find(4)
//     ^ call repo.ts Repo.find
class Suite {
  proxy: MockProxy<Repo>
  repo: jest.Mocked<Repo>
  run() {
    this.proxy.find(5)
//             ^ call repo.ts Repo.find
    this.repo.find(6)
//            ^ call repo.ts Repo.find
  }
}
`,
  })
})
