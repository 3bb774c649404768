/**
 * Names in pytest's decorators: the name under which a fixture is requested, and the values of a test's parameters.
 */

import { type FunctionFact, OP } from '../value-graph.ts'
import { type Extraction, OCCURRENCE } from './extraction.ts'
import type { Scope } from './scopes.ts'
import { NODE } from './syntax.ts'

/** Prefix of the additional binding under the name that `@fixture(name='app')` gives. No identifier begins with it. */
export const FIXTURE_PREFIX = '@'

export function nameOfFixture(decorators: readonly string[]): string | undefined {
  for (const text of decorators) {
    const found = /^[\w.]*fixture\(.*\bname\s*=\s*(['"])(\w+)\1/s.exec(text)
    if (found) return found[2]
  }
  return undefined
}

/** Number of rows of a table that are read; longer tables are data. */
const MOST_ROWS = 64

/**
 * Lets the values of `@pytest.mark.parametrize('name, other', [(1, 2), …])` flow into the parameters. `mark` is the node of its
 * call.
 */
export function readParametrized(x: Extraction, mark: number, fact: FunctionFact): void {
  const { graph } = x
  const { kind, strings } = graph
  if (called(x, mark) !== 'parametrize') return
  const [names, table] = positional(x, mark)
  if (names === undefined || table === undefined) return
  const wanted = (kind[names] === OP.TEXT ? [names] : items(x, names)).flatMap((node) =>
    kind[node] === OP.TEXT && (graph.a[node] as number) >= 0
      ? (strings[graph.a[node] as number] as string).split(',').map((name) => name.trim())
      : [],
  )
  for (const row of items(x, table).slice(0, MOST_ROWS)) {
    const single = called(x, row) === 'param' ? positional(x, row) : wanted.length === 1 ? [row] : undefined
    for (const [at, name] of wanted.entries()) {
      const parameter = fact.parameters.find((one) => strings[one[0]] === name)
      const value = single ? single[at] : (items(x, row)[at] ?? graph.node(OP.UNPACK, row, at))
      if (parameter && value !== undefined) graph.edge(value, parameter[2])
    }
  }
}

/** `pytest.mark.usefixtures('database')`: the texts of the call's arguments name fixtures. */
export function readUsedFixtures(x: Extraction, scope: Scope, callee: number, given: readonly number[]): void {
  const { graph, reader } = x
  if (graph.kind[callee] !== OP.ATTRIBUTE || graph.strings[graph.b[callee] as number] !== 'usefixtures') return
  const cls = scope.kind === 'class' ? scope.cls : -1
  for (const part of given) {
    const content = reader.code(part) === NODE.string ? reader.content(part) : undefined
    if (content === undefined) continue
    x.emit(content, 'read', scope.owner, OCCURRENCE.fixture, cls, graph.string(x.text(content)))
  }
}

/** The attribute through which a node calls its callee (`parametrize`); undefined for other nodes. */
function called(x: Extraction, node: number): string | undefined {
  const { kind, a, b, strings } = x.graph
  const callee = kind[node] === OP.CALL ? (a[node] as number) : -1
  return kind[callee] === OP.ATTRIBUTE ? strings[b[callee] as number] : undefined
}

function positional(x: Extraction, call: number): number[] {
  const { b, lists } = x.graph
  const list = b[call] as number
  return lists.slice(list + 1, list + 1 + (lists[list] as number)).filter((node) => node >= 0)
}

/** Items of a list or tuple literal. */
function items(x: Extraction, node: number): number[] {
  const { kind, a, lists } = x.graph
  if (kind[node] !== OP.LIST && kind[node] !== OP.TUPLE) return []
  const list = a[node] as number
  return lists.slice(list + 1, list + 1 + (lists[list] as number)).filter((item) => item >= 0)
}
