/**
 * C++: which of several functions of one name a call means, by how many arguments it has and by what is known of their types.
 *
 * Less is known than a compiler knows, so nothing is ruled out but what can certainly not be passed. One is chosen where it
 * is at least as good as each other one in every argument and better in some; else all that are possible are kept.
 */

import { type Found, keeping } from '../choice.ts'
import type { HeldSymbol } from '../held-symbols.ts'
import { isOpen } from '../parse/generics.ts'
import { type File, fileOf, type Reference, symbolOf } from '../repository.ts'
import { CALLED } from './definitions.ts'
import type { Type, Types } from './types.ts'

/**
 * How well an argument suits a parameter: a template's is made to measure, so it goes before a base class and before another
 * kind of number, as in the language.
 */
const FIT = {
  never: 0,
  constrained: 0.5,
  converted: 1,
  unknown: 2,
  /** May be anything from a conversion to the very type: neither better nor worse than another one. */
  open: Number.NaN,
  akin: 2,
  base: 2,
  promoted: 2.5,
  template: 3,
  qualified: 3.5,
  exact: 4,
} as const

const INTEGER = /\b(char|short|int|long|signed|unsigned|bool|__int128|char\d+_t|wchar_t)\b/
const INTEGER_NAME = /^(u?int(_(fast|least))?\d+_t|s?size_t|ssize_t|u?intptr_t|ptrdiff_t|off_t|time_t|byte)$/

/** Nothing else can be made one. */
const LIST = 'va_list'

/** The type of an argument, and whether it is a pointer to that; undefined where it is not known. */
export interface Given extends Type {
  isPointer?: boolean | undefined
}

/** What a type is, as far as passing it goes. */
type Sort =
  | { is: 'record'; symbol: Reference; isPointer: boolean | undefined }
  | { is: 'enum'; symbol: Reference }
  | { is: 'integer' | 'floating' | 'pointer'; text: string }
  | { is: 'null' | 'function' | 'template' | 'constrained' }
  /** A class from elsewhere, by its last name. */
  | { is: 'outside'; name: string }
  /** What a type of the repository has for itself, of which only its template's user says what it is: `typename Encoding::Ch`. */
  | { is: 'open'; isPointer: boolean | undefined }

export class Overloads {
  readonly #types: Types

  constructor(types: Types) {
    this.#types = types
  }

