import { describe, expect, it } from 'vitest'
import { safeReturn } from './sign-in.ts'

describe('where a sign-in leads back to', () => {
  it.each(['/', '/repositories/7?ref=x', '/authorize?client_id=a&redirect_uri=https%3A%2F%2Fclaude.ai%2Fcb'])(
    'is the page that was wanted: %s',
    (wanted) => expect(safeReturn(wanted)).toBe(wanted),
  )

  it.each([
    undefined,
    '',
    'repositories',
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '\\/evil.example/',
    'javascript:alert(1)',
    '/\t/evil.example/',
    '/\n//evil.example',
    '/.//evil.example/',
    '/a/..//evil.example/',
    '/%2e//evil.example/',
    'https://evil.example//evil.example/',
    `/${'a'.repeat(8000)}`,
  ])('is never another site’s, nor endless: %j', (wanted) => {
    const back = safeReturn(wanted)
    expect(new URL(back, 'https://here.example').origin).toBe('https://here.example')
    expect(back.length).toBeLessThan(8001)
    expect(back).not.toContain('\\')
  })
})
