/** What a file of PowerShell defines, and the names that it uses. */
import { LIMITS } from '../../../../src/contract/limits.ts'
import type { Use } from '../../../../src/contract/links.ts'
import type { Modifier, Parameter, SymbolKind } from '../../../../src/contract/symbols.ts'
import type { FlatTree } from '../../syntax/flat-tree.ts'
import { oneLine } from '../../text/one-line.ts'
import { docAbove } from '../declarative/drafts.ts'
import { Syntax } from '../declarative/syntax.ts'
import type { SourceFile, SymbolDraft, Unit } from '../language.ts'
import { AUTOMATIC } from './names.ts'
import { Scope } from './scopes.ts'
import { namedModule, sourceOf } from './sources.ts'
import {
  type Argument,
  argument,
  argumentsOf,
  bare,
  literal,
  type PowerShell,
  variableName,
  type Word,
} from './syntax.ts'
import type { Body, Meaning, Receiver, Reference, Source, Surface } from './unit.ts'

/** Nodes within nodes, not counting those that stand alone in another one: deeper ones are written by programs. */
const MOST_DEPTH = 600
const COMMENTS = { comments: ['comment' satisfies Word] }
/** Blocks of tests, whose variables are their own. */
const TEST_BLOCK = /^(?:Describe|Context|It|InModuleScope)$/i
/** What is set up before a test is the block's around it. */
const DEEPEST_TYPE = 16

/** Where a node stands. */
interface Place {
  /** The symbol that uses belong to; -1 at the top of the file. */
  owner: number
  scope: Scope
  /** The scope of the function or of the test around it, which assignments declare in. */
  assigns: Scope
  /** Assignments declare variables of the file. */
  isTop: boolean
  /** The class around it. */
  type?: string
  /** The grammar could not read what is around it, so a function or its parameters may be missing there. */
  isBroken?: boolean
}

export function extract(tree: FlatTree, { path }: SourceFile): Unit<Surface, Body> {
  return new Extraction(new Syntax<Word>(tree), path).unit()
}

