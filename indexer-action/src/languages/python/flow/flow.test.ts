import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'
import { ONE_AND_TWO } from '../testing.ts'

test('functions flow through parameters, defaults and returns', () =>
  expectLinks({
    'a.py': `
def task():
    pass

def run(job, fallback=task):
    job()
    # ^ nothing
    return fallback
    #      ^ read parameter fallback of line 5

def make():
    return task

run(make())()
#          ^ call_indirect a.py task
`,
    'b.py': `
def call(job):
    value = job()
    #       ^ read parameter job of line 2, call_indirect b.py work

def work():
    pass

call(job=work)
`,
  }))

test('functions flow through dictionaries, lists and unpacking', () =>
  expectLinks({
    'a.py': `${ONE_AND_TWO}
table = {"one": one, "two": two}
table["two"]()
#           ^ call_indirect a.py two
first, (second, *_) = one, [two, one]
x = second
second()
# ^ nothing
handlers = []
handlers.append(one)
for handler in handlers:
    x = handler()
    #   ^ read a.py handler, call_indirect a.py one
`,
  }))

test('a negative index counts from the end, and is a key like others in a dictionary', () =>
  expectLinks({
    'shapes.py': `
from typing import NamedTuple

class Round:
    def turn(self): pass

class Flat:
    def lie(self): pass

class Both(NamedTuple):
    first: Round
    second: Flat
`,
    'main.py': `
from shapes import Both, Flat, Round

shapes = (Round(), Round(), Flat())
shapes[-1].lie()
#          ^ call shapes.py Flat.lie
shapes[-2].turn()
#          ^ call shapes.py Round.turn

def main(pair: tuple[Round, Flat], both: Both, many: tuple[Flat, ...], known: list[Round]):
    pair[-2].turn()
    #        ^ call shapes.py Round.turn
    *rest, last = pair
    last.lie()
    #    ^ call shapes.py Flat.lie
    both[-1].lie()
    #        ^ call shapes.py Flat.lie
    many[-1].lie()
    #        ^ call shapes.py Flat.lie
    known[-1].turn()
    #         ^ call shapes.py Round.turn

by_number = {-1: Round(), 1: Flat()}
by_number[-1].turn()
#             ^ call shapes.py Round.turn
by_number[1].lie()
#            ^ call shapes.py Flat.lie
`,
  }))

test('an identity gives each caller its own argument back', () =>
  expectLinks({
    'a.py': `
def same(value):
    return value

def one():
    pass

def two():
    pass

same(one)()
#        ^ call_indirect a.py one
same(two)()
#        ^ call_indirect a.py two
`,
  }))

test('a decorator that replaces a function is what callers reach, one that wraps it is not', () =>
  expectLinks({
    'a.py': `
from functools import wraps

def loud(f):
    @wraps(f)
    def inner():
        return f()
        #      ^ read parameter f of line 4, call_indirect a.py shout
    return inner

def swap(f):
    def other():
        pass
    return other

@loud
def shout():
    pass

@swap
def gone():
    pass

x = shout()
#   ^ call a.py shout
y = gone()
#   ^ read a.py gone, call_indirect a.py swap.other
`,
  }))

test('partial, getattr and map call what they are given', () =>
  expectLinks({
    'a.py': `
from functools import partial

def add(a, b):
    pass

class Tool:
    def cut(self):
        pass

plus = partial(add, 1)
x = plus(2)
#   ^ read a.py plus, call_indirect a.py add
y = getattr(Tool(), "cut")()
#                         ^ call_indirect a.py Tool.cut
z = map(add, [1])
#   ^ call std:python map
#      ^ call_indirect a.py add
`,
  }))

test('instances are followed through attributes that other methods assign', () =>
  expectLinks({
    'a.py': `
class Store:
    def read(self):
        pass

class App:
    def __init__(self, store):
        self.store = store

    def handle(self):
        return self.store.read()
        #                 ^ call a.py Store.read

App(Store()).handle()
`,
  }))

test('a dispatcher that anything may reach names nobody', async () => {
  const functions = Array.from({ length: 30 }, (_, at) => `def f${at}(): pass\n`).join('')
  const calls = Array.from({ length: 30 }, (_, at) => `run(f${at})\n`).join('')
  await expectLinks({
    'a.py': `${functions}
def run(job):
    return job()
    #      ^ read parameter job of line 32
${calls}`,
  })
})

test('an integer that is too large for a column is not the key that is left of it', () =>
  expectLinks({
    'a.py': `${ONE_AND_TWO}
table = {0: one, 1: two}
table[4294967296]()
#                ^ call_indirect a.py one, call_indirect a.py two
`,
  }))

test('a parameter without annotation is what the method says that is overridden', () =>
  expectLinks({
    'base.py': `class Connection:
    def close(self):
        pass

class Dialect:
    def do_close(self, connection: Connection, *, force: bool) -> None:
        pass
`,
    'a.py': `from base import Dialect

class Default(Dialect):
    def do_close(self, connection, *, force):
        connection.close()
        #          ^ call base.py Connection.close

    def do_open(self, connection):
        connection.close()
        #          ^ call unknown

class Other(Dialect):
    def do_close(self, it, *, force):
        it.close()
        #  ^ call unknown
`,
  }))
