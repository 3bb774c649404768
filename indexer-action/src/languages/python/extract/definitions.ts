/**
 * Functions and lambdas: their heads are evaluated in place, their bodies are read later.
 */
import type { Modifier, SymbolKind } from '../../../../../src/contract/symbols.ts'
import {
  DEFINITION,
  definition,
  FLAG,
  type FunctionFact,
  OP,
  PARAMETER_KIND,
  type ParameterFact,
} from '../value-graph.ts'
import { describe, folded, parametersOf, symbolDraft, visibility } from './declared-symbols.ts'
import { type Decorators, decoratedName, entryOf } from './decorators.ts'
import { expression } from './expressions.ts'
import type { Extraction } from './extraction.ts'
import { FIXTURE_PREFIX, nameOfFixture, readParametrized } from './fixture-names.ts'
import { Scope } from './scopes.ts'
import { block } from './statements.ts'
import { NODE } from './syntax.ts'
import { bindSlot } from './targets.ts'
import { annotation } from './type-expressions.ts'

/** The head of a function definition. */
interface Head {
  node: number
  /** The decorated definition, or the definition itself. */
  extent: number
  nameNode: number
  name: string
  /** The class whose member it is, or -1. */
  owner: number
  decorators: Decorators
  flags: number
}

/** `extent` is the decorated definition, or `node` itself where there are no decorators. */
export function defineFunction(x: Extraction, scope: Scope, node: number, extent: number): void {
  const { reader, graph } = x
  const { field } = reader
  const defined = decoratedName(x, scope, node, extent)
  if (!defined) return
  const { nameNode, name, decorators } = defined
  const owner = scope.kind === 'class' ? scope.cls : -1
  const isAsync = reader.code(node + 1) === 0 && x.text(node + 1) === 'async'
  let flags = decorators.flags | (isAsync ? FLAG.async : 0)
  if (owner >= 0 && IMPLICIT_CLASS_METHODS.has(name)) flags |= FLAG.classmethod
  if (x.inTests && name.startsWith('test') && (owner < 0 || isTestClass(x, scope))) flags |= FLAG.test
  const symbol = declareFunction(x, scope, { node, extent, nameNode, name, owner, decorators, flags })

  const fact: FunctionFact = {
    symbol,
    flags,
    parameters: [],
    returns: graph.node(OP.JOIN),
    yields: graph.node(OP.JOIN),
    annotation: -1,
    owner,
  }
  const index = x.functions.push(fact) - 1
  const outer = withTypeParameters(x, scope, x.tree.child(node, field.type_parameters), symbol)
  const inside = new Scope('function', outer, symbol, index, owner >= 0 ? owner : scope.cls)
  const parameterList = x.tree.child(node, field.parameters)
  if (parameterList >= 0) readParameters(x, outer, inside, parameterList, fact, index)
  const returnType = x.tree.child(node, field.return_type)
  if (returnType >= 0) {
    const types = new Scope('inline', outer, symbol, outer.fn, outer.cls)
    fact.annotation = annotation(x, types, returnType)
  }
  const held = decorated(x, decorators, graph.node(OP.FUNCTION, index))
  const slot = x.slot(scope, name)
  // `@name.setter` extends the property that the name already holds.
  const value = flags & FLAG.setter && slot.value >= 0 ? slot.value : held
  bindSlot(x, slot, value, definition(DEFINITION.symbol, symbol))
  const fixture = flags & FLAG.fixture ? nameOfFixture(decorators.texts) : undefined
  if (fixture !== undefined)
    bindSlot(x, x.slot(scope, FIXTURE_PREFIX + fixture), value, definition(DEFINITION.symbol, symbol))
  if (flags & FLAG.test) for (const { node: mark } of decorators.applied) readParametrized(x, mark, fact)
  const bodyNode = x.tree.child(node, field.body)
  if (bodyNode >= 0) x.later(() => readBody(x, inside, fact, bodyNode))
}

const IMPLICIT_CLASS_METHODS: ReadonlySet<string> = new Set(['__new__', '__init_subclass__', '__class_getitem__'])

