/**
 * Resolves the names of one file that its lexical scopes do not resolve.
 */
import type { Evidence } from '../../../../src/contract/links.ts'
import type { Destination } from '../../link/link-set-builder.ts'
import type { LinkerFile } from '../language.ts'
import { type Definition, type Definitions, isType, isWithin, pick, takes } from './definitions.ts'
import { type Found, isNamed, MOST_CANDIDATES, MOST_OVERLOADS, one, symbolOf, unknown } from './found.ts'
import { Guesses } from './guesses.ts'
import type { Rules } from './rules.ts'
import { Tables } from './tables.ts'
import { distinct, type Seen, type Types } from './types.ts'
import type { Reference, Surface } from './unit.ts'
import type { Typed, Values } from './values.ts'

/** Of more definitions of one name it is remembered which of them uses mean. */
const FEW = 8

export class FileLinker {
  readonly #rules: Rules
  readonly #file: LinkerFile<Surface>
  readonly #seen: Seen
  readonly #definitions: Definitions
  readonly #types: Types
  readonly #values: Values
  readonly #guesses: Guesses
  readonly #tables: Tables
  readonly #picked = new Map<string, { symbols: readonly number[]; own: readonly Definition[] }>()

  constructor(
    rules: Rules,
    file: LinkerFile<Surface>,
    seen: Seen,
    definitions: Definitions,
    types: Types,
    values: Values,
  ) {
    this.#rules = rules
    this.#file = file
    this.#seen = seen
    this.#definitions = definitions
    this.#types = types
    this.#values = values
    this.#tables = new Tables(rules, file, seen, definitions)
    this.#guesses = new Guesses(rules, file, seen, definitions, types)
  }

