import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

const SHAPES = `
from typing import TypedDict

class Place(TypedDict, total=False):
    city: str

class Person(Place):
    name: str
    home: Place
`

test('a key that is written out names the field of the typed dictionary', () =>
  expectLinks({
    'shapes.py': SHAPES,
    'main.py': `
from shapes import Person

def greet(person: Person, names: dict[str, str]):
    person["city"] = names["city"]
    #       ^ write shapes.py Place.city
    #                       ^ nothing
    person["home"]["name"]
    #       ^ read shapes.py Person.home
    #               ^ nothing
    for one in [person]:
        print(f'{one["name"]}', one['other'])
        #             ^ read shapes.py Person.name
        #                            ^ nothing
    person.get("city", "name")
    #           ^ read shapes.py Place.city
    #                   ^ nothing
    names.get("city")
    #          ^ nothing
    del person["name"]
    #           ^ write shapes.py Person.name
    match person:
        case {"city": city}:
            #  ^ read shapes.py Place.city
            pass
`,
  }))

test('a dictionary that is written out where a typed one is asked for gives its fields', () =>
  expectLinks({
    'shapes.py': SHAPES,
    'main.py': `
from shapes import Person, Place

person: Person = {"name": "a", "home": {"city": "b"}, "none": 1}
#                  ^ write shapes.py Person.name
#                               ^ write shapes.py Person.home
#                                                      ^ nothing

def place() -> Place:
    if person:
        return {'city': 'c'}
        #        ^ write shapes.py Place.city
    return Place(city='d')
    #            ^ write shapes.py Place.city

def other():
    return {'city': 'c'}
    #        ^ nothing
`,
  }))

test('keyword arguments may be a typed dictionary', () =>
  expectLinks({
    'shapes.py': SHAPES,
    'main.py': `
from typing import Unpack
from shapes import Person

def move(**person: Unpack[Person]):
    person["home"]["city"]
    #       ^ read shapes.py Person.home
    #               ^ read shapes.py Place.city
`,
  }))
