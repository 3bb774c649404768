import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

test('what a test caught is an instance of the exception that it expected', () =>
  expectLinks({
    'errors.py': `
class Invalid(Exception):
    def __init__(self, messages):
        self.messages = messages

class Missing(Exception):
    def __init__(self):
        self.key = ''
`,
    'test_a.py': `
import unittest
import pytest
from pytest import raises
from errors import Invalid, Missing

def test_messages():
    with pytest.raises(Invalid, match='x') as caught:
        pass
    assert caught.value.messages
    #                   ^ read errors.py Invalid.messages
    assert caught.type
    with raises((Invalid, Missing)) as either:
        pass
    assert either.value.key
    #                   ^ read errors.py Missing.key

class TestIt(unittest.TestCase):
    def test_it(self):
        with self.assertRaises(Missing) as cm:
            pass
        cm.exception.key
        #            ^ read errors.py Missing.key
`,
  }))
