/**
 * A link set's body as it is kept: its numbers in columns, one after the other, then its names as JSON. Three fifths of its JSON
 * when both are deflated, and an edit moves no number that follows.
 */
import { Buffer } from 'node:buffer'
import type { Id } from '../../contract/ids.ts'
import type { LinkSetBody, Local, Target } from '../../contract/links.ts'
import { Varints } from '../../contract/word-blocks.ts'
import { type Links, type Locals, linksOf, type Targets } from '../../query/indexed/links.ts'
import { type Integers, narrowed, readColumns, readIds, writeColumns, writeIds, writeNumber } from './number-columns.ts'

/** What a row says of its body. All are written as `columns`; before, as the JSON that was sent, or with targets and locals as JSON. */
export const PACKING = { json: 0, occurrences: 1, columns: 2 } as const

const STEPS = { step: true, signed: true } as const
/** `how`: which combination of HOW, of which a body has few. */
const OCCURRENCE = { line: STEPS, column: {}, length: {}, how: {}, target: {}, from: STEPS } as const
const HOW = { use: {}, evidence: {}, confidence: {} } as const
/** `options`: of each target that is several their number; then, as `option`, those of all. */
const KIND = { kind: {} } as const
const LOCAL_TARGET = { local: STEPS } as const
const OPTIONS = { options: {} } as const
const OPTION = { option: STEPS } as const
const LOCAL = { kind: {}, line: STEPS, column: {}, owner: STEPS } as const

const TARGET_KINDS: readonly Target[0][] = ['s', 'l', 'e', 'u', 'a', 'm']
const LOCAL_KINDS: readonly Local[1][] = ['parameter', 'variable', 'function', 'class', 'type', 'label', 'import']

type TargetOf<Kind extends Target[0]> = Extract<Target, [Kind, ...unknown[]]>

export function packLinkBody(body: LinkSetBody): Buffer {
  const { targets, locals, line, column, length, use, target, from, evidence, confidence, ...rest } = body
  const bytes: number[] = []
  const { how, combinations } = combined(body)
  writeNumber(bytes, line.length)
  writeColumns(bytes, OCCURRENCE, { line, column, length, how, target, from })
  writeNumber(bytes, combinations.use.length)
  writeColumns(bytes, HOW, combinations)

  const of = <Kind extends Target[0]>(kind: Kind) => targets.filter((one): one is TargetOf<Kind> => one[0] === kind)
  const several = targets.flatMap((one) => (one[0] === 'a' || one[0] === 'm' ? [one[1]] : []))
  const [local, outside] = [of('l'), of('e')]
  writeNumber(bytes, targets.length)
  writeColumns(bytes, KIND, { kind: targets.map((one) => TARGET_KINDS.indexOf(one[0])) })
  writeIds(
    bytes,
    of('s').map((one) => one[1]),
  )
  writeColumns(bytes, LOCAL_TARGET, { local: local.map((one) => one[1]) })
  writeColumns(bytes, OPTIONS, { options: several.map((options) => options.length) })
  writeColumns(bytes, OPTION, { option: several.flat() })

  writeNumber(bytes, locals.length)
  writeColumns(bytes, LOCAL, {
    kind: locals.map((one) => LOCAL_KINDS.indexOf(one[1])),
    line: locals.map((one) => one[2]),
    column: locals.map((one) => one[3]),
    owner: locals.map((one) => one[4]),
  })
  const names: Names = [
    outside.map((one) => one[1]),
    outside.map((one) => one[2]),
    of('u').map((one) => one[1]),
    locals.map((one) => one[0]),
  ]
  return Buffer.concat([Uint8Array.from(bytes), Buffer.from(JSON.stringify([rest, ...names]))])
}

/** Packages and names outside, names that nobody knows, names of locals. */
type Names = [packages: string[], outside: string[], unknown: string[], locals: string[]]

/** Of each occurrence which combination is its, and the combinations. */
function combined({ use, evidence, confidence }: LinkSetBody) {
  const combinations = { use: [] as number[], evidence: [] as number[], confidence: [] as number[] }
  const numbers = new Map<number, number>()
  const how = use.map((own, at) => {
    const key = (own * 16 + (evidence[at] as number)) * 128 + (confidence[at] as number)
    const known = numbers.get(key)
    if (known !== undefined) return known
    combinations.use.push(own)
    combinations.evidence.push(evidence[at] as number)
    combinations.confidence.push(confidence[at] as number)
    numbers.set(key, numbers.size)
    return numbers.size - 1
  })
  return { how, combinations }
}

