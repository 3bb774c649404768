import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

test('an object that is called is its apply, a case class its constructor', () =>
  expectLinks({
    'a.scala': `case class Point(x: Int, y: Int)
class Line
object Line { def apply(from: Point): Line = new Line }
//                                               ^ call a.scala Line
object Main {
  val point = Point(1, 2)
  //          ^ call a.scala Point
  val line = Line(point)
  //         ^ read a.scala Line, call a.scala Line.apply
  //              ^ read a.scala Main.point
  val moved = point.copy(x = 3).y
  //                ^ call a.scala Point
  //                            ^ read a.scala Point.y
  val add = (a: Int) => point
  add(1).x
  //     ^ read a.scala Point.x
}
`,
  }))

test('of several functions the one is meant that takes the arguments, and lists of arguments are one call', () =>
  expectLinks({
    'a.scala': `class Log {
  def say(text: => String): Unit = ()
  def say(error: Throwable): Unit = ()
  def all[A](first: A)(use: A => Unit)(implicit log: Log): A = first
}
class Item { def act(): Unit = () }
object Main {
  def go(log: Log, count: Int): Unit = {
    log.say("a" + count / 2 + "b")
    //  ^ call a.scala Log.say
    log.all(new Item) { item => item.act() }.act()
    //                               ^ call a.scala Item.act
    //                                       ^ call a.scala Item.act
  }
}
`,
  }))

test('operators bind as they do in Scala, and those that end in a colon belong to what follows', () =>
  expectLinks({
    'a.scala': `class Num {
  def +(other: Num): Num = this
  def *(other: Num): Text = null
  def |(other: Num): Num = this
}
class Text { def +(other: Text): Text = this; def ::(other: Num): Num = other }
object Main {
  def go(a: Num, t: Text) = {
    t + a * a
    //^ call a.scala Text.+
    //    ^ call a.scala Num.*
    a | a + a
    //^ call a.scala Num.|
    //    ^ call a.scala Num.+
    a :: t
    //^ call a.scala Text.::
  }
}
`,
  }))

test('functions whose parameters are written with their types, or not at all', () =>
  expectLinks({
    'a.scala': `class Item { def act(): Unit = (); def both(other: Item): Item = this }
object Main {
  def use(f: Item => Unit): Unit = ()
  def go(items: List[Item]) = {
    use { implicit item: Item => item.act() }
    //                   ^ type a.scala Item
    //                                ^ call a.scala Item.act
    items.reduce(_ both _).act()
    //             ^ call a.scala Item.both
    //                     ^ call a.scala Item.act
    items.map(item => (item, 1)).map(_._1.act())
    //                                    ^ call a.scala Item.act
    val later = items.foreach(_)
    items.map { item =>
      val again = item
      again.act()
      //    ^ call a.scala Item.act
    }
  }
}
`,
  }))

test('partial functions, also of two parameters', () =>
  expectLinks({
    'a.scala': `class Item { def act(): Unit = () }
object Main {
  def go(items: List[Item], byName: Map[String, Item]) = {
    items.collect { case item if item != null => item.act() }
    //                                                ^ call a.scala Item.act
    byName.foldLeft(new Item) { case (last, (name, item)) => item.act(); last }
    //                                                            ^ call a.scala Item.act
    byName.map { case (name, item) => name -> item }.values.foreach(_.act())
    //                                                                ^ call a.scala Item.act
  }
}
`,
  }))

test('functions below a colon: of names, of several, of cases, of typed parameters', () =>
  expectLinks({
    'a.scala': `class Item:
  def act() = 1
object Main:
  def run[A](seed: Int)(make: (A, Item) => Int) = 1
  def go(items: List[Item], byName: Map[String, Item], maybe: List[Option[Item]]) =
    items.foreach: item =>
      val other = item
      other.act()
      //    ^ call a.scala Item.act
    byName.map: (name, item) =>
      item.act()
      //   ^ call a.scala Item.act
    maybe.map: _ =>
      items.head.act()
      //         ^ call a.scala Item.act
    maybe.foreach:
      case Some(one) => one.act()
      //                    ^ call a.scala Item.act
      case None => ()
    items.foreach:
      each => each.act()
      //           ^ call a.scala Item.act
    val ran = run(1): (text: String, item: Item) =>
    //        ^ call a.scala Main.run
    //                                     ^ type a.scala Item
      val last = item
      last.act()
      //   ^ call a.scala Item.act
    ran + 1
`,
  }))
