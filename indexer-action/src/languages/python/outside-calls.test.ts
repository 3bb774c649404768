import { test } from 'vitest'
import { leads } from './testing.ts'

const KINDS = `
class Node:
    def close(self) -> 'Leaf':
        pass

class Leaf:
    def fall(self):
        pass
`

test('what itertools and functools make of a list holds its elements', () =>
  leads({
    'kinds.py': KINDS,
    'a.py': `
import itertools
from functools import reduce
from kinds import Leaf, Node

def use(nodes: list[Node], leaves: list[Leaf]):
    for node in itertools.chain.from_iterable([nodes, nodes]):
        node.close()
        #    ^ call kinds.py Node.close
    for node, leaf in itertools.product(nodes, leaves):
        leaf.fall()
        #    ^ call kinds.py Leaf.fall
    for node, other in itertools.combinations(nodes, 2):
        other.close()
        #     ^ call kinds.py Node.close
    for node in itertools.takewhile(lambda one: one.close(), nodes):
        #                                           ^ call kinds.py Node.close
        node.close()
        #    ^ call kinds.py Node.close
    for key, group in itertools.groupby(nodes, key=lambda one: one.close()):
        #                                                          ^ call kinds.py Node.close
        key.fall()
        #   ^ call kinds.py Leaf.fall
        for node in group:
            node.close()
            #    ^ call kinds.py Node.close
    for leaf in itertools.repeat(Leaf()):
        leaf.fall()
        #    ^ call kinds.py Leaf.fall
    nodes.sort(key=lambda one: one.close())
    #                              ^ call kinds.py Node.close
    reduce(lambda sum, one: one.close(), nodes, Leaf()).fall()
    #                           ^ call kinds.py Node.close
    #                                                   ^ call kinds.py Leaf.fall
    for leaf in map(lambda node, leaf: leaf, nodes, leaves):
        leaf.fall()
        #    ^ call kinds.py Leaf.fall
    dict.fromkeys(['a'], Leaf())['a'].fall()
    #                                 ^ call kinds.py Leaf.fall
`,
  }))

test('what runs in a thread or a task gives what its function gives', () =>
  leads({
    'kinds.py': KINDS,
    'a.py': `
import asyncio
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import nullcontext
from kinds import Leaf, Node

def made(node):
    node.close()
    #    ^ call kinds.py Node.close
    return Leaf()

async def started() -> Leaf: ...

with ThreadPoolExecutor() as executor:
    executor.submit(made, Node()).result().fall()
    #                                      ^ call kinds.py Leaf.fall
    for leaf in executor.map(made, [Node()]):
        leaf.fall()
        #    ^ call kinds.py Leaf.fall
    for future in as_completed([executor.submit(made)]):
        future.result().fall()
        #               ^ call kinds.py Leaf.fall

async def use():
    (await asyncio.to_thread(made, Node())).fall()
    #                                       ^ call kinds.py Leaf.fall
    loop = asyncio.get_event_loop()
    (await loop.run_in_executor(None, made, Node())).fall()
    #                                                ^ call kinds.py Leaf.fall
    async with asyncio.TaskGroup() as group:
        (await group.create_task(started())).fall()
        #                                    ^ call kinds.py Leaf.fall

with nullcontext(Leaf()) as leaf:
    leaf.fall()
    #    ^ call kinds.py Leaf.fall
`,
  }))

test('copies of records are records of the same kind', () =>
  leads({
    'kinds.py': KINDS,
    'a.py': `
import attr
from typing import NamedTuple, TypedDict
from pydantic import BaseModel
from kinds import Leaf

class Pair(NamedTuple):
    leaf: Leaf

@attr.s
class Plain:
    leaf: Leaf = attr.ib()

class Model(BaseModel):
    leaf: Leaf

class Record(TypedDict):
    leaf: Leaf

Pair(Leaf())._replace(leaf=Leaf()).leaf.fall()
#                                       ^ call kinds.py Leaf.fall
attr.evolve(Plain(Leaf())).leaf.fall()
#                               ^ call kinds.py Leaf.fall
Model.model_validate({}).model_copy().leaf.fall()
#                                          ^ call kinds.py Leaf.fall

def use(record: Record):
    record.get('leaf').fall()
    #                  ^ call kinds.py Leaf.fall
`,
  }))
