/** Gleam. */
import { expect, test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'
import { repository } from '../../../testing/repository.ts'

const STORE = `//// Users.
import gleam/option.{type Option}
/// One of them.
pub type User {
  User(name: String, age: Int)
  Guest(name: String)
}
pub type Handle
pub const limit = 5
/// Finds one.
pub fn find(name: String, in users: List(User)) -> User {
  Guest(name: name)
}
fn hidden() { Nil }
`

test('symbols: types with their constructors and fields, functions and constants', async () => {
  const r = await repository({ 'src/app/store.gleam': STORE })
  expect(r.symbols('src/app/store.gleam')).toEqual([
    'enum User',
    'constructor User.User',
    'property User.name',
    'property User.age',
    'constructor User.Guest',
    'property User.name',
    'type Handle',
    'constant limit',
    'function find',
    'function hidden',
  ])
  expect(r.symbol('src/app/store.gleam', 'find')).toMatchObject({
    doc: [10, 10],
    signature: 'pub fn find(name: String, in users: List(User)) -> User',
    parameters: [
      { name: 'name', type: 'String' },
      { name: 'users', type: 'List(User)' },
    ],
    returns: 'User',
    modifiers: ['exported'],
  })
})

test('names lead to locals, to what modules define, and to the fields of what they hold', async () => {
  await expectLinks({
    'src/app/store.gleam': STORE,
    'src/app/other.gleam': 'pub fn find() { 1 }\npub type User { Other }\n',
    'test/app_test.gleam': `import app/store.{type User, User, limit as most}
//     ^ import src/app/store.gleam User
//                                 ^ import src/app/store.gleam limit
import gleam/io
pub fn finds_test() {
  let user = store.find("a", in: [])
  //               ^ call src/app/store.gleam find
  user.name |> io.println
  //   ^ read src/app/store.gleam User.name
  //              ^ call gleam:gleam gleam.io.println
  store.hidden()
  //    ^ call unknown
  find(most)
//^ call unknown
  //   ^ read src/app/store.gleam limit
  case user {
    User(age: years, ..) if years > 1 -> years
//  ^ read src/app/store.gleam User.User
    //   ^ read src/app/store.gleam User.age
    //                                   ^ read parameter years of line 17
    store.Guest(name:) -> name
    //    ^ read src/app/store.gleam User.Guest
    //                    ^ read parameter name of line 21
    _ -> 0
  }
  let store = 1
  store.find("a", [store])
  //    ^ call src/app/store.gleam find
  //               ^ read variable store of line 26
  Ok(User("b", 1))
//^ call std:gleam Ok
  // ^ call src/app/store.gleam User.User
}
fn typed(of: User, by: store.User) { by.age }
//           ^ type src/app/store.gleam User
//                           ^ type src/app/store.gleam User
//                                      ^ read src/app/store.gleam User.age
`,
  })
})
