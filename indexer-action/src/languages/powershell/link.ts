/**
 * Links PowerShell. Commands, variables and types are looked up in the file, then in what it runs, in its module, in what runs it and in
 * what is imported there; members in the class of their object and in its parents. What an object is that a file does not tell is left
 * open, and cmdlets that PowerShell brings along lead outside unless what is visible has their name.
 */
import type { Evidence } from '../../../../src/contract/links.ts'
import type { Destination, LinkSetBuilder } from '../../link/link-set-builder.ts'
import { push } from '../../link/lists.ts'
import { moduleId } from '../../link/module-id.ts'
import { one as oneOf, symbolOf } from '../declarative/found.ts'
import type { Linker } from '../language.ts'
import { type Definition, type File, type Files, Modules, TEST_PATH, TESTS } from './modules.ts'
import { BROUGHT, NAMESPACE, PESTER, TYPES } from './names.ts'
import type { Body, Meaning, Receiver, Surface } from './unit.ts'

interface Found {
  destination: Destination
  evidence: Evidence
}
type Names = ReadonlyMap<string, readonly Definition[]>
type Wanted = 'functions' | 'variables' | 'types'

const STANDARD = 'std:powershell'
const MOST_CANDIDATES = 8
const MOST_STEPS = 16
const MOST_PARENTS = 64
/** Methods of one name in a class: more are written by programs, and none is picked. */
const MOST_OVERLOADS = 100

