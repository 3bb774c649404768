/**
 * Links the languages that are tables of rules: by scope, by import, by the name of a type, and at the end by a name that
 * only one definition in the repository bears. Each step says what it is.
 */

import type { Evidence } from '../../../../src/contract/links.ts'
import type { SymbolFact } from '../../../../src/contract/symbols.ts'
import { TYPE_KINDS } from '../../../../src/contract/symbols.ts'
import type { Destination, LinkSetBuilder } from '../../link/link-set-builder.ts'
import type { Linker, LinkerFile, Project } from '../language.ts'
import type { Body, Receiver, Reference, Surface } from './extract.ts'
import type { Rules } from './rules.ts'

interface Definition {
  symbol: SymbolFact
  index: number
  file: LinkerFile<Surface>
}
type Found = { destination: Destination; evidence: Evidence; confidence?: number }

/** What a file may name besides its own: imports by their name here, packages that are imported whole, every name it uses. */
interface Seen {
  readonly imports: ReadonlyMap<string, Found>
  readonly wildcards: readonly string[]
  readonly names: ReadonlySet<string>
}
const NOTHING_SEEN: Seen = { imports: new Map(), wildcards: [], names: new Set() }

/** A name that this many definitions share says nothing; up to here the candidates are all kept. */
const MOST_CANDIDATES = 5

export class DeclarativeLinker implements Linker<Surface, Body> {
  readonly #rules: ReadonlyMap<string, Rules>
  readonly #project: Project
  readonly #files = new Map<string, LinkerFile<Surface>>()
  /** `language\0name` → definitions at the top of a file or directly in a package or module. */
  readonly #top = new Map<string, Definition[]>()
  /** `language\0qualified name with package` → definitions. */
  readonly #qualified = new Map<string, Definition[]>()
  /** `language\0name` → members of types. */
  readonly #members = new Map<string, Definition[]>()
  /** Symbol id of a type → its members by name. */
  readonly #membersOf = new Map<number, Map<string, Definition>>()
  readonly #supertypes = new Map<number, Definition[]>()
  readonly #extended = new Map<number, Definition | null>()
  readonly #definitions = new Map<number, Definition>()

  constructor(rules: ReadonlyMap<string, Rules>, project: Project) {
    this.#rules = rules
    this.#project = project
  }

