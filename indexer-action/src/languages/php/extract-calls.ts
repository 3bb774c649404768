/** Calls, constructions and closures. */
import { childOfType, namedChildren, visit, visitField, writeName, writePosition } from '../nominal/extraction.ts'
import { LAMBDA_ISOLATED, LAMBDA_TYPED, OP, SHAPE, USE_MAY_DEFINE, USE_READ } from '../nominal/ir.ts'
import { askedAbout, writeAskedAbout } from './assertions.ts'
import { CALLBACKS } from './callbacks.ts'
import { isName } from './chains.ts'
import { writeCallable } from './extract-callables.ts'
import { writeAnonymousClass } from './extract-declarations.ts'
import { dynamic, scope, variable } from './extract-expressions.ts'
import { declareConstant } from './extract-members.ts'
import { writeParameters } from './extract-statements.ts'
import { writeClassName } from './extract-types.ts'
import { php, phpHandlers, type X } from './grammar.ts'
import { lastName, pathOf } from './names.ts'

function memberCall(x: X, node: number, object: number, isScope: boolean): void {
  const { tree, grammar, out } = x
  const name = tree.child(node, grammar.f.name)
  const list = tree.child(node, grammar.f.arguments)
  if (tree.type[name] !== grammar.t.name) {
    dynamic(x, node)
    return
  }
  const write = () => (isScope ? scope(x, object) : visit(x, object))
  if (isReference(x, list)) {
    out.begin(OP.callableMember)
    writeName(x, name)
    write()
    out.end()
    return
  }
  out.begin(OP.call)
  writeName(x, name)
  out.operand(0)
  out.operand(1)
  write()
  writeArguments(x, list, tree.textOf(name))
  out.end()
}

function functionCall(x: X, node: number): void {
  const { tree, grammar, out } = x
  const called = tree.child(node, grammar.f.function)
  const list = tree.child(node, grammar.f.arguments)
  if (!isName(x, called)) {
    out.begin(OP.invokeValue)
    out.operand(out.string('__invoke'))
    const named = nameOfCallee(x, called)
    if (named >= 0) writePosition(x, named)
    else {
      out.operand(0)
      out.operand(0)
    }
    visit(x, called)
    writeArguments(x, list)
    out.end()
    return
  }
  const path = pathOf(x, called)
  if (/^\.?clone$/i.test(path)) {
    // `clone($point, ['x' => 1])` gives another of the first.
    const [copied, ...changes] = list < 0 ? [] : namedChildren(x, list)
    out.begin(OP.sequence)
    for (const argument of [...changes, copied]) if (argument !== undefined) visit(x, argument)
    out.end()
    return
  }
  if (/^(isset|empty|exit|die|eval|list|array|unset)$/i.test(path)) {
    // Not functions, whatever they look like.
    out.begin(OP.sequence)
    writeArguments(x, list)
    out.end()
    return
  }
  out.begin(isReference(x, list) ? OP.functionReference : OP.callFunction)
  writeName(x, lastName(x, called))
  out.operand(out.string(path))
  const last = path.slice(path.lastIndexOf('.') + 1).toLowerCase()
  if (!isReference(x, list)) writeArguments(x, list, last, CALLBACKS.get(last))
  out.end()
  if (/^\.?define$/i.test(path)) declareConstant(x, list)
}

/** The name behind which a callable value is called: `$f(…)`, `($this->f)(…)`; -1 where there is none. */
function nameOfCallee(x: X, called: number): number {
  const { tree, grammar } = x
  switch (tree.type[called]) {
    case grammar.t.variable_name:
      return called
    case grammar.t.parenthesized_expression:
      return nameOfCallee(x, namedChildren(x, called)[0] ?? -1)
    case grammar.t.member_access_expression:
    case grammar.t.nullsafe_member_access_expression:
    case grammar.t.scoped_property_access_expression:
      return tree.child(called, grammar.f.name)
    default:
      return -1
  }
}

