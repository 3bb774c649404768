/**
 * A repository at GitHub and a runner's checkout of it, as actions/checkout leaves it: shallow, detached, one commit.
 *
 * Its tree contains what real ones do: a submodule, a Git LFS pointer, a binary, and a file that does not parse.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const IDENTITY = {
  GIT_AUTHOR_NAME: 'Ada',
  GIT_AUTHOR_EMAIL: 'ada@example.org',
  GIT_COMMITTER_NAME: 'Ada',
  GIT_COMMITTER_EMAIL: 'ada@example.org',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
}

export function git(cwd: string, ...args: string[]): string {
  const env = { ...process.env, ...IDENTITY }
  return execFileSync('git', args, { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()
}

export class Origin {
  readonly folder: string

  constructor(folder: string) {
    this.folder = folder
    mkdirSync(folder, { recursive: true })
    git(folder, 'init', '--quiet', '--initial-branch=main')
    // GitHub serves any commit that it has by id.
    git(folder, 'config', 'uploadpack.allowAnySHA1InWant', 'true')
    git(folder, 'config', 'uploadpack.allowFilter', 'true')
  }

  /** Commits files to a branch, which is created from `from` if it does not exist. Null deletes a file. */
  commit(branch: string, files: Record<string, string | null>, from = 'main'): string {
    const { folder } = this
    if (this.has(branch)) git(folder, 'checkout', '--quiet', branch)
    else if (this.has(from)) git(folder, 'checkout', '--quiet', '-b', branch, from)
    for (const [path, text] of Object.entries(files)) {
      const file = join(folder, path)
      mkdirSync(dirname(file), { recursive: true })
      if (text === null) rmSync(file)
      else writeFileSync(file, text)
      git(folder, 'add', '--all', '--', path)
    }
    git(folder, 'commit', '--quiet', '--allow-empty', '-m', 'change')
    return git(folder, 'rev-parse', 'HEAD')
  }

  submodule(branch: string, path: string, commit: string): string {
    git(this.folder, 'checkout', '--quiet', branch)
    git(this.folder, 'update-index', '--add', '--cacheinfo', `160000,${commit},${path}`)
    git(this.folder, 'commit', '--quiet', '-m', 'submodule')
    return git(this.folder, 'rev-parse', 'HEAD')
  }

  /** The merge commit that GitHub creates for a pull request, under its ref. */
  merge(number: number, head: string, base: string): string {
    const { folder } = this
    git(folder, 'checkout', '--quiet', '--detach', base)
    git(folder, 'merge', '--quiet', '--no-ff', '-m', `Merge ${head} into ${base}`, head)
    const merge = git(folder, 'rev-parse', 'HEAD')
    git(folder, 'update-ref', `refs/pull/${number}/merge`, merge)
    git(folder, 'update-ref', `refs/pull/${number}/head`, head)
    return merge
  }

  /** Replaces the branch's history with an unrelated one. */
  rewrite(branch: string, files: Record<string, string>): string {
    git(this.folder, 'checkout', '--quiet', '--orphan', 'rewritten')
    git(this.folder, 'read-tree', '--empty')
    git(this.folder, 'clean', '-fdqx')
    const commit = this.commit('rewritten', files, '')
    git(this.folder, 'branch', '--force', branch, commit)
    git(this.folder, 'checkout', '--quiet', branch)
    git(this.folder, 'branch', '-D', 'rewritten')
    return commit
  }

  has(branch: string): boolean {
    try {
      git(this.folder, 'rev-parse', '--verify', '--quiet', `refs/heads/${branch}`)
      return true
    } catch {
      return false
    }
  }

  /** The working tree that `uses: actions/checkout` leaves for an event's commit. */
  checkout(into: string, commit: string): void {
    rmSync(into, { recursive: true, force: true })
    mkdirSync(into, { recursive: true })
    git(into, 'init', '--quiet')
    git(into, 'remote', 'add', 'origin', `file://${this.folder}`)
    git(into, 'fetch', '--quiet', '--no-tags', '--depth=1', 'origin', commit)
    git(into, 'checkout', '--quiet', '--detach', commit)
  }
}
