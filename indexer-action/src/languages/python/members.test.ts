import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

test('methods and attributes are found through constructors, annotations and inheritance', () =>
  expectLinks({
    'models.py': `
class Base:
    def save(self):
        pass

class User(Base):
    #      ^ extends models.py Base
    def __init__(self, name):
        self.name = name

    def save(self):
        # ^ nothing
        super().save()
        #       ^ call models.py Base.save
        return self.name
        #           ^ read models.py User.name
`,
    'app.py': `
from models import User

def rename(user: User):
    user.name = "x"
    #    ^ write models.py User.name
    user.save()
    #    ^ call models.py User.save

def make():
    return User("a")
    #      ^ call models.py User

make().save()
#      ^ call models.py User.save
`,
  }))

test('an overriding method says what it overrides', () =>
  expectLinks({
    'a.py': `
class Shape:
    def area(self):
        raise NotImplementedError

class Square(Shape):
    def area(self):
    #   ^ overrides a.py Shape.area
        return 1
`,
  }))

test('the order of bases decides, as C3 has it', () =>
  expectLinks({
    'a.py': `
class A:
    def f(self): pass

class B(A):
    pass

class C(A):
    def f(self): pass

class D(B, C):
    pass

D().f()
#   ^ call a.py C.f
`,
  }))

test('a base from outside answers for what the class does not say', () =>
  expectLinks({
    'test_a.py': `
import unittest

class TestIt(unittest.TestCase):
    def test_one(self):
        self.assertEqual(self.twice(2), 4)
        #    ^ call std:python unittest.TestCase.assertEqual
        #                     ^ call test_a.py TestIt.twice

    def twice(self, n):
        return n * 2
`,
  }))

test('a mixin reaches what the classes that use it define', () =>
  expectLinks({
    'a.py': `
class Retry:
    def again(self):
        return self.send()
        #           ^ call a.py Session.send

class Session(Retry):
    def send(self):
        pass

Session().again()
`,
  }))

test('properties, class methods and static methods', () =>
  expectLinks({
    'a.py': `
class Engine:
    def start(self):
        pass

class Car:
    @property
    def engine(self):
        return Engine()

    @engine.setter
    def engine(self, value):
        pass

    @classmethod
    def build(cls):
        return cls()

    @staticmethod
    def honk():
        pass

car = Car.build()
#         ^ call a.py Car.build
car.engine.start()
#   ^ read a.py Car.engine, runs a.py Car.engine
#          ^ call a.py Engine.start
car.honk()
#   ^ call a.py Car.honk
`,
  }))

test('elements of annotated and inferred containers have types', () =>
  expectLinks({
    'a.py': `
from typing import Dict, List, Optional

class Item:
    def use(self):
        pass

def f(items: List[Item], by_name: Dict[str, Item], maybe: Optional[Item]):
    for item in items:
        item.use()
        #    ^ call a.py Item.use
    for name, item in by_name.items():
        name.lower()
        #    ^ call std:python str.lower
        item.use()
        #    ^ call a.py Item.use
    maybe.use()
    #     ^ call a.py Item.use
    [Item() for _ in range(3)][0].use()
    #                             ^ call a.py Item.use
`,
  }))

test('isinstance narrows, and a value of unknown type stays unknown', () =>
  expectLinks({
    'a.py': `
class Dog:
    def bark(self):
        pass

def f(pet, other):
    if isinstance(pet, Dog):
        pet.bark()
        #   ^ call a.py Dog.bark
    other.bark()
    #     ^ call unknown
`,
  }))

test('context managers run their protocol and give what they enter', () =>
  expectLinks({
    'a.py': `
class Lock:
    def __enter__(self):
        return self

    def __exit__(self, *exc):
        pass

    def held(self):
        pass

with Lock() as lock:
    lock.held()
    #    ^ call a.py Lock.held
`,
  }))

test('pytest fills parameters with what its fixtures give', () =>
  expectLinks({
    'conftest.py': `
import pytest

class Client:
    def get(self):
        pass

@pytest.fixture
def client():
    yield Client()
`,
    'tests/test_app.py': `
def test_get(client):
    client.get()
    # ^ nothing
    return client.get()
    #      ^ read parameter client of line 2
    #             ^ call conftest.py Client.get
`,
  }))

