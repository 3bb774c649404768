/**
 * What a record says, and which records and names it leads to: for telling whether a file offers the same as before, and
 * whom a change reaches (`affected-by-names.ts`). `record-layouts.ts` describes the records.
 */

import { generatedName } from '../components/registered-names.ts'
import { NAMESPACE_SCOPE } from '../extract/scopes.ts'
import * as ir from '../ir.ts'
import type { SourceUnit } from '../program.ts'
import type { World } from '../world.ts'
import { boundBy, type Given, moduleMentions, moduleOf } from './module-mentions.ts'
import { LAYOUTS } from './record-layouts.ts'

/** A record of a kind that has no layout. */
export class Undescribed extends Error {}

export interface Parts {
  /** What the record itself says, in an order that its kind fixes. */
  readonly own: (string | number)[]
  /** Records that it leads to. A negative number stands for the context of the record at that offset. */
  readonly edges: number[]
  /** Names by which edges correspond to those of another version of the record, for kinds whose edges have names. */
  readonly labels: (string | undefined)[]
  /** Names that are looked up beyond the file, and what modules give (`markOf`). */
  readonly mentions: string[]
}

/** `inside`: for whom the file itself is linked, `this` leads to the class around without having come from there. */
export function partsOf(w: World, unit: SourceUnit, node: number, inside = false): Parts {
  const parts = new Reading(w, unit, inside)
  if (node < 0) parts.context(unit.at(1 - node), unit.at(2 - node), unit.at(3 - node))
  else parts.record(node)
  return parts
}

class Reading implements Parts {
  readonly own: (string | number)[] = []
  readonly edges: number[] = []
  readonly labels: (string | undefined)[] = []
  readonly mentions: string[] = []
  readonly #world: World
  readonly #unit: SourceUnit
  readonly #inside: boolean

  constructor(world: World, unit: SourceUnit, inside: boolean) {
    this.#world = world
    this.#unit = unit
    this.#inside = inside
  }

  record(at: number): void {
    const unit = this.#unit
    const op = unit.at(at)
    const layout = LAYOUTS[op]
    if (layout === undefined) throw new Undescribed(`record ${op}`)
    this.own.push(op)
    for (let nth = 0; nth < layout.length; nth++) {
      const field = at + 1 + nth
      const value = unit.at(field)
      switch (layout[nth]) {
        case 'r':
          this.#edge(value)
          break
        case 'l':
          this.#list(value)
          break
        case 'n':
          this.#name(value)
          this.mentions.push(unit.name(value))
          break
        case 'q':
          this.#name(value)
          break
        case 'k':
          this.own.push(value)
          break
        case 'd':
          this.#definition(value)
          break
        case 'm':
          this.#module(value, true)
          break
        case 'e':
          this.#entity(value)
          break
        case 'w':
          for (let write = value; write !== 0; write = unit.at(write)) this.#edge(unit.at(write + 1))
          break
        case 'c':
          this.context(value, unit.at(field + 1), unit.at(field + 2))
          nth += 2
          break
        case 's':
          this.#self(value)
          break
        case 'o':
          for (let outer = value; outer !== 0; outer = unit.at(outer + ir.S_OUTER))
            this.own.push(nameOfShape(unit, outer))
          break
        case '*':
          this.#special(op, at, field, value)
          break
      }
    }
    this.#added(op, at)
  }

  /** A context leads upwards, to what decides the expected type, and not to all that is in there. */
  context(kind: number, a: number, b: number): void {
    const unit = this.#unit
    this.own.push(kind)
    switch (kind) {
      case 0:
        return
      case ir.IN_ARGUMENT:
        this.own.push(b)
        this.#edge(a)
        return
      case ir.IN_TYPE:
      case ir.IN_ASSIGNMENT:
      case ir.IN_ATTRIBUTE:
      case ir.IN_CALLEE:
        this.#edge(a)
        return
      case ir.IN_PROPERTY:
        if (b !== 0) this.mentions.push(unit.name(b))
        this.own.push(b === 0 ? 0 : unit.name(b))
        this.#edge(-a)
        return
      case ir.IN_ARRAY:
        this.own.push(b)
        this.#edge(-a)
        return
      case ir.IN_RETURN: {
        const declared = unit.at(a + ir.F_RETURNS)
        this.own.push(unit.at(a + ir.F_FLAGS))
        this.#edge(declared === 0 ? -a : declared)
        return
      }
      case ir.IN_FIELD:
        this.#name(b)
        this.mentions.push(unit.name(b))
        this.#list(unit.at(a + ir.S_EXTENDS))
        this.#list(unit.at(a + ir.S_IMPLEMENTS))
        return
      default:
        throw new Undescribed(`context ${kind}`)
    }
  }

