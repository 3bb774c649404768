/**
 * Calls that were seen executing, compared with the call graph.
 *
 *   node bench/truth/executed.ts --checkout PATH --calls FILE [--show N]
 *
 * FILE has a line of JSON for each call (`Executed`); `python-calls.py` writes it while tests run. A call is found if the caller's calls
 * lead to the callee, to a class that runs it where it is a constructor, or to a method that it overrides, or if the caller reads the property that it is
 * the accessor of. `--show` prints so many of the calls that are not found.
 */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type AnalysedFile, analyse } from '../../indexer-action/src/analysis.ts'
import { misuse, readCommandLine } from '../../scripts/command-line.ts'
import { USES } from '../../src/contract/links.ts'
import type { SymbolFact } from '../../src/contract/symbols.ts'
import { calleesOf } from '../accuracy/calls.ts'
import { languageOfPath } from '../accuracy/language-of-path.ts'
import { linkedFiles, type Place, type Question } from '../accuracy/linked-files.ts'
import { textsOf } from './checkout.ts'

/** Lines are 1-based: of the caller, the line of the call; of the callee, its first, decorators included. */
interface Executed {
  caller: Question
  callee: Question
  /** Whether the caller itself makes the call, and nothing from outside the checkout in between. */
  direct: boolean
}
type Found = { found: number; of: number }

const { values } = readCommandLine(import.meta.url, {
  options: {
    checkout: { type: 'string' },
    calls: { type: 'string' },
    show: { type: 'string', default: '0' },
  },
})
if (!values.checkout || !values.calls) misuse('--checkout and --calls are needed.')

const OVERRIDES = USES.indexOf('overrides')
const RUNS = USES.indexOf('runs')
const TESTS = /(^|\/)(tests?|spec|conftest\.py)(\/|$)|(^|\/)test_|_test\./
const MODULE = '<module>'
const MOST_ABOVE = 5

const files = linkedFiles(await analyse(await textsOf(resolve(values.checkout)), languageOfPath))
const counts = new Map<string, Found>()
let toShow = Number(values.show)
let unknown = 0
const seen = new Set<string>()
for (const line of readFileSync(values.calls, 'utf8').split('\n').filter(Boolean)) {
  const { caller, callee, direct } = JSON.parse(line) as Executed
  const to = definitionOf(callee)
  const from = caller.name === MODULE ? undefined : files.symbolAt(caller)
  if (!to || (!from && caller.name !== MODULE)) {
    unknown++
    continue
  }
  const question = { ...caller, line: from?.line ?? 1 }
  const key = [question.file, question.line, question.name, to.symbol.id, direct].join()
  if (seen.has(key)) continue
  seen.add(key)
  const kind = `${direct ? 'direct' : 'through something'}, ${whereIs(caller, callee)}`
  const count = counts.get(kind) ?? { found: 0, of: 0 }
  counts.set(kind, count)
  count.of++
  if (isFound(to, from, calleesOf(files, question))) count.found++
  else if (toShow-- > 0)
    process.stderr.write(
      `${caller.file}:${caller.line} ${caller.name} > ${callee.file}:${to.symbol.line} ${callee.name}\n`,
    )
}
for (const [kind, { found, of }] of [...counts].sort())
  process.stdout.write(`${kind}: ${found} of ${of} (${(found / of).toFixed(3)})\n`)
if (unknown > 0) process.stdout.write(`with an end that is no symbol: ${unknown}\n`)

function whereIs(caller: Question, callee: Question): string {
  if (TESTS.test(caller.file)) return 'in tests'
  return TESTS.test(callee.file) ? 'back into tests' : 'outside tests'
}

interface Defined {
  file: AnalysedFile
  symbol: SymbolFact
}

/** The first symbol of that name from the line on: decorators stand before it. */
function definitionOf({ file: path, line, name }: Question): Defined | undefined {
  const file = files.file(path)
  const symbol = file?.symbols.find(
    (one) => one.name === name && one.start <= line && line <= one.end && one.line >= line,
  )
  return file && symbol && { file, symbol }
}

function isFound(
  { file, symbol }: Defined,
  caller: SymbolFact | undefined,
  callees: readonly Place[],
  depth = 0,
): boolean {
  const isCalled = (at: AnalysedFile, one: SymbolFact | undefined) =>
    one !== undefined && callees.some((place) => place.file === at.path && place.line === one.line)
  if (isCalled(file, symbol)) return true
  // Of a constructor, the classes that run it; of an accessor, whoever reads the property.
  const runBy = runnersOf(symbol.id)
  if (runBy.some((one) => isCalled(one.file, one.symbol) || one.symbol === caller)) return true
  const above = file.links.use.flatMap((use, at) =>
    use === OVERRIDES && file.symbols[file.links.from[at] as number] === symbol ? files.symbols([file, at]) : [],
  )
  return depth < MOST_ABOVE && above.some((id) => isFoundAt(id, caller, callees, depth + 1))
}

function isFoundAt(id: number, caller: SymbolFact | undefined, callees: readonly Place[], depth: number): boolean {
  const defined = files.definedIn(id)
  return defined !== undefined && isFound(defined, caller, callees, depth)
}

/** The symbols that run another without calling it. */
function runnersOf(id: number): Defined[] {
  return files.uses(id).flatMap(([file, at]) => {
    const symbol = file.symbols[file.links.from[at] as number]
    return file.links.use[at] === RUNS && symbol ? [{ file, symbol }] : []
  })
}
