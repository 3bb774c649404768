import { describe, expect, it } from 'vitest'
import { canonicalRef, refCandidates, refMatches } from './ref-name.ts'

describe('the name that a ref is stored under', () => {
  it.each([
    ['main', 'main'],
    ['refs/heads/main', 'main'],
    ['refs/heads/refs/tags/v1', 'refs/heads/refs/tags/v1'],
    ['refs/tags/v1', 'refs/tags/v1'],
    ['refs/pull/7/head', 'refs/pull/7/head'],
    ['refs/heads/pull/7', 'refs/heads/pull/7'],
    ['pull/7', 'refs/heads/pull/7'],
    ['#7', 'refs/heads/#7'],
    ['pull/seven', 'pull/seven'],
  ])('of %s is %s, and that is its own', (name, stored) => {
    expect(canonicalRef(name)).toBe(stored)
    expect(canonicalRef(stored)).toBe(stored)
  })
})

describe('what a reader may mean', () => {
  it.each([
    ['main', ['main', 'refs/tags/main']],
    ['#7', ['refs/pull/7/head']],
    ['pull/7', ['refs/pull/7/head']],
    ['refs/heads/pull/7', ['refs/heads/pull/7']],
    ['refs/heads/main', ['main']],
  ])('by %s', (name, stored) => {
    expect(refCandidates(name)).toEqual(stored)
  })
})

describe('a pattern', () => {
  it.each([
    ['main', 'main', true],
    ['refs/heads/main', 'main', true],
    ['refs/heads/*', 'topic', true],
    ['refs/heads/*', 'refs/heads/pull/7', true],
    ['refs/heads/*', 'refs/tags/v1', false],
    ['refs/heads/*', 'refs/pull/7/head', false],
    ['refs/tags/*', 'refs/tags/v1', true],
    ['release/*', 'refs/tags/release/1', false],
    ['*', 'refs/tags/v1', true],
    ['pull/7', 'refs/heads/pull/7', true],
    ['pull/7', 'refs/pull/7/head', false],
  ])('%s of %s: %s', (pattern, name, matches) => {
    expect(refMatches(pattern, name)).toBe(matches)
  })
})
