/** What types of Swift are told by what is around a value: members without their types, patterns, closures and generic parameters. */
import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

const FEED = `enum State { case idle, loading(Request), done(items: [Item], next: Request?), failed(Problem)
  static let initial = State.idle
  static func made(by: Int) -> State { .idle }
}
struct Request { let path: String }
struct Item { let title: String
  var kind: Kind = .plain
  //                ^ read Feed.swift Kind.plain
}
enum Kind { case plain, rich }
struct Problem: Error { let reason: String }
func show(_ state: State, as kind: Kind = .rich) {}
//                                         ^ read Feed.swift Kind.rich
`

test('a member without its type is that of the type that is expected, and nothing else of its name', () =>
  expectLinks({
    'Feed.swift': FEED,
    'Store.swift': `final class Store {
  var idle = 1, plain = 2
  var state: State = .idle
  //                  ^ read Feed.swift State.idle
  func next(_ request: Request, _ item: Item) -> State {
    state = .loading(request)
    //       ^ call Feed.swift State.loading
    show(.made(by: 1), as: .plain)
    //    ^ call Feed.swift State.made
    //                      ^ read Feed.swift Kind.plain
    let row = Row(kind: .rich, fill: .idle)
    //                   ^ read Feed.swift Kind.rich
    //                                ^ read unknown
    if item.kind == .plain && row.kind != .rich { return .initial }
    //               ^ read Feed.swift Kind.plain
    //                                     ^ read Feed.swift Kind.rich
    //                                                    ^ read Feed.swift State.initial
    let states: [State] = [.idle, .made(by: 1)]
    //                      ^ read Feed.swift State.idle
    //                             ^ call Feed.swift State.made
    let kinds: [String: Kind] = ["a": .plain]
    //                                 ^ read Feed.swift Kind.plain
    let kind: Kind? = row.isNew ? .plain : .rich
    //                             ^ read Feed.swift Kind.plain
    //                                      ^ read Feed.swift Kind.rich
    place(at: .idle)
    //         ^ read unknown
    return .init()
    //      ^ call Feed.swift State
  }
  var first: Kind { .plain }
  //                 ^ read Feed.swift Kind.plain
}
struct Row { var kind: Kind; var isNew = false; var fill: Color }
`,
  }))

test('patterns bind what cases carry, and name the cases of what is matched', () =>
  expectLinks({
    'Feed.swift': FEED,
    'Store.swift': `final class Store {
  var idle = 1, error = 2
  var state: State = .idle
  func run() {
    switch state {
    case .idle: break
    //    ^ read Feed.swift State.idle
    case .loading(let request): print(request.path)
    //    ^ read Feed.swift State.loading
    //                                        ^ read Feed.swift Request.path
    case let .done(items: items, next: _): print(items.count)
    //                                           ^ read parameter items of line 11
    case State.failed(let problem): print(problem.reason)
    //         ^ read Feed.swift State.failed
    //                                            ^ read Feed.swift Problem.reason
    }
    if case let .failed(problem) = state { print(problem.reason) }
    //           ^ read Feed.swift State.failed
    //                                                   ^ read Feed.swift Problem.reason
    guard case .done(let items, _) = state else { return }
    //          ^ read Feed.swift State.done
    print(items)
    //    ^ read variable items of line 20
    do { try go() } catch let problem as Problem { print(problem.reason) } catch { print(error, error) }
    //                                                           ^ read Feed.swift Problem.reason
    //                                                                                          ^ read parameter error of line 24
  }
}
`,
  }))

test('an element of a list is of the type that the list holds', () =>
  expectLinks({
    'Feed.swift': FEED,
    'View.swift': `struct Rows {
  let items: [Item]
  func go() {
    print(items[0].title, items.last?.title, items.first(where: { $0.kind == .plain })?.title)
    //             ^ read Feed.swift Item.title
    //                                ^ read Feed.swift Item.title
    //                                                                                  ^ read Feed.swift Item.title
    ForEach(items, id: \\.title) { item in Text(item.title) }
    //                                              ^ read Feed.swift Item.title
  }
}
`,
  }))

