/**
 * What queries of ActiveRecord give. A relation is a list of the model's objects here, which has the methods of the model itself as well.
 */
import type { Class, Classes } from './classes.ts'
import type { Call, Flow } from './flow.ts'
import type { ClassValue, ListValue } from './values.ts'

/** Methods of a model and of a relation that give one of its objects. */
const ONE =
  /^(find|find_by!?|find_by_\w+!?|find_or_(create|initialize)_by!?|first!?|last!?|take!?|sole|second|third|create!?|build|create_or_find_by!?)$/
/** Of these, the ones that are told by an attribute. */
const FINDS_BY = /^find_by_(\w+)!?$/
/** Methods of both that give a relation. */
const RELATION =
  /^(all|where|not|rewhere|order|reorder|includes|preload|eager_load|joins|left_joins|left_outer_joins|limit|offset|group|having|distinct|unscoped|lock|readonly|references|select|merge|or|none|find_each|find_in_batches|in_batches)$/

const BASE = /^(ActiveRecord::Base|ApplicationRecord)$/
export const isRecord = (classes: Classes, of: Class): boolean => classes.line(of).some(({ name }) => BASE.test(name))

/** A call of a method that every model has. Whether it is one. */
export function callOnModel(flow: Flow, call: Call, value: ClassValue): boolean {
  if (!isRecord(flow.program.classes, value.of) || !(ONE.test(call.name) || RELATION.test(call.name))) return false
  query(flow, call, flow.values.relation(flow.recordsOf(value.of)) as ListValue)
  foundBy(flow, call, value.of)
  return true
}

/** A call of a method that every relation has, or that its model itself has. Whether it is one. */
export function callOnRelation(flow: Flow, call: Call, value: ListValue): boolean {
  if (value.of.name !== 'ActiveRecord::Relation') return false
  if (ONE.test(call.name) || RELATION.test(call.name) || call.name === 'new') {
    query(flow, call, value)
    if (FINDS_BY.test(call.name))
      flow.nodes.watch(value.element, (record) => {
        if (record.is === 'object') foundBy(flow, call, record.of)
      })
    return true
  }
  flow.nodes.watch(value.element, (record) => {
    if (record.is !== 'object' || !isRecord(flow.program.classes, record.of)) return
    const model = flow.values.class(record.of)
    for (const method of flow.found(model, call.name, call.place)) flow.enter(call, method, model)
  })
  return false
}

/** `find_by_email` is told by the attribute, as `email_changed?` is. */
function foundBy({ program }: Flow, call: Call, model: Class): void {
  const [, name] = FINDS_BY.exec(call.name) ?? []
  for (const method of name === undefined ? [] : program.classes.method(model, `${name}=`))
    if (!call.methods.includes(method)) call.methods.push(method)
}

function query(flow: Flow, call: Call, relation: ListValue): void {
  if (RELATION.test(call.name)) flow.nodes.add(call.result, relation)
  else flow.nodes.edge(relation.element, call.result)
  flow.blocks(call, (block) => flow.run(block, [relation.element], -1, call))
}
