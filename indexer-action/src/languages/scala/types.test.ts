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
//                                 ^ read a.scala Limits.Names, runs a.scala Limits.Names
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

test('the bound of a type parameter may name one that comes later', () =>
  expectLinks({
    'a/Store.scala': `package a
class Config[R] { def close(): Unit = () }
class Store[C <: Config[R], R](config: C) {
  //                    ^ type type R of line 3
  def stop(): Unit = config.close()
  //                        ^ call a/Store.scala Config.close
}
object Store {
  def open[C <: Config[R], R](config: C): Unit = config.close()
  //                   ^ type type R of line 9
  //                                                    ^ call a/Store.scala Config.close
}
`,
  }))
