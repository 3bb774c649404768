/**
 * What a file of a class-based language offers, name by name.
 *
 * Names are looked up, except
 *   - packages, and imports that hold for every file: the rest;
 *   - members that are meant without being named, by a lambda, a loop or their position: a type's text has those (`isMeantUnnamed`);
 *   - how many methods take the place of another: a method's text has what its owner extends, so that whoever calls the name is told.
 *
 * Languages in which a name may be written in other ways (in any case, or without its prefix) need more than this. Names of what a
 * text is about, and of parameters, lead nowhere and are kept out of it (`sealed`): they would be mentions of whatever bears the same name.
 */
import { hash } from 'node:crypto'
import type { SymbolFact } from '../../../../src/contract/symbols.ts'
import type { Offers } from '../../link/affected.ts'
import { Said } from '../../link/said.ts'
import type { LinkerFile } from '../language.ts'
import { FLAG } from './ir.ts'
import {
  type ImportText,
  MEMBER_CONSTRUCTOR,
  MEMBER_FIELD,
  type MemberText,
  type Surface,
  type TypeText,
} from './surface.ts'

/** What a language has of its own. */
interface Naming {
  /** Names by which the same may be meant. */
  otherNames(name: string): readonly string[]
  /** Whether a method of that name is called where nobody names it. */
  isConvention?(name: string): boolean
  /** Names of methods that send objects to handlers, if this type has some. */
  sentBy?(type: TypeText, file: LinkerFile<Surface>): readonly string[]
  /** Names of types whose own files see what this one extends. */
  seenBy?(type: TypeText): readonly string[]
}

export function nominalOffers(file: LinkerFile<Surface>, naming: Naming): Offers {
  const { surface } = file
  const said = new Said()
  const say = (name: string, text: unknown): void => {
    for (const one of new Set([name, ...naming.otherNames(name)])) if (one !== '') said.say(one, text)
  }
  const imports = importsOf(surface)
  const twice = new Set(surface.types.map(({ name }) => name).filter((name, at, all) => all.indexOf(name) !== at))
  for (const type of surface.types) {
    const head = [imports, headOf(type, file)]
    const members = type.members.map((member) => memberOf(member, file))
    // Of two of one name, the one that says more may be meant.
    const isOne = !twice.has(type.name)
    const unnamed = members.filter((_, at) => !isOne || isMeantUnnamed(type.members[at] as MemberText, type, naming))
    say(type.name, [head, unnamed])
    if (type.partial) say(partsOf(type.name), head)
    const outer = surface.types[type.outer]
    for (const name of naming.seenBy?.(type) ?? []) say(name, head)
    for (const name of naming.sentBy?.(type, file) ?? []) say(name, [head, members])
    if (outer && type.name === outer.companion) say(outer.name, [head, unnamed])
    type.members.forEach(({ name }, at) => {
      say(name, [head, members[at]])
    })
  }
  const { package: own, types, imports: all } = surface
  const packages = new Set([own, ...types.flatMap(({ package: other }) => other ?? [])])
  return {
    rest: JSON.stringify([own, [...packages].sort(), all.filter((one) => one.global).map(plain)]),
    named: said.texts(),
    // Subclasses are listed in this order; members are only compared with others of their name.
    ordered: types.flatMap(({ symbol }) => file.symbols[symbol]?.id ?? []),
  }
}

/**
 * Constructors; what a lambda may stand for; fields that a pattern takes by their position; indexers, operators, and methods that the
 * language calls by itself. Any other member matters only to those that name it.
 */
function isMeantUnnamed({ name, kind, flags }: MemberText, type: TypeText, { isConvention }: Naming): boolean {
  if (type.flags & FLAG.interface || kind === MEMBER_CONSTRUCTOR) return true
  if (kind === MEMBER_FIELD) return (type.flags & FLAG.record) !== 0 || (flags & (FLAG.static | FLAG.private)) === 0
  return !IDENTIFIER.test(name) || (isConvention?.(name) ?? false)
}

const IDENTIFIER = /^[\p{L}_$][\p{L}\p{N}_$]*$/u

/** Imports that decide what the types' texts mean: of single names, those that occur there. */
function importsOf({ imports, types }: Surface): unknown[] {
  const words = new Set(
    JSON.stringify(types)
      .toLowerCase()
      .match(/[\p{L}\p{N}_$]+/gu),
  )
  return imports
    .map(plain)
    .filter(({ all, alias, path }) => all || words.has((alias ?? path.slice(path.lastIndexOf('.') + 1)).toLowerCase()))
}

const plain = ({ line: _, column: __, length: ___, ...rest }: ImportText) => rest

/** A type without its members, and what it stands in: whose members and supertypes its texts may mean. */
function headOf({ name, members: _, symbol, outer, within, ...rest }: TypeText, file: LinkerFile<Surface>): unknown[] {
  const around = file.surface.types[outer]
  const member = around?.members[within]
  return [
    sealed([name, factOf(file.symbols[symbol]), member?.name]),
    rest,
    around && headOf(around, file),
    member && memberOf(member, file),
    rest.partial && partsOf(name),
  ]
}

/** What one part of a class extends, its members in other parts take the place of: a name that nobody writes. */
const partsOf = (name: string): string => `partial$${name}`

function memberOf({ name, symbol, parameters, ...rest }: MemberText, file: LinkerFile<Surface>): unknown[] {
  return [
    sealed([name, factOf(file.symbols[symbol]), parameters?.map(([one]) => one)]),
    parameters?.map(([, type]) => type),
    rest,
  ]
}

/** What linkers of other languages read of a symbol: all but where it stands and what people read. */
function factOf(symbol: SymbolFact | undefined): unknown {
  if (!symbol) return undefined
  const {
    line: _,
    column: _1,
    start: _2,
    end: _3,
    doc: _4,
    signature: _5,
    annotations: _6,
    parent: _7,
    ...rest
  } = symbol
  return rest
}

const sealed = (what: unknown): string => hash('sha1', JSON.stringify(what), 'hex')
