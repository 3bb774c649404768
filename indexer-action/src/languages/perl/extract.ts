/** What a file of Perl defines, and the names that it uses, in one walk: a name means what is declared before it. */
import type { FlatTree } from '../../syntax/flat-tree.ts'
import { Syntax } from '../declarative/syntax.ts'
import type { Unit } from '../language.ts'
import { callOf, methodCall } from './calls.ts'
import { attributesOf, enterPackage, leavePackage, subroutine } from './definitions.ts'
import { inBlock, MOST_DEPTH, nothingTaken, type Place, State } from './extraction.ts'
import { required, used } from './imports.ts'
import { Scope } from './scopes.ts'
import type { Word } from './syntax.ts'
import { type Body, MAIN, type Surface } from './unit.ts'
import { isFirstArgument, receiverOf } from './values.ts'
import { assigned, declared, parameter, variable } from './variables.ts'

export function extract(tree: FlatTree): Unit<Surface, Body> {
  const state = new State(new Syntax<Word>(tree))
  const walk = (node: number, place: Place, depth: number): void => read(state, node, place, depth, walk)
  const top: Place = { package: MAIN, container: -1, owner: -1, scope: new Scope(), isTop: true }
  statements(state, 0, top, 0, walk)
  return state.unit()
}

export type Walk = (node: number, place: Place, depth: number) => void

/** A `package` without a block goes on to the next one, or to the end of what is around it. */
function statements(state: State, node: number, around: Place, depth: number, walk: Walk): void {
  const { t } = state
  let place = around
  let end = t.tree.start[node] as number
  for (const child of t.named(node)) {
    if (t.type(child) === 'eof_marker') break
    if (/^(?:package|class|role)_statement$/.test(t.type(child))) {
      const inside = enterPackage(state, child, place)
      const block = t.first(child, 'block')
      if (block !== undefined) {
        statements(state, block, { ...inside, scope: new Scope(place.scope) }, depth + 1, walk)
        leavePackage(state, inside, t.tree.end[child] as number)
        continue
      }
      if (place !== around) leavePackage(state, place, end)
      place = inside
    } else walk(child, place, depth + 1)
    if (t.type(child) !== 'comment' && t.type(child) !== 'pod') end = t.tree.end[child] as number
  }
  if (place !== around) leavePackage(state, place, end)
}

