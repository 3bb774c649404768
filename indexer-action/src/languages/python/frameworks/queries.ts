/**
 * Queries of object-relational mappers, which are not in the repository: managers, query sets, statements and results lead to
 * the objects that they give.
 *
 * An external value says so in its `b`: -1 minus the class of the objects, or one more than a container that holds them. 0 is for
 * values that lead to nothing known.
 */

import type { ValueFlow } from '../flow/flow.ts'
import { type Call, ownContainer, receiverOf } from '../flow/outside-call.ts'
import { lastOf } from '../program/annotation-names.ts'
import { VALUE } from '../program/objects.ts'
import type { Program } from '../program/program.ts'
import { OP } from '../value-graph.ts'

/** Of objects of a class. */
export const ofClass = (cls: number): number => -1 - cls

/** Of what a container holds. */
export const ofContainer = (container: number): number => container + 1

/** What an object says that it leads to: of an external value and of a manager that belongs to a model; otherwise 0. */
export function leadsTo({ objects }: Program, object: number): number {
  const b = objects.b[object] as number
  if (objects.outside(object)) return b
  return objects.kind[object] === VALUE.instance && b < 0 ? b : 0
}

/** Lets the objects that a query leads to flow into a node. */
export function giveRows(flow: ValueFlow, node: number, query: number): void {
  const { objects } = flow.program
  if (query < 0) flow.add(node, objects.of(VALUE.instance, -1 - query))
  else if (query > 0) flow.edge(flow.containers.of(query - 1).all, node)
}

type Given = 'query' | 'one' | 'pair' | 'list'

const given = (what: Given, names: string): [string, Given][] =>
  names
    .trim()
    .split(/\s+/)
    .map((name) => [name, what])

/** What the methods of queries give. */
const METHODS: ReadonlyMap<string, Given> = new Map([
  ...given(
    'query',
    `all filter exclude order_by select_related prefetch_related distinct annotate alias using only defer reverse union difference
    intersection none select_for_update complex_filter extra raw iterator aiterator get_queryset filter_queryset db_manager
    where filter_by options join outerjoin limit offset group_by having with_for_update execution_options unique yield_per
    populate_existing correlate select_from`,
  ),
  ...given(
    'one',
    `get first last create latest earliest aget afirst alast acreate alatest aearliest
    get_object save
    one one_or_none scalar scalar_one scalar_one_or_none get_one first_or_404 get_or_404 one_or_404`,
  ),
  ...given('pair', 'get_or_create update_or_create aget_or_create aupdate_or_create'),
  ...given('list', 'bulk_create abulk_create fetchall'),
])

/** Calls a method of a query. Returns false where its result is not known. */
export function callQuery(call: Call, callee: number): boolean {
  const { flow, node, name } = call
  const { objects } = flow.program
  const query = leadsTo(flow.program, callee)
  const outside = objects.outside(callee)
  if (query === 0 || !outside) return false
  const method = lastOf(name)
  if (isAlchemy(outside.package) && callAlchemy(call, outside.package, query)) return true
  switch (METHODS.get(method)) {
    case 'query':
      giveQuery(flow, node, outside.package, query)
      return true
    case 'one':
      giveRows(flow, node, query)
      return true
    case 'pair': {
      const pair = ownContainer(call)
      giveRows(flow, flow.containers.keyed(pair, objects.of(VALUE.integer, 0)), query)
      return true
    }
    case 'list':
      giveRows(flow, flow.containers.of(ownContainer(call)).rest, query)
      return true
    default:
      return false
  }
}

/** A query again: of the same class as the one that the method is called on. */
function giveQuery(flow: ValueFlow, node: number, pkg: string, query: number): void {
  const { program } = flow
  const of = query > 0 ? -1 - (program.objects.a[query - 1] as number) : -1
  // A view gives a query and is none itself.
  const receiver = of >= 0 && flow.views.has(of) ? -1 : receiverOf(program, node)
  const kind = receiver < 0 ? -1 : program.kind[receiver]
  if (receiver >= 0 && kind !== OP.SUPER && kind !== OP.SUPER_OF) {
    flow.edge(receiver, node)
    return
  }
  if (receiver >= 0) flow.add(node, program.objects.of(VALUE.instance, program.fn(program.b[receiver] as number).owner))
  flow.add(node, program.objects.external(pkg, 'django.db.models.QuerySet', true, query))
}

const isAlchemy = (pkg: string): boolean => /^PyPI:(sqlalchemy|sqlmodel|flask-sqlalchemy)$/i.test(pkg)

/** A relation of a model, to one object or to several. */
export const isRelationship = (name: string): boolean => /^(flask_)?sqlalchemy\..*\brelationship$/.test(name)

/** Results whose objects are in rows. */
const ROWS = 'sqlalchemy.Result'

/** What SQLAlchemy's results do otherwise. Returns false for methods that do the same. */
function callAlchemy(call: Call, pkg: string, query: number): boolean {
  const { flow, node, name } = call
  const method = lastOf(name)
  const isRows = name.startsWith(`${ROWS}.`)
  if (method === 'all') giveRows(flow, flow.containers.of(ownContainer(call)).rest, query)
  else if (method === 'scalars') {
    const scalars = flow.containers.own(node)
    giveScalar(flow, flow.containers.of(scalars).rest, query, isRows)
    flow.add(node, flow.program.objects.external(pkg, 'sqlalchemy.ScalarResult', true, ofContainer(scalars)))
  } else if (isRows && method.startsWith('scalar')) giveScalar(flow, node, query, true)
  else return false
  return true
}

/** The first column of each row. */
function giveScalar(flow: ValueFlow, into: number, query: number, isRows: boolean): void {
  if (!isRows) {
    giveRows(flow, into, query)
    return
  }
  const row = flow.fresh()
  giveRows(flow, row, query)
  flow.edge(flow.derived(OP.UNPACK, row, 0), into)
}

/** Calls a function or a session's method of SQLAlchemy. Returns false where its result is not known. */
export function callStatement(call: Call, pkg: string): boolean {
  const { flow, node, name, first, positional } = call
  const { objects } = flow.program
  if (!isAlchemy(pkg) || first < 0) return false
  switch (lastOf(name)) {
    case 'select':
    case 'query':
    case 'Query':
    case 'returning': {
      if (positional.length > 1) return false
      const selected = flow.containers.own(node)
      flow.watchCallback(first, flow.containers.of(selected).rest, -1)
      flow.add(node, objects.external(pkg, 'sqlalchemy.Select', true, ofContainer(selected)))
      return true
    }
    case 'scalars':
    case 'exec':
    case 'stream_scalars':
    case 'merge':
      flow.edge(first, node)
      return true
    case 'scalar':
      flow.watchElements(first, node)
      return true
    case 'get':
    case 'get_one':
    case 'get_or_404':
      flow.watchCallback(first, node, -1)
      return true
    case 'execute':
    case 'stream': {
      const rows = flow.containers.own(node)
      const row = flow.containers.own(flow.fresh())
      flow.watchElements(first, flow.containers.keyed(row, objects.of(VALUE.integer, 0)))
      flow.add(flow.containers.of(rows).rest, row)
      flow.add(node, objects.external(pkg, ROWS, true, ofContainer(rows)))
      return true
    }
    default:
      return false
  }
}
