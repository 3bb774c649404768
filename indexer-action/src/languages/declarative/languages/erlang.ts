/**
 * Erlang. A function is what its clauses of one arity are together; a module is named by its atom, so whatever is called in one is
 * known without an import, and functions that are handed on by module, name and arguments are called indirectly.
 */

import type { Modifier } from '../../../../../src/contract/symbols.ts'
import { folderOf } from '../../../link/paths.ts'
import { DEEPEST_PATTERN, type ImportedName, type Rules } from '../rules.ts'
import type { Syntax } from '../syntax.ts'
import { ERLANG_NAMES } from './erlang-names.ts'
import { filesNamed } from './files-named.ts'

/** Macros of the compiler. */
const BUILT_IN = /^(?:MODULE|MODULE_STRING|FILE|LINE|MACHINE|FUNCTION_NAME|FUNCTION_ARITY|OTP_RELEASE|FEATURE_\w+)$/
/** Functions that are given a module, a function and its arguments. */
const APPLYING =
  /^(?:apply|spawn\w*|apply_after|apply_interval|apply_repeatedly|hibernate|call|cast|multicall|async_call)$/
/** Where types are written: everything that looks like a call there names a type. */
const TYPES = /^(?:spec|callback|type_alias|opaque|field_type)$/

interface Heading {
  module: string | undefined
  /** `name/arity`; undefined if all are exported. */
  exported: ReadonlySet<string> | undefined
}

const headings = new WeakMap<Syntax, Heading>()

/** What a file says of itself before its functions. */
function headingOf(t: Syntax): Heading {
  let known = headings.get(t)
  if (!known) {
    const forms = t.named(0)
    const module = forms.find((form) => t.type(form) === 'module_attribute')
    const name = module === undefined ? undefined : t.field(module, 'name')
    const lists = forms.filter((form) => t.type(form) === 'export_attribute')
    const isAll = forms.some(
      (form) => t.type(form) === 'compile_options_attribute' && /\bexport_all\b/.test(t.text(form)),
    )
    const listed = lists.flatMap((list) => t.each(list, 'fa')).map((one) => t.text(one).replace(/\s/g, ''))
    known = {
      module: name === undefined ? undefined : bare(t.text(name)),
      exported: isAll ? undefined : new Set(listed),
    }
    headings.set(t, known)
  }
  return known
}

/** An atom in quotes is the one without: `'run'`. */
const bare = (atom: string): string => atom.replace(/^'(.*)'$/s, '$1')

const clauseOf = (t: Syntax, declaration: number): number | undefined => t.first(declaration, 'function_clause')

const argumentsOf = (t: Syntax, node: number): number[] => {
  const list = t.field(node, 'args')
  return list === undefined ? [] : t.named(list).filter((one) => t.type(one) !== 'comment')
}

function functionName(t: Syntax, declaration: number): number | undefined {
  const clause = clauseOf(t, declaration)
  const name = clause === undefined ? undefined : t.field(clause, 'name')
  return name !== undefined && t.type(name) === 'atom' ? name : undefined
}

const arityOf = (t: Syntax, declaration: number): number => {
  const clause = clauseOf(t, declaration)
  return clause === undefined ? 0 : argumentsOf(t, clause).length
}

/** A further clause of the function that is declared right before. */
function continues(t: Syntax, node: number): boolean {
  let before = t.previous(node)
  while (before !== undefined && t.type(before) === 'comment') before = t.previous(before)
  if (before === undefined || t.type(before) !== 'fun_decl') return false
  const [name, other] = [functionName(t, node), functionName(t, before)]
  if (name === undefined || other === undefined) return false
  return t.text(name) === t.text(other) && arityOf(t, node) === arityOf(t, before)
}

/** The variables in a pattern. Of a binary's elements, sizes and types are none. */
function boundBy(t: Syntax, pattern: number, depth = 0): number[] {
  const type = t.type(pattern)
  if (type === 'var') return /^_?$/.test(t.text(pattern)) ? [] : [pattern]
  if (type === 'macro_call_expr' || type === 'bit_size_expr' || depth > DEEPEST_PATTERN) return []
  return t.named(pattern).flatMap((part) => boundBy(t, part, depth + 1))
}

