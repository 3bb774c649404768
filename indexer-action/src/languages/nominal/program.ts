/**
 * Every class of the repository, what its names mean, and what it inherits.
 *
 * Everything is looked up when it is first asked for and kept; classes that extend themselves in a circle are cut.
 */
import type { LinkerFile } from '../language.ts'
import { ClassInfo, type FileInfo, MemberInfo, type MethodGroup, type Place } from './classes.ts'
import type { ExternalTypes } from './external-types.ts'
import { FLAG, type ImportText, MEMBER_METHOD, type Surface, type TypeText } from './ir.ts'
import { readTypeText, type TypeSyntax } from './type-text.ts'
import {
  arrayOf,
  type Bindings,
  type ClassType,
  classType,
  NULL,
  primitive,
  substitute,
  type Type,
  type TypeVariable,
} from './types.ts'

/** What differs between languages. */
export interface Dialect {
  standard: ExternalTypes
  /** The class that every class extends. */
  root: string
  primitives: ReadonlySet<string>
  /** Primitive → the class that boxes it. */
  boxes: ReadonlyMap<string, string>
  /** Class, method and function names mean the same in any case. */
  ignoresCase?: true
  /** A class has one method of a name at most, whatever its parameters. */
  oneMethodPerName?: true
  /** The name under which constructors are methods that can be inherited. */
  constructorName?: string
  /** `self`, `parent`: classes by where a name stands. */
  relativeType?(program: Program, name: string, place: Place): ClassInfo | undefined
  /** Other names under which a class may answer to a method or property (`active()` → `scopeActive`). */
  otherNames?(name: string, property: boolean): readonly string[]
  /** What a class of a known library stands for besides itself, by qualified name. */
  /** What a property gives that a method stands for, by what the method returns. */
  asProperty?(program: Program, returned: Type): Type | undefined
  forwards?: Readonly<Record<string, readonly string[]>>
  /** Classes may come in parts. */
  partialTypes?: true
  /** Classes of one name may differ in their number of type parameters. */
  arity?: true
  /** Static methods may be called on their first argument. */
  extensionMethods?: true
  /** A method's name without a call is a value. */
  methodGroups?: true
  /** Imports bring namespaces, which are no names of ours. */
  importsNamespaces?: true
  /** What can be waited for; the last type argument is what one gets. */
  awaitables?: readonly string[]
  /** Variables come into being when they are assigned. */
  implicitLocals?: true
  /** Variables that the language itself makes. */
  globals?: ReadonlySet<string>
  /** What can be iterated; the last type argument is the element. */
  iterables: readonly string[]
  /** The class of `Foo.class`. */
  classOfClasses: string
  /** Dotted names, where they are not just packages and classes. */
  resolvePath?(program: Program, path: string, place: Place): ClassInfo | undefined
  /** A function by its name, called where it stands. */
  resolveFunction?(program: Program, name: string, file: FileInfo): FunctionFound | undefined
  /** What a function or method gives because of the classes it is given: `app(Foo::class)`. */
  produces?(program: Program, name: string, args: readonly (Type | undefined)[]): Type | undefined
  resolveConstant?(program: Program, name: string, file: FileInfo): FunctionFound | undefined
  /** What a simple name means as a type where it stands, type variables and local classes aside. */
  resolveTypeName(program: Program, name: string, place: Place): ClassInfo | undefined
  /** The package string of something outside: `std:java`, `maven:org.junit`. */
  packageOf(qualified: string): string
  /**
   * Which argument of a library's method names a member of which class: `Foo.class.getMethod("bar")` is
   * `{ owner: receiver, name: 0 }`. Numbers are argument positions; a missing name means the constructor.
   */
  reflection?(method: string): { owner: number | 'receiver'; name?: number } | undefined
  /** Supertypes that the declaration does not write. */
  implicitSupertypes(cls: ClassInfo): string[]
}

/** A function or constant outside any class: ours, or outside under that package and name. */
export type FunctionFound =
  | { is: 'ours'; members: readonly MemberInfo[] }
  | { is: 'outside'; package: string; name: string; type?: string }

