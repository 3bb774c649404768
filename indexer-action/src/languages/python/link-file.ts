/**
 * Links one file: determines where each occurrence that extraction left leads.
 */
import { USES, type Use } from '../../../../src/contract/links.ts'
import type { Destination, LinkSetBuilder, Occurrence } from '../../link/link-set-builder.ts'
import type { LinkerFile } from '../language.ts'
import type { CalleeDestinations } from './callee-destinations.ts'
import { type Definitions, type Destinations, distinct } from './destinations.ts'
import { type Body, FROM, OCCURRENCE, STORED, STRIDE } from './extract/extraction.ts'
import { calledArguments } from './flow/called-arguments.ts'
import type { ValueFlow } from './flow/flow.ts'
import { fixtureNear } from './frameworks/fixtures.ts'
import { listenersOf } from './frameworks/signals.ts'
import { linkImplied } from './implied.ts'
import type { Led, MemberDestinations } from './member-destinations.ts'
import { BUILTIN_CALLS } from './operators.ts'
import { unpackNumbers } from './packed-numbers.ts'
import type { ProgramFile } from './program/files.ts'
import { VALUE } from './program/objects.ts'
import type { Program } from './program/program.ts'
import { FLAG, OP, type Surface } from './value-graph.ts'

type Evidence = Occurrence['evidence']

/** Resolvers of names and definitions, of members of values, and of callees. */
interface Leading {
  names: Destinations
  members: MemberDestinations
  callees: CalleeDestinations
}

/** What an attribute of a node leads to, and what reading or writing it runs of descriptors, once that was asked. */
interface Access {
  led: Led
  descriptors?: readonly Destination[]
}

export class FileLinker {
  readonly #program: Program
  readonly #flow: ValueFlow
  readonly #names: Destinations
  readonly #members: MemberDestinations
  readonly #callees: CalleeDestinations
  readonly #index: number
  readonly #own: ProgramFile
  readonly #occurrences: Int32Array
  readonly #lists: Int32Array
  readonly #out: LinkSetBuilder
  readonly #locals: readonly number[]
  /** Destinations of definitions, by definition or offset of a list: they are the same throughout the file. */
  readonly #definitions = new Map<number, Definitions>()
  /** By node and name: a function mentions most attributes of its receiver several times. */
  readonly #reads = new Map<number, Access>()
  readonly #writes = new Map<number, Access>()
  /** Offset of the current occurrence. */
  #at = 0

