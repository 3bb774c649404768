/**
 * Clojure. Everything is a list: what one defines or binds is told by the symbol that it begins with, also where a library's macro
 * begins with `def` or ends with `let`.
 */
import type { Modifier, SymbolKind } from '../../../../../src/contract/symbols.ts'
import { NAMED } from '../../../syntax/flat-tree.ts'
import { JAVA, packageOf } from '../../java/packages.ts'
import { type Binder, DEEPEST_PATTERN, type ImportedName, type Rules } from '../rules.ts'
import type { Syntax } from '../syntax.ts'
import { CLOJURE_CORE } from './clojure-core.ts'

const KINDS: ReadonlyMap<string, SymbolKind> = new Map([
  ['defn', 'function'],
  ['defn-', 'function'],
  ['deftest', 'function'],
  ['defmulti', 'function'],
  ['defmethod', 'method'],
  ['defmacro', 'macro'],
  ['defprotocol', 'interface'],
  ['definterface', 'interface'],
  ['defrecord', 'class'],
  ['deftype', 'class'],
  ['extend-type', 'impl'],
  ['extend-protocol', 'impl'],
])
/** What has methods inside of it. */
const WITH_METHODS = /^(?:defprotocol|definterface|defrecord|deftype|extend-type|extend-protocol)$/
const OBJECTS = /^(?:reify|proxy)$/
/** What binds names to values in a vector of pairs. */
const BINDING =
  /^(?:.*-)?let\*?$|^(?:go-)?loop$|^for$|^doseq$|^dotimes$|^(?:if|when)-(?:some|first)\*?$|^with-open$|^with-local-vars$/
const THREADING = /^(?:some|cond)?->>?$|^doto$/
/** Symbols that are no names: of parameters, of function literals, and what a macro makes up. */
const NO_NAME = /^(?:&|%\d*|%&|_|.*#|\.+)$/

const SYMBOL = 'sym_lit'
const isForm = (t: Syntax, node: number): boolean =>
  ((t.tree.flags[node] as number) & NAMED) !== 0 && !/^(?:comment|dis_expr|meta_lit)$/.test(t.type(node))

const formsOf = (t: Syntax, node: number): number[] => t.all(node).filter((one) => isForm(t, one))

/** The first of the forms, found without looking at all of them: a list of data may have thousands. */
function firstForm(t: Syntax, node: number): number | undefined {
  for (const child of t.tree.children(node)) if (isForm(t, child)) return child
  return undefined
}

const nameOf = (t: Syntax, symbol: number | undefined): number | undefined =>
  symbol === undefined || t.type(symbol) !== SYMBOL ? undefined : t.field(symbol, 'name')

const isQualified = (t: Syntax, symbol: number): boolean => t.field(symbol, 'namespace') !== undefined

/** The symbol that a list begins with, without its namespace. */
function headOf(t: Syntax, list: number | undefined): string {
  if (list === undefined || t.type(list) !== 'list_lit') return ''
  const name = nameOf(t, firstForm(t, list))
  return name === undefined ? '' : t.text(name)
}

/** Index among the forms of the parent. */
function placeOf(t: Syntax, node: number): number {
  const around = t.parent(node)
  return around === undefined ? -1 : formsOf(t, around).indexOf(node)
}

/** A method of a type or protocol: `(area [this] …)`, or `(area [this] "Doc")`. */
function isMethod(t: Syntax, node: number): boolean {
  const [name, given] = formsOf(t, node)
  if (nameOf(t, name) === undefined || given === undefined || !/^(?:vec_lit|list_lit)$/.test(t.type(given)))
    return false
  return WITH_METHODS.test(headOf(t, t.parent(node)))
}

/** What a list defines, by its head; '' if nothing. */
function defines(t: Syntax, node: number): string {
  const head = headOf(t, node)
  if (isMethod(t, node)) return 'method'
  if (!/^(?:def.|extend-(?:type|protocol)$|def$)/.test(head) || head === 'default') return ''
  const [, name] = formsOf(t, node)
  return name !== undefined && t.type(name) === SYMBOL && !isQualified(t, name) ? head : ''
}

function kindOf(t: Syntax, node: number): SymbolKind {
  const what = defines(t, node)
  if (what === 'method') return 'method'
  const value = formsOf(t, node).at(-1)
  if (what === 'def' && /^fn\*?$/.test(headOf(t, value))) return 'function'
  return KINDS.get(what) ?? 'variable'
}

function definedName(t: Syntax, node: number): number | undefined {
  const what = defines(t, node)
  if (what === '') return undefined
  const [first, second] = formsOf(t, node)
  return nameOf(t, what === 'method' ? first : second)
}

/** The vectors of parameters: one, or one for each number of arguments. */
function parameterVectors(t: Syntax, node: number): number[] {
  const forms = formsOf(t, node)
  const own = forms.find((one) => t.type(one) === 'vec_lit')
  if (own !== undefined) return [own]
  return forms.flatMap((one) => {
    const first = t.type(one) === 'list_lit' ? formsOf(t, one)[0] : undefined
    return first !== undefined && t.type(first) === 'vec_lit' ? [first] : []
  })
}

const isFunction = (t: Syntax, node: number): boolean => /^(?:function|method|macro)$/.test(kindOf(t, node))

/** The names that a pattern binds. */
function boundBy(t: Syntax, pattern: number | undefined, depth = 0): number[] {
  if (pattern === undefined || depth > DEEPEST_PATTERN) return []
  if (t.type(pattern) === SYMBOL) {
    const name = nameOf(t, pattern)
    return name === undefined || NO_NAME.test(t.text(name)) ? [] : [name]
  }
  const parts = formsOf(t, pattern)
  if (t.type(pattern) === 'vec_lit') return parts.flatMap((part) => boundBy(t, part, depth + 1))
  if (t.type(pattern) !== 'map_lit') return []
  const found: number[] = []
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const [key, value] = [parts[at] as number, parts[at + 1] as number]
    const word = t.text(key)
    if (t.type(key) !== 'kwd_lit') found.push(...boundBy(t, key, depth + 1))
    else if (/:?(?:keys|strs|syms|as)$/.test(word)) found.push(...boundBy(t, value, depth + 1))
  }
  return found
}

