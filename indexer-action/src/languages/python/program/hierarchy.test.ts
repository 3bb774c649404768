import { test } from 'vitest'
import { leads } from '../../../testing/leads.ts'

test('a property that can be set hides what a subclass stores under its name', () =>
  leads({
    'a.py': `
class Level:
    def raised(self):
        pass

class Base:
    @property
    def level(self) -> Level:
        return self._level

    @level.setter
    def level(self, value):
        self._level = value

class App(Base):
    def run(self, level):
        self.level = level

App().level.raised()
#     ^ read a.py Base.level
#           ^ call a.py Level.raised
`,
  }))

test('what a class does not have itself, its metaclass has', () =>
  leads({
    'a.py': `
class Registry:
    def lookup(self):
        pass

class Meta(type):
    def registry(cls):
        return Registry()

    @property
    def default(cls):
        return Registry()

class Model(metaclass=Meta):
    def save(self):
        pass

class User(Model):
    pass

User.registry().lookup()
#    ^ call a.py Meta.registry
#               ^ call a.py Registry.lookup
User.default.lookup()
#    ^ read a.py Meta.default
#            ^ call a.py Registry.lookup
User().registry()
#      ^ call unknown
`,
  }))

test('a base that is made with a metaclass brings it along', () =>
  leads({
    'a.py': `
import six

class Meta(type):
    def register(cls):
        pass

class Base:
    def save(self):
        pass

class Model(six.with_metaclass(Meta, Base)):
    pass

Model.register()
#     ^ call a.py Meta.register
Model().save()
#       ^ call a.py Base.save
`,
  }))

test('an abstract base class has nothing of its own', () =>
  leads({
    'a.py': `
from abc import ABC

class Base(ABC):
    def use(self):
        return self.name
        #           ^ read a.py Named.name

class Named(Base):
    name = ''

    def again(self):
        self.use()

Named().use()
`,
  }))

test('the class of an instance is asked for by name', () =>
  leads({
    'a.py': `
class Shape:
    count = 0

    def copy(self):
        self.__class__.count
        #              ^ read a.py Shape.count
        return self.__class__()

Shape().copy().copy()
#              ^ call a.py Shape.copy
`,
  }))
