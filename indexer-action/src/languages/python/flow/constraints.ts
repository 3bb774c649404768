/**
 * The constraint of each kind of node: the values that it starts with, and what it does with a value that arrives at its operand.
 */

import { giveCurrent } from '../frameworks/flask.ts'
import { giveRows, leadsTo, ofContainer } from '../frameworks/queries.ts'
import type { ProgramFunction } from '../program/files.ts'
import { isSettable } from '../program/hierarchy.ts'
import { VALUE } from '../program/objects.ts'
import type { Program } from '../program/program.ts'
import { type Binding, FLAG, type ImportFact, OP, PARAMETER_KIND } from '../value-graph.ts'
import { startCallables } from './annotated-callables.ts'
import { giveWhatAwaitReturns } from './awaited.ts'
import { genericOf, isDictionary, isFuture } from './container-sites.ts'
import type { ValueFlow } from './flow.ts'
import { runInherited } from './inherited-tests.ts'
import { mayBeOfKind } from './literal-kinds.ts'
import { readPattern } from './name-patterns.ts'
import { operate, startOperation } from './operations.ts'
import { guardedTypes, isOfType } from './type-tests.ts'
import { WATCH } from './watchers.ts'

export function startConstraint(flow: ValueFlow, node: number): void {
  const { program } = flow
  const { objects } = program
  const a = program.a[node] as number
  const b = program.b[node] as number
  switch (program.kind[node]) {
    case OP.TEXT:
      if (a >= 0 && b === 0) flow.add(node, objects.of(VALUE.text, a))
      else flow.add(node, objects.external('std:python', b === 1 ? 'bytes' : 'str', true))
      return
    case OP.PATTERN:
      flow.add(node, objects.external('std:python', 'str', true))
      return
    case OP.INTEGER:
      flow.add(node, objects.of(VALUE.integer, a))
      return
    case OP.BUILTIN: {
      const name = program.strings[a] as string
      if (name !== 'None') flow.add(node, objects.external('std:python', name, true))
      return
    }
    case OP.FUNCTION:
      flow.add(node, objects.of(VALUE.function, a))
      return
    case OP.CLASS:
      flow.add(node, objects.of(VALUE.class, a))
      flow.models.start(a)
      flow.views.start(a)
      runInherited(flow, a)
      return
    case OP.PARAMETER:
      startParameter(flow, node, a, b)
      return
    case OP.NAME:
      flowIn(flow, node, program.modules.global(b, a))
      return
    case OP.MODULE:
    case OP.IMPORTED:
      flowIn(flow, node, program.modules.imported(b, program.file(b).imports[a] as ImportFact))
      return
    case OP.TYPED: {
      const types = program.types.of(a)
      for (const type of types) flow.add(node, type)
      const open = startCallables(flow, node, a, b)
      if (types.length > 0 && !open) {
        flow.close(node)
        // `isinstance(items, list)` leaves what is known of their elements.
        if (types.some((type) => objects.outside(type))) flow.watch(b, WATCH.operand, node, 0)
      } else flow.edge(b, node)
      return
    }
    case OP.GUARDED: {
      const types = guardedTypes(program, b)
      for (const type of types) flow.add(node, type)
      if (types.length === 0) flow.edge(a, node)
      return
    }
    case OP.UNGUARDED:
      // Where a `TypeGuard` says no, nothing is known.
      if (guardedTypes(program, b, 'TypeIs').length === 0) flow.edge(a, node)
      else flow.watch(a, WATCH.operand, node, 0)
      return
    case OP.OF_KIND:
    case OP.EXCEPT:
    case OP.DECORATED:
    case OP.ATTRIBUTE:
    case OP.CALL:
    case OP.SLICE:
    case OP.ELEMENT:
    case OP.UNPACK:
    case OP.REST:
    case OP.ENTERED:
    case OP.AWAITED:
    case OP.STORE_ATTRIBUTE:
    case OP.MATCHED:
      flow.watch(a, WATCH.operand, node, 0)
      return
    case OP.BINARY:
      startOperation(flow, node)
      return
    case OP.SUBSCRIPT:
      flow.watch(a, WATCH.operand, node, 0)
      flow.watch(b, WATCH.key, node, 0)
      return
    case OP.STORE_ITEM:
      flow.watch(a, WATCH.operand, node, 0)
      flow.watch(program.lists[b] as number, WATCH.key, node, 0)
      return
    case OP.LIST:
    case OP.TUPLE:
    case OP.SET:
    case OP.DICT:
    case OP.COMPREHENSION:
    case OP.DICT_COMPREHENSION:
      flow.add(node, objects.of(VALUE.container, node))
      return
    case OP.SUPER:
      startSuper(flow, node, a, b)
      return
    case OP.SUPER_OF: {
      const { owner } = program.fn(b)
      const named = program.entities(a)
      // Of another class it means what comes after that; `super(self.__class__, self)` and the like name the class around it.
      if (named.length === 0) startSuper(flow, node, owner, b)
      for (const one of named)
        if (objects.kind[one] === VALUE.class) startSuper(flow, node, objects.a[one] as number, b)
      return
    }
  }
}