  #edge(to: number, label?: string): void {
    if (to === 0) {
      this.own.push(0)
      return
    }
    this.own.push(1)
    this.edges.push(to)
    this.labels.push(label)
  }

  #list(at: number): void {
    const items = this.#unit.list(at)
    this.own.push(items.length)
    for (const item of items) this.#edge(item)
  }

  #name(index: number): void {
    this.own.push(this.#unit.name(index))
  }

  /** Positions of locals mean nothing to other files, but that there is a definition does. */
  #definition(definition: number): void {
    const symbol = definition > 0 ? this.#unit.symbols[definition - 1] : undefined
    if (symbol) this.own.push(symbol.id, symbol.kind)
    else this.own.push(Math.sign(definition))
  }

  #entity(entity: number): void {
    const unit = this.#unit
    if (entity > 0) {
      this.#edge(entity)
      return
    }
    this.#name(~entity)
    this.mentions.push(unit.name(~entity))
  }

  /** `any`: something may be done with the module as a whole, other than looking up a name in it. */
  #module(index: number, any: boolean, what: readonly Given[] = ['default', 'assigned']): void {
    const unit = this.#unit
    this.#name(unit.surface.modules[index] as number)
    this.mentions.push(...moduleMentions(this.#world, unit, index, any ? ['any', ...what] : what))
  }

  /** Says which shape it is. */
  #self(shape: number): void {
    this.own.push(Math.sign(shape))
    if (shape !== 0) this.#definition(this.#unit.at(Math.abs(shape) + ir.S_DEFINITION))
    if (this.#inside) this.#edge(Math.abs(shape))
  }

  #special(op: number, at: number, field: number, value: number): void {
    const unit = this.#unit
    switch (op) {
      case ir.MEMBER:
      case ir.T_MEMBER:
        this.#object(value)
        return
      case ir.THIS:
        if (value > 0 && unit.at(value) === ir.FUNCTION) {
          this.#edge(value)
          if (unit.typescript) this.#edge(-value)
        } else this.#self(value)
        return
      case ir.SUPER:
        this.#list(value === 0 ? 0 : unit.at(value + ir.S_EXTENDS))
        return
      case ir.PARAMETER_VALUE: {
        this.#edge(unit.list(unit.at(value + ir.F_PARAMETERS))[unit.at(at + 2)] ?? 0)
        this.#edge(-value)
        return
      }
      case ir.EXPORTS:
        this.#edge(value)
        for (const record of unit.exported('=')) this.#edge(record)
        return
      case ir.IMPORTED: {
        if (field !== at + 1) return
        const name = unit.name(unit.at(at + 2))
        this.#imported(value, name)
        return
      }
      case ir.FUNCTION:
        // The owner: who has a method got it from its class or literal.
        if (value === 0 || unit.at(value) === ir.SHAPE) this.#self(value)
        else this.#edge(value)
        return
      case ir.SHAPE: {
        const counts = new Map<string, number>()
        for (const member of unit.list(value)) {
          const name = unit.name(unit.at(member + ir.M_NAME))
          const nth = counts.get(name) ?? 0
          counts.set(name, nth + 1)
          this.#edge(member, `${nth} ${name}`)
        }
        return
      }
      case ir.DECLARATION:
        if (unit.at(at + ir.D_KIND) === ir.TYPE_ALIAS) this.#list(value)
        else this.#edge(value)
        return
      case ir.EXPORT:
        if (field === at + 2) this.#exported(at)
        return
      default:
        throw new Undescribed(`record ${op}`)
    }
  }

  /** A name looked up in a module has nothing to do with its other exports. */
  #object(value: number): void {
    const unit = this.#unit
    const module = moduleOf(unit, value)
    if (module === 0) this.#edge(value)
    else {
      this.own.push(...boundBy(unit, value), unit.at(module), unit.at(module + 2))
      this.#module(unit.at(module + 1), false)
    }
  }

  #imported(module: number, name: string): void {
    this.own.push(name)
    if (name === 'default') this.#module(module, false)
    else {
      const generated = generatedName(this.#unit.name(this.#unit.surface.modules[module] as number), name)
      this.mentions.push(name, ...(generated === undefined ? [] : [generated]))
      this.#module(module, false, ['assigned'])
    }
  }

  #exported(at: number): void {
    const unit = this.#unit
    const [kind, name, value, source, definition] = [1, 2, 3, 4, 5].map((n) => unit.at(at + n)) as [
      number,
      number,
      number,
      number,
      number,
    ]
    this.#name(name)
    this.#definition(definition)
    switch (kind) {
      case ir.EXPORT_ENTITY:
      case ir.EXPORT_VALUE:
        this.#edge(value)
        return
      case ir.EXPORT_ASSIGN:
        this.#edge(value)
        this.#definition(source)
        return
      case ir.EXPORT_FROM:
        this.#imported(source, unit.name(value))
        return
      case ir.EXPORT_STAR_AS:
        this.#module(source, true)
        return
      case ir.EXPORT_STAR:
        this.#module(source, false, [])
        return
      default:
        throw new Undescribed(`export ${kind}`)
    }
  }

  /** What others add: members by assignment, and further declarations of the same name in other files. */
  #added(op: number, at: number): void {
    const unit = this.#unit
    if (op !== ir.FUNCTION && op !== ir.SHAPE && op !== ir.ENTITY) return
    for (const map of [unit.expandos, unit.prototypes])
      for (const [name, list] of map.get(at) ?? [])
        list.forEach(({ unit: from, value, definition }, nth) => {
          if (from !== unit) return
          this.#definition(definition)
          this.#edge(value, `${map === unit.expandos ? 'given' : 'inherited'} ${nth} ${name}`)
        })
    if (op === ir.ENTITY) {
      const isShared = unit.at(at + ir.E_SCOPE) === NAMESPACE_SCOPE || unit.augmented.has(at) || isGlobal(unit, at)
      if (isShared) this.mentions.push(unit.name(unit.at(at + ir.E_NAME)))
    }
  }
}

function nameOfShape(unit: SourceUnit, shape: number): string {
  const entity = unit.at(shape + ir.S_ENTITY)
  return entity === 0 ? '' : unit.name(unit.at(entity + ir.E_NAME))
}

const globals = new WeakMap<SourceUnit, Set<number>>()

/** Whether other files can see an entity without importing it. */
function isGlobal(unit: SourceUnit, entity: number): boolean {
  let known = globals.get(unit)
  if (!known) {
    const { isModule, top, globals: declared } = unit.surface
    known = new Set((isModule ? declared : [...top, ...declared]).filter((_, at) => at % 2 === 1))
    globals.set(unit, known)
  }
  return known.has(entity)
}
