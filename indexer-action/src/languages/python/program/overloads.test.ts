import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

const KINDS = `
class Text:
    def read(self):
        pass

class Bytes:
    def read(self):
        pass

class Stream:
    def read(self):
        pass
`

test('literals among the arguments choose an overload', () =>
  expectLinks({
    'kinds.py': KINDS,
    'client.py': `
from typing import Literal, overload
from kinds import Bytes, Stream, Text

class Client:
    @overload
    def send(self, path: str, *, stream: Literal[False] = False) -> Text: ...
    @overload
    def send(self, path: str, *, stream: Literal[True]) -> Stream: ...
    def send(self, path: str, *, stream: bool = False) -> Text | Stream:
        pass

@overload
def load(path: str) -> Text: ...
@overload
def load(path: str, mode: Literal['rb', 'r+b']) -> Bytes: ...
@overload
def load(path: str, mode: str) -> Text | Bytes: ...
def load(path, mode='r'):
    pass
`,
    'a.py': `
from client import Client, load

def use(client: Client, flag: bool, options):
    client.send('/').read()
    #                ^ call kinds.py Text.read
    client.send('/', stream=True).read()
    #                             ^ call kinds.py Stream.read
    client.send('/', stream=False).read()
    #                              ^ call kinds.py Text.read
    client.send('/', stream=flag).read()
    #                             ^ call one of (kinds.py Text.read | kinds.py Stream.read)
    client.send('/', **options).read()
    #                           ^ call one of (kinds.py Text.read | kinds.py Stream.read)
    load('a').read()
    #         ^ call kinds.py Text.read
    load('a', 'rb').read()
    #               ^ call kinds.py Bytes.read
    load('a', mode='r+b').read()
    #                     ^ call kinds.py Bytes.read
`,
  }))

test('the types of arguments choose an overload, as far as they are written', () =>
  expectLinks({
    'kinds.py': KINDS,
    'a.py': `
from enum import Enum
from typing import Literal, overload
from kinds import Bytes, Stream, Text

class Base:
    pass

class Special(Base):
    pass

class Mode(Enum):
    TEXT = 1
    BYTES = 2

@overload
def find(key: None) -> Stream: ...
@overload
def find(key: Special) -> Text: ...
@overload
def find(key: Base | type[Base]) -> Bytes: ...
def find(key):
    pass

@overload
def open(mode: Literal[Mode.TEXT]) -> Text: ...
@overload
def open(mode: Literal[Mode.BYTES]) -> Bytes: ...
def open(mode):
    pass

def make() -> Special:
    pass

def use(base: Base, special: Special, either: Special | None, unknown):
    find(None).read()
    #          ^ call kinds.py Stream.read
    find(special).read()
    #             ^ call kinds.py Text.read
    find(make()).read()
    #            ^ call kinds.py Text.read
    find(Special()).read()
    #               ^ call kinds.py Text.read
    find(Base).read()
    #          ^ call kinds.py Bytes.read
    find(either).read()
    #            ^ call one of (kinds.py Stream.read | kinds.py Text.read)
    find(unknown).read()
    #             ^ call one of (kinds.py Stream.read | kinds.py Text.read | kinds.py Bytes.read)
    if isinstance(base, Special):
        find(base).read()
        #          ^ call kinds.py Text.read
    open(Mode.BYTES).read()
    #                ^ call kinds.py Bytes.read
`,
  }))

test('an index and a slice choose an overload, as a class of items has one for each', () =>
  expectLinks({
    'a.py': `
from typing import overload

class Row:
    def cells(self):
        pass

class Rows:
    @overload
    def __getitem__(self, key: int) -> Row: ...
    @overload
    def __getitem__(self, key: slice) -> 'Rows': ...
    def __getitem__(self, key):
        pass

    def count(self):
        pass

def use(rows: Rows, key):
    rows[0].cells()
    #       ^ call a.py Row.cells
    rows[1:].count()
    #        ^ call a.py Rows.count
    rows[0].count()
    #       ^ call unknown
    rows[key].cells()
    #         ^ call a.py Row.cells
`,
  }))

test('an overload that gives a function leaves the function that is returned', () =>
  expectLinks({
    'a.py': `
from typing import Callable, overload

class Handler:
    def handle(self):
        pass

@overload
def listen(path: str) -> Callable[[Callable], Handler]: ...
@overload
def listen(path: None, name: str) -> Callable[[], None]: ...
def listen(path=None, name=None):
    def decorator(fn) -> Handler:
        pass
    return decorator

made = listen('/')
made(print).handle()
#           ^ call a.py Handler.handle

listen('/')(print)
#          ^ call_indirect a.py listen.decorator
`,
  }))

test('an alias that holds itself is read to an end in overloads', () =>
  expectLinks({
    'a.py': `
from typing import Optional, Union, overload

class Node:
    def close(self): ...

Step = Union[Node, 'Step', None]
Hook = Optional['Hook']

@overload
def run(step: Step) -> Node: ...
@overload
def run(step: int) -> str: ...
def run(step):
    return step

@overload
def call(hook: Hook) -> str: ...
@overload
def call(hook: int) -> Node: ...
def call(hook):
    return hook

run(Node()).close()
#           ^ call a.py Node.close
call(1).close()
#       ^ call a.py Node.close
`,
  }))

test('overloads are one function: its implementation', () =>
  expectLinks({
    'a.py': `
from typing import overload

@overload
def get(key: int) -> int: ...
@overload
def get(key: str) -> str: ...
def get(key):
    return key

y = get
#   ^ read a.py get
`,
  }))

test('aliases that hold each other are read once each in overloads', () => {
  const names = Array.from({ length: 12 }, (_, at) => `Step${at}`)
  const aliases = names.map((name) => `${name} = Union[Node, ${names.map((one) => `'${one}'`).join(', ')}]`)
  return expectLinks({
    'a.py': `
from typing import Union, overload
class Node:
    def close(self): ...
${aliases.join('\n')}
@overload
def run(step: Step0) -> Node: ...
@overload
def run(step: int) -> str: ...
def run(step):
    return step
run(Node()).close()
#           ^ call a.py Node.close
`,
  })
})
