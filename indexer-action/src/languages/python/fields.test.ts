import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

test('an attribute that a base class annotates is what methods of subclasses assign', () =>
  expectLinks({
    'tree.py': `class Base:
    kind: int
    parent: "Base | None" = None
    size = 0

class Leaf(Base):
    def __init__(self, kind, size):
        self.kind = kind
        self.size = size
        self.parent: Leaf = self

def show(leaf: Leaf):
    leaf.kind
    #    ^ read tree.py Base.kind
    leaf.size
    #    ^ read tree.py Leaf.size
    leaf.parent
    #    ^ read tree.py Leaf.parent
`,
  }))

test('each later assignment leads where a read of the attribute does, whatever its value is narrowed to', () =>
  expectLinks({
    'base.py': `class Client:
    pass

class Base:
    client: Client
    usage: int = 0
`,
    'a.py': `from base import Base, Client

class Sub(Base):
    def __init__(self, client: Client | None = None, other=None):
        self.plain = 1
        self.plain = 2
        #    ^ write a.py Sub.plain
        if client is not None:
            self.client = client
        elif isinstance(other, Client):
            self.client = other
            #    ^ write base.py Base.client
        else:
            made: Client = Client()
            self.client = made
            #    ^ write base.py Base.client
        self.client
        #    ^ read base.py Base.client

    def count(self):
        self.usage += 1
        self.usage += 2
        #    ^ write base.py Base.usage
        self.usage
        #    ^ read base.py Base.usage
`,
  }))

test('a property gives what its getter returns, whatever its setter is given', () =>
  expectLinks({
    'a.py': `class Point:
    def move(self):
        pass

class Text:
    def move(self):
        pass

class Box:
    def __init__(self):
        self.at = Text()
        #    ^ write a.py Box.at

    @property
    def at(self):
        return Point()

    @at.setter
    def at(self, value):
        self.held = value

box = Box()
box.at = Text()
#   ^ write a.py Box.at, runs a.py Box.at
box.at.move()
#      ^ call a.py Point.move
`,
  }))

test('what a method of a base class annotates is what subclasses assign, at their first assignment, too', () =>
  expectLinks({
    'base.py': `class Transport:
    def close(self):
        pass

class Protocol:
    name: str
    body: bytes | None
    body = None

    def __init__(self):
        self.transport: Transport | None = None
        self.paused = False

    @property
    def tag(self):
        return self.name

    @tag.setter
    def tag(self, value):
        self.name = value
        #    ^ write base.py Protocol.name
`,
    'sub.py': `from base import Protocol

class Handler(Protocol):
    def close(self):
        self.transport = None
        #    ^ write base.py Protocol.transport
        self.name = ''
        #    ^ write base.py Protocol.name
        self.tag = ''
        #    ^ write base.py Protocol.tag
        self.body = b''
        #    ^ write base.py Protocol.body
        self.paused = True

    def use(self):
        self.transport.close()
        #    ^ read base.py Protocol.transport
        #              ^ call base.py Transport.close
        self.tag
        #    ^ read base.py Protocol.tag, runs base.py Protocol.tag
        self.paused
        #    ^ read sub.py Handler.paused
`,
  }))

test('the assignment that is annotated declares a field, wherever it stands', () =>
  expectLinks({
    'a.py': `class Held:
    pass

class Base:
    def __init__(self, given, text):
        if given:
            self.held = given
            #    ^ write a.py Base.held
        else:
            self.held: Held | None = Held()
        self.text = text

class Sub(Base):
    def drop(self):
        self.held = None
        #    ^ write a.py Base.held
        self.text = ''

Sub().held
#     ^ read a.py Base.held
Sub().text
#     ^ read a.py Sub.text
`,
  }))

test('an attribute that a base class annotates is what class bodies of subclasses give another value', () =>
  expectLinks({
    'base.py': `from enum import Enum

class Base:
    name: str
    size: int | None = None
    kind = 0

    def show(self):
        pass

class Middle(Base):
    name = 'middle'

class Leaf(Middle):
    name = 'leaf'
    size = 3
    kind = 1
    show = None
    own: str = ''

    def grow(self):
        self.size = 4
        #    ^ write base.py Base.size
        self.kind = 2
        #    ^ write base.py Leaf.kind
        self.name
        #    ^ read base.py Base.name
`,
    'a.py': `from base import Leaf

Leaf().name
#      ^ read base.py Base.name
Leaf.size
#    ^ read base.py Base.size
Leaf().kind
#      ^ read base.py Leaf.kind
Leaf().show
#      ^ read base.py Leaf.show
Leaf().own
#      ^ read base.py Leaf.own
`,
  }))