/** `packing`: as the row says. */
export function readLinkBody(body: Buffer, packing: number): Links {
  if (packing === PACKING.json) return linksOf(JSON.parse(body.toString('utf8')) as LinkSetBody)
  const from = new Varints(body)
  const count = from.next()
  if (packing === PACKING.occurrences) return readOccurrences(from, count, body)
  const { how, ...columns } = readColumns(from, OCCURRENCE, count)
  const { use, evidence, confidence } = readColumns(from, HOW, from.next())
  const { kind } = readColumns(from, KIND, from.next())
  const number = (of: Target[0]): number => kind.reduce((sum, one) => sum + (TARGET_KINDS[one] === of ? 1 : 0), 0)
  const ids = readIds(from, number('s'))
  const { local } = readColumns(from, LOCAL_TARGET, number('l'))
  const { options } = readColumns(from, OPTIONS, number('a') + number('m'))
  const all = options.reduce((sum, own) => sum + own, 0)
  const { option } = readColumns(from, OPTION, all)
  const locals = readColumns(from, LOCAL, from.next())
  const [rest, ...names] = JSON.parse(body.toString('utf8', from.at)) as [Pick<Links, 'conditions'>, ...Names]
  return {
    line: narrowed(columns.line),
    column: narrowed(columns.column),
    length: narrowed(columns.length),
    target: narrowed(columns.target),
    from: narrowed(columns.from),
    use: ofEach(how, use),
    evidence: ofEach(how, evidence),
    confidence: ofEach(how, confidence),
    targets: targetsOf(narrowed(kind), { ids, local, options, option }, names),
    locals: localsOf(locals, names[3]),
    ...rest,
  }
}

function ofEach(how: Int32Array, of: Int32Array): Uint8Array {
  const values = new Uint8Array(how.length)
  for (let at = 0; at < how.length; at++) values[at] = of[how[at] as number] as number
  return values
}

function targetsOf(
  kinds: ArrayLike<number>,
  { ids, local, options, option }: { ids: Float64Array; local: Int32Array; options: Int32Array; option: Int32Array },
  [packages, outside, unknown]: Names,
): Targets {
  /** Of each target its place among those of its kind; of one that is several, where its options begin. */
  const all = new Int32Array(kinds.length)
  const next = TARGET_KINDS.map(() => 0)
  let several = 0
  let begin = 0
  const ends = new Map<number, number>()
  for (let at = 0; at < kinds.length; at++) {
    const kind = kinds[at] as number
    if (kind < SEVERAL) {
      all[at] = next[kind] as number
      next[kind] = (next[kind] as number) + 1
      continue
    }
    all[at] = begin
    begin += options[several++] as number
    ends.set(at, begin)
  }
  const places = narrowed(all)
  return {
    length: kinds.length,
    kind: (target) => TARGET_KINDS[kinds[target] ?? -1],
    symbol: (target) => (kinds[target] === SYMBOL ? ids[places[target] as number] : undefined),
    of(target) {
      const place = places[target]
      if (place === undefined) return undefined
      const kind = TARGET_KINDS[kinds[target] as number] as Target[0]
      switch (kind) {
        case 's':
          return [kind, ids[place] as Id]
        case 'l':
          return [kind, local[place] as number]
        case 'e':
          return [kind, packages[place] as string, outside[place] as string]
        case 'u':
          return [kind, unknown[place] as string]
        default:
          return [kind, Array.from(option.subarray(place, ends.get(target)))]
      }
    },
  }
}
const SYMBOL = TARGET_KINDS.indexOf('s')
/** The first of the kinds that have options. */
const SEVERAL = TARGET_KINDS.indexOf('a')

function localsOf(columns: Integers<typeof LOCAL>, names: Names[3]): Locals {
  const [kind, line] = [narrowed(columns.kind), narrowed(columns.line)]
  const [column, owner] = [narrowed(columns.column), narrowed(columns.owner)]
  return {
    length: names.length,
    of(local) {
      const name = names[local]
      if (name === undefined) return undefined
      const own = LOCAL_KINDS[kind[local] as number] as Local[1]
      return [name, own, line[local] as number, column[local] as number, owner[local] as number]
    },
    find: (name, on) => names.findIndex((own, at) => own === name && line[at] === on),
  }
}

const OCCURRENCE_BEFORE = {
  line: { step: true },
  column: {},
  length: {},
  use: {},
  target: {},
  from: STEPS,
  evidence: {},
  confidence: {},
} as const

function readOccurrences(from: Varints, count: number, body: Buffer): Links {
  const columns = readColumns(from, OCCURRENCE_BEFORE, count)
  const { targets, locals, ...rest } = JSON.parse(body.toString('utf8', from.at)) as LinkSetBody
  const { targets: which, locals: own } = linksOf({ targets, locals } as LinkSetBody)
  return { ...rest, ...columns, targets: which, locals: own }
}
