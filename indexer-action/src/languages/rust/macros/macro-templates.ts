/**
 * Names in a macro call that mean something behind a path that the macro writes before them: `key!(Esc)` of
 * `($key:ident) => { $crate::KeyCode::$key }`. The call is expanded by the macro's rules, wherever these are, and only such names of
 * it count.
 */
import type { Module, Source } from '../crates.ts'
import * as ir from '../ir.ts'
import { namedValue } from '../paths.ts'
import type { Entity, Evaluator, Value } from '../types/evaluate.ts'
import { expand, type Rule, ruleOf, type Written } from './macro-rules.ts'
import { closingOf, type Token, tokenTrees } from './macro-tokens.ts'
import { CHARACTER, LIFETIME, NUMBER, OPEN, PUNCTUATION, TEXT, WORD } from './tokens.ts'

/** Macros that walk a list call themselves. */
const DEEPEST = 24
/** The calls that one call may be expanded to. */
const MOST = 2000
/** The tokens that all of these may be expanded to. */
const MOST_WRITTEN = 200_000

/** A name of a call: its offset in the call's tokens, and what it means. */
export interface NamedBehind {
  offset: number
  name: string
  value: Value
  /** Whether the macro writes it nowhere without that path. */
  isAlone: boolean
}

export class MacroTemplates {
  readonly #evaluator: Evaluator
  readonly #rules = new Map<string, Map<string, readonly Rule[]>>()

  constructor(evaluator: Evaluator) {
    this.#evaluator = evaluator
  }

  /** `path`: the MACRO_PATH of a call with these tokens. */
  namesIn(source: Source, path: number, text: string): NamedBehind[] {
    const { entity } = this.#evaluator.value(source, path)
    const name = source.string(source.at(path + ir.PATH_HEAD + 2 * (source.at(path + 3) - 1)))
    const module = source.modules[source.at(path + 1)]
    if (entity?.kind !== 'macro' || !module) return []
    const rules = this.#rulesOf(entity.source)
    if (!rules.has(name) || entity.source.file.symbols[entity.definition - 1]?.name !== name) return []
    const expansion = new Expansion(rules)
    expansion.call(name, tokenTrees(text, 0, text.length), 0)
    return [...expansion.found].flatMap(([offset, names]) => {
      const named = this.#named(source, module, entity, names)
      return named ? [{ ...named, offset, isAlone: !expansion.bare.has(offset) }] : []
    })
  }

  #named(
    source: Source,
    module: Module,
    { source: from }: Entity,
    names: readonly string[],
  ): Pick<NamedBehind, 'name' | 'value'> | undefined {
    const isOwn = names[0] === OWN_CRATE
    const value = namedValue(
      this.#evaluator,
      source,
      isOwn ? from.root : module,
      isOwn ? ['crate', ...names.slice(1)] : names,
    )
    return value && names.length > 1 ? { name: names.at(-1) as string, value } : undefined
  }

  /** By name: the rules of the macros of a file that write paths before what they are given. */
  #rulesOf({ file }: Source): ReadonlyMap<string, readonly Rule[]> {
    const known = this.#rules.get(file.path)
    if (known) return known
    const found = new Map<string, readonly Rule[]>()
    const { templates, strings } = file.surface
    for (let row = 0; templates && row < templates.length; row += ir.TEMPLATE_SIZE) {
      const name = file.symbols[(templates[row] as number) - 1]?.name
      const text = strings[templates[row + 1] as number]
      // Of several definitions of one name nobody knows which is meant.
      if (name !== undefined && text !== undefined) found.set(name, found.has(name) ? [] : rulesIn(text))
    }
    this.#rules.set(file.path, found)
    return found
  }
}

/** The rules of a whole `macro_rules! name { … }`. */
function rulesIn(text: string): Rule[] {
  const body = tokenTrees(text, 0, text.length).at(-1)
  const tokens = (body?.kind === OPEN ? body : undefined)?.inside?.filter((one) => one.text !== ';') ?? []
  const rules: Rule[] = []
  for (let at = 0; at + 2 < tokens.length; at += 3) {
    const [pattern, arrow, template] = tokens.slice(at, at + 3)
    const rule = arrow?.text === '=>' && pattern?.inside && template?.inside && ruleOf(pattern.inside, template.inside)
    // After a rule that is not understood, nobody can tell which of the others is meant.
    if (!rule) break
    rules.push(rule)
  }
  return rules
}

