import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

test('a test that classes inherit runs on each of them, with what each sets up', () =>
  expectLinks({
    'graphs.py': `
class Graph:
    def order(self):
        pass

class Tree:
    def order(self):
        pass

    def height(self):
        pass
`,
    'tests/test_graphs.py': `
from graphs import Graph, Tree

class BaseTester:
    def test_order(self):
        graph = self.graph
        graph.order()
        #     ^ call one of (graphs.py Tree.order | graphs.py Graph.order)
        self.again()
        #    ^ call one of (tests/test_graphs.py TestGraph.again | tests/test_trees.py TestTree.again)
        made = self.kind()
        made.order()
        #    ^ call one of (graphs.py Tree.order | graphs.py Graph.order)

class TestGraph(BaseTester):
    kind = Graph

    def setup_method(self):
        self.graph = Graph()

    def again(self):
        pass
`,
    'tests/test_trees.py': `
from graphs import Tree
from tests.test_graphs import BaseTester

class TestTree(BaseTester):
    kind = Tree

    def setup_method(self):
        self.graph = Tree()

    def again(self):
        pass
`,
  }))

test('a test that more classes inherit than can be followed is one of its own class all the same', () =>
  expectLinks({
    'tests/test_first.py': `
from tests.test_shared import Shared
${Array.from({ length: 20 }, (_, nth) => `class Test${nth}(Shared):\n    value = ${nth}\n`).join('\n')}`,
    'tests/test_shared.py': `
class Shared:
    def assign(self, value):
        pass

    def test_good_values(self):
        self.assign(1)
        #    ^ call tests/test_shared.py Shared.assign
`,
  }))
