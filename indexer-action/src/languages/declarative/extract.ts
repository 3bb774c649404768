/**
 * Applies a language's rules to one file: symbols, and every name with the scope in which it stands.
 *
 * Lexical scopes are resolved here, after the walk, because a name may be used above its definition. What they do not
 * resolve goes to the linker with what is known of its receiver.
 */
import { LIMITS } from '../../../../src/contract/limits.ts'
import type { Use } from '../../../../src/contract/links.ts'
import { TYPE_KINDS } from '../../../../src/contract/symbols.ts'
import type { FlatTree } from '../../syntax/flat-tree.ts'
import type { SymbolDraft, Unit } from '../language.ts'
import type { DefinitionRule, Rules } from './rules.ts'
import { Syntax } from './syntax.ts'

/** What a name is used on. */
export type Receiver =
  | { on: 'nothing' }
  | { on: 'self' }
  /** A name that may be a type, a package or an alias: `Helper.run`, `A::B.new`. */
  | { on: 'name'; name: string }
  /** A value whose type is written or was constructed here. */
  | { on: 'type'; type: string }
  /** What a bare name is or gives when called: `settings`, `settings()`. */
  | { on: 'result'; name: string }
  /** What a member of another receiver is or gives: `a.b`, `a.b()`. */
  | { on: 'member'; of: Receiver; name: string }
  /** `called`: how a value is named whose type nobody wrote. */
  | { on: 'unknown'; called?: string }

/** A use that lexical scopes did not settle, or did: `local` and `symbol` are indexes in this file. */
export interface Reference {
  line: number
  column: number
  length: number
  name: string
  use: Use
  from: number
  receiver: Receiver
  local?: number
  symbol?: number
}

export interface Surface {
  /** Per symbol: names of its supertypes as written. */
  supertypes: Record<number, string[]>
  /** Per symbol: its value's type or return type as written or constructed. */
  types: Record<number, string>
}

export interface Body {
  locals: { name: string; kind: 'parameter' | 'variable'; line: number; column: number; owner: number }[]
  references: Reference[]
  imports: { path: string; as?: string; line: number; column: number; length: number; from: number }[]
}

interface Scope {
  parent: Scope | undefined
  names: Map<string, { local: number } | { symbol: number }>
  /** Known types of names in it. */
  types: Map<string, string>
  /** What locals were first given, where no type is written. */
  values: Map<string, number>
  /** A type's scope: its members are not visible as bare names further in unless the linker says so. */
  owner: number
  inFunction: boolean
}

/** Look-up by node type: a grammar may well call a node `constructor`, which every object literal has already. */
const byNodeType = <T>(rules: Record<string, T>): Record<string, T> => Object.assign(Object.create(null), rules)

