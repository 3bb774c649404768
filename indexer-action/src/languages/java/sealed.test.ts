import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

test('what a sealed type permits is a use of it', () =>
  expectLinks({
    'a/Shape.java': `package a;
public sealed interface Shape permits Circle, Shape.Square {
//                                    ^ type a/Circle.java Circle
//                                            ^ type a/Shape.java Shape
//                                                  ^ type a/Shape.java Shape.Square
  record Square(int side) implements Shape { }
}
`,
    'a/Circle.java': `package a;
public sealed class Circle implements Shape permits Circle.Small {
//                                                         ^ type a/Circle.java Circle.Small
  static final class Small extends Circle { }
}
`,
  }))
