import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

test('what a primary constructor gives to the one of the class that it extends is a call of that', () =>
  expectLinks({
    'Place.cs': `
class Place { public Place(int x) { } public Place(string name) { } }
class Town(int size) : Place(size) { }
//                     ^ call Place.cs Place.Place, extends Place.cs Place
//                           ^ read Place.cs Town.size
record Point(int X, string Name) : Place(Name);
//                                 ^ call Place.cs Place.Place, extends Place.cs Place
//                                       ^ read Place.cs Point.Name
`,
  }))
