/**
 * What a Go file offers, name by name. Which types satisfy which interfaces is not part of it (`satisfaction.ts` compares that).
 *
 * Declarations are looked up in packages, fields and methods in types, all by name; types of values are inferred from texts. Nothing
 * is meant without its name, so a type's own text has only what it embeds, and what it is if it is no struct. Imports are seen by their
 * own file alone: those that may occur in a declaration are part of its text.
 */
import type { Offers } from '../../link/affected.ts'
import type { LinkerFile } from '../language.ts'
import * as ir from './ir.ts'
import { likelyNames } from './modules.ts'

export function offersOf(file: LinkerFile<ir.Surface>): Offers {
  const { surface, symbols } = file
  const texts = new Texts(surface)
  const named = new Map<string, unknown[]>()
  const say = (name: string, ...text: unknown[]): void => {
    const said = named.get(name)
    if (said) said.push(text)
    else named.set(name, [text])
  }
  const idOf = (definition: number): number | undefined => symbols[definition - 1]?.id
  const { declarations, strings } = surface
  for (let at = 0; at < declarations.length; at += ir.DECLARATION_SIZE) {
    const [kind, name, definition, node, receiver, pointer] = declarations.slice(at, at + ir.DECLARATION_SIZE) as [
      number,
      number,
      number,
      number,
      number,
      number,
    ]
    const word = strings[name] as string
    if (kind === ir.METHOD) say(word, idOf(definition), strings[receiver], pointer, texts.of(node))
    else if (kind !== ir.TYPE_NAME) say(word, kind, idOf(definition), texts.of(node))
    else {
      say(word, idOf(definition), texts.typeOf(node))
      for (const [member, itsDefinition, text] of texts.membersOf(node)) say(member, idOf(itsDefinition), word, text)
    }
  }
  const imports = texts.imports()
  const whole = texts.isUntold ? surface : undefined
  return {
    rest: JSON.stringify([surface.package, surface.constraint, whole]),
    named: new Map([...named].map(([name, said]) => [name, JSON.stringify([said, imports])])),
  }
}

/**
 * By kind of record, what its integers are: `n` a node, `s` a string, `i` a number, `-` nothing that others see; in brackets what is
 * repeated as often as the number before says.
 */
const LAYOUTS: Record<number, string> = {
  [ir.NAME]: 's',
  [ir.LOCAL]: '-n',
  [ir.SELECTOR]: 'ns',
  [ir.CALL]: 'n(n)',
  [ir.INDEX]: 'n(n)',
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
  [ir.STRUCT]: '(sn-i)',
  [ir.UNION]: '(n)',
  [ir.TYPE_PARAMETER]: 'sn-',
  [ir.CONSTRAINT_OF]: 'si',
}

/** Values that are nested deeper are not told by names, nor are files with more records than these. */
const DEEPEST = 300
const MOST_RECORDS = 200_000

class Texts {
  readonly #surface: ir.Surface
  /** Words that occur in texts. */
  readonly #words = new Set<string>()
  /** Names before a dot, which may be those of packages. */
  readonly #qualifiers = new Set<string>()
  readonly #open: number[] = []
  #records = 0
  /** Some text is not complete. */
  isUntold = false

  constructor(surface: ir.Surface) {
    this.#surface = surface
  }

