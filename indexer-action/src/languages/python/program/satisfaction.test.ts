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
