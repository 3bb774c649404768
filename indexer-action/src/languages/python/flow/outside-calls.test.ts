import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

const KINDS = `
class Node:
    def close(self) -> 'Leaf':
        pass

class Leaf:
    def fall(self):
        pass
`

test('what itertools and functools make of a list holds its elements', () =>
  expectLinks({
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
  expectLinks({
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
  expectLinks({
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

test('a task holds what its coroutine gives', () =>
  expectLinks({
    'kinds.py': KINDS,
    'a.py': `
import asyncio
from kinds import Leaf

async def started():
    return Leaf()

async def use():
    async with asyncio.TaskGroup() as group:
        task = group.create_task(started())
    task.result().fall()
    #             ^ call kinds.py Leaf.fall
    (await task).fall()
    #            ^ call kinds.py Leaf.fall
    tasks = [asyncio.create_task(started()) for _ in range(3)]
    for result in await asyncio.gather(*tasks):
        result.fall()
        #      ^ call kinds.py Leaf.fall
    (await asyncio.wait_for(tasks[0], 1)).fall()
    #                                     ^ call kinds.py Leaf.fall
    done, _ = await asyncio.wait(tasks)
    for one in done:
        one.result().fall()
        #            ^ call kinds.py Leaf.fall
`,
  }))

test('a generic of the library holds what its type argument says', () =>
  expectLinks({
    'kinds.py': KINDS,
    'a.py': `
import asyncio
from collections import defaultdict, deque
from kinds import Leaf

async def use():
    (await asyncio.Queue[Leaf]().get()).fall()
    #                                   ^ call kinds.py Leaf.fall
    dict[str, Leaf]()['first'].fall()
    #                          ^ call kinds.py Leaf.fall
    defaultdict[str, list[Leaf]](list)['first'][0].fall()
    #                                              ^ call kinds.py Leaf.fall
    deque[Leaf](maxlen=2)[0].fall()
    #                        ^ call kinds.py Leaf.fall
`,
  }))

test('heaps, samples and tables of pairs hold what was put into them', () =>
  expectLinks({
    'kinds.py': KINDS,
    'a.py': `
import heapq, random
from kinds import Leaf, Node

heap = []
heapq.heappush(heap, (1, Leaf()))
heapq.heappop(heap)[1].fall()
#                      ^ call kinds.py Leaf.fall
random.choice([Leaf()]).fall()
#                       ^ call kinds.py Leaf.fall
heapq.nlargest(2, [Leaf()], key=lambda leaf: leaf.fall())[0].fall()
#                                                 ^ call kinds.py Leaf.fall
dict(zip(['first'], [Leaf()]))['first'].fall()
#                                       ^ call kinds.py Leaf.fall
type(Leaf())().fall()
#              ^ call kinds.py Leaf.fall
`,
  }))

test('what is spread into a display, summed up or iterated twice is what its elements are', () =>
  expectLinks({
    'kinds.py': KINDS,
    'a.py': `
from itertools import tee
from kinds import Leaf

def use(leaves: dict[str, Leaf], holder: list[list[Leaf]]):
    [*leaves.values()][0].fall()
    #                     ^ call kinds.py Leaf.fall
    for leaf in *leaves.values(), Leaf():
        leaf.fall()
        #    ^ call kinds.py Leaf.fall
    {*holder[0]}.pop().fall()
    #                  ^ call kinds.py Leaf.fall
    sum(leaves.values(), Leaf()).fall()
    #                            ^ call kinds.py Leaf.fall
    first, second = tee(holder[0])
    next(second).fall()
    #            ^ call kinds.py Leaf.fall
`,
  }))

test('a parameter that depends on a function is what the function gives', () =>
  expectLinks({
    'kinds.py': KINDS,
    'a.py': `
from fastapi import Depends, FastAPI
from kinds import Leaf, Node

app = FastAPI()

async def leaf():
    return Leaf()

def session():
    node = Node()
    yield node
    node.close()

@app.get('/')
async def read(leaf=Depends(leaf), node=Depends(session), made=Depends(Leaf), typed: Leaf = Depends()):
    leaf.fall()
    #    ^ call kinds.py Leaf.fall
    node.close()
    #    ^ call kinds.py Node.close
    made.fall()
    #    ^ call kinds.py Leaf.fall
    typed.fall()
    #     ^ call kinds.py Leaf.fall
`,
  }))

test('the smallest of what is spread is one of it', () =>
  expectLinks({
    'a.py': `
class Item:
    def use(self):
        pass

def least(items: list[Item]):
    min(*items, key=lambda one: one.use()).use()
    #                               ^ call a.py Item.use
    #                                      ^ call a.py Item.use
`,
  }))

test('the context of click gives an object of the class that it is asked for', () =>
  expectLinks({
    'a.py': `
import click

class Settings:
    def load(self):
        pass

@click.command()
@click.pass_context
def run(ctx: click.Context):
    ctx.ensure_object(Settings).load()
    #                           ^ call a.py Settings.load
    settings = click.get_current_context().find_object(Settings)
    settings.load()
    #        ^ call a.py Settings.load
`,
  }))

test('functions that sort, group and replace call what they are given for that', () =>
  expectLinks({
    'a.py': `import itertools
import re

RE = re.compile('x')

class Node:
    def rank(self):
        pass

def rank(node):
    node.rank()
    #    ^ call a.py Node.rank

def escape(match):
    match.group(0)
    #     ^ call std:python re.Match.group

class Text:
    pattern = re.compile('y')

    def _unescape(self, match):
        match.start()
        #     ^ call std:python re.Match.start

    def run(self, text, pattern: re.Pattern[str]):
        re.sub('a', escape, text)
        #     ^ call_indirect a.py escape
        RE.sub(repl=escape, string=text)
        #     ^ call_indirect a.py escape
        self.pattern.subn(self._unescape, text)
        #                ^ call_indirect a.py Text._unescape
        pattern.sub(escape, text)
        #          ^ call_indirect a.py escape
        RE.sub('b', text)

def show(nodes: list[Node]):
    sorted(nodes, key=rank)
    #     ^ call_indirect a.py rank
    nodes.sort(key=rank)
    #         ^ call_indirect a.py rank
    itertools.groupby(nodes, rank)
    #                ^ call_indirect a.py rank
    sorted([rank])
`,
  }))
