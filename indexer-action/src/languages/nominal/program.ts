/**
 * What the repository declares: every class, function and constant by its name, and what is outside by its own.
 *
 * What names mean where they stand, what classes inherit and which types members have is computed by the files beside
 * this one, which keep what they found on classes and members.
 */
import { push } from '../../link/lists.ts'
import { sharedParts } from '../../link/paths.ts'
import type { LinkerFile } from '../language.ts'
import { bareType, ClassInfo, type FileInfo, MemberInfo, type Place, plain } from './classes.ts'
import type { Dialect } from './dialect.ts'
import type { Dispatch } from './dispatch.ts'
import { nestedIn } from './inheritance.ts'
import { FLAG } from './ir.ts'
import { type ImportText, MEMBER_METHOD, type Surface, type TypeText } from './surface.ts'
import type { Type } from './types.ts'

export class Program {
  readonly dialect: Dialect
  readonly files = new Map<string, FileInfo>()
  /** Imports that hold for every file of a project; under no name those that hold for whatever file. */
  readonly #globalImports = new Map<string | undefined, ImportText[]>()
  readonly #imports = new Map<FileInfo, readonly ImportText[]>()
  readonly #byName = new Map<string, ClassInfo[]>()
  /** What stands before that last part in names of `#byName`: kept by `before`. */
  #before: Map<string, string[]> | undefined
  readonly #packages = new Set<string>()
  readonly #outside = new Map<string, ClassInfo>()
  readonly #methodNames = new Set<string>()
  readonly #simpleNames = new Set<string>()
  readonly #extensions = new Map<string, MemberInfo[]>()
  readonly #classExtensions = new Map<string, MemberInfo[]>()
  readonly #functions = new Map<string, MemberInfo[]>()
  readonly #constants = new Map<string, MemberInfo[]>()
  readonly #withCode = new Map<string, MemberInfo[]>()
  /** Reads the value that says a member's type. */
  valueOf: ((member: MemberInfo) => Type | undefined) | undefined
  /** Kept by `sayDispatched`. */
  readonly handlers = new Map<Dispatch, ReadonlyMap<string, readonly MemberInfo[]>>()
  /** Kept by `overridersOf`. */
  readonly overriders = new Map<MemberInfo, MemberInfo[]>()
  /** Which accessors are code in subclasses, by name and class: kept by `sayAccess`. */
  readonly accessors = new Map<string, ReadonlyMap<ClassInfo, number>>()
  /** Kept by `subclassesOf`, by parent. */
  subclasses: Map<ClassInfo, ClassInfo[]> | undefined

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
    for (const one of surface.imports) if (one.global) this.#addGlobal(one, file.path)
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
      const isReplaced = text.conditional && this.dialect.isReplaced?.(qualified, cls.typeParameters.length)
      const { fileClass } = this.dialect
      this.#simpleNames.add(this.fold(text.flags & FLAG.file && fileClass !== undefined ? fileClass : text.name))
      const own: MemberInfo[] = []
      info.members.push(own)
      for (const member of text.members) {
        if (member.kind === MEMBER_METHOD && !(text.flags & FLAG.file)) this.#methodNames.add(this.fold(member.name))
        const id = member.symbol >= 0 ? symbols[member.symbol]?.id : undefined
        const one = new MemberInfo(cls, member, id, info, own[member.within ?? -1])
        own.push(one)
        if (member.flags & FLAG.local) continue
        cls.add(one, this.fold(member.name))
        if (member.flags & (FLAG.getter | FLAG.setter)) {
          const list = this.#withCode.get(member.name)
          if (list) list.push(one)
          else this.#withCode.set(member.name, [one])
        }
        if ((member.flags & FLAG.extension || member.extends !== undefined) && !isReplaced) {
          const extensions = member.extends === undefined ? this.#extensions : this.#classExtensions
          const list = extensions.get(member.name)
          if (list) list.push(one)
          else extensions.set(member.name, [one])
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
      if (!within && !insideBody(cls) && !isReplaced) {
        for (const key of this.#keys(cls)) {
          const list = this.#byName.get(key)
          if (list) list.push(cls)
          else this.#byName.set(key, [cls])
          this.#before = undefined
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

  /** Properties of that name which have accessors that are code. */
  withCode(name: string): readonly MemberInfo[] {
    return this.#withCode.get(name) ?? []
  }

  /** Members that are called on the class of what they extend. */
  classExtensions(name: string): readonly MemberInfo[] {
    return this.#classExtensions.get(name) ?? []
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

  /** Packages, and classes around, in which `find` and the standard library have something of that simple name. */
  before(name: string): readonly string[] {
    if (!this.#before) {
      this.#before = new Map()
      for (const key of [...this.#byName.keys(), ...this.dialect.standard.names()]) {
        const dot = key.lastIndexOf('.')
        if (dot >= 0) push(this.#before, key.slice(dot + 1), key.slice(0, dot))
      }
    }
    return this.#before.get(this.fold(name)) ?? []
  }

  /** The package that a path means where it is written: `Events` may be `Outer.Events` inside `Outer.Deep`. */
  packageAt(path: string, { file, cls }: Place): string | undefined {
    if (this.dialect.importsNamespaces) {
      const around = cls?.text.package ?? file?.package ?? ''
      for (let at = around; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('.'))))
        if (this.hasPackage(`${at}.${path}`)) return `${at}.${path}`
    }
    return this.hasPackage(path) ? path : undefined
  }

  /** A class of the repository by its qualified name: of several, the one nearest to who asks. */
  find(qualified: string, from: FileInfo | undefined): ClassInfo | undefined {
    const all = this.#byName.get(this.fold(qualified))
    if (!all || all.length < 2 || !from) return all?.[0]
    const plain = this.dialect.arity ? all.filter((cls) => cls.typeParameters.length === 0) : []
    const list = plain.length > 0 && !qualified.includes('`') ? plain : all
    let best = list[0]
    let nearest = -1
    for (const cls of list) {
      const near = sharedParts(cls.file?.path ?? '', from.path)
      // Of several in one file, each under its condition, the one that is written out says most.
      const fuller = near === nearest && cls.file === best?.file && cls.members.length > (best?.members.length ?? 0)
      const announced = near === nearest && cls.has(FLAG.expect) && !best?.has(FLAG.expect)
      if (near > nearest || fuller || announced) {
        nearest = near
        best = cls
      }
    }
    return best
  }

  /** All classes of that name which are as near to a file as this one, unless one of them stands for the others. */
  asNear(cls: ClassInfo, from: FileInfo): readonly ClassInfo[] {
    const all = this.#byName.get(this.fold(cls.qualified))
    if (!all || all.length < 2 || cls.has(FLAG.expect)) return [cls]
    const near = sharedParts(cls.file?.path ?? '', from.path)
    return all
      .filter((one) => one.file !== cls.file && sharedParts(one.file?.path ?? '', from.path) === near)
      .concat(cls)
  }

  /** Anything by its qualified name; what is not in the repository and not known is opaque. */
  qualified(name: string, from: FileInfo | undefined): ClassInfo {
    return this.known(name, from) ?? this.outside(name)
  }

  /** What a file imports, and what is imported for all files. */
  importsOf(file: FileInfo): readonly ImportText[] {
    let imports = this.#imports.get(file)
    if (!imports) {
      imports = [...file.file.surface.imports, ...this.#importsAround(file.path)]
      this.#imports.set(file, imports)
    }
    return imports
  }

  #importsAround(path: string): readonly ImportText[] {
    const project = this.dialect.projectOf?.(path)
    // A file of no project may be taken in by any.
    if (!project) return [...this.#globalImports.values()].flat()
    const { name, imports } = project
    return [...(this.#globalImports.get(name) ?? []), ...(this.#globalImports.get(undefined) ?? []), ...imports]
  }

  #addGlobal(one: ImportText, path: string): void {
    const project = this.dialect.projectOf?.(path)?.name
    const list = this.#globalImports.get(project)
    if (list) list.push(one)
    else this.#globalImports.set(project, [one])
    this.#imports.clear()
  }

  /** A class that an import names: in full, or as what is around the import may leave out. */
  imported(name: string, from: FileInfo): ClassInfo {
    const known = this.known(name, from)
    if (known || !this.dialect.importsNamespaces) return known ?? this.outside(name)
    for (let at = from.package; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('.')))) {
      const relative = this.known(`${at}.${name}`, from)
      if (relative) return relative
    }
    for (const one of this.importsOf(from)) {
      if (one.static || one.alias !== undefined) continue
      const found = this.known(`${one.path}.${name}`, from)
      if (found) return found
    }
    return this.outside(name)
  }

  /** A class of the repository or of the standard library. `a.b.C.D` may be a class in a class. */
  known(name: string, from: FileInfo | undefined): ClassInfo | undefined {
    const found = this.find(name, from) ?? this.dialect.standard.get(name)
    if (found) return found
    const dot = name.lastIndexOf('.')
    if (dot < 0) return undefined
    const outer = this.find(name.slice(0, dot), from)
    return outer && nestedIn(this, outer, name.slice(dot + 1))
  }

  /** A class of which only the name is known, and perhaps not even its package. */
  outside(qualified: string): ClassInfo {
    const name = plain(qualified)
    let cls = this.#outside.get(name)
    if (!cls) {
      const simple = name.slice(name.lastIndexOf('.') + 1)
      cls = new ClassInfo(bareType(simple), name, {
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
      cls = new ClassInfo(bareType(name), name, { external: packageName, opaque: true })
      this.#outside.set(key, cls)
    }
    return cls
  }

  /** Whether any class of the repository has a method of that name. */
  hasMethod(name: string): boolean {
    return this.#methodNames.has(this.fold(name))
  }
}

/** Name of what may be ours or not: a call on it is outside only when nothing of ours has that name. */
export const UNSURE = '??'

function insideBody(cls: ClassInfo): boolean {
  for (let at: ClassInfo | undefined = cls; at; at = at.outer) if (at.within || at.name === '') return true
  return false
}

function join(packageName: string, name: string): string {
  return packageName === '' ? name : `${packageName}.${name}`
}
