/**
 * What a name may mean in a file: the rules of visibility, without types. Which of what is seen is meant is chosen in `choice.ts`.
 */
import { folderOf } from '../../link/paths.ts'
import { asksForNone, Builds } from './builds/builds.ts'
import type { FileSet } from './builds/file-set.ts'
import { Choice, type Found, has } from './choice.ts'
import type { FileSymbols, HeldSymbol } from './held-symbols.ts'
import { type File, fileOf, type Reference, type Repository } from './repository.ts'
import { isStandardName } from './system-names.ts'

const MEMBER: ReadonlySet<string> = new Set(['property', 'method', 'constructor'])
const CLASS = /^(class|struct|union)$/
const SCOPED = /^(class|struct|union|enum|type|namespace|macro)$/
const HEADER = /\.(h|hh|hpp|hxx|h\+\+|inc|inl|ipp|tpp|def)$/

export class Names {
  readonly repository: Repository
  readonly builds: Builds
  readonly choice: Choice
  #file = -1
  #known = new Map<string, Found | null>()

  constructor(repository: Repository) {
    this.repository = repository
    this.builds = new Builds(repository)
    this.choice = new Choice(repository, this.builds)
  }

  /** An ordinary name at the top level of a file: function, variable, typedef, enumerator, macro. `under`: an unusual condition that the use stands under. */
  ordinary(file: number, name: string, under = ''): Found | undefined {
    const key = under === '' ? name : `${name} ${under}`
    return this.#remembered(file, key, () => this.#ordinary(file, name, under))
  }

