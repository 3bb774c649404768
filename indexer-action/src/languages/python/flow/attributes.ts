/**
 * Attribute access on values: methods bound to their receiver, fields, names of modules, and members of external objects.
 */

import { readProxied } from '../frameworks/flask.ts'
import { memberOfSignal } from '../frameworks/signals.ts'
import { isPrivate, isSettable } from '../program/hierarchy.ts'
import { VALUE } from '../program/objects.ts'
import { accessorGiven } from '../program/property-calls.ts'
import { hasMember } from '../program/standard-library.ts'
import { FLAG, OP } from '../value-graph.ts'
import { flowIn } from './constraints.ts'
import { isContainerMethod } from './container-methods.ts'
import type { ValueFlow } from './flow.ts'
import { queuedBy } from './queued.ts'
import { WATCH } from './watchers.ts'

export class Attributes {
  readonly #flow: ValueFlow
  /** See `#readOnce`. */
  readonly #read = new Map<string, number>()

  constructor(flow: ValueFlow) {
    this.#flow = flow
  }

  /** Reads `object.name` into a node. */
  read(node: number, object: number, name: number): void {
    const { program } = this.#flow
    const { objects } = program
    const a = objects.a[object] as number
    switch (objects.kind[object]) {
      case VALUE.instance:
      case VALUE.class: {
        const receiver = program.a[node]
        if (receiver !== undefined && program.kind[node] === OP.ATTRIBUTE && this.#hides(receiver, a, name)) return
        this.#member(node, object, a, name, 0, object)
        return
      }
      case VALUE.super:
        this.#member(node, object, a, name, 1, objects.b[object] as number)
        return
      case VALUE.module:
      case VALUE.namespace:
        flowIn(this.#flow, node, program.modules.member(object, name))
        return
      case VALUE.external:
      case VALUE.externalValue: {
        const settings = this.#flow.settings.isRead(object) ? this.#flow.settings.all(name) : []
        for (const { binding } of settings) this.#flow.edge(binding[1], node)
        const told = this.#flow.parsedArguments.read(program.a[node] as number, object, name)
        for (const value of told) this.#flow.edge(value, node)
        if (settings.length + told.length === 0)
          flowIn(this.#flow, node, { object: program.modules.outsideMember(object, name) })
        return
      }
      case VALUE.container:
        if (program.kind[a] === OP.UNKNOWN) this.#flow.edge(this.#flow.containers.field(object, name), node)
        this.#flow.add(node, objects.of(VALUE.containerMethod, object, name))
        return
      case VALUE.function:
      case VALUE.bound: {
        const queued = queuedBy(program, a, name)
        if (queued !== undefined) this.#flow.add(node, queued)
        return
      }
      case VALUE.signal:
        this.#flow.add(node, memberOfSignal(program, object, name))
        return
      case VALUE.text:
      case VALUE.integer: {
        const type = objects.kind[object] === VALUE.text ? 'str' : 'int'
        const text = program.strings[name] as string
        if (hasMember(type, text)) this.#flow.add(node, objects.external('std:python', `${type}.${text}`))
        return
      }
    }
  }

  /**
   * Whether the member of a subclass (`cls`) is ignored. `self.name` means what the class around the method declares. Receivers of
   * subclasses count only where that class leaves the value open, or does not declare it and has no base from outside.
   */
  #hides(receiver: number, cls: number, name: number): boolean {
    const { program } = this.#flow
    const at = program.origin(receiver)
    if (program.kind[at] !== OP.PARAMETER || program.b[at] !== 0) return false
    const fn = program.fn(program.a[at] as number)
    if (fn.owner < 0 || fn.owner === cls || fn.flags & FLAG.static) return false
    const declared = program.hierarchy.attribute(fn.owner, name)
    if (declared === undefined) return program.hierarchy.of(fn.owner).outside.length > 0
    return !this.#isLeftOpen(declared.binding[1])
  }

  /** `serializer_class = None` in a base class is a placeholder that subclasses fill; so is an empty container, `handlers = {}`. */
  #isLeftOpen(node: number): boolean {
    const { program } = this.#flow
    let at = node
    for (let hops = 0; hops < 4; hops++) {
      const kind = program.kind[at] as number
      const a = program.a[at] as number
      if (kind === OP.BUILTIN) return program.strings[a] === 'None'
      if (DISPLAYS.has(kind)) return program.lists[a] === 0
      const from = kind === OP.JOIN ? [...program.sources(at)] : kind === OP.TYPED ? [program.b[at] as number] : []
      if (from.length !== 1 || (from[0] as number) < 0) return false
      at = from[0] as number
    }
    return false
  }

  /** Reads an attribute of an object whose class has it, whatever class is around. */
  readOwn(node: number, object: number, name: number): void {
    this.#member(node, object, this.#flow.program.objects.a[object] as number, name, 0, object)
  }

  #member(node: number, object: number, cls: number, name: number, from: number, receiver: number): void {
    const { program } = this.#flow
    const { objects } = program
    const { order, outside } = program.hierarchy.of(cls)
    let found = false
    for (let at = from; at < order.length; at++) {
      const owner = program.cls(order[at] as number)
      const field = owner.fields.get(name)
      const member = owner.members.get(name)
      const types = program.types.variables.ofAttribute(receiver, [member, field])
      if (types) {
        for (const type of types) this.#flow.add(node, type)
        return
      }
      if (field && !(member && this.#isSaid(member[1]))) {
        // What a setter is given need not be what the property gives.
        if (!member || !isSettable(program.file(owner.file).symbols, member)) this.#flow.edge(field[1], node)
        found = true
        if (isPrivate(program.strings[name] as string)) return
        // An annotation takes the place of that of an ancestor.
        if (!member && program.hierarchy.isAnnotated(owner.file, field)) return
      }
      if (member) {
        const declaring = order[at] as number
        if (program.hierarchy.isMember(declaring, member)) this.#flow.add(node, objects.of(VALUE.instance, declaring))
        else this.#flow.watch(member[1], WATCH.bind, node, receiver)
        return
      }
    }
    if (found || this.#isContainers(node, receiver, name)) return
    const text = program.strings[name] as string
    // Inherited from whatever class, metaclasses apart, `__new__` gives an instance of the class that it is given.
    if (text === '__new__') {
      this.#flow.add(node, objects.external('std:python', 'object.__new__'))
      return
    }
    const elsewhere =
      objects.kind[object] === VALUE.super
        ? undefined
        : program.hierarchy.elsewhere(cls, name, objects.kind[object] === VALUE.class)
    if (elsewhere !== undefined) {
      const on = objects.of(VALUE.instance, elsewhere)
      this.#member(node, on, elsewhere, name, 0, on)
      return
    }
    if (readProxied(this.#flow, node, text)) return
    if (text === '__class__' && objects.kind[object] === VALUE.instance) {
      this.#flow.add(node, objects.of(VALUE.class, cls))
      return
    }
    if (!text.startsWith('__') && this.#asksForMissing(node, object, receiver, name)) return
    if (text === 'value' && this.#giveEnumerated(node, cls)) return
    if (outside.length > 0) {
      if (this.#flow.models.read(node, object, cls, name, outside[0] as number)) return
      if (!text.startsWith('__') || objects.kind[object] === VALUE.super)
        this.#flow.add(node, program.modules.outsideMember(outside[0] as number, name))
    } else if (text.startsWith('__')) this.#flow.add(node, objects.external('std:python', `object.${text}`))
  }

  /** Whether an annotation says which classes of the repository a member's value can be of. A protocol leaves that open. */
  #isSaid(node: number): boolean {
    const { program } = this.#flow
    const { objects } = program
    const types = program.kind[node] === OP.TYPED ? program.types.of(program.a[node] as number) : []
    const isClass = (type: number): boolean => {
      if (objects.kind[type] !== VALUE.instance) return false
      const { file, symbol } = program.cls(objects.a[type] as number)
      return program.file(file).symbols[symbol]?.kind !== 'interface'
    }
    return types.length > 0 && types.every(isClass)
  }

  /** `Color.RED.value`: what a member of the enumeration is assigned. Returns false for other classes, and where none is. */
  #giveEnumerated(node: number, cls: number): boolean {
    const { program } = this.#flow
    const { hierarchy } = program
    if (!hierarchy.isEnumeration(cls) || hierarchy.member(cls, program.string('__new__'))) return false
    let isGiven = false
    for (const at of hierarchy.of(cls).order) {
      for (const member of program.cls(at).members.values()) {
        if (!hierarchy.isMember(at, member)) continue
        this.#flow.edge(member[1], node)
        isGiven = true
      }
    }
    return isGiven
  }

  /**
   * `__getattr__` gives what its annotation says, or what the object has that it asks. Returns false where the class has none, or one
   * without an annotation.
   */
  #asksForMissing(node: number, object: number, receiver: number, name: number): boolean {
    const { program, calls } = this.#flow
    const { objects, hierarchy, types } = program
    if (objects.kind[object] !== VALUE.instance) return false
    const found = hierarchy.member(objects.a[object] as number, program.string('__getattr__'))
    const method = found && program.entities(found.binding[1]).find((one) => objects.kind[one] === VALUE.function)
    if (method === undefined) return false
    const fn = objects.a[method] as number
    if (types.of(program.fn(fn).annotation).length > 0) return calls.method(node, receiver, '__getattr__')
    for (const asked of this.#flow.results.asked(fn)) this.#flow.edge(this.#readOnce(asked, name), node)
    return false
  }

  /** The node that holds an attribute of a node's values: an object that stands for others may be among those itself. */
  #readOnce(from: number, name: number): number {
    const key = `${from}:${name}`
    let read = this.#read.get(key)
    if (read === undefined) {
      read = this.#flow.fresh()
      this.#read.set(key, read)
      this.#flow.watchAttribute(from, name, read)
    }
    return read
  }

  /** A descriptor gives the result of its `__get__`. Returns false for objects that are not descriptors. */
  #describe(node: number, object: number, receiver: number): boolean {
    const { program, calls, results } = this.#flow
    const { objects, hierarchy } = program
    if (objects.kind[object] === VALUE.partial) return this.#getProperty(node, objects.a[object] as number, receiver)
    if (objects.kind[object] !== VALUE.instance) return false
    const get = hierarchy.member(objects.a[object] as number, program.string('__get__'))
    if (!get) return false
    const fn = program.entities(get.binding[1]).find((one) => objects.kind[one] === VALUE.function)
    const asked = fn === undefined ? -1 : (objects.a[fn] as number)
    const decorated = asked >= 0 && results.asksItsFunction(asked) ? this.#decorated(node, receiver) : -1
    if (decorated >= 0) {
      if (!calls.link(node, decorated, receiver, -1, [])) results.giveBack(node, decorated, receiver)
    } else {
      const on = this.#flow.fresh()
      this.#flow.add(on, receiver)
      calls.method(node, object, '__get__', [on])
    }
    return true
  }

  /** `size = property(_get_size)`, a partial whose callee is `property`. Returns false for other partials. */
  #getProperty(node: number, call: number, receiver: number): boolean {
    const getter = accessorGiven(this.#flow.program, call, 0)
    if (getter === undefined) return false
    const on = this.#flow.fresh()
    this.#flow.add(on, receiver)
    this.#flow.watchCallback(getter, node, on)
    return true
  }

  /** The function under the decorators of the member that a node reads; -1 where the member is not decorated. */
  #decorated(node: number, receiver: number): number {
    const { program } = this.#flow
    const { objects } = program
    const found = program.hierarchy.member(objects.a[receiver] as number, program.b[node] as number)
    const at = found ? program.origin(found.binding[1]) : -1
    if (at < 0 || program.kind[at] !== OP.DECORATED) return -1
    const fn = program.entities(at).find((one) => objects.kind[one] === VALUE.function)
    return fn === undefined ? -1 : (objects.a[fn] as number)
  }

  /** `append` on an instance of a class that extends `list`. Returns false where the receiver has no such container method. */
  #isContainers(node: number, receiver: number, name: number): boolean {
    const { program } = this.#flow
    if (!isContainerMethod(program.strings[name] as string)) return false
    const container = this.#flow.containers.behind(receiver)
    if (container < 0) return false
    this.#flow.add(node, program.objects.of(VALUE.containerMethod, container, name))
    return true
  }

  bind(node: number, object: number, receiver: number): void {
    const { program } = this.#flow
    const { objects } = program
    if (objects.kind[object] !== VALUE.function) {
      const model = objects.kind[receiver] === VALUE.class ? (objects.a[receiver] as number) : -1
      if (model >= 0 && this.#flow.models.bind(node, object, model)) return
      if (!this.#describe(node, object, receiver)) this.#flow.add(node, object)
      return
    }
    const fn = objects.a[object] as number
    const { flags } = program.fn(fn)
    const onClass = objects.kind[receiver] === VALUE.class
    if (flags & FLAG.property && !onClass) {
      if (!this.#flow.calls.link(node, fn, receiver, -1, [])) this.#flow.results.giveBack(node, fn, receiver)
    } else if (flags & FLAG.static) this.#flow.add(node, object)
    else if (flags & FLAG.classmethod)
      this.#flow.add(
        node,
        objects.of(VALUE.bound, fn, onClass ? receiver : objects.of(VALUE.class, objects.a[receiver] as number)),
      )
    else if (onClass) this.#flow.add(node, object)
    else this.#flow.add(node, objects.of(VALUE.bound, fn, receiver))
  }
}

const DISPLAYS: ReadonlySet<number> = new Set([OP.LIST, OP.TUPLE, OP.SET, OP.DICT])
