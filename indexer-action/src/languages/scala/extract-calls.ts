/** Calls, members of values, and what is made with `new`. Lists of arguments that follow one another are one call, as far as its method takes them. */
import { newType } from '../nominal/declarations.ts'
import { childOfType, namedChildren, visit } from '../nominal/extraction.ts'
import { FLAG, OP } from '../nominal/ir.ts'
import { argumentsIn, writeArguments, writeCounts } from './extract-arguments.ts'
import { parentsIn, writeClass } from './extract-declarations.ts'
import { useOf, writeValue } from './extract-expressions.ts'
import { isGivenFunction, nameText, scalaHandlers, writeTermName, type X } from './grammar.ts'

interface WrittenCall {
  callee: number
  typeArguments: number[]
  lists: number[]
}

function partsOf(x: X, node: number): WrittenCall {
  const { tree, grammar } = x
  const lists: number[] = []
  let at = node
  while (tree.type[at] === grammar.t.call_expression) {
    const list = tree.child(at, grammar.f.arguments)
    if (list >= 0) lists.unshift(list)
    at = tree.child(at, grammar.f.function)
  }
  let typeArguments: number[] = []
  if (tree.type[at] === grammar.t.generic_function) {
    const given = childOfType(x, at, grammar.t.type_arguments)
    typeArguments = given < 0 ? [] : namedChildren(x, given)
    at = tree.child(at, grammar.f.function)
  }
  return { callee: at, typeArguments, lists }
}

function call(x: X, node: number): void {
  writeCall(x, partsOf(x, node))
}

function writeCall(x: X, { callee, typeArguments, lists }: WrittenCall): void {
  const { tree, out } = x
  if (callee >= 0 && /^(this|super)$/.test(tree.textOf(callee)) && lists.length > 0) {
    out.begin(OP.delegate)
    out.operand(out.string(tree.textOf(callee)))
    out.operand(x.placeless ? 0 : tree.lineAt(tree.start[callee] as number))
    out.operand(x.placeless ? 0 : tree.columnAt(tree.start[callee] as number))
    out.operand(0)
    out.operand(0)
    for (const list of lists) writeArguments(x, list)
    out.end()
    return
  }
  out.begin(OP.apply)
  out.operand(typeArguments.length)
  writeCounts(x, lists)
  if (callee >= 0) visit(x, callee)
  else out.leaf(OP.sequence)
  for (const one of typeArguments) visit(x, one)
  for (const list of lists) writeArguments(x, list)
  out.end()
}

function field(x: X, node: number): void {
  const { tree, grammar, out } = x
  const value = tree.child(node, grammar.f.value)
  const name = tree.child(node, grammar.f.field)
  if (value < 0 || name < 0) {
    out.leaf(OP.sequence)
    return
  }
  const text = tree.textOf(name)
  if (text === 'this' || text === 'super') {
    out.leaf(text === 'this' ? OP.thisOf : OP.superOf, out.string(nameText(x, value)))
    return
  }
  out.begin(OP.select)
  writeTermName(x, name)
  out.operand(useOf(x, node))
  visit(x, value)
  out.end()
}

/** An operand, or two with what stands between them. */
type Infix =
  | number
  | {
      readonly operator: number
      readonly typeArguments: readonly number[]
      readonly left: Infix
      readonly right: Infix
    }

/** How tightly an operator binds, by its first sign; what assigns binds least. */
function strength(sign: string): number {
  if (/^[^\w$=<>!].*=$/.test(sign) && !/^[=!<>]=$/.test(sign)) return 0
  const order = ['|', '^', '&', '=!', '<>', ':', '+-', '*/%']
  const first = sign[0] ?? ''
  const place = order.findIndex((signs) => signs.includes(first))
  if (place >= 0) return place + 2
  return /[\w$\p{L}]/u.test(first) ? 1 : order.length + 2
}

/** The grammar reads operators from left to right, whatever they are. */
function infixOf(x: X, node: number): Infix | undefined {
  const { tree, grammar } = x
  const { f } = grammar
  const operands: Infix[] = []
  const operators: { operator: number; typeArguments: number[] }[] = []
  let at = node
  while (tree.type[at] === grammar.t.infix_expression) {
    const [left, operator, right] = [tree.child(at, f.left), tree.child(at, f.operator), tree.child(at, f.right)]
    if (left < 0 || operator < 0 || right < 0) return undefined
    const given = childOfType(x, at, grammar.t.type_arguments)
    operators.unshift({ operator, typeArguments: given < 0 ? [] : namedChildren(x, given) })
    operands.unshift(right)
    at = left
  }
  const values: Infix[] = [at]
  const waiting: typeof operators = []
  const reduce = (): void => {
    const top = waiting.pop()
    const right = values.pop()
    const left = values.pop()
    if (top && right !== undefined && left !== undefined) values.push({ ...top, left, right })
  }
  for (const [nth, one] of operators.entries()) {
    const sign = tree.textOf(one.operator)
    const own = strength(sign)
    for (let top = waiting.at(-1); top; top = waiting.at(-1)) {
      const other = strength(tree.textOf(top.operator))
      if (other < own || (other === own && sign.endsWith(':'))) break
      reduce()
    }
    waiting.push(one)
    values.push(operands[nth] as Infix)
  }
  while (waiting.length > 0) reduce()
  return values[0]
}

