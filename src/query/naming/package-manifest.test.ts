import { expect, it } from 'vitest'
import { beginsIn } from './package-manifest.ts'

const begins = (manifest: object, name: string, path = 'package.json') =>
  beginsIn({ path, text: JSON.stringify(manifest) }, name)

it('a package begins in the file that its manifest names, or in the source from which that is built', () => {
  expect(begins({ name: 'kit', main: './server.js' }, 'kit')?.[0]).toBe('server.js')
  expect(begins({ name: 'kit', main: 'lib/core' }, 'kit')).toContain('lib/core.js')
  expect(begins({ name: 'kit', types: './dist/types/all.d.ts' }, 'kit')).toContain('src/all.ts')
  expect(begins({ name: 'kit' }, 'kit')?.[0]).toBe('src/index.ts')
  expect(begins({ name: '@acme/kit', main: 'own.ts' }, '@acme/kit', 'packages/kit/package.json')?.[0]).toBe(
    'packages/kit/own.ts',
  )
})

it('what a manifest exports decides, under every condition, before its older fields', () => {
  const kit = {
    ...{ name: 'kit', main: './old.js' },
    exports: {
      '.': { types: './dist/index.d.ts', import: { default: './dist/esm/main.mjs' }, require: './dist/main.cjs' },
      './tiny': './dist/preset/tiny.js',
      './plugins/*': { import: './dist/plugins/*/entry.js' },
    },
  }
  const own = begins(kit, 'kit') ?? []
  expect(own.indexOf('src/index.ts')).toBeLessThan(own.indexOf('src/main.ts'))
  expect(own.indexOf('src/main.ts')).toBeLessThan(own.indexOf('old.js'))
  expect(begins(kit, 'kit/tiny')).toContain('src/preset/tiny.ts')
  expect(begins(kit, 'kit/plugins/a')).toContain('src/plugins/a/entry.ts')
  expect(begins({ name: 'kit', exports: './mod.ts' }, 'kit')?.[0]).toBe('mod.ts')
  // What is not exported by name lies where the name says.
  expect(begins({ name: 'kit' }, 'kit/deep')).toContain('deep.ts')
})

it('a manifest says nothing about another package, and none leads out of its folder', () => {
  expect(begins({ name: 'kit', main: 'a.js' }, 'kat')).toBeUndefined()
  expect(beginsIn({ path: 'package.json', text: '{ "name": ' }, 'kit')).toBeUndefined()
  expect(beginsIn({ path: 'package.json', text: 'null' }, 'kit')).toBeUndefined()
  expect(begins({ name: 'kit', main: '../other.js', exports: null }, 'kit')).not.toContain('../other.js')
  expect(begins({ name: 'kit', main: 7, exports: [{ import: 3 }, './a.js'] }, 'kit')?.[0]).toBe('a.js')
})
