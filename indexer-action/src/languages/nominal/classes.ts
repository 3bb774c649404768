/** Classes and members as the linker knows them, from this repository or from outside. */
import type { Id } from '../../../../src/contract/ids.ts'
import type { LinkerFile } from '../language.ts'
import { FLAG } from './ir.ts'
import { MEMBER_CONSTRUCTOR, MEMBER_FIELD, type MemberText, type Surface, type TypeText } from './surface.ts'
import type { ClassType, Type, TypeVariable } from './types.ts'

export interface FileInfo {
  path: string
  file: LinkerFile<Surface>
  package: string
  /** Top-level types by name. */
  types: Map<string, ClassInfo>
  /** All types by their index in the surface. */
  classes: ClassInfo[]
  /** Members of each of them that this file writes. */
  members: MemberInfo[][]
  memo: Map<string, ClassInfo | null>
}

export class MemberInfo {
  readonly owner: ClassInfo
  /** Where its types are read: a part of a class has its own file. */
  readonly file: FileInfo | undefined
  readonly text: MemberText
  /** Id of its symbol in this repository. */
  readonly symbol: Id | undefined
  readonly typeParameters: readonly TypeVariable[]
  /** Local classes of its body. */
  readonly localTypes = new Map<string, ClassInfo>()
  readonly memo = new Map<string, Type | undefined>()
  /** The method that a function stands in. */
  readonly around: MemberInfo | undefined
  /** Types of parameters, once asked for. */
  parameterTypes: (Type | undefined)[] | undefined

  constructor(owner: ClassInfo, text: MemberText, symbol: Id | undefined, file = owner.file, around?: MemberInfo) {
    this.owner = owner
    this.around = around
    this.file = file
    this.text = text
    this.symbol = symbol
    this.typeParameters = variablesOf(text.typeParameters, { file, cls: owner, member: this })
  }

  has(flag: number): boolean {
    return (this.text.flags & flag) !== 0
  }
}

/** Members of one name, nearest first, overridden ones left out. */
export interface MethodGroup {
  /** What interfaces ask for that every class has. */
  asked?: readonly MemberInfo[]
  methods: MemberInfo[]
  /** The first supertype whose members nobody here knows: it may have more of that name. */
  opaque: ClassInfo | undefined
}

export class ClassInfo {
  readonly name: string
  /** Name with package and containers. */
  readonly qualified: string
  readonly file: FileInfo | undefined
  readonly text: TypeText
  readonly outer: ClassInfo | undefined
  /** Of local and anonymous classes: the member in whose body they stand. */
  readonly within: MemberInfo | undefined
  readonly symbol: Id | undefined
  readonly typeParameters: readonly TypeVariable[]
  /** Where it comes from, if not from this repository: `std:java`, `maven:org.junit`. */
  readonly external: string | undefined
  /** Outside, and nothing is known but the name. */
  readonly opaque: boolean
  readonly members: MemberInfo[] = []
  readonly fields = new Map<string, MemberInfo>()
  readonly methods = new Map<string, MemberInfo[]>()
  readonly constructors: MemberInfo[] = []
  readonly nested = new Map<string, ClassInfo>()
  readonly memo = new Map<string, Type | undefined>()
  readonly groups = new Map<string, MethodGroup>()
  /** Supertypes that resolve, and whether some do not. */
  supertypes: ClassType[] | undefined
  unresolvedSupertype: string | undefined
  ancestors: Map<ClassInfo, ClassType> | undefined
  /** Its single abstract method, once asked for; null when there is none. */
  functional: MemberInfo | null | undefined

  constructor(
    text: TypeText,
    qualified: string,
    place: {
      file?: FileInfo | undefined
      outer?: ClassInfo | undefined
      within?: MemberInfo | undefined
      symbol?: Id | undefined
      external?: string
      opaque?: boolean
    },
  ) {
    this.name = text.name
    this.qualified = qualified
    this.text = text
    this.file = place.file
    this.outer = place.outer
    this.within = place.within
    this.symbol = place.symbol
    this.external = place.external
    this.opaque = place.opaque ?? false
    this.typeParameters = variablesOf(text.typeParameters, { file: place.file, cls: this, member: undefined })
  }

  has(flag: number): boolean {
    return (this.text.flags & flag) !== 0
  }

  /** `key` is the name as methods are looked up. */
  add(member: MemberInfo, key = member.text.name): void {
    this.members.push(member)
    const { kind, name } = member.text
    if (kind === MEMBER_FIELD) {
      // Of two parts the one that has the body is meant.
      const isKept = member.has(FLAG.expect) && this.fields.has(name)
      // What implements an interface alone is found through the interface.
      if (!member.has(FLAG.explicit) && !isKept) this.fields.set(name, member)
    } else if (kind === MEMBER_CONSTRUCTOR) this.constructors.push(member)
    else {
      const list = this.methods.get(key)
      if (list) list.push(member)
      else this.methods.set(key, [member])
    }
  }

  /** Name and number of type parameters, where classes may differ in these alone. */
  get arityName(): string {
    return this.typeParameters.length === 0 ? this.name : `${this.name}\`${this.typeParameters.length}`
  }

  get isInterface(): boolean {
    return this.has(FLAG.interface)
  }
}

function variablesOf(texts: readonly (readonly string[])[] | undefined, place: Place): TypeVariable[] {
  return (texts ?? []).map(([name, ...bounds]) => ({ name: name as string, bounds, place, looked: false }))
}

/** The text of a class of which nothing is written but its name. */
export function bareType(name: string): TypeText {
  return { name, symbol: -1, flags: 0, outer: -1, within: -1, members: [] }
}

/** Where a type text stands: what its names mean depends on it. */
export interface Place {
  file: FileInfo | undefined
  cls: ClassInfo | undefined
  member: MemberInfo | undefined
}

/** A name without its number of type arguments. */
export function plain(name: string): string {
  const tick = name.lastIndexOf('`')
  return tick < 0 ? name : name.slice(0, tick)
}