/** The names in a vector of pairs, each visible behind its value. */
function boundInPairs(t: Syntax, vector: number | undefined): Binder[] {
  const parts = vector === undefined || t.type(vector) !== 'vec_lit' ? [] : formsOf(t, vector)
  const found: Binder[] = []
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const [pattern, value] = [parts[at] as number, parts[at + 1] as number]
    if (t.type(pattern) === 'kwd_lit') {
      if (t.text(pattern) === ':let') found.push(...boundInPairs(t, value))
    } else found.push(...boundBy(t, pattern).map((name) => ({ name, after: value })))
  }
  return found
}

const all = (names: readonly number[]): Binder[] => names.map((name) => ({ name }))

/** The names that a list which defines nothing binds for what is inside of it. */
function binds(t: Syntax, node: number): Binder[] {
  const forms = formsOf(t, node)
  const [first, second, third] = forms
  if (first === undefined) return []
  // One of several lists of parameters, with its body.
  if (t.type(first) === 'vec_lit') return all(boundBy(t, first))
  const head = headOf(t, node)
  const around = t.parent(node)
  if (head === 'letfn')
    return all(second === undefined ? [] : t.each(second, 'list_lit').flatMap((one) => boundBy(t, formsOf(t, one)[0])))
  if (head === 'are') return all(boundBy(t, second))
  if (BINDING.test(head)) return boundInPairs(t, second)
  if (/^fn\*?$/.test(head))
    return all([...boundBy(t, nameOf(t, second) === undefined ? undefined : second), ...directParameters(t, node)])
  if (head === 'catch') return all(boundBy(t, third))
  if (head === 'as->') return all(boundBy(t, third))
  if (head === 'defmethod') return all(directParameters(t, node))
  const isLocalFunction =
    around !== undefined && t.type(around) === 'vec_lit' && headOf(t, t.parent(around)) === 'letfn'
  return isLocalFunction || isOfObject(t, node) ? all(directParameters(t, node)) : []
}

/** A method of an object that is made on the spot: `(reify Shape (area [this] …))`. */
function isOfObject(t: Syntax, node: number): boolean {
  const around = t.parent(node)
  if (t.type(node) !== 'list_lit' || around === undefined || !OBJECTS.test(headOf(t, around))) return false
  const [name, given] = formsOf(t, node)
  return nameOf(t, name) !== undefined && given !== undefined && /^(?:vec_lit|list_lit)$/.test(t.type(given))
}

const directParameters = (t: Syntax, node: number): number[] =>
  boundBy(
    t,
    formsOf(t, node).find((one) => t.type(one) === 'vec_lit'),
  )