  constructor(
    program: Program,
    flow: ValueFlow,
    { names, members, callees }: Leading,
    index: number,
    file: LinkerFile<Surface>,
    body: Body,
    out: LinkSetBuilder,
  ) {
    this.#program = program
    this.#flow = flow
    this.#names = names
    this.#members = members
    this.#callees = callees
    this.#index = index
    this.#own = program.file(index)
    this.#occurrences = unpackNumbers(body.occurrences)
    this.#lists = unpackNumbers(body.lists)
    this.#out = out
    this.#locals = body.locals.map(([name, kind, line, column, owner]) => out.local(name, kind, line, column, owner))
    linkImplied(program, names, this.#own, file, out)
  }

  link(): void {
    const occurrences = this.#occurrences
    for (this.#at = 0; this.#at < occurrences.length; this.#at += STRIDE) this.#occurrence()
  }

  #occurrence(): void {
    const occurrences = this.#occurrences
    const at = this.#at
    const use = USES[occurrences[at + 3] as number] as Use
    const operand = occurrences[at + 6] as number
    const extra = occurrences[at + 7] as number
    const call = use === 'call' && extra >= 0 ? this.#own.nodes.of(extra) : -1
    switch (occurrences[at + 5]) {
      case OCCURRENCE.definition:
      case OCCURRENCE.definitions:
        this.#named(use, this.#definitionsAt(operand, occurrences[at + 5] === OCCURRENCE.definition), call)
        return
      case OCCURRENCE.name: {
        const name = this.#own.strings[operand] as number
        const led = this.#names.global(this.#index, name)
        if (call >= 0) this.#call(led, 'import', call, this.#program.strings[name])
        else this.#emit(use, some(led, this.#program.strings[name]), 'import')
        return
      }
      case OCCURRENCE.attribute:
        this.#attribute(use, this.#own.nodes.of(operand), extra, call)
        return
      case OCCURRENCE.module: {
        const name = this.#own.strings[operand] as number
        const module = this.#program.modules.module(this.#index, name, Math.max(extra, 0))
        const unknown: Destination = { to: 'unknown', name: this.#program.strings[name] as string }
        this.#emit(use, module === undefined ? unknown : this.#names.object(module), 'import')
        return
      }
      case OCCURRENCE.imported: {
        const led = this.#names.declared(this.#names.imported(this.#index, operand))
        this.#emit(use, some(led), led.length > 1 ? 'ambiguous' : 'import')
        return
      }
      case OCCURRENCE.value:
        for (const target of this.#callees.of(this.#own.nodes.of(operand)))
          this.#emit('call_indirect', target, 'dynamic')
        return
      case OCCURRENCE.protocol: {
        const node = this.#own.nodes.of(operand)
        const names = this.#program.kind[node] === OP.ELEMENT ? ITERATION : CONTEXT
        for (const target of this.#callees.protocol(node, names)) this.#emit('call_indirect', target, 'type', 80)
        return
      }
      case OCCURRENCE.operator: {
        const name = this.#own.strings[extra] as number
        for (const target of this.#callees.special(this.#own.nodes.of(operand), name))
          this.#emit('call_indirect', target, 'type', 80)
        return
      }
      case OCCURRENCE.keyword:
        this.#field('write', this.#keyword(this.#own.strings[operand] as number, this.#own.nodes.of(extra)))
        return
      case OCCURRENCE.key:
        this.#field(use, this.#key(this.#own.nodes.of(operand), this.#own.strings[extra] as number))
        return
      case OCCURRENCE.field: {
        const name = this.#own.strings[extra] as number
        const led = this.#members.inherited(this.#own.classes.of(operand), name)
        if (led.length > 0) this.#emit(use, some(led), 'type')
        return
      }
      case OCCURRENCE.fixture: {
        const fixture = this.#fixture(operand, extra)
        if (fixture) this.#emit(use, fixture, 'dynamic')
        return
      }
      case OCCURRENCE.path:
        this.#path(this.#program.strings[this.#own.strings[operand] as number] as string)
        return
      case OCCURRENCE.raised: {
        const { objects } = this.#program
        for (const object of this.#flow.values(this.#own.nodes.of(operand)))
          if (objects.kind[object] === VALUE.class)
            this.#emit('call_indirect', this.#names.classSymbol(objects.a[object] as number), 'type', 80)
        return
      }
    }
  }

  #definitionsAt(operand: number, single: boolean): Definitions {
    const key = single ? operand : -1 - operand
    let led = this.#definitions.get(key)
    if (!led) {
      const lists = this.#lists
      const end = operand + 1 + (lists[operand] as number)
      const definitions = single ? [operand] : [...lists.subarray(operand + 1, end)]
      led = this.#names.definitions(this.#index, definitions, this.#locals)
      this.#definitions.set(key, led)
    }
    return led
  }

  #named(use: Use, led: Definitions, call: number): void {
    const { destinations } = led
    const evidence = led.imported ? 'import' : 'same_file'
    if (call < 0 && led.modules.length > 0) {
      // The name means both the module and the import that binds it.
      for (const one of destinations) this.#emit(use, one, evidence)
    } else if (call < 0) {
      const declared = this.#names.declared(destinations)
      this.#emit(use, some(declared), declared.length > 1 ? 'ambiguous' : evidence)
    } else if (this.#callees.isInjected(this.#program.a[call] as number)) {
      this.#emit('call', some(destinations), evidence)
      for (const target of this.#callees.ofObjects(this.#program.a[call] as number))
        this.#emit('call_indirect', target, 'dynamic')
    } else this.#call(destinations, evidence, call)
  }

  #attribute(use: Use, node: number, extra: number, call: number): void {
    const name = this.#program.b[node] as number
    const { led } = this.#access(node, use === 'write')
    const { destinations } = led
    if (call >= 0) this.#call(destinations, led.evidence, call, this.#program.strings[name])
    else if (destinations.length === 0 && extra <= STORED) {
      const index = this.#locals[(STORED - extra) >> 2]
      this.#emit(use, index === undefined ? some([]) : { to: 'local', index }, 'same_file')
    } else {
      const declared = this.#names.declared(destinations)
      const evidence = declared.length > 1 ? 'ambiguous' : led.evidence
      this.#emit(use, some(declared, this.#program.strings[name]), evidence)
    }
  }

  #access(node: number, write: boolean): Access {
    const object = this.#program.a[node] as number
    const name = this.#program.b[node] as number
    const known = write ? this.#writes : this.#reads
    const key = object * MOST_STRINGS + name
    let access = known.get(key)
    if (!access) {
      access = { led: this.#members.of(this.#index, object, name, write) }
      known.set(key, access)
    }
    return access
  }

  #fixture(cls: number, name: number): Destination | undefined {
    const owner = cls < 0 ? -1 : this.#own.classes.of(cls)
    const fixture = fixtureNear(this.#program, { file: this.#index, owner }, this.#own.strings[name] as number)
    return fixture === undefined ? undefined : this.#names.functionSymbol(fixture)
  }

  /** A text that is the path of a definition of the repository names what it leads to, as far as that is known. */
  #path(text: string): void {
    const path = this.#names.path(this.#index, text)
    if (!path) return
    const occurrences = this.#occurrences
    const at = this.#at
    this.#out.occurrence({
      line: occurrences[at] as number,
      column: (occurrences[at + 1] as number) + path.before,
      length: path.length,
      use: 'read',
      destination: some(path.destinations),
      from: occurrences[at + FROM] as number,
      evidence: path.destinations.length > 1 ? 'ambiguous' : 'import',
      confidence: 80,
    })
  }

  /** `Point(x=1)`: a generated constructor writes the field of that name. */
  #keyword(name: number, call: number): Destination[] {
    const { a, objects, hierarchy } = this.#program
    const led: Destination[] = []
    for (const value of this.#flow.values(a[call] as number)) {
      const field =
        objects.kind[value] === VALUE.class ? hierarchy.generatedField(objects.a[value] as number, name) : undefined
      if (field) led.push(...this.#names.bound(field))
    }
    return led
  }

  /** `record['name']`: the field of a `TypedDict`. */
  #key(mapping: number, name: number): Destination[] {
    const { objects, hierarchy } = this.#program
    const led: Destination[] = []
    for (const value of this.#flow.values(mapping)) {
      const cls = objects.kind[value] === VALUE.instance ? (objects.a[value] as number) : -1
      const field = cls >= 0 && hierarchy.isRecord(cls) ? hierarchy.member(cls, name) : undefined
      if (field) led.push(...this.#names.bound(field))
    }
    return led
  }

  #field(use: Use, led: readonly Destination[]): void {
    const fields = distinct(led)
    if (fields.length > 0) this.#emit(use, some(fields), fields.length > 1 ? 'ambiguous' : 'type')
  }

