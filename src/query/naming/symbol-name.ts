/**
 * The `symbol` argument: an id from an earlier answer, a bare name, or a name with its containers, in any language's way
 * of writing one: `Foo.bar`, `foo::bar`, `Foo#bar`, `(*Engine).Run`, `App\\Models\\User`, `Outer$Inner`,
 * `<Foo<T> as Trait>::bar`, `UserController@index`, `tests/test_foo.py::TestFoo::test_bar`, `struct foo`.
 */
import { type Id, parseSymbolId } from '../../contract/ids.ts'
import type { SymbolFact } from '../../contract/symbols.ts'
import type { IndexedFile } from '../indexed/indexed-file.ts'
import { placeIn } from './repository-path.ts'

export interface SymbolName {
  readonly text: string
  readonly id?: Id
  /** Further symbols that are meant together with `id`: its overloads. */
  readonly together?: readonly Id[]
  /**
   * Names to look up, likeliest first: the whole text (an operator, a private `#name`), and its last segment, which may
   * be private too.
   */
  readonly names: readonly string[]
  /** Containers in the text, outermost first. */
  readonly containers: readonly string[]
  /** The text is not a name but what a handler serves. */
  readonly route?: Route
  /** The text is not a name but a line of a file: `src/app.py:12`. */
  readonly place?: Place
  /** How many parameters it has, as Elixir and Erlang write it: `Session.save/1`. */
  readonly arity?: number
  /** Arguments in the text, as written. Empty parentheses say nothing: people write them after any function's name. */
  readonly arguments?: readonly string[]
}

export interface Place {
  readonly path: string
  readonly line: number
}

export interface Route {
  readonly method: string
  readonly path: string
}

/** `GET /users/{id}` */
const ROUTE = /^(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|ANY)\s+(\/\S*)$/

