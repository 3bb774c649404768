/** Swift. */
import { expect, test } from 'vitest'
import { extractUnit } from '../../../extract.ts'
import { expectLinks } from '../../../testing/carets.ts'
import { repository } from '../../../testing/repository.ts'
import type { Language } from '../../language.ts'
import { LANGUAGES } from '../../registry.ts'

const SERVICE = `import Foundation
/// A user.
public struct User: Named { let id: String; var name: String = "" }
protocol Named { var name: String { get }
  func greet(_ who: User) -> String }
enum Kind: Int { case a = 1, b
  func next() -> Kind { .a } }
class Service<T: Named>: Base {
  private let repo: Repository
  static let shared = Service()
  init(repo: Repository, _ n: Int = 3) { self.repo = repo }
  func create(id: String, name n: String) throws -> User? { nil }
  subscript(i: Int) -> User { repo.all()[i] }
}
extension User { func greet(_ who: User) -> String { name } }
func helper(_ u: User) {}
typealias Users = [User]
let top = 1
actor Store { func put() async {} }
class ServiceTests: XCTestCase { func testCreate() {} }
`

test('symbols: types, members, extensions, functions and their parameters', async () => {
  const r = await repository({ 'Service.swift': SERVICE })
  expect(r.symbols('Service.swift')).toEqual([
    'struct User',
    'property User.id',
    'property User.name',
    'interface Named',
    'property Named.name',
    'method Named.greet',
    'enum Kind',
    'enum_member Kind.a',
    'enum_member Kind.b',
    'method Kind.next',
    'class Service',
    'property Service.repo',
    'property Service.shared',
    'constructor Service.init',
    'method Service.create',
    'method Service.subscript',
    'impl User',
    'method User.greet',
    'function helper',
    'type Users',
    'variable top',
    'class Store',
    'method Store.put',
    'class ServiceTests',
    'method ServiceTests.testCreate',
  ])
  expect(r.symbol('Service.swift', 'Service.create')).toMatchObject({
    parameters: [
      { name: 'id', type: 'String' },
      { name: 'n', type: 'String' },
    ],
    returns: 'User',
    signature: 'func create(id: String, name n: String) throws -> User?',
  })
  expect(r.symbol('Service.swift', 'Service.init')?.parameters).toEqual([
    { name: 'repo', type: 'Repository' },
    { name: 'n', type: 'Int', default: '3' },
  ])
  expect(r.symbol('Service.swift', 'ServiceTests.testCreate')?.modifiers).toContain('test')
  expect(r.symbol('Service.swift', 'User')).toMatchObject({ doc: [2, 2], modifiers: ['public', 'exported'] })
})

test('calls lead to the members of the types that values are declared with, made of or given', () =>
  expectLinks({
    'Repository.swift': `class Repository {
  func all() -> [User] { [] }
  func find(_ id: String) -> User? { nil }
  func save(_ user: User) {}
  func has(_ user: User) -> Bool { true }
}
struct User { let name: String
  func greet(_ who: User) {}
}
`,
    'Service.swift': `class Service {
  let repo: Repository
  static let shared = Service(repo: Repository())
  //                  ^ call Service.swift Service.init
  init(repo: Repository) {
    self.repo = repo
    //   ^ write Service.swift Service.repo
    //          ^ read parameter repo of line 5
  }
  func create(id: String, name: String) throws -> User {
    let user = User(name: name)
    //         ^ call Repository.swift User
    //                    ^ read parameter name of line 10
    guard let found = repo.find(id) else { return user }
    //                ^ read Service.swift Service.repo
    //                     ^ call Repository.swift Repository.find
    found.greet(user)
    //    ^ call Repository.swift User.greet
    if let other = repo.find(id), other.name == "x" { other.greet(user) }
    //                            ^ read parameter other of line 19
    //                                                      ^ call Repository.swift User.greet
    for one in repo.all() { one.greet(user) }
    //                          ^ call Repository.swift User.greet
    helper(user); try helper(user)
    //                ^ call Service.swift helper
    if !isGood(user) || !repo.has(user) { return user }
    //  ^ call Service.swift isGood
    //                        ^ call Repository.swift Repository.has
    self.repo.save(user)
    //        ^ call Repository.swift Repository.save
    try Service.shared.create(id: "1", name: "2").greet(found)
    //                 ^ call Service.swift Service.create
    //                                            ^ call Repository.swift User.greet
    return user
  }
}
func isGood(_ user: User) -> Bool { true }
func helper(_ user: User) { user.shout() }
//                               ^ call Service.swift User.shout
extension String { func loud() -> String { self } }
func say(text: String) { text.loud() }
//             ^ type unknown
//                            ^ call Service.swift String.loud
extension User {
  func shout() { greet(self) }
  //             ^ call Repository.swift User.greet
}
`,
  }))