export class Program {
  readonly dialect: Dialect
  readonly files = new Map<string, FileInfo>()
  /** Imports that hold for every file. */
  readonly globalImports: ImportText[] = []
  readonly #byName = new Map<string, ClassInfo[]>()
  readonly #packages = new Set<string>()
  readonly #outside = new Map<string, ClassInfo>()
  readonly #methodNames = new Set<string>()
  readonly #simpleNames = new Set<string>()
  readonly #extensions = new Map<string, MemberInfo[]>()
  readonly #functions = new Map<string, MemberInfo[]>()
  readonly #constants = new Map<string, MemberInfo[]>()
  readonly #overriders = new Map<MemberInfo, MemberInfo[]>()
  #subclasses: Map<ClassInfo, ClassInfo[]> | undefined

  constructor(dialect: Dialect) {
    this.dialect = dialect
  }

  add(file: LinkerFile<Surface>): void {
    const { surface, symbols } = file
    const info: FileInfo = {
      path: file.path,
      file,
      package: surface.package,
      types: new Map(),
      classes: [],
      members: [],
      memo: new Map(),
    }
    this.files.set(file.path, info)
    this.#addPackage(surface.package)
    for (const one of surface.imports) if (one.global) this.globalImports.push(one)
    for (const text of surface.types) {
      if (text.package !== undefined) this.#addPackage(text.package)
      const outer = info.classes[text.outer]
      const within = text.within >= 0 ? info.members[text.outer]?.[text.within] : undefined
      const packageName = text.package ?? surface.package
      const qualified = outer ? `${outer.qualified}.${text.name}` : join(packageName, text.name)
      const symbol = text.symbol >= 0 ? symbols[text.symbol]?.id : undefined
      const whole = text.partial && this.dialect.partialTypes ? this.#whole(text, qualified, outer) : undefined
      const cls = whole ?? new ClassInfo(text, qualified, { file: info, outer, within, symbol })
      info.classes.push(cls)
      this.#simpleNames.add(this.fold(text.name))
      const own: MemberInfo[] = []
      info.members.push(own)
      for (const member of text.members) {
        if (member.kind === MEMBER_METHOD) this.#methodNames.add(this.fold(member.name))
        const one = new MemberInfo(cls, member, member.symbol >= 0 ? symbols[member.symbol]?.id : undefined, info)
        own.push(one)
        cls.add(one, this.fold(member.name))
        if (member.flags & FLAG.extension) {
          const list = this.#extensions.get(member.name)
          if (list) list.push(one)
          else this.#extensions.set(member.name, [one])
        }
      }
      if (whole) continue
      if (text.flags & FLAG.file) {
        for (const member of cls.members) {
          const table = member.text.kind === MEMBER_METHOD ? this.#functions : this.#constants
          const key = this.fold(join(packageName, member.text.name))
          const list = table.get(key)
          if (list) list.push(member)
          else table.set(key, [member])
        }
        continue
      }
      if (text.name === '') continue
      if (within) within.localTypes.set(text.name, cls)
      else if (outer) this.#name(outer.nested, cls)
      else this.#name(info.types, cls)
      if (!within && !insideBody(cls)) {
        for (const key of this.#keys(cls)) {
          const list = this.#byName.get(key)
          if (list) list.push(cls)
          else this.#byName.set(key, [cls])
        }
      }
    }
  }

