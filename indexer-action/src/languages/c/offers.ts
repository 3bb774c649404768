/**
 * What a C or C++ file offers, name by name: all that linking holds of it (`held.ts`), so nothing else can matter to other files.
 *
 * Everything is looked up by name, except
 *   - who includes whom, what `using` opens and what namespaces are called besides: the rest, which is compared as a whole;
 *   - whether a file has names that begin like a macro that nobody defines (`builds.ts`): each such beginning counts as a name;
 *   - members that an initializer, an operator or a loop means without naming them: a record's text has those of its members;
 *   - functions that are put into a field by its position: what such a table says may matter to any file;
 *   - names that a macro makes of what it is given in a header, or of the rows of a list: they may be any.
 * What a function is given is said by the function's name, and where it puts that by the name of the place, with its own.
 */
import type { Offers } from '../../link/affected.ts'
import { Said } from '../../link/said.ts'
import type { LinkerFile } from '../language.ts'
import { isSource } from './declared-by-macros.ts'
import { type Body, LOCAL_STRIDE, lastName, OCCURRENCE_STRIDE, type Surface } from './fact-layout.ts'
import { type HeldFile, Holder } from './held.ts'
import type { HeldSymbol } from './held-symbols.ts'

const EVERYWHERE = ''
const PREFIX = /^[A-Za-z0-9]+_/
const RECORD = /^(class|struct|union)$/
const BY_POSITION = /(^|\.)(\w+\+)?\d+$/

export function offersOf(file: LinkerFile<Surface>): Offers {
  const held = new Holder().hold(file)
  const texts = new SymbolTexts(held)
  const said = new Said()
  const say = (name: string, what: unknown): void => said.say(name, what)
  for (const [at, symbol] of held.symbols.entries()) {
    say(symbol.name, texts.of(at))
    // A method that is defined outside of its class is one of its members.
    for (const owner of symbol.cpp?.receiver?.match(/\w+/g) ?? []) say(owner, texts.of(at))
  }
  // What a macro is given that is another name of a function is given to that.
  for (const [at, name] of held.aliases) if (/^\w+$/.test(name)) say(name, ['called', held.symbols.get(at)?.name])
  let fields = 0
  for (const [type, path, value, from] of held.stores) {
    const text = [
      'holds',
      texts.type(type),
      path,
      value,
      from === undefined ? undefined : sourceOf(held, texts, value, from),
    ]
    const of = held.types[type] as string
    if (path.startsWith('/')) say(lastName(of), text)
    // Where a field is meant by its position, its name is not known here: then it counts what came before, too.
    else if (BY_POSITION.test(path)) say(EVERYWHERE, [...text, fields++])
    else {
      say(lastName(path === '' ? of : path), text)
      fields++
    }
  }
  for (const [macro, template] of held.templates)
    say(held.symbols.get(macro)?.name ?? EVERYWHERE, ['declares', template])
  for (const [symbol, ...call] of held.calls) {
    // Of the head of a function, only the file itself can name what the macro declares.
    if (held.symbols.get(symbol)?.kind === 'function') continue
    // A source is alone with the names that are made of what the macro is given.
    const names = isSource(held.path) ? new Set(call[1].filter((one) => /^\w+$/.test(one))) : [EVERYWHERE]
    for (const name of names) say(name, ['by', ...call])
  }
  for (const spread of held.spread) say(EVERYWHERE, spread)
  for (const path of file.surface.announced ?? []) say(path.slice(path.lastIndexOf('.') + 1), ['announced', path])
  for (const name of file.surface.opens ?? []) say(name, 'opened')
  for (const prefix of new Set(held.symbols.entries().map(([, { name }]) => PREFIX.exec(name)?.[0])))
    if (prefix !== undefined) say(prefix, 'begins')
  return {
    rest: JSON.stringify([
      held.cpp,
      held.includes,
      held.includesIf,
      held.usings,
      held.rows.map(([, ...row]) => row),
      held.listed.map(([include, macro, name, owner]) => [
        include,
        macro,
        name,
        held.symbols.get(owner) && held.symbols.idOf(owner),
      ]),
      file.surface.spaces,
      file.surface.brings,
      file.surface.inlines,
    ]),
    named: said.texts(),
  }
}

