/**
 * Object literals that describe what a call makes: the fields of a schema (`z.object({ … })`), of a table (`pgTable('users', { … })`),
 * the procedures of a router. Other files use their members by name, so they are symbols wherever the call's result has a name.
 */
import type { Extraction } from './extraction.ts'
import { K } from './grammar.ts'

/** Last names of functions and methods to which such literals are given. */
const DESCRIBED_TO = new Set([
  ...['object', 'strictObject', 'looseObject', 'Object', 'struct', 'Struct', 'safeExtend', 'extend'],
  ...['pgTable', 'mysqlTable', 'sqliteTable', 'createTable', 'defineTable', 'defineSchema'],
  ...['router', 'createTRPCRouter', 'createSlice', 'createActionGroup', 'defineStore'],
])
/** How deep calls are followed into their arguments. */
const DEEPEST = 4

/** Finds such literals in a value that has a name, in the calls of a chain and in their arguments; `owner` will own the members. */
export function noteDescribed(x: Extraction, value: number, owner: number, depth = 0): void {
  const { after } = x.tree
  let at = value
  while (at >= 0 && x.kind(at) === K.call_expression) {
    const callee = x.field(at, 'function')
    const args = x.field(at, 'arguments')
    if (callee < 0) return
    const isMember = x.kind(callee) === K.member_expression
    const name = isMember ? x.field(callee, 'property') : callee
    const describes = name >= 0 && DESCRIBED_TO.has(x.text(name))
    for (let arg = args + 1, end = args < 0 ? 0 : (after[args] as number); arg < end; arg = after[arg] as number) {
      if (x.kind(arg) === K.object && describes && !x.described.has(arg)) x.described.set(arg, owner)
      else if (depth < DEEPEST) noteArgument(x, arg, owner, depth + 1)
    }
    at = isMember ? x.field(callee, 'object') : -1
  }
}

function noteArgument(x: Extraction, arg: number, owner: number, depth: number): void {
  const { after } = x.tree
  if (x.kind(arg) === K.call_expression) noteDescribed(x, arg, owner, depth)
  else if (x.kind(arg) === K.array)
    for (let item = arg + 1, end = after[arg] as number; item < end; item = after[item] as number)
      if (x.kind(item) === K.call_expression) noteDescribed(x, item, owner, depth)
}
