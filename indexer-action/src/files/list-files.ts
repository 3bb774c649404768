/**
 * Every path of a checkout, and for each either where its bytes come from or why it is left out.
 *
 * A git checkout lists what git tracks and what it would add; a plain folder lists everything except what its
 * `.gitignore` files exclude. Nothing is dropped silently: listed = to read + skipped.
 */
import { createHash } from 'node:crypto'
import { type Dirent, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ignore, { type Ignore } from 'ignore'
import type { SkipReason } from '../../../src/contract/file.ts'
import { LIMITS } from '../../../src/contract/limits.ts'
import { isRepositoryPath } from '../../../src/contract/path.ts'
import { OUR_FOLDER } from '../cache/cache.ts'
import { type Checkout, git, type WorkTree } from './git.ts'

export interface ListedFile {
  /** The published path. Equal to the path on disk, unless the contract cannot carry that (`skip` says so). */
  path: string
  size: number
  /** The blob to read, if its content differs from the copy in the work tree (filters, line endings). */
  blob?: string
  /** Modification time, change time and inode: equal to an earlier run's means equal bytes. */
  stat?: string
  skip?: SkipReason
}

export interface Listing {
  root: string
  files: ListedFile[]
  /** HEAD if the work tree is exactly that; otherwise an id derived from the content, and `dirty` is set. */
  commit: string
  dirty: boolean
}

/** What an earlier run knows about a path: its blob, and whether the work tree had the same bytes. */
export type Known = ReadonlyMap<string, { blob?: string; size: number }>

/** For a `known` path that git reports as unchanged, the file system is not asked. */
export async function listCheckout(
  { root, head }: Checkout,
  tree: WorkTree,
  known: Known = new Map(),
): Promise<Listing> {
  // Git lists tracked files at once, and needs time to find changes in the work tree.
  const tracked = trackedFiles(await tree.index, known)
  const status = await tree.status
  /** Paths whose work tree differs from what HEAD (or the index) has. */
  const changed = new Set<string>()
  const untracked: Buffer[] = []
  for (const line of splitZero(status)) {
    const code = line.subarray(0, 2).toString('latin1')
    const raw = line.subarray(3)
    if (raw.length > 0 && !isOurs(raw)) {
      changed.add(raw.toString('latin1'))
      if (code === '??') untracked.push(raw)
    }
  }
  const files: ListedFile[] = []
  const digest = createHash('sha1').update(head ?? 'no commit')
  const seen = new Set<string>()
  for (const { key, mode, blob, isInConflict, before } of tracked) {
    // A path in conflict has up to three stages; the copy in the work tree stands for all of them.
    if (seen.has(key)) continue
    seen.add(key)
    const dirty = changed.has(key) || isInConflict
    if (before && !dirty) {
      files.push(before)
      continue
    }
    const raw = Buffer.from(key, 'latin1')
    const file = describe(root, raw, mode, dirty ? undefined : blob)
    if (file) files.push(file)
    if (dirty) digest.update(`\0${key}\0${file ? contentOf(root, raw, file) : 'gone'}`, 'latin1')
  }
  for (const raw of untracked) {
    const file = describe(root, raw, undefined, undefined)
    if (!file) continue
    files.push(file)
    digest.update(`\0${raw.toString('latin1')}\0${contentOf(root, raw, file)}`, 'latin1')
  }
  const dirty = changed.size > 0 || head === undefined
  return { root, files: uniquePaths(files), commit: dirty ? digest.digest('hex') : (head as string), dirty }
}

interface TrackedFile {
  /** The path's bytes, one a character. */
  key: string
  mode: string
  blob: string
  isInConflict: boolean
  /** What an earlier run knows about it, if its blob is still the same. */
  before: ListedFile | undefined
}

/** `index` is the output of `git ls-files -s -z`. */
function trackedFiles(index: Buffer, known: Known): TrackedFile[] {
  const files: TrackedFile[] = []
  const lines = index.toString('latin1')
  for (let from = 0, end = lines.indexOf('\0'); end !== -1; from = end + 1, end = lines.indexOf('\0', from)) {
    const tab = lines.indexOf('\t', from)
    const [mode, blob, stage] = lines.slice(from, tab).split(' ') as [string, string, string]
    const key = lines.slice(tab + 1, end)
    if (key.startsWith(`${OUR_FOLDER}/`)) continue
    const isInConflict = stage !== '0'
    const before = isInConflict ? undefined : asKnown(known, key, mode, blob)
    files.push({ key, mode, blob, isInConflict, before })
  }
  return files
}

/**
 * A commit's own tree, whatever the work tree contains: what a CI job publishes. Without sizes no file is opened, which a partial
 * clone may lack.
 */
export async function listCommit(checkout: Checkout, commit: string, withSizes = true): Promise<Listing> {
  const { root } = checkout
  const tree = await git(root, ['ls-tree', '-r', '-z', ...(withSizes ? ['-l'] : []), '--full-tree', commit])
  const files: ListedFile[] = []
  for (const line of splitZero(tree)) {
    const tab = line.indexOf(9)
    const [mode, , blob, size] = line.subarray(0, tab).toString('latin1').split(/ +/) as [
      string,
      string,
      string,
      string | undefined,
    ]
    const raw = line.subarray(tab + 1)
    if (isOurs(raw)) continue
    const file: ListedFile = { ...named(raw), size: Number(size) || 0, blob }
    skipByMode(file, mode)
    files.push(file)
  }
  return { root, files: uniquePaths(files), commit, dirty: false }
}

/**
 * Rules that exclude everything are not about the sources: archives of packages have them, because the packager's repository holds
 * only what is added to the sources. They do not count.
 */
export function listFolder(root: string): Listing {
  const listing = walkFolder(root, true)
  return listing.files.length === 0 ? walkFolder(root, false) : listing
}

function walkFolder(root: string, isRootRuled: boolean): Listing {
  const files: ListedFile[] = []
  const digest = createHash('sha1').update('folder')
  const walk = (folder: string, rules: readonly { base: string; rules: Ignore }[]): void => {
    let entries: Dirent<Buffer>[]
    try {
      entries = readdirSync(join(root, folder), { withFileTypes: true, encoding: 'buffer' })
    } catch {
      files.push({ path: folder === '' ? '.unreadable' : folder, size: 0, skip: 'unreadable' })
      return
    }
    entries.sort((a, b) => Buffer.compare(a.name, b.name))
    let inForce = rules
    const isRuled = isRootRuled || folder !== ''
    // Git does not follow a link of that name either.
    if (isRuled && entries.some((entry) => entry.isFile() && entry.name.toString() === '.gitignore')) {
      try {
        const text = readFileSync(join(root, folder, '.gitignore'), 'utf8')
        inForce = [
          ...rules,
          { base: folder === '' ? '' : `${folder}/`, rules: ignore({ ignorecase: false }).add(text) },
        ]
      } catch {
        // An unreadable .gitignore excludes nothing.
      }
    }
    for (const entry of entries) {
      const name = entry.name.toString('utf8')
      if (name === '.git' || (folder === '' && name === OUR_FOLDER)) continue
      const relative = folder === '' ? name : `${folder}/${name}`
      if (isIgnored(relative, entry.isDirectory(), inForce)) continue
      if (entry.isDirectory()) walk(relative, inForce)
      else {
        const raw = Buffer.concat([Buffer.from(folder === '' ? '' : `${folder}/`), entry.name])
        const file = describe(root, raw, undefined, undefined)
        if (!file) continue
        files.push(file)
        digest.update(`\0${file.path}\0${contentOf(root, raw, file)}`)
      }
    }
  }
  walk('', [])
  return { root, files: uniquePaths(files), commit: digest.digest('hex'), dirty: true }
}

/** The deepest `.gitignore` with a matching rule decides, as in git. */
function isIgnored(path: string, folder: boolean, rules: readonly { base: string; rules: Ignore }[]): boolean {
  for (let at = rules.length - 1; at >= 0; at--) {
    const { base, rules: matcher } = rules[at] as { base: string; rules: Ignore }
    const verdict = matcher.test(path.slice(base.length) + (folder ? '/' : ''))
    if (verdict.ignored) return true
    if (verdict.unignored) return false
  }
  return false
}

/** `key`: the path's bytes, one a character. */
function asKnown(known: Known, key: string, mode: string, blob: string): ListedFile | undefined {
  if (mode !== '100644' && mode !== '100755') return undefined
  const path = BEYOND_ASCII.test(key) ? Buffer.from(key, 'latin1').toString('utf8') : key
  const before = known.get(path)
  // Invalid UTF-8 decodes to this character, but the character may also be in the path itself.
  return before?.blob === blob && !path.includes('\ufffd') ? { path, size: before.size, blob } : undefined
}

const BEYOND_ASCII = /[\x80-\xff]/

function describe(
  root: string,
  raw: Buffer,
  mode: string | undefined,
  blob: string | undefined,
): ListedFile | undefined {
  const file: ListedFile = { ...named(raw), size: 0 }
  if (mode === '160000') return { ...file, skip: 'submodule' }
  try {
    const stat = lstatSync(onDisk(root, raw), { bigint: true })
    file.size = Number(stat.size)
    file.stat = `${stat.size}.${stat.mtimeNs}.${stat.ctimeNs}.${stat.ino}`
    if (stat.isSymbolicLink()) skipByMode(file, '120000')
    // An embedded repository, a socket or a device: git does not track its content either.
    else if (stat.isDirectory()) skipByMode(file, '160000')
    else if (!stat.isFile()) file.skip ??= 'unreadable'
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') return { ...file, skip: 'unreadable' }
    // Not in the work tree. If git considers it unchanged (sparse checkout), its blob still counts; otherwise it is
    // deleted.
    if (blob === undefined) return undefined
  }
  if (mode !== undefined) skipByMode(file, mode)
  skipIfLarge(file)
  if (blob !== undefined) file.blob = blob
  return file
}

function skipByMode(file: ListedFile, mode: string): void {
  if (mode === '120000') file.skip ??= 'symlink'
  else if (mode === '160000') file.skip ??= 'submodule'
  skipIfLarge(file)
}

export function skipIfLarge(file: ListedFile): void {
  if (file.size > LIMITS.fileBytes) file.skip ??= 'too_large'
}

/** Bytes that are not UTF-8 are written `\xNN`, so that even a path that cannot be indexed is reported. */
function named(raw: Buffer): { path: string; skip?: SkipReason } {
  const path = raw.toString('utf8')
  if (Buffer.from(path, 'utf8').equals(raw) && isRepositoryPath(path)) return { path }
  let readable = ''
  for (const byte of raw) {
    readable += byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : `\\x${byte.toString(16).padStart(2, '0')}`
  }
  if (readable.length > 1000) {
    readable = `${readable.slice(0, 900)}…${createHash('sha1').update(raw).digest('hex')}`
  }
  const segments = readable.split('/').map((s) => (s === '' || s === '.' || s === '..' ? `\\${s}` : s))
  return { path: segments.join('/'), skip: 'bad_path' }
}

/** An escaped path may equal a real one: the real one keeps the name. */
function uniquePaths(files: ListedFile[]): ListedFile[] {
  const taken = new Set(files.filter((file) => file.skip !== 'bad_path').map((file) => file.path))
  for (const file of files) {
    if (file.skip !== 'bad_path') continue
    const wanted = file.path
    for (let nth = 2; taken.has(file.path); nth++) file.path = `${wanted}#${nth}`
    taken.add(file.path)
  }
  return files.sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0))
}

/**
 * What stands for a file in the id of a work tree. Only what is indexed is opened: a pipe, a device or a link to one may never
 * end, and what is too large may take long.
 */
function contentOf(root: string, raw: Buffer, { skip, size }: ListedFile): string {
  if (skip !== undefined) return skip === 'too_large' ? `${skip} ${size}` : skip
  try {
    return createHash('sha1')
      .update(readFileSync(onDisk(root, raw)))
      .digest('hex')
  } catch {
    return 'unreadable'
  }
}

function onDisk(root: string, raw: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${root}/`), raw])
}

function isOurs(raw: Buffer): boolean {
  return raw.toString('latin1', 0, OUR_FOLDER.length + 1) === `${OUR_FOLDER}/`
}

function* splitZero(bytes: Buffer): Generator<Buffer> {
  let from = 0
  for (let at = bytes.indexOf(0); at !== -1; at = bytes.indexOf(0, from)) {
    yield bytes.subarray(from, at)
    from = at + 1
  }
}
