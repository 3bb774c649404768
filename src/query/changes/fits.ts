/**
 * Whether whoever used a symbol as it was still may, though its signature reads otherwise.
 *
 * Only what is certain from the signature alone: a value that changed is no other name or type; where languages are not compiled
 * against each other, a parameter that may be left out is no reason to change a call, and in Python neither is a type that was not
 * written before. Nothing is said of values and behaviour.
 */
import type { Modifier, Parameter, SymbolFact } from '../../contract/symbols.ts'
import { TYPE_KINDS } from '../../contract/symbols.ts'
import { containerOf } from '../answers/describe.ts'
import type { Defined } from '../naming/resolve.ts'
import { elementsOf, type Head, headOf, wordOf } from './written-parameters.ts'

const VALUES = new Set(['variable', 'constant', 'property'])
const CALLED = new Set(['function', 'method', 'constructor'])
/** Calls are looked at when they run, or as they are written: nothing that was compiled before has to fit. */
const BY_SOURCE = new Set(['python', 'ruby', 'javascript', 'jsx', 'typescript', 'tsx'])
/** Arguments are given by their places alone. */
const BY_PLACE = new Set(['go', 'rust', 'java', 'c', 'cpp', 'javascript', 'jsx', 'typescript', 'tsx'])
/** Arguments are given by their names, too. */
const BY_NAME = new Set(['python', 'ruby'])
/** A type that is written says nothing that a call must obey. */
const HINTS = new Set(['python'])
/** What nobody wrote the type of has that of its value. */
const INFERRED = new Set(['typescript', 'tsx', 'kotlin', 'swift', 'go', 'scala'])
/** Words that bind nobody who calls. */
const OWN_AFFAIR: Readonly<Record<string, RegExp>> = {
  java: /\b(?:synchronized|native|strictfp) /g,
  csharp: /\b(?:async|extern|unsafe) /g,
}
/** They say how something is used, and need not stand in its signature: a decorator says it, too. */
const USED_AS: readonly Modifier[] = ['static', 'abstract', 'getter', 'setter']
export const usedAs = ({ modifiers = [] }: SymbolFact): string =>
  USED_AS.filter((one) => modifiers.includes(one)).join(' ')

export function stillFits(before: Defined, here: Defined): boolean {
  const [was, now] = [before.symbol, here.symbol]
  const { language } = here.file.row
  if (was.kind !== now.kind || was.name !== now.name || language !== before.file.row.language) return false
  if (usedAs(was) !== usedAs(now)) return false
  if (was.signature !== now.signature && asCalled(was, language) === asCalled(now, language)) return true
  if (now.kind === 'property' && language === 'ruby') return isReadAs(was, now)
  if (VALUES.has(now.kind)) return isSameBut(was, now, language) || hasHintOnly(was, now, language)
  const [head, current] = [was, now].map((one) => headOf({ ...one, signature: asCalled(one, language) }))
  if (!CALLED.has(now.kind) || !head || !current) return false
  if (BY_PLACE.has(language) && isOtherwiseNamed(was, now, head, current)) return true
  if (!BY_SOURCE.has(language) || isPromise(here) || head.around[0] !== current.around[0]) return false
  if (!was.parameters || !now.parameters || !isAs(was.returns, now.returns, language)) return false
  const [old, fresh] = [was.parameters, now.parameters]
  if (BY_NAME.has(language) && !areGivenAlike(head.parameters, current.parameters, language)) return false
  const places = new Map(fresh.map(({ name }, at) => [name, at]))
  return (
    fresh.length >= old.length &&
    old.every((one, at) => takes(fresh[at] as Parameter, one, at)) &&
    fresh.slice(old.length).every((one) => isOptional(one, current))
  )

  function takes(one: Parameter, asked: Parameter, at: number): boolean {
    if (one.name !== asked.name && !isOnlyRenamed(one, asked, at)) return false
    if (one.variadic !== asked.variadic || !isAs(asked.type, one.type, language)) return false
    return !isOptional(asked, head as Head) || isOptional(one, current as Head)
  }

  /** What has another name may be another thing: an argument goes by its place, a pattern by its names. */
  function isOnlyRenamed(one: Parameter, asked: Parameter, at: number): boolean {
    if (BY_NAME.has(language) || (places.get(asked.name) ?? at) !== at) return false
    const arePatterns = [one, asked].map(({ name }) => name.startsWith('{'))
    return one.type !== undefined || !arePatterns.includes(true) || (!arePatterns.includes(false) && hasAll(one, asked))
  }
}