const OWN_CRATE = '$crate'

/** What stands before a name that is declared, or a member of what stands before that. */
const NO_USE = /^(?:\.|const|enum|fn|let|macro_rules|mod|mut|ref|static|struct|trait|type|union|')$/

class Expansion {
  /** By offset in the call: the path behind which a name stands, and the name. */
  readonly found = new Map<number, readonly string[]>()
  /** Offsets of names that are used without a path. */
  readonly bare = new Set<number>()
  readonly #rules: ReadonlyMap<string, readonly Rule[]>
  #calls = 0
  #written = 0

  constructor(rules: ReadonlyMap<string, readonly Rule[]>) {
    this.#rules = rules
  }

  call(name: string, given: readonly Token[], depth: number): void {
    const rules = this.#rules.get(name) ?? []
    if (depth >= DEEPEST || this.#calls++ >= MOST || this.#written > MOST_WRITTEN) return
    const written = expand(rules, given) ?? []
    this.#written += written.length
    this.#visit(treesOf(written), depth)
  }

  #visit(tokens: readonly Token[], depth: number): void {
    for (const [at, token] of tokens.entries()) {
      if (token.kind === OPEN) {
        const macro = tokens[at - 1]?.text === '!' ? tokens[at - 2] : undefined
        if (macro?.kind === WORD && this.#rules.has(macro.text)) this.call(macro.text, token.inside ?? [], depth + 1)
        else if (macro?.text !== 'stringify') this.#visit(token.inside ?? [], depth)
      } else if (token.kind === WORD && token.at >= 0) this.#name(tokens, at)
    }
  }

  /** A name of the call behind `a::b::`, of which the last sign is the macro's. */
  #name(tokens: readonly Token[], at: number): void {
    const { text, at: offset } = tokens[at] as Token
    const [before = '', next = ''] = [tokens[at - 1]?.text, tokens[at + 1]?.text]
    if (before !== '::' && !NO_USE.test(before) && next !== ':' && next !== '!') this.bare.add(offset)
    if (before !== '::' || (tokens[at - 1]?.at ?? 0) >= 0 || next === '::') return
    const names = [text]
    for (let sign = at - 1; tokens[sign]?.text === '::'; sign -= 2) {
      const word = tokens[sign - 1]
      if (word?.text === '>' || word?.kind === OPEN) return
      // A path that begins so begins with a crate.
      names.unshift(word?.kind === WORD ? word.text : '::')
      if (word?.kind !== WORD) break
    }
    const known = this.found.get(offset)
    // A name that stands behind several paths means several things.
    if (known && known.join('::') !== names.join('::')) this.found.set(offset, [])
    else this.found.set(offset, names)
  }
}

/** What is written out, as trees. `at` is the offset in the call, as before. */
function treesOf(written: readonly Written[]): Token[] {
  const top: Token[] = []
  const open: Token[][] = [top]
  for (const { text, at, rule, spaced } of written) {
    const inside = open.at(-1) as Token[]
    if (closingOf(text) !== '') {
      const token: Token = { kind: OPEN, text, at, spaced, inside: [] }
      inside.push(token)
      open.push(token.inside as Token[])
    } else if (/^[)\]}]$/.test(text)) {
      if (open.length > 1) open.pop()
    } else if (text === 'crate' && at < 0 && rule < 0) inside.push({ kind: WORD, text: OWN_CRATE, at, spaced })
    else inside.push({ kind: kindOf(text), text, at, spaced })
  }
  return top
}

function kindOf(text: string): number {
  if (/^(?:r#)?[\p{L}_][\p{L}\p{N}_]*$/u.test(text)) return WORD
  if (/^\d/.test(text)) return NUMBER
  if (text.endsWith('"') || /^[bc]?r#*"/.test(text)) return TEXT
  if (text.endsWith("'")) return CHARACTER
  return text.startsWith("'") ? LIFETIME : PUNCTUATION
}
