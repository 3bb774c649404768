/**
 * The state of one file's extraction: symbols, where the walk is, the list of occurrences; its records and scopes by
 * inheritance.
 *
 * Names are resolved when the whole file has been seen (`finish`), so hoisting needs no care while walking.
 */
import type { FlatTree } from '../../syntax/flat-tree.ts'
import type { SymbolDraft, Unit } from '../language.ts'
import { defineSymbol } from './definitions.ts'
import { markRoutes } from './entry-points.ts'
import type { ClassFrame } from './extract-classes.ts'
import type { Guard } from './extract-guards.ts'
import { type GrammarTables, K, tablesOf } from './grammar.ts'
import * as ir from './ir.ts'
import { Scopes } from './scopes.ts'

/** The function being walked: what `return` and `this` belong to. */
export interface FunctionFrame {
  record: number
  flags: number
  returned: number[]
  yielded: number[]
  /** Members that `this.x = …` gives to what the function makes. */
  instance: Map<number, number> | undefined
  /** Record that `this` names here; arrows take it from outside. */
  self: number
}

export class Extraction extends Scopes {
  readonly tree: FlatTree
  readonly tables: GrammarTables
  readonly symbols: SymbolDraft[] = []
  readonly locals: number[] = []
  readonly occurrences: number[] = []
  readonly passing: number[] = []
  readonly modules: number[] = []
  readonly exports: number[] = []
  readonly expandos: number[] = []
  readonly globals: number[] = []
  readonly ambient: number[] = []
  readonly types: number[] = []
  readonly typescript: boolean
  isModule = false
  /** Innermost symbol, or -1. */
  owner = -1
  frame: FunctionFrame
  /** Innermost class or literal shape whose member is being walked. */
  classShape = 0
  classStatic = false
  exportsShape = 0
  exportMembers: number[] = []
  /** Comment that stands right before the node being walked. */
  doc = -1
  exported = false
  /** The next object literal is one that its surroundings name. */
  named = false
  /** It is `module.exports`, whose keys are mostly other names of what the file defines. */
  exporting = false
  declared = false
  /** What an ambient module declares, it exports. */
  exportsAll = false
  defaulted = false
  /** Scope of the conditional type around: where `infer` declares. */
  inferring = 0
  /** Members of the namespace being walked; undefined in the file's own scope. */
  sink: number[] | undefined
  /** Shape of the innermost namespace being walked, or 0. */
  namespace = 0
  classFrame: ClassFrame | undefined
  /** Handlers that a call gives to a router. */
  readonly routes: { route: string; handler: number }[] = []
  /** Type parameters in scope; replaced, never changed in place. */
  visible: readonly number[] = []
  #visibleOf: readonly number[] | undefined
  #visibleList = 0
  readonly labels: [number, number][] = []
  /** Members that assignments gave to functions and classes of the file: where first. */
  readonly extended = new Map<string, number>()
  /** What holds where the walk is. */
  guards: Guard[] = []
  /** Guards that hold if the condition walked last is true, and if it is not. */
  held: Guard[] = []
  denied: Guard[] = []
  /** Uses of narrowed names: their record, and the name's in the check and in the use. */
  readonly narrowings: { use: number; checked: number; name: number }[] = []
  /** Functions that are named as accessors of a property, and what has the property. */
  readonly accessors: { accessor: number; place: number }[] = []
  /** List of the types that say which elements the host has; 0 before the first of them. */
  elements = 0
  /** End of a chain whose `await` the grammar put at its beginning, or -1. */
  awaited = -1
  /** A function behind parentheses or a cast, and the definition that its variable made. */
  naming: { node: number; definition: number } | undefined
  /** Four numbers each: record, scope, name, space. */
  readonly #pending: number[] = []
  readonly #exportedEntities = new Set<string>()
  /** Offsets of the names in comments that are occurrences already. */
  readonly #mentioned = new Set<number>()
  /** Three numbers each: scope, name, value. */
  readonly #writes: number[] = []