export class PowerShellLinker implements Linker<Surface, Body> {
  readonly #modules = new Modules()
  readonly #own = new Map<File, Record<Wanted, Names>>()
  /** Of all files: what is called so. */
  readonly #everywhere: Record<Wanted | 'globals', Map<string, Definition[]>> = {
    functions: new Map(),
    variables: new Map(),
    types: new Map(),
    globals: new Map(),
  }
  readonly #members = new Map<number, Map<string, Definition[]>>()
  readonly #aliases = new Map<string, { file: File; command: string }[]>()
  readonly #files = new Map<string, File>()
  /** Of the file that is linked: which files it sees, and what its names mean. */
  readonly #seen = new Map<File, Files[]>()
  readonly #meanings = new Map<string, Found>()

  add(file: File): void {
    this.#files.set(file.path, file)
    this.#modules.add(file)
    const { symbols, surface } = file
    const own: Record<Wanted, Map<string, Definition[]>> = {
      functions: new Map(),
      variables: new Map(),
      types: new Map(),
    }
    const named = (index: number): Definition | undefined => {
      const symbol = symbols[index]
      return symbol && { symbol, index, file }
    }
    const put = (map: Map<string, Definition[]>, one: Definition): void => push(map, one.symbol.name.toLowerCase(), one)
    for (const what of ['functions', 'variables'] as const)
      for (const index of surface[what]) {
        const one = named(index)
        if (!one) continue
        put(own[what], one)
        put(this.#everywhere[what], one)
      }
    for (const index of surface.globals) {
      const one = named(index)
      if (one) put(this.#everywhere.globals, one)
    }
    for (const [index, symbol] of symbols.entries()) {
      const one = { symbol, index, file }
      if (symbol.kind === 'class' || symbol.kind === 'enum') {
        put(own.types, one)
        put(this.#everywhere.types, one)
      }
      const owner = symbol.parent === undefined ? undefined : symbols[symbol.parent]
      if (!owner || (owner.kind !== 'class' && owner.kind !== 'enum')) continue
      const members = this.#members.get(owner.id) ?? new Map<string, Definition[]>()
      this.#members.set(owner.id, members)
      put(members, one)
    }
    for (const [name, command] of surface.aliases) push(this.#aliases, name.toLowerCase(), { file, command })
    this.#own.set(file, own)
  }

  finish(): void {
    this.#modules.finish()
  }

  link(given: File, body: Body, out: LinkSetBuilder): void {
    const file = this.#files.get(given.path)
    if (!file) return
    const locals = body.locals.map((l) => out.local(l.name, l.kind, l.line, l.column, l.owner))
    for (const { meaning, supposed, ...at } of body.references) {
      const found: Found =
        meaning.is === 'local'
          ? { destination: { to: 'local', index: locals[meaning.local] as number }, evidence: 'same_file' }
          : this.#meaning(file, meaning)
      if (supposed && (found.destination.to === 'unknown' || found.destination.to === 'external')) continue
      out.occurrence({ ...at, ...found })
    }
    this.#overrides(file, out)
    this.#seen.clear()
    this.#meanings.clear()
  }

  /** A file names the same things again and again. */
  #meaning(file: File, meaning: Exclude<Meaning, { is: 'local' }>): Found {
    const key = JSON.stringify(meaning)
    let known = this.#meanings.get(key)
    if (!known) {
      known = this.#resolve(file, meaning)
      this.#meanings.set(key, known)
    }
    return known
  }

  #resolve(file: File, meaning: Exclude<Meaning, { is: 'local' }>): Found {
    switch (meaning.is) {
      case 'symbol': {
        const symbol = file.symbols[meaning.symbol]
        return symbol ? { destination: { to: 'symbol', id: symbol.id }, evidence: 'same_file' } : unknown('')
      }
      case 'file': {
        const target = this.#modules.find(meaning.source, file)
        if (target) return { destination: { to: 'symbol', id: moduleId(target.path) }, evidence: 'import' }
        const { path, at } = meaning.source
        return at === 'module' && !this.#modules.isNamed(path) ? outside(`PSGallery:${path}`, path) : unknown(path)
      }
      case 'command':
        return this.#command(file, meaning.name, meaning.module)
      case 'variable': {
        if (meaning.isGlobal) return this.#only(file, this.#everywhere.globals, meaning.name) ?? unknown(meaning.name)
        const visible = this.#visible(file, 'variables', meaning.name)
        return visible ?? this.#only(file, this.#everywhere.globals, meaning.name) ?? unknown(meaning.name)
      }
      case 'type': {
        const found = this.#type(file, meaning.name)
        if (found) return found
        return isStandard(meaning.name) ? outside(STANDARD, meaning.name) : unknown(meaning.name)
      }
      case 'member':
        return this.#member(file, meaning)
    }
  }

  #command(file: File, name: string, module: string | undefined, steps = 0): Found {
    if (module !== undefined) {
      const of = this.#modules.find({ path: module, at: 'module' }, file)
      if (!of)
        return this.#modules.isNamed(module) || isProgram(name) ? unknown(name) : outside(`PSGallery:${module}`, name)
      return this.#visible(of, 'functions', name) ?? unknown(name)
    }
    const visible = this.#visible(file, 'functions', name)
    if (visible) return visible
    const aliased = steps > 4 ? undefined : this.#alias(file, name)
    if (aliased !== undefined && aliased.toLowerCase() !== name.toLowerCase())
      return this.#command(file, aliased.replace(/^.*\\/, ''), undefined, steps + 1)
    if (BROUGHT.has(name.toLowerCase())) return outside(STANDARD, name)
    // Names of several words are those of modules; others are mostly programs.
    const found = /\p{L}[-_]\p{L}/u.test(name) ? this.#only(file, this.#everywhere.functions, name) : undefined
    if (!found && isOfPester(name) && !this.#everywhere.functions.has(name.toLowerCase()))
      return outside('PSGallery:Pester', name)
    return found ?? unknown(name)
  }

  /** The command that an alias stands for: of the file, or of those that it sees. */
  #alias(file: File, name: string): string | undefined {
    const all = this.#aliases.get(name.toLowerCase())
    if (!all) return undefined
    const own = all.find((one) => one.file === file)
    if (own) return own.command
    for (const files of this.#filesSeenBy(file)) {
      const commands = new Set(all.filter((one) => files.has(one.file)).map(({ command }) => command.toLowerCase()))
      const [only] = commands
      if (only !== undefined) return commands.size === 1 ? only : undefined
    }
    return undefined
  }

  #filesSeenBy(file: File): Files[] {
    let seen = this.#seen.get(file)
    if (!seen) {
      seen = [...this.#modules.seenBy(file)]
      this.#seen.set(file, seen)
    }
    return seen
  }

  #visible(file: File, what: Wanted, name: string): Found | undefined {
    const found = this.#definitions(file, what, name)
    if (!found) return undefined
    const [all, isOwn] = found
    return several(all, isOwn ? 'same_file' : 'import', name)
  }

  #definitions(file: File, what: Wanted, name: string): [readonly Definition[], isOwn: boolean] | undefined {
    const wanted = name.toLowerCase()
    const own = this.#own.get(file)?.[what].get(wanted)
    if (own) return [own, true]
    const all = this.#everywhere[what].get(wanted)
    if (!all) return undefined
    for (const files of this.#filesSeenBy(file)) {
      const found = all.filter((one) => files.has(one.file))
      if (found.length > 0) return [found, false]
    }
    return undefined
  }

  /** The only one of that name in the repository. */
  #only(file: File, all: ReadonlyMap<string, readonly Definition[]>, name: string): Found | undefined {
    const found = (all.get(name.toLowerCase()) ?? []).filter((one) => mayKnow(file, one))
    return found.length > 0 ? several(found, 'unique_name', name) : undefined
  }

  #type(file: File, name: string): Found | undefined {
    const bare = name.replace(/[[\]]/g, '')
    return (
      this.#visible(file, 'types', bare) ??
      (isOutside(bare) ? undefined : this.#only(file, this.#everywhere.types, bare))
    )
  }

  /** The class or enumeration of that name, if it is one. */
  #classNamed(file: File, name: string): Definition | undefined {
    const bare = name.trim().toLowerCase()
    const seen = this.#definitions(file, 'types', bare)?.[0]
    const others = isOutside(bare) ? undefined : this.#everywhere.types.get(bare)
    const all = seen ?? others?.filter((one) => mayKnow(file, one))
    return all?.length === 1 ? all[0] : undefined
  }

  #member(file: File, { name, on, arguments: count }: Extract<Meaning, { is: 'member' }>): Found {
    const type = on && this.#typeOf(file, on)
    if (!on || !type) {
      const written = on?.on === 'type' ? on.name : undefined
      return written !== undefined && isStandard(written) ? outside(STANDARD, `${written}.${name}`) : unknown(name)
    }
    const isMade = on.on === 'type' && on.isStatic && name.toLowerCase() === 'new'
    const found = this.#membersOf(type, isMade ? type.symbol.name : name)
    if (isMade) {
      const makers = found.filter(({ symbol }) => symbol.kind === 'constructor' && symbol.parent === type.index)
      return (
        taking(
          makers.filter((one) => one.file === type.file),
          count,
          name,
        ) ?? { destination: symbolOf(type), evidence: 'type' }
      )
    }
    const suited = found.filter(({ symbol }) =>
      count === undefined ? symbol.kind !== 'method' : symbol.kind === 'method',
    )
    return taking(suited, count, name) ?? unknown(name)
  }

  #typeOf(file: File, receiver: Receiver, steps = 0): Definition | undefined {
    if (steps > MOST_STEPS) return undefined
    if (receiver.on === 'type') return this.#classNamed(file, receiver.name)
    const of = this.#typeOf(file, receiver.of, steps + 1)
    if (!of) return undefined
    const types = new Set<string>()
    const members = this.#membersOf(of, receiver.name)
    for (const one of members) types.add((one.file.surface.types[one.index] ?? '').toLowerCase())
    const [only] = types
    const [first] = members
    return only && types.size === 1 && first ? this.#classNamed(first.file, only) : undefined
  }

  /** Its own, or else those of what it extends. */
  #membersOf(type: Definition, name: string): readonly Definition[] {
    const seen = new Set<number>()
    for (let at: Definition | undefined = type; at && seen.size < MOST_PARENTS && !seen.has(at.symbol.id); ) {
      seen.add(at.symbol.id)
      const own = this.#members.get(at.symbol.id)?.get(name.toLowerCase())
      if (own) return own.length > MOST_OVERLOADS ? [] : own
      at = this.#baseOf(at)
    }
    return []
  }

  #baseOf({ file, index }: Definition): Definition | undefined {
    for (const written of file.surface.supertypes[index] ?? []) {
      const base = this.#classNamed(file, written)
      if (base?.symbol.kind === 'class') return base
    }
    return undefined
  }

  #overrides(file: File, out: LinkSetBuilder): void {
    for (const [index, symbol] of file.symbols.entries()) {
      const owner = symbol.kind === 'method' && symbol.parent !== undefined ? file.symbols[symbol.parent] : undefined
      if (!owner || symbol.parent === undefined) continue
      const base = this.#baseOf({ symbol: owner, index: symbol.parent, file })
      const count = file.surface.arities[index]
      const all = (base ? this.#membersOf(base, symbol.name) : []).filter((one) => one.symbol.kind === 'method')
      const found = all.filter((one) => one.file.surface.arities[one.index] === count)
      const [only, ...more] = found
      if (only && more.length === 0) out.implied(symbol, index, 'overrides', symbolOf(only))
    }
  }
}

