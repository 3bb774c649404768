/**
 * What Java sees of a Kotlin or Scala file: the classes that it is compiled into.
 *
 * Kotlin: functions of a file are static methods of a class that bears the file's name (`UtilKt`) or the one that it asks for; a
 * property is its getter and setter, a companion a nested class, an object a class with an `INSTANCE`; whom a function extends is
 * its first parameter. Scala: a value is a method, and an object's methods are static ones of the class of its name.
 */
import type { Modifier, SymbolFact } from '../../../../src/contract/symbols.ts'
import { TYPE_KINDS } from '../../../../src/contract/symbols.ts'
import { fileClassOf, getterOf, setterOf } from '../kotlin/compiled-names.ts'
import type { LinkerFile } from '../language.ts'
import { FLAG } from '../nominal/ir.ts'
import {
  type CodeText,
  type ImportText,
  MEMBER_CONSTRUCTOR,
  MEMBER_FIELD,
  MEMBER_METHOD,
  type MemberText,
  type ParameterText,
  type Surface,
  type TypeText,
} from '../nominal/surface.ts'
import { asJavaWrites } from './type-texts.ts'
import type { Compiled, CompiledSurface } from './unit.ts'

export function compiledClasses(file: LinkerFile<CompiledSurface>): LinkerFile<Surface> {
  const { path, language, symbols } = file
  const types = new Classes(file).all()
  return { path, language, symbols, surface: { package: file.module ?? '', imports: importsOf(file), types } }
}

class Classes {
  readonly #file: LinkerFile<CompiledSurface>
  readonly #isKotlin: boolean
  readonly #imports: ReadonlyMap<string, string>
  readonly #types: TypeText[] = []
  /** Symbol of a type → its class's index; -1 for the class of the file itself. */
  readonly #classes = new Map<number, number>()
  /** Class → that of its companion without a name. */
  readonly #companions = new Map<number, number>()

  constructor(file: LinkerFile<CompiledSurface>) {
    this.#file = file
    this.#isKotlin = file.language === 'kotlin'
    const named = (file.surface.imports ?? []).filter((one): one is [string, string] => one[1] !== undefined)
    this.#imports = new Map(named.map(([path, as]) => [as, path]))
  }

