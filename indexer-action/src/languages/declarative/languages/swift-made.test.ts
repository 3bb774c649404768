/** What values of Swift are made of: generic types, lists, tuples, outcomes. */
import { expect, test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'
import { repository } from '../../../testing/repository.ts'

const MODEL = `struct User { let name: String; let profile: Profile; func greet() {} }
struct Profile { let city: City; func show() {} }
struct City { func visit() {} }
struct Box<Value> { let held: Value; var all: [Value]
  func get() -> Value { held }
  func read<U>(_ closure: (Value) throws -> U) rethrows -> U { try closure(held) }
}
class Base<T> { var item: T; func load() async throws -> [T] { [] } }
final class Users: Base<User> {}
typealias BoxOf<R> = Box<R>
@dynamicMemberLookup final class Shared<State> {
  subscript<Member>(dynamicMember keyPath: KeyPath<State, Member>) -> Member { fatalError() }
}
enum Failure: Error { case lost; var city: City { City() } }
func pair() -> (User, count: Profile) { fatalError() }
func loadUser(_ id: Int) async throws -> User { fatalError() }
`

test('members of a generic type are of what it is named with: directly, by another name, by a subclass, and by a subscript of key paths', () =>
  expectLinks({
    'Model.swift': MODEL,
    'Use.swift': `func generics(box: Box<User>, repo: Users, named: BoxOf<User>, shared: Shared<User>) async throws {
  box.held.greet()
//         ^ call Model.swift User.greet
  box.get().greet()
//          ^ call Model.swift User.greet
  box.all.first?.greet()
//               ^ call Model.swift User.greet
  box.read { $0.greet() }
//              ^ call Model.swift User.greet
  repo.item.greet()
//          ^ call Model.swift User.greet
  let loaded = try await repo.load()
  loaded[0].greet()
//          ^ call Model.swift User.greet
  named.held.greet()
//           ^ call Model.swift User.greet
  shared.profile.show()
//               ^ call Model.swift Profile.show
}
`,
  }))

test('what functions make of lists and tables is a list of what their closures give, or of pairs, numbers and groups', () =>
  expectLinks({
    'Model.swift': MODEL,
    'Use.swift': `func lists(users: [User], byName: [String: User], groups: [String: [User]]) throws {
  users.map { $0.profile }.first?.show()
//                                ^ call Model.swift Profile.show
  users.map(\\.profile).forEach { $0.show() }
//                                  ^ call Model.swift Profile.show
  let cities = users.map { user in
    let profile = user.profile
    return profile.city
  }
  cities[0].visit()
//          ^ call Model.swift City.visit
  users.flatMap { [$0.profile] }.first?.show()
//                                      ^ call Model.swift Profile.show
  users.prefix(3).lazy.map { $0.profile }.last?.show()
//                                              ^ call Model.swift Profile.show
  for (index, user) in users.enumerated() { user.greet() }
//                                               ^ call Model.swift User.greet
  users.enumerated().map { $0.element.profile }.first?.show()
//                                                     ^ call Model.swift Profile.show
  users.enumerated().forEach { index, user in user.greet() }
//                                                 ^ call Model.swift User.greet
  for (user, profile) in zip(users, users.map(\\.profile)) { user.greet(); profile.show() }
//                                                               ^ call Model.swift User.greet
//                                                                                ^ call Model.swift Profile.show
  byName.values.forEach { $0.greet() }
//                           ^ call Model.swift User.greet
  for (key, value) in byName { value.greet() }
//                                   ^ call Model.swift User.greet
  byName.mapValues { $0.profile }["a"]?.show()
//                                      ^ call Model.swift Profile.show
  groups["a"]?.first?.greet()
//                    ^ call Model.swift User.greet
  let grouped = Dictionary(grouping: users) { $0.name }
  for (name, group) in grouped { group[0].greet() }
//                                        ^ call Model.swift User.greet
  let total = users.reduce(into: Profile()) { $0.show() }
  total.show()
//      ^ call Model.swift Profile.show
  let decoded = try JSONDecoder().decode([User].self, from: data)
  decoded.first?.greet()
//               ^ call Model.swift User.greet
}
`,
  }))

test('a part of a tuple is found by its number, its name, and where the tuple is taken apart', () =>
  expectLinks({
    'Model.swift': MODEL,
    'Use.swift': `func parts(rows: (first: User, second: Profile), users: [User]) {
  let (user, profile) = pair()
  user.greet(); profile.show()
//     ^ call Model.swift User.greet
//                      ^ call Model.swift Profile.show
  pair().0.greet()
//         ^ call Model.swift User.greet
  pair().count.show()
//             ^ call Model.swift Profile.show
  rows.first.greet(); rows.1.show()
//           ^ call Model.swift User.greet
//                           ^ call Model.swift Profile.show
  let made = users.map { (user: $0, seen: $0.profile) }
  made.first?.seen.show()
//                 ^ call Model.swift Profile.show
  made.forEach { user, seen in seen.show() }
//                                  ^ call Model.swift Profile.show
}
`,
  }))

test('outcomes, tasks, and branches are of what they hold', () =>
  expectLinks({
    'Model.swift': MODEL,
    'Use.swift': `func outcomes(result: Result<User, Failure>, users: [User]) async throws {
  switch result {
  case .success(let user): user.greet()
//                              ^ call Model.swift User.greet
  case .failure(let failure): failure.city.visit()
//                                         ^ call Model.swift City.visit
  }
  guard case let .success(known) = result, let last = users.last?.profile else { return }
  known.greet(); last.show()
//      ^ call Model.swift User.greet
//                    ^ call Model.swift Profile.show
  try result.get().greet()
//                 ^ call Model.swift User.greet
  let task = Task { try await loadUser(1) }
  try await task.value.greet()
//                     ^ call Model.swift User.greet
  async let soon = loadUser(2)
  try await soon.greet()
//               ^ call Model.swift User.greet
  let one = if users.isEmpty { known } else { users[0] }
  one.greet()
//    ^ call Model.swift User.greet
  let other = switch users.count { case 0: known
    default: users[0] }
  other.greet()
//      ^ call Model.swift User.greet
  (users.first ?? known).greet()
//                       ^ call Model.swift User.greet
  let third = users.isEmpty ? one : other
  third.greet()
//      ^ call Model.swift User.greet
}
`,
  }))

test('the name of a part of a tuple is no name of what is around it, and what is not known stays so', async () => {
  const use = `final class Use { var user: Int = 1
  func run(users: [User]) {
    let made = (user: 2, count: 3)
    users.map { unknown($0) }.first?.greet()
  }
}
`
  const r = await repository({ 'Model.swift': MODEL, 'Use.swift': use })
  expect(await r.leads('Use.swift', '(user: 2', 'user')).toEqual([])
  expect(await r.leads('Use.swift', 'first?.greet', 'greet')).toEqual([])
})

test('a type parameter that may be missing stands for what it is given', () =>
  expectLinks({
    'Model.swift': MODEL,
    'Use.swift': `struct Shelf<T> { var box: Holder<T?> }
struct Holder<T> { var held: T }
func all(shelf: Shelf<Array<User>>) {
  shelf.box.held.first?.greet()
//                      ^ call Model.swift User.greet
}
`,
  }))

test('what a view hands to its closures is of what it is told to look at', () =>
  expectLinks({
    'Models.swift': `struct User: Hashable { let name: String; var kind = Kind.plain }
enum Kind { case plain, rich }
struct Other { let name = 1, plain = 1 }
`,
    'Screen.swift': `struct Screen: View {
  @State var kind: Kind = .plain
  @State var shown: User?
  var body: some View {
    Text("a")
      .onChange(of: kind) { old, new in if old == .plain || new == .rich { return } }
  //                                               ^ read Models.swift Kind.plain
  //                                                                ^ read Models.swift Kind.rich
      .sheet(item: $shown) { user in Text(user.name) }
  //                                           ^ read Models.swift User.name
      .alert("b", isPresented: $isShown, presenting: shown) { Text($0.name) }
  //                                                                  ^ read Models.swift User.name
      .navigationDestination(for: User.self) { user in Text(user.name) }
  //                                                             ^ read Models.swift User.name
      .dropDestination(for: User.self) { users, point in users.first?.name == nil }
  //                                                                  ^ read Models.swift User.name
      .onDrag(of: shown) { $0.name }
  //                          ^ read unknown
  }
}
`,
  }))