/** Declares the symbol of a function. Returns its index in the file. */
function declareFunction(x: Extraction, scope: Scope, head: Head): number {
  const { node, extent, nameNode, name, owner, decorators, flags } = head
  const { field } = x.reader
  const kind: SymbolKind = owner < 0 ? 'function' : name === '__init__' ? 'constructor' : 'method'
  const draft = symbolDraft(x, scope, nameNode, name, kind, extent)
  describe(x, draft, node)
  const parameterList = x.tree.child(node, field.parameters)
  if (parameterList >= 0) draft.parameters = parametersOf(x, parameterList, owner >= 0 && (flags & FLAG.static) === 0)
  const returnType = x.tree.child(node, field.return_type)
  if (returnType >= 0) draft.returns = folded(x.text(returnType))
  if (decorators.texts.length > 0) draft.annotations = decorators.texts
  const modifiers: Modifier[] = [...visibility(x, scope, name), ...modifiersOf(flags)]
  if (flags & FLAG.test) modifiers.push('test')
  for (const extra of decorators.modifiers) if (!modifiers.includes(extra)) modifiers.push(extra)
  const entry = entryOf(decorators)
  if (entry) {
    modifiers.push('entry')
    draft.extra = entry
  }
  if (modifiers.length > 0) draft.modifiers = modifiers
  return x.symbols.push(draft) - 1
}

/**
 * The value of a decorated function's name: the result of its decorators where that is known, otherwise the function itself (the
 * linker decides).
 */
function decorated(x: Extraction, { applied }: Decorators, fn: number): number {
  const { graph } = x
  if (applied.length === 0) return fn
  let held = fn
  for (const decorator of applied.toReversed()) held = graph.node(OP.CALL, decorator.node, graph.list([1, held, 0]))
  let call = held
  for (const decorator of applied) {
    if (decorator.occurrence >= 0) x.setCall(decorator.occurrence, call)
    call = graph.lists[(graph.b[call] as number) + 1] as number
  }
  return graph.node(OP.DECORATED, held, fn)
}

function readBody(x: Extraction, inside: Scope, fact: FunctionFact, body: number): void {
  for (const parameter of fact.parameters) {
    const slot = inside.slots.get(x.graph.strings[parameter[0]] as string)
    if (slot) x.flow.set(slot, slot.versions[0] as number, 1)
  }
  block(x, inside, body)
  x.closeFrame(inside)
}

/**
 * `as` is the node of the name that the lambda is assigned to, or -1. Where that is the first binding of the name in a module or
 * class, the lambda becomes a function of that name.
 */
export function defineLambda(x: Extraction, scope: Scope, node: number, owner: number, as = -1): number {
  const { reader, graph } = x
  const holder = scope.binder
  let symbol = -1
  if (as >= 0 && (holder.kind === 'module' || holder.kind === 'class') && !holder.slots.get(x.text(as))) {
    const extent = x.tree.parent[node] as number
    const draft = symbolDraft(x, holder, as, x.text(as), holder.kind === 'class' ? 'method' : 'function', extent)
    draft.signature = folded(x.text(extent))
    const modifiers = visibility(x, holder, draft.name)
    if (modifiers.length > 0) draft.modifiers = modifiers
    symbol = x.symbols.push(draft) - 1
  }
  const fact: FunctionFact = {
    symbol,
    flags: 0,
    parameters: [],
    returns: graph.node(OP.JOIN),
    yields: graph.node(OP.JOIN),
    annotation: -1,
    owner: symbol >= 0 && holder.kind === 'class' ? holder.cls : -1,
  }
  const index = x.functions.push(fact) - 1
  const inside = new Scope('lambda', scope, symbol >= 0 ? symbol : owner, index, scope.cls)
  const list = x.tree.child(node, reader.field.parameters)
  if (list >= 0) readParameters(x, scope, inside, list, fact, index)
  const body = x.tree.child(node, reader.field.body)
  if (body >= 0) graph.edge(expression(x, inside, body), fact.returns)
  const value = graph.node(OP.FUNCTION, index)
  if (symbol >= 0) bindSlot(x, x.slot(holder, x.text(as)), value, definition(DEFINITION.symbol, symbol))
  return value
}

