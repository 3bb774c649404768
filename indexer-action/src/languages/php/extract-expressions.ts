/** Expressions. Each handler writes exactly one node. */
import { literal, parenthesized } from '../nominal/expressions.ts'
import {
  childOfType,
  type Extraction,
  namedChildren,
  visit,
  visitChildren,
  visitField,
  writeName,
} from '../nominal/extraction.ts'
import {
  ARITHMETIC,
  LAMBDA_ISOLATED,
  LAMBDA_TYPED,
  LITERAL,
  OP,
  SHAPE,
  USE_MAY_DEFINE,
  USE_PROPERTY,
  USE_READ,
  USE_READ_WRITE,
  USE_WRITE,
} from '../nominal/ir.ts'
import { chainOf, isName } from './chains.ts'
import { declareConstant, writeAnonymousClass } from './extract-declarations.ts'
import { writeParameters } from './extract-statements.ts'
import { writeClassName } from './extract-types.ts'
import { type PhpGrammar, php, phpHandlers } from './grammar.ts'
import { lastName, pathOf } from './names.ts'

type X = Extraction<PhpGrammar>

export function writeTarget(x: X, node: number, use: number): void {
  const { tree, grammar, out } = x
  const { t } = grammar
  switch (tree.type[node]) {
    case t.variable_name:
      variable(x, node, use)
      return
    case t.member_access_expression:
    case t.nullsafe_member_access_expression:
      property(x, node, use)
      return
    case t.scoped_property_access_expression:
      staticProperty(x, node, use)
      return
    case t.list_literal:
    case t.array_creation_expression:
    case t.array_element_initializer:
    case t.by_ref:
    case t.pair:
      out.begin(OP.sequence)
      for (const child of namedChildren(x, node)) writeTarget(x, child, use)
      out.end()
      return
    case t.subscript_expression: {
      // `$list[] = x` makes the variable when it is not there yet.
      const [array, ...rest] = namedChildren(x, node)
      out.begin(OP.index)
      if (array !== undefined) writeTarget(x, array, use === USE_WRITE ? USE_READ_WRITE : use)
      for (const child of rest) visit(x, child)
      if (rest.length === 0) out.leaf(OP.sequence)
      out.end()
      return
    }
    default:
      visit(x, node)
  }
}

function variable(x: X, node: number, use: number = USE_READ): void {
  const { out } = x
  if (x.tree.textOf(node) === '$this') {
    out.leaf(OP.self, 0)
    return
  }
  out.begin(OP.name)
  writeName(x, node)
  out.operand(use)
  out.end()
}

function dynamic(x: X, node: number): void {
  visitChildren(x, node, OP.sequence)
}

function property(x: X, node: number, use: number = USE_READ): void {
  const { tree, grammar, out } = x
  const name = tree.child(node, grammar.f.name)
  if (tree.type[name] !== grammar.t.name) {
    dynamic(x, node)
    return
  }
  out.begin(OP.member)
  writeName(x, name)
  out.operand(use | USE_PROPERTY)
  visitField(x, node, grammar.f.object)
  out.end()
}

function staticProperty(x: X, node: number, use: number = USE_READ): void {
  const { tree, grammar, out } = x
  const name = tree.child(node, grammar.f.name)
  const plain = tree.type[name] === grammar.t.variable_name ? namedChildren(x, name)[0] : undefined
  if (plain === undefined) {
    dynamic(x, node)
    return
  }
  out.begin(OP.member)
  writeName(x, plain)
  out.operand(use | USE_PROPERTY)
  scope(x, tree.child(node, grammar.f.scope))
  out.end()
}

/** What stands before `::`. */
function scope(x: X, node: number): void {
  const { tree, grammar, out } = x
  if (tree.type[node] === grammar.t.relative_scope) {
    out.leaf(tree.textOf(node).toLowerCase() === 'parent' ? OP.parent : OP.self, 0)
  } else if (isName(x, node)) {
    out.begin(OP.classReference)
    writeClassName(x, node)
    out.end()
  } else visit(x, node)
}

function writeArguments(x: X, list: number): void {
  if (list >= 0) for (const child of namedChildren(x, list)) visit(x, child)
}

/** `f(...)`: a closure, and not a call. */
function isReference(x: X, list: number): boolean {
  return list >= 0 && childOfType(x, list, x.grammar.t.variadic_placeholder) >= 0
}

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
  writeArguments(x, list)
  out.end()
}

