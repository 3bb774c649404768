/**
 * The state of one file's extraction: scopes, symbols, the code that describes types and expressions, and occurrences.
 *
 * Go's local names are visible from their declaration on, so they are resolved while walking. Bodies of functions wait
 * until every declaration has been read (`later`): what they add to the code is not kept in memory afterwards.
 */
import { LIMITS } from '../../../../src/contract/limits.ts'
import type { FlatTree } from '../../syntax/flat-tree.ts'
import type { SourceFile, SymbolDraft, Unit } from '../language.ts'
import { constraintOf } from './build-constraint.ts'
import { givenOf } from './extract-given.ts'
import * as ir from './ir.ts'
import { likelyNames } from './modules.ts'
import { isNamed, K, type Syntax, syntaxOf } from './syntax.ts'

/** What `_` is called: it declares nothing. */
export const BLANK = '_'

export class Extraction {
  readonly tree: FlatTree
  readonly file: SourceFile
  readonly syntax: Syntax
  readonly field: Syntax['field']
  readonly symbols: SymbolDraft[] = []
  readonly imports: number[] = []
  readonly declarations: number[] = []
  readonly locals: ir.Body['locals'] = []
  readonly occurrences: number[] = []
  readonly constraint: string | undefined
  readonly isTest: boolean
  /** Labels of the function being read, by string. */
  labels = new Map<number, number>()
  readonly routes: { handler: string; method: boolean; route: string }[] = []
  /** Paths in front of routes: of groups by their function and variable, and of the blocks around. */
  readonly routeGroups = { named: new Map<string, string>(), around: [] as string[] }
  /** What is given something, and what may be a function there. */
  readonly given: [place: number, value: number][] = []
  /** How deep the walk is in the tree. */
  depth = 0
  package = ''
  /** Innermost symbol, or -1. */
  owner = -1
  /** Inside a function's body, where declarations are locals. */
  inBody = false
  /** Basic nodes, made once. */
  readonly basics: number[]
  readonly #surfaceCode: number[] = [0]
  readonly #bodyCode: number[] = []
  readonly #strings: string[] = ['']
  readonly #numbers = new Map<string, number>([['', 0]])
  /** NAME node by string. */
  readonly #names: number[] = []
  /** Node that a name is bound to by string, and how deep that scope is. */
  readonly #bound: number[] = []
  readonly #depths: number[] = []
  readonly #trail: number[] = []
  readonly #marks: number[] = []
  readonly #later: (() => void)[] = []
  /** Words before a dot, in front of which nothing is. */
  readonly #qualifiers = new Set<string>()
  #surfaceStrings = 0

  constructor(tree: FlatTree, file: SourceFile) {
    this.tree = tree
    this.file = file
    this.syntax = syntaxOf(tree.grammar)
    this.field = this.syntax.field
    this.isTest = file.path.endsWith('_test.go')
    this.constraint = constraintOf(file.path, file.text)
    this.basics = ir.BASICS.map((_, at) => this.node2(ir.BASIC, at))
  }

  // --- the tree

  code(node: number): number {
    return isNamed(this.tree.flags[node] as number) ? (this.syntax.codes[this.tree.type[node] as number] as number) : 0
  }

  text(node: number): string {
    return this.tree.text.slice(this.tree.start[node], this.tree.end[node])
  }

  line(node: number): number {
    return this.tree.lineAt(this.tree.start[node] as number)
  }

  endLine(node: number): number {
    const { start, end } = this.tree
    return this.tree.lineAt(Math.max(start[node] as number, (end[node] as number) - 1))
  }

  column(node: number): number {
    return this.tree.columnAt(this.tree.start[node] as number)
  }

  /** Named children, comments left out. */
  named(node: number): number[] {
    const { after, flags } = this.tree
    const children: number[] = []
    for (let at = node + 1, end = after[node] as number; at < end; at = after[at] as number)
      if (isNamed(flags[at] as number) && this.code(at) !== K.comment) children.push(at)
    return children
  }