/** What a line can stand behind: what follows the last point is a file's and no member's. */
const FILE = /^[^\s:#]*[\w)\]]\.\w{1,10}$/
/** `Mix.Tasks.Phx.run/1`, `&save/2`: no path has a number for its last part and none in front. */
const ARITY = /^&?([^\s/]*[\w?!])\/(\d{1,2})$/

export function parseSymbolName(text: string): SymbolName {
  const id = parseSymbolId(text)
  if (id !== undefined) return { text, id, names: [], containers: [] }
  const [, method, served] = ROUTE.exec(text.trim()) ?? []
  if (method !== undefined && served !== undefined)
    return { text, names: [text], containers: [], route: { method, path: served } }
  const { path, start: line } = placeIn(text.trim())
  if (line !== undefined && FILE.test(path)) return { text, names: [text], containers: [], place: { path, line } }
  const [, counted, arity] = ARITY.exec(text.trim()) ?? []
  if (counted !== undefined) return { ...parseSymbolName(counted), text, arity: Number(arity) }
  const { head, given } = apart(text.trim())
  const plain = given === undefined ? plainly(head) : withoutResult(plainly(head))
  const operator = OPERATOR.exec(plain)
  const segments = operator ? [...segmentsOf(plain.slice(0, operator.index)), operator[0]] : segmentsOf(plain)
  const last = segments.at(-1)
  if (last === undefined || last === text) return { text, names: [text], containers: [] }
  const hidden = /[.>:](#[^.#:\s]+)$/.exec(plain)?.[1]
  const containers = segments.slice(0, -1).filter((segment) => !NO_CONTAINERS.has(segment))
  const names = [text, ...(hidden === undefined ? [] : [hidden]), last]
  return { text, names, containers, ...(given?.length ? { arguments: given } : {}) }
}

/** A name, and apart from it what it is in. An id needs nothing around it. */
export function nameWithin(containers: readonly (string | undefined)[], name: string): SymbolName {
  const whole = [...containers, name].filter((part) => part !== undefined).join('::')
  return parseSymbolName(parseSymbolId(name) === undefined ? whole : name)
}

/** An operator of C++, whose signs are part of its name. */
const OPERATOR = /(?<![\w$])operator[^\w\s]+$/
/** What a declaration writes behind its parameters: `size() const noexcept`. */
const BEHIND = /(?<=\))(?:\s*(?:const|volatile|noexcept|override|final|&{1,2})(?=\s|$))+$/

/** The text before the arguments, and the arguments if there are parentheses. */
function apart(text: string): { head: string; given?: string[] } {
  const whole = text.replace(BEHIND, '')
  const open = openingOf(whole)
  const head = whole.slice(0, Math.max(0, open)).trimEnd()
  if (head === '') return { head: text }
  return /(?<![\w$])operator$/.test(head) ? { head: whole } : { head, given: partsOf(whole.slice(open + 1, -1)) }
}

/** Without what a whole declaration writes in front of a name with containers: `public static void Foo.main`. */
function withoutResult(text: string): string {
  const name = /[\w$~]+(?:(?:::|[.#\\])[\w$~]+)+$/.exec(text)?.[0]
  return name !== undefined && /\s[&*]*$/.test(text.slice(0, -name.length)) ? name : text
}

/** Where the parenthesis opens that the text ends with; -1 if it ends otherwise. */
function openingOf(text: string): number {
  if (!text.endsWith(')')) return -1
  let depth = 0
  for (let at = text.length - 1; at >= 0; at--) {
    if (text[at] === ')') depth++
    else if (text[at] === '(' && --depth === 0) return at
  }
  return -1
}

/** Divided at the commas that are in no brackets. */
function partsOf(text: string): string[] {
  const parts: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at <= text.length; at++) {
    const one = text[at]
    if (one === '<' || one === '(' || one === '[' || one === '{') depth++
    else if (one === '>' || one === ')' || one === ']' || one === '}') depth--
    if (one !== undefined && (one !== ',' || depth > 0)) continue
    parts.push(text.slice(start, at).trim())
    start = at + 1
  }
  return parts.filter((part) => part !== '')
}

export const nameOfIds = (text: string, [id, ...together]: readonly [Id, ...Id[]]): SymbolName => ({
  text,
  id,
  ...(together.length > 0 ? { together } : {}),
  names: [],
  containers: [],
})

/** What stands in a path to a symbol without naming anything around it. */
const NO_CONTAINERS = new Set(['prototype', 'crate', 'self', 'super', 'this', 'cls'])

const KEYWORD =
  /^(?:class|struct|enum|union|interface|trait|type|typedef|record|object|module|namespace|function|func|fn|def|fun|method|const|let|var|val)\s+(?=[^\s(=]+$|\([^()]*\)\s+\w+$)/

/** Without what a declaration or a compiler's message writes around a name: keyword, type arguments. */
function plainly(text: string): string {
  let plain = text.replace(/^<(.+?)\s+as\s+.+?>(?=::)/, '$1')
  for (let before = ''; before !== plain; ) {
    before = plain
    plain = plain.replace(/(?<=[\w:])(?:<[^<>]*>|\[[^[\]]*\])/g, '')
  }
  return plain.replace(KEYWORD, '').replace(GO_METHOD, '$1.').replace(PERL_SIGIL, '')
}

/** How Go declares a method: `(c *Context) JSON`. */
const GO_METHOD = /^\(\s*(?:\w+\s+)?\*?(\w+)\s*\)\s+(?=\w+$)/

/** How Perl writes a variable of a package: `$Acme::Util::LIMIT`. */
const PERL_SIGIL = /^[$@%](?=\w+::)/

/** A name without the keyword that declares it; undefined if there is none. `type checking` may be either. */
export function withoutKeyword(text: string): string | undefined {
  const plain = text.replace(KEYWORD, '')
  return plain === text ? undefined : plain
}

/** The names in a path, a module or a qualified name, outermost first. */
export const segmentsOf = (text: string): string[] =>
  text
    .split(/::|->|[.#\\/:]|(?<=\w)[$@](?=\w)/)
    .map((segment) => segment.replace(/^[(*&\s]+|[)\s]+$/g, ''))
    .filter((segment) => segment !== '')

/**
 * Whether a symbol with the right last name is also inside these containers: class, receiver, namespace or module. Folders and
 * modules must be spelled alike, because a folder `modeladmin` is not the class `ModelAdmin`.
 */
export function hasContainers(file: IndexedFile, symbol: SymbolFact, containers: readonly string[]): boolean {
  if (containers.length === 0) return true
  const holders = holdersOf(symbol).map((holder) => holder.toLowerCase())
  const around = [...segmentsOf(file.facts.module ?? ''), ...segmentsOf(file.path)]
  return containers.every((container) => holders.includes(container.toLowerCase()) || around.includes(container))
}

/**
 * Whether the innermost container, spelled like this, is what directly holds the symbol. A folder of that name around
 * it is something else: every symbol of a project `gson` is inside `gson`, and few are members of `Gson`.
 */
export function isDirectlyIn(file: IndexedFile, symbol: SymbolFact, container: string): boolean {
  const holder = holdersOf(symbol).at(-1)
  if (holder !== undefined) return holder === container
  return segmentsOf(file.facts.module ?? '').at(-1) === container || stemOf(file.path) === container
}

/** Whether of the file's name only the beginning is the container: `app.engine.js` is not `app` if anything else is. */
export const isBegunBy = (file: IndexedFile, symbol: SymbolFact, container: string): boolean =>
  holdersOf(symbol).length === 0 &&
  segmentsOf(file.facts.module ?? '').at(-1) !== container &&
  nameOf(file.path).replace(/\.[^.]*$/, '') !== container

/** Whether only the file's name is the container, and its package is called otherwise. */
export const isOfAnotherPackage = (file: IndexedFile, symbol: SymbolFact, container: string): boolean =>
  holdersOf(symbol).length === 0 &&
  file.facts.module !== undefined &&
  segmentsOf(file.facts.module).at(-1) !== container

/** Whether the types and functions around it in its file are all among these. */
export function isHeldByOnly(symbol: SymbolFact, containers: readonly string[]): boolean {
  const named = containers.map((container) => container.toLowerCase())
  return holdersOf(symbol).every((holder) => named.includes(holder.toLowerCase()))
}

/** Types and functions around it in its file, or what it is assigned to there, outermost first. */
function holdersOf(symbol: SymbolFact): string[] {
  const around = [
    ...segmentsOf(symbol.qualified ?? '').slice(0, -1),
    ...segmentsOf((symbol.receiver ?? '').replace(/<.*>$/, '')),
  ]
  return around.length > 0 ? around : assignedTo(symbol)
}

/** `res` of `res.send = function send(body)`. A module's exports hold all that it offers, as its file does. */
function assignedTo({ signature }: SymbolFact): string[] {
  const path = /^([\w$.]+)\.[\w$]+ *=(?!=)/.exec(signature ?? '')?.[1] ?? ''
  return path.split('.').filter((name) => name !== '' && !NO_HOLDERS.has(name))
}
const NO_HOLDERS: ReadonlySet<string> = new Set(['module', 'exports', 'prototype', 'this'])

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
const stemOf = (path: string): string => nameOf(path).replace(/\..*$/, '')
