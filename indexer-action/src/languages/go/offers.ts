/**
 * What a Go file offers, name by name. Which types satisfy which interfaces is not part of it (`satisfaction.ts` compares that), and
 * follows from what is said of types, members and methods.
 *
 * Declarations are looked up in packages, fields and methods in types, all by name; types of values are inferred from texts. Nothing
 * is meant without its name, so a type's own text has only what it embeds, and what it is if it is no struct. Imports are seen by their
 * own file alone: those that may occur in a declaration are part of its text.
 */

import type { Offers } from '../../link/affected.ts'
import { folderOf } from '../../link/paths.ts'
import { RecordTexts, readLayouts, wordsOf } from '../../link/record-texts.ts'
import { Said } from '../../link/said.ts'
import type { LinkerFile } from '../language.ts'
import * as ir from './ir.ts'
import { likelyNames } from './modules.ts'

const LAYOUTS = readLayouts({
  [ir.NAME]: 's',
  [ir.LOCAL]: '-n',
  [ir.SELECTOR]: 'ns',
  [ir.CALL]: 'nc(n)',
  [ir.INDEX]: 'nc(n)',
  [ir.SLICE]: 'n',
  [ir.STAR]: 'n',
  [ir.ADDRESS]: 'n',
  [ir.RECEIVE]: 'n',
  [ir.ASSERT]: 'nn',
  [ir.OF_TYPE]: 'n',
  [ir.ELEMENT_TYPE]: 'n',
  [ir.KEY_TYPE]: 'n',
  [ir.KEY]: 'nsn',
  [ir.BASIC]: 'i',
  [ir.BINARY]: 'nn',
  [ir.TUPLE]: 'ni',
  [ir.RANGE_KEY]: 'n',
  [ir.RANGE_VALUE]: 'n',
  [ir.IMPORT]: 's',
  [ir.LIST]: 'n',
  [ir.MAP]: 'nn',
  [ir.CHANNEL]: 'n',
  [ir.FUNCTION]: 'iccc(n)(n)(n)',
  [ir.STRUCT]: 'c(sn-i)',
  [ir.INTERFACE]: 'cc(sn-)(n)',
  [ir.UNION]: 'c(n)',
  [ir.TYPE_PARAMETER]: 'sn-',
  [ir.CONSTRAINT_OF]: 'si',
})

const BY_ITSELF = new Set(['function', 'method', 'property', 'constant', 'variable'])

export function offersOf(file: LinkerFile<ir.Surface>): Offers {
  const { surface, symbols } = file
  const texts = new RecordTexts(surface.code, surface.strings, LAYOUTS)
  const offered = new Said()
  const imports = importsOf(surface)
  /** `tell` reads the text: it comes first, since that decides which imports belong to it. */
  const say = (name: string, definition: number, tell: () => unknown): void => {
    texts.begin()
    const text = tell()
    offered.say(name, [symbols[definition - 1]?.id, text, ...mayMean(imports, text, surface, texts)])
  }
  const { declarations, strings } = surface
  const compared = new Set<string>()
  for (let at = 0; at < declarations.length; at += ir.DECLARATION_SIZE) {
    const [kind, word, definition, node, receiver, pointer] = declarations.slice(at) as [
      ...[number, number, number, number, number, number],
      ...number[],
    ]
    const name = strings[word] as string
    if (kind === ir.METHOD || kind === ir.TYPE_NAME) compared.add(name)
    if (kind === ir.METHOD) say(name, definition, () => [texts.string(receiver), pointer, texts.of(node)])
    else if (kind !== ir.TYPE_NAME) say(name, definition, () => [kind, texts.of(node)])
    else {
      say(name, definition, () => typeText(texts, node))
      for (const { name: member, type, definition: own } of membersOf(texts, node)) {
        compared.add(member)
        say(member, own, () => [name, texts.of(type)])
      }
    }
  }
  // Whoever calls what is given a function names that, and not the function.
  const textOf = givenTexts(surface)
  for (const [place, value] of surface.given?.rows ?? []) {
    const name = surface.given && placeName(surface, surface.given, place)
    if (name !== undefined) offered.say(name, [textOf(place), textOf(value)])
  }
  const whole = texts.isUntold ? surface : undefined
  return {
    rest: JSON.stringify([folderOf(file.path), surface.package, surface.constraint, whole]),
    named: offered.texts(),
    // What types satisfy is written in the order of interfaces.
    ordered: symbols.flatMap(({ id, kind }) => (BY_ITSELF.has(kind) ? [] : [id])),
    compared,
  }
}

