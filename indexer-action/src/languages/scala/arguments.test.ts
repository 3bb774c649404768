import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

test('`new` calls the constructor that takes the arguments', () =>
  expectLinks({
    'a.scala': `class Line(text: String) {
  def this(count: Int) = this(count.toString)
  def size = 1
}
object Main {
  new Line(2).size
  //  ^ read a.scala Line, call a.scala Line.this
  //          ^ call a.scala Line.size
  new Line("2").size
  //  ^ read a.scala Line, call a.scala Line
  //            ^ call a.scala Line.size
}
`,
  }))

test('arguments given by name are uses of the fields that they give', () =>
  expectLinks({
    'a.scala': `case class Point(x: Int, y: Int)
class Base(val name: String)
class Named(label: String) extends Base(name = label)
//                                      ^ read a.scala Base.name
object Main {
  val point = new Point(x = 1, y = 2).copy(y = 3)
  //                    ^ read a.scala Point.x
  //                                       ^ read a.scala Point.y
  val other = Point.apply(x = 1, y = 2)
  //                ^ call a.scala Point
  //                      ^ read a.scala Point.x
}
`,
  }))

test('a case class is a function by its `apply`', () =>
  expectLinks({
    'a.scala': `case class Name(text: String)
case class Word(text: String)
object Word
object Main {
  List("a").map(Name.apply).map(name => name.text)
  //                 ^ call_indirect a.scala Name
  //                                         ^ read a.scala Name.text
  List("a").map(Word.apply).map(word => word.text)
  //                 ^ call_indirect a.scala Word
  //                                         ^ read a.scala Word.text
}
`,
  }))

test('what is not kept is read', () =>
  expectLinks({
    'a.scala': `object Main {
  def act() = 1
  val _ = act()
  //      ^ call a.scala Main.act
}
`,
  }))

test('a value that says what it is asks that of what it is made with', () =>
  expectLinks({
    'a.scala': `class Item(val price: Int)
class Shop {
  val dear: Item => Boolean = item => item.price > 1
  //                                       ^ read a.scala Item.price
  val sum: (Item, Item) => Int = (one, two) => one.price + two.price
  //                                               ^ read a.scala Item.price
  //                                                           ^ read a.scala Item.price
  implicit val order: Ordering[Item] = Ordering.by(_.price)
  //                                                 ^ read a.scala Item.price
  def cheap: Item => Boolean = _.price < 1
  //                             ^ read a.scala Item.price
}
`,
  }))
