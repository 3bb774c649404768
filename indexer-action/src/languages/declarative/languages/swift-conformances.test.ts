/** What stands for the requirements of protocols and for members of superclasses, and what conforms to them. */
import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

test('an extension may say what a type conforms to, and the type itself have the members', () =>
  expectLinks({
    'Shape.swift': `protocol Shape {
  func draw()
}
extension Shape {
  func outline() {}
}
`,
    'Square.swift': `struct Square {
  func draw() {}
  //   ^ overrides Shape.swift Shape.draw
}
`,
    'Square+Shape.swift': `extension Square: Shape {}

func show(square: Square, circle: Circle) {
  square.outline()
  //     ^ call Shape.swift Shape.outline
  circle.outline()
  //     ^ call Shape.swift Shape.outline
}
func outline() {}
`,
    'Circle.swift': `struct Circle: Shape {}
`,
    'Circle+Draw.swift': `extension Circle {
  func draw() {}
  //   ^ overrides Shape.swift Shape.draw
}
`,
  }))

test('a property stands for the one of a protocol or superclass', () =>
  expectLinks({
    'a.swift': `protocol Shape {
  var size: Int { get }
  static var shared: Self { get }
}
struct Square: Shape {
  let size = 1
  //  ^ overrides a.swift Shape.size
  static var shared: Square { Square() }
  //         ^ overrides a.swift Shape.shared
  var area: Int { size * size }
  //  ^ nothing
}
class Base {
  var name: String { "" }
  private var hidden = 1
  func title() {}
}
class Derived: Base {
  override var name: String { super.name }
  //           ^ overrides a.swift Base.name
  private var hidden = 2
  //          ^ nothing
  var title = ""
  //  ^ nothing
}
`,
  }))

test('a method stands for the one that has its labels', () =>
  expectLinks({
    'a.swift': `protocol Provider {
  func request(for task: Int) -> String
  func request(at place: Int) -> String
}
class Session: Provider {
  func request(for task: Int) -> String { "" }
  //   ^ overrides a.swift Provider.request
  func request(_ place: Int) -> String { "" }
  //   ^ nothing
  func request(name: String, retry: Bool = true) -> String { "" }
  //   ^ nothing
}
`,
  }))

test("what makes a library's type is not what a protocol of the repository requires", () =>
  expectLinks({
    'a.swift': `protocol Readable {
  init?(text: String)
  func written() -> String
}
extension Readable {
  func shown() -> String { written() }
}
extension Double: Readable {
  init?(text: String) { return nil }
  func written() -> String { "" }
}
extension Int: Readable {}

func read(all: [String], number: Int) {
  all.map(Int.init)
  //          ^ read unknown
  number.shown()
  //     ^ call a.swift Readable.shown
}
`,
  }))