test('what the grammar cannot read stands in nobody’s way', async () => {
  const text = `#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif
final class Tests {
  nonisolated(unsafe) var count = 0
  func run(_ done: sending @escaping () -> Void, line: Int = #_line) -> Result<Void, Error> {
    if #available(macOS 13, iOS 16, *) { helper(#function) }
    #expect(helper("a") == #"b "c" d"#)
    _ = consume count
    _ = #/a+/#
    return .success(())
  }
}
func helper(_ text: String) -> String { text }
`
  const language = LANGUAGES.find(({ key }) => key === 'swift') as Language
  const { unit, diagnostics } = await extractUnit(language, 'a.swift', text)
  expect(diagnostics).toBeUndefined()
  expect(unit.symbols.map(({ name, line }) => `${name} ${line}`)).toEqual(['Tests 6', 'count 7', 'run 8', 'helper 16'])
})

test('what later versions of Swift write is read around, and shown as it is written', async () => {
  const text = `final class Feed<Item: ~Copyable>: Sendable {
  let ended = Relay<Void>(())
  func load(isolation: isolated (any Actor)? = #isolation) async throws(Failure) -> sending Page {
    while let next = try await pages.next() { show(next) }
    if await pages.isDone { continuation.resume(returning: ()) }
    do throws(Failure) { try take(consume first) } catch { log(error) }
    switch consume state { default: return () }
    pages.last = copy
    pages.first = nil
    for unsafe page in pages { nonisolated(unsafe) let one = page; show(one) }
  }
  isolated deinit { _$registrar.end() }
  func \`finds what was saved\`() {}
}
public typealias FeedOf<R: Reader> = Feed<R.Item>
where R.Item: Equatable
typealias Client = Accounts
  & Statuses
func last() {}
`
  const language = LANGUAGES.find(({ key }) => key === 'swift') as Language
  const { unit, diagnostics } = await extractUnit(language, 'a.swift', text)
  expect(diagnostics).toBeUndefined()
  expect(unit.symbols.map(({ name, line }) => `${name} ${line}`)).toEqual([
    'Feed 1',
    'ended 2',
    'load 3',
    'deinit 12',
    'finds what was saved 13',
    'FeedOf 15',
    'Client 17',
    'last 19',
  ])
  expect(unit.symbols[2]?.signature).toBe(
    'func load(isolation: isolated (any Actor)? = #isolation) async throws(Failure) -> sending Page',
  )
})

test('a name in quotes is the name without them', () =>
  expectLinks({
    'kind.swift': `enum Kind { case \`default\`, other
  static let \`class\` = Kind.other
}
func all(\`in\`: Kind) {
  let \`for\` = Kind.default
  //               ^ read kind.swift Kind.default
  show(Kind.\`default\`, \`for\`, Kind.class, \`in\`)
  //        ^ read kind.swift Kind.default
  //                   ^ read variable for of line 5
  //                               ^ read kind.swift Kind.class
  //                                      ^ read parameter in of line 4
}
`,
  }))
