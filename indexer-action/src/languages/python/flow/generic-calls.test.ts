import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

const ITEMS = `
class Item:
    name: str

    def owner(self) -> 'Owner':
        pass

class Owner:
    def greet(self):
        pass
`

test('a function that a generic one is given is called with what the other arguments hold', () =>
  expectLinks({
    'items.py': ITEMS,
    'a.py': `
from typing import Callable, Iterable, Optional, TypeVar
from items import Item

K = TypeVar('K')
V = TypeVar('V')

def group(items: Iterable[V], key: Callable[[V], K]) -> dict[K, list[V]]: ...
def pairs(items: list[V], by: Optional[Callable[[V], K]] = None) -> list[tuple[V, K]]: ...
def apply(value: V, change: Callable[[V], K]) -> K: ...
def nested[T](items: list[list[T]]) -> list[T]: ...
def chunks[T](items: Iterable[T], size: int) -> list[list[T]]: ...
def first(items: list[V], fits: Callable[[V], bool]) -> V | None: ...

def use(items: list[Item]):
    grouped = group(items, key=lambda item: item.owner())
    #                                            ^ call items.py Item.owner
    for owner, each in grouped.items():
        owner.greet()
        #     ^ call items.py Owner.greet
        each[0].owner()
        #       ^ call items.py Item.owner
    group(items, lambda item: item.name)['a'][0].owner()
    #                                            ^ call items.py Item.owner
    for item, owner in pairs(items, lambda one: one.owner()):
        item.owner()
        #    ^ call items.py Item.owner
        owner.greet()
        #     ^ call items.py Owner.greet
    apply(items[0], lambda item: item.owner()).greet()
    #                                 ^ call items.py Item.owner
    #                                          ^ call items.py Owner.greet
    for chunk in chunks(items, 2):
        chunk[0].owner()
        #        ^ call items.py Item.owner
    first(items, lambda item: item.owner()).owner()
    #                              ^ call items.py Item.owner
    #                                       ^ call items.py Item.owner
`,
  }))

test('what a class is of is given to the functions that its methods are given', () =>
  expectLinks({
    'items.py': ITEMS,
    'a.py': `
from typing import Callable, Generic, TypeVar
from items import Item

T = TypeVar('T')
U = TypeVar('U')

class Box(Generic[T]):
    def map(self, by: Callable[[T], U]) -> list[U]: ...

def use(box: Box[Item]):
    box.map(lambda item: item.owner())[0].greet()
    #                         ^ call items.py Item.owner
    #                                     ^ call items.py Owner.greet
`,
  }))

test('a function that is made of type variables is the one that is given back', () =>
  expectLinks({
    'a.py': `
from typing import Callable, TypeVar

T = TypeVar('T')

def twice(change: Callable[[T], T]) -> Callable[[T], T]:
    def changed(value: T) -> T:
        return change(change(value))
    return changed

twice(lambda value: value)(1)
#                         ^ call_indirect a.py twice.changed
`,
  }))

test('the arguments of a constructor tell the type arguments of the instance', () =>
  expectLinks({
    'a.py': `
from __future__ import annotations
from typing import Generic, TypeVar, overload

T = TypeVar('T')
S = TypeVar('S')

class Option(Generic[T]):
    def __get__(self, instance, owner=None) -> T:
        return instance._data[self._name]

    def validate(self, value) -> T:
        return value

class Sub(Generic[S], Option[S]):
    @overload
    def __init__(self, config: type[S], /, *, validate=None): ...
    @overload
    def __init__(self: Sub[int], *options: str, validate=None): ...
    def __init__(self, *options, validate=None):
        self.options = options

class Box(Option[T]):
    def __init__(self, name, item: T):
        self.item = item

class Nav:
    def walk(self):
        pass

class Page:
    def walk(self):
        pass

class Config:
    nav = Sub(Nav)
    page = Sub(Page)

def use(config: Config, page: Page, unknown):
    config.nav.walk()
    #          ^ call a.py Nav.walk
    config.page.walk()
    #           ^ call a.py Page.walk
    Box('nav', Nav()).validate(1).walk()
    #                             ^ call a.py Nav.walk
    Box('page', item=page).item.walk()
    #                           ^ call a.py Page.walk
    Box('page', unknown).validate(1).walk()
    #                                ^ call unknown
`,
  }))