  firstNamed(node: number): number {
    const { after, flags } = this.tree
    for (let at = node + 1, end = after[node] as number; at < end; at = after[at] as number)
      if (isNamed(flags[at] as number) && this.code(at) !== K.comment) return at
    return -1
  }

  /** Named children under a field that may repeat; separators bear the field's name too. */
  under(node: number, field: number): number[] {
    const { after, flags, field: fields } = this.tree
    const children: number[] = []
    for (let at = node + 1, end = after[node] as number; at < end; at = after[at] as number)
      if (fields[at] === field && isNamed(flags[at] as number)) children.push(at)
    return children
  }

  /** Whether one of the direct children is that anonymous node. */
  hasToken(node: number, type: number): boolean {
    const { after, type: types } = this.tree
    for (let at = node + 1, end = after[node] as number; at < end; at = after[at] as number)
      if (types[at] === type) return true
    return false
  }

  // --- code

  string(text: string): number {
    let number = this.#numbers.get(text)
    if (number === undefined) {
      number = this.#strings.push(text) - 1
      this.#numbers.set(text, number)
    }
    return number
  }

  node2(op: number, a: number): number {
    const code = this.inBody ? this.#bodyCode : this.#surfaceCode
    return this.#base() + code.push(op, a) - 2
  }

  node3(op: number, a: number, b: number): number {
    const code = this.inBody ? this.#bodyCode : this.#surfaceCode
    return this.#base() + code.push(op, a, b) - 3
  }

  record(values: readonly number[]): number {
    const code = this.inBody ? this.#bodyCode : this.#surfaceCode
    const at = code.length
    for (const value of values) code.push(value)
    return this.#base() + at
  }

