/** What type stands before the dot of `.done`: the one that is expected where it is written. */
import type { Expected, Place } from '../rules.ts'
import type { Syntax } from '../syntax.ts'
import { isMember } from './swift-patterns.ts'
import { argumentsIn, callee, placeOf, result, typeOf } from './swift-syntax.ts'

/** Functions that compare their first two arguments. */
const COMPARING = /^XCTAssert(?:Not)?(?:Equal|Identical)$/

/** The name of a member whose type is left out: of `.done`, of `.done(1)`, and of a pattern. */
export function impliedName(t: Syntax, node: number | undefined): number | undefined {
  if (node === undefined || t.type(node) !== 'prefix_expression') return undefined
  const name = t.field(node, 'target')
  return name !== undefined && t.type(name) === 'simple_identifier' && isMember(t, name) ? name : undefined
}

/** The type that is expected of an expression. */
export function expected(t: Syntax, node: number): Expected {
  const parent = t.parent(node)
  if (parent === undefined) return 'unknown'
  switch (t.type(parent)) {
    case 'value_argument':
      return argument(t, node)
    case 'equality_expression':
    case 'infix_expression': {
      const left = t.field(parent, 'lhs')
      const right = t.field(parent, 'rhs')
      if (left === undefined || right === undefined) return 'unknown'
      const operator = t.tree.text.slice(t.tree.end[left], t.tree.start[right]).trim()
      if (!/^[=!]==?$/.test(operator)) return 'unknown'
      return { node: node === left ? operand(t, right, 0) : operand(t, left, -1) }
    }
    case 'conjunction_expression':
    case 'disjunction_expression':
      // The grammar reads `a == .b && c` as `a == (.b && c)`.
      return t.named(parent)[0] === node ? expected(t, parent) : 'unknown'
    case 'nil_coalescing_expression': {
      const [first] = t.named(parent)
      return first === undefined || first === node ? expected(t, parent) : { node: first }
    }
    case 'array_literal':
      return { elementOf: expected(t, parent) }
    case 'dictionary_literal':
      return t.fieldOf(node) === 'value' ? { elementOf: expected(t, parent), indexed: true } : 'unknown'
    case 'ternary_expression':
      return t.field(parent, 'condition') === node ? 'unknown' : expected(t, parent)
    case 'try_expression':
    case 'await_expression':
      return expected(t, parent)
    case 'assignment': {
      const target = t.field(parent, 'target')
      const [assigned] = target === undefined ? [] : t.named(target)
      return assigned === undefined ? 'unknown' : { node: assigned }
    }
    case 'property_declaration':
      return declared(typeOf(t, parent))
    case 'function_declaration':
    case 'init_declaration': {
      const parameter = t.previous(node)
      return declared(parameter === undefined ? undefined : typeOf(t, parameter))
    }
    case 'control_transfer_statement':
      return returned(t, parent)
    case 'statements':
      return t.named(parent).length === 1 ? returned(t, node) : 'unknown'
    default:
      return 'unknown'
  }
}

/** The first or the last of what is compared or connected. */
function operand(t: Syntax, node: number, at: 0 | -1): number {
  const inside = /^(?:equality|infix|conjunction|disjunction)_expression$/.test(t.type(node))
    ? t.named(node).at(at)
    : undefined
  return inside === undefined ? node : operand(t, inside, at)
}

function argument(t: Syntax, value: number): Expected {
  const place = placeOf(t, value)
  if (place === undefined || t.type(place.call) !== 'call_expression') return 'unknown'
  const name = callee(t, place.call)
  return name !== undefined && COMPARING.test(t.text(name)) ? compared(t, place) : place
}

/** The other one of two values that are asserted to be equal. */
function compared(t: Syntax, { call, at }: { call: number; at: Place }): Expected {
  const other = argumentsIn(t, call)[1 - at.index]
  return other === undefined || at.index > 1 ? 'unknown' : { node: other.value }
}

/** What the function or the property around returns. */
function returned(t: Syntax, node: number): Expected {
  for (let at = t.parent(node); at !== undefined; at = t.parent(at)) {
    const type = t.type(at)
    if (type === 'function_declaration') return declared(result(t, at))
    if (type === 'property_declaration') return declared(typeOf(t, at))
    // What stands in a block is returned from the block.
    if (
      !/^(?:statements|function_body|computed_(?:property|getter)|control_transfer_statement)$/.test(type) &&
      !isBranch(t, node, type)
    )
      return 'unknown'
  }
  return 'unknown'
}

/** Whether a `return` is followed out of such a statement. */
const isBranch = (t: Syntax, node: number, type: string): boolean =>
  t.type(node) === 'control_transfer_statement' &&
  /^(?:if|guard|for|while|repeat_while|do|switch)_statement$|^switch_entry$|^catch_block$/.test(type)

const declared = (type: string | undefined): Expected => (type === undefined ? 'unknown' : { type })
