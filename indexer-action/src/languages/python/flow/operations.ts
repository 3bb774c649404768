/**
 * What operators give: `a + b`.
 */
import { BINARY, REFLECTED } from '../operators.ts'
import { VALUE } from '../program/objects.ts'
import { OP } from '../value-graph.ts'
import type { ValueFlow } from './flow.ts'
import { WATCH } from './watchers.ts'

export function startOperation(flow: ValueFlow, node: number): void {
  const { kind, a, b, lists } = flow.program
  const left = a[node] as number
  flow.watch(left, WATCH.operand, node, 0)
  // `2 * vector`: nothing that is written out knows how to do that.
  if (kind[left] === OP.INTEGER || kind[left] === OP.BUILTIN || kind[left] === OP.TEXT || kind[left] === OP.PATTERN)
    flow.watch(lists[(b[node] as number) + 1] as number, WATCH.right, node, 0)
}

/** A value of the left operand arrives. */
export function operate(flow: ValueFlow, node: number, object: number, list: number): void {
  const { program } = flow
  const { objects } = program
  const operator = program.strings[program.lists[list] as number] as string
  switch (objects.kind[object]) {
    case VALUE.instance: {
      const method = BINARY[operator]
      const isCalled =
        method !== undefined && flow.calls.method(node, object, method, [program.lists[list + 1] as number])
      // `Access.READ | Access.WRITE`
      if (!isCalled && FLAGS.has(operator) && program.hierarchy.isEnumeration(objects.a[object] as number))
        flow.add(node, object)
      return
    }
    case VALUE.text:
      flow.add(node, objects.external('std:python', 'str', true))
      return
    case VALUE.integer:
      flow.add(node, objects.external('std:python', 'int', true))
      return
    case VALUE.container: {
      flow.add(node, object)
      if (!JOINS.has(operator)) return
      const own = flow.containers.own(node)
      flow.add(node, own)
      flow.watchValues(program.lists[list + 1] as number, flow.containers.of(own).rest)
      return
    }
    case VALUE.externalValue:
      flow.add(node, object)
      return
  }
}

/** A value of the right operand arrives. */
export function reflect(flow: ValueFlow, node: number, object: number): void {
  const { program } = flow
  if (program.objects.kind[object] !== VALUE.instance) return
  const operator = program.strings[program.lists[program.b[node] as number] as number] as string
  const method = REFLECTED[operator]
  if (method) flow.calls.method(node, object, method, [program.a[node] as number])
}

/** Operators whose result holds elements of both operands, where these are containers. */
const JOINS: ReadonlySet<string> = new Set(['+', '|', '^'])

/** Operators that combine flags. */
const FLAGS: ReadonlySet<string> = new Set(['|', '&', '^'])
