/**
 * What a file of a class-based language offers, name by name.
 *
 * Names are looked up, except
 *   - packages, and imports that hold for every file: the rest;
 *   - members that a loop, a lambda or an index means without naming them: a type's text has those of its members;
 *   - how many methods take the place of another: a method's text has what its owner extends, so that whoever calls the name is told.
 *
 * Languages in which a name may be written in other ways (in any case, or without its prefix) need more than this. Names of what a
 * text is about, and of parameters, lead nowhere and are kept out of it (`sealed`): they would be mentions of whatever bears the same name.
 */
import { hash } from 'node:crypto'
import type { SymbolFact } from '../../../../src/contract/symbols.ts'
import type { Offers } from '../../link/affected.ts'
import type { LinkerFile } from '../language.ts'
import type { ImportText, MemberText, Surface, TypeText } from './ir.ts'

export function nominalOffers(file: LinkerFile<Surface>, otherNames: (name: string) => readonly string[]): Offers {
  const { surface } = file
  const named = new Map<string, unknown[]>()
  const say = (name: string, text: unknown): void => {
    for (const one of new Set([name, ...otherNames(name)])) {
      if (one === '') continue
      const said = named.get(one)
      if (said) said.push(text)
      else named.set(one, [text])
    }
  }
  const imports = importsOf(surface)
  for (const type of surface.types) {
    const head = [imports, headOf(type, file)]
    const members = type.members.map((member) => memberOf(member, file))
    say(type.name, [head, members])
    type.members.forEach(({ name }, at) => {
      say(name, [head, members[at]])
    })
  }
  const { package: own, types, imports: all } = surface
  const packages = new Set([own, ...types.flatMap(({ package: other }) => other ?? [])])
  return {
    rest: JSON.stringify([own, [...packages].sort(), all.filter((one) => one.global).map(plain)]),
    named: new Map([...named].map(([name, said]) => [name, JSON.stringify(said)])),
  }
}

/** Imports that decide what the types' texts mean: of single names, those that occur there. */
function importsOf({ imports, types }: Surface): unknown[] {
  const words = new Set(JSON.stringify(types).match(/[\p{L}\p{N}_$]+/gu))
  return imports
    .map(plain)
    .filter(({ all, alias, path }) => all || words.has(alias ?? path.slice(path.lastIndexOf('.') + 1)))
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
  ]
}

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
