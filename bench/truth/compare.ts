/**
 * Every name of a checkout, compared with what a compiler says of it.
 *
 *   npm run bench:truth -- --checkout PATH --truth FILE [--show N] [--json]
 *
 * FILE has a line of JSON for each name that the compiler resolves (`Named`); the programs beside this one write it. A name is right
 * if one occurrence at its place leads to nothing but what the compiler means. What the compiler does not resolve counts for nobody.
 * `--show` prints so many of the mistakes.
 */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type AnalysedFile, analyse } from '../../indexer-action/src/analysis.ts'
import { misuse, readCommandLine } from '../../scripts/command-line.ts'
import { languageOfPath } from '../accuracy/language-of-path.ts'
import { distinct, IMPLIED, linkedFiles, type Place } from '../accuracy/linked-files.ts'
import { textsOf } from './checkout.ts'

/** A name and what it means. Lines and columns are 1-based; columns count UTF-16 units. */
export interface Named {
  file: string
  line: number
  column: number
  name: string
  /** Whether the name is that of a function that is called, or of a class of which an object is made. */
  call: boolean
  /** Where the declarations are; none if they are outside the checkout. */
  targets: { file: string; line: number }[]
}

/** What is said of a name that leads inside the checkout, and, the last two, of one that leads outside. */
const INSIDE = ['right', 'wrong', 'ambiguous', 'unresolved', 'claimed outside'] as const
const OUTSIDE = ['outside', 'claimed inside'] as const
type Verdict = (typeof INSIDE)[number] | (typeof OUTSIDE)[number]

const { values } = readCommandLine(import.meta.url, {
  options: {
    checkout: { type: 'string' },
    truth: { type: 'string' },
    show: { type: 'string', default: '0' },
    json: { type: 'boolean', default: false },
  },
})
if (!values.checkout || !values.truth) misuse('--checkout and --truth are needed.')

const truth = readFileSync(values.truth, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Named)
const analysed = await analyse(await textsOf(resolve(values.checkout)), languageOfPath)
const files = linkedFiles(analysed)
const rows = new Map(analysed.map((file) => [file.path, rowsByPosition(file)]))

const counts = { calls: new Map<Verdict, number>(), names: new Map<Verdict, number>() }
let toShow = Number(values.show)
let notRead = 0
for (const named of truth) {
  const file = files.file(named.file)
  if (!file) {
    notRead++
    continue
  }
  const at = rows.get(file.path)?.get(`${named.line}:${named.column}`) ?? []
  const given = at.map((row) => files.places([file, row])).filter(({ length }) => length > 0)
  const verdict = judge(named, given)
  const kind = named.call ? counts.calls : counts.names
  kind.set(verdict, (kind.get(verdict) ?? 0) + 1)
  if (verdict === 'right' || verdict === 'outside' || toShow-- <= 0) continue
  process.stderr.write(`${mistake(named, verdict, given)}\n`)
}
if (values.json) {
  const { calls, names } = counts
  process.stdout.write(
    `${JSON.stringify({ calls: Object.fromEntries(calls), names: Object.fromEntries(names), notRead })}\n`,
  )
} else {
  for (const [kind, of] of Object.entries(counts)) process.stdout.write(`${kind}: ${summary(of)}\n`)
  if (notRead > 0) process.stdout.write(`in files that are not read: ${notRead}\n`)
}

function rowsByPosition({ links }: AnalysedFile): Map<string, number[]> {
  const byPosition = new Map<string, number[]>()
  for (let at = 0; at < links.line.length; at++) {
    if (IMPLIED.has(links.use[at] as number)) continue
    const position = `${links.line[at]}:${(links.column[at] as number) + 1}`
    const known = byPosition.get(position)
    if (known) known.push(at)
    else byPosition.set(position, [at])
  }
  return byPosition
}

/** `given`: the places behind each occurrence. A call through a variable has one for the variable, and one for what it calls. */
function judge({ targets }: Named, given: readonly Place[][]): Verdict {
  const isInside = ({ external }: Place): boolean => !external
  if (targets.length === 0) return given.some((places) => places.every(isInside)) ? 'claimed inside' : 'outside'
  const isMeant = (place: Place): boolean =>
    targets.some(({ file, line }) => file === place.file && line === place.line)
  if (given.length === 0) return 'unresolved'
  if (given.some((places) => places.every(isMeant))) return 'right'
  if (given.flat().some(isMeant)) return 'ambiguous'
  return given.flat().some(isInside) ? 'wrong' : 'claimed outside'
}

function mistake(
  { file, line, column, name, call, targets }: Named,
  verdict: Verdict,
  given: readonly Place[][],
): string {
  const wanted = targets.map((target) => `${target.file}:${target.line}`)
  const got = distinct(given.flat()).map((place) => (place.external ? place.name : `${place.file}:${place.line}`))
  const of = `${file}:${line}:${column} ${call ? 'call' : 'name'} ${name}`
  return `${of}: ${verdict}; means ${wanted.join(', ') || 'something outside'}; given ${got.join(', ') || 'nothing'}`
}

function summary(of: ReadonlyMap<Verdict, number>): string {
  const count = (verdict: Verdict): number => of.get(verdict) ?? 0
  const inside = INSIDE.reduce((sum, verdict) => sum + count(verdict), 0)
  const outside = OUTSIDE.reduce((sum, verdict) => sum + count(verdict), 0)
  const mistakes = INSIDE.slice(1).map((verdict) => `${verdict} ${count(verdict)}`)
  return [
    `${inside} inside, right ${(count('right') / Math.max(1, inside)).toFixed(4)} (${mistakes.join(', ')})`,
    `${outside} outside, claimed inside ${(count('claimed inside') / Math.max(1, outside)).toFixed(4)} (${count('claimed inside')})`,
  ].join('; ')
}
