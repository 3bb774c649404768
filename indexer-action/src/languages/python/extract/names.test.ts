import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'
import { ONE_AND_TWO } from '../testing.ts'

test('a name leads to the assignment, parameter or function of the scope that binds it', () =>
  expectLinks({
    'a.py': `
LIMIT = 3

def outer(limit):
    total = limit
    #       ^ read parameter limit of line 4

    def inner():
        return total + LIMIT + missing
        #      ^ read variable total of line 5
        #              ^ read a.py LIMIT
        #                      ^ read unknown

    return inner
    #      ^ read a.py outer.inner
`,
  }))

test('a class body sees its own names and its methods do not', () =>
  expectLinks({
    'a.py': `
size = 1

class Box:
    size = 2
    area = size * size
    #      ^ read a.py Box.size

    def grow(self):
        return size
        #      ^ read a.py size
`,
  }))

test('comprehension variables stay inside, and global and nonlocal reach outside', () =>
  expectLinks({
    'a.py': `
count = 0

def bump(items):
    global count
    count = len([item for item in items])
    #            ^ read variable item of line 6
    seen = 0

    def inner():
        nonlocal seen
        seen = count
        # ^ nothing
        #      ^ read a.py count
        return seen
        #      ^ read variable seen of line 8

    return inner
`,
  }))

test('builtins and the standard library are outside, under their own names', () =>
  expectLinks({
    'a.py': `
import os.path
from collections import OrderedDict

def f(path):
    print(os.path.join(path, "x"))
    # ^ nothing
    #             ^ call std:python os.path.join
    return OrderedDict(sorted(path))
    #      ^ call std:python collections.OrderedDict
    #                  ^ call std:python sorted
`,
  }))

test('third parties are named by their distribution and never by a namesake of the repository', () =>
  expectLinks({
    'app/session.py': `
import yaml
import requests

def get(url):
    return requests.get(url)
    #               ^ call PyPI:requests requests.get

def load(text):
    return yaml.load(text)
    #           ^ call PyPI:PyYAML yaml.load
`,
    'app/__init__.py': '',
  }))

test('imports lead through re-exports to the definition, relative and absolute alike', () =>
  expectLinks({
    'src/pkg/__init__.py': `
from .core import Engine as Motor
from .tools import *
`,
    'src/pkg/core.py': `
class Engine:
    pass
`,
    'src/pkg/tools.py': `
__all__ = ["public"]
#           ^ nothing

def public():
    pass

def hidden():
    pass
`,
    'src/pkg/sub/__init__.py': '',
    'src/pkg/sub/deep.py': `
from ..core import Engine
#                  ^ import src/pkg/core.py Engine
from ... import elsewhere
#               ^ import unknown
`,
    'tests/test_pkg.py': `
import pkg
from pkg import Motor, public, hidden
#               ^ import src/pkg/core.py Engine
#                      ^ import src/pkg/tools.py public
#                              ^ import unknown

def test_it():
    pkg.public()
    #   ^ call src/pkg/tools.py public
    return Motor()
    #      ^ call src/pkg/core.py Engine
`,
  }))

test('a module that a file of the package imports and gives back to the package by a star is the submodule', () =>
  expectLinks({
    'shop/__init__.py': `
from .prices import *
tax.rate
#   ^ read shop/tax.py rate
`,
    'shop/prices.py': `
from . import tax
#             ^ import module
tax.rate
#   ^ read shop/tax.py rate
`,
    'shop/tax.py': `
rate = 1
`,
  }))

test('what a star-imported file star-imports from outside may be any name', () =>
  expectLinks({
    'settings/__init__.py': '',
    'settings/base.py': `
from outside.defaults import *

DEBUG = False
`,
    'settings/local.py': `
from .base import *

x = DEBUG, MIDDLEWARE
#   ^ read settings/base.py DEBUG
#          ^ read PyPI:outside outside.defaults.MIDDLEWARE
`,
  }))

test('a fallback import leads to the module that is here', () =>
  expectLinks({
    'fast.py': 'def dumps(o):\n    pass\n',
    'a.py': `
try:
    from fast import dumps
except ImportError:
    from json import dumps

if TYPE_CHECKING:
    from fast import dumps as annotated

dumps({})
# ^ nothing
annotated({})
# ^ nothing
x = dumps
#   ^ read fast.py dumps
`,
  }))

