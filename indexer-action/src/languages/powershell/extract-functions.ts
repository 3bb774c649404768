/** Functions and filters, and the parameters of functions, scripts and blocks. */
import type { Parameter } from '../../../../src/contract/symbols.ts'
import { declareLocal } from './extract-variables.ts'
import type { Place, State } from './extraction.ts'
import { Scope, SEVERAL } from './scopes.ts'
import { variableName } from './syntax.ts'

export function functionStatement(state: State, node: number, place: Place): void {
  const { t } = state
  const at = t.first(node, 'function_name')
  if (at === undefined) return
  const written = t.text(at)
  const name = written.replace(/^(?:global|script|local|private):/i, '')
  const isOfFile = /^(?:global|script):/i.test(written) ? ({ isOfFile: true } as const) : {}
  const body = t.first(node, 'script_block')
  const offset = (t.tree.end[at] as number) - name.length
  const symbol = state.define('function', { name, offset }, node, place, { body, ...isOfFile })
  if (symbol === undefined) {
    state.inside(node, place)
    return
  }
  const scope = new Scope(place.scope)
  const home = isOfFile.isOfFile ? state.file : place.scope
  const key = name.toLowerCase()
  // Of two in a function the later one counts; of two in a file none is picked.
  home.functions.set(key, home === state.file && home.functions.has(key) ? SEVERAL : symbol)
  if (home === state.file) state.surface.functions.push(symbol)
  const inside: Place = { ...place, owner: symbol, scope, assigns: scope, isTop: false, isBroken: false }
  const declared = t.first(node, 'function_parameter_declaration')
  const block = body === undefined ? undefined : t.first(body, 'param_block')
  const taken = [declared, block].flatMap((one) => (one === undefined ? [] : parameters(state, one, inside)))
  const made = state.symbols[symbol]
  if (made) made.parameters = taken.slice(0, 256)
  for (const text of block === undefined ? [] : aliasesIn(t.text(block).slice(0, 2000)))
    state.surface.aliases.push([text, name])
  if (body === undefined) return
  for (const child of t.named(body)) if (child !== block) state.walk(child, inside)
}

/** Of a function, script or block: each is a local of it. */
export function parameters(state: State, node: number, place: Place): Parameter[] {
  const { t } = state
  const found: Parameter[] = []
  for (const attributes of t.each(node, 'attribute_list')) state.walk(attributes, place)
  const list = t.first(node, 'parameter_list')
  if (list === undefined) return []
  for (const one of t.each(list, 'script_parameter')) {
    const variable = t.first(one, 'variable', 'braced_variable')
    const name = variable === undefined ? undefined : variableName(t.text(variable))
    if (variable === undefined || !name) continue
    const attributes = t.first(one, 'attribute_list')
    const type = attributes === undefined ? undefined : writtenType(state, attributes)
    const made: Parameter = { name: name.name }
    if (type !== undefined) made.type = type
    const value = t.first(one, 'script_parameter_default')
    if (value !== undefined) made.default = t.brief(value).replace(/^=\s*/, '')
    found.push(made)
    declareLocal(state, variable, 'parameter', place, type)
    if (attributes !== undefined) state.walk(attributes, place)
    if (value !== undefined) state.inside(value, place)
  }
  return found
}

/** The type among attributes: `string` of `[Parameter()] [string]`. */
function writtenType(state: State, attributes: number): string | undefined {
  const { t } = state
  for (const one of t.each(attributes, 'attribute')) {
    const type = t.first(one, 'type_literal')
    if (type !== undefined) return t.text(type).slice(1, -1)
  }
  return undefined
}

/** The other names in `[Alias('a', 'b')]` above a function's parameters. */
function aliasesIn(block: string): string[] {
  const head = block.slice(0, Math.max(0, block.search(/\bparam\s*\(/i)))
  return [...head.matchAll(/\[Alias\(([^)]*)\)\]/gi)].flatMap(([, list = '']) =>
    [...list.matchAll(/['"]([^'"]+)['"]/g)].map(([, name = '']) => name),
  )
}