  add(file: LinkerFile<Surface>): void {
    this.#files.set(file.path, file)
    file.symbols.forEach((symbol, index) => {
      const definition = { symbol, index, file }
      this.#definitions.set(symbol.id, definition)
      const parent = symbol.parent === undefined ? undefined : file.symbols[symbol.parent]
      const inType = parent !== undefined && TYPE_KINDS.has(parent.kind)
      const container = parent === undefined || inType || /module|namespace/.test(parent.kind)
      if (!container) return
      push(
        this.#qualified,
        key(file, [file.module, symbol.qualified ?? symbol.name].filter(Boolean).join('.')),
        definition,
      )
      if (parent !== undefined) {
        if (inType) push(this.#members, key(file, symbol.name), definition)
        const members = this.#membersOf.get(parent.id) ?? new Map<string, Definition>()
        this.#membersOf.set(parent.id, members)
        if (!members.has(symbol.name)) members.set(symbol.name, definition)
      }
      if (parent === undefined || TYPE_KINDS.has(symbol.kind) || symbol.kind === 'module')
        push(this.#top, key(file, symbol.name), definition)
    })
  }

  finish(): void {
    // A class that is reopened has the members of all its parts.
    for (const parts of this.#qualified.values()) {
      const types = parts.filter(
        (part) => TYPE_KINDS.has(part.symbol.kind) || /module|namespace/.test(part.symbol.kind),
      )
      if (types.length < 2) continue
      const merged = new Map<string, Definition>()
      for (const part of types)
        for (const [name, member] of this.#membersOf.get(part.symbol.id) ?? [])
          if (!merged.has(name)) merged.set(name, member)
      for (const part of types) this.#membersOf.set(part.symbol.id, merged)
    }
  }

  link(file: LinkerFile<Surface>, body: Body, out: LinkSetBuilder): void {
    const rules = this.#rules.get(file.language)
    if (!rules) return
    const locals = body.locals.map((l) => out.local(l.name, l.kind, l.line, l.column, l.owner))
    const imports = new Map<string, Found>()
    const wildcards: string[] = []
    const names = new Set(body.references.map(({ name }) => name))
    const seen: Seen = { imports, wildcards, names }
    for (const entry of body.imports) {
      const found = this.#imported(rules, file, entry.path)
      names.add(entry.path.split(/[./:]+/).pop() ?? '')
      if (entry.as === undefined) wildcards.push(entry.path)
      else imports.set(entry.as, found)
      const at = {
        line: entry.line,
        column: entry.column,
        length: entry.length,
        use: 'import' as const,
        from: entry.from,
      }
      out.occurrence({ ...at, ...found })
    }
    for (const reference of body.references) {
      const at = {
        line: reference.line,
        column: reference.column,
        length: reference.length,
        use: reference.use,
        from: reference.from,
      }
      if (reference.local !== undefined) {
        out.occurrence({
          ...at,
          destination: { to: 'local', index: locals[reference.local] as number },
          evidence: 'same_file',
        })
        continue
      }
      const found = this.#resolve(rules, file, reference, seen)
      out.occurrence({ ...at, ...found })
    }
    this.#overrides(file, out)
  }

  #resolve(rules: Rules, file: LinkerFile<Surface>, r: Reference, seen: Seen): Found {
    switch (r.receiver.on) {
      case 'nothing':
        return this.#bare(rules, file, r, seen)
      case 'self': {
        const owner = this.#enclosingType(file, r.from)
        const member = owner && this.#member(owner, r.name)
        return member ? { destination: symbolOf(member), evidence: 'type' } : unknown(r.name)
      }
      default: {
        const owner = this.#receiverType(rules, file, r.receiver, r.from, seen)
        if (owner === 'external') {
          const written = r.receiver.on === 'type' ? r.receiver.type : r.receiver.on === 'name' ? r.receiver.name : ''
          return {
            destination: { to: 'external', package: rules.standard, name: `${written}.${r.name}`.replace(/^\./, '') },
            evidence: 'import',
          }
        }
        if (owner) {
          const wanted = rules.constructorName && r.name === 'new' ? rules.constructorName : r.name
          const member = this.#member(owner, wanted)
          if (member) return { destination: symbolOf(member), evidence: 'type' }
          if (r.name === 'new') return { destination: symbolOf(owner), evidence: 'type' }
        }
        const extension = this.#extension(file, r.name, seen)
        if (extension) return extension
        if (owner || r.receiver.on === 'type') return unknown(r.name)
        return this.#namedAfter(rules, file, r) ?? this.#uniqueMember(file, r.name, seen)
      }
    }
  }

  /** The type of what something is used on, as far as it is written somewhere. */
  #receiverType(
    rules: Rules,
    file: LinkerFile<Surface>,
    receiver: Receiver,
    from: number,
    seen: Seen,
  ): Definition | 'external' | undefined {
    switch (receiver.on) {
      case 'nothing':
      case 'unknown':
        return undefined
      case 'self':
        return this.#enclosingType(file, from)
      case 'type':
        return this.#type(rules, file, receiver.type, from, seen)
      case 'name':
        return (
          this.#type(rules, file, receiver.name, from, seen) ??
          this.#valueType(rules, this.#bareMember(file, receiver.name, from))
        )
      case 'result': {
        const reference = { name: receiver.name, use: 'call', from } as Reference
        const { destination } = this.#bare(rules, file, reference, seen)
        return destination.to === 'symbol' ? this.#valueType(rules, this.#definitions.get(destination.id)) : undefined
      }
      case 'member': {
        const of = this.#receiverType(rules, file, receiver.of, from, seen)
        // What a foreign function gives may well be a type of ours.
        if (of === undefined || of === 'external') return undefined
        return this.#valueType(rules, this.#member(of, receiver.name))
      }
    }
  }

  /** A type is itself, and so is the object that its constructor makes; anything else is what is written at it. */
  #valueType(rules: Rules, of: Definition | undefined): Definition | undefined {
    if (!of) return undefined
    if (TYPE_KINDS.has(of.symbol.kind)) return of
    if (of.symbol.kind === 'constructor' || of.symbol.name === rules.constructorName)
      return this.#enclosingType(of.file, of.index)
    const written = of.file.surface.types[of.index]
    const type = written === undefined ? undefined : this.#type(rules, of.file, written, of.index, NOTHING_SEEN)
    return type === 'external' ? undefined : type
  }

