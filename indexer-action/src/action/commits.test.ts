import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { commitText, whyMissing } from './commits.ts'

const folder = mkdtempSync(join(tmpdir(), 'sextant-commits-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const git = (at: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    cwd: join(folder, at),
    encoding: 'utf8',
  }).trim()

test('a commit that a shallow checkout lacks is fetched, and if that fails git’s reason is said and what to do', async () => {
  mkdirSync(join(folder, 'origin'))
  git('origin', 'init', '--quiet')
  git('origin', 'config', 'uploadpack.allowAnySHA1InWant', 'true')
  const [first, second] = ['first', 'second', 'third'].map((message) => {
    git('origin', 'commit', '--quiet', '--allow-empty', '--message', message)
    return git('origin', 'rev-parse', 'HEAD')
  }) as [string, string]
  git('.', 'clone', '--quiet', '--depth=1', `file://${join(folder, 'origin')}`, 'clone')
  const clone = join(folder, 'clone')
  expect(await whyMissing(clone, first)).toBeUndefined()
  expect(await commitText(clone, first)).toContain('\n\nfirst\n')

  git('clone', 'remote', 'set-url', 'origin', 'https://somebody:secret@127.0.0.1:1/acme/api')
  const why = await whyMissing(clone, second)
  expect(why).toContain(`does not contain commit ${second}, and it cannot be fetched:\ngit fetch: fatal:`)
  expect(why).toMatch(/`persist-credentials: true`.*`fetch-depth: 0`/)
  expect(why).not.toContain('secret')
  expect(await commitText(clone, second)).toBeUndefined()
})

test('without a checkout it is said to make one', async () => {
  mkdirSync(join(folder, 'plain'))
  expect(await whyMissing(join(folder, 'plain'), 'a'.repeat(40))).toContain('Run actions/checkout before this step.')
})

test('where git is not installed, that is what is said, as in a container for which actions/checkout only downloads files', async () => {
  mkdirSync(join(folder, 'downloaded'))
  vi.stubEnv('PATH', join(folder, 'downloaded'))
  const why = await whyMissing(join(folder, 'downloaded'), 'a'.repeat(40)).finally(() => vi.unstubAllEnvs())
  expect(why).toContain('git is not installed here, or not in PATH')
  expect(why).toContain('before actions/checkout')
})
