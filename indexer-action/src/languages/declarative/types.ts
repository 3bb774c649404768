/**
 * Resolves types as far as they are written or can be inferred: types by name, members including inherited ones, and the types
 * of receivers.
 */
import type { SymbolFact } from '../../../../src/contract/symbols.ts'
import { TYPE_KINDS } from '../../../../src/contract/symbols.ts'
import type { Destination } from '../../link/link-set-builder.ts'
import type { LinkerFile } from '../language.ts'
import {
  type Definition,
  type Definitions,
  isContainer,
  isType,
  isWithin,
  pick,
  qualifiedName,
  takes,
  type Wanted,
} from './definitions.ts'
import type { Receiver } from './receivers.ts'
import type { Rules } from './rules.ts'
import type { Surface } from './unit.ts'

type File = LinkerFile<Surface>

/**
 * What a file can name besides its own declarations: imports by local name, packages imported with a wildcard, and every name
 * that the file uses.
 */
export interface Seen {
  readonly imports: ReadonlyMap<string, Destination>
  readonly wildcards: readonly string[]
  readonly names: ReadonlySet<string>
}

/** A type of this repository with its text including type arguments, or a type from outside it. */
export type Typed = { definition: Definition; written: string; file: File } | 'external'

/** Maximum number of inference steps from one definition to the next. */
const MOST_STEPS = 12
const TYPE_USE: Wanted = { use: 'type' }
const VALUE_USE: Wanted = { use: 'read' }

export class Types {
  readonly #definitions: Definitions
  readonly #rules: ReadonlyMap<string, Rules>
  readonly #supertypes = new Map<number, Definition[]>()
  readonly #selfTypes = new Map<number, Definition[]>()
  readonly #extended = new Map<number, Definition | null>()
  readonly #seenBy: (file: File) => Seen
  #steps = 0

  /** `seenBy` gives the imports by which the types in a file's declarations are resolved. */
  constructor(definitions: Definitions, rules: ReadonlyMap<string, Rules>, seenBy: (file: File) => Seen) {
    this.#definitions = definitions
    this.#seenBy = seenBy
    this.#rules = rules
  }