/** Whether what a symbol names is called: first in a list, or given what is threaded. */
function isCalled(t: Syntax, node: number): boolean {
  const around = t.parent(node)
  if (around === undefined) return false
  if (isOfObject(t, around)) return false
  const isList = t.type(around) === 'list_lit'
  if (!isList && t.type(around) !== 'anon_fn_lit') return false
  if (firstForm(t, around) === node) return true
  return isList && THREADING.test(headOf(t, around)) && placeOf(t, node) > 1
}

/** What `:require`, `:use` and `:import` of `ns`, and the functions of those names, name. */
function imports(t: Syntax, node: number): ImportedName[] {
  const head = headOf(t, node)
  if (head === 'ns') return formsOf(t, node).flatMap((clause) => clauseOf(t, clause))
  if (!/^(?:require|use)$/.test(head)) return []
  return formsOf(t, node)
    .slice(1)
    .flatMap((one) => (t.type(one) === 'quoting_lit' ? libraries(t, formsOf(t, one), head === 'use') : []))
}

function clauseOf(t: Syntax, clause: number): ImportedName[] {
  if (t.type(clause) !== 'list_lit') return []
  const [word, ...given] = formsOf(t, clause)
  const kind = word === undefined ? '' : t.text(word)
  if (/^:(?:require|use|require-macros|use-macros)$/.test(kind)) return libraries(t, given, kind.startsWith(':use'))
  return kind === ':import' ? given.flatMap((one) => classes(t, one)) : []
}

/** `java.util.Date`, or `(java.util Date List)`. */
function classes(t: Syntax, one: number): ImportedName[] {
  const [first, ...names] = t.type(one) === SYMBOL ? [one] : formsOf(t, one)
  if (first === undefined || t.type(first) !== SYMBOL) return []
  const path = t.text(first)
  if (names.length === 0) return [{ path, as: path.slice(path.lastIndexOf('.') + 1), node: first }]
  return names.map((name) => ({ path: `${path}.${t.text(name)}`, as: t.text(name), node: name }))
}

/** `app.store`, or `[app.store :as store :refer [find]]`; also with what they have in common before them. */
function libraries(t: Syntax, given: readonly number[], isAll: boolean, prefix = ''): ImportedName[] {
  return given.flatMap((one): ImportedName[] => {
    if (t.type(one) === SYMBOL) {
      const path = `${prefix}${t.text(nameOf(t, one) ?? one)}`
      return [{ path, as: path, node: one, ...(isAll ? { all: true as const } : {}) }]
    }
    if (!/^(?:vec_lit|list_lit)$/.test(t.type(one))) return []
    const [library, ...options] = formsOf(t, one)
    if (library === undefined || t.type(library) !== SYMBOL) return []
    const name = t.text(nameOf(t, library) ?? library)
    // `(app store util)`: libraries of one prefix.
    if (options.length > 0 && options.every((option) => t.type(option) !== 'kwd_lit'))
      return libraries(t, options, isAll, `${prefix}${name}.`)
    return ofLibrary(t, library, `${prefix}${name}`, options, isAll)
  })
}

function ofLibrary(t: Syntax, node: number, path: string, options: readonly number[], isAll: boolean): ImportedName[] {
  const option = (...words: string[]): number | undefined => {
    const at = options.findIndex((one) => words.includes(t.text(one)))
    return at === -1 ? undefined : options[at + 1]
  }
  const [alias, refer] = [option(':as', ':as-alias'), option(':refer', ':only', ':refer-macros')]
  const everything = refer === undefined ? isAll : t.text(refer) === ':all'
  const found: ImportedName[] = [{ path, as: path, node, ...(everything ? { all: true as const } : {}) }]
  if (alias !== undefined) found.push({ path, as: t.text(alias), node: alias })
  for (const name of refer === undefined || t.type(refer) === 'kwd_lit' ? [] : boundBy(t, vectorOf(t, refer)))
    found.push({ path: `${path}.${t.text(name)}`, as: t.text(name), node: name })
  return found
}

/** A list of names reads as a vector of them does. */
const vectorOf = (t: Syntax, list: number): number | undefined => (t.type(list) === 'vec_lit' ? list : undefined)

