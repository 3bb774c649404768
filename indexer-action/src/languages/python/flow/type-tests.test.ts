import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

const KINDS = `
class Leaf:
    def fall(self):
        pass

class Branch:
    def fall(self):
        pass
`

test('what is left where a test of its type failed is of the other types', () =>
  expectLinks({
    'kinds.py': KINDS,
    'a.py': `
from kinds import Branch, Leaf

class Twig(Branch):
    pass

def either(node: Leaf | Branch, nodes: list[Leaf | Branch], twig: Leaf | Twig):
    if isinstance(node, Leaf):
        node.fall()
        #    ^ call kinds.py Leaf.fall
    else:
        node.fall()
        #    ^ call kinds.py Branch.fall
    node.fall()
    #    ^ call one of (kinds.py Leaf.fall | kinds.py Branch.fall)
    for each in nodes:
        if not isinstance(each, (str, Leaf)):
            each.fall()
            #    ^ call kinds.py Branch.fall
            continue
        each.fall()
        #    ^ call kinds.py Leaf.fall
    if isinstance(twig, Branch):
        return
    twig.fall()
    #    ^ call kinds.py Leaf.fall

def exactly(node: Leaf | Branch):
    if type(node) is Leaf:
        return
    node.fall()
    #    ^ call one of (kinds.py Leaf.fall | kinds.py Branch.fall)

def given(node):
    if isinstance(node, str):
        node = Leaf()
    return node

given(Branch()).fall()
#               ^ call one of (kinds.py Branch.fall | kinds.py Leaf.fall)
`,
  }))

test('a test for a container leaves what is known of its elements', () =>
  expectLinks({
    'kinds.py': KINDS,
    'a.py': `
from collections.abc import Mapping, Sequence
from kinds import Branch, Leaf

def use(
    one: Leaf | list[Leaf], named: Leaf | dict[str, Branch], pair: list[Leaf] | tuple[Leaf, Branch],
    many: Leaf | Sequence[Leaf], made: Leaf | type[Branch], unknown
):
    if isinstance(one, list):
        for each in one:
            each.fall()
            #    ^ call kinds.py Leaf.fall
        one.append(Leaf())
        #   ^ call std:python list.append
    if not isinstance(named, Mapping):
        named.fall()
        #     ^ call kinds.py Leaf.fall
        return
    for key, each in named.items():
        each.fall()
        #    ^ call kinds.py Branch.fall
    if isinstance(pair, tuple):
        pair[1].fall()
        #       ^ call kinds.py Branch.fall
    if isinstance(many, (list, tuple)):
        many[0].fall()
        #       ^ call kinds.py Leaf.fall
    if isinstance(made, type):
        made().fall()
        #      ^ call kinds.py Branch.fall
    if isinstance(unknown, list):
        unknown.append(1)
        #       ^ call std:python list.append
        unknown[0].fall()
        #          ^ call std:python fall
`,
  }))

test('type guards tell the type of what they were called with', () =>
  expectLinks({
    'kinds.py': `${KINDS}
from typing import TypeGuard, TypeIs

def is_leaf(node: object) -> TypeIs[Leaf]: ...

class Guards:
    @staticmethod
    def isBranch(node: object) -> TypeGuard[Branch]: ...

def is_used(node) -> bool: ...
`,
    'a.py': `
from kinds import Branch, Guards, Leaf, is_leaf, is_used

def use(node, typed: Leaf | Branch):
    if is_leaf(node) and node.fall():
        #                     ^ call kinds.py Leaf.fall
        node.fall()
        #    ^ call kinds.py Leaf.fall
    elif Guards.isBranch(node):
        node.fall()
        #    ^ call kinds.py Branch.fall
    elif is_used(node):
        node.fall()
        #    ^ call unknown
    if is_leaf(typed):
        typed.fall()
        #     ^ call kinds.py Leaf.fall
    if is_used(typed):
        typed.fall()
        #     ^ call one of (kinds.py Leaf.fall | kinds.py Branch.fall)

def same(node):
    if is_used(node):
        return node
    return None

same(Leaf()).fall()
#            ^ call kinds.py Leaf.fall
same(Branch())
`,
  }))

test('what is named within a test has the type that is asked for', () =>
  expectLinks({
    'kinds.py': KINDS,
    'a.py': `
from kinds import Branch, Leaf

def use(nodes: list[Leaf | Branch], found):
    if nodes and isinstance(last := nodes[-1], Leaf) and last.fall():
        #                                                     ^ call kinds.py Leaf.fall
        last.fall()
        #    ^ call kinds.py Leaf.fall
    if not isinstance((first := found()), Branch):
        return
    first.fall()
    #     ^ call kinds.py Branch.fall
`,
  }))

const SHAPES = `
import enum
from dataclasses import dataclass
from typing import Annotated, Literal, TypeGuard, TypeIs

class Kind(enum.Enum):
    LEAF = 1
    BRANCH = 2

@dataclass
class Leaf:
    kind: Literal['leaf']
    of: Literal[Kind.LEAF] = Kind.LEAF

    def fall(self):
        pass

@dataclass
class Branch:
    kind: Annotated[Literal['branch', 'twig'], 'its kind']
    of: Literal[Kind.BRANCH] = Kind.BRANCH

    def fall(self):
        pass
`

