import { expect, test } from 'vitest'
import { choiceIn } from './choice.ts'
import type { ListedFile } from './list-files.ts'

const listed = (path: string): ListedFile => ({ path }) as ListedFile

test('what the user wants left out is told by its case, as in a .gitignore', () => {
  const choose = choiceIn([listed('.sextantignore')], () => '/build/\n', ['*.R'])
  const skipped = ['build/a.go', 'Build/a.go', 'a.R', 'a.r'].map((path) => choose(listed(path)).skip)
  expect(skipped).toEqual(['ignored', undefined, 'ignored', undefined])
})
