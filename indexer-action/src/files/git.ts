/** The few commands that the indexer runs in git. Output is read as bytes, because paths are bytes. */
import { execFile, execFileSync } from 'node:child_process'
import { existsSync, realpathSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Room for `ls-files` of a million paths. */
const MOST_OUTPUT = 1024 * 1024 * 1024

/** Replace refs and grafts would show another tree than the published commit's; prompts would hang a job. */
const ENVIRONMENT = { GIT_NO_REPLACE_OBJECTS: '1', GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0', LC_ALL: 'C' }

/**
 * A checkout's own configuration can name programs, and a work tree anywhere. Nobody who has something indexed has read it: it came
 * in an archive, or lies in a folder above that belongs to somebody else, or the folder is one that somebody committed with all that
 * makes a bare repository.
 */
function guarded(cwd: string): string[] {
  const settings = [
    // Otherwise git refuses a checkout made by another user (containers, CI volumes), also where it was named.
    ...[cwd, process.env.GITHUB_WORKSPACE].flatMap((named) => (named ? [`safe.directory=${realPath(named)}`] : [])),
    // Would be started to tell what has changed.
    'core.fsmonitor=false',
    'safe.bareRepository=explicit',
    'core.quotePath=false',
  ]
  return [...settings.flatMap((setting) => ['-c', setting]), ...(looksBare(cwd) ? ['--bare'] : [])]
}

function realPath(path: string): string {
  try {
    return realpathSync.native(path)
  } catch {
    return path
  }
}

/** Spelled as it may be: git writes slashes on Windows, and a file system may take any case. */
export function isSameFolder(one: string, other: string): boolean {
  const [a, b] = [one, other].map((path) => statSync(path, { bigint: true, throwIfNoEntry: false }))
  return a !== undefined && b !== undefined && a.ino === b.ino && a.dev === b.dev
}

const looksBare = (folder: string): boolean =>
  !existsSync(join(folder, '.git')) && ['HEAD', 'objects', 'refs'].every((name) => existsSync(join(folder, name)))

export function git(cwd: string, args: readonly string[], input?: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const started = execFile(
      'git',
      [...guarded(cwd), ...args],
      { cwd, encoding: 'buffer', maxBuffer: MOST_OUTPUT, env: { ...process.env, ...ENVIRONMENT } },
      (error, stdout, stderr) => {
        if (error)
          reject(
            new Error(
              `git ${args[0] === '-c' ? args[2] : args[0]}: ${withoutSecrets(stderr.toString().trim() || error.message)}`,
            ),
          )
        else resolve(stdout)
      },
    )
    if (input === undefined) return
    // It may have ended before it has read everything, and then says why.
    started.stdin?.on('error', () => undefined)
    started.stdin?.end(input)
  })
}

/** The error is of git that could not be started. */
export const isGitMissing = ({ message }: Error): boolean => message.includes('spawn git ENOENT')

/** An address may have a password in it. */
const withoutSecrets = (text: string): string => text.replaceAll(/\/\/[^/\s]*@/g, '//')

/** One line of output, or undefined if git reports an error (no repository, no commit, no such object). */
export async function gitLine(cwd: string, args: readonly string[]): Promise<string | undefined> {
  try {
    return (await git(cwd, args)).toString('utf8').trim() || undefined
  } catch {
    return undefined
  }
}

/** The bytes of a blob. Rarely needed (if filters changed the work tree's copy), so one process each is acceptable. */
export function readBlob(cwd: string, blob: string): Buffer {
  return execFileSync('git', [...guarded(cwd), 'cat-file', 'blob', blob], {
    cwd,
    maxBuffer: MOST_OUTPUT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...ENVIRONMENT },
  })
}

export interface Checkout {
  /** Top of the work tree, or the directory of a bare repository. */
  root: string
  /** There is no work tree: only commits can be read. */
  bare?: true
  /** Absent before the first commit. */
  head?: string
  /** Absent when HEAD is detached. */
  branch?: string
  /** `owner/name` of the origin, where the URL has that shape. */
  origin?: string
}

/** What a run asks first, all at once, because no answer depends on another. */
export interface Asked {
  checkout: Promise<Checkout | undefined>
  /** Undefined if a commit is listed instead, as where there is no work tree. */
  tree: WorkTree | undefined
  /** `origin/main`, if the origin has said what its default branch is. */
  mainBranch: Promise<string | undefined>
}

/** About the whole work tree, wherever in it `path` is. Both fail if there is none. */
export interface WorkTree {
  /** `ls-files -s -z` */
  index: Promise<Buffer>
  /** `status --porcelain=v1 -z` */
  status: Promise<Buffer>
}

