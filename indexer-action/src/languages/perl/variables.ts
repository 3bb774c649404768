/** Variables: lexical ones, those of packages, and the objects that are known to be in them. */
import type { Use } from '../../../../src/contract/links.ts'
import type { Parameter } from '../../../../src/contract/symbols.ts'
import { define } from './definitions.ts'
import type { Place, State, Taken } from './extraction.ts'
import { exported, inherited } from './imports.ts'
import { split, variableAt, variablesIn } from './syntax.ts'
import type { Receiver } from './unit.ts'
import { invocant, isFirstArgument, receiverOf } from './values.ts'

/** Those that Perl itself fills. */
const BROUGHT = /^[$@%](?:[^A-Za-z_:]|_$|\d+$|(?:a|b|0|ENV|ARGV|INC|STDIN|STDOUT|STDERR|SIG)$|\^)/
/** Names of the object that a method is called on. */
const SELF = /^\$(?:self|class|this|proto|invocant|pkg|package)$/

export function variable(state: State, node: number, place: Place, use: Use): void {
  const found = variableAt(state.t, node)
  if (!found) return
  const { name, at } = found
  const lexical = place.scope.find(name)
  if (lexical?.to.is === 'symbol' && name === '$self') return
  if (!lexical && BROUGHT.test(name)) return
  const meaning = lexical?.to ?? ({ is: 'variable', name, package: place.package } as const)
  if (name.includes('::')) state.referLast(at, name.slice(1), use, place, meaning)
  else state.refer(state.t.tree.start[node] as number, state.t.text(node).length, use, place, meaning)
}

/** `my $x`, `our ($A, @B)`: `values` by variable. */
export function declared(state: State, node: number, place: Place, values: (Receiver | undefined)[] = []): void {
  const { t } = state
  const [word = ''] = /^\w+/.exec(t.text(node)) ?? []
  const whole = statementAround(state, node)
  for (const [nth, { node: child, name, at }] of [...variablesIn(t, node)].entries()) {
    const value = values[nth]
    const isOur = word === 'our'
    if (!isOur && !(place.isTop && /^(?:my|state|field)$/.test(word))) {
      state.declareLocal(child, 'variable', place, value)
      continue
    }
    // A second `our` means the same variable.
    const written = { text: t.text(at), offset: t.tree.start[at] as number }
    const known = isOur ? state.member(place.package, name) : undefined
    const symbol = known ?? define(state, 'variable', written, whole, place, { modifiers: isOur ? [] : ['private'] })
    if (symbol === undefined) continue
    if (known !== undefined) state.refer(written.offset, written.text.length, 'write', place, { is: 'symbol', symbol })
    place.scope.declare(name, { to: { is: 'symbol', symbol }, ...(value ? { value } : {}) })
    if (isOur && known === undefined) state.declareMember(place.package, name, symbol)
    if (value && known === undefined) state.surface.gives[symbol] = value
  }
}

function statementAround({ t }: State, node: number): number {
  let at = node
  for (let up = t.parent(at); up !== undefined && t.type(at) !== 'expression_statement'; up = t.parent(up)) {
    if (t.type(up) === 'block' || t.type(up) === 'source_file') break
    at = up
  }
  return at
}

/** What is given is read before the names that are given it are there. */
export function assigned(
  state: State,
  node: number,
  place: Place,
  walk: (child: number, within?: Place) => void,
): void {
  const { t } = state
  const children = t.named(node)
  const left = children.filter((child) => t.fieldOf(child) === 'left')
  const right = children.filter((child) => t.fieldOf(child) === 'right')
  const [target] = left
  const [value] = right
  if (target === undefined || value === undefined) {
    for (const child of children) walk(child)
    return
  }
  const name = variableAt(t, t.type(target) === 'variable_declaration' ? (t.named(target)[0] ?? target) : target)?.name
  if (t.type(target) === 'glob' && globbed(state, target, value, node, place, walk)) return
  for (const child of right) walk(child, { ...place, isTop: false })
  const isAll = t.type(value) === 'array' && t.text(value) === '@_'
  const isNext = isFirstArgument(state, value)
  if (t.type(target) === 'variable_declaration') {
    if (place.taken && (isAll || isNext)) taken(state, target, place, place.taken, isAll)
    else {
      const isOne = left.length === 1 && t.field(target, 'variables') === undefined
      declared(state, target, place, isOne ? [receiverOf(state, value, place)] : [])
    }
  } else {
    for (const child of left) {
      variable(state, child, place, 'write')
      if (variableAt(t, child) === undefined) walk(child)
    }
    const lexical = name === undefined ? undefined : place.scope.find(name)
    const given = lexical && lexical.value === undefined ? receiverOf(state, value, place) : undefined
    if (lexical && given) lexical.value = given
  }
  const { package: of = place.package, name: last } = split(name?.slice(1) ?? '')
  if (name?.startsWith('@') && last === 'ISA')
    for (const child of right) inherited(state, child, { ...place, package: of })
  else if (/^[@%]EXPORT(?:_OK|_FAIL|_TAGS)?$/.test(name ?? ''))
    for (const child of right) exported(state, child, last, place)
}

/** `my ($self, $x) = @_`, `my $self = shift`, after that is read: parameters, one of which may be the object. */
function taken(state: State, declaration: number, place: Place, taken: Taken, isAll: boolean): void {
  for (const [nth, { node, name }] of [...variablesIn(state.t, declaration)].entries())
    take(state, node, name, isAll ? taken.shifted + nth : taken.shifted - 1, place)
}

/** The nth argument has a name. Undefined if it is the object of a method. */
function take(state: State, node: number, name: string, nth: number, place: Place): Parameter | undefined {
  const wanted = place.invocant
  const isObject = wanted !== undefined && nth === (wanted === 'second' ? 1 : 0) && SELF.test(name)
  state.declareLocal(node, 'parameter', place, isObject ? invocant(state, place) : undefined)
  if (isObject) return undefined
  const made: Parameter = { name }
  if (!name.startsWith('$')) made.variadic = true
  place.taken?.parameters.push(made)
  return made
}

/** One of a signature. */
export function parameter(state: State, node: number, place: Place, walk: (value: number) => void): void {
  const { t } = state
  const value = t.field(node, 'default')
  if (value !== undefined) walk(value)
  for (const { node: at, name } of variablesIn(t, node)) {
    if (at === value) continue
    const made = take(state, at, name, place.taken ? place.taken.shifted++ : 0, place)
    if (made && value !== undefined) made.default = t.brief(value)
  }
}

/** `*name = sub { … }`, `*name = \&other`: a function of that name. True if it is one. */
function globbed(
  state: State,
  glob: number,
  value: number,
  node: number,
  place: Place,
  walk: (child: number, within?: Place) => void,
): boolean {
  const { t } = state
  const at = t.first(glob, 'varname')
  const isCode = /^(?:anonymous_subroutine_expression|refgen_expression)$/.test(t.type(value))
  if (at === undefined || !/^[\w:]+$/.test(t.text(at)) || !isCode || /^\\\s*[^&]/.test(t.text(value))) return false
  const { package: within, name } = split(t.text(at))
  if (within?.startsWith('CORE')) return false
  const offset = (t.tree.end[at] as number) - name.length
  const body = t.field(value, 'body')
  const symbol = define(state, 'function', { text: name, offset }, node, place, {
    ...(within === undefined ? {} : { package: within }),
    ...(body === undefined ? {} : { body }),
  })
  if (symbol === undefined) return false
  state.declareMember(within ?? place.package, `&${name}`, symbol)
  walk(value, { ...place, owner: symbol, isTop: false, takes: 'first' })
  return true
}
