import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

test('a bare name is looked for from the inside out: locals, receivers of lambdas, the class, its companion, the file', () =>
  expectLinks({
    'a.kt': `class Page { fun text() {} }
class Book {
  fun title() {}
  fun open() {
    with(Page()) {
      val a = text()
      //      ^ call a.kt Page.text
      val b = title()
      //      ^ call a.kt Book.title
      val c = blank()
      //      ^ call a.kt Book.blank
      val d = shelve()
      //      ^ call a.kt shelve
    }
  }
  companion object { fun blank() = Page() }
}
fun shelve() {}
`,
  }))

test('an extension is found where it is imported or of the same package, and its receiver is this', () =>
  expectLinks({
    'a/Tape.kt': `package a
class Tape { fun cut() {} }
fun Tape.wind() = cut()
//                ^ call a/Tape.kt Tape.cut
val Tape.end get() = this
fun List<Tape>.all() = first()
`,
    'b/Use.kt': `package b
import a.Tape
import a.wind
import a.end
import a.all
fun Tape.unwind() {}
fun go(tape: Tape, tapes: List<Tape>) {
  tape.wind()
  //   ^ call a/Tape.kt wind
  tape.unwind()
  //   ^ call b/Use.kt unwind
  tape.end.cut()
  //       ^ call a/Tape.kt Tape.cut
  tapes.all().cut()
  //          ^ call a/Tape.kt Tape.cut
}
`,
    'c/Other.kt': `package c
import a.Tape
fun go(tape: Tape) = tape.unwind()
//                        ^ call unknown
`,
  }))

test('extensions of one name are told apart by what they extend', () =>
  expectLinks({
    'a.kt': `class Cat
class Dog
fun Cat.speak() {}
fun Dog.bark() {}
fun Dog.speak() {}
fun go(cat: Cat, dog: Dog, dogs: Map<String, Dog>) {
  dog.bark()
  //  ^ call a.kt bark
  dogs.values.first().bark()
  //                  ^ call a.kt bark
  dogs["rex"]?.bark()
  //           ^ call a.kt bark
}
`,
  }))

test('a member that extends a type is called where its class is around', () =>
  expectLinks({
    'a.kt': `class Scope {
  fun String.tagged() = this
  fun run(text: String) {
    text.tagged()
    //   ^ call a.kt Scope.tagged
  }
}
fun Scope.outside(text: String) {
  text.tagged()
  //   ^ call a.kt Scope.tagged
}
fun build(block: Scope.() -> Unit) {}
fun use() = build { "a".tagged() }
//                      ^ call a.kt Scope.tagged
`,
  }))

test('this and this@label mean the receiver that they name', () =>
  expectLinks({
    'a.kt': `class Inner { fun inner() {} }
class Outer {
  fun outer() {}
  fun Inner.both() {
    this.inner()
    //   ^ call a.kt Inner.inner
    this@both.inner()
    //        ^ call a.kt Inner.inner
    this@Outer.outer()
    //         ^ call a.kt Outer.outer
  }
}
`,
  }))

test('a function within a function is seen to the end of its block', () =>
  expectLinks({
    'a.kt': `fun step() {}
fun go() {
  val a = step()
  //      ^ call a.kt step
  fun hop(count: Int) { if (count > 0) hop(count - 1) }
  //                                   ^ call a.kt go.hop
  val b = hop(2)
  //      ^ call a.kt go.hop
}
`,
  }))

test('objects, companions, entries of enums and classes in classes are reached by names', () =>
  expectLinks({
    'a.kt': `object Registry {
  fun find() = Entry()
  class Key { fun turn() {} }
}
class Entry {
  fun use() {}
  companion object Maker { fun make() = Entry() }
  enum class Kind {
    BIG { override fun size() = 2 };
    open fun size() = 1
  }
}
fun go() {
  Registry.find().use()
  //              ^ call a.kt Entry.use
  Registry.Key().turn()
  //             ^ call a.kt Registry.Key.turn
  Entry.make().use()
  //           ^ call a.kt Entry.use
  Entry.Kind.BIG.size()
  //             ^ call a.kt Entry.Kind.size
}
`,
  }))

test('what a class gives to the one that it extends is read where its own object is not there yet', () =>
  expectLinks({
    'a.kt': `open class Statement(val type: String)
fun make(type: String) = object : Statement(type) { }
//                                          ^ read parameter type of line 2
class Named : Statement(label) {
  //                    ^ read a.kt Named.label
  companion object { val label = "" }
}
`,
  }))
