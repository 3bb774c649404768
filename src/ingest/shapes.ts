/**
 * Checks the large shapes of the contract in plain loops, for speed.
 *
 * The schemas in `src/contract` are authoritative, but take seconds for a million occurrences. What these functions
 * accept, the schema accepts too (a property test ensures it). What they reject goes to the schema, which decides and
 * words the refusal. So a contract field that is forgotten here costs time and nothing else.
 */
import { FileFacts } from '../contract/file.ts'
import { LIMITS } from '../contract/limits.ts'
import { EVIDENCE, LinkRecord, LinkSetBody, USES } from '../contract/links.ts'
import { InboundRecord } from '../contract/messages.ts'
import { MODIFIERS, SYMBOL_KINDS } from '../contract/symbols.ts'
import { checkJson, parseShallow } from './request-body.ts'

/** A symbol has lists of its own: hundreds of things may be wrong in each. */
const SHORT = 64

export function parseLinkSetBody(json: string, what: string): LinkSetBody {
  const value = parseShallow(json, what)
  return isPlainLinkSetBody(value) ? value : checkJson(value, LinkSetBody, what, SHORT)
}

export function parseFileFacts(json: string, what: string): FileFacts {
  const value = parseShallow(json, what)
  return isPlainFileFacts(value) ? value : checkJson(value, FileFacts, what, SHORT)
}

export function parseRecord(json: string, what: string): InboundRecord {
  const value = parseShallow(json, what)
  if (isPlainLinkRecord(value)) return value
  const kind = isRecord(value) ? value.kind : undefined
  return checkJson(value, InboundRecord.options.find(({ shape }) => shape.kind.value === kind) ?? InboundRecord, what)
}

const MOST_LINES = 10_000_000
const MOST_ID = 2 ** 52 - 1
const LOCAL_KINDS: ReadonlySet<unknown> = new Set([
  'parameter',
  'variable',
  'function',
  'class',
  'type',
  'label',
  'import',
])
const KINDS: ReadonlySet<unknown> = new Set(SYMBOL_KINDS)
const MODIFIER_NAMES: ReadonlySet<unknown> = new Set(MODIFIERS)
const CHUNK_TYPES: ReadonlySet<unknown> = new Set(['function', 'method', 'type', 'interface', 'file'])