test('closures over elements, projections, injected objects and labels of blocks', () =>
  expectLinks({
    'Feed.swift': FEED,
    'View.swift': `@Observable final class Model { var items: [Item] = []; var name = "" }
struct Rows: View {
  @Environment(Model.self) private var model
  @State private var own = Model()
  var label = 1
  static let none = Rows()
  var titles: [String] { model.items.filter { $0.kind == .rich }.map { item in item.title } }
  //                           ^ read View.swift Model.items
  //                                             ^ read Feed.swift Item.kind
  //                                                      ^ read Feed.swift Kind.rich
  //                                                                                ^ read Feed.swift Item.title
  var body: some View {
    Field("name", text: $own.name)
    //                       ^ read View.swift Model.name
    Button { Self.none.go() } label: { Text("x") }
    //            ^ read View.swift Rows.none
    //                 ^ call View.swift Rows.go
    //                        ^ nothing
  }
  func go() {}
}
`,
  }))

test('type parameters have the members of what they are bound to, Self those of its type, and closures what their function takes', () =>
  expectLinks({
    'Store.swift': `struct User { let name: String
  struct Settings { var theme: Theme; func apply() {} }
  var settings: Settings
  func copied() -> Self { self }
  //               ^ type Store.swift User
  static let guest = Self.make()
  //                      ^ call Store.swift User.make
  static func make() -> User { fatalError() }
}
enum Theme { case dark }
protocol Repository { func find(_ id: Int) async throws -> User }
extension User { static func named(_ name: String) -> User { Self(name: name, settings: guest.settings) } }
//                                                           ^ call Store.swift User
final class Store { subscript(id: Int) -> User { User.guest } }
func each(_ id: Int, then body: @escaping (User, Int) -> Void) {}
`,
    'Use.swift': `final class Model<R: Repository> { let repository: R; let store: Store
  func load(users: [User]) async throws {
    let user = try await repository.find(1)
    //                              ^ call Store.swift Repository.find
    user.copied().settings.apply()
    //            ^ read Store.swift User.settings
    //                     ^ call Store.swift User.Settings.apply
    store[1].settings.apply()
    //       ^ read Store.swift User.settings
    each(1) { user, count in user.copied() }
    //                            ^ call Store.swift User.copied
    each(1, then: { $0.copied() })
    //                 ^ call Store.swift User.copied
    let sorted = users.sorted { $0.name < $1.name }
    //                                       ^ read Store.swift User.name
    sorted[0].copied(); sorted.filter { $0.name == "" }.first?.copied()
    //        ^ call Store.swift User.copied
    //                                     ^ read Store.swift User.name
    //                                                         ^ call Store.swift User.copied
    let settings = User.Settings(theme: .dark)
    //                                   ^ read Store.swift Theme.dark
    settings.apply()
    //       ^ call Store.swift User.Settings.apply
  }
}
`,
  }))

test('a closure takes what the type of functions says that its variable has, and what another file declares outside of types has members', () =>
  expectLinks({
    'Feed.swift': FEED,
    'Shared.swift': `let latest = Item(title: "a")
let shared: Item = make()
private let hidden = Item(title: "b")
typealias Shown = (Item, Int) -> Void
struct Other { var title = 1; var path = 1 }
`,
    'Use.swift': `let show: (Request) -> Void = { request in request.path }
  //                                               ^ read Feed.swift Request.path
class Use {
  var shown: Shown? = { item, _ in print(item.title) }
  //                                          ^ read Feed.swift Item.title
  let first: @MainActor (Item) -> String = { $0.title }
  //                                            ^ read Feed.swift Item.title
  func use() {
    print(latest.title, shared.title, hidden.title)
  //             ^ read Feed.swift Item.title
  //                           ^ read Feed.swift Item.title
  //                                         ^ read unknown
  }
}
`,
  }))
