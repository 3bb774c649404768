import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

test('a partial call of what other modules declare gives what they give, with all arguments', () =>
  expectLinks({
    'shop/__init__.py': 'from .signers import Signer, sign\n',
    'shop/signers.py': `
class Key:
    def read(self):
        pass

class Signer:
    def __init__(self, key, salt):
        key.read()
        #   ^ call shop/signers.py Key.read
        salt.read()
        #    ^ call shop/signers.py Key.read

    def sign(self):
        pass

def sign(signer, key):
    signer.sign()
    #      ^ call shop/signers.py Signer.sign
    key.read()
    #   ^ call shop/signers.py Key.read
    return signer
`,
    'tests/test_signers.py': `
from functools import partial
import pytest
from shop import Signer, sign
from shop.signers import Key

@pytest.fixture
def make():
    return partial(Signer, salt=Key())

@pytest.fixture
def signer(make):
    return make(key=Key())

def test_sign(signer):
    signer.sign()
    #      ^ call shop/signers.py Signer.sign
    for one in map(partial(sign, signer), [Key()]):
        one.sign()
        #   ^ call shop/signers.py Signer.sign
`,
  }))

test('partial calls of each other are calls of the function that is in one of them', () =>
  expectLinks({
    'a.py': `
from functools import partial

def show(text, color):
    pass

def run(texts):
    first = second = show
    for text in texts:
        first = partial(second, text)
        second = partial(first, color='red')
    done = first()
    #      ^ read variable first of line 8, call_indirect a.py show
`,
  }))
