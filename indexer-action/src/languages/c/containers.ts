/**
 * C++: what is reached through containers, iterators and smart pointers, those from outside by what their users hand them.
 */

import type { Found } from './choice.ts'
import { THROUGH } from './fact-layout.ts'
import { type File, fileOf, type Reference, symbolOf } from './repository.ts'
import { ITERATOR } from './type-names.ts'
import type { Type, Types } from './types.ts'

const POINTS = ['operator->', 'operator*', 'operator[]']
const CONTAINER =
  /(^|::)(vector|list|deque|array|(unordered_)?(multi)?(map|set)|forward_list|stack|(priority_)?queue|basic_string|span|pair|tuple|function|initializer_list)$/

/** A part of what a type was given. */
const within = (type: Type, text: string | undefined): Type | undefined =>
  text === undefined || text === '' ? undefined : { ...type, text }

export class Containers {
  readonly #types: Types

  constructor(types: Types) {
    this.#types = types
  }

  /** What is reached through a smart pointer, an iterator or a container; other types are what is pointed at. */
  target(type: Type | undefined, through: number = THROUGH.pointer): Type | undefined {
    if (type === undefined) return undefined
    const isNamed = type.text.startsWith('t:')
    if (!isNamed || !type.text.endsWith('>')) {
      const meant = isNamed ? this.#types.meant(type) : type
      if (isNamed && meant.text.endsWith('>')) return this.target(meant, through)
      const place = isNamed ? this.#placeNamed(meant) : undefined
      if (place) return this.target(place, through)
      const inherited = through === THROUGH.pointer ? undefined : this.#inherited(meant)
      if (inherited) return this.target(inherited, through)
      return through === THROUGH.pointer
        ? type
        : through === THROUGH.iteration
          ? this.#iterated(type)
          : this.#element(type)
    }
    const { head, given } = templateOf(type.text)
    const own = this.#types.scopes.typeNamed(type.file, head, type.from)
    if (own) {
      const meant = this.#aliased(own)
      if (meant)
        return templateOf(meant.text).given[0]?.startsWith('?') ? within(type, given[0]) : this.target(meant, through)
      if (this.#pointsAtArgument(own)) return within(type, given[0])
      return through === THROUGH.iteration ? this.#iterated(type) : type
    }
    // A pointer to a container is written like the container.
    if (through === THROUGH.pointer && CONTAINER.test(head)) return type
    if (!isMap(head)) return within(type, given[0])
    return within(type, through === THROUGH.iteration ? `t:std::pair<${given.slice(0, 2).join()}>` : given[1])
  }

  /** `template <typename T> using Owner = std::shared_ptr<Door<T>>;`: what it stands for, where that is from outside. */
  #aliased({ references: [alias] }: Found): Type | undefined {
    if (alias === undefined || this.#types.repository.symbol(alias).kind !== 'type') return undefined
    const meant = this.#types.typeOf(alias)
    const isTemplate = meant?.text.startsWith('t:') && meant.text.endsWith('>')
    return isTemplate && this.#types.record(meant) < 0 ? meant : undefined
  }

  /** The container from outside that a class is made from: `struct Doors : std::map<int, Door> {}`. */
  #inherited(type: Type): Type | undefined {
    const { repository } = this.#types
    const record = this.#types.record(type)
    if (record < 0) return undefined
    const file = fileOf(record)
    const { bases, types } = repository.files[file] as File
    const base = bases.find(([symbol, text]) => symbol === symbolOf(record) && (types[text] as string).endsWith('>'))
    if (base === undefined) return undefined
    const container = { file, text: types[base[1]] as string, from: symbolOf(record) }
    return CONTAINER.test(templateOf(container.text).head) && this.#types.record(container) < 0 ? container : undefined
  }

  /** What `[]` of a class of the repository's own gives, where that does not hang on its user. */
  #element(container: Type): Type | undefined {
    const record = this.#types.record(container)
    const subscript = record < 0 ? undefined : this.#types.member(record, 'operator[]')[0]
    const element = subscript === undefined ? undefined : this.#types.result(this.#types.typeOf(subscript))
    return element === undefined || element.text.startsWith('?') ? container : element
  }

  /** What `begin` of a container of the repository's own leads to. */
  #iterated(container: Type): Type | undefined {
    const record = this.#types.record(container)
    const begin = record < 0 ? undefined : this.#types.member(record, 'begin')[0]
    const place = begin === undefined ? undefined : this.#types.result(this.#types.typeOf(begin))
    const iterator = this.#types.record(place)
    const star = iterator < 0 ? undefined : this.#types.member(iterator, 'operator*')[0]
    return star === undefined ? this.target(place) : this.#types.result(this.#types.typeOf(star))
  }

  /** A place among the elements of a container from outside, as `begin` and `find` give it. */
  placeIn(container: Type): Type | undefined {
    const held = this.target(container, THROUGH.iteration)
    return held === undefined || held === container ? undefined : { ...held, text: `t:*<${held.text}>` }
  }

  /** `std::vector<Door>::iterator`, `Doors::const_iterator`: the place that a container from outside has by that name. */
  #placeNamed(type: Type): Type | undefined {
    const at = type.text.lastIndexOf('::')
    if (at === -1 || !ITERATOR.test(type.text.slice(at + 2))) return undefined
    const meant = this.#types.meant({ ...type, text: type.text.slice(0, at) })
    const own = meant.text.endsWith('>') ? meant : this.#inherited(meant)
    return own && this.#types.record(own) < 0 ? this.placeIn(own) : undefined
  }

  /** `first` and `second` of a pair, what else holds one of each, by number. */
  ofPair(type: Type | undefined, position: number): Type | undefined {
    const meant = type && this.#types.meant(type)
    if (!meant || !/^t:(std::)?(pair|tuple|variant)</.test(meant.text)) return undefined
    return within(meant, templateOf(meant.text).given[position])
  }

  /** A template of the repository's own whose `->`, `*` or `[]` gives what its user hands it. */
  #pointsAtArgument(template: Found): boolean {
    const record = this.#types.recordOf(template.references[0] as Reference)
    if (record < 0) return false
    return POINTS.some((operator) =>
      this.#types.member(record, operator).some((r) => this.#types.repository.typeOf(r).startsWith('(?')),
    )
  }
}

const isMap = (head: string): boolean => head.endsWith('map')

/** `t:A::B<C,D>` → `A::B`, and `C`, `D`. */
export function templateOf(text: string): { head: string; given: string[] } {
  const open = text.indexOf('<')
  return open === -1
    ? { head: text.slice(2), given: [] }
    : { head: text.slice(2, open), given: splitArguments(text.slice(open + 1, -1)) }
}

/** `A,B<C,D>` → `A`, `B<C,D>`. */
function splitArguments(text: string): string[] {
  const parts: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at < text.length; at++) {
    const c = text[at]
    if (c === '<') depth++
    else if (c === '>') depth--
    else if (c === ',' && depth === 0) {
      parts.push(text.slice(from, at))
      from = at + 1
    }
  }
  parts.push(text.slice(from))
  return parts
}