  constructor(tree: FlatTree, typescript: boolean) {
    super()
    this.tree = tree
    this.tables = tablesOf(tree.grammar)
    this.typescript = typescript
    this.exportsShape = this.shape(ir.MODULE, 0)
    this.frame = { record: 0, flags: 0, returned: [], yielded: [], instance: undefined, self: 0 }
  }

  // The tree.

  kind(node: number): number {
    const type = this.tree.type[node] as number
    // tree-sitter numbers errors outside its table.
    return type === 65_535 ? K.ERROR : (this.tables.codes[type] as number)
  }

  field(node: number, field: keyof GrammarTables['field']): number {
    return this.tree.child(node, this.tables.field[field])
  }

  /** First child of that kind, or -1. */
  childOf(node: number, kind: number): number {
    const { after } = this.tree
    for (let at = node + 1, end = after[node] as number; at < end; at = after[at] as number)
      if (this.kind(at) === kind) return at
    return -1
  }

  has(node: number, kind: number): boolean {
    return this.childOf(node, kind) >= 0
  }

  text(node: number): string {
    return this.tree.textOf(node)
  }

  // Records.

  nameOf(node: number): number {
    return this.string(this.text(node))
  }

  shape(kind: number, definition: number): number {
    const visible = this.visibleList()
    const at = this.code.length
    for (let i = 0; i < ir.S_SIZE; i++) this.code.push(0)
    this.code[at] = ir.SHAPE
    this.code[at + ir.S_KIND] = kind
    this.code[at + ir.S_DEFINITION] = definition
    this.code[at + ir.S_VISIBLE] = visible
    this.code[at + ir.S_OUTER] = this.namespace
    return at
  }

  member(name: number, flags: number, definition: number, type: number, value: number, shape: number): number {
    return this.record(ir.MEMBER_OF, name, flags, definition, type, value, 0, shape)
  }

  /** The type parameters in scope, as a list that records share. */
  visibleList(): number {
    const { visible } = this
    if (visible.length === 0) return 0
    if (this.#visibleOf !== visible) {
      this.#visibleOf = visible
      this.#visibleList = this.list(visible)
    }
    return this.#visibleList
  }

  /** `module.exports`, to be told from a member of a variable called module once all names are known. */
  readonly moduleExports: number[] = []

  /** A use of a name, resolved at the end. */
  name(name: number, space: number): number {
    const record = this.emit(space === ir.VALUE_SPACE ? ir.NAME : ir.T_NAME, ~name, 0, this.namespace)
    this.#pending.push(record, this.scope, name, space)
    return record
  }

