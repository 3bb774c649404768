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