const isInt = (value: unknown, min: number, max: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
const isText = (value: unknown, most: number): value is string => typeof value === 'string' && value.length <= most
const isLine = (value: unknown) => isInt(value, 0, MOST_LINES)
const isList = (value: unknown, most: number, each: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length <= most && value.every(each)
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function hasOnly(value: object, fields: ReadonlySet<string>): boolean {
  for (const key in value) if (!fields.has(key)) return false
  return true
}

function isColumn(value: unknown, length: number, min: number, max: number): boolean {
  if (!Array.isArray(value) || value.length !== length) return false
  for (let at = 0; at < length; at++) if (!isInt(value[at], min, max)) return false
  return true
}

const LINK_SET_FIELDS: ReadonlySet<string> = new Set(Object.keys(LinkSetBody.shape))

export function isPlainLinkSetBody(value: unknown): value is LinkSetBody {
  if (!isRecord(value) || !hasOnly(value, LINK_SET_FIELDS)) return false
  const { line, conditions } = value
  if (!Array.isArray(line) || line.length > LIMITS.occurrencesPerFile) return false
  const { length } = line
  return (
    (conditions === undefined || isList(conditions, Number.MAX_SAFE_INTEGER, isConditionOf)) &&
    isColumn(line, length, 0, MOST_LINES) &&
    isColumn(value.column, length, 0, MOST_LINES) &&
    isColumn(value.length, length, 0, 10_000) &&
    isColumn(value.use, length, 0, USES.length - 1) &&
    isColumn(value.target, length, 0, LIMITS.occurrencesPerFile) &&
    isColumn(value.from, length, -1, Number.MAX_SAFE_INTEGER) &&
    isColumn(value.evidence, length, 0, EVIDENCE.length - 1) &&
    isColumn(value.confidence, length, 0, 100) &&
    isList(value.targets, LIMITS.occurrencesPerFile, isTarget) &&
    isList(value.locals, LIMITS.occurrencesPerFile, isLocal)
  )
}

const isName = (value: unknown) => isText(value, 2 * LIMITS.nameChars)
const isIndex = (value: unknown) => isInt(value, 0, LIMITS.occurrencesPerFile)
const isConditionOf = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 2 && isIndex(value[0]) && isText(value[1], 200)

function isTarget(value: unknown): boolean {
  if (!Array.isArray(value)) return false
  switch (value[0]) {
    case 's':
      return value.length === 2 && isInt(value[1], 0, MOST_ID)
    case 'l':
      return value.length === 2 && isIndex(value[1])
    case 'e':
      return value.length === 3 && isName(value[1]) && isName(value[2])
    case 'u':
      return value.length === 2 && isName(value[1])
    case 'a':
    case 'm':
      return value.length === 2 && isList(value[1], 64, isIndex) && value[1].length >= 2
    default:
      return false
  }
}

function isLocal(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length === 5 &&
    isName(value[0]) &&
    LOCAL_KINDS.has(value[1]) &&
    isLine(value[2]) &&
    isLine(value[3]) &&
    isInt(value[4], -1, Number.MAX_SAFE_INTEGER)
  )
}

const LINK_RECORD_FIELDS: ReadonlySet<string> = new Set(Object.keys(LinkRecord.shape))
const isId = (value: unknown) => isInt(value, 0, MOST_ID)
/** As the schema accepts it: complete groups of four. */
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/

export function isPlainLinkRecord(value: unknown): value is LinkRecord {
  if (!isRecord(value) || value.kind !== 'links' || !hasOnly(value, LINK_RECORD_FIELDS)) return false
  const { id, file, module, symbols, body } = value
  if (typeof body !== 'string' || body.length % 4 !== 0 || !BASE64.test(body)) return false
  return isId(id) && isId(file) && isId(module) && isList(symbols, LIMITS.symbolsPerFile, isId)
}

const FACTS_FIELDS: ReadonlySet<string> = new Set(Object.keys(FileFacts.shape))
const DIAGNOSTICS_FIELDS: ReadonlySet<string> = new Set(['errors', 'lines'])

export function isPlainFileFacts(value: unknown): value is FileFacts {
  if (!isRecord(value) || !hasOnly(value, FACTS_FIELDS)) return false
  const { symbols, chunks, diagnostics, module } = value
  return (
    isList(symbols, LIMITS.symbolsPerFile, isSymbol) &&
    isList(chunks, LIMITS.symbolsPerFile, isChunk) &&
    (diagnostics === undefined ||
      (isRecord(diagnostics) &&
        hasOnly(diagnostics, DIAGNOSTICS_FIELDS) &&
        isInt(diagnostics.errors, 0, Number.MAX_SAFE_INTEGER) &&
        isList(diagnostics.lines, 20, isLine))) &&
    (module === undefined || isText(module, 1024))
  )
}

const CHUNK_FIELDS: ReadonlySet<string> = new Set(['type', 'start', 'end', 'symbol'])

function isChunk(value: unknown): boolean {
  if (!isRecord(value) || !hasOnly(value, CHUNK_FIELDS)) return false
  const { type, start, end, symbol } = value
  const owned = symbol === undefined || isInt(symbol, 0, Number.MAX_SAFE_INTEGER)
  return CHUNK_TYPES.has(type) && isLine(start) && isLine(end) && owned
}

const isSignature = (value: unknown) => isText(value, LIMITS.signatureChars)

function isSymbol(value: unknown): boolean {
  if (!isRecord(value)) return false
  const { id, name, kind, line, column, start, end } = value
  if (!isInt(id, 0, MOST_ID) || !isText(name, LIMITS.nameChars) || name === '' || !KINDS.has(kind)) return false
  if (!isLine(line) || !isLine(column) || !isLine(start) || !isLine(end)) return false
  for (const key in value) if (!isDetail(key, value[key])) return false
  return true
}

/** Checks a field of a symbol; false for one that is not known here. */
function isDetail(key: string, value: unknown): boolean {
  switch (key) {
    case 'id':
    case 'name':
    case 'kind':
    case 'line':
    case 'column':
    case 'start':
    case 'end':
      return true // already checked
    case 'qualified':
      return isText(value, 4 * LIMITS.nameChars)
    case 'parent':
      return isInt(value, 0, Number.MAX_SAFE_INTEGER)
    case 'doc':
      return Array.isArray(value) && value.length === 2 && isLine(value[0]) && isLine(value[1])
    case 'signature':
    case 'returns':
    case 'receiver':
    case 'type':
      return isSignature(value)
    case 'modifiers':
      return isList(value, 12, (one) => MODIFIER_NAMES.has(one))
    case 'annotations':
      return isList(value, 64, isSignature)
    case 'conditions':
      return isList(value, 32, (one) => isText(one, 200))
    case 'parameters':
      return isList(value, 256, isParameter)
    case 'extra':
      return isFlat(value)
    default:
      return false
  }
}

/** What is nested further is rare, and the schema checks it. */
function isFlat(value: unknown): boolean {
  if (!isRecord(value)) return false
  for (const key in value) {
    const of = value[key]
    if (key.length > 64 || key === '__proto__') return false
    if (!isScalar(of) && !isList(of, Number.MAX_SAFE_INTEGER, isScalar)) return false
  }
  return true
}

/** JSON has larger numbers than a schema accepts. */
const isScalar = (value: unknown): boolean =>
  value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)

const PARAMETER_FIELDS: ReadonlySet<string> = new Set(['name', 'type', 'default', 'variadic'])

function isParameter(value: unknown): boolean {
  if (!isRecord(value)) return false
  for (const key in value) {
    if (!PARAMETER_FIELDS.has(key)) return false
    const of = value[key]
    if (
      key === 'name'
        ? !isText(of, LIMITS.nameChars)
        : key === 'variadic'
          ? of !== true
          : !isText(of, LIMITS.signatureChars)
    ) {
      return false
    }
  }
  return 'name' in value
}
