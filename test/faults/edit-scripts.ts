/**
 * Random edits of real source trees, like a day of commits, without knowing any language.
 *
 * Everything follows from a seed, so a script that finds something can be run again by its number.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { isHeader, languageOfName } from '../../indexer-action/src/files/detect-language.ts'
import { LANGUAGES } from '../../indexer-action/src/languages/registry.ts'

/** Path → text, or where a symbolic link leads. */
export type Tree = Map<string, string | { readonly link: string }>
/** A whole number from 0 to `below`, exclusive. */
export type Random = (below: number) => number

export function randomOf(seed: number): Random {
  let state = (Math.imul(seed + 1, 0x9e3779b1) ^ 0x5bd1e995) >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

const PARSED = new Set(LANGUAGES.map(({ key }) => key))
/** Code in a language that is parsed. */
const isCode = (path: string): boolean => isHeader(path) || PARSED.has(languageOfName(path)?.key ?? '')
/** Files that change how other files are read or linked. */
const CONFIGURATION =
  /(?:^|\/)(?:package\.json|tsconfig\.json|deno\.json|go\.mod|Cargo\.toml|composer\.json|Makefile|\.gitattributes|\.sextantignore)$/
const MOST_BYTES = 24_000

/**
 * Part of a repository: files from one place, which refer to each other, and their configuration. The second
 * tree contains further files from the same place, for edits to add.
 */
export function neighbourhood(repository: string, files: number, random: Random): [Tree, Tree] {
  const paths = pathsOf(repository)
  const code = paths.filter((path) => isCode(path))
  const start = random(Math.max(1, code.length - files * 2))
  const tree: Tree = new Map()
  const reserve: Tree = new Map()
  for (const path of [...paths.filter((one) => CONFIGURATION.test(one)), ...code.slice(start)]) {
    if (reserve.size >= files) break
    const text = textAt(repository, path)
    if (text === undefined || text.length > MOST_BYTES) continue
    if (tree.size < files) tree.set(path, text)
    else reserve.set(path, text)
  }
  return [tree, reserve]
}

function pathsOf(repository: string): string[] {
  if (!isGit(repository)) {
    const all = readdirSync(repository, { recursive: true, withFileTypes: true })
    return all
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(repository.length + 1))
      .filter((path) => !/(?:^|\/)(?:node_modules|\.[^/]+|dist)\//.test(path))
      .sort()
  }
  const listed = execFileSync('git', ['-C', repository, 'ls-tree', '-r', '-z', '--name-only', 'HEAD'], BIG)
  return listed.split('\0').filter((path) => path !== '')
}

const BIG = { encoding: 'utf8', maxBuffer: 1 << 28 } as const
const isGit = (repository: string): boolean =>
  existsSync(join(repository, 'HEAD')) || existsSync(join(repository, '.git'))

function textAt(repository: string, path: string): string | undefined {
  try {
    const text = isGit(repository)
      ? execFileSync('git', ['-C', repository, 'cat-file', 'blob', `HEAD:${path}`], { ...BIG, stdio: 'pipe' })
      : readFileSync(join(repository, path), 'utf8')
    return text.includes('\0') ? undefined : text
  } catch {
    return undefined
  }
}

/** The edits of one commit, each described in a line. */
export function edit(tree: Tree, reserve: Tree, random: Random): string[] {
  const done: string[] = []
  for (let edits = 1 + random(4); edits > 0; edits--) {
    const told = EDITS[random(EDITS.length)]?.(tree, reserve, random)
    if (told !== undefined) done.push(told)
  }
  return done
}

type Edit = (tree: Tree, reserve: Tree, random: Random) => string | undefined

const pick = <T>(from: Iterable<T>, random: Random): T | undefined => {
  const all = [...from]
  return all[random(all.length)]
}

function someText(tree: Tree, random: Random, suits = (_: string) => true): [string, string] | undefined {
  const texts = [...tree].filter((entry): entry is [string, string] => typeof entry[1] === 'string' && suits(entry[0]))
  return pick(texts, random)
}

/** A range of lines: [first, one past the last]. */
function stretch(lines: readonly string[], random: Random, most: number): [number, number] {
  const from = random(Math.max(1, lines.length))
  return [from, Math.min(lines.length, from + 1 + random(most))]
}

/** What begins a comment, by extension: `//` where nothing is said. */
const MARKS: readonly [path: RegExp, mark: string][] = [
  [/\.(?:py|rb|sh|exs?|jl|R|tf|graphql|cmake)$/, '#'],
  [/\.(?:lua|hs)$/, '--'],
  [/\.[eh]rl$/, '%'],
  [/\.clj[cs]?$/, ';'],
]

const comment = (path: string, random: Random): string => {
  const note = `note ${random(1000)}`
  if (/\.mli?$/.test(path)) return `(* ${note} *)`
  return `${MARKS.find(([suits]) => suits.test(path))?.[1] ?? '//'} ${note}`
}

const removeFile: Edit = (tree, reserve, random) => {
  if (tree.size < 6) return undefined
  const path = pick(tree.keys(), random) as string
  reserve.set(path, tree.get(path) as string)
  tree.delete(path)
  return `remove ${path}`
}

const addFile: Edit = (tree, reserve, random) => {
  const path = pick(reserve.keys(), random)
  if (path === undefined) return undefined
  tree.set(path, reserve.get(path) as string)
  reserve.delete(path)
  return `add ${path}`
}

const renameFile: Edit = (tree, _, random) => {
  const path = pick(tree.keys(), random)
  const folder = pick(tree.keys(), random)?.replace(/[^/]*$/, '')
  if (path === undefined) return undefined
  const name = path.replace(/^.*\//, '')
  const to = random(2) === 0 ? `${folder}${name}` : path.replace(/(\.\w+)?$/, `_${random(100)}$1`)
  if (to === path || [...tree.keys()].some((one) => one.startsWith(`${to}/`))) return undefined
  tree.set(to, tree.get(path) as string)
  tree.delete(path)
  return `rename ${path} ${to}`
}

const copyFile: Edit = (tree, _, random) => {
  const [path, text] = someText(tree, random) ?? []
  if (path === undefined || text === undefined) return undefined
  const to = path.replace(/(\.\w+)?$/, `_copy${random(10)}$1`)
  tree.set(to, text)
  return `copy ${path} ${to}`
}

const onLines =
  (name: string, change: (lines: string[], path: string, tree: Tree, random: Random) => void): Edit =>
  (tree, _, random) => {
    const [path, text] = someText(tree, random) ?? []
    if (path === undefined || text === undefined) return undefined
    const lines = text.split('\n')
    change(lines, path, tree, random)
    if (lines.join('\n').length > 3 * MOST_BYTES) return undefined
    tree.set(path, lines.join('\n'))
    return `${name} ${path}`
  }

const insertComment = onLines('comment', (lines, path, _, random) => {
  lines.splice(random(lines.length + 1), 0, comment(path, random))
})

const deleteLines = onLines('delete lines of', (lines, _path, _tree, random) => {
  const [from, to] = stretch(lines, random, 12)
  lines.splice(from, to - from)
})

const repeatLines = onLines('repeat lines of', (lines, _path, _tree, random) => {
  const [from, to] = stretch(lines, random, 20)
  lines.splice(random(lines.length + 1), 0, ...lines.slice(from, to))
})

/** Lines that use names this file may not have. */
const borrowLines = onLines('borrow lines for', (lines, path, tree, random) => {
  const [, other] = someText(tree, random, (one) => extname(one) === extname(path)) ?? []
  const theirs = (other ?? '').split('\n')
  const [from, to] = stretch(theirs, random, 25)
  lines.splice(random(lines.length + 1), 0, ...theirs.slice(from, to))
})

const changeNumber = onLines('change a number in', (lines, _path, _tree, random) => {
  const at = lines.findIndex((line, index) => index >= random(lines.length) && /\b\d+\b/.test(line))
  if (at >= 0) lines[at] = (lines[at] as string).replace(/\b\d+\b/, String(random(1000)))
})

/** Renames something throughout one file, so that uses in other files lead elsewhere or nowhere. */
const renameIdentifier: Edit = (tree, _, random) => {
  const [path, text] = someText(tree, random) ?? []
  const name = pick(text?.match(/\b[A-Za-z_]\w{3,}\b/g) ?? [], random)
  if (path === undefined || text === undefined || name === undefined) return undefined
  const [, other] = someText(tree, random) ?? []
  const taken = pick(other?.match(/\b[A-Za-z_]\w{3,}\b/g) ?? [], random)
  const to = random(2) === 0 && taken !== undefined ? taken : `${name}${random(10)}`
  tree.set(path, text.replace(new RegExp(`\\b${name}\\b`, 'g'), to))
  return `say ${to} for ${name} in ${path}`
}

const swapFiles: Edit = (tree, _, random) => {
  const [one, first] = someText(tree, random) ?? []
  const [other, second] = someText(tree, random, (path) => one !== undefined && extname(path) === extname(one)) ?? []
  if (one === undefined || other === undefined || first === undefined || second === undefined) return undefined
  tree.set(one, second)
  tree.set(other, first)
  return `swap ${one} ${other}`
}

const makeLink: Edit = (tree, _, random) => {
  const path = pick(tree.keys(), random)
  const to = pick(tree.keys(), random)
  if (path === undefined || to === undefined || path === to || random(2) === 0) return undefined
  tree.set(path, { link: `${'../'.repeat(path.split('/').length - 1)}${to}` })
  return `link ${path} ${to}`
}

const emptyFile: Edit = (tree, _, random) => {
  const path = pick(tree.keys(), random)
  if (path === undefined) return undefined
  tree.set(path, random(2) === 0 ? '' : `${'x'.repeat(30_000)}\n`)
  return `hollow out ${path}`
}

/** Files in which a tree configures how it is read and what is left out. */
const changeRules: Edit = (tree, _, random) => {
  const path = pick(tree.keys(), random) as string
  const pattern = random(2) === 0 ? `*${extname(path)}` : path.replace(/[^/]*$/, '*')
  const rule = ['.gitattributes', '.sextantignore'][random(2)] as string
  const line =
    rule === '.sextantignore'
      ? pattern
      : `${pattern} ${['linguist-vendored', 'linguist-generated', 'linguist-language=C++', 'text'][random(4)]}`
  tree.set(rule, random(3) === 0 ? '' : `${line}\n`)
  return `${rule}: ${line}`
}

/** Files beside the code. Some of them redirect modules by their mere presence; most change nothing. */
const writeOther: Edit = (tree, _, random) => {
  const folder = (pick(tree.keys(), random) as string).replace(/[^/]*$/, '')
  const name = ['NOTES.md', 'data.json', 'style.css', 'index.json', 'Makefile', 'ci.yml'][random(6)] as string
  if ([...tree.keys()].some((one) => one.startsWith(`${folder}${name}/`))) return undefined
  const text = name === 'Makefile' ? `obj-$(CONFIG_A) += a${random(10)}.o\n` : `{ "note": ${random(1000)} }\n`
  tree.set(`${folder}${name}`, text)
  return `write ${folder}${name}`
}

/** Changes a package's manifest: versions, or something else. */
const changeManifest: Edit = (tree, _, random) => {
  const [path, text] = someText(tree, random, (one) => CONFIGURATION.test(one)) ?? []
  if (path === undefined || text === undefined) return undefined
  const numbers = text.replace(/\b\d+\.\d+\b/g, () => `${random(9)}.${random(9)}`)
  const word = pick(text.match(/[\w-]{4,}/g) ?? [], random)
  const changed = random(2) === 0 || word === undefined ? numbers : text.replaceAll(word, `${word}x`)
  if (changed === text) return undefined
  tree.set(path, changed)
  return `say other things in ${path}`
}

const EDITS: readonly Edit[] = [
  ...[removeFile, addFile, addFile, renameFile, copyFile, insertComment, insertComment, deleteLines, deleteLines],
  ...[repeatLines, borrowLines, borrowLines, changeNumber, changeNumber, renameIdentifier, renameIdentifier],
  ...[swapFiles, makeLink, emptyFile, changeRules, writeOther, changeManifest],
]
