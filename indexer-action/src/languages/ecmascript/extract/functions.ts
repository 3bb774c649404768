/** Functions of all kinds: scope, parameters and returned values. */
import { LIMITS } from '../../../../../src/contract/limits.ts'
import type { Modifier, Parameter } from '../../../../../src/contract/symbols.ts'
import type { SymbolDraft } from '../../language.ts'
import { injects } from '../events/queues.ts'
import * as ir from '../ir.ts'
import { decorators } from './classes.ts'
import { defineLocal, defineSymbol } from './definitions.ts'
import { expression } from './expressions.ts'
import type { Extraction, FunctionFrame } from './extraction.ts'
import { K } from './grammar.ts'
import { implied } from './guards.ts'
import { castBefore, documented, templates } from './jsdoc.ts'
import { namedExpression } from './literals.ts'
import { bind } from './patterns.ts'
import { FUNCTION_SCOPE } from './scopes.ts'
import { statements } from './statements.ts'
import { annotation, madeBy, typeParameters } from './types.ts'

export function isFunction(x: Extraction, node: number): boolean {
  const kind = x.kind(node)
  return kind === K.arrow_function || kind === K.function_expression || kind === K.generator_function
}

/** The value at the end of a chain of assignments, without parentheses and casts: `a = b = function () {}` gives the function. */
export function ultimate(x: Extraction, node: number): number {
  let at = node
  for (;;) {
    if (at < 0) return at
    const kind = x.kind(at)
    if (kind === K.assignment_expression) at = x.field(at, 'right')
    else if ((kind === K.as_expression || kind === K.satisfies_expression) && at + 1 < (x.tree.after[at] as number))
      at += 1
    else if (kind === K.parenthesized_expression && at + 1 < (x.tree.after[at] as number)) at += 1
    else {
      const kept = frozen(x, at)
      if (kept < 0) return at
      at = kept
    }
  }
}

/** The object literal in `Object.freeze({ … })` and similar calls, or -1. */
export function frozen(x: Extraction, node: number): number {
  if (x.kind(node) !== K.call_expression) return -1
  const callee = x.field(node, 'function')
  const args = x.field(node, 'arguments')
  if (callee < 0 || args < 0 || !/^Object\.(?:freeze|seal|preventExtensions)$/.test(x.text(callee))) return -1
  const literal = x.childOf(args, K.object)
  if (literal >= 0) return literal
  // `Object.freeze({ … } as const)`
  const cast = [K.as_expression, K.satisfies_expression].map((kind) => x.childOf(args, kind)).find((at) => at >= 0)
  return cast !== undefined && x.kind(ultimate(x, cast)) === K.object ? ultimate(x, cast) : -1
}

/** A function that is not defined by what surrounds it. If it has a name, the name defines a symbol. */
export function functionValue(x: Extraction, node: number): number {
  const name = x.field(node, 'name')
  // `const f = ((x) => …) as F`: the variable has defined the symbol already.
  let definition = x.naming?.node === node ? x.naming.definition : 0
  if (name >= 0) {
    x.doc = -1
    definition = defineSymbol(x, x.text(name), 'function', name, node, x.field(node, 'body'), functionFacts(x, node))
  }
  return x.emit(ir.FUNCTION_VALUE, functionRecord(x, node, { definition, owner: 0 }))
}

interface Place {
  /** Definition number of the function's symbol, or 0. */
  definition: number
  /** What `this` refers to inside: a shape, the expression of an object, or 0. */
  owner: number
  flags?: number
  /** Set for a constructor: the class's shape and members, to which parameter properties are added. */
  constructing?: { shape: number; members: number[] }
}

