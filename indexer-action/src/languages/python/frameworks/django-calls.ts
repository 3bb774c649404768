/**
 * Calls of Django's functions that say which model or manager is meant.
 */

import type { ValueFlow } from '../flow/flow.ts'
import { keyword, receiverOf } from '../flow/outside-call.ts'
import { VALUE } from '../program/objects.ts'
import { OP } from '../value-graph.ts'
import {
  connectsSignal,
  findsObject,
  findsObjects,
  findsUsers,
  isManagerOf,
  isRelation,
  isRelationToMany,
  makesManager,
  marksReceiver,
} from './django.ts'
import { namesSettings } from './settings.ts'
import { connect } from './signals.ts'

/** Returns false for other functions. */
export function callDjango(flow: ValueFlow, node: number, name: string, first: number): boolean {
  if (name === '') return receivesSignal(flow, node, first)
  // Which module has the settings is told once, for the whole program.
  if (name.endsWith('environ.setdefault') && namesSettings(flow.program, first)) flow.looksBack()
  if (connectsSignal(name)) {
    giveSent(flow, first, keyword(flow, flow.program.b[node] as number, 'sender'))
    return false
  }
  if (isRelation(name) || isRelationToMany(name)) {
    // A model's relations are found when its class is started (`models.ts`).
    flow.looksBack()
    if (flow.models.isKnownRelation(node)) return true
    if (first < 0 || isRelationToMany(name)) return false
    flow.watchCallback(first, node, -1)
    return true
  }
  if (findsObject(name) || findsObjects(name)) {
    const into = findsObject(name) ? node : flow.containers.of(flow.containers.own(node)).rest
    if (into !== node) flow.add(node, flow.containers.own(node))
    flow.watchCallback(first, into, -1)
    flow.watchElements(first, into)
    return true
  }
  if (findsUsers(name)) {
    const users = flow.models.users()
    for (const cls of users) flow.add(node, flow.program.objects.of(VALUE.class, cls))
    return users.length > 0
  }
  const receiver = receiverOf(flow.program, node)
  if (isManagerOf(name) && receiver >= 0) {
    flow.watchCallback(receiver, node, -1)
    return true
  }
  if (!makesManager(name) || first < 0) return false
  flow.edge(first, node)
  flow.edge(receiver, node)
  return true
}

/** `@receiver(post_save, sender=Order)` above a function, which it leaves as it is. */
function receivesSignal(flow: ValueFlow, node: number, first: number): boolean {
  const { program } = flow
  const made = first >= 0 && program.kind[node] === OP.CALL ? program.origin(program.a[node] as number) : -1
  if (made < 0 || program.kind[made] !== OP.CALL) return false
  const { objects } = program
  if (!program.entities(program.a[made] as number).some((one) => marksReceiver(objects.outside(one)?.name ?? '')))
    return false
  connect(flow, first, program.b[made] as number)
  giveSent(flow, first, keyword(flow, program.b[made] as number, 'sender'))
  return false
}

/** Lets a signal's sender, and an instance of it, flow into the parameters of a receiver that have these names. */
function giveSent(flow: ValueFlow, receiver: number, sender: number): void {
  const { program } = flow
  if (receiver < 0 || sender < 0) return
  for (const entity of program.entities(receiver)) {
    if (program.objects.kind[entity] !== VALUE.function) continue
    for (const [name, , parameter] of program.fn(program.objects.a[entity] as number).parameters) {
      if (program.strings[name] === 'sender') flow.edge(sender, parameter)
      if (program.strings[name] === 'instance') flow.watchCallback(sender, parameter, -1)
    }
  }
}
