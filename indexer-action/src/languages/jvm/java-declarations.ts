/**
 * What Scala sees of a Java file: its types and their members.
 *
 * Private members are left out: nobody outside of the file means them.
 */
import type { SymbolFact } from '../../../../src/contract/symbols.ts'
import { ANY_NUMBER } from '../declarative/rules.ts'
import { emptySurface, type Surface as TableSurface } from '../declarative/unit.ts'
import type { LinkerFile } from '../language.ts'
import { FLAG, type ImportText, MEMBER_METHOD, type MemberText, type Surface, type TypeText } from '../nominal/ir.ts'

export function declarationsOf(file: LinkerFile<Surface>): LinkerFile<TableSurface> {
  const symbols: SymbolFact[] = []
  const surface: TableSurface = {
    ...emptySurface(),
    imports: file.surface.imports.map(importOf),
  }
  /** By their index in the Java file's surface. */
  const places = new Map<number, number>()
  const declare = (fact: SymbolFact, parent: number | undefined, type: string | undefined): number => {
    const { parent: _, ...own } = fact
    const index = symbols.push(parent === undefined ? own : { ...own, parent }) - 1
    if (type !== undefined) surface.types[index] = writtenThere(type)
    return index
  }
  file.surface.types.forEach((type, at) => {
    const fact = file.symbols[type.symbol]
    const parent = places.get(type.outer)
    if (!fact || type.flags & FLAG.private || type.within >= 0 || (type.outer >= 0 && parent === undefined)) return
    const place = declare(fact, parent, undefined)
    places.set(at, place)
    surface.supertypes[place] = (type.supertypes ?? []).map(writtenThere)
    const names = type.typeParameters?.map(([name]) => name as string) ?? []
    if (names.length > 0) surface.typeParameters[place] = names
    for (const member of visibleMembers(type)) {
      const named = file.symbols[member.symbol]
      if (!named) continue
      const index = declare(named, place, member.type)
      const arity = arityOf(member)
      if (arity) surface.arities[index] = arity
    }
  })
  const { path } = file
  return { path, language: 'scala', symbols, surface, module: file.surface.package }
}

const visibleMembers = (type: TypeText): MemberText[] =>
  type.members.filter((member) => (member.flags & FLAG.private) === 0 && member.symbol >= 0)

/** `getURLPath` is `urlPath`: capitals up to the next word's are one word. */
export function propertyOf(getter: string): string | undefined {
  if (/^is\p{Lu}/u.test(getter)) return getter
  const name = /^get(\p{Lu}.*)$/u.exec(getter)?.[1]
  return name?.replace(/^\p{Lu}+(?=\p{Lu}\p{Ll})|^\p{Lu}+/u, (capitals) => capitals.toLowerCase())
}

function arityOf({ kind, flags, parameters }: MemberText): [number, number] | undefined {
  if (kind !== MEMBER_METHOD || !parameters) return undefined
  return flags & FLAG.variadic ? [parameters.length - 1, ANY_NUMBER] : [parameters.length, parameters.length]
}

function importOf({ path, all }: ImportText): [string, string] | [string] {
  return all ? [path] : [path, path.slice(path.lastIndexOf('.') + 1)]
}

/** A type's text without wildcards' signs, and with arrays as what they are there. */
const writtenThere = (text: string): string =>
  text.replace(/(^|[<,])[+-]/g, '$1').replace(/^(.*)\[\]$/, (_, element) => `Array<${element}>`)
