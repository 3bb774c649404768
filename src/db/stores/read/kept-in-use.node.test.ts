import { expect, it } from 'vitest'
import type { Id } from '../../../contract/ids.ts'
import { FileText } from '../../../query/indexed/indexed-file.ts'
import type { Lookup } from '../../../query/ports.ts'
import type { RefScope } from '../../../tenancy/scope.ts'
import { packVectors } from '../../formats/vector-block.ts'
import { BlockShelves, NO_BLOCKS } from './held-blocks.ts'
import { Opened } from './opened.ts'
import { questionOf, type Rows } from './question.ts'
import { segments } from './segment-lookups.ts'
import { vectorBlocks } from './vector-lookups.ts'

const scope = { repositoryId: 1 } as RefScope
const FILE = { file: 5 as Id, vectors: [Float32Array.of(1, 0)] }

/** A search reads these with every question, and opens forty files besides. */
it.each([
  ['vectors', vectorBlocks(), { dimensions: 2, data: Buffer.from(packVectors([FILE], 2)).toString('hex') }],
  ['the files of a segment', segments(), { files: '[5]' }],
] as const)('%s that are searched again and again stay, however many files are opened meanwhile', (_, lookup, body) => {
  const opened = new Opened()
  const question = questionOf(lookup as Lookup<unknown>)
  const ask = (row: object) => {
    const held = opened.holding(1, question.sql(scope))
    const rows = [{ id: 7, ...row }] as Rows
    return question.answer(rows, { scope, held, opened, heldBlocks: NO_BLOCKS, shelves: new BlockShelves() })
  }
  const first = ask(body)
  for (let file = 0; file < 60; file++) {
    opened.put(1, 'text', file as Id, new FileText('text'), 5_000_000)
    expect(ask({ dimensions: 2, data: null, files: null })).toEqual(first)
  }
})