/** `a op b`; an operator that ends in a colon is the right side's. */
function writeInfix(x: X, infix: Infix): void {
  const { tree, out } = x
  if (typeof infix === 'number') {
    visit(x, infix)
    return
  }
  const { operator, typeArguments, left, right } = infix
  const sign = tree.textOf(operator)
  const isTurned = sign.endsWith(':')
  const [object, argument] = isTurned ? [right, left] : [left, right]
  const isTuple = typeof argument === 'number' && tree.typeName(argument) === 'tuple_expression'
  const isList = !isTurned && isTuple && /^\w+$/.test(sign)
  out.begin(OP.apply)
  out.operand(typeArguments.length)
  out.operand(1)
  out.operand(isList ? argumentsIn(x, argument as number).length : 1)
  out.begin(OP.select)
  writeTermName(x, operator)
  out.operand(0)
  writeInfix(x, object)
  out.end()
  for (const one of typeArguments) visit(x, one)
  if (typeof argument !== 'number') writeInfix(x, argument)
  else if (isTuple && !isList) visit(x, argument)
  else writeArguments(x, argument)
  out.end()
}

/** `new A(1) with B { … }`, which the grammar takes for an operator, and the braces for an argument of its right side. */
function mixture(x: X, node: number): { instance: number; mixed: number[]; body: number } | undefined {
  const { tree, grammar } = x
  const { f, t } = grammar
  const mixed: number[] = []
  let at = node
  let body = -1
  while (tree.type[at] === t.infix_expression && tree.textOf(tree.child(at, f.operator)) === 'with') {
    let right = tree.child(at, f.right)
    if (at === node && tree.type[right] === t.call_expression) {
      body = tree.child(right, f.arguments)
      if (tree.type[body] !== t.block) return undefined
      right = tree.child(right, f.function)
    }
    if (tree.type[right] !== t.identifier) return undefined
    mixed.unshift(right)
    at = tree.child(at, f.left)
  }
  return mixed.length > 0 && tree.typeName(at) === 'instance_expression' ? { instance: at, mixed, body } : undefined
}

function infix(x: X, node: number): void {
  const made = mixture(x, node)
  if (made) {
    x.out.begin(OP.sequence)
    if (made.body >= 0) visit(x, made.body)
    writeInstance(x, made.instance, made.mixed)
    x.out.end()
    return
  }
  const whole = infixOf(x, node)
  if (whole !== undefined) {
    writeInfix(x, whole)
    return
  }
  x.out.begin(OP.sequence)
  for (const one of namedChildren(x, node)) visit(x, one)
  x.out.end()
}

function assignment(x: X, node: number): void {
  const { tree, grammar, out } = x
  const [left, right] = [tree.child(node, grammar.f.left), tree.child(node, grammar.f.right)]
  if (isGivenFunction(x, node)) {
    const parts = partsOf(x, left)
    writeCall(x, { ...parts, lists: [...parts.lists, right] })
    return
  }
  out.begin(OP.assigned)
  if (left >= 0) visit(x, left)
  else out.leaf(OP.sequence)
  if (right >= 0) writeValue(x, right)
  out.end()
}

const writeConstruction = (x: X, node: number): void => writeInstance(x, node, [])

/** `new A(1) with B`: `mixed` are the types behind the first. */
function writeInstance(x: X, node: number, mixed: readonly number[]): void {
  const { grammar, out } = x
  const parents = [...parentsIn(x, node), ...mixed.map((type) => ({ type, args: [] }))]
  const body = Math.max(
    childOfType(x, node, grammar.t.template_body),
    childOfType(x, node, grammar.t.with_template_body),
  )
  const [first] = parents
  if (body < 0 && first && parents.length === 1) {
    out.begin(OP.make)
    out.operand(-1)
    writeCounts(x, first.args)
    visit(x, first.type)
    for (const list of first.args) writeArguments(x, list)
    out.end()
    return
  }
  out.begin(OP.objectLiteral)
  const operand = out.code.length
  out.operand(0)
  out.begin(OP.sequence)
  const text = newType('', -1, FLAG.object, x.type, x.member)
  const type = writeClass(x, text, { parents, body, lists: undefined, node })
  out.end()
  out.code[operand] = type
  out.end()
}

scalaHandlers.handle({
  assignment_expression: assignment,
  instance_expression: writeConstruction,
  call_expression: call,
  generic_function: call,
  field_expression: field,
  infix_expression: infix,
  postfix_expression: (x, node) => {
    const { tree, out } = x
    const [value, name] = namedChildren(x, node)
    if (value === undefined || name === undefined) {
      out.leaf(OP.sequence)
      return
    }
    if (tree.textOf(name) === '_') {
      out.begin(OP.method)
      visit(x, value)
      out.end()
      return
    }
    out.begin(OP.select)
    writeTermName(x, name)
    out.operand(0)
    visit(x, value)
    out.end()
  },
})