/** `isNamed`: the repository's name is known, so the origin is not asked for. */
export function askGit(path: string, listsCommit: boolean, isNamed = false): Asked {
  const asked: Asked = {
    checkout: openCheckout(path, isNamed),
    tree: listsCommit || looksBare(path) ? undefined : askWorkTree(path),
    mainBranch: gitLine(path, ['symbolic-ref', '--short', '--quiet', 'refs/remotes/origin/HEAD']),
  }
  // Errors are handled where the answer is awaited.
  for (const answer of [asked.checkout, asked.tree?.index, asked.tree?.status]) answer?.catch(() => undefined)
  return asked
}

function askWorkTree(path: string): WorkTree {
  const status = ['--porcelain=v1', '-z', '--untracked-files=all', '--no-renames', '--ignore-submodules=all']
  return {
    index: git(path, ['ls-files', '-s', '-z', '--full-name', ':/']),
    status: git(path, ['status', ...status]),
  }
}

/**
 * Undefined when `path` is neither inside a git work tree nor a bare repository. Throws if it is in one that git cannot
 * read, or if git is missing: indexed as a plain folder it would be published under another name, including ignored
 * files.
 */
export async function openCheckout(path: string, isNamed = false): Promise<Checkout | undefined> {
  const [where, url] = await Promise.all([
    whereItStands(path),
    isNamed ? undefined : gitLine(path, ['config', '--get', 'remote.origin.url']),
  ])
  if (where === undefined) {
    if (!holdsRepository(path)) return undefined
    const reason = await git(path, ['rev-parse', '--git-dir']).then(
      () => 'git reports neither a work tree nor a bare repository',
      (error: Error) => (isGitMissing(error) ? 'git is not installed or not in PATH' : error.message),
    )
    throw new Error(`${path} is a git checkout that cannot be read: ${reason}`)
  }
  const origin = url === undefined ? undefined : repositoryOfUrl(url)
  return origin === undefined ? where : { ...where, origin }
}

/** Whether this folder or one above it has a `.git`, or looks like one. */
function holdsRepository(path: string): boolean {
  if (existsSync(join(path, '.git')) || looksBare(path)) return true
  const above = dirname(path)
  return above !== path && holdsRepository(above)
}

/** One process answers everything, except before the first commit. */
async function whereItStands(path: string): Promise<Omit<Checkout, 'origin'> | undefined> {
  if (looksBare(path)) return bareAt(path)
  const said = await gitLine(path, ['rev-parse', '--show-toplevel', 'HEAD^{commit}', '--symbolic-full-name', 'HEAD'])
  const [root, head, name] = said?.split('\n') ?? []
  if (root !== undefined && head !== undefined && name !== undefined && said?.split('\n').length === 3) {
    const branch = /^refs\/heads\/(.+)$/.exec(name)?.[1]
    return branch === undefined ? { root, head } : { root, head, branch }
  }
  const [top, branch] = await Promise.all([
    gitLine(path, ['rev-parse', '--show-toplevel']),
    gitLine(path, ['symbolic-ref', '--short', '--quiet', 'HEAD']),
  ])
  return top === undefined ? undefined : { root: top, ...(branch === undefined ? {} : { branch }) }
}

/** Undefined if its configuration says that it has a work tree after all. */
async function bareAt(path: string): Promise<Omit<Checkout, 'origin'> | undefined> {
  const [branch, bare] = await Promise.all([
    gitLine(path, ['symbolic-ref', '--short', '--quiet', 'HEAD']),
    gitLine(path, ['rev-parse', '--is-bare-repository', '--absolute-git-dir']),
  ])
  const [isBare, directory] = bare?.split('\n') ?? []
  if (isBare !== 'true' || directory === undefined) return undefined
  return { root: directory, bare: true, ...(branch === undefined ? {} : { branch }) }
}

/** `git@host:owner/name.git`, `https://host/owner/name`, `ssh://…` → `owner/name`. Local paths have no owner. */
function repositoryOfUrl(url: string): string | undefined {
  const match = /^(?:[a-z+]+:\/\/(?:[^/@]*@)?[^/]+\/|[^/@]+@[^:/]+:)(?:.*\/)?([\w.-]+)\/([\w.-]+?)(?:\.git)?\/?$/i.exec(
    url,
  )
  return match && !url.startsWith('file:') ? `${match[1]}/${match[2]}` : undefined
}

/** `refs/heads/main` → `main`. A tag keeps its full name, because a branch may have the same short name. */
export function shortRef(ref: string): string {
  return ref.replace(/^refs\/heads\/(?!refs\/)/, '')
}