export function functionRecord(x: Extraction, node: number, place: Place): number {
  const { code } = x
  const kind = x.kind(node)
  const record = x.code.length
  for (let i = 0; i < ir.F_SIZE; i++) code.push(0)
  const body = x.field(node, 'body')
  let flags = (place.flags ?? 0) | headFlags(x, node, body)
  if (kind === K.arrow_function) flags |= ir.ARROW
  if (body >= 0) flags |= ir.HAS_BODY
  code[record] = ir.FUNCTION
  code[record + ir.F_FLAGS] = flags
  code[record + ir.F_DEFINITION] = place.definition
  code[record + ir.F_OWNER] = place.owner

  const outerScope = x.enter(FUNCTION_SCOPE)
  const outerFrame = x.frame
  const outerOwner = x.owner
  if (place.definition > 0) x.owner = place.definition - 1
  const frame: FunctionFrame = {
    record,
    body,
    flags,
    returned: [],
    implied: 0,
    yielded: [],
    instance: undefined,
    self: kind === K.arrow_function || isBound(x, node, kind) ? outerFrame.self : record,
  }
  x.frame = frame
  const own = x.field(node, 'name')
  if (own >= 0 && (kind === K.function_expression || kind === K.generator_function)) {
    const entity = x.entity(x.nameOf(own))
    x.declare(entity, ir.FUNCTION_DECLARATION, place.definition, 0, 0, record)
  }
  const outerVisible = x.visible
  code[record + ir.F_TYPE_PARAMETERS] = x.typescript
    ? typeParameters(x, x.field(node, 'type_parameters'))
    : templates(x, node)
  code[record + ir.F_VISIBLE] = x.visibleList()
  code[record + ir.F_PARAMETERS] = parameters(x, node, record, place)
  if (!x.typescript) documented(x, node, record)
  let returns = x.field(node, 'return_type')
  const makes = kind === K.construct_signature || kind === K.constructor_type
  if (returns < 0 && makes) returns = x.field(node, 'type')
  if (returns >= 0) code[record + ir.F_RETURNS] = makes ? madeBy(x, node, returns) : annotation(x, returns)
  if (body >= 0) {
    const doc = x.doc
    x.doc = -1
    if (x.kind(body) === K.statement_block) statements(x, body)
    else {
      const value = namedExpression(x, body)
      frame.returned.push(value)
      frame.implied = implied(x, body)
    }
    x.doc = doc
  }
  for (const value of frame.returned) x.setContext(value, ir.IN_RETURN, record, 0)
  if (code[record + ir.F_RETURNS] === 0 && frame.returned.length === 1) code[record + ir.F_RETURNS] = frame.implied
  code[record + ir.F_RETURNED] = x.list(frame.returned)
  code[record + ir.F_YIELDED] = x.list(frame.yielded)
  if (frame.instance) {
    const shape = x.shape(ir.INSTANCE, place.definition)
    code[shape + ir.S_MEMBERS] = x.list([...frame.instance.values()])
    code[record + ir.F_INSTANCE] = shape
  }
  x.visible = outerVisible
  x.owner = outerOwner
  x.frame = outerFrame
  x.leave(outerScope)
  return record
}

/** `function () {}.bind(this)` and `each(function () {}, this)`: `this` inside is what it is around, if that is known. */
function isBound(x: Extraction, node: number, kind: number): boolean {
  if (kind !== K.function_expression || x.frame.self === 0) return false
  const { after, parent } = x.tree
  let value = node
  while (x.kind(parent[value] as number) === K.parenthesized_expression) value = parent[value] as number
  const around = parent[value] as number
  if (x.kind(around) === K.arguments) {
    const next = after[value] as number
    return next < (after[around] as number) && x.kind(next) === K.this && after[next] === after[around]
  }
  if (x.kind(around) !== K.member_expression || x.field(around, 'object') !== value) return false
  const property = x.field(around, 'property')
  const call = parent[around] as number
  if (!/^(?:bind|call|apply)$/.test(x.text(property)) || x.field(call, 'function') !== around) return false
  const args = x.field(call, 'arguments')
  return args >= 0 && x.kind(args) === K.arguments && x.kind(args + 1) === K.this
}

/** Flags from the keywords before the name: `async`, `*`, `get`, `set`, `static`. */
function headFlags(x: Extraction, node: number, body: number): number {
  const { after } = x.tree
  let flags = 0
  const end = body >= 0 ? body : (after[node] as number)
  for (let at = node + 1; at < end; at = after[at] as number) {
    const kind = x.kind(at)
    if (kind === K.async) flags |= ir.ASYNC
    else if (kind === K['*']) flags |= ir.GENERATOR
    else if (kind === K.get) flags |= ir.GETTER
    else if (kind === K.set) flags |= ir.SETTER
    else if (kind === K.static) flags |= ir.STATIC
    else if (kind === K.formal_parameters) break
  }
  const kind = x.kind(node)
  if (kind === K.generator_function || kind === K.generator_function_declaration) flags |= ir.GENERATOR
  return flags
}

function parameterNodes(x: Extraction, node: number): number[] {
  const single = x.field(node, 'parameter')
  if (single >= 0) return [single]
  const list = x.field(node, 'parameters')
  if (list < 0) return []
  const { after, flags } = x.tree
  const found: number[] = []
  for (let at = list + 1, end = after[list] as number; at < end; at = after[at] as number)
    if (((flags[at] as number) & 1) !== 0 && x.kind(at) !== K.comment && x.kind(at) !== K.decorator) found.push(at)
  return found
}