/** What the code of what is given says. */
export function givenTexts(surface: ir.Surface): (node: number) => unknown {
  const { given, code, strings } = surface
  if (!given) return () => undefined
  const texts = new RecordTexts(code.concat(given.code), strings.concat(given.strings), LAYOUTS)
  return (node) => {
    texts.begin()
    return texts.of(node)
  }
}

/** The name of a field or variable that is given something. */
function placeName({ code, strings }: ir.Surface, given: ir.Given, place: number): string | undefined {
  const at = (offset: number): number | undefined =>
    offset < code.length ? code[offset] : given.code[offset - code.length]
  const op = at(place)
  const name = at(place + (op === ir.NAME ? 1 : 2)) ?? 0
  return name < strings.length ? strings[name] : given.strings[name - strings.length]
}

/** A type declaration without the members that are found by their names. */
function typeText(texts: RecordTexts, declaration: number): unknown {
  const type = texts.at(declaration + 2)
  return [texts.at(declaration + 4), texts.each(declaration + 6, texts.at(declaration + 5)), shapeOf(texts, type)]
}

function shapeOf(texts: RecordTexts, type: number): unknown {
  const kind = texts.at(type)
  if (kind === ir.STRUCT)
    return [kind, fieldsOf(texts, type).flatMap((field) => (field.isEmbedded ? [texts.of(field.type)] : []))]
  if (kind !== ir.INTERFACE) return texts.of(type)
  const methods = texts.at(type + 1)
  return [kind, methods === 0, texts.each(type + 3 + methods * ir.METHOD_SIZE, texts.at(type + 2))]
}

interface Member {
  name: string
  type: number
  definition: number
  isEmbedded: boolean
}

/** Fields of a struct, methods of an interface. */
function membersOf(texts: RecordTexts, declaration: number): Member[] {
  const type = texts.at(declaration + 2)
  const kind = texts.at(type)
  if (kind === ir.STRUCT) return fieldsOf(texts, type)
  return kind === ir.INTERFACE ? records(texts, type + 3, texts.at(type + 1), ir.METHOD_SIZE) : []
}

const fieldsOf = (texts: RecordTexts, struct: number): Member[] =>
  records(texts, struct + 2, texts.at(struct + 1), ir.FIELD_SIZE)

const records = (texts: RecordTexts, from: number, count: number, size: number): Member[] =>
  Array.from({ length: count }, (_, index) => {
    const at = from + index * size
    const isEmbedded = size === ir.FIELD_SIZE && texts.at(at + 3) === 1
    return { name: texts.string(texts.at(at)), type: texts.at(at + 1), definition: texts.at(at + 2), isEmbedded }
  })

interface Import {
  entry: [path: string, alias: string]
  /** What its package may be called in the file. */
  names: string[]
}

function importsOf({ imports, strings }: ir.Surface): Import[] {
  const found: Import[] = []
  for (let at = 0; at < imports.length; at += ir.IMPORT_SIZE) {
    const [path, alias] = [strings[imports[at] as number] as string, strings[imports[at + 1] as number] as string]
    if (alias !== '_') found.push({ entry: [path, alias], names: alias === '' ? likelyNames(path) : [alias] })
  }
  return found
}

/**
 * The imports that a text may mean. Packages are called what they are called where they are declared, usually like the end of their
 * path: a name before a dot that no import is called like may be any of those without an alias, or what the file's other names leave.
 */
function mayMean(
  imports: readonly Import[],
  text: unknown,
  { unnamed }: ir.Surface,
  { strings }: RecordTexts,
): [Import['entry'][], ir.Surface['unnamed']?] {
  const words = wordsOf(strings)
  const known = new Set(imports.flatMap(({ names }) => names))
  const isOdd = [...JSON.stringify(text).matchAll(QUALIFIER)].some(([, name]) => !known.has(name as string))
  const may = ({ entry: [, alias], names }: Import): boolean =>
    alias === '.' || (isOdd && alias === '') || names.some((name) => words.has(name))
  const found = imports.filter(may).map(({ entry }) => entry)
  return isOdd && unnamed ? [found, unnamed] : [found]
}

const QUALIFIER = new RegExp(`\\[${ir.SELECTOR},\\[${ir.NAME},"([^"]+)"`, 'g')
