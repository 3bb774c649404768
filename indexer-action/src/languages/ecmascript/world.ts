/**
 * Everything that all files said, and the guards that keep inference finite.
 *
 * One file sees another by `module`, `globals` and `ambient`, and by members that are put on what is another's (`expandos.ts`): by
 * nothing else, or `dependents.ts` must know of it.
 */
import type { Project } from '../language.ts'
import type { Block, Commons } from './commons.ts'
import { Modules } from './modules.ts'
import type { SourceUnit } from './program.ts'
import { type Type, UNKNOWN } from './types.ts'

/** How deep one question may lead to others. Real chains are short; generated code is not allowed to be clever. */
const DEEPEST = 120
/** Members of a circle of questions from which on their answers are kept as they came. */
const LARGE_CIRCLE = 200

export type ModuleTarget =
  /** `typed`: declarations that lie beside a script and say what its values are. */
  | { unit: SourceUnit; typed?: SourceUnit }
  /** `added`: the package that the block adds to, if it is one. */
  | { ambient: Block; added?: string }
  | { package: string; declared: boolean }

/** Lookups that one name, or one question that is answered once, may take. Ordinary ones take a handful. */
export const MOST_STEPS = 5_000

export class World {
  readonly units: Commons['units']
  readonly globals: Commons['globals']
  readonly ambient: Commons['ambient']
  readonly modules: Modules
  depth = 0
  /** Questions being answered, by memo and key, with their depth. */
  readonly #asked = new Map<Map<number, Type>, Asked>()
  /** Answers that wait for an open question, in the order in which they were given. */
  readonly #provisional: { memo: Map<number, Type>; key: number }[] = []
  /** The shallowest open question that an answer had to do without. */
  #missed = Number.POSITIVE_INFINITY

  /**
   * Member lookups for the question at hand; generated tables of everything would otherwise never end. What other questions
   * took is not among them: an answer would depend on which of them were answered before, and so on the order of files.
   */
  steps = 0
  /** How often each conditional type is being decided, inside itself, by unit and node. */
  readonly choosing = new Map<number, number>()
  readonly #looking = new WeakMap<object, Set<string>>()

  /** Looks a name up in something, unless that is what is being done already. */
  within<T>(place: object, name: string, look: () => T[]): T[] {
    let names = this.#looking.get(place)
    if (!names) {
      names = new Set()
      this.#looking.set(place, names)
    }
    if (names.has(name)) return []
    names.add(name)
    const found = look()
    names.delete(name)
    return found
  }

  constructor(project: Project, { units, globals, ambient }: Commons) {
    this.units = units
    this.globals = globals
    this.ambient = ambient
    this.modules = new Modules(project)
  }

  module(unit: SourceUnit, index: number): ModuleTarget | undefined {
    const specifier = unit.name(unit.surface.modules[index] as number)
    const resolved = this.modules.resolve(unit.path, specifier)
    if (resolved && 'file' in resolved) {
      const target = this.units.get(resolved.file)
      return target && (unit.typescript ? { unit: target } : this.#script(target))
    }
    const ambient = this.ambient.get(specifier)?.[0]
    const outside = resolved && 'package' in resolved ? resolved : undefined
    if (ambient) return outside?.declared ? { ambient, added: outside.package } : { ambient }
    return outside
  }

  /** For a script: the code, with the declarations beside it for types, whichever of the two was found. */
  #script(target: SourceUnit): ModuleTarget {
    const stem = target.path.replace(/(\.d)?\.[cm]?[jt]s$/, '')
    if (target.path.startsWith(`${stem}.d.`)) {
      const code = this.units.get(`${stem}.js`) ?? this.units.get(`${stem}.cjs`) ?? this.units.get(`${stem}.mjs`)
      return code ? { unit: code, typed: target } : { unit: target }
    }
    const typed = target.typescript ? undefined : this.units.get(`${stem}.d.ts`)
    return typed ? { unit: target, typed } : { unit: target }
  }

  /**
   * Answers once and remembers. A question that comes back to itself gets "unknown" there; what depended on that is
   * kept only until the question itself is answered, so that answers do not depend on which file was linked first.
   * Very large circles (a compiler written as one closure) are remembered all the same: asking again for each member
   * would cost the square of their number.
   */
  once(memo: Map<number, Type>, key: number, answer: () => Type): Type {
    const known = memo.get(key)
    if (known) return known
    let open = this.#asked.get(memo)
    if (!open) {
      open = { depths: new Map(), provisional: new Map() }
      this.#asked.set(memo, open)
    }
    const asked = open.depths.get(key)
    if (asked !== undefined) {
      this.#missed = Math.min(this.#missed, asked)
      return UNKNOWN
    }
    const provisional = open.provisional.get(key)
    if (provisional) {
      this.#missed = Math.min(this.#missed, provisional.missed)
      return provisional.type
    }
    if (this.depth >= DEEPEST) {
      this.#missed = 0
      return UNKNOWN
    }
    const depth = ++this.depth
    const outer = this.#missed
    const since = this.#provisional.length
    this.#missed = Number.POSITIVE_INFINITY
    open.depths.set(key, depth)
    const { steps } = this
    this.steps = 0
    const type = answer()
    this.steps = steps
    open.depths.delete(key)
    this.depth--
    if (this.#missed >= depth || depth === 1) {
      memo.set(key, type)
      this.#forget(since)
      this.#missed = outer
    } else {
      open.provisional.set(key, { type, missed: this.#missed })
      this.#provisional.push({ memo, key })
      this.#missed = Math.min(outer, this.#missed)
    }
    return type
  }

  /** The circle is closed: what was found on the way is found anew when asked for, unless that is too much. */
  #forget(since: number): void {
    const large = this.#provisional.length - since > LARGE_CIRCLE
    for (const { memo, key } of this.#provisional.splice(since)) {
      const open = this.#asked.get(memo)
      const found = open?.provisional.get(key)
      open?.provisional.delete(key)
      if (large && found) memo.set(key, found.type)
    }
  }
}

interface Asked {
  depths: Map<number, number>
  provisional: Map<number, { type: Type; missed: number }>
}