/** Nothing but names of parameters is another, and Go's of a receiver; a name in another place is that of another argument. */
function isOtherwiseNamed(was: SymbolFact, now: SymbolFact, head: Head, current: Head): boolean {
  const [old = [], fresh = []] = [was.parameters, now.parameters]
  const without = (parameter: string, { name }: Parameter): string => parameter.replace(wordOf(name), '')
  const names = new Set(fresh.map(({ name }) => name))
  return (
    head.around.every((text, at) => withoutReceiver(text) === withoutReceiver(current.around[at] ?? '')) &&
    [old.length, current.parameters.length, fresh.length].every((length) => length === head.parameters.length) &&
    old.every((one, at) => {
      const other = fresh[at] as Parameter
      const isMoved = other.name !== one.name && names.has(one.name)
      const isPattern = [one, other].some(({ name }) => /^[{[(]/.test(name))
      if (one.type !== other.type || (one.name !== other.name && (isMoved || isPattern))) return false
      return without(head.parameters[at] ?? '', one) === without(current.parameters[at] ?? '', other)
    })
  )
}
const withoutReceiver = (text: string): string => text.replace(/^func \(\w+ /, 'func (')

/** A pattern takes what it took, and more only as it may be left out. */
function hasAll(one: Parameter, asked: Parameter): boolean {
  const [taken, old] = [elementsOf(one.name), elementsOf(asked.name)]
  return (
    old.every((element) => taken.includes(element)) &&
    taken.every((element) => old.includes(element) || /^\.\.\.|[^=]=[^=>]/.test(element))
  )
}

/** By their places or by their names: `*`, `/`, `**all`, Ruby's `name:`, a block. What comes behind may be left out, and binds nothing before it. */
function areGivenAlike(was: readonly string[], now: readonly string[], language: string): boolean {
  const mark = (one: string): string =>
    (/^(?:\*{1,2}|\/|&)/.exec(one)?.[0] ?? '') + (language === 'ruby' && /^\w+:/.test(one) ? ':' : '')
  return was.every((one, at) => mark(one) === mark(now[at] ?? '')) && !now.slice(was.length).includes('/')
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

/** That it may be is told by its mark alone in TypeScript, and of a block in Ruby. */
const isOptional = ({ name, default: value, variadic }: Parameter, { parameters }: Head): boolean =>
  variadic === true || value !== undefined || parameters.some((one) => one === `&${name}` || isMarked(one, name))
const isMarked = (one: string, name: string): boolean => one.startsWith(`${name}?`)

/** One call declares several attributes, and is the signature of each: what is said of one is the call's name. */
function isReadAs(was: SymbolFact, now: SymbolFact): boolean {
  const [old, fresh] = [was, now].map(({ signature = '' }) => /^\w+/.exec(signature)?.[0])
  return old === fresh || (/^attr_(reader|writer)$/.test(old ?? '') && fresh === 'attr_accessor')
}

/**
 * Without annotations, which are a part of a signature in Kotlin, and elsewhere none. In Swift some say who may call it, and when.
 */
const asCalled = ({ signature = '' }: SymbolFact, language: string): string =>
  (language === 'swift' ? signature : signature.replace(/^(?:@[\w.:]+(?:\([^()]*\))?\s+)+/, '')).replace(
    OWN_AFFAIR[language] ?? /(?!)/g,
    '',
  )

const VALUE = /\s*(?<![=!<>])=(?![=>])\s*/
const withoutValue = ({ signature = '' }: SymbolFact): string => signature.split(VALUE)[0] as string
const writtenValue = ({ signature = '' }: SymbolFact): string | undefined => {
  const found = VALUE.exec(signature)
  return found ? signature.slice(found.index + found[0].length) : undefined
}

/** The value aside. One that is gone was a default, of a field that a constructor takes, or an attribute that the class had. */
function isSameBut(was: SymbolFact, now: SymbolFact, language: string): boolean {
  if (withoutValue(was) !== withoutValue(now)) return false
  const [old, fresh] = [writtenValue(was), writtenValue(now)]
  if (old === undefined || fresh === undefined) return language !== 'python' || old === undefined
  if (now.type !== undefined || !INFERRED.has(language)) return true
  const [type, other] = [literalType(old), literalType(fresh)]
  return type === undefined || other === undefined || type === other
}

/** Of what says it: a literal, `new Name`. */
function literalType(value: string): string | undefined {
  if (/^["'`]/.test(value)) return 'text'
  if (/^(?:true|false)$/.test(value)) return 'boolean'
  if (/^[-+]?[\d.][\w.]*$/.test(value)) return 'number'
  return /^new\s+[\w.$]+/.exec(value)?.[0]
}

const hasHintOnly = (was: SymbolFact, now: SymbolFact, language: string): boolean =>
  HINTS.has(language) && was.type === undefined && withoutValue(was) === was.name && now.type !== undefined
