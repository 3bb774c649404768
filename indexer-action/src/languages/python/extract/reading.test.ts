/** What is newer than the grammar. */
import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

test('type parameters have defaults', () =>
  expectLinks({
    'a.py': `class Item:
    def use(self): ...

class Box[T = Item, *Ts = *tuple[int, ...], U: Item = Item]:
#             ^ type a.py Item
    content: T
#            ^ type type T of line 4

def first[T: Item = Item](of: list[T], at: int = 0) -> T:
#                   ^ type a.py Item
    of[0].use()
#         ^ call a.py Item.use
    return of[at]
#          ^ read parameter of of line 9
`,
  }))

test('imports may be lazy', () =>
  expectLinks({
    'b.py': 'def load(): ...\n',
    'a.py': `lazy import b
lazy from b import load

def go():
    b.load()
#     ^ call b.py load
    load()
#   ^ call b.py load
`,
  }))

test('bounds and aliases name types, and what is bound is of its type', () =>
  expectLinks({
    'a.py': `class Item:
    def use(self): ...
class Other:
    def use(self): ...

type Pair[A: Item, B] = tuple[A, B]
#            ^ type a.py Item
#                             ^ type type A of line 6

def first[T: Item](of: list[T]) -> T:
#            ^ type a.py Item
    of[0].use()
#         ^ call a.py Item.use
    return of[0]

class Box[T: (Item, Other)]:
#             ^ type a.py Item
    content: T
    def go(self):
        self.content.use()
#                    ^ call one of (a.py Item.use | a.py Other.use)
`,
  }))

test('texts among type arguments are texts, and name nothing', () =>
  expectLinks({
    'a.py': `from typing import Annotated, Literal, Optional

def run(): ...
class Item:
    def use(self): ...
KINDS = {}

def choose(mode: Literal['run', 'Item'], other: Optional[Literal['run']], kind: Annotated[Item, 'run', run()]) -> Item:
#                         ^ nothing
#                                                                 ^ nothing
#                                                                                                 ^ nothing
#                                                                                                      ^ call a.py run
    kind.use()
#        ^ call a.py Item.use

def named(kind: Annotated[str, KINDS['run'](name='run')], item: Item) -> 'Literal["run"]':
#                              ^ read a.py KINDS
#                                                                                  ^ nothing
    item.use()
#        ^ call a.py Item.use
`,
  }))
