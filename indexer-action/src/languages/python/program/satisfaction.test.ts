import { expect, test } from 'vitest'
import { check, expectLinks } from '../../../testing/carets.ts'

test('a method overrides the one of a protocol that its class satisfies without saying so', () =>
  expectLinks({
    'protocol.py': `
from typing import Generic, Protocol, TypeVar, runtime_checkable

T = TypeVar('T')

@runtime_checkable
class Renderable(Protocol):
    def __render__(self, width: int) -> str: ...

class Store(Protocol[T]):
    name: str

    def get(self, key: str) -> T: ...

class Closing(Store[T], Protocol[T]):
    def close(self) -> None: ...

def draw(one: Renderable, store: Store):
    one.__render__(80)
    #   ^ call protocol.py Renderable.__render__
    store.get('a')
    #     ^ call protocol.py Store.get
`,
    'classes.py': `
class Table:
    def __render__(self, width, height=0):
    #   ^ overrides protocol.py Renderable.__render__
        return ''

class Memory:
    def __init__(self):
        self.name = 'memory'

    def get(self, key):
    #   ^ overrides protocol.py Store.get
        return 1

class Connection(Memory):
    def get(self, key):
    #   ^ overrides classes.py Memory.get
        return 2

    def close(self):
    #   ^ overrides protocol.py Closing.close
        pass
`,
  }))

test('a class that lacks a member of a protocol or asks for other arguments does not satisfy it', async () => {
  const { expected, found } = await check({
    'protocol.py': `
from typing import Callable, Protocol

class Store(Protocol):
    def get(self, key: str): ...
    def put(self, key: str, value: int): ...

class Called(Protocol):
    def __call__(self, key: str): ...

class Closing(Protocol):
    async def close(self) -> None: ...
`,
    'classes.py': `
class Half:
    def get(self, key):
    #   ^ nothing
        pass

class Other:
    def get(self, name):
    #   ^ nothing
        pass

    def put(self, key, value):
    #   ^ nothing
        pass

class More:
    def get(self, key, default):
    #   ^ nothing
        pass

    def put(self, key, value):
    #   ^ nothing
        pass

class Socket:
    def close(self):
    #   ^ nothing
        pass

class Function:
    def __call__(self, key):
    #   ^ nothing
        pass
`,
  })
  expect(found).toEqual(expected)
})

test('what a protocol gives by name alone has to be taken by that name, and what a test asks for is of tests only', async () => {
  const { expected, found } = await check({
    'protocol.py': `
from typing import Any, Protocol

class Handler(Protocol):
    def handle(self, request: Any, *, timeout: float = 1.0) -> Any: ...
`,
    'tests/test_runner.py': `
from typing import Protocol

class Running(Protocol):
    def run(self): ...

class Fake:
    def run(self):
    #   ^ overrides tests/test_runner.py Running.run
        pass
`,
    'classes.py': `
class Without:
    def handle(self, request):
    #   ^ nothing
        pass

class Loose:
    def handle(self, *args):
    #   ^ nothing
        pass

class Needing:
    def handle(self, request, *, timeout):
    #   ^ nothing
        pass

class With:
    def handle(self, request, *, timeout=2, retries=1):
    #   ^ overrides protocol.py Handler.handle
        pass

class Placed:
    def handle(self, request, timeout=2):
    #   ^ overrides protocol.py Handler.handle
        pass

class Any:
    def handle(self, request, **options):
    #   ^ overrides protocol.py Handler.handle
        pass

class Runner:
    def run(self):
    #   ^ nothing
        pass
`,
  })
  expect(found).toEqual(expected)
})

test('links do not grow as classes times protocols', () =>
  expectLinks({
    'protocol.py': `from typing import Protocol\n${Array.from({ length: 40 }, (_, at) => `class P${at}(Protocol):\n    def run(self): ...\n`).join('')}`,
    'classes.py': `
class Runner:
    def run(self):
    #   ^ ${Array.from({ length: 16 }, (_, at) => `overrides protocol.py P${at}.run`).join(', ')}
        pass
`,
  }))
