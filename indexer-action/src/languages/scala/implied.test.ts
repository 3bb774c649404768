import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

test('whoever reads a lazy value runs it, and whoever makes an object the constructor that takes nothing of what its class extends', () =>
  expectLinks({
    'a.scala': `
class Model(name: String) { def this() = this("a") }
class Sub extends Model
//    ^ runs a.scala Model.this
class Own(name: String) extends Model(name) { def this() = this("b") }
//    ^ nothing
class Box { lazy val size = 1; val depth = 2; def twice = 2 * size }
//                                                            ^ read a.scala Box.size, runs a.scala Box.size
class Use { def use(box: Box) = box.twice + box.size + box.depth }
//                                  ^ call a.scala Box.twice
//                                              ^ read a.scala Box.size, runs a.scala Box.size
//                                                         ^ read a.scala Box.depth
`,
  }))
