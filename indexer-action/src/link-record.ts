/**
 * A link set as it is sent: a line of NDJSON.
 */
import { deflateRawSync } from 'node:zlib'
import { type Id, linkSetText, moduleText } from '../../src/contract/ids.ts'
import { idOf } from './extractors.ts'
import { LinkSetBuilder } from './link/link-set-builder.ts'

/** Level 3 is the last that costs no more than level 1 on source code and on columns of numbers. */
export const PACKING = { level: 3 }

/** The body of a file in which nothing is used: text, and what could not be linked. */
export const NO_LINKS = JSON.stringify(new LinkSetBuilder().build())

export const linkSetId = (file: Id, bodyJson: string): Id => idOf(linkSetText(file, bodyJson))

export function linkLine(id: Id, file: Id, path: string, symbols: readonly Id[], bodyJson: string): string {
  const body = deflateRawSync(bodyJson, PACKING).toString('base64')
  return JSON.stringify({ kind: 'links', id, file, module: idOf(moduleText(path)), symbols, body })
}
