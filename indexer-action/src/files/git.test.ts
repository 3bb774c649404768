import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { git as ask } from './git.ts'

const root = mkdtempSync(join(tmpdir(), 'sextant-git-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const STARTED = join(root, 'started')
const PROGRAM = join(root, 'program')
writeFileSync(PROGRAM, `#!/bin/sh\ntouch ${STARTED}\n`)
chmodSync(PROGRAM, 0o755)

const command = join(import.meta.dirname, '../../sextant.js')
function index(folder: string, env: Record<string, string> = {}, how: readonly string[] = ['--no-cache']) {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [command, 'index', folder, '--dry-run', ...how, '--quiet', '--json'],
    { encoding: 'utf8', env: { ...process.env, ...env } },
  )
  return { indexed: stdout === '' ? undefined : JSON.parse(stdout).indexed, stderr }
}

function checkout(name: string, files: Record<string, string>) {
  const folder = join(root, name)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@a.test', ...args], { cwd: folder })
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '-m', 'x')
  return { folder, git }
}

it.each(['somebody:secret@', 'somebody:more@secret@', 'secret@'])('what git says is told without %s', async (who) => {
  await expect(ask(root, ['check-ref-format', '--branch', `https://${who}a.example/b`])).rejects.toThrow(
    /^git check-ref-format: .*'https:\/\/a\.example\/b'/,
  )
})

describe('the configuration of a checkout', () => {
  it('starts no program when it is asked what has changed', () => {
    const { folder, git } = checkout('monitored', { 'a.py': 'def a(): pass\n' })
    git('config', 'core.fsmonitor', PROGRAM)
    expect(index(folder).indexed).toBe(1)
    expect(existsSync(STARTED)).toBe(false)
  })

  it('that somebody committed names no other folder to index, and no program', () => {
    mkdirSync(join(root, 'private'))
    writeFileSync(join(root, 'private', 'secret.txt'), 'secret\n')
    const { folder } = checkout('planted', {
      'sub/HEAD': 'ref: refs/heads/main\n',
      'sub/objects/x': '',
      'sub/refs/heads/x': '',
      'sub/below/a.py': 'def a(): pass\n',
      'sub/config': `[core]\n\tbare = false\n\tworktree = ${join(root, 'private')}\n\tfsmonitor = ${PROGRAM}\n`,
    })
    for (const path of ['sub', 'sub/below']) {
      const { indexed, stderr } = index(join(folder, path))
      expect([path, indexed, stderr]).toEqual([path, undefined, expect.stringContaining('cannot be read')])
    }
    expect(existsSync(STARTED)).toBe(false)
    expect(index(folder).indexed).toBe(5)
  })

  it('of another user is read where it was named, and not where it only lies above', () => {
    const { folder } = checkout('foreign', { 'sub/a.py': 'def a(): pass\n' })
    const another = { GIT_TEST_ASSUME_DIFFERENT_OWNER: '1' }
    expect(index(folder, another).indexed).toBe(1)
    expect(index(join(folder, 'sub'), { ...another, GITHUB_WORKSPACE: folder }).indexed).toBe(1)
    const { indexed, stderr } = index(join(folder, 'sub'), another)
    expect([indexed, stderr]).toEqual([undefined, expect.stringContaining('dubious ownership')])
  })
})

describe('a cache that was committed', () => {
  const ours = join(root, 'ours')
  const files = { 'a.py': 'def a(): pass\n' }

  it('is not written to where it leads, nor is anything there swept away', () => {
    mkdirSync(ours)
    writeFileSync(join(ours, 'state.json'), 'ours\n')
    for (const [name, link] of [
      ['whole', '.sextant'],
      ['part', '.sextant/cache'],
    ] as const) {
      const { folder } = checkout(name, files)
      mkdirSync(dirname(join(folder, link)), { recursive: true })
      symlinkSync(ours, join(folder, link))
      const { indexed, stderr } = index(folder, {}, [])
      expect([name, indexed, stderr]).toEqual([name, undefined, expect.stringContaining('--cache')])
      expect(readdirSync(ours)).toEqual(['state.json'])
      expect(index(folder, {}, ['--cache', join(root, 'other')]).indexed).toBe(1)
    }
  })

  it('is not believed', () => {
    const { folder } = checkout('believed', { ...files, '.sextant/cache/state.json': '{}' })
    for (const how of [[], ['--commit', 'HEAD']]) {
      const { indexed, stderr } = index(folder, {}, how)
      expect([indexed, stderr]).toEqual([undefined, expect.stringContaining('--cache')])
    }
    expect(index(folder, {}, ['--cache', join(root, 'other')]).indexed).toBe(1)
  })
})
