/**
 * The state of one file's extraction: its symbols, the position of the walk, and the list of occurrences. Records and
 * scopes are inherited (`Records`, `Scopes`).
 *
 * Names are resolved once the whole file has been walked (`finish`), so hoisting needs no special handling.
 */

import { type FlatTree, NAMED } from '../../../syntax/flat-tree.ts'
import type { SymbolDraft, Unit } from '../../language.ts'
import type { Component } from '../components/component.ts'
import { AUTO_IMPORTED } from '../components/registered-names.ts'
import * as ir from '../ir.ts'
import type { ClassFrame } from './classes.ts'
import { defineSymbol } from './definitions.ts'
import { markRoutes } from './entry-points.ts'
import { markExported } from './exported.ts'
import { ownAccessors } from './given.ts'
import { type GrammarTables, K, tablesOf } from './grammar.ts'
import { applyGrowths } from './growths.ts'
import { type Guard, haveSameRoot } from './guards.ts'
import type { Span } from './jsdoc-shapes.ts'
import { Scopes } from './scopes.ts'

/** State of the function being walked: what its `return`, `yield` and `this` refer to. */
export interface FunctionFrame {
  record: number
  /** Node of the function's body, or -1. */
  body: number
  /** Names that the body returns, once somebody asks (`returned-names.ts`). */
  returnedNames?: Set<string>
  flags: number
  returned: number[]
  /** The type predicate that the function is by what the last `return` returns, or 0. */
  implied: number
  yielded: number[]
  /** Members that `this.x = …` gives to the instances that the function constructs: MEMBER_OF records by name. */
  instance: Map<number, number> | undefined
  /** Variables of the function that hold `this`. */
  selves?: Set<string>
  /** The record that `this` refers to (THIS in `ir.ts`). Arrow functions take it from the enclosing function. */
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
  /** The holders and names of the first so many of `expandos`. */
  #given = { count: 0, names: new Set<string>() }
  /** Doc comments of statements and members, by their nodes. */
  readonly comments = new Map<number, Span | undefined>()
  readonly globals: number[] = []
  readonly ambient: number[] = []
  readonly types: number[] = []
  readonly hasTypesBeforeTemplates: boolean
  readonly typescript: boolean
  /** Where the file is in the repository. */
  path = ''
  isModule = false
  /** What the file exports is seen without an import by the components of some frameworks. */
  autoImported = false
  /** The file may use Svelte's runes. */
  runes = false
  /** Queues that members of classes are given, by the class's shape and the member. */
  readonly queues = new Map<string, number>()
  /** Templates of Angular in the file, whose names are complete once all are resolved. */
  readonly templates: { finish(): void }[] = []
  /** The component that the file is, if it is one. */
  component: Component | undefined
  /** Index of the innermost enclosing symbol, or -1. */
  owner = -1
  frame: FunctionFrame
  /** Shape of the innermost class, interface or object type whose member is being walked, or 0. */
  classShape = 0
  classStatic = false
  exportsShape = 0
  exportMembers: number[] = []
  /** Node of the doc comment right before the node being walked, or -1. */
  doc = -1
  exported = false
  /** The next object literal is named by its surroundings, so its keys are defined as symbols. */
  named = false
  /** The next object literal is assigned to `module.exports`: its keys are mostly aliases of the file's definitions. */
  exporting = false
  declared = false
  /** In a declaration file whose `export`s are all on declarations, the other declarations are exported too. */
  exportsAll = false
  defaulted = false
  /** Scope of the enclosing conditional type, in which `infer` declares type parameters, or 0. */
  inferring = 0
  /** Type parameters that `infer` has declared in that scope. */
  inferred: number[] = []
  /** MEMBER_OF records of the namespace being walked; undefined in the file's own scope. */
  sink: number[] | undefined
  /** Shape of the innermost namespace being walked, or 0. */
  namespace = 0
  classFrame: ClassFrame | undefined
  /** The nodes of object literals, by what their methods belong to. */
  readonly literals = new Map<number, number>()
  /** Literals that describe what a call makes whose result has a name: the node, and the index of the symbol that owns the members. */
  readonly described = new Map<number, number>()
  /** The place that the next object literal becomes the prototype of: `Base.prototype` (a MEMBER), or 0. */
  prototype = 0
  /** Values passed to a router as handlers, with the route that they serve. */
  readonly routes: { route: string; handler: number }[] = []
  /** Declarations of the type parameters in scope; replaced, never modified in place. */
  visible: readonly number[] = []
  #visibleOf: readonly number[] | undefined
  #visibleList = 0
  readonly labels: [number, number][] = []
  /** Members that assignments add to functions and classes of the file: the property node of the first, by its text `a.b`. */
  readonly extended = new Map<string, number>()
  /** Guards that hold at the current position of the walk. */
  guards: Guard[] = []
  /** Guards that hold if the condition walked last is true (`held`), and if it is false (`denied`). */
  held: Guard[] = []
  denied: Guard[] = []
  /** The call of an assertion whose first argument is a condition that holds behind it, and the guards of that condition. */
  asserting = -1
  asserted: Guard[] = []
  /** Keys of paths of members that are checked. */
  readonly paths = new Map<string, number>()
  /** Uses of what is narrowed: the use's record, and the NAME or MEMBER records of the check and of the use itself. */
  readonly narrowings: { use: number; checked: number; name: number }[] = []
  /** Functions that are given by name as accessors of a property, and the object that has the property. */
  readonly accessors: { accessor: number; place: number }[] = []
  /** List of the types that declare the host's elements (INTRINSIC in `ir.ts`); 0 until the first element is seen. */
  elements = 0
  /** Outermost node of a chain of calls and members to whose first operand the grammar attached the `await`, or -1. */
  awaited = -1
  /** A template before whose types its tag is still to be met, or -1. */
  template = -1
  /** A template whose tag has been read as what it is compared with, and the call of the tag. */
  tagged: { template: number; call: number } | undefined
  /** The type of a constructor, and what the grammar puts behind it that belongs to what it makes. */
  made: { by: number; further: readonly (readonly [op: number, node: number])[] } | undefined
  /** A function inside parentheses or a cast, and the definition that its variable made for it. */
  naming: { node: number; definition: number } | undefined
  /** Uses of names to resolve in `finish`. Four numbers each: record, scope, name, space. */
  readonly #pending: number[] = []
  readonly #exportedEntities = new Set<string>()
  /** Offsets of the names in comments that already have an occurrence. */
  readonly #mentioned = new Set<number>()
  /** Assignments to names. Four numbers each: scope, name, value, node. */
  readonly #writes: number[] = []
  /** What is added to collections that names hold; see `growths.ts`. */
  readonly growths: number[] = []

