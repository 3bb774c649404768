/** Members without their types in what is matched and compared: patterns inside of patterns, and assertions. */
import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

const STATES = `enum State { case idle, busy(Step), done(Result<Step, Failure>), both(first: Step, then: Level) }
enum Step { case opening, closing(Level) }
enum Level { case low, high }
enum Failure: Error { case offline, refused }
struct Other { static let idle = 1, opening = 2, low = 3, offline = 4 }
`

test('a pattern inside of another is matched with what the outer one takes', () =>
  expectLinks({
    'States.swift': STATES,
    'Use.swift': `func use(state: State, level: Level, pair: (State, Level), any: Unknown) {
  switch state {
  case .busy(.closing(.low)), .both(first: .opening, then: .high): break
  //          ^ read States.swift Step.closing
  //                   ^ read States.swift Level.low
  //                                        ^ read States.swift Step.opening
  //                                                        ^ read States.swift Level.high
  case .done(.success(.opening)): break
  //                   ^ read States.swift Step.opening
  case .done(.failure(.offline)): break
  //                   ^ read States.swift Failure.offline
  case State.busy(.opening): break
  //               ^ read States.swift Step.opening
  default: break
  }
  switch (state, level) {
  case (.idle, .low), (_, .high): break
  //     ^ read States.swift State.idle
  //            ^ read States.swift Level.low
  //                       ^ read States.swift Level.high
  case let (.busy(step), .low): break
  //         ^ read States.swift State.busy
  default: break
  }
  switch pair {
  case (.idle, .low): break
  //     ^ read States.swift State.idle
  //            ^ read States.swift Level.low
  }
  if case .busy(.opening) = state {}
  //             ^ read States.swift Step.opening
  guard case (.idle, .low) = (state, level) else { return }
  //           ^ read States.swift State.idle
  //                  ^ read States.swift Level.low
  switch any {
  case .some(.idle): break
  //          ^ read unknown
  }
}
`,
  }))

test('what is asserted to be equal is of one type', () =>
  expectLinks({
    'States.swift': STATES,
    'Test.swift': `func test(level: Level, error: Error) {
  XCTAssertEqual(level, .low)
  //                     ^ read States.swift Level.low
  XCTAssertNotEqual(.offline, error as? Failure, "which")
  //                 ^ read States.swift Failure.offline
  XCTAssertEqual(make(), .low)
  //                      ^ read unknown
  other(level, .low)
  //            ^ read unknown
}
`,
  }))
