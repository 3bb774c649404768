/** `Orders.as_view({'get': 'list', 'post': 'create'})`: the methods that a view runs for a request, by their names. */
import { OP } from '../value-graph.ts'
import { type Extraction, OCCURRENCE } from './extraction.ts'
import type { Scope } from './scopes.ts'
import { NODE } from './syntax.ts'

const VERB = /^(?:get|post|put|patch|delete|head|options|trace)$/
const NAME = /^[A-Za-z_]\w*$/

export function readActions(x: Extraction, scope: Scope, callee: number, given: readonly number[]): void {
  const { graph, reader, tree } = x
  if (graph.kind[callee] !== OP.ATTRIBUTE || graph.strings[graph.b[callee] as number] !== 'as_view') return
  const [actions = -1] = given
  if (actions < 0 || reader.code(actions) !== NODE.dictionary) return
  for (const pair of reader.named(actions)) {
    if (reader.code(pair) !== NODE.pair) continue
    const verb = textOf(x, tree.child(pair, reader.field.key))
    const action = textOf(x, tree.child(pair, reader.field.value))
    if (verb === undefined || action === undefined || !VERB.test(x.text(verb)) || !NAME.test(x.text(action))) continue
    const member = graph.node(OP.ATTRIBUTE, graph.a[callee] as number, graph.string(x.text(action)))
    x.emit(action, 'read', scope.owner, OCCURRENCE.attribute, member)
  }
}

const textOf = ({ reader }: Extraction, node: number): number | undefined =>
  node >= 0 && reader.code(node) === NODE.string ? reader.content(node) : undefined
