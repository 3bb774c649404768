import { describe, expect, it } from 'vitest'
import { repositoryPath } from './repository-path.ts'

describe('a path that a caller writes', () => {
  it('is read from the root, in any system’s way of writing it', () => {
    for (const path of [
      'src/a.ts',
      './src/a.ts',
      '/src/a.ts',
      'src\\a.ts',
      '.\\src\\a.ts',
      'src//a.ts',
      'src/b/../a.ts',
    ])
      expect(repositoryPath(path), path).toBe('src/a.ts')
  })

  it('may be followed by a line', () => {
    for (const path of ['src/a.ts:12', 'src/a.ts:12:3', 'src/a.ts#L12', 'src/a.ts#L12-L20', 'src/a.ts#L12C3-L20C1'])
      expect(repositoryPath(path), path).toBe('src/a.ts')
  })

  it('may be followed by a range, as answers write it', () => {
    for (const path of ['src/a.ts:12-20', 'src/a.ts:12:3-20:1', 'src/a.ts#L12-20'])
      expect(repositoryPath(path), path).toBe('src/a.ts')
  })

  it('keeps what may be its own', () => {
    for (const path of ['src/[id]/page.ts', 'a b.md', 'src/12', 'a/...', 'a\\b/c', 'src/', '.github/x.yml'])
      expect(repositoryPath(path), path).toBe(path)
  })

  it('is empty for the root', () => {
    expect(['.', './', '/'].map(repositoryPath)).toEqual(['', '', ''])
  })
})
