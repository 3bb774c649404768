/**
 * Applies a language's rules to one file: what it defines and imports, in which scopes, and where it uses names (`references.ts`).
 */
import { LIMITS } from '../../../../src/contract/limits.ts'
import { TYPE_KINDS } from '../../../../src/contract/symbols.ts'
import type { FlatTree } from '../../syntax/flat-tree.ts'
import type { SymbolDraft, Unit } from '../language.ts'
import { isOpen } from './definitions.ts'
import { draft } from './drafts.ts'
import { Receivers } from './receivers.ts'
import { References } from './references.ts'
import { ANY_NUMBER, type DefinitionRule, type ImportedName, type Rules } from './rules.ts'
import { type Declared, Scope } from './scopes.ts'
import { Syntax } from './syntax.ts'
import { type Body, emptySurface, type Surface } from './unit.ts'

/** Nodes within nodes that are read: deeper ones are written by programs (`a + b + …`), and the stack has no room for all. */
const MOST_DEPTH = 1000

/** A lookup by node type without a prototype: a grammar may name a node `constructor`, which every plain object has. */
const byNodeType = <T>(rules: Record<string, T>): Record<string, T> => Object.assign(Object.create(null), rules)

/** Is told of each symbol, and of the node that defines it. */
type Defined = (t: Syntax, node: number, symbol: number) => void

export function extractWithRules(given: Rules, tree: FlatTree, defined?: Defined): Unit<Surface, Body> {
  const rules: Rules = {
    ...given,
    definitions: byNodeType(given.definitions),
    uses: byNodeType(given.uses),
    scopes: byNodeType(given.scopes),
    imports: byNodeType(given.imports),
    packages: byNodeType(given.packages),
  }
  return new Extraction(rules, tree, defined).unit()
}

class Extraction {
  readonly #rules: Rules
  readonly #t: Syntax
  readonly #defined: Defined | undefined
  readonly #receivers: Receivers
  readonly #symbols: SymbolDraft[] = []
  readonly #surface: Surface = emptySurface()
  readonly #body: Body = { locals: [], references: [], imports: [] }
  readonly #untyped: { symbol: number; value: number; scope: Scope }[] = []
  readonly #references: References
  readonly #reads: ReadonlySet<string>
  readonly #types: ReadonlySet<string>
  #module: string | undefined
  #depth = 0

  constructor(rules: Rules, tree: FlatTree, defined: Defined | undefined) {
    this.#rules = rules
    this.#defined = defined
    this.#t = new Syntax(tree)
    this.#receivers = new Receivers(rules, this.#t, (symbol) => this.#symbols[symbol]?.kind)
    this.#references = new References(rules, this.#t, this.#receivers, this.#body)
    this.#reads = new Set(rules.reads)
    this.#types = new Set(rules.types)
  }

