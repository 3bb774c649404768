/** Resolves the names of one file, using the records of all files. */
import type { Evidence, Use } from '../../../../src/contract/links.ts'
import type { Destination, LinkSetBuilder } from '../../link/link-set-builder.ts'
import type { LinkerFile } from '../language.ts'
import { accessorsOf } from './accessors.ts'
import { isTemplate } from './angular/selected-targets.ts'
import { classesIn, constructorsOf, inheritedConstructors } from './constructors.ts'
import { listenerTargets } from './events/listener-targets.ts'
import { jobTargets } from './events/queue-targets.ts'
import { functionsGiven, valuesAssigned } from './given-functions.ts'
import { functionsHeld, functionsIn } from './held-functions.ts'
import { declaredAs, implementing, overridden } from './implementing.ts'
import * as ir from './ir.ts'
import { nameOf, targetsOf } from './occurrences.ts'
import { Passing } from './passing.ts'
import type { SourceUnit } from './program.ts'
import { destinationOf, destinationOfAll, destinationsOf, evidenceOf, kindOf } from './target-destinations.ts'
import { isAmong, type Target, valueTargets } from './targets.ts'
import { callsIn } from './types/calls.ts'
import { heritageTypes } from './types/declared-types.ts'
import { memberTargets, openIn } from './types/members.ts'
import { fieldAbove } from './types/shape-members.ts'
import { isOpen, type Type, UNKNOWN } from './types/types.ts'
import { typeOf } from './types/values.ts'
import type { World } from './world.ts'

const USES: readonly Use[] = [
  'read',
  'write',
  'call',
  'call',
  'import',
  'extends',
  'implements',
  'type',
  'overrides',
  'read',
  'read',
  'read',
  'type',
  'write',
  'write',
  'write',
  'call',
]
const isDoubtful = (target: Target): boolean => target.doubtful === true
const CALLABLE = new Set(['function', 'method', 'constructor', 'class'])

export function linkFile(world: World, file: LinkerFile<ir.Surface>, body: ir.Body, out: LinkSetBuilder): void {
  const unit = world.units.get(file.path)
  if (!unit || (file.language === 'angular' && !isTemplate(world, file.path))) return
  openIn(world)
  callsIn(world, unit)
  new FileLinker(world, unit, out).link(body)
}

class FileLinker {
  readonly #world: World
  readonly #unit: SourceUnit
  readonly #out: LinkSetBuilder
  #passing: Passing | undefined
  /** What names lead to: by the namespace around them (the complement of its shape for names of types), then by what the record says. */
  readonly #named = new Map<number, Map<number, readonly Target[]>>()
  /**
   * What depends on all that the file passes. It is asked last: answers about values that grow in circles depend a little on what was
   * asked before.
   */
  readonly #later: (() => void)[] = []

  constructor(world: World, unit: SourceUnit, out: LinkSetBuilder) {
    this.#world = world
    this.#unit = unit
    this.#out = out
  }