test('a type variable stands for what the subclass gives it', () =>
  expectLinks({
    'a.py': `
from typing import Generic, TypeVar, Union

T = TypeVar("T")
Tree = Union["Leaf", "Branch"]

class Leaf:
    def colour(self):
        pass

class Branch:
    pass

class Repository(Generic[T]):
    def get(self, key) -> T:
        ...

class Leaves(Repository[Leaf]):
    pass

def f(tree: Tree):
    tree.colour()
    #    ^ call a.py Leaf.colour

Leaves().get(1).colour()
#               ^ call a.py Leaf.colour
`,
  }))

test('isinstance holds for the rest of an `and` and in the branch of a conditional, and nowhere else', () =>
  expectLinks({
    'a.py': `class Pattern:
    def __init__(self):
        self.text = ''

    def __eq__(self, other):
        return isinstance(other, Pattern) and self.text == other.text
#                                                                ^ read a.py Pattern.text

def chosen(one):
    return one.text if isinstance(one, Pattern) else one.text
#              ^ read a.py Pattern.text

def either(one):
    return isinstance(one, Pattern) or one.text
#                                          ^ read unknown
`,
  }))

test('what is sent to a generator and the keys of a dictionary are what their annotations say', () =>
  expectLinks({
    'a.py': `from typing import Generator

class Request:
    pass

class Response:
    def read(self):
        pass

def flow(request: Request) -> Generator[Request, Response, None]:
    response = yield request
    response.read()
#            ^ call a.py Response.read

class Pattern:
    def matches(self):
        pass

class Mounts:
    def __init__(self):
        self.mounts: dict[Pattern, Request] = {}

    def find(self):
        for pattern, request in self.mounts.items():
            pattern.matches()
#                   ^ call a.py Pattern.matches
        for pattern in self.mounts.keys():
            pattern.matches()
#                   ^ call a.py Pattern.matches
`,
  }))

test('a base class leaves to its subclasses what it sets to nothing', () =>
  expectLinks({
    'a.py': `class UserSerializer:
    def run(self):
        pass

class View:
    serializer_class = None

    def post(self):
        self.serializer_class().run()
#                               ^ call a.py UserSerializer.run

class UserView(View):
    serializer_class = UserSerializer

UserView().post()
`,
  }))

test('relations of models are models, and keys by which things are sorted are given the things', () =>
  expectLinks({
    'a.py': `from django.db import models

class Team(models.Model):
    def size(self):
        return 1

class User(models.Model):
    team = models.ForeignKey(Team, on_delete=models.CASCADE)

    def rank(self):
        return self.team.size()
#                        ^ call a.py Team.size

def ranked():
    return sorted([User(), User()], key=lambda one: one.rank())
#                                                       ^ call a.py User.rank
`,
  }))

test('yield from gives what the other generator returns', () =>
  expectLinks({
    'a.py': `
class Leaf:
    def fall(self):
        pass

def inner():
    yield 1
    return Leaf()

def outer():
    leaf = yield from inner()
    leaf.fall()
    #    ^ call a.py Leaf.fall
`,
  }))

test('what is called as the class of an object is that class', () =>
  expectLinks({
    'a.py': `
class Point:
    def __init__(self, x):
        self.x = x

    def moved(self):
        return self.__class__(self.x + 1)
        #           ^ read std:python object.__class__, call_indirect a.py Point

Point(1).__class__(2).moved()
#        ^ read std:python object.__class__, call_indirect a.py Point
#                     ^ call a.py Point.moved
`,
  }))

test('super with another class means what comes after that one', () =>
  expectLinks({
    'traits.py': `class Trait:
    def start(self):
        pass

    @classmethod
    def make(cls):
        pass

class Instance(Trait):
    def start(self):
        pass

class Container(Instance):
    def start(self):
        pass

class List(Container):
    def start(self):
        super(Container, self).start()
        #                      ^ call traits.py Instance.start
        super(List, self).start()
        #                 ^ call traits.py Container.start
        super(self.__class__, self).start()
        #                           ^ call traits.py Container.start
        super(Instance, self).start()
        #                     ^ call traits.py Trait.start

    @classmethod
    def make(cls):
        super(Container, cls).make()
        #                     ^ call traits.py Trait.make
`,
  }))
