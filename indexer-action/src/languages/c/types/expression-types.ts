/** Types of the expressions of one file while it is linked. */

import {
  type Body,
  HOW,
  LOCAL_STRIDE,
  listsByOccurrence,
  NODE,
  NODE_STRIDE,
  OCCURRENCE_STRIDE,
  pairs,
  THROUGH,
} from '../fact-layout.ts'
import { genericOf, templateOf } from '../parse/generics.ts'
import { fileOf, type Reference, symbolOf } from '../repository.ts'
import { common } from './arithmetic.ts'
import { Containers } from './containers.ts'
import { givenBesides, Instances, settled } from './instances.ts'
import { OutsideResults } from './outside-results.ts'
import type { Type, Types } from './types.ts'

const CAST = /(?:^|_)cast(?:_or_null|_if_present)?$/

export class Expressions {
  readonly #types: Types
  readonly #containers: Containers
  readonly #outside: OutsideResults
  readonly #file: number
  readonly #texts: readonly string[]
  readonly #body: Body
  readonly #cpp: boolean
  /** C++: the symbol in whose body reading is. */
  #from = -1
  readonly #known: (Type | undefined | null)[] = []
  #calls: ReadonlyMap<number, readonly number[]> | undefined
  #explicit: ReadonlyMap<number, readonly number[]> | undefined
  readonly #instances: Instances
  /** Local → occurrence by which it is made of what it is given. */
  readonly #makes: ReadonlyMap<number, number>
  /** What an occurrence leads to, by its number. */
  readonly #resolve: (occurrence: number) => Reference | undefined

  constructor(types: Types, file: number, body: Body, resolve: (occurrence: number) => Reference | undefined) {
    this.#types = types
    this.#instances = new Instances(types)
    this.#containers = new Containers(types, this.#instances)
    this.#outside = new OutsideResults(types, this.#containers, file, body, this)
    this.#file = file
    this.#texts = body.types
    this.#body = body
    this.#cpp = types.repository.files[file]?.cpp === true
    this.#resolve = resolve
    this.#makes = pairs(body.makes)
  }

  /** C++: what is looked for stands in the body of this symbol; says where that was before. */
  enter(from: number): number {
    const before = this.#from
    this.#from = from
    return before
  }

  type(node: number): Type | undefined {
    if (node < 0) return undefined
    const known = this.#known[node]
    if (known !== undefined) return known ?? undefined
    this.#known[node] = null // a cycle has no type
    const type = this.#settled(this.#type(node))
    this.#known[node] = type ?? null
    return type
  }

  /** C++: what templates are given is said, and what an expression of this file is. */
  #settled(type: Type | undefined): Type | undefined {
    if (!this.#cpp || !type) return type
    // `value_type`, of which its template's user says what it is.
    const meant = type.given && type.text.startsWith('t:') ? this.#types.meant(type) : type
    const found = settled(genericOf(meant.text) === undefined ? type : meant)
    return found?.text.startsWith('=') && found.file === this.#file ? this.type(Number(found.text.slice(1))) : found
  }

  /** C++: what calling a value of this type gives. */
  resultOf(type: Type | undefined): Type | undefined {
    return this.#settled(this.#types.result(type))
  }

  /** C++: what `->` or `*` of a class gives. */
  behind(type: Type): Type | undefined {
    return this.#containers.behind(type)
  }

  ofLocal(local: number): Type | undefined {
    const type = this.#declared(local)
    const made = type && this.#makes.get(local)
    // `Box box(door);`, of whose template nothing is written.
    if (made === undefined || type?.given || type?.text.endsWith('>')) return type
    const record = this.#types.record(type)
    return record < 0 ? type : this.#made(type, record, made)
  }

  #declared(local: number): Type | undefined {
    const { locals } = this.#body
    const type = locals[local * LOCAL_STRIDE + 5] as number
    if (type === -1) return undefined
    const text = this.#texts[type] as string
    if (!this.#cpp || !text.startsWith('t:')) return this.#written(text)
    return { file: this.#file, text, from: locals[local * LOCAL_STRIDE + 4] as number }
  }

  #written(text: string): Type | undefined {
    if (text.startsWith('=')) return this.type(Number(text.slice(1)))
    return this.#cpp ? { file: this.#file, text, from: this.#from } : { file: this.#file, text }
  }

