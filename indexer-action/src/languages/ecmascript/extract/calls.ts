/** Calls and constructions, `require` and `import()`. */
import { valueOfRune } from '../components/runes.ts'
import { sends } from '../events/listeners.ts'
import { enqueues } from '../events/queues.ts'
import * as ir from '../ir.ts'
import { noteRoute } from './entry-points.ts'
import { expression, stringText } from './expressions.ts'
import type { Extraction } from './extraction.ts'
import { given } from './given.ts'
import { K } from './grammar.ts'
import { asserted } from './guards.ts'
import { isOperation, ofOperand } from './operands.ts'
import { beforeTemplate, isAfterTypes, templateParts } from './tagged-templates.ts'
import { typeList } from './types.ts'

export function call(x: Extraction, node: number, use: number = ir.READ): number {
  const callee = x.field(node, 'function')
  const args = x.field(node, 'arguments')
  if (args >= 0 && x.kind(args) === K.template_string && isAfterTypes(x, args)) return beforeTemplate(x, callee, args)
  const kind = x.kind(callee)
  if (isOperation(kind)) return ofOperand(x, node, callee, (operand) => callOf(x, node, operand))
  if (kind === K.import || (kind === K.identifier && x.text(callee) === 'require')) {
    const first = args >= 0 ? x.childOf(args, K.string) : -1
    const text = first >= 0 ? stringText(x, first) : undefined
    if (text !== undefined && kind === K.identifier) {
      x.isModule = true
      x.occurrence(callee, ir.CALLED, x.name(x.nameOf(callee), ir.VALUE_SPACE))
    }
    if (text !== undefined) {
      const record = x.emit(kind === K.import ? ir.IMPORT_CALL : ir.REQUIRE, module(x, text))
      // `require('./routes')(app)`: what the module assigns to its exports has no other name here.
      if (kind === K.identifier && ir.RUNNING.has(use) && text !== '') x.occurrence(first + 1, use, record)
      return record
    }
  }
  return callOf(x, node, callee)
}

function callOf(x: Extraction, node: number, callee: number): number {
  const kind = x.kind(callee)
  const target = expression(x, callee, ir.CALLED)
  const record = x.record(ir.CALL, target, 0, 0, 0, 0, 0)
  callArguments(
    x,
    node,
    x.field(node, 'arguments'),
    record,
    kind === K.member_expression ? reflected(x, callee) : ir.READ,
  )
  if (x.code[target] === ir.FUNCTION_VALUE) {
    x.setContext(target, ir.IN_CALLEE, record, 0)
    runs(x, callee, target)
  }
  if (kind === K.member_expression || kind === K.identifier) given(x, node, target, record)
  notePassing(x, target, record)
  if (kind === K.member_expression) {
    const property = x.field(callee, 'property')
    sends(x, property, target, x.code[record + 2] as number)
    enqueues(x, property, target, x.code[record + 2] as number)
  }
  if (kind === K.member_expression) noteRoute(x, target, x.code[record + 2] as number)
  if (!x.typescript && isEmptyObject(x, node, target, kind)) return x.emit(ir.SHAPE_VALUE, x.shape(ir.LITERAL, 0))
  if (x.runes && /^\$\w/.test(x.text(callee))) return valueOfRune(x, x.text(callee), record)
  return x.component && kind === K.identifier ? x.component.called(x.text(callee), record) : record
}

/** `(function next() { … })()`: a function with a name is called where it is written. */
function runs(x: Extraction, callee: number, target: number): void {
  let at = callee
  while (x.kind(at) === K.parenthesized_expression) at = x.firstNamed(at)
  const name = x.field(at, 'name')
  if (name >= 0) x.occurrence(name, ir.CALLED, target)
}

/** `new Object()`, or `Object.create(null)` as what a variable or a member begins with: `{}` by other names. */
function isEmptyObject(x: Extraction, node: number, target: number, kind: number): boolean {
  if ((x.tree.end[node] as number) - (x.tree.start[node] as number) > 'Object.create( null )'.length) return false
  if (kind === K.identifier && x.code[target] === ir.NAME) return /^new Object(?:\(\s*\))?$/.test(x.text(node))
  if (kind !== K.member_expression || !/^Object\.create\(\s*null\s*\)$/.test(x.text(node))) return false
  const around = x.tree.parent[node] as number
  if (x.kind(around) !== K.assignment_expression) return BEGINNINGS.has(x.kind(around))
  const left = x.field(around, 'left')
  return left >= 0 && x.kind(left) === K.member_expression
}

const BEGINNINGS: ReadonlySet<number> = new Set([K.variable_declarator, K.field_definition, K.pair])

/** Keeps a call that passes something of which more could be known. Types say what parameters are, where they are written. */
function notePassing(x: Extraction, callee: number, record: number): void {
  const args = x.code[record + 2] as number
  const op = x.code[callee]
  if (args === 0 || (op !== ir.NAME && (x.typescript || op !== ir.MEMBER))) return
  for (let at = 1; at <= (x.code[args] as number); at++) {
    const passed = x.code[x.code[args + at] as number] as number
    if (passed === ir.NAME || passed === ir.SPREAD || (!x.typescript && PASSED.has(passed))) {
      x.passing.push(record)
      return
    }
  }
}

const PASSED: ReadonlySet<number> = new Set([ir.MEMBER, ir.CALL, ir.NEW, ir.THIS, ir.SHAPE_VALUE, ir.REQUIRE])

/** What a call does with its first argument: `Reflect.apply(f, …)` calls it, and `Reflect.construct(C, …)` constructs it. */
function reflected(x: Extraction, callee: number): number {
  const length = (x.tree.end[callee] as number) - (x.tree.start[callee] as number)
  if (length === 'Reflect.apply'.length && x.text(callee) === 'Reflect.apply') return ir.APPLIED
  return length === 'Reflect.construct'.length && x.text(callee) === 'Reflect.construct' ? ir.CONSTRUCTED : ir.READ
}

function callArguments(x: Extraction, node: number, args: number, record: number, use: number = ir.READ): void {
  const types = x.field(node, 'type_arguments')
  if (types >= 0) x.code[record + 3] = typeList(x, types)
  if (args < 0) return
  if (x.kind(args) !== K.arguments) {
    templateParts(x, args, record)
    return
  }
  const { after } = x.tree
  const values: number[] = []
  for (let at = args + 1, end = after[args] as number; at < end; at = after[at] as number) {
    if (x.kind(at) === K.comment) continue
    const value =
      values.length > 0 ? expression(x, at) : x.asserting === node ? asserted(x, at) : expression(x, at, use)
    x.setContext(value, ir.IN_ARGUMENT, record, values.length)
    values.push(value)
  }
  x.code[record + 2] = x.list(values)
}

export function module(x: Extraction, specifier: string): number {
  const name = x.string(specifier)
  const known = x.modules.indexOf(name)
  return known >= 0 ? known : x.modules.push(name) - 1
}

export function construct(x: Extraction, node: number): number {
  const callee = x.field(node, 'constructor')
  const target = expression(x, callee, ir.CONSTRUCTED)
  const record = x.record(ir.NEW, target, 0, 0, 0, 0, 0)
  callArguments(x, node, x.field(node, 'arguments'), record)
  if (x.typescript) return record
  notePassing(x, target, record)
  return isEmptyObject(x, node, target, x.kind(callee)) ? x.emit(ir.SHAPE_VALUE, x.shape(ir.LITERAL, 0)) : record
}
