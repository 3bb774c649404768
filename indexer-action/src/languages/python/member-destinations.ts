/**
 * Which definitions `object.name` can mean: one destination for each member that the object's values have.
 */
import type { Evidence } from '../../../../src/contract/links.ts'
import type { Destination } from '../../link/link-set-builder.ts'
import { type Destinations, distinct } from './destinations.ts'
import type { ValueFlow } from './flow/flow.ts'
import { queuedBy } from './flow/queued.ts'
import type { Found } from './program/modules.ts'
import { VALUE } from './program/objects.ts'
import type { Program } from './program/program.ts'
import { hasMember } from './program/standard-library.ts'
import { DEFINITION, FLAG, OP, PARAMETER_KIND } from './value-graph.ts'

export interface Led {
  destinations: readonly Destination[]
  evidence: Evidence
}

/** The class that declares a member, and the member's destinations. */
interface Owner {
  cls: number
  led: readonly Destination[]
}

export class MemberDestinations {
  readonly #program: Program
  readonly #flow: ValueFlow
  readonly #destinations: Destinations

  constructor(program: Program, flow: ValueFlow, destinations: Destinations) {
    this.#program = program
    this.#flow = flow
    this.#destinations = destinations
  }

  /** The destinations of `object.name` in a file. `write`: a property's setter is meant, where it has one. */
  of(file: number, object: number, name: number, write: boolean): Led {
    const program = this.#program
    const { objects } = program
    const inside: Destination[] = []
    const outside: Destination[] = []
    const owners: Owner[] = []
    let evidence: Evidence = 'type'
    for (const value of this.#receivers(object, name)) {
      const a = objects.a[value] as number
      switch (objects.kind[value]) {
        case VALUE.instance:
        case VALUE.class:
        case VALUE.super: {
          const found = this.#found(value, name) ?? this.#back(value, name)
          if (found) {
            const setter = write ? this.#setter(found) : undefined
            owners.push({ cls: found.cls, led: setter ? [setter] : this.#destinations.bound(found) })
          } else {
            const { outside: bases } = program.hierarchy.of(a)
            const text = program.strings[name] as string
            if (bases[0] !== undefined)
              outside.push(this.#destinations.object(program.modules.outsideMember(bases[0], name)))
            else if (text.startsWith('__'))
              outside.push({ to: 'external', package: 'std:python', name: `object.${text}` })
          }
          break
        }
        case VALUE.module:
        case VALUE.namespace: {
          const led = this.#destinations.named(program.modules.member(value, name))
          if (led.length > 0) evidence = 'import'
          for (const one of led) (one.to === 'external' ? outside : inside).push(one)
          break
        }
        case VALUE.external:
        case VALUE.externalValue: {
          const { settings, parsedArguments } = this.#flow
          // What is called is told by the values: the name itself leads nowhere.
          if (parsedArguments.of(value, file, name).length > 0) break
          const found = settings.isRead(value) ? settings.near(file, name) : []
          if (found.length > 0) evidence = 'dynamic'
          for (const one of found) inside.push(...this.#destinations.bound(one))
          outside.push(this.#destinations.object(program.modules.outsideMember(value, name)))
          break
        }
        case VALUE.signal:
          outside.push(this.#destinations.object(program.modules.outsideMember(objects.b[value] as number, name)))
          break
        case VALUE.container:
        case VALUE.text:
        case VALUE.integer: {
          const text = program.strings[name] as string
          const type =
            objects.kind[value] === VALUE.container ? this.#containerType(a) : builtinType(objects.kind[value])
          if (hasMember(type, text))
            outside.push({ to: 'external', package: 'std:python', name: type === '' ? text : `${type}.${text}` })
          break
        }
        case VALUE.function:
        case VALUE.bound:
          // What is called is told by the values.
          if (queuedBy(program, a, name) !== undefined) break
          outside.push(ofFunction(program.strings[name] as string))
          break
        case VALUE.partial:
        case VALUE.containerMethod:
          outside.push(ofFunction(program.strings[name] as string))
          break
      }
    }
    const meant = this.#withoutDoubles(file, owners, inside.length + outside.length > 0)
    // Where a member of a base is meant, overriding members of subclasses are left out: they are reached through `overrides`.
    for (const { cls, led } of meant)
      if (!meant.some((other) => other.cls !== cls && program.hierarchy.of(cls).order.includes(other.cls)))
        inside.push(...led)
    const led = distinct(inside)
    return { destinations: led.length > 0 ? led : distinct(outside).slice(0, 1), evidence }
  }

  /** For a use outside of tests, leaves out members of classes in test files (test doubles), where anything else is known. */
  #withoutDoubles(file: number, owners: readonly Owner[], isKnown: boolean): readonly Owner[] {
    if (owners.length === 0 || (owners.length === 1 && !isKnown) || this.#program.isTest(file)) return owners
    const own = owners.filter(({ cls }) => !this.#program.isTest(this.#program.cls(cls).file))
    return own.length > 0 || isKnown ? own : owners
  }

  /** The member of another model whose relation leads back under that name, or the field that the name is made of. */
  #back(value: number, name: number): (Found & { cls: number }) | undefined {
    const { objects, hierarchy } = this.#program
    if (objects.kind[value] !== VALUE.instance) return undefined
    const back = this.#flow.models.related(objects.a[value] as number, name)
    if (back) return hierarchy.attribute(back.cls, back.by)
    return this.#flow.models.field(objects.a[value] as number, name)
  }

  #found(value: number, name: number): (Found & { cls: number }) | undefined {
    const { objects, hierarchy } = this.#program
    const cls = objects.a[value] as number
    const kind = objects.kind[value]
    if (kind === VALUE.super) return hierarchy.declared(cls, name, 1)
    const found = hierarchy.declared(cls, name)
    if (found) return found
    const elsewhere = hierarchy.elsewhere(cls, name, kind === VALUE.class)
    return elsewhere === undefined ? undefined : hierarchy.attribute(elsewhere, name)
  }

  /** The values of a receiver, without subclasses where the class around the method determines the member. */
  #receivers(object: number, name: number): readonly number[] {
    const program = this.#program
    const values = this.#flow.values(object)
    const at = program.origin(object)
    if (program.kind[at] !== OP.PARAMETER || program.b[at] !== 0) return values
    const fn = program.fn(program.a[at] as number)
    if (fn.owner < 0 || fn.flags & FLAG.static) return values
    if (!program.hierarchy.attribute(fn.owner, name) && program.hierarchy.of(fn.owner).outside.length === 0)
      return values
    return values.filter((value) => program.objects.a[value] === fn.owner)
  }

  /** What the assignment of an attribute in a method sets, where an ancestor declares it. */
  inherited(cls: number, name: number): readonly Destination[] {
    const found = this.#program.hierarchy.declared(cls, name)
    if (found === undefined || found.cls === cls) return []
    const setter = this.#setter(found)
    return setter ? [setter] : this.#destinations.bound(found)
  }

  #setter(found: Found): Destination | undefined {
    const symbols = this.#program.file(found.file).symbols
    const setter = found.binding
      .slice(2)
      .find((d) => d % 4 === DEFINITION.symbol && symbols?.[d >> 2]?.modifiers?.includes('setter'))
    return setter === undefined ? undefined : this.#destinations.definitions(found.file, [setter], []).destinations[0]
  }

  #containerType(node: number): string {
    const program = this.#program
    switch (program.kind[node]) {
      case OP.DICT:
      case OP.DICT_COMPREHENSION:
        return 'dict'
      case OP.TUPLE:
        return 'tuple'
      case OP.SET:
        return 'set'
      case OP.LIST:
      case OP.COMPREHENSION:
        return 'list'
      case OP.PARAMETER: {
        const fn = program.fn(program.a[node] as number)
        return fn.parameters[program.b[node] as number]?.[1] === PARAMETER_KIND.keywords ? 'dict' : 'tuple'
      }
      case OP.SUBSCRIPT:
      case OP.CALL:
        return program.types.containerName(node)
      default:
        return ''
    }
  }
}

const ofFunction = (name: string): Destination => ({ to: 'external', package: 'std:python', name: `function.${name}` })

const builtinType = (kind: number | undefined): string => (kind === VALUE.text ? 'str' : 'int')