function parameters(x: Extraction, node: number, record: number, place: Place): number {
  const { code } = x
  const made: number[] = []
  for (const at of parameterNodes(x, node)) {
    const kind = x.kind(at)
    let pattern = at
    let value = -1
    let typeNode = -1
    let flags = 0
    if (kind === K.required_parameter || kind === K.optional_parameter) {
      pattern = x.field(at, 'pattern')
      value = x.field(at, 'value')
      typeNode = x.field(at, 'type')
      if (kind === K.optional_parameter) flags |= ir.PARAMETER_OPTIONAL
      decorators(x, at)
    } else if (kind === K.assignment_pattern) {
      pattern = x.field(at, 'left')
      value = x.field(at, 'right')
    }
    if (pattern < 0) continue
    if (x.kind(pattern) === K.this) {
      if (typeNode >= 0) code[record + ir.F_THIS_TYPE] = annotation(x, typeNode)
      continue
    }
    if (x.kind(pattern) === K.rest_pattern) {
      flags |= ir.VARIADIC
      pattern = x.firstNamed(pattern)
      if (pattern < 0) continue
    }
    const parameter = x.record(ir.PARAMETER, 0, 0, 0, flags)
    const position = made.push(parameter) - 1
    if (typeNode >= 0) code[parameter + 2] = annotation(x, typeNode)
    // `(/** @type {T} */ one) => …`. A comment before a parameter without parentheses belongs to the function.
    else if (!x.typescript && x.kind(x.tree.parent[at] as number) === K.formal_parameters)
      code[parameter + 2] = castBefore(x, at)
    const source = x.emit(ir.PARAMETER_VALUE, record, position)
    if (x.kind(pattern) === K.identifier) {
      const name = x.nameOf(pattern)
      code[parameter + 1] = name
      const definition =
        place.constructing && isProperty(x, at)
          ? property(x, at, pattern, parameter, place)
          : defineLocal(x, name, 'parameter', pattern)
      x.declare(x.entity(name), ir.PARAM, definition, code[parameter + 2] as number, source)
    } else bind(x, pattern, source, { kind: ir.PARAM, local: 'parameter', scope: x.scope, symbols: false })
    if (value >= 0) {
      const fallback = expression(x, value)
      code[parameter + 3] = fallback
      if (code[parameter + 2] !== 0) x.setContext(fallback, ir.IN_TYPE, code[parameter + 2] as number, 0)
    }
  }
  return x.list(made)
}

/** A parameter property, `constructor(private readonly store: Store)`, also declares a field. */
function isProperty(x: Extraction, node: number): boolean {
  return x.has(node, K.accessibility_modifier) || x.has(node, K.readonly) || x.has(node, K.override_modifier)
}

function property(x: Extraction, node: number, name: number, parameter: number, place: Place): number {
  const constructing = place.constructing as { shape: number; members: number[] }
  const owner = x.owner
  const at = x.code[constructing.shape + ir.S_DEFINITION] as number
  x.owner = at > 0 ? at - 1 : owner
  const doc = x.doc
  x.doc = -1
  const typeNode = x.field(node, 'type')
  const access = x.childOf(node, K.accessibility_modifier)
  const modifiers: Modifier[] = []
  if (access >= 0) modifiers.push(x.text(access) as Modifier)
  if (x.has(node, K.readonly)) modifiers.push('readonly')
  const definition = defineSymbol(x, x.text(name), 'property', name, node, -1, {
    modifiers,
    ...(typeNode >= 0 ? { type: typeText(x, typeNode) } : {}),
  })
  x.doc = doc
  x.owner = owner
  injects(x, node, x.text(name))
  constructing.members.push(
    x.member(x.nameOf(name), 0, definition, x.code[parameter + 2] as number, 0, constructing.shape),
  )
  return definition
}

export function typeText(x: Extraction, annotationNode: number): string {
  return x.text(annotationNode).replace(/^:\s*/, '').replace(/\s+/g, ' ').slice(0, LIMITS.signatureChars)
}

/** The facts that a function's symbol records: modifiers, parameters and return type. */
export function functionFacts(x: Extraction, node: number, modifiers: Modifier[] = []): Partial<SymbolDraft> {
  const flags = headFlags(x, node, x.field(node, 'body'))
  if (flags & ir.ASYNC) modifiers.push('async')
  if (flags & ir.GENERATOR) modifiers.push('generator')
  if (flags & ir.GETTER) modifiers.push('getter')
  if (flags & ir.SETTER) modifiers.push('setter')
  const facts: Partial<SymbolDraft> = { modifiers }
  const list: Parameter[] = []
  for (const at of parameterNodes(x, node).slice(0, 256)) {
    const kind = x.kind(at)
    let pattern = at
    let value = -1
    let typeNode = -1
    if (kind === K.required_parameter || kind === K.optional_parameter) {
      pattern = x.field(at, 'pattern')
      value = x.field(at, 'value')
      typeNode = x.field(at, 'type')
    } else if (kind === K.assignment_pattern) {
      pattern = x.field(at, 'left')
      value = x.field(at, 'right')
    }
    if (pattern < 0 || x.kind(pattern) === K.this) continue
    const variadic = x.kind(pattern) === K.rest_pattern
    const text = x.text(variadic ? x.firstNamed(pattern) : pattern)
    const parameter: Parameter = {
      name: (text.includes('\n') ? text.replace(/\s+/g, ' ') : text).slice(0, LIMITS.nameChars),
    }
    if (typeNode >= 0) parameter.type = typeText(x, typeNode)
    if (value >= 0) parameter.default = x.text(value).replace(/\s+/g, ' ').slice(0, LIMITS.signatureChars)
    if (variadic) parameter.variadic = true
    list.push(parameter)
  }
  if (list.length > 0) facts.parameters = list
  const returns = x.field(node, 'return_type')
  if (returns >= 0) facts.returns = typeText(x, returns)
  return facts
}
