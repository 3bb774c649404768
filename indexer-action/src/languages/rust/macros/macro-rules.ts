/**
 * Expands a call of a `macro_rules!` macro: its rules are tried in order, as the compiler tries them, and the first that matches
 * is written out. Every token of the result knows where it is written in the call, or that it comes from the macro.
 */
import { fragmentEnd } from './macro-fragments.ts'
import { closingOf, type Token } from './macro-tokens.ts'
import { OPEN, PUNCTUATION, WORD } from './tokens.ts'

/** A pattern or a template. */
type Part =
  | { is: 'token'; token: Token }
  | { is: 'group'; open: Token; parts: Part[] }
  | { is: 'variable'; name: string; fragment: string; token: Token }
  | { is: 'repetition'; parts: Part[]; separator: Token | undefined; many: '*' | '+' | '?' }

export interface Rule {
  pattern: Part[]
  template: Part[]
}

/** The tokens of a variable, or what it is in each round of a repetition. */
type Bound = { tokens: Token[] } | { rounds: Bound[] }
type Bindings = Map<string, Bound>

/** A token of an expansion. */
export interface Written {
  text: string
  /** Offset in the call; -1 for a token of the macro. */
  at: number
  /** Offset of a token of the macro in the file that defines it; -1 for others. */
  rule: number
  spaced: boolean
}

/** Macros that walk a list token by token grow quickly. */
const MOST_TOKENS = 20_000

/** A rule from the tokens of its pattern and its template. Undefined if it uses what is not understood. */
export function ruleOf(pattern: readonly Token[], template: readonly Token[]): Rule | undefined {
  const left = partsOf(pattern, true)
  const right = partsOf(template, false)
  return left && right ? { pattern: left, template: right } : undefined
}

/**
 * The names of the arguments, if a rule takes a list of single arguments: `$editor:expr, $id:expr`, perhaps with a comma at its end.
 */
export function argumentsOf({ pattern }: Rule): string[] | undefined {
  const names: string[] = []
  for (const [at, part] of pattern.entries()) {
    if (part.is === 'variable' && at % 2 === 0) names.push(part.name)
    else if (part.is === 'token' && part.token.text === ',' && at % 2 === 1) continue
    else if (part.is === 'repetition' && part.many !== '+' && variables(part.parts).next().done) continue
    else return undefined
  }
  return names
}

/** What a rule writes out if each argument is one name. Undefined if it repeats something. */
export function writtenWith(
  { template }: Rule,
  names: readonly string[],
  called: (name: string) => string,
): Written[] | undefined {
  const bindings: Bindings = new Map(names.map((name) => [name, oneName(called(name))]))
  const out: Written[] = []
  return transcribe(template, bindings, out) ? out : undefined
}

const oneName = (text: string): Bound => ({ tokens: [{ kind: WORD, text, at: -1, spaced: false }] })

/** The names of a rule's variables, wherever in it they are. */
export const variablesOf = ({ pattern }: Rule): string[] => [...new Set(variables(pattern))]

/** What a rule writes out if each variable is one name, and each repetition has so many rounds. */
export function writtenInRounds(
  { pattern, template }: Rule,
  rounds: number,
  called: (name: string) => string,
): Written[] | undefined {
  const bindings: Bindings = new Map()
  bindRounds(pattern, rounds, called, bindings)
  const out: Written[] = []
  return transcribe(template, bindings, out) ? withoutNames(out) : undefined
}

function bindRounds(
  parts: readonly Part[],
  rounds: number,
  called: (name: string) => string,
  bindings: Bindings,
): void {
  for (const part of parts) {
    if (part.is === 'variable') bindings.set(part.name, oneName(called(part.name)))
    else if (part.is === 'group') bindRounds(part.parts, rounds, called, bindings)
    else if (part.is === 'repetition') {
      const round: Bindings = new Map()
      bindRounds(part.parts, rounds, called, round)
      for (const [name, bound] of round) bindings.set(name, { rounds: Array.from({ length: rounds }, () => bound) })
    }
  }
}

