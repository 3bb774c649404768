import { describe, expect, test } from 'vitest'
import { docParameters, readDocComment, readDocType } from './doc-types.ts'

describe('types of comments', () => {
  test('are read in the notation of the linker, and end where they end', () => {
    const read = (text: string) => [readDocType(text).type, text.slice(readDocType(text).end)]
    expect(read('\\App\\Post|null $post')).toEqual(['.App.Post', ' $post'])
    expect(read('array<string, list<A|B>> $all')).toEqual(['((A|B)[])[]', ' $all'])
    expect(read('static<int, Post>')).toEqual(['static<mixed,Post>', ''])
    expect(read('array{a: A, 0?: B} $pair')).toEqual(['{a=A;0=B}', ' $pair'])
    expect(read('int|string $x')).toEqual([undefined, ' $x'])
    expect(read('callable(A, B $b=, C ...): D $f')).toEqual(['callable-3<A,B,C,D>', ' $f'])
    expect(read('(callable(A): bool)|null $f')).toEqual(['callable-1<A,mixed>', ' $f'])
    expect(read('\\Closure(callable(A): B): void $f')).toEqual(['callable-1<callable-1<A,B>,mixed>', ' $f'])
    expect(read('callable $f')).toEqual([undefined, ' $f'])
  })

  test('that are not finished end with the text', () => {
    for (const text of ['callable(A', 'callable(', 'array<A', 'static<', '(A|', 'array{a: A'])
      expect(readDocType(text).end).toBeLessThanOrEqual(text.length)
  })

  test('are kept as they are written, and what analysers are told goes before what people are', () => {
    const doc = readDocComment(`/**
 * @param array<int,   Post> $posts
 * @param int $limit
 * @param callable $each
 * @phpstan-param callable(Post): bool $each
 */`)
    expect([...docParameters(doc)].toSorted()).toEqual([
      ['$each', { type: 'callable-1<Post,mixed>', written: 'callable(Post): bool' }],
      ['$limit', { type: undefined, written: 'int' }],
      ['$posts', { type: 'Post[]', written: 'array<int, Post>' }],
    ])
  })
})
