import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

test('a call means the function, anything else the property of that name', () =>
  expectLinks({
    'a.kt': `class Sink {
  val buffer = Sink()
  fun buffer() = buffer
  //             ^ read a.kt Sink.buffer
  fun go(text: String) {
    buffer()
//  ^ call a.kt Sink.buffer
    text(1)
//  ^ call a.kt Sink.text
  }
  fun text(n: Int) {}
}
`,
  }))

test('functions that take a context are read whole', () =>
  expectLinks({
    'a.kt': `class Report(val scope: Scope<String>) {
  context(scope: Scope<List<String>>)
  private fun tell(text: String) = text
}
context(first: Scope<String>, second: (Int) -> Unit)
fun Report.run() { go("a") }
//                 ^ call a.kt go
fun go(text: String) = text
`,
  }))

test('a local hides what has its name outside, from its declaration to the end of its block', () =>
  expectLinks({
    'a.kt': `val size = 1
fun go(other: Int) {
  if (other > 1) {
    val size = size + 1
    //         ^ read a.kt size
    print(size)
    //    ^ read variable size of line 4
  }
  print(size)
  //    ^ read a.kt size
  for (size in 1..3) print(size)
  //                       ^ read parameter size of line 11
  try { } catch (size: Exception) { print(size) }
  //                                      ^ read parameter size of line 13
  when (val size = other) { 1 -> print(size) }
  //                                   ^ read variable size of line 15
}
`,
  }))

test('a constructor parameter is seen by initializers, and functions see the property', () =>
  expectLinks({
    'a.kt': `class Option(names: List<String>) {
  var names = names
  //          ^ read parameter names of line 1
  val first get() = names
  //                ^ read a.kt Option.names
  fun rest() = names
  //           ^ read a.kt Option.names
}
`,
  }))

test('overloads are told apart by the arguments of a call, and are all kept where those do not tell', () =>
  expectLinks({
    'a.kt': `class Sink {
  fun write(text: String) {}
  fun write(text: String, from: Int, to: Int = 0) {}
  fun write(bytes: ByteArray) {}
  fun print(vararg all: String, how: (Int) -> Unit) {}
  fun print() {}
}
fun go(sink: Sink) {
  sink.write("a", 1)
  //   ^ call a.kt Sink.write
  sink.write("a")
  //   ^ call a.kt Sink.write
  sink.write(unknown())
  //   ^ call one of (a.kt Sink.write | a.kt Sink.write)
  sink.print("a", "b") { }
  //   ^ call a.kt Sink.print
}
`,
  }))

test('type parameters, templates, labels of arguments and infix calls are what they are', () =>
  expectLinks({
    'a.kt': `class Box<T>(val value: T)
fun <K> wrap(key: K): Box<K> {
//                ^ type type K of line 2
  val text = "of $key"
  //              ^ read parameter key of line 2
  val value = 1
  return Box(value = key)
  //         ^ read a.kt Box.value
}
infix fun Box<Int>.plus(other: Box<Int>) = this
fun go(one: Box<Int>, value: Int) {
  one plus one
  //  ^ call a.kt plus
  wrap(value = one)
  //   ^ nothing
}
`,
  }))

test('a literal has the receiver as its this, as its argument, or one of what the receiver holds', () =>
  expectLinks({
    'a.kt': `class Option {
  val names = listOf("")
  fun check() {}
}
class Command(val options: List<Option>) {
  fun go(one: Option) {
    one.apply { check() }
    //          ^ call a.kt Option.check
    one.let { it.check() }
    //           ^ call a.kt Option.check
    options.map { it.names }
    //               ^ read a.kt Option.names
    options.forEach { option -> option.check() }
    //                                 ^ call a.kt Option.check
    for (option in options) option.check()
    //                             ^ call a.kt Option.check
    with(one) { check() }
    //          ^ call a.kt Option.check
    somebody { it.check() }
    //            ^ call a.kt Option.check
  }
}
`,
  }))

test('what nobody wrote the type of has that of what it is given, in other files too', () =>
  expectLinks({
    'a.kt': `class Builder {
  fun add() = apply { }
  fun build() = Spec()
}
class Spec {
  fun emit() {}
  companion object {
    fun builder() = Builder()
  }
}
typealias Maker = Builder
`,
    'b.kt': `val shared = Spec.builder().add()
fun go(maker: Maker) {
  shared.build().emit()
  //     ^ call a.kt Builder.build
  //             ^ call a.kt Spec.emit
  maker.add().build()
  //          ^ call a.kt Builder.build
}
`,
  }))

test('of functions for values of a type, the one for this type is called', () =>
  expectLinks({
    'a.kt': `class Argument
class Option
typealias RawOption = Option
fun Argument.convert() = 1
fun Option.convert() = 2
`,
    'b.kt': `fun RawOption.int() = convert()
//                    ^ call a.kt convert
fun go(argument: Argument) { argument.convert() }
//                                    ^ call a.kt convert
`,
  }))

test('a nested type is meant by its path, and a member of a companion is imported from its class', () =>
  expectLinks({
    'a.kt': `package p
class Code {
  class Builder
  companion object {
    fun of() = Code()
  }
}
`,
    'b.kt': `import p.Code
import p.Code.Companion.of
//                      ^ import a.kt Code.of
class Builder
class Spec : Other<Code.Builder>() {
  //                    ^ type a.kt Code.Builder
  val own: Builder = of()
  //       ^ type b.kt Builder
  //                 ^ call a.kt Code.of
}
`,
  }))

