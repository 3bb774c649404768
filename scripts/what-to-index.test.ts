import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { whatToIndex } from './what-to-index.ts'

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'sextant-what-')))
afterAll(() => rmSync(folder, { recursive: true }))
for (const path of ['one/api', 'two/api', 'a/b=c', 'tree/src']) mkdirSync(join(folder, path), { recursive: true })
execFileSync('git', ['init', '-q', join(folder, 'tree')])

const said: string[] = []
const named = async (...args: string[]) =>
  (await whatToIndex(args, folder, (line) => said.push(line))).map(({ path, name }) => [
    path.slice(folder.length + 1),
    name,
  ])

it('folders of one name can be told apart by the names that they are given', async () => {
  expect(await named('one/api', 'mine/other=two/api')).toEqual([
    ['one/api', undefined],
    ['two/api', 'mine/other'],
  ])
})

it('a folder whose own name looks as if it were given one is that folder', async () => {
  expect(await named('a/b=c')).toEqual([['a/b=c', undefined]])
})

it('what is named twice is one, and a part of a checkout is the whole', async () => {
  expect(await named('tree', 'x/y=tree/src', 'tree')).toEqual([['tree', 'x/y']])
  expect(said).toEqual([expect.stringMatching(/tree\/src is part of the checkout .*tree, and all of that is indexed/)])
})

it('what is no folder is refused, and so is a PATH without anything in it', async () => {
  await expect(named('one/none')).rejects.toThrow(`${folder}/one/none is not a folder.`)
  await expect(named('x/y=none')).rejects.toThrow(`${folder}/none is not a folder.`)
  await expect(named('')).rejects.toThrow('A PATH is empty.')
})
