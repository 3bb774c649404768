/**
 * What lists and tables do with values: they hand what they hold to blocks, and give it, or others of the same. Each function returns
 * whether it knows the method.
 */
import { nodeOf } from './arguments.ts'
import type { Call, Flow } from './flow.ts'
import type { TableValue, Value } from './values.ts'

const names = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** They give the list itself, or one of the same elements; blocks are handed elements. */
const SAME_LIST = names(`
  each each_entry each_with_index each_index reverse_each cycle map! collect! select select! filter filter! reject reject! sort sort!
  sort_by sort_by! delete_if keep_if uniq uniq! reverse reverse! compact compact! flatten flatten! shuffle rotate dup clone to_a to_ary
  to_set entries take drop take_while drop_while lazy force freeze + - | & * concat push << append unshift prepend insert add fill replace
  difference union intersection slice! merge`)
/** Of these, the ones that put their arguments into the list. The others take lists. */
const ADDS = names('push << append unshift prepend insert add fill')
const MAPS = names('map collect flat_map collect_concat filter_map with_index each_with_index')
/** They give an element. */
const ELEMENT = names(`
  first last [] at fetch pop shift sample min max min_by max_by find detect dig delete delete_at slice values_at sum next peek`)
/** They give something else. */
const ASKS = names('any? all? none? one? include? member? empty? count index find_index size length')

/** `value`: the list, or an object that is one; `element`: the node of what it holds. */
export function callOnList(flow: Flow, call: Call, value: Value, element: number): boolean {
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
    return true
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
    return true
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
    return true
  }
  switch (name) {
    case '[]=':
    case 'store':
      flow.nodes.edge(nodeOf(args.at(-1)), element)
      return true
    case 'each_with_object':
    case 'with_object':
      flow.nodes.edge(nodeOf(args[0]), result)
      flow.blocks(call, (block) => flow.run(block, [element, nodeOf(args[0])], -1, call))
      return true
    case 'inject':
    case 'reduce':
      flow.nodes.edge(nodeOf(args[0]), result)
      if (args.length === 0) flow.nodes.edge(element, result)
      flow.blocks(call, (block) => flow.run(block, [result, element], result, call))
      return true
    case 'each_slice':
    case 'each_cons':
      flow.nodes.add(result, value)
      flow.nodes.edge(element, made().element)
      flow.nodes.add(made().key, made().list)
      flow.blocks(call, (block) => flow.run(block, [made().key], -1, call))
      return true
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
      return true
    }
    case 'partition':
    case 'zip':
    case 'product':
    case 'transpose':
    case 'combination':
      flow.nodes.add(result, made().list)
      flow.nodes.add(made().element, value)
      flow.blocks(call, (block) => flow.run(block, [element], -1, call))
      return true
    default:
      if (!ASKS.has(name)) return false
      flow.blocks(call, (block) => flow.run(block, [element], -1, call))
      return true
  }
}

export function callOnTable(flow: Flow, call: Call, table: TableValue): boolean {
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
      return true
    case '[]=':
    case 'store':
      flow.nodes.edge(nodeOf(args[0]), key)
      flow.nodes.edge(nodeOf(args[1]), value)
      return true
    case 'values':
    case 'values_at':
    case 'fetch_values':
      flow.nodes.edge(value, made().element)
      flow.nodes.add(result, made().list)
      return true
    case 'keys':
      flow.nodes.edge(key, made().element)
      flow.nodes.add(result, made().list)
      return true
    case 'each_value':
    case 'each_key':
      flow.nodes.add(result, table)
      flow.blocks(call, (block) => flow.run(block, [name === 'each_key' ? key : value], -1, call))
      return true
    case 'transform_values':
      flow.nodes.add(result, made().table)
      flow.nodes.edge(key, made().key)
      flow.blocks(call, (block) => flow.run(block, [value], made().value, call))
      return true
    case 'map':
    case 'collect':
    case 'flat_map':
    case 'filter_map':
      flow.nodes.add(result, made().list)
      each(made().element)
      return true
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
      return true
    case 'each_with_object':
      flow.nodes.edge(nodeOf(args[0]), result)
      flow.blocks(call, (block) => flow.run(block, [pairOf(flow, table), nodeOf(args[0])], -1, call))
      return true
    case 'inject':
    case 'reduce':
      flow.nodes.edge(nodeOf(args[0]), result)
      flow.blocks(call, (block) => flow.run(block, [result, pairOf(flow, table)], result, call))
      return true
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
      return true
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
      return true
    default:
      return false
  }
}

/** What an object's own `each` hands to its block is what it holds. */
export function callOnEnumerable(flow: Flow, call: Call, value: Value): boolean {
  if (value.is !== 'object') return false
  const { classes } = flow.program
  if (flow.isListLike(value.of)) return callOnList(flow, call, value, flow.heldBy(value) as number)
  if (!(MAPS.has(call.name) || SAME_LIST.has(call.name) || ELEMENT.has(call.name) || ASKS.has(call.name))) return false
  if (/^(dup|clone|freeze|\[\]|delete|<<|each)$/.test(call.name)) return false
  if (!classes.line(value.of).some(({ name }) => name === 'Enumerable')) return false
  const held = flow.heldBy(value)
  if (held === undefined) return false
  return callOnList(flow, call, flow.values.list(held), held)
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

export function partsOf(flow: Flow, call: object): Parts {
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
