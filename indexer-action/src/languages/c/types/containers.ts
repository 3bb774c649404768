/**
 * C++: what is reached through containers, iterators and smart pointers, those from outside by what their users hand them.
 */

import type { Found } from '../choice.ts'
import { THROUGH } from '../fact-layout.ts'
import { templateOf } from '../parse/generics.ts'
import { ITERATOR } from '../parse/type-names.ts'
import { type File, fileOf, type Reference, symbolOf } from '../repository.ts'
import { givenBesides, type Instances, settled } from './instances.ts'
import type { Type, Types } from './types.ts'

/** What has each element once. */
const ONCE = /^(?:\w+_)?(?:map|set)$/
const POINTS = ['operator->', 'operator*', 'operator[]']
const CONTAINER =
  /(^|::)(vector|list|deque|array|(unordered_)?(multi)?(map|set)|forward_list|stack|(priority_)?queue|basic_string|span|pair|tuple|function|initializer_list)$|^Q(?:List|Vector|Set|Queue|Stack|(?:Multi)?(?:Map|Hash))$/

/** Qt's own: going through its maps, values are met. */
const OF_QT = /^Q[A-Z]/

/** A part of what a type was given. */
const within = (type: Type, text: string | undefined): Type | undefined =>
  text === undefined || text === '' ? undefined : { ...type, text }

export class Containers {
  readonly #types: Types
  readonly #instances: Instances

  constructor(types: Types, instances: Instances) {
    this.#types = types
    this.#instances = instances
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
        ? this.#pointed(type)
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
    return within(
      type,
      through === THROUGH.iteration && !OF_QT.test(head) ? `t:std::pair<${given.slice(0, 2).join()}>` : given[1],
    )
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
    const element = record < 0 ? undefined : this.#given(container, record, 'operator[]')
    return element === undefined || element.text.startsWith('?') ? container : element
  }

  /** What `begin` of a container of the repository's own leads to. */
  #iterated(container: Type): Type | undefined {
    const record = this.#types.record(container)
    if (record >= 0 && this.#isPlain(record)) return container
    const place = record < 0 ? undefined : this.#given(container, record, 'begin')
    const iterator = this.#types.record(place)
    return (place && iterator >= 0 && this.#given(place, iterator, 'operator*')) || this.target(place)
  }

  /** Nothing that could be gone through by itself: then it is an array of these. */
  #isPlain(record: Reference): boolean {
    const { members } = this.#types
    const isKnown = (one: Reference): boolean => members.bases(one).every((base) => base >= 0)
    return (
      members.named(record, 'begin').length === 0 &&
      members.lineage(record).every(isKnown) &&
      this.#types.names.ordinary(fileOf(record), 'begin') === undefined
    )
  }

  /** What a class that stands in a template leads to, where that hangs on what the template is given. */
  #pointed(type: Type): Type {
    return (type.given && this.behind(type)) ?? type
  }

  /** What a class of the repository's own leads to. */
  behind(type: Type): Type | undefined {
    const record = this.#types.record(type)
    return record < 0 ? undefined : (this.#given(type, record, 'operator->') ?? this.#given(type, record, 'operator*'))
  }

  /** What a member of that name gives. */
  #given(object: Type, record: Reference, name: string): Type | undefined {
    const [member] = this.#types.members.named(record, name)
    const result = member === undefined ? undefined : this.#types.result(this.#types.typeOf(member))
    if (member === undefined || !result || !this.#instances.hangsOnUser(result, member)) return result
    const given = this.#instances.givenTo(object, member)
    return settled(givenBesides(result, given))
  }

  /** What putting something into a container from outside gives: a place, and in what has each thing once, whether it is new. */
  put(container: Type | undefined, count: number): Type | undefined {
    const meant = container && this.#types.meant(container)
    const [, kind] = /^t:(?:\w+::)*(\w+)</.exec(meant?.text ?? '') ?? []
    if (!meant || kind === undefined) return undefined
    if (kind === 'optional') return within(meant, templateOf(meant.text).given[0])
    const place = this.placeIn(meant)
    return place && ONCE.test(kind) && count > 0 ? { ...place, text: `t:std::pair<${place.text},%bool>` } : place
  }

  /** What `co_await` gives of it: what the repository's own awaiter says, or what another one's user hands it. */
  awaited(type: Type | undefined): Type | undefined {
    const meant = type && this.#types.meant(type)
    if (!meant) return undefined
    const awaiter = this.#memberGives(meant, 'operator co_await') ?? meant
    const resumed = this.#memberGives(awaiter, 'await_resume')
    return resumed ?? (meant.text.endsWith('>') ? settled(within(meant, templateOf(meant.text).given[0])) : undefined)
  }

  #memberGives(object: Type, name: string): Type | undefined {
    const record = this.#types.record(object)
    return record < 0 ? undefined : this.#given(object, record, name)
  }

  /** What a container from outside has as its elements. */
  heldIn(container: Type, through: number = THROUGH.iteration): Type | undefined {
    const held = this.target(container, through)
    return held === container ? undefined : held
  }

  /** What asking a container or a pointer of Qt's gives: one of its elements, or a list of all. */
  askedOfQt(container: Type | undefined, name: string): Type | undefined {
    const meant = container && this.#types.meant(container)
    if (!meant || !/^t:Q[A-Z]\w*</.test(meant.text) || this.#types.record(meant) >= 0) return undefined
    const { head, given } = templateOf(meant.text)
    if (name === 'keys' || name === 'values') {
      const held = isMap(head) && name === 'values' ? given[1] : given[0]
      return held === undefined || held === '' ? undefined : { ...meant, text: `t:QList<${held}>` }
    }
    return this.heldIn(meant, THROUGH.subscript)
  }

  /** A place among the elements of a container from outside, as `begin` and `find` give it. */
  placeIn(container: Type): Type | undefined {
    const held = this.heldIn(container)
    return held && { ...held, text: `t:*<${held.text}>` }
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
      this.#types.members.named(record, operator).some((r) => this.#types.repository.typeOf(r).startsWith('(?')),
    )
  }
}

const isMap = (head: string): boolean => /map$|^Q(?:Multi|Mutable)?(?:Map|Hash)(?:Iterator)?$|^QCache$/.test(head)
