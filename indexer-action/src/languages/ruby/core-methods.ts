/**
 * What methods of Ruby's core classes do with values: lists and tables hand elements to blocks, `new` makes objects, `send` calls
 * by name. Methods of which nothing is said here give nothing that is known.
 */
import { nodeOf } from './arguments.ts'
import type { Call, Flow } from './flow.ts'
import type { ClassValue, TableValue, Value } from './values.ts'

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
      onList(flow, call, value, value.element)
      return
    case 'table':
      onTable(flow, call, value)
      return
    default:
      if (!onEnumerable(flow, call, value)) onAnything(flow, call, value)
  }
}

const RUNS = /^(call|\(\)|yield|\[\]|===)$/
const names = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** The list itself, or one of the same elements. Blocks are handed elements. */
const SAME_LIST = names(`
  each each_entry each_with_index reverse_each cycle map! collect! select! filter! reject! sort_by! delete_if keep_if uniq! sort!
  select filter reject sort sort_by uniq reverse compact compact! flatten flatten! shuffle rotate dup clone to_a to_ary entries take drop
  take_while drop_while + - | & * concat freeze lazy push << append unshift prepend insert replace fill min_by_n lazy force
  each_index reverse! to_set difference union intersection slice! add merge`)
const ADDS = names('push << append unshift prepend insert add fill')
const MAPS = names('map collect flat_map collect_concat filter_map with_index each_with_index map_with_index')
const ELEMENT = names(`
  first last [] at fetch pop shift sample min max min_by max_by find detect dig delete delete_at slice values_at sum find_all_first next peek`)
const ASKS = names(
  'any? all? none? one? include? member? empty? count index find_index size length each_char sum partition_by',
)
const TEXTS = names('to_s inspect join pack name to_str upcase downcase strip capitalize chomp sub gsub')

function onClass(flow: Flow, call: Call, value: ClassValue): void {
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
      onAnything(flow, call, value)
  }
}

function construct(flow: Flow, call: Call, value: ClassValue): void {
  const { args, result } = call
  const made = partsOf(flow, call)
  switch (value.of.name) {
    case 'Proc':
      flow.blocks(call, (block) => flow.nodes.add(result, block))
      return
    case 'Array':
    case 'Set':
      flow.nodes.add(result, made.list)
      for (const arg of args) flow.elements(nodeOf(arg), (element) => flow.nodes.edge(element, made.element))
      if (call.name === '[]') for (const arg of args) flow.nodes.edge(nodeOf(arg), made.element)
      else flow.nodes.edge(nodeOf(args[1]), made.element)
      flow.blocks(call, (block) => flow.run(block, [], made.element, call))
      return
    case 'Hash':
      flow.nodes.add(result, made.table)
      flow.nodes.edge(nodeOf(args[0]), made.value)
      flow.blocks(call, (block) => flow.run(block, [result, made.key], made.value, call))
      return
  }
  const object = flow.values.object(value.of)
  flow.nodes.add(result, object)
  for (const method of flow.found(object, 'initialize', call.place)) flow.enter(call, method, object)
}