const boundByField = (t: Syntax, node: number, field: string): number[] => {
  const pattern = t.field(node, field)
  return pattern === undefined ? [] : boundBy(t, pattern)
}

/** The name of a module where it is written: an atom, or `?MODULE`. */
function moduleNamed(t: Syntax, node: number | undefined): string | undefined {
  if (node === undefined) return undefined
  if (t.type(node) === 'atom') return bare(t.text(node))
  return t.text(node) === '?MODULE' ? headingOf(t).module : undefined
}

/** The module that qualifies a call or a type. */
function qualifierOf(t: Syntax, call: number): string | undefined {
  const remote = t.parent(call)
  if (remote === undefined || t.type(remote) !== 'remote' || t.field(remote, 'fun') !== call) return undefined
  const qualifier = t.field(remote, 'module')
  return qualifier === undefined ? undefined : moduleNamed(t, t.field(qualifier, 'module'))
}

const isQualified = (t: Syntax, call: number): boolean => {
  const around = t.parent(call)
  return around !== undefined && t.type(around) === 'remote' && t.field(around, 'fun') === call
}

function isType(t: Syntax, node: number): boolean {
  for (let at = t.parent(node); at !== undefined; at = t.parent(at)) {
    if (TYPES.test(t.type(at))) return true
    if (/^(?:clause_body|fun_decl)$/.test(t.type(at))) return false
  }
  return false
}

/** Module, function and arguments that are handed on: to `apply` and the like, or in a supervisor's specification. */
function handedOn(t: Syntax, node: number): { module: string; name: number; arity: number | undefined } | undefined {
  const list = t.named(node).slice(-3)
  const [module, name, given] = list
  if (module === undefined || name === undefined || given === undefined) return undefined
  if (t.type(name) !== 'atom' || t.type(given) !== 'list') return undefined
  const named = moduleNamed(t, module)
  return named === undefined ? undefined : { module: named, name, arity: t.named(given).length }
}

function applied(t: Syntax, node: number): ReturnType<typeof handedOn> {
  const around = t.parent(node)
  if (around === undefined) return undefined
  if (t.type(node) === 'expr_args') {
    const callee = t.field(around, 'expr')
    return callee !== undefined && APPLYING.test(t.text(callee)) ? handedOn(t, node) : undefined
  }
  const key = t.type(around) === 'map_field' ? t.field(around, 'key') : undefined
  const isStart = key !== undefined && t.text(key) === 'start'
  if ((!isStart && t.type(around) !== 'tuple') || t.named(node).length !== 3) return undefined
  // `{Id, {M, F, A}, Restart, Shutdown, Type, Modules}`
  return isStart || t.count(around, 7) === 6 ? handedOn(t, node) : undefined
}

/** `fun run/2`, `fun other:run/2`: its number of arguments. */
function capturedArity(t: Syntax, node: number): number | undefined {
  const arity = t.field(node, 'arity')
  const value = arity === undefined ? undefined : t.field(arity, 'value')
  return value === undefined ? undefined : Number(t.text(value))
}

const typeName = (t: Syntax, node: number): number | undefined => {
  const name = t.field(node, 'name')
  return name === undefined ? undefined : t.field(name, 'name')
}

const inRecordDeclaration = (t: Syntax, node: number): boolean => {
  const around = t.parent(node)
  return around !== undefined && t.type(around) === 'record_decl'
}

/** The record whose field is named. */
function recordOf(t: Syntax, field: number): string | undefined {
  const around = t.parent(field)
  const name = around === undefined ? undefined : t.field(around, 'name')
  const atom = name === undefined || t.type(name) !== 'record_name' ? undefined : t.field(name, 'name')
  return atom === undefined ? undefined : t.text(atom)
}

