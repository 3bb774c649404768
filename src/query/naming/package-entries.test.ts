import { expect, it } from 'vitest'
import type { IndexedFile } from '../indexed/indexed-file.ts'
import { namesPackage } from './package-entries.ts'

const names = (path: string, text: string, name: string) => namesPackage({ path, text } as IndexedFile, name)

it('a manifest names its package, and nothing else in it does', () => {
  const cargo = '[package]\nauthors = ["A"]\nname = "serde-json"\n\n[dependencies]\nname = "other"\n'
  expect(names('Cargo.toml', cargo, 'serde_json')).toBe(true)
  expect(names('Cargo.toml', cargo, 'other')).toBe(false)
  expect(names('Cargo.toml', '[dependencies]\nname = "other"\n', 'other')).toBe(false)
  expect(names('package.json', '{ "name": "@acme/pan", "main": "x" }', '@acme/pan')).toBe(true)
  expect(names('package.json', '{ "name": ', 'pan')).toBe(false)
  const go = '// A comment.\nmodule github.com/acme/kit/v2\n\ngo 1.22\n'
  for (const name of ['kit', 'github.com/acme/kit']) expect(names('go.mod', go, name)).toBe(true)
  for (const name of ['v2', 'it', 'go']) expect(names('go.mod', go, name)).toBe(false)
})
