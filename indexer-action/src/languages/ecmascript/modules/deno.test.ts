/** Module resolution by Deno's configuration. */
import { expect, test } from 'vitest'
import { repository } from '../../../testing/repository.ts'

test('packages of a Deno workspace are named as they are published, with or without their registry', async () => {
  const r = await repository({
    'deno.json': '{ "workspace": ["./assert", "./path"] }',
    'assert/deno.json': '{ "name": "@ours/assert", "exports": { ".": "./mod.ts", "./equals": "./assert_equals.ts" } }',
    'assert/mod.ts': 'export function assert() {}\n',
    'assert/assert_equals.ts': 'export function equals() {}\n',
    'path/deno.jsonc': '{ "name": "@ours/path", "exports": "./mod.ts", /* one */ }',
    'path/mod.ts': 'export function join() {}\n',
    'path/test.ts':
      "import { assert } from '@ours/assert'\nimport { equals } from '@ours/assert/equals'\nimport { join } from 'jsr:@ours/path@^1.2'\n",
  })
  expect(await r.leads('path/test.ts', '{ assert', 'assert')).toEqual(['assert/mod.ts:1'])
  expect(await r.leads('path/test.ts', '{ equals', 'equals')).toEqual(['assert/assert_equals.ts:1'])
  expect(await r.leads('path/test.ts', '{ join', 'join')).toEqual(['path/mod.ts:1'])
})

test('an import map stands for files, folders and packages, the nearest one first', async () => {
  const r = await repository({
    'deno.json': '{ "imports": { "@/": "./src/", "config": "./src/config.ts", "chalk": "npm:chalk@5" } }',
    'src/config.ts': 'export const port = 1\n',
    'src/db/open.ts': 'export function open() {}\n',
    'app/deno.json': '{ "importMap": "../maps/import_map.json" }',
    'maps/import_map.json': '{ "imports": { "config": "./config.ts" } }',
    'maps/config.ts': 'export const port = 2\n',
    'main.ts':
      "import { open } from '@/db/open.ts'\nimport { port } from 'config'\nimport { red } from 'chalk'\nred()\n",
    'app/main.ts': "import { port } from 'config'\nimport { open } from '@/db/open.ts'\n",
  })
  expect(await r.leads('main.ts', '{ open', 'open')).toEqual(['src/db/open.ts:1'])
  expect(await r.leads('main.ts', '{ port', 'port')).toEqual(['src/config.ts:1'])
  expect(await r.leads('main.ts', 'red()', 'red')).toEqual(['outside red'])
  expect(await r.leads('app/main.ts', '{ port', 'port')).toEqual(['maps/config.ts:1'])
  expect(await r.leads('app/main.ts', '{ open', 'open')).toEqual(['src/db/open.ts:1'])
})

test('packages from outside are named by their registry, without version', async () => {
  const r = await repository({
    'deno.json': '{ "imports": { "graph": "jsr:@deno/graph@^0.89.2", "tools/": "https://example.org/tools@1/" } }',
    'a.ts':
      "import { g } from 'graph'\nimport { c } from 'npm:chalk@5/ansi'\nimport { t } from 'tools/run.ts'\ng(); c(); t()\n",
  })
  const [file] = r.analysed
  const packages = file?.links.targets.flatMap((target) => (target[0] === 'e' ? [target[1]] : []))
  expect(new Set(packages)).toEqual(new Set(['jsr:@deno/graph', 'npm:chalk', 'https://example.org/tools@1/run.ts']))
})