  all(): TypeText[] {
    this.#file.symbols.forEach((symbol, index) => {
      if (TYPE_KINDS.has(symbol.kind)) this.#addClass(symbol, index)
      else this.#addMember(symbol, index)
    })
    return this.#types
  }

  #addClass(symbol: SymbolFact, index: number): void {
    const outer = symbol.parent === undefined ? -1 : this.#classes.get(symbol.parent)
    if (outer === undefined || symbol.kind === 'type') return
    const { surface } = this.#file
    const isInterface = symbol.kind === 'interface' || symbol.kind === 'trait'
    const type: TypeText = {
      name: symbol.name,
      symbol: index,
      flags: flagsOf(symbol.modifiers) | (isInterface ? FLAG.interface | FLAG.abstract : 0),
      outer,
      within: -1,
      members: [],
    }
    // A Scala class and its companion are one to Java.
    if (!this.#isKotlin) type.partial = true
    const supertypes = (surface.supertypes[index] ?? []).flatMap((one) => this.#written(one) ?? [])
    if (supertypes.length > 0) {
      type.supertypes = supertypes
      if (!isInterface) type.superclass = 0
    }
    const names = surface.typeParameters[index]
    if (names) type.typeParameters = names.map((name) => [name])
    this.#classes.set(index, this.#types.push(type) - 1)
    if (symbol.kind === 'class')
      type.members.push({ ...this.#parameters(symbol, []), ...CONSTRUCTOR, name: symbol.name })
    if (symbol.kind === 'object' && this.#isKotlin) type.members.push(field('INSTANCE', index, symbol.name))
    if (symbol.kind === 'object' && this.#isKotlin && outer >= 0)
      this.#types[outer]?.members.push(field(symbol.name, index, symbol.name))
    if (symbol.kind === 'enum') {
      type.flags |= FLAG.enum
      const both = { kind: MEMBER_METHOD, flags: FLAG.public | FLAG.static, symbol: -1 }
      type.members.push(
        { ...both, name: 'values', parameters: [], type: `${symbol.name}[]` },
        { ...both, name: 'valueOf', parameters: [['name', 'String']], type: symbol.name },
      )
    }
  }

  #addMember(symbol: SymbolFact, index: number): void {
    const compiled = this.#file.surface.compiled?.[index] ?? {}
    const made = this.#membersOf(symbol, index, compiled)
    if (made.length === 0) return
    if (symbol.parent === undefined) {
      const isStatic = made.filter(({ flags }) => (flags & FLAG.private) === 0).map(asStatic)
      if (this.#isKotlin && isStatic.length > 0) this.#facade().members.push(...isStatic)
      return
    }
    const at = this.#classes.get(symbol.parent)
    const owner = at === undefined ? undefined : this.#types[at]
    if (at === undefined || !owner) return
    const isShared = compiled.static === true || compiled.field === true
    if (compiled.companion) {
      this.#companion(at).members.push(...made)
      if (isShared) owner.members.push(...made.map(asStatic))
    } else if (this.#file.symbols[symbol.parent]?.kind === 'object' && (isShared || !this.#isKotlin))
      owner.members.push(...made.map(asStatic))
    else owner.members.push(...made)
  }

  #membersOf(symbol: SymbolFact, index: number, compiled: Compiled): MemberText[] {
    const flags = flagsOf(symbol.modifiers)
    const receiver =
      symbol.receiver === undefined ? [] : [['this', this.#written(symbol.receiver) ?? '?'] as ParameterText]
    const type = this.#typeOf(index)
    const about = { flags, symbol: index, ...type }
    const name = compiled.name ?? symbol.name
    switch (symbol.kind) {
      case 'function':
      case 'method': {
        const names = this.#file.surface.typeParameters[index]
        const generic = names ? { typeParameters: names.map((one) => [one]) } : {}
        const made = { ...this.#parameters(symbol, receiver), ...about, ...generic, name, kind: MEMBER_METHOD }
        made.flags |= flags
        return [made]
      }
      case 'constructor':
        return [{ ...this.#parameters(symbol, []), name, kind: MEMBER_CONSTRUCTOR, symbol: index }]
      case 'enum_member':
        return [field(symbol.name, index, this.#file.symbols[symbol.parent ?? -1]?.name)]
      case 'property':
      case 'variable': {
        const asField = { ...about, name: symbol.name, kind: MEMBER_FIELD }
        if (compiled.field) return [asField]
        const method = { ...about, kind: MEMBER_METHOD, parameters: receiver }
        if (!this.#isKotlin) return [{ ...method, name }]
        const getter = { ...method, name: compiled.name ?? getterOf(symbol.name) }
        const { type: _, value: _1, ...rest } = method
        const given: ParameterText[] = [...receiver, ['value', type.type ?? '?']]
        return [getter, { ...rest, name: compiled.setter ?? setterOf(symbol.name), parameters: given, type: 'void' }]
      }
      default:
        return []
    }
  }

  #parameters(symbol: SymbolFact, before: ParameterText[]): Pick<MemberText, 'parameters' | 'required' | 'flags'> {
    const own = symbol.parameters ?? []
    const texts = own.map(({ name, type, variadic }): ParameterText => {
      const written = (type === undefined ? undefined : this.#written(type)) ?? '?'
      return [name, variadic ? `${written}[]` : written]
    })
    const parameters = [...before, ...texts]
    if (symbol.modifiers?.includes('async')) parameters.push(['', 'kotlin.coroutines.Continuation'])
    const optional = own.filter((one) => one.default !== undefined).length
    return {
      parameters,
      flags: own.at(-1)?.variadic ? FLAG.variadic : 0,
      ...(optional > 0 ? { required: parameters.length - optional } : {}),
    }
  }

  #typeOf(index: number): Pick<MemberText, 'type' | 'value'> {
    const written = this.#file.surface.types[index]
    if (written === undefined) return { value: OF_ANOTHER_LANGUAGE }
    const type = this.#written(written)
    return type === undefined ? {} : { type }
  }

  #written(type: string): string | undefined {
    return asJavaWrites(type, this.#imports)
  }

  /** The class of what stands in no other; several files may make one together. */
  #facade(): TypeText {
    const { path, surface } = this.#file
    const name = fileClassOf(path, surface.facade)
    const at = this.#classes.get(-1) ?? this.#types.push({ ...BARE, name, partial: true, members: [] }) - 1
    this.#classes.set(-1, at)
    return this.#types[at] as TypeText
  }

  #companion(of: number): TypeText {
    let at = this.#companions.get(of)
    if (at === undefined) {
      at = this.#types.push({ ...BARE, name: 'Companion', outer: of, members: [] }) - 1
      this.#companions.set(of, at)
      this.#types[of]?.members.push(field('Companion', -1, 'Companion'))
    }
    return this.#types[at] as TypeText
  }
}

/** A value that only the linker of its own language can read. */
const OF_ANOTHER_LANGUAGE: CodeText = { strings: [], code: [] }

const BARE = { symbol: -1, flags: FLAG.public, outer: -1, within: -1 }
const CONSTRUCTOR = { kind: MEMBER_CONSTRUCTOR, symbol: -1 }

const asStatic = (member: MemberText): MemberText => ({ ...member, flags: member.flags | FLAG.static })

const field = (name: string, symbol: number, type: string | undefined): MemberText => ({
  name,
  kind: MEMBER_FIELD,
  flags: FLAG.public | FLAG.static,
  symbol,
  ...(type === undefined ? {} : { type }),
})

function flagsOf(modifiers: readonly Modifier[] = []): number {
  const access = modifiers.includes('private') ? FLAG.private : FLAG.public
  return access | (modifiers.includes('abstract') ? FLAG.abstract : 0)
}

function importsOf({ surface }: LinkerFile<CompiledSurface>): ImportText[] {
  const place = { line: 0, column: 0, length: 0 }
  return (surface.imports ?? []).map(([path, as]) =>
    as === undefined ? { path, all: true, ...place } : { path, ...place },
  )
}
