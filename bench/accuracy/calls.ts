/**
 * Who calls a function, and what a function calls. A call belongs to the innermost named symbol around it.
 */
import type { AnalysedFile } from '../../indexer-action/src/analysis.ts'
import { USES } from '../../src/contract/links.ts'
import { isPreprocessed } from '../../src/query/indexed/preprocessed.ts'
import { distinct, type LinkedFiles, type Occurrence, overloadsOf, type Place, type Question } from './linked-files.ts'

const CALL_MACRO = USES.indexOf('call_macro')
const CALLS = new Set([USES.indexOf('call'), USES.indexOf('call_indirect'), CALL_MACRO])
const isCall = ([file, at]: Occurrence): boolean => CALLS.has(file.links.use[at] as number)
/** Limit for macros that call macros: real code nests less, and a macro may call itself. */
const MOST_NESTED_MACROS = 2

/** Kinds that can be named as the caller. */
const CALLERS = /function|method|constructor|macro|class|property|variable|constant|object/
/** Kinds that own the calls inside them. */
const OWNERS = /function|method|constructor|macro|class|object/
/** Kinds whose code runs when the module is loaded. */
const CONTAINERS = /class|object|module|namespace/

export function callersOf(files: LinkedFiles, question: Question): Place[] {
  const symbol = files.symbolAt(question)
  if (!symbol) return []
  const uses = overloadsOf(files.file(question.file), symbol).flatMap(({ id }) => files.uses(id))
  return distinct(uses.filter(isCall).map(callerOf))
}

function callerOf([file, at]: Occurrence): Place {
  const symbol = file.symbols[outwards(file, file.links.from[at] as number, (index) => isOf(CALLERS, file, index))]
  const call_line = file.links.line[at] as number
  if (!symbol) return { file: file.path, line: 1, name: '<module>', kind: 'module', call_line }
  const { line, end, name, kind } = symbol
  return { file: file.path, line, end, name, kind, call_line }
}

export function calleesOf(files: LinkedFiles, question: Question): Place[] {
  const file = files.file(question.file)
  const module = question.name === '<module>'
  const symbol = module ? undefined : files.symbolAt(question)
  if (!file || (!module && !symbol)) return []
  const root = symbol ? file.symbols.indexOf(symbol) : -1
  const found: Place[] = []
  for (let at = 0; at < file.links.line.length; at++) {
    if (!isCall([file, at])) continue
    // Calls in nested functions belong to those functions; calls in anonymous ones already belong to their owner.
    let owner = outwards(file, file.links.from[at] as number, (index) => index === root || isOf(OWNERS, file, index))
    if (module && isOf(CONTAINERS, file, owner))
      owner = outwards(file, owner, (index) => !isOf(CONTAINERS, file, index))
    if (owner === root) found.push(...calledAt(files, [file, at]))
  }
  return distinct(found)
}

/** Every call in a file, whoever makes it. */
export function callsIn(files: LinkedFiles, path: string): Place[] {
  const file = files.file(path)
  if (!file) return []
  return file.links.line.flatMap((call_line, at) =>
    isCall([file, at]) ? files.places([file, at]).map((place) => ({ ...place, call_line })) : [],
  )
}

/** A use of one of C's macros stands for the calls in it. */
function calledAt(files: LinkedFiles, occurrence: Occurrence): Place[] {
  const [file, at] = occurrence
  const macro = isPreprocessed(file.language) && file.links.use[at] === CALL_MACRO
  const called = macro ? calledInMacro(files, occurrence) : files.places(occurrence)
  return called.map((place) => ({ ...place, call_line: file.links.line[at] as number }))
}

/** The functions that a macro's body calls, also through other macros. */
function calledInMacro(files: LinkedFiles, occurrence: Occurrence, nested = 0): Place[] {
  if (nested > MOST_NESTED_MACROS) return []
  return files.symbols(occurrence).flatMap((id) => {
    const body = files.definedIn(id)
    if (!body) return []
    const { file } = body
    const own = file.symbols.indexOf(body.symbol)
    return file.links.from.flatMap((from, site) => {
      if (from !== own || !isCall([file, site])) return []
      return file.links.use[site] === CALL_MACRO
        ? calledInMacro(files, [file, site], nested + 1)
        : files.places([file, site])
    })
  })
}

/** Walks outwards from a symbol to the first suitable one; -1 is the top level of the file. */
function outwards(file: AnalysedFile, from: number, until: (index: number) => boolean): number {
  let index = from
  while (index >= 0 && !until(index)) index = file.symbols[index]?.parent ?? -1
  return index
}

const isOf = (kinds: RegExp, file: AnalysedFile, index: number): boolean => kinds.test(file.symbols[index]?.kind ?? '')
