/** A folder for each test, which may be a git checkout, and a server that it is indexed to. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeEach } from 'vitest'
import { type RunOptions, run } from '../run/run.ts'
import { Crew } from '../threads/crew.ts'
import { StrictIngest } from './strict-ingest.ts'

type Files = Readonly<Record<string, string | Uint8Array>>

/** To be called once in a file of tests: `root` and `server` are new for each test. */
export function checkouts() {
  const crew = new Crew()
  const here = { root: '', server: new StrictIngest(), crew, write, git, commit, index }
  afterAll(() => crew.close())
  beforeEach(() => {
    here.root = mkdtempSync(join(tmpdir(), 'sextant-run-'))
    here.server = new StrictIngest()
  })
  afterEach(() => rmSync(here.root, { recursive: true, force: true }))

  function write(files: Files): void {
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(here.root, path)), { recursive: true })
      writeFileSync(join(here.root, path), content)
    }
  }

  function git(...args: string[]): string {
    const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'core.autocrlf=false']
    return execFileSync('git', [...identity, ...args], { cwd: here.root, encoding: 'utf8' }).trim()
  }

  function commit(files: Files): string {
    write(files)
    git('add', '-A')
    git('commit', '-qm', 'change')
    return git('rev-parse', 'HEAD')
  }

  function index(options: Partial<RunOptions> = {}) {
    return run({ path: here.root, ingest: here.server, server: 'test', crew, ...options })
  }
  return here
}

export const RUBY = {
  'lib/a.rb': 'class A\n  def greet\n    hello\n  end\n  def hello\n    1\n  end\nend\n',
  'lib/b.rb': 'A.new.greet\n',
}