/** The docstring behind a name, or within a protocol's method. */
function docOf(t: Syntax, node: number): number | undefined {
  const what = defines(t, node)
  const forms = formsOf(t, node)
  const at = what === 'method' ? -1 : 2
  const text = forms.at(at)
  if (text === undefined || t.type(text) !== 'str_lit' || (what === 'def' && forms.length < 4)) return undefined
  return text
}

export const clojure: Rules = {
  key: 'clojure',
  family: 'declarative',
  grammar: 'tree-sitter-wasm/clojure/tree-sitter-clojure.wasm',
  revision: 3,
  separator: '/',
  standard: 'std:clojure',
  origin: (path) => (packageOf(path) === JAVA ? JAVA : undefined),
  definitions: {
    list_lit: {
      kind: kindOf,
      scope: true,
      name: definedName,
      doc: docOf,
      rename: (text, t, node) => {
        const dispatch = headOf(t, node) === 'defmethod' ? formsOf(t, node)[2] : undefined
        return dispatch === undefined ? text : `${text} ${t.brief(dispatch)}`
      },
      signature: (t, node) => {
        const name = definedName(t, node)
        const head = defines(t, node) === 'method' ? '' : `${headOf(t, node)} `
        const given = isFunction(t, node) ? parameterVectors(t, node).map((one) => ` ${t.brief(one)}`) : []
        return `(${head}${name === undefined ? '' : t.text(name)}${given.join('')})`
      },
      parameters: (t, node) => {
        if (defines(t, node) === '' || !isFunction(t, node)) return []
        const [vector, ...more] = parameterVectors(t, node)
        // Several lists of parameters have scopes of their own.
        if (vector === undefined || more.length > 0 || t.parent(vector) !== node) return []
        return formsOf(t, vector)
          .filter((one) => t.text(one) !== '&')
          .map((one) => ({ node: one, name: one, parameter: { name: t.brief(one) }, binds: boundBy(t, one) }))
      },
      arity: () => undefined,
      supertypes: (t, node) =>
        /^(?:defrecord|deftype|extend-type)$/.test(defines(t, node))
          ? formsOf(t, node)
              .slice(2)
              .filter((one) => t.type(one) === SYMBOL && nameOf(t, one) !== undefined)
          : [],
      modifiers: (t, node): Modifier[] => {
        const head = headOf(t, node)
        const name = formsOf(t, node)[1]
        const meta =
          name === undefined
            ? ''
            : t
                .each(name, 'meta_lit')
                .map((one) => t.text(one))
                .join(' ')
        const isPrivate = head.endsWith('-') || /:private\b/.test(meta)
        return [
          isPrivate ? 'private' : 'exported',
          ...(head === 'deftest' ? (['test'] as const) : []),
          ...(/:deprecated\b/.test(meta) ? (['deprecated'] as const) : []),
        ]
      },
    },
    // The fields of a record.
    vec_lit: {
      kind: 'property',
      names: (t, node) => {
        const around = t.parent(node)
        const isFields =
          around !== undefined && /^(?:defrecord|deftype)$/.test(defines(t, around)) && placeOf(t, node) === 2
        return isFields ? boundBy(t, node) : []
      },
    },
  },
  uses: {
    sym_lit: {
      use: (t, node) => (isCalled(t, node) ? 'call' : 'read'),
      name: (t, node) => {
        const name = nameOf(t, node)
        return name === undefined || NO_NAME.test(t.text(name)) || /^\./.test(t.text(name)) ? undefined : name
      },
      path: (t, node) => {
        const namespace = t.field(node, 'namespace')
        return namespace === undefined ? undefined : t.text(namespace)
      },
    },
  },
  reads: [],
  types: [],
  scopes: { list_lit: binds },
  omits: (t, node) => /^(?:quoting_lit|dis_expr|meta_lit)$/.test(t.type(node)),
  meant: (written) => written.replace(/^(?:map)?->(?=\p{Lu})|(?<=\w)\.$/u, ''),
  blockScoped: true,
  openTypes: true,
  wholeNames: true,
  packaged: true,
  modulesByName: true,
  importsBareNames: true,
  brought: CLOJURE_CORE,
  self: [],
  comments: ['comment'],
  begins: 'semicolon',
  imports: { list_lit: imports },
  packages: {
    list_lit: (t, node) => {
      if (!/^(?:ns|in-ns)$/.test(headOf(t, node))) return undefined
      const name = formsOf(t, node)[1]
      return name === undefined ? undefined : t.text(nameOf(t, name) ?? name).replace(/^'/, '')
    },
  },
}
