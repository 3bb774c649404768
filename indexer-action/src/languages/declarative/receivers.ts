/**
 * Receivers of calls and member accesses, described by what one file shows. The linker resolves them to types.
 */
import type { Use } from '../../../../src/contract/links.ts'
import { type SymbolKind, TYPE_KINDS } from '../../../../src/contract/symbols.ts'
import type { Expected, Given, Place, Rules } from './rules.ts'
import type { Declared, Scope } from './scopes.ts'
import type { Syntax } from './syntax.ts'

/** The receiver of a use. */
export type Receiver =
  | { on: 'nothing' }
  | { on: 'self' }
  /** The current object as an instance of its superclass. */
  | { on: 'super' }
  /** A name that may be a type, a package or an alias: `Helper.run`, `A::B.new`. `outside`: the file declares no such name. */
  | { on: 'name'; name: string; outside?: true }
  /** A value whose type is declared or constructed in this file. */
  | { on: 'type'; type: string }
  /** The value or the result of a definition of this file, given by its index. */
  | { on: 'symbol'; symbol: number }
  /** The value of a bare name, or its result when called: `settings`, `settings()`. */
  | { on: 'result'; name: string }
  /** The value or the result of another receiver's member: `a.b`, `a.b()`. `element`: of a list it is an element; `keeps`: a list. */
  | { on: 'member'; of: Receiver; name: string; called?: true; element?: true; keeps?: true }
  /** A parameter of a function whose type is that of another receiver. */
  | { on: 'argument'; of: Receiver; nth: number }
  /** What a function or a member of another receiver takes at a place. */
  | { on: 'parameter'; of: Receiver; name: string; at: Place }
  /** An element of another receiver. `indexed`: that of a key. */
  | { on: 'element'; of: Receiver; indexed?: true }
  /** A part of a tuple. */
  | { on: 'part'; of: Receiver; at: number | string }
  /** A value whose type is made of those of others: `$0` stands for that of the first. */
  | { on: 'shape'; text: string; of: Receiver[] }
  | { on: 'unknown' }

const UNKNOWN: Receiver = { on: 'unknown' }

/** Maximum length of a chain of calls that is followed: `a.b().c().d()`. */
const MOST_LINKS = 8
const NAME = /^[\p{L}_$@][\p{L}\p{N}_$]*$/u
const QUALIFIED = /^[\p{L}_$@][\p{L}\p{N}_$]*((\.|::)[\p{L}_$][\p{L}\p{N}_$]*)+$/u
const UNWRAPPED = /parenthes|postfix|unary|non_null|begin/

export class Receivers {
  readonly #rules: Rules
  readonly #t: Syntax
  readonly #kindOf: (symbol: number) => SymbolKind | undefined
  readonly #self: ReadonlySet<string>
  /** By the first declaration of a field: the receiver that describes its value. */
  readonly #fields = new Map<Declared, Receiver>()

  /** By node: the scope that it opens. */
  readonly #scopes = new Map<number, Scope>()

  constructor(rules: Rules, t: Syntax, kindOf: (symbol: number) => SymbolKind | undefined) {
    this.#rules = rules
    this.#t = t
    this.#kindOf = kindOf
    this.#self = new Set(rules.self)
  }

