import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { RunIdentity } from './identity.ts'
import { subjectOf } from './pull-request.ts'

const [BASE, HEAD, OTHER] = ['a', 'b', 'c'].map((digit) => digit.repeat(40)) as [string, string, string]
const commitText = (parents: string[], message = 'Merge b into a\n') =>
  [
    `tree ${'d'.repeat(40)}`,
    ...parents.map((parent) => `parent ${parent}`),
    'author A <a@example.org> 1700000000 +0000',
    'committer GitHub <noreply@github.com> 1700000000 +0000',
    '',
    message,
  ].join('\n')
const hash = (text: string) =>
  createHash('sha1')
    .update(`commit ${Buffer.byteLength(text)}\0${text}`)
    .digest('hex')
const run = (text: string, more: Partial<RunIdentity> = {}) =>
  ({ event_name: 'pull_request', ref: 'refs/pull/7/merge', sha: hash(text), ...more }) as RunIdentity

describe('a pull request’s run', () => {
  it('publishes the head that its merge commit names', async () => {
    const text = commitText([BASE, HEAD], 'Merge ü\n\nparent cccccccccccccccccccccccccccccccccccccccc\n')
    expect(await subjectOf(run(text), text)).toEqual({ ref: 'refs/pull/7/head', commit: HEAD })
  })

  it('publishes what its identity names when it proves nothing else', async () => {
    const text = commitText([BASE, HEAD])
    expect(await subjectOf(run(text), undefined)).toEqual({ ref: 'refs/pull/7/merge', commit: hash(text) })
  })

  it.each([
    ['a text of another commit', run(commitText([BASE, HEAD])), commitText([BASE, OTHER])],
    ['a commit that merges nothing', run(commitText([HEAD])), commitText([HEAD])],
    ['one that merges three', run(commitText([BASE, HEAD, OTHER])), commitText([BASE, HEAD, OTHER])],
    [
      'the run of a push',
      run(commitText([BASE, HEAD]), { event_name: 'push', ref: 'refs/heads/main' }),
      commitText([BASE, HEAD]),
    ],
    [
      'the run of anything else on its ref',
      run(commitText([BASE, HEAD]), { event_name: 'push' }),
      commitText([BASE, HEAD]),
    ],
    ['a ref that is no merge', run(commitText([BASE, HEAD]), { ref: 'refs/pull/7/head' }), commitText([BASE, HEAD])],
  ])('proves nothing with %s', async (_, identity, text) => {
    expect(await subjectOf(identity, text)).toBeUndefined()
  })
})