function read(state: State, node: number, place: Place, depth: number, walk: Walk): void {
  if (depth > MOST_DEPTH) return
  const { t } = state
  const inside = (within: Place): void => {
    for (const child of t.named(node)) walk(child, within, depth + 1)
  }
  const type = t.type(node)
  switch (type) {
    case 'expression_statement':
      inside(place)
      return
    case 'block':
    case 'block_statement':
      statements(state, node, inBlock(place), depth, walk)
      return
    case 'conditional_statement':
    case 'loop_statement':
    case 'cstyle_for_statement':
      inside(inBlock(place))
      return
    case 'for_statement':
    case 'try_statement':
      binding(state, node, inBlock(place), depth, walk)
      return
    case 'subroutine_declaration_statement':
    case 'method_declaration_statement':
      subroutine(state, node, place, (body, within) => functionBody(state, body, within, depth, walk))
      return
    case 'anonymous_subroutine_expression':
    case 'anonymous_method_expression': {
      const { invocant: _, gives: __, ...rest } = inBlock(place)
      const within: Place = { ...rest, taken: nothingTaken() }
      functionBody(state, node, place.takes ? { ...within, invocant: place.takes } : within, depth, walk)
      return
    }
    case 'mandatory_parameter':
    case 'optional_parameter':
    case 'named_parameter':
    case 'slurpy_parameter':
      parameter(state, node, place, (value) => walk(value, place, depth + 1))
      return
    case 'func1op_call_expression':
      if (place.taken && isFirstArgument(state, node)) place.taken.shifted++
      inside({ ...place, isTop: false })
      return
    case 'assignment_expression':
      assigned(state, node, place, (child, within = place) => walk(child, within, depth + 1))
      return
    case 'variable_declaration':
      declared(state, node, place)
      return
    case 'use_statement':
      used(state, node, place, (child) => walk(child, { ...place, isTop: false }, depth + 1))
      return
    case 'require_expression':
      required(state, node, place, () => inside(place))
      return
    case 'function_call_expression':
    case 'ambiguous_function_call_expression': {
      const name = callOf(state, node, place)
      const takes =
        name === 'has' ? 'first' : name === 'around' ? 'second' : /^(?:before|after)$/.test(name ?? '') && 'first'
      // `new Foo(1)`: the name of the class is no call.
      if (name === undefined && t.text(t.field(node, 'function') ?? node) === 'new') {
        for (const child of t.named(node))
          for (const one of t.fieldOf(child) === 'arguments' ? t.named(child) : [])
            if (t.fieldOf(one) !== 'function') walk(one, place, depth + 1)
        return
      }
      const symbol = name === 'has' && place.owner === place.container ? attributesOf(state, node, place) : undefined
      const owner = symbol ?? place.owner
      const within: Place = takes ? { ...place, takes, owner, isTop: false } : { ...place, isTop: false }
      for (const child of t.named(node)) if (t.fieldOf(child) !== 'function') walk(child, within, depth + 1)
      return
    }
    case 'method_call_expression':
      methodCall(state, node, place)
      for (const child of t.named(node))
        if (t.fieldOf(child) !== 'method' && t.type(child) !== 'bareword') walk(child, place, depth + 1)
        else for (const one of t.named(child)) walk(one, place, depth + 1)
      return
    case 'function': {
      // `\&run`, `&$code`, `sort by_name @list`
      const name = t.first(node, 'varname')
      if (name !== undefined && t.named(name).length > 0) inside(place)
      // Perl's own are words there: `read => sub { … }`
      else if (name !== undefined || t.all(node).length === 0) state.function(name ?? node, place, 'read')
      return
    }
    case 'varname':
      inside(place)
      return
    case 'bareword':
      state.word(node, place)
      return
    case 'return_expression':
      if (place.gives) for (const value of t.named(node).slice(0, 1)) place.gives.push(receiverOf(state, value, place))
      inside(place)
      return
    case 'scalar':
    case 'array':
    case 'hash':
    case 'arraylen':
    case 'container_variable':
    case 'slice_container_variable':
    case 'keyval_container_variable':
      variable(state, node, place, 'read')
      inside(place)
      return
    case 'glob':
      return
    case 'localization_expression':
      for (const child of t.named(node)) {
        variable(state, child, place, 'write')
        for (const one of t.named(child)) walk(one, place, depth + 1)
      }
      return
    default:
      inside(type === 'list_expression' || type === 'stub_expression' ? place : { ...place, isTop: false })
      return
  }
}

/** The parameters and statements of a function. What its last statement says is what it gives. */
function functionBody(state: State, node: number, place: Place, depth: number, walk: Walk): void {
  const { t } = state
  const signature = t.first(node, 'signature')
  if (signature !== undefined) for (const child of t.named(signature)) walk(child, place, depth + 1)
  const body = t.field(node, 'body')
  if (body === undefined) return
  statements(state, body, place, depth + 1, walk)
  const last = t.named(body).at(-1)
  const value = last !== undefined && t.type(last) === 'expression_statement' ? t.named(last)[0] : undefined
  if (value !== undefined && t.type(value) !== 'return_expression') place.gives?.push(receiverOf(state, value, place))
}

/** `for my $x (list) { … }`, `catch ($e) { … }`: what stands before is read outside of the name. */
function binding(state: State, node: number, place: Place, depth: number, walk: Walk): void {
  const { t } = state
  const start = t.tree.start[node] as number
  const declares = /^\w+\s+(?:my|state)\b/.test(t.tree.text.slice(start, start + 80))
  const names: number[] = []
  for (const child of t.named(node)) {
    const field = t.fieldOf(child)
    if (field === 'catch_expr') state.declareLocal(child, 'variable', place)
    else if (field === 'variable' || field === 'variables') {
      if (declares) names.push(child)
      else variable(state, child, place, 'write')
    } else {
      if (field === 'block') for (const name of names) state.declareLocal(name, 'variable', place)
      walk(child, place, depth + 1)
    }
  }
}