/** `super()` in a method (`fn`), where members are looked up after those of a class. */
function startSuper(flow: ValueFlow, node: number, cls: number, fn: number): void {
  const { objects } = flow.program
  const { flags, owner } = flow.program.fn(fn)
  const receiver = objects.of(flags & FLAG.classmethod ? VALUE.class : VALUE.instance, owner)
  flow.add(node, objects.of(VALUE.super, cls, receiver))
}

/** Lets the value of a name or an import flow into a node. */
export function flowIn(flow: ValueFlow, node: number, what: { found?: { binding: Binding }; object?: number }): void {
  if (what.found) flow.edge(what.found.binding[1], node)
  else if (what.object !== undefined) {
    flow.add(node, what.object)
    giveCurrent(flow, node, what.object)
  }
}

function startParameter(flow: ValueFlow, node: number, fn: number, position: number): void {
  const { program } = flow
  const { objects } = program
  const fact = program.fn(fn)
  const parameter = fact.parameters[position] as ProgramFunction['parameters'][number]
  const types = program.types.of(parameter[3])
  if (parameter[3] < 0 && position > 0)
    for (const type of program.types.of(overridden(program, fact, position))) flow.add(node, type)
  if (parameter[1] === PARAMETER_KIND.variadic || parameter[1] === PARAMETER_KIND.keywords) {
    const unpacked = parameter[1] === PARAMETER_KIND.keywords ? program.types.unpacked(parameter[3]) : []
    for (const type of unpacked) flow.add(node, type)
    if (unpacked.length > 0) return
    const object = objects.of(VALUE.container, node)
    flow.add(node, object)
    for (const type of types) flow.add(flow.containers.of(object).rest, type)
    return
  }
  for (const type of types) flow.add(node, type)
  // Which class it is, calls say.
  if (types.length === 0) for (const cls of program.types.boundClasses(parameter[3])) flow.add(node, cls)
  const open = startCallables(flow, node, parameter[3])
  if (types.length > 0 && !open) flow.close(node)
  else {
    const receiver = receiverOf(program, fn, position)
    if (receiver >= 0) flow.add(node, receiver)
    flow.edge(parameter[4], node)
  }
}

/** The annotation of the same parameter in the method that a method overrides; -1 where there is none. */
function overridden(program: Program, fact: ProgramFunction, position: number): number {
  if (fact.owner < 0 || program.hierarchy.of(fact.owner).order.length < 2) return -1
  const [name, kind] = fact.parameters[position] as ProgramFunction['parameters'][number]
  if (kind !== PARAMETER_KIND.plain && kind !== PARAMETER_KIND.keywordOnly) return -1
  const method = program.file(fact.file).symbols[fact.symbol]?.name
  const above = method === undefined ? undefined : program.hierarchy.member(fact.owner, program.string(method), 1)
  for (const one of above ? program.entities(above.binding[1]) : []) {
    if (program.objects.kind[one] !== VALUE.function) continue
    const given = program.fn(program.objects.a[one] as number).parameters[position]
    if (given?.[0] === name && given[1] === kind) return given[3]
  }
  return -1
}

