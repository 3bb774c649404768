import { expect, it } from 'vitest'
import { directoryName, directoryOf } from './directory.ts'

it('is a prefix of everything in the folder, and of everything at all for a file at the root', () => {
  expect(directoryOf('web/pay/charge.ts')).toBe('web/pay/')
  expect(directoryOf('gin.go')).toBe('')
})

it('is named as people name it: the root is not a part of a file name', () => {
  expect(directoryName('web/pay/charge.ts')).toBe('web/pay')
  expect(directoryName('gin.go')).toBe('.')
})
