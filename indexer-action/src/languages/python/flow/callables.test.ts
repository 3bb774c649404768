import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

test('what is called through a Callable gives what its annotation says, beside what the functions give that flow in', () =>
  expectLinks({
    'a.py': `
from typing import Any, Callable, Optional, Union

class Command:
    def run(self):
        pass

class Group(Command):
    def command(self) -> Union[Command, Callable[[Callable[..., Any]], Command]]:
        pass

def group(cls: Any = None) -> Union[Group, Callable[[Any], Group]]:
    return cls

@group()
def tools():
    pass

@tools.command()
#      ^ call a.py Group.command
def one():
    pass

one.run()
#   ^ call a.py Command.run

def use(make: Callable[[], Command], then: Optional[Callable[[], Group]] = None):
    make().run()
    #      ^ call a.py Command.run
    then().command()
    #      ^ call a.py Group.command
`,
  }))

test('what is awaited of an annotated future is what it holds', () =>
  expectLinks({
    'a.py': `
from asyncio import Future
from typing import Tuple

class Stream:
    def start(self) -> 'Future[Stream]':
        pass

    def pair(self) -> 'Future[Tuple[int, Stream]]':
        pass

async def use(stream: Stream):
    other = await stream.start()
    other.start()
    #     ^ call a.py Stream.start
    count, last = await stream.pair()
    last.start()
    #    ^ call a.py Stream.start
`,
  }))

test('what is awaited of an object is what its __await__ says that it returns', () =>
  expectLinks({
    'a.py': `
from typing import Any, Coroutine, Generator, Generic, TypeVar

class Response:
    def read(self):
        pass

T = TypeVar('T')

class Request(Coroutine[Any, Any, T]):
    def __await__(self) -> Generator[Any, None, T]:
        pass

class Reply:
    def __await__(self) -> 'Generator[Any, None, Response]':
        pass

class Later(Generic[T]):
    async def _get(self) -> Response:
        pass

    def __await__(self):
        return self._get().__await__()

def get() -> Request[Response]:
    pass

async def use(later: Later):
    response = await get()
    response.read()
    #        ^ call a.py Response.read
    (await Reply()).read()
    #               ^ call a.py Response.read
    (await later).read()
    #             ^ call a.py Response.read
`,
  }))

test('what flows into a Callable is called with what its annotation says', () =>
  expectLinks({
    'a.py': `
from typing import Callable, Optional

class Context:
    def close(self):
        pass

Handler = Callable[[Context, int], None]

def each(callback: Optional[Handler] = None):
    pass

def done(context, count):
    context.close()
    #       ^ call a.py Context.close

each(done)
each(lambda context, count: context.close())
#                                   ^ call a.py Context.close
`,
  }))

test('functions in an annotated container are called with what its Callable says, and are found where it is called', () =>
  expectLinks({
    'a.py': `
from typing import Callable, ClassVar

class Node:
    def close(self):
        pass

def shut(node):
    node.close()
    #    ^ call a.py Node.close

class Walker:
    steps: ClassVar[dict[str, Callable[['Walker', Node], None]]] = {
        'a': lambda self, node: node.close(),
        #                            ^ call a.py Node.close
        'b': lambda self, node: self.walk(node),
        #                            ^ call a.py Walker.walk
    }

    def walk(self, node):
        pass

hooks: list[Callable[[Node], Node]] = [shut]
hooks.append(lambda node: node.close())
#                              ^ call a.py Node.close
hooks[0](Node()).close()
#                ^ call a.py Node.close

def each(steps: list[Callable[[Node], None]]):
    pass

each([lambda node: node.close()])
#                       ^ call a.py Node.close
`,
  }))

test('every function of a long table is called with what its Callable says', () => {
  const rows = Array.from({ length: 40 }, (_, at) => `    ${at}: lambda node: node.close(),`).join('\n')
  return expectLinks({
    'a.py': `
from typing import Callable

class Node:
    def close(self):
        pass

steps: dict[int, Callable[[Node], None]] = {
${rows}
    #                     ^ call a.py Node.close
}
`,
  })
})

