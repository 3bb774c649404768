/**
 * Calls of Django's functions that say which model or manager is meant.
 */
import {
  findsObject,
  findsObjects,
  findsUsers,
  isManagerOf,
  isRelation,
  isRelationToMany,
  makesManager,
} from './django.ts'
import type { ValueFlow } from './flow.ts'
import { VALUE } from './objects.ts'
import { receiverOf } from './outside-call.ts'

/** Returns false for other functions. */
export function callDjango(flow: ValueFlow, node: number, name: string, first: number): boolean {
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