/** The object that a method's first parameter holds from the beginning; -1 for other parameters. */
function receiverOf(program: Program, fn: number, position: number): number {
  const { owner, flags } = program.fn(fn)
  if (position !== 0 || owner < 0 || flags & FLAG.static) return -1
  return program.objects.of(flags & FLAG.classmethod ? VALUE.class : VALUE.instance, owner)
}

export function isReceiver(program: Program, node: number, object: number): boolean {
  if (program.kind[node] !== OP.PARAMETER) return false
  return receiverOf(program, program.a[node] as number, program.b[node] as number) === object
}

export function applyConstraint(flow: ValueFlow, node: number, object: number): void {
  const { program } = flow
  const { objects } = program
  const kind = objects.kind[object] as number
  const b = program.b[node] as number
  switch (program.kind[node]) {
    case OP.ATTRIBUTE:
      flow.attributes.read(node, object, b)
      return
    case OP.ATTRIBUTES:
      readPattern(flow, node, object)
      return
    case OP.CALL:
      flow.calls.apply(node, object)
      return
    case OP.DECORATED: {
      const kept =
        kind === VALUE.function
          ? isWrapper(flow, program.a[node] as number, objects.a[object] as number)
          : kind === VALUE.class || kind === VALUE.instance || kind === VALUE.partial
      if (kept) flow.add(node, object)
      else flow.edge(b, node)
      return
    }
    case OP.TYPED:
      if (isOfType(program, object, program.types.of(program.a[node] as number), false)) flow.add(node, object)
      return
    case OP.EXCEPT:
      if (!isOfType(program, object, program.types.of(b), true)) flow.add(node, object)
      return
    case OP.UNGUARDED:
      if (!isOfType(program, object, guardedTypes(program, b), true)) flow.add(node, object)
      return
    case OP.OF_KIND:
      if (mayBeOfKind(program, object, b)) flow.add(node, object)
      return
    case OP.SUBSCRIPT:
    case OP.STORE_ITEM:
      flow.containers.item(node, object)
      return
    case OP.SLICE:
      flow.containers.slice(node, object, b)
      return
    case OP.ELEMENT:
      if (b === 1 && kind === VALUE.container) flow.edge(flow.containers.of(object).all, node)
      else iterate(flow, node, object)
      return
    case OP.UNPACK:
      flow.containers.unpack(node, object, b)
      return
    case OP.REST:
      flow.containers.rest(node, object, b)
      return
    case OP.ENTERED:
      if (kind === VALUE.instance)
        flow.calls.method(node, object, '__enter__') ||
          flow.calls.method(node, object, '__aenter__') ||
          giveElements(flow, node, object, PROMISE) ||
          flow.add(node, object)
      else if (kind === VALUE.container) flow.edge(flow.containers.of(object).all, node)
      else if (objects.outside(object)) flow.add(node, object)
      return
    case OP.AWAITED:
      // The value of a coroutine is what it returns; only what is a future by annotation or base class is unwrapped.
      if (isFuture(flow.program, object)) flow.edge(flow.containers.of(object).all, node)
      else if (!giveElements(flow, node, object, PROMISE) && !giveWhatAwaitReturns(flow, node, object))
        flow.add(node, object)
      return
    case OP.BINARY:
      operate(flow, node, object, b)
      return
    case OP.MATCHED:
      if (kind === VALUE.instance) {
        const name = program.hierarchy.matchedName(objects.a[object] as number, b)
        if (name !== undefined) flow.attributes.read(node, object, name)
      } else if (b === 0 && kind === VALUE.externalValue && objects.outside(object)?.package === 'std:python')
        // `str(name)`: the builtin types match the subject itself.
        flow.add(node, object)
      return
    case OP.STORE_ATTRIBUTE: {
      if (kind !== VALUE.instance && kind !== VALUE.class) return
      const found = program.hierarchy.attribute(objects.a[object] as number, program.lists[b] as number)
      if (found && !isSettable(program.file(found.file).symbols, found.binding))
        flow.edge(program.lists[b + 1] as number, found.binding[1])
      return
    }
  }
}

