/** Calls of functions and methods. */
import type { Place, State } from './extraction.ts'
import { handedOut, inherited, pushed } from './imports.ts'
import { argumentsOf, split } from './syntax.ts'
import type { Meaning } from './unit.ts'
import { receiverOf } from './values.ts'

/** A call of a function, which is returned by its name unless it is Perl's own. */
export function callOf(state: State, node: number, place: Place): string | undefined {
  const { t } = state
  const called = t.field(node, 'function')
  if (called === undefined) return undefined
  const name = t.first(called, 'varname')
  if (name !== undefined) {
    if (t.named(name).length === 0) state.function(name, place, 'call')
    return undefined
  }
  const written = t.text(called)
  if (t.all(called).length > 0) {
    // The grammar knows those that Perl brings along.
    if (/^(?:push|unshift)$/.test(written)) pushed(state, argumentsOf(t, node), place)
    return undefined
  }
  const [first, ...rest] = argumentsOf(t, node)
  // `Readonly::Array our @EXPORT => qw(run)`
  if (first !== undefined && t.type(first) === 'variable_declaration') handedOut(state, first, rest, place)
  if (written === 'new' && first !== undefined && indirect(state, called, first, place)) return undefined
  state.function(called, place, 'call')
  if ((written === 'extends' || written === 'with') && place.owner === place.container)
    for (const one of argumentsOf(t, node)) inherited(state, one, place)
  return written
}

/** `new Foo::Bar(1)`. */
function indirect(state: State, called: number, first: number, place: Place): boolean {
  const { t } = state
  const [name] = /^[A-Z]\w*(?:::\w+)*/.exec(t.text(first)) ?? []
  if (name === undefined || !/^(?:bareword|function_call_expression)$/.test(t.type(first))) return false
  const on = { on: 'class', name } as const
  state.referLast(called, 'new', 'call', place, { is: 'method', name: 'new', on })
  state.packageAt(name, t.tree.start[first] as number, place, 'read')
  return true
}

export function methodCall(state: State, node: number, place: Place): void {
  const { t } = state
  const [on, method] = [t.field(node, 'invocant'), t.field(node, 'method')]
  const isClass = on !== undefined && t.type(on) === 'bareword'
  if (isClass && !/^(?:STDIN|STDOUT|STDERR|SUPER)$/.test(t.text(on))) state.package(on, place, 'read')
  if (method === undefined || t.named(method).length > 0) return
  const written = t.text(method)
  const { package: within, name } = split(written)
  const receiver = on === undefined ? undefined : receiverOf(state, on, place)
  const meaning: Meaning =
    within === 'SUPER'
      ? { is: 'super', name, package: place.package }
      : within !== undefined
        ? { is: 'method', name, on: { on: 'class', name: within } }
        : { is: 'method', name, ...(receiver ? { on: receiver } : {}) }
  state.referLast(method, written, 'call', place, meaning)
}
