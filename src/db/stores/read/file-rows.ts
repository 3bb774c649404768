/**
 * Files with their bodies, as rows and back.
 *
 * A selection says which files, in which order. The rest is the same for all: the file's row, and further rows for the
 * parts of its text and for facts and links that did not fit (a value in D1 ends at 2 MB). Bodies travel as hex,
 * because D1 returns a BLOB as a JSON array of numbers, which takes four times the bytes and five times the time.
 */
import { Buffer } from 'node:buffer'
import { inflateRawSync } from 'node:zlib'
import type { Id } from '../../../contract/ids.ts'
import { LIMITS } from '../../../contract/limits.ts'
import { FileText, IndexedFile } from '../../../query/indexed/indexed-file.ts'
import type { Parts } from '../../../query/ports.ts'
import { fromDifference } from '../../formats/beside.ts'
import { readFacts } from '../../formats/facts-body.ts'
import { readLinkBody } from '../../formats/link-body.ts'
import type { Growing } from '../../formats/packed-facts.ts'
import { unhex } from '../../formats/unhex.ts'
import { type Held, notHeld, type Opened, type OpenedParts, type Stored } from './opened.ts'

type Row = {
  n: number
  kind: 'file' | 'text' | 'facts' | 'links'
  part: number
  id: Id
  path: string
  blob: string
  language: string
  role: string
  size: number
  lines: number
  link_set_id: Id
  module_id: Id
  /** Of a row that is not a file's, whatever it brings. */
  facts: string | null
} & Partial<OwnColumns>

/** Columns that only exist if the question asks for the part. */
interface OwnColumns {
  readonly links: string | null
  readonly packing: number
  /** The bases of the file's text, facts and links, each in one part. Null if stored whole. */
  readonly beside_text: string | null
  readonly beside_facts: string | null
  readonly beside_links: string | null
}
export type FileRowResult = Row

const unlessHeld = (id: string, part: keyof Parts, column: string) =>
  `CASE WHEN ${notHeld(id, part)} THEN hex(${column}) END`
/** Checks whether the base is already held, which searches a long text; skipped for a file that is stored whole. */
const besideUnlessHeld = (of: 'f' | 'l', part: keyof Parts, column: string) =>
  `CASE WHEN ${of}.beside_id IS NOT NULL AND ${notHeld(`${of}.id`, part)} THEN hex(${column}) END`

interface PartSql {
  readonly columns: Readonly<Partial<Record<keyof OwnColumns, string>>>
  /** Looks nothing up for a file that is stored whole. */
  readonly beside: string
  /** Selects from `chosen c` the further rows, as `part` and `data`. */
  readonly rows: { readonly part: string; readonly data: string; readonly from: string }
}
const PARTS: Readonly<Record<keyof Parts, PartSql>> = {
  facts: {
    columns: { beside_facts: besideUnlessHeld('f', 'facts', 'beside_file.facts') },
    beside:
      'LEFT JOIN file_version beside_file ON beside_file.repository_id = :repository AND beside_file.id = f.beside_id',
    rows: {
      part: 'o.part',
      data: 'o.data',
      from: `CROSS JOIN file_version f ON f.repository_id = :repository AND f.id = c.file_id AND f.facts_parts > 1
         CROSS JOIN overflow o ON o.repository_id = :repository AND o.id = f.id WHERE ${notHeld('c.file_id', 'facts')}`,
    },
  },
  links: {
    columns: {
      links: unlessHeld('l.id', 'links', 'l.body'),
      packing: 'l.packing',
      beside_links: besideUnlessHeld('l', 'links', 'beside_links.body'),
    },
    beside:
      'LEFT JOIN link_set beside_links ON beside_links.repository_id = :repository AND beside_links.id = l.beside_id',
    rows: {
      part: 'o.part',
      data: 'o.data',
      from: `CROSS JOIN link_set l ON l.repository_id = :repository AND l.id = c.link_set_id AND l.body_parts > 1
         CROSS JOIN overflow o ON o.repository_id = :repository AND o.id = l.id WHERE ${notHeld('c.link_set_id', 'links')}`,
    },
  },
  text: {
    columns: { beside_text: besideUnlessHeld('f', 'text', 'beside_text.data') },
    beside:
      'LEFT JOIN file_text beside_text ON beside_text.repository_id = :repository AND beside_text.file_id = f.beside_id AND beside_text.part = 0',
    rows: {
      part: 't.part',
      data: 't.data',
      from: `CROSS JOIN file_text t ON t.repository_id = :repository AND t.file_id = c.file_id
       WHERE ${notHeld('c.file_id', 'text')}`,
    },
  },
}
const PART_NAMES = Object.keys(PARTS) as (keyof Parts)[]

const asked = (parts: Parts): (keyof Parts)[] => PART_NAMES.filter((part) => parts[part])

const NO_FILE = 'NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL'
const noMore = (parts: Parts): string =>
  asked(parts)
    .flatMap((part) => Object.keys(PARTS[part].columns).map(() => ', NULL'))
    .join('')

/** A row of another kind beside those of `filesStatement`, which holds this text as `facts`. */
export const rowBeside = (kind: string, text: string, parts: Parts): string =>
  `SELECT 0, '${kind}', 0, 0, ${NO_FILE}, ${text}${noMore(parts)}`

/**
 * `selection` yields (n, file_id, link_set_id, path); n gives the order. It may read `tables`, which the statement
 * defines first.
 *
 * SQLite reaches a column after a large body only by passing through all of the body, so such columns are selected only
 * together with the body.
 */
