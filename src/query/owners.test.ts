import { expect, it } from 'vitest'
import { readCodeowners, readMaintainers } from './owners.ts'

it('CODEOWNERS: the last pattern that matches wins, and one without owners takes ownership away', () => {
  const owners = readCodeowners(`# who
*            @acme/all
/docs/       @acme/writers   # prose
*.go         @gopher ada@example.com
/docs/api/
[Section]
`)
  expect(owners('src/a.ts')).toEqual(['@acme/all'])
  expect(owners('docs/guide.md')).toEqual(['@acme/writers'])
  expect(owners('docs/api/x.md')).toEqual([])
  expect(owners('pkg/x.go')).toEqual(['@gopher', 'ada@example.com'])
})

it('CODEOWNERS: a pattern that GitHub does not know is passed over, and takes no ownership away', () => {
  const owners = readCodeowners('*.ts @acme/web\n!src/a.ts\n[ab].ts @acme/none\nsrc/[ab].ts @acme/none\n')
  expect(['src/a.ts', 'a.ts'].map(owners)).toEqual([['@acme/web'], ['@acme/web']])
})

it('MAINTAINERS: people and lists of every section whose files match, exceptions left out', () => {
  const owners = readMaintainers(`List of maintainers

FILESYSTEMS (VFS)
M:	Alexander Viro <viro@example.org>
L:	linux-fsdevel@example.org
F:	fs/*
X:	fs/locks.c

THE REST
M:	Linus <linus@example.org>
L:	linux-kernel@vger.kernel.org
F:	fs/
`)
  expect(owners('fs/read_write.c')).toEqual([
    'Alexander Viro <viro@example.org>',
    'linux-fsdevel@example.org',
    'Linus <linus@example.org>',
  ])
  expect(owners('fs/ext4/inode.c')).toEqual(['Linus <linus@example.org>'])
  expect(owners('fs/locks.c')).toEqual(['Linus <linus@example.org>'])
})

it('patterns that are written to take long take no time', () => {
  const before = performance.now()
  expect(readCodeowners(`/${'a/**/'.repeat(5)}b @x\n`)(`${'a/'.repeat(200)}c`)).toEqual([])
  expect(readMaintainers(`TITLE\nM:\tx\nF:\t${'*a'.repeat(5)}b\n`)('a'.repeat(3000))).toEqual([])
  expect(performance.now() - before).toBeLessThan(5000)
}, 600_000)
