/**
 * Whether whoever used a symbol as it was still may, though its signature reads otherwise.
 *
 * Only what is certain from the signature alone: a value that changed is no other name or type; where languages are not compiled
 * against each other, a parameter that may be left out is no reason to change a call, and in Python neither is a type that was not
 * written before. Nothing is said of values and behaviour.
 */
import type { Parameter, SymbolFact } from '../../contract/symbols.ts'
import { TYPE_KINDS } from '../../contract/symbols.ts'
import { containerOf } from '../answers/describe.ts'
import type { Defined } from '../naming/resolve.ts'

const VALUES = new Set(['variable', 'constant', 'property'])
const CALLED = new Set(['function', 'method', 'constructor'])
/** Calls are looked at when they run, or as they are written: nothing that was compiled before has to fit. */
const BY_SOURCE = new Set(['python', 'ruby', 'javascript', 'jsx', 'typescript', 'tsx'])
/** Arguments are given by their names, too. */
const BY_NAME = new Set(['python', 'ruby'])
/** A type that is written says nothing that a call must obey. */
const HINTS = new Set(['python'])

export function stillFits(before: Defined, here: Defined): boolean {
  const [was, now] = [before.symbol, here.symbol]
  const { language } = here.file.row
  if (was.kind !== now.kind || was.name !== now.name || language !== before.file.row.language) return false
  if (was.signature !== now.signature && withoutAnnotations(was) === withoutAnnotations(now)) return true
  if (now.kind === 'property' && language === 'ruby') return isReadAs(was, now)
  if (VALUES.has(now.kind)) return withoutValue(was) === withoutValue(now) || hasHintOnly(was, now, language)
  if (!CALLED.has(now.kind) || !BY_SOURCE.has(language) || isPromise(here)) return false
  if (!was.parameters || !now.parameters || !isAs(was.returns, now.returns, language)) return false
  if (around(was) !== around(now)) return false
  const [old, fresh] = [was.parameters, now.parameters]
  return (
    fresh.length >= old.length &&
    old.every((one, at) => takes(fresh[at] as Parameter, one, language)) &&
    fresh.slice(old.length).every((one) => isOptional(one, now))
  )

  function takes(one: Parameter, asked: Parameter, language: string): boolean {
    if (BY_NAME.has(language) && one.name !== asked.name) return false
    if (one.variadic !== asked.variadic || !isAs(asked.type, one.type, language)) return false
    return !isOptional(asked, was) || isOptional(one, now)
  }
}

/** Others implement it, and theirs takes no more than it did. */
function isPromise({ file, symbol }: Defined): boolean {
  const holder = containerOf(file, symbol)
  return (
    symbol.modifiers?.some((one) => one === 'abstract' || one === 'declaration') === true ||
    (holder !== undefined && TYPE_KINDS.has(holder.kind) && holder.kind !== 'class')
  )
}

const isAs = (was: string | undefined, now: string | undefined, language: string): boolean =>
  was === now || (HINTS.has(language) && was === undefined)

/** TypeScript's `name?` is told by the signature alone. */
const isOptional = ({ name, default: value, variadic }: Parameter, { signature = '' }: SymbolFact): boolean =>
  variadic === true || value !== undefined || new RegExp(`[(,\\s]${escaped(name)}\\?\\s*[:,)]`).test(signature)

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

/** One call declares several attributes, and is the signature of each: what is said of one is the call's name. */
function isReadAs(was: SymbolFact, now: SymbolFact): boolean {
  const [old, fresh] = [was, now].map(({ signature = '' }) => /^\w+/.exec(signature)?.[0])
  return old === fresh || (/^attr_(reader|writer)$/.test(old ?? '') && fresh === 'attr_accessor')
}

/** Kotlin's are a part of what stands before a name; elsewhere they are none of a signature. */
const withoutAnnotations = ({ signature = '' }: SymbolFact): string =>
  signature.replace(/^(?:@[\w.:]+(?:\([^()]*\))?\s+)+/, '')

/** What stands before the parameters: `async def`, type parameters. */
const around = ({ signature = '' }: SymbolFact): string => signature.slice(0, signature.indexOf('('))

const withoutValue = ({ signature = '' }: SymbolFact): string => signature.split(/\s*(?<![=!<>])=(?![=>])/)[0] as string

const hasHintOnly = (was: SymbolFact, now: SymbolFact, language: string): boolean =>
  HINTS.has(language) && was.type === undefined && withoutValue(was) === was.name && now.type !== undefined
