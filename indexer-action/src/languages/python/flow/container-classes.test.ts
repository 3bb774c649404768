import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

const USER = `
class User:
    def save(self):
        pass
`

test('a class that extends a container has its elements', () =>
  expectLinks({
    'users.py': USER,
    'a.py': `
from typing import Awaitable, Dict, Generic, List, TypeVar
from users import User
T = TypeVar('T')

class Users(List[User]):
    def first(self):
        return self[0]

class Stack(List[T]):
    @property
    def top(self) -> T:
        return self[-1]

class ByName(Dict[str, User]):
    pass

class Later(Awaitable[T]):
    pass

async def use(users: Users, stack: Stack[User], names: ByName, later: Later[User]):
    for user in users:
        user.save()
        #    ^ call users.py User.save
    users.first().save()
    #             ^ call users.py User.save
    stack.top.save()
    #         ^ call users.py User.save
    stack[0].save()
    #        ^ call users.py User.save
    names['x'].save()
    #          ^ call users.py User.save
    for name, user in names.items():
        user.save()
        #    ^ call users.py User.save
    (await later).save()
    #             ^ call users.py User.save
`,
  }))

test('what is put into an instance of such a class comes out again, and its own methods stand before those of the container', () =>
  expectLinks({
    'users.py': USER,
    'a.py': `
from users import User

def make():
    return User()

class Registry(dict):
    def register(self, name, function):
        self[name] = function

class Odd(dict):
    def get(self, name):
        return make

registry = Registry()
registry.register('x', make)
registry['x']().save()
#               ^ call users.py User.save
registry.get('x')().save()
#                   ^ call users.py User.save
Odd().get('x')().save()
#                ^ call users.py User.save
`,
  }))

test('fields of a record are found by their place or their name', () =>
  expectLinks({
    'users.py': USER,
    'a.py': `
from typing import NamedTuple, TypedDict
from users import User

class Pair(NamedTuple):
    name: str
    user: User

class Row(TypedDict):
    user: User

def use(pair: Pair, row: Row):
    pair[1].save()
    #       ^ call users.py User.save
    row['user'].save()
    #           ^ call users.py User.save
`,
  }))

test('an overloaded function gives what its overloads say, where it says nothing itself', () =>
  expectLinks({
    'users.py': USER,
    'a.py': `
from typing import Any, Callable, TypeVar, overload
from users import User
T = TypeVar('T')

class Other:
    pass

@overload
def build(make: Callable[..., T]) -> T: ...
@overload
def build(make: None) -> None: ...
def build(make: Any) -> Any:
    return make()

build(Other)
build(User).save()
#           ^ call users.py User.save
`,
  }))

test('overloads without an implementation give what any of them says', () =>
  expectLinks({
    'shapes.py': `
class Round:
    def turn(self): pass

class Flat:
    def turn(self): pass
`,
    'makers.pyi': `
from typing import overload
from shapes import Flat, Round

@overload
def make(what: int) -> Round: ...
@overload
def make(what: str) -> Flat: ...
`,
    'a.py': `
from makers import make

def main(what):
    make(what).turn()
    #          ^ call one of (shapes.py Flat.turn | shapes.py Round.turn)
`,
  }))

test('a dictionary is made of pairs, and of what its default makes', () =>
  expectLinks({
    'users.py': USER,
    'a.py': `
import collections
import weakref
from users import User

ordered = collections.OrderedDict([('a', User())])
ordered['a'].save()
#            ^ call users.py User.save
dict((name, User()) for name in 'ab')['a'].save()
#                                          ^ call users.py User.save
groups = collections.defaultdict(list)
groups['a'].append(User())
groups['a'][0].save()
#              ^ call users.py User.save
weak = weakref.WeakKeyDictionary()
weak[1] = User()
weak[1].save()
#       ^ call users.py User.save
`,
  }))

test('sets and dictionaries that are made of others hold what those hold', () =>
  expectLinks({
    'a.py': `
class Node:
    def close(self):
        pass

class Leaf:
    def fall(self):
        pass

def use(nodes: set[Node], leaves: set[Leaf], named: dict[str, Node], more: dict[str, Leaf]):
    for node in nodes.union([]):
        node.close()
        #    ^ call a.py Node.close
    for node in nodes.symmetric_difference(set()):
        node.close()
        #    ^ call a.py Node.close
    for leaf in set().union(leaves):
        leaf.fall()
        #    ^ call a.py Leaf.fall
    for leaf in set() | leaves:
        leaf.fall()
        #    ^ call a.py Leaf.fall
    for node in nodes.difference(leaves):
        node.close()
        #    ^ call a.py Node.close
    nodes.intersection(leaves).pop().close()
    #                                ^ call a.py Node.close
    ({} | named)['a'].close()
    #                 ^ call a.py Node.close
    named.popitem()[1].close()
    #                  ^ call a.py Node.close
`,
  }))

test('iterating over a dictionary gives its keys', () =>
  expectLinks({
    'a.py': `
from collections import defaultdict

class Key:
    def close(self):
        pass

class Node:
    def close(self):
        pass

class Named(dict[Key, Node]):
    pass

def use(table: dict[Key, Node], named: Named, keys: list[Key]):
    for key in table:
        key.close()
        #   ^ call a.py Key.close
    for key in sorted(table):
        key.close()
        #   ^ call a.py Key.close
    for key in named:
        key.close()
        #   ^ call a.py Key.close
    for node in table.values():
        node.close()
        #    ^ call a.py Node.close
    for key, node in {key: Node() for key in keys}.items():
        key.close()
        #   ^ call a.py Key.close
        node.close()
        #    ^ call a.py Node.close
    for key in dict(table):
        key.close()
        #   ^ call a.py Key.close
    for key in {Key(): Node()}:
        key.close()
        #   ^ call a.py Key.close
    stored = defaultdict(list)
    stored[Key()].append(Node())
    stored[keys[0]] = [Node()]
    for key, nodes in stored.items():
        key.close()
        #   ^ call a.py Key.close
        nodes[0].close()
        #        ^ call a.py Node.close
    {**table}[keys[0]].close()
    #                  ^ call a.py Node.close
    list(table.values())[0].close()
    #                       ^ call a.py Node.close

def given(**nodes: Node):
    for name in nodes:
        name.close()
        #    ^ call unknown
`,
  }))
