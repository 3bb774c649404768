/**
 * Call expressions: the callee's occurrence is given the node of the call, the arguments become the call's operands.
 */

import { ARGUMENT, OP } from '../value-graph.ts'
import { readActions } from './action-names.ts'
import { expression } from './expressions.ts'
import { type Extraction, OCCURRENCE } from './extraction.ts'
import { readUsedFixtures } from './fixture-names.ts'
import { attribute, name } from './names.ts'
import { classOf, mayGuard, testsType } from './narrowing.ts'
import { keyOf } from './record-keys.ts'
import type { Scope } from './scopes.ts'
import { NODE } from './syntax.ts'
import { annotation } from './type-expressions.ts'

export function call(x: Extraction, scope: Scope, node: number): number {
  const { reader, graph } = x
  const { field } = reader
  let callee = x.tree.child(node, field.function)
  while (callee >= 0 && reader.code(callee) === NODE.parenthesized_expression) callee = reader.firstNamed(callee)
  const argumentsNode = x.tree.child(node, field.arguments)
  let target = graph.unknown
  let occurrence = -1
  const calleeName = callee >= 0 && reader.code(callee) === NODE.identifier ? x.text(callee) : undefined
  if (calleeName !== undefined) {
    const read = name(x, scope, callee, 'call')
    target = read.node
    occurrence = read.occurrence
    if (x.inMain) x.mains.add(calleeName)
    if (calleeName === 'super' && !read.reading.slot) {
      const given = argumentsNode < 0 ? [] : reader.named(argumentsNode)
      const [named] = given.map((part) => expression(x, scope, part))
      return superNode(x, scope, given.length === 2 ? named : undefined)
    }
  } else if (callee >= 0 && reader.code(callee) === NODE.attribute) {
    const read = attribute(x, scope, callee, 'call')
    target = read.node
    occurrence = read.occurrence
  } else if (callee >= 0) {
    target = expression(x, scope, callee)
    if (argumentsNode >= 0)
      occurrence = x.emitAt(
        x.tree.start[argumentsNode] as number,
        1,
        'call_indirect',
        scope.owner,
        OCCURRENCE.value,
        target,
      )
  }
  const positional: number[] = []
  const keywords: number[] = []
  /** Occurrences of keywords that may name fields of the class that is called. */
  const fields: number[] = []
  if (argumentsNode >= 0 && reader.code(argumentsNode) === NODE.generator_expression)
    positional.push(expression(x, scope, argumentsNode))
  else if (argumentsNode >= 0) {
    const given = reader.named(argumentsNode)
    const called = lastName(x, callee)
    // `TypeVar('T', bound='Base')`: the string is an annotation.
    const isVariable = /(^|\.)TypeVar$/.test(called)
    readUsedFixtures(x, scope, target, given)
    readActions(x, scope, target, given)
    const mayMake = NAMES_CLASS.test(called)
    given.forEach((part, at) => {
      const code = reader.code(part)
      if (code === NODE.keyword_argument) {
        const keyword = x.tree.child(part, field.name)
        const held = x.tree.child(part, field.value)
        if (mayMake && keyword >= 0)
          fields.push(x.emit(keyword, 'write', scope.owner, OCCURRENCE.keyword, graph.string(x.text(keyword))))
        keywords.push(
          keyword < 0 ? -1 : graph.string(x.text(keyword)),
          held < 0
            ? graph.unknown
            : isVariable && reader.code(held) === NODE.string
              ? annotation(x, scope, held)
              : expression(x, scope, held),
        )
      } else if (code === NODE.list_splat)
        positional.push(ARGUMENT.spread - expression(x, scope, reader.firstNamed(part)))
      else if (code === NODE.dictionary_splat) keywords.push(-1, expression(x, scope, reader.firstNamed(part)))
      else if (at === 0 && code === NODE.string && calleeName === 'cast') positional.push(annotation(x, scope, part))
      else {
        if (at === 0 && code === NODE.string && takesKey(x, target))
          keyOf(x, scope, part, graph.a[target] as number, 'read')
        positional.push(expression(x, scope, part))
      }
    })
    if ((calleeName === 'isinstance' || calleeName === 'issubclass') && given.length === 2) {
      const [subject, type] = positional as [number, number]
      testsType(x, scope, node, given[0] as number, subject, calleeName === 'isinstance' ? type : classOf(x, type))
    } else if (positional.length > 0 && MAY_GUARD.test(called))
      mayGuard(x, scope, node, given[0] as number, positional[0] as number, target)
  }
  // `return self._get().__await__()`: awaiting what gives this awaits the receiver.
  if (graph.kind[target] === OP.ATTRIBUTE && graph.strings[graph.b[target] as number] === '__await__')
    return graph.node(OP.AWAITED, graph.a[target] as number)
  const result = graph.node(
    OP.CALL,
    target,
    graph.list([positional.length, ...positional, keywords.length / 2, ...keywords]),
  )
  if (occurrence >= 0) x.setCall(occurrence, result)
  for (const keyword of fields) x.setCall(keyword, result)
  return result
}

/** What a callee's name is judged by. Of an attribute its own name alone: what is before it may be a long chain of calls. */
function lastName(x: Extraction, callee: number): string {
  if (callee < 0) return ''
  const name = x.reader.code(callee) === NODE.attribute ? x.tree.child(callee, x.reader.field.attribute) : -1
  return x.text(name < 0 ? callee : name)
}

/** `mapping.get` and the like */
const takesKey = ({ graph }: Extraction, callee: number): boolean =>
  graph.kind[callee] === OP.ATTRIBUTE && /^(get|pop|setdefault)$/.test(graph.strings[graph.b[callee] as number] ?? '')

/** Callees that may be a class, judging by the name: `Point`, `shapes._Point`, `cls`. */
const NAMES_CLASS = /(^|\.)(_*[A-Z]\w*|cls)$/

/** Callees that may be type guards, judging by the name: `is_user`, `nodes._isLeaf`. */
const MAY_GUARD = /(^|\.)_*(is|has)(_|[A-Z])\w*$/

/**
 * The value of `super()`: members are looked up in the bases of the class whose body contains the function, or of the one that it is
 * given (`named`, a node).
 */
function superNode(x: Extraction, scope: Scope, named: number | undefined): number {
  for (let at: Scope | undefined = scope; at; at = at.parent) {
    const fn = at.kind === 'function' ? x.functions[at.fn] : undefined
    if (!fn || fn.owner < 0) continue
    return named === undefined ? x.graph.node(OP.SUPER, fn.owner, at.fn) : x.graph.node(OP.SUPER_OF, named, at.fn)
  }
  return x.graph.unknown
}
