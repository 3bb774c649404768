/**
 * Which folders may import which. The folders are the architecture; these tests keep it.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

interface Source {
  readonly path: string
  /** The files of this project that it imports, relative to the root, and packages by name. */
  readonly imports: readonly string[]
}

function sources(folder: string): Source[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && !name.includes('node_modules'))
    .map((name) => {
      const path = join(folder, name)
      const text = readFileSync(join(ROOT, path), 'utf8')
      const specifiers = [
        ...text.matchAll(/^(?:import|export|\}).*? from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm),
      ]
      const imports = specifiers.map((match) => match[1] ?? match[2] ?? match[3] ?? '')
      return {
        path,
        imports: imports.map((one) => (one.startsWith('.') ? relative(ROOT, join(ROOT, dirname(path), one)) : one)),
      }
    })
}

const all = sources('src')
const offenders = (from: Source[], forbidden: (imported: string, by: string) => boolean) =>
  from.flatMap(({ path, imports }) =>
    imports.filter((one) => forbidden(one, path)).map((one) => `${path} imports ${one}`),
  )
const inside = (folder: string) => all.filter(({ path }) => path.startsWith(`${folder}/`))

/** From what everybody stands on to the surfaces; files of `src` itself belong to no folder. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  telemetry: [],
  tenancy: [],
  http: ['telemetry'],
  query: ['contract', 'tenancy'],
  db: ['contract', 'query', 'tenancy'],
  vectors: ['contract', 'db', 'query', 'telemetry', 'tenancy'],
  sessions: ['db', 'telemetry', 'tenancy'],
  auth: ['contract', 'db', 'http', 'sessions', 'telemetry', 'tenancy'],
  ingest: ['auth', 'contract', 'db', 'http', 'telemetry', 'tenancy', 'vectors'],
  github: ['auth', 'contract', 'db', 'http', 'ingest', 'telemetry', 'tenancy'],
  mcp: ['auth', 'contract', 'db', 'github', 'http', 'query', 'sessions', 'telemetry', 'tenancy', 'vectors'],
  review: ['auth', 'contract', 'db', 'ingest', 'query', 'tenancy'],
  public: ['auth', 'contract', 'db', 'http', 'mcp'],
  // Everything that a person can look at, whichever surface has it too.
  dashboard: [
    'auth',
    'contract',
    'db',
    'github',
    'http',
    'ingest',
    'mcp',
    'query',
    'sessions',
    'telemetry',
    'tenancy',
    'vectors',
  ],
}
const folderOf = (path: string): string | undefined => /^src\/([^/]+)\//.exec(path)?.[1]

/** The same inside the engine; `.` is what lies in `src/query` itself: ports, pages, failures. */
const ENGINE: Readonly<Record<string, readonly string[]>> = {
  indexed: [],
  '.': ['indexed'],
  answers: ['indexed'],
  'text-search': ['.', 'indexed'],
  naming: ['.', 'answers', 'indexed', 'text-search'],
  search: ['.', 'answers', 'indexed', 'naming', 'text-search'],
  symbols: ['.', 'answers', 'indexed', 'naming', 'text-search'],
  contents: ['.', 'answers', 'indexed', 'naming'],
  uses: ['.', 'answers', 'indexed', 'naming'],
  changes: ['.', 'answers', 'indexed', 'naming'],
}
const partOf = (path: string): string | undefined =>
  path.startsWith('src/query/') ? (/^src\/query\/([^/]+)\//.exec(path)?.[1] ?? '.') : undefined

/** Imports that `known` does not allow from one folder to another. */
function strangers(folder: (path: string) => string | undefined, known: Readonly<Record<string, readonly string[]>>) {
  return offenders(all, (one, by) => {
    const [own, other] = [folder(by), folder(one)]
    return own !== undefined && other !== undefined && own !== other && !known[own]?.includes(other)
  })
}
const folders = (folder: (path: string) => string | undefined): string[] =>
  [...new Set(all.flatMap(({ path }) => folder(path) ?? []))].sort()
/** What is known stands before whoever knows it. */
const upwards = (known: Readonly<Record<string, readonly string[]>>): string[] => {
  const order = Object.keys(known)
  return order.flatMap((own, at) =>
    (known[own] ?? []).filter((other) => order.indexOf(other) > at).map((other) => `${own} knows ${other}`),
  )
}

/** Files each of which can be reached from all others of its circle. */
function circles(): string[][] {
  const imports = new Map(all.map((one) => [one.path, one.imports]))
  const reached = new Map(all.map(({ path }) => [path, from(path)]))
  const found = all.flatMap(({ path }) =>
    reached.get(path)?.has(path)
      ? [[...(reached.get(path) ?? [])].filter((one) => reached.get(one)?.has(path)).sort()]
      : [],
  )
  return [...new Map(found.map((circle) => [circle.join(' '), circle])).values()]

  function from(path: string): Set<string> {
    const seen = new Set<string>()
    const next = [path]
    for (let one = next.pop(); one !== undefined; one = next.pop())
      for (const other of imports.get(one) ?? [])
        if (imports.has(other) && !seen.has(other)) {
          seen.add(other)
          next.push(other)
        }
    return seen
  }
}

describe('the walls', () => {
  it('are looked at: imports are found', () => {
    expect(all.length).toBeGreaterThan(40)
    expect(all.find(({ path }) => path === 'src/worker.ts')?.imports).toContain('src/ingest/app.ts')
    expect(all.find(({ path }) => path === 'src/auth/ref-scope.ts')?.imports).toContain('src/tenancy/make-scope.ts')
  })

  it('the contract imports zod and nothing else', () => {
    expect(offenders(inside('src/contract'), (one) => one !== 'zod' && !one.startsWith('src/contract/'))).toEqual([])
  })

  it('only auth makes scopes, and only the sweeper and the embedder have one that nobody asked for', () => {
    const makers = (one: string, by: string) =>
      one === 'src/tenancy/make-scope.ts' && !by.startsWith('src/auth/') && by !== 'src/tenancy/unsafe-system-scope.ts'
    expect(offenders(all, makers)).toEqual([])
    const unsafe = (one: string, by: string) =>
      one === 'src/tenancy/unsafe-system-scope.ts' && !['src/ingest/sweep.ts', 'src/vectors/queue.ts'].includes(by)
    expect(offenders(all, unsafe)).toEqual([])
  })

  it('the indexer knows the contract and nothing else of the service', () => {
    expect(
      offenders(sources('indexer-action/src'), (one) => one.startsWith('src/') && !one.startsWith('src/contract/')),
    ).toEqual([])
  })

  it('the service knows nothing of the indexer, and runs without a parser', () => {
    const forbidden = (one: string) =>
      one.startsWith('indexer-action') || /^(web-tree-sitter|tree-sitter|@actions\/)/.test(one)
    expect(offenders(all, forbidden)).toEqual([])
  })

  it('dependencies point down: each folder knows the ones written behind it, and no other', () => {
    expect(strangers(folderOf, KNOWN)).toEqual([])
    expect(upwards(KNOWN)).toEqual([])
    expect(Object.keys(KNOWN).sort()).toEqual(folders(folderOf))
  })

  it('so they do inside the engine', () => {
    expect(strangers(partOf, ENGINE)).toEqual([])
    expect(upwards(ENGINE)).toEqual([])
    expect(Object.keys(ENGINE).sort()).toEqual(folders(partOf))
  })

  it('no file depends on itself by way of others, for types either', () => {
    expect(circles()).toEqual([])
  })

  it('the browser gets types of the service and none of its code', () => {
    const app = inside('src/dashboard/app')
    expect(app.length).toBeGreaterThan(40)
    const outside = (one: string) => one.startsWith('src/') && !one.startsWith('src/dashboard/app/')
    const typed = (path: string, one: string) => {
      const file = one.split('/').at(-1) as string
      const clauses = readFileSync(join(ROOT, path), 'utf8').matchAll(/^import (type )?[^;]*?from '([^']+)'$/gm)
      return [...clauses].filter(([, , from]) => from?.endsWith(`/${file}`)).every(([, type]) => type !== undefined)
    }
    expect(offenders(app, (one, by) => outside(one) && !typed(by, one))).toEqual([])
  })

  it('one file spells binding names', () => {
    const spelled = all.filter(
      ({ path }) => path !== 'src/env.ts' && /env\.INDEX_\d|\.INDEX_\d/.test(readFileSync(join(ROOT, path), 'utf8')),
    )
    expect(spelled.map(({ path }) => path)).toEqual([])
  })
})
