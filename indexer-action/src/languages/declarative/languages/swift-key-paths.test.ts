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

test('what a view takes from its environment is what an extension of the environment declares', () =>
  expectLinks({
    'Values.swift': `extension EnvironmentValues {
  @Entry var compact = false
  var router: Router { get { self[RouterKey.self] } set {} }
}
extension DependencyValues { var client: Client { Client() } }
class Router { func open() {} }
struct Client { func load() {} }
struct Other { var compact = 1; var router = 1; var client = 1 }
`,
    'Screen.swift': `struct Screen: View {
  @Environment(\\.compact) private var isCompact
  //             ^ read Values.swift EnvironmentValues.compact
  @Environment(\\.router) var router
  //             ^ read Values.swift EnvironmentValues.router, runs Values.swift EnvironmentValues.router
  @Dependency(\\.client) var client
  //            ^ read Values.swift DependencyValues.client, runs Values.swift DependencyValues.client
  var body: some View {
    Text("a").environment(\\.compact, true).transformEnvironment(\\.router) { $0.open() }
  //                        ^ read Values.swift EnvironmentValues.compact
  //                                                              ^ read Values.swift EnvironmentValues.router, runs Values.swift EnvironmentValues.router
    Button("b") { router.open(); client.load() }
  //                     ^ call Values.swift Router.open
  //                                    ^ call Values.swift Client.load
    any.observe(\\.compact)
  //              ^ read unknown
  }
}
func test() {
  withDependencies { $0.client = Client() } operation: {}
  //                    ^ write Values.swift DependencyValues.client
}
`,
  }))

test('a reducer’s closure is given the state and the action of the feature around it', () =>
  expectLinks({
    'Counter.swift': `@Reducer struct Counter {
  @ObservableState struct State { var count = 0; var rows: [Row] = []; @Presents var alert: Alert? }
  enum Action { case plusTapped, answered(Result<Row, Failure>), alert(Alert) }
  @Dependency(\\.numbers) var numbers
  var body: some ReducerOf<Self> {
    Scope(state: \\.alert, action: \\.alert) { Alert() }
  //               ^ read Counter.swift Counter.State.alert
  //                                ^ read Counter.swift Counter.Action.alert
    Reduce { state, action in
      switch action {
      case .plusTapped:
  //        ^ read Counter.swift Counter.Action.plusTapped
        state.count += 1
  //          ^ write Counter.swift Counter.State.count
      case .answered(.failure(.offline)): break
  //                           ^ read Counter.swift Failure.offline
      }
      return .none
    }
    .ifLet(\\.alert, action: \\.alert)
  //         ^ read Counter.swift Counter.State.alert
  //                          ^ read Counter.swift Counter.Action.alert
  }
}
struct Row {}
enum Failure: Error { case offline }
`,
    'Other.swift': 'struct Other { var count = 1; var plusTapped = 1; var alert = 1; static let offline = 1 }\n',
  }))
