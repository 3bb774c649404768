/**
 * The names that one file uses, each with the scope in which it occurs. They are resolved in their lexical scopes after the walk,
 * because a name may be used before its definition. What the scopes do not resolve goes to the linker with a description of its
 * receiver.
 */
import { LIMITS } from '../../../../src/contract/limits.ts'
import type { Use } from '../../../../src/contract/links.ts'
import type { Receiver, Receivers } from './receivers.ts'
import type { Rules, UseRule, Written } from './rules.ts'
import type { Declared, Scope } from './scopes.ts'
import type { Syntax } from './syntax.ts'
import type { Body, Reference } from './unit.ts'

/** A reference to the name at `node` that is not resolved yet. `used` is the node that the rule applies to. */
interface Pending {
  reference: Reference
  scope: Scope
  node: number
  rule: UseRule | undefined
  used: number
}

/** Definitions of one name in one scope, of which a use may mean any: overloads, methods. More are not told apart. */
const MOST_SYMBOLS = 256

function symbolsAmong(declared: readonly Declared[]): number[] {
  const symbols: number[] = []
  for (const { named } of declared) {
    if ('symbol' in named) symbols.push(named.symbol)
    if (symbols.length === MOST_SYMBOLS) break
  }
  return symbols
}

function lastOf(declared: readonly Declared[]): number[] {
  const last = declared.findLast(({ named }) => 'symbol' in named)?.named
  return last && 'symbol' in last ? [last.symbol] : []
}

export class References {
  readonly #rules: Rules
  readonly #t: Syntax
  readonly #receivers: Receivers
  readonly #body: Body
  readonly #pending: Pending[] = []
  /** Name nodes that a rule has claimed. The walk does not read them again. */
  readonly #claimed = new Set<number>()

  constructor(rules: Rules, t: Syntax, receivers: Receivers, body: Body) {
    this.#rules = rules
    this.#t = t
    this.#receivers = receivers
    this.#body = body
  }

  /** What the node names is told otherwise: it is defined there, or nobody's. */
  claim(node: number): void {
    this.#claimed.add(node)
  }

  isClaimed(node: number): boolean {
    return this.#claimed.has(node)
  }

  settle(): void {
    for (const pending of this.#pending) this.#settle(pending)
  }

  /** Records a use of the name at `node`. `used` is the node that the rule applies to. */
  add(node: number, use: Use, within: Scope, rule?: UseRule, used = node): void {
    this.#claimed.add(node)
    const written = this.#t.text(node)
    const name = rule?.text?.(this.#t, used) ?? this.#rules.meant?.(written) ?? written
    if (name.length === 0 || Math.max(name.length, written.length) > LIMITS.nameChars) return
    const reference: Reference = {
      ...this.#t.position(node),
      length: written.length,
      name,
      use,
      from: within.owner,
      receiver: { on: 'nothing' },
    }
    const given = rule?.arguments?.(this.#t, used)
    if (given !== undefined) reference.arguments = given
    const labels = rule?.labels?.(this.#t, used)
    if (labels) reference.labels = labels
    if (rule?.makes) reference.makes = true
    if (use === 'read' && this.#rules.hasMember?.(this.#t, node)) reference.hasMember = true
    if (rule?.supposed) reference.supposed = true
    if (rule?.accessor) reference.accessor = rule.accessor(this.#t, used)
    this.#body.references.push(reference)
    this.#pending.push({ reference, scope: within, node, rule, used })
  }

  /** Records a use that the text of a node writes, or that runs besides. */
  addWritten({ offset, length, name, use, arguments: given, path }: Written, within: Scope, node: number): void {
    if (name.length === 0 || name.length > LIMITS.nameChars) return
    const { tree } = this.#t
    const reference: Reference = {
      line: tree.lineAt(offset),
      column: tree.columnAt(offset),
      length: length ?? name.length,
      name,
      use,
      from: within.owner,
      receiver: { on: 'nothing' },
      supposed: true,
      ...(given === undefined ? {} : { arguments: given }),
    }
    this.#body.references.push(reference)
    const rule: UseRule = { use, name: () => node, ...(path === undefined ? {} : { path: () => path }) }
    this.#pending.push({ reference, scope: within, node, rule, used: node })
  }

  /** Resolves a name in its lexical scopes, once all of them are complete. */
  #settle({ reference, scope, node, rule, used }: Pending): void {
    const t = this.#t
    const belongsTo = rule?.belongsTo?.(t, used)
    if (belongsTo !== undefined) reference.from = this.#symbolNamed(belongsTo, scope) ?? reference.from
    const on = rule?.receiver?.(t, used)
    const expected = on === undefined ? rule?.expected?.(t, used) : undefined
    const path = on === undefined ? rule?.path?.(t, used) : undefined
    if (on !== undefined) reference.receiver = this.#receivers.of(on, scope)
    else if (expected !== undefined) {
      reference.receiver = this.#receivers.expected(expected, scope)
      if (rule?.ofType) reference.ofType = true
    } else if (path !== undefined)
      reference.receiver = this.#rules.tables ? this.#onTable(path, scope, node) : this.#onPath(path)
    else if (rule === undefined && used !== node) reference.receiver = this.#receivers.of(used, scope)
    if (reference.receiver.on !== 'nothing') return
    const use = reference.makes ? 'type' : reference.use
    const at = t.tree.start[node] as number
    const isCalled = reference.use === 'call' || reference.arguments !== undefined
    let found = scope.find(reference.name, use, at)
    while (this.#rules.localsAreNotCalled && isCalled && found?.declared.some(({ named }) => 'local' in named))
      found = found.scope.parent?.find(reference.name, use, at)
    const [first] = found?.declared ?? []
    if (found && first && 'local' in first.named)
      reference[found.suits ? 'local' : 'localOtherwise'] = first.named.local
    else if (found) {
      reference.symbols = this.#rules.shadows ? lastOf(found.declared) : symbolsAmong(found.declared)
    }
  }

  #onPath(path: string): Receiver {
    return this.#rules.self.includes(path) ? { on: 'self' } : { on: 'name', name: path }
  }

  /** The table, or the one that a local is an object of. A local is none of the language's own. */
  #onTable(path: string, scope: Scope, node: number): Receiver {
    const [head = ''] = path.split('.')
    const declared = scope.find(head, 'read', this.#t.tree.start[node] as number)?.declared.at(-1)
    if (declared?.type !== undefined && head === path) return { on: 'name', name: declared.type }
    if (declared === undefined && head !== 'self' && /^[\w.]+$/.test(path))
      return { on: 'name', name: path, outside: true }
    const isLocal = declared !== undefined && 'local' in declared.named
    return isLocal && this.#rules.brought?.has(head) ? { on: 'unknown' } : this.#onPath(path)
  }

  /** The last symbol of that name that is visible there. */
  #symbolNamed(node: number, scope: Scope): number | undefined {
    const found = scope.find(this.#t.text(node), 'read', this.#t.tree.start[node] as number)
    const last = found?.declared.at(-1)?.named
    return last && 'symbol' in last ? last.symbol : undefined
  }
}
