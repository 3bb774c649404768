/** Variables: what an assignment declares, of the file or of a function, and uses of them. */
import { LIMITS } from '../../../../src/contract/limits.ts'
import type { Use } from '../../../../src/contract/links.ts'
import { madeOf } from './extract-members.ts'
import type { Place, State } from './extraction.ts'
import { AUTOMATIC } from './names.ts'
import type { Scope } from './scopes.ts'
import { bare, literal, variableName } from './syntax.ts'
import type { Meaning } from './unit.ts'

const SCOPES = /^(?:script|global|local|private|using)$/

export function declareLocal(
  state: State,
  node: number,
  kind: 'parameter' | 'variable',
  { owner, assigns }: Place,
  type?: string,
): void {
  const { tree } = state.t
  const name = variableName(state.t.text(node))
  if (!name || name.name.length > LIMITS.nameChars) return
  const offset = (tree.start[node] as number) + name.offset
  const made = { name: name.name, kind, ...tree.positionAt(offset), owner }
  const local = state.body.locals.push(made) - 1
  const from = kind === 'parameter' ? 0 : offset
  assigns.declare(name.name, { to: { is: 'local', local }, from, ...(type === undefined ? {} : { type }) })
}

export function assignment(state: State, node: number, place: Place): void {
  const { t } = state
  const left = t.first(node, 'left_assignment_expression')
  const value = t.field(node, 'value')
  for (const child of t.named(node)) if (child !== left) state.walk(child, place)
  if (left === undefined) return
  const made = value === undefined ? undefined : madeOf(state, value)
  const text = value === undefined ? undefined : literal(t, value)
  assigned(state, left, place, made, text)
}

/** What is assigned to: a variable, one with its type, several, or a part of one. */
function assigned(state: State, left: number, place: Place, type?: string, text?: string): void {
  const { t } = state
  let node = t.type(left) === 'left_assignment_expression' ? bare(t, t.named(left)[0] ?? left) : bare(t, left)
  let written: string | undefined
  while (/^(?:expression_with_unary_operator|cast_expression)$/.test(t.type(node))) {
    const inner = t.named(node)
    const cast = t.type(node) === 'cast_expression' ? t.first(node, 'type_literal') : undefined
    if (cast !== undefined) {
      written ??= t.text(cast).slice(1, -1)
      state.walk(cast, place)
    }
    const next = inner.at(-1)
    if (next === undefined || next === cast) return
    node = bare(t, next)
  }
  const type_ = written ?? type
  if (t.type(node) === 'variable' || t.type(node) === 'braced_variable') assign(state, node, place, type_, text)
  else if (t.type(node) === 'array_literal_expression') for (const one of t.named(node)) assigned(state, one, place)
  else state.walk(node, place)
}

export function assign(state: State, node: number, place: Place, type?: string, text?: string): void {
  const { t } = state
  const name = variableName(t.text(node))
  if (!name || AUTOMATIC.has(name.name.toLowerCase()) || (name.scope !== undefined && !SCOPES.test(name.scope))) return
  const { scope } = name
  const isOfFile = scope === 'script' || scope === 'global' || (place.isTop && place.assigns === state.file)
  if (isOfFile && (scope !== undefined || state.file.own(name.name) === undefined)) {
    const key = `${scope === 'global' ? 'global:' : ''}${name.name}`
    state.texts.set(name.name.toLowerCase(), state.texts.has(name.name.toLowerCase()) ? undefined : text)
    if (state.file.own(key) === undefined) {
      const offset = (t.tree.start[node] as number) + name.offset
      const whole = assignmentAround(state, node) ?? node
      const symbol = state.define('variable', { name: name.name, offset }, whole, place, { isOfFile: true })
      if (symbol === undefined) return
      const made = state.symbols[symbol]
      if (type !== undefined) state.surface.types[symbol] = type
      if (made && type !== undefined) made.type = type.slice(0, LIMITS.signatureChars)
      state.file.declare(key, { to: { is: 'symbol', symbol }, ...(type === undefined ? {} : { type }) })
      state.surface[scope === 'global' ? 'globals' : 'variables'].push(symbol)
      return
    }
    variable(state, node, place, 'write')
    return
  }
  const own = scope === undefined || scope === 'local' || scope === 'private'
  if (own && declaredIn(name.name, place) === undefined) declareLocal(state, node, 'variable', place, type)
  else variable(state, node, place, 'write')
}

/** What a function, or a block of a test, has of that name: what is outside of a function is not written by a plain assignment. */
function declaredIn(name: string, { scope, assigns }: Place): unknown {
  for (let at: Scope | undefined = scope; at; at = at.outer) {
    const own = at.own(name)
    if (own !== undefined || at === assigns) return own
  }
  return undefined
}

function assignmentAround(state: State, node: number): number | undefined {
  const { t } = state
  let at: number | undefined = node
  for (let step = 0; at !== undefined && step < 25; step++, at = t.parent(at))
    if (t.type(at) === 'assignment_expression') return at
  return undefined
}

export function variable(state: State, node: number, place: Place, use: Use): void {
  const { tree } = state.t
  const name = variableName(state.t.text(node))
  if (!name) return
  const isAutomatic = name.scope === undefined && AUTOMATIC.has(name.name.toLowerCase())
  const offset = (tree.start[node] as number) + name.offset
  if (name.scope === 'function') {
    state.refer(offset, name.name.length, use, place, { is: 'command', name: name.name })
    return
  }
  if (name.scope !== undefined && !SCOPES.test(name.scope)) return
  state.later.push(() => {
    const declared = state.meant(name, place, offset)
    if (!declared && (isAutomatic || (place.isBroken && name.scope === undefined))) return
    const { scope } = name
    const meaning: Meaning = declared?.to ?? {
      is: 'variable',
      name: name.name,
      ...(scope === 'global' ? { isGlobal: true } : {}),
    }
    state.refer(offset, name.name.length, use, place, meaning)
  })
}
