import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

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
