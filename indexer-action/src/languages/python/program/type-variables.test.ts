import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

const TWO = `
class One:
    def run(self):
        pass

class Two:
    def run(self):
        pass
`

test('what a method makes of its own class is of the class that it was called on', () =>
  expectLinks({
    'a.py': `
from typing import Self, Type, TypeVar, List
T = TypeVar('T', bound='Base')

class Base:
    @classmethod
    def make(cls):
        made = cls()
        made.size = 1
        return made

    @classmethod
    def typed(cls: Type[T]) -> T:
        return cls()

    def copy(self):
        return self.__class__()

    def me(self) -> Self:
        return self

    def all(self) -> List[Self]:
        return [self]

class Left(Base):
    def turn(self):
        pass

class Right(Base):
    def turn(self):
        pass

Left.make().turn()
#           ^ call a.py Left.turn
Right.make().turn()
#            ^ call a.py Right.turn
Left.typed().turn()
#            ^ call a.py Left.turn
Right().copy().turn()
#              ^ call a.py Right.turn
Left().me().turn()
#           ^ call a.py Left.turn
Right().all()[0].turn()
#                ^ call a.py Right.turn
`,
  }))

test('what stands in the brackets of a type is what its type variables are', () =>
  expectLinks({
    'kinds.py': TWO,
    'box.py': `
from typing import Generic, Iterator, Optional, TypeVar
T = TypeVar('T')
U = TypeVar('U')

class Box(Generic[T]):
    def __init__(self, held: T):
        self.held = held

    def get(self) -> Optional[T]:
        return self.held

    def __iter__(self) -> Iterator[T]:
        yield self.held

class Named(Box[U]):
    name = ''
`,
    'a.py': `
from box import Box, Named
from kinds import One, Two

class Twos(Named[Two]):
    pass

def use(one: Box[One], two: 'Box[Two]', named: Named[One], twos: Twos):
    one.get().run()
    #         ^ call kinds.py One.run
    two.get().run()
    #         ^ call kinds.py Two.run
    named.get().run()
    #           ^ call kinds.py One.run
    twos.get().run()
    #          ^ call kinds.py Two.run
    for each in two:
        each.run()
        #    ^ call kinds.py Two.run
`,
  }))

test('a type variable of a function is what the argument of the call is', () =>
  expectLinks({
    'kinds.py': TWO,
    'a.py': `
from typing import Callable, Iterable, List, Optional, Type, TypeVar
from kinds import One, Two
T = TypeVar('T')

def same(value: T) -> T: ...
def first(values: Iterable[T]) -> Optional[T]: ...
def find(kind: Type[T], name: str) -> T: ...
def made(make: Callable[[], T]) -> List[T]: ...

def use(twos: List[Two]):
    same(One()).run()
    #           ^ call kinds.py One.run
    same(Two()).run()
    #           ^ call kinds.py Two.run
    first(twos).run()
    #           ^ call kinds.py Two.run
    find(One, 'x').run()
    #              ^ call kinds.py One.run
    made(lambda: Two())[0].run()
    #                      ^ call kinds.py Two.run
`,
  }))

test('what is made with its type in brackets has them', () =>
  expectLinks({
    'kinds.py': TWO,
    'a.py': `
from typing import Generic, TypeVar
from kinds import One
T = TypeVar('T')

class Box(Generic[T]):
    def get(self) -> T: ...

Box[One]().get().run()
#                ^ call kinds.py One.run
`,
  }))

test('type parameters in brackets are type variables', () =>
  expectLinks({
    'kinds.py': TWO,
    'a.py': `
from kinds import One, Two

class Box[T]:
    def get(self) -> T: ...

def same[T](value: T) -> T:
    #                    ^ type type T of line 7
    return check(value)

def use(one: Box[One]):
    one.get().run()
    #         ^ call kinds.py One.run
    same(Two()).run()
    #           ^ call kinds.py Two.run
`,
  }))

