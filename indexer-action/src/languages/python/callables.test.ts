import { test } from 'vitest'
import { leads } from './testing.ts'

test('what is called through a Callable gives what its annotation says, beside what the functions give that flow in', () =>
  leads({
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
  leads({
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

test('what flows into a Callable is called with what its annotation says', () =>
  leads({
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
