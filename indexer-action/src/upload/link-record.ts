/**
 * A link set as it is sent: a line of NDJSON.
 */
import { type Id, linkSetText, moduleText } from '../../../src/contract/ids.ts'
import { deflateRaw } from '../compression.ts'
import { idOf } from '../extractors.ts'
import { LinkSetBuilder } from '../link/link-set-builder.ts'

/**
 * Text is stored as it is compressed here: a twelfth smaller than at level 3, for a hundredth of a run's time. Facts are
 * packed in columns before they are stored, and are a tenth smaller on their way.
 */
export const PACKING = { level: 5 }
/**
 * Links too are packed again before they are stored. Columns of numbers repeat nearby values: a small window compresses
 * as well, and faster.
 */
const LINKS_PACKING = { level: 1, windowBits: 12 }

/** The link body of a file without links: plain text, or a file that could not be linked. */
export const NO_LINKS = JSON.stringify(new LinkSetBuilder().build())

export const linkSetId = (file: Id, bodyJson: string): Id => idOf(linkSetText(file, bodyJson))

export function linkLine(id: Id, file: Id, path: string, symbols: readonly Id[], bodyJson: string): string {
  const body = deflateRaw(bodyJson, LINKS_PACKING)
  return JSON.stringify({ kind: 'links', id, file, module: idOf(moduleText(path)), symbols, body })
}
