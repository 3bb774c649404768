import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

const KINDS = `
from dataclasses import dataclass
from typing import NamedTuple

class Leaf:
    def fall(self): ...
class Stone:
    def fall(self): ...
class Branch:
    __match_args__ = ("leaf", "stone")
    def __init__(self, leaf: Leaf, stone: Stone):
        self.stone = stone
        self.leaf = leaf
@dataclass
class Bag:
    size: int
    stone: Stone
@dataclass
class LargeBag(Bag):
    leaf: Leaf
class Pair(NamedTuple):
    leaf: Leaf
    stone: Stone
class Key:
    name = 'name'
`

test('positional parts of a class pattern read the attributes that the class says', () =>
  expectLinks({
    'kinds.py': KINDS,
    'a.py': `
from kinds import Bag, Branch, LargeBag, Pair

def use(thing):
    match thing:
        case Branch(first, second):
            first.fall()
            #     ^ call kinds.py Leaf.fall
            second.fall()
            #      ^ call kinds.py Stone.fall
        case LargeBag(_, third, leaf=fourth):
            third.fall()
            #     ^ call kinds.py Stone.fall
            fourth.fall()
            #      ^ call kinds.py Leaf.fall
        case LargeBag(_, _, fifth):
            fifth.fall()
            #     ^ call kinds.py Leaf.fall
        case Pair(_, sixth):
            sixth.fall()
            #     ^ call kinds.py Stone.fall
        case Bag(_, Stone() as seventh):
            seventh.fall()
            #       ^ call kinds.py Stone.fall
        case str(text):
            text.upper()
            #    ^ call std:python str.upper
`,
  }))

test('stars of sequence patterns take what is between the others', () =>
  expectLinks({
    'kinds.py': KINDS,
    'a.py': `
from kinds import Leaf, Stone

def use(leaves: list[Leaf]):
    match leaves:
        case [first, *others, last]:
            others[0].fall()
            #         ^ call kinds.py Leaf.fall
            last.fall()
            #    ^ call kinds.py Leaf.fall
    match (Leaf(), Stone(), Leaf()):
        case (_, *others, _):
            others[0].fall()
            #         ^ call kinds.py Stone.fall
`,
  }))

test('mapping patterns read entries, and refer to the names of their keys', () =>
  expectLinks({
    'kinds.py': KINDS,
    'a.py': `
import kinds
from kinds import Leaf, Stone

def use(leaves: dict[str, Leaf]):
    match leaves:
        case {'first': first, **others}:
            first.fall()
            #     ^ call kinds.py Leaf.fall
            others['second'].fall()
            #                ^ call kinds.py Leaf.fall
        case {kinds.Key.name: Leaf() as named}:
            #           ^ read kinds.py Key.name
            named.fall()
            #     ^ call kinds.py Leaf.fall
    match {'leaf': Leaf(), 'stone': Stone()}:
        case {'stone': stone}:
            stone.fall()
            #     ^ call kinds.py Stone.fall
`,
  }))

test('a clause sees what those before it leave', () =>
  expectLinks({
    'a.py': `class Leaf:
    def fall(self):
        pass

class Branch:
    def fall(self):
        pass

class Root:
    def fall(self):
        pass

def use(node: Leaf | Branch | Root, untyped):
    match node:
        case Leaf() if node.fall():
            #               ^ call a.py Leaf.fall
            node.fall()
            #    ^ call a.py Leaf.fall
        case Branch():
            node.fall()
            #    ^ call a.py Branch.fall
        case Leaf():
            node.fall()
            #    ^ call a.py Leaf.fall
        case other:
            other.fall()
            #     ^ call a.py Root.fall
            node.fall()
            #    ^ call a.py Root.fall
    match untyped:
        case Leaf():
            untyped.fall()
            #       ^ call a.py Leaf.fall
        case _:
            untyped.fall()
            #       ^ call unknown
`,
  }))

test('several subjects are matched one by one, and a sequence in pieces', () =>
  expectLinks({
    'a.py': `
class Leaf:
    def fall(self): pass

class Branch:
    def fall(self): pass

def main(one: Leaf | Branch, two: Leaf | Branch, pair: tuple[Leaf, Branch]):
    match one, two:
        case Leaf(), Branch() as last:
            one.fall()
            #   ^ call a.py Leaf.fall
            two.fall()
            #   ^ call a.py Branch.fall
            last.fall()
            #    ^ call a.py Branch.fall
    match (one, two):
        case (Branch(), _):
            one.fall()
            #   ^ call a.py Branch.fall
        case [*_, Leaf() as end]:
            end.fall()
            #   ^ call a.py Leaf.fall
    match pair:
        case first, second:
            first.fall()
            #     ^ call a.py Leaf.fall
            second.fall()
            #      ^ call a.py Branch.fall
`,
  }))
