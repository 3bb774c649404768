import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

test('an inner class is made of an object, and another name of a class has its companion', () =>
  expectLinks({
    'a.kt': `class Tree {
  inner class Node { fun act() = 1 }
  companion object { fun grow() = Tree() }
}
typealias Plant = Tree
fun use(tree: Tree) {
  tree.Node().act()
  //   ^ call a.kt Tree.Node
  //          ^ call a.kt Tree.Node.act
  Plant.grow().Node().act()
  //    ^ call a.kt Tree.grow
  //                  ^ call a.kt Tree.Node.act
}
`,
  }))
