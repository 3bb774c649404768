/**
 * Infers the types of values: of receivers, of what a name refers to, and of what a definition holds or returns.
 */
import type { LinkerFile } from '../language.ts'
import { type Definition, type Definitions, isType, pick, type Wanted } from './definitions.ts'
import type { Receiver } from './receivers.ts'
import type { Place, Rules } from './rules.ts'
import { bindings, plain, type Resolving, type Text, within } from './type-parameters.ts'
import { elementOf, generic, partOf, takenBy } from './type-texts.ts'
import type { Seen, Types } from './types.ts'
import type { Surface } from './unit.ts'

type File = LinkerFile<Surface>
type Bare = (name: string) => Definition | undefined

/** A type of this repository with what is written of it, or one from outside it. */
export type Typed = { definition: Definition; text?: Text } | 'external'

/** Maximum number of inference steps from one definition to the next. */
const MOST_STEPS = 12
const VALUE_USE: Wanted = { use: 'read' }

export class Values {
  readonly #definitions: Definitions
  readonly #types: Types
  readonly #rules: ReadonlyMap<string, Rules>
  readonly #seenBy: (file: File) => Seen
  readonly #how: Resolving
  #steps = 0

  /** `seenBy` gives the imports by which the types in a file's declarations are resolved. */
  constructor(definitions: Definitions, types: Types, rules: ReadonlyMap<string, Rules>, seenBy: (file: File) => Seen) {
    this.#definitions = definitions
    this.#types = types
    this.#rules = rules
    this.#seenBy = seenBy
    this.#how = { definitions, seenBy, typed: (text) => this.#typed(text) }
  }

  /** The type of a receiver. `bare` resolves a bare name that is called. */
  receiver(file: File, receiver: Receiver, from: number, seen: Seen, bare: Bare): Typed | undefined {
    const text = this.#text(file, receiver, from, seen, bare)
    const type = text && this.#typed(text)
    return text === undefined || type === undefined || type === 'external' ? type : { ...type, text }
  }

  /** The type whose members a type has too: `State` of a store whose subscript takes key paths of it. */
  forwarded({ definition, text }: Exclude<Typed, 'external'>): Exclude<Typed, 'external'> | undefined {
    const { forwards, subscript } = this.#rulesOf(definition.file)
    if (!forwards || subscript === undefined) return undefined
    for (const one of this.#types.member(definition, subscript, { use: 'call' })) {
      const taken = one.symbol.parameters?.[0]?.type
      const root =
        /^dynamicMember/.test(one.file.surface.labels?.[one.index]?.[0] ?? '') && forwards.exec(taken ?? '')?.[1]
      if (!root) continue
      const of = this.#place(one, text ?? textOf(definition, this.#seenBy(definition.file)))
      const next = within(of, root)
      const type = this.#typed(next)
      if (type !== undefined && type !== 'external') return { ...type, text: next }
    }
    return undefined
  }

  /** Where a definition is written, as a member of `owner`. */
  #place(of: Definition, owner: Text | undefined): Text {
    const given = owner && this.#bindings(owner, of)
    return { text: '', file: of.file, from: of.index, seen: this.#seenBy(of.file), ...(given ? { given } : {}) }
  }

  /** The type of a definition's value. */
  value(of: Definition | undefined): Typed | undefined {
    const text = this.#valueOf(of)
    return text && this.#typed(text)
  }

