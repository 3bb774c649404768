/**
 * Links Perl. Functions and variables are looked up in their package and in what it takes from others, methods in the class of
 * their object and in its parents. What an object is that a file does not tell is left open.
 */
import type { Evidence } from '../../../../src/contract/links.ts'
import type { Destination, LinkSetBuilder } from '../../link/link-set-builder.ts'
import { moduleId } from '../../link/module-id.ts'
import type { Linker, LinkerFile } from '../language.ts'
import { STANDARD_EXPORTS } from './names.ts'
import { type Class, type Definition, Packages, pathOf, variableIn } from './packages.ts'
import { split } from './syntax.ts'
import type { Body, Meaning, Receiver, Surface } from './unit.ts'

type File = LinkerFile<Surface>
interface Found {
  destination: Destination
  evidence: Evidence
}
/** A class of this repository, or the name of one outside. */
type Type = Class | string

const STANDARD = 'std:perl'
const UNIVERSAL = new Set(['isa', 'can', 'DOES', 'VERSION', 'import', 'unimport'])
const MOST_STEPS = 24

export class PerlLinker implements Linker<Surface, Body> {
  readonly #packages = new Packages()
  #mentioned: ReadonlySet<string> = new Set()

  add(file: File): void {
    this.#packages.add(file)
  }

  finish(): void {}

