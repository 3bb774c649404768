import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

test('members whose types are not written have those of their values, in other files too', () =>
  expectLinks({
    'a/Lamp.kt': `package a
class Bulb { fun glow() {} }
class Lamp(bulbs: List<Bulb>) {
  val first = bulbs.first()
  val lazily by lazy { first }
  val got get() = lazily
  fun made() = listOf(got).map { it }.single()
}
`,
    'b/Use.kt': `package b
import a.Lamp
fun go(lamp: Lamp) {
  lamp.first.glow()
  //         ^ call a/Lamp.kt Bulb.glow
  lamp.lazily.glow()
  //          ^ call a/Lamp.kt Bulb.glow
  lamp.got.glow()
  //       ^ call a/Lamp.kt Bulb.glow
  lamp.made().glow()
  //          ^ call a/Lamp.kt Bulb.glow
}
`,
  }))

test('what the library does with lists, maps and blocks is known', () =>
  expectLinks({
    'a.kt': `class Item(val id: Int) { fun use() {} }
fun go(items: List<Item>) {
  items.filter { it.id > 1 }.sortedBy { it.id }.first().use()
  //                                                    ^ call a.kt Item.use
  items.associateBy { it.id }[1]?.use()
  //                              ^ call a.kt Item.use
  items.groupBy { it.id }.mapValues { (_, all) -> all.last() }.values.single().use()
  //                                                                           ^ call a.kt Item.use
  for ((index, item) in items.withIndex()) item.use()
  //                                            ^ call a.kt Item.use
  items.zip(items).forEach { (one, other) -> other.use() }
  //                                               ^ call a.kt Item.use
  items.fold(Item(1)) { all, one -> all }.use()
  //                                      ^ call a.kt Item.use
  items.firstOrNull()?.let { it } ?: Item(2).also { it.use() }
  //                                                   ^ call a.kt Item.use
  val all = mutableMapOf<String, Item>()
  all.getOrPut("a") { Item(3) }.use()
  //                            ^ call a.kt Item.use
  sequenceOf(Item(4)).map { it }.toSet().random().use()
  //                                              ^ call a.kt Item.use
  runCatching { Item(5) }.getOrThrow().use()
  //                                   ^ call a.kt Item.use
}
`,
  }))

test('what branches give is what they have in common, without those that never come to an end', () =>
  expectLinks({
    'a.kt': `open class Base { fun base() {} }
class One : Base()
class Two : Base()
fun go(flag: Boolean, count: Int) {
  val one = if (flag) One() else throw IllegalStateException()
  one.base()
  //  ^ call a.kt Base.base
  val two = when (count) { 1 -> One(); 2 -> Two(); else -> return }
  two.base()
  //  ^ call a.kt Base.base
  val three = try { One() } catch (e: Exception) { error("no") }
  three.base()
  //    ^ call a.kt Base.base
}
`,
  }))

test('a check of this lets its members be seen, and one in a condition holds behind it', () =>
  expectLinks({
    'a.kt': `sealed class Node {
  class Leaf(val value: Int) : Node()
  class Pair(val left: Node) : Node()
  fun sum(): Int = when (this) {
    is Leaf -> value
    //         ^ read a.kt Node.Leaf.value
    is Pair -> left.sum()
    //         ^ read a.kt Node.Pair.left
  }
}
fun go(node: Node) {
  if (node !is Node.Leaf) return
  node.value
  //   ^ read a.kt Node.Leaf.value
}
`,
  }))

test('data classes can be taken apart and copied', () =>
  expectLinks({
    'a.kt': `class Name { fun upper() {} }
data class Person(val name: Name, val age: Int)
fun go(person: Person) {
  val (name, age) = person
  name.upper()
  //   ^ call a.kt Name.upper
  person.copy(age = 2).name.upper()
  //     ^ call a.kt Person
  //                        ^ call a.kt Name.upper
}
`,
  }))