/** Words that begin items, which have no value. */
export const ITEM = /^(?:pub|fn|struct|enum|union|impl|mod|use|static|const|trait|type|extern|macro_rules|#)$/
/** Those that a block may begin with and still have its value. */
const LEFT_OUT = new Set(['use', 'static', 'const'])

/** Leaves out what a block imports, and its constants. Undefined if it declares something else. */
function withoutNames(written: readonly Written[]): Written[] | undefined {
  const out: Written[] = []
  for (let at = 0; at < written.length; at++) {
    const { text } = written[at] as Written
    const before = written[at - 1]?.text
    if (before === undefined || before === '{' || before === '}' || before === ';') {
      if (LEFT_OUT.has(text) && written[at + 1]?.text !== '{') {
        for (let depth = 0; at < written.length && (depth > 0 || written[at]?.text !== ';'); at++)
          depth += nesting(written[at]?.text)
        continue
      }
      if (ITEM.test(text) && !LEFT_OUT.has(text)) return undefined
    }
    out.push(written[at] as Written)
  }
  return out
}

const nesting = (text = ''): number => (/^[([{]$/.test(text) ? 1 : /^[)\]}]$/.test(text) ? -1 : 0)

/** Whether a rule takes nothing but expressions. */
export const takesExpressions = ({ pattern }: Rule): boolean => fragments(pattern).every((one) => EXPRESSIONS.has(one))

const EXPRESSIONS = new Set(['expr', 'expr_2021', 'literal'])

const fragments = (parts: readonly Part[]): string[] =>
  parts.flatMap((part) => (part.is === 'variable' ? part.fragment : part.is === 'token' ? [] : fragments(part.parts)))

function partsOf(tokens: readonly Token[], isPattern: boolean): Part[] | undefined {
  const parts: Part[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token
    const next = tokens[at + 1]
    if (token.text === '$' && token.kind === PUNCTUATION && next) {
      if (next.text === '(') {
        const inside = partsOf(next.inside ?? [], isPattern)
        if (!inside) return undefined
        at += 2
        let separator: Token | undefined
        if (!isMany(tokens[at]) || isMany(tokens[at + 1])) separator = tokens[at++]
        const many = tokens[at]
        if (!isMany(many)) return undefined
        parts.push({ is: 'repetition', parts: inside, separator, many: many.text })
        continue
      }
      if (next.kind !== WORD) return undefined
      at++
      if (next.text === 'crate') {
        parts.push({ is: 'token', token: { ...next, at: -1, spaced: token.spaced } })
        continue
      }
      let fragment = ''
      if (isPattern) {
        if (tokens[at + 1]?.text !== ':' || tokens[at + 2]?.kind !== WORD) return undefined
        fragment = tokens[at + 2]?.text ?? ''
        at += 2
      }
      parts.push({ is: 'variable', name: next.text, fragment, token })
      continue
    }
    if (token.kind === OPEN) {
      const inside = partsOf(token.inside ?? [], isPattern)
      if (!inside) return undefined
      parts.push({ is: 'group', open: token, parts: inside })
    } else parts.push({ is: 'token', token })
  }
  return parts
}

const isMany = (token: Token | undefined): token is Token & { text: '*' | '+' | '?' } =>
  token?.text === '*' || token?.text === '+' || token?.text === '?'

/** Undefined if no rule matches. */
export function expand(rules: readonly Rule[], given: readonly Token[]): Written[] | undefined {
  for (const rule of rules) {
    const bindings: Bindings = new Map()
    if (match(rule.pattern, given, 0, bindings) !== given.length) continue
    const out: Written[] = []
    return transcribe(rule.template, bindings, out) ? out : undefined
  }
  return undefined
}

/** The index after the tokens that the pattern takes, or -1. */
function match(pattern: readonly Part[], given: readonly Token[], from: number, bindings: Bindings): number {
  let at = from
  for (const part of pattern) {
    switch (part.is) {
      case 'token':
        if (given[at]?.text !== part.token.text || given[at]?.kind === OPEN) return -1
        at++
        break
      case 'group': {
        const group = given[at]
        if (group?.kind !== OPEN || group.text !== part.open.text) return -1
        const inside = group.inside ?? []
        if (match(part.parts, inside, 0, bindings) !== inside.length) return -1
        at++
        break
      }
      case 'variable': {
        const end = fragmentEnd(part.fragment, given, at)
        if (end < 0) return -1
        bindings.set(part.name, { tokens: given.slice(at, end) })
        at = end
        break
      }
      default:
        at = repeated(part, given, at, bindings)
        if (at < 0) return -1
    }
  }
  return at
}

function repeated(
  part: Extract<Part, { is: 'repetition' }>,
  given: readonly Token[],
  from: number,
  bindings: Bindings,
): number {
  const rounds: Bindings[] = []
  let at = from
  while (at < given.length && (part.many !== '?' || rounds.length === 0)) {
    let start = at
    if (rounds.length > 0 && part.separator) {
      if (given[at]?.text !== part.separator.text) break
      start++
    }
    const round: Bindings = new Map()
    const end = match(part.parts, given, start, round)
    if (end < 0 || end === at) break
    rounds.push(round)
    at = end
  }
  if (part.many === '+' && rounds.length === 0) return -1
  for (const name of variables(part.parts))
    bindings.set(name, { rounds: rounds.map((round) => round.get(name) ?? { tokens: [] }) })
  return at
}

function* variables(parts: readonly Part[]): Generator<string> {
  for (const part of parts)
    if (part.is === 'variable') yield part.name
    else if (part.is !== 'token') yield* variables(part.parts)
}

/** Returns false if the template cannot be written with these bindings. */
function transcribe(template: readonly Part[], bindings: Bindings, out: Written[]): boolean {
  for (const part of template) {
    if (out.length > MOST_TOKENS) return false
    switch (part.is) {
      case 'token':
        out.push({ text: part.token.text, at: -1, rule: part.token.at, spaced: part.token.spaced })
        break
      case 'group':
        out.push({ text: part.open.text, at: -1, rule: part.open.at, spaced: part.open.spaced })
        if (!transcribe(part.parts, bindings, out)) return false
        out.push({ text: closingOf(part.open.text), at: -1, rule: part.open.closeAt ?? -1, spaced: false })
        break
      case 'variable': {
        const bound = bindings.get(part.name)
        // What no pattern names is written as it stands: a macro may define another one.
        if (!bound) {
          out.push({ text: '$', at: -1, rule: part.token.at, spaced: part.token.spaced })
          out.push({ text: part.name, at: -1, rule: -1, spaced: false })
          break
        }
        if ('rounds' in bound) return false
        const first = out.length
        for (const token of bound.tokens) write(token, out)
        const written = out[first]
        if (written) written.spaced = part.token.spaced
        break
      }
      default: {
        const repeating = [...variables(part.parts)].filter((name) => rounds(bindings, name) !== undefined)
        const [one] = repeating
        if (one === undefined) return false
        const count = rounds(bindings, one)?.length ?? 0
        for (let round = 0; round < count; round++) {
          const own: Bindings = new Map(bindings)
          for (const name of repeating) own.set(name, rounds(bindings, name)?.[round] ?? { tokens: [] })
          if (round > 0 && part.separator) out.push({ text: part.separator.text, at: -1, rule: -1, spaced: false })
          if (!transcribe(part.parts, own, out)) return false
        }
      }
    }
  }
  return true
}

function rounds(bindings: Bindings, name: string): Bound[] | undefined {
  const bound = bindings.get(name)
  return bound && 'rounds' in bound ? bound.rounds : undefined
}

function write(token: Token, out: Written[]): void {
  out.push({ text: token.text, at: token.at, rule: -1, spaced: token.spaced })
  if (token.kind !== OPEN) return
  for (const one of token.inside ?? []) write(one, out)
  out.push({ text: closingOf(token.text), at: token.closeAt ?? -1, rule: -1, spaced: false })
}
