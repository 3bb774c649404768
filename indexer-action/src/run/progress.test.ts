import { PassThrough } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { SILENT, sayWarnings, showProgress } from './progress.ts'

/** What is written to a log for these (time in ms, files done) of 1,000 files. */
function logOf(steps: readonly (readonly [at: number, done: number])[]): string[] {
  const out = new PassThrough()
  let time = 0
  const progress = showProgress(out as unknown as NodeJS.WriteStream, () => time)
  for (const [at, done] of steps) {
    time = at
    progress.step('Parsing', done, 1000)
  }
  return String(out.read() ?? '')
    .split('\n')
    .filter((line) => line !== '')
}

describe('progress in a log', () => {
  it('says how much is left once enough is done to tell', () => {
    const lines = logOf([
      [0, 0],
      [5000, 10],
      [10_000, 200],
      [15_000, 600],
      [20_000, 1000],
    ])
    expect(lines.map((line) => line.replace(/ +/g, ' '))).toEqual([
      'Parsing 10 / 1,000',
      'Parsing 200 / 1,000 40 s left',
      'Parsing 600 / 1,000 10 s left',
      'Parsing 1,000 / 1,000',
    ])
  })

  it('says nothing of what is done at once', () => {
    expect(
      logOf([
        [0, 0],
        [800, 600],
        [1000, 1000],
      ]),
    ).toEqual([])
  })
})

it('names the first files that something is missing of, and counts the others', () => {
  const said: string[] = []
  const warnings = Array.from({ length: 1234 }, (_, at) => ({ path: `f${at}.js`, message: 'no links: too many names' }))
  sayWarnings({ ...SILENT, say: (line) => said.push(line) }, warnings)
  expect(said).toHaveLength(21)
  expect(said[0]).toBe('f0.js: no links: too many names')
  expect(said.at(-1)).toBe('… and 1,214 more')
})

it('gives no CI system a command that is the name of a file', () => {
  const out = new PassThrough()
  const progress = showProgress(out as unknown as NodeJS.WriteStream)
  for (const path of ['::add-mask::b.py', ' ::add-mask::b.py', 'a ##[add-mask]b.py', '##vso[task.debug]b.py'])
    sayWarnings(progress, [{ path, message: 'no symbols' }])
  progress.say('std::vector ## [a] #[b] a#b[0]')
  expect(String(out.read()).split('\n')).toEqual([
    '\\u{3a}:add-mask::b.py: no symbols',
    ' \\u{3a}:add-mask::b.py: no symbols',
    'a \\u{23}#[add-mask]b.py: no symbols',
    '\\u{23}#vso[task.debug]b.py: no symbols',
    'std::vector ## [a] #[b] a#b[0]',
    '',
  ])
})

it('says in one line what is one, whatever a repository calls its files', () => {
  const out = new PassThrough()
  const progress = showProgress(out as unknown as NodeJS.WriteStream)
  sayWarnings(progress, [{ path: 'a\n::add-mask::b\u001b[2J\u202egpj.py', message: 'no symbols' }])
  progress.say('späť/文 💥.py: abandoned')
  expect(String(out.read())).toBe(
    'a\\u{a}::add-mask::b\\u{1b}[2J\\u{202e}gpj.py: no symbols\nspäť/文 💥.py: abandoned\n',
  )
})