  link(file: File, body: Body, out: LinkSetBuilder): void {
    const locals = body.locals.map((l) => out.local(l.name, l.kind, l.line, l.column, l.owner))
    this.#mentioned = new Set(
      body.references.flatMap(({ meaning }) => (meaning.is === 'package' ? [meaning.name] : [])),
    )
    for (const { meaning, supposed, ...at } of body.references) {
      const found =
        meaning.is === 'local'
          ? ({ destination: { to: 'local', index: locals[meaning.local] as number }, evidence: 'same_file' } as const)
          : this.#resolve(file, meaning, at.from, supposed === true)
      if (!found || (supposed && found.destination.to === 'unknown')) continue
      out.occurrence({ ...at, ...found })
    }
    this.#overrides(file, out)
  }

  #resolve(file: File, meaning: Exclude<Meaning, { is: 'local' }>, from: number, supposed: boolean): Found | undefined {
    switch (meaning.is) {
      case 'symbol': {
        const symbol = file.symbols[meaning.symbol]
        return symbol && { destination: { to: 'symbol', id: symbol.id }, evidence: 'same_file' }
      }
      case 'package':
        return this.#package(meaning.name, file.path)
      case 'file': {
        const path = this.#packages.fileOf(meaning.path, file.path)
        if (path === undefined) return { destination: { to: 'unknown', name: meaning.path }, evidence: 'import' }
        return { destination: { to: 'symbol', id: moduleId(path) }, evidence: 'import' }
      }
      case 'function':
        return this.#function(file, meaning, supposed)
      case 'variable': {
        const { package: within = meaning.package, name } = variableIn(meaning.name)
        const found = this.#packages.inPackage(within, name, file.path)
        if (found !== undefined) return this.#found(found, meaning.name, file.path)
        const { known, others } = this.#packages.outsideOf(within, file.path)
        const takes = (module: string): boolean => known.includes(module) || others.includes(module)
        if ((/^.[A-Z_]+$/.test(name) && takes('English')) || (name === '%Config' && takes('Config')))
          return outside(STANDARD, name)
        if (this.#packages.named(within, file.path).length > 0 || within === 'main') return unknown(meaning.name)
        return outside(within, name)
      }
      case 'method':
      case 'super':
        return this.#method(file, meaning, from)
    }
  }

  #package(name: string, path: string): Found {
    const parts = this.#packages.named(name, path)
    const [own] = parts.flatMap((part) => (part.own ? [part.own] : []))
    if (own) return { destination: { to: 'symbol', id: own.id }, evidence: 'import' }
    const target = this.#packages.fileOf(pathOf(name), path)
    if (target !== undefined) return { destination: { to: 'symbol', id: moduleId(target) }, evidence: 'import' }
    if (parts.length > 0) return unknown(name)
    return outside(name, name)
  }

  #function(
    file: File,
    { name: written, package: around }: { name: string; package: string },
    supposed: boolean,
  ): Found {
    const { package: within, name } = split(written)
    if (within === 'CORE' || within === 'CORE::GLOBAL') return outside(STANDARD, name)
    const found = this.#packages.inPackage(within ?? around, `&${name}`, file.path)
    if (found !== undefined) return this.#found(found, name, file.path)
    // A word by itself may be a package: `Foo::Bar` in `isa => Foo::Bar`.
    if (supposed && this.#packages.named(written, file.path).length > 0) return this.#package(written, file.path)
    if (within !== undefined) {
      const isHere = this.#packages.named(within, file.path).length > 0
      return isHere || supposed ? this.#ofLibrary(within, name, isHere, file.path) : outside(within, name)
    }
    if (supposed) return unknown(name)
    const { known, others } = this.#packages.outsideOf(around, file.path)
    const standard = known.find((module) => STANDARD_EXPORTS[module]?.has(name))
    if (standard !== undefined) return outside(standard, name)
    const [only] = others
    return only !== undefined && others.length === 1 ? outside(only, name) : unknown(name)
  }

  /** A function that an import names: of a module outside, or unknown where the module does not show it. */
  #ofLibrary(module: string, name: string, isHere: boolean, path: string): Found {
    if (isHere || this.#packages.fileOf(pathOf(module), path) !== undefined) return unknown(name)
    return outside(module, name)
  }

  #method(file: File, meaning: Extract<Meaning, { is: 'method' | 'super' }>, from: number): Found {
    const { name } = meaning
    const beyond = new Set<string>()
    if (meaning.is === 'super') {
      const of = this.#packages.classNamed(meaning.package, file.path)
      const found = of && this.#packages.inherited(of, `&${name}`, beyond)
      return found ? this.#member(found, file.path) : this.#beyond(beyond, name)
    }
    const type = meaning.on && this.#typeOf(meaning.on, file.path)
    if (type === undefined)
      return UNIVERSAL.has(name) && this.#packages.methodsNamed(name).length === 0
        ? outside(STANDARD, `UNIVERSAL.${name}`)
        : this.#guess(file, name)
    if (typeof type === 'string')
      return UNIVERSAL.has(name) ? outside(STANDARD, `UNIVERSAL.${name}`) : outside(type, name)
    const found = this.#packages.member(type, `&${name}`, beyond)
    if (found) return this.#member(found, file.path)
    const taken = this.#packages.inPackage(type.name, `&${name}`, type.path)
    if (taken !== undefined) return this.#found(taken, name, file.path)
    if (meaning.on?.on === 'class' && meaning.on.isSelf && from >= 0) {
      const heirs = this.#packages.ofHeirs(type.name, `&${name}`)
      if (heirs.length > 0) return { destination: { to: 'one_of', options: heirs.map(symbolOf) }, evidence: 'dynamic' }
    }
    return this.#beyond(beyond, name)
  }

  /** A method that only a parent outside of the repository can have. */
  #beyond(beyond: ReadonlySet<string>, name: string): Found {
    if (UNIVERSAL.has(name)) return outside(STANDARD, `UNIVERSAL.${name}`)
    const [only, ...others] = beyond
    return only !== undefined && others.length === 0 ? outside(only, name) : unknown(name)
  }

  /** Of an object that is not known: the only class that has such a method, if the file names it. */
  #guess(file: File, name: string): Found {
    const found = this.#packages.methodsNamed(name)
    const [first] = found
    if (name.length < 6 || !first || found.some(({ part }) => part.name !== first.part.name)) return unknown(name)
    const visible = this.#packages.named(first.part.name, file.path)
    const target = found.find(({ part }) => visible.includes(part))
    const isMentioned = this.#mentioned.has(first.part.name) || first.part.path === file.path
    return target && isMentioned ? { destination: symbolOf(target), evidence: 'unique_name' } : unknown(name)
  }

  #typeOf(receiver: Receiver, path: string, steps = 0): Type | undefined {
    if (steps > MOST_STEPS) return undefined
    switch (receiver.on) {
      case 'class':
        return (
          this.#packages.classNamed(receiver.name, path) ?? (this.#isOutside(receiver.name) ? receiver.name : undefined)
        )
      case 'function': {
        const { package: within = receiver.package, name } = split(receiver.name)
        const found = this.#packages.inPackage(within, `&${name}`, path)
        return found === undefined || typeof found === 'string' ? undefined : this.#given(found, undefined, steps)
      }
      case 'method': {
        const of = this.#typeOf(receiver.of, path, steps + 1)
        if (of === undefined || typeof of === 'string') return receiver.name === 'new' ? of : undefined
        const found = this.#packages.member(of, `&${receiver.name}`, new Set())
        const given = found && this.#given(found, of, steps)
        return given ?? (receiver.name === 'new' ? of : undefined)
      }
    }
  }

  /** What a function gives; a method that gives its object gives what it was called on. */
  #given({ gives, part }: Definition, of: Class | undefined, steps: number): Type | undefined {
    if (!gives) return undefined
    return this.#onObject(gives, part.path, of, steps + 1)
  }

  #onObject(receiver: Receiver, path: string, of: Class | undefined, steps: number): Type | undefined {
    if (steps > MOST_STEPS) return undefined
    if (receiver.on === 'class' && receiver.isSelf && of) return of
    if (receiver.on !== 'method') return this.#typeOf(receiver, path, steps)
    const on = this.#onObject(receiver.of, path, of, steps + 1)
    if (on === undefined || typeof on === 'string') return receiver.name === 'new' ? on : undefined
    const found = this.#packages.member(on, `&${receiver.name}`, new Set())
    return (found && this.#given(found, on, steps + 1)) ?? (receiver.name === 'new' ? on : undefined)
  }

  #isOutside(name: string): boolean {
    return /^[A-Z]/.test(name)
  }

  #found(found: Definition | string, name: string, path: string): Found {
    return typeof found === 'string' ? outside(found, name.replace(/^[&$@%]/, '')) : this.#member(found, path, 'import')
  }

  #member(found: Definition, path: string, evidence: Evidence = 'type'): Found {
    const isOwn = found.part.path === path && evidence === 'import'
    return { destination: symbolOf(found), evidence: isOwn ? 'same_file' : evidence }
  }

  #overrides(file: File, out: LinkSetBuilder): void {
    for (const [name, member, index] of file.surface.members) {
      const symbol = file.symbols[index]
      if (!symbol || !member.startsWith('&') || symbol.kind === 'constant') continue
      const of = this.#packages.classNamed(name, file.path)
      const base = of && this.#packages.inherited(of, member, new Set())
      if (base && base.symbol !== symbol) out.implied(symbol, index, 'overrides', symbolOf(base))
    }
  }
}

const symbolOf = ({ symbol }: Definition): Destination => ({ to: 'symbol', id: symbol.id })
const unknown = (name: string): Found => ({ destination: { to: 'unknown', name }, evidence: 'import' })

/** Pragmas are the language's own. */
function outside(module: string, name: string): Found {
  const isStandard = module === STANDARD || /^[a-z]/.test(module) || module === 'UNIVERSAL'
  const destination: Destination = { to: 'external', package: isStandard ? STANDARD : `cpan:${module}`, name }
  return { destination, evidence: 'import' }
}