  /** Of the last file that was asked about. */
  #remembered(file: number, key: string, find: () => Found | undefined): Found | undefined {
    if (file !== this.#file) {
      this.#file = file
      this.#known = new Map()
    }
    const known = this.#known.get(key)
    if (known !== undefined) return known ?? undefined
    const found = find()
    this.#known.set(key, found ?? null)
    return found
  }

  /** What a macro of this name hides: inside of itself it stands for nothing. */
  hidden(file: number, name: string): Found | undefined {
    return this.#ordinary(file, name, '', (symbol) => symbol.kind !== 'macro')
  }

  /** What a name means before `::`. */
  beforeScope(file: number, name: string): Found | undefined {
    return this.#remembered(file, `${name}::`, () => this.#ordinary(file, name, '', ({ kind }) => SCOPED.test(kind)))
  }

  /** What a name means as long as the file has not made a macro of it. */
  unlessMacroOf(file: number, name: string): Found | undefined {
    return this.#ordinary(file, name, '', (symbol, of) => of !== file || symbol.kind !== 'macro')
  }

  #ordinary(
    file: number,
    name: string,
    under: string,
    suits: (symbol: HeldSymbol, file: number) => boolean = () => true,
  ): Found | undefined {
    const { cpp } = this.repository.files[file] as File
    const named = this.repository.namedIn(file, name)
    const all = cpp ? this.#withTags(named, name) : named
    if (all.length === 0) return undefined
    const candidates = all.filter(
      (reference) =>
        this.#isTop(reference) &&
        suits(this.repository.symbol(reference), fileOf(reference)) &&
        (!this.repository.isUndone(reference) || this.#isDoneFor(fileOf(reference), file)) &&
        !this.#isRenamedElsewhere(file, reference, under),
    )
    if (candidates.length === 0) return undefined
    const seen = this.repository.graph.view(file).seen
    let visible = candidates.filter((reference) => seen.has(fileOf(reference)))
    if (visible.length === 0 && this.#isHeader(file)) {
      const wide = this.repository.graph.wide(file)
      visible = candidates.filter((reference) => wide.has(fileOf(reference)) && this.#mayBeSeen(reference))
    }
    if (cpp) visible = this.#withAnnounced(name, seen, visible, candidates)
    if (cpp) visible = this.#named(this.#primary(visible), name)
    visible = [...this.builds.likely(file, visible, under)]
    // A stand-in for what another system lacks: here the system's own is meant.
    if (isStandardName(name)) {
      const isOwn = candidates.some((r) => !this.#isPrototype(r))
      visible = visible.filter((r) => {
        const isMeant = (isOwn || !this.#isPrototype(r)) && !this.#isIncluded(file, r)
        return isMeant && !this.#isFromSomeBuilds(file, r) && this.builds.isUsual(file, r, under)
      })
    }
    return visible.length > 0
      ? this.choice.choose(file, visible, candidates, under)
      : this.#undeclared(
          file,
          name,
          candidates.filter((reference) => !this.#isFriend(reference)),
          under,
        )
  }

  /** A macro that its file takes back is there for the file, and for the lists that it includes in between. */
  #isDoneFor(by: number, file: number): boolean {
    return by === file || this.repository.graph.includes(by, file)
  }

  /** C++: `struct door` of a header in C is `door` as well. */
  #withTags(named: readonly Reference[], name: string): readonly Reference[] {
    const ofC = this.repository.tagged(name).filter((r) => !(this.repository.files[fileOf(r)] as File).cpp)
    return ofC.length === 0 ? named : [...named, ...ofC]
  }

  /** C++: a class that a header announces counts as seen, wherever it is defined. */
  #withAnnounced(name: string, seen: FileSet, visible: Reference[], all: readonly Reference[]): Reference[] {
    const paths = this.repository.announced(name, seen)
    if (paths.length === 0) return visible
    const classes = all.filter((r) => CLASS.test(this.repository.symbol(r).kind))
    const meant = classes.filter((r) => paths.includes(this.repository.symbol(r).cpp?.qualified ?? name))
    const isKnown = meant.some((r) => visible.includes(r))
    if (isKnown) return visible
    return visible.length === 0 && meant.length === 0 ? classes : [...visible, ...meant]
  }

  /** `#define bind vms_bind` for one system, or for a build that this is hardly part of: others say the name as it is. */
  #isRenamedElsewhere(file: number, reference: Reference, under: string): boolean {
    return this.repository.aliasOf(reference) !== undefined && !this.builds.isLikely(file, reference, under)
  }

  /** `#ifndef assert`: what is defined there is not for a file that includes the library's own. */
  #isIncluded(file: number, reference: Reference): boolean {
    const { name, conditions = [] } = this.repository.symbol(reference)
    const { includes, includesIf } = this.repository.files[file] as File
    const at = includes.indexOf(`<${name}.h`)
    if (at === -1 || !conditions.some((one) => asksForNone(one, name))) return false
    const condition = includesIf.find(([include]) => include === at)?.[1]
    return condition === undefined || !this.builds.isUnusual(file, condition)
  }

  /** `#ifdef HAVE_WEPOLL`: a header that is included there, and otherwise the system's. */
  #isFromSomeBuilds(file: number, reference: Reference): boolean {
    const { includesIf } = this.repository.files[file] as File
    if (!HEADER.test((this.repository.files[fileOf(reference)] as File).path)) return false
    const included = includesIf.find(([at]) => this.repository.graph.target(file, at) === fileOf(reference))
    return included !== undefined && !this.builds.isSure(file, included[1])
  }

  #isPrototype(reference: Reference): boolean {
    const symbol = this.repository.symbol(reference)
    return symbol.kind === 'function' && has(symbol, 'declaration')
  }

  /** A template's name alone means the template, and none of its specialisations. */
  #primary(references: readonly Reference[]): Reference[] {
    const primary = references.filter((reference) => this.repository.symbol(reference).cpp?.specialises !== true)
    return primary.length > 0 ? primary : [...references]
  }

  /** Beside `typedef struct Door Door;`, the name alone is that of the typedef. */
  #named(references: readonly Reference[], name: string): Reference[] {
    const typedefs = references.filter((reference) => {
      const type = this.repository.symbol(reference).kind === 'type' ? this.repository.typeOf(reference) : ''
      return type === `s:${name}` || type === `t:${name}`
    })
    const isRecord = (reference: Reference): boolean => CLASS.test(this.repository.symbol(reference).kind)
    return typedefs.length === 0 ? [...references] : references.filter((reference) => !isRecord(reference))
  }

  #isTop(reference: Reference): boolean {
    const symbol = this.repository.symbol(reference)
    if (MEMBER.has(symbol.kind) || symbol.cpp?.receiver !== undefined) return false
    // A repository adds to `std` at most, and nobody means that place by the name.
    if (symbol.kind === 'namespace' && symbol.name === 'std') return false
    if (symbol.parent === undefined) return true
    const { cpp, symbols } = this.repository.files[fileOf(reference)] as File
    const parent = symbols.get(symbol.parent) as HeldSymbol
    // Enumerators and types inside a C record are everyone's; in C++ they belong to what is around them.
    return (
      !cpp ||
      symbol.kind === 'macro' ||
      parent.kind === 'namespace' ||
      this.#isFriend(reference) ||
      (symbol.kind === 'enum_member' && parent.cpp?.scoped !== true && !CLASS.test(kindOf(symbols, parent.parent)))
    )
  }

  /** A function that a class defines for its namespace: found where the class is seen, through arguments. */
  #isFriend(reference: Reference): boolean {
    const { kind, parent } = this.repository.symbol(reference)
    if (kind !== 'function' || parent === undefined) return false
    return CLASS.test((this.repository.files[fileOf(reference)] as File).symbols.get(parent)?.kind ?? '')
  }

  #isHeader(file: number): boolean {
    return HEADER.test((this.repository.files[file] as File).path) || this.repository.graph.isIncluded(file)
  }

  #mayBeSeen(reference: Reference): boolean {
    return this.#isHeader(fileOf(reference)) || !has(this.repository.symbol(reference), 'static')
  }

  /**
   * Nothing that this file can see declares it. In old C a function may be called all the same; and where a header is
   * generated or missing, its declaration may be there. Names that systems have are never guessed.
   */
  #undeclared(file: number, name: string, candidates: readonly Reference[], under: string): Found | undefined {
    const { repository } = this
    if (candidates.length === 0 || isStandardName(name) || repository.isOpenedByMacro(name)) return undefined
    const view = repository.graph.view(file)
    // A header that nothing here includes is part of programs that are not here: what it leans on may be anywhere.
    const gaps = view.gaps || (this.#isHeader(file) && !repository.graph.isIncluded(file))
    const linked = candidates.filter((r) => {
      const symbol = repository.symbol(r)
      const isLinked = symbol.kind === 'function' && !has(symbol, 'static') && !has(symbol, 'declaration')
      return isLinked && !symbol.byMacro && this.builds.isLikely(file, r, under)
    })
    if (linked.length === 0) {
      if (!gaps || candidates.length > 1) return undefined
      const only = candidates[0] as Reference
      const isOffered = this.#isHeader(fileOf(only)) && !repository.graph.isStandIn(fileOf(only))
      const isShared = isOffered && !has(repository.symbol(only), 'static')
      return isShared && this.builds.isLikely(file, only, under)
        ? { references: [only], as: 'one', evidence: 'unique_name' }
        : undefined
    }
    if (linked.length > 1) return undefined
    const only = linked[0] as Reference
    const near =
      folderOf((repository.files[fileOf(only)] as File).path) === folderOf((repository.files[file] as File).path)
    if (!gaps && !near) return undefined
    return { references: [only], as: 'one', evidence: 'unique_name' }
  }

  /** A type that no typedef in sight is of: one that a macro or a generated header makes for the record of that tag. */
  namedAsTag(file: number, name: string): Found | undefined {
    const { seen } = this.repository.graph.view(file)
    const [record, ...others] = this.repository.taggedIn(file, name).filter((r) => seen.has(fileOf(r)))
    if (record === undefined || others.length > 0 || isStandardName(name)) return undefined
    return { references: [record], as: 'one', evidence: 'unique_name' }
  }

  /** `#define own_iovec iovec`, beside a record of that name for systems without it. */
  #renaming(file: number, name: string): Reference[] {
    const { seen } = this.repository.graph.view(file)
    return this.repository
      .named(name)
      .filter(
        (r) => seen.has(fileOf(r)) && this.repository.symbol(r).conditions && this.repository.aliasOf(r) !== undefined,
      )
  }

  /** `struct name`, `enum name`. What has no tag bears the name of its typedef here, which may be the tag of another. */
  tag(file: number, name: string, isEnum = false): Found | undefined {
    const tagged = this.repository.taggedIn(file, name)
    const suited = tagged.filter((r) => (this.repository.symbol(r).kind === 'enum') === isEnum)
    const all = suited.length > 0 ? suited : tagged
    if (all.length === 0) return undefined
    const { seen } = this.repository.graph.view(file)
    let visible = all.filter((r) => seen.has(fileOf(r)))
    if (visible.length === 0 && this.#isHeader(file)) {
      const wide = this.repository.graph.wide(file)
      visible = all.filter((r) => wide.has(fileOf(r)))
    }
    const renaming = visible.length > 0 ? this.#renaming(file, name) : []
    visible = [...this.builds.likely(file, [...renaming, ...visible])]
    if (visible.length > 0 && visible.every((r) => renaming.includes(r))) return this.choice.among(file, visible)
    if (renaming.length > 0) visible = visible.filter((r) => !renaming.includes(r))
    if (isStandardName(name)) visible = visible.filter((r) => this.builds.isUsual(file, r))
    if (visible.length > 0) return this.choice.among(file, visible)
    if (isStandardName(name)) return undefined
    // Opaque here: defined where it is implemented.
    const usable = all.filter((r) => {
      const isSeen = this.#isHeader(fileOf(r)) || all.length === 1
      return isSeen && !this.repository.graph.isStandIn(fileOf(r)) && !this.builds.isElsewhere(file, r)
    })
    if (usable.length === 1) return { references: usable, as: 'one', evidence: 'unique_name' }
    return undefined
  }
}

const kindOf = (symbols: FileSymbols, at: number | undefined): string =>
  at === undefined ? '' : (symbols.get(at)?.kind ?? '')
