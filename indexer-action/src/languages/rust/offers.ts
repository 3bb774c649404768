/**
 * What a Rust file offers, name by name.
 *
 * Items are looked up by paths, members by their names. What matters to files that do not mention it by name:
 *   - the modules that a file declares, what it imports with `*` for others, what macros declare where they are called: the rest;
 *   - impls: they are said by the names of their type and their trait, and a member's text has its impl's, or its trait's;
 *   - fields without names, and associated types: their type's, variant's, trait's or impl's text has them.
 * Imports are part of the texts that may mean them. They are offered where others see them: if they are public, or in a file that declares modules.
 */
import type { Offers } from '../../link/affected.ts'
import { RecordTexts, readLayouts, wordsOf } from '../../link/record-texts.ts'
import { Said } from '../../link/said.ts'
import type { LinkerFile } from '../language.ts'
import * as ir from './ir.ts'

const PATH = 'pnc(sn)'
const LAYOUTS = readLayouts({
  [ir.TYPE_PATH]: PATH,
  [ir.VALUE_PATH]: PATH,
  [ir.MACRO_PATH]: PATH,
  [ir.ANY_PATH]: PATH,
  [ir.OWN_MACRO]: 'i',
  [ir.ARGUMENTS]: 'cc(n)(sn)',
  [ir.TYPE_PARAMETER]: 'sn-n',
  [ir.BOUNDS]: 'c(n)',
  [ir.FUNCTION_BOUND]: 'nc(n)n',
  [ir.ANY_OF_TRAIT]: 'n',
  [ir.TUPLE_TYPE]: 'c(n)',
  [ir.SLICE_TYPE]: 'n',
  [ir.FUNCTION_TYPE]: 'c(n)n',
  [ir.QUALIFIED]: 'nn',
  [ir.REFERENCE_TO]: 'n',
  [ir.STANDARD_AROUND]: 'sn',
  [ir.ASSOCIATED_BOUND]: 'sn',
  [ir.UNIT]: '',
  [ir.NEVER]: '',
  [ir.PRIMITIVE]: 's',
  [ir.FUNCTION]: 'iccn(n)(n)',
  [ir.ALIAS]: 'cn(n)',
  [ir.LOCAL]: '-n',
  [ir.CONDITIONAL]: 'snn',
  [ir.FIELD]: 'ns',
  [ir.METHOD]: 'nsnpn',
  [ir.CALL]: 'nc(n)',
  [ir.MACRO_CALL]: 'nc(n)',
  [ir.OF_TYPE]: 'ni',
  [ir.DEREFERENCE]: 'n',
  [ir.TRY]: 'n',
  [ir.AWAIT]: 'n',
  [ir.ASYNC_BLOCK]: 'n',
  [ir.INDEX]: 'nni',
  [ir.RANGE]: 'ni',
  [ir.TUPLE]: 'c(n)',
  [ir.ARRAY]: 'n',
  [ir.BINARY]: 'nns',
  [ir.UNARY]: 'ns',
  [ir.EITHER]: 'c(n)',
  [ir.CLOSURE]: 'c(n)nn-i',
  [ir.CLOSURE_PARAMETER]: 'ni',
  [ir.EXPECT]: 'nn',
  [ir.SAME]: 'nn',
  [ir.LITERAL_FIELD]: 'nsn',
  [ir.RENAMED]: 'ns',
  [ir.MACRO_ARGUMENT]: 'i',
  [ir.MACRO_RULES]: 'c(in--)',
  [ir.TUPLE_PART]: 'nii',
  [ir.VARIANT_PART]: 'nin',
  [ir.FIELD_PART]: 'nsn',
  [ir.ELEMENT]: 'n',
  [ir.ITEM]: 'n',
})

export function offersOf(file: LinkerFile<ir.Surface>): Offers {
  const offered = new Offered(file)
  offered.items()
  offered.impls()
  offered.imports()
  offered.given()
  return offered.offers()
}

const BY_ITSELF = new Set(['function', 'method', 'property', 'enum_member', 'constant'])

interface Import {
  scope: number
  alias: string
  kind: number
  isPublic: boolean
  /** Its own text is made where it is needed. */
  node: number
  conditions: string
}

type Field = [name: number, type: number, definition: number]

type Row = readonly [number, number, number, number, number, number]

class Offered {
  readonly #file: LinkerFile<ir.Surface>
  readonly #texts: RecordTexts
  readonly #said = new Said()
  readonly #rest: unknown[] = []
  readonly #imports: readonly Import[]
  /** Modules of other files are below these scopes. */
  readonly #open = new Set<number>()
  /** By definition: the string of the conditions of which a symbol does not tell all. */
  readonly #conditions: ReadonlyMap<number, string>