test('functions flow to what may be something else than a function, too', () =>
  expectLinks({
    'a.py': `
from typing import Callable

class Unset:
    pass

def one():
    pass

def choose() -> Callable[[], None] | Unset:
    return one

class Task:
    def __init__(self, run: Callable[[], None] | Unset):
        self._run: Callable[[], None] | Unset = Unset()
        self._run = run

    def start(self):
        self._run()
        #    ^ read a.py Task._run, call_indirect a.py one

class Late(Task):
    pass

def make(what: type[Task] | Callable[[], Task]):
    made = what()
    #      ^ read parameter what of line 25, call_indirect a.py Task

make(Late)
Task(one)
choose()()
#       ^ call_indirect a.py one
`,
  }))

test('what an annotation leaves open of the elements of a container the values that flow in say', () =>
  expectLinks({
    'a.py': `
from typing import Any, Callable, Generic, TypeVar

class State:
    def close(self):
        pass

def block(state: State) -> None:
    pass

def inline(state: State) -> None:
    pass

Rule = Callable[[State], None]
T = TypeVar('T')

rules: list[tuple[str, Rule]] = [('block', block), ('inline', inline)]

for name, rule in rules:
    done = rule(State())
    #      ^ read a.py rule, call_indirect a.py block, call_indirect a.py inline

class Steps:
    def __init__(self) -> None:
        self.steps: list[Rule] = []

    def push(self, step: Rule) -> None:
        self.steps.append(step)

    def all(self) -> list[Rule]:
        return self.steps

steps = Steps()
steps.push(block)
for step in steps.all():
    done = step(State())
    #      ^ read a.py step, call_indirect a.py block

class Registry(Generic[T]):
    def __init__(self) -> None:
        self.known: dict[str, T] = {}

    def add(self, name: str, one: T) -> None:
        self.known[name] = one

    def all(self) -> list[T]:
        return list(self.known.values())

registry = Registry[State]()
registry.add('a', State())
registry.all()[0].close()
#                 ^ call a.py State.close

def run(hooks: dict[str, list[Rule]] | None, mixed: list[Any]) -> dict[str, Any]:
    hook = hooks['a'][0]
    done = hook(State())
    #      ^ read variable hook of line 55, call_indirect a.py inline
    mixed[0].close()
    #        ^ call unknown
    return {'state': State()}

run({'a': [inline]}, [State()])['state'].close()
#                                        ^ call a.py State.close
`,
  }))

test('an alias that holds itself is read to an end', () =>
  expectLinks({
    'a.py': `
from typing import Callable, Optional, Union

class Node:
    def close(self):
        pass

Step = Union[Node, Callable[[], 'Steps']]
Steps = Union[None, 'Step', list['Steps']]
Hook = Optional['Hook']

def run(step: Step, steps: list[Steps], hook: Hook, hooks: list[Hook]) -> Steps:
    Node().close()
    #      ^ call a.py Node.close
    return step
`,
  }))

test('what may be a class or a container of anything is no more than its annotation says, as that would crowd out what others give', () =>
  expectLinks({
    'a.py': `
from typing import Any, Callable, Union

class Kind:
    pass

class Holder:
    def __init__(self, run: Callable[[Any], Any]) -> None:
        self.run = run

    def convert(self, value):
        done = self.run(value)
        #           ^ read a.py Holder.run, call_indirect a.py parse

def guess(kind: Any) -> Union[type[Any], tuple[type[Any], ...], Kind, None]:
    item = kind
    if isinstance(kind, list):
        item = kind[0]
    return type(item)

def made(kind: Any) -> Holder:
    return Holder(guess(kind))

${Array.from({ length: 20 }, (_, at) => `class Kind${at}: pass\nmade([Kind${at}()])\n`).join('')}

def parse(value):
    pass

Holder(parse).convert(1)
`,
  }))
