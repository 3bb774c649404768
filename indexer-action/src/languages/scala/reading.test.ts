import { expect, test } from 'vitest'
import { extractUnit } from '../../extract.ts'
import { expectLinks } from '../../testing/carets.ts'
import { withPlainArrows } from './arrows.ts'
import { scala } from './index.ts'

async function isRead(text: string): Promise<void> {
  const { diagnostics } = await extractUnit(scala, 'a.scala', text)
  expect(diagnostics).toBeUndefined()
}

test.each([
  ['a typed parameter without parentheses', 'object A { val x = foo { n: N[V] =>\n bar(n)\n } }\n'],
  ['the same behind another', 'object A { def x = a.foo { n => b: B => bar(n) } }\n'],
  ['a procedure that is only announced', 'trait A {\n  def touch(a: B)\n  def add(a: B)\n}\n'],
  ['an enumeration with modifiers', 'object A:\n  private[a] enum B:\n    case C(d: E)\n    case F\n  def g = 1\n'],
  ['end as a name', 'object A { def f(end: Int) =\n  end - 1 }\n'],
  ['enum as a name', 'object A { def f(enum: E) = enum(1) }\n'],
  [
    'enum as a name behind a function',
    'class A(\n  more: (B, C) => D,\n  enum: E) {\n  def d = x match {\n    case y => enum.a(1)\n    case z => more(1, 2)\n  }\n}\n',
  ],
  [
    'enum as a name in cases',
    'class A(enum: E) {\n  def d = x match {\n    case y => enum.a(1)\n    case z => 1\n  }\n}\n',
  ],
  ['a parent on the line below', 'class A(a: B)\n  extends C(a)\n  with D[E] {\n  def f = 1\n}\n'],
  ['an operator that begins a line', 'object A { def f = if (a\n  && b) c else d }\n'],
  ['a function that begins with a value', 'object A { val f = xs.map { s => val a = s; a } }\n'],
  [
    'the type of a value',
    'trait A {\n  self: B =>\n  type C = D { val universe: self.global.type }\n  val e: F[global.type] = new F(global)\n}\n',
  ],
])('%s is read', (_, text) => isRead(text))

test('what is read in the place of something else has its names where they stand', async () => {
  await expectLinks({
    'a.scala': `trait Item { def touch(other: Item)
  def act(): Unit }
object Main {
  def go(items: List[Item]) = items.foreach { item: Item =>
    //                                              ^ type a.scala Item
    item.touch(item)
    //   ^ call a.scala Item.touch
  }
}
`,
  })
})

test('a body that begins on a line of its own is that of its class', () =>
  expectLinks({
    'a.scala': `object Store {
  def made[T: Tag](from: Iterator[T]): Store[T] =
    new Store[T]((all: Array[T], first: Int, size: Int) => {
      while (i < size && from.hasNext) {
      }
    })
  def words(from: Iterator[String]): Store[Char] = {
      if (now.length != 0) {
      } else -1
  }
  def lines(from: Iterator[String]): Store[Char] = {
    words(from map { one =>
      if (begins) {
      } else "\\n"+one
    })
  }
}
import Store._
/** What is stored, and read when it is asked for
 */
class Store[T: Tag] protected(
  last: Int)
extends scala.collection.AbstractSeq[T]
{
  private def part(at: Int) = {
    val one = last
    //        ^ read a.scala Store.last
  }
    at >= 0 && at < last - first && {
    }
  override def slice(first: Int, last: Int): Store[T] = {
  }
  override def toString = {
  }
}
private class Leaf[T: Tag](val number: Int) {
    if (full == Most) {
    }
}
`,
  }))

test('arrows of one sign take as much room as before', () => {
  const text =
    'x match {\n  case a ⇒ b\n  case _ ⇒\n    c\n  case d ⇒ // why\n  case e ⇒ -1\n}\nfor (i ← xs) yield i\nval f: A ⇒ B = null\n'
  const plain = withPlainArrows(text)
  expect(plain).toHaveLength(text.length)
  expect(plain).not.toMatch(/[⇒←]/)
  expect(plain.split('\n').map((line) => line.length)).toEqual(text.split('\n').map((line) => line.length))
})

test('patterns behind such an arrow bind their names, and nothing else', async () => {
  await expectLinks({
    'a.scala': `object Main {
  def go(x: Any) = x match {
    case text: String ⇒ text
    //                  ^ read variable text of line 3
    case _ ⇒
      x
      // <- read parameter x of line 2
  }
}
`,
  })
})
