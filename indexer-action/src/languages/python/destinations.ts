/**
 * Which symbol a definition, an import or a value stands for; imports are followed to what they import.
 */
import type { Destination } from '../../link/link-set-builder.ts'
import { moduleId } from '../../link/module-id.ts'
import { SEPARATOR } from './extract/extraction.ts'
import type { Found, Named } from './program/modules.ts'
import { VALUE } from './program/objects.ts'
import type { Program } from './program/program.ts'
import { type Binding, DEFINITION, type ImportFact } from './value-graph.ts'

/** The destinations of definitions; `modules` are those among them that are modules. */
export interface Definitions {
  destinations: Destination[]
  imported: boolean
  modules: Destination[]
}

/** What a text leads to, and where in it the name of that stands. */
export interface Path {
  destinations: readonly Destination[]
  before: number
  length: number
}

export class Destinations {
  readonly #program: Program
  readonly #modules = new Map<number, Destination>()
  readonly #moduleIds = new Set<number>()
  /** What members and names of modules lead to: most are used many times. */
  readonly #bound = new Map<Binding, readonly Destination[]>()

  constructor(program: Program) {
    this.#program = program
  }

  /** The destinations of definitions of one file; imports are followed. */
  definitions(
    file: number,
    definitions: readonly number[],
    locals: readonly number[],
    seen?: Set<string>,
  ): Definitions {
    const found: Destination[] = []
    let imported = false
    const [only] = definitions
    if (definitions.length === 1 && only !== undefined && only % 4 === DEFINITION.symbol) {
      const symbol = this.#program.file(file).symbols[only >> 2]
      return { destinations: symbol ? [{ to: 'symbol', id: symbol.id }] : [], imported, modules: [] }
    }
    for (const definition of this.#current(file, definitions)) {
      const index = definition >> 2
      switch (definition % 4) {
        case DEFINITION.symbol: {
          const symbol = this.#program.file(file).symbols[index]
          if (symbol) found.push({ to: 'symbol', id: symbol.id })
          break
        }
        case DEFINITION.local: {
          const local = locals[index]
          if (local !== undefined) found.push({ to: 'local', index: local })
          break
        }
        case DEFINITION.import: {
          imported = true
          const led = this.imported(file, index, seen)
          // A module has no line of its own to show, so the import that binds it is a destination, too.
          const local = locals[this.#program.file(file).imports[index]?.[3] ?? -1]
          if (
            local !== undefined &&
            led.some((d) => d.to === 'unknown' || (d.to === 'symbol' && this.#moduleIds.has(d.id)))
          )
            found.push({ to: 'local', index: local })
          found.push(...led)
          break
        }
      }
    }
    const destinations = preferred(distinct(found))
    const modules = destinations.filter((d) => d.to === 'symbol' && this.#moduleIds.has(d.id))
    return { destinations, imported, modules }
  }

  /** Without variables where a name also means a function or a class, as after `run = traced(run)`. */
  declared(list: readonly Destination[]): readonly Destination[] {
    if (list.length < 2) return list
    const { files } = this.#program
    const found = list.filter((d) => d.to !== 'symbol' || this.#moduleIds.has(d.id) || files.typeOf(d.id) !== undefined)
    return found.some((d) => d.to === 'symbol') ? found : list
  }

  /** The destinations of a name that an import statement binds. */
  imported(file: number, fact: number, seen: Set<string> = new Set()): readonly Destination[] {
    const key = `${file}:${fact}`
    if (seen.has(key)) return []
    seen.add(key)
    const program = this.#program
    const what = program.modules.imported(file, program.file(file).imports[fact] as ImportFact)
    return what.found ? this.#definitionsOf(what.found, seen) : this.named(what)
  }

  /**
   * What the longest part of a path leads to that names a definition in a module of the repository, with the length of the name and of what
   * is before it. Undefined where there is none.
   */
  path(file: number, text: string): Path | undefined {
    const program = this.#program
    const { objects, modules, packages } = program
    const names = text.split(SEPARATOR)
    // `id='checks.E001'` in `checks.py`
    const isWord = names.length === 2 && !text.includes(':')
    for (let at = names.length - 1; at > 0; at--) {
      const module = modules.module(file, program.string(names.slice(0, at).join('.')), 0)
      if (module === undefined || objects.kind[module] !== VALUE.module) continue
      if (isWord && packages.areTogether(file, objects.a[module] as number)) return undefined
      let { found } = modules.member(module, program.string(names[at] as string))
      let path: Path | undefined
      for (let nth = at; found; nth++) {
        const destinations = this.declared(this.bound(found)).filter(({ to }) => to === 'symbol')
        if (destinations.length === 0) return path
        const before = names.slice(0, nth).join('.').length + 1
        path = { destinations, before, length: (names[nth] as string).length }
        const next = names[nth + 1]
        const cls = program.entities(found.binding[1]).find((one) => objects.kind[one] === VALUE.class)
        if (next === undefined || cls === undefined) return path
        found = program.hierarchy.attribute(objects.a[cls] as number, program.string(next))
      }
      return path
    }
    return undefined
  }

  global(file: number, name: number): readonly Destination[] {
    return this.named(this.#program.modules.global(file, name))
  }

  named(what: Named): readonly Destination[] {
    if (what.found) return this.bound(what.found)
    return what.object === undefined ? [] : [this.object(what.object)]
  }

  bound(found: Found): readonly Destination[] {
    let led = this.#bound.get(found.binding)
    if (!led) {
      led = this.#definitionsOf(found)
      this.#bound.set(found.binding, led)
    }
    return led
  }

  #definitionsOf({ file, binding }: Found, seen?: Set<string>): readonly Destination[] {
    return this.definitions(file, binding.slice(2), [], seen).destinations
  }

  /**
   * Definitions without overloads and property setters: the implementation stands for its overloads, the getter for its setter.
   * If nothing else remains, the first definition.
   */
  #current(file: number, definitions: readonly number[]): readonly number[] {
    if (definitions.length === 1) return definitions
    const symbols = this.#program.file(file).symbols
    const plain = definitions.filter((definition) => {
      if (definition % 4 !== DEFINITION.symbol) return true
      const symbol = symbols?.[definition >> 2]
      return !symbol?.modifiers?.includes('setter') && !isOverload(symbol)
    })
    return plain.length > 0 ? plain : definitions.slice(0, 1)
  }

  object(object: number): Destination {
    const { objects } = this.#program
    const a = objects.a[object] as number
    switch (objects.kind[object]) {
      case VALUE.module:
        return this.module(a)
      case VALUE.function:
      case VALUE.bound:
        return this.functionSymbol(a) ?? UNKNOWN
      case VALUE.class:
      case VALUE.instance:
        return this.classSymbol(a)
      case VALUE.external:
      case VALUE.externalValue: {
        const outside = objects.outside(object) as { package: string; name: string }
        return { to: 'external', package: outside.package, name: outside.name }
      }
      default:
        return UNKNOWN
    }
  }

  /** The pseudo-symbol of a file's top level. */
  module(file: number): Destination {
    let destination = this.#modules.get(file)
    if (!destination) {
      const path = this.#program.paths[file] as string
      const id = moduleId(path)
      this.#moduleIds.add(id)
      destination = { to: 'symbol', id }
      this.#modules.set(file, destination)
    }
    return destination
  }

  functionSymbol(fn: number): Destination | undefined {
    const { file, symbol } = this.#program.fn(fn)
    const id = this.#program.file(file).symbols[symbol]?.id
    return id === undefined ? undefined : { to: 'symbol', id }
  }

  classSymbol(cls: number): Destination {
    const { file, symbol } = this.#program.cls(cls)
    const id = this.#program.file(file).symbols[symbol]?.id
    return id === undefined ? UNKNOWN : { to: 'symbol', id }
  }
}

const UNKNOWN: Destination = { to: 'unknown', name: '' }

function isOverload(symbol: { annotations?: string[] | undefined } | undefined): boolean {
  return symbol?.annotations?.some((text) => /(^|\.)overload$/.test(text)) ?? false
}

function keyOf(d: Destination): string {
  switch (d.to) {
    case 'symbol':
      return `s${d.id}`
    case 'local':
      return `l${d.index}`
    case 'external':
      return `e${d.package}\0${d.name}`
    default:
      return `${d.to}`
  }
}

/** Without duplicates; the first of each is kept. */
export function distinct(list: readonly Destination[]): Destination[] {
  if (list.length < 2) return [...list]
  return [...new Map(list.map((d) => [keyOf(d), d])).values()]
}

/** Where a name can mean something of the repository or something external (a fallback import), only the former is kept. */
function preferred(list: Destination[]): Destination[] {
  if (list.length < 2) return list
  const ours = list.filter((d) => d.to === 'symbol' || d.to === 'local')
  return ours.length > 0 ? ours : list
}
