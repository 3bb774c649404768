import { expect, it } from 'vitest'
import { changedLines } from './diff.ts'

it('gives the lines of each file as they are after the change', () => {
  const changed = changedLines(`diff --git a/src/a.ts b/src/a.ts
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
`)
  expect([...changed]).toEqual([
    [
      'src/a.ts',
      [
        [2, 3],
        [22, 22],
      ],
    ],
  ])
})

it('keeps changes apart that have a line between them', () => {
  const changed = changedLines('--- a/a.ts\n+++ b/a.ts\n@@ -1,3 +1,3 @@\n-a\n+A\n b\n-c\n+C\n')
  expect(changed.get('a.ts')).toEqual([
    [1, 1],
    [3, 3],
  ])
})

it('knows new and deleted files, and refuses what is no diff', () => {
  expect([...changedLines('--- /dev/null\n+++ b/new.py\n@@ -0,0 +1,2 @@\n+a\n+b\n').keys()]).toEqual(['new.py'])
  expect([...changedLines('--- a/old.py\n+++ /dev/null\n@@ -1,2 +0,0 @@\n-a\n-b\n').keys()]).toEqual(['old.py'])
  expect(() => changedLines('hello')).toThrow('changes no file')
})
