/**
 * A verified `links` record: its body has the id it claims and the agreed shape, and its indexes point only into
 * itself. Also derives its edges.
 */
import { Buffer } from 'node:buffer'
import type { Id } from '../contract/ids.ts'
import { LIMITS } from '../contract/limits.ts'
import type { LinkRecord, LinkSetBody, Target } from '../contract/links.ts'
import { deflated } from '../db/formats/deflated.ts'
import type { SymbolEdge } from '../db/formats/edge-lists.ts'
import { packLinkBody } from '../db/formats/link-body.ts'
import { edgesId, linkSetId } from './digest.ts'
import { decodeUtf8, type Inflate, inflateWithin } from './inflate.ts'
import { IngestRefusal, overLimit } from './refusal.ts'
import { parseLinkSetBody } from './shapes.ts'

/**
 * Edges of one file: as many as it may have occurrences. An occurrence that may mean sixty-four symbols is sixty-four edges, and a
 * small body that says so a million times would fill an isolate's memory.
 */
const MOST_EDGES = LIMITS.occurrencesPerFile

export interface VerifiedLinks {
  readonly record: LinkRecord
  /** As it is kept (src/db/formats/link-body.ts), compressed. */
  readonly body: Uint8Array
  readonly edgesId: Id | null
  readonly edges: readonly SymbolEdge[]
}

export function verifyLinks(record: LinkRecord, inflate: Inflate = inflateWithin): VerifiedLinks {
  const what = `link set ${record.id}`
  const body = Buffer.from(record.body, 'base64')
  const bytes = inflate(body, LIMITS.bodyInflatedBytes, what)
  const found = linkSetId(record.file, bytes)
  if (found !== record.id) {
    throw new IngestRefusal('hash_mismatch', `${what} of file ${record.file}: its content is that of ${found}`, {
      details: { claimed: record.id, found },
    })
  }
  const parsed = parseLinkSetBody(decodeUtf8(bytes, what), what)
  confine(parsed, record.symbols.length, what)
  const edges = edgesOf(parsed, record, what)
  return {
    record,
    body: deflated(packLinkBody(parsed)),
    edges,
    edgesId: edges.length === 0 ? null : idOfEdges(edges),
  }
}

/** Independent of the positions of occurrences and of their order in the text. */
function idOfEdges(edges: readonly SymbolEdge[]): Id {
  const sorted = edges.toSorted((a, b) => a.source - b.source || a.target - b.target)
  const numbers = new Float64Array(5 * sorted.length)
  let at = 0
  for (const { source, target, uses, sites, confidence } of sorted) {
    numbers[at++] = source
    numbers[at++] = target
    numbers[at++] = uses
    numbers[at++] = sites
    numbers[at++] = confidence
  }
  return edgesId(numbers)
}

/** Checks that every index is in range. */
function confine(body: LinkSetBody, symbols: number, what: string): void {
  const refuse = (place: string) => new IngestRefusal('invalid', `${what} at ${place}: points past the end`)
  const { targets, locals, target, from } = body
  const isSingle = (index: number) => {
    const kind = targets[index]?.[0]
    return kind !== undefined && kind !== 'a' && kind !== 'm'
  }
  for (const [at, one] of targets.entries()) {
    if (one[0] === 'l' && one[1] >= locals.length) throw refuse(`targets.${at}`)
    if ((one[0] === 'a' || one[0] === 'm') && !one[1].every(isSingle)) throw refuse(`targets.${at}`)
  }
  for (const [at, local] of locals.entries()) if (local[4] >= symbols) throw refuse(`locals.${at}`)
  for (let at = 0; at < target.length; at++) {
    if ((target[at] as number) >= targets.length) throw refuse(`target.${at}`)
    if ((from[at] as number) >= symbols) throw refuse(`from.${at}`)
  }
  for (const [occurrence] of body.conditions ?? []) {
    if (occurrence >= target.length) throw refuse('conditions')
  }
}

/** The symbols that a target may refer to: itself, or each option of an ambiguous or multiple one. */
function symbolsOf(targets: readonly Target[], target: Target): Id[] {
  if (target[0] === 's') return [target[1]]
  if (target[0] !== 'a' && target[0] !== 'm') return []
  return target[1].flatMap((index) => {
    const option = targets[index]
    return option?.[0] === 's' ? [option[1]] : []
  })
}

function edgesOf(body: LinkSetBody, record: Pick<LinkRecord, 'symbols' | 'module'>, what: string): SymbolEdge[] {
  let count = 0
  const meant = body.targets.map((target) => symbolsOf(body.targets, target))
  const bySource = new Map<number, Map<Id, { uses: number; sites: number; confidence: number }>>()
  for (let at = 0; at < body.target.length; at++) {
    const symbols = meant[body.target[at] as number] as Id[]
    if (symbols.length === 0) continue
    const from = body.from[at] as number
    const edges = bySource.get(from) ?? new Map<Id, { uses: number; sites: number; confidence: number }>()
    if (edges.size === 0) bySource.set(from, edges)
    const use = 1 << (body.use[at] as number)
    const confidence = body.confidence[at] as number
    for (const symbol of symbols) {
      const edge = edges.get(symbol)
      if (edge) {
        edge.uses |= use
        edge.sites += 1
        edge.confidence = Math.max(edge.confidence, confidence)
      } else {
        if (++count > MOST_EDGES) throw overLimit(`${what}: edges`, 'edgesPerFile', MOST_EDGES, `> ${MOST_EDGES}`)
        edges.set(symbol, { uses: use, sites: 1, confidence })
      }
    }
  }
  return [...bySource].flatMap(([from, edges]) => {
    const source = from < 0 ? record.module : (record.symbols[from] as Id)
    return [...edges].map(([target, edge]) => ({ target, source, ...edge }))
  })
}
