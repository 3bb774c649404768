import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

test('the head of a class sees the properties that its constructor takes, and none of its objects', () =>
  expectLinks({
    'a.kt': `open class Base(name: String, size: Int)
interface Sized { val size: Int }
class Box(override val size: Int) : Sized
class One(val box: Box, val make: () -> Int) : Base(box.size.toString(), make())
//                                                  ^ read a.kt One.box
//                                                      ^ read a.kt Box.size
//                                                                       ^ call_indirect a.kt One.make
class Outer(val name: String) {
  inner class Inner(val name: String) : Base(name, 1)
  //                                         ^ read a.kt Outer.Inner.name
  inner class Other(val size: Int) : Base(name, size)
  //                                      ^ read a.kt Outer.name
}
`,
  }))

test('what is called by the name of a value is the invoke of its class', () =>
  expectLinks({
    'a.kt': `class Item { fun act() = 1 }
class GetItem(private val item: Item) { operator fun invoke(id: Int): Item = item }
class Screen(private val getItem: GetItem) {
  fun show(other: GetItem) {
    getItem(1).act()
    //         ^ call a.kt Item.act
    val one = getItem(1)
    //        ^ read a.kt Screen.getItem, call a.kt GetItem.invoke
    val two = other(2)
    //        ^ read parameter other of line 4, call a.kt GetItem.invoke
    val three = this.getItem(3)
    //               ^ read a.kt Screen.getItem, call a.kt GetItem.invoke
  }
}
val find = GetItem(Item())
val found = find(1)
//          ^ read a.kt find, call a.kt GetItem.invoke
fun run(block: (Int) -> Item) = block(1).act()
//                              ^ read parameter block of line 18
//                                       ^ call a.kt Item.act
`,
  }))
