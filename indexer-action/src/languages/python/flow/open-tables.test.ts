import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

test('a table that a base class leaves empty is the one that a subclass fills', () =>
  expectLinks({
    'a.py': `
from typing import Callable

class Command:
    handlers: dict[str, Callable] = {}
    steps = ()
    checks = []

    def __init__(self):
        self._methods = {}

    def run(self, name):
        handler = self.handlers[name]
        found = handler(name)
        #       ^ read variable handler of line 13, call_indirect a.py build, call_indirect a.py clean
        for step in self.steps:
            found = step(name)
            #       ^ read variable step of line 16, call_indirect a.py build
        for check in self.checks:
            found = check(name)
            #       ^ read variable check of line 19, call_indirect a.py one
        return self._methods[name](name)
        #                         ^ call_indirect a.py Make.make

def build(name):
    pass

def clean(name):
    pass

def one(name):
    pass

Command.checks.append(one)

class Make(Command):
    handlers = {'build': build, 'clean': clean}
    steps = (build,)

    def __init__(self):
        self._methods = {'make': self.make}

    def make(self, name):
        pass

class Default(Command):
    steps = [build]

class Full:
    steps = [build]

    def run(self):
        for step in self.steps:
            return step('')
            #      ^ read variable step of line 53, call_indirect a.py build

class Fuller(Full):
    steps = [clean]

Make().run(input())
Default().run(input())
Fuller().run()
`,
  }))