  /** The class of which this is a part. */
  #whole(text: TypeText, qualified: string, outer: ClassInfo | undefined): ClassInfo | undefined {
    const count = text.typeParameters?.length ?? 0
    const name = count === 0 || !this.dialect.arity ? '' : `\`${count}`
    const whole = outer
      ? outer.nested.get(text.name + name)
      : this.#byName
          .get(this.fold(qualified + name))
          ?.find((cls) => cls.text.partial && cls.typeParameters.length === count)
    if (!whole || whole.external !== undefined) return undefined
    const more = (text.supertypes ?? []).filter((one) => !whole.text.supertypes?.includes(one))
    if (more.length > 0) whole.text.supertypes = [...(whole.text.supertypes ?? []), ...more]
    if (whole.text.superclass === undefined && text.superclass !== undefined && more.length > 0)
      whole.text.superclass = whole.text.supertypes?.indexOf(more[0] as string) ?? 0
    return whole
  }

  /** Names under which a class is found: its own, and the one with its number of type parameters. */
  #keys(cls: ClassInfo): string[] {
    const key = this.fold(cls.qualified)
    return this.dialect.arity && cls.typeParameters.length > 0 ? [`${key}\`${cls.typeParameters.length}`, key] : [key]
  }

  #name(names: Map<string, ClassInfo>, cls: ClassInfo): void {
    if (this.dialect.arity && cls.typeParameters.length > 0) {
      names.set(cls.arityName, cls)
      // Without type arguments the class that has no type parameters is meant.
      if (!names.has(cls.name)) names.set(cls.name, cls)
    } else names.set(cls.name, cls)
  }

  /** Whether any class of the repository has that simple name. */
  hasClassNamed(name: string): boolean {
    return this.#simpleNames.has(this.fold(name))
  }

  extensions(name: string): readonly MemberInfo[] {
    return this.#extensions.get(name) ?? []
  }

  /** A name as it is looked up where it has that many type arguments. */
  withArity(name: string, count: number): string {
    return this.dialect.arity && count > 0 ? `${name}\`${count}` : name
  }

  /** The key of a name: languages that ignore case have one for all spellings. */
  fold(name: string): string {
    return this.dialect.ignoresCase ? name.toLowerCase() : name
  }

  functions(qualified: string): readonly MemberInfo[] | undefined {
    return this.#functions.get(this.fold(qualified))
  }

  constants(qualified: string): readonly MemberInfo[] | undefined {
    return this.#constants.get(this.fold(qualified))
  }

  #addPackage(name: string): void {
    for (let at = name.length; at > 0; at = name.lastIndexOf('.', at - 1)) {
      const part = name.slice(0, at)
      if (this.#packages.has(part)) return
      this.#packages.add(part)
    }
  }

  hasPackage(name: string): boolean {
    return this.#packages.has(name)
  }

  /** A class of the repository by its qualified name: of several, the one nearest to who asks. */
  find(qualified: string, from: FileInfo | undefined): ClassInfo | undefined {
    const list = this.#byName.get(this.fold(qualified)) ?? this.#byName.get(this.fold(plain(qualified)))
    if (!list || list.length < 2 || !from) return list?.[0]
    let best = list[0]
    let nearest = -1
    for (const cls of list) {
      const near = sharedFolders(cls.file?.path ?? '', from.path)
      if (near > nearest) {
        nearest = near
        best = cls
      }
    }
    return best
  }

  /** Anything by its qualified name; what is not in the repository and not known is opaque. */
  qualified(name: string, from: FileInfo | undefined): ClassInfo {
    return this.known(name, from) ?? this.outside(name)
  }

  /** A class of the repository or of the standard library. `a.b.C.D` may be a class in a class. */
  known(name: string, from: FileInfo | undefined): ClassInfo | undefined {
    const found = this.find(name, from) ?? this.dialect.standard.get(name)
    if (found) return found
    const dot = name.lastIndexOf('.')
    if (dot < 0) return undefined
    const outer = this.find(name.slice(0, dot), from)
    return outer && this.nestedIn(outer, name.slice(dot + 1))
  }

  /** A class of which only the name is known. */
  outside(qualified: string): ClassInfo {
    const name = plain(qualified)
    let cls = this.#outside.get(name)
    if (!cls) {
      const simple = name.slice(name.lastIndexOf('.') + 1)
      cls = new ClassInfo({ name: simple, symbol: -1, flags: 0, outer: -1, within: -1, members: [] }, name, {
        external: this.dialect.packageOf(name),
        opaque: true,
      })
      this.#outside.set(name, cls)
    }
    return cls
  }

  /**
   * Whatever an unknown member of something outside gives: itself outside. `unsure` when something of ours went in and
   * may have come out again.
   */
  resultFrom(cls: ClassInfo, unsure = false): ClassInfo {
    return this.outsideIn(cls.external ?? '', unsure)
  }

  /** Something that comes from a package, and nothing more is known of it. */
  outsideIn(packageName: string, unsure = false): ClassInfo {
    const name = unsure ? UNSURE : '?'
    const key = `${packageName} ${name}`
    let cls = this.#outside.get(key)
    if (!cls) {
      const text = { name, symbol: -1, flags: 0, outer: -1, within: -1, members: [] }
      cls = new ClassInfo(text, name, { external: packageName, opaque: true })
      this.#outside.set(key, cls)
    }
    return cls
  }

  /** Whether any class of the repository has a method of that name. */
  hasMethod(name: string): boolean {
    return this.#methodNames.has(this.fold(name))
  }

  nestedIn(cls: ClassInfo, name: string, seen: Set<ClassInfo> = new Set()): ClassInfo | undefined {
    const own = cls.nested.get(name) ?? (this.dialect.arity ? cls.nested.get(plain(name)) : undefined)
    if (own) return own
    if (cls.external !== undefined) {
      const inTable = this.dialect.standard.get(`${cls.qualified}.${name}`)
      if (inTable) return inTable
      if (cls.opaque) return undefined
    }
    if (seen.has(cls)) return undefined
    seen.add(cls)
    for (const type of this.supertypes(cls)) {
      const found = this.nestedIn(type.of, name, seen)
      if (found) return found
    }
    return undefined
  }

  /** What a name means as a type: a type variable, a local class, or what the language's rules say. */
  typeName(name: string, place: Place): ClassInfo | TypeVariable | undefined {
    const relative = this.dialect.relativeType?.(this, name, place)
    if (relative) return relative
    let { cls, member } = place
    while (cls || member) {
      if (member) {
        const variable = member.typeParameters.find((v) => v.name === name)
        if (variable) return variable
        const local = member.localTypes.get(name)
        if (local) return local
      }
      if (!cls) break
      const variable = cls.typeParameters.find((v) => v.name === name)
      if (variable) return variable
      if (cls.external === undefined) {
        if (cls.name === name || (this.dialect.arity && cls.arityName === name)) return cls
        const nested = this.nestedIn(cls, name)
        if (nested) return nested
      }
      member = cls.within
      cls = cls.outer
    }
    if (place.cls?.external !== undefined) return this.dialect.standard.inTable(name)
    const memo = place.file?.memo
    const known = memo?.get(name)
    if (known !== undefined) return known ?? undefined
    const found = this.dialect.resolveTypeName(this, name, place)
    memo?.set(name, found ?? null)
    return found
  }

  typeOfText(text: string | undefined, place: Place): Type | undefined {
    if (text === undefined) return undefined
    const memo = (place.member ?? place.cls)?.memo
    if (memo?.has(text)) return memo.get(text)
    memo?.set(text, undefined)
    const type = this.#typeOfSyntax(readTypeText(text), place)
    memo?.set(text, type)
    return type
  }

  #typeOfSyntax(syntax: TypeSyntax, place: Place): Type | undefined {
    switch (syntax.is) {
      case 'array':
        return arrayOf(this.#typeOfSyntax(syntax.of, place))
      case 'wildcard':
        return syntax.bound && this.#typeOfSyntax(syntax.bound, place)
      case 'union': {
        const of = syntax.of.map((one) => this.#typeOfSyntax(one, place)).filter((type) => type !== undefined)
        return of.length > 1 ? { is: 'union', of } : of[0]
      }
      case 'name': {
        const { path } = syntax
        if (this.dialect.primitives.has(path)) return path === 'null' ? NULL : primitive(path)
        if (path === 'static') return { is: 'variable', variable: STATIC }
        const full = this.withArity(path, syntax.args.length)
        const found = path.includes('.') ? this.path(full, place) : this.typeName(full, place)
        if (!found) return undefined
        if (!(found instanceof ClassInfo)) return { is: 'variable', variable: found }
        return classType(
          found,
          syntax.args.map((arg, at) => {
            const variable = found.typeParameters[at]
            return arg.is === 'wildcard' && !arg.bound && variable
              ? { is: 'variable', variable }
              : this.#typeOfSyntax(arg, place)
          }),
        )
      }
    }
  }

  /** `a.b.C.D`: from a type in scope, or from a package. */
  path(path: string, place: Place): ClassInfo | undefined {
    if (this.dialect.resolvePath && place.cls?.external === undefined)
      return this.dialect.resolvePath(this, path, place)
    if (place.cls?.external !== undefined) return this.dialect.standard.get(path) ?? this.outside(path)
    // A namespace hides nothing, but what is called like one must not be guessed at.
    const inFull = this.dialect.importsNamespaces ? this.known(path, place.file) : undefined
    if (inFull) return inFull
    const parts = path.split('.')
    const first = this.typeName(parts[0] as string, place)
    if (first instanceof ClassInfo) {
      let cls: ClassInfo | undefined = first
      for (const part of parts.slice(1)) {
        if (!cls) return undefined
        cls =
          this.nestedIn(cls, part) ??
          (cls.external !== undefined ? this.outside(`${cls.qualified}.${part}`) : undefined)
      }
      return cls
    }
    const found = this.known(path, place.file)
    if (found) return found
    const second = parts.slice(0, -1).join('.')
    return this.hasPackage(second) ? undefined : this.outside(path)
  }

  boundOf(variable: TypeVariable): Type | undefined {
    if (!variable.looked) {
      variable.looked = true
      variable.bound = this.typeOfText(variable.bounds[0] ?? this.dialect.root, variable.place)
    }
    return variable.bound
  }

  /** Supertypes that resolve, the implicit ones included. */
  supertypes(cls: ClassInfo): readonly ClassType[] {
    if (cls.supertypes) return cls.supertypes
    cls.supertypes = []
    if (cls.opaque && !cls.text.supertypes) return cls.supertypes
    const found: ClassType[] = []
    const place: Place = cls.external !== undefined ? { file: undefined, cls, member: undefined } : headPlace(cls)
    for (const text of [...(cls.text.supertypes ?? []), ...this.dialect.implicitSupertypes(cls)]) {
      const type = this.typeOfText(text, place)
      // A library's own supertypes outside its table add nothing that is known.
      if (
        cls.external !== undefined &&
        (type?.is !== 'class' || (type.of.opaque && !this.dialect.standard.has(plain(type.of.qualified))))
      )
        continue
      if (type?.is === 'class' && type.of !== cls) found.push(type)
      else cls.unresolvedSupertype ??= text
    }
    cls.supertypes = found
    return found
  }

  /** What `super` means. */
  superclass(cls: ClassInfo): ClassType | undefined {
    const supertypes = this.supertypes(cls)
    if (cls.text.superclass !== undefined) {
      const type = this.typeOfText(cls.text.supertypes?.[cls.text.superclass], headPlace(cls))
      // The class that is extended may be the one that nobody finds.
      if (type?.is !== 'class') return undefined
      if (!type.of.isInterface) return type
    }
    return supertypes.find((type) => type.of.qualified === this.dialect.root)
  }

  /** Every ancestor with its type arguments in terms of the class's own. */
  ancestors(cls: ClassInfo): Map<ClassInfo, ClassType> {
    if (cls.ancestors) return cls.ancestors
    const found = new Map<ClassInfo, ClassType>()
    cls.ancestors = found
    const walk = (from: ClassInfo, bindings: Bindings | undefined): void => {
      for (const raw of this.supertypes(from)) {
        if (raw.of === cls || found.has(raw.of)) continue
        const type = bindings ? (substitute(raw, bindings) as ClassType) : raw
        found.set(raw.of, type)
        walk(raw.of, bindingsOf(type))
      }
    }
    walk(cls, undefined)
    return found
  }

  /** The type seen as one of its ancestors. */
  asAncestor(type: ClassType, ancestor: ClassInfo): ClassType | undefined {
    if (type.of === ancestor) return type
    const found = this.ancestors(type.of).get(ancestor)
    if (!found) return undefined
    return type.of.typeParameters.length === 0 ? found : (substitute(found, bindingsOf(type)) as ClassType)
  }

  /** The first ancestor (or itself) whose members nobody here knows. */
  opaqueAncestor(cls: ClassInfo): ClassInfo | undefined {
    if (cls.opaque) return cls
    this.supertypes(cls)
    // The class that is extended says more than a trait or interface.
    for (let at = this.superclass(cls), depth = 0; at && depth < 32; at = this.superclass(at.of), depth++)
      if (at.of.opaque) return at.of
    if (cls.unresolvedSupertype !== undefined && cls.external === undefined) return UNRESOLVED
    for (const ancestor of this.ancestors(cls).keys()) {
      if (ancestor.opaque) return ancestor
      if (ancestor.unresolvedSupertype !== undefined && ancestor.external === undefined) return UNRESOLVED
    }
    return undefined
  }

  field(cls: ClassInfo, name: string): MemberInfo | undefined {
    const own = cls.fields.get(name)
    if (own) return own
    for (const ancestor of this.ancestors(cls).keys()) {
      const found = ancestor.fields.get(name)
      if (found) return found
    }
    return undefined
  }

  methods(cls: ClassInfo, written: string): MethodGroup {
    const name = this.fold(written)
    let group = cls.groups.get(name)
    if (!group) {
      group = { methods: this.#declaredMethods(cls, name), opaque: this.opaqueAncestor(cls) }
      if (this.dialect.oneMethodPerName) {
        for (const ancestor of this.ancestors(cls).keys()) {
          if (group.methods.length > 0) break
          group.methods = this.#declaredMethods(ancestor, name)
        }
        group.methods.length = Math.min(group.methods.length, 1)
        cls.groups.set(name, group)
        return group
      }
      for (const ancestor of this.ancestors(cls).keys())
        for (const method of ancestor.methods.get(name) ?? [])
          if (
            !group.methods.some(
              (nearer) =>
                nearer.owner !== method.owner &&
                // A library's method without parameters here stands for several, and not all are overridden.
                method.text.parameters !== undefined &&
                this.overrides(nearer, method, cls),
            )
          )
            group.methods.push(method)
      cls.groups.set(name, group)
    }
    return group
  }

  #declaredMethods(cls: ClassInfo, name: string): MemberInfo[] {
    const found = [...(cls.methods.get(name) ?? [])]
    const alias = found[0]?.text.aliasOf
    if (!alias) return found
    const target = this.classOf(this.typeOfText(alias[0], { file: cls.file, cls, member: undefined }))
    return target && target.of !== cls ? [...this.methods(target.of, alias[1]).methods] : []
  }

  parameterTypes(member: MemberInfo): readonly (Type | undefined)[] | undefined {
    if (member.parameterTypes) return member.parameterTypes
    const { parameters } = member.text
    if (!parameters) return undefined
    const place = placeOf(member)
    member.parameterTypes = parameters.map(([, type]) => this.typeOfText(type, place))
    return member.parameterTypes
  }

  typeOf(member: MemberInfo): Type | undefined {
    const { type, inferred } = member.text
    if (type !== undefined || !inferred) return this.typeOfText(type, placeOf(member))
    if (member.memo.has(INFERRED)) return member.memo.get(INFERRED)
    // While it is looked for, nobody knows: a method that returns what itself returns says nothing.
    member.memo.set(INFERRED, undefined)
    for (const chain of inferred) {
      const found = this.#followChain(chain, member)
      if (found === undefined || found.is === 'null') continue
      member.memo.set(INFERRED, found)
      return found
    }
    return undefined
  }

  #followChain(chain: string, member: MemberInfo): Type | undefined {
    const place = placeOf(member)
    const [head = '', ...steps] = chain.slice(1).split(';')
    let type: Type | undefined
    if (head.startsWith('!')) {
      const found = member.owner.file && this.dialect.resolveFunction?.(this, head.slice(1), member.owner.file)
      const first = found?.is === 'ours' ? found.members[0] : undefined
      type = first && this.typeOf(first)
    } else type = this.typeOfText(head.slice(1), place)
    for (const step of steps) {
      if (type === undefined) return undefined
      if (step === 'e') {
        type = this.elementOf(type)
        continue
      }
      const cls = this.classOf(type, member.owner)
      if (!cls) return undefined
      const name = step.slice(2)
      const found: MemberInfo | undefined = step.startsWith('p')
        ? this.field(cls.of, name)
        : this.methods(cls.of, name).methods[0]
      type = found && this.seenFrom(found, cls)
    }
    return type
  }

  /** A member's type as the receiver has it. */
  seenFrom(member: MemberInfo, receiver: ClassType): Type | undefined {
    return substitute(this.typeOf(member), this.view(receiver, member.owner))
  }

  /** What a member's own type variables are for a receiver. */
  view(receiver: Type | undefined, owner: ClassInfo): Bindings {
    if (receiver?.is !== 'class') return new Map()
    const seen = this.asAncestor(receiver, owner)
    const bindings = seen ? bindingsOf(seen) : new Map()
    bindings.set(STATIC, receiver)
    return bindings
  }

  /** The class of a value; `static` is the class it stands in. */
  classOf(type: Type | undefined, within?: ClassInfo): ClassType | undefined {
    for (let at = type, depth = 0; at !== undefined && depth < 8; depth++) {
      if (at.is === 'class') return at
      if (at.is === 'typeName') return { is: 'class', of: at.of, args: [] }
      if (at.is === 'union') {
        at = at.of.find((one) => this.classOf(one, within) !== undefined)
        continue
      }
      if (at.is !== 'variable') return undefined
      if (at.variable === STATIC) return within && { is: 'class', of: within, args: [] }
      at = this.boundOf(at.variable)
    }
    return undefined
  }

  /** What one gets from waiting. */
  awaited(type: Type | undefined): Type | undefined {
    const cls = this.classOf(type)
    if (!cls) return undefined
    for (const name of this.dialect.awaitables ?? []) {
      const awaitable = this.dialect.standard.inTable(this.withArity(name, 1))
      const seen = awaitable && this.asAncestor(cls, awaitable)
      if (seen) return seen.args.at(-1)
    }
    return cls.of.opaque ? cls : undefined
  }

  /** What one gets from iterating: the last type argument of what can be iterated. */
  elementOf(type: Type | undefined): Type | undefined {
    if (type?.is === 'array') return type.of
    const cls = this.classOf(type)
    if (!cls) return undefined
    for (const name of this.dialect.iterables) {
      const iterable = this.dialect.standard.inTable(name) ?? this.dialect.standard.inTable(this.withArity(name, 1))
      const seen = iterable && this.asAncestor(cls, iterable)
      if (seen) return seen.args.at(-1)
    }
    return undefined
  }

  /** Whether one method takes the place of another, seen from a class that has both. */
  overrides(nearer: MemberInfo, other: MemberInfo, from: ClassInfo): boolean {
    if (this.dialect.oneMethodPerName) return true
    if (nearer.has(FLAG.static) !== other.has(FLAG.static) && other.owner.external === undefined)
      return nearer.has(FLAG.static)
    const own = this.parameterTypes(nearer)
    const theirs = this.parameterTypes(other)
    if (!own || !theirs) return nearer.has(FLAG.declaresOverride)
    if (own.length !== theirs.length) return false
    const ownType = this.ancestors(from).get(nearer.owner)
    const theirType = this.ancestors(from).get(other.owner)
    const ownBindings = ownType && bindingsOf(ownType)
    const theirBindings = theirType && bindingsOf(theirType)
    return own.every((type, at) =>
      this.sameErasure(
        ownBindings ? substitute(type, ownBindings) : type,
        theirBindings ? substitute(theirs[at], theirBindings) : theirs[at],
      ),
    )
  }

  sameErasure(a: Type | undefined, b: Type | undefined, depth = 0): boolean {
    if (a === undefined || b === undefined || depth > 8) return true
    if (a.is === 'variable' && b.is === 'variable') return true
    if (a.is === 'variable') return this.sameErasure(this.boundOf(a.variable), b, depth + 1)
    if (b.is === 'variable') return this.sameErasure(a, this.boundOf(b.variable), depth + 1)
    if (a.is === 'class' && b.is === 'class') return a.of === b.of
    if (a.is === 'array' && b.is === 'array') return this.sameErasure(a.of, b.of, depth + 1)
    return a === b
  }

  /** Methods of subclasses that take this one's place, wherever they are. */
  overriders(method: MemberInfo): readonly MemberInfo[] {
    const known = this.#overriders.get(method)
    if (known) return known
    const found: MemberInfo[] = []
    this.#overriders.set(method, found)
    if (method.has(FLAG.static | FLAG.private | FLAG.final) || method.owner.external !== undefined) return found
    this.#subclasses ??= this.#findSubclasses()
    const waiting = [...(this.#subclasses.get(method.owner) ?? [])]
    const seen = new Set(waiting)
    for (let cls = waiting.pop(); cls; cls = waiting.pop()) {
      for (const own of cls.methods.get(method.text.name) ?? [])
        if (!own.has(FLAG.static) && this.overrides(own, method, cls)) found.push(own)
      for (const sub of this.#subclasses.get(cls) ?? [])
        if (!seen.has(sub)) {
          seen.add(sub)
          waiting.push(sub)
        }
    }
    return found
  }

  subclasses(cls: ClassInfo): readonly ClassInfo[] {
    this.#subclasses ??= this.#findSubclasses()
    return this.#subclasses.get(cls) ?? []
  }

  #findSubclasses(): Map<ClassInfo, ClassInfo[]> {
    const found = new Map<ClassInfo, ClassInfo[]>()
    for (const file of this.files.values())
      for (const cls of file.classes)
        for (const parent of this.supertypes(cls)) {
          if (parent.of.external !== undefined) continue
          const list = found.get(parent.of)
          if (list) list.push(cls)
          else found.set(parent.of, [cls])
        }
    return found
  }

  /** The one method that a lambda in this interface's place implements. */
  functionalMethod(cls: ClassInfo): MemberInfo | undefined {
    if (cls.functional !== undefined) return cls.functional ?? undefined
    cls.functional = null
    if (!cls.isInterface) return undefined
    const found: MemberInfo[] = []
    const root = this.dialect.standard.get(this.dialect.root)
    for (const owner of [cls, ...this.ancestors(cls).keys()])
      for (const [name, methods] of owner.methods)
        for (const method of methods)
          if (method.has(FLAG.abstract) && !method.has(FLAG.static) && !(root?.methods.has(name) ?? false)) {
            const nearer = found.find((other) => other.text.name === name && this.overrides(other, method, cls))
            const implemented = this.methods(cls, name).methods.some(
              (m) => m.owner !== owner && !m.has(FLAG.abstract) && this.overrides(m, method, cls),
            )
            if (!nearer && !implemented) found.push(method)
          }
    if (found.length === 1) cls.functional = found[0]
    return cls.functional ?? undefined
  }
}

/** Stands for the class that a method was called on: `static`, `$this`. */
export const STATIC: TypeVariable = {
  name: 'static',
  bounds: [],
  place: { file: undefined, cls: undefined, member: undefined },
  looked: true,
}

/** Key of an inferred type among those of texts. */
const INFERRED = '~'

/** Name of what may be ours or not: a call on it is outside only when nothing of ours has that name. */
export const UNSURE = '??'

/** Stands for a supertype that is written and that nobody finds. */
export const UNRESOLVED = new ClassInfo({ name: '?', symbol: -1, flags: 0, outer: -1, within: -1, members: [] }, '?', {
  opaque: true,
})

export function bindingsOf(type: ClassType): Bindings {
  const bindings: Bindings = new Map()
  // A raw type (`List`) says nothing of its arguments: its variables stay, and stand for their bounds.
  if (type.args.length > 0)
    type.of.typeParameters.forEach((variable, at) => {
      bindings.set(variable, type.args[at])
    })
  return bindings
}

export function placeOf(member: MemberInfo): Place {
  return { file: member.file, cls: member.owner, member }
}

/** Where a class's own head is read: its type parameters are in scope, its members are not. */
export function headPlace(cls: ClassInfo): Place {
  if (cls.typeParameters.length === 0) return { file: cls.file, cls: cls.outer, member: cls.within }
  const head = new ClassInfo({ ...cls.text, name: '', members: [], supertypes: [] }, '', {
    file: cls.file,
    outer: cls.outer,
    within: cls.within,
  })
  head.supertypes = []
  Object.assign(head, { typeParameters: cls.typeParameters })
  return { file: cls.file, cls: head, member: undefined }
}

function insideBody(cls: ClassInfo): boolean {
  for (let at: ClassInfo | undefined = cls; at; at = at.outer) if (at.within || at.name === '') return true
  return false
}

/** A name without its number of type arguments. */
function plain(name: string): string {
  const tick = name.lastIndexOf('`')
  return tick < 0 ? name : name.slice(0, tick)
}

function join(packageName: string, name: string): string {
  return packageName === '' ? name : `${packageName}.${name}`
}

function sharedFolders(a: string, b: string): number {
  const one = a.split('/')
  const two = b.split('/')
  let shared = 0
  while (shared < one.length && one[shared] === two[shared]) shared++
  return shared
}
