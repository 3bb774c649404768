import { expect, it } from 'vitest'
import { changedFiles, linesIn } from './diff.ts'

const linesOf = (diff: string, path: string, text: readonly string[] = []) =>
  linesIn(changedFiles(diff).get(path) ?? {}, (at) => text[at - 1] ?? '')

const DIFF = `diff --git a/src/a.ts b/src/a.ts
--- a/src/a.ts
+++ b/src/a.ts
@@ -1,4 +1,5 @@
 one
-two
+two!
+three
 four
 five
@@ -20,3 +21,2 @@
 x
-gone
 y
`

it('gives the lines of each file as they are after the change', () => {
  expect([...changedFiles(DIFF).keys()]).toEqual(['src/a.ts'])
  expect(linesOf(DIFF, 'src/a.ts')).toEqual([
    [2, 3],
    [22, 22],
  ])
})

it('gives the lines before the change where the file is still like that', () => {
  const before = ['one', 'two', 'four', 'five', ...Array.from({ length: 15 }, () => ''), 'x', 'gone', 'y']
  expect(linesOf(DIFF, 'src/a.ts', before)).toEqual([
    [2, 3],
    [21, 21],
  ])
  const after = ['one', 'two!', 'three', 'four', 'five', ...Array.from({ length: 15 }, () => ''), 'x', 'y']
  expect(linesOf(DIFF, 'src/a.ts', after)).toEqual([
    [2, 3],
    [22, 22],
  ])
})

it('keeps changes apart that have a line between them', () => {
  expect(linesOf('--- a/a.ts\n+++ b/a.ts\n@@ -1,3 +1,3 @@\n-a\n+A\n b\n-c\n+C\n', 'a.ts')).toEqual([
    [1, 1],
    [3, 3],
  ])
})

it('takes a deleted file, and both paths of a moved one, as a whole', () => {
  expect(linesOf('--- a/old.py\n+++ /dev/null\n@@ -1,2 +0,0 @@\n-a\n-b\n', 'old.py')).toEqual([])
  const moved = changedFiles(
    'diff --git a/a.py b/b.py\nsimilarity index 100%\nrename from a.py\nrename to b.py\ndiff --git a/c.py b/c.py\n--- a/c.py\n+++ b/c.py\n@@ -1 +1 @@\n-x\n+y\n',
  )
  expect([...moved].map(([path, { other, after }]) => [path, other, after?.lines])).toEqual([
    ['a.py', 'b.py', undefined],
    ['b.py', 'a.py', undefined],
    ['c.py', undefined, [[1, 1]]],
  ])
})

it('takes what editors, other systems and language models write', () => {
  const crlf = '--- a/a.ts\r\n+++ b/a.ts\r\n@@ -4,2 +4,2 @@\r\n x\r\n-a\r\n+A\r\n'
  const bare = '--- a.ts\t2026-01-01\n+++ a.ts\t2026-01-01\n@@ -4,2 +4,2 @@\n x\n-a\n+A\n'
  const fenced = '```diff\n--- a/a.ts\n+++ b/a.ts\n@@ -4,2 +4,2 @@\n x\n-a\n+A\n```\n'
  const miscounted =
    '--- a/a.ts\n+++ b/a.ts\n@@ -4,9 +4,1 @@ f() {\n x\n-a\n+A\n--- a/b.ts\n+++ b/b.ts\n@@ -1,1 +1,1 @@\n-b\n+B\n'
  for (const diff of [crlf, bare, fenced, miscounted]) expect(linesOf(diff, 'a.ts'), diff).toEqual([[5, 5]])
  expect(linesOf(miscounted, 'b.ts')).toEqual([[1, 1]])
})

it('knows new files, and refuses what is no diff', () => {
  expect([...changedFiles('--- /dev/null\n+++ b/new.py\n@@ -0,0 +1,2 @@\n+a\n+b\n').keys()]).toEqual(['new.py'])
  expect(() => changedFiles('hello')).toThrow('changes no file')
})