function functionCall(x: X, node: number): void {
  const { tree, grammar, out } = x
  const called = tree.child(node, grammar.f.function)
  const list = tree.child(node, grammar.f.arguments)
  if (!isName(x, called)) {
    dynamic(x, node)
    return
  }
  const path = pathOf(x, called)
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
  if (!isReference(x, list)) writeArguments(x, list)
  out.end()
  if (/^\.?define$/i.test(path)) declareConstant(x, list)
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
      const name = tree.type[child] === grammar.t.by_ref ? (namedChildren(x, child)[0] ?? child) : child
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

/** `[$this, 'name']`, `[Foo::class, 'name']`: a method that somebody will call. */
function callablePair(x: X, node: number): boolean {
  const { tree, grammar, out } = x
  const elements = namedChildren(x, node)
  if (elements.length !== 2) return false
  const [object, method] = elements.map((element) => {
    const parts = namedChildren(x, element)
    return parts.length === 1 ? (parts[0] as number) : -1
  }) as [number, number]
  if (object < 0 || method < 0) return false
  const content = childOfType(x, method, grammar.t.string_content)
  if (tree.type[method] !== grammar.t.string && tree.type[method] !== grammar.t.encapsed_string) return false
  if (content < 0 || !/^\w+$/.test(tree.textOf(content))) return false
  const isClass =
    tree.type[object] === grammar.t.class_constant_access_expression && tree.textOf(object).endsWith('::class')
  if (!isClass && tree.textOf(object) !== '$this') return false
  out.begin(OP.callableMember)
  writeName(x, content)
  const cls = isClass ? (namedChildren(x, object)[0] as number) : object
  if (isClass) scope(x, cls)
  else visit(x, object)
  out.end()
  return true
}

phpHandlers.handle({
  variable_name: (x, node) => variable(x, node),
  member_access_expression: (x, node) => property(x, node),
  nullsafe_member_access_expression: (x, node) => property(x, node),
  scoped_property_access_expression: (x, node) => staticProperty(x, node),
  member_call_expression: (x, node) => memberCall(x, node, x.tree.child(node, x.grammar.f.object), false),
  nullsafe_member_call_expression: (x, node) => memberCall(x, node, x.tree.child(node, x.grammar.f.object), false),
  scoped_call_expression: (x, node) => memberCall(x, node, x.tree.child(node, x.grammar.f.scope), true),
  function_call_expression: functionCall,
  object_creation_expression: construct,
  anonymous_function: (x, node) => closure(x, node, true),
  arrow_function: (x, node) => closure(x, node, false),
  class_constant_access_expression: (x, node) => {
    const { tree, out } = x
    const [cls, name] = namedChildren(x, node)
    if (cls === undefined || name === undefined) {
      dynamic(x, node)
      return
    }
    if (tree.textOf(name).toLowerCase() === 'class') {
      out.begin(OP.classLiteral)
      scope(x, cls)
      out.end()
      return
    }
    out.begin(OP.member)
    writeName(x, name)
    out.operand(USE_READ)
    scope(x, cls)
    out.end()
  },
  // A bare name is a constant: classes and functions are read where they stand.
  name: (x, node) => constantName(x, node),
  qualified_name: (x, node) => constantName(x, node),
  relative_name: (x, node) => constantName(x, node),
  relative_scope: (x, node) => scope(x, node),
  parenthesized_expression: parenthesized,
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
  assignment_expression: assignment,
  reference_assignment_expression: assignment,
  augmented_assignment_expression: (x, node) => {
    const { tree, grammar, out } = x
    const left = tree.child(node, grammar.f.left)
    out.begin(OP.assign)
    out.operand(tree.textOf(tree.child(node, grammar.f.operator)) === '??=' ? 0 : 1)
    writeTarget(x, left, USE_READ_WRITE)
    visitField(x, node, grammar.f.right)
    out.end()
    if (tree.textOf(tree.child(node, grammar.f.operator)) === '??=')
      remember(x, left, tree.child(node, grammar.f.right))
  },
  update_expression: (x, node) => {
    x.out.begin(OP.unary)
    x.out.operand(0)
    writeTarget(x, x.tree.child(node, x.grammar.f.argument), USE_READ_WRITE)
    x.out.end()
  },
  clone_expression: (x, node) => visitChildren(x, node, OP.sequence),
  binary_expression: (x, node) => {
    const { tree, grammar, out } = x
    const { f } = grammar
    const operator = tree.textOf(tree.child(node, f.operator)).toLowerCase()
    const right = tree.child(node, f.right)
    if (operator === 'instanceof') {
      out.begin(OP.test)
      visitField(x, node, f.left)
      if (isName(x, right)) writeClassName(x, right)
      else visit(x, right)
      out.end()
    } else if (operator === '??') {
      out.begin(OP.condition)
      out.leaf(OP.sequence)
      visitField(x, node, f.left)
      visitField(x, node, f.right)
      out.end()
    } else {
      out.begin(OP.binary)
      out.operand(/^[-+*/%&|^]$/.test(operator) ? ARITHMETIC.numeric : ARITHMETIC.boolean)
      visitField(x, node, f.left)
      visitField(x, node, f.right)
      out.end()
    }
  },
  conditional_expression: (x, node) => {
    const { tree, grammar, out } = x
    const { f } = grammar
    const body = tree.child(node, f.body)
    out.begin(OP.condition)
    if (body < 0) out.leaf(OP.sequence)
    else visitField(x, node, f.condition)
    if (body < 0) visitField(x, node, f.condition)
    else visit(x, body)
    visitField(x, node, f.alternative)
    out.end()
  },
  subscript_expression: (x, node) => {
    const [array, ...rest] = namedChildren(x, node)
    x.out.begin(OP.index)
    if (array === undefined) x.out.leaf(OP.sequence)
    else visit(x, array)
    if (rest.length === 0) x.out.leaf(OP.sequence)
    for (const child of rest) visit(x, child)
    x.out.end()
  },
  array_creation_expression: (x, node) => {
    if (!callablePair(x, node)) visitChildren(x, node, OP.arrayLiteral)
  },
  match_expression: (x, node) => {
    const { tree, grammar, out } = x
    out.begin(OP.switch)
    visitField(x, node, grammar.f.condition)
    const body = tree.child(node, grammar.f.body)
    if (body >= 0) for (const child of namedChildren(x, body)) visit(x, child)
    out.end()
  },
  match_conditional_expression: (x, node) => visitChildren(x, node, OP.case),
  match_default_expression: (x, node) => visitChildren(x, node, OP.case),
  string: (x, node) => {
    const text = x.tree.textOf(node).slice(1, -1)
    if (/^[\w.$\\]+$/.test(text)) x.out.leaf(OP.literal, LITERAL.string, x.out.string(text))
    else x.out.leaf(OP.literal, LITERAL.string)
  },
  integer: literal(LITERAL.int),
  float: literal(LITERAL.double),
  boolean: literal(LITERAL.boolean),
  null: literal(LITERAL.null),
})

function constantName(x: X, node: number): void {
  x.out.begin(OP.constant)
  writeName(x, lastName(x, node))
  x.out.operand(x.out.string(pathOf(x, node)))
  x.out.end()
}

function assignment(x: X, node: number): void {
  const { tree, grammar, out } = x
  const left = tree.child(node, grammar.f.left)
  const right = tree.child(node, grammar.f.right)
  out.begin(OP.assign)
  out.operand(0)
  writeTarget(x, left, USE_WRITE)
  if (right >= 0) visit(x, right)
  else out.leaf(OP.sequence)
  out.end()
  remember(x, left, right)
}

/** Notes what a variable or property is from here on. */
function remember(x: X, left: number, right: number): void {
  const { tree, grammar } = x
  const state = php(x)
  const chain = chainOf(x, right)
  if (tree.type[left] === grammar.t.variable_name) {
    if (chain === undefined) state.flow.delete(tree.textOf(left))
    else state.flow.set(tree.textOf(left), chain)
    return
  }
  if (chain === undefined) return
  const object = tree.child(left, grammar.f.object)
  const name = tree.child(left, grammar.f.name)
  let key: string | undefined
  if (
    tree.type[left] === grammar.t.member_access_expression &&
    tree.textOf(object) === '$this' &&
    tree.type[name] === grammar.t.name
  )
    key = `$${tree.textOf(name)}`
  else if (
    tree.type[left] === grammar.t.scoped_property_access_expression &&
    tree.type[name] === grammar.t.variable_name
  )
    key = tree.textOf(name)
  if (key === undefined) return
  const list = state.assigned.get(key)
  if (list) list.push(chain)
  else state.assigned.set(key, [chain])
}
