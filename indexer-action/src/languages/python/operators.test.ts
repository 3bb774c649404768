import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

const AMOUNT = `
class Amount:
    def __init__(self, cents):
        self.cents = cents

    def __add__(self, other):
        return Amount(self.cents + other.cents)

    def __rmul__(self, factor):
        return Amount(factor * self.cents)

    def __neg__(self):
        return Amount(-self.cents)

    def __eq__(self, other):
        return self.cents == other.cents

    def __lt__(self, other):
        return self.cents < other.cents

    def __contains__(self, coin):
        return True

    def __getitem__(self, at):
        return Amount(1)

    def __setitem__(self, at, value):
        pass

    def __delitem__(self, at):
        pass

class Sum(Amount):
    def __iadd__(self, other):
        return self
`

test('an operator calls the method of its operand that stands for it', () =>
  expectLinks({
    'amount.py': AMOUNT,
    'main.py': `
from amount import Amount

def main(one: Amount, numbers: list[int], unknown):
    total = one + Amount(2) + one
    #           ^ call_indirect amount.py Amount.__add__
    #                       ^ call_indirect amount.py Amount.__add__
    twice = 2 * total
    #         ^ call_indirect amount.py Amount.__rmul__
    print(-one, -1)
    #     ^ call_indirect amount.py Amount.__neg__
    #           ^ nothing
    unknown + one
    #       ^ nothing
    one - one
    #   ^ nothing
`,
  }))

test('a comparison calls the method that stands for it, that of equality for inequality too', () =>
  expectLinks({
    'amount.py': AMOUNT,
    'main.py': `
from amount import Amount

def main(one: Amount, other: Amount, more):
    if one < other == one != other:
        #  ^ call_indirect amount.py Amount.__lt__
        #          ^ call_indirect amount.py Amount.__eq__
        #                 ^ call_indirect amount.py Amount.__eq__
        pass
    if more not in one or one is not other or one in more:
        #   ^ call_indirect amount.py Amount.__contains__
        #                     ^ nothing
        #                                         ^ nothing
        pass
`,
  }))

test('items are read, stored and deleted by methods, and an assignment with an operator calls one of its own if there is one', () =>
  expectLinks({
    'amount.py': AMOUNT,
    'main.py': `
from amount import Amount, Sum

one = Amount(1)
one[0][1:2]
#  ^ call_indirect amount.py Amount.__getitem__
#     ^ call_indirect amount.py Amount.__getitem__
one['key'] = 3
#  ^ call_indirect amount.py Amount.__setitem__
del one[0]
#      ^ call_indirect amount.py Amount.__delitem__
one += Amount(2)
#   ^ call_indirect amount.py Amount.__add__
total = Sum(1)
total += one
#     ^ call_indirect amount.py Sum.__iadd__
numbers = [1]
numbers[0]
#      ^ nothing
`,
  }))

test('an operator gives what its method gives, that of the right operand where the left one is written out', () =>
  expectLinks({
    'amount.py': `
class Money:
    def spend(self):
        pass

class Amount:
    def __radd__(self, other):
        return Money()
`,
    'main.py': `
from amount import Amount

(2 + Amount()).spend()
#              ^ call amount.py Money.spend
`,
  }))

test('a slice gives what the method for items gives', () =>
  expectLinks({
    'main.py': `
class Word:
    def spell(self):
        pass

class Words:
    def __getitem__(self, at):
        return Word()

Words()[1:].spell()
#           ^ call main.py Word.spell
`,
  }))

test('builtins call the methods that stand for them', () =>
  expectLinks({
    'main.py': `
class Words:
    def __len__(self):
        return 1

    def __iter__(self):
        return iter([])

    def __repr__(self):
        return ''

def main(words: Words, known: list[str]):
    return len(words), list(words)
    #         ^ call_indirect main.py Words.__len__
    #                      ^ call_indirect main.py Words.__iter__
    return str(words), bool(words), len(known)
    #         ^ call_indirect main.py Words.__repr__
    #                      ^ call_indirect main.py Words.__len__
    #                                  ^ nothing
`,
  }))

test('what is taken from a text has nothing to do with operators elsewhere', () =>
  expectLinks({
    'main.py': `
from unit import metre

lengths = 2 * metre
lengths.upper()
#       ^ call unit.py Unit.upper
for letter in 'abc':
    letter.upper()
    #      ^ call std:python str.upper
`,
    'unit.py': `
class Unit:
    def __rmul__(self, factor):
        return self

    def upper(self):
        pass

metre = Unit()
`,
  }))

test('what an operator or a builtin calls on the receiver is the method of the class around it, however many extend that', () =>
  expectLinks({
    'a.py': `
class Element:
    def name(self, other):
        text = str(self)
        #         ^ call_indirect a.py Element.__str__
        text = dict(self)
        #          ^ call_indirect a.py Element.keys
        for one in self:
            #      ^ read parameter self of line 3
            pass
        return self == other
        #           ^ call_indirect a.py Element.__eq__

    def __str__(self):
        pass

    def __eq__(self, other):
        pass

    def keys(self):
        pass

${Array.from({ length: 12 }, (_, at) => `class Element${at}(Element):\n    def __str__(self):\n        pass\n\nElement${at}().name(1)\n`).join('\n')}

class Pairs:
    def __iter__(self):
        pass

dict(Pairs())
#   ^ call_indirect a.py Pairs.__iter__
`,
  }))
