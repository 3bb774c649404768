/**
 * What Lua's tables hold, and of which table an object is: `setmetatable({}, Dog)`, `Dog.new()`, and what comments say of it
 * (`---@type Dog`).
 */
import type { Classes } from '../rules.ts'
import type { Syntax } from '../syntax.ts'

/** Functions and tables that Lua brings along, in any of its versions. */
export const LUA_NAMES = new Set(
  (
    '_G _VERSION assert collectgarbage dofile error getfenv getmetatable ipairs load loadfile loadstring module next pairs pcall print ' +
    'rawequal rawget rawlen rawset require select setfenv setmetatable tonumber tostring type unpack warn xpcall ' +
    'bit bit32 coroutine debug ffi io jit math os package string table utf8'
  ).split(' '),
)

/** A table of so much text is data, and its fields are not looked at. */
const MOST_TEXT = 20_000

/** Whether a table is what a name of the file holds. */
export function isOfFile(t: Syntax, table: number): boolean {
  if (t.type(table) !== 'table_constructor') return false
  const { start, end } = t.tree
  if ((end[table] as number) - (start[table] as number) > MOST_TEXT) return false
  const list = t.parent(table)
  const statement = list === undefined ? undefined : t.parent(list)
  if (statement === undefined || t.type(statement) !== 'assignment_statement') return false
  const around = t.parent(statement)
  const outer = around !== undefined && t.type(around) === 'variable_declaration' ? t.parent(around) : around
  return outer !== undefined && t.type(outer) === 'chunk'
}

/** The names that the statements of a file give something: its locals, and by each name in full the first that does. */
interface Given {
  locals: ReadonlySet<string>
  first: ReadonlyMap<string, number>
}

const given = new WeakMap<Syntax, Given>()

function givenIn(t: Syntax): Given {
  const known = given.get(t)
  if (known) return known
  const locals = new Set<string>()
  const first = new Map<string, number>()
  for (const node of t.named(0)) {
    const isLocal = t.type(node) === 'variable_declaration'
    const statement = isLocal ? (t.first(node, 'assignment_statement') ?? node) : node
    const list = t.first(statement, 'variable_list')
    const values = t.first(statement, 'expression_list')
    const value = values === undefined ? undefined : t.named(values)[0]
    for (const name of list === undefined ? [] : t.named(list)) {
      const text = t.text(name)
      if (!first.has(text)) first.set(text, statement)
      for (const field of value !== undefined && isOfFile(t, value) ? t.each(value, 'field') : []) {
        const key = t.field(field, 'name')
        if (key !== undefined && t.type(key) === 'identifier') first.set(`${text}.${t.text(key)}`, statement)
      }
      // What is imported has its fields from elsewhere.
      if (isLocal && !(value !== undefined && /^require\b/.test(t.text(value)))) locals.add(text)
    }
  }
  const found = { locals, first }
  given.set(t, found)
  return found
}

/** Whether a name is one of the file's own locals, which no other file made. */
export const isLocalOfFile = (t: Syntax, name: string): boolean => givenIn(t).locals.has(name)

/** Whether a statement of the file is the first that gives something to that name. */
export const isFirst = (t: Syntax, name: string, statement: number): boolean => givenIn(t).first.get(name) === statement

const MAKES = /^(new|New|create)$/

/** The table that an object is made of, as written: `Dog` of `setmetatable({}, Dog)`, `Dog.new()`, `Dog:new()`. */
export function madeOf(t: Syntax, value: number): string | undefined {
  if (t.type(value) === 'binary_expression') {
    const right = t.field(value, 'right')
    return right === undefined || !/\bor\b/.test(t.text(value)) ? undefined : madeOf(t, right)
  }
  const name = t.type(value) === 'function_call' ? t.field(value, 'name') : undefined
  if (name === undefined) return undefined
  if (t.text(name) === 'setmetatable') {
    const list = t.field(value, 'arguments')
    const meta = list === undefined ? undefined : t.named(list)[1]
    return meta === undefined ? undefined : metatable(t, meta)
  }
  const made = t.field(name, 'field') ?? t.field(name, 'method')
  const table = t.field(name, 'table')
  return made !== undefined && table !== undefined && MAKES.test(t.text(made)) ? nameOf(t, table) : undefined
}

/** `Dog`, `{ __index = Dog }` */
function metatable(t: Syntax, meta: number): string | undefined {
  if (t.type(meta) !== 'table_constructor') return nameOf(t, meta)
  for (const field of t.each(meta, 'field').slice(0, 20)) {
    const [key, value] = [t.field(field, 'name'), t.field(field, 'value')]
    if (key !== undefined && value !== undefined && t.text(key) === '__index') return nameOf(t, value)
  }
  return undefined
}

const nameOf = (t: Syntax, node: number): string | undefined =>
  /^(identifier|dot_index_expression)$/.test(t.type(node)) ? t.text(node) : undefined

/** Types that are no tables with methods. */
const PLAIN = /^(any|boolean|function|integer|lightuserdata|nil|number|string|table|thread|unknown|userdata|void)$/

/** The lines of comments right above a place. */
function* linesAbove({ tree: { text } }: Syntax, at: number): Generator<string> {
  for (let end = text.lastIndexOf('\n', at - 1); end > 0; ) {
    const start = text.lastIndexOf('\n', end - 1) + 1
    const line = text.slice(start, end).trim()
    if (!line.startsWith('---')) return
    yield line
    end = start - 1
  }
}

/** What a comment above a statement says that it declares: `---@type Dog`. */
export function typeAbove(t: Syntax, statement: number): string | undefined {
  for (const line of linesAbove(t, t.tree.start[statement] as number)) {
    const found = /^---\s*@type\s+([\w.]+)\??\s*(?:$|[#@-]|\s\w)/.exec(line)?.[1]
    if (found !== undefined) return PLAIN.test(found) ? undefined : found
  }
  return undefined
}

/** The types of parameters that comments above a function tell: `---@param other Dog`. */
export function parameterTypes(t: Syntax, statement: number): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const line of linesAbove(t, t.tree.start[statement] as number)) {
    const [, name, type] = /^---\s*@param\s+(\w+)\??\s+([\w.]+)\??(?:\s|$)/.exec(line) ?? []
    if (name !== undefined && type !== undefined && !PLAIN.test(type)) found.set(name, type)
  }
  return found
}

/** A class that comments name right above a table. Of several the last one is it: each says for itself what it has. */
const CLASS =
  /^[ \t]*---\s*@class\s+(?:\(\w+\)\s*)?([\w.]+)(?![\w.])([^\n]*)\n(?:[ \t]*---(?!\s*@class\b)[^\n]*\n)*[ \t]*(?:local\s+)?([\w.]+)\s*=/gm

/** By the name of a class, as comments give it: the table that it is, and the classes that it extends. */
export function classesIn(text: string): Classes | undefined {
  let found: Classes | undefined
  for (const [, name = '', rest = '', table = ''] of text.matchAll(CLASS)) {
    const bases = /^\s*:\s*([\w., ]+)/.exec(rest)?.[1] ?? ''
    found ??= Object.create(null) as Classes
    found[name] = [table, ...bases.split(',').flatMap((base) => base.trim() || [])]
  }
  return found
}
