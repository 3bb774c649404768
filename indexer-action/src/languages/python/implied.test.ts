import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

test('a class runs the constructors that it inherits, and those of its metaclass', () =>
  expectLinks({
    'a.py': `
class Meta(type):
    def __new__(mcs, name, bases, members):
        return super().__new__(mcs, name, bases, members)

class Field(metaclass=Meta):
    def __init_subclass__(cls):
        pass

    def __init__(self, default=None):
        self.default = default

class Text(Field):
#     ^ runs a.py Meta.__new__, runs a.py Field.__init__, runs a.py Field.__init_subclass__
    pass

class Short(Text):
#     ^ runs a.py Meta.__new__, runs a.py Field.__init_subclass__
    def __init__(self):
    #   ^ runs a.py Short.__init__
        pass
`,
  }))

test('whoever reads a property runs its getter, whoever writes it its setter, and whoever names its function neither', () =>
  expectLinks({
    'a.py': `
class Box:
    @property
    def size(self):
        return 1

    @size.setter
    #^ read a.py Box.size
    def size(self, size):
        pass

    @property
    def twice(self):
        return 2 * self.size
        #               ^ read a.py Box.size, runs a.py Box.size

def grow(box: Box):
    box.size = 3
    #   ^ write a.py Box.size, runs a.py Box.size
    Box.size
    #   ^ read a.py Box.size
`,
  }))
