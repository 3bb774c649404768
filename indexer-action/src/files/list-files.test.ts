import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { LIMITS } from '../../../src/contract/limits.ts'

const root = mkdtempSync(join(tmpdir(), 'sextant-list-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const command = join(import.meta.dirname, '../../sextant.js')
/** In a process of its own: what reads a pipe that nobody writes to never ends. */
function indexed(folder: string) {
  const { stdout, error } = spawnSync(
    process.execPath,
    [command, 'index', folder, '--dry-run', '--no-cache', '--quiet', '--json'],
    { encoding: 'utf8', timeout: 55_000, killSignal: 'SIGKILL' },
  )
  if (error) throw error
  const { indexed, leftOut, commit } = stdout === '' ? {} : JSON.parse(stdout)
  return { indexed, leftOut, commit }
}

function folderOf(name: string) {
  const folder = join(root, name)
  mkdirSync(folder)
  writeFileSync(join(folder, 'a.py'), 'def a(): pass\n')
  const put = (path: string, text = '') => writeFileSync(join(folder, path), text)
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@a.test', ...args], { cwd: folder })
  return { folder, put, git }
}

describe('what is no file', () => {
  const LEFT_OUT = [
    { path: 'link', reason: 'symlink' },
    { path: 'pipe', reason: 'unreadable' },
  ]

  it('is never opened in a folder: a pipe, or a link to one', () => {
    const { folder } = folderOf('folder')
    execFileSync('mkfifo', [join(folder, 'pipe')])
    symlinkSync('pipe', join(folder, 'link'))
    expect(indexed(folder)).toMatchObject({ indexed: 1, leftOut: LEFT_OUT })
  })

  it('is never opened in a checkout, where it may have taken the place of a file', () => {
    const { folder, put, git } = folderOf('checkout')
    put('pipe')
    git('init', '--quiet')
    git('add', '.')
    git('commit', '--quiet', '-m', 'x')
    rmSync(join(folder, 'pipe'))
    execFileSync('mkfifo', [join(folder, 'pipe')])
    symlinkSync('pipe', join(folder, 'link'))
    expect(indexed(folder)).toMatchObject({ indexed: 1, leftOut: LEFT_OUT })
  })
})

describe('a configuration file that is a link', () => {
  const AROUND = ['.gitignore', '.sextantignore', 'pyproject.toml', 'tsconfig.json']

  it('is not followed to a pipe, nor out of what is listed', () => {
    const { folder } = folderOf('linked')
    const outside = join(root, 'outside')
    writeFileSync(outside, 'a.py\n')
    execFileSync('mkfifo', [join(folder, 'pipe')])
    for (const name of AROUND) symlinkSync('pipe', join(folder, name))
    expect(indexed(folder).indexed).toBe(1)
    for (const name of AROUND) {
      rmSync(join(folder, name))
      symlinkSync(outside, join(folder, name))
    }
    expect(indexed(folder).indexed).toBe(1)
  })

  it('is followed to a file that is listed', () => {
    const { folder, put } = folderOf('inside')
    put('b.py', 'def b(): pass\n')
    put('ours', 'b.py\n')
    symlinkSync('ours', join(folder, '.sextantignore'))
    expect(indexed(folder)).toMatchObject({
      leftOut: [
        { path: '.sextantignore', reason: 'symlink' },
        { path: 'b.py', reason: 'ignored' },
      ],
    })
  })
})

describe('the id of a work tree that is no commit', () => {
  it('changes with what is indexed and with what is left out', () => {
    const { folder, put } = folderOf('id')
    const first = indexed(folder).commit
    expect(indexed(folder).commit).toBe(first)
    put('a.py', 'def b(): pass\n')
    const second = indexed(folder).commit
    put('large.bin')
    truncateSync(join(folder, 'large.bin'), LIMITS.fileBytes + 1)
    const third = indexed(folder).commit
    truncateSync(join(folder, 'large.bin'), LIMITS.fileBytes + 2)
    expect(new Set([first, second, third, indexed(folder).commit]).size).toBe(4)
  })
})