class Extraction {
  readonly #t: PowerShell
  readonly #isManifest: boolean
  readonly #symbols: SymbolDraft[] = []
  readonly #surface: Surface = {
    functions: [],
    variables: [],
    globals: [],
    aliases: [],
    sources: [],
    supertypes: {},
    types: {},
    arities: {},
  }
  readonly #body: Body = { locals: [], references: [] }
  readonly #file = new Scope()
  /** Texts that variables of the file are given once. */
  readonly #texts = new Map<string, string | undefined>()
  /** What is told once all names are declared. */
  readonly #later: (() => void)[] = []
  #depth = 0

  constructor(t: PowerShell, path: string) {
    this.#t = t
    this.#isManifest = /\.psd1$/i.test(path)
  }

  unit(): Unit<Surface, Body> {
    const top: Place = { owner: -1, scope: this.#file, assigns: this.#file, isTop: true }
    if (this.#isManifest && /^\s*['"]?(?:ModuleVersion|RootModule)['"]?\s*=/im.test(this.#t.tree.text))
      this.#surface.isManifest = true
    this.#walk(0, top)
    for (const tell of this.#later) tell()
    return { symbols: this.#symbols, surface: this.#surface, body: this.#body }
  }

  #inside(node: number, place: Place): void {
    for (const child of this.#t.named(node)) this.#walk(child, place)
  }

  #walk(whole: number, place: Place): void {
    if (this.#depth >= MOST_DEPTH) return
    this.#depth++
    this.#read(whole, place)
    this.#depth--
  }

  #read(whole: number, place: Place): void {
    const t = this.#t
    const node = bare(t, whole)
    switch (t.type(node)) {
      case 'function_statement':
        this.#function(node, place)
        return
      case 'class_statement':
      case 'enum_statement':
        this.#type(node, place)
        return
      case 'assignment_expression':
        this.#assignment(node, place)
        return
      case 'param_block':
        // Those of a script.
        this.#parameters(node, place)
        return
      case 'foreach_statement': {
        const variable = t.first(node, 'variable')
        if (variable !== undefined) this.#assign(variable, { ...place, isTop: false })
        for (const child of t.named(node)) if (child !== variable) this.#walk(child, place)
        return
      }
      case 'command':
        this.#command(node, place)
        return
      case 'invokation_expression':
      case 'member_access':
        this.#member(node, place)
        return
      case 'variable':
      case 'braced_variable':
        this.#variable(node, place, 'read')
        return
      case 'type_literal': {
        const type = t.first(node, 'type_spec')
        if (type !== undefined) this.#types(type, place)
        return
      }
      case 'attribute_name': {
        const type = t.first(node, 'type_spec')
        if (type !== undefined) this.#typeAt(t.tree.start[type] as number, t.text(type), 'type', place, true)
        return
      }
      case 'script_block_expression':
        this.#inside(node, { ...place, isTop: false })
        return
      case 'hash_entry':
        this.#entry(node, place)
        return
      case 'key_expression':
      case 'comment':
        return
      case 'ERROR':
        this.#inside(node, { ...place, isTop: false, isBroken: true })
        return
      default:
        this.#inside(node, place)
    }
  }

  #define(
    kind: SymbolKind,
    { name, offset }: { name: string; offset: number },
    whole: number,
    place: Place,
    more: { body?: number | undefined; modifiers?: Modifier[]; isOfFile?: true } = {},
  ): number | undefined {
    const { tree } = this.#t
    if (name === '' || name.length > LIMITS.nameChars || this.#symbols.length >= LIMITS.symbolsPerFile) return undefined
    const from = tree.start[whole] as number
    const to = (more.body === undefined ? tree.end[whole] : tree.start[more.body]) as number
    const made: SymbolDraft = {
      name,
      kind,
      line: tree.lineAt(offset),
      column: tree.columnAt(offset),
      start: tree.lineAt(from),
      end: tree.lineAt(Math.max(from, (tree.end[whole] as number) - 1)),
    }
    const parent = more.isOfFile ? undefined : this.#symbols[place.owner]
    if (parent) {
      made.parent = place.owner
      made.qualified = `${parent.qualified ?? parent.name}.${name}`
    }
    const signature = oneLine(tree.text.slice(from, Math.min(to, from + 4 * LIMITS.signatureChars)), 'hash')
      .replace(/[\s{;=]+$/, '')
      .slice(0, LIMITS.signatureChars)
    if (signature) made.signature = signature
    const doc =
      docAbove(COMMENTS, this.#t, this.#statement(whole)) ??
      (kind === 'function' ? this.#help(whole, more.body) : undefined)
    if (doc) made.doc = doc
    if (more.modifiers && more.modifiers.length > 0) made.modifiers = more.modifiers
    return this.#symbols.push(made) - 1
  }

  /** The statement that a node is all of: comments stand beside it. */
  #statement(node: number): number {
    const t = this.#t
    let at = node
    for (let up = t.parent(at); up !== undefined; up = t.parent(at)) {
      if (t.type(up) === 'statement_list' || t.tree.start[up] !== t.tree.start[node]) break
      at = up
    }
    // Comments above the first statement stand beside the list of them.
    const list = t.parent(at)
    const isFirst = list !== undefined && t.type(list) === 'statement_list' && t.tree.start[list] === t.tree.start[at]
    return isFirst ? list : at
  }

  /** Help that is written into a function: its first comment, or the last one. */
  #help(node: number, body: number | undefined): [number, number] | undefined {
    const t = this.#t
    const { tree } = t
    const all = [...t.each(node, 'comment'), ...(body === undefined ? [] : t.each(body, 'comment'))]
    const help = all.find((one) => /^<#/.test(t.text(one)) && /^\s*\.(?:SYNOPSIS|DESCRIPTION)\b/im.test(t.text(one)))
    if (help === undefined) return undefined
    const start = tree.start[help] as number
    return [tree.lineAt(start), tree.lineAt(Math.max(start, (tree.end[help] as number) - 1))]
  }

  #function(node: number, place: Place): void {
    const t = this.#t
    const at = t.first(node, 'function_name')
    if (at === undefined) return
    const written = t.text(at)
    const name = written.replace(/^(?:global|script|local|private):/i, '')
    const isOfFile = /^(?:global|script):/i.test(written) ? ({ isOfFile: true } as const) : {}
    const body = t.first(node, 'script_block')
    const offset = (t.tree.end[at] as number) - name.length
    const symbol = this.#define('function', { name, offset }, node, place, { body, ...isOfFile })
    if (symbol === undefined) {
      this.#inside(node, place)
      return
    }
    const scope = new Scope(place.scope)
    const home = isOfFile.isOfFile ? this.#file : place.scope
    const key = name.toLowerCase()
    // Of two the later one counts, unless both are of one file.
    if (!home.functions.has(key) || home !== this.#file) home.functions.set(key, symbol)
    if (home === this.#file) this.#surface.functions.push(symbol)
    const inside: Place = { ...place, owner: symbol, scope, assigns: scope, isTop: false, isBroken: false }
    const declared = t.first(node, 'function_parameter_declaration')
    const block = body === undefined ? undefined : t.first(body, 'param_block')
    const parameters = [declared, block].flatMap((one) => (one === undefined ? [] : this.#parameters(one, inside)))
    const made = this.#symbols[symbol]
    if (made) made.parameters = parameters.slice(0, 256)
    for (const text of block === undefined ? [] : aliasesIn(t.text(block).slice(0, 2000)))
      this.#surface.aliases.push([text, name])
    if (body === undefined) return
    for (const child of t.named(body)) if (child !== block) this.#walk(child, inside)
  }

  /** Of a function, script or block: each is a local of it. */
  #parameters(node: number, place: Place): Parameter[] {
    const t = this.#t
    const found: Parameter[] = []
    for (const attributes of t.each(node, 'attribute_list')) this.#walk(attributes, place)
    const list = t.first(node, 'parameter_list')
    if (list === undefined) return []
    for (const one of t.each(list, 'script_parameter')) {
      const variable = t.first(one, 'variable', 'braced_variable')
      const name = variable === undefined ? undefined : variableName(t.text(variable))
      if (variable === undefined || !name) continue
      const attributes = t.first(one, 'attribute_list')
      const type = attributes === undefined ? undefined : this.#writtenType(attributes)
      const made: Parameter = { name: name.name }
      if (type !== undefined) made.type = type
      const value = t.first(one, 'script_parameter_default')
      if (value !== undefined) made.default = t.brief(value).replace(/^=\s*/, '')
      found.push(made)
      this.#local(variable, 'parameter', place, type)
      if (attributes !== undefined) this.#walk(attributes, place)
      if (value !== undefined) this.#inside(value, place)
    }
    return found
  }

  /** The type among attributes: `string` of `[Parameter()] [string]`. */
  #writtenType(attributes: number): string | undefined {
    const t = this.#t
    for (const one of t.each(attributes, 'attribute')) {
      const type = t.first(one, 'type_literal')
      if (type !== undefined) return t.text(type).slice(1, -1)
    }
    return undefined
  }

  #type(node: number, place: Place): void {
    const t = this.#t
    const [at, ...bases] = t.each(node, 'simple_name')
    if (at === undefined) return
    const isEnum = t.type(node) === 'enum_statement'
    const name = t.text(at)
    const first = t.named(node).find((child) => child !== at && t.type(child) !== 'simple_name')
    const where = { name, offset: t.tree.start[at] as number }
    const symbol = this.#define(isEnum ? 'enum' : 'class', where, node, place, { body: first })
    if (symbol === undefined) return
    const inside: Place = { ...place, owner: symbol, isTop: false, type: name }
    for (const base of isEnum ? [] : bases) {
      const supertypes = this.#surface.supertypes[symbol] ?? []
      this.#surface.supertypes[symbol] = [...supertypes, t.text(base)]
      this.#typeAt(t.tree.start[base] as number, t.text(base), 'extends', inside)
    }
    for (const child of t.named(node))
      switch (t.type(child)) {
        case 'class_property_definition':
          this.#property(child, inside)
          break
        case 'class_method_definition':
          this.#method(child, inside)
          break
        case 'enum_member': {
          const member = t.first(child, 'simple_name')
          if (member !== undefined)
            this.#define('enum_member', { name: t.text(member), offset: t.tree.start[member] as number }, child, inside)
          break
        }
        case 'simple_name':
        case 'comment':
          break
        default:
          this.#walk(child, inside)
      }
  }

  #property(node: number, place: Place): void {
    const t = this.#t
    const variable = t.first(node, 'variable', 'braced_variable')
    const name = variable === undefined ? undefined : variableName(t.text(variable))
    if (variable === undefined || !name) return
    const offset = (t.tree.start[variable] as number) + name.offset
    const symbol = this.#define('property', { name: name.name, offset }, node, place, {
      modifiers: this.#modifiers(node),
    })
    const type = t.first(node, 'type_literal')
    const made = symbol === undefined ? undefined : this.#symbols[symbol]
    if (made && symbol !== undefined && type !== undefined) {
      const written = t.text(type).slice(1, -1)
      made.type = written.slice(0, LIMITS.signatureChars)
      this.#surface.types[symbol] = written
    }
    for (const child of t.named(node))
      if (child !== variable) this.#walk(child, { ...place, owner: symbol ?? place.owner })
  }

  #modifiers(node: number): Modifier[] {
    const words = this.#t.each(node, 'class_attribute').map((one) => this.#t.text(one).toLowerCase())
    return [
      ...(words.includes('static') ? (['static'] as const) : []),
      ...(words.includes('hidden') ? (['private'] as const) : []),
    ]
  }

  #method(node: number, place: Place): void {
    const t = this.#t
    const at = t.first(node, 'simple_name')
    if (at === undefined) return
    const name = t.text(at)
    const body = t.first(node, 'script_block')
    const isConstructor = name.toLowerCase() === place.type?.toLowerCase()
    const symbol = this.#define(
      isConstructor ? 'constructor' : 'method',
      { name, offset: t.tree.start[at] as number },
      node,
      place,
      { body, modifiers: this.#modifiers(node) },
    )
    if (symbol === undefined) return
    const scope = new Scope(this.#file)
    const inside: Place = { ...place, owner: symbol, scope, assigns: scope, isTop: false }
    const parameters: Parameter[] = []
    const list = t.first(node, 'class_method_parameter_list')
    for (const one of list === undefined ? [] : t.each(list, 'class_method_parameter')) {
      const variable = t.first(one, 'variable', 'braced_variable')
      const named = variable === undefined ? undefined : variableName(t.text(variable))
      if (variable === undefined || !named) continue
      const type = t.first(one, 'type_literal')
      const written = type === undefined ? undefined : t.text(type).slice(1, -1)
      parameters.push({ name: named.name, ...(written === undefined ? {} : { type: written }) })
      this.#local(variable, 'parameter', inside, written)
      if (type !== undefined) this.#walk(type, inside)
    }
    const made = this.#symbols[symbol]
    if (made) made.parameters = parameters.slice(0, 256)
    this.#surface.arities[symbol] = [parameters.length, parameters.length]
    const given = t.first(node, 'type_literal')
    if (given !== undefined) {
      const written = t.text(given).slice(1, -1)
      if (made && !isConstructor) made.returns = written.slice(0, LIMITS.signatureChars)
      this.#surface.types[symbol] = written
      this.#walk(given, inside)
    }
    if (body !== undefined) this.#inside(body, inside)
  }

  #local(node: number, kind: 'parameter' | 'variable', { owner, assigns }: Place, type?: string): void {
    const { tree } = this.#t
    const name = variableName(this.#t.text(node))
    if (!name || name.name.length > LIMITS.nameChars) return
    const offset = (tree.start[node] as number) + name.offset
    const made = { name: name.name, kind, line: tree.lineAt(offset), column: tree.columnAt(offset), owner }
    const local = this.#body.locals.push(made) - 1
    const from = kind === 'parameter' ? 0 : offset
    assigns.declare(name.name, { to: { is: 'local', local }, from, ...(type === undefined ? {} : { type }) })
  }

  #assignment(node: number, place: Place): void {
    const t = this.#t
    const left = t.first(node, 'left_assignment_expression')
    const value = t.field(node, 'value')
    for (const child of t.named(node)) if (child !== left) this.#walk(child, place)
    if (left === undefined) return
    const made = value === undefined ? undefined : this.#madeOf(value)
    const text = value === undefined ? undefined : literal(t, value)
    this.#assigned(left, place, made, text)
  }

  /** What is assigned to: a variable, one with its type, several, or a part of one. */
  #assigned(left: number, place: Place, type?: string, text?: string): void {
    const t = this.#t
    let node = t.type(left) === 'left_assignment_expression' ? bare(t, t.named(left)[0] ?? left) : bare(t, left)
    let written: string | undefined
    while (/^(?:expression_with_unary_operator|cast_expression)$/.test(t.type(node))) {
      const inner = t.named(node)
      const cast = t.type(node) === 'cast_expression' ? t.first(node, 'type_literal') : undefined
      if (cast !== undefined) {
        written ??= t.text(cast).slice(1, -1)
        this.#walk(cast, place)
      }
      const next = inner.at(-1)
      if (next === undefined || next === cast) return
      node = bare(t, next)
    }
    const type_ = written ?? type
    if (t.type(node) === 'variable' || t.type(node) === 'braced_variable') this.#assign(node, place, type_, text)
    else if (t.type(node) === 'array_literal_expression') for (const one of t.named(node)) this.#assigned(one, place)
    else this.#walk(node, place)
  }

  #assign(node: number, place: Place, type?: string, text?: string): void {
    const t = this.#t
    const name = variableName(t.text(node))
    if (!name || AUTOMATIC.has(name.name.toLowerCase()) || (name.scope !== undefined && !SCOPES.test(name.scope)))
      return
    const { scope } = name
    const isOfFile = scope === 'script' || scope === 'global' || (place.isTop && place.assigns === this.#file)
    if (isOfFile && (scope !== undefined || this.#file.own(name.name) === undefined)) {
      const key = `${scope === 'global' ? 'global:' : ''}${name.name}`
      this.#texts.set(name.name.toLowerCase(), this.#texts.has(name.name.toLowerCase()) ? undefined : text)
      if (this.#file.own(key) === undefined) {
        const offset = (t.tree.start[node] as number) + name.offset
        const around = t.parent(node)
        const whole = this.#assignmentAround(around ?? node) ?? node
        const symbol = this.#define('variable', { name: name.name, offset }, whole, place, { isOfFile: true })
        if (symbol === undefined) return
        const made = this.#symbols[symbol]
        if (type !== undefined) this.#surface.types[symbol] = type
        if (made && type !== undefined) made.type = type.slice(0, LIMITS.signatureChars)
        this.#file.declare(key, { to: { is: 'symbol', symbol }, ...(type === undefined ? {} : { type }) })
        this.#surface[scope === 'global' ? 'globals' : 'variables'].push(symbol)
        return
      }
      this.#variable(node, place, 'write')
      return
    }
    const own = scope === undefined || scope === 'local' || scope === 'private'
    if (own && this.#declaredIn(name.name, place) === undefined) this.#local(node, 'variable', place, type)
    else this.#variable(node, place, 'write')
  }

  /** What a function, or a block of a test, has of that name: what is outside of a function is not written by a plain assignment. */
  #declaredIn(name: string, { scope, assigns }: Place): unknown {
    for (let at: Scope | undefined = scope; at; at = at.outer) {
      const own = at.own(name)
      if (own !== undefined || at === assigns) return own
    }
    return undefined
  }

  #assignmentAround(node: number): number | undefined {
    const t = this.#t
    let at: number | undefined = node
    for (let step = 0; at !== undefined && step < 24; step++, at = t.parent(at))
      if (t.type(at) === 'assignment_expression') return at
    return undefined
  }

  /** The type that a value is made of. */
  #madeOf(value: number): string | undefined {
    const receiver = this.#receiver(value, { scope: new Scope(), owner: -1, assigns: this.#file, isTop: false })
    return receiver?.on === 'type' && !receiver.isStatic ? receiver.name : undefined
  }

  #variable(node: number, place: Place, use: Use): void {
    const { tree } = this.#t
    const name = variableName(this.#t.text(node))
    if (!name) return
    const isAutomatic = name.scope === undefined && AUTOMATIC.has(name.name.toLowerCase())
    const offset = (tree.start[node] as number) + name.offset
    if (name.scope === 'function') {
      this.#refer(offset, name.name.length, use, place, { is: 'command', name: name.name })
      return
    }
    if (name.scope !== undefined && !SCOPES.test(name.scope)) return
    this.#later.push(() => {
      const declared = this.#meant(name, place, offset)
      if (!declared && (isAutomatic || (place.isBroken && name.scope === undefined))) return
      const { scope } = name
      const meaning: Meaning = declared?.to ?? {
        is: 'variable',
        name: name.name,
        ...(scope === 'global' ? { isGlobal: true } : {}),
      }
      this.#refer(offset, name.name.length, use, place, meaning)
    })
  }

  #meant({ scope, name }: { scope?: string; name: string }, place: Place, at: number) {
    if (scope === 'global') return this.#file.own(`global:${name}`)
    if (scope === 'script') return this.#file.own(name)
    return place.scope.variable(name, at, place.assigns) ?? this.#file.own(`global:${name}`)
  }

  #refer(offset: number, length: number, use: Use, place: Place, meaning: Meaning, supposed?: boolean): void {
    if (length === 0 || length > LIMITS.nameChars) return
    const { tree } = this.#t
    const reference: Reference = {
      line: tree.lineAt(offset),
      column: tree.columnAt(offset),
      length,
      use,
      from: place.owner,
      meaning,
    }
    if (supposed) reference.supposed = true
    this.#body.references.push(reference)
  }

  /** The types that are named in a type: both of `Dictionary[string, Foo]`. */
  #types(spec: number, place: Place): void {
    const text = this.#t.text(spec)
    const start = this.#t.tree.start[spec] as number
    for (const { 0: name, index } of text.matchAll(/[\p{L}_][\p{L}\p{N}_.]*/gu))
      this.#typeAt(start + index, name, 'type', place)
  }

  #typeAt(offset: number, written: string, use: Use, place: Place, supposed?: boolean): void {
    const [name = ''] = /^[\p{L}_][\p{L}\p{N}_.]*/u.exec(written) ?? []
    this.#refer(offset, name.length, use, place, { is: 'type', name }, supposed)
  }

  #member(node: number, place: Place): void {
    const t = this.#t
    const [of, ...others] = t.named(node)
    const at = t.first(node, 'member_name')
    const name = at === undefined ? undefined : t.first(at, 'simple_name')
    if (of !== undefined && of !== at) this.#walk(of, place)
    for (const child of others) {
      if (child !== at) this.#walk(child, place)
      else if (name === undefined) this.#inside(child, place)
    }
    if (of === undefined || of === at || name === undefined) return
    const isCall = t.type(node) === 'invokation_expression'
    const list = isCall ? t.first(node, 'argument_list') : undefined
    const values = list === undefined ? undefined : t.first(list, 'argument_expression_list')
    const count = values === undefined ? 0 : t.each(values, 'argument_expression').length
    const written = isWritten(t, node)
    this.#later.push(() => {
      const on = this.#receiver(of, place)
      // Fields of objects that nothing is known of are as many as keys of tables.
      if (on === undefined && !isCall) return
      const meaning: Meaning = {
        is: 'member',
        name: t.text(name),
        ...(on === undefined ? {} : { on }),
        ...(isCall ? { arguments: count } : {}),
      }
      this.#refer(
        t.tree.start[name] as number,
        t.text(name).length,
        isCall ? 'call' : written ? 'write' : 'read',
        place,
        meaning,
      )
    })
  }

  /** What is known of the object or type whose member is named. */
  #receiver(value: number, place: Place, depth = 0): Receiver | undefined {
    const t = this.#t
    const node = bare(t, value)
    if (depth > DEEPEST_TYPE) return undefined
    switch (t.type(node)) {
      case 'type_literal':
        return { on: 'type', name: t.text(node).slice(1, -1).trim(), isStatic: true }
      case 'cast_expression': {
        const type = t.first(node, 'type_literal')
        return type === undefined ? undefined : { on: 'type', name: t.text(type).slice(1, -1).trim() }
      }
      case 'parenthesized_expression':
      case 'pipeline': {
        const [only, ...others] = t.named(node)
        return only === undefined || others.length > 0 ? undefined : this.#receiver(only, place, depth + 1)
      }
      case 'variable':
      case 'braced_variable': {
        const name = variableName(t.text(node))
        if (!name) return undefined
        if (name.name.toLowerCase() === 'this')
          return place.type === undefined ? undefined : { on: 'type', name: place.type }
        const type = this.#meant(name, place, t.tree.start[node] as number)?.type
        return type === undefined ? undefined : { on: 'type', name: type }
      }
      case 'command': {
        const name = t.first(node, 'command_name')
        if (name === undefined || t.text(name).toLowerCase() !== 'new-object') return undefined
        const type = argument(argumentsOf(t, node), /^t(?:ypename)?$/, 0)
        const written = type === undefined ? undefined : literal(t, type)
        return written === undefined ? undefined : { on: 'type', name: written }
      }
      case 'invokation_expression':
      case 'member_access': {
        const [of] = t.named(node)
        const at = t.first(node, 'member_name')
        if (of === undefined || at === undefined || of === at) return undefined
        const on = this.#receiver(of, place, depth + 1)
        const name = t.text(at)
        if (on?.on === 'type' && on.isStatic && name.toLowerCase() === 'new') return { on: 'type', name: on.name }
        return on && { on: 'member', of: on, name }
      }
      default:
        return undefined
    }
  }

  #command(node: number, place: Place): void {
    const t = this.#t
    const operator = t.first(node, 'command_invokation_operator')
    const at = t.first(node, 'command_name', 'command_name_expr')
    const given = argumentsOf(t, node)
    const written = at === undefined ? '' : t.text(at)
    if (at !== undefined) this.#called(at, written, operator, place)
    const inner = TEST_BLOCK.test(written) ? this.#block(place) : { ...place, isTop: false }
    this.#named(written.toLowerCase(), given, place)
    for (const one of given) this.#walk(one.node, inner)
  }

  /** A block of a test: what is assigned in it is its own. */
  #block(place: Place): Place {
    const scope = new Scope(place.scope)
    return { ...place, scope, assigns: scope, isTop: false }
  }

  #called(at: number, written: string, operator: number | undefined, place: Place): void {
    const t = this.#t
    const start = t.tree.start[at] as number
    const sign = operator === undefined ? '' : t.text(operator)
    if (sign === '' && /^using$/i.test(written)) return
    const path = sign !== '' || /\.ps[md]?1$/i.test(written) ? sourceOf(t, at) : undefined
    if (path) {
      const source: Source = sign === '.' ? { ...path, isScope: true } : path
      if (source.isScope) this.#surface.sources.push(source)
      this.#refer(start, written.length, 'import', place, { is: 'file', source })
      this.#inside(at, place)
      return
    }
    const [, module, name] =
      /^(?:([\w.]+)\\|(?:script|global|local|private):)?([\p{L}_][\p{L}\p{N}_:-]*)$/iu.exec(written) ?? []
    if (t.type(at) === 'command_name' && name !== undefined) {
      const offset = start + written.length - name.length
      this.#commandAt(offset, name, 'call', place, undefined, module)
    } else this.#inside(at, place)
  }

  #commandAt(offset: number, name: string, use: Use, place: Place, supposed?: boolean, module?: string): void {
    this.#later.push(() => {
      const own = module === undefined ? place.scope.function(name) : undefined
      const meaning: Meaning =
        own === undefined
          ? { is: 'command', name, ...(module === undefined ? {} : { module }) }
          : { is: 'symbol', symbol: own }
      this.#refer(offset, name.length, use, place, meaning, supposed)
    })
  }

  /** Arguments that name a command. */
  #commandIn(node: number | undefined, place: Place): void {
    const t = this.#t
    if (node === undefined) return
    const text = literal(t, node)
    if (text === undefined || !/^[\p{L}_][\p{L}\p{N}_-]*$/u.test(text)) return
    const at = bare(t, node)
    this.#commandAt((t.tree.start[at] as number) + t.text(at).indexOf(text), text, 'read', place, true)
  }

  /** What commands of the language do with what they are given: import, name a command, name an alias. */
  #named(command: string, given: readonly Argument[], place: Place): void {
    const t = this.#t
    switch (command) {
      case 'using': {
        const [kind, what] = given
        if (kind && what && t.text(kind.node).toLowerCase() === 'module') this.#imported(what.node, place)
        return
      }
      case 'import-module':
      case 'ipmo': {
        const what = argument(given, /^(?:n(?:ame)?|fullyqualifiedname)$/, 0)
        if (what !== undefined) this.#imported(what, place)
        return
      }
      case 'set-alias':
      case 'new-alias':
      case 'sal':
      case 'nal': {
        const [name, value] = [
          argument(given, /^n(?:ame)?$/, 0),
          argument(given, /^v(?:alue)?$/, given.some((one) => /^n(?:ame)?$/.test(one.parameter ?? '')) ? 0 : 1),
        ]
        const written = name === undefined ? undefined : literal(t, name)
        const target = value === undefined ? undefined : literal(t, value)
        if (written !== undefined && target !== undefined) this.#surface.aliases.push([written, target])
        this.#commandIn(value, place)
        return
      }
      case 'mock':
      case 'assert-mockcalled':
      case 'get-command':
      case 'should': {
        const isCommand =
          command !== 'should' || given.some(({ parameter }) => /^(?:invoke|not)$/.test(parameter ?? ''))
        const names =
          command === 'get-command'
            ? /^n(?:ame)?$/
            : command === 'should'
              ? /^(?:commandname|invoke)$/
              : /^commandname$/
        if (isCommand) this.#commandIn(argument(given, names, command === 'should' ? undefined : 0), place)
        this.#ofModule(given)
        return
      }
      case 'export-modulemember':
        for (const { node, parameter } of given)
          if (parameter === undefined || /^f(?:unction)?$/.test(parameter))
            for (const one of listed(t, node)) this.#commandIn(one, place)
        return
      case 'inmodulescope': {
        const what = argument(given, /^modulename$/, 0)
        if (what !== undefined) this.#imported(what, place)
        return
      }
      default:
        this.#ofModule(given)
    }
  }

  /** Parameters that name modules: the command is run in them, or for them. */
  #ofModule(given: readonly Argument[]): void {
    for (const { node, parameter } of given) {
      if (!/^(?:module(?:name)?|dscmodulename|dscresourcename)$/.test(parameter ?? '')) continue
      this.#later.push(() => {
        const name = namedModule(this.#textOf(node))
        if (name) this.#surface.sources.push(name)
      })
    }
  }

  /** A text, or what a variable of the file is given once. */
  #textOf(node: number): string | undefined {
    const t = this.#t
    const text = literal(t, node)
    const variable = text === undefined ? variableName(t.text(bare(t, node))) : undefined
    return text ?? (variable && this.#texts.get(variable.name.toLowerCase()))
  }

  #imported(node: number, place: Place): void {
    const t = this.#t
    const at = bare(t, node)
    this.#later.push(() => {
      const source = sourceOf(t, node) ?? namedModule(this.#textOf(node))
      if (!source) return
      this.#surface.sources.push(source)
      if (literal(t, node) !== undefined || source.at !== 'module')
        this.#refer(t.tree.start[at] as number, t.text(at).split('\n')[0]?.length ?? 0, 'import', place, {
          is: 'file',
          source,
        })
    })
  }

  /** Of a module's manifest: the files that it is made of, and what it exports. */
  #entry(node: number, place: Place): void {
    const t = this.#t
    const key = t.first(node, 'key_expression')
    const name =
      key === undefined
        ? ''
        : t
            .text(key)
            .replace(/^['"]|['"]$/g, '')
            .toLowerCase()
    if (this.#surface.isManifest)
      for (const value of t.named(node)) {
        if (value === key) continue
        for (const one of listed(t, value))
          if (/^(?:rootmodule|moduletoprocess|nestedmodules|scriptstoprocess)$/.test(name)) {
            const text = literal(t, one)
            if (text === undefined || !/\.(?:psm1|ps1|psd1)$/i.test(text)) continue
            const source: Source = { path: text.replaceAll('\\', '/'), at: 'here' }
            this.#surface.sources.push(source)
            this.#refer((t.tree.start[bare(t, one)] as number) + 1, text.length, 'import', place, {
              is: 'file',
              source,
            })
          } else if (/^(?:functions|cmdlets|aliases)toexport$/.test(name)) this.#commandIn(one, place)
      }
    this.#inside(node, place)
  }
}