function writeArguments(x: X, list: number, name?: string, callback?: number): void {
  if (list < 0) return
  const asked = name === undefined ? undefined : askedAbout(x, name, list)
  for (const [at, child] of namedChildren(x, list).entries())
    if (child === asked?.value) writeAskedAbout(x, child, asked.type)
    else if (at !== callback || !writeCallable(x, namedChildren(x, child)[0] ?? -1)) visit(x, child)
}

/** `f(...)`: a closure, and not a call. */
function isReference(x: X, list: number): boolean {
  return list >= 0 && childOfType(x, list, x.grammar.t.variadic_placeholder) >= 0
}

function construct(x: X, node: number): void {
  const { tree, grammar, out } = x
  const made = namedChildren(x, node)[0] ?? -1
  out.begin(OP.construct)
  out.operand(-1)
  out.operand(0)
  if (tree.type[made] === grammar.t.anonymous_class) {
    const base = childOfType(x, made, grammar.t.base_clause)
    const parent = base < 0 ? undefined : namedChildren(x, base)[0]
    if (parent === undefined) out.leaf(OP.typeInferred)
    else writeClassName(x, parent)
    writeArguments(x, childOfType(x, made, grammar.t.arguments))
    out.patch(0, writeAnonymousClass(x, made))
  } else {
    if (isName(x, made)) {
      writeClassName(x, made)
      x.made.add(tree.textOf(lastName(x, made)))
    } else if (made >= 0) visit(x, made)
    writeArguments(x, childOfType(x, node, grammar.t.arguments))
  }
  out.end()
}

function closure(x: X, node: number, isolated: boolean): void {
  const { tree, grammar, out } = x
  const { f } = grammar
  const state = php(x)
  const outer = { flow: state.flow, returns: state.returns }
  state.flow = new Map(state.flow)
  state.returns = []
  const attributes = tree.child(node, f.attributes)
  const list = tree.child(node, f.parameters)
  const body = tree.child(node, f.body)
  out.begin(OP.lambda)
  out.operand(0)
  out.operand(LAMBDA_TYPED | (isolated ? LAMBDA_ISOLATED : 0))
  out.operand(isolated ? SHAPE.returning : SHAPE.droppable)
  out.patch(0, writeParameters(x, list, undefined))
  out.begin(OP.sequence)
  if (attributes >= 0) visit(x, attributes)
  const captured = childOfType(x, node, grammar.t.anonymous_function_use_clause)
  if (captured >= 0)
    for (const child of namedChildren(x, captured)) {
      const isShared = tree.type[child] === grammar.t.by_ref
      const name = isShared ? (namedChildren(x, child)[0] ?? child) : child
      if (isShared) state.shared.add(tree.textOf(name))
      out.begin(OP.capture)
      writeName(x, name)
      out.end()
    }
  visitField(x, node, f.return_type)
  visit(x, body)
  out.end()
  out.end()
  Object.assign(state, outer)
}

phpHandlers.handle({
  member_call_expression: (x, node) => memberCall(x, node, x.tree.child(node, x.grammar.f.object), false),
  nullsafe_member_call_expression: (x, node) => memberCall(x, node, x.tree.child(node, x.grammar.f.object), false),
  scoped_call_expression: (x, node) => memberCall(x, node, x.tree.child(node, x.grammar.f.scope), true),
  function_call_expression: functionCall,
  object_creation_expression: construct,
  anonymous_function: (x, node) => closure(x, node, true),
  arrow_function: (x, node) => closure(x, node, false),
  argument: (x, node) => {
    const { tree, grammar, out } = x
    const name = tree.child(node, grammar.f.name)
    const value = namedChildren(x, node).filter((child) => child !== name)
    const [only] = value
    if (only !== undefined && value.length === 1 && name < 0) {
      // What is taken by reference may come into being here: `preg_match($pattern, $text, $matches)`.
      if (tree.type[only] === grammar.t.variable_name) variable(x, only, USE_READ | USE_MAY_DEFINE)
      else visit(x, only)
      return
    }
    out.begin(name < 0 ? OP.sequence : OP.named)
    if (name >= 0) writeName(x, name)
    for (const child of value) visit(x, child)
    out.end()
  },
})
