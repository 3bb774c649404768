/**
 * Lists, tuples, sets, dictionaries and generators: which values are stored, and which come out.
 *
 * A container is identified by the expression that makes it. Values under literal keys are kept apart, so that a table of
 * functions is as precise as its keys; all other values share one node. What that expression itself says is in `container-sites.ts`.
 */

import { VALUE } from '../program/objects.ts'
import { OP, REST_BACK } from '../value-graph.ts'
import { giveQueried, iterate } from './constraints.ts'
import { fillContainer, fillKeys, isDictionary, lengthOf, MOST_KEYS } from './container-sites.ts'
import type { ValueFlow } from './flow.ts'

interface Container {
  /** By the object of a literal key: the node of the values under it. */
  keyed: Map<number, number>
  /** Node of the values under keys that are not literals. */
  rest: number
  /** Node of all values. */
  all: number
}

export class Containers {
  readonly #flow: ValueFlow
  /** Read from `#settled` when the first container is asked for: linking rarely needs one. */
  #known: Map<number, Container> | undefined
  readonly #settled: Int32Array
  /** See `keys`. Only settling asks for them. */
  readonly #keys = new Map<number, number>()

  /** `settled`: for each container its object, rest, all, number of keys, (key, node)… */
  constructor(flow: ValueFlow, settled: Int32Array = new Int32Array(0)) {
    this.#flow = flow
    this.#settled = settled
  }

  #table(): Map<number, Container> {
    if (this.#known) return this.#known
    const known = new Map<number, Container>()
    const settled = this.#settled
    for (let at = 0; at < settled.length; ) {
      const [object, rest, all, count] = settled.subarray(at, at + 4) as unknown as [number, number, number, number]
      const keyed = new Map<number, number>()
      const end = at + 4 + 2 * count
      for (at += 4; at < end; at += 2) keyed.set(settled[at] as number, settled[at + 1] as number)
      known.set(object, { keyed, rest, all })
    }
    this.#known = known
    return known
  }