  unit(): Unit<Surface, Body> {
    this.#walk(0, new Scope(undefined, -1, false))
    this.#references.settle()
    for (const { symbol, value, scope } of this.#untyped) {
      const receiver = this.#receivers.of(value, scope)
      if (receiver.on !== 'unknown' && receiver.on !== 'nothing') this.#surface.values[symbol] = receiver
    }
    const classes = this.#rules.classes?.(this.#t.tree.text)
    if (classes) this.#surface.classes = classes
    const brings = this.#rules.brings?.(this.#t)
    if (brings && Object.keys(brings).length > 0) this.#surface.brings = brings
    const unit: Unit<Surface, Body> = { symbols: this.#symbols, surface: this.#surface, body: this.#body }
    if (this.#module !== undefined) unit.module = this.#module
    return unit
  }

  /** Returns the scope of what is defined there, for a body that follows it. */
  #walk(node: number, within: Scope): Scope | undefined {
    const t = this.#t
    const rules = this.#rules
    const type = t.type(node)
    if (rules.omits?.(t, node)) return undefined
    let inside = within
    const definition = rules.definitions[type]
    if (definition) inside = this.#define(node, definition, within)
    const anonymous = rules.scopes[type]
    if (anonymous) {
      inside = new Scope(inside, inside.owner, true)
      if (rules.shape) this.#receivers.open(node, inside)
      for (const { name, called, kind, type: written, given, after } of anonymous(t, node)) {
        const how = {
          from: after === undefined ? 0 : (t.tree.end[after] as number),
          ...(written === undefined ? {} : { type: written }),
          ...(given === undefined ? {} : { value: given }),
        }
        this.#declareLocal(name, kind ?? 'parameter', inside, how, called)
      }
    }
    const named = rules.packages[type]?.(t, node)
    // One that encloses others' declarations may be followed by a second one, which is not part of the first.
    if (named !== undefined && rules.packagesEnclose) this.#module ??= named
    else if (named !== undefined) this.#module = [this.#module, named].filter(Boolean).join('.')
    if (this.#imports(node, type, within) || (named !== undefined && !rules.packagesEnclose)) return undefined
    const attached = rules.attaches?.(t, node)
    if (attached !== undefined) this.#attach(t.text(attached))
    const field = rules.field?.(t, node)
    if (field) this.#declareField(field.name, field.value, within)
    for (const mixin of rules.mixins?.(t, node) ?? []) this.#extend(mixin, within)
    const label = rules.label?.(t, node)
    if (label && !this.#references.isClaimed(label.name)) {
      if (label.of === undefined) this.#references.claim(label.name)
      else this.#references.add(label.name, 'read', within, undefined, label.of)
    }
    const use = rules.uses[type]
    const name = use?.name(t, node)
    if (use && name !== undefined && !this.#references.isClaimed(name))
      this.#references.add(name, typeof use.use === 'function' ? use.use(t, node) : use.use, within, use, node)
    for (const one of rules.written?.(t, node) ?? []) this.#references.addWritten(one, within, node)
    if (!this.#references.isClaimed(node)) {
      if (this.#types.has(type)) this.#references.add(node, 'type', within)
      else if (this.#reads.has(type)) this.#references.add(node, rules.writes?.(t, node) ? 'write' : 'read', within)
    }
    for (const { name, type: narrower } of rules.narrows?.(t, node) ?? []) {
      if (inside === within) inside = new Scope(within, within.owner, within.inFunction)
      inside.narrow(name, narrower)
    }
    let before: Scope | undefined
    if (this.#depth >= MOST_DEPTH) return undefined
    this.#depth++
    for (const child of t.tree.children(node)) {
      const follows = rules.follows?.includes(t.type(child)) ? before : undefined
      const opened = this.#walk(child, follows ?? inside)
      before = follows ?? opened
    }
    this.#depth--
    return definition && this.#opens(definition, node) ? inside : before
  }

  #attach(type: string): void {
    this.#body.attached ??= []
    if (!this.#body.attached.includes(type)) this.#body.attached.push(type)
  }

  /** Records imports. True if the node is one; it needs no further walk. */
  #imports(node: number, type: string, within: Scope): boolean {
    const t = this.#t
    const imported = this.#rules.imports[type]?.(t, node) ?? []
    for (const one of imported) {
      const entry = { path: one.path, ...t.position(one.node), length: t.text(one.node).length, from: within.owner }
      this.#body.imports.push({
        ...entry,
        ...(one.as === undefined ? {} : { as: one.as }),
        ...(one.all === undefined ? {} : { all: one.all }),
        ...(one.member === undefined ? {} : { member: one.member }),
        ...(one.uses === undefined ? {} : { uses: one.uses }),
      })
      if (this.#rules.packaged || this.#rules.moduleOf || this.#rules.prefixes) this.#import(one)
    }
    return imported.length > 0
  }

  /** Records an import by which other files resolve the types that this file's declarations name. */
  #import({ path, as, all, member }: ImportedName): void {
    this.#surface.imports ??= []
    if (as !== undefined) this.#surface.imports.push(member === undefined ? [path, as] : [path, as, member])
    if (as === undefined || all) this.#surface.imports.push([path])
  }

  #declareLocal(
    node: number,
    kind: 'parameter' | 'variable' | 'type',
    within: Scope,
    how: Omit<Declared, 'named' | 'kind'>,
    called = this.#t.text(node),
  ): void {
    const name = this.#rules.meant?.(called) ?? called
    this.#references.claim(node)
    if (within.has(name) && !this.#rules.blockScoped) return
    const { line, column } = this.#t.position(node)
    const before = this.#t.text(node).indexOf(called)
    const local = this.#body.locals.push({ name, kind, line, column: column + before, owner: within.owner }) - 1
    within.declare(name, { named: { local }, kind: kind === 'type' ? 'type parameter' : 'local', ...how })
  }

  /** Declares a field in the scope of the enclosing type, or of the file. */
  #declareField(name: number, value: number, within: Scope): void {
    let around = within
    while (around.inFunction && around.parent) around = around.parent
    const type = this.#rules.constructs?.(this.#t, value)
    around.declare(this.#t.text(name), {
      named: { field: true },
      kind: 'property',
      from: 0,
      ...(type === undefined ? { value: { node: value, within } } : { type }),
    })
  }

  /** The type that a value makes, where it is not told by others. */
  #constructed(value: number): string | undefined {
    const { constructs, shape } = this.#rules
    const made = constructs?.(this.#t, value)
    return made === undefined || shape?.(this.#t, value) ? undefined : made
  }

  #opens({ scope }: DefinitionRule, node: number): boolean {
    return typeof scope === 'function' ? scope(this.#t, node) : scope === true
  }

  #define(node: number, rule: DefinitionRule, within: Scope): Scope {
    const t = this.#t
    const value = rule.value?.(t, node)
    const type = rule.type?.(t, node) ?? (value === undefined ? undefined : this.#constructed(value))
    const inside = this.#opens(rule, node) ? new Scope(within, within.owner, within.inFunction) : within
    const names = rule.names ? rule.names(t, node) : [rule.name ? rule.name(t, node) : t.field(node, 'name')]
    const known = {
      ...(type === undefined ? {} : { type }),
      ...(type === undefined && value !== undefined && names.length === 1 ? { value: { node: value } } : {}),
    }
    const gives = type === undefined ? rule.gives?.(t, node, names) : undefined
    for (const [nth, name] of names.entries()) {
      if (name === undefined) continue
      const given = gives?.[nth]
      const { localInFunction } = rule
      const isLocal = typeof localInFunction === 'function' ? localInFunction(t, name) : localInFunction
      if (isLocal && within.inFunction) this.#assignLocal(node, name, rule, within, given ? { value: given } : known)
      else this.#defineSymbol(node, name, rule, within, inside, known)
    }
    for (const parameter of rule.typeParameters?.(t, node) ?? [])
      this.#declareLocal(parameter, 'type', inside, { from: 0 })
    for (const { name, parameter, binds } of rule.parameters?.(t, node) ?? [])
      for (const bound of binds ?? [name])
        this.#declareLocal(bound, 'parameter', inside, {
          from: 0,
          ...(parameter.type === undefined ? {} : { type: parameter.type }),
        })
    return inside
  }

