import { expect, test } from 'vitest'
import type { Family } from '../languages/language.ts'
import { FAMILIES } from '../languages/registry.ts'
import { AroundFamilies } from './around.ts'

type Tree = Record<string, string>

const PACKAGE = {
  name: 'shop',
  version: '1.0.0',
  main: 'src/index.ts',
  scripts: { test: 'vitest' },
  dependencies: { hono: '^4.0.0' },
}
const GO_MOD =
  'module example.com/shop\n\ngo 1.22\n\nrequire (\n\tgithub.com/a/b v1.2.3 // indirect\n)\nreplace github.com/c/d v1.0.0 => ./d\n'
const CARGO =
  '[package]\nname = "shop"\nversion = "0.1.0"\nedition = "2021"\n\n[dependencies]\nserde = "1.0"\nrand = { version = "0.8", path = "rand" }\n'
const COMPOSER = { require: { 'acme/shop': '^1.0' } }
const LOCK = {
  'content-hash': '1',
  packages: [{ name: 'acme/shop', version: '1.0', autoload: { 'psr-4': { 'Acme\\': 'src/' } } }],
}
const TREE: Tree = {
  'src/index.ts': '',
  'package.json': JSON.stringify(PACKAGE),
  'go.mod': GO_MOD,
  'Cargo.toml': CARGO,
  'composer.json': JSON.stringify(COMPOSER),
  'composer.lock': JSON.stringify(LOCK),
  Makefile: 'all:\n\tcc a.c\n',
}

const contexts = (tree: Tree): [family: string, context: string][] => {
  const around = new AroundFamilies(Object.keys(tree), (path) => tree[path], [])
  return (FAMILIES as readonly Family[]).map((family) => [family.name, around.of(family).context])
}

/** Families whose files must be linked anew. */
function touched(change: Tree): string[] {
  const before = new Map(contexts(TREE))
  return contexts({ ...TREE, ...change }).flatMap(([family, context]) =>
    before.get(family) === context ? [] : [family],
  )
}

test.each<[string, Tree]>([
  ['a document, a picture of the documentation or a workflow more', { 'docs/a.md': '', 'ci.yml': '', 'NOTES.txt': '' }],
  [
    "a package's version, its scripts and its dependencies' versions",
    { 'package.json': JSON.stringify({ ...PACKAGE, version: '2.0.0', scripts: {}, dependencies: { hono: '^5.0.0' } }) },
  ],
  ['versions of Go and of its modules', { 'go.mod': GO_MOD.replace('1.22', '1.23').replace('v1.2.3', 'v1.3.0') }],
  [
    'versions of crates and an edition',
    { 'Cargo.toml': CARGO.replace('0.1.0', '0.2.0').replace('2021', '2024').replace('"1.0"', '">=1.1, <2"') },
  ],
  [
    'versions that Composer asks for and locks',
    {
      'composer.json': JSON.stringify({ require: { 'acme/shop': '^2.0' } }),
      'composer.lock': JSON.stringify({ ...LOCK, 'content-hash': '2' }),
    },
  ],
  ['a makefile that names no objects of a kernel', { Makefile: 'all:\n\tcc b.c\n' }],
])('no family is linked anew for %s', (_, change) => {
  expect(touched(change)).toEqual([])
})

test.each<[string, string, Tree]>([
  ['ecmascript', 'another main file', { 'package.json': JSON.stringify({ ...PACKAGE, main: 'src/other.ts' }) }],
  [
    'ecmascript',
    'a dependency more',
    { 'package.json': JSON.stringify({ ...PACKAGE, devDependencies: { zod: '4' } }) },
  ],
  ['ecmascript', 'a style sheet that a module may import', { 'src/a.css': '' }],
  ['ecmascript', 'an alias', { 'tsconfig.json': '{ "compilerOptions": { "paths": { "~/*": ["./src/*"] } } }' }],
  ['go', 'a module more', { 'go.mod': GO_MOD.replace(')', '\tgithub.com/e/f v1.0.0\n)') }],
  ['go', 'a module that lies elsewhere', { 'go.mod': GO_MOD.replace('./d', './e') }],
  ['rust', 'a crate by another path', { 'Cargo.toml': CARGO.replace('"rand" }', '"2"}') }],
  ['rust', 'a folder that is called like a version', { 'Cargo.toml': `${CARGO}\n[[bin]]\nname = "1"\npath = "2"\n` }],
  ['php', 'a package more', { 'composer.json': JSON.stringify({ require: { 'acme/shop': '1', 'acme/cart': '1' } }) }],
  ['c', 'objects of a kernel', { Makefile: 'obj-$(CONFIG_A) += a.o\n' }],
])('%s alone is linked anew for %s', (family, _, change) => {
  expect(touched(change)).toEqual([family])
})
