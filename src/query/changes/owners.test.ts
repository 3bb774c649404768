import { expect, it } from 'vitest'
import { processorTimeOf } from '../../../test/setup/processor-time.ts'
import { readCodeowners, readMaintainers, stepsForOwners } from './owners.ts'

it('CODEOWNERS: the last pattern that matches wins, and one without owners takes ownership away', () => {
  const owners = readCodeowners(
    `# who
*            @acme/all
/docs/       @acme/writers   # prose
*.go         @gopher ada@example.com
/docs/api/
[Section]
`,
    stepsForOwners(),
  )
  expect(owners('src/a.ts')).toEqual(['@acme/all'])
  expect(owners('docs/guide.md')).toEqual(['@acme/writers'])
  expect(owners('docs/api/x.md')).toEqual([])
  expect(owners('pkg/x.go')).toEqual(['@gopher', 'ada@example.com'])
})

it('CODEOWNERS: a pattern that GitHub does not know is passed over, and takes no ownership away', () => {
  const owners = readCodeowners(
    '*.ts @acme/web\n!src/a.ts\n[ab].ts @acme/none\nsrc/[ab].ts @acme/none\n',
    stepsForOwners(),
  )
  expect(['src/a.ts', 'a.ts'].map(owners)).toEqual([['@acme/web'], ['@acme/web']])
})

it('MAINTAINERS: people and lists of every section whose files match, exceptions left out', () => {
  const owners = readMaintainers(
    `List of maintainers

FILESYSTEMS (VFS)
M:	Alexander Viro <viro@example.org>
L:	linux-fsdevel@example.org
F:	fs/*
X:	fs/locks.c

THE REST
M:	Linus <linus@example.org>
L:	linux-kernel@vger.kernel.org
F:	fs/
`,
    stepsForOwners(),
  )
  expect(owners('fs/read_write.c')).toEqual([
    'Alexander Viro <viro@example.org>',
    'linux-fsdevel@example.org',
    'Linus <linus@example.org>',
  ])
  expect(owners('fs/ext4/inode.c')).toEqual(['Linus <linus@example.org>'])
  expect(owners('fs/locks.c')).toEqual(['Linus <linus@example.org>'])
})

it('patterns that are written to take long take no time', async () => {
  const taken = await processorTimeOf(() => {
    expect(readCodeowners(`/${'a/**/'.repeat(5)}b @x\n`, stepsForOwners())(`${'a/'.repeat(200)}c`)).toEqual([])
    expect(readMaintainers(`TITLE\nM:\tx\nF:\t${'*a'.repeat(5)}b\n`, stepsForOwners())('a'.repeat(3000))).toEqual([])
  })
  expect(taken).toBeLessThan(5000)
}, 600_000)

it('many patterns that each take long end with what was found until then, and say so', async () => {
  const many = (prefix: string) => Array.from({ length: 3000 }, () => `${prefix}*${'a'.repeat(100)}b`)
  const long = 'a'.repeat(4000)
  const steps = stepsForOwners()
  const [codeowners, maintainers] = [
    readCodeowners(
      many('')
        .map((pattern) => `${pattern} @x`)
        .join('\n'),
      steps,
    ),
    readMaintainers(`TITLE\nM:\tx\n${many('F:\t').join('\n')}\n`, steps),
  ]
  const taken = await processorTimeOf(() => {
    expect([codeowners('short'), maintainers('short'), steps.left > 0]).toEqual([[], [], true])
    expect([codeowners(long), maintainers(long), steps.left > 0]).toEqual([[], [], false])
  })
  expect(taken).toBeLessThan(10_000)
}, 600_000)