  #type(node: number): Type | undefined {
    const { nodes } = this.#body
    const first = nodes[node * NODE_STRIDE + 1] as number
    const second = nodes[node * NODE_STRIDE + 2] as number
    switch (nodes[node * NODE_STRIDE]) {
      case NODE.use:
        return this.#ofUse(first)
      case NODE.local:
        return this.ofLocal(first)
      case NODE.type:
      case NODE.cast:
        return this.#written(this.#texts[first] as string)
      case NODE.target:
        if (second === THROUGH.waiting) return this.#containers.awaited(this.type(first))
        return pointedAt(this.type(first)) ?? this.#containers.target(this.type(first), second)
      case NODE.otherwise:
        return this.type(first) ?? this.type(second)
      case NODE.either: {
        const left = this.type(first)
        if (left && this.#types.recordFor(this.#file, left) >= 0) return left
        const right = this.type(second)
        return this.#number(left, right) ?? right ?? left
      }
      case NODE.product:
        return this.#number(this.type(first), this.type(second))
      case NODE.element: {
        const whole = this.type(first)
        const part = this.#containers.ofPair(whole, second)
        if (part) return part
        const record = this.#types.recordFor(this.#file, whole)
        if (record < 0 && this.#cpp) return whole && this.#containers.heldIn(whole)
        const field = record < 0 ? undefined : this.#types.members.fieldAt(record, second)
        return field === undefined ? undefined : this.#types.typeOf(field)
      }
      case NODE.call:
        return this.#ofCall(first, second)
      case NODE.parameter:
        return this.#taken(first, second)
    }
    return undefined
  }

  /** C++: what two numbers come to, or a pointer and a number. */
  #number(one: Type | undefined, other: Type | undefined): Type | undefined {
    if (!this.#cpp || !one || !other) return undefined
    const text = common(this.#types.meant(one).text, this.#types.meant(other).text)
    return text === undefined ? undefined : { file: this.#file, text }
  }

  /** C++: what a function takes at a position. */
  #taken(occurrence: number, position: number): Type | undefined {
    const reference = this.#resolve(occurrence)
    return reference === undefined ? this.#outside.taken(occurrence) : this.#types.parameter(reference, position)
  }

  #ofUse(occurrence: number): Type | undefined {
    const reference = this.#resolve(occurrence)
    if (reference === undefined) return this.#outside.ofPair(occurrence)
    const { repository } = this.#types
    const symbol = repository.symbol(reference)
    if (symbol.kind === 'class' || symbol.kind === 'struct' || symbol.kind === 'union')
      return { file: fileOf(reference), text: `#${symbolOf(reference)}` }
    if (symbol.kind === 'macro') {
      const alias = this.#types.aliasOf(reference)
      if (alias === undefined) return this.#ofMacro(reference, -1)
      const [variable = '', ...way] = alias.replace(/\[\w*\]/g, '').split(/\.|->/)
      const type = { file: fileOf(reference), text: `v:${variable}` }
      return way.length === 0 ? type : this.#types.places.along(type, way.join('.'), this.#file)
    }
    const type = this.#types.typeOf(reference)
    if (!this.#cpp && type && symbol.parent !== undefined) return this.#ofMacroField(occurrence, type)
    if (!this.#cpp || !type || !this.#instances.hangsOnUser(type, reference)) return type
    const { occurrences } = this.#body
    const at = occurrence * OCCURRENCE_STRIDE
    const object = occurrences[at + 5] === HOW.member ? this.type(occurrences[at + 6] as number) : undefined
    const given = object && this.#instances.givenTo(object, reference)
    return givenBesides(type, given)
  }

  /** C: a field of what a macro stands for, `doors.entries`, which is of what the macro is given if of nothing known. */
  #ofMacroField(occurrence: number, type: Type): Type {
    const at = occurrence * OCCURRENCE_STRIDE
    if (this.#body.occurrences[at + 5] !== HOW.member || !type.text.startsWith('t:')) return type
    const object = this.type(this.#body.occurrences[at + 6] as number)
    const meant = object && this.#types.meant(object)
    if (!meant?.text.endsWith('>') || this.#types.named(type) !== undefined) return type
    return { ...meant, text: templateOf(meant.text).given[0] ?? '' }
  }

  #ofCall(callee: number, argument: number): Type | undefined {
    const { nodes, occurrences } = this.#body
    if (nodes[callee * NODE_STRIDE] === NODE.use) {
      const occurrence = nodes[callee * NODE_STRIDE + 1] as number
      const reference = this.#resolve(occurrence)
      const kind = reference === undefined ? undefined : this.#types.repository.symbol(reference).kind
      const cast = this.#castTo(occurrence, kind === 'macro' ? this.#types.aliasOf(reference as Reference) : undefined)
      if (cast) return cast
      if (reference === undefined) {
        const known = this.#outside.ofCall(occurrence)
        if (known) return known
        // A macro from outside that is handed a type mostly gives it back: `va_arg(ap, struct x *)`.
        const given =
          argument < 0 || occurrences[occurrence * OCCURRENCE_STRIDE + 5] !== HOW.name ? undefined : argument
        return given !== undefined && nodes[given * NODE_STRIDE] === NODE.type ? this.type(given) : undefined
      }
      if (kind === 'macro') {
        const alias = this.#types.aliasOf(reference)
        if (alias !== undefined) {
          const found = this.#types.names.ordinary(fileOf(reference), alias)
          const type = found && this.#types.result(this.#types.typeOf(found.references[0] as Reference))
          if (type) return type
        }
        return this.#ofMacro(reference, argument)
      }
      if (kind === 'class' || kind === 'struct') return this.#made(this.type(callee), reference, occurrence)
      if (kind === 'type')
        return this.#types.result(this.type(callee)) ?? this.#madeOfAlias(callee, reference, occurrence)
    }
    const type = this.type(callee)
    // `unsigned(12)`
    if (nodes[callee * NODE_STRIDE] === NODE.type && type?.text.startsWith('%')) return type
    const result = this.#types.result(type) ?? this.#ofHeld(type)
    return this.#cpp && result && (result.given || result.text.includes('?')) ? this.#deduced(callee, result) : result
  }

  /** `argument`: of those that it is given, the one from which its type may follow. */
  #ofMacro(macro: Reference, argument: number): Type | undefined {
    const way = this.#types.repository.wayOf(macro)
    if (way === undefined) return this.type(argument)
    if (way.startsWith('=')) return this.#types.places.from(fileOf(macro), way.slice(1), this.#file)
    if (!way.endsWith('()')) return this.#types.places.along(this.type(argument), way, this.#file)
    const made = this.#types.scopes.functionNamed(fileOf(macro), way.slice(0, -2))
    const given = made === undefined ? undefined : this.#types.result(this.#types.typeOf(made))
    return given ?? this.type(argument)
  }

  /** C++: what a template gives, by what it is called with. */
  #deduced(callee: number, result: Type): Type {
    const { nodes } = this.#body
    if (nodes[callee * NODE_STRIDE] !== NODE.use) return result
    const occurrence = nodes[callee * NODE_STRIDE + 1] as number
    const called = this.#resolve(occurrence)
    const args = this.#argumentsOf(occurrence).map((node) => this.type(node))
    return called === undefined
      ? result
      : givenBesides(result, this.#instances.deduced(called, args, this.writtenFor(occurrence)))
  }

  /** C++: what calling an object gives: a `std::function`, or one with an `operator()`. */
  #ofHeld(object: Type | undefined): Type | undefined {
    if (!this.#cpp || !object) return undefined
    const meant = this.#types.meant(object)
    if (/^t:(?:std::)?(?:move_only_)?function</.test(meant.text))
      return this.resultOf(this.#settled({ ...meant, text: templateOf(meant.text).given[0] ?? '' }))
    const record = this.#types.record(meant)
    const operator = record < 0 ? undefined : this.#types.members.named(record, 'operator()')[0]
    const result = operator === undefined ? undefined : this.#types.result(this.#types.typeOf(operator))
    const given = operator === undefined ? undefined : this.#instances.givenTo(meant, operator)
    return result && givenBesides(result, given)
  }

  /** C++: `Box<Door>(…)`, and `Box(door)`, where a constructor or the fields tell what the template is given. */
  #made(type: Type | undefined, record: Reference, occurrence: number): Type | undefined {
    if (!this.#cpp || !type || !this.#types.repository.genericsOf(record)) return type
    const args = this.#argumentsOf(occurrence).map((node) => this.type(node))
    const given = this.#instances.givenToMake(record, args, this.writtenFor(occurrence))
    return given ? { file: fileOf(record), text: `#${symbolOf(record)}`, given } : type
  }

  /** C++: `Owner<Door>(door)`, where `template <typename T> using Owner = std::unique_ptr<T>;`. */
  #madeOfAlias(callee: number, alias: Reference, occurrence: number): Type | undefined {
    const type = this.type(callee)
    return type && givenBesides(type, this.#instances.givenToMake(alias, [], this.writtenFor(occurrence)))
  }

  /** C++: what a call writes out for the template that it calls. */
  writtenFor(occurrence: number): Type[] {
    this.#explicit ??= listsByOccurrence(this.#body.explicit)
    const types = this.#explicit.get(occurrence) ?? []
    return types.map((type) => ({ file: this.#file, text: this.#texts[type] as string, from: this.#from }))
  }

  /** C++: the nodes of what a call is given; undefined of what is no call. */
  given(occurrence: number): readonly number[] | undefined {
    this.#calls ??= listsByOccurrence(this.#body.given)
    return this.#calls.get(occurrence)
  }

  #argumentsOf(occurrence: number): readonly number[] {
    return this.given(occurrence) ?? []
  }

  /** C++: `any_cast<Door>(x)`, `dyn_cast<Door>(x)`, and macros that stand for such: of the type that is written out. */
  #castTo(occurrence: number, alias: string | undefined): Type | undefined {
    if (!this.#cpp) return undefined
    const { occurrences, words } = this.#body
    const name = alias ?? (words[occurrences[occurrence * OCCURRENCE_STRIDE + 2] as number] as string)
    const [to] = CAST.test(name) ? this.writtenFor(occurrence) : []
    return to && to.text !== '' ? to : undefined
  }
}

/** What a pointer to something without members points at. */
const pointedAt = (type: Type | undefined): Type | undefined =>
  type?.text.startsWith('%') && type.text.endsWith('*') ? { ...type, text: type.text.slice(0, -1) } : undefined
