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

test('whoever reads or writes what a descriptor holds runs its methods, and what a call of property was given', () =>
  expectLinks({
    'a.py': `
class Header:
    def __init__(self, name):
        self.name = name

    def __get__(self, response, owner):
        return response.headers[self.name]

    def __set__(self, response, value):
        pass

class Response:
    age = Header('Age')
    plain = 1

    def _get_size(self):
        return 1

    def _set_size(self, size):
        pass

    size = property(_get_size, _set_size)

def show(response: Response):
    response.age = 3
    #        ^ write a.py Response.age, runs a.py Header.__set__
    response.size = 3
    #        ^ write a.py Response.size, runs a.py Response._set_size
    response.plain
    #        ^ read a.py Response.plain
    return response.age, response.size
    #                             ^ read a.py Response.size, runs a.py Response._get_size
    #               ^ read a.py Response.age, runs a.py Header.__get__
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

test('a call of what a property gives reads the property, runs its getter and calls what that gives', () =>
  expectLinks({
    'a.py': `
class View:
    def __call__(self):
        pass

class Field:
    def __get__(self, graph, owner):
        return View()

class Graph:
    edges = Field()

    @property
    def degree(self):
        return View()

    def show(self):
        self.degree()
        #    ^ read a.py Graph.degree, call_indirect a.py View.__call__, runs a.py Graph.degree

def show(graph: Graph):
    graph.degree()
    #     ^ read a.py Graph.degree, call_indirect a.py View.__call__, runs a.py Graph.degree
    graph.edges()
    #     ^ read a.py Graph.edges, call_indirect a.py View.__call__, runs a.py Field.__get__
    graph.edges = 1
    #     ^ write a.py Graph.edges
    graph.edges
    #     ^ read a.py Graph.edges, runs a.py Field.__get__
    Graph.degree
    #     ^ read a.py Graph.degree
`,
  }))