export function extractWithRules(given: Rules, tree: FlatTree): Unit<Surface, Body> {
  const rules: Rules = {
    ...given,
    definitions: byNodeType(given.definitions),
    uses: byNodeType(given.uses),
    scopes: byNodeType(given.scopes),
    imports: byNodeType(given.imports),
    packages: byNodeType(given.packages),
  }
  const t = new Syntax(tree)
  const symbols: SymbolDraft[] = []
  const surface: Surface = { supertypes: {}, types: {} }
  const body: Body = { locals: [], references: [], imports: [] }
  const pending: { reference: Reference; scope: Scope; receiver: number | undefined }[] = []
  /** Name nodes that a rule has claimed, so that the walk does not read them again. */
  const claimed = new Set<number>()
  const self = new Set(rules.self)
  const reads = new Set(rules.reads)
  const types = new Set(rules.types)
  const comments = new Set(rules.comments)
  let module: string | undefined

  const position = (node: number) => {
    const offset = tree.start[node] as number
    return { line: tree.lineAt(offset), column: tree.columnAt(offset) }
  }
  const scope = (parent: Scope | undefined, owner: number, inFunction: boolean): Scope => ({
    parent,
    names: new Map(),
    types: new Map(),
    values: new Map(),
    owner,
    inFunction,
  })
  const refer = (node: number, use: Use, within: Scope, receiver?: number): void => {
    claimed.add(node)
    const name = t.text(node)
    if (name.length === 0 || name.length > LIMITS.nameChars) return
    const reference: Reference = {
      ...position(node),
      length: name.length,
      name,
      use,
      from: within.owner,
      receiver: { on: 'nothing' },
    }
    body.references.push(reference)
    pending.push({ reference, scope: within, receiver })
  }
  const declareLocal = (node: number, kind: 'parameter' | 'variable', within: Scope, type?: string): void => {
    const name = t.text(node)
    claimed.add(node)
    if (within.names.has(name)) return
    within.names.set(name, { local: body.locals.push({ name, kind, ...position(node), owner: within.owner }) - 1 })
    if (type !== undefined) within.types.set(name, type)
  }

  const define = (node: number, rule: DefinitionRule, within: Scope): Scope => {
    const value = rule.value?.(t, node)
    const type = rule.type?.(t, node) ?? constructed(value)
    const inside = rule.scope ? scope(within, within.owner, within.inFunction) : within
    const names = rule.names ? rule.names(t, node) : [rule.name ? rule.name(t, node) : t.field(node, 'name')]
    for (const name of names) {
      if (name === undefined) continue
      if (rule.localInFunction && within.inFunction) {
        if (resolveName(within, t.text(name)) === undefined) {
          declareLocal(name, 'variable', within, type)
          if (type === undefined && value !== undefined && names.length === 1) within.values.set(t.text(name), value)
        } else if (!claimed.has(name)) refer(name, 'write', within)
        continue
      }
      claimed.add(name)
      const index = addSymbol(node, name, rule, within, type)
      if (index === undefined) continue
      if (rule.scope) inside.owner = index
      for (const supertype of rule.supertypes?.(t, node) ?? []) {
        const list = surface.supertypes[index] ?? []
        surface.supertypes[index] = [...list, t.text(supertype)]
        const qualified = rules.uses[t.type(supertype)]
        refer(
          qualified?.name(t, supertype) ?? supertype,
          'extends',
          { ...within, owner: index },
          qualified?.receiver?.(t, supertype),
        )
      }
      if (
        rule.scope &&
        !TYPE_KINDS.has(symbols[index]?.kind ?? 'variable') &&
        !/module|namespace/.test(symbols[index]?.kind ?? '')
      )
        inside.inFunction = true
    }
    for (const parameter of rule.parameters?.(t, node) ?? [])
      declareLocal(parameter.name, 'parameter', inside, parameter.parameter.type)
    return inside
  }

  const addSymbol = (
    node: number,
    name: number,
    rule: DefinitionRule,
    within: Scope,
    type: string | undefined,
  ): number | undefined => {
    const written = t.text(name)
    const text = rule.rename ? rule.rename(written) : written
    if (text.length === 0 || text.length > LIMITS.nameChars) return undefined
    const known = within.names.get(text)
    // Reopened classes are new symbols; a variable that is assigned again is not.
    if (known && 'symbol' in known && !rule.scope) {
      refer(name, 'write', within)
      return undefined
    }
    const parent = within.owner
    const inType = parent >= 0 && TYPE_KINDS.has(symbols[parent]?.kind ?? 'variable')
    const parentName = parent >= 0 ? (symbols[parent]?.qualified ?? symbols[parent]?.name) : undefined
    const start = tree.lineAt(tree.start[node] as number)
    const draft: SymbolDraft = {
      name: text,
      kind:
        inType && rule.memberKind ? rule.memberKind : typeof rule.kind === 'function' ? rule.kind(t, node) : rule.kind,
      ...position(name),
      start,
      end: tree.lineAt(Math.max(tree.start[node] as number, (tree.end[node] as number) - 1)),
    }
    if (parentName !== undefined) draft.qualified = `${parentName}.${text}`
    if (parent >= 0) draft.parent = parent
    const doc = docAbove(node)
    if (doc) draft.doc = doc
    const signature = headOf(node, rule)
    if (signature) draft.signature = signature
    const receiver = rule.receiver?.(t, node)
    if (receiver !== undefined && receiver.length <= LIMITS.signatureChars) draft.receiver = receiver
    const modifiers = rule.modifiers?.(t, node) ?? []
    if (modifiers.length > 0) draft.modifiers = modifiers
    const parameters = rule.parameters?.(t, node).map((p) => p.parameter)
    if (parameters) draft.parameters = parameters.slice(0, 256)
    if (type !== undefined && type.length <= LIMITS.signatureChars) {
      if (/function|method/.test(draft.kind)) draft.returns = type
      else if (/variable|constant|property/.test(draft.kind)) draft.type = type
    }
    const index = symbols.push(draft) - 1
    if (type !== undefined) surface.types[index] = type
    within.names.set(text, { symbol: index })
    if (type !== undefined) within.types.set(text, type)
    return index
  }

  const constructed = (value: number | undefined): string | undefined =>
    value === undefined ? undefined : rules.constructs?.(t, value)

  const headOf = (node: number, rule: DefinitionRule): string => {
    const bodyNode = rule.body ? rule.body(t, node) : t.field(node, 'body')
    const end = bodyNode === undefined ? (tree.end[node] as number) : (tree.start[bodyNode] as number)
    const head = tree.text.slice(
      tree.start[node],
      Math.min(end, (tree.start[node] as number) + 4 * LIMITS.signatureChars),
    )
    return head
      .replace(/\s+/g, ' ')
      .replace(/[\s{=:]+$/, '')
      .slice(0, LIMITS.signatureChars)
  }

  /** The comment block that ends on the line above. */
  const docAbove = (node: number): [number, number] | undefined => {
    const parent = t.parent(node)
    if (parent === undefined) return undefined
    let wanted = tree.lineAt(tree.start[node] as number)
    let first: number | undefined
    const last = wanted - 1
    for (const sibling of t
      .named(parent)
      .filter((s) => (tree.start[s] as number) < (tree.start[node] as number))
      .reverse()) {
      if (!comments.has(t.type(sibling)) || tree.lineAt((tree.end[sibling] as number) - 1) !== wanted - 1) break
      first = wanted = tree.lineAt(tree.start[sibling] as number)
    }
    return first === undefined ? undefined : [first, last]
  }

  const walk = (node: number, within: Scope): void => {
    const type = t.type(node)
    let inside = within
    const definition = rules.definitions[type]
    if (definition) inside = define(node, definition, within)
    const anonymous = rules.scopes[type]
    if (anonymous) {
      inside = scope(within, within.owner, true)
      for (const name of anonymous(t, node)) declareLocal(name, 'parameter', inside)
    }
    const imported = rules.imports[type]?.(t, node) ?? []
    if (imported.length > 0) {
      for (const one of imported) {
        const entry = { path: one.path, ...position(one.node), length: t.text(one.node).length, from: within.owner }
        body.imports.push(one.as === undefined ? entry : { ...entry, as: one.as })
      }
      return
    }
    if (rules.packages[type]) {
      module = [module, rules.packages[type](t, node)].filter(Boolean).join('.')
      return
    }
    const use = rules.uses[type]
    if (use) {
      const name = use.name(t, node)
      if (name !== undefined && !claimed.has(name))
        refer(name, typeof use.use === 'function' ? use.use(t, node) : use.use, within, use.receiver?.(t, node))
    }
    if (!claimed.has(node)) {
      if (types.has(type)) refer(node, 'type', within)
      else if (reads.has(type)) refer(node, rules.writes?.(t, node) ? 'write' : 'read', within)
    }
    for (const child of tree.children(node)) walk(child, inside)
  }

  const fileScope = scope(undefined, -1, false)
  walk(0, fileScope)
  for (const { reference, scope: within, receiver } of pending) {
    reference.receiver = receiverOf(receiver, within)
    if (reference.receiver.on !== 'nothing') continue
    const found = resolveName(within, reference.name)
    if (found && 'local' in found) reference.local = found.local
    else if (found) reference.symbol = found.symbol
    else if (rules.bareNamesAreCalls && reference.use === 'read' && /^[a-z_]/.test(reference.name))
      reference.use = 'call'
  }
  const unit: Unit<Surface, Body> = { symbols, surface, body }
  if (module !== undefined) unit.module = module
  return unit

  function receiverOf(node: number | undefined, within: Scope, depth = 0): Receiver {
    if (node === undefined) return { on: 'nothing' }
    const text = t.text(node)
    if (self.has(text)) return { on: 'self' }
    const made = rules.constructs?.(t, node)
    if (made !== undefined) return { on: 'type', type: made }
    if (depth > MOST_LINKS) return { on: 'unknown' }
    if (NAME.test(text)) return named(text, within, depth)
    const head = text.split(/\.|::/)[0] as string
    if (QUALIFIED.test(text) && !self.has(head) && named(head, within, depth).on === 'name')
      return { on: 'name', name: text }
    const use = rules.uses[t.type(node)]
    const name = use?.name(t, node)
    if (use && name !== undefined) {
      const of = use.receiver?.(t, node)
      if (of === undefined) return result(t.text(name), within)
      return { on: 'member', of: receiverOf(of, within, depth + 1), name: t.text(name) }
    }
    // Parentheses and marks that say no more than that something is there.
    const [only, ...more] = t.named(node)
    return only !== undefined && more.length === 0 && UNWRAPPED.test(t.type(node))
      ? receiverOf(only, within, depth + 1)
      : unknown(text)
  }

  function unknown(text: string): Receiver {
    return rules.typesByName && /^@{0,2}[a-z_]\w*$/.test(text) ? { on: 'unknown', called: text } : { on: 'unknown' }
  }

  function named(text: string, within: Scope, depth: number): Receiver {
    for (let at: Scope | undefined = within; at; at = at.parent) {
      const type = at.types.get(text)
      if (type !== undefined) return { on: 'type', type }
      const value = at.values.get(text)
      if (value !== undefined) return receiverOf(value, at, depth + 1)
      const found = at.names.get(text)
      if (found)
        return 'local' in found ||
          !/^(class|interface|struct|trait|enum|type|object|module|namespace)$/.test(symbols[found.symbol]?.kind ?? '')
          ? unknown(text)
          : { on: 'name', name: text }
    }
    return { on: 'name', name: text }
  }

  /** A call of what this file itself names, as far as the file says what comes of it. */
  function result(name: string, within: Scope): Receiver {
    const found = resolveName(within, name)
    if (!found) return { on: 'result', name }
    const type = 'symbol' in found ? surface.types[found.symbol] : undefined
    return type === undefined ? { on: 'unknown' } : { on: 'type', type }
  }
}

/** Links of one chain that are followed: `a.b().c().d()`. */
const MOST_LINKS = 8
const NAME = /^[\p{L}_$@][\p{L}\p{N}_$]*$/u
const QUALIFIED = /^[\p{L}_$@][\p{L}\p{N}_$]*((\.|::)[\p{L}_$][\p{L}\p{N}_$]*)+$/u
const UNWRAPPED = /parenthes|postfix|unary|non_null|begin/

function resolveName(scope: Scope, name: string): { local: number } | { symbol: number } | undefined {
  for (let at: Scope | undefined = scope; at; at = at.parent) {
    const found = at.names.get(name)
    if (found) return found
  }
  return undefined
}
