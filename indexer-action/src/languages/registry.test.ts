/** Of every language and family: that what is known without a family's code is true of its code. */
import { expect, test } from 'vitest'
import { codeOf, FAMILIES, LANGUAGES } from './registry.ts'

test('every language has a family, and no two have one key', () => {
  const names = FAMILIES.map((family) => family.name)
  for (const { key, family } of LANGUAGES) expect(names, key).toContain(family)
  expect(new Set(LANGUAGES.map(({ key }) => key)).size).toBe(LANGUAGES.length)
})

test.each(FAMILIES.map((family) => [family.name, family] as const))(
  '%s can do what is said of it',
  async (name, family) => {
    const code = await codeOf(name)
    expect(code.extract).toBeTypeOf('function')
    expect(code.createLinker).toBeTypeOf('function')
    expect(code.resumeLinker !== undefined).toBe(family.resumes === true)
    const linker = code.createLinker({ paths: new Set(), read: () => undefined })
    const knows = linker.dependents !== undefined || code.offersOf !== undefined
    expect(knows).toBe(family.knowsDependents === true)
  },
)