test('a name that is bound again to what is made of its class or function means these', () =>
  expectLinks({
    'made.py': `
def compared(cls):
    cls.__eq__ = None
    return cls

class Point:
    pass

Point = compared(Point)

def run():
    pass

run = compared(run)
`,
    'a.py': `
import made
from made import Point, run
#                ^ import made.py Point
#                       ^ import made.py run

def f(point: Point):
    #        ^ type made.py Point
    return made.run
    #           ^ read made.py run
`,
  }))

test('what is there for type checkers is what a name means, and not what is there for others', () =>
  expectLinks({
    'made.py': `
import sys
from typing import TYPE_CHECKING

if sys.version_info >= (3, 11) or TYPE_CHECKING:
    class Result:
        first = 1
else:
    class Result:
        second = 1

if not TYPE_CHECKING:
    def run():
        pass
else:
    def run() -> Result:
        pass

def both() -> Result:
    pass

if not TYPE_CHECKING:
    def both():
        pass

class Client:
    if sys.version_info >= (3, 11) and TYPE_CHECKING:
        def get(self) -> Result: ...
    else:
        def get(self):
            pass
`,
    'a.py': `
from made import Client, Result, both, run
result = Result()
result.first
#      ^ read made.py Result.first
run().first
#     ^ read made.py Result.first
both().first
#      ^ read made.py Result.first
Client().get().first
#              ^ read made.py Result.first
`,
  }))

test('annotations are read in strings too', () =>
  expectLinks({
    'a.py': `
from typing import Optional

class Node:
    parent: "Optional[Node]"
    #                 ^ type a.py Node

    def root(self) -> "Node":
        #              ^ type a.py Node
        return self.parent.root()
        #                  ^ call a.py Node.root
`,
  }))

test('the assignment that reaches a call decides what is called', () =>
  expectLinks({
    'a.py': `${ONE_AND_TWO}
run = one
run = two
run()
# ^ nothing
both = one if run else two
(both)()
#     ^ nothing

def pick(flag):
    if flag:
        chosen = one
    else:
        return None
    return chosen()
    #      ^ read variable chosen of line 18, call_indirect a.py one
`,
  }))

test('match patterns bind names and name classes', () =>
  expectLinks({
    'a.py': `
class Point:
    def norm(self):
        pass

def f(shape):
    match shape:
        case Point() as p:
            return p.norm()
            #        ^ call a.py Point.norm
        case [first, *rest]:
            return first, rest
            #      ^ read variable first of line 11
`,
  }))

test('an attribute that a file sets on a name of its own is found again', () =>
  expectLinks({
    'a.py': `
def action(request):
    pass

config = make()
config.depth = 3
x = config.depth
#          ^ read variable depth of line 6
`,
  }))

test('a line that goes on behind a backslash is read like one that does not end', () =>
  expectLinks({
    'a.py': `${ONE_AND_TWO}
class Dog:
    def bark(self):
        pass

def choose(flag, other):
    run = one if flag else \\
        two
    #   ^ read a.py two
    run()
#   ^ read variable run of line 13, call_indirect a.py one, call_indirect a.py two
    if isinstance(other, \\
            Dog):
        other.bark()
        #     ^ call a.py Dog.bark
    return {'one': \\
            two}['one']()
    #                  ^ call_indirect a.py two
`,
  }))

test('a module that is named like the library that it adapts is not that library', () =>
  expectLinks({
    'app/__init__.py': '',
    'app/providers/__init__.py': '',
    'app/providers/openai.py': `
from openai import AsyncOpenAI
#                  ^ import PyPI:openai openai.AsyncOpenAI
import openai.types

class Provider:
    def client(self) -> AsyncOpenAI:
        #               ^ type PyPI:openai openai.AsyncOpenAI
        return openai.AsyncOpenAI()
        #             ^ call PyPI:openai openai.AsyncOpenAI
`,
    'app/providers/azure.py': `
from openai import AsyncOpenAI
#                  ^ import PyPI:openai openai.AsyncOpenAI
from app.providers.openai import Provider
#                                ^ import app/providers/openai.py Provider
from .openai import Provider as Own
#                   ^ import app/providers/openai.py Provider
import sibling
sibling.run()
#       ^ call app/providers/sibling.py run
`,
    'app/providers/sibling.py': `
def run():
    from sibling import run
    #                   ^ import app/providers/sibling.py run
`,
    'jobs/redis.py': `
import redis

redis.connect()
#     ^ call PyPI:redis redis.connect
`,
  }))