  /** `given`: types of the arguments, undefined where unknown. */
  choose(found: Found, given: readonly (Given | undefined)[]): Found {
    if (found.as !== 'any') return found
    const counted = found.references.filter((r) => this.#takes(r, given.length))
    const possible = counted.length > 0 ? counted : found.references
    const sorts = given.map((type) => this.#sort(type))
    // What is not known may be just what a template for some types is for.
    const isUnknown = sorts.includes(undefined)
    const fits = new Map(
      possible.map((r) => {
        const fit = sorts.map((sort, at) => this.#fit(sort, r, at))
        const isFor = isUnknown && this.#symbol(r).cpp?.isConstrained === true
        return [r, isFor ? fit.map((one) => (one === FIT.constrained ? FIT.template : one)) : fit]
      }),
    )
    const viable = possible.filter((r) => !fits.get(r)?.includes(FIT.never))
    const rest = viable.length > 0 ? viable : possible
    const isBest = (r: Reference): boolean =>
      rest.every((other) => other === r || isBetter(fits.get(r) as number[], fits.get(other) as number[]))
    const best = rest.find(isBest)
    const kept = best === undefined ? rest : [best]
    return keeping(found, kept)
  }

  /** Of two methods that differ in their `const` alone, the one that is called on an object of that kind. */
  ofObject(found: Found, isConst: boolean): Found {
    const { repository } = this.#types
    const taken = (r: Reference): string =>
      `${repository.takenBy(r).replace(/ const$/, '')} ${this.#symbol(r).cpp?.isConstrained}`
    const suits = (r: Reference): boolean => this.#symbol(r).cpp?.isConst === isConst
    const callable = isConst ? found.references.filter((r) => suits(r) || isStatic(this.#symbol(r))) : []
    const possible = callable.length > 0 ? callable : found.references
    const kept = possible.filter(
      (r) => suits(r) || !possible.some((other) => suits(other) && taken(other) === taken(r)),
    )
    return keeping(found, kept)
  }

  /** Of two functions that differ in `const T &` and `T &&`, the one that is for such a value. */
  ofValue(found: Found, isTemporary: boolean): Found {
    const kept = found.references.filter((r) => this.#symbol(r).cpp?.takesTemporary === isTemporary)
    return keeping(found, kept)
  }

  /** Objects are `const` less often than not, and types seldom among those that a template is for. */
  likelyFirst(found: Found): Found {
    if (found.references.length !== 2) return found
    const rank = (r: Reference): number => {
      const { cpp } = this.#symbol(r)
      return (cpp?.isConstrained ? 2 : 0) + (cpp?.isConst ? 1 : 0)
    }
    return { ...found, references: found.references.toSorted((a, b) => rank(a) - rank(b)) }
  }

  /** A function that takes two, the first of this class or of one of its bases. */
  suitsFirst(reference: Reference, record: Reference): boolean {
    if (this.#symbol(reference).kind !== 'function' || !this.#takes(reference, 2)) return false
    const taken = this.#takenAt(reference, 0)
    return taken?.is === 'record' && (taken.symbol === record || this.#types.members.derives(record, taken.symbol))
  }

  /** Whether the first that a function takes can be an object of this class as it is. */
  mayTake(reference: Reference, record: Reference): boolean {
    const taken = this.#takenAt(reference, 0)
    if (taken?.is !== 'record') return taken === undefined || taken.is === 'template' || taken.is === 'constrained'
    return !taken.isPointer && (taken.symbol === record || this.#types.members.derives(record, taken.symbol))
  }

  #symbol(reference: Reference): HeldSymbol {
    return this.#types.repository.symbol(reference)
  }

  #takes(reference: Reference, count: number): boolean {
    const takes = CALLED.test(this.#symbol(reference).kind)
      ? this.#types.scopes.definitions.arityOf(reference)
      : undefined
    if (!takes) return true
    const { least, most, open } = takes
    return count >= least && (open || count <= most)
  }

  #fit(given: Sort | undefined, reference: Reference, position: number): number {
    const taken = given && this.#takenAt(reference, position)
    if (given !== undefined && taken !== undefined) return this.#passes(given, taken)
    // What `va_start` filled is a local, and its type would be known.
    return this.#isList(reference, position) ? FIT.constrained : FIT.unknown
  }

  /** `va_list arguments` */
  #isList(reference: Reference, position: number): boolean {
    const taken = this.#takenAt(reference, position)
    return taken?.is === 'outside' && taken.name === LIST
  }

  /** What a function takes at this position, as far as it is known. */
  #takenAt(reference: Reference, position: number): Sort | undefined {
    const { cpp } = this.#symbol(reference)
    const file = fileOf(reference)
    const { types } = this.#types.repository.files[file] as File
    // `T &&...arguments` takes all that is left.
    const last = (cpp?.types.length ?? 0) - 1
    const isRest = position > last && cpp?.takes.open === true && isOpen(types[cpp.types[last] ?? -1])
    const type = cpp?.types[isRest ? last : position]
    if (type === undefined || type === -1) return undefined
    const text = types[type] as string
    const isPointer = text.startsWith('*')
    return this.#sort({ file, text: isPointer ? text.slice(1) : text, from: symbolOf(reference), isPointer })
  }

  #passes(given: Sort, taken: Sort): number {
    if (taken.is === 'outside' && HOLDER.test(taken.name) && isNoFunction(given)) return FIT.never
    if (taken.is === 'open') return taken.isPointer && given.is === 'pointer' ? FIT.qualified : FIT.open
    if (taken.is === 'template') return FIT.template
    if (taken.is === 'constrained') return FIT.constrained
    if (taken.is === 'outside' && taken.name === LIST)
      return given.is === 'outside' && given.name === LIST ? FIT.exact : FIT.never
    switch (given.is) {
      case 'record':
        if (taken.is === 'record') return this.#recordAs(given, taken)
        if (taken.is === 'integer' && taken.text === 'bool' && given.isPointer) return FIT.converted
        return taken.is === 'outside' || (taken.is === 'pointer' && /void/.test(taken.text)) ? FIT.converted : FIT.never
      case 'enum':
        if (taken.is === 'enum') return given.symbol === taken.symbol ? FIT.exact : FIT.never
        if (taken.is === 'integer') return taken.text === 'int' ? FIT.promoted : FIT.akin
        return taken.is === 'floating' ? FIT.converted : this.#madeOf(given, taken)
      case 'integer':
      case 'floating':
        if (taken.is === 'integer' || taken.is === 'floating') {
          if (given.text === taken.text) return FIT.exact
          if (isPromoted(given.text, taken.text)) return FIT.promoted
          return given.is === taken.is ? FIT.akin : FIT.converted
        }
        return this.#madeOf(given, taken)
      case 'pointer':
        if (taken.is === 'pointer') return pointerAs(given.text, taken.text)
        return taken.is === 'integer' ? (taken.text === 'bool' ? FIT.converted : FIT.never) : this.#madeOf(given, taken)
      case 'null':
        return taken.is === 'pointer' || (taken.is === 'record' && taken.isPointer)
          ? FIT.exact
          : taken.is === 'integer' || taken.is === 'enum'
            ? FIT.never
            : FIT.unknown
      case 'outside':
        if (taken.is === 'outside') {
          if (given.name === taken.name) return FIT.exact
          if (TEXT.test(given.name) && COLLECTION.test(taken.name) && taken.name !== 'basic_string') return FIT.never
          return COLLECTION.test(given.name) && COLLECTION.test(taken.name) ? FIT.never : FIT.converted
        }
        return taken.is === 'pointer' || taken.is === 'enum' || (taken.is === 'record' && taken.isPointer)
          ? FIT.never
          : FIT.converted
      case 'function':
        return taken.is === 'function' ? FIT.exact : this.#madeOf(given, taken)
      case 'template':
      case 'constrained':
      case 'open':
        return FIT.unknown
    }
  }

  /** A value that is no object may still make one. */
  #madeOf(given: Sort, taken: Sort): number {
    if (taken.is === 'outside') return FIT.converted
    if (taken.is === 'record' && taken.isPointer) return given.is === 'integer' ? FIT.converted : FIT.never
    return taken.is === 'record' ? this.#makes(given, taken.symbol) : FIT.never
  }

  #recordAs(given: Sort & { is: 'record' }, taken: Sort & { is: 'record' }): number {
    if (given.isPointer !== undefined && given.isPointer !== taken.isPointer)
      return taken.isPointer ? FIT.never : this.#makes(given, taken.symbol)
    if (given.symbol === taken.symbol) return FIT.exact
    if (this.#types.members.derives(given.symbol, taken.symbol)) return FIT.base
    return taken.isPointer ? FIT.never : this.#makes(given, taken.symbol)
  }

  /** How well this class is made of one such value: by constructors that say of what, or of anything. */
  #makes(given: Sort, record: Reference): number {
    const { repository } = this.#types
    const { name } = this.#symbol(record)
    const fits = (repository.members(record)?.get(name) ?? []).map((at) => {
      const maker = repository.reference(fileOf(record), at)
      const { kind, cpp } = this.#symbol(maker)
      if (kind !== 'constructor' || !cpp || cpp.takes.least > 1 || (!cpp.takes.open && cpp.takes.most === 0))
        return FIT.never
      const taken = this.#takenAt(maker, 0)
      if (taken?.is === 'constrained') return given.is === 'outside' ? FIT.template : FIT.constrained
      if (given.is === 'record' || taken === undefined || taken.is === 'record') return FIT.converted
      return this.#passes(given, taken) === FIT.never ? FIT.never : FIT.converted
    })
    return Math.max(FIT.never, ...fits)
  }

  /** `Encoding::Ch`, where `typedef typename T::EncodingType Encoding;`. */
  #isOpenMember(type: Type): boolean {
    for (let at = type.text.lastIndexOf('::'); at > 2; at = type.text.lastIndexOf('::', at - 1)) {
      const owner = this.#types.named({ ...type, text: type.text.slice(0, at) })
      if (owner !== undefined) return this.#symbol(owner).kind === 'type' && this.#types.recordOf(owner) < 0
    }
    return false
  }

  #sort(type: Given | undefined): Sort | undefined {
    if (type === undefined || type.text === '') return undefined
    const { text } = type
    if (text === '?if') return { is: 'constrained' }
    if (isOpen(text)) return { is: 'template' }
    if (text.startsWith('%'))
      return sortOfPrimitive(type.isPointer && !text.endsWith('*') ? `${text.slice(1)}*` : text.slice(1))
    if (text.startsWith('(')) return { is: 'function' }
    const meant = this.#types.meant(type)
    if (meant.text !== text) return this.#sort({ ...meant, isPointer: type.isPointer })
    const record = this.#types.record(type)
    if (record >= 0) return { is: 'record', symbol: record, isPointer: type.isPointer }
    const symbol = this.#types.named(type)
    if (symbol !== undefined) return this.#symbol(symbol).kind === 'enum' ? { is: 'enum', symbol } : undefined
    const name = /(\w+)(<.*)?$/.exec(text)?.[1] ?? ''
    if (this.#isOpenMember(type)) return { is: 'open', isPointer: type.isPointer }
    return INTEGER_NAME.test(name) ? { is: 'integer', text: name } : name === '' ? undefined : { is: 'outside', name }
  }
}

/** None of these is made of another one in passing. */
const COLLECTION =
  /^(array|vector|deque|list|forward_list|(unordered_)?(multi)?(map|set)|initializer_list|tuple|basic_string)$/

const TEXT = /^u?(8|16|32)?w?string(_view)?$/

/** What can be called, and is made of that alone. */
const HOLDER = /^(move_only_|copyable_)?function(_ref)?$/

const isNoFunction = (given: Sort): boolean =>
  given.is === 'outside'
    ? COLLECTION.test(given.name) || /^(\w*string(_view)?|path)$/.test(given.name)
    : /^(integer|floating|pointer|enum)$/.test(given.is)

const isStatic = ({ modifiers }: HeldSymbol): boolean => modifiers?.includes('static') ?? false

function sortOfPrimitive(written: string): Sort | undefined {
  const text = written.endsWith('*') ? written : written.replace(/^const /, '')
  if (text === '') return undefined
  if (text === 'nullptr') return { is: 'null' }
  if (text.endsWith('*')) return { is: 'pointer', text }
  if (/\b(float|double)\b/.test(text)) return { is: 'floating', text }
  return INTEGER.test(text) ? { is: 'integer', text: integerOf(text) } : undefined
}

/** `unsigned` and `long int` by the name that they share with `unsigned int` and `long`. */
const integerOf = (text: string): string =>
  text === 'unsigned' ? 'unsigned int' : text === 'int' ? text : text.replace(/(long|short) int$/, '$1')

const SMALL = /^(bool|(signed |unsigned )?(char|short)|char8_t|char16_t|u?int(8|16)_t)$/

/** What loses nothing goes before another conversion, as in the language. */
const isPromoted = (given: string, taken: string): boolean =>
  taken === 'int' ? SMALL.test(given) : taken === 'double' && given === 'float'

/** A pointer may become one to what is `const`, and never the other way. */
function pointerAs(given: string, taken: string): number {
  if (given === taken) return FIT.exact
  const isSame = given.replace(/^const /, '') === taken.replace(/^const /, '')
  if (isSame) return taken.startsWith('const ') ? FIT.qualified : FIT.never
  return /void/.test(taken) ? FIT.converted : FIT.never
}

/** At least as good in every argument, and better in some. */
function isBetter(a: readonly number[], b: readonly number[]): boolean {
  return a.every((fit, at) => fit >= (b[at] as number)) && a.some((fit, at) => fit > (b[at] as number))
}
