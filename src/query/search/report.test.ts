import { describe, expect, it } from 'vitest'
import { processorTimeOf } from '../../../test/setup/processor-time.ts'
import { reportOf } from './report.ts'

const FORM = `Retries are lost when the broker restarts

<!-- Please read the guide first. -->
# Checklist
- [x] I have searched the existing issues
- [ ] I have tried the latest version

## Steps to reproduce
1. Stop the broker while \`Consumer.run\` waits, see https://example.org/guide?page=2 and #4711.

\`\`\`python
app.send_task('add')
\`\`\`

### Environment
python 3.8.1 on Ubuntu
**Versions:**
kombu 5.2

## Actual behavior
The queue is empty.
\`\`\`
Traceback (most recent call last):
  File "/srv/app/main.py", line 3, in run
ConnectionError: broker went away
\`\`\`
`

describe('a report', () => {
  it('is read without what its form asks of everybody', () => {
    const { title, text } = reportOf(FORM)
    expect(title).toBe('Retries are lost when the broker restarts')
    for (const left of ['Consumer.run', 'queue is empty', "send_task('add')"]) expect(text).toContain(left)
    for (const out of [
      'guide',
      'Checklist',
      'searched',
      'Steps',
      'Environment',
      'Ubuntu',
      'kombu',
      'example.org',
      '4711',
    ])
      expect(text).not.toContain(out)
  })

  it('says what was printed last before its prose, and what it shows after that', () => {
    const { message, text } = reportOf(FORM)
    expect(message).toBe('ConnectionError: broker went away')
    const [, second] = text.split('\n')
    expect(second).toBe(message)
    expect(text.indexOf('queue is empty')).toBeLessThan(text.indexOf('send_task'))
  })

  it('names the file that a link leads to', () => {
    expect(reportOf('Wrong in https://example.org/acme/api/blob/main/src/cart.ts#L10-L12 twice').text).toBe(
      'Wrong in  src/cart.ts  twice',
    )
  })

  it('keeps a heading that says something of its own, and a link that is all there is', () => {
    expect(reportOf('Slow\n\n## The planner of joins\nIt is slow.').text).toContain('planner of joins')
    expect(reportOf('https://example.org/cart').text).toBe('https://example.org/cart')
  })

  it('is read without what an issue form asks, and without lists of what is installed', () => {
    const { text } = reportOf(`Prices are wrong

### Command used
shop --sum
### Shop output
It shows 3.
### What did you see instead? Under which circumstances?
_No response_
### OS / Environment
Ubuntu
### Minimal Complete Verifiable Example
* celery: 5.2.7
Python 3.10.12 (main, Nov 20 2023) [GCC 11.4.0]
kombu==5.2.4
The sum of 2.5 and 1.5 is 3.
#### Output of \`shop.show_versions()\`
machine: x86_64
`)
    expect(text.split('\n')).toEqual(['Prices are wrong', 'shop --sum', 'It shows 3.', 'The sum of 2.5 and 1.5 is 3.'])
  })

  it('knows a heading by its words, whatever signs and spaces stand around them, in no time', async () => {
    for (const heading of [
      '## Environment ##',
      '#  Environment:  ',
      '### Environment: ###',
      '**Environment**: ',
      'Environment:',
    ])
      expect(reportOf(`Wrong\n${heading}\nUbuntu\n# The sum\nIt is 3.`).text).toBe('Wrong\n# The sum\nIt is 3.')
    const taken = await processorTimeOf(() => {
      for (const [start, end] of [
        ['# a', 'x'],
        ['# a #', '# x'],
        ['**a', 'x'],
        ['**a**', 'x'],
        ['a', 'x:'],
      ])
        expect(reportOf(`Wrong\n${start}${' '.repeat(3900)}${end}`).title).toBe('Wrong')
    })
    expect(taken).toBeLessThan(1000)
  })

  it('leaves type parameters alone', () => {
    expect(reportOf('Lost\nA `Map<A, B>` is <b>lost</b>').text).toContain('Map<A, B>')
  })
})
