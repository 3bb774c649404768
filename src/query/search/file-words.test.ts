import { expect, it } from 'vitest'
import type { RepositoryScope } from '../../tenancy/scope.ts'
import { FileText, IndexedFile } from '../indexed/indexed-file.ts'
import { wordsOfFile } from './file-words.ts'

const scope = (repositoryId: number) => ({ repositoryId }) as RepositoryScope
const row = { id: 7 } as IndexedFile['row']
let opened = 0
const file = (text: string) =>
  new IndexedFile(row, {
    facts: () => ({ symbols: [], chunks: [] }) as unknown as IndexedFile['facts'],
    text: () => {
      opened++
      return new FileText(text)
    },
  })

it('reads a file once for each repository, and never for another', () => {
  const words = wordsOfFile(scope(1), file('cart total'))
  expect(wordsOfFile(scope(1), file('cart total'))).toBe(words)
  expect(opened).toBe(1)
  expect(wordsOfFile(scope(2), file('mail')).text.termsBetween(1, 1)).toBe(1)
  expect(opened).toBe(2)
})

it('reads a file whose words are too many to be cached once for as long as it is open', () => {
  const text = Array.from({ length: 400_000 }, (_, at) => `w${(at * 7919).toString(36)}`).join('\n')
  const large = new IndexedFile({ id: 8 } as IndexedFile['row'], {
    facts: () => ({ symbols: [], chunks: [] }) as unknown as IndexedFile['facts'],
    text: () => new FileText(text),
  })
  const words = wordsOfFile(scope(1), large)
  expect(words.text.bytes).toBeGreaterThan(4_000_000)
  expect(wordsOfFile(scope(1), large)).toBe(words)
})
