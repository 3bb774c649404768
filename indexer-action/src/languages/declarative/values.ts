/**
 * Infers the types of values: of receivers, of what a name refers to, and of what a definition holds or returns.
 */
import type { LinkerFile } from '../language.ts'
import { type Definition, type Definitions, isType, pick, type Wanted } from './definitions.ts'
import type { Receiver } from './receivers.ts'
import type { Place, Rules } from './rules.ts'
import type { Seen, Types } from './types.ts'
import type { Surface } from './unit.ts'

type File = LinkerFile<Surface>

/** A type of this repository with its text including type arguments, or a type from outside it. */
export type Typed = { definition: Definition; written: string; file: File } | 'external'

/** A written type and the place where it is written. */
interface Text {
  text: string
  file: File
  from: number
  seen: Seen
}

/** Maximum number of inference steps from one definition to the next. */
const MOST_STEPS = 12
const VALUE_USE: Wanted = { use: 'read' }

export class Values {
  readonly #definitions: Definitions
  readonly #types: Types
  readonly #rules: ReadonlyMap<string, Rules>
  readonly #seenBy: (file: File) => Seen
  #steps = 0

  /** `seenBy` gives the imports by which the types in a file's declarations are resolved. */
  constructor(definitions: Definitions, types: Types, rules: ReadonlyMap<string, Rules>, seenBy: (file: File) => Seen) {
    this.#definitions = definitions
    this.#types = types
    this.#rules = rules
    this.#seenBy = seenBy
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
        return typed(this.#types.enclosing(file, from))
      case 'super': {
        const enclosing = this.#types.enclosing(file, from)
        return enclosing && typed(this.#types.supertypesOf(enclosing)[0])
      }
      case 'type':
        return this.#written(file, receiver.type, from, seen)
      case 'symbol':
        return this.value(definitionAt(file, receiver.symbol))
      case 'name': {
        const type = this.#types.named(file, receiver.name, from, seen, VALUE_USE)
        return type === 'external' ? type : (typed(type) ?? this.#named(file, receiver.name, from, seen, bare))
      }
      case 'result':
        return this.value(bare(receiver.name))
      case 'member': {
        const offered = this.#ofModule(file, receiver, seen)
        if (offered) return this.value(offered)
        const of = this.receiver(file, receiver.of, from, seen, bare)
        const wanted: Wanted = { use: receiver.called ? 'call' : 'read' }
        const [member] =
          of === undefined || of === 'external' ? [] : this.#types.member(of.definition, receiver.name, wanted)
        if (!member && receiver.element) return this.#element(file, receiver, from, seen, bare)
        // A function from outside the repository may return one of its types.
        return this.value(member)
      }
      case 'parameter': {
        const taken = this.#taken(file, receiver, from, seen, bare)
        return taken && this.#written(taken.file, taken.text, taken.from, taken.seen)
      }
      case 'argument': {
        const given = this.#text(file, receiver.of, from, seen, bare)
        const type = given && takenBy(given.text)[receiver.nth]
        return given && type !== undefined ? this.#written(given.file, type, given.from, given.seen) : undefined
      }
      case 'element':
        return this.#element(file, receiver, from, seen, bare)
    }
  }

  #element(
    file: File,
    { of, ...how }: { of: Receiver; indexed?: true },
    from: number,
    seen: Seen,
    bare: (name: string) => Definition | undefined,
  ): Typed | undefined {
    const held = this.#text(file, of, from, seen, bare)
    const one = held && elementOf(this.#held(held.file, held.text), how.indexed)
    if (held && one !== undefined) return this.#written(held.file, one, held.from, held.seen)
    const { subscript } = this.#rulesOf(file)
    const owner = how.indexed && subscript !== undefined ? this.receiver(file, of, from, seen, bare) : undefined
    if (subscript === undefined || owner === undefined || owner === 'external') return undefined
    return this.value(this.#types.member(owner.definition, subscript, { use: 'call' })[0])
  }

  /** What a module offers by that name: `List` of `store.List(u8)`. */
  #ofModule(file: File, { of, name }: Extract<Receiver, { on: 'member' }>, seen: Seen): Definition | undefined {
    if (of.on !== 'name') return undefined
    if (this.#rulesOf(file).prefixes && seen.imports.get(of.name)?.to === 'symbol')
      return this.#definitions.qualified(file, name)[0]
    const modules = this.#types.modulesIn(file, `${of.name}.${name}`, seen)
    return modules.flatMap(([module, rest]) => this.#definitions.qualified(file, rest, module))[0]
  }

  /** The type of a value named by a path: a value visible here, or a member of what precedes the last separator. */
  #named(
    file: File,
    name: string,
    from: number,
    seen: Seen,
    bare: (name: string) => Definition | undefined,
  ): Typed | undefined {
    const { separator } = this.#rulesOf(file)
    const at = name.lastIndexOf(separator)
    if (at <= 0) return this.value(this.#seen(file, name, from, seen))
    const of = this.receiver(file, { on: 'name', name: name.slice(0, at) }, from, seen, bare)
    if (of === undefined || of === 'external') return undefined
    return this.value(this.#types.member(of.definition, name.slice(at + separator.length), VALUE_USE)[0])
  }

  /** The value that a bare name refers to: a member of an enclosing type, an import, or a definition of the same package. */
  #seen(file: File, name: string, from: number, seen: Seen): Definition | undefined {
    const [member] = this.#types.memberInScope(file, name, from, VALUE_USE)
    const { packaged, typesAreValues } = this.#rulesOf(file)
    if (!member && typesAreValues) return this.#definitions.atTopOf(file, name)[0]
    if (member || !packaged) return member
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
      return typed(this.#types.enclosing(of.file, of.index))
    const written = of.file.surface.types[of.index]
    if (written !== undefined) {
      const type = this.#written(of.file, written, of.index, this.#seenBy(of.file))
      return type === 'external' ? undefined : type
    }
    const given = of.file.surface.values[of.index]
    return given === undefined ? undefined : this.#step(() => this.#given(of, given))
  }

  #given(of: Definition, given: Receiver): Typed | undefined {
    const bare = (name: string) => this.#types.memberInScope(of.file, name, of.index, { use: 'call' })[0]
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
  ): Text | undefined {
    if (receiver.on === 'type') return { text: receiver.type, file, from, seen }
    if (receiver.on === 'parameter') return this.#taken(file, receiver, from, seen, bare)
    if (receiver.on === 'member' && receiver.keeps) {
      const owner = this.receiver(file, receiver.of, from, seen, bare)
      if (!this.#memberOf(owner, receiver)) return this.#text(file, receiver.of, from, seen, bare)
    }
    const of =
      receiver.on === 'symbol'
        ? definitionAt(file, receiver.symbol)
        : receiver.on === 'name'
          ? this.#seen(file, receiver.name, from, seen)
          : receiver.on === 'result'
            ? bare(receiver.name)
            : receiver.on === 'member'
              ? this.#memberOf(this.receiver(file, receiver.of, from, seen, bare), receiver)
              : undefined
    const text = of?.file.surface.types[of.index]
    if (of && text !== undefined) return { text, file: of.file, from: of.index, seen: this.#seenBy(of.file) }
    const given = of?.file.surface.values[of.index]
    if (!of || !given) return undefined
    const next = (name: string) => this.#types.memberInScope(of.file, name, of.index, { use: 'call' })[0]
    return this.#step(() => this.#text(of.file, given, of.index, this.#seenBy(of.file), next))
  }

  /** The declared type of a parameter, if all functions that may be called declare the same one. */
  #taken(
    file: File,
    { of, name, at }: Extract<Receiver, { on: 'parameter' }>,
    from: number,
    seen: Seen,
    bare: (name: string) => Definition | undefined,
  ): Text | undefined {
    if (of.on === 'nothing') {
      const called = bare(name)
      return called && this.#declared(isType(called) ? this.#makers(called, at) : [called], at)
    }
    const owner = this.receiver(file, of, from, seen, bare)
    if (owner === undefined || owner === 'external') return undefined
    const { definition } = owner
    const isMade = name === this.#rulesOf(definition.file).constructorName
    return this.#declared(
      isMade ? this.#makers(definition, at) : this.#types.member(definition, name, { use: 'call' }),
      at,
    )
  }

  /** What makes a value of a type: its constructors, or the property that an argument is for. */
  #makers(type: Definition, { label }: Place): Definition[] {
    const { constructorName } = this.#rulesOf(type.file)
    const declared = constructorName === undefined ? [] : this.#types.member(type, constructorName, { use: 'call' })
    if (declared.length > 0 || label === undefined) return declared
    return this.#types.member(type, label, { use: 'read' })
  }

  #declared(called: readonly Definition[], at: Place): Text | undefined {
    const [first, ...others] = called.flatMap((one): Text[] => {
      const text = one.symbol.kind === 'property' ? one.file.surface.types[one.index] : parameterOf(one, at)?.type
      return text === undefined ? [] : [{ text, file: one.file, from: one.index, seen: this.#seenBy(one.file) }]
    })
    return first && others.every(({ text }) => text === first.text) ? first : undefined
  }

  #memberOf(of: Typed | undefined, { name, called }: Extract<Receiver, { on: 'member' }>): Definition | undefined {
    if (of === undefined || of === 'external') return undefined
    return this.#types.member(of.definition, name, { use: called ? 'call' : 'read' })[0]
  }

  /** The type that a written type stands for. */
  #held(file: File, written: string): string {
    const { holds } = this.#rulesOf(file)
    return holds?.exec(written)?.[1] ?? written
  }

  #written(file: File, declared: string, from: number, seen: Seen): Typed | undefined {
    const written = this.#held(file, declared)
    const definition = this.#types.named(file, written, from, seen) ?? this.#bound(file, written, from, seen)
    if (definition === undefined && this.#rulesOf(file).typesAreValues)
      return this.#step(() => this.#named(file, written.replace(/[({[].*$/s, ''), from, seen, () => undefined))
    return definition === undefined || definition === 'external' ? definition : { definition, written, file }
  }

  /** The type to which a type parameter is bound. */
  #bound(file: File, written: string, from: number, seen: Seen): Definition | 'external' | undefined {
    const { bounds } = file.surface
    if (!bounds) return undefined
    for (let at = from; at >= 0; at = file.symbols[at]?.parent ?? -1) {
      const bound = bounds[at]?.[written.replace(/\?$/, '')]
      if (bound !== undefined) return this.#types.named(file, bound, at, seen)
    }
    return undefined
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

const typed = (definition: Definition | undefined): Typed | undefined =>
  definition && { definition, written: definition.symbol.name, file: definition.file }

function definitionAt(file: File, index: number): Definition | undefined {
  const symbol = file.symbols[index]
  return symbol && { symbol, index, file }
}

/** What a function of a type takes: `User` and `Int` of `@escaping (User, _ count: Int) -> Void`. */
function takenBy(written: string): string[] {
  const inside = /^\(*\s*(?:@\w+\s+)*\(([^()]*)\)\s*(?:async\b|throws\b|rethrows\b|\s)*->/.exec(written)?.[1] ?? ''
  return inside.split(',').map((one) => one.replace(/^\s*(?:\w+\s+)?\w+\s*:/, '').trim())
}

/** The parameter that an argument is for. A label may differ from the parameter's name. */
function parameterOf({ symbol: { parameters = [] } }: Definition, { label, index, count }: Place) {
  const named = label === undefined ? undefined : parameters.find(({ name }) => name === label)
  return named ?? (label === undefined || parameters.length === count ? parameters[index] : undefined)
}

/** The element type of a generic type with one type argument: `List<Option>` has `Option`. Function types have none. */
function elementOf(written: string, indexed?: true): string | undefined {
  const inside = /^[\w.]+\s*[<[](.*)[>\]]\??$/s.exec(written.trim())?.[1]
  if (inside === undefined) return undefined
  let depth = 0
  for (const [at, character] of [...inside].entries()) {
    if ('<[('.includes(character)) depth++
    else if ('>])'.includes(character)) depth--
    else if (character === ',' && depth === 0) return indexed ? inside.slice(at + 1).trim() : undefined
  }
  return inside.replace(/^(out|in)\s+/, '').trim()
}
