/** C++: what functions from outside give, told by their names: those of the standard's containers and algorithms, and of tests. */

import { type Body, HOW, OCCURRENCE_STRIDE, THROUGH } from '../fact-layout.ts'
import { templateOf } from '../parse/generics.ts'
import type { Containers } from './containers.ts'
import type { Expressions } from './expression-types.ts'
import { parameterOfTest } from './test-parameters.ts'
import type { Type, Types } from './types.ts'

/** What the standard's containers and pointers call the way to an element, and to a place (which points at one in turn). */
const ELEMENT = /^(at|back|emplace_back|front|get|lock|top|value|value_or)$/
/** Functions of the standard's by whose first argument it is known what they give. */
const HANDS_BACK =
  /^(move|forward|as_const|qAsConst|c?ref|next|prev|find(_if(_not)?)?|search|adjacent_find|(max|min)_element|(lower|upper)_bound|remove(_if)?|unique|(stable_)?partition|rotate|exchange|addressof|clamp|max|min|c?r?begin|c?r?end)$/
/** Of those, what gives the very thing. */
const SAME = /^(move|forward|as_const|qAsConst|c?ref|next|prev|exchange|addressof|clamp|max|min)$/
const ADDS_UP = /^(accumulate|reduce)$/
const PAIR = ['first', 'second']
/** Functions of containers that are given an element. */
const ADDING = /^(push|push_back|push_front|insert|enqueue)$/
/** What an `optional` or `expected` does with a function. */
const ON_SUCCESS = /^(transform|and_then|or_else)$/
/** Functions of maps and sets that give the place of an element, and whether it is new. */
const PUTTING = /^(insert|emplace|try_emplace|insert_or_assign)$/
/** What gives a part of a container, which is like the whole. */
const PART = /^(subspan|substr)$/
const PLACE = /^(c?r?begin|c?r?end|find)$/

/** What Qt's containers and pointers are asked by. */
const ASKED_OF_QT =
  /^(?:at|first|last|constFirst|constLast|front|back|value|keys|values|take(?:At|First|Last)?|dequeue|head|pop|top|data|get)$/

export class OutsideResults {
  readonly #types: Types
  readonly #containers: Containers
  readonly #file: number
  readonly #body: Body
  readonly #expressions: Expressions
  readonly #cpp: boolean

  constructor(types: Types, containers: Containers, file: number, body: Body, expressions: Expressions) {
    this.#types = types
    this.#containers = containers
    this.#file = file
    this.#body = body
    this.#expressions = expressions
    this.#cpp = types.repository.files[file]?.cpp === true
  }

  /** What calling this gives, of which the repository has nothing. */
  ofCall(occurrence: number): Type | undefined {
    const name = this.#name(occurrence)
    const isMember = this.#isMember(occurrence)
    const held = isMember ? this.#ofContainer(name, occurrence) : undefined
    if (held || !this.#cpp) return held
    // Of whatever kind of string.
    if (isMember && name === 'c_str') return { file: this.#file, text: '%const char*' }
    const passed = isMember ? undefined : this.#passedOn(name, occurrence)
    if (passed || name !== 'GetParam') return passed
    return parameterOfTest(
      this.#types,
      this.#file,
      this.#body.occurrences[occurrence * OCCURRENCE_STRIDE + 4] as number,
    )
  }

  /** `entry.second` */
  ofPair(occurrence: number): Type | undefined {
    const position = this.#isMember(occurrence) ? PAIR.indexOf(this.#name(occurrence)) : -1
    return position === -1 ? undefined : this.#containers.ofPair(this.#object(occurrence), position)
  }

  /** What this takes where a container is given an element. */
  taken(occurrence: number): Type | undefined {
    const isAdding = this.#isMember(occurrence) && ADDING.test(this.#name(occurrence))
    const container = isAdding ? this.#object(occurrence) : undefined
    return container && this.#containers.heldIn(container)
  }

  /** What a function of the standard's hands back of its first argument, or is a place like it. */
  #passedOn(name: string, occurrence: number): Type | undefined {
    const given = this.#given(occurrence)
    if (ADDS_UP.test(name)) return this.#expressions.type(given[2] ?? -1)
    if (!HANDS_BACK.test(name)) return undefined
    const type = this.#expressions.type(given[0] ?? -1)
    // `std::ranges::find(all, x)`
    const place = type && !SAME.test(name) && !type.text.startsWith('t:*<') ? this.#containers.placeIn(type) : undefined
    return place ?? type
  }

  /** What a container gives when it is asked for one of its elements, or for a place among them. */
  #ofContainer(name: string, occurrence: number): Type | undefined {
    if (ON_SUCCESS.test(name)) return this.#handedOn(name, occurrence)
    if (ASKED_OF_QT.test(name)) {
      const asked = this.#containers.askedOfQt(this.#object(occurrence), name)
      if (asked) return asked
    }
    if (PUTTING.test(name)) return this.#containers.put(this.#object(occurrence), this.#given(occurrence).length)
    if (PART.test(name)) return this.#object(occurrence)
    if (name === 'error') return this.#ofExpected(this.#object(occurrence))
    const isElement = ELEMENT.test(name)
    const container = isElement || PLACE.test(name) ? this.#object(occurrence) : undefined
    if (!container) return undefined
    return isElement ? this.#containers.heldIn(container, THROUGH.subscript) : this.#containers.placeIn(container)
  }

  /** What an `expected` has in place of its value. */
  #ofExpected(type: Type | undefined): Type | undefined {
    const meant = type && this.#types.meant(type)
    if (!meant || !/^t:(?:\w+::)*expected</.test(meant.text)) return undefined
    const text = templateOf(meant.text).given[1] ?? ''
    return text === '' ? undefined : { ...meant, text }
  }

  /** What is there, handed on: `found.transform(f)`, `found.and_then(f)`. */
  #handedOn(name: string, occurrence: number): Type | undefined {
    const object = this.#object(occurrence)
    const meant = object && this.#types.meant(object)
    const [, kind] = /^t:(?:\w+::)*(optional|expected)</.exec(meant?.text ?? '') ?? []
    if (!meant || kind === undefined || name === 'or_else') return kind === undefined ? undefined : meant
    const [made = -1] = this.#given(occurrence)
    const result = this.#expressions.resultOf(this.#expressions.type(made))
    if (!result || name === 'and_then') return result
    const given = new Map([['~', result]])
    if (kind === 'optional') return { ...meant, text: 't:std::optional<?~>', given }
    const error = { ...meant, text: templateOf(meant.text).given[1] ?? '' }
    return { ...meant, text: 't:std::expected<?~,?~~>', given: given.set('~~', error) }
  }

  #isMember(occurrence: number): boolean {
    return this.#body.occurrences[occurrence * OCCURRENCE_STRIDE + 5] === HOW.member
  }

  #name(occurrence: number): string {
    const { occurrences, words } = this.#body
    return words[occurrences[occurrence * OCCURRENCE_STRIDE + 2] as number] as string
  }

  /** Of a member: what it is asked of. */
  #object(occurrence: number): Type | undefined {
    return this.#expressions.type(this.#body.occurrences[occurrence * OCCURRENCE_STRIDE + 6] as number)
  }

  #given(occurrence: number): readonly number[] {
    return this.#expressions.given(occurrence) ?? []
  }
}
