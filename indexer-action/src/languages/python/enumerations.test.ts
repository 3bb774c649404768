import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

test('a member of an enumeration has the value that it is assigned', () =>
  expectLinks({
    'a.py': `
import enum

class Item:
    def use(self):
        pass

class Kind(enum.Enum):
    ONE = Item()
    TWO = Item()
    NAME = 'name'

class Own(enum.Enum):
    ONE = Item()

    @property
    def value(self):
        return self

Kind.ONE.value.use()
#              ^ call a.py Item.use
for kind in Kind:
    kind.value.use()
    #          ^ call a.py Item.use
Own.ONE.value.name
#       ^ read a.py Own.value, runs a.py Own.value
`,
  }))

test('a Literal of members is the enumeration, and so are flags that are combined', () =>
  expectLinks({
    'colors.py': `
from enum import Enum, Flag
from typing import Literal

class Color(Enum):
    RED = 1
    BLUE = 2

    def mix(self):
        pass

class Access(Flag):
    READ = 1
    WRITE = 2

    def grant(self):
        pass

Warm = Literal[Color.RED]

def main(color: Literal[Color.RED, Color.BLUE], warm: Warm, text: Literal["RED"]):
    color.mix()
    #     ^ call colors.py Color.mix
    warm.mix()
    #    ^ call colors.py Color.mix
    text.mix()
    #    ^ call unknown

both = Access.READ | Access.WRITE
both.grant()
#    ^ call colors.py Access.grant
(both & Access.READ).grant()
#                    ^ call colors.py Access.grant
`,
  }))

test('an enumeration may extend one of the repository', () =>
  expectLinks({
    'base.py': `
from enum import Enum

class Base(str, Enum):
    def label(self):
        pass
`,
    'a.py': `
from base import Base

class Color(Base):
    RED = 'red'
    BLUE = 'blue'
    _ignore_ = ['BLUE']
    note: str = 'none'

    def mix(self):
        pass

Color.RED.label()
#         ^ call base.py Base.label
Color.BLUE.mix()
#          ^ call a.py Color.mix
Color.RED.value.mix()
#               ^ call unknown
Color._ignore_.mix()
#              ^ call unknown
Color.note.mix()
#          ^ call std:python str.mix
`,
  }))

test("an enumeration's member is an instance, whether it is looked up by name, by value or by attribute", () =>
  expectLinks({
    'color.py': `
from enum import Enum

class Shade:
    def mix(self):
        pass

class Color(Enum):
    RED = 1

    @property
    def shade(self) -> Shade:
        return Shade()

Color['RED'].shade.mix()
#                  ^ call color.py Shade.mix
Color(1).shade.mix()
#              ^ call color.py Shade.mix
Color.RED.shade.mix()
#               ^ call color.py Shade.mix
`,
  }))
