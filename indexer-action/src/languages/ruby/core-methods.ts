/**
 * What methods of Ruby's core classes do with values: `new` makes objects, `send` calls by name, `instance_eval` runs a block with
 * another object. Lists and tables are in `containers.ts`. Methods of which nothing is said give nothing that is known.
 */
import { nodeOf } from './arguments.ts'
import { callOnEnumerable, callOnList, callOnTable, partsOf } from './containers.ts'
import { callOnFactory } from './factories.ts'
import { callOnFixture } from './fixtures.ts'
import type { Call, Flow } from './flow.ts'
import type { Argument } from './graph.ts'
import { callOnMade } from './made-objects.ts'
import { callOnPolicy } from './policies.ts'
import { callOnModel, callOnRelation } from './queries.ts'
import type { ClassValue, Value } from './values.ts'

/** A call of a method that no file declares, on one value of its receiver. */
export function callCore(flow: Flow, call: Call, value: Value): void {
  switch (value.is) {
    case 'block':
    case 'method':
      if (RUNS.test(call.name)) flow.run(value, call.args, call.result, call)
      else if (/^(to_proc|curry|lambda\?|unbind|bind)$/.test(call.name)) flow.nodes.add(call.result, value)
      else onAnything(flow, call, value)
      return
    case 'class':
      onClass(flow, call, value)
      return
    case 'list':
      if (!callOnRelation(flow, call, value) && !callOnList(flow, call, value, value.element))
        onAnything(flow, call, value)
      return
    case 'table':
      if (!callOnTable(flow, call, value)) onAnything(flow, call, value)
      return
    default:
      if (!(callOnComparable(flow, call, value) || callOnEnumerable(flow, call, value))) onAnything(flow, call, value)
  }
}

const COMPARES = /^([<>]=?|==|between\?|clamp)$/

/** What `Comparable` has comes of the comparison that the class itself has. */
function callOnComparable(flow: Flow, call: Call, value: Value): boolean {
  if (!COMPARES.test(call.name) || value.is !== 'object') return false
  if (!flow.program.classes.line(value.of).some(({ name }) => name === 'Comparable')) return false
  const methods = flow.found(value, '<=>', call.place)
  for (const method of methods) flow.enter({ ...call, result: -1 }, method, value)
  if (methods.length > 0 && call.name === 'clamp') {
    flow.nodes.add(call.result, value)
    for (const bound of call.args) flow.nodes.edge(nodeOf(bound), call.result)
  }
  return methods.length > 0
}

const RUNS = /^(call|\(\)|yield|\[\]|===)$/

/** Methods of which a text comes. */
const GIVES_TEXT = /^(to_s|inspect|join|pack|name|to_str|upcase|downcase|strip|capitalize|chomp|sub|gsub)$/

function onClass(flow: Flow, call: Call, value: ClassValue): void {
  if (callOnModel(flow, call, value) || callOnMade(flow, call, value)) return
  const { name, result, args } = call
  const { classes } = flow.program
  if (name.startsWith('::')) {
    const found = classes.constant(name.slice(2), [value.of])
    if (typeof found === 'number') flow.nodes.edge(found, result)
    else if (found) flow.nodes.add(result, flow.values.class(found))
    return
  }
  switch (name) {
    case 'new':
      construct(flow, call, value)
      return
    case 'allocate':
    case 'any_instance':
      flow.nodes.add(result, flow.values.object(value.of))
      return
    case 'instance':
      if (classes.line(value.of).some((one) => one.name === 'Singleton'))
        flow.nodes.add(result, flow.values.object(value.of))
      return
    case 'define_method':
      flow.blocks(call, (block) => {
        if (block.is === 'block') flow.nodes.add(block.place.self, flow.values.object(value.of))
      })
      return
    case 'configure':
      // What `RSpec.configure { |config| … }` includes, all groups of examples have.
      if (value.of.name !== 'RSpec') return
      flow.nodes.add(partsOf(flow, call).element, flow.values.class(flow.program.examplesOf(call.place.path)))
      flow.blocks(call, (block) => flow.run(block, [partsOf(flow, call).element], -1, call))
      return
    case 'superclass':
      if (value.of.superclass) flow.nodes.add(result, flow.values.class(value.of.superclass))
      return
    case 'instance_method':
      symbols(flow, args[0], (text) => {
        for (const method of classes.method(value.of, text))
          flow.nodes.add(result, flow.values.method(method, flow.values.object(value.of)))
      })
      return
    case 'class_eval':
    case 'module_eval':
    case 'class_exec':
    case 'module_exec':
      flow.blocks(call, (block) => flow.run(block, args, result, call, call.receiver))
      return
    case 'include':
    case 'extend':
    case 'prepend':
      for (const arg of args)
        flow.nodes.watch(nodeOf(arg), (module) => {
          if (module.is === 'class') flow.ancestors.mix(value.of, name, module.of)
        })
      return
    case '[]':
      if (/^(Set|Array|Hash)$/.test(value.of.name)) construct(flow, call, value)
      return
    default:
      if (!callOnCurrent(flow, call, value)) onAnything(flow, call, value)
  }
}

/** A class of attributes that every request has of its own hands calls on to an object. Whether this is one. */
function callOnCurrent(flow: Flow, call: Call, value: ClassValue): boolean {
  if (!flow.program.classes.line(value.of).some(({ name }) => name === 'ActiveSupport::CurrentAttributes')) return false
  const current = flow.values.object(value.of)
  const methods = flow.found(current, call.name, call.place)
  for (const method of methods) flow.enter(call, method, current)
  return methods.length > 0
}

