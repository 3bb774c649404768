import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { helpIn } from './command-line.ts'

const CALL = /= readCommandLine\(import\.meta\.url, \{([\s\S]*?)\}\)\n/
const COMMANDS = globSync('{scripts,bench}/**/*.ts', { exclude: ['**/*.test.ts'] })
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  .filter(({ text }) => CALL.exec(text)?.[1]?.includes('options:'))

const run = (...args: string[]) =>
  promisify(execFile)(process.execPath, args).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
  )

describe('a command', () => {
  it.each(COMMANDS)('$file: names each of its options in what --help prints', ({ text }) => {
    const options = [...(CALL.exec(text)?.[1] ?? '').matchAll(/'?([\w-]+)'?: \{ type:/g)].map(([, name]) => `--${name}`)
    expect(options).not.toEqual([])
    expect(options.filter((option) => !helpIn(text).includes(option))).toEqual([])
  })

  it('prints the comment that its file begins with when it is asked for help, and does nothing else', async () => {
    const { code, stdout } = await run('scripts/restore/main.ts', '--help')
    expect(code).toBe(0)
    expect(stdout).toMatch(/^`npm run access`: .*\n\n {2}npm run access -- save FILE .*\n/)
    expect(stdout).not.toMatch(/\/\*\*|\*\/|^ \*/m)
  })

  it.each([
    ['scripts/screenshots.ts', /^`npm run screenshots /],
    ['scripts/deploy/in-account.ts', /^`npm run wrangler -- ARGUMENTS…`: /],
  ])('%s does so too, without a browser and without an account', async (file, said) => {
    const { code, stdout } = await run(file, '--help')
    expect([code, stdout]).toEqual([0, expect.stringMatching(said)])
  })

  it.each([
    ['an option that is not there', ['scripts/shards/main.ts', '--colour'], "Unknown option '--colour'"],
    ['an act that is not there', ['scripts/shards/main.ts', 'remove', 'a/b'], '"remove" is not one of'],
    ['a file that is not there', ['scripts/restore/main.ts', 'withhold', 'no-such.json'], 'no-such.json is not there'],
    [
      'a place that is not there',
      ['scripts/deploy/main.ts', '--dry-run', '--location', 'mars'],
      'There is no location',
    ],
    [
      'a law that is not there',
      ['scripts/deploy/main.ts', '--dry-run', '--jurisdiction', 'EU'],
      'There is no jurisdiction "EU": it is one of eu, fedramp, us.',
    ],
    [
      'a place beside a law',
      ['scripts/deploy/main.ts', '--dry-run', '--location', 'weur', '--jurisdiction', 'eu'],
      'Give --location or --jurisdiction',
    ],
  ])('refuses %s in a sentence, with 2', async (_, args, said) => {
    const { code, stdout, stderr } = await run(...args)
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr.startsWith(said), stderr).toBe(true)
    expect(stderr).toMatch(/\n--help says what there is\.\n$/)
    expect(stderr).not.toContain('    at ')
  })
})
