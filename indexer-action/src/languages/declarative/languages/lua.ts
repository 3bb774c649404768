/**
 * Lua. A module is a file that returns a table, and a method is a function in a table. What an imported file defines is taken for
 * the table's members.
 */
import type { Parameter } from '../../../../../src/contract/symbols.ts'
import type { Binder, Rules } from '../rules.ts'
import type { Syntax } from '../syntax.ts'
import {
  classesIn,
  isFirst,
  isLocalOfFile,
  isOfFile,
  LUA_NAMES,
  madeOf,
  parameterTypes,
  typeAbove,
} from './lua-tables.ts'

/** Members of the standard library's tables and of strings. */
const COMMON = new Set('concat format gmatch insert remove reverse select unpack'.split(' '))

/** The last part of a function's name: `run` of `M.run` and `M:run`. */
const lastOf = (t: Syntax, name: number): number => t.field(name, 'field') ?? t.field(name, 'method') ?? name
const isMember = (t: Syntax, name: number): boolean => /^(?:dot|method)_index_expression$/.test(t.type(name))
const tableOf = (t: Syntax, name: number): string | undefined => {
  const table = isMember(t, name) ? t.field(name, 'table') : undefined
  return table === undefined ? undefined : t.text(table)
}

/** The statement `a.b = function() end` around a function, and the name that is assigned. */
function assigned(t: Syntax, value: number): { statement: number; name: number } | undefined {
  const values = t.parent(value)
  const statement = values === undefined ? undefined : t.parent(values)
  if (values === undefined || statement === undefined || t.type(statement) !== 'assignment_statement') return undefined
  const list = t.first(statement, 'variable_list')
  const name = list === undefined ? undefined : t.named(list)[t.named(values).indexOf(value)]
  return name === undefined || t.type(name) === 'bracket_index_expression' ? undefined : { statement, name }
}

/** The name of a function expression: of the variable or member that it is assigned to, or of its field in a table. */
function nameOfValue(t: Syntax, value: number): number | undefined {
  const field = t.parent(value)
  if (field === undefined) return undefined
  if (t.type(field) !== 'field') return assigned(t, value)?.name
  const name = t.field(field, 'name')
  return name !== undefined && t.type(name) === 'identifier' ? name : undefined
}

/** The table around a field, by the name that it is assigned to: `M` of `M = { run = function() end }`. */
function tableAround(t: Syntax, value: number): string | undefined {
  const field = t.parent(value)
  const table = field === undefined ? undefined : t.parent(field)
  if (field === undefined || table === undefined) return undefined
  if (t.type(field) !== 'field') {
    const { name } = assigned(t, value) ?? {}
    return name === undefined ? undefined : tableOf(t, name)
  }
  const outer = nameOfValue(t, table)
  if (outer === undefined) return undefined
  const around = tableAround(t, table)
  return [around, t.text(lastOf(t, outer))].filter(Boolean).join('.')
}

/** Whether a field holds something that has no symbol otherwise: neither a function, nor what is called like the field. */
const isValue = (t: Syntax, name: number, value: number): boolean =>
  t.type(value) !== 'function_definition' && t.text(value) !== t.text(lastOf(t, name))

/** The field that a statement of the file gives to one of its tables: `M.MOST = 3`. */
function fieldAssigned(t: Syntax, statement: number): number | undefined {
  const around = t.parent(statement)
  const list = t.first(statement, 'variable_list')
  const values = t.first(statement, 'expression_list')
  if (around === undefined || t.type(around) !== 'chunk' || list === undefined || values === undefined) return undefined
  const name = t.named(list)[0]
  const value = t.named(values)[0]
  if (name === undefined || value === undefined || t.type(name) !== 'dot_index_expression' || t.count(list, 2) > 1)
    return undefined
  const table = tableOf(t, name)
  if (table === undefined || !isLocalOfFile(t, table) || !isFirst(t, t.text(name), statement)) return undefined
  return isValue(t, name, value) ? name : undefined
}