const unknown = (name: string): Found => ({ destination: { to: 'unknown', name }, evidence: 'import' })
const outside = (of: string, name: string): Found => ({
  destination: { to: 'external', package: of, name },
  evidence: 'import',
})

/** One that PowerShell has a short name for, or of a namespace: no class of a script is in one. */
const isOutside = (name: string): boolean => name.includes('.') || TYPES.has(name.replace(/[[\]]/g, '').toLowerCase())

/** A type of .NET or of PowerShell. */
const isStandard = (name: string): boolean => isOutside(name) && (!name.includes('.') || NAMESPACE.test(name))

/** Its assertions are commands of their own since Pester 6: `Should-Be`. */
const isOfPester = (name: string): boolean => PESTER.has(name.toLowerCase()) || /^should-\p{L}/iu.test(name)

/** `bin\tool`: commands of modules have a verb. */
const isProgram = (name: string): boolean =>
  !name.includes('-') && !isOfPester(name) && !BROUGHT.has(name.toLowerCase())

/** Code does not know what tests have for themselves, and no test what another one has. */
const mayKnow = ({ path }: File, { file }: Definition): boolean =>
  file.path === path || !(TEST_PATH.test(path) ? TESTS : TEST_PATH).test(file.path)

/** One definition, or several of which none is picked. */
const several = (found: readonly Definition[], evidence: Evidence, name: string): Found =>
  oneOf(found, evidence, MOST_CANDIDATES) ?? unknown(name)

function taking(found: readonly Definition[], count: number | undefined, name: string): Found | undefined {
  if (found.length === 0) return undefined
  const fit = count === undefined ? found : found.filter(({ file, index }) => file.surface.arities[index] === count)
  return several(fit.length > 0 ? fit : found, 'type', name)
}
