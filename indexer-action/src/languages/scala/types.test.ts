import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

test('a value is what its initialiser gives, also in another file', () =>
  expectLinks({
    'a/Store.scala': `package a
class Item { def price = 1; def next = new Item }
class Store {
  val first = new Item
  def all = List(first, first.next)
  def byName = Map("a" -> first)
  def maybe = all.headOption
}
`,
    'b/Use.scala': `package b
import a.Store
class Use(store: Store) {
  store.first.price
  //          ^ call a/Store.scala Item.price
  store.all.map(_.next).filter(item => item.price > 1)
  //              ^ call a/Store.scala Item.next
  //                                        ^ call a/Store.scala Item.price
  store.byName.get("a").map { item => item.price }
  //                                       ^ call a/Store.scala Item.price
  for (item <- store.maybe; (name, other) <- store.byName) yield other.next.price
  //                                                                   ^ call a/Store.scala Item.next
  //                                                                        ^ call a/Store.scala Item.price
  store.all.foldLeft(0)((sum, item) => sum + item.price)
  //                                              ^ call a/Store.scala Item.price
  store.all.zip(store.all).foreach { case (one, two) => one.price + two.next.price }
  //                                                        ^ call a/Store.scala Item.price
  //                                                                    ^ call a/Store.scala Item.next
  store.all match { case head :: _ => head.price; case Nil => 0 }
  //                                       ^ call a/Store.scala Item.price
}
`,
  }))

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

test('conversions give a value the members of what they make of it', () =>
  expectLinks({
    'a/Syntax.scala': `package a
object Syntax {
  implicit class Rich(val text: String) { def shout: String = text; def times(n: Int): Rich = this }
  class Wrapped(n: Int) { def twice: Int = n }
  implicit def wrap(n: Int): Wrapped = new Wrapped(n)
}
`,
    'b/Use.scala': `package b
import a.Syntax._
class Use {
  "a".shout
  //  ^ call a/Syntax.scala Syntax.Rich.shout
  "a".times(2).shout
  //  ^ call a/Syntax.scala Syntax.Rich.times
  //           ^ call a/Syntax.scala Syntax.Rich.shout
  1.twice
  //^ call a/Syntax.scala Syntax.Wrapped.twice
}
`,
  }))

test('extensions of Scala 3 are members of what they extend', () =>
  expectLinks({
    'a.scala': `package a
class Item
extension (item: Item)
  def price: Int = 1
  def plus(n: Int): Item = item
extension [A](all: List[A])
  def second: A = all(1)
def use(item: Item) = List(item.plus(item.price)).second.price
//                              ^ call a.scala plus
//                                        ^ call a.scala price
//                                                ^ call a.scala second
//                                                       ^ call a.scala price
`,
  }))

test('types in types: aliases, what is announced, and what a value has', () =>
  expectLinks({
    'a.scala': `trait Symbols { self: Table =>
  type Tree <: Node
  class Symbol { def owner: Symbol = this; def tree: Tree = null.asInstanceOf[Tree] }
  abstract class Node { def symbol: Symbol }
}
class Table extends Symbols { class Tree extends Node { def symbol = new Symbol; def kids = List(this) } }
class Phase(val table: Table) {
  import table._
  def go(tree: Tree) = tree.kids.head.symbol.owner
  //           ^ type a.scala Table.Tree
  //                        ^ call a.scala Table.Tree.kids
  //                                  ^ call a.scala Table.Tree.symbol
  //                                         ^ call a.scala Symbols.Symbol.owner
  def other(symbol: table.Symbol) = symbol.tree.symbol
  //                      ^ type a.scala Symbols.Symbol
  //                                       ^ call a.scala Symbols.Symbol.tree
}
object Names { type Index = Map[String, Phase] }
object Main { def go(index: Names.Index) = index("a").table }
//                                ^ type a.scala Names.Index
//                                                    ^ read a.scala Phase.table
`,
  }))

test('what a trait only announces is what the class has that it is mixed into', () =>
  expectLinks({
    'a.scala': `trait Settings { def value: Int }
trait Named { def value: Int = 1 }
class Base extends Named
class Both extends Base with Settings
object Main { new Both().value }
//                       ^ call a.scala Named.value
`,
  }))

