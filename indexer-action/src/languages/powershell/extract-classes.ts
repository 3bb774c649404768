/** Classes and enumerations with their members. */
import { LIMITS } from '../../../../src/contract/limits.ts'
import type { Modifier, Parameter } from '../../../../src/contract/symbols.ts'
import { typeAt } from './extract-types.ts'
import { declareLocal } from './extract-variables.ts'
import type { Place, State } from './extraction.ts'
import { Scope } from './scopes.ts'
import { variableName } from './syntax.ts'

export function typeStatement(state: State, node: number, place: Place): void {
  const { t } = state
  const [at, ...bases] = t.each(node, 'simple_name')
  if (at === undefined) return
  const isEnum = t.type(node) === 'enum_statement'
  const name = t.text(at)
  const first = t.named(node).find((child) => child !== at && t.type(child) !== 'simple_name')
  const where = { name, offset: t.tree.start[at] as number }
  const symbol = state.define(isEnum ? 'enum' : 'class', where, node, place, { body: first })
  if (symbol === undefined) return
  const inside: Place = { ...place, owner: symbol, isTop: false, type: name }
  for (const base of isEnum ? [] : bases) {
    const supertypes = state.surface.supertypes[symbol] ?? []
    state.surface.supertypes[symbol] = [...supertypes, t.text(base)]
    typeAt(state, t.tree.start[base] as number, t.text(base), 'extends', inside)
  }
  for (const child of t.named(node))
    switch (t.type(child)) {
      case 'class_property_definition':
        property(state, child, inside)
        break
      case 'class_method_definition':
        method(state, child, inside)
        break
      case 'enum_member': {
        const member = t.first(child, 'simple_name')
        if (member !== undefined)
          state.define('enum_member', { name: t.text(member), offset: t.tree.start[member] as number }, child, inside)
        break
      }
      case 'simple_name':
      case 'comment':
        break
      default:
        state.walk(child, inside)
    }
}

function property(state: State, node: number, place: Place): void {
  const { t } = state
  const variable = t.first(node, 'variable', 'braced_variable')
  const name = variable === undefined ? undefined : variableName(t.text(variable))
  if (variable === undefined || !name) return
  const offset = (t.tree.start[variable] as number) + name.offset
  const symbol = state.define('property', { name: name.name, offset }, node, place, {
    modifiers: modifiers(state, node),
  })
  const type = t.first(node, 'type_literal')
  const made = symbol === undefined ? undefined : state.symbols[symbol]
  if (made && symbol !== undefined && type !== undefined) {
    const written = t.text(type).slice(1, -1)
    made.type = written.slice(0, LIMITS.signatureChars)
    state.surface.types[symbol] = written
  }
  for (const child of t.named(node))
    if (child !== variable) state.walk(child, { ...place, owner: symbol ?? place.owner })
}

function modifiers(state: State, node: number): Modifier[] {
  const words = state.t.each(node, 'class_attribute').map((one) => state.t.text(one).toLowerCase())
  return [
    ...(words.includes('static') ? (['static'] as const) : []),
    ...(words.includes('hidden') ? (['private'] as const) : []),
  ]
}

function method(state: State, node: number, place: Place): void {
  const { t } = state
  const at = t.first(node, 'simple_name')
  if (at === undefined) return
  const name = t.text(at)
  const body = t.first(node, 'script_block')
  const isConstructor = name.toLowerCase() === place.type?.toLowerCase()
  const symbol = state.define(
    isConstructor ? 'constructor' : 'method',
    { name, offset: t.tree.start[at] as number },
    node,
    place,
    { body, modifiers: modifiers(state, node) },
  )
  if (symbol === undefined) return
  const scope = new Scope(state.file)
  const inside: Place = { ...place, owner: symbol, scope, assigns: scope, isTop: false }
  const parameters: Parameter[] = []
  const list = t.first(node, 'class_method_parameter_list')
  for (const one of list === undefined ? [] : t.each(list, 'class_method_parameter')) {
    const variable = t.first(one, 'variable', 'braced_variable')
    const named = variable === undefined ? undefined : variableName(t.text(variable))
    if (variable === undefined || !named) continue
    const type = t.first(one, 'type_literal')
    const written = type === undefined ? undefined : t.text(type).slice(1, -1)
    parameters.push({ name: named.name, ...(written === undefined ? {} : { type: written }) })
    declareLocal(state, variable, 'parameter', inside, written)
    if (type !== undefined) state.walk(type, inside)
  }
  const made = state.symbols[symbol]
  if (made) made.parameters = parameters.slice(0, 256)
  state.surface.arities[symbol] = parameters.length
  const given = t.first(node, 'type_literal')
  if (given !== undefined) {
    const written = t.text(given).slice(1, -1)
    if (made && !isConstructor) made.returns = written.slice(0, LIMITS.signatureChars)
    state.surface.types[symbol] = written
    state.walk(given, inside)
  }
  if (body !== undefined) state.inside(body, inside)
}
