/** Test runners: mocks, macros, and tests that run for each row of a table. */
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

test("what a macro of ava takes is the type of the test's arguments after it", async () => {
  await expectLinks({
    'package.json': '{ "devDependencies": { "ava": "6" } }',
    'with-server.ts': `import type { ExecutionContext, Macro } from 'ava'
export class Server { port = 1 }
type Run = (t: ExecutionContext, server: Server) => void
const hook = (open: boolean): Macro<[Run, Server?]> => ({ exec(t, run) { run(t, new Server()) } })
export default hook(true)
export const closed = () => hook(false)
`,
    'a.test.ts': `import test from 'ava'
import withServer, { closed } from './with-server'
test('opens', withServer, (t, server) => {
  t.is(server.port, 1)
//            ^ read with-server.ts Server.port
//  ^ call npm:ava ExecutionContext.is
})
test.serial('closes', closed(), async (t, server) => server.port)
//                                                          ^ read with-server.ts Server.port
test('alone', (t) => t.pass())
//                     ^ call npm:ava default(…).pass
`,
  })
})

test('an assertion about a thrown error gives back the error that was expected', async () => {
  await expectLinks({
    'package.json': '{ "devDependencies": { "ava": "6" } }',
    'a.test.ts': `import test from 'ava'
class Refused extends Error {
  reason = ''
}
test('refuses', async (t) => {
  const error = await t.throwsAsync<Refused>(Promise.reject(new Refused()))
  error?.reason
//       ^ read a.test.ts Refused.reason
  t.throws(() => {}, { instanceOf: Refused }).reason
//                                            ^ read a.test.ts Refused.reason
})
`,
  })
})

test('what runs a macro of ava is given what the macro says that it takes', async () => {
  await expectLinks({
    'package.json': '{ "devDependencies": { "ava": "6" } }',
    'macro.ts': `import type { ExecutionContext, Macro } from 'ava'
interface Server { url: string }
type Run = (t: ExecutionContext, server: Server) => void
export const withServer = (): Macro<[Run]> => ({
  async exec(t, run) {
    run(t, { url: 'a' })
//           ^ write macro.ts Server.url
  },
})
`,
  })
})

test('a test that runs for each row of a table is given what stands in the rows', async () => {
  await expectLinks({
    'package.json': '{ "devDependencies": { "vitest": "4" } }',
    'form.ts': 'export class Form {\n  submit() {}\n}\n',
    'form.test.ts': `import { describe, it } from 'vitest'
import { Form } from './form'
const make = () => new Form()
describe.each([['direct', make], ['again', make]])('%s', (title, make) => {
  make().submit()
//       ^ call form.ts Form.submit
  title.length
//      ^ read std:ecmascript String.length
})
it.each([{ form: new Form() }])('submits', ({ form }) => {
  form.submit()
//     ^ call form.ts Form.submit
})
`,
  })
})
