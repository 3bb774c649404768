/** Everything that all files said, and the guards that keep inference finite. */
import { posix } from 'node:path'
import type { Project } from '../language.ts'
import { Modules } from './modules.ts'
import type { SourceUnit } from './program.ts'
import { type Type, UNKNOWN } from './types.ts'

/** How deep one question may lead to others. Real chains are short; generated code is not allowed to be clever. */
const DEEPEST = 120

export type ModuleTarget =
  /** `typed`: declarations that lie beside a script and say what its values are. */
  | { unit: SourceUnit; typed?: SourceUnit }
  | { ambient: { unit: SourceUnit; shape: number } }
  | { package: string; declared: boolean }

export class World {
  readonly units = new Map<string, SourceUnit>()
  readonly modules: Modules
  readonly globals = new Map<string, { unit: SourceUnit; entity: number }[]>()
  readonly ambient = new Map<string, { unit: SourceUnit; shape: number }>()
  depth = 0
  /** Questions being answered, by memo and key, with their depth. */
  readonly #asked = new Map<Map<number, Type>, Map<number, number>>()
  /** The shallowest open question that an answer had to do without. */
  #missed = Number.POSITIVE_INFINITY

  constructor(project: Project) {
    this.modules = new Modules(project)
  }

  add(unit: SourceUnit): void {
    this.units.set(unit.path, unit)
    const { surface } = unit
    for (let at = 0; at < surface.ambient.length; at += 2)
      this.ambient.set(unit.name(surface.ambient[at] as number), { unit, shape: surface.ambient[at + 1] as number })
    const names = surface.isModule ? surface.globals : [...surface.top, ...surface.globals]
    for (let at = 0; at < names.length; at += 2) {
      const name = unit.name(names[at] as number)
      const list = this.globals.get(name)
      const entry = { unit, entity: names[at + 1] as number }
      if (list) list.push(entry)
      else this.globals.set(name, [entry])
    }
  }

  module(unit: SourceUnit, index: number): ModuleTarget | undefined {
    const specifier = unit.name(unit.surface.modules[index] as number)
    const resolved = this.modules.resolve(unit.path, specifier)
    if (resolved && 'file' in resolved) {
      const target = this.units.get(resolved.file)
      return target && (unit.typescript ? { unit: target } : this.#script(target))
    }
    const ambient = this.ambient.get(specifier)
    if (ambient) return { ambient }
    return resolved && 'package' in resolved ? resolved : undefined
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
   * Answers once and remembers. A question that comes back to itself gets "unknown" there, and what depended on that
   * is not remembered, so that answers do not depend on which file was linked first.
   */
  once(memo: Map<number, Type>, key: number, answer: () => Type): Type {
    const known = memo.get(key)
    if (known) return known
    let open = this.#asked.get(memo)
    if (!open) {
      open = new Map()
      this.#asked.set(memo, open)
    }
    const asked = open.get(key)
    if (asked !== undefined) {
      this.#missed = Math.min(this.#missed, asked)
      return UNKNOWN
    }
    if (this.depth >= DEEPEST) {
      this.#missed = 0
      return UNKNOWN
    }
    const depth = ++this.depth
    const outer = this.#missed
    this.#missed = Number.POSITIVE_INFINITY
    open.set(key, depth)
    const found = answer()
    open.delete(key)
    this.depth--
    if (this.#missed >= depth) {
      memo.set(key, found)
      this.#missed = outer
    } else this.#missed = Math.min(outer, this.#missed)
    return found
  }
}

export function isDeclarationFile(path: string): boolean {
  return /\.d\.[cm]?ts$/.test(posix.basename(path))
}
