/**
 * Reads a SCIP index (https://scip-code.org): what a compiler-based indexer says about each file.
 *
 * Only what links need is decoded; the rest of the message is skipped. Field numbers are those of scip.proto, in
 * protobuf's wire format. Ranges are 0-based, in the encoding that the document names, and are converted to UTF-16.
 */
import { BinaryReader, WireType } from '@bufbuild/protobuf/wire'

export interface ScipOccurrence {
  /** 0-based. */
  line: number
  column: number
  endColumn: number
  symbol: string
  /** Bits of SymbolRole. */
  roles: number
}

export type Encoding = 'utf8' | 'utf16' | 'utf32'

export interface ScipDocument {
  path: string
  occurrences: ScipOccurrence[]
  /** The indexed text, if the indexer kept it. */
  text?: string
  /** Undefined if it is not said. */
  encoding: Encoding | undefined
  /** Symbol → the symbols that it implements or overrides. */
  implementations: Map<string, string[]>
}

export interface ScipIndex {
  tool: string
  /** The URL of the folder that the documents' paths are counted from; empty if it is not said. */
  root: string
  documents: ScipDocument[]
}

export const ROLE = { definition: 1, import: 2, write: 4, read: 8, forward: 64 } as const

/** Whoever made the index reads this, and a stack would be about our code. */
export class ScipError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    delete this.stack
  }
}

/** `name`: what the index is called in errors. */
export function readScip(bytes: Uint8Array, name = 'index.scip'): ScipIndex {
  const index: ScipIndex = { tool: 'unknown', root: '', documents: [] }
  try {
    fields(bytes, {
      1: (reader) => {
        fields(reader.bytes(), {
          2: (tool) => {
            const parts: string[] = []
            fields(tool.bytes(), { 1: (r) => parts.push(r.string()), 2: (r) => parts.push(r.string()) })
            index.tool = parts.join(' ')
          },
          3: (root) => {
            index.root = root.string()
          },
        })
      },
      2: (reader) => index.documents.push(document(reader.bytes())),
    })
  } catch (cause) {
    throw new ScipError(`${name}: not a SCIP index: its protobuf encoding is broken`, { cause })
  }
  if (index.documents.length === 0) throw new ScipError(`${name}: not a SCIP index, or one that contains no documents`)
  return index
}

function document(bytes: Uint8Array): ScipDocument {
  const made: ScipDocument = { path: '', occurrences: [], encoding: undefined, implementations: new Map() }
  fields(bytes, {
    1: (reader) => {
      made.path = reader.string()
    },
    2: (reader) => {
      const found = occurrence(reader.bytes())
      if (found) made.occurrences.push(found)
    },
    3: (reader) => {
      let symbol = ''
      const implemented: string[] = []
      fields(reader.bytes(), {
        1: (r) => {
          symbol = r.string()
        },
        4: (r) => {
          let target = ''
          let implementation = false
          fields(r.bytes(), {
            1: (x) => {
              target = x.string()
            },
            3: (x) => {
              implementation = x.bool()
            },
          })
          if (implementation) implemented.push(target)
        },
      })
      if (implemented.length > 0) made.implementations.set(symbol, implemented)
    },
    5: (reader) => {
      made.text = reader.string()
    },
    6: (reader) => {
      made.encoding = ([undefined, 'utf8', 'utf16', 'utf32'] as const)[reader.int32()]
    },
  })
  return made
}

/** Multi-line occurrences are whole modules or generated spans; no name spans several lines. */
function occurrence(bytes: Uint8Array): ScipOccurrence | undefined {
  const range: number[] = []
  const made = { symbol: '', roles: 0 }
  fields(bytes, {
    1: (reader, wire) => {
      if (wire === WireType.LengthDelimited) {
        const end = reader.uint32() + reader.pos
        while (reader.pos < end) range.push(reader.int32())
      } else range.push(reader.int32())
    },
    2: (reader) => {
      made.symbol = reader.string()
    },
    3: (reader) => {
      made.roles = reader.int32()
    },
  })
  const [line, column, third, fourth] = range
  if (line === undefined || column === undefined || third === undefined) return undefined
  if (fourth !== undefined && third !== line) return undefined
  // A negative position is in no text, though a slice would count it from the end.
  if (Math.min(line, column) < 0) return undefined
  return { line, column, endColumn: fourth ?? third, ...made }
}

function fields(bytes: Uint8Array, on: Record<number, (reader: BinaryReader, wire: WireType) => void>): void {
  const reader = new BinaryReader(bytes)
  while (reader.pos < reader.len) {
    const [field, wire] = reader.tag()
    const handle = on[field]
    if (handle) handle(reader, wire)
    else reader.skip(wire)
  }
}

/** The pieces of a global SCIP symbol: `scip-typescript npm hono 4.0.0 src/`hono.ts`/Hono#get().` */
export interface ScipName {
  /** `npm:hono`, in the form of our external packages. */
  package: string
  /** `Hono.get`. */
  name: string
  /** `get`: the form used in source code. */
  last: string
}

const MANAGERS: Record<string, string> = {
  pip: 'PyPI',
  npm: 'npm',
  maven: 'maven',
  cargo: 'crates',
  gomod: 'go',
  cxx: 'std',
}

export function parseScipName(symbol: string): ScipName | undefined {
  if (symbol.startsWith('local ')) return undefined
  // Fields end at a single space; a double space stands for a space inside a field.
  const parts = symbol.split(/(?<! ) (?! )/)
  const [scheme = '', manager = '', name = ''] = parts
  const descriptors = parts.slice(4).join(' ')
  const names = [...descriptors.matchAll(/`((?:[^`]|``)+)`|([\p{L}\p{N}_$+-]+)(?=[/#.:!([\])])/gu)].map(
    (m) => m[1] ?? m[2] ?? '',
  )
  const last = names.at(-1)
  if (last === undefined) return undefined
  const described = names.filter((part) => !/\.\w+$/.test(part) && part !== 'src' && part !== 'lib')
  return {
    package:
      name === '' || name === '.' ? `std:${scheme.replace(/^scip-/, '')}` : `${MANAGERS[manager] ?? manager}:${name}`,
    name: described.join('.') || last,
    last,
  }
}
