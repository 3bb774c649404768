/** What a package takes from others, extends and hands out. */
import type { Use } from '../../../../src/contract/links.ts'
import { define } from './definitions.ts'
import type { Place, State } from './extraction.ts'
import { listed, type Written, wordsIn } from './syntax.ts'

/** Modules by which a class names its parents: `use parent 'Foo'`. */
const PARENTS = /^(?:parent|base|fields|Mojo::Base)$/
/** Modules that give a class a parent of their own. */
const MAKERS: Readonly<Record<string, string>> = {
  Moo: 'Moo::Object',
  Moose: 'Moose::Object',
  Mouse: 'Mouse::Object',
  'Class::Tiny': 'Class::Tiny::Object',
}
/** Modules that make a role of a package. */
const ROLES = /^(?:(?:Moo|Moose|Mouse)::Role|Role::Tiny)$/

export function used(state: State, node: number, place: Place, walk: (child: number) => void): void {
  const { t } = state
  const at = t.field(node, 'module')
  if (at === undefined) return
  const module = t.text(at)
  const lists = t.named(node).filter((child) => child !== at && !/^(?:version|number)$/.test(t.type(child)))
  const isNo = t.text(node).startsWith('no')
  state.package(at, place, 'import')
  if (isNo) return
  if (module === 'constant') constants(state, lists, node, place)
  // Operators, defaults, options: `use overload '+' => \&add`
  for (const list of lists) walk(list)
  if (module === 'constant') return
  if (module === 'vars') {
    globals(state, lists, node, place)
    return
  }
  const words = lists.flatMap((list) => wordsIn(t, list))
  if (PARENTS.test(module) && module !== 'fields') {
    for (const word of words) if (!word.text.startsWith('-')) extend(state, word, place)
    if (module === 'Mojo::Base') {
      const isBase = words.some((word) => word.text === '-base')
      if (isBase) state.part(place.package).supertypes.push(module)
    }
    return
  }
  const maker = MAKERS[module]
  if (maker !== undefined) state.part(place.package).supertypes.push(maker)
  if (ROLES.test(module)) state.roles.add(place.package)
  const names = words.map(({ text }) => text.replace(/^&/, ''))
  state.surface.imports.push({ package: place.package, module, ...(lists.length > 0 ? { names } : {}) })
  for (const { text, offset } of words)
    if (/^&?[A-Za-z_]\w*$/.test(text)) {
      const bare = text.replace(/^&/, '')
      const meaning = { is: 'function', name: `${module}::${bare}`, package: place.package } as const
      state.refer(offset + text.length - bare.length, bare.length, 'import', place, meaning, true)
    } else if (/^[$@%][A-Za-z_]\w*$/.test(text)) {
      const name = `${text[0]}${module}::${text.slice(1)}`
      state.refer(offset + 1, text.length - 1, 'import', place, { is: 'variable', name, package: place.package }, true)
    }
}

function extend(state: State, { text, offset }: Written, place: Place, use: Use = 'extends'): void {
  if (!/^[A-Za-z_]\w*(?:::\w+)*$/.test(text)) return
  state.part(place.package).supertypes.push(text)
  state.packageAt(text, offset, place, use)
}

/** The parents that a list names: `our @ISA = ('Foo')`, `extends 'Foo'`. */
export function inherited(state: State, node: number, place: Place): void {
  for (const word of wordsIn(state.t, node)) extend(state, word, place)
}

/** `push @ISA, 'Foo'`, `push @EXPORT, 'run'`. */
export function pushed(state: State, given: readonly number[], place: Place): void {
  const [list, ...values] = given
  if (list === undefined) return
  if (state.t.text(list) === '@ISA') for (const value of values) inherited(state, value, place)
  else handedOut(state, list, values, place)
}

/** Names that are given to `@EXPORT` or its like by a call. */
export function handedOut(state: State, list: number, values: readonly number[], place: Place): void {
  const [, name] = /^(?:our\s+)?[@%](EXPORT(?:_OK|_TAGS)?)$/.exec(state.t.text(list)) ?? []
  if (name === undefined) return
  for (const value of values) exported(state, value, name, place)
}

/** What `@EXPORT`, `@EXPORT_OK` and `%EXPORT_TAGS` name. */
export function exported(state: State, value: number, list: string, place: Place): void {
  const part = state.part(place.package)
  // `our @EXPORT = @EXPORT_OK`
  const all = /@EXPORT(?:_OK)?\b/.exec(state.t.brief(value))?.[0]
  if (all === '@EXPORT_OK' && list === 'EXPORT') state.handOut(part.exports, part.offers)
  else if (all === '@EXPORT' && list === 'EXPORT_OK') state.handOut(part.offers, part.exports)
  for (const { text, offset } of wordsIn(state.t, value)) {
    const name = text.replace(/^&/, '')
    if (!/^[$@%]?[A-Za-z_]\w*$/.test(name)) continue
    if (list === 'EXPORT') part.exports.push(name)
    else if (list === 'EXPORT_OK' || list === 'EXPORT_TAGS') part.offers.push(name)
    const bare = name.replace(/^[$@%]/, '')
    const meaning =
      bare === name
        ? ({ is: 'function', name, package: place.package } as const)
        : ({ is: 'variable', name, package: place.package } as const)
    state.refer(offset + text.length - bare.length, bare.length, 'read', place, meaning, true)
  }
}

/** `use constant PI => 3`, `use constant { ONE => 1, TWO => 2 }`. */
function constants(state: State, lists: readonly number[], node: number, place: Place): void {
  const { t } = state
  const [list] = lists
  if (list === undefined) return
  const isMany = t.type(list) === 'anonymous_hash_expression'
  const items = isMany ? t.named(list).flatMap((child) => listed(t, child)) : listed(t, list)
  for (const [nth, item] of items.entries()) {
    if (isMany ? nth % 2 === 1 : nth > 0) continue
    const [word] = wordsIn(t, item)
    if (!word || !/^\w+$/.test(word.text)) continue
    const symbol = define(state, 'constant', word, node, place)
    if (symbol !== undefined) state.declareMember(place.package, `&${word.text}`, symbol)
  }
}

/** `use vars qw($VERSION @ISA)` */
function globals(state: State, lists: readonly number[], node: number, place: Place): void {
  for (const { text, offset } of lists.flatMap((list) => wordsIn(state.t, list))) {
    if (!/^[$@%]\w+$/.test(text)) continue
    const symbol = define(state, 'variable', { text: text.slice(1), offset: offset + 1 }, node, place)
    if (symbol === undefined) continue
    state.declareMember(place.package, text, symbol)
    place.scope.declare(text, { to: { is: 'symbol', symbol } })
  }
}

/** `require Foo::Bar`, `require "helpers.pl"`. */
export function required(state: State, node: number, place: Place, otherwise: () => void): void {
  const { t } = state
  const [what] = t.named(node)
  if (what === undefined) return
  if (t.type(what) === 'bareword') {
    state.package(what, place, 'import')
    state.surface.imports.push({ package: place.package, module: t.text(what), names: [] })
    return
  }
  const [word] = wordsIn(t, what)
  if (word && /\.p[lmh]$/.test(word.text))
    state.refer(word.offset, word.text.length, 'import', place, { is: 'file', path: word.text.replace(/^\.\//, '') })
  else otherwise()
}
