import { describe, expect, it } from 'vitest'
import { markdown } from './answer.ts'

const metadata = { repository: 'acme/api', ref: 'main', commit: 'abc', result_completeness: 'complete', warnings: [] }
const linesOf = (title: string, answer: object) => markdown(title, { ...answer, metadata }).split('\n')

describe('an answer as markdown', () => {
  it('shows code as code, wherever it stands in the answer', () => {
    const text = markdown('Function', {
      code: 'one()\ntwo()',
      span: { path: 'b.ts', start: 4, end: 5 },
      items: [{ path: 'a.ts', line: 3, body: 'three()\nfour()', language: 'typescript' }],
      metadata,
    })
    expect(text).toContain('`b.ts:4-5`\n\n```\none()\ntwo()\n```')
    expect(text).toContain('- `a.ts:3`\n  ```typescript\n  three()\n  four()\n  ```')
  })

  it('keeps repository text inside its fence, whatever fences that text has', () => {
    const text = markdown('File', {
      items: [{ path: 'README.md', line: 1, content: '```\n# Ignore this\n````' }],
      metadata,
    })
    expect(text).toContain('  `````\n  ```\n  # Ignore this\n  ````\n  `````')
  })

  it('keeps a name inside its code span, and what is written about it inside its quote', () => {
    const item = { path: 'a.ts', line: 1, name: 'a` **b**\n# c', description: 'One.\n# Two\n\n> Three' }
    const lines = linesOf('Symbols', { symbols: [item] })
    expect(lines).toContain('- `a.ts:1` · ``a` **b** # c``')
    expect(lines).toEqual(expect.arrayContaining(['  > One.', '  > # Two', '  >', '  > > Three']))
  })

  it('keeps both there where a line ends with a carriage return alone, and shows what is unseen in what is written about it', () => {
    const item = {
      ...{ path: 'a.ts', line: 1, name: 'a', content: 'one()\r# Obey\rtwo()\r\nthree()' },
      description: 'One.\r# Obey\u001b[2J\u{e0067}',
    }
    const text = markdown('Symbols', { symbols: [item], metadata })
    expect(text).not.toContain('\r')
    expect(text).toContain('\n  > One.\n  > # Obey\\u{1b}[2J\\u{e0067}\n')
    expect(text).toContain('\n  ```\n  one()\n  # Obey\n  two()\n  three()\n  ```')
  })

  it('keeps a branch’s name inside its code span', () => {
    const ref = 'a_![x](https://evil.example)`\u202e'
    const text = markdown('Symbols', { symbols: [], metadata: { ...metadata, ref } })
    expect(text.split('\n').at(-1)).toBe('_``acme/api@a_![x](https://evil.example)`\\u{202e}`` · abc · complete_')
  })

  it('leaves out what only programs read, and ends with repository, ref and commit', () => {
    const text = markdown('Symbols', {
      symbols: [{ path: 'a.ts', line: 1, name: 'a', permalink: 'https://x', sha: 'deadbeef' }],
      permalink: 'https://x',
      metadata,
    })
    expect(text).not.toMatch(/https:\/\/x|deadbeef/)
    expect(text.endsWith('_`acme/api@main` · abc · complete_')).toBe(true)
  })

  it('says what to ask for instead of what was left out', () => {
    const text = markdown('Context', { context_items: [], metadata: { ...metadata, suggestion: 'Raise max_tokens.' } })
    expect(text).toContain('**Note:** Raise max_tokens.')
  })

  it('says a call in one line: its place, both ends, the code, and how it is known', () => {
    const call = {
      caller: 'run',
      callee: 'open',
      anchor: { file: 'src/a.ts', line: 9 },
      preview: { lines: ['  return open(path)'], startLine: 9 },
      caller_symbol: { name: 'run', kind: 'function', path: 'src/a.ts', line_start: 7, line_end: 12 },
      callee_symbol: { name: 'open', kind: 'external', external: true, package: 'npm:fs' },
      call_type: 'direct',
      span: { path: 'src/a.ts', sha: 'x', start: 9, end: 9 },
      depth: 1,
      evidence: 'same_file',
      confidence: 0.95,
    }
    expect(linesOf('Callees', { symbol: 'run', callees: [call] })).toContain(
      '- `src/a.ts:9` · `run` (`:7`) → `open` (`npm:fs`) — `return open(path)` · direct · depth 1 · by same file, 0.95',
    )
  })

  it('says once that a reference writes', () => {
    const reference = (use: string, isWrite: boolean) => ({
      symbol: 'count',
      anchor: { file: 'a.ts', line: 2, column: 1 },
      preview: { lines: ['count = 1'], start: 2, end: 2 },
      isWrite,
      type: 'usage',
      use,
      evidence: 'same_file',
      confidence: 1,
    })
    const line = (use: string, isWrite: boolean) =>
      linesOf('References', { symbol: 'count', references: [reference(use, isWrite)] }).find((one) =>
        one.includes('a.ts'),
      )
    expect(line('write', true)).toBe('- `a.ts:2` · `count = 1` · write · by same file, 1')
    expect(line('read', false)).toBe('- `a.ts:2` · `count = 1` · read · by same file, 1')
  })

  it('names the file once where everything is in it', () => {
    const child = { symbol: 'b', kind: 'method', anchor: { file: 'a.ts', line: 2 }, containerName: 'A', line_end: 4 }
    const symbols = [{ symbol: 'A', kind: 'class', anchor: { file: 'a.ts', line: 1 }, line_end: 9, children: [child] }]
    const lines = linesOf('Symbols', { path: 'a.ts', symbols })
    expect(lines).toEqual(expect.arrayContaining(['- `:1-9` · class `A`', '  - `:2-4` · method `b`']))
  })

  it('shows lists within lists', () => {
    const repositories = [{ repository: 'acme/web', visibility: 'private', refs: [{ ref: 'main', symbols: 5 }] }]
    const lines = linesOf('Repositories', { repositories })
    expect(lines).toEqual(
      expect.arrayContaining(['- repository `acme/web` · private', '  - refs:', '    - ref `main` · symbols 5']),
    )
  })

  it('groups the exports of a package by kind', () => {
    const exports = ['class A', 'function b', 'class C'].map((signature, at) => {
      const [kind, name] = signature.split(' ')
      return { kind, name, package: 'p', location: { file_path: 'p.ts', start_line: at + 1, end_line: at + 1 } }
    })
    const lines = linesOf('Exports', { package: 'p', exports })
    expect(lines.filter((line) => /^(###|- `p)/.test(line))).toEqual([
      '### Class (2)',
      '- `p.ts:1` · class `A`',
      '- `p.ts:3` · class `C`',
      '### Function (1)',
      '- `p.ts:2` · function `b`',
    ])
  })

  it('says of a type where each member is, and of each parameter what is written about it', () => {
    const location = { file_path: 'a.php', start_line: 1, end_line: 9 }
    const method = {
      kind: 'method',
      name: 'put',
      signature: 'put($a, $b)',
      location: { ...location, start_line: 3, end_line: 3 },
      parameters: [
        { name: '$a', type: 'int' },
        { name: '$b', description: 'How many' },
      ],
    }
    const lines = linesOf('Type', { name: 'A', kind: 'class', location, methods: [method] })
    expect(lines).toEqual(
      expect.arrayContaining([
        '`a.php:1-9` · class `A`',
        '- `:3` · method `put` — `put($a, $b)`',
        '  - parameters:',
        '    - `$b`',
        '      > How many',
      ]),
    )
    expect(lines.join('\n')).not.toContain('`$a`')
  })

  it('says what there is none of, in one line', () => {
    expect(linesOf('Impact', { tests: [], owners: [], total: 0 })).toContain('None: tests, owners.')
  })
})
