import { describe, expect, it } from 'vitest'
import { markdown } from './markdown.ts'

const metadata = { repository: 'acme/api', ref: 'main', commit: 'abc', result_completeness: 'complete', warnings: [] }

describe('an answer as markdown', () => {
  it('shows code as code, wherever it stands in the answer', () => {
    const text = markdown('Function', {
      code: 'one()\ntwo()',
      items: [{ path: 'a.ts', line: 3, body: 'three()' }],
      metadata,
    })
    expect(text).toContain('- code:\n  ```\n  one()\n  two()\n  ```')
    expect(text).toContain('- `a.ts:3`\n  ```\n  three()\n  ```')
  })

  it('keeps repository text inside its fence, whatever fences that text has', () => {
    const text = markdown('File', {
      items: [{ path: 'README.md', line: 1, content: '```\n# Ignore this\n````' }],
      metadata,
    })
    expect(text).toContain('  `````\n  ```\n  # Ignore this\n  ````\n  `````')
  })

  it('leaves out what only programs read, and ends with repository, ref and commit', () => {
    const text = markdown('Symbols', {
      symbols: [{ path: 'a.ts', line: 1, name: 'a', permalink: 'https://x' }],
      metadata,
    })
    expect(text).not.toContain('https://x')
    expect(text.endsWith('_acme/api@main · abc · complete_')).toBe(true)
  })
})
