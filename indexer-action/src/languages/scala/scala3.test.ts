import { expect, test } from 'vitest'
import { extractUnit } from '../../extract.ts'
import { expectLinks } from '../../testing/carets.ts'
import { scala } from './index.ts'

test('what is asked for by its type alone is a use of that type', async () => {
  await expectLinks({
    'a.scala': `trait Order[A]
trait Clock
def sort[A](all: List[A])(using Order[A], Clock): List[A] = all
//                              ^ type a.scala Order
//                                    ^ type type A of line 3
//                                        ^ type a.scala Clock
given [A](using Order[A]): Order[List[A]] = ???
//              ^ type a.scala Order
extension [A](one: A)(using Order[A]) def least: A = one
//                          ^ type a.scala Order
class Queue(size: Int)(using Clock)
//                           ^ type a.scala Clock
class Heap(using Order[Int])
//               ^ type a.scala Order
`,
  })
  const { unit } = await extractUnit(scala, 'a.scala', 'class A(size: Int)(using Clock)\nclass B(using Order[Int])\n')
  expect(unit.symbols.map(({ name }) => name)).toEqual(['A', 'size', 'B'])
})

test('the cases of an enumeration have its type parameters', async () => {
  await expectLinks({
    'a.scala': `class Item { def act(): Unit = () }
enum Result[+Value]:
  case Good(value: Value)
  //               ^ type type Value of line 2
  case Bad(error: String)
def use(result: Result[Item]) = result match
  case Result.Good(item) => item.act()
  //                             ^ call a.scala Item.act
  case Result.Bad(_) => ()
`,
  })
})

test('what a class derives is a use of it', () =>
  expectLinks({
    'a.scala': `package a
trait Show[A]
case class Box[A](value: A) derives Show, a.Show
//                                  ^ type a.scala Show
//                                          ^ type a.scala Show
`,
  }))

test('a class that stands in another is made without `new` as well, if nothing else has its name', async () => {
  await expectLinks({
    'a.scala': `object Shapes:
  class Square(side: Int) { def area = 1 }
  val one = Square(1).area
  //        ^ call a.scala Shapes.Square
  //                  ^ call a.scala Shapes.Square.area
  trait Shape
  class Round(size: Int)
  def Round(name: String) = name
  val two = Round("")
  //        ^ call a.scala Shapes.Round
class Table:
  class Row[A](cell: A)
  def first = Row[Int](1)
  //          ^ call a.scala Table.Row
def local =
  class Here(x: Int)
  val made = Here(1)
  //         ^ call a.scala local.Here
`,
    'b.scala': `import Shapes.Square
val square = Shapes.Square(2).area
//                  ^ call a.scala Shapes.Square
//                            ^ call a.scala Shapes.Square.area
val other = Square(3).area
//          ^ call a.scala Shapes.Square
//                    ^ call a.scala Shapes.Square.area
val none = Shapes.Shape()
//                ^ call unknown
`,
  })
})

test('a value that is declared to be found has its name in a block', () =>
  expectLinks({
    'a.scala': `class Clock { def now = 1 }
def run =
  given clock: Clock = Clock()
  val at = clock.now
  //       ^ read variable clock of line 3
  //             ^ call a.scala Clock.now
`,
  }))

test('a function of several parameters takes the parts of a pair, and a list of arguments behind a library function is what it finds', () =>
  expectLinks({
    'a.scala': `import scala.concurrent.{ExecutionContext, Future}
class Item { def price = 1; def next = new Item }
def use(items: List[Item], names: Map[String, Item])(using ec: ExecutionContext) =
  items.zip(items).map((one, two) => one.price + two.next.price)
  //                                     ^ call a.scala Item.price
  //                                                      ^ call a.scala Item.price
  names.map((name, item) => item.next).head.price
  //                             ^ call a.scala Item.next
  //                                        ^ call a.scala Item.price
  names.foreach((_, item) => item.price)
  //                              ^ call a.scala Item.price
  Future(items.head)(ec).map(_.next)(ec).foreach(_.price)
  //                           ^ call a.scala Item.next
  //                                               ^ call a.scala Item.price
`,
  }))

test('what is of one type or another is extended by what extends them', async () => {
  await expectLinks({
    'Channel.scala': `package app
class Closed(val code: Int)
class Thing { def go(): Int = 1 }
class Channel { def send(): Unit | Closed = ???; def receive(): Thing | Closed = ??? }
extension [T](value: T) def discard: Unit = ()
extension [T](value: T | Closed)
  def orThrow: T = ???
  def map[U](f: T => U): U | Closed = ???
def use(channel: Channel, other: org.lib.Source) =
  other.map(_.x)
  //    ^ call maven:org.lib Source.map
  channel.send().discard
  //             ^ call Channel.scala discard
  channel.receive().orThrow.go()
  //                ^ call Channel.scala orThrow
  channel.receive().orThrow.go()
  //                        ^ call Channel.scala Thing.go
`,
  })
})

test('an enumeration sees its cases by their names', () =>
  expectLinks({
    'a.scala': `enum Color(val name: String):
  case White extends Color("w")
  case Black extends Color("b")
  def other = if this == White then Black else White
  //                     ^ read a.scala Color.White
  //                                ^ read a.scala Color.Black
object Main:
  val name = Color.White.other.name
  //                           ^ read a.scala Color.name
object Color:
  val first = White
  //          ^ read a.scala Color.White
`,
  }))

test('modifiers before an enumeration are its own', () =>
  expectLinks({
    'a.scala': `object Main:
  private enum State:
    case Open(since: Long)
    case Closed
    def same(other: State) = (this, other) match
      case (Open(one), Open(two)) => one == two
      //    ^ read a.scala Main.State.Open
      case _ => false
  val closed = State.Closed.same(State.Closed)
  //                        ^ call a.scala Main.State.same
`,
  }))
