import { expect, test } from 'vitest'
import { analyse } from '../../analysis.ts'
import { extractUnit } from '../../extract.ts'
import { expectLinks } from '../../testing/carets.ts'
import { kotlin } from './index.ts'

test('a class whose last supertype is delegated keeps its body', () =>
  expectLinks({
    'a.kt': `interface Shape { fun area(): Int }
class Framed(private val shape: Shape) : Shape by shape {
  fun frame() = area()
  //            ^ call a.kt Shape.area
}
fun go(framed: Framed) = framed.frame()
//                              ^ call a.kt Framed.frame
val lazily: Int by lazy { 1 }
`,
  }))

test('entries of an enum have their bodies on one line', () =>
  expectLinks({
    'a.kt': `enum class Kind(val size: Int) {
  ONE(1) { override fun make() = other() }, TWO(2) { override fun make(): Int { return size } };
  //                             ^ call a.kt Kind.other
  abstract fun make(): Int
  fun other() = make()
  //            ^ call a.kt Kind.make
}
`,
  }))

test('modifiers may be names, and a class beside such a name is no call', () =>
  expectLinks({
    'a.kt': `open class App protected constructor() {
  fun allow(override: Boolean, value: Int) { if (override) keep(value) }
  fun keep(open: Int) {}
}
class Query(val where: String?) { fun run() = where?.length }
fun go(app: App, query: Query) {
  app.allow(true, 1)
  //  ^ call a.kt App.allow
  query.where
  //    ^ read a.kt Query.where
}
`,
  }))

test('what is newer than the grammar is read: guards, constructors below, destructuring by position, suspended lambdas', () =>
  expectLinks({
    'a.kt': `class Point
private constructor(val x: Int, val y: Int) {
  fun move() {}
  companion object { fun at() = Point(1, 2) }
}
fun go(points: List<Point>, what: Any) {
  when (what) {
    is Point if what.x > 1 -> points.first().move()
    //                                       ^ call a.kt Point.move
    else -> {}
  }
  for ([index, point] in points.withIndex()) point.move()
  //                                               ^ call a.kt Point.move
  val later = suspend { Point.at().move() }
  //                               ^ call a.kt Point.move
  println($$"costs $x")
}
@Target(AnnotationTarget.CLASS)
@Retention(AnnotationRetention.BINARY)
annotation class Marked
`,
  }))

test('type arguments in calls are not taken for comparisons', () =>
  expectLinks({
    'a.kt': `class Koin {
  fun <T> get(): T = error("none")
  fun <T> scope(block: () -> T): T = block()
}
class Thing { fun use() {} }
fun go(koin: Koin) {
  koin.get<Thing>().use()
  //                ^ call a.kt Thing.use
  koin.scope<Thing> { Thing() }.use()
  //   ^ call a.kt Koin.scope
}
`,
  }))

test('a sign before a chain is of the whole chain', () =>
  expectLinks({
    'a.kt': `class Set { fun has(name: String) = true }
fun go(set: Set) {
  if (!set.has("a")) return
  //       ^ call a.kt Set.has
}
`,
  }))

test('a condition behind the arrow of an entry is no guard', () =>
  expectLinks({
    'a.kt': `class Host(val value: Int) {
  val given
    @Suppress("x")
    get() = value
  fun text(what: Any): String = when (what) {
    is Int -> if (value > what) "more" else "less"
    //            ^ read a.kt Host.value
    else -> name(given)
    //      ^ call a.kt Host.name
  }
  fun name(value: Int) = ""
}
`,
  }))

test('a call of get or set below a variable is no accessor of it', () =>
  expectLinks({
    'a.kt': `class Route { fun get(path: String, body: () -> Unit) {}; fun set(name: String, value: Int) {}; fun get(body: () -> Unit) {} }
fun go(route: Route, where: String) = route.apply {
  val model = where.length
  get("/") {
//^ call a.kt Route.get
    val size = model
    set(where, size)
//  ^ call a.kt Route.set
  }
  val other = model
  get { set("a", other) }
//^ call a.kt Route.get
//      ^ call a.kt Route.set
}
class Box { var size: Int = 0
  @Deprecated("old", replaceWith = ReplaceWith("other()"))
  get() = field
  set(value) { field = value } }
fun use(box: Box) = box.size
//                      ^ read a.kt Box.size, runs a.kt Box.size
`,
  }))