  /** A declaration of a local, or its first assignment in languages without declarations. */
  #assignLocal(
    node: number,
    name: number,
    rule: DefinitionRule,
    within: Scope,
    known: Pick<Declared, 'type' | 'value'>,
  ): void {
    const t = this.#t
    const { blockScoped, localsAnywhere, assignmentDeclares } = this.#rules
    const at = t.tree.start[name] as number
    const declares = assignmentDeclares?.(t.text(name)) ?? false
    const visible = rule.visible?.(t, node, name)
    const from = visible?.from ?? (blockScoped ? this.#visibleFrom(node, rule) : declares ? at : 0)
    const seen = blockScoped || localsAnywhere ? undefined : within.find(t.text(name), 'read', at)
    if (!seen || (declares && seen.scope.owner !== within.owner))
      this.#declareLocal(name, 'variable', within, { from, ...(visible && { hidden: visible.hidden }), ...known })
    else if (!this.#references.isClaimed(name)) this.#references.add(name, 'write', within)
  }

  /** The offset behind a definition, or its own, where its value may name it. */
  #visibleFrom(node: number, rule: DefinitionRule): number {
    const { start, end } = this.#t.tree
    return (rule.recursive?.(this.#t, node) ? start[node] : end[node]) as number
  }

  #defineSymbol(
    node: number,
    name: number,
    rule: DefinitionRule,
    within: Scope,
    inside: Scope,
    known: Pick<Declared, 'type' | 'value'>,
  ): void {
    const t = this.#t
    this.#references.claim(name)
    const before = rule.continues?.(t, node) ? this.#lastOf(t.text(name), within) : undefined
    if (before !== undefined) {
      const symbol = this.#symbols[before] as SymbolDraft
      symbol.end = Math.max(symbol.end, t.tree.lineAt(Math.max(0, (t.tree.end[node] as number) - 1)))
      inside.owner = before
      inside.inFunction = true
      return
    }
    const index = this.#addSymbol(node, name, rule, within, known)
    if (index === undefined || !this.#opens(rule, node)) return
    inside.owner = index
    // The value is resolved in the inner scope, where the parameters are visible; supertypes are resolved outside the members.
    if (known.value) this.#untyped.push({ symbol: index, value: known.value.node, scope: inside })
    const head = new Scope(within, index, within.inFunction)
    const { kind } = this.#symbols[index] as SymbolDraft
    for (const supertype of rule.supertypes?.(t, node) ?? []) this.#extend(supertype, head)
    if (!TYPE_KINDS.has(kind) && !/module|namespace/.test(kind)) inside.inFunction = true
  }

  /** The last symbol of that name that a scope declares. */
  #lastOf(name: string, within: Scope): number | undefined {
    const last = within.own(name).at(-1)
    return last && 'symbol' in last.named ? last.named.symbol : undefined
  }

  /** Records `supertype` as a supertype of the symbol around `within`. */
  #extend(supertype: number, within: Scope): void {
    const { supertypes } = this.#surface
    if (within.owner < 0) {
      // At the top level of a file a module is mixed into the main object, and so into every object.
      this.#surface.mixins ??= []
      this.#surface.mixins.push(this.#t.text(supertype))
      return
    }
    const written = this.#rules.generic?.(this.#t, supertype) ?? this.#t.text(supertype)
    supertypes[within.owner] = [...(supertypes[within.owner] ?? []), written]
    const qualified = this.#rules.uses[this.#t.type(supertype)]
    this.#references.add(qualified?.name(this.#t, supertype) ?? supertype, 'extends', within, qualified, supertype)
  }

  #addSymbol(
    node: number,
    nameNode: number,
    rule: DefinitionRule,
    within: Scope,
    { type, value }: Pick<Declared, 'type' | 'value'>,
  ): number | undefined {
    const written = this.#t.text(nameNode)
    const name = rule.rename ? rule.rename(written, this.#t, node) : written
    if (name.length === 0 || name.length > LIMITS.nameChars) return undefined
    // A reopened class is a new symbol; a second assignment of a variable is not.
    const kind = typeof rule.kind === 'function' ? rule.kind(this.#t, node) : rule.kind
    const opens = this.#opens(rule, node)
    const isAssigned = !opens || kind === 'variable'
    if (isAssigned && !this.#rules.blockScoped && within.own(name).some(({ named }) => 'symbol' in named)) {
      this.#references.add(nameNode, 'write', within)
      return undefined
    }
    const symbol = this.#symbols[within.owner]
    const parent = symbol && { index: within.owner, symbol }
    const made = draft(this.#rules, this.#t, rule, { node, nameNode, name, kind }, parent, type)
    const index = this.#symbols.push(made) - 1
    if (type !== undefined) this.#surface.types[index] = type
    else if (value !== undefined && !opens) this.#untyped.push({ symbol: index, value: value.node, scope: within })
    const arity = rule.arity ? rule.arity(this.#t, node) : this.#rules.blockScoped && arityOf(made)
    if (arity) this.#surface.arities[index] = arity
    const labels = rule.labels?.(this.#t, node)
    if (labels) this.#surface.labels = Object.assign(this.#surface.labels ?? {}, { [index]: labels })
    const runs = rule.runs?.(this.#t, node) ?? []
    if (runs.length > 0) this.#surface.runs = Object.assign(this.#surface.runs ?? {}, { [index]: runs })
    if (rule.opened?.(this.#t, node)) this.#surface.opened = [...(this.#surface.opened ?? []), index]
    this.#defined?.(this.#t, node, index)
    const parameters = rule.typeParameters?.(this.#t, node) ?? []
    if (parameters.length > 0) this.#surface.typeParameters[index] = parameters.map((one) => this.#t.text(one))
    const bounds = rule.bounds?.(this.#t, node)
    if (bounds && Object.keys(bounds).length > 0)
      this.#surface.bounds = Object.assign(this.#surface.bounds ?? {}, { [index]: bounds })
    // The name of an extension means the type.
    if (made.kind === 'impl' || (made.kind === 'property' && this.#rules.fieldsNeedReceiver)) return index
    const declared: Declared = {
      named: { symbol: index },
      kind: made.kind,
      from: this.#rules.shadows && within.own(name).length > 0 ? this.#visibleFrom(node, rule) : 0,
      ...(type === undefined ? {} : { type }),
      ...(value === undefined || opens ? {} : { value }),
    }
    within.declare(name, declared)
    const isOpened = parent && this.#surface.opened?.includes(parent.index)
    if (parent && (isOpened || isOpen(parent.symbol.kind, this.#rules.openTypes)))
      within.parent?.declare(name, declared)
    return index
  }
}

function arityOf({ parameters }: SymbolDraft): [number, number] | undefined {
  if (!parameters) return undefined
  const least = parameters.filter((p) => p.default === undefined && !p.variadic).length
  return [least, parameters.some((p) => p.variadic) ? ANY_NUMBER : parameters.length]
}
