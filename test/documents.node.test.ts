/**
 * Every command, file, heading and setting that the documents name exists. Sentences can still be wrong; names cannot.
 */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../indexer-action/src/languages/registry.ts'
import { EVIDENCE } from '../src/contract/links.ts'

const PROJECT = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string): string => readFileSync(join(PROJECT, path), 'utf8')
const DOCUMENTS = ['README.md', 'AGENTS.md', ...globSync('docs/**/*.md', { cwd: PROJECT })].map((path) => ({
  path,
  text: read(path),
}))
const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found)

/** A heading's anchor, as GitHub makes it. */
const anchors = (text: string): string[] =>
  all(text, /^#+ (.*)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

describe.each(DOCUMENTS)('$path', ({ path, text }) => {
  it('names commands that there are', () => {
    const scripts = Object.keys((JSON.parse(read('package.json')) as { scripts: object }).scripts)
    const named = all(text, /npm run ([\w:]+)/g)
    expect(named.filter((name) => !scripts.includes(name))).toEqual([])
  })

  it('leads to files and headings that there are', () => {
    const links = all(text, /\]\((?!\w+:)([^)\s]+)\)/g)
    const broken = links.filter((link) => {
      const [file = '', anchor] = link.split('#')
      const target = file === '' ? path : join(dirname(path), file)
      if (!existsSync(join(PROJECT, target))) return true
      return anchor !== undefined && !anchors(read(target)).includes(anchor)
    })
    expect(broken).toEqual([])
  })
})

describe('AGENTS.md', () => {
  it('leads each task to a place that is there', () => {
    const table = all(read('AGENTS.md').split('## Commands')[0] ?? '', /^\| [^|]+ \| (.*) \|$/gm).join('\n')
    const places = all(table, /`([\w./-]+\/[\w./-]*)`/g).filter((place) => !place.startsWith('/'))
    expect(places.length).toBeGreaterThan(20)
    const below = ['', 'indexer-action/src/', 'src/dashboard/']
    expect(places.filter((place) => !below.some((folder) => existsSync(join(PROJECT, folder, place))))).toEqual([])
  })
})

describe('docs/languages.md', () => {
  it('tells of every language that is parsed, and of all that a link may say of itself', () => {
    const named = all(read('docs/languages.md'), /`([\w-]+)`/g)
    const known = [...LANGUAGES.map(({ key }) => key), ...EVIDENCE]
    expect(known.filter((name) => !named.includes(name))).toEqual([])
  })

  it('leads to where a link is made in every family', () => {
    const [, section = ''] = read('docs/languages.md').split(/^## Where a link is made$|^## Adding a language$/m)
    const rows = section.split('\n').filter((row) => row.startsWith('| `'))
    const named = rows.map((row) => all(row, /`([\w./-]+)`/g))
    const below = (...path: string[]): boolean => existsSync(join(PROJECT, 'indexer-action/src/languages', ...path))
    const isFile = (name: string): boolean => name.endsWith('.ts')
    const missing = named.flatMap(([folder = '', ...rest]) =>
      rest.filter((name) => isFile(name) && !below(folder, name)),
    )
    expect(missing).toEqual([])
    const linkers = globSync('indexer-action/src/languages/*/link{,er}.ts', { cwd: PROJECT })
    const told = named.flat().filter((name) => !isFile(name))
    expect(linkers.map((path) => basename(dirname(path))).filter((folder) => !told.includes(folder))).toEqual([])
  })
})

describe('docs/operations.md', () => {
  it('says what each setting and secret of a deployment does', () => {
    const settings = all(read('src/env.ts'), /^ {2}readonly ([A-Z_]+)\?: string$/gm)
    expect(settings.length).toBeGreaterThan(10)
    const secrets = all(read('.dev.vars.example'), /^([A-Z_]+)=/gm)
    const operations = read('docs/operations.md')
    const missing = settings.filter((name) => !secrets.includes(name) && !operations.includes(`\`${name}\``))
    expect(missing).toEqual([])
    expect(secrets.filter((name) => !settings.includes(name))).toEqual([])
  })
})
