/**
 * Functions, lambdas and classes: what is evaluated where they stand, and bodies that are read later.
 */
import { USES } from '../../../../src/contract/links.ts'
import type { Modifier, SymbolKind } from '../../../../src/contract/symbols.ts'
import { docstring, folded, parametersOf, symbolDraft, visibility } from './declared-symbols.ts'
import { decoratorFacts, entryOf } from './decorators.ts'
import { expression } from './expressions.ts'
import type { Extraction } from './extraction.ts'
import { STRIDE } from './extraction.ts'
import { Scope } from './scopes.ts'
import { block } from './statements.ts'
import { NODE } from './syntax.ts'
import { bindSlot } from './targets.ts'
import { annotation } from './type-expressions.ts'
import {
  type ClassFact,
  DEFINITION,
  definition,
  FLAG,
  type FunctionFact,
  METACLASS,
  OP,
  PARAMETER_KIND,
  type ParameterFact,
} from './value-graph.ts'

/** The colon after a head, and the comments that stand between it and the first statement. */
const HEAD_END = /:\s*(?:#[^\n]*\n\s*)*(?:#[^\n]*)?$/

/** `extent` is the decorated definition, or the definition itself. */
export function defineFunction(x: Extraction, scope: Scope, node: number, extent: number): void {
  const { reader, graph } = x
  const { field } = reader
  const nameNode = x.tree.child(node, field.name)
  const name = nameNode < 0 ? '' : x.text(nameNode)
  // The parser puts an empty name where one is missing.
  if (name === '') return
  const decorators = decoratorFacts(x, scope, extent === node ? [] : reader.named(extent))
  const owner = scope.kind === 'class' ? scope.cls : -1
  const isAsync = reader.code(node + 1) === 0 && x.text(node + 1) === 'async'
  let flags = decorators.flags | (isAsync ? FLAG.async : 0)
  if (owner >= 0 && (name === '__new__' || name === '__init_subclass__' || name === '__class_getitem__'))
    flags |= FLAG.classmethod
  const kind: SymbolKind = owner < 0 ? 'function' : name === '__init__' ? 'constructor' : 'method'
  const draft = symbolDraft(x, scope, nameNode, name, kind, extent)
  const bodyNode = x.tree.child(node, field.body)
  const doc = docstring(x, bodyNode)
  if (doc) draft.doc = doc
  draft.signature = folded(
    x.tree.text
      .slice(x.tree.start[node], bodyNode < 0 ? x.tree.end[node] : x.tree.start[bodyNode])
      .replace(HEAD_END, ''),
  )
  const parameterList = x.tree.child(node, field.parameters)
  if (parameterList >= 0) draft.parameters = parametersOf(x, parameterList, owner >= 0 && (flags & FLAG.static) === 0)
  const returnType = x.tree.child(node, field.return_type)
  if (returnType >= 0) draft.returns = folded(x.text(returnType))
  if (decorators.texts.length > 0) draft.annotations = decorators.texts
  const symbol = x.symbols.push(draft) - 1
  const testing = x.inTests && name.startsWith('test') && (owner < 0 || isTestClass(x, scope))
  const modifiers: Modifier[] = [...visibility(x, scope, name), ...modifiersOf(flags)]
  if (testing) {
    modifiers.push('test')
    flags |= FLAG.test
  }
  for (const extra of decorators.modifiers) if (!modifiers.includes(extra)) modifiers.push(extra)
  const entry = entryOf(decorators)
  if (entry) {
    modifiers.push('entry')
    draft.extra = entry
  }
  if (modifiers.length > 0) draft.modifiers = modifiers

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
  if (parameterList >= 0) readParameters(x, outer, inside, parameterList, fact, index)
  if (returnType >= 0) {
    const types = new Scope('inline', outer, symbol, outer.fn, outer.cls)
    fact.annotation = annotation(x, types, returnType)
  }
  const function_ = graph.node(OP.FUNCTION, index)
  let held = function_
  for (const decorator of decorators.applied.toReversed())
    held = graph.node(OP.CALL, decorator.node, graph.list([1, held, 0]))
  // What a decorator gives back is used where it is known; the linker falls back on the function.
  if (held !== function_) {
    let call = held
    for (const decorator of decorators.applied) {
      if (decorator.occurrence >= 0) x.setCall(decorator.occurrence, call)
      call = graph.lists[(graph.b[call] as number) + 1] as number
    }
    held = graph.node(OP.DECORATED, held, function_)
  }
  const slot = x.slot(scope, name)
  // `@name.setter` adds to the property that the name holds already.
  const value = flags & FLAG.setter && slot.value >= 0 ? slot.value : held
  bindSlot(x, slot, value, definition(DEFINITION.symbol, symbol))
  if (bodyNode < 0) return
  x.later(() => {
    for (const parameter of fact.parameters) {
      const slot = inside.slots.get(graph.strings[parameter[0]] as string)
      if (slot) x.flow.set(slot, slot.versions[0] as number, 1)
    }
    block(x, inside, bodyNode)
    x.closeFrame(inside)
  })
}

/** `as` is the name that the lambda is bound to, if any; a first binding in a module or class is a function of that name. */
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

export function defineClass(x: Extraction, scope: Scope, node: number, extent: number): void {
  const { reader, graph } = x
  const { field } = reader
  const nameNode = x.tree.child(node, field.name)
  const name = nameNode < 0 ? '' : x.text(nameNode)
  // The parser puts an empty name where one is missing.
  if (name === '') return
  const decorators = decoratorFacts(x, scope, extent === node ? [] : reader.named(extent))
  const superclasses = x.tree.child(node, field.superclasses)
  const baseText = superclasses < 0 ? '' : x.text(superclasses)
  const kind: SymbolKind = /\b(Enum|IntEnum|StrEnum|Flag|IntFlag|TextChoices|IntegerChoices)\b/.test(baseText)
    ? 'enum'
    : /\bProtocol\b/.test(baseText)
      ? 'interface'
      : 'class'
  const draft = symbolDraft(x, scope, nameNode, name, kind, extent)
  const bodyNode = x.tree.child(node, field.body)
  const doc = docstring(x, bodyNode)
  if (doc) draft.doc = doc
  draft.signature = folded(
    x.tree.text
      .slice(x.tree.start[node], bodyNode < 0 ? x.tree.end[node] : x.tree.start[bodyNode])
      .replace(HEAD_END, ''),
  )
  if (decorators.texts.length > 0) draft.annotations = decorators.texts
  const modifiers = visibility(x, scope, name)
  if (/\bABC(Meta)?\b/.test(baseText)) modifiers.push('abstract')
  for (const extra of decorators.modifiers) if (!modifiers.includes(extra)) modifiers.push(extra)
  if (modifiers.length > 0) draft.modifiers = modifiers
  const symbol = x.symbols.push(draft) - 1
  const fact: ClassFact = {
    symbol,
    bases: [],
    members: [],
    fields: [],
    decorators: decorators.applied.map((decorator) => decorator.node),
    owner: scope.kind === 'class' ? scope.cls : -1,
  }
  const index = x.classes.push(fact) - 1
  const outer = withTypeParameters(x, scope, x.tree.child(node, field.type_parameters), symbol)
  const inside = new Scope('class', outer, symbol, scope.fn, index)
  x.classScopes.push(inside)
  x.fields.push(new Map())
  if (superclasses >= 0) {
    const bases = new Scope('inline', outer, symbol, scope.fn, scope.cls)
    for (const base of reader.named(superclasses)) {
      const keyword = reader.code(base) === NODE.keyword_argument
      if (keyword) {
        const held = expression(x, bases, base)
        const word = x.tree.child(base, field.name)
        if (word >= 0 && x.text(word) === 'metaclass') fact.members.push([graph.string(METACLASS), held])
        continue
      }
      const first = x.body.occurrences.length
      fact.bases.push(annotation(x, bases, base))
      markExtends(x, base, first)
    }
  }
  const value = graph.node(OP.CLASS, index)
  bindSlot(x, x.slot(scope, name), value, definition(DEFINITION.symbol, symbol))
  if (bodyNode >= 0) block(x, inside, bodyNode)
}

/** The name of the base itself is what the class extends; its type arguments stay types. */
function markExtends(x: Extraction, base: number, first: number): void {
  const { reader } = x
  let head = base
  for (;;) {
    const code = reader.code(head)
    const next =
      code === NODE.subscript
        ? x.tree.child(head, reader.field.value)
        : code === NODE.call
          ? x.tree.child(head, reader.field.function)
          : code === NODE.attribute
            ? x.tree.child(head, reader.field.attribute)
            : -1
    if (next < 0) break
    head = next
  }
  const { occurrences } = x.body
  const line = x.line(head)
  const column = x.column(head)
  for (let at = first; at < occurrences.length; at += STRIDE)
    if (occurrences[at] === line && occurrences[at + 1] === column) occurrences[at + 3] = USES.indexOf('extends')
}

/** `def f[T]`: names that annotations and the body can see. */
function withTypeParameters(x: Extraction, scope: Scope, parameters: number, owner: number): Scope {
  if (parameters < 0) return scope
  const inside = new Scope('inline', scope, owner, scope.fn, scope.cls)
  for (const parameter of x.reader.named(parameters)) {
    let node = parameter
    while (node >= 0 && x.reader.code(node) !== NODE.identifier) node = x.reader.firstNamed(node)
    if (node < 0) continue
    const slot = x.slot(inside, x.text(node))
    x.assign(slot, x.graph.unknown, x.local(slot.name, 'type', node, owner))
  }
  return inside
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
