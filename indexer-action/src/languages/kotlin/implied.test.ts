import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

test('whoever reads a property whose getter is code runs it, and whoever writes one its setter', () =>
  expectLinks({
    'box.kt': `
class Box(var depth: Int) {
  var size: Int = 1
    get() = field + 1
    set(value) { field = value }
  val twice: Int get() = 2 * size
  //                         ^ read box.kt Box.size, runs box.kt Box.size
  var hidden = 1
    private set
  val lines by lazy { 1 }
}
val Box.area: Int get() = 1
val top: Int get() = 1
fun use(box: Box) {
  box.size = 2
  //  ^ write box.kt Box.size, runs box.kt Box.size
  box.depth = box.twice
  //  ^ write box.kt Box.depth
  //              ^ read box.kt Box.twice, runs box.kt Box.twice
  box.hidden
  //  ^ read box.kt Box.hidden
  box.lines
  //  ^ read box.kt Box.lines, runs box.kt Box.lines
  box.area + top
  //  ^ read box.kt area, runs box.kt area
  //         ^ read box.kt top, runs box.kt top
  Box::twice
  //   ^ read box.kt Box.twice
  with(box) { twice }
  //          ^ read box.kt Box.twice, runs box.kt Box.twice
}
interface Shape { val area: Int; val sides: Int }
class Round : Shape { override val area get() = 1; override val sides = 1 }
fun sum(shape: Shape) = shape.area + shape.sides
//                            ^ read box.kt Shape.area, runs box.kt Shape.area
//                                         ^ read box.kt Shape.sides
`,
  }))

test('a getter of Java runs where it is read as a property', () =>
  expectLinks({
    'Door.java': 'class Door {\n  int getWidth() { return 1; }\n  void setWidth(int w) { }\n}\n',
    'use.kt': `
fun use(door: Door) { door.width = door.width }
//                         ^ write Door.java Door.setWidth, runs Door.java Door.setWidth
//                                      ^ read Door.java Door.getWidth, runs Door.java Door.getWidth
`,
  }))

test('a constructor that names none of what the class extends runs the one that takes nothing', () =>
  expectLinks({
    'model.kt': `
open class Model {
  constructor() { }
  constructor(name: String) { }
}
class Sub : Model {
  // ^ nothing
  constructor(a: Int) { }
  // ^ nothing
  constructor(a: Long) : super("a") { }
}
class Own : Model { constructor(a: Int) { } }
//                  ^ runs model.kt Model.constructor, runs model.kt Own.constructor
class Named : Model { constructor(a: Int) : super("a") { } }
//                    ^ runs model.kt Named.constructor
class Plain : Model()
//    ^ nothing
//            ^ call model.kt Model.constructor, extends model.kt Model
`,
  }))
