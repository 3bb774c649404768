/**
 * Class hierarchies, and where the members of a class are declared.
 */

import { type Binding, DEFINITION, METACLASS, OP } from '../value-graph.ts'
import { isContainer, lastOf } from './annotation-names.ts'
import { Answers } from './circles.ts'
import { madeClass } from './class-factories.ts'
import type { ProgramFile } from './files.ts'
import type { Found } from './modules.ts'
import { VALUE } from './objects.ts'
import type { Program } from './program.ts'

interface Ancestry {
  /** The class itself, then its ancestors. */
  order: readonly number[]
  /** Bases from outside the repository. */
  outside: readonly number[]
  /** Whether a base could not be resolved at all. */
  open: boolean
  /** Classes whose public methods were copied into the class or an ancestor. */
  copied: readonly number[]
  /** The metaclass; -1 where it is not a class of the repository. */
  metaclass: number
}

export class Hierarchy {
  readonly #program: Program
  readonly #known: Answers<Ancestry>
  /** The container base (a node) of each class. */
  readonly #containers = new Map<number, number>()

  constructor(program: Program) {
    this.#program = program
    // In an inheritance cycle, a class has no ancestors but itself.
    this.#known = new Answers(
      program.circle,
      (cls) => this.#find(cls),
      (cls) => ({ order: [cls], outside: [], open: false, copied: [], metaclass: -1 }),
    )
  }

  /** Ancestors in the order of C3, as far as they are in the repository, and the bases that are not. */
  of(cls: number): Ancestry {
    return this.#known.of(cls)
  }

  #find(cls: number): Ancestry {
    const outside: number[] = []
    const lines: (readonly number[])[] = []
    const direct: number[] = []
    const copied: number[] = []
    let metaclass = this.#metaclass(cls)
    let open = false
    for (const base of this.#program.cls(cls).bases) {
      if (this.#program.kind[base] === OP.CALL) {
        const made = madeClass(this.#program, base)
        copied.push(...made.copied)
        if (metaclass < 0) metaclass = this.#firstClass(made.metaclasses)
      }
      const named = this.#program.entities(base)
      const entities = named.length > 0 ? named : this.ofObject(base)
      let known = false
      for (const entity of entities) {
        if (this.#program.objects.kind[entity] === VALUE.class) {
          const above = this.of(this.#program.objects.a[entity] as number)
          lines.push(above.order)
          direct.push(this.#program.objects.a[entity] as number)
          outside.push(...above.outside)
          copied.push(...above.copied)
          if (metaclass < 0) metaclass = above.metaclass
          open ||= above.open
          known = true
        } else if (this.#program.objects.outside(entity)) {
          const { name } = this.#program.objects.outside(entity) as { name: string }
          known = true
          if (!EMPTY_BASES.has(name)) outside.push(entity)
        }
      }
      open ||= !known
    }
    const [only] = lines
    const order = [cls, ...(only && lines.length === 1 ? only : linearised([...lines, direct]))]
    return { order, outside: [...new Set(outside)], open, copied: [...new Set(copied)], metaclass }
  }

  /** What objects and functions from outside make, as far as it is named: `db.Model`, where `db = SQLAlchemy()`, and `declarative_base()`. */
  ofObject(base: number): readonly number[] {
    const { kind, a, b, objects, modules, types } = this.#program
    const isMember = kind[base] === OP.ATTRIBUTE
    const made = types.variables.aliased(isMember ? (a[base] as number) : base)
    if (made < 0 || kind[made] !== OP.CALL) return []
    return this.#program.entities(a[made] as number).flatMap((callee) => {
      const [above] = objects.kind[callee] === VALUE.class ? this.of(objects.a[callee] as number).outside : [callee]
      const outside = above === undefined ? undefined : objects.outside(above)
      if (above === undefined || !outside || outside.package === 'std:python') return []
      if (isMember) return [modules.outsideMember(above, b[base] as number)]
      return outside.name.endsWith('declarative_base') ? [objects.external(outside.package, outside.name)] : []
    })
  }

  #metaclass(cls: number): number {
    const given = this.#program.cls(cls).members.get(this.#program.string(METACLASS))
    return given ? this.#firstClass(this.#program.entities(given[1])) : -1
  }

  /** The first class of the repository, or -1. */
  #firstClass(entities: readonly number[]): number {
    const { objects } = this.#program
    const found = entities.find((entity) => objects.kind[entity] === VALUE.class)
    return found === undefined ? -1 : (objects.a[found] as number)
  }

  /** A member that a class body declares: of the class, or of an ancestor in the repository. */
  member(cls: number, name: number, from = 0): (Found & { cls: number }) | undefined {
    const { order } = this.of(cls)
    for (let at = from; at < order.length; at++) {
      const owner = this.#program.cls(order[at] as number)
      const binding = owner.members.get(name)
      if (binding) return { file: owner.file, binding, cls: order[at] as number }
    }
    return undefined
  }

  /**
   * A member, or an attribute that methods assign. What an ancestor declares takes precedence over the assignment: a property
   * that has a setter, or an annotation where the assignment has none.
   */
  attribute(cls: number, name: number, from = 0): (Found & { cls: number }) | undefined {
    const { order } = this.of(cls)
    for (let at = from; at < order.length; at++) {
      const owner = this.#program.cls(order[at] as number)
      const member = owner.members.get(name)
      if (member) return { file: owner.file, binding: member, cls: order[at] as number }
      const field = owner.fields.get(name)
      if (field)
        return (
          this.#declaredAbove(order, at + 1, name, this.isAnnotated(owner.file, field)) ?? {
            file: owner.file,
            binding: field,
            cls: order[at] as number,
          }
        )
    }
    return undefined
  }

  /** An attribute as `attribute` finds it, or what an ancestor annotates where a class body only gives it another value. */
  declared(cls: number, name: number, from = 0): (Found & { cls: number }) | undefined {
    const found = this.attribute(cls, name, from)
    if (!found || !this.#isPlain(found) || this.isEnumeration(cls)) return found
    const { order } = this.of(cls)
    return this.#declaredAbove(order, order.indexOf(found.cls) + 1, name, false) ?? found
  }

  /** Whether a member is nothing but a variable without annotation, and no special name of Python's. */
  #isPlain({ file, binding: [name, node, ...definitions] }: Found): boolean {
    const { symbols } = this.#program.file(file)
    return (
      !this.#isTyped(node) &&
      !(this.#program.strings[name] as string).startsWith('__') &&
      definitions.every((one) => one % 4 === DEFINITION.symbol && isUntyped(symbols[one >> 2]))
    )
  }

  /** What an assignment in a method sets of an ancestor: a property with a setter, or an attribute that its class or a method annotates. */
  #declaredAbove(
    order: readonly number[],
    from: number,
    name: number,
    isTyped: boolean,
  ): (Found & { cls: number }) | undefined {
    for (let at = from; at < order.length; at++) {
      const owner = this.#program.cls(order[at] as number)
      const member = owner.members.get(name)
      const binding = member ?? owner.fields.get(name)
      if (!binding) continue
      const isAnnotated = this.isAnnotated(owner.file, binding) || this.#isTyped(binding[1])
      const isDeclared = isSettable(this.#program.file(owner.file).symbols, binding) || (!isTyped && isAnnotated)
      if (isDeclared) return { file: owner.file, binding, cls: order[at] as number }
      if (member && !this.#isPlain({ file: owner.file, binding: member })) return undefined
    }
    return undefined
  }

  /** Whether the first assignment of an attribute is annotated. */
  isAnnotated(file: number, [, , ...definitions]: Binding): boolean {
    const { symbols } = this.#program.file(file)
    return definitions.some((one) => one % 4 === DEFINITION.symbol && symbols[one >> 2]?.type !== undefined)
  }

  /** Whether any of the assignments that a binding joins is annotated. */
  #isTyped(node: number): boolean {
    const { kind } = this.#program
    if (kind[node] !== OP.JOIN) return kind[node] === OP.TYPED
    return [...this.#program.sources(node)].some((source) => kind[source] === OP.TYPED)
  }

  /**
   * The class that has a name which neither a class nor its ancestors have: a class that was copied into them, or the metaclass,
   * of which an instance has only what is assigned to the class.
   */
  elsewhere(cls: number, name: number, isClass: boolean): number | undefined {
    const { copied, metaclass } = this.of(cls)
    if (copied.length > 0 && !(this.#program.strings[name] as string).startsWith('_')) {
      const from = copied.find((one) => this.attribute(one, name) !== undefined)
      if (from !== undefined) return from
    }
    // Methods of a metaclass are for the class alone; what they assign to the class its instances have, too.
    const found = metaclass < 0 ? undefined : this.attribute(metaclass, name)
    return found && (isClass || this.#program.cls(found.cls).fields.has(name)) ? metaclass : undefined
  }

  /** The field that a keyword argument of a generated constructor sets: of a dataclass, a named tuple, a typed dictionary. */
  generatedField(cls: number, name: number): Found | undefined {
    const field = this.member(cls, name)
    const kind = field && this.#program.kind[field.binding[1]]
    if (kind !== OP.TYPED && kind !== OP.CALL) return undefined
    if (this.member(cls, this.#program.string('__init__')) || this.member(cls, this.#program.string('__new__')))
      return undefined
    const { order, outside } = this.of(cls)
    const bases = outside.map((base) => lastOf(this.#program.objects.outside(base)?.name ?? ''))
    const generates =
      bases.length > 0 ? bases.some((base) => GENERATING_BASES.has(base)) : order.some((at) => this.#isDecorated(at))
    return generates ? field : undefined
  }

  #isDecorated(cls: number): boolean {
    return this.#symbol(cls, this.#program.cls(cls).symbol)?.annotations !== undefined
  }

  /** Whether what a class body binds is a member of an enumeration, also of one that extends another of the repository. */
  isMember(cls: number, [name, , definition = -1]: Binding): boolean {
    const symbol = definition % 4 === DEFINITION.symbol ? this.#symbol(cls, definition >> 2) : undefined
    if (symbol?.kind !== 'property' || symbol.type !== undefined) return symbol?.kind === 'enum_member'
    return !(this.#program.strings[name] as string).startsWith('_') && this.isEnumeration(cls)
  }

  #symbol(cls: number, at: number) {
    return this.#program.file(this.#program.cls(cls).file).symbols[at]
  }

  isEnumeration(cls: number): boolean {
    return this.of(cls).outside.some((base) => {
      const name = this.#program.objects.outside(base)?.name ?? ''
      return /(^|\.)(Enum|IntEnum|StrEnum|Flag|IntFlag|TextChoices|IntegerChoices)$/.test(name)
    })
  }

  /** The base that makes instances containers, as a node: `dict`, `List[User]`, `Awaitable[T]`; -1 where there is none. */
  containerBase(cls: number): number {
    let found = this.#containers.get(cls)
    if (found === undefined) {
      found = this.#findContainer(cls)
      this.#containers.set(cls, found)
    }
    return found
  }

  #findContainer(cls: number): number {
    for (const at of this.of(cls).order)
      for (const base of this.#program.cls(at).bases)
        for (const entity of this.#program.entities(base)) {
          const name = this.#program.objects.outside(entity)?.name
          if (name !== undefined && isContainer(lastOf(name))) return base
        }
    return -1
  }

  /** Whether it is a `TypedDict`. */
  isRecord(cls: number): boolean {
    return this.of(cls).outside.some((base) => lastOf(this.#program.objects.outside(base)?.name ?? '') === 'TypedDict')
  }

  /** Nodes of the fields of a class that extends `NamedTuple`, in order; empty for other classes. */
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

  /** The name of the attribute that a positional part of a class pattern reads: `__match_args__`, or a generated field. */
  matchedName(cls: number, position: number): number | undefined {
    const { kind, a, lists } = this.#program
    const written = this.member(cls, this.#program.string('__match_args__'))
    if (written) {
      const tuple = this.#program.origin(written.binding[1])
      if (kind[tuple] !== OP.TUPLE) return undefined
      const list = a[tuple] as number
      const text = position < (lists[list] as number) ? (lists[list + 1 + position] as number) : -1
      return text >= 0 && kind[text] === OP.TEXT ? a[text] : undefined
    }
    const fields = new Set<number>()
    for (const at of this.of(cls).order.toReversed())
      for (const name of this.#program.cls(at).members.keys()) if (this.generatedField(cls, name)) fields.add(name)
    return [...fields][position]
  }
}

const isUntyped = (symbol: ProgramFile['symbols'][number] | undefined): boolean =>
  symbol?.kind === 'property' && symbol.type === undefined

/** Whether a member is a property with a setter. */
export const isSettable = (symbols: ProgramFile['symbols'], [, , ...definitions]: Binding): boolean =>
  definitions.some((one) => one % 4 === DEFINITION.symbol && symbols[one >> 2]?.modifiers?.includes('setter') === true)

/** Bases from outside that give a class no members. */
const EMPTY_BASES: ReadonlySet<string> = new Set(['object', 'abc.ABC', 'typing.Generic', 'typing.Protocol'])

/** Bases from outside that generate a constructor from the class body. */
const GENERATING_BASES: ReadonlySet<string> = new Set([
  'NamedTuple',
  'TypedDict',
  'BaseModel',
  'SQLModel',
  // Of Django and Flask-SQLAlchemy, and what SQLAlchemy makes them of.
  'Model',
  'AbstractUser',
  'DeclarativeBase',
  'declarative_base',
])

/**
 * C3 linearisation. Where it has no solution, the first of the remaining classes comes next. Goes along the lines once: a class at
 * the end of a chain of thousands has that many above it.
 */
function linearised(given: readonly (readonly number[])[]): number[] {
  const lines = given.map((line) => [...new Set(line)])
  const at = lines.map(() => 0)
  const head = (line: number): number | undefined => lines[line]?.[at[line] as number]
  /** In how many lines a class comes after the head. */
  const later = new Map<number, number>()
  for (const line of lines) for (const cls of line.slice(1)) later.set(cls, (later.get(cls) ?? 0) + 1)
  const order: number[] = []
  const taken = new Set<number>()
  for (;;) {
    const heads = lines.flatMap((_, line) => head(line) ?? [])
    if (heads.length === 0) return order
    const next = heads.find((cls) => !later.get(cls)) ?? (heads[0] as number)
    order.push(next)
    taken.add(next)
    for (const line of lines.keys()) {
      while (taken.has(head(line) ?? -1)) {
        at[line] = (at[line] as number) + 1
        const now = head(line)
        if (now !== undefined) later.set(now, (later.get(now) ?? 0) - 1)
      }
    }
  }
}

/** Whether a name belongs to the class alone that spells it: Python puts the name of the class before `__secret`. */
export const isPrivate = (name: string): boolean => name.startsWith('__') && !name.endsWith('__')