function parameters(t: Syntax, node: number) {
  const list = t.field(node, 'parameters')
  if (list === undefined) return []
  const types = parameterTypes(t, assigned(t, node)?.statement ?? node)
  return t.named(list).map((name) => {
    const made: Parameter = { name: t.text(name) }
    const type = types.get(made.name)
    if (type !== undefined) made.type = type
    if (t.type(name) === 'vararg_expression') made.variadic = true
    return { node: name, name, parameter: made }
  })
}

/** The table that the only name which a statement declares is an object of. */
function declaredType(t: Syntax, node: number): string | undefined {
  const around = t.parent(node)
  const whole = around !== undefined && t.type(around) === 'variable_declaration' ? around : node
  const list = t.first(node, 'variable_list')
  if (list === undefined || t.count(list, 2) !== 1) return undefined
  const values = t.first(node, 'expression_list')
  const value = values === undefined ? undefined : t.named(values)[0]
  return typeAbove(t, whole) ?? (value === undefined ? undefined : madeOf(t, value))
}

const isLocal = (t: Syntax, node: number): boolean => /^local\b/.test(t.text(node))
const names = (t: Syntax, list: number | undefined): Binder[] =>
  list === undefined ? [] : t.each(list, 'identifier').map((name) => ({ name }))

/** The module that `require` is given, if that is all there is. */
function required(t: Syntax, call: number | undefined): number | undefined {
  const callee = call === undefined || t.type(call) !== 'function_call' ? undefined : t.field(call, 'name')
  if (call === undefined || callee === undefined || t.text(callee) !== 'require') return undefined
  const list = t.field(call, 'arguments')
  const [only, ...more] = list === undefined ? [] : t.named(list)
  return only !== undefined && more.length === 0 && t.type(only) === 'string' ? t.field(only, 'content') : undefined
}