test('operators give what their functions give', () =>
  expectLinks({
    'a.kt': `class Money {
  operator fun plus(other: Money) = Sum()
  operator fun get(index: Int) = Coin()
}
class Sum { fun total() {} }
class Coin { fun flip() {} }
fun go(one: Money, two: Money) {
  (one + two).total()
  //          ^ call a.kt Sum.total
  one[0].flip()
  //     ^ call a.kt Coin.flip
}
`,
  }))

test('a value that needs itself ends', () =>
  expectLinks({
    'a.kt': `class Loop {
  val a = b
  val b get() = a
  fun f() = g()
  fun g() = f()
  fun go() = f().nothing()
  //             ^ call unknown
}
`,
  }))

test('a name of several types by another name is what it stands for', () =>
  expectLinks({
    'a.kt': `class Box<T>(val held: T) { fun open() = held }
class Tea { fun pour() {} }
typealias Boxed<A> = Box<A>
typealias TeaBox = Boxed<Tea>
fun go(box: TeaBox) = box.open().pour()
//          ^ type a.kt TeaBox
//                               ^ call a.kt Tea.pour
`,
  }))

test('an alias that leads back to itself ends', () =>
  expectLinks({
    'a.kt': `package a
typealias Same = Same
typealias One = Two
typealias Two = List<One>
fun go(same: Same, one: One) = one.size
//           ^ type a.kt Same
`,
  }))

test('what every enum has is known of each', () =>
  expectLinks({
    'a.kt': `enum class Kind(val size: Int) {
  SMALL(1),
  LARGE(2) { override fun text() = "l" };
  open fun text() = "k"
  companion object { fun of(size: Int): Kind = entries.first { it.size == size } }
  //                                           ^ read std:kotlin kotlin.Enum.entries
  //                                                              ^ read a.kt Kind.size
}
fun go() {
  Kind.entries.forEach { it.text() }
  //                        ^ call a.kt Kind.text
  Kind.valueOf("SMALL").text()
  //   ^ call std:kotlin kotlin.Enum.valueOf
  //                    ^ call a.kt Kind.text
  for (kind in Kind.values()) kind.text()
  //                               ^ call a.kt Kind.text
}
`,
  }))

test('below a guard, what when asks about is what the condition before it tests', () =>
  expectLinks({
    'a.kt': `class User(val name: String) { fun label() = name }
class Other { fun label() = 1 }
fun f(any: Any): Any = when (any) {
    is User if any.name == "x" -> any.label()
    //             ^ read a.kt User.name
    //                                ^ call a.kt User.label
    is Other, is User if any.hashCode() > 1 -> any
    is Other -> any.label()
    //              ^ call a.kt Other.label
    else -> any
}
`,
  }))

/** Aliases that each hold the next one twice; the last one is of the text that is given. */
const doubled = (parameters: string, last: string): string => {
  const lines = Array.from(
    { length: 40 },
    (_, at) => `typealias A${at}${parameters} = Pair<A${at + 1}${parameters}, A${at + 1}${parameters}>`,
  )
  return `${lines.join('\n')}\ntypealias A40${parameters} = ${last}\n`
}

const CLASSES =
  'class Pair<A, B>(val first: A, val second: B)\nclass Box<A>(val item: A)\nclass Tea { fun pour() = 1 }\n'

test('aliases that hold others twice, in any depth, are looked up once each', () =>
  expectLinks({
    'a.kt': `${CLASSES}${doubled('<T>', 'Box<T>')}fun go(one: A38<Tea>) = one.first.second.item.pour()
//                                            ^ call a.kt Tea.pour
fun all(one: A0<Tea>) = one.first
//                          ^ read a.kt Pair.first
`,
  }))

test('aliases that hold others twice and lead back to the first end', () =>
  expectLinks({
    'a.kt': `${CLASSES}${doubled('', 'Pair<A0, A0>')}fun all(one: A0) = one.first
//                     ^ read a.kt Pair.first
`,
  }))
