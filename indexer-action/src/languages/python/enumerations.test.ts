import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

test('a member of an enumeration has the value that it is assigned', () =>
  expectLinks({
    'a.py': `
import enum

class Item:
    def use(self):
        pass

class Kind(enum.Enum):
    ONE = Item()
    TWO = Item()
    NAME = 'name'

class Own(enum.Enum):
    ONE = Item()

    @property
    def value(self):
        return self

Kind.ONE.value.use()
#              ^ call a.py Item.use
for kind in Kind:
    kind.value.use()
    #          ^ call a.py Item.use
Own.ONE.value.name
#       ^ read a.py Own.value
`,
  }))