  /** What is written of a receiver's type. */
  #text(file: File, receiver: Receiver, from: number, seen: Seen, bare: Bare): Text | undefined {
    switch (receiver.on) {
      case 'nothing':
      case 'unknown':
        return undefined
      case 'self':
        return textOf(this.#types.enclosing(file, from), seen)
      case 'super': {
        const enclosing = this.#types.enclosing(file, from)
        return enclosing && textOf(this.#types.supertypesOf(enclosing)[0], seen)
      }
      case 'type':
        return { text: receiver.type, file, from, seen }
      case 'symbol':
        return this.#valueOf(definitionAt(file, receiver.symbol))
      case 'name': {
        const type = this.#types.named(file, receiver.name, from, seen, VALUE_USE)
        if (type === 'external') return { text: receiver.name, file, from, seen, type }
        return textOf(type, seen) ?? this.#named(file, receiver.name, from, seen, bare)
      }
      case 'result':
        return this.#valueOf(bare(receiver.name))
      case 'member': {
        const offered = this.#ofModule(file, receiver, seen)
        if (offered) return this.#valueOf(offered)
        return this.#ofMember(receiver, this.#text(file, receiver.of, from, seen, bare))
      }
      case 'parameter':
        return this.#taken(file, receiver, from, seen, bare)
      case 'argument': {
        const given = this.#text(file, receiver.of, from, seen, bare)
        const type = given && takenBy(this.#expanded(given).text)[receiver.nth]
        return given && type !== undefined ? within(this.#expanded(given), type) : undefined
      }
      case 'element':
        return this.#element(this.#text(file, receiver.of, from, seen, bare), receiver.indexed)
      case 'part': {
        const whole = this.#text(file, receiver.of, from, seen, bare)
        const part = whole && partOf(this.#held(whole.file, whole.text), receiver.at)
        return whole && part !== undefined ? within(whole, part) : undefined
      }
      case 'shape': {
        const given = new Map<string, Text>()
        for (const [nth, one] of receiver.of.entries()) {
          const text = this.#text(file, one, from, seen, bare)
          if (text) given.set(`$${nth}`, text)
        }
        return within({ text: '', file, from, seen, given }, receiver.text)
      }
    }
  }

  #ofMember(receiver: Extract<Receiver, { on: 'member' }>, owner: Text | undefined): Text | undefined {
    if (!owner) return undefined
    const type = this.#typed(owner)
    const member = this.#memberOf(type, receiver)
    // A function from outside the repository may return one of its types.
    if (member) return this.#valueOf(member, owner)
    const told = this.#brought(owner, receiver.name)
    if (told) return told
    const part = partOf(this.#held(owner.file, owner.text), receiver.name)
    if (part !== undefined) return within(owner, part)
    if (receiver.element) return this.#element(owner, true)
    if (receiver.keeps) return owner
    const next = type === undefined || type === 'external' ? undefined : this.forwarded({ ...type, text: owner })
    return next?.text && this.#step(() => this.#ofMember(receiver, next.text))
  }

  /** What a member of a type that the language brings along is: a list of users of `values` of a table of users. */
  #brought(owner: Text, name: string): Text | undefined {
    const { members } = this.#rulesOf(owner.file)
    const whole = members && this.#expanded(owner)
    const { head, arguments: given } = (whole && generic(this.#held(whole.file, whole.text))) ?? {}
    const shape = members?.[`${head}.${name}`]
    if (!whole || shape === undefined || !given) return undefined
    const bound = new Map(given.map((one, nth) => [`$${nth}`, within(whole, one)]))
    return within({ ...whole, given: bound }, shape)
  }

  #element(list: Text | undefined, indexed?: true): Text | undefined {
    if (!list) return undefined
    const whole = this.#expanded(list)
    const one = elementOf(this.#held(whole.file, whole.text), indexed)
    if (one !== undefined) return within(whole, one)
    const told = indexed ? undefined : this.#brought(whole, 'element')
    if (told) return told
    const { subscript } = this.#rulesOf(whole.file)
    const owner = indexed && subscript !== undefined ? this.#typed(list) : undefined
    if (subscript === undefined || owner === undefined || owner === 'external') return undefined
    return this.#valueOf(this.#types.member(owner.definition, subscript, { use: 'call' })[0], list)
  }

  /** What a module offers by that name: `List` of `store.List(u8)`. */
  #ofModule(file: File, { of, name }: Extract<Receiver, { on: 'member' }>, seen: Seen): Definition | undefined {
    if (of.on !== 'name') return undefined
    const imported = this.#rulesOf(file).prefixes ? seen.imports.get(of.name) : undefined
    if (imported?.to === 'symbol')
      return this.#definitions.offeredBy(imported, name)[0] ?? this.#definitions.qualified(file, name)[0]
    const modules = this.#types.modulesIn(file, `${of.name}.${name}`, seen)
    return modules.flatMap(([module, rest]) => this.#definitions.qualified(file, rest, module))[0]
  }

  /** The type of a value named by a path: a value visible here, or a member of what precedes the last separator. */
  #named(file: File, name: string, from: number, seen: Seen, bare: Bare): Text | undefined {
    const { separator } = this.#rulesOf(file)
    const at = name.lastIndexOf(separator)
    if (at <= 0) return this.#valueOf(this.#seen(file, name, from, seen))
    const of = this.#text(file, { on: 'name', name: name.slice(0, at) }, from, seen, bare)
    return this.#ofMember({ on: 'member', of: { on: 'nothing' }, name: name.slice(at + separator.length) }, of)
  }

  /** The value that a bare name refers to: a member of an enclosing type, an import, or a definition of the same package. */
  #seen(file: File, name: string, from: number, seen: Seen): Definition | undefined {
    const [member] = this.#types.memberInScope(file, name, from, VALUE_USE)
    const { packaged, typesAreValues } = this.#rulesOf(file)
    if (!member && typesAreValues) return this.#definitions.atTopOf(file, name)[0]
    if (member || !packaged) return member ?? this.#global(file, name)
    const imported = seen.imports.get(name)
    if (imported) return imported.to === 'symbol' ? this.#definitions.byId(imported.id) : undefined
    for (const prefix of [...seen.wildcards, file.module ?? '']) {
      const found = pick(this.#definitions.qualified(file, name, prefix), VALUE_USE, file)
      if (found.length > 0) return found.length === 1 ? found[0] : undefined
    }
    return undefined
  }

  /** What another file declares of that name outside of types, where such names are visible everywhere. */
  #global(file: File, name: string): Definition | undefined {
    if (!this.#rulesOf(file).globalValues) return undefined
    const [only, ...more] = this.#definitions.top(file, name).filter(({ symbol }) => symbol.parent === undefined)
    const isHidden = only?.symbol.modifiers?.includes('private') && only.file !== file
    return more.length > 0 || isHidden ? undefined : only
  }

  /**
   * What is written of the type of a definition's value. A type stands for its instances, and so does its constructor. For others it
   * is the declared type, or else the type of the assigned or returned value. `owner` has it as a member.
   */
  #valueOf(of: Definition | undefined, owner?: Text): Text | undefined {
    if (!of) return undefined
    const seen = this.#seenBy(of.file)
    if (isType(of)) return textOf(of, seen)
    if (of.symbol.kind === 'constructor' || of.symbol.name === this.#rulesOf(of.file).constructorName)
      return owner ?? textOf(this.#types.enclosing(of.file, of.index), seen)
    const written = of.file.surface.types[of.index]
    if (written !== undefined) return inside(within(this.#place(of, owner), written))
    const value = of.file.surface.values[of.index]
    if (value === undefined) return undefined
    const bare = (name: string) => this.#types.memberInScope(of.file, name, of.index, { use: 'call' })[0]
    const found = this.#step(() => this.#text(of.file, value, of.index, seen, bare))
    return found && (found.type === 'external' ? undefined : inside(found))
  }

  /** What the type parameters of a type stand for in a member of it, or of what it inherits from. */
  #bindings(owner: Text, member: Definition): Text['given'] {
    const container = this.#types.outer(member)
    if (!container || !this.#definitions.generic(container).names) return undefined
    const whole = this.#expanded(owner)
    const type = this.#typed(whole)
    if (type === undefined || type === 'external') return undefined
    return bindings(whole, type.definition, container, this.#how)
  }

  /** The declared type of a parameter, if all functions that may be called declare the same one. */
  #taken(
    file: File,
    { of, name, at }: Extract<Receiver, { on: 'parameter' }>,
    from: number,
    seen: Seen,
    bare: Bare,
  ): Text | undefined {
    if (of.on === 'nothing') {
      const called = bare(name)
      return called && this.#declared(isType(called) ? this.#makers(called, at) : [called], at)
    }
    const text = this.#text(file, of, from, seen, bare)
    const owner = text && this.#typed(text)
    if (!text) return undefined
    if (owner === undefined || owner === 'external')
      return (
        (at.label === undefined ? undefined : this.#brought(text, `${name}.${at.label}`)) ?? this.#brought(text, name)
      )
    const { definition } = owner
    const isMade = name === this.#rulesOf(definition.file).constructorName
    return this.#declared(
      isMade ? this.#makers(definition, at) : this.#types.member(definition, name, { use: 'call' }),
      at,
      text,
    )
  }

  /** What makes a value of a type: its constructors, or the property that an argument is for. */
  #makers(type: Definition, { label }: Place): Definition[] {
    const { constructorName } = this.#rulesOf(type.file)
    const declared = constructorName === undefined ? [] : this.#types.member(type, constructorName, { use: 'call' })
    if (declared.length > 0 || label === undefined) return declared
    return this.#types.member(type, label, { use: 'read' })
  }

  #declared(called: readonly Definition[], at: Place, owner?: Text): Text | undefined {
    const [first, ...others] = called.flatMap((one): (Text & { written: string })[] => {
      const written = one.symbol.kind === 'property' ? one.file.surface.types[one.index] : parameterOf(one, at)?.type
      if (written === undefined) return []
      return [{ ...within(this.#place(one, owner), written), written }]
    })
    return first && others.every(({ written }) => written === first.written) ? first : undefined
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

  /** What a type's name stands for, if it is the name of another type. */
  #expanded(text: Text): Text {
    if (text.type || !/^[\w.]+\??$|^\w+</.test(text.text)) return text
    const type = this.#typed(text)
    if (type === undefined || type === 'external' || type.definition.symbol.kind !== 'type') return text
    const alias = type.definition
    const written = alias.file.surface.types[alias.index]
    if (written === undefined) return text
    const given = bindings(text, alias, alias, this.#how)
    const place = {
      file: alias.file,
      from: alias.symbol.parent ?? -1,
      seen: this.#seenBy(alias.file),
      ...(given ? { given } : {}),
    }
    return this.#step(() => this.#expanded(within({ ...place, text: '' }, written))) ?? text
  }

  /** The type that a written type names. */
  #typed(text: Text): Typed | undefined {
    text.found ??= { type: this.#resolved(text) }
    return text.found.type
  }

  #resolved(text: Text): Typed | undefined {
    const { type, file, from, seen, given, inside } = text
    if (type !== undefined) return type === 'external' ? type : { definition: type }
    const written = this.#held(file, text.text)
    const bound = given?.get(plain(written))
    if (bound) return this.#step(() => this.#typed(bound))
    const definition =
      this.#ofParameter(given, written) ??
      this.#types.named(file, written, from, seen) ??
      this.#bound(file, written, from, seen)
    if (definition === undefined && this.#rulesOf(file).typesAreValues) {
      const name = written.replace(/[({[].*$/s, '')
      const named = this.#step(() => this.#named(file, name, from, seen, () => undefined))
      return named && this.#typed(named)
    }
    if (definition === 'external') return inside ? undefined : definition
    return definition && { definition }
  }

  /** A type inside of the one that a type parameter stands for: `R.State`. */
  #ofParameter(given: Text['given'], written: string): Definition | undefined {
    const [head, ...rest] = given === undefined ? [] : plain(written).split('.')
    const bound = head === undefined || rest.length !== 1 ? undefined : given?.get(head)
    const type = bound && this.#step(() => this.#typed(bound))
    if (type === undefined || type === 'external') return undefined
    return this.#types.member(type.definition, rest[0] as string, { use: 'type' }).find(isType)
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

/** The type of what is defined, of which nothing is said where it is from outside. */
function inside(text: Text): Text {
  const { found: _, ...rest } = text
  return { ...rest, inside: true }
}

const textOf = (type: Definition | undefined, seen: Seen): Text | undefined =>
  type && { text: type.symbol.name, file: type.file, from: type.index, seen, type }

function definitionAt(file: File, index: number): Definition | undefined {
  const symbol = file.symbols[index]
  return symbol && { symbol, index, file }
}

/** The parameter that an argument is for. A label may differ from the parameter's name. */
function parameterOf({ symbol: { parameters = [] } }: Definition, { label, index, count }: Place) {
  const named = label === undefined ? undefined : parameters.find(({ name }) => name === label)
  return named ?? (label === undefined || parameters.length === count ? parameters[index] : undefined)
}