  of(node: number): unknown {
    if (node === 0) return 0
    const circle = this.#open.lastIndexOf(node)
    if (circle >= 0) return ['again', this.#open.length - circle]
    if (this.#open.length >= DEEPEST || ++this.#records > MOST_RECORDS) {
      this.isUntold = true
      return undefined
    }
    this.#open.push(node)
    const text = this.#read(node)
    this.#open.pop()
    return text
  }

  #read(node: number): unknown {
    const { code } = this.#surface
    const op = code[node] as number
    if (op === ir.FUNCTION) {
      const [variadic, parameters, taken, given] = code.slice(node + 1, node + 5) as [number, number, number, number]
      return [op, variadic, parameters, taken, this.#each(node + 5, parameters + taken + given)]
    }
    if (op === ir.INTERFACE) {
      const [methods, embedded] = code.slice(node + 1, node + 3) as [number, number]
      const types = this.#each(node + 3 + methods * ir.METHOD_SIZE, embedded)
      return [op, this.#methods(node).map(([name, , text]) => [name, text]), types]
    }
    const layout = LAYOUTS[op]
    if (layout === undefined) {
      this.isUntold = true
      return undefined
    }
    if (op === ir.SELECTOR && code[code[node + 1] as number] === ir.NAME)
      this.#qualifiers.add(this.#string(code[(code[node + 1] as number) + 1] as number))
    const text: unknown[] = [op]
    let at = node + 1
    for (const [, repeated, one] of layout.matchAll(/\((.*)\)|(.)/g)) {
      const times = repeated === undefined ? 1 : (code[at++] as number)
      for (let time = 0; time < times; time++)
        for (const what of repeated ?? (one as string)) text.push(this.#part(what, code[at++] as number))
    }
    return text
  }

  #part(what: string, value: number): unknown {
    if (what === 'n') return this.of(value)
    return what === 's' ? this.#string(value) : what === 'i' ? value : undefined
  }

  #each(from: number, count: number): unknown[] {
    return Array.from({ length: count }, (_, at) => this.of(this.#surface.code[from + at] as number))
  }

  #string(number: number): string {
    const text = this.#surface.strings[number] as string
    for (const word of text.match(WORD) ?? []) this.#words.add(word)
    return text
  }

  /** A type declaration without the members that are found by their names. */
  typeOf(declaration: number): unknown {
    const { code } = this.#surface
    const [, , underlying, , alias, count] = code.slice(declaration, declaration + 6) as number[] as [
      number,
      number,
      number,
      number,
      number,
      number,
    ]
    return [alias, this.#each(declaration + 6, count), this.#shape(underlying)]
  }

  #shape(type: number): unknown {
    const { code } = this.#surface
    const op = code[type]
    if (op === ir.STRUCT) return [op, this.#fields(type).flatMap(([, , text, embedded]) => (embedded ? [text] : []))]
    if (op !== ir.INTERFACE) return this.of(type)
    const [methods, embedded] = code.slice(type + 1, type + 3) as [number, number]
    return [op, methods === 0, this.#each(type + 3 + methods * ir.METHOD_SIZE, embedded)]
  }

  /** Fields of a struct and methods of an interface: name, definition, text. */
  membersOf(declaration: number): (readonly [name: string, definition: number, text: unknown, ...unknown[]])[] {
    const { code } = this.#surface
    const type = code[declaration + 2] as number
    return code[type] === ir.STRUCT ? this.#fields(type) : code[type] === ir.INTERFACE ? this.#methods(type) : []
  }

  #fields(struct: number) {
    const { code } = this.#surface
    return Array.from({ length: code[struct + 1] as number }, (_, at) => {
      const field = struct + 2 + at * ir.FIELD_SIZE
      const [name, type, definition, embedded] = code.slice(field, field + ir.FIELD_SIZE) as [
        number,
        number,
        number,
        number,
      ]
      return [this.#string(name), definition, this.of(type), embedded === 1] as const
    })
  }

  #methods(type: number) {
    const { code } = this.#surface
    return Array.from({ length: code[type + 1] as number }, (_, at) => {
      const method = type + 3 + at * ir.METHOD_SIZE
      const [name, signature, definition] = code.slice(method, method + ir.METHOD_SIZE) as [number, number, number]
      return [this.#string(name), definition, this.of(signature)] as const
    })
  }

  /**
   * The imports that the texts read so far may mean. Packages are called what they are called where they are declared, usually like
   * the end of their path: if a name before a dot is like none, it may be any of them.
   */
  imports(): [path: string, alias: string][] {
    const all: { entry: [path: string, alias: string]; names: string[] }[] = []
    const { imports, strings } = this.#surface
    for (let at = 0; at < imports.length; at += ir.IMPORT_SIZE) {
      const [path, alias] = [strings[imports[at] as number] as string, strings[imports[at + 1] as number] as string]
      all.push({ entry: [path, alias], names: alias === '' ? likelyNames(path) : [alias] })
    }
    const known = new Set(all.flatMap(({ names }) => names))
    const isSure = [...this.#qualifiers].every((name) => known.has(name))
    const may = ({ names: [first = '', ...others] }: (typeof all)[number]): boolean =>
      first === '.' || !isSure || this.#words.has(first) || others.some((name) => this.#words.has(name))
    return all.filter((one) => one.names[0] !== '_' && may(one)).map(({ entry }) => entry)
  }
}

const WORD = /[\p{L}\p{N}_]+/gu
