import { expect, test } from 'vitest'
import { check } from '../../testing/carets.ts'

async function holds(files: Record<string, string>) {
  const { expected, found } = await check(files)
  expect(found).toEqual(expected)
}

test('a class whose last supertype is delegated keeps its body', () =>
  holds({
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
  holds({
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
  holds({
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
  holds({
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
  holds({
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
  holds({
    'a.kt': `class Set { fun has(name: String) = true }
fun go(set: Set) {
  if (!set.has("a")) return
  //       ^ call a.kt Set.has
}
`,
  }))

test('a condition behind the arrow of an entry is no guard', () =>
  holds({
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