  /** The type named `written` at the symbol `from`. Used as a value, a name refers to an object before the class of that name. */
  named(file: File, written: string, from: number, seen: Seen, wanted = TYPE_USE): Definition | 'external' | undefined {
    const { separator } = this.#rulesOf(file)
    const path = written
      .replace(/[<[(?].*$/s, '')
      .replaceAll(separator, '.')
      .trim()
    // `::A` is looked up from the top level.
    const isWhole = path.startsWith('.')
    const name = isWhole ? path.slice(1) : path
    if (name === '') return undefined
    const head = name.split('.')[0] as string
    const imported = seen.imports.get(head)
    if (imported?.to === 'external') return 'external'
    for (const prefix of isWhole ? [''] : [...this.#packagesOf(file, from), ...seen.wildcards, '']) {
      const [found] = pick(this.#definitions.qualified(file, name, prefix).filter(isContainer), wanted, file)
      if (found) return found
    }
    if (imported?.to === 'symbol') {
      const first = this.#definitions.byId(imported.id)
      const found = first && this.#nested(first, name.split('.').slice(1), wanted)
      if (found) return found
    }
    const inherited = isWhole ? undefined : this.memberInScope(file, head, from, wanted).find(isContainer)
    const member = inherited && this.#nested(inherited, name.split('.').slice(1), wanted)
    if (member) return member
    const { packaged } = this.#rulesOf(file)
    const types = this.#definitions
      .seenFrom(file, name)
      .filter((d) => (isType(d) || /module/.test(d.symbol.kind)) && (!packaged || isWithin(file.module, d.file.module)))
    return distinct(types) === 1 ? pick(types, wanted, file)[0] : undefined
  }

  #nested(outer: Definition, names: readonly string[], wanted: Wanted): Definition | undefined {
    let at: Definition | undefined = isContainer(outer) ? outer : undefined
    for (const name of names) at = at && this.member(at, name, wanted).find(isContainer)
    return at
  }

  /** The qualified names of containers and packages in which a name at this place is looked up, innermost first. */
  #packagesOf(file: File, from: number): string[] {
    const prefixes: string[] = []
    for (let at = from; at >= 0; at = file.symbols[at]?.parent ?? -1) {
      const symbol = file.symbols[at]
      if (symbol) prefixes.push(qualifiedName({ symbol, index: at, file }))
    }
    const parts = (file.module ?? '').split('.')
    for (let n = parts.length; n > 0; n--) prefixes.push(parts.slice(0, n).join('.'))
    return prefixes.filter((prefix) => prefix !== '')
  }

  /** The members of a type that a use can refer to: its own, or else inherited ones, or else those of its companion objects. */
  member(owner: Definition, name: string, wanted: Wanted, seen = new Set<number>()): Definition[] {
    if (seen.has(owner.symbol.id)) return []
    seen.add(owner.symbol.id)
    const own = pick(this.#definitions.membersOf(owner, name), wanted, owner.file)
    if (own.some((one) => takes(one, wanted.arguments))) return own
    for (const supertype of this.#heldBy(owner)) {
      const inherited = this.member(supertype, name, wanted, seen)
      if (inherited.some((one) => takes(one, wanted.arguments))) return inherited
      if (own.length === 0 && inherited.length > 0) return inherited
    }
    if (own.length > 0) return own
    return this.#definitions.companionsOf(owner).flatMap((companion) => this.member(companion, name, wanted, seen))
  }

  /** The members of that name in the types around a place; the innermost type that has any decides. */
  memberInScope(file: File, name: string, from: number, wanted: Wanted): Definition[] {
    for (let owner = this.enclosing(file, from); owner; owner = this.outer(owner)) {
      const members = this.member(owner, name, wanted)
      if (members.length > 0) return members
    }
    return []
  }

  supertypesOf(owner: Definition): Definition[] {
    let known = this.#supertypes.get(owner.symbol.id)
    if (!known) {
      this.#supertypes.set(owner.symbol.id, []) // cycles end here
      const { file, index, symbol } = owner
      // A mixin is named inside the type's body, a superclass outside of it.
      const from = this.#rulesOf(file).mixins ? index : (symbol.parent ?? -1)
      const written = [
        ...(file.surface.supertypes[index] ?? []),
        ...(symbol.kind === 'type' ? [file.surface.types[index]] : []),
      ]
      known = this.#typesNamed(owner, written, from)
      if (this.#rulesOf(file).lastSupertypeFirst) known.reverse()
      this.#supertypes.set(symbol.id, known)
    }
    return known
  }

  /** The types whose members an instance has: its self types, then its supertypes. */
  #heldBy(owner: Definition): Definition[] {
    const written = owner.file.surface.selfTypes?.[owner.index]
    if (!written) return this.supertypesOf(owner)
    let known = this.#selfTypes.get(owner.symbol.id)
    if (!known) {
      this.#selfTypes.set(owner.symbol.id, []) // cycles end here
      known = this.#typesNamed(owner, written, owner.symbol.parent ?? -1)
      this.#selfTypes.set(owner.symbol.id, known)
    }
    return [...known, ...this.supertypesOf(owner)]
  }

  #typesNamed(owner: Definition, written: readonly (string | undefined)[], from: number): Definition[] {
    const { file } = owner
    return written
      .map((type) => (type === undefined ? undefined : this.named(file, type, from, this.#seenBy(file))))
      .filter((type): type is Definition => type !== undefined && type !== 'external' && type !== owner)
  }

  /** Of extensions, those whose receiver is this type or one of its supertypes. */
  extending(all: readonly Definition[], owner: Definition): Definition[] {
    const names = new Set<string>()
    const add = (type: Definition): void => {
      if (names.has(type.symbol.name)) return
      names.add(type.symbol.name)
      this.supertypesOf(type).forEach(add)
    }
    add(owner)
    return all.filter(({ symbol }) =>
      names.has(
        (symbol.receiver ?? '')
          .replace(/[<?].*$/s, '')
          .split('.')
          .at(-1) as string,
      ),
    )
  }

  /** The type or module around a place. Inside an extension it is the receiver type. */
  enclosing(file: File, from: number): Definition | undefined {
    for (let at = from; at >= 0; at = file.symbols[at]?.parent ?? -1) {
      const symbol = file.symbols[at]
      const extended = symbol?.receiver === undefined ? undefined : this.#extendedBy(file, symbol, symbol.receiver)
      if (extended) return extended
      if (symbol && (TYPE_KINDS.has(symbol.kind) || symbol.kind === 'module')) return { symbol, index: at, file }
    }
    return undefined
  }

  /** The receiver type of an extension, if it is a type of this repository. */
  extendedBy({ file, symbol }: Definition): Definition | undefined {
    return symbol.receiver === undefined ? undefined : this.#extendedBy(file, symbol, symbol.receiver)
  }

  #extendedBy(file: File, symbol: SymbolFact, receiver: string): Definition | undefined {
    const known = this.#extended.get(symbol.id)
    if (known !== undefined) return known ?? undefined
    const type = this.named(file, receiver, -1, this.#seenBy(file))
    const extended = type === 'external' ? undefined : type
    this.#extended.set(symbol.id, extended ?? null)
    return extended
  }

  outer(of: Definition): Definition | undefined {
    return of.symbol.parent === undefined ? undefined : this.enclosing(of.file, of.symbol.parent)
  }

  /** The type of a receiver. `bare` resolves a bare name that is called. */
  receiver(
    file: File,
    receiver: Receiver,
    from: number,
    seen: Seen,
    bare: (name: string) => Definition | undefined,
  ): Typed | undefined {
    switch (receiver.on) {
      case 'nothing':
      case 'unknown':
        return undefined
      case 'self':
        return typed(this.enclosing(file, from))
      case 'super': {
        const enclosing = this.enclosing(file, from)
        return enclosing && typed(this.supertypesOf(enclosing)[0])
      }
      case 'type':
        return this.#written(file, receiver.type, from, seen)
      case 'symbol':
        return this.value(definitionAt(file, receiver.symbol))
      case 'name': {
        const type = this.named(file, receiver.name, from, seen, VALUE_USE)
        return type === 'external' ? type : (typed(type) ?? this.#valueNamed(file, receiver.name, from, seen, bare))
      }
      case 'result':
        return this.value(bare(receiver.name))
      case 'member': {
        const of = this.receiver(file, receiver.of, from, seen, bare)
        // A function from outside the repository may return one of its types.
        if (of === undefined || of === 'external') return undefined
        const wanted: Wanted = { use: receiver.called ? 'call' : 'read' }
        return this.value(this.member(of.definition, receiver.name, wanted)[0])
      }
      case 'element': {
        const held = this.#text(file, receiver.of, from, seen, bare)
        const one = held && elementOf(held.text)
        return held && one !== undefined ? this.#written(held.file, one, held.from, held.seen) : undefined
      }
    }
  }

  /** The type of a value named by a path: a value visible here, or a member of what precedes the last separator. */
  #valueNamed(
    file: File,
    name: string,
    from: number,
    seen: Seen,
    bare: (name: string) => Definition | undefined,
  ): Typed | undefined {
    const { separator } = this.#rulesOf(file)
    const at = name.lastIndexOf(separator)
    if (at <= 0) return this.value(this.valueSeen(file, name, from, seen))
    const of = this.receiver(file, { on: 'name', name: name.slice(0, at) }, from, seen, bare)
    if (of === undefined || of === 'external') return undefined
    return this.value(this.member(of.definition, name.slice(at + separator.length), VALUE_USE)[0])
  }

  /** The value that a bare name refers to: a member of an enclosing type, an import, or a definition of the same package. */
  valueSeen(file: File, name: string, from: number, seen: Seen): Definition | undefined {
    const [member] = this.memberInScope(file, name, from, VALUE_USE)
    if (member || !this.#rulesOf(file).packaged) return member
    const imported = seen.imports.get(name)
    if (imported) return imported.to === 'symbol' ? this.#definitions.byId(imported.id) : undefined
    for (const prefix of [...seen.wildcards, file.module ?? '']) {
      const found = pick(this.#definitions.qualified(file, name, prefix), VALUE_USE, file)
      if (found.length > 0) return found.length === 1 ? found[0] : undefined
    }
    return undefined
  }

  /**
   * The type of a definition's value. A type stands for its instances, and so does its constructor. For others it is the declared
   * type, or else the type of the assigned or returned value.
   */
  value(of: Definition | undefined): Typed | undefined {
    if (!of) return undefined
    const rules = this.#rulesOf(of.file)
    if (isType(of)) return typed(of)
    if (of.symbol.kind === 'constructor' || of.symbol.name === rules.constructorName)
      return typed(this.enclosing(of.file, of.index))
    const written = of.file.surface.types[of.index]
    if (written !== undefined) {
      const type = this.#written(of.file, written, of.index, this.#seenBy(of.file))
      return type === 'external' ? undefined : type
    }
    const given = of.file.surface.values[of.index]
    return given === undefined ? undefined : this.#step(() => this.#given(of, given))
  }

  #given(of: Definition, given: Receiver): Typed | undefined {
    const bare = (name: string) => this.memberInScope(of.file, name, of.index, { use: 'call' })[0]
    const type = this.receiver(of.file, given, of.index, this.#seenBy(of.file), bare)
    return type === 'external' ? undefined : type
  }

  /** The source text of a receiver's type, and the place where it is written. */
  #text(
    file: File,
    receiver: Receiver,
    from: number,
    seen: Seen,
    bare: (name: string) => Definition | undefined,
  ): { text: string; file: File; from: number; seen: Seen } | undefined {
    if (receiver.on === 'type') return { text: receiver.type, file, from, seen }
    const of =
      receiver.on === 'symbol'
        ? definitionAt(file, receiver.symbol)
        : receiver.on === 'name'
          ? this.valueSeen(file, receiver.name, from, seen)
          : receiver.on === 'result'
            ? bare(receiver.name)
            : receiver.on === 'member'
              ? this.#memberOf(this.receiver(file, receiver.of, from, seen, bare), receiver)
              : undefined
    const text = of?.file.surface.types[of.index]
    if (of && text !== undefined) return { text, file: of.file, from: of.index, seen: this.#seenBy(of.file) }
    const given = of?.file.surface.values[of.index]
    if (!of || !given) return undefined
    const next = (name: string) => this.memberInScope(of.file, name, of.index, { use: 'call' })[0]
    return this.#step(() => this.#text(of.file, given, of.index, this.#seenBy(of.file), next))
  }

  #memberOf(of: Typed | undefined, { name, called }: Extract<Receiver, { on: 'member' }>): Definition | undefined {
    if (of === undefined || of === 'external') return undefined
    return this.member(of.definition, name, { use: called ? 'call' : 'read' })[0]
  }

  #written(file: File, written: string, from: number, seen: Seen): Typed | undefined {
    const definition = this.named(file, written, from, seen)
    return definition === undefined || definition === 'external' ? definition : { definition, written, file }
  }

  #step<T>(follow: () => T): T | undefined {
    if (this.#steps >= MOST_STEPS) return undefined
    this.#steps++
    try {
      return follow()
    } finally {
      this.#steps--
    }
  }

  #rulesOf(file: File): Rules {
    return this.#rules.get(file.language) as Rules
  }
}

/** Number of definitions with different qualified names. The parts of a reopened class count as one. */
export const distinct = (list: readonly Definition[]): number => new Set(list.map(qualifiedName)).size

const typed = (definition: Definition | undefined): Typed | undefined =>
  definition && { definition, written: definition.symbol.name, file: definition.file }

function definitionAt(file: File, index: number): Definition | undefined {
  const symbol = file.symbols[index]
  return symbol && { symbol, index, file }
}

/** The element type of a generic type with one type argument: `List<Option>` has `Option`. Function types have none. */
function elementOf(written: string): string | undefined {
  const inside = /^[\w.]+\s*[<[](.*)[>\]]\??$/s.exec(written.trim())?.[1]
  if (inside === undefined) return undefined
  let depth = 0
  for (const character of inside) {
    if ('<[('.includes(character)) depth++
    else if ('>])'.includes(character)) depth--
    else if (character === ',' && depth === 0) return undefined
  }
  return inside.replace(/^(out|in)\s+/, '').trim()
}