  resolve(r: Reference): Found {
    const found = this.#resolve(r)
    if (!r.hasMember) return found
    const isFunction = (to: Destination): boolean =>
      to.to === 'symbol' && /^(?:function|method)$/.test(this.#definitions.byId(to.id)?.symbol.kind ?? '')
    const { destination } = found
    if (destination.to !== 'one_of') return isFunction(destination) ? unknown(r.name) : found
    const options = destination.options.filter((option) => !isFunction(option))
    const [only] = options
    if (only === undefined) return unknown(r.name)
    return options.length > 1
      ? { ...found, destination: { ...destination, options } }
      : { destination: only, evidence: 'type' }
  }

  #resolve(r: Reference): Found {
    if (r.receiver.on === 'nothing') return this.#bare(r)
    if (this.#rules.tables && r.receiver.on === 'name') return this.#tables.member(r, r.receiver.name)
    const prefixed = this.#rules.prefixes && r.receiver.on === 'name' ? this.#prefixed(r, r.receiver.name) : undefined
    if (prefixed) return prefixed
    if (r.receiver.on === 'super') return this.#inherited(r)
    const ofModule = r.receiver.on === 'name' ? this.#ofModule(r, r.receiver.name) : undefined
    if (ofModule) return ofModule
    const owner = this.#receiver(r, r.receiver)
    const members = owner && owner !== 'external' ? this.#member(owner.definition, r) : undefined
    if (members) return members
    const forwarded = owner && owner !== 'external' ? this.#values.forwarded(owner) : undefined
    const behind = forwarded && this.#member(forwarded.definition, r)
    if (behind) return behind
    if (r.receiver.on === 'self' && !this.#rules.packaged) return unknown(r.name)
    const attached = this.#attached(r)
    if (attached) return attached
    if (owner === 'external') return this.#outside(r)
    if (owner) return this.#addedToWider(owner.definition, r) ?? unknown(r.name)
    if (r.receiver.on === 'type') return this.#guesses.addedMember(r)
    // A capitalized name is a constant. If it is not found, it is outside the repository, and so are its members.
    if (r.receiver.on === 'name' && /^(::)?\p{Lu}/u.test(r.receiver.name)) return unknown(r.name)
    return this.#guesses.uniqueMember(r)
  }

  /** What extensions add to the type of the language's own library that this one of it extends. */
  #addedToWider({ symbol: { name } }: Definition, r: Reference): Found | undefined {
    const wider = this.#rules.wider?.[name]
    const type = wider === undefined ? undefined : this.#types.named(this.#file, wider, r.from, this.#seen)
    return type === undefined || type === 'external' ? undefined : this.#member(type, r)
  }

  /** A member of a type of another package: of the one that its import names, or of the language's own. */
  #outside({ receiver, name }: Reference): Found {
    const written = receiver.on === 'type' ? receiver.type : receiver.on === 'name' ? receiver.name : ''
    const [head = '', ...rest] = written.replaceAll(this.#rules.separator, '.').split('.')
    const imported = this.#seen.imports.get(head)
    const destination: Destination =
      imported?.to === 'external'
        ? { ...imported, name: [imported.name, ...rest, name].join('.') }
        : { to: 'external', package: this.#rules.standard, name: `${written}.${name}`.replace(/^\./, '') }
    return { destination, evidence: 'import' }
  }

  /** What an import makes visible behind its local name. */
  #prefixed(r: Reference, prefix: string): Found | undefined {
    const imported = this.#seen.imports.get(prefix)
    if (imported?.to === 'external')
      return { destination: { ...imported, name: `${imported.name}.${r.name}` }, evidence: 'import' }
    if (!imported) return undefined
    const own = pick(this.#definitions.offeredBy(imported, r.name).filter(isNamed), r, this.#file)
    if (own.length > 0) return this.#several(r, own, 'import')
    // What the library hands on is visible by its name.
    return this.#elsewhere({ ...r, receiver: { on: 'nothing' } }) ?? unknown(r.name)
  }

  /** A function that is called on its first argument: `id.add(1)` after `using Sums for uint`. */
  #attached(r: Reference): Found | undefined {
    if (r.use !== 'call') return undefined
    const wanted = r.arguments === undefined ? r : { ...r, arguments: r.arguments + 1 }
    const found = this.#seen.attached.flatMap((written) => {
      const type = this.#types.named(this.#file, written, r.from, this.#seen)
      return type === undefined || type === 'external' ? [] : this.#types.member(type, r.name, wanted)
    })
    const taking = found.filter((one) => takes(one, wanted))
    const type = r.receiver.on === 'type' ? r.receiver.type : undefined
    const exact = taking.filter(({ symbol }) => symbol.parameters?.[0]?.type === type)
    return one(exact.length > 0 ? exact : taking, 'type', MOST_OVERLOADS)
  }

  /** What a module of this repository offers, or one outside of it, where an import or its own name leads there. */
  #ofModule(r: Reference, written: string): Found | undefined {
    const name = written.replaceAll(this.#rules.separator, '.')
    const modules = this.#types.modulesIn(this.#file, `${name}.${r.name}`, this.#seen)
    const offered = modules
      .flatMap(([module, rest]) => this.#definitions.qualified(this.#file, rest, module))
      .filter((one) => isNamed(one) && !one.symbol.modifiers?.includes('private'))
    const found = offered.length > 0 ? offered : this.#types.inFolder(this.#file, `${name}.${r.name}`)
    if (found.length > 0) return this.#several(r, pick(found, r, this.#file), 'import')
    if (modules.length > 0 || !this.#rules.wholeNames) return undefined
    const imported = this.#seen.imports.get(name)
    return imported?.to === 'external'
      ? { destination: { ...imported, name: `${imported.name}.${r.name}` }, evidence: 'import' }
      : undefined
  }

  #inherited(r: Reference): Found {
    const owner = this.#types.enclosing(this.#file, r.from)
    const found = owner && one(this.#types.inherited(owner, r.name, r), 'type', MOST_OVERLOADS)
    return found ?? unknown(r.name)
  }

  #receiver(r: Reference, receiver: Reference['receiver']): Typed | undefined {
    return this.#values.receiver(this.#file, receiver, r.from, this.#seen, (name) => {
      const { line, column, length, from } = r
      const { destination } = this.#bare({ line, column, length, from, name, use: 'call', receiver: { on: 'nothing' } })
      return destination.to === 'symbol' ? this.#definitions.byId(destination.id) : undefined
    })
  }

  #member(owner: Definition, r: Reference): Found | undefined {
    const { constructorName } = this.#rules
    const wanted = constructorName !== undefined && r.name === 'new' ? constructorName : r.name
    const found = one(this.#types.member(owner, wanted, r), 'type', MOST_OVERLOADS)
    const isMade = r.name === 'new' || (r.name === constructorName && r.use === 'call' && isType(owner))
    return found ?? (isMade ? { destination: symbolOf(owner), evidence: 'type' } : undefined)
  }

  /** The type that `Self` names: of an extension the one that it extends. */
  #ownType(r: Reference): Found | undefined {
    if (!this.#rules.self.includes(r.name) || !/^\p{Lu}/u.test(r.name)) return undefined
    const owner = this.#types.enclosing(this.#file, r.from)
    if (!owner) return undefined
    const named = owner.symbol.qualified ?? owner.symbol.name
    const declared = this.#definitions.qualified(this.#file, named).filter(({ symbol }) => symbol.kind !== 'impl')
    return this.#several(r, [declared[0] ?? owner], 'type')
  }

  /** What the file itself has of that name. Where it is given many values, uses that stand together mean the same of them. */
  #own(r: Reference): readonly Definition[] {
    const { symbols = [] } = r
    const isMany = symbols.length > FEW
    const key = isMany ? [r.name, r.use, r.makes, r.arguments, r.labels?.join()].join('\0') : ''
    const before = isMany ? this.#picked.get(key) : undefined
    if (before && before.symbols.length === symbols.length && symbols.every((one, at) => one === before.symbols[at]))
      return before.own
    const file = this.#file
    const named = symbols.flatMap((index) => {
      const symbol = file.symbols[index]
      return symbol ? [{ symbol, index, file }] : []
    })
    const own = pick(named, r, file)
    if (isMany) this.#picked.set(key, { symbols, own })
    return own
  }

  #bare(r: Reference): Found {
    const ownType = this.#ownType(r)
    if (ownType) return ownType
    const file = this.#file
    const own = this.#own(r)
    const taking = (list: readonly Definition[]) => list.some((definition) => takes(definition, r))
    if (taking(own)) return this.#several(r, own, 'same_file')
    const members = this.#types.memberInScope(file, r.name, r.from, r)
    if (taking(members) || (members.length > 0 && own.length === 0))
      return this.#several(r, members, members[0]?.file === file ? 'same_file' : 'type')
    const found = this.#elsewhere(r)
    if (found) return found
    if (own.length > 0) return this.#several(r, own, 'same_file')
    if (r.localOtherwise !== undefined) return unknown(r.name)
    return this.#anywhere(r)
  }

  /** Definitions that are visible by an import or in the same package. */
  #elsewhere(r: Reference): Found | undefined {
    const imported = this.#seen.imports.get(r.name)
    if (imported && this.#rules.prefixes) return { destination: imported, evidence: 'import', use: 'import' }
    if (imported) return this.#overloadsOf(r, imported)
    const { global, packaged } = this.#rules
    const own = this.#file.module ?? (global || packaged ? '' : undefined)
    for (const path of own === undefined ? this.#seen.wildcards : [...this.#seen.wildcards, own]) {
      const named = this.#definitions.qualified(this.#file, r.name, path).filter((one) => this.#isVisible(one))
      const found = pick(named, r, this.#file)
      if (found.length > 0) return this.#several(r, found, 'import')
    }
    return undefined
  }

  /** Whether its bare name means it where what contains it is imported: not a field, nor what another module keeps to itself. */
  #isVisible(one: Definition): boolean {
    const { fieldsNeedReceiver, wholeNames } = this.#rules
    if (fieldsNeedReceiver && one.symbol.kind === 'property') return false
    return isNamed(one) && !(wholeNames && one.symbol.modifiers?.includes('private') && one.file !== this.#file)
  }

  /** An import refers to all definitions of that name in the package, so overloads are included. */
  #overloadsOf(r: Reference, imported: Destination): Found {
    const definition = imported.to === 'symbol' ? this.#definitions.byId(imported.id) : undefined
    if (!definition) return { destination: imported, evidence: 'import' }
    const { symbol, file } = definition
    const all = this.#definitions.qualified(file, symbol.qualified ?? symbol.name, file.module ?? '')
    return this.#several(r, pick(all.length > 0 ? all : [definition], r, this.#file), 'import')
  }

  #anywhere(r: Reference): Found {
    const { importsBareNames, brought } = this.#rules
    const found = importsBareNames ? unknown(r.name) : this.#unique(r)
    if (found.destination.to !== 'unknown' || !brought?.has(r.name)) return found
    return { destination: { to: 'external', package: this.#rules.standard, name: r.name }, evidence: 'import' }
  }

  #unique(r: Reference): Found {
    const { module } = this.#file
    const candidates = this.#definitions
      .seenFrom(this.#file, r.name)
      .filter((c) => !this.#rules.tables || !c.symbol.modifiers?.includes('private'))
      .filter((c) => isNamed(c) && suits(r, c) && (!this.#rules.packaged || isWithin(module, c.file.module)))
    const sourced = candidates.filter(({ file }) => this.#isSourced(file))
    if (sourced.length > 0) return this.#several(r, pick(sourced, r, this.#file), 'import')
    // A variable of another script is not visible in a script that does not source it.
    if (this.#rules.file && !this.#rules.global && candidates.some(({ symbol }) => symbol.kind === 'variable'))
      return unknown(r.name)
    if (candidates.length === 0) return unknown(r.name)
    if (distinct(candidates) === 1)
      return this.#several(r, pick(candidates, r, this.#file), this.#rules.global ? 'import' : 'unique_name')
    return one(candidates, 'ambiguous', MOST_CANDIDATES) ?? unknown(r.name)
  }

  /** Whether this file sources that file. */
  #isSourced(file: LinkerFile<Surface>): boolean {
    if (!this.#rules.file || this.#rules.global) return false
    for (const imported of this.#seen.imports.values())
      if (imported.to === 'symbol' && this.#definitions.byId(imported.id)?.file === file) return true
    return false
  }

  #several(r: Reference, found: readonly Definition[], evidence: Evidence): Found {
    const [only, ...more] = found
    if (only && more.length === 0) return { destination: this.#constructorOf(r, only), evidence }
    return one(found, evidence, MOST_OVERLOADS) ?? unknown(r.name)
  }

  /** A call of a type's name refers to its constructor if it has one. */
  #constructorOf(r: Reference, found: Definition): Destination {
    const { constructorName } = this.#rules
    if (r.use !== 'call' || !isType(found) || constructorName === undefined) return symbolOf(found)
    const makers = this.#definitions.membersOf(found, constructorName)
    return symbolOf(makers.find((maker) => takes(maker, r)) ?? makers[0] ?? found)
  }
}

/** A type position refers to a type, a call to something callable. */
const suits = (r: Reference, d: Definition): boolean =>
  r.use === 'type' || r.use === 'extends' || r.use === 'implements'
    ? isType(d) || d.symbol.kind === 'module'
    : r.use === 'call'
      ? !/variable|property/.test(d.symbol.kind)
      : true