  /** Reports a call by name: what the name means, and the functions among its values. */
  #call(named: readonly Destination[], evidence: Evidence, call: number, name?: string): void {
    const program = this.#program
    const callee = program.a[call] as number
    const plan = this.#callees.plan(named, this.#callees.of(callee))
    if (plan.direct.length > 0 || (plan.read.length === 0 && plan.indirect.length === 0))
      this.#emit('call', some(plan.direct, name), plan.direct.length > 1 ? 'ambiguous' : evidence)
    if (plan.read.length > 0) this.#emit('read', some(plan.read), plan.read.length > 1 ? 'ambiguous' : evidence)
    for (const target of plan.indirect) this.#emit('call_indirect', target, 'dynamic')
    // `map(f, xs)`: the call of the callback is reported at the bracket, since the name means `map` alone.
    for (const object of this.#flow.values(callee)) {
      const list = program.b[call] as number
      for (const argument of calledArguments(this.#flow, object, list))
        for (const target of this.#callees.of(argument)) this.#emitBehind(target)
      const listeners =
        program.objects.kind[object] === VALUE.signalMethod ? listenersOf(this.#flow, object) : undefined
      for (const target of listeners === undefined ? [] : this.#callees.all(listeners)) this.#emitBehind(target)
      const outside = program.objects.outside(object)
      if (outside?.package !== 'std:python') continue
      const method = BUILTIN_CALLS.get(outside.name)
      const first = (program.lists[list] as number) > 0 ? (program.lists[list + 1] as number) : -1
      if (method !== undefined && first >= 0)
        for (const target of this.#callees.special(first, program.string(method))) this.#emitBehind(target)
    }
  }

  /** Reports an indirect call at the bracket after the name. */
  #emitBehind(destination: Destination): void {
    const occurrences = this.#occurrences
    const at = this.#at
    this.#out.occurrence({
      line: occurrences[at] as number,
      column: (occurrences[at + 1] as number) + (occurrences[at + 2] as number),
      length: 1,
      use: 'call_indirect',
      destination,
      from: occurrences[at + 4] as number,
      evidence: 'dynamic',
    })
  }

  #emit(use: Use, destination: Destination, evidence: Evidence, confidence?: number): void {
    const occurrences = this.#occurrences
    const at = this.#at
    const occurrence: Occurrence = {
      line: occurrences[at] as number,
      column: occurrences[at + 1] as number,
      length: occurrences[at + 2] as number,
      use,
      destination,
      from: occurrences[at + 4] as number,
      evidence,
    }
    if (confidence !== undefined) occurrence.confidence = confidence
    this.#out.occurrence(occurrence)
    if (occurrences[at + 5] === OCCURRENCE.attribute && (use === 'read' || use === 'write')) this.#accessors(occurrence)
  }

  /** Reading a property of an instance runs its getter, and writing it its setter; a descriptor does both in its own way. */
  #accessors(occurrence: Occurrence): void {
    const { destination, use } = occurrence
    const node = this.#own.nodes.of(this.#occurrences[this.#at + 6] as number)
    const runs = use === 'read' ? FLAG.property : FLAG.setter
    const led = destination.to === 'one_of' ? destination.options : [destination]
    const flagsOf = (one: Destination) =>
      one.to === 'symbol' ? this.#program.files.functionOf(one.id)?.flags : undefined
    const own = led.filter((one) => (flagsOf(one) ?? 0) & runs && !this.#isOfClass(node))
    for (const one of own.length > 0 ? own : this.#descriptors(node, use === 'write'))
      this.#out.occurrence({ ...occurrence, use: 'runs', destination: one })
  }

  #descriptors(attribute: number, write: boolean): readonly Destination[] {
    const access = this.#access(attribute, write)
    access.descriptors ??= this.#callees.descriptors(attribute, write)
    return access.descriptors
  }

  /** Whether an attribute is one of a class. */
  #isOfClass(attribute: number): boolean {
    const { a, objects } = this.#program
    const values = this.#flow.values(a[attribute] as number)
    return values.length > 0 && values.every((value) => objects.kind[value] === VALUE.class)
  }
}

/** A program has fewer strings. */
const MOST_STRINGS = 2 ** 26

const ITERATION = ['__iter__', '__next__', '__aiter__', '__anext__']
const CONTEXT = ['__enter__', '__exit__', '__aenter__', '__aexit__']

/** The only destination, or a choice of several. */
function some(destinations: readonly Destination[], name = ''): Destination {
  if (destinations.length === 0) return { to: 'unknown', name }
  return destinations.length === 1
    ? (destinations[0] as Destination)
    : { to: 'one_of', options: destinations as Destination[] }
}
