import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

test('a class is meant where a type is or is made, its companion where a value is', () =>
  expectLinks({
    'a.scala': `object Foo {
  def make(): Foo = new Foo()
  //          ^ type a.scala Foo
}
class Foo { def act(): Unit = {} }
object Main {
  def go(foo: Foo): Unit = { Foo.make().act(); foo.act() }
  //                             ^ call a.scala Foo.make
  //                                    ^ call a.scala Foo.act
}
`,
  }))

test('patterns bind names, and a case sees its own', () =>
  expectLinks({
    'a.scala': `class Help(val name: String)
object Main {
  def go(args: List[Int]) = args match {
    case (args, Some(rest)) => args
    //                         ^ read variable args of line 4
    case head :: tail if tail.isEmpty => head
    //                                   ^ read variable head of line 6
    case help: Help => help.name
    //                      ^ read a.scala Help.name
    case whole @ Help(inner) => inner
    //                          ^ read variable inner of line 10
  }
}
`,
  }))

test('what a collection holds is what its functions are given', () =>
  expectLinks({
    'a.scala': `class Option2(val name: String)
class Main(options: List[Option2]) {
  val names = options.map(_.name)
  //                        ^ read a.scala Option2.name
  val more = options map (one => one.name)
  //                                 ^ read a.scala Option2.name
  val all = for (one <- options) yield one.name
  //                                       ^ read a.scala Option2.name
}
`,
  }))

test('type parameters are locals, and overloads are told apart by their first list of arguments', () =>
  expectLinks({
    'a.scala': `class Main[A] {
  def get(name: String): A = get(name, 1)
  //                     ^ type type A of line 1
  //                         ^ call a.scala Main.get
  def get(name: String, n: Int)(implicit a: A): A = a
  def go(): Unit = { get("a"); other(name = 1) }
  //                           ^ call a.scala Main.other
  //                                 ^ nothing
  def other(name: Int): Unit = {}
}
`,
  }))

test('of methods of one name, a value is the one that takes as many as are asked for', () =>
  expectLinks({
    'a/Door.scala': `package a
trait Narrow { def open(width: Int): Int = width }
trait Doors extends Narrow {
  def open(width: Int, height: Int): Int = width
  def go() = {
    val narrow: Int => Int = open
    //                       ^ call_indirect a/Door.scala Narrow.open
    val wide: (Int, Int) => Int = open
    //                            ^ call_indirect a/Door.scala Doors.open
  }
}
`,
  }))

test('an operator is a method of what stands before it', () =>
  expectLinks({
    'a.scala': `class Parser { def ~(other: Parser): Parser = this; def named(name: String): Parser = this }
class Rep extends Parser {
  override def named(name: String): Parser = super.named(name)
  //                                               ^ call a.scala Parser.named
  def go(one: Parser): Int = { (one ~ one).named("") + 1 }
  //                                ^ call a.scala Parser.~
}
`,
  }))

test("what the library has is the library's, whatever else has that name", () =>
  expectLinks({
    'a.scala': `class Choice { def getOrElse(a: Int): Int = a }
object Main { def go(choice: Choice, map: Map[Int, Int]): Int = map.get(1).getOrElse(2) }
//                                                                         ^ call std:scala scala.Option.getOrElse
`,
  }))

test('a type in an object is reached by a path or by an import of what the object holds, and not by its bare name', () =>
  expectLinks({
    'a/Codec.scala': `package a
trait Codec
object Codec { type Result = Int; trait AsObject; case object Up }
`,
    'a/Other.scala': `package a
package b
import Codec._
class Use(made: AsObject, other: Codec.AsObject) extends Codec.AsObject {
//              ^ type a/Codec.scala Codec.AsObject
//                                     ^ type a/Codec.scala Codec.AsObject
//                                                             ^ extends a/Codec.scala Codec.AsObject
  def go(x: Any) = x match { case Codec.Up => 1 }
//                                      ^ read a/Codec.scala Codec.Up
  private[a] val hidden = new Codec.AsObject {}
//        ^ nothing
//                                  ^ call a/Codec.scala Codec.AsObject, extends a/Codec.scala Codec.AsObject
}
`,
    'c/Elsewhere.scala': `package a
class Elsewhere(made: AsObject)
//                    ^ type unknown
`,
  }))

test('what an object is besides, by its self type, has members too, and is not extended', () =>
  expectLinks({
    'a.scala': `trait Logs { def log(): Unit = {} }
trait Store { def save(): Unit = {} }
trait Shop { self: Logs with Store =>
  def sell(): Unit = { log(); save() }
  //                   ^ call a.scala Logs.log
  //                          ^ call a.scala Store.save
}
`,
  }))

test('of several traits the last one decides', () =>
  expectLinks({
    'a.scala': `trait Loud { def say(): Unit = {} }
trait Soft { def say(): Unit = {} }
class Voice extends Loud with Soft {
  def go(): Unit = say()
  //               ^ call a.scala Soft.say
}
`,
  }))

test('a type is seen in the packages around a file, and an import may begin with one of them', () =>
  expectLinks({
    'a/b/tools.scala': `package a.b
class Tool { def use(): Unit = {} }
`,
    'a/use.scala': `package a
import b._
class Use {
  def go(tool: Tool): Unit = tool.use()
  //                              ^ call a/b/tools.scala Tool.use
}
`,
    'c/other.scala': `package c
class Other { def go(tool: Tool): Unit = () }
//                         ^ type unknown
`,
  }))
