import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

test('a descriptor gives what its __get__ gives', () =>
  expectLinks({
    'a.py': `
from typing import Generic, TypeVar, overload
T = TypeVar('T')

class Engine:
    def start(self):
        pass

class Stats:
    def count(self):
        pass

class Late(Generic[T]):
    @overload
    def __get__(self, instance: None, owner) -> 'Late[T]': ...
    @overload
    def __get__(self, instance: object, owner) -> T: ...
    def __get__(self, instance, owner):
        return self

class Plain:
    def __get__(self, instance, owner):
        return Engine()

class Crawler:
    engine = Plain()
    stats: Late[Stats] = Late()

Crawler().engine.start()
#                ^ call a.py Engine.start
Crawler().stats.count()
#               ^ call a.py Stats.count
`,
  }))

test('a decorator that makes a property of a function gives what that very function gives', () =>
  expectLinks({
    'a.py': `
class cached:
    def __init__(self, func):
        self.func = func

    def __get__(self, instance, owner):
        if instance is None:
            return self
        value = instance.__dict__[self.func.__name__] = self.func(instance)
        return value

class One:
    def run(self):
        pass

class Two:
    def run(self):
        pass

class Both:
    @cached
    def one(self):
        return One()

    @cached
    def two(self):
        return Two()

Both().one.run()
#          ^ call a.py One.run
Both().two.run()
#          ^ call a.py Two.run
`,
  }))

test('a property that is made by a call gives what its function gives', () =>
  expectLinks({
    'a.py': `
class Size:
    def grow(self):
        pass

class Box:
    def _get(self):
        return Size()

    size = property(_get)
    other = property(lambda self: Size(), None)

Box().size.grow()
#          ^ call a.py Size.grow
Box().other.grow()
#           ^ call a.py Size.grow
Box().size
#     ^ read a.py Box.size, runs a.py Box._get
Box.size
#   ^ read a.py Box.size
`,
  }))

test('a descriptor that says it gives what its function gives does so, also from a table that all of them share', () =>
  expectLinks({
    'a.py': `from typing import Callable, ClassVar, Generic, TypeVar, cast

T = TypeVar("T")

class cached(Generic[T]):
    cache: ClassVar[dict[tuple[type[object], str], object]] = {}

    def __init__(self, getter: Callable[..., T]) -> None:
        self.getter: Callable[..., T] = getter

    def __set_name__(self, owner, name):
        self.name = name

    def __get__(self, instance: object, owner: type[object]) -> T:
        key = owner, self.name
        if key not in self.cache:
            self.cache[key] = self.getter(owner)
        return cast(T, self.cache[key])

class Table:
    def keys(self):
        pass

class Model:
    @cached
    def fields(cls) -> dict[str, str]:
        return {}

    @cached
    def table(cls):
        return Table()

    @cached
    def relation(cls) -> "type[Model]":
        return cls

    def keys(self):
        return self.fields.keys()
        #                  ^ call std:python dict.keys

def show(model: Model):
    model.table.keys()
    #           ^ call a.py Table.keys
    model.relation.fields.items()
    #              ^ read a.py Model.fields, runs a.py cached.__get__
    model.fields.items()
    #            ^ call std:python dict.items
`,
  }))

test('assigning to a descriptor that the class itself declares runs it', () =>
  expectLinks({
    'a.py': `class Resetter:
    def __set__(self, obj, value):
        obj.__dict__["_adj"] = value

class Graph:
    _adj = Resetter()
    size: int = 0

    def __init__(self):
        self._adj = {}
        #    ^ write a.py Graph._adj, runs a.py Resetter.__set__
        self.size = 1
        #    ^ write a.py Graph.size
`,
  }))
