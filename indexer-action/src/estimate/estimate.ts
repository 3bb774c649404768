/**
 * What a repository would cost on a hosted server: chunks and tokens to embed, dimensions to store, rows to write.
 *
 * It is an indexing run whose uploads are counted and discarded, so it counts what would really be sent. Tokens are
 * estimated from characters. Each index of a table counts as one more row, as in D1's billing.
 */
import { gunzipSync, inflateRawSync } from 'node:zlib'
import type { FileFacts, FileRecord } from '../../../src/contract/file.ts'
import type { LinkSetBody } from '../../../src/contract/links.ts'
import type { InboundRecord } from '../../../src/contract/messages.ts'
import { EMBEDDING_DIMENSIONS, PRICES } from '../../../src/contract/prices.ts'
import { dryRun, type Ingest } from '../upload/upload.ts'

export interface Amounts {
  chunks: number
  tokens: number
  /** Rows of the index shard that a first upload writes. */
  rows: number
  /** Compressed bytes of what is stored. */
  bytes: number
}

/** Code has about three and a half characters per token. */
const CHARACTERS_PER_TOKEN = 3.5
/** Longer chunks are cut before they are embedded, in characters. */
const MOST_EMBEDDED = 6000

/** Rows per thing, itself and its index entries (migrations/index). */
const ROWS = { fileVersion: 2, fileText: 2, embeddedFile: 1, symbol: 2, linkSet: 3, edgeList: 1, segment: 1, block: 1 }
/** A staged row, its deletion, and a manifest row with three indexes. */
const ROWS_PER_ENTRY = 6

/** Counts what is sent to it. */
export function counting(amounts: Amounts): Ingest {
  return {
    ...dryRun({ bytes: 0, requests: 0 }),
    async records(_, body) {
      amounts.bytes += body.length
      for (const line of gunzipSync(body).toString('utf8').split('\n')) {
        if (line !== '') count(amounts, JSON.parse(line) as InboundRecord)
      }
      return { stored: 0, known: 0 }
    },
  }
}

function count(amounts: Amounts, record: InboundRecord): void {
  switch (record.kind) {
    case 'file':
      countFile(amounts, record)
      return
    case 'links': {
      const body = inflated<LinkSetBody>(record.body)
      const lists = new Set<string>()
      for (let at = 0; at < body.target.length; at++) {
        const target = body.targets[body.target[at] as number]
        if (target?.[0] === 's') lists.add(`of ${body.from[at]}`).add(`into ${target[1]}`)
      }
      amounts.rows += ROWS.linkSet + ROWS.edgeList * lists.size
      return
    }
    case 'segment':
      amounts.rows += ROWS.segment + ROWS.block * (record.blocks.length + (record.words?.length ?? 0))
      return
    case 'manifest':
      amounts.rows += ROWS_PER_ENTRY * record.entries.length
  }
}

function countFile(amounts: Amounts, record: FileRecord): void {
  const facts = inflated<FileFacts>(record.facts)
  amounts.rows += ROWS.fileVersion + ROWS.fileText + ROWS.embeddedFile + ROWS.symbol * facts.symbols.length
  if (record.role === 'data' || record.role === 'generated') return // found by words alone
  const lines = inflateRawSync(Buffer.from(record.text, 'base64')).toString('utf8').split('\n')
  for (const { start, end, symbol: at } of facts.chunks) {
    const symbol = at === undefined ? undefined : facts.symbols[at]
    const code = lines.slice(Math.max(0, start - 1), end).reduce((sum, line) => sum + line.length + 1, 0)
    const characters =
      record.path.length + 2 + (symbol ? symbol.name.length + (symbol.signature?.length ?? 0) : 0) + code
    amounts.chunks++
    amounts.tokens += Math.ceil(Math.min(MOST_EMBEDDED, characters) / CHARACTERS_PER_TOKEN)
  }
}

const inflated = <T>(body: string): T => JSON.parse(inflateRawSync(Buffer.from(body, 'base64')).toString('utf8')) as T

export interface Estimate extends Amounts {
  dimensions: number
  neurons: number
  prices: string
  /** US dollars: once, for the first upload; and for every month. */
  once: { embedding: number; rows: number }
  monthly: { vectors: number; storage: number; thousandSearches: number }
}

export function estimate(amounts: Amounts): Estimate {
  const dimensions = amounts.chunks * EMBEDDING_DIMENSIONS
  const embedding = (amounts.tokens / 1e6) * PRICES.embeddingPerMillionTokens
  return {
    ...amounts,
    dimensions,
    neurons: Math.ceil((embedding / PRICES.perThousandNeurons) * 1000),
    prices: PRICES.date,
    once: { embedding, rows: (amounts.rows / 1e6) * PRICES.writtenPerMillionRows },
    monthly: {
      vectors: (dimensions / 1e8) * PRICES.storedPerHundredMillionDimensions,
      storage: (amounts.bytes / 1e9) * PRICES.storedPerGigabyte,
      thousandSearches: ((1000 * EMBEDDING_DIMENSIONS + dimensions) / 1e6) * PRICES.queriedPerMillionDimensions,
    },
  }
}

export function described(of: Estimate): string {
  const number = (value: number): string => Math.round(value).toLocaleString('en')
  const dollars = (value: number): string => `$${value < 0.01 ? value.toFixed(5) : value.toFixed(2)}`
  return `${[
    `${number(of.chunks)} chunks, about ${number(of.tokens)} tokens`,
    `  Workers AI, once       ${number(of.neurons)} neurons, ${dollars(of.once.embedding)}`,
    `  D1, once               ${number(of.rows)} rows written, ${dollars(of.once.rows)}`,
    `  Vectorize, monthly     ${number(of.dimensions)} dimensions stored, ${dollars(of.monthly.vectors)}`,
    `  1,000 searches a month ${dollars(of.monthly.thousandSearches)}`,
    `  D1, monthly            ${(of.bytes / 1e6).toFixed(1)} MB sent, ${dollars(of.monthly.storage)}`,
    `Prices of ${of.prices}, not counting what plans include. A later push costs only what it changes.`,
  ].join('\n')}\n`
}
