import { describe, expect, it } from 'vitest'
import { languageKeys, type Pattern, parseQuery } from './query.ts'

const shown = (pattern: Pattern): string => (pattern.kind === 'literal' ? pattern.text : `/${pattern.source}/`)

/** The content terms of each branch, `-` before those that must not occur. */
const terms = (query: string) =>
  parseQuery(query).branches.map((branch) => [
    ...branch.content.map(shown),
    ...branch.notContent.map((one) => `-${shown(one)}`),
  ])

describe('the search language', () => {
  it('takes words next to each other as one literal, exactly as they stand', () => {
    for (const code of [
      'client.connect(',
      'if (a  ==  b)',
      'git commit --amend',
      'a - b',
      'foo "bar baz"',
      'return "abc"',
      'printf("%d\\n", x)',
      '/usr/local',
      'http://example',
      'std::vector',
      '/* eslint-disable no-console */',
      'x = 1 /* a+b */ + 2',
      'x or',
      'or',
    ]) {
      expect(terms(code)).toEqual([[code]])
    }
  })

  it('reads quotes, slashes, minus and or where a term begins', () => {
    expect(terms('"foo bar"')).toEqual([['foo bar']])
    expect(terms('"foo" "bar"')).toEqual([['foo', 'bar']])
    expect(terms('"say \\"hi\\""')).toEqual([['say "hi"']])
    expect(terms('/a\\/b/ rest')).toEqual([['/a\\/b/', 'rest']])
    expect(terms('foo or bar')).toEqual([['foo'], ['bar']])
    expect(terms('"foo or bar"')).toEqual([['foo or bar']])
    expect(terms('foo -bar')).toEqual([['foo', '-bar']])
    expect(terms('foo -"bar baz" -/q+/')).toEqual([['foo', '-bar baz', '-/q+/']])
  })

  it('looks up each line of several by itself, because files end their lines in different ways', () => {
    expect(parseQuery('begin\nend').need).toEqual({
      kind: 'all',
      of: ['begin', 'end'].map((text) => ({ kind: 'text', text, names: false })),
    })
  })

  it('reads fields, their negation and their short forms', () => {
    const [branch] = parseQuery('open file:src/.*\\.ts -f:test lang:go -l:python sym:Parse').branches
    expect(branch?.files.map(shown)).toEqual(['/src/.*\\.ts/'])
    expect(branch?.notFiles.map(shown)).toEqual(['/test/'])
    expect(branch?.languages).toEqual(['go'])
    expect(branch?.notLanguages).toEqual(['python'])
    expect(branch?.symbols.map(shown)).toEqual(['Parse'])
    expect(languageKeys('C#')).toContain('csharp')
    for (const [name, key] of [
      ['Objective-C++', 'objective-cpp'],
      ['Emacs Lisp', 'emacs-lisp'],
      ['F#', 'fsharp'],
      ['proto', 'protobuf'],
      ['Terraform', 'hcl'],
      ['rst', 'restructuredtext'],
      ['ps1', 'powershell'],
      ['ex', 'elixir'],
    ] as const)
      expect(languageKeys(name)).toEqual([key])
    expect(languageKeys('erb')).toContain('html+erb')
    expect(languageKeys('HTML')).toEqual(expect.arrayContaining(['html', 'html+erb', 'html+eex', 'html+razor']))
    expect(languageKeys('constructor')).toEqual(['constructor'])
  })

  it('takes a glob for a path where it can only be one', () => {
    const matches = (query: string, path: string) => {
      const [pattern] = parseQuery(query).branches[0]?.files ?? []
      return pattern?.kind === 'regex' && pattern.regex.test(path)
    }
    expect(matches('file:*.ts', 'src/a.ts')).toBe(true)
    expect(matches('file:*.ts', 'src/a.tsx')).toBe(false)
    expect(matches('file:src/**/*.go', 'src/x/y/z.go')).toBe(true)
    expect(matches('file:src/**/*.go', 'lib/z.go')).toBe(false)
    expect(matches('file:\\.go$', 'a/b.go')).toBe(true)
    expect(matches('file:*.{ts,tsx}', 'src/a.tsx')).toBe(true)
    expect(matches('file:*.{ts,tsx}', 'src/a.js')).toBe(false)
    expect(matches('file:src/{api,web*}/x.go', 'src/website/x.go')).toBe(true)
    expect(matches('file:src/{api,web*}/x.go', 'src/cli/x.go')).toBe(false)
    expect(matches('file:a{2,3}b', 'aaab.go')).toBe(true)
    expect(matches('file:^(a|b){1,}/\\d{4}', 'ab/2024')).toBe(true)
  })

  it('takes a path as it stands too, whose signs mean something in expressions', () => {
    const matches = (query: string, path: string) => {
      const [pattern] = parseQuery(query).branches[0]?.files ?? []
      return pattern?.kind === 'regex' && pattern.regex.test(path)
    }
    for (const path of ['app/(shop)/[id]/page.tsx', 'routes/$id.tsx', 'src/a+b.ts', 'lib/x{y}.c'])
      expect(matches(`file:${path}`, `web/${path}`), path).toBe(true)
    expect(matches('file:[ab].c', 'src/a.c')).toBe(true)
    expect(matches('file:(a|b)/c', 'src/b/c')).toBe(true)
    expect(matches('file:^src/', 'lib/src/a')).toBe(false)
    expect(matches('file:/app/[id]/', 'app/[id]/x')).toBe(false)
    const [pattern] = parseQuery('file:app/[id]/page.ts$').branches[0]?.files ?? []
    expect(pattern).toMatchObject({ need: { kind: 'all', of: [{ text: 'app/' }, { text: '/page' }] } })
  })

  it('is case-sensitive where the query has an upper-case letter, unless told otherwise', () => {
    const sensitive = (query: string) => {
      const [pattern] = parseQuery(query).branches[0]?.content ?? []
      return pattern?.kind === 'literal' && pattern.caseSensitive
    }
    expect([sensitive('store'), sensitive('Store'), sensitive('Store case:no'), sensitive('store case:yes')]).toEqual([
      false,
      true,
      false,
      true,
    ])
  })

  it('refuses what it cannot take, by name', () => {
    for (const query of ['/(/', 'case:maybe x', '""', 'file:""', '/a{2000}/', 'x or file:""']) {
      expect(() => parseQuery(query), query).toThrow(/^The query/)
    }
    expect(() => parseQuery('case:yes')).toThrow(/searches for nothing/)
    expect(() => parseQuery(Array.from({ length: 40 }, (_, n) => `file:${n}`).join(' '))).toThrow(/more than 32 terms/)
  })
})

describe('regular expressions', () => {
  it.each([
    ['each of sixty ways', `/${Array.from({ length: 60 }, (_, at) => `.{${900 + at}}`).join('|')}/`],
    ['over and over', '/(?:[a-z]{40}[0-9]{40}){20}/'],
    ['in several terms', '/.{900}x/ or /.{900}y/'],
    ['in paths', 'x file:.{900} -file:.{900}'],
  ])('that count to thousands are refused: %s', (_, query) => {
    expect(() => parseQuery(query)).toThrow('too large repetition counts')
  })

  it.each(['[a-z]{999}', '(?:\\w+\\.){1,30}\\w+\\(', '\\b(?:GET|POST|PUT)\\b.{0,80}'])(
    'as people write them are taken: %s',
    (source) => {
      expect(parseQuery(`/${source}/`).branches).toHaveLength(1)
    },
  )
})