  #bareMember(file: LinkerFile<Surface>, name: string, from: number): Definition | undefined {
    for (let owner = this.#enclosingType(file, from); owner; owner = this.#outerType(owner)) {
      const member = this.#member(owner, name)
      if (member) return member
    }
    return undefined
  }

  /** A function for values of a type, declared outside of it: it is seen like any other top-level name. */
  #extension(file: LinkerFile<Surface>, name: string, seen: Seen): Found | undefined {
    const imported = seen.imports.get(name)
    if (imported) return imported
    for (const path of [...seen.wildcards, file.module ?? '']) {
      const found = this.#qualified
        .get(key(file, path === '' ? name : `${path}.${name}`))
        ?.find(({ symbol }) => symbol.receiver !== undefined)
      if (found) return { destination: symbolOf(found), evidence: 'import' }
    }
    return undefined
  }

  #bare(rules: Rules, file: LinkerFile<Surface>, r: Reference, seen: Seen): Found {
    const symbol = r.symbol === undefined ? undefined : file.symbols[r.symbol]
    if (symbol)
      return {
        destination: this.#constructorOf(rules, r, { symbol, index: r.symbol as number, file }),
        evidence: 'same_file',
      }
    const member = this.#bareMember(file, r.name, r.from)
    if (member) return { destination: symbolOf(member), evidence: member.file === file ? 'same_file' : 'type' }
    const imported = seen.imports.get(r.name)
    if (imported) return imported
    for (const path of [...seen.wildcards, file.module ?? '']) {
      const found = this.#qualified.get(key(file, path === '' ? r.name : `${path}.${r.name}`))?.[0]
      if (found) return { destination: this.#constructorOf(rules, r, found), evidence: 'import' }
    }
    const candidates = (this.#top.get(key(file, r.name)) ?? []).filter(
      (c) => suits(r, c) && (!rules.packaged || within(file.module, c.file.module)),
    )
    if (candidates.length === 0) return unknown(r.name)
    const [only] = candidates
    if (only && distinct(candidates) === 1)
      return { destination: this.#constructorOf(rules, r, only), evidence: rules.global ? 'import' : 'unique_name' }
    if (candidates.length > MOST_CANDIDATES) return unknown(r.name)
    return { destination: { to: 'one_of', options: candidates.map(symbolOf) }, evidence: 'ambiguous' }
  }

  /** A call of a type's name leads to its constructor where there is one. */
  #constructorOf(rules: Rules, r: Reference, found: Definition): Destination {
    if (r.use !== 'call' || !TYPE_KINDS.has(found.symbol.kind) || rules.constructorName === undefined)
      return symbolOf(found)
    const member = this.#membersOf.get(found.symbol.id)?.get(rules.constructorName)
    return symbolOf(member ?? found)
  }

  /** `site.read`, `@site.read`: the member of the only class called Site, if it has one. Custom, and said to be no more. */
  #namedAfter(rules: Rules, file: LinkerFile<Surface>, r: Reference): Found | undefined {
    const { receiver } = r
    if (!rules.typesByName || receiver.on === 'nothing' || receiver.on === 'self' || receiver.on === 'type')
      return undefined
    const called = receiver.on === 'unknown' ? (receiver.called ?? '') : receiver.name
    const type = called
      .replace(/^@+/, '')
      .split('_')
      .map((part) => part.slice(0, 1).toUpperCase() + part.slice(1))
      .join('')
    const types = (this.#top.get(key(file, type)) ?? []).filter((d) => TYPE_KINDS.has(d.symbol.kind))
    const [only] = types
    const member = only && distinct(types) === 1 ? this.#member(only, r.name) : undefined
    return member && { destination: symbolOf(member), evidence: 'unique_name', confidence: 60 }
  }

  /**
   * A member of something whose type nobody wrote down. That no other type here has one of that name says little, for libraries
   * have types as well; that the file names the type besides says enough to be told as what it is.
   */
  #uniqueMember(file: LinkerFile<Surface>, name: string, seen: Seen): Found {
    const candidates = this.#members.get(key(file, name)) ?? []
    const [only] = candidates
    const owner = only && this.#outerType(only)
    // Short names are what libraries have too: `get`, `run`, `map`.
    if (only && candidates.length === 1 && name.length >= 6 && /function|method/.test(only.symbol.kind))
      if (owner && (owner.file === file || seen.names.has(owner.symbol.name)))
        return { destination: symbolOf(only), evidence: 'unique_name' }
    return unknown(name)
  }

  #type(
    rules: Rules,
    file: LinkerFile<Surface>,
    written: string,
    from: number,
    seen: Seen,
  ): Definition | 'external' | undefined {
    const name = written
      .replace(/[<[(?].*$/s, '')
      .replaceAll(rules.separator, '.')
      .trim()
    const head = name.split('.')[0] as string
    const imported = seen.imports.get(head)
    if (imported?.destination.to === 'external') return 'external'
    for (const prefix of [...this.#packagesOf(file, from), ...seen.wildcards, '']) {
      const found = this.#qualified
        .get(key(file, prefix === '' ? name : `${prefix}.${name}`))
        ?.find((d) => TYPE_KINDS.has(d.symbol.kind) || /module|namespace/.test(d.symbol.kind))
      if (found) return found
    }
    if (imported?.destination.to === 'symbol' && !name.includes('.'))
      return this.#byId(file, head, imported.destination.id)
    const types = (this.#top.get(key(file, name.split('.').pop() as string)) ?? []).filter(
      (d) => TYPE_KINDS.has(d.symbol.kind) || /module/.test(d.symbol.kind),
    )
    return distinct(types) === 1 ? types[0] : undefined
  }

  #byId(file: LinkerFile<Surface>, name: string, id: number): Definition | undefined {
    return this.#top.get(key(file, name))?.find((d) => d.symbol.id === id)
  }

  /** Packages and containers in which a name at this place is looked up, innermost first. */
  #packagesOf(file: LinkerFile<Surface>, from: number): string[] {
    const prefixes: string[] = []
    for (let at = from; at >= 0; at = file.symbols[at]?.parent ?? -1) {
      const symbol = file.symbols[at]
      if (symbol) prefixes.push([file.module, symbol.qualified ?? symbol.name].filter(Boolean).join('.'))
    }
    const parts = (file.module ?? '').split('.')
    for (let n = parts.length; n > 0; n--) prefixes.push(parts.slice(0, n).join('.'))
    return prefixes.filter((prefix) => prefix !== '')
  }

  #imported(rules: Rules, file: LinkerFile<Surface>, path: string): Found {
    const target = rules.file?.(path, file.path, this.#project.paths)
    if (target !== undefined) {
      const first = this.#files.get(target)?.symbols[0]
      if (first) return { destination: { to: 'symbol', id: first.id }, evidence: 'import' }
    }
    const found = this.#qualified.get(key(file, path.replaceAll(rules.separator, '.').replaceAll('/', '.')))?.[0]
    if (found) return { destination: symbolOf(found), evidence: 'import' }
    return { destination: { to: 'external', package: externalPackage(rules, path), name: path }, evidence: 'import' }
  }

  #enclosingType(file: LinkerFile<Surface>, from: number): Definition | undefined {
    for (let at = from; at >= 0; at = file.symbols[at]?.parent ?? -1) {
      const symbol = file.symbols[at]
      const extended = symbol?.receiver === undefined ? undefined : this.#extendedType(file, symbol, symbol.receiver)
      if (extended) return extended
      if (symbol && (TYPE_KINDS.has(symbol.kind) || symbol.kind === 'module')) return { symbol, index: at, file }
    }
    return undefined
  }

  /** The type that an extension's `this` has. */
  #extendedType(file: LinkerFile<Surface>, symbol: SymbolFact, receiver: string): Definition | undefined {
    const known = this.#extended.get(symbol.id)
    if (known !== undefined) return known ?? undefined
    const type = this.#type(this.#rules.get(file.language) as Rules, file, receiver, -1, NOTHING_SEEN)
    const extended = type === 'external' ? undefined : type
    this.#extended.set(symbol.id, extended ?? null)
    return extended
  }

  #outerType(of: Definition): Definition | undefined {
    return of.symbol.parent === undefined ? undefined : this.#enclosingType(of.file, of.symbol.parent)
  }

  #member(owner: Definition, name: string, seen = new Set<number>()): Definition | undefined {
    if (seen.has(owner.symbol.id)) return undefined
    seen.add(owner.symbol.id)
    const own = this.#membersOf.get(owner.symbol.id)?.get(name)
    if (own) return own
    for (const supertype of this.#supertypesOf(owner)) {
      const inherited = this.#member(supertype, name, seen)
      if (inherited) return inherited
    }
    return undefined
  }

  #supertypesOf(owner: Definition): Definition[] {
    let known = this.#supertypes.get(owner.symbol.id)
    if (!known) {
      this.#supertypes.set(owner.symbol.id, []) // cycles end here
      const rules = this.#rules.get(owner.file.language) as Rules
      known = (owner.file.surface.supertypes[owner.index] ?? [])
        .map((written) => this.#type(rules, owner.file, written, owner.symbol.parent ?? -1, NOTHING_SEEN))
        .filter((type): type is Definition => type !== undefined && type !== 'external')
      this.#supertypes.set(owner.symbol.id, known)
    }
    return known
  }

  #overrides(file: LinkerFile<Surface>, out: LinkSetBuilder): void {
    file.symbols.forEach((symbol, index) => {
      if (symbol.kind !== 'method' || symbol.parent === undefined) return
      const owner = this.#enclosingType(file, symbol.parent)
      if (!owner) return
      for (const supertype of this.#supertypesOf(owner)) {
        const base = this.#member(supertype, symbol.name)
        if (base)
          out.occurrence({
            line: symbol.line,
            column: symbol.column,
            length: symbol.name.length,
            use: 'overrides',
            destination: symbolOf(base),
            from: index,
            evidence: 'type',
          })
      }
    })
  }
}