  #base(): number {
    return this.inBody ? this.#surfaceCode.length : 0
  }

  /** Completes a record that had to exist before what it holds. */
  patch(at: number, value: number): void {
    const base = this.#surfaceCode.length
    if (this.inBody && at >= base) this.#bodyCode[at - base] = value
    else this.#surfaceCode[at] = value
  }

  ofType(type: number): number {
    return type === 0 ? 0 : this.node2(ir.OF_TYPE, type)
  }

  // --- scopes

  open(): void {
    this.#marks.push(this.#trail.length)
  }

  close(): void {
    const mark = this.#marks.pop() ?? 0
    for (let at = this.#trail.length - 3; at >= mark; at -= 3) {
      const name = this.#trail[at] as number
      this.#bound[name] = this.#trail[at + 1] as number
      this.#depths[name] = this.#trail[at + 2] as number
    }
    this.#trail.length = mark
  }

  bind(name: number, node: number): void {
    this.#trail.push(name, this.#bound[name] ?? 0, this.#depths[name] ?? 0)
    this.#bound[name] = node
    this.#depths[name] = this.#marks.length
  }

  /** The node that a name stands for here: a local, or a NAME that the linker looks up. */
  resolve(name: number): number {
    const bound = this.#bound[name]
    if (bound) return bound
    let node = this.#names[name]
    if (node === undefined) {
      node = this.node2(ir.NAME, name)
      this.#names[name] = node
    }
    return node
  }

  /** What follows the dot in `operand.member`. */
  select(operandNode: number, operand: number, member: number): number {
    const kind = this.code(operandNode)
    if (kind === K.identifier || kind === K.package_identifier) {
      const text = this.text(operandNode)
      if (operand === this.#names[this.string(text)]) this.#qualifiers.add(text)
    }
    return this.node3(ir.SELECTOR, operand, this.string(this.text(member)))
  }

  /** The local that `:=` assigns again, if this very scope has one. */
  redeclared(name: number): number {
    return this.#bound[name] && this.#depths[name] === this.#marks.length ? (this.#bound[name] as number) : 0
  }

  local(nameNode: number, kind: number): number {
    const name = this.text(nameNode).slice(0, LIMITS.nameChars)
    return this.locals.push([name, kind, this.line(nameNode), this.column(nameNode), this.owner]) - 1
  }

  /** Declares a local whose type is that of `value`, and binds it; `_` is nothing. */
  declare(nameNode: number, kind: number, value: number): void {
    const text = this.text(nameNode)
    if (text === BLANK) return
    this.bind(this.string(text), this.node3(ir.LOCAL, this.local(nameNode, kind), value))
  }

  /** Index of the local that a LOCAL record names. */
  localOf(node: number): number {
    const base = this.#surfaceCode.length
    return (this.inBody && node >= base ? this.#bodyCode[node - base + 1] : this.#surfaceCode[node + 1]) as number
  }

  /** Binds a type parameter of the declaration again, for its body. */
  bindTypeParameter(node: number): void {
    if ((this.#surfaceCode[node + 3] as number) >= 0) this.bind(this.#surfaceCode[node + 1] as number, node)
  }

  /** What a package offers by this name: one of its symbols, as `definition` counts them from 1. */
  declareInPackage(kind: number, name: number, definition: number, node: number): void {
    this.declarations.push(kind, this.string(this.text(name)), definition, node, 0, 0)
  }

  /** Runs once all declarations are read, as part of a body. */
  later(read: () => void): void {
    if (this.inBody) read()
    else {
      const { owner } = this
      this.#later.push(() => {
        this.owner = owner
        read()
      })
    }
  }

  readLater(): void {
    this.#surfaceStrings = this.#strings.length
    this.inBody = true
    for (const read of this.#later) read()
  }

  // --- what comes out

  occurrence(at: number, use: number, node: number): void {
    const offset = this.tree.start[at] as number
    this.occurrences.push(this.tree.lineAt(offset), this.tree.columnAt(offset), use, node, this.owner)
  }

  occurrenceAt(offset: number, use: number, node: number): void {
    this.occurrences.push(this.tree.lineAt(offset), this.tree.columnAt(offset), use, node, this.owner)
  }

  unit(): Unit<ir.Surface, ir.Body> {
    const surface: ir.Surface = {
      package: this.package,
      strings: this.#strings.slice(0, this.#surfaceStrings),
      code: this.#surfaceCode,
      imports: this.imports,
      declarations: this.declarations,
    }
    const unnamed = unnamedImports(surface, this.#qualifiers)
    if (unnamed) surface.unnamed = unnamed
    const [strings, kept] = [this.#strings, this.#surfaceStrings]
    const { code, declarations } = surface
    const given = givenOf(this.given, { surface: code, declarations, body: this.#bodyCode, strings, kept })
    if (given) surface.given = given
    if (this.constraint !== undefined) surface.constraint = this.constraint
    const body: ir.Body = {
      strings: this.#strings.slice(this.#surfaceStrings),
      code: this.#bodyCode,
      locals: this.locals,
      occurrences: this.occurrences,
    }
    const unit: Unit<ir.Surface, ir.Body> = { symbols: this.symbols, surface, body }
    if (this.package !== '') unit.module = this.package
    return unit
  }
}

/** `words`: those before a dot that are no locals. */
function unnamedImports(
  { imports, strings, declarations }: ir.Surface,
  words: ReadonlySet<string>,
): ir.Surface['unnamed'] {
  const known = new Set<string>()
  const paths: string[] = []
  for (let at = 0; at < imports.length; at += ir.IMPORT_SIZE) {
    const [path, alias] = [strings[imports[at] as number] as string, strings[imports[at + 1] as number] as string]
    const names = alias === '' ? likelyNames(path) : [alias]
    if (alias === '' && isForeign(path) && !names.some((name) => words.has(name))) paths.push(path)
    for (const name of names) known.add(name)
  }
  if (paths.length === 0) return undefined
  for (let at = 0; at < declarations.length; at += ir.DECLARATION_SIZE)
    if (declarations[at] !== ir.METHOD) known.add(strings[declarations[at + 1] as number] as string)
  return { paths, words: [...words].filter((word) => !known.has(word)) }
}

/** Packages of the standard library are called like their paths end. */
const isForeign = (path: string): boolean => (path.split('/')[0] as string).includes('.')