function readParameters(
  x: Extraction,
  outside: Scope,
  inside: Scope,
  list: number,
  fact: FunctionFact,
  index: number,
): void {
  const { reader, graph } = x
  const { field } = reader
  const types = new Scope('inline', outside, inside.owner, outside.fn, outside.cls)
  let kind: number = PARAMETER_KIND.plain
  for (let at = list + 1, end = x.tree.after[list] as number; at < end; at = x.tree.after[at] as number) {
    const code = reader.code(at)
    if (code === 0) {
      // A lone star ends the positional parameters.
      if (x.text(at) === '*') kind = PARAMETER_KIND.keywordOnly
      continue
    }
    let nameNode = at
    const type = x.tree.child(at, field.type)
    const fallback = x.tree.child(at, field.value)
    if (code === NODE.typed_parameter) nameNode = reader.firstNamed(at)
    else if (code === NODE.default_parameter || code === NODE.typed_default_parameter)
      nameNode = x.tree.child(at, field.name)
    if (nameNode < 0) continue
    let own = kind
    const inner = reader.code(nameNode)
    if (inner === NODE.list_splat_pattern || inner === NODE.dictionary_splat_pattern) {
      own = inner === NODE.list_splat_pattern ? PARAMETER_KIND.variadic : PARAMETER_KIND.keywords
      kind = PARAMETER_KIND.keywordOnly
      nameNode = reader.firstNamed(nameNode)
    }
    if (nameNode < 0 || reader.code(nameNode) !== NODE.identifier) continue
    const position = fact.parameters.length
    const written = type >= 0 ? annotation(x, types, type) : -1
    const held = fallback >= 0 ? expression(x, outside, fallback) : -1
    const node = graph.node(OP.PARAMETER, index, position)
    const name = x.text(nameNode)
    const parameter: ParameterFact = [graph.string(name), own, node, written, held]
    fact.parameters.push(parameter)
    const slot = x.slot(inside, name)
    x.assign(slot, node, x.local(name, 'parameter', nameNode, inside.owner))
  }
}

/** `def f[T]`: a scope with the type parameters, for annotations and the body. Their nodes are added to `variables`. */
export function withTypeParameters(
  x: Extraction,
  scope: Scope,
  parameters: number,
  owner: number,
  variables: number[] = [],
): Scope {
  if (parameters < 0) return scope
  const inside = new Scope('inline', scope, owner, scope.fn, scope.cls)
  for (const parameter of x.reader.named(parameters)) {
    let node = parameter
    while (node >= 0 && x.reader.code(node) !== NODE.identifier) node = x.reader.firstNamed(node)
    if (node < 0) continue
    const slot = x.slot(inside, x.text(node))
    const bound = boundOf(x, inside, parameter)
    const keywords = bound < 0 ? [0] : [1, x.graph.string('bound'), bound]
    const variable = x.graph.node(OP.CALL, x.typing('TypeVar'), x.graph.list([0, ...keywords]))
    variables.push(variable)
    x.assign(slot, variable, x.local(slot.name, 'type', node, owner))
  }
  return inside
}

/** `Item` of `T: Item`, and either of two of `T: (A, B)`; -1 where there is none. */
function boundOf(x: Extraction, scope: Scope, parameter: number): number {
  const { reader, graph } = x
  const constrained = reader.code(parameter) === NODE.type ? reader.firstNamed(parameter) : parameter
  if (constrained < 0 || reader.code(constrained) !== NODE.constrained_type) return -1
  const bound = reader.named(constrained)[1]
  if (bound === undefined) return -1
  const inner = reader.firstNamed(bound)
  if (inner < 0 || reader.code(inner) !== NODE.tuple) return annotation(x, scope, bound)
  return reader
    .named(inner)
    .map((one) => annotation(x, scope, one))
    .reduce((held, next) => graph.node(OP.BINARY, held, graph.list([graph.string('|'), next])))
}

function modifiersOf(flags: number): Modifier[] {
  const modifiers: Modifier[] = []
  if (flags & FLAG.async) modifiers.push('async')
  if (flags & (FLAG.static | FLAG.classmethod)) modifiers.push('static')
  if (flags & FLAG.abstract) modifiers.push('abstract')
  if (flags & FLAG.property) modifiers.push('getter')
  if (flags & FLAG.setter) modifiers.push('setter')
  if (flags & FLAG.overload) modifiers.push('declaration')
  return modifiers
}

function isTestClass(x: Extraction, scope: Scope): boolean {
  const symbol = x.symbols[scope.owner]
  return !!symbol && (/^Test|Tests?$/.test(symbol.name) || /TestCase/.test(symbol.signature ?? ''))
}