test('imports in blocks and classes, renamed and from values', () =>
  expectLinks({
    'a.scala': `package a
class Context { def run(): Unit = (); val name = "" }
object Tools { def make = new Context; def break = 1 }
class Use(context: Context) {
  import context.{name => called}
  def one = called.length
  //        ^ read a.scala Context.name
  def two = {
    import Tools._
    val ran = make.run()
    //        ^ call a.scala Tools.make
    //             ^ call a.scala Context.run
    import Tools.{break => stop}
    ran == stop
    //     ^ call a.scala Tools.break
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

test('this.type is what the method is called on', () =>
  expectLinks({
    'a.scala': `class Builder { def set(n: Int): this.type = this }
class Special extends Builder { def done(): Unit = () }
object Main { new Special().set(1).set(2).done() }
//                                 ^ call a.scala Builder.set
//                                        ^ call a.scala Special.done
`,
  }))

test('extractors take apart what they are given', () =>
  expectLinks({
    'a.scala': `class Item { def act(): Unit = () }
object Two { def unapply(text: String): Option[(Item, Item)] = None }
object All { def unapplySeq(text: String): Option[Seq[Item]] = None }
case class Box[A](value: A)
object Main {
  def go(text: String, box: Box[Item]) = {
    text match {
      case Two(one, other) => other.act()
      //   ^ read a.scala Two
      //                            ^ call a.scala Item.act
      case All(first, rest @ _*) => first.act(); rest.head.act()
      //                                  ^ call a.scala Item.act
      //                                                   ^ call a.scala Item.act
    }
    val Box(item) = box
    item.act()
    //   ^ call a.scala Item.act
  }
}
`,
  }))

test('variables of a class without a name are locals', () =>
  expectLinks({
    'a.scala': `trait Counter { def next(): Int }
object Main {
  def make(): Counter = new Counter {
    private[this] var count = 0
    def next() = { count += 1; count }
    //                         ^ read variable count of line 4
  }
}
`,
  }))

test('names that begin with a capital letter are values like any others', () =>
  expectLinks({
    'a.scala': `object Limits { val Most = 3; lazy val Names = List("a") }
object Main { Limits.Most + Limits.Names.size }
//                   ^ read a.scala Limits.Most
//                                 ^ read a.scala Limits.Names
`,
  }))

test('what stands in a package with braces is declared there', () =>
  expectLinks({
    'a.scala': `package a {
  class Item { def act(): Unit = () }
  package inner { class Deep extends Item }
}
`,
    'b.scala': `package b
class Use(item: a.Item, deep: a.inner.Deep) { deep.act() }
//                ^ type a.scala Item
//                                    ^ type a.scala Deep
//                                                 ^ call a.scala Item.act
`,
  }))

test('a package object is part of its package', () =>
  expectLinks({
    'a/package.scala': `package object a { type Id = Int; def helper(n: Int): Text = new Text; class Text { def cut = 1 } }
`,
    'a/Use.scala': `package a
class Use { def go(id: Id) = helper(id).cut }
//                     ^ type a/package.scala a.Id
//                           ^ call a/package.scala a.helper
//                                      ^ call a/package.scala a.Text.cut
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

test('an import from a package of which nothing is here is from outside', () =>
  expectLinks({
    'a.scala': `package a
import cats.Eq
//          ^ import maven:cats Eq
import cats.syntax.all.*
//     ^ nothing
class Use(one: Eq[Int])
//             ^ type maven:cats Eq
`,
  }))

test('what is exported is a member of its package or class as well', () =>
  expectLinks({
    'game/package.scala': `package game
export Color.{White, Black as Dark}
//            ^ import game/package.scala Color.White
export inner.Helpers.*
enum Color:
  case White, Black
class Item { def act = 1 }
class Wrap(item: Item):
  export item.act
`,
    'game/inner/Helpers.scala': `package game.inner
object Helpers:
  def help = new game.Item
  class Deep:
    def dive = 1
`,
    'Use.scala': `package use
import game.*
class Use(deep: Deep, wrap: Wrap):
//              ^ type game/inner/Helpers.scala Helpers.Deep
  val all = List(White, Dark)
  //             ^ read game/package.scala Color.White
  //                    ^ read game/package.scala Color.Black
  val sum = help.act + deep.dive + wrap.act
  //        ^ call game/inner/Helpers.scala Helpers.help
  //             ^ call game/package.scala Item.act
  //                        ^ call game/inner/Helpers.scala Helpers.Deep.dive
  //                                    ^ call game/package.scala Item.act
`,
  }))

test('exports that lead to each other lead nowhere', () =>
  expectLinks({
    'a.scala': `object A { export B.* }
object B { export A.*; def here = 1 }
object Main { val one = A.here; val none = B.there }
//                        ^ call a.scala B.here
//                                           ^ read unknown
`,
  }))

test('parameters of a type of its own, of a given, and what one line catches', () =>
  expectLinks({
    'a.scala': `class Item { def act(): Int = 1 }
trait Show[A]
object Main:
  type Flip[F[_, _]] = [a, b] =>> F[b, a]
  //                              ^ type type F of line 4
  //                                ^ type type b of line 4
  def each(f: [t] => List[t] => Int) = f
  //                      ^ type type t of line 7
  given shown[T](using one: Show[T]): Show[List[T]] with
  //                             ^ type type T of line 9
    def all(them: T) = 1
    //            ^ type type T of line 9
  def go(item: Item) =
    try item.act()
    catch case problem: RuntimeException => problem.getMessage.length
    //                                      ^ read variable problem of line 15
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

test('what is made of a class and traits has the members of each', () =>
  expectLinks({
    'a.scala': `trait Move { def go = 1 }
trait Mark
class Glyph(n: Int) { def sign = 1 }
object Main {
  val good = new Glyph(1) with Move with Mark
  //             ^ call a.scala Glyph, extends a.scala Glyph
  //                           ^ implements a.scala Move
  good.go + good.sign
  //   ^ call a.scala Move.go
  //             ^ call a.scala Glyph.sign
  val other = new Glyph(2) with Move { println(good.sign) }
  //                            ^ implements a.scala Move
  //                                                ^ call a.scala Glyph.sign
  other.go
  //    ^ call a.scala Move.go
}
`,
  }))