test('a lambda among arguments ends where it does, whatever else of the file is read again', async () => {
  const text = `class Page { fun open() {} }
context(page: Page)
fun show(
  onMove: (String, Boolean) -> Unit = { _, _ -> },
  onOpen: (Page) -> Unit = { },
  onClose: suspend (Page) -> Unit,
  onEnd: suspend ((Page) -> Unit?) = { null },
) = Page().open()
fun named(value: String?) = value?.length
`
  expect((await extractUnit(kotlin, 'a.kt', text)).diagnostics).toBeUndefined()
})

test('annotated declarations that could be calls are declarations with all their modifiers and annotations', async () => {
  const preview = (name: string) => `
@Preview
@Composable
private fun ${name}() {
    Theme {
        Two()
    }
}
`
  const text = `package a
${preview('One')}${preview('Other')}
@Preview
@Composable
annotation class Both

@Preview
@Composable
internal interface Entry { fun two(): Int }
`
  const { unit, diagnostics } = await extractUnit(kotlin, 'a.kt', text)
  expect(diagnostics).toBeUndefined()
  expect(unit.symbols.map(({ kind, name, modifiers }) => [kind, name, ...(modifiers ?? [])])).toEqual([
    ['function', 'One', 'private'],
    ['function', 'Other', 'private'],
    ['class', 'Both', 'public', 'exported'],
    ['interface', 'Entry', 'internal'],
    ['method', 'two', 'public', 'exported', 'abstract'],
  ])
  const marks = 'package a\nannotation class Preview\nannotation class Composable\n'
  const [file] = await analyse(
    new Map([
      ['a.kt', text],
      ['marks.kt', marks],
    ]),
    () => 'kotlin',
  )
  const annotated = [...(file?.links.column ?? [])].flatMap((column, at) =>
    column === 1 ? [file?.links.line[at]] : [],
  )
  expect(annotated).toEqual([3, 4, 11, 12, 19, 20])
})

test('quotes and signs in texts of three quotes are text', async () => {
  const text = `val name = """"quoted""""
val cost = $$"""\${PATH:none} $\${name.length}"""
val last = name
//         ^ read a.kt name
`
  await expectLinks({ 'a.kt': text })
  expect((await extractUnit(kotlin, 'a.kt', text)).diagnostics).toBeUndefined()
})

test('what is called in parentheses at the start of a lambda is no parameter of it', async () => {
  const text = `class User(val name: String)
fun f(user: User, handler: (User) -> User) {
    user.name.let { (handler)(user).name }
    //               ^ read parameter handler of line 2
    //                              ^ read a.kt User.name
    user.let { (handler)(it) }
}
`
  await expectLinks({ 'a.kt': text })
  expect((await extractUnit(kotlin, 'a.kt', text)).diagnostics).toBeUndefined()
})

test('a class in a class is a type argument of a call that a value is made of', async () => {
  await expectLinks({
    'Made.kt': `package app
class Outer { class Inner(val name: String) }
fun <T> make(from: Any): T = error("none")
fun go() {
  val made = make<Outer.Inner>(1)
  //                    ^ type Made.kt Outer.Inner
  made.name
  //   ^ read Made.kt Outer.Inner.name
}
`,
  })
})

test('what is protected is not public, and seen by other files all the same', async () => {
  const text = 'open class A {\n  protected open fun two() {}\n  internal fun one() {}\n  open val size = 1\n}\n'
  const { unit } = await extractUnit(kotlin, 'a.kt', text)
  expect(unit.symbols.slice(1).map(({ name, modifiers }) => [name, ...(modifiers ?? [])])).toEqual([
    ['two', 'protected', 'exported'],
    ['one', 'internal'],
    ['size', 'public', 'exported'],
  ])
})
