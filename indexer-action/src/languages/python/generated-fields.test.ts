import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

test('a keyword of a generated constructor writes the field of that name', () =>
  expectLinks({
    'models.py': `
from dataclasses import dataclass
from typing import NamedTuple
import attr

@dataclass
class Point:
    x: int
    y: int = 0

    @classmethod
    def origin(cls):
        return cls(x=0, y=0)
        #          ^ write models.py Point.x
        #               ^ write models.py Point.y

@dataclass
class Pixel(Point):
    colour: str = ''

class Cell(NamedTuple):
    text: str

@attr.s
class Row:
    height = attr.ib()
`,
    'a.py': `
import models
from models import Cell, Pixel

Pixel(x=1, colour='red', size=3)
#     ^ write models.py Point.x
#          ^ write models.py Pixel.colour
#                        ^ nothing
Cell(text='')
#    ^ write models.py Cell.text
models.Row(height=2)
#          ^ write models.py Row.height
`,
  }))

test('a keyword of a constructor that is written, or comes from elsewhere, is no field', () =>
  expectLinks({
    'a.py': `
from dataclasses import dataclass
from threading import Thread

@dataclass
class Plain:
    x: int

    def __init__(self, x):
        self.x = x

class Worker(Thread):
    name: str = ''

Plain(x=1)
#     ^ nothing
Worker(name='a')
#      ^ nothing
`,
  }))