function onList(flow: Flow, call: Call, value: Value, element: number): void {
  const { name, args, result } = call
  const made = (): Parts => partsOf(flow, call)
  const hasBlock = call.block !== undefined || args.some((arg) => Array.isArray(arg) && arg[0] === '&')
  if (MAPS.has(name) && hasBlock) {
    flow.nodes.add(result, made().list)
    flow.blocks(call, (block) => {
      const given = flow.program.node()
      flow.run(block, [element], given, call)
      if (/flat|concat/.test(name)) flow.elements(given, (inner) => flow.nodes.edge(inner, made().element))
      else flow.nodes.edge(given, made().element)
    })
    if (name === 'each_with_index' || name === 'with_index') flow.nodes.add(result, value)
    return
  }
  if (SAME_LIST.has(name) || MAPS.has(name)) {
    flow.nodes.add(result, value)
    flow.blocks(call, (block) => flow.run(block, [element], -1, call))
    if (ADDS.has(name)) for (const arg of args) flow.nodes.edge(nodeOf(arg), element)
    else for (const arg of args) flow.elements(nodeOf(arg), (other) => flow.nodes.edge(other, element))
    if (name === 'flatten')
      flow.elements(element, (inner) => {
        flow.nodes.edge(inner, made().element)
        flow.nodes.add(result, made().list)
      })
    return
  }
  if (ELEMENT.has(name)) {
    flow.nodes.edge(element, result)
    flow.blocks(call, (block) => flow.run(block, [element], name === 'fetch' ? result : -1, call))
    if (/^(\[\]|slice|first|last)$/.test(name))
      flow.nodes.watch(nodeOf(args[0]), (index) => {
        if (index.is === 'object' && (index.of.name === 'Range' || /^(first|last)$/.test(name)))
          flow.nodes.add(result, value)
      })
    if (args.length === 2 && name === '[]') flow.nodes.add(result, value)
    return
  }
  switch (name) {
    case '[]=':
    case 'store':
      flow.nodes.edge(nodeOf(args.at(-1)), element)
      return
    case 'each_with_object':
    case 'with_object':
      flow.nodes.edge(nodeOf(args[0]), result)
      flow.blocks(call, (block) => flow.run(block, [element, nodeOf(args[0])], -1, call))
      return
    case 'inject':
    case 'reduce':
      flow.nodes.edge(nodeOf(args[0]), result)
      if (args.length === 0) flow.nodes.edge(element, result)
      flow.blocks(call, (block) => flow.run(block, [result, element], result, call))
      return
    case 'each_slice':
    case 'each_cons':
      flow.nodes.add(result, value)
      flow.nodes.edge(element, made().element)
      flow.nodes.add(made().key, made().list)
      flow.blocks(call, (block) => flow.run(block, [made().key], -1, call))
      return
    case 'group_by':
    case 'index_by':
    case 'to_h': {
      const parts = made()
      flow.nodes.add(result, parts.table)
      if (name === 'group_by') {
        flow.nodes.edge(element, parts.element)
        flow.nodes.add(parts.value, parts.list)
      } else flow.nodes.edge(element, parts.value)
      flow.blocks(call, (block) => flow.run(block, [element], parts.key, call))
      return
    }
    case 'partition':
    case 'zip':
    case 'product':
    case 'transpose':
    case 'combination':
      flow.nodes.add(result, made().list)
      flow.nodes.add(made().element, value)
      flow.blocks(call, (block) => flow.run(block, [element], -1, call))
      return
    default:
      if (ASKS.has(name)) flow.blocks(call, (block) => flow.run(block, [element], -1, call))
      else onAnything(flow, call, value)
  }
}

function onTable(flow: Flow, call: Call, table: TableValue): void {
  const { name, args, result } = call
  const made = (): Parts => partsOf(flow, call)
  const { key, value } = table
  /** Runs blocks with a key and its value, or with both as a list. */
  const each = (given: number): void => {
    flow.blocks(call, (block) => {
      const plain = block.is === 'block' ? (block.place.scope.parameters ?? []).filter(([how]) => how === '').length : 1
      flow.run(block, plain > 1 ? [key, value] : [pairOf(flow, table)], given, call)
    })
  }
  switch (name) {
    case '[]':
    case 'fetch':
    case 'dig':
    case 'delete':
      flow.nodes.edge(value, result)
      flow.nodes.edge(nodeOf(args[1]), result)
      flow.blocks(call, (block) => flow.run(block, args, result, call))
      return
    case '[]=':
    case 'store':
      flow.nodes.edge(nodeOf(args[0]), key)
      flow.nodes.edge(nodeOf(args[1]), value)
      return
    case 'values':
    case 'values_at':
    case 'fetch_values':
      flow.nodes.edge(value, made().element)
      flow.nodes.add(result, made().list)
      return
    case 'keys':
      flow.nodes.edge(key, made().element)
      flow.nodes.add(result, made().list)
      return
    case 'each_value':
    case 'each_key':
    case 'delete_if_value':
      flow.nodes.add(result, table)
      flow.blocks(call, (block) => flow.run(block, [name === 'each_key' ? key : value], -1, call))
      return
    case 'transform_values':
      flow.nodes.add(result, made().table)
      flow.nodes.edge(key, made().key)
      flow.blocks(call, (block) => flow.run(block, [value], made().value, call))
      return
    case 'map':
    case 'collect':
    case 'flat_map':
    case 'filter_map':
      flow.nodes.add(result, made().list)
      each(made().element)
      return
    case 'to_a':
    case 'sort':
    case 'sort_by':
    case 'min_by':
    case 'max_by':
    case 'find':
    case 'detect':
    case 'first':
      each(-1)
      if (/^(to_a|sort|sort_by)$/.test(name)) {
        flow.nodes.edge(pairOf(flow, table), made().element)
        flow.nodes.add(result, made().list)
      } else flow.nodes.edge(pairOf(flow, table), result)
      return
    case 'each_with_object':
      flow.nodes.edge(nodeOf(args[0]), result)
      flow.blocks(call, (block) => flow.run(block, [pairOf(flow, table), nodeOf(args[0])], -1, call))
      return
    case 'inject':
    case 'reduce':
      flow.nodes.edge(nodeOf(args[0]), result)
      flow.blocks(call, (block) => flow.run(block, [result, pairOf(flow, table)], result, call))
      return
    case 'merge':
    case 'merge!':
    case 'update':
    case 'replace':
    case 'reverse_merge':
      flow.nodes.add(result, table)
      for (const arg of args)
        flow.nodes.watch(nodeOf(arg), (other) => {
          if (other.is !== 'table') return
          flow.nodes.edge(other.key, key)
          flow.nodes.edge(other.value, value)
        })
      return
    case 'each':
    case 'each_pair':
    case 'select':
    case 'filter':
    case 'reject':
    case 'delete_if':
    case 'keep_if':
    case 'any?':
    case 'all?':
    case 'none?':
    case 'count':
    case 'sum':
    case 'each_with_index':
    case 'to_h':
    case 'compact':
    case 'slice':
    case 'except':
      each(-1)
      if (!name.endsWith('?')) flow.nodes.add(result, table)
      return
    default:
      onAnything(flow, call, table)
  }
}