/** A package sees itself and what is around it. */
const within = (module: string | undefined, of: string | undefined): boolean =>
  of === undefined || module === of || (module?.startsWith(`${of}.`) ?? false)
const key = (file: LinkerFile<Surface>, name: string): string => `${file.language}\0${name}`
const symbolOf = (d: Definition): Destination => ({ to: 'symbol', id: d.symbol.id })
const unknown = (name: string): Found => ({ destination: { to: 'unknown', name }, evidence: 'dynamic', confidence: 0 })
/** Definitions that differ in their qualified name; the parts of a reopened class are one. */
const distinct = (list: Definition[]): number =>
  new Set(list.map((d) => `${d.file.module ?? ''}.${d.symbol.qualified ?? d.symbol.name}`)).size
/** A type position names a type, a call something that can be called. */
const suits = (r: Reference, d: Definition): boolean =>
  r.use === 'type' || r.use === 'extends' || r.use === 'implements'
    ? TYPE_KINDS.has(d.symbol.kind) || d.symbol.kind === 'module'
    : r.use === 'call'
      ? !/variable|property/.test(d.symbol.kind)
      : true

function externalPackage(rules: Rules, path: string): string {
  const head = path.split(/[./:]+/).filter(Boolean)[0] ?? path
  return /^(kotlin|java|javax|scala)$/.test(head) ? rules.standard : `${rules.standard.slice(4)}:${head}`
}

function push(map: Map<string, Definition[]>, at: string, definition: Definition): void {
  const list = map.get(at)
  if (list) list.push(definition)
  else map.set(at, [definition])
}