test('a type variable that is bound by a name in quotes is one all the same', () =>
  expectLinks({
    'a.py': `
import typing as t

T = t.TypeVar('T', bound='Node')
#                         ^ type a.py Node

class Node:
    def find(self, kind: t.Type[T]) -> t.Iterator[T]: ...

    def copy(self):
        made = object.__new__(self.__class__)
        made.find(Node)
        #    ^ call a.py Node.find
        return made

class Leaf(Node):
    def fall(self):
        pass

def use(node: Node, any: T):
    any.copy()
    #   ^ call a.py Node.copy
    for leaf in node.find(Leaf):
        leaf.fall()
        #    ^ call a.py Leaf.fall
`,
  }))

test('an attribute whose type is a type variable is what the brackets of the object say', () =>
  expectLinks({
    'kinds.py': TWO,
    'a.py': `
from __future__ import annotations
from dataclasses import dataclass
from typing import Generic, Optional, TypeVar
from kinds import One, Two
T = TypeVar('T')

class Client(Generic[T]):
    def __init__(self, app: T, spare: Optional[T] = None):
        self.app = app
        self.all: list[T] = [app]
        self.spare = spare

@dataclass
class Box(Generic[T]):
    held: T

class TwoClient(Client[Two]):
    def serve(self):
        self.app.run()
        #        ^ call kinds.py Two.run

def use(one: Client[One], box: Box[Two], two: TwoClient):
    one.app.run()
    #       ^ call kinds.py One.run
    one.all[0].run()
    #          ^ call kinds.py One.run
    one.spare.run()
    #         ^ call kinds.py One.run
    box.held.run()
    #        ^ call kinds.py Two.run
    two.app.run()
    #       ^ call kinds.py Two.run

def make() -> Client[One]:
    return Client[One](One())

def other():
    return Client[Two](Two())

make().app.run()
#          ^ call kinds.py One.run
other().app.run()
#           ^ call kinds.py Two.run
`,
  }))

test('what __new__ makes is of the class that it is given, whatever else the class extends', () =>
  expectLinks({
    'a.py': `
from abc import ABC
from outside import Plain

class Model(Plain):
    @classmethod
    def make(cls):
        made = cls.__new__(cls)
        made.start()
        #    ^ call a.py Model.start
        return made

    def start(self):
        pass

class Size(int):
    def __new__(cls, value):
        size = super().__new__(cls, value)
        size.check()
        #    ^ call a.py Size.check
        return size

    def check(self):
        pass

class Meta(type):
    def __new__(meta, name, bases, body):
        pass

class Shape(ABC, metaclass=Meta):
    def check(self):
        pass

shape = Shape.__new__(Shape)
shape.check()
#     ^ call a.py Shape.check
`,
  }))

test('a type variable with constraints is of one of them', () =>
  expectLinks({
    'a.py': `from typing import Generic, TypeVar

class Request:
    path: str

class Response:
    path: str
    def read(self):
        pass

Message = TypeVar('Message', Request, Response)

class Parser(Generic[Message]):
    def feed(self, message: Message):
        message.path
        #       ^ read one of (a.py Request.path | a.py Response.path)
        message.read()
        #       ^ call a.py Response.read
`,
  }))

test('a class that a type variable stands for has what the bound of the variable declares', () =>
  expectLinks({
    'a.py': `from typing import Type, TypeVar

class Traits:
    @classmethod
    def own(cls):
        pass

class Tree(Traits):
    @classmethod
    def grow(cls):
        pass

T = TypeVar("T", bound=Traits)

def signature(cls: type[T]) -> type[T]:
    cls.own()
    #   ^ call a.py Traits.own
    return cls

def make(cls: Type[T]) -> T:
    return cls()

@signature
class Oak(Tree):
    pass

Oak.grow()
#   ^ call a.py Tree.grow
make(Tree).grow()
#          ^ call a.py Tree.grow
`,
  }))
