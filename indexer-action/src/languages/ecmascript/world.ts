/**
 * What all files declare, and the limits that keep inference finite.
 *
 * One file sees another only through `module`, `globals` and `ambient`, and through members that are added to another
 * file's declarations (`expandos.ts`). `dependents.ts` relies on there being no other way.
 */
import type { Project } from '../language.ts'
import { GLOBAL_PACKAGES, isStandardGlobal } from './builtin-names.ts'
import type { Block, Commons } from './commons.ts'
import { Modules } from './modules/modules.ts'
import type { Entity } from './modules/namespaces.ts'
import type { SourceUnit } from './program.ts'
import { type Type, UNKNOWN } from './types/types.ts'

/** How deep one question may lead to others. Real chains are short; only generated code has longer ones. */
const DEEPEST = 120
/** Number of questions in a cycle from which on their provisional answers are kept. */
const LARGE_CIRCLE = 200

export type ModuleTarget =
  /** `typed`: the declarations beside a script, which give the types of its values. */
  | { unit: SourceUnit; typed?: SourceUnit }
  /** `added`: the package to which the block adds, if there is one. */
  | { ambient: Block; added?: string }
  | { package: string; declared: boolean }

/** Most lookups and calls for one name, or for one question that is answered once. Ordinary ones take a handful. */
export const MOST_STEPS = 10_000

/** Answers by record; see `World.once`. */
export type Memo = Map<number, Type | OpenQuestion>

/** A question without a final answer. */
export class OpenQuestion {
  /** Depth of the shallowest question on which the answer depends: of this one while it is being answered. */
  readonly waitsFor: number
  readonly provisional: Type

  constructor(waitsFor: number, provisional: Type) {
    this.waitsFor = waitsFor
    this.provisional = provisional
  }
}

export class World {
  readonly units: Commons['units']
  readonly globals: Commons['globals']
  readonly ambient: Commons['ambient']
  readonly modules: Modules
  depth = 0
  /** How many assignments that pass a member on under another name are being followed. */
  passed = 0
  /** Provisional answers, which wait for an open question, in the order in which they were given. */
  readonly #provisional: { memo: Memo; key: number }[] = []
  /** Depth of the shallowest open question that an answer had to do without. */
  #missed = Number.POSITIVE_INFINITY

  /**
   * Member lookups and calls made for the current question: without a limit, generated tables would never end, nor would
   * conditional types whose branches are conditional again. Those of other questions are not counted; otherwise, an answer would
   * depend on which of them came first, and so on the order of files.
   */
  steps = 0
  /** How many times each conditional type is currently being decided, inside itself, by unit and node. */
  readonly choosing = new Map<number, number>()
  readonly #looking = new WeakMap<object, Set<string>>()

  /** Looks a name up in something; finds nothing if the same lookup is already under way. */
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

  /**
   * What files declare in the global scope under a name. The language's own names are also declared by generated descriptions of a
   * platform, which hold for the project that they lie in.
   */
  globalsFor(name: string, from: SourceUnit): readonly Entity[] {
    const all = this.globals.get(name) ?? []
    if (all.length === 0 || !isStandardGlobal(name)) return all
    return all.filter(({ unit }) => this.modules.isInProjectOf(from.path, unit.path))
  }

  /** The package whose types have a global name, where that is a dependency. */
  packageOf(name: string, from: SourceUnit): string | undefined {
    const specifier = from.typescript ? GLOBAL_PACKAGES.get(name) : undefined
    return specifier === undefined ? undefined : this.declared(specifier, from)
  }

  /** A package on which a file's own one depends. */
  declared(specifier: string, from: SourceUnit): string | undefined {
    const resolved = this.modules.resolve(from.path, specifier)
    return resolved && 'package' in resolved && resolved.declared ? resolved.package : undefined
  }

