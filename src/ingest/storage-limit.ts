/** How much an organisation may keep, and what a request of records adds to it. */
import type { Stored } from '../auth/authorize-ingest.ts'
import type { ManifestEntry } from '../contract/manifest.ts'
import type { NewFile, NewLinks, NewSegment } from '../db/stores/content-rows.ts'
import { amountSet, type Env } from '../env.ts'
import { IngestRefusal } from './refusal.ts'

/** A shard holds 10 GB for all organisations on it. A large repository takes 30 to 200 MB. */
const DEFAULT_MEGABYTES = 5000

/** In bytes; undefined: none, as in development where nothing is set. */
export function storageLimit(env: Env, own: number | null): number | undefined {
  if (own !== null) return own
  if (env.SEXTANT_DEV === '1' && env.STORED_MEGABYTES === undefined) return undefined
  return amountSet(env.STORED_MEGABYTES, DEFAULT_MEGABYTES) * 1e6
}

/** Requests that are under way at that moment may still pass the limit. */
export function refuseOverStorage(env: Env, { bytes, limit }: Stored): void {
  const allowed = storageLimit(env, limit)
  if (allowed === undefined || bytes < allowed) return
  throw new IngestRefusal(
    'too_large',
    `The organisation keeps ${bytes} bytes (${gigabytes(bytes)}), and the limit storedBytes is ${allowed} (${gigabytes(allowed)}).`,
    {
      hint: 'Delete repositories, or keep ended branches and old commits for fewer days (Settings in the dashboard): what nothing needs any more is removed within three days. Or ask the operator for more.',
      details: { limit: 'storedBytes', allowed, value: bytes },
    },
  )
}

const gigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(2)} GB`

/** By the formula of `tableSizes` (src/db/stores/read/file-listing.ts). */
export const bytesOfFiles = (files: readonly NewFile[]): number =>
  sum(files, ({ record, text, facts, symbols }) => {
    return text.length + facts.length + record.path.length + 180 + sum(symbols, ({ name }) => 2 * name.length + 70)
  })

export const bytesOfSegment = ({ files, blocks, words }: NewSegment): number =>
  16 * files.length + sum(blocks, ({ data }) => data.length) + sum(words, ({ data }) => data.length) + 120

export const bytesOfLinks = (links: readonly NewLinks[]): number =>
  sum(links, ({ body, edges }) => body.length + 60 + 40 * edges.length)

export const bytesOfEntries = (entries: readonly ManifestEntry[]): number => sum(entries, ([path]) => path.length + 160)

const sum = <T>(items: readonly T[], bytes: (item: T) => number): number =>
  items.reduce((all, item) => all + bytes(item), 0)