/**
 * Whether the function that a decorator returned is one of the decorator's own, which hides the decorated one. A function from
 * elsewhere is the decorated function itself, or comes from another use of the decorator. `functools.wraps` marks a wrapper
 * that is to pass for the function it wraps.
 */
function isWrapper(flow: ValueFlow, call: number, fn: number): boolean {
  const { program } = flow
  const wrapper = program.fn(fn)
  if (wrapper.flags & FLAG.wraps) return false
  const symbols = program.file(wrapper.file).symbols
  for (const decorator of flow.values(program.a[call] as number)) {
    const kind = program.objects.kind[decorator]
    if (kind !== VALUE.function && kind !== VALUE.bound) continue
    const made = program.fn(program.objects.a[decorator] as number)
    if (made.file !== wrapper.file) continue
    for (let at = symbols?.[wrapper.symbol]?.parent; at !== undefined; at = symbols?.[at]?.parent)
      if (at === made.symbol) return true
  }
  return false
}

export function iterate(flow: ValueFlow, node: number, object: number): void {
  const { objects } = flow.program
  switch (objects.kind[object]) {
    case VALUE.container:
      flow.edge(iterated(flow, object), node)
      return
    case VALUE.instance: {
      const iterator = flow.fresh()
      flow.watch(iterator, WATCH.next, node, 0)
      flow.calls.method(iterator, object, '__iter__') ||
        flow.calls.method(iterator, object, '__aiter__') ||
        flow.calls.method(node, object, '__getitem__') ||
        giveElements(flow, node, object) ||
        giveQueried(flow, node, object)
      return
    }
    case VALUE.class:
      if (flow.program.hierarchy.isEnumeration(objects.a[object] as number))
        flow.add(node, objects.of(VALUE.instance, objects.a[object] as number))
      return
    case VALUE.text:
      flow.add(node, objects.external('std:python', 'str', true))
      return
    case VALUE.externalValue:
      if (!giveQueried(flow, node, object))
        flow.add(node, objects.external((objects.outside(object) as { package: string }).package, '', true))
      return
  }
}

/** What a query leads to. Returns false for other objects. */
export function giveQueried(flow: ValueFlow, node: number, object: number): boolean {
  const { objects } = flow.program
  const isManager = objects.kind[object] === VALUE.instance && flow.models.isQuery(objects.a[object] as number)
  const own = leadsTo(flow.program, object)
  const query = own === 0 && isManager ? ofContainer(flow.models.container(objects.a[object] as number)) : own
  giveRows(flow, node, query)
  return query !== 0
}

/**
 * Lets the elements of an instance whose class extends a container flow into a node. Returns false where the class extends none,
 * or one whose name does not match `kind`.
 */
function giveElements(flow: ValueFlow, node: number, object: number, kind?: RegExp): boolean {
  const container = flow.containers.behind(object)
  if (container < 0 || (kind && !kind.test(genericOf(flow.program, container)))) return false
  flow.edge(iterated(flow, container), node)
  return true
}

/** What iterating over a container gives: the keys of a dictionary, the elements of others. */
function iterated({ containers, program }: ValueFlow, container: number): number {
  return isDictionary(program, container) ? containers.keys(container) : containers.of(container).all
}

/** Containers whose only element is the result of awaiting or entering them. */
const PROMISE = /^(Awaitable|Future|Task|(Abstract)?(Async)?ContextManager)$/

export function takeNext(flow: ValueFlow, node: number, object: number): void {
  const { objects } = flow.program
  if (objects.kind[object] === VALUE.instance) {
    if (!flow.calls.method(node, object, '__next__')) flow.calls.method(node, object, '__anext__')
  } else iterate(flow, node, object)
}