  of(node: number, within: Scope, depth = 0): Receiver {
    const t = this.#t
    const rules = this.#rules
    const written = t.text(node)
    const text = rules.meant?.(written) ?? written
    if (this.#self.has(text)) return { on: 'self' }
    if (rules.super?.test(text)) return { on: 'super' }
    const shape = depth > MOST_LINKS ? undefined : rules.shape?.(t, node)
    if (shape) {
      const of = shape.of.map((one) => this.#given(one, within, depth))
      return shape.text === '$0' ? (of[0] ?? UNKNOWN) : { on: 'shape', text: shape.text, of }
    }
    const made = rules.constructs?.(t, node)
    if (made !== undefined) return { on: 'type', type: made }
    if (depth > MOST_LINKS) return { on: 'unknown' }
    if (NAME.test(text)) return this.#named(node, text, within, depth)
    const head = text.split(/\.|::/)[0] as string
    // Where namespaces are separated by `::`, a name after a dot is a call.
    const isPath = QUALIFIED.test(text) && (rules.separator === '.' || !text.includes('.'))
    if (isPath && !this.#self.has(head) && this.#named(node, head, within, depth).on === 'name')
      return { on: 'name', name: text }
    const list = rules.elementOf?.(t, node)
    const use = rules.uses[t.type(node)]
    const name = use?.name(t, node)
    if (list !== undefined && name === undefined)
      return { on: 'element', of: this.of(list, within, depth + 1), indexed: true }
    if (use && name !== undefined) {
      const of = use.receiver?.(t, node)
      const called = (typeof use.use === 'function' ? use.use(t, node) : use.use) === 'call'
      const path = of === undefined ? use.path?.(t, node) : undefined
      const wanted = use.text?.(t, node) ?? t.text(name)
      const expected = of === undefined ? use.expected?.(t, node) : undefined
      if (of === undefined && expected === undefined && path === undefined)
        return this.#result(node, wanted, within, depth)
      const on: Receiver =
        of !== undefined
          ? this.of(of, within, depth + 1)
          : expected !== undefined
            ? this.expected(expected, within, depth + 1)
            : { on: 'name', name: path as string }
      return {
        on: 'member',
        of: on,
        name: wanted,
        ...(called ? { called } : {}),
        ...(list === undefined ? {} : { element: true }),
        ...(rules.keeps?.(t, node) ? { keeps: true } : {}),
      }
    }
    const stands = rules.stands?.(t, node)
    if (stands !== undefined) return this.of(stands, within, depth + 1)
    // Parentheses and operators that do not change the type.
    const [only, ...more] = t.named(node)
    return only !== undefined && more.length === 0 && UNWRAPPED.test(t.type(node))
      ? this.of(only, within, depth + 1)
      : UNKNOWN
  }

  /** The type that what is around a value tells of it. */
  expected(expected: Expected, within: Scope, depth = 0): Receiver {
    if (expected === 'unknown' || depth > MOST_LINKS) return UNKNOWN
    if ('elementOf' in expected) {
      const { elementOf, ...how } = expected
      return { on: 'element', of: this.expected(elementOf, within, depth + 1), ...how }
    }
    if ('partOf' in expected)
      return { on: 'part', of: this.expected(expected.partOf, within, depth + 1), at: expected.nth }
    if ('takenBy' in expected) {
      const of = this.expected(expected.of, within, depth + 1)
      return of.on === 'unknown' ? of : { on: 'parameter', of, name: expected.takenBy, at: expected.at }
    }
    if ('type' in expected) return { on: 'type', type: expected.type }
    if ('node' in expected) return this.of(expected.node, within, depth + 1)
    const { call, at } = expected
    const made = this.#rules.constructs?.(this.#t, call)
    const { constructorName } = this.#rules
    if (made !== undefined && constructorName !== undefined)
      return { on: 'parameter', of: { on: 'type', type: made }, name: constructorName, at }
    const use = this.#rules.uses[this.#t.type(call)]
    const name = use?.name(this.#t, call)
    if (!use || name === undefined) return UNKNOWN
    const on = use.receiver?.(this.#t, call)
    const told = on === undefined ? use.expected?.(this.#t, call) : undefined
    const of: Receiver =
      on !== undefined
        ? this.of(on, within, depth + 1)
        : told === undefined
          ? { on: 'nothing' }
          : this.expected(told, within, depth + 1)
    return of.on === 'unknown' ? of : { on: 'parameter', of, name: this.#t.text(name), at }
  }

  #named(node: number, text: string, within: Scope, depth: number): Receiver {
    const narrowed = within.narrowed(text)
    if (narrowed !== undefined) return { on: 'type', type: narrowed }
    const found = within.find(text, 'read' satisfies Use, this.#t.tree.start[node] as number)
    if (found) return this.#agreed(found.declared, found.scope, text, depth)
    return { on: 'name', name: text }
  }

  /** The receiver that a name's declarations describe. A field assigned several values has one only if all known values agree. */
  #agreed(declared: readonly Declared[], scope: Scope, text: string, depth: number): Receiver {
    const [first] = declared as readonly [Declared]
    if (!('field' in first.named)) return this.#declared(first, scope, text, depth)
    const agreed = this.#fields.get(first)
    if (agreed) return agreed
    this.#fields.set(first, UNKNOWN) // ends the recursion for fields assigned from one another
    const known = declared
      .map((one) => this.#declared(one, scope, text, depth))
      .filter(({ on }) => on !== 'unknown' && on !== 'nothing')
    const [only, ...more] = new Map(known.map((one) => [JSON.stringify(one), one])).values()
    const found = only && more.length === 0 ? only : UNKNOWN
    this.#fields.set(first, found)
    return found
  }

  #declared(declared: Declared, scope: Scope, text: string, depth: number): Receiver {
    const { type, value, named } = declared
    if (type !== undefined) return { on: 'type', type }
    if (value !== undefined) return this.#given(value, value.within ?? scope, depth)
    if (!('symbol' in named)) return UNKNOWN
    const kind = this.#kindOf(named.symbol)
    if (kind !== undefined && (TYPE_KINDS.has(kind) || /module|namespace/.test(kind))) return { on: 'name', name: text }
    return { on: 'symbol', symbol: named.symbol }
  }

  #given(given: Given, around: Scope, depth: number): Receiver {
    if (given.taken) return { on: 'argument', of: { on: 'type', type: given.taken.by }, nth: given.taken.nth }
    if (given.argument) {
      const { at, nth } = given.argument
      return { on: 'argument', of: this.expected({ call: given.node, at }, around, depth + 1), nth }
    }
    const scope = given.closure === undefined ? around : (this.#scopes.get(given.closure) ?? around)
    const of = this.of(given.node, scope, depth + 1)
    if (given.part) return { on: 'parameter', of, name: given.part.of, at: given.part.at }
    if (given.field !== undefined) return { on: 'member', of, name: given.field }
    const one: Receiver = given.element ? { on: 'element', of } : of
    return given.nth === undefined ? one : { on: 'part', of: one, at: given.nth }
  }

  /** Remembers the scope that a node opens. */
  open(node: number, scope: Scope): void {
    this.#scopes.set(node, scope)
  }

  /** The result of a call of a bare name, as far as this file shows it. */
  #result(node: number, name: string, within: Scope, depth: number): Receiver {
    const found = within.find(name, 'call', this.#t.tree.start[node] as number)
    const [first] = found?.declared ?? []
    if (!found || !first) return { on: 'result', name }
    return 'symbol' in first.named ? this.#declared(first, found.scope, name, depth) : { on: 'unknown' }
  }
}
