import { expect, it } from 'vitest'
import { meantBy } from './argument-names.ts'

it('an unknown argument is told its name here, by what it means elsewhere', () => {
  expect(meantBy('symbol', ['symbol_name', 'path', 'ref'], ['symbol'])).toBe('symbol_name')
  expect(meantBy('branch', ['symbol_name', 'path', 'ref'], ['branch'])).toBe('ref')
  expect(meantBy('colour', ['symbol_name', 'path', 'ref'], ['colour'])).toBeUndefined()
})

it('nothing is said of an argument that was given besides, or that the tool does not take', () => {
  expect(meantBy('name', ['symbol'], ['name', 'symbol'])).toBeUndefined()
  expect(meantBy('base', ['symbol'], ['base'])).toBeUndefined()
})

it('where a tool takes one and several, the number decides', () => {
  const valid = ['path', 'files', 'symbol', 'symbols']
  expect(meantBy('paths', valid, ['paths'])).toBe('files')
  expect(meantBy('file', valid, ['file'])).toBe('path')
  expect(meantBy('function_name', valid, ['function_name'])).toBe('symbol')
})
