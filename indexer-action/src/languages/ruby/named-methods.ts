/**
 * Which methods the names mean that a call is given (`naming-calls.ts`): those of what the call is sent to, or of the records that a
 * model or a relation stands for.
 */
import type { Method } from './classes.ts'
import type { Call, Flow } from './flow.ts'
import type { Named, Naming } from './graph.ts'
import type { Place } from './program.ts'
import { isRecord } from './queries.ts'
import type { Value } from './values.ts'

type ObjectValue = Extract<Value, { is: 'object' }>

/** Classes whose constructors take attributes by their names. */
const TAKES_ATTRIBUTES = /^(ActiveModel::(Model|API|Attributes|AttributeAssignment)|T::\w*Struct)$/

/** A name, and those in what its method gives. */
interface Sought {
  readonly call: Call
  readonly within: readonly Sought[]
}

/** `on`: the node of what the call is sent to. */
export function startNames(
  flow: Flow,
  on: number,
  place: Place,
  how: Naming,
  names: readonly Named[],
  path: string,
): void {
  const seek = ([name, named, within = []]: Named): Sought => {
    const call = { name, receiver: on, result: -1, args: [], block: undefined, place, methods: [], isExplicit: true }
    const noted: Call = how === 'permit' ? { ...call, isGuessed: true } : call
    flow.startName(noted, path, named)
    // It tells what the receiver is as much as a call of it does.
    if (how === 'method') flow.calls.push(noted)
    return { call: noted, within: within.map(seek) }
  }
  const sought = names.map(seek)
  if (how === 'own' && place.scope.kind === 'singleton') find(flow, flow.values.class(place.owner), how, sought)
  else follow(flow, on, how, sought)
}

function follow(flow: Flow, on: number, how: Naming, sought: readonly Sought[]): void {
  flow.nodes.watch(on, (value) => each(flow, value, how, (one) => find(flow, one, how, sought)))
}

function find(flow: Flow, value: Value, how: Naming, sought: readonly Sought[]): void {
  for (const { call, within } of sought)
    for (const method of namedOn(flow, value, call, how)) {
      if (call.methods.includes(method)) continue
      call.methods.push(method)
      if (within.length > 0) follow(flow, method.result, 'read', within)
    }
}

/** What has the methods: the value itself, or objects of the class. */
function each(flow: Flow, value: Value, how: Naming, then: (value: Value) => void): void {
  if (how === 'method') then(value)
  else if (value.is === 'object' && how === 'own') then(value)
  else if (value.is === 'class' && (how === 'own' || takesNames(flow, value.of, how)))
    then(flow.values.object(value.of))
  else if (value.is === 'object' && takesNames(flow, value.of, how)) then(value)
  else if (value.is === 'list' && value.of.name === 'ActiveRecord::Relation')
    flow.nodes.watch(value.element, (record) => {
      if (record.is === 'object' && takesNames(flow, record.of, how)) then(record)
    })
}

function takesNames({ program }: Flow, of: ObjectValue['of'], how: Naming): boolean {
  const { classes } = program
  if (isRecord(classes, of)) return true
  if (how === 'read') return false
  if (classes.line(of).some(({ name }) => TAKES_ATTRIBUTES.test(name))) return true
  // That of a struct stands nowhere.
  const constructors = classes.method(of, 'initialize')
  return constructors.length > 0 && constructors.every(({ id }) => id === undefined)
}

function namedOn(flow: Flow, value: Value, { name, place }: Call, how: Naming): readonly Method[] {
  const found = (called: string): readonly Method[] => flow.found(value, called, place)
  if (how === 'write' || how === 'permit') {
    const writers = found(`${name}=`)
    const isConstant = writers.length === 0 && value.is === 'object' && !isRecord(flow.program.classes, value.of)
    return isConstant ? found(name) : writers
  }
  if (how !== 'read' || value.is === 'block') return found(name)
  // A method of that name is not what a query asks for.
  const column = flow.program.classes
    .line(value.of)
    .find((one) => one.isOfTable)
    ?.methods.get(name)
  return column ?? found(name).filter(({ block, handsOn }) => block < 0 && !handsOn)
}