  module(unit: SourceUnit, index: number): ModuleTarget | undefined {
    const specifier = unit.name(unit.surface.modules[index] as number)
    const resolved = this.modules.resolve(unit.path, specifier)
    if (resolved && 'file' in resolved) {
      const target = this.units.get(resolved.file)
      if (!target || !unit.typescript) return target && this.#script(target, resolved.declarations)
      return this.#declaredIn(target, specifier) ?? { unit: target }
    }
    const blocks = this.ambient.get(specifier)
    const ambient = blocks?.[0]
    const outside = resolved && 'package' in resolved ? resolved : undefined
    if (!ambient) return outside
    // What stands in modules can only add to a package that exists, though none need declare it: another package's may be used.
    const isOutside = outside?.declared || blocks.every((block) => block.unit.surface.isModule)
    return outside && isOutside ? { ambient, added: outside.package } : { ambient }
  }

  /** The module of that name that a script (a file of declarations that is no module itself) declares, for an import of the script. */
  #declaredIn({ path, surface }: SourceUnit, specifier: string): ModuleTarget | undefined {
    if (surface.isModule || surface.ambient.length === 0) return undefined
    const ambient = this.ambient.get(specifier)?.find((block) => block.unit.path === path)
    return ambient && { ambient }
  }

  /**
   * The target for an importing script: the code, with its declarations as `typed`: those that its package lists, or those beside it,
   * whichever of the two was found.
   */
  #script(target: SourceUnit, declarations: string | undefined): ModuleTarget {
    const listed = declarations === undefined ? undefined : this.units.get(declarations)
    if (listed?.surface.isModule) return { unit: target, typed: listed }
    const stem = target.path.replace(/(\.d)?\.[cm]?[jt]s$/, '')
    if (target.path.startsWith(`${stem}.d.`)) {
      const code = this.units.get(`${stem}.js`) ?? this.units.get(`${stem}.cjs`) ?? this.units.get(`${stem}.mjs`)
      return code ? { unit: code, typed: target } : { unit: target }
    }
    const typed = target.typescript ? undefined : this.units.get(`${stem}.d.ts`)
    return typed ? { unit: target, typed } : { unit: target }
  }

  /**
   * Answers a question once and remembers the answer. A question that leads back to itself gets "unknown" there; answers that
   * depend on this are kept only until the question itself is answered, so that results do not depend on which file is linked
   * first. Very large cycles (a compiler written as one closure) are remembered all the same: asking again for each member
   * would take quadratic time.
   */
  once(memo: Memo, key: number, answer: () => Type): Type {
    const known = memo.get(key)
    if (known) {
      if (!(known instanceof OpenQuestion)) return known
      this.#missed = Math.min(this.#missed, known.waitsFor)
      return known.provisional
    }
    if (this.depth >= DEEPEST) {
      this.#missed = 0
      return UNKNOWN
    }
    const depth = ++this.depth
    const outer = this.#missed
    const since = this.#provisional.length
    this.#missed = Number.POSITIVE_INFINITY
    memo.set(key, new OpenQuestion(depth, UNKNOWN))
    const { steps } = this
    this.steps = 0
    const type = answer()
    this.steps = steps
    this.depth--
    if (this.#missed >= depth || depth === 1) {
      memo.set(key, type)
      this.#forget(since)
      this.#missed = outer
    } else {
      memo.set(key, new OpenQuestion(this.#missed, type))
      this.#provisional.push({ memo, key })
      this.#missed = Math.min(outer, this.#missed)
    }
    return type
  }

  /** The cycle is closed: its provisional answers are dropped, to be computed again when needed, unless there are too many. */
  #forget(since: number): void {
    const large = this.#provisional.length - since > LARGE_CIRCLE
    for (const { memo, key } of this.#provisional.splice(since)) {
      const open = memo.get(key)
      if (!(open instanceof OpenQuestion)) continue
      if (large) memo.set(key, open.provisional)
      else memo.delete(key)
    }
  }
}