  /** Overloads and merged declarations are one export. */
  exportEntity(name: number, entity: number): void {
    const key = `${this.defaulted ? '' : name}:${entity}`
    if (this.#exportedEntities.has(key)) return
    this.#exportedEntities.add(key)
    if (this.sink) {
      const member = this.member(this.defaulted ? this.string('default') : name, ir.STATIC, 0, 0, 0, 0)
      this.code[member + ir.M_ENTITY] = entity
      this.sink.push(member)
    } else if (this.defaulted) this.export(ir.EXPORT_ENTITY, this.string('default'), entity, 0, 0)
    else this.export(ir.EXPORT_ENTITY, name, entity, 0, 0)
  }

  /** Layout of EXPORT; what a namespace or an ambient module exports are its members, and `export =` is one called `=`. */
  export(kind: number, name: number, value: number, source: number, definition: number): void {
    if (this.sink) {
      const given = (as: number, what: number) => this.sink?.push(this.member(as, ir.STATIC, 0, 0, what, 0))
      if (kind === ir.EXPORT_VALUE && name !== 0) given(name, value)
      else if (kind === ir.EXPORT_ASSIGN) given(this.string('='), value)
      else if (kind === ir.EXPORT_FROM) given(name, this.emit(ir.IMPORTED, source, value))
      return
    }
    this.exports.push(this.record(ir.EXPORT, kind, name, value, source, definition))
  }

  write(name: number, value: number, node: number): void {
    this.#writes.push(this.scope, name, value, node)
  }

  // Occurrences.

  occurrence(node: number, use: number, record: number): void {
    const start = this.tree.start[node] as number
    const line = this.tree.lineAt(start)
    this.occurrences.push(
      line,
      start - (this.tree.lineStarts[line - 1] as number),
      (this.tree.end[node] as number) - start,
      use,
      record,
      this.owner,
    )
  }

  /** A name in a comment, at an offset of the file's text; a comment may be read more than once. */
  mention(at: number, length: number, record: number): void {
    if (this.#mentioned.has(at)) return
    this.#mentioned.add(at)
    const { tree } = this
    this.occurrences.push(tree.lineAt(at), tree.columnAt(at), length, ir.MENTIONED, record, this.owner)
  }

  finish(): Unit<ir.Surface, ir.Body> {
    this.#applyWrites()
    const { code } = this
    const pending = this.#pending
    for (let at = 0; at < pending.length; at += 4) {
      const entity = this.resolve(pending[at + 1] as number, pending[at + 2] as number, pending[at + 3] as number)
      if (entity !== 0) code[(pending[at] as number) + 1] = entity
      else if (!this.typescript && this.strings[pending[at + 2] as number] === 'exports')
        this.#toExports(pending[at] as number)
    }
    for (const record of this.moduleExports)
      if ((code[(code[record + 1] as number) + 1] as number) < 0) this.#toExports(record)
    // A name inside that is declared anew is not the one that was checked.
    for (const { use, checked, name } of this.narrowings) if (code[name + 1] !== code[checked + 1]) code[use + 1] = name
    this.#ownAccessors()
    markRoutes(this)
    code[this.exportsShape + ir.S_MEMBERS] = this.list(this.exportMembers)
    return {
      symbols: this.symbols,
      surface: {
        strings: this.strings,
        code,
        modules: this.modules,
        exports: this.exports,
        expandos: this.expandos,
        top: this.namesOf(0),
        globals: this.globals,
        ambient: this.ambient,
        isModule: this.isModule,
        types: this.types,
        namedTypes: this.namedTypes,
        exportsShape: this.exportsShape,
      },
      body: { locals: this.locals, occurrences: this.occurrences, passing: this.passing },
    }
  }

  /** `this` in a function that a property names as its accessor is what has the property. */
  #ownAccessors(): void {
    const { code } = this
    for (const { accessor, place } of this.accessors) {
      const entity = code[accessor + 1] as number
      const declaration = entity > 0 ? (code[entity + ir.E_DECLARATION] as number) : 0
      if (code[declaration + ir.D_KIND] !== ir.FUNCTION_DECLARATION) continue
      const record = code[declaration + ir.D_EXTRA] as number
      if (code[record + ir.F_OWNER] === 0) code[record + ir.F_OWNER] = place
    }
  }

  #toExports(record: number): void {
    this.code[record] = ir.EXPORTS
    this.code[record + 1] = this.exportsShape
    this.code[record + 2] = 0
  }

  /** A written name that nothing declares is a variable of the whole program, defined where it is written first. */
  #applyWrites(): void {
    const { code } = this
    const writes = this.#writes
    for (let at = 0; at < writes.length; at += 4) {
      const [scope, name, value, node] = writes.slice(at, at + 4) as [number, number, number, number]
      let entity = this.resolve(scope, name, ir.VALUE_SPACE)
      if (entity === 0) {
        // What a function would make global exists only once it has run; TypeScript and modules forbid it.
        if (this.typescript || this.isInFunction(scope)) continue
        const owner = this.owner
        this.owner = -1
        this.doc = -1
        entity = this.entity(name, 0)
        this.declare(
          entity,
          ir.VARIABLE,
          defineSymbol(this, this.strings[name] as string, 'variable', node, node, -1),
          0,
          value,
        )
        this.owner = owner
      } else {
        const head = code[entity + ir.E_WRITES] as number
        code[entity + ir.E_WRITES] = this.record(head, value)
      }
    }
  }
}
