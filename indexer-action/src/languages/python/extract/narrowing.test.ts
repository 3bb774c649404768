import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

const ANIMALS = `
class Animal:
    pass

class Dog(Animal):
    def bark(self):
        pass
`

test('isinstance narrows an attribute until it or what it is read from is bound anew', () =>
  expectLinks({
    'animals.py': ANIMALS,
    'a.py': `
from animals import Animal, Dog

class Owner:
    def __init__(self, pet: Animal, other: 'Owner'):
        self.pet = pet
        self.other = other

    def walk(self):
        if isinstance(self.pet, Dog) and self.pet.bark():
            #                                     ^ call animals.py Dog.bark
            self.pet.bark()
            #        ^ call animals.py Dog.bark
        self.pet.bark()
        #        ^ call unknown

    def call(self):
        if not isinstance(self.pet, Dog):
            return
        self.pet.bark()
        #        ^ call animals.py Dog.bark
        self.pet = Animal()
        self.pet.bark()
        #        ^ call unknown

    def visit(self, owner: 'Owner'):
        assert isinstance(owner.other.pet, Dog)
        owner.other.pet.bark()
        #               ^ call animals.py Dog.bark
        owner = self
        owner.other.pet.bark()
        #               ^ call unknown

    def later(self):
        assert isinstance(self.pet, Dog)
        def run():
            self.pet.bark()
            #        ^ call unknown
        return run
`,
  }))

test('what only type checkers read is what a name means, and not what stands in for it', () =>
  expectLinks({
    'kinds.py': `
import typing

if typing.TYPE_CHECKING:
    from typing import Protocol

    class Factory(Protocol):
        def make(self) -> int: ...
else:
    class Factory:
        pass

def use(factory: Factory):
    #            ^ type kinds.py Factory
    factory.make()
    #       ^ call kinds.py Factory.make
`,
    'a.py': `
from kinds import Factory
#                 ^ import kinds.py Factory
`,
  }))

test('a comment behind an assignment says its type as an annotation would', () =>
  expectLinks({
    'a.py': `
from typing import List, Optional

class User:
    def save(self):
        pass

class Group:
    owner = None  # type: Optional[User]
    #                              ^ type a.py User

    def __init__(self):
        self.members = []  # type: List[User]
        self.size = load()  # type: ignore

    def save(self):
        self.owner.save()
        #          ^ call a.py User.save
        for member in self.members:
            member.save()
            #      ^ call a.py User.save
`,
  }))

test('a comparison of classes narrows as isinstance does', () =>
  expectLinks({
    'animals.py': ANIMALS,
    'a.py': `
from animals import Dog

def walk(pet, other):
    if type(pet) is Dog:
        pet.bark()
        #   ^ call animals.py Dog.bark
    if other.__class__ is not Dog:
        return other.bark()
        #            ^ call unknown
    other.bark()
    #     ^ call animals.py Dog.bark

class Point:
    def __init__(self, x):
        self.x = x

    def __eq__(self, other):
        if other.__class__ is not self.__class__:
            return NotImplemented
        return self.x == other.x
        #                      ^ read a.py Point.x

    def __lt__(self, other):
        return isinstance(other, type(self)) and self.x < other.x
        #                                                       ^ read a.py Point.x

    def __gt__(self, other):
        return isinstance(other, self.__class__) and self.x > other.x
        #                                                           ^ read a.py Point.x

    @classmethod
    def of(cls, value):
        return value.x if isinstance(value, cls) else cls(value)
        #            ^ read a.py Point.x
`,
  }))

test('issubclass says which class a name holds', () =>
  expectLinks({
    'a.py': `
class Dog:
    @classmethod
    def breed(cls):
        return cls()

    def bark(self):
        pass

def make(kind):
    if issubclass(kind, Dog):
        kind.breed().bark()
        #    ^ call a.py Dog.breed
        kind().bark()
        #      ^ call a.py Dog.bark
`,
  }))

test('a keyword in the pattern of a class reads the attribute', () =>
  expectLinks({
    'a.py': `
class Leaf:
    def fall(self):
        pass

class Twig:
    leaf: Leaf

def use(value):
    match value:
        case Twig(leaf=found):
            #     ^ read a.py Twig.leaf
            found.fall()
            #     ^ call a.py Leaf.fall
        case Twig(leaf=Leaf() as found):
            found.fall()
            #     ^ call a.py Leaf.fall
`,
  }))

test('the case of a class narrows what is matched', () =>
  expectLinks({
    'animals.py': ANIMALS,
    'a.py': `
from animals import Dog

class Cat:
    def meow(self):
        pass

def walk(pet):
    match pet:
        case Dog():
            pet.bark()
            #   ^ call animals.py Dog.bark
        case Cat() | None:
            pet.meow()
            #   ^ call a.py Cat.meow
        case _:
            pet.bark()
            #   ^ call unknown
`,
  }))

test('what is there for versions of Python that are no longer maintained only is not what a name means', () =>
  expectLinks({
    'compat.py': `
import sys

if sys.version_info < (3, 8):
    class Origin:
        def old(self):
            pass

    def only():
        pass
else:
    class Origin:
        def new(self):
            pass

if sys.version_info >= (3, 11):
    def split(text):
        return Origin()
elif sys.version_info[0] == 2:
    def split(text):
        pass
else:
    def split(text):
        pass

if sys.version_info < (3, 8):
    def part(text):
        pass
elif sys.version_info[:2] == (3, 8):
    def part(text):
        pass
elif sys.platform == 'win32':
    def part(text):
        return Origin()
else:
    def part(text):
        return Origin()

if sys.version_info < (3, 8):
    def last(text):
        pass
elif sys.version_info[:2] == (3, 8):
    def last(text):
        pass
elif sys.version_info >= (3, 9):
    def last(text):
        return Origin()
else:
    def last(text):
        pass

if PY2:
    text = str
else:
    def text(value):
        pass

if sys.version_info >= (3, 12):
    def future():
        pass
else:
    def future():
        pass

x = only()
#   ^ call compat.py only
Origin().new()
#        ^ call compat.py Origin.new
Origin().old()
#        ^ call unknown
x = future()
#   ^ call one of (compat.py future | compat.py future)

def use(origin: Origin):
    origin.new()
    #      ^ call compat.py Origin.new
    x = part('').new()
    #   ^ call one of (compat.py part | compat.py part)
    #            ^ call compat.py Origin.new
    x = last('').new()
    #   ^ call compat.py last
    #            ^ call compat.py Origin.new
    x = split('').new()
    #   ^ call compat.py split
    #             ^ call compat.py Origin.new
`,
    'a.py': `
from compat import Origin, only, text, split, part, last
#                  ^ import compat.py Origin
#                          ^ import compat.py only
x = text('')
#   ^ call compat.py text
x = split('').new()
#   ^ call compat.py split
#             ^ call compat.py Origin.new
`,
  }))

test('isinstance narrows to the class that a function says it gives', () =>
  expectLinks({
    'kinds.py': `
class Field:
    default = None

    def copy(self):
        pass
`,
    'a.py': `
from typing import TYPE_CHECKING
if TYPE_CHECKING:
    from kinds import Field

def field_class() -> 'type[Field]':
    from kinds import Field
    return Field

def read(value):
    Field = field_class()
    if isinstance(value, Field):
        value.copy()
        #     ^ call kinds.py Field.copy
        value.default.__get__(None)
        #     ^ read kinds.py Field.default
`,
  }))