  constructor(tree: FlatTree, typescript: boolean) {
    super()
    this.tree = tree
    this.tables = tablesOf(tree.grammar)
    this.typescript = typescript
    this.hasTypesBeforeTemplates = typescript && />\s?`/.test(tree.text)
    this.exportsShape = this.shape(ir.MODULE, 0)
    this.frame = { record: 0, body: -1, flags: 0, returned: [], implied: 0, yielded: [], instance: undefined, self: 0 }
  }

  // The tree.

  kind(node: number): number {
    const type = this.tree.type[node] as number
    // tree-sitter numbers error nodes outside the grammar's table.
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

  /** The first named child, comments aside, of a node that has no field for it; or -1. */
  firstNamed(node: number): number {
    const { after, flags } = this.tree
    for (let at = node + 1, end = after[node] as number; at < end; at = after[at] as number)
      if (((flags[at] as number) & NAMED) !== 0 && this.kind(at) !== K.comment) return at
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

  /** Offset of the list of type parameters in scope, which records share; 0 if there are none. */
  visibleList(): number {
    const { visible } = this
    if (visible.length === 0) return 0
    if (this.#visibleOf !== visible) {
      this.#visibleOf = visible
      this.#visibleList = this.list(visible)
    }
    return this.#visibleList
  }

  /** MEMBER records of `module.exports`. Whether `module` is a variable instead is known only once all names are resolved. */
  readonly moduleExports: number[] = []

  /** Emits a use of a name, which `finish` resolves. */
  name(name: number, space: number): number {
    const record = this.emit(space === ir.VALUE_SPACE ? ir.NAME : ir.T_NAME, ~name, 0, this.namespace)
    this.#pending.push(record, this.scope, name, space)
    return record
  }

  /** Overloads and merged declarations are exported once. */
  exportEntity(name: number, entity: number): void {
    const key = `${this.defaulted ? '' : name}:${entity}`
    if (this.#exportedEntities.has(key)) return
    this.#exportedEntities.add(key)
    if (this.sink) {
      const member = this.member(this.defaulted ? this.string('default') : name, ir.STATIC, 0, 0, 0, 0)
      this.code[member + ir.M_ENTITY] = entity
      this.sink.push(member)
      this.show(name)
    } else if (this.defaulted) this.export(ir.EXPORT_ENTITY, this.string('default'), entity, 0, 0)
    else this.export(ir.EXPORT_ENTITY, name, entity, 0, 0)
  }

  /**
   * The parameters are the fields of EXPORT. Exports of a namespace or an ambient module become its members;
   * `export =` becomes a member called `=`.
   */
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

  /** Whether a member of this name has been given a value; `holder`: a name that is not resolved yet. */
  isGiven(holder: number, name: number): boolean {
    const { code, expandos } = this
    const given = this.#given
    for (; given.count < expandos.length; given.count++) {
      const expando = expandos[given.count] as number
      given.names.add(`${code[(code[expando + 1] as number) + 1]} ${code[expando + 2]}`)
    }
    return given.names.has(`${holder} ${name}`)
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

  /** Records a name in a comment, at an offset of the file's text, once: a comment may be read several times. */
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
    this.component?.finish()
    for (const template of this.templates) template.finish()
    if (this.autoImported) this.#offerToAll()
    // A name that is redeclared inside the guarded code is not the one that was checked.
    for (const { use, checked, name } of this.narrowings) if (!haveSameRoot(this, name, checked)) code[use + 1] = name
    ownAccessors(this)
    markExported(this)
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

  #offerToAll(): void {
    for (const at of this.exports) {
      const [kind, name, entity] = [this.code[at + 1], this.code[at + 2] as number, this.code[at + 3] as number]
      if (kind === ir.EXPORT_ENTITY) this.globals.push(this.string(AUTO_IMPORTED + this.strings[name]), entity)
    }
  }

  #toExports(record: number): void {
    this.code[record] = ir.EXPORTS
    this.code[record + 1] = this.exportsShape
    this.code[record + 2] = 0
  }

  /** Writing to a name that is declared nowhere makes a global variable, defined at its first write. */
  #applyWrites(): void {
    const { code } = this
    const writes = this.#writes
    for (let at = 0; at < writes.length; at += 4) {
      const [scope, name, value, node] = writes.slice(at, at + 4) as [number, number, number, number]
      let entity = this.resolve(scope, name, ir.VALUE_SPACE)
      if (entity === 0) {
        // Inside a function, the variable exists only once that function has run. TypeScript and modules forbid it altogether.
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
    applyGrowths(this)
  }
}