/** `new`: an object whose constructor takes the arguments, or a list or table. */
function construct(flow: Flow, call: Call, value: ClassValue): void {
  const { args, result } = call
  switch (value.of.name) {
    case 'Proc':
      flow.blocks(call, (block) => flow.nodes.add(result, block))
      return
    case 'Array':
    case 'Set': {
      const made = partsOf(flow, call)
      flow.nodes.add(result, made.list)
      for (const arg of args) flow.elements(nodeOf(arg), (element) => flow.nodes.edge(element, made.element))
      if (call.name === '[]') for (const arg of args) flow.nodes.edge(nodeOf(arg), made.element)
      else flow.nodes.edge(nodeOf(args[1]), made.element)
      flow.blocks(call, (block) => flow.run(block, [], made.element, call))
      return
    }
    case 'Hash': {
      const made = partsOf(flow, call)
      flow.nodes.add(result, made.table)
      flow.nodes.edge(nodeOf(args[0]), made.value)
      flow.blocks(call, (block) => flow.run(block, [result, made.key], made.value, call))
      return
    }
  }
  // Only where a module is what examples are about, something new of it is asked for: that is the module itself.
  const object = value.of.isModule ? value : flow.values.object(value.of)
  flow.nodes.add(result, object)
  if (object.is === 'class') return
  for (const method of flow.found(object, 'initialize', call.place)) flow.enter(call, method, object)
}

function onAnything(flow: Flow, call: Call, value: Value): void {
  const { name, args, result, receiver } = call
  switch (name) {
    case 'dup':
    case 'clone':
      flow.nodes.add(result, value)
      if (value.is !== 'object') return
      for (const copies of ['initialize_copy', `initialize_${name}`])
        for (const method of flow.found(value, copies, call.place))
          flow.enter({ ...call, args: [receiver] }, method, value)
      return
    case 'tap':
    case 'freeze':
    case 'itself':
    case 'to_enum':
    case 'extend':
    case '+@':
    case 'deep_dup':
    case 'reload':
      flow.nodes.add(result, value)
      flow.blocks(call, (block) => flow.run(block, [receiver], -1, call))
      return
    case 'then':
    case 'yield_self':
      flow.blocks(call, (block) => flow.run(block, [receiver], result, call))
      return
    case 'with':
      // An object of `Data.define` with other members.
      if (value.is === 'object' && value.of.isInside) flow.nodes.add(result, value)
      return
    case 'class':
    case 'singleton_class':
      if (value.is === 'object' || value.is === 'list' || value.is === 'table')
        flow.nodes.add(result, flow.values.class(value.of))
      else if (value.is === 'class')
        flow.nodes.add(result, name === 'class' ? flow.values.class(flow.program.classes.core('Class')) : value)
      return
    case 'send':
    case '__send__':
    case 'public_send':
    case 'try':
      symbols(flow, args[0], (text, isStart) => {
        for (const each of isStart ? namesThatBegin(flow, value, text) : [text]) flow.callByName(call, each, value)
      })
      return
    case 'method':
      symbols(flow, args[0], (text) => {
        for (const method of flow.found(value, text, call.place))
          flow.nodes.add(result, flow.values.method(method, value))
      })
      return
    case 'instance_eval':
    case 'instance_exec':
      flow.blocks(call, (block) => flow.run(block, args.length > 0 ? args : [receiver], result, call, receiver))
      return
    case 'instance_variable_get':
    case 'instance_variable_set':
      if (value.is !== 'object') return
      symbols(flow, args[0], (text, isStart) => {
        if (isStart) return
        const variable = flow.program.variableOf(value.of, text, false)
        if (name.endsWith('get')) flow.nodes.edge(variable, result)
        else flow.nodes.edge(nodeOf(args[1]), variable)
      })
      return
    case 'lambda':
    case 'proc':
      flow.blocks(call, (block) => flow.nodes.add(result, block))
      return
    case 'loop':
    case 'catch':
      flow.blocks(call, (block) => flow.run(block, [], result, call))
      return
    case 'Array':
      flow.nodes.edge(nodeOf(args[0]), result)
      return
    case 'raise':
      return
    case 'assert_raises':
    case 'assert_raise':
    case 'raise_error': {
      const raised = flow.program.node()
      for (const arg of args)
        flow.nodes.watch(nodeOf(arg), (of) => {
          if (of.is === 'class') flow.nodes.add(raised, flow.values.object(of.of))
        })
      if (name !== 'raise_error') flow.nodes.edge(raised, result)
      else flow.blocks(call, (block) => flow.run(block, [raised], -1, call))
      return
    }
  }
  if (callOnFactory(flow, call) || callOnFixture(flow, call) || callOnPolicy(flow, call)) return
  if (call.isExplicit && GIVES_TEXT.test(name)) flow.nodes.add(result, flow.values.literal('String'))
  else if (/^(split|lines|chars|scan)$/.test(name) && value.is === 'object' && value.of.name === 'String') {
    const made = partsOf(flow, call)
    flow.nodes.add(made.element, flow.values.literal('String'))
    flow.nodes.add(result, made.list)
  } else if (/^(to_sym|intern)$/.test(name)) flow.nodes.add(result, flow.values.literal('Symbol'))
}

function symbols(flow: Flow, arg: Argument | undefined, then: (text: string, isStart: boolean) => void): void {
  flow.nodes.watch(nodeOf(arg), (value) => {
    if (value.is === 'symbol') then(value.text, value.isStart === true)
  })
}

/** More methods that begin alike are not all called by one name. */
const MOST_NAMES = 200

function namesThatBegin(flow: Flow, value: Value, start: string): string[] {
  if (value.is !== 'object') return []
  const found = flow.program.classes
    .line(value.of)
    .flatMap((one) => [...one.methods.keys()].filter((name) => name.startsWith(start)))
  return found.length > MOST_NAMES ? [] : [...new Set(found)]
}
