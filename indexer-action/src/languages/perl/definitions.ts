/** Symbols: packages, subroutines, constants, attributes, variables of packages. */
import { LIMITS } from '../../../../src/contract/limits.ts'
import type { Modifier, SymbolKind } from '../../../../src/contract/symbols.ts'
import { oneLine } from '../../text/one-line.ts'
import { docAbove } from '../declarative/drafts.ts'
import type { SymbolDraft } from '../language.ts'
import { inBlock, nothingTaken, type Place, type State } from './extraction.ts'
import { argumentsOf, split, type Word, type Written, wordsIn } from './syntax.ts'
import { MAIN, type Receiver } from './unit.ts'
import { receiverOf } from './values.ts'

const COMMENTS = { comments: ['comment' satisfies Word] }

/** A symbol that is called as `name` says and is written in `whole`; its signature ends where its body begins. */
export function define(
  state: State,
  kind: SymbolKind,
  name: Written,
  whole: number,
  place: Place,
  more: { body?: number; package?: string; modifiers?: Modifier[] } = {},
): number | undefined {
  const { t } = state
  const { tree } = t
  if (name.text === '' || name.text.length > LIMITS.nameChars || state.symbols.length >= LIMITS.symbolsPerFile)
    return undefined
  const from = tree.start[whole] as number
  const to = (more.body === undefined ? tree.end[whole] : tree.start[more.body]) as number
  const made: SymbolDraft = {
    name: name.text,
    kind,
    ...tree.positionAt(name.offset),
    start: tree.lineAt(from),
    end: tree.lineAt(Math.max(from, (tree.end[whole] as number) - 1)),
  }
  const container = more.package ?? (place.package === MAIN ? '' : place.package)
  if (container !== '') made.qualified = `${container.replaceAll('::', '.')}.${name.text}`
  if (place.container >= 0 && more.package === undefined) made.parent = place.container
  const signature = oneLine(tree.text.slice(from, Math.min(to, from + 4 * LIMITS.signatureChars)), 'hash')
    .replace(/[\s{;]+$/, '')
    .slice(0, LIMITS.signatureChars)
  if (signature) made.signature = signature
  const doc = state.podOn(name.text) ?? docAbove(COMMENTS, t, whole)
  if (doc) made.doc = doc
  if (more.modifiers && more.modifiers.length > 0) made.modifiers = more.modifiers
  return state.symbols.push(made) - 1
}

/** A package, and the place inside of it. */
export function enterPackage(state: State, node: number, place: Place): Place {
  const { t } = state
  const at = t.field(node, 'name')
  if (at === undefined) return place
  const name = t.text(at)
  const { package: outer = '', name: last } = split(name)
  const offset = (t.tree.end[at] as number) - last.length
  const outside: Place = { ...place, container: -1, package: outer === '' ? MAIN : outer }
  const block = t.first(node, 'block')
  const role = t.type(node) === 'role_statement'
  const kind = role ? 'trait' : t.type(node) === 'class_statement' ? 'class' : 'module'
  const symbol =
    define(state, kind, { text: last, offset }, node, outside, block === undefined ? {} : { body: block }) ?? -1
  const made = state.symbols[symbol]
  const isFirst = state.surface.packages.every((one) => one.symbol === undefined)
  const doc = isFirst ? state.podOn('NAME') : undefined
  if (made && doc) made.doc = doc
  const inside: Place = { ...place, package: name, container: symbol, owner: symbol, isTop: true }
  const part = state.part(name)
  if (symbol >= 0) part.symbol ??= symbol
  for (const list of t.each(node, 'attrlist'))
    for (const attribute of t.each(list, 'attribute')) {
      const [, written] = /^(?:isa|does)\(\s*([\w:]+)/.exec(t.text(attribute)) ?? []
      if (written === undefined) continue
      part.supertypes.push(written)
      const from = (t.tree.start[attribute] as number) + t.text(attribute).indexOf(written, 3)
      state.packageAt(written, from, inside, 'extends')
    }
  return inside
}

/** It ends where its last statement does, and is a class if objects have its functions or it extends one. */
export function leavePackage(state: State, place: Place, end: number): void {
  const made = state.symbols[place.container]
  if (!made) return
  made.end = Math.max(made.end, state.t.tree.lineAt(Math.max(0, end - 1)))
  if (state.roles.has(place.package)) made.kind = 'trait'
  else if (made.kind === 'module' && isClass(state, place)) made.kind = 'class'
}

/** Its members stand after it. */
function isClass(state: State, { package: name, container }: Place): boolean {
  if (state.part(name).supertypes.length > 0) return true
  for (let at = container + 1; at < state.symbols.length; at++) {
    const { parent, kind } = state.symbols[at] as SymbolDraft
    if (parent === container && kind === 'method') return true
  }
  return false
}

export function subroutine(
  state: State,
  node: number,
  place: Place,
  readBody: (node: number, place: Place) => void,
): void {
  const { t } = state
  const at = t.field(node, 'name')
  if (at === undefined) return
  const written = t.text(at)
  const { package: within, name } = split(written)
  const isLexical = t.field(node, 'lexical') !== undefined
  const body = t.field(node, 'body')
  const offset = (t.tree.end[at] as number) - name.length
  const modifiers: Modifier[] = isLexical || name.startsWith('_') ? ['private'] : []
  const symbol = define(state, 'function', { text: name, offset }, node, place, {
    ...(body === undefined ? {} : { body }),
    ...(within === undefined ? {} : { package: within }),
    modifiers: body === undefined ? [...modifiers, 'declaration'] : modifiers,
  })
  if (symbol === undefined) return
  if (isLexical) place.scope.declare(`&${name}`, { to: { is: 'symbol', symbol } })
  else if (body !== undefined) state.declareMember(within ?? place.package, `&${name}`, symbol)
  const gives: (Receiver | undefined)[] = []
  const isDeclared = t.type(node) === 'method_declaration_statement'
  const taken = { ...nothingTaken(), isMethod: isDeclared }
  const inside: Place = {
    ...inBlock(place),
    package: within ?? place.package,
    owner: symbol,
    invocant: 'first',
    gives,
    taken,
  }
  if (isDeclared) {
    // `method` has `$self` without saying so.
    delete inside.invocant
    inside.scope.declare('$self', { to: { is: 'symbol', symbol }, value: state.self(inside) })
  }
  readBody(node, inside)
  const made = state.symbols[symbol] as SymbolDraft
  if (taken.isMethod && inside.package !== MAIN) made.kind = 'method'
  made.parameters = taken.parameters.slice(0, 256)
  const [first, ...others] = new Map(gives.flatMap((one) => (one ? [[JSON.stringify(one), one]] : []))).values()
  if (first && others.length === 0) state.surface.gives[symbol] = first
}

/** `has name => (is => 'ro')`, `has [qw(a b)] => sub { … }`: properties, which are called like methods. */
export function attributesOf(state: State, call: number, place: Place): number | undefined {
  const { t } = state
  const [names, ...options] = argumentsOf(t, call)
  if (names === undefined) return undefined
  let given: Receiver | undefined
  options.forEach((option, nth) => {
    const next = options[nth + 1]
    if (t.type(option) === 'anonymous_subroutine_expression' && nth === 0) {
      const body = t.field(option, 'body')
      const last = body === undefined ? undefined : t.named(body).at(-1)
      const value = last === undefined ? undefined : t.named(last)[0]
      const inside: Place = { ...inBlock(place), invocant: 'first' }
      if (value !== undefined) given ??= receiverOf(state, value, inside)
    } else if (t.type(option) === 'autoquoted_bareword' && t.text(option) === 'isa' && next !== undefined) {
      const [, name] = /^(?:\w*InstanceOf\s*\[\s*)?['"]([A-Z]\w*(?:::\w+)*)['"]/.exec(t.text(next)) ?? []
      if (name !== undefined && !/^(?:Str|Int|Num|Bool|ArrayRef|HashRef|CodeRef|Any|Maybe|Undef)$/.test(name))
        given ??= { on: 'class', name }
    }
  })
  const found: number[] = []
  for (const word of wordsIn(t, names)) {
    const isOverride = word.text.startsWith('+')
    const name = isOverride ? { text: word.text.slice(1), offset: word.offset + 1 } : word
    if (!/^\w+$/.test(name.text)) continue
    const symbol = define(state, 'property', name, call, place, {
      modifiers: name.text.startsWith('_') ? ['private'] : [],
    })
    if (symbol === undefined) continue
    found.push(symbol)
    state.declareMember(place.package, `&${name.text}`, symbol)
    if (given) state.surface.gives[symbol] = given
  }
  return found[0]
}