test('what an attribute is compared with tells which of several has it, where their annotations do', () =>
  expectLinks({
    'kinds.py': SHAPES,
    'a.py': `
from kinds import Branch, Kind, Leaf

def by_text(node: Leaf | Branch, nodes: list[Leaf | Branch]):
    if node.kind == 'leaf':
        node.fall()
        #    ^ call kinds.py Leaf.fall
    else:
        node.fall()
        #    ^ call kinds.py Branch.fall
    node.fall()
    #    ^ call one of (kinds.py Branch.fall | kinds.py Leaf.fall)
    for each in nodes:
        if each.kind not in ('branch', 'twig'):
            each.fall()
            #    ^ call kinds.py Leaf.fall
            continue
        each.fall()
        #    ^ call kinds.py Branch.fall
    if node.kind != 'twig':
        node.fall()
        #    ^ call one of (kinds.py Branch.fall | kinds.py Leaf.fall)
    [each.fall() for each in nodes if each.kind == 'leaf']
    #     ^ call kinds.py Leaf.fall

def by_member(node: Leaf | Branch):
    if node.of is Kind.BRANCH:
        node.fall()
        #    ^ call kinds.py Branch.fall
    elif node.of is not Kind.BRANCH:
        node.fall()
        #    ^ call kinds.py Leaf.fall

def matched(node: Leaf | Branch):
    match node.kind:
        case 'twig' | 'branch':
            node.fall()
            #    ^ call kinds.py Branch.fall
        case _:
            node.fall()
            #    ^ call kinds.py Leaf.fall
    node.fall()
    #    ^ call one of (kinds.py Leaf.fall | kinds.py Branch.fall)

def by_others(node: Leaf | Branch, names, self):
    if node.kind in self.names:
        return
    node.fall()
    #    ^ call one of (kinds.py Leaf.fall | kinds.py Branch.fall)
    if node.kind == names.leaf:
        return
    node.fall()
    #    ^ call one of (kinds.py Leaf.fall | kinds.py Branch.fall)
    if node.kind in 'leaf' or node.kind == f'{names}':
        return
    node.fall()
    #    ^ call one of (kinds.py Leaf.fall | kinds.py Branch.fall)

def unsaid(node):
    if node.kind == 'leaf':
        return node
    return node

unsaid(Leaf()).fall()
#              ^ call kinds.py Leaf.fall
`,
  }))

test('a type guard may be a method, and a TypeIs tells what is left, too', () =>
  expectLinks({
    'kinds.py': SHAPES,
    'a.py': `
from typing import TypeGuard, TypeIs
from kinds import Branch, Leaf

def is_leaf(node: Leaf | Branch) -> TypeIs[Leaf]: ...
def is_old_leaf(node: Leaf | Branch) -> TypeGuard[Leaf]: ...

class Checks:
    def is_branch(self, node: Leaf | Branch) -> TypeIs[Branch]: ...

    def both(self, node: Leaf | Branch):
        if self.is_branch(node):
            node.fall()
            #    ^ call kinds.py Branch.fall
        else:
            node.fall()
            #    ^ call kinds.py Leaf.fall

def use(checks: Checks, node: Leaf | Branch):
    if not is_leaf(node):
        node.fall()
        #    ^ call kinds.py Branch.fall
        return
    node.fall()
    #    ^ call kinds.py Leaf.fall

def left(checks: Checks, node: Leaf | Branch):
    if checks.is_branch(node):
        return
    node.fall()
    #    ^ call kinds.py Leaf.fall

def old(node: Leaf | Branch):
    if is_old_leaf(node):
        return
    node.fall()
    #    ^ call one of (kinds.py Leaf.fall | kinds.py Branch.fall)
`,
  }))

test('what a key is compared with tells which of several typed dictionaries has it', () =>
  expectLinks({
    'events.py': `
from enum import Enum
from typing import Literal, TypedDict

class Point:
    def move(self): pass

class Key:
    def press(self): pass
    def move(self): pass

class Kind(str, Enum):
    MOVED = 'moved'

class Moved(TypedDict):
    type: Literal['moved']
    to: Point

class Pressed(TypedDict):
    type: Literal['pressed']
    to: Key
`,
    'a.py': `
from events import Kind, Moved, Pressed

def main(event: Moved | Pressed):
    if event['type'] == Kind.MOVED:
        event['to'].move()
        #           ^ call one of (events.py Key.move | events.py Point.move)
    if event['type'] == 'moved':
        event['to'].move()
        #           ^ call events.py Point.move
    else:
        event['to'].press()
        #           ^ call events.py Key.press
        event['to']
        #      ^ read events.py Pressed.to
`,
  }))

test('one of several classes is what an annotation says', () =>
  expectLinks({
    'a.py': `
from typing import Type, Union

class Leaf:
    @classmethod
    def fall(cls): pass

class Branch:
    @classmethod
    def fall(cls): pass

def main(one: type[Leaf | Branch], other: Type[Union[Leaf, Branch]]):
    one.fall()
    #   ^ call one of (a.py Leaf.fall | a.py Branch.fall)
    other().fall()
    #       ^ call one of (a.py Leaf.fall | a.py Branch.fall)
`,
  }))