test('a field is what one of its assignments is annotated with, also in a comment', () =>
  expectLinks({
    'a.py': `
class Thing:
    def run(self):
        pass

class Field(Thing):
    def run(self):
        pass

def resolve(what) -> Thing:
    return what

class Holder:
    field = None  # type: Thing | None

class Enum(Holder):
    def __init__(self, by):
        if by:
            self.inner: Field = Field()
        else:
            self.inner = resolve(by)
        self.field = by or Field()  # type: Field

    def go(self):
        self.inner.run()
        #          ^ call a.py Field.run
        self.field
        #    ^ read a.py Enum.field
`,
  }))

test('what is assigned to an object that __new__ makes is a field of its class', () =>
  expectLinks({
    'models.py': `
class Metadata:
    def fields(self):
        pass

class ModelBase(type):
    def __new__(cls, name, bases, attrs):
        if name == 'Model':
            return super().__new__(cls, name, bases, attrs)
        cls = super().__new__(cls, name, bases, attrs)
        cls._meta = Metadata()
        return cls

    def __init__(cls, name, bases, attrs):
        cls.options = Metadata()

    def register(cls):
        cls._meta.fields()
        #   ^ read models.py ModelBase._meta
        #         ^ call models.py Metadata.fields

class Model(metaclass=ModelBase):
    def save(self):
        self._meta.fields()
        #    ^ read models.py ModelBase._meta
        #          ^ call models.py Metadata.fields
        self.options.fields()
        #            ^ call models.py Metadata.fields
        self.register()
        #    ^ call unknown

class Path:
    def __new__(cls, text):
        self = object.__new__(cls)
        self.text = Metadata()
        return self

    @classmethod
    def parse(cls, text):
        made = cls.__new__(cls)
        made.parts = text
        return made

    def read(self):
        self.parts
        #    ^ read models.py Path.parts
        self.text.fields()
        #    ^ read models.py Path.text
        #         ^ call models.py Metadata.fields
`,
    'a.py': `
from models import Model, Path

class User(Model):
    pass

User._meta.fields()
#          ^ call models.py Metadata.fields
Path('x').text
#         ^ read models.py Path.text
`,
  }))

test('what a method assigns to the class of its object is no field: the object still has a class', () =>
  expectLinks({
    'a.py': `class Traits:
    def grow(self, name):
        cls = self.__class__
        self.__class__ = type(cls.__name__, (cls,), {})
        return self.__class__.make()
        #                     ^ call a.py Traits.make

    def empty(self):
        self.__dict__ = {}

    @classmethod
    def make(cls):
        return cls()

class Tree(Traits):
    def kind(self):
        self.__class__.make()
        #    ^ read std:python object.__class__
        type(self).make()
        #          ^ call a.py Traits.make
        self.__dict__
        #    ^ read std:python object.__dict__

class Posing:
    __class__ = property(lambda self: Traits)

    def ask(self):
        self.__class__
        #    ^ read a.py Posing.__class__
`,
  }))

test('what a class annotates itself is not what its ancestors annotate, and is what it says', () =>
  expectLinks({
    'base.py': `class Scope:
    def cancel(self):
        pass

class Group:
    scope: Scope
`,
    'a.py': `from weakref import WeakKeyDictionary
from base import Group as BaseGroup, Scope as BaseScope

class Scope(BaseScope):
    def cancel(self):
        pass

class Stream:
    def close(self):
        pass

class Other:
    def close(self):
        pass

class Group(BaseGroup):
    stream: Stream

    def __init__(self, pair=(Other(), Stream())):
        self.scope: Scope = Scope()
        self.stream, other = [Other(), Stream()]
        self.scope.cancel()
        #          ^ call a.py Scope.cancel

    def close(self):
        self.scope.cancel()
        #          ^ call a.py Scope.cancel
        self.stream.close()
        #           ^ call a.py Stream.close

groups: WeakKeyDictionary[object, Group] = WeakKeyDictionary()

def close(key):
    groups[key].close()
    #           ^ call a.py Group.close
`,
  }))

test('what is assigned says more than a protocol, and a member of an enumeration is written where its class declares it', () =>
  expectLinks({
    'a.py': `from enum import Enum
from typing import Protocol

class Formatter(Protocol):
    def __call__(self, value): ...

class Plain:
    def __call__(self, value):
        pass

class Column:
    formatter: Formatter

    def __init__(self):
        self.formatter = Plain()

    def show(self):
        self.formatter(1)
        #    ^ read a.py Column.formatter, call_indirect a.py Formatter.__call__, call_indirect a.py Plain.__call__

class Action(str, Enum):
    text: str

    def __new__(cls, code, text):
        made = str.__new__(cls, code)
        made.text = text
        #    ^ write a.py Action.text
        return made
`,
  }))