  link(body: ir.Body): void {
    const unit = this.#unit
    const { locals, occurrences } = body
    this.#passing = new Passing(this.#world, unit, body.passing)
    for (let at = 0; at < locals.length; at += ir.LOCAL_FIELDS) {
      this.#out.local(
        unit.name(locals[at] as number).slice(0, 512),
        ir.LOCAL_KINDS[locals[at + 1] as number] as (typeof ir.LOCAL_KINDS)[number],
        locals[at + 2] as number,
        locals[at + 3] as number,
        locals[at + 4] as number,
      )
    }
    for (let at = 0; at < occurrences.length; at += ir.OCCURRENCE_FIELDS) {
      const place: Place = {
        line: occurrences[at] as number,
        column: occurrences[at + 1] as number,
        length: occurrences[at + 2] as number,
        from: occurrences[at + 5] as number,
        name: nameOf(unit, occurrences[at + 4] as number),
      }
      this.#occurrence(place, occurrences[at + 3] as number, occurrences[at + 4] as number)
    }
    this.#constructors()
    for (const ask of this.#later) {
      this.#world.steps = 0
      ask()
    }
  }

  #occurrence(place: Place, use: number, record: number): void {
    const unit = this.#unit
    this.#world.steps = 0
    const op = unit.at(record)
    if (use === ir.OVERRIDE) this.#standsFor(place, record, op)
    else if (use === ir.REASSIGNED) {
      const above = fieldAbove(this.#world, unit, record)
      if (above.length > 0) this.#lead(place, 'write', above)
    } else if (op === ir.SUPER) this.#constructs(place, heritageTypes(this.#world, unit, unit.at(record + 1)))
    else if (op === ir.LABEL_USE) {
      const destination = destinationOf({ unit, definition: unit.at(record + 1) }, unit)
      if (destination) this.#emit(place, 'read', destination, 'same_file')
    } else if (op === ir.FUNCTION_VALUE)
      this.#called(place, valueTargets(this.#world, unit, record, ir.VALUE_SPACE), record)
    else if (op === ir.SENT) this.#sent(place, record)
    else if (op === ir.ENQUEUED) this.#enqueued(place, record)
    else if (op === ir.ITEM || op === ir.SHAPE_VALUE || op === ir.INDEX) this.#unnamed(place, op, record)
    else this.#name(place, use, record, op)
  }

  /** Sending an event calls all that listen for it. */
  #sent(place: Place, record: number): void {
    const listening = listenerTargets(this.#world, this.#unit, record)
    const destination = listening.length === 0 ? undefined : destinationOfAll(listening, this.#unit)
    if (destination) this.#emit(place, 'call_indirect', destination, 'dynamic')
  }

  /** A job that is added to a queue runs what its name says; where that is not told, one of what the queue has. */
  #enqueued(place: Place, record: number): void {
    const { found, isCertain } = jobTargets(this.#world, this.#unit, record)
    const destination = isCertain && found.length > 0 ? destinationOfAll(found, this.#unit) : undefined
    if (destination) this.#emit(place, 'call_indirect', destination, 'dynamic')
    else this.#oneOf(place, 'call_indirect', found)
  }

  /** What is called without a name: an item of a list, what a key keeps, or any function of a table that is written on the spot. */
  #unnamed(place: Place, op: number, record: number): void {
    const unit = this.#unit
    const called: Target = { unit, definition: 0, type: () => typeOf(this.#world, unit, record), via: 'type' }
    const functions = op === ir.SHAPE_VALUE ? functionsHeld(this.#world, [called]) : functionsIn([called])
    if (functions.length > 0) this.#lead(place, 'call_indirect', functions)
  }

  #targetsOf(record: number, use: number, op: number): readonly Target[] {
    // In comments a name of a type may be that of a value.
    if (op !== ir.NAME && (op !== ir.T_NAME || use === ir.MENTIONED)) return this.#sought(record, use)
    const meant = this.#unit.at(record + 1)
    const around = meant < 0 ? this.#unit.at(record + ir.N_NAMESPACE) : 0
    const space = op === ir.NAME ? around : ~around
    let names = this.#named.get(space)
    if (!names) {
      names = new Map()
      this.#named.set(space, names)
    }
    let targets = names.get(meant)
    if (!targets) {
      targets = this.#sought(record, use)
      names.set(meant, targets)
    }
    return targets
  }

  #sought(record: number, use: number): readonly Target[] {
    const targets = targetsOf(this.#world, this.#unit, record, use)
    return targets.some(isDoubtful) ? targets.filter((t) => !isDoubtful(t)) : targets
  }

  #name(place: Place, use: number, record: number, op: number): void {
    const targets = this.#targetsOf(record, use, op)
    if (use === ir.SHORTHAND) {
      // A key is a use if its context declares it; otherwise it is only a definition.
      const inside = targets.filter(
        (t) => t.definition > 0 || ((op === ir.MEMBER || op === ir.LITERAL_KEY) && t.definition < 0),
      )
      const writes = op === ir.LITERAL_KEY || op === ir.JSX_ATTRIBUTE
      if (inside.length > 0) this.#lead(place, writes ? 'write' : 'read', inside)
      if (op === ir.MEMBER) this.#runs(place, inside, use)
      if (op === ir.LITERAL_KEY) this.#implements(place, record, inside)
      return
    }
    if (use === ir.MENTIONED) {
      const inside = targets.filter((t) => t.definition !== 0)
      if (inside.length > 0) this.#lead(place, 'type', inside)
      return
    }
    if (use === ir.GIVEN || use === ir.SELECTS) {
      const inside = targets.filter((t) => t.definition > 0)
      if (inside.length === 0) return
      if (use === ir.SELECTS) this.#called(place, inside, record)
      else this.#lead(place, 'write', inside)
      if (op === ir.MEMBER) this.#runs(place, inside, ir.WRITE)
      return
    }
    if (targets.length === 0) {
      if (op === ir.EXPORTS || op === ir.REQUIRE) return
      const unknown = () => this.#emit(place, USES[use] as Use, { to: 'unknown', name: place.name }, 'unique_name')
      const object = op === ir.MEMBER ? typeOf(this.#world, this.#unit, this.#unit.at(record + 1)) : UNKNOWN
      if (!isOpen(object)) unknown()
      else this.#later.push(() => this.#memberOfPassed(place, USES[use] as Use, object) || unknown())
      return
    }
    if (use === ir.CONSTRUCTED) this.#constructed(place, targets, record)
    else if (use === ir.CALLED) {
      this.#called(place, targets, record)
      this.#passage(place, record)
      this.#later.push(() => this.#passed(place, record))
    } else {
      this.#lead(place, USES[use] as Use, targets)
      const functions =
        use === ir.APPLIED ? functionsIn(targets) : use === ir.DISPATCHED ? functionsHeld(this.#world, targets) : []
      if (functions.length > 0) this.#lead(place, 'call_indirect', functions)
    }
    if (op === ir.MEMBER) this.#runs(place, targets, use)
  }

  /** Reading a property runs its getter, and writing it its setter; of a local of another file, nothing is said. */
  #runs(place: Place, properties: readonly Target[], use: number): void {
    for (const accessor of accessorsOf(this.#world, properties, use))
      if (destinationOf(accessor, this.#unit)) this.#lead(place, 'runs', [accessor])
  }

  /** Reports, at the names of classes that have no constructor, what they inherit. */
  #constructors(): void {
    for (const { symbol, from, inherited } of inheritedConstructors(this.#world, this.#unit)) {
      const { line, column, name } = symbol
      for (const one of inherited) this.#lead({ line, column, length: name.length, from, name }, 'runs', [one])
    }
  }

  /** Emits one use of all the targets: merged declarations, or members of the parts of a union. */
  #lead(place: Place, use: Use, targets: readonly Target[]): void {
    const [first] = targets
    const destination = destinationOfAll(targets, this.#unit)
    if (first && destination) this.#emit(place, use, destination, evidenceOf(first, this.#unit))
    else this.#emit(place, use, { to: 'unknown', name: place.name }, 'unique_name')
  }

  #called(place: Place, targets: readonly Target[], record: number): void {
    if (targets.some((t) => CALLABLE.has(kindOf(t) ?? '') || t.external)) {
      const classes = targets.filter((t) => kindOf(t) === 'class')
      if (classes.length > 0) this.#constructed(place, targets, record)
      else this.#lead(place, 'call', targets)
      return
    }
    // If a variable or a property holds functions, these are called too.
    this.#lead(place, 'call', targets)
    const held = functionsIn([...targets, ...valuesAssigned(this.#world, this.#unit, record)])
    if (held.length > 0) this.#lead(place, 'call_indirect', held)
    else this.#given(place, targets, record)
  }

  /** An annotation says only how a function is called: what is given there is called, too. */
  #given(place: Place, targets: readonly Target[], record: number): void {
    this.#oneOf(place, 'call_indirect', functionsGiven(this.#world, this.#unit, record, targets))
  }

  /** A required function may come through a module that only passes it on: the call leads to that export, too. */
  #passage(place: Place, record: number): void {
    const unit = this.#unit
    let value = record
    if (unit.at(record) === ir.NAME) {
      const entity = unit.at(record + 1)
      const declaration = entity > 0 ? unit.at(entity + ir.E_DECLARATION) : 0
      value = declaration === 0 ? 0 : unit.at(declaration + ir.D_VALUE)
    }
    if (value === 0 || unit.at(value) !== ir.REQUIRE) return
    const target = this.#world.module(unit, unit.at(value + 1))
    if (!target || !('unit' in target)) return
    for (const exported of target.unit.exported('=')) {
      const definition = target.unit.at(exported + 4)
      if (definition > 0)
        this.#lead(place, 'call_indirect', [
          { unit: target.unit, definition, type: () => ({ kind: 'unknown' }), via: 'import' },
        ])
    }
  }

  /** Calling a parameter calls whatever the file passes for it: one of the functions, if there are several. */
  #passed(place: Place, record: number): void {
    const given = this.#passing?.to(record)
    if (!given || given.kind === 'unknown') return
    const functions = functionsIn([{ unit: this.#unit, definition: 0, type: () => given, via: 'type' }])
    this.#oneOf(place, 'call_indirect', functions)
  }

  /** Emits a use of one of the targets, depending on what is passed. */
  #oneOf(place: Place, use: Use, targets: readonly Target[]): boolean {
    const options = destinationsOf(targets, this.#unit)
    if (options.length === 0) return false
    const one = options.length === 1 ? (options[0] as Destination) : ({ to: 'one_of', options } as const)
    this.#emit(place, use, one, 'dynamic')
    return true
  }

  /** A member of a parameter is one of what the file passes for it. */
  #memberOfPassed(place: Place, use: Use, object: Type): boolean {
    const given = this.#passing?.opened(object) ?? UNKNOWN
    const found = given.kind === 'unknown' ? [] : memberTargets(this.#world, given, place.name)
    return this.#oneOf(
      place,
      use,
      found.filter((t) => !t.external),
    )
  }

  /** `new C()` calls the constructor, and is a use of the class as well. */
  #constructed(place: Place, targets: readonly Target[], record: number): void {
    const classes = targets.filter((t) => !t.external)
    const constructors = classes.flatMap((t) => constructorsOf(t.type()))
    if (constructors.length === 0) {
      this.#lead(place, 'call', targets)
      // A variable or a property may hold a function that makes objects, or a class that inherits its constructor.
      const through = classes.filter((t) => !CALLABLE.has(kindOf(t) ?? ''))
      const held = [...functionsIn(through), ...classesIn(through)].filter((one) => !isAmong(targets, one))
      if (held.length > 0) this.#lead(place, 'call_indirect', held)
      else if (through.length > 0) this.#given(place, targets, record)
      return
    }
    const known = classes.some((t) => kindOf(t) === 'class')
    if (known) this.#lead(place, 'call', [...constructors, ...classes])
    else {
      this.#lead(place, 'call', targets)
      this.#lead(place, 'call_indirect', constructors)
    }
  }

  #constructs(place: Place, bases: readonly Type[]): void {
    for (const base of bases) {
      const constructors = constructorsOf(base)
      const definition = base.kind === 'shape' && base.static ? base.unit.at(base.shape + ir.S_DEFINITION) : 0
      if (constructors.length > 0) this.#lead(place, 'call', constructors)
      else if (base.kind === 'external')
        this.#emit(place, 'call', { to: 'external', package: base.package, name: base.name }, 'type')
      else if (base.kind === 'shape' && definition !== 0)
        this.#lead(place, 'call', [{ unit: base.unit, definition, type: () => base, via: 'type' }])
      else continue
      return
    }
  }

  /** Emits overrides: of what a member, or a function that a declaration names, stands for. */
  #standsFor(place: Place, record: number, op: number): void {
    const unit = this.#unit
    const isFunction = op === ir.DECLARATION
    const above = isFunction ? declaredAs(this.#world, unit, record) : overridden(this.#world, unit, record)
    const definition = unit.at(record + (isFunction ? ir.D_DEFINITION : ir.M_DEFINITION))
    if (above.length > 0) this.#lead({ ...place, from: definition - 1 }, 'overrides', above)
  }

  /** A function of a literal stands for the member that the expected type declares, as a class's method does. */
  #implements(place: Place, key: number, declared: readonly Target[]): void {
    const definition = implementing(this.#unit, key, declared)
    if (definition > 0) this.#lead({ ...place, from: definition - 1 }, 'overrides', declared)
  }

  #emit(place: Place, use: Use, destination: Destination, evidence: Evidence): void {
    const { line, column, length, from } = place
    this.#out.occurrence({ line, column, length, use, destination, from, evidence })
  }
}

interface Place {
  line: number
  column: number
  length: number
  from: number
  name: string
}
