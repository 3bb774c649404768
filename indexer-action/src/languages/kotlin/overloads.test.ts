import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

test('overloads are told apart by the types of arguments, also of lambdas and references to functions', () =>
  expectLinks({
    'a.kt': `class Text
class Number
class Log {
  fun add(text: Text) = Text()
  fun add(number: Number) = Number()
  fun each(run: (Text) -> Unit) = Text()
  fun each(run: (Text, Number) -> Unit) = Number()
}
fun Text.asText() {}
fun Number.asNumber() {}
fun one(text: Text) {}
fun two(text: Text, number: Number) {}
fun go(log: Log) {
  log.add(Text()).asText()
  //              ^ call a.kt asText
  log.add(Number()).asNumber()
  //                ^ call a.kt asNumber
  log.each { text -> }.asText()
  //                   ^ call a.kt asText
  log.each { text, number -> }.asNumber()
  //                           ^ call a.kt asNumber
  log.each(::two).asNumber()
  //              ^ call a.kt asNumber
}
`,
  }))

test('arguments may be named or left out, and a lambda behind the parentheses is the last', () =>
  expectLinks({
    'a.kt': `class A { fun a() {} }
class B { fun b() {} }
fun make(name: String, count: Int = 1, then: () -> Unit = {}) = A()
fun make(id: Int, then: () -> Unit) = B()
fun go() {
  make("x").a()
  //        ^ call a.kt A.a
  make(then = {}, name = "x").a()
  //                          ^ call a.kt A.a
  make("x") { }.a()
  //            ^ call a.kt A.a
  make(1) { }.b()
  //          ^ call a.kt B.b
}
`,
  }))

test('of two that take the same, the one that takes no null is meant', () =>
  expectLinks({
    'a.kt': `class Status(val code: Int, val text: String, val ours: Boolean = false) {
  constructor(code: Int, text: String?) : this(code, text ?: "", false)
}
val ok = Status(200, "OK")
//       ^ call a.kt Status
val gone = Status(410, null)
//         ^ call a.kt Status.constructor
`,
  }))

test('a lambda stands for an interface that says so, but a function that takes one is nearer', () =>
  expectLinks({
    'a.kt': `fun interface Filter { fun apply(text: String): String }
interface Plain { fun apply(text: String): String }
class A
class B
fun A.a() {}
fun B.b() {}
fun use(filter: Filter) = A()
fun use(run: (String) -> String) = B()
fun only(filter: Filter) = A()
fun only(plain: Plain) = B()
fun go() {
  use { it }.b()
  //         ^ call a.kt b
  only { it }.a()
  //          ^ call a.kt a
  Filter { it }.apply("x")
  //            ^ call a.kt Filter.apply
}
`,
  }))

test('what a variable, a property or an object holds may be called', () =>
  expectLinks({
    'a.kt': `class Answer { fun text() {} }
class Call { operator fun invoke() = Answer() }
typealias Handler = (String) -> Answer
class Server(val handler: Handler) {
  fun serve() = handler("x").text()
  //            ^ call_indirect a.kt Server.handler
}
object Ask { operator fun invoke(name: String) = Answer() }
fun go(call: Call, handler: Handler) {
  call().text()
  //     ^ call a.kt Answer.text
  handler("x").text()
  //           ^ call a.kt Answer.text
  Ask("x").text()
  //       ^ call a.kt Answer.text
}
`,
  }))

test('what does not suit the arguments is looked past', () =>
  expectLinks({
    'a.kt': `class Config
fun config(name: String) = Config()
class Rule(config: Config) {
  val other = config("a")
  //          ^ call a.kt config
  fun routes() = 1
  fun run() = routes("a", "b")
  //          ^ call a.kt routes
}
fun routes(vararg names: String) {}
`,
  }))

test('extensions of one name are told apart by their arguments as well, those of a class around first', () =>
  expectLinks({
    'a.kt': `class Builder {
  fun <T> Iterable<T>.into(separator: String) {}
  fun go(items: List<Int>, text: String) {
    items.into(text)
    //    ^ call a.kt Builder.into
    items.into(this)
    //    ^ call a.kt into
  }
}
fun <T> Iterable<T>.into(builder: Builder) {}
`,
  }))

test('a lambda in a lambda is what the outer one must give', () =>
  expectLinks({
    'a.kt': `class Request { fun path() = "" }
class Response
typealias Handler = (Request) -> Response
fun interface Filter { fun on(next: Handler): Handler }
val filter = Filter { next -> { next(it.also { it.path() }) } }
//                                             ^ nothing
//                                                ^ call a.kt Request.path
`,
  }))

test('of a value of unknown type the method is meant that others take the place of', () =>
  expectLinks({
    'a.kt': `interface Store { fun persist(): Int }
class Disk : Store { override fun persist() = 1 }
fun go() = somewhere().persist()
//                     ^ call a.kt Store.persist
`,
  }))

test('of several functions a reference means the one that takes what is expected there', () =>
  expectLinks({
    'a.kt': `class Text
class Number
class Log {
  fun add(text: Text) = Text()
  fun add(number: Number, count: Int) = Number()
  fun add(text: Text, count: Int) = Number()
}
fun Text.asText() {}
fun go(log: Log, all: List<Text>) {
  all.map(log::add).first().asText()
  //           ^ call_indirect a.kt Log.add
  //                        ^ call a.kt asText
}
`,
  }))

test('a resource of an Android application is a number', () =>
  expectLinks({
    'a.kt': `package app
import app.common.R
class Size(val width: Int)
class Screen {
  fun setTitle(title: String) = title
  fun setTitle(title: Int) = Size(title)
  fun show() { setTitle(R.string.title).width }
  //                                    ^ read a.kt Size.width
}
`,
  }))
