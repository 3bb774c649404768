/** Members that key paths name. */
import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

test('a key path names members of its type, or of what is around it where that is left out', () =>
  expectLinks({
    'Models.swift': `struct User { let name: String; var address: Address }
struct Address { let city: String }
struct Tag { let name: String; let city: Int }
class Store { var users: [User] = [] }
`,
    'Use.swift': `func use(store: Store, user: User, any: Unknown) {
  store.users.map(\\.name)
  //                ^ read Models.swift User.name
  store.users.sorted(by: \\.address.city)
  //                       ^ read Models.swift User.address
  //                               ^ read Models.swift Address.city
  let path = \\User.address.city
  //          ^ type Models.swift User
  //               ^ read Models.swift User.address
  //                       ^ read Models.swift Address.city
  let open: WritableKeyPath<User, Address> = \\.address
  //                                           ^ read Models.swift User.address
  user[keyPath: \\.name]
  //              ^ read Models.swift User.name
  ForEach(store.users, id: \\.name) { one in one.address }
  //                         ^ read Models.swift User.name
  any.observe(\\.city)
  //            ^ read unknown
}
`,
  }))