export const lua: Rules = {
  key: 'lua',
  family: 'declarative',
  grammar: '@tree-sitter-grammars/tree-sitter-lua/tree-sitter-lua.wasm',
  revision: 4,
  separator: '.',
  standard: 'std:lua',
  definitions: {
    function_declaration: {
      kind: 'function',
      scope: true,
      name: (t, node) => {
        const name = t.field(node, 'name')
        return name === undefined ? undefined : lastOf(t, name)
      },
      within: (t, node) => {
        const name = t.field(node, 'name')
        return name === undefined ? undefined : tableOf(t, name)
      },
      parameters,
      modifiers: (t, node) => (isLocal(t, node) ? ['private'] : ['exported']),
    },
    function_definition: {
      kind: 'function',
      scope: true,
      name: (t, node) => {
        const name = nameOfValue(t, node)
        return name === undefined ? undefined : lastOf(t, name)
      },
      within: tableAround,
      whole: (t, node) => assigned(t, node)?.statement ?? t.parent(node) ?? node,
      parameters,
    },
    assignment_statement: {
      kind: (t, node) => (fieldAssigned(t, node) === undefined ? 'variable' : 'property'),
      localInFunction: true,
      type: declaredType,
      within: (t, node) => {
        const field = fieldAssigned(t, node)
        return field === undefined ? undefined : tableOf(t, field)
      },
      names: (t, node) => {
        const around = t.parent(node)
        const isDeclared = around !== undefined && t.type(around) === 'variable_declaration'
        const isTop = around !== undefined && t.type(around) === 'chunk'
        const [list, values] = [t.first(node, 'variable_list'), t.first(node, 'expression_list')]
        if (list === undefined || !(isDeclared || isTop)) return []
        const field = fieldAssigned(t, node)
        if (field !== undefined) return [lastOf(t, field)]
        const given = values === undefined ? [] : t.named(values)
        return t.named(list).filter((name, at) => {
          const value = given[at]
          const isName = t.type(name) === 'identifier' && (isDeclared || isFirst(t, t.text(name), node))
          return isName && (value === undefined || t.type(value) !== 'function_definition')
        })
      },
    },
    // `M = { MOST = 3 }`
    field: {
      kind: 'property',
      name: (t, node) => {
        const [name, value, table] = [t.field(node, 'name'), t.field(node, 'value'), t.parent(node)]
        if (name === undefined || value === undefined || table === undefined) return undefined
        return t.type(name) === 'identifier' && isValue(t, name, value) && isOfFile(t, table) ? name : undefined
      },
      within: (t, node) => {
        const value = t.field(node, 'value')
        return value === undefined ? undefined : tableAround(t, value)
      },
    },
    // `local a, b`
    variable_declaration: {
      kind: 'variable',
      localInFunction: true,
      type: typeAbove,
      names: (t, node) => {
        const list = t.first(node, 'variable_list')
        return list === undefined ? [] : t.each(list, 'identifier')
      },
    },
  },
  uses: {
    function_call: {
      use: 'call',
      name: (t, node) => {
        const name = t.field(node, 'name')
        return name !== undefined && (isMember(t, name) || t.type(name) === 'identifier') ? lastOf(t, name) : undefined
      },
      path: (t, node) => {
        const name = t.field(node, 'name')
        return name === undefined ? undefined : tableOf(t, name)
      },
    },
    dot_index_expression: {
      use: (t, node) => (isWritten(t, node) ? 'write' : 'read'),
      name: (t, node) => t.field(node, 'field'),
      path: tableOf,
    },
  },
  reads: ['identifier'],
  writes: isWritten,
  types: [],
  scopes: {
    block: () => [],
    for_statement: (t, node) => {
      const clause = t.field(node, 'clause')
      if (clause === undefined) return []
      const name = t.field(clause, 'name')
      return name === undefined ? names(t, t.first(clause, 'variable_list')) : [{ name }]
    },
  },
  // Names that a function is given are the function's; keys of tables and `self` are nobody's.
  label: (t, node) => {
    const name = t.type(node) === 'function_definition' ? nameOfValue(t, node) : undefined
    if (name !== undefined) return { name: lastOf(t, name) }
    if (t.type(node) === 'identifier' && t.text(node) === 'self') return { name: node }
    const key = t.type(node) === 'field' ? t.field(node, 'name') : undefined
    return key === undefined || t.type(key) !== 'identifier' ? undefined : { name: key }
  },
  blockScoped: true,
  self: [],
  comments: ['comment'],
  begins: 'dashes',
  imports: {
    variable_declaration: (t, node) => {
      const statement = t.first(node, 'assignment_statement')
      const [list, values] =
        statement === undefined ? [] : [t.first(statement, 'variable_list'), t.first(statement, 'expression_list')]
      const [name, ...others] = list === undefined ? [] : t.named(list)
      const path = required(t, values === undefined ? undefined : t.named(values)[0])
      return name === undefined || path === undefined || others.length > 0
        ? []
        : [{ path: t.text(path), as: t.text(name), node: path }]
    },
    function_call: (t, node) => {
      const path = required(t, node)
      return path === undefined ? [] : [{ path: t.text(path), as: t.text(path), node: path }]
    },
  },
  packages: {},
  common: COMMON,
  brought: LUA_NAMES,
  fieldsNeedReceiver: true,
  tables: true,
  classes: classesIn,
  file: (path, from, paths) => {
    const name = path.replaceAll('.', '/')
    const roots = ['', 'lua/', 'src/', 'lib/']
    for (let folder = from; folder.includes('/'); ) {
      folder = folder.slice(0, folder.lastIndexOf('/'))
      roots.push(`${folder}/`, `${folder}/lua/`)
    }
    const candidates = roots.flatMap((root) => [`${root}${name}.lua`, `${root}${name}/init.lua`])
    const other = candidates.find((candidate) => candidate !== from && paths.has(candidate))
    // A file that imports a plain name like its own means a library.
    return other ?? (name.includes('/') ? candidates.find((candidate) => candidate === from) : undefined)
  },
}

function isWritten(t: Syntax, node: number): boolean {
  const list = t.parent(node)
  return list !== undefined && t.type(list) === 'variable_list'
}