  save(): Int32Array {
    if (!this.#known) return this.#settled
    const numbers: number[] = []
    for (const [object, { keyed, rest, all }] of this.#table()) {
      numbers.push(object, rest, all, keyed.size)
      for (const [key, node] of keyed) numbers.push(key, node)
    }
    return Int32Array.from(numbers)
  }

  /** The container that an expression makes, as an object. */
  own(node: number): number {
    return this.#flow.program.objects.of(VALUE.container, node)
  }

  /**
   * The container that an instance is by a base of its class; the object itself where it is a container; -1 where there is none,
   * or where the class declares one of `methods` itself.
   */
  behind(object: number, ...methods: readonly string[]): number {
    const { program } = this.#flow
    const { objects, hierarchy, types } = program
    if (objects.kind[object] === VALUE.container) return object
    if (objects.kind[object] !== VALUE.instance) return -1
    const cls = objects.a[object] as number
    const base = hierarchy.containerBase(cls)
    if (base < 0 || methods.some((name) => hierarchy.member(cls, program.string(name)))) return -1
    return types.variables.varies(object, base) ? objects.of(VALUE.container, base, object + 1) : this.own(base)
  }

  of(object: number): Container {
    const known = this.#table()
    let container = known.get(object)
    if (container) {
      this.#flow.touch(container.all)
      return container
    }
    container = { keyed: new Map(), rest: this.#flow.fresh(), all: this.#flow.fresh() }
    known.set(object, container)
    this.#flow.edge(container.rest, container.all)
    fillContainer(this.#flow, object, container.rest)
    return container
  }

  keyed(object: number, key: number): number {
    const container = this.of(object)
    let node = container.keyed.get(key)
    if (node === undefined) {
      node = this.#flow.fresh()
      container.keyed.set(key, node)
      this.#flow.edge(node, container.all)
    }
    return node
  }

  /** Node of a field of a record that an external call returned; -1 where it has no such field. */
  field(object: number, name: number): number {
    return this.of(object).keyed.get(this.#flow.program.objects.of(VALUE.text, name)) ?? -1
  }

  /** Node of the keys of a dictionary, as far as they are written down, stored, or annotated. */
  keys(object: number): number {
    this.of(object)
    let node = this.#keys.get(object)
    if (node !== undefined) return node
    node = this.#flow.fresh()
    this.#keys.set(object, node)
    fillKeys(this.#flow, object, node)
    return node
  }

  /** Reads an item of an object, or stores one, as the kind of `node` says. */
  item(node: number, object: number): void {
    const { program } = this.#flow
    const { objects } = program
    const store = program.kind[node] === OP.STORE_ITEM
    const b = program.b[node] as number
    const key = store ? (program.lists[b] as number) : b
    const value = store ? (program.lists[b + 1] as number) : node
    switch (objects.kind[object]) {
      case VALUE.container: {
        if (store && isDictionary(program, object)) this.#flow.edge(key, this.keys(object))
        for (let nth = 0; nth < this.#flow.size(key); nth++)
          this.#entry(store, value, object, this.#flow.value(key, nth))
        if (store) {
          this.#flow.looksBack()
          if (this.#flow.size(key) === 0) this.#flow.edge(value, this.of(object).rest)
        } else this.#flow.edge(this.of(object).rest, node)
        return
      }
      case VALUE.instance: {
        const method = store ? '__setitem__' : '__getitem__'
        const into = store ? this.#flow.fresh() : node
        if (this.#flow.calls.method(into, object, method, store ? [key, value] : [key])) return
        const container = this.behind(object)
        if (container >= 0) this.item(node, container)
        else if (!store && !giveQueried(this.#flow, node, object)) this.#field(node, object, key)
        return
      }
      case VALUE.class: {
        if (store) return
        const cls = objects.a[object] as number
        // `Color['RED']` is a member; a subscript of any other class gives it type arguments.
        this.#flow.add(node, program.hierarchy.isEnumeration(cls) ? objects.of(VALUE.instance, cls) : object)
        return
      }
      case VALUE.external:
        if (!store) this.#flow.add(node, object)
        return
      case VALUE.externalValue:
        if (!store && !giveQueried(this.#flow, node, object))
          this.#flow.add(node, objects.external((objects.outside(object) as { package: string }).package, '', true))
        return
      case VALUE.text:
        if (!store) this.#flow.add(node, objects.external('std:python', 'str', true))
        return
    }
  }

  /** `record[0]` of a named tuple, `record['name']` of a `TypedDict`. */
  #field(node: number, object: number, key: number): void {
    const { objects, hierarchy } = this.#flow.program
    const cls = objects.a[object] as number
    const fields = hierarchy.tupleFields(cls)
    for (let nth = 0; nth < this.#flow.size(key); nth++) {
      const value = this.#flow.value(key, nth)
      const at = objects.a[value] as number
      if (objects.kind[value] === VALUE.integer && fields.at(at) !== undefined)
        this.#flow.edge(fields.at(at) as number, node)
      else if (objects.kind[value] === VALUE.text && hierarchy.isRecord(cls))
        this.#flow.edge(hierarchy.member(cls, at)?.binding[1] ?? -1, node)
    }
  }

  key(node: number, key: number): void {
    const { program } = this.#flow
    const store = program.kind[node] === OP.STORE_ITEM
    const b = program.b[node] as number
    const value = store ? (program.lists[b + 1] as number) : node
    const from = program.a[node] as number
    for (let nth = 0, size = this.#flow.size(from); nth < size; nth++) {
      const object = this.#flow.value(from, nth)
      const container = this.behind(object, store ? '__setitem__' : '__getitem__')
      if (container >= 0) this.#entry(store, value, container, key)
      else if (!store && program.objects.kind[object] === VALUE.instance) this.#field(node, object, b)
    }
  }

  #entry(store: boolean, value: number, object: number, key: number): void {
    const { objects } = this.#flow.program
    const kind = objects.kind[key]
    const held = kind === VALUE.integer ? this.#placed(object, key) : kind === VALUE.text ? key : -1
    if (held >= 0) {
      const node = this.keyed(object, held)
      if (store) this.#flow.edge(value, node)
      else this.#flow.edge(node, value)
    } else if (store) this.#flow.edge(value, this.of(object).rest)
    else this.#flow.edge(this.of(object).all, value)
  }

  /** The key under which a sequence has what a negative index means; -1 where its length is unknown. */
  #placed(object: number, key: number): number {
    const { program } = this.#flow
    const at = program.objects.a[key] as number
    if (at >= 0 || isDictionary(program, object)) return key
    const place = lengthOf(program, object) + at
    return place < 0 ? -1 : program.objects.of(VALUE.integer, place)
  }

  slice(node: number, object: number, start: number): void {
    const { objects } = this.#flow.program
    const kind = objects.kind[object]
    if (kind !== VALUE.container) {
      if (kind === VALUE.text) this.#flow.add(node, objects.external('std:python', 'str', true))
      else if (
        kind === VALUE.externalValue ||
        (kind === VALUE.instance && this.#flow.models.isQuery(objects.a[object] as number))
      )
        this.#flow.add(node, object)
      else if (kind === VALUE.instance) {
        const key = this.#flow.fresh(OP.BUILTIN, this.#flow.program.string('slice'))
        this.#flow.calls.method(node, object, '__getitem__', [key])
      }
      return
    }
    const own = this.own(node)
    this.#flow.add(node, own)
    const { keyed, rest, all } = this.of(object)
    if (start < 0) this.#flow.edge(all, this.of(own).rest)
    else {
      this.#flow.looksBack()
      for (const [key, value] of keyed)
        if (objects.kind[key] === VALUE.integer && (objects.a[key] as number) >= start)
          this.#flow.edge(value, this.keyed(own, objects.of(VALUE.integer, (objects.a[key] as number) - start)))
      this.#flow.edge(rest, this.of(own).rest)
    }
  }

  unpack(node: number, object: number, position: number): void {
    const { program } = this.#flow
    const { objects } = program
    if (objects.kind[object] !== VALUE.container) {
      const fields =
        objects.kind[object] === VALUE.instance ? program.hierarchy.tupleFields(objects.a[object] as number) : []
      const field = fields.at(position)
      if (field !== undefined) this.#flow.edge(field, node)
      else iterate(this.#flow, node, object)
      return
    }
    const { rest } = this.of(object)
    this.#flow.edge(rest, node)
    const at = position >= 0 ? position : lengthOf(program, object) + position
    if (at >= 0) this.#flow.edge(this.keyed(object, objects.of(VALUE.integer, at)), node)
  }

  rest(node: number, object: number, b: number): void {
    const { objects, kind, a, lists } = this.#flow.program
    if (objects.kind[object] !== VALUE.container) return
    this.#flow.looksBack()
    const own = this.own(node)
    this.#flow.add(node, own)
    const front = Math.floor(b / REST_BACK)
    const site = objects.a[object] as number
    const { keyed, rest } = this.of(object)
    const written = kind[site] === OP.LIST || kind[site] === OP.TUPLE ? (lists[a[site] as number] as number) : MOST_KEYS
    for (const [key, value] of keyed) {
      const at = objects.a[key] as number
      if (objects.kind[key] === VALUE.integer && at >= front && at < written - (b % REST_BACK))
        this.#flow.edge(value, this.keyed(own, objects.of(VALUE.integer, at - front)))
    }
    this.#flow.edge(rest, this.of(own).rest)
  }
}