/** From where something is handed on: those that give a parameter something say so by its function's name. */
function sourceOf(held: HeldFile, texts: SymbolTexts, path: string, from: number): unknown {
  if (!path.startsWith('/')) return texts.type(from)
  const at = Number((held.types[from] as string).slice(1))
  const symbol = held.symbols.get(at)
  return symbol && [held.symbols.idOf(at), symbol.name]
}

/** Texts of symbols. Neither the symbol's own name nor numbers of symbols are part of them: ids stand for both. */
class SymbolTexts {
  readonly #file: HeldFile
  readonly #members: ReadonlyMap<number | undefined, readonly number[]>
  readonly #bases: ReadonlyMap<number, readonly number[]>
  /** Symbols whose text is being made: a record may be among its own members. */
  readonly #open = new Set<number>()
  readonly #made = new Map<number, unknown>()

  constructor(file: HeldFile) {
    this.#file = file
    this.#members = Map.groupBy(Array(file.symbols.length).keys(), (at) => file.symbols.get(at)?.parent)
    this.#bases = new Map(
      [...Map.groupBy(file.bases, ([symbol]) => symbol)].map(([symbol, bases]) => [
        symbol,
        bases.map(([, type]) => type),
      ]),
    )
  }

  of(at: number): unknown {
    const known = this.#made.get(at)
    if (known !== undefined) return known
    const { kind, name, modifiers, conditions, byMacro, cpp } = this.#file.symbols.get(at) as HeldSymbol
    const id = this.#file.symbols.idOf(at)
    if (this.#open.has(at)) return id
    this.#open.add(at)
    const { typeOf, held, generics, kinds, defaults, initialised, undone, declares, wraps, aliases, ways } = this.#file
    const { numbers, formulas, lists } = this.#file
    const text = [
      ...[id, kind, this.#around(at), modifiers, conditions, byMacro],
      cpp && {
        ...cpp,
        qualified: cpp.qualified?.slice(0, -name.length - 1),
        types: cpp.types.map((one) => this.type(one)),
      },
      ...[
        this.type(typeOf[at] ?? -1),
        held.get(at),
        generics.get(at),
        kinds.get(at),
        (defaults.get(at) ?? []).map(([name, type]) => [name, this.type(type)]),
        initialised.has(at),
        undone.has(at),
        declares.has(at),
        wraps.has(at),
        aliases.get(at),
        ways.get(at),
      ],
      ...[numbers.get(at), formulas.get(at), lists.get(at), (this.#bases.get(at) ?? []).map((one) => this.type(one))],
      this.#file.mixins.filter(([symbol]) => symbol === at).map(([, macro]) => macro),
      RECORD.test(kind) || kind === 'macro' ? (this.#members.get(at) ?? []).map((member) => this.of(member)) : [],
    ]
    this.#open.delete(at)
    // What was cut short says less than the whole.
    if (this.#open.size === 0) this.#made.set(at, text)
    return text
  }

  type(at: number): unknown {
    const text = this.#file.types[at]
    if (text?.startsWith('~')) return this.#deduced(this.#file.deduced[Number(text.slice(1))] as Body)
    return text === undefined ? -1 : this.#text(text)
  }

  #text(type: string): unknown[] {
    return type.split(/#(\d+)/).map((part, nth) => (nth % 2 === 1 ? this.of(Number(part)) : part))
  }

  /** The expression that tells a type: all names in it, and what they are of, but not whose it is. */
  #deduced({ words, types, occurrences, locals, nodes, ...more }: Body): unknown[] {
    const without = (list: readonly number[], stride: number): number[] => list.filter((_, at) => at % stride !== 4)
    return [
      words,
      types.map((text) => this.#text(text)),
      ...[without(occurrences, OCCURRENCE_STRIDE), without(locals, LOCAL_STRIDE), nodes, more],
    ]
  }

  /** What it stands in decides who sees it. */
  #around(at: number): unknown[] {
    const { symbols } = this.#file
    const found: unknown[] = []
    for (let outer = symbols.get(at)?.parent; outer !== undefined; outer = symbols.get(outer)?.parent)
      found.push(symbols.idOf(outer), symbols.get(outer)?.kind, symbols.get(outer)?.cpp?.scoped)
    return found
  }
}