/** What an object's own `each` hands to its block is what it holds. */
function onEnumerable(flow: Flow, call: Call, value: Value): boolean {
  if (value.is !== 'object') return false
  const { classes } = flow.program
  if (flow.isListLike(value.of)) {
    onList(flow, call, value, flow.heldBy(value) as number)
    return true
  }
  if (!(MAPS.has(call.name) || SAME_LIST.has(call.name) || ELEMENT.has(call.name) || ASKS.has(call.name))) return false
  if (/^(dup|clone|freeze|\[\]|delete|<<|each|first\?)$/.test(call.name)) return false
  if (!classes.line(value.of).some(({ name }) => name === 'Enumerable')) return false
  const held = flow.heldBy(value)
  if (held === undefined) return false
  onList(flow, call, flow.values.list(held), held)
  return true
}

function onAnything(flow: Flow, call: Call, value: Value): void {
  const { name, args, result, receiver } = call
  switch (name) {
    case 'tap':
    case 'dup':
    case 'clone':
    case 'freeze':
    case 'itself':
    case 'to_enum':
    case 'extend':
    case '+@':
    case 'deep_dup':
      flow.nodes.add(result, value)
      flow.blocks(call, (block) => flow.run(block, [receiver], -1, call))
      return
    case 'then':
    case 'yield_self':
      flow.blocks(call, (block) => flow.run(block, [receiver], result, call))
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
  }
  if (call.isExplicit && TEXTS.has(name)) flow.nodes.add(result, flow.values.literal('String'))
  else if (/^(split|lines|chars|scan)$/.test(name) && value.is === 'object' && value.of.name === 'String') {
    const made = partsOf(flow, call)
    flow.nodes.add(made.element, flow.values.literal('String'))
    flow.nodes.add(result, made.list)
  } else if (/^(to_sym|intern)$/.test(name)) flow.nodes.add(result, flow.values.literal('Symbol'))
}

function symbols(flow: Flow, arg: Parameters<typeof nodeOf>[0], then: (text: string, isStart: boolean) => void): void {
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

/** What a call makes, once for each call. */
interface Parts {
  element: number
  key: number
  value: number
  list: Value
  table: Value
}

const parts = new WeakMap<object, Parts>()

function partsOf(flow: Flow, call: object): Parts {
  let known = parts.get(call)
  if (!known) {
    const { program } = flow
    const [element, key, value] = [program.node(), program.node(), program.node()]
    known = { element, key, value, list: flow.values.list(element), table: flow.values.table(key, value) }
    parts.set(call, known)
  }
  return known
}

/** The node of a list of a table's key and value. */
function pairOf(flow: Flow, table: TableValue): number {
  const known = partsOf(flow, table)
  flow.nodes.edge(table.key, known.element)
  flow.nodes.edge(table.value, known.element)
  flow.nodes.add(known.value, known.list)
  return known.value
}
