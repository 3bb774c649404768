/**
 * Who inherits from whom, and where a class's member is declared.
 */
import { Answers } from './circles.ts'
import type { Found } from './modules.ts'
import { VALUE } from './objects.ts'
import type { Program } from './program.ts'
import { OP } from './value-graph.ts'

export interface Ancestry {
  /** The class first. */
  order: readonly number[]
  /** Bases from outside the repository. */
  outside: readonly number[]
  /** A base could not be made out at all. */
  open: boolean
}

export class Hierarchy {
  readonly #program: Program
  readonly #known: Answers<Ancestry>

  constructor(program: Program) {
    this.#program = program
    // A cycle through itself sees only itself.
    this.#known = new Answers(
      program.circle,
      (cls) => this.#find(cls),
      (cls) => ({ order: [cls], outside: [], open: false }),
    )
  }

  /** Bases first to last as C3 would have them, as far as they are ours; and those that are not. */
  of(cls: number): Ancestry {
    return this.#known.of(cls)
  }

  #find(cls: number): Ancestry {
    const outside: number[] = []
    const lines: number[][] = []
    const direct: number[] = []
    let open = false
    for (const base of this.#program.cls(cls).bases) {
      const entities = this.#program.entities(base)
      let known = false
      for (const entity of entities) {
        if (this.#program.objects.kind[entity] === VALUE.class) {
          const above = this.of(this.#program.objects.a[entity] as number)
          lines.push([...above.order])
          direct.push(this.#program.objects.a[entity] as number)
          outside.push(...above.outside)
          open ||= above.open
          known = true
        } else if (this.#program.objects.outside(entity)) {
          const { name } = this.#program.objects.outside(entity) as { name: string }
          known = true
          if (name !== 'object' && name !== 'typing.Generic' && name !== 'typing.Protocol') outside.push(entity)
        }
      }
      open ||= !known
    }
    return { order: [cls, ...linearised([...lines, direct])], outside: [...new Set(outside)], open }
  }

  /** A member that the class body declares, here or in a base of ours. */
  member(cls: number, name: number, from = 0): (Found & { cls: number }) | undefined {
    const { order } = this.of(cls)
    for (let at = from; at < order.length; at++) {
      const owner = this.#program.cls(order[at] as number)
      const binding = owner.members.get(name)
      if (binding) return { file: owner.file, binding, cls: order[at] as number }
    }
    return undefined
  }

  /** A member or an attribute that methods assign; a base's own declaration stands before a subclass's mere use. */
  attribute(cls: number, name: number, from = 0): (Found & { cls: number }) | undefined {
    const { order } = this.of(cls)
    for (let at = from; at < order.length; at++) {
      const owner = this.#program.cls(order[at] as number)
      const binding = owner.members.get(name) ?? owner.fields.get(name)
      if (binding) return { file: owner.file, binding, cls: order[at] as number }
    }
    return undefined
  }

  isEnumeration(cls: number): boolean {
    return this.of(cls).outside.some((base) => {
      const name = this.#program.objects.outside(base)?.name ?? ''
      return /(^|\.)(Enum|IntEnum|StrEnum|Flag|IntFlag|TextChoices|IntegerChoices)$/.test(name)
    })
  }

  /** The fields of a class that extends `NamedTuple`, in their order: nodes of what they hold. */
  tupleFields(cls: number): readonly number[] {
    for (const at of this.of(cls).order) {
      const owner = this.#program.cls(at)
      const named = owner.bases.some((base) =>
        this.#program
          .entities(base)
          .some((one) => /(^|\.)NamedTuple$/.test(this.#program.objects.outside(one)?.name ?? '')),
      )
      if (!named) continue
      return [...owner.members.values()].map(([, node]) => node).filter((node) => this.#program.kind[node] === OP.TYPED)
    }
    return []
  }
}

/** C3, and where the classes contradict each other, the first of what is left. */
function linearised(lines: number[][]): number[] {
  const order: number[] = []
  let rest = lines.filter((line) => line.length > 0)
  while (rest.length > 0) {
    const next =
      rest.map((line) => line[0] as number).find((head) => !rest.some((line) => line.indexOf(head) > 0)) ??
      (rest[0]?.[0] as number)
    order.push(next)
    rest = rest.map((line) => line.filter((cls) => cls !== next)).filter((line) => line.length > 0)
  }
  return order
}