export function filesStatement(selection: string, parts: Parts, tables?: string): string {
  const of = asked(parts)
  const columns = of.flatMap((part) => Object.entries(PARTS[part].columns).map(([name, sql]) => `${sql} AS ${name}`))
  const rows = of.map((name) => {
    const { part, data, from } = PARTS[name].rows
    return `UNION ALL SELECT c.n, '${name}', ${part}, c.file_id, ${NO_FILE}, hex(${data})${noMore(parts)} FROM chosen c ${from}`
  })
  return `WITH ${tables ? `RECURSIVE ${tables},` : ''} chosen (n, file_id, link_set_id, path) AS MATERIALIZED (${selection})
    SELECT c.n, 'file' AS kind, 0 AS part, f.id, c.path, f.blob, f.language, f.role, f.size, f.lines, c.link_set_id,
      ${['l.module_id', `${parts.facts ? unlessHeld('f.id', 'facts', 'f.facts') : 'NULL'} AS facts`, ...columns].join(', ')}
    FROM chosen c CROSS JOIN file_version f ON f.repository_id = :repository AND f.id = c.file_id
      CROSS JOIN link_set l ON l.repository_id = :repository AND l.id = c.link_set_id
      ${of.map((part) => PARTS[part].beside).join(' ')}
    ${rows.join('\n')}`
}

interface Collected {
  row: Row
  text: string[]
  facts: string[]
  links: string[]
}

export function filesOf(
  rows: readonly Row[],
  parts: Parts,
  repository: number,
  held: Held,
  opened: Opened,
): IndexedFile[] {
  const files = new Map<number, Collected>()
  for (const row of rows) {
    if (row.kind === 'file') {
      files.set(row.n, {
        row,
        text: [],
        facts: row.facts === null ? [] : [row.facts],
        links: row.links == null ? [] : [row.links],
      })
    }
  }
  for (const row of rows) {
    if (row.kind === 'file') continue
    const into = files.get(row.n)?.[row.kind]
    if (into) into[row.part] = row.facts as string // a UNION has one set of columns: here `facts` holds the part
  }
  return [...files.values()]
    .sort((a, b) => a.row.n - b.row.n)
    .map(({ row, text, facts, links }) => {
      const open = opener(repository, held, opened)
      return new IndexedFile(
        {
          id: row.id,
          path: row.path,
          blob: row.blob,
          language: row.language,
          role: row.role,
          size: row.size,
          lines: row.lines,
          linkSetId: row.link_set_id,
          moduleId: row.module_id,
        },
        {
          ...(parts.facts
            ? {
                facts: open('facts', row.id, facts, row.beside_facts, readFacts),
              }
            : {}),
          ...(parts.links
            ? {
                links: open('links', row.link_set_id, links, row.beside_links, (body) =>
                  readLinkBody(body, row.packing ?? 0),
                ),
              }
            : {}),
          ...(parts.text
            ? {
                text: open('text', row.id, text, row.beside_text, (whole) => new FileText(whole.toString('utf8'))),
              }
            : {}),
        },
      )
    })
}

/**
 * Estimated memory of an opened body per byte and per body, as measured. Files are mostly small, so the constant part
 * counts. Facts are opened step by step.
 */
const PARSED_WEIGHT = {
  text: (bytes: number) => 1.25 * bytes,
  facts: (bytes: number) => 1.5 * bytes + 2000,
  links: (bytes: number) => 2 * bytes + 4000,
} as const
/** Added per byte of facts when their texts have been read, and when their symbols have been built. */
const GROWN_WEIGHT = { texts: 1, symbols: 2 } as const

function opener(repository: number, held: Held, opened: Opened) {
  return <P extends 'facts' | 'text' | 'links'>(
    part: P,
    id: Id,
    hex: readonly string[],
    beside: string | null | undefined,
    parse: (body: Buffer, grew: Growing) => OpenedParts[P],
  ): (() => OpenedParts[P]) => {
    const came = hex.length > 0 ? { data: joined(hex), beside: beside ? unhex(beside) : undefined } : undefined
    if (came) opened.store(repository, part, id, came)
    let value: OpenedParts[P] | undefined
    return () => {
      if (value !== undefined) return value
      const here = opened.get(repository, part, id)
      if (here !== undefined && came) opened.nameAnew(repository, part)
      // The body was not held.
      value = here ?? (came ? undefined : (held[part] as ReadonlyMap<Id, OpenedParts[P]>).get(id))
      if (value === undefined) {
        const body = inflated(came ?? opened.stored(repository, part, id) ?? held.stored[part].get(id))
        const bytes = body.length
        const made = parse(body, (what) => opened.grow(repository, part, id, made, bytes * GROWN_WEIGHT[what]))
        value = made
        opened.put(repository, part, id, value, PARSED_WEIGHT[part](bytes))
      }
      return value
    }
  }
}

/**
 * The limits that an upload was checked against hold here too: a body that inflates beyond them was not stored by this
 * code.
 */
const MOST_INFLATED = Math.max(LIMITS.bodyInflatedBytes, LIMITS.fileBytes)

function inflated(stored: Stored | undefined): Buffer {
  if (!stored) throw new Error('a body that is held was not there')
  const { data, beside } = stored
  const whole = (bytes: Buffer) => inflateRawSync(bytes, { maxOutputLength: MOST_INFLATED })
  return beside ? fromDifference(whole(beside), data, MOST_INFLATED) : whole(data)
}

const joined = (hex: readonly string[]): Buffer =>
  hex.length === 1 ? unhex(hex[0] as string) : Buffer.concat(hex.map(unhex))
