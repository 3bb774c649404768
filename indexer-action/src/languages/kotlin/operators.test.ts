import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

test('signs of operators lead to the functions that they stand for', () =>
  expectLinks({
    'a.kt': `import kotlin.reflect.KProperty
class Grid(val size: Int) {
  operator fun get(x: Int, y: Int): Cell = Cell(x)
  operator fun set(x: Int, y: Int, cell: Cell) {}
  operator fun plus(other: Grid): Grid = this
  operator fun plusAssign(cell: Cell) {}
  operator fun contains(cell: Cell): Boolean = true
  operator fun compareTo(other: Grid): Int = 0
  operator fun rangeTo(other: Grid): List<Grid> = listOf()
}
class Cell(val at: Int)
operator fun Cell.minus(other: Cell): Cell = this
class Kept { operator fun getValue(of: Any?, property: KProperty<*>): Cell = Cell(1) }
fun use(a: Grid, b: Grid) {
  val one = a[1, 2].at
  //         ^ call a.kt Grid.get
  //                ^ read a.kt Cell.at
  val two = (a + b).size
  //           ^ call a.kt Grid.plus
  //                ^ read a.kt Grid.size
  var three = a[1, 2] - a[2, 1]
  //                  ^ call a.kt minus
  three -= Cell(1)
  //    ^ call a.kt minus
  a += three
  //^ call a.kt Grid.plusAssign
  val four = three in a && three !in b
  //               ^ call a.kt Grid.contains
  //                             ^ call a.kt Grid.contains
  if (a < b || a >= b) { for (each in a..b) { each.size } }
  //    ^ call a.kt Grid.compareTo
  //             ^ call a.kt Grid.compareTo
  //                                   ^ call a.kt Grid.rangeTo
  //                                               ^ read a.kt Grid.size
  val five = 1 + 2 < 3
  //           ^ nothing
  //               ^ nothing
  val six by Kept()
  //      ^ call a.kt Kept.getValue
  val seven = six.at
  //              ^ read a.kt Cell.at
}
class Board(val grid: Grid) {
  fun put(cell: Cell) {
    this.grid[1, 2] = cell
    //       ^ call a.kt Grid.set
  }
}
`,
  }))

test('a delegate of what can be written is asked for it, and given it', () =>
  expectLinks({
    'a.kt': `
import kotlin.reflect.KProperty
class Column
open class Entity {
  operator fun Column.getValue(of: Any?, property: KProperty<*>): Int = 1
  operator fun Column.setValue(of: Any?, property: KProperty<*>, value: Int) {}
}
class Kept {
  operator fun getValue(of: Any?, property: KProperty<*>): Int = 1
  operator fun setValue(of: Any?, property: KProperty<*>, value: Int) {}
  operator fun setValue(of: Any?, property: KProperty<*>, value: String) {}
}
class City : Entity() {
  var size by Column()
  //       ^ call a.kt Entity.getValue, call a.kt Entity.setValue
  val area by Column()
  //       ^ call a.kt Entity.getValue
  var kept by Kept()
  //       ^ call a.kt Kept.getValue, call a.kt Kept.setValue
}
fun use() {
  var own by Kept()
  //      ^ call a.kt Kept.getValue, call a.kt Kept.setValue
}
`,
  }))

test('what provides a delegate is asked for it first', () =>
  expectLinks({
    'a.kt': `
import kotlin.reflect.KProperty
class Maker { operator fun provideDelegate(of: Any?, property: KProperty<*>): Kept = Kept() }
class Kept { operator fun getValue(of: Any?, property: KProperty<*>): Cell = Cell(1) }
class Cell(val at: Int)
class City {
  val size by Maker()
  //       ^ call a.kt Maker.provideDelegate, call a.kt Kept.getValue
  val place = size.at
  //               ^ read a.kt Cell.at
}
`,
  }))

test('a comment may stand before the sign of an operator', () =>
  expectLinks({
    'Sum.kt': `package app
class Sum(val value: Int) {
  operator fun plus(other: Sum): Sum = this
  operator fun compareTo(other: Sum): Int = 0
}
fun find(): Sum? = null
fun go(one: Sum, other: Sum) {
  val found = find() // may be none
    ?: one /* the first */ + other
  //                       ^ call Sum.kt Sum.plus
  found.value
  //    ^ read Sum.kt Sum.value
  val isMore = one /* > */ > other
  //                       ^ call Sum.kt Sum.compareTo
}
`,
  }))

test('a branch of `when` asks what is in a value', () =>
  expectLinks({
    'Shelf.kt': `package app
class Book(val title: String)
class Shelf { operator fun contains(book: Book): Boolean = true }
fun go(shelf: Shelf, book: Book) {
  when (book) { in shelf -> book.title; !in shelf -> 1 }
  //            ^ call Shelf.kt Shelf.contains
  //                                    ^ call Shelf.kt Shelf.contains
  when (1) { in 1..2 -> book.title }
  //         ^ nothing
  //                         ^ read Shelf.kt Book.title
}
`,
  }))
