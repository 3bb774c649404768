import { describe, expect, it } from 'vitest'
import type { RefScope } from '../../tenancy/scope.ts'
import type { IndexedFile } from '../indexed/indexed-file.ts'
import { inContext, permalink, permalinked, plainKind } from './describe.ts'

const scope = (more: Partial<RefScope>) => ({ repository: 'acme/api', commit: 'c0ffee', ...more }) as RefScope

describe('where a person reads the same lines', () => {
  it('is at GitHub, whatever a path holds', () => {
    expect(permalink(scope({}), 'a b/#?.ts', 3)).toBe('https://github.com/acme/api/blob/c0ffee/a%20b/%23%3F.ts#L3')
  })

  it('is at the GitHub that the deployment is of', () => {
    const link = permalink(scope({ web: 'https://git.acme.example' }), 'a.ts', 3, 5)
    expect(link).toBe('https://git.acme.example/acme/api/blob/c0ffee/a.ts#L3-L5')
  })

  it('is nowhere for a folder that is on no GitHub', () => {
    expect(permalinked(scope({ repository: 'local/api' }), 'a.ts', 3)).toEqual({})
  })
})

describe('the kind that every client knows', () => {
  const kind = (name: 'macro' | 'object', language: string, signature: string) =>
    plainKind({ kind: name, signature }, language)

  it('is a constant for a C macro without parameters, and a function for one with them', () => {
    expect(kind('macro', 'c', '#define RDB_VERSION 11')).toBe('constant')
    expect(kind('macro', 'c', '#define PAIR (1, 2)')).toBe('constant')
    expect(kind('macro', 'cpp', '# define MIN(a, b) ((a) < (b) ? (a) : (b))')).toBe('function')
    expect(kind('macro', 'rust', 'macro_rules! vec')).toBe('function')
  })

  it('is a class for an object that is a type, and a variable for one that is a value', () => {
    expect(kind('object', 'kotlin', 'object Registry')).toBe('class')
    expect(kind('object', 'javascript', 'const routes')).toBe('variable')
  })
})

describe('a preview', () => {
  const lines = Array.from({ length: 30 }, (_, at) => (at === 9 ? 'x'.repeat(200) : `line ${at + 1}`))
  const file = {
    path: 'a.ts',
    hasText: true,
    lineCount: lines.length,
    linesBetween: (from: number, to: number) => lines.slice(from - 1, to),
  } as unknown as IndexedFile
  const places = (...at: number[]) =>
    at.map((line) => ({ anchor: { file: 'a.ts', line }, preview: { lines: [`line ${line}`], startLine: line } }))

  it('shows three lines before a place and six after, each of at most 150 characters', () => {
    const [first, middle, last] = inContext(places(1, 12, 29), [file]).map(({ preview }) => preview)
    expect(first).toEqual({ lines: lines.slice(0, 7), startLine: 1 })
    expect(middle?.startLine).toBe(9)
    expect(middle?.lines).toEqual([lines[8], `${'x'.repeat(149)}…`, ...lines.slice(10, 18)])
    expect(last).toEqual({ lines: lines.slice(25), startLine: 26 })
  })

  it('is the line alone where many places are shown, or the file was not opened', () => {
    const many = places(1, 2, 3, 4, 5, 6)
    expect(inContext(many, [file])).toEqual(many)
    expect(inContext(places(1), [])).toEqual(places(1))
  })
})