export const erlang: Rules = {
  key: 'erlang',
  family: 'declarative',
  grammar: 'tree-sitter-wasm/erlang/tree-sitter-erlang.wasm',
  revision: 3,
  separator: ':',
  standard: 'std:erlang',
  definitions: {
    module_attribute: { kind: 'module', rename: bare },
    fun_decl: {
      kind: 'function',
      scope: true,
      name: functionName,
      rename: bare,
      continues,
      parameters: (t, node) => {
        const clause = clauseOf(t, node)
        return (clause === undefined ? [] : argumentsOf(t, clause)).map((pattern) => ({
          node: pattern,
          name: pattern,
          parameter: { name: t.brief(pattern) },
          binds: boundBy(t, pattern),
        }))
      },
      arity: (t, node) => [arityOf(t, node), arityOf(t, node)],
      body: (t, node) => {
        const clause = clauseOf(t, node)
        return clause === undefined ? undefined : t.field(clause, 'body')
      },
      modifiers: (t, node): Modifier[] => {
        const name = functionName(t, node)
        const { exported } = headingOf(t)
        const is = name !== undefined && (exported?.has(`${t.text(name)}/${arityOf(t, node)}`) ?? true)
        const isTest = name !== undefined && arityOf(t, node) === 0 && /_test_?$/.test(t.text(name))
        return [is ? 'exported' : 'private', ...(isTest ? (['test'] as const) : [])]
      },
    },
    record_decl: { kind: 'struct', scope: true },
    record_field: {
      kind: 'property',
      name: (t, node) => (inRecordDeclaration(t, node) ? t.field(node, 'name') : undefined),
      type: (t, node) => {
        const type = t.field(node, 'ty')
        return type === undefined ? undefined : t.brief(type)
      },
    },
    pp_define: {
      kind: 'macro',
      scope: true,
      name: (t, node) => {
        const head = t.field(node, 'lhs')
        return head === undefined ? undefined : t.field(head, 'name')
      },
      parameters: (t, node) => {
        const head = t.field(node, 'lhs')
        return (head === undefined ? [] : argumentsOf(t, head)).map((one) => ({
          node: one,
          name: one,
          parameter: { name: t.text(one) },
        }))
      },
    },
    type_alias: { kind: 'type', name: typeName },
    opaque: { kind: 'type', name: typeName },
    callback: {
      kind: 'function',
      name: (t, node) => t.field(node, 'fun'),
      arity: (t, node) => {
        const signature = t.field(node, 'sigs')
        const count = signature === undefined ? 0 : argumentsOf(t, signature).length
        return [count, count]
      },
      modifiers: () => ['abstract'],
    },
    match_expr: { kind: 'variable', localInFunction: true, names: (t, node) => boundByField(t, node, 'lhs') },
    cond_match_expr: { kind: 'variable', localInFunction: true, names: (t, node) => boundByField(t, node, 'lhs') },
    b_generator: { kind: 'variable', localInFunction: true, names: (t, node) => boundByField(t, node, 'lhs') },
    map_generator: { kind: 'variable', localInFunction: true, names: (t, node) => boundByField(t, node, 'lhs') },
    generator: { kind: 'variable', localInFunction: true, names: (t, node) => boundByField(t, node, 'lhs') },
    cr_clause: { kind: 'variable', localInFunction: true, names: (t, node) => boundByField(t, node, 'pat') },
    catch_clause: {
      kind: 'variable',
      localInFunction: true,
      names: (t, node) => ['class', 'pat', 'stack'].flatMap((field) => boundByField(t, node, field)),
    },
  },
  uses: {
    call: {
      use: (t, node) => (isType(t, node) ? 'type' : 'call'),
      name: (t, node) => {
        const name = t.field(node, 'expr')
        // In a module that a variable names, nobody knows.
        if (name === undefined || t.type(name) !== 'atom') return undefined
        return isQualified(t, node) && qualifierOf(t, node) === undefined ? undefined : name
      },
      path: qualifierOf,
      arguments: (t, node) => (isType(t, node) ? undefined : argumentsOf(t, node).length),
    },
    internal_fun: { use: 'read', name: (t, node) => t.field(node, 'fun'), arguments: capturedArity },
    external_fun: {
      use: 'read',
      name: (t, node) => {
        const [module, name] = [t.field(node, 'module'), t.field(node, 'fun')]
        const isKnown = module !== undefined && moduleNamed(t, t.field(module, 'name')) !== undefined
        return isKnown && name !== undefined && t.type(name) === 'atom' ? name : undefined
      },
      path: (t, node) => {
        const module = t.field(node, 'module')
        return module === undefined ? undefined : moduleNamed(t, t.field(module, 'name'))
      },
      arguments: capturedArity,
    },
    expr_args: {
      use: 'call_indirect',
      name: (t, node) => applied(t, node)?.name,
      path: (t, node) => applied(t, node)?.module,
      arguments: (t, node) => applied(t, node)?.arity,
    },
    tuple: {
      use: 'call_indirect',
      name: (t, node) => applied(t, node)?.name,
      path: (t, node) => applied(t, node)?.module,
      arguments: (t, node) => applied(t, node)?.arity,
    },
    macro_call_expr: {
      use: 'call_macro',
      name: (t, node) => {
        const name = t.field(node, 'name')
        return name === undefined || BUILT_IN.test(t.text(name)) ? undefined : name
      },
    },
    pp_ifdef: { use: 'call_macro', name: (t, node) => t.field(node, 'name') },
    pp_ifndef: { use: 'call_macro', name: (t, node) => t.field(node, 'name') },
    pp_undef: { use: 'call_macro', name: (t, node) => t.field(node, 'name') },
    record_name: { use: 'type', name: (t, node) => t.field(node, 'name') },
    record_field: { use: 'read', name: (t, node) => t.field(node, 'name'), path: recordOf },
    record_field_name: { use: 'read', name: (t, node) => t.field(node, 'name'), path: recordOf },
  },
  reads: ['var'],
  types: [],
  scopes: {
    fun_clause: (t, node) =>
      [t.field(node, 'name'), ...argumentsOf(t, node).flatMap((pattern) => boundBy(t, pattern))].flatMap((name) =>
        name === undefined ? [] : [{ name }],
      ),
    list_comprehension: () => [],
    binary_comprehension: () => [],
    map_comprehension: () => [],
  },
  // Names of built-in macros, of the variables of types, and what a variable is not.
  label: (t, node) => {
    if (t.type(node) === 'macro_call_expr') {
      const name = t.field(node, 'name')
      return name !== undefined && BUILT_IN.test(t.text(name)) ? { name } : undefined
    }
    return t.type(node) === 'var' && (t.text(node) === '_' || isType(t, node)) ? { name: node } : undefined
  },
  beside: (t, node) => {
    const word = /^-\s*(doc|spec)\b/.exec(
      t.tree.text.slice(t.tree.start[node], (t.tree.start[node] as number) + 12),
    )?.[1]
    return word === 'doc' ? 'doc' : word === 'spec' ? 'other' : undefined
  },
  self: [],
  comments: ['comment'],
  begins: 'percent',
  imports: {
    pp_include: (t, node) => included(t, node),
    pp_include_lib: (t, node) => included(t, node),
    behaviour_attribute: (t, node) => named(t, t.field(node, 'name')),
    remote_module: (t, node) => named(t, t.field(node, 'module')),
    module: (t, node) => named(t, t.field(node, 'name')),
    import_attribute: (t, node) => {
      const module = t.field(node, 'module')
      if (module === undefined) return []
      return t.each(node, 'fa').flatMap((one) => {
        const name = t.field(one, 'fun')
        return name === undefined ? [] : [{ path: `${t.text(module)}.${t.text(name)}`, as: t.text(name), node: name }]
      })
    },
  },
  packages: { module_attribute: (t, node) => bare(t.text(t.field(node, 'name') ?? node)) },
  meant: bare,
  packaged: true,
  brought: ERLANG_NAMES,
  modulesByName: true,
  wholeNames: true,
  file: (path, from, paths) => {
    if (!path.endsWith('.hrl')) return undefined
    const folder = folderOf(from)
    const near = [`${folder}${path}`, `${folder}../include/${path}`.replace(/[^/]+\/\.\.\//, '')]
    return near.find((one) => paths.has(one)) ?? filesNamed(paths, path)[0]
  },
}

function included(t: Syntax, node: number): ImportedName[] {
  const file = t.field(node, 'file')
  const path = file === undefined || t.type(file) !== 'string' ? '' : t.text(file).slice(1, -1)
  return file === undefined || path === '' ? [] : [{ path, as: path, node: file }]
}

function named(t: Syntax, module: number | undefined): ImportedName[] {
  if (module === undefined || t.type(module) !== 'atom') return []
  const name = bare(t.text(module))
  return [{ path: name, as: name, node: module }]
}