test('of declarations for several platforms the nearest is meant, and equally near ones are all kept', () =>
  expectLinks({
    'jvm/a.kt': 'package p\nclass Platform\n',
    'js/a.kt': 'package p\nclass Platform\n',
    'jvm/b.kt': 'package p\nval here: Platform? = null\n//        ^ type jvm/a.kt Platform\n',
    'common/c.kt':
      'package p\nval here: Platform? = null\n//        ^ type one of (js/a.kt Platform | jvm/a.kt Platform)\n',
  }))

test('super means what the class extends', () =>
  expectLinks({
    'a.kt': `open class Source { open fun read() = 1 }
class Hashing : Source() {
  override fun read() = super.read()
  //                          ^ call a.kt Source.read
}
`,
  }))

test('what is called on a value of unknown type may be a member as well as an extension', () =>
  expectLinks({
    'a.kt': `class Spec { fun emit(n: Int) {} }
fun List<Spec>.emit(n: Int) {}
fun go(what: Any) {
  unknown().emit(1)
  //        ^ call one of (a.kt Spec.emit | a.kt emit)
}
`,
  }))

test('a type that another file writes means what its own imports say', () =>
  expectLinks({
    'a/Answer.kt': `package a
class Answer { fun text() = "" }
`,
    'b/Client.kt': `package b
import elsewhere.Answer
abstract class Client { abstract val answer: Answer }
`,
    'c/Client.kt': `package c
import a.Answer as Reply
abstract class Client { abstract val answer: Reply }
`,
    'd/Use.kt': `package d
fun of(foreign: b.Client, ours: c.Client) {
  foreign.answer.text()
  //             ^ call maven:elsewhere Answer.text
  ours.answer.text()
  //          ^ call a/Answer.kt Answer.text
}
`,
  }))

test('assignments write; a call with type arguments is a call', () =>
  expectLinks({
    'a.kt': `class Box {
  var size = 1
  fun <T> of(x: Int) {}
}
fun go(box: Box) {
  box.size = box.size + 1
  //  ^ write a.kt Box.size
  //             ^ read a.kt Box.size
  box.size += 1
  //  ^ write a.kt Box.size
  box.of<String>(1)
  //  ^ call a.kt Box.of
}
`,
  }))

test('what a condition says of a value is its type where the condition holds', () =>
  expectLinks({
    'a.kt': `open class Shape
class Circle(val radius: Int) : Shape() { fun roll() {} }
class Square(val side: Int) : Shape() { fun slide() {} }
class Holder(val shape: Shape)
fun go(shape: Shape, holder: Holder) {
  if (shape is Circle && shape.radius > 1) shape.roll()
  //                           ^ read a.kt Circle.radius
  //                                             ^ call a.kt Circle.roll
  else shape.slide()
  //         ^ call unknown
  when (shape) {
    is Square -> shape.slide()
    //                 ^ call a.kt Square.slide
    is Circle, is Square -> shape.slide()
    //                            ^ call unknown
  }
  when {
    holder.shape is Square -> holder.shape.slide()
    //                                     ^ call a.kt Square.slide
  }
  if (shape !is Circle) return
  shape.roll()
  //    ^ call a.kt Circle.roll
}
`,
  }))

test('an expression with a default has the type of what it is a default for', () =>
  expectLinks({
    'a.kt': `class Tape { fun cut() {} }
class Box(val tape: Tape?)
fun go(box: Box) {
  val tape = box.tape ?: return
  tape.cut()
  //   ^ call a.kt Tape.cut
}
`,
  }))

test('a value of another file is what that file says it is, imported or of the same package', () =>
  expectLinks({
    'a/values.kt': `package a
class Lamp {
  val bulb = Bulb()
  fun light() {}
}
class Bulb { fun glow() {} }
object Room {
  val lamp = Lamp()
}
val lamp = Lamp()
`,
    'a/near.kt': `package a
fun near() = lamp.light()
//                ^ call a/values.kt Lamp.light
`,
    'b/far.kt': `package b
import a.Room
import a.lamp
fun far() {
  lamp.bulb.glow()
  //        ^ call a/values.kt Bulb.glow
  Room.lamp.bulb.glow()
  //             ^ call a/values.kt Bulb.glow
}
`,
  }))

test('members of a companion with a name are called on its class', () =>
  expectLinks({
    'a.kt': `open class Maker { fun make() = Thing() }
class Thing {
  companion object Factory : Maker() { fun create() = Thing() }
}
fun go() {
  Thing.create()
  //    ^ call a.kt Thing.Factory.create
  Thing.make()
  //    ^ call a.kt Maker.make
}
`,
  }))

test('an extension that is a member is called on its type where the member is seen, and not on a type of elsewhere', () =>
  expectLinks({
    'a.kt': `import other.Foreign
class Word
class Printer {
  private fun Word.contains(part: Word) = true
  fun go(word: Word, foreign: Foreign, words: List<Word>) {
    word.contains(word)
    //   ^ call a.kt Printer.contains
    foreign.contains(word)
    //      ^ call maven:other Foreign.contains
    Foreign.contains(word)
    //      ^ call maven:other Foreign.contains
  }
}
`,
  }))