const SCOPES = /^(?:script|global|local|private|using)$/

/** The other names in `[Alias('a', 'b')]` above a function's parameters. */
function aliasesIn(block: string): string[] {
  const head = block.slice(0, Math.max(0, block.search(/\bparam\s*\(/i)))
  return [...head.matchAll(/\[Alias\(([^)]*)\)\]/gi)].flatMap(([, list = '']) =>
    [...list.matchAll(/['"]([^'"]+)['"]/g)].map(([, name = '']) => name),
  )
}

/** The elements of a list, or the only value. */
function listed(t: PowerShell, node: number): number[] {
  const found: number[] = []
  const look = (at: number, depth: number): void => {
    const one = bare(t, at)
    const type: string = t.type(one)
    if (/^(?:verbatim_string_characters|expandable_string_literal|generic_token)$/.test(type)) found.push(one)
    else if (depth < 16) for (const child of t.named(one)) look(child, depth + 1)
  }
  look(node, 0)
  return found
}

function isWritten(t: PowerShell, node: number): boolean {
  for (let at = t.parent(node), step = 0; at !== undefined && step < 20; at = t.parent(at), step++) {
    if (t.type(at) === 'left_assignment_expression')
      return t.tree.start[at] === t.tree.start[node] && t.tree.end[at] === t.tree.end[node]
    if (t.count(at, 2) > 1) return false
  }
  return false
}