  constructor(file: LinkerFile<ir.Surface>) {
    const { surface } = file
    this.#file = file
    this.#texts = new RecordTexts(surface.code, surface.strings, LAYOUTS, (scope) => this.#scopeText(scope))
    this.#imports = rowsOf(surface.uses, ir.USE_SIZE).map(([scope, node, alias, kind, isPublic, conditions]) => ({
      ...{ scope, node, kind, isPublic: isPublic === 1 },
      ...{ alias: surface.strings[alias] as string, conditions: surface.strings[conditions] as string },
    }))
    this.#conditions = new Map(
      rowsOf(surface.conditions, 2).map(([definition, text]) => [definition, this.#string(text)]),
    )
    for (const [kind, scope] of rowsOf(surface.items, ir.ITEM_SIZE))
      if (kind === ir.MODULE_FILE) for (const around of this.#chain(scope)) this.#open.add(around)
  }

  offers(): Offers {
    // What is not told must be the same.
    if (this.#texts.isUntold) this.#rest.push(this.#file.surface)
    return {
      rest: JSON.stringify(this.#rest),
      named: this.#said.texts(),
      // Of several impls of a type, the first that fits is meant.
      ordered: this.#file.symbols.flatMap(({ id, kind }) => (BY_ITSELF.has(kind) ? [] : [id])),
    }
  }

  #conditionsOf(definition: number): string | readonly string[] | undefined {
    return this.#conditions.get(definition) ?? this.#file.symbols[definition - 1]?.conditions
  }

  /** `tell` reads the text: what it reads decides which imports belong to it. */
  #say(names: Iterable<string>, definition: number, tell: () => unknown): void {
    this.#texts.begin()
    const told = tell()
    const symbol = this.#file.symbols[definition - 1]
    const what = [symbol?.id, this.#conditionsOf(definition), told, this.#mayMean()]
    for (const name of names) if (name !== '' && name !== '_') this.#said.say(name, what)
  }

  items(): void {
    const texts = this.#texts
    for (const row of rowsOf(this.#file.surface.items, ir.ITEM_SIZE)) {
      const [kind, scope, word, definition, node, isPublic] = row
      const name = this.#string(word)
      const place = [kind, this.#scopeText(scope), isPublic]
      switch (kind) {
        case ir.MODULE_FILE:
          this.#rest.push([place, name, this.#string(node), this.#conditionsOf(definition)])
          break
        case ir.EXTERN_CRATE:
        case ir.MACRO_ITEMS:
          this.#rest.push([place, name])
          break
        case ir.MODULE_ITEM:
          this.#say([name], definition, () => place)
          break
        case ir.MACRO_ITEM: {
          const isCondition = name.startsWith('cfg_')
          const template = this.#template(definition)
          this.#say([name], definition, () => [place, isCondition ? texts.string(node) : texts.of(node), template])
          break
        }
        case ir.TYPE_ITEM:
          this.#type(name, scope, definition, node, place)
          break
        case ir.TRAIT_ITEM:
          this.#trait(name, scope, definition, node, place)
          break
        default:
          this.#say([name], definition, () => {
            texts.places.add(scope)
            return [place, texts.of(node)]
          })
      }
    }
  }

  #template(definition: number): string | undefined {
    const rows = rowsOf(this.#file.surface.templates ?? [], ir.TEMPLATE_SIZE)
    const row = rows.find(([own]) => own === definition)
    return row && this.#string(row[1])
  }

  #type(name: string, scope: number, definition: number, node: number, place: unknown): void {
    const texts = this.#texts
    const fields = this.#list(texts.at(node + 4), ir.FIELD_SIZE) as Field[]
    const variants = this.#list(texts.at(node + 5), 1).flat()
    this.#say([name], definition, () => {
      texts.places.add(scope)
      return [place, variants.length > 0, texts.each(node + 6, texts.at(node + 3)), this.#unnamed(fields)]
    })
    this.#fields(name, scope, fields)
    for (const variant of variants) {
      const own = this.#records(variant + 4, texts.at(variant + 3), ir.FIELD_SIZE) as Field[]
      this.#say([this.#string(texts.at(variant + 1))], texts.at(variant + 2), () => {
        texts.places.add(scope)
        return [texts.string(texts.at(node + 1)), this.#unnamed(own)]
      })
      this.#fields(name, scope, own)
    }
  }

  /** Fields that patterns and calls take by their position. */
  #unnamed(fields: readonly Field[]): unknown[] {
    return fields.flatMap(([name, type]) => (/^\d/.test(this.#string(name)) ? [this.#texts.of(type)] : []))
  }

  #fields(of: string, scope: number, fields: readonly Field[]): void {
    for (const [name, type, definition] of fields)
      this.#say([this.#string(name)], definition, () => {
        this.#texts.places.add(scope)
        return [of, this.#texts.of(type)]
      })
  }

  #trait(name: string, scope: number, definition: number, node: number, place: unknown): void {
    const texts = this.#texts
    const tellHead = () => {
      texts.places.add(scope)
      const parameters = texts.each(node + 7, texts.at(node + 4))
      return [
        place,
        texts.string(texts.at(node + 1)),
        texts.of(texts.at(node + 3)),
        parameters,
        texts.of(texts.at(node + 5)),
      ]
    }
    this.#members([name], definition, texts.at(node + 6), tellHead)
  }

  impls(): void {
    const texts = this.#texts
    for (const node of this.#file.surface.impls) {
      const [scope, self, trait] = [texts.at(node + 1), texts.at(node + 2), texts.at(node + 3)]
      const tellHead = () => {
        texts.places.add(scope)
        const head = [texts.of(self), texts.of(trait)]
        return [head, texts.each(node + 6, texts.at(node + 4)), this.#scopeText(scope)]
      }
      texts.begin()
      texts.of(self)
      texts.of(trait)
      const names = wordsOf(texts.strings)
      for (const keyword of KEYWORDS) names.delete(keyword)
      this.#members(names, 0, texts.at(node + 5), tellHead)
    }
  }

  /** The members of a trait or impl: functions by their names, others with the whole. */
  #members(names: Iterable<string>, definition: number, list: number, tellHead: () => unknown): void {
    const texts = this.#texts
    const members = this.#list(list, ir.MEMBER_SIZE) as [kind: number, name: number, definition: number, node: number][]
    const idOf = (own: number) => this.#file.symbols[own - 1]?.id
    const tellWhole = () => [
      tellHead(),
      members.flatMap(([kind, name, own, node]) =>
        kind === ir.FUNCTION_ITEM ? [] : [[kind, texts.string(name), idOf(own), texts.of(node)]],
      ),
    ]
    this.#say(names, definition, tellWhole)
    for (const [kind, name, own, node] of members)
      this.#say([this.#string(name)], own, () => [tellWhole(), kind === ir.FUNCTION_ITEM ? texts.of(node) : kind])
  }

  imports(): void {
    for (const one of this.#imports) {
      const isSeen = one.isPublic || this.#open.has(one.scope)
      if (one.kind === ir.OF_CALL || (one.kind === ir.OF_ALL && isSeen)) {
        this.#texts.begin()
        this.#rest.push(this.#importText(one))
      } else if (isSeen) this.#say([one.alias], 0, () => this.#importText(one))
    }
  }

  /** Whoever calls what is given a function names the field, and not the function. */
  given(): void {
    const texts = this.#texts
    for (const [field, value] of rowsOf(this.#file.surface.given ?? [], ir.GIVEN_SIZE))
      this.#say([this.#string(texts.at(field + 2))], 0, () => {
        texts.places.add(texts.at(value + 1))
        return [texts.of(field), texts.of(value)]
      })
  }

  #importText({ scope, alias, kind, isPublic, node, conditions }: Import): unknown {
    return [this.#scopeText(scope), alias, kind, isPublic, conditions, this.#texts.of(node)]
  }

  /** The imports around a text's places that it may mean: those of its words, and all with `*`. */
  #mayMean(): unknown[] {
    const texts = this.#texts
    const words = wordsOf(texts.strings)
    const scopes = new Set([...texts.places].flatMap((scope) => this.#chain(scope)))
    return this.#imports
      .filter(({ scope, alias, kind }) => scopes.has(scope) && (kind === ir.OF_ALL || words.has(alias)))
      .map((one) => {
        texts.begin()
        return this.#importText(one)
      })
  }

  /** A scope and those around it. */
  #chain(scope: number): number[] {
    const { scopes } = this.#file.surface
    const found: number[] = []
    for (let at = scope; at >= 0; at = scopes[at * ir.SCOPE_SIZE + 1] as number) found.push(at)
    return found
  }

  #scopeText(scope: number): unknown {
    const { scopes, strings } = this.#file.surface
    return this.#chain(scope).map((at) => [
      scopes[at * ir.SCOPE_SIZE],
      strings[scopes[at * ir.SCOPE_SIZE + 2] as number],
    ])
  }

  /** [count, …values], of which `size` belong together. */
  #list(list: number, size: number): number[][] {
    return list === 0 ? [] : this.#records(list + 1, this.#texts.at(list) / size, size)
  }

  #records(from: number, count: number, size: number): number[][] {
    return Array.from({ length: count }, (_, at) =>
      Array.from({ length: size }, (_, part) => this.#texts.at(from + at * size + part)),
    )
  }

  #string(number: number): string {
    return this.#file.surface.strings[number] as string
  }
}

/** Words of paths that are no names. */
const KEYWORDS = ['crate', 'self', 'Self', 'super', 'std', 'core', 'alloc']

function rowsOf(rows: readonly number[], size: number): Row[] {
  return Array.from({ length: rows.length / size }, (_, at) => rows.slice(at * size, (at + 1) * size) as unknown as Row)
}
