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
