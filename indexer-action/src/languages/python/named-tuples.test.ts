import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

test('a named tuple that a call makes has the fields that the call names', () =>
  expectLinks({
    'points.py': `
import collections
import typing
from collections import namedtuple
from typing import NamedTuple, Optional

class Leaf:
    def grow(self):
        pass

Point = namedtuple('Point', 'x y')
Size = namedtuple('Size', ['width', 'height'], defaults=(0,))
Range = collections.namedtuple(
    'Range',
    (
        'first',
        'last',  # inclusive
    ),
)
Branch = NamedTuple('Branch', [('leaf', Leaf), ('age', Optional[int])])
`,
    'a.py': `
import points
from points import Branch, Leaf, Point, Size

p = Point(1, y=2)
#   ^ call points.py Point
#            ^ write points.py Point.y
p.x
# ^ read points.py Point.x
p._replace(x=3).y
#               ^ read points.py Point.y
p.z
# ^ read std:python typing.NamedTuple.z
points.Size(1, 2).height
#                 ^ read points.py Size.height
points.Range(1, 2).last
#                  ^ read points.py Range.last
b = Branch(Leaf(), 3)
b.leaf.grow()
# ^ read points.py Branch.leaf
#      ^ call points.py Leaf.grow
leaf, age = b
leaf.grow()
#    ^ call points.py Leaf.grow
b[0].grow()
#    ^ call points.py Leaf.grow

def area(size: Size, corner):
    return size.width
    #           ^ read points.py Size.width

def shaken(point: Point):
    return point.x.grow()
    #              ^ call points.py Leaf.grow

shaken(Point(Leaf(), 0))
`,
  }))

test('a class that extends a named tuple has its fields', () =>
  expectLinks({
    'a.py': `
import typing
from collections import namedtuple

class Url(typing.NamedTuple('Url', [('scheme', typing.Optional[str]), ('host', str)])):
    def __new__(cls, scheme=None, host=None):
        url = super().__new__(cls, scheme, host)
        url.origin
        #   ^ read a.py Url.origin, runs a.py Url.origin
        return url

    @property
    def origin(self):
        return self.scheme + self.host
        #           ^ read a.py Url.scheme
        #                         ^ read a.py Url.host

class Token(namedtuple('Token', 'kind, value')):
    def __str__(self):
        return self.value
        #           ^ read a.py Token.value

class Special(Token):
    pass

def read(url: Url):
    url.host
    #   ^ read a.py Url.host
    url.origin
    #   ^ read a.py Url.origin, runs a.py Url.origin

Token._make(['name', 'x']).value
#                          ^ read a.py Token.value
Special(kind=1, value=2).kind
#       ^ write a.py Token.kind
#                        ^ read a.py Token.kind
`,
  }))

test('a named tuple is taken apart field by field', () =>
  expectLinks({
    'a.py': `from typing import Iterable, NamedTuple, Optional

class Style:
    def render(self):
        pass

class Segment(NamedTuple):
    text: str
    style: Optional[Style] = None

    def plain(self):
        pass

def show(segments: Iterable[Segment]):
    for text, style in segments:
        style.render()
#             ^ call a.py Style.render
    *_, last = Segment('', None)
    last.render()
#        ^ call a.py Style.render
`,
  }))
