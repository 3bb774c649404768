import { expect, test } from 'vitest'
import { besideOf } from './companions.ts'

const source = (path: string) => ({ path, role: 'source' as const })
const testing = (path: string) => ({ path, role: 'test' as const })

test('what speaks for a test speaks for what it tests, whatever the test is called', () => {
  const names = ['src/cart.test.ts', 'tests/test_cart.py', 'cart_test.go', 'spec/cart_spec.rb', 'CartTest.java']
  for (const name of names) {
    const [cart, other] = besideOf([source('src/Cart.x'), source('src/mail.x'), testing(name)], [0, 0, 3])
    expect({ name, tested: cart?.tested }).toEqual({ name, tested: 1 })
    expect(other?.tested).toBe(0)
  }
})

test('a header and its source stand for each other, and a file not for itself', () => {
  const [header, body, alone] = besideOf(
    [source('include/mail.h'), source('src/mail.c'), source('src/cart.c')],
    [1, 4, 2],
  )
  expect([header?.paired, body?.paired, alone?.paired]).toEqual([1, 0.25, 0])
})

test('where nothing was found nothing is lent', () => {
  expect(besideOf([source('a.c'), source('a.h')], [0, 0])).toEqual([
    { tested: 0, paired: 0 },
    { tested: 0, paired: 0 },
  ])
})
