/** Which of several functions of one name is called is told by the labels of its arguments. */
import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

test('a function is called by the labels of its arguments, of which some may be left out', () =>
  expectLinks({
    'Url.swift': `extension Session { func request(_ url: String, method: Int? = nil, headers: [String]? = nil) -> Url { Url() } }
struct Url { func open() {} }
`,
    'Task.swift':
      'extension Session { func request(for task: Int) -> Task { Task() } }\nstruct Task { func stop() {} }\n',
    'Many.swift': 'extension Session { func request(all urls: String..., then done: () -> Void) {} }\n',
    'Session.swift': 'class Session { init(url: String) {}\n  init(task: Int, _ more: Int = 1) {} }\n',
    'Use.swift': `func use(session: Session) {
  session.request("a")
  //      ^ call Url.swift Session.request
  session.request("a", headers: [])
  //      ^ call Url.swift Session.request
  session.request(for: 1)
  //      ^ call Task.swift Session.request
  session.request(all: "a", "b") { }
  //      ^ call Many.swift Session.request
}
`,
  }))

test('the constructor is the one that has such labels', () =>
  expectLinks({
    'A.swift': 'extension Door { init(copy other: Door) {} }\n',
    'B.swift': 'struct Door { init(width: Int) {} }\n',
    'Use.swift': `func use(door: Door) {
  Door(width: 1)
//^ call B.swift Door.init
  Door(copy: door)
//^ call A.swift Door.init
}
`,
  }))
