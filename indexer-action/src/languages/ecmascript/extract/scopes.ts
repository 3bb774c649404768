/**
 * The scopes of a file and what they declare: an entity for each name, with its declarations as a linked list.
 */
import * as ir from '../ir.ts'
import { Records } from './records.ts'

/** Scope kinds. Among others, they decide where `var` declares and what is at the top level. */
export const MODULE_SCOPE = 1
export const FUNCTION_SCOPE = 2
export const BLOCK_SCOPE = 3
export const NAMESPACE_SCOPE = 4
export const TYPE_SCOPE = 5

interface Scope {
  parent: number
  kind: number
  names: Map<number, number> | undefined
  /** In a namespace or an enum: the names that its blocks in the file show one another, and the blocks. */
  shared?: Map<number, Scope[]>
}

export class Scopes extends Records {
  /** Index of the innermost scope at the current position of the walk. */
  scope = 0
  readonly namedTypes: number[] = []
  /** The last declaration of an entity that has several. */
  readonly #last = new Map<number, number>()
  readonly #shared = new Map<number, Map<number, Scope[]>>()
  readonly #scopes: Scope[] = [{ parent: -1, kind: MODULE_SCOPE, names: new Map() }]

  enter(kind: number): number {
    const outer = this.scope
    this.scope = this.#scopes.push({ parent: outer, kind, names: undefined }) - 1
    return outer
  }

  /** Enters a scope that sees nothing of what is around it. */
  enterApart(): number {
    const outer = this.scope
    this.scope = this.#scopes.push({ parent: -1, kind: FUNCTION_SCOPE, names: undefined }) - 1
    return outer
  }

  /** Makes the innermost scope a block of what an entity is: its other blocks see what this one shows. */
  join(entity: number): void {
    const here = this.#scopes[this.scope] as Scope
    const name = this.code[entity + ir.E_NAME] as number
    // In blocks of a namespace, each block makes another entity of a namespace inside.
    const [first] = this.#scopes[here.parent]?.shared?.get(name) ?? []
    const joined = first?.names?.get(name) ?? entity
    here.shared = this.#shared.get(joined) ?? new Map()
    this.#shared.set(joined, here.shared)
  }

  show(name: number): void {
    const here = this.#scopes[this.scope] as Scope
    const blocks = here.shared?.get(name)
    if (blocks) blocks.push(here)
    else here.shared?.set(name, [here])
  }

  leave(outer: number): void {
    this.scope = outer
  }

  /** The scope around the innermost one, or -1. */
  get outerScope(): number {
    return (this.#scopes[this.scope] as Scope).parent
  }

  /** The scope that `var` declares in. */
  get functionScope(): number {
    let at = this.scope
    for (;;) {
      const scope = this.#scopes[at] as Scope
      if (scope.kind !== BLOCK_SCOPE && scope.kind !== TYPE_SCOPE) return at
      at = scope.parent
    }
  }

  get scopeKind(): number {
    return (this.#scopes[this.scope] as Scope).kind
  }

  /** Whether the innermost scope declares anything. */
  get hasNames(): boolean {
    return (this.#scopes[this.scope] as Scope).names !== undefined
  }

  /** At the top level of the file or of a namespace, blocks aside: what is declared there lives as long as the module. */
  get atTop(): boolean {
    const kind = (this.#scopes[this.functionScope] as Scope).kind
    return kind === MODULE_SCOPE || kind === NAMESPACE_SCOPE
  }

  entity(name: number, scope = this.scope): number {
    const at = this.#scopes[scope] as Scope
    at.names ??= new Map()
    let entity = at.names.get(name)
    if (entity === undefined) {
      entity = this.record(ir.ENTITY, name, 0, 0, at.kind)
      at.names.set(name, entity)
    }
    return entity
  }

  /** Whether a name is that of a function or class in the file's own scope, as far as the file has been read. */
  holdsMembers(name: number): boolean {
    const entity = (this.#scopes[0] as Scope).names?.get(name)
    if (entity === undefined) return false
    const { code } = this
    for (let d = code[entity + ir.E_DECLARATION] as number; d !== 0; d = code[d + ir.D_NEXT] as number)
      if (this.isFunction(d) || code[d + ir.D_KIND] === ir.CLASS_DECLARATION) return true
    return false
  }

  /** Whether a declaration is that of a function, or of a variable that holds one and has no type of its own. */
  isFunction(declaration: number): boolean {
    const { code } = this
    if (code[declaration + ir.D_KIND] !== ir.VARIABLE) return code[declaration + ir.D_KIND] === ir.FUNCTION_DECLARATION
    const value = code[declaration + ir.D_VALUE] as number
    return code[declaration + ir.D_TYPE] === 0 && value !== 0 && code[value] === ir.FUNCTION_VALUE
  }

  /** Adds a declaration to an entity, after its earlier ones. */
  declare(entity: number, kind: number, definition: number, type = 0, value = 0, extra = 0): number {
    const declaration = this.record(ir.DECLARATION, 0, kind, definition, type, value, extra)
    const { code } = this
    const last = this.#last.get(entity) ?? (code[entity + ir.E_DECLARATION] as number)
    code[last === 0 ? entity + ir.E_DECLARATION : last + ir.D_NEXT] = declaration
    if (last !== 0) this.#last.set(entity, declaration)
    if (((ir.SPACES[kind] as number) & ir.TYPE_SPACE) !== 0 && definition > 0 && kind !== ir.IMPORT_BINDING)
      this.namedTypes.push(this.record(entity, definition))
    return declaration
  }

  /** Pairs of name and entity. */
  namesOf(scope: number): number[] {
    return [...((this.#scopes[scope] as Scope).names ?? [])].flat()
  }

  isInFunction(scope: number): boolean {
    for (let at = scope; at >= 0; at = (this.#scopes[at] as Scope).parent)
      if ((this.#scopes[at] as Scope).kind === FUNCTION_SCOPE) return true
    return false
  }

  /** Resolves a name in the given spaces, from a scope outwards; returns its entity, or 0. */
  resolve(scope: number, name: number, space: number): number {
    for (let at = scope; at >= 0; ) {
      const here = this.#scopes[at] as Scope
      const found = this.#declaredIn(here, name, space)
      if (found !== 0) return found
      if (here.shared)
        for (const block of here.shared.get(name) ?? []) {
          const shown = this.#declaredIn(block, name, space)
          if (shown !== 0) return shown
        }
      at = here.parent
    }
    return 0
  }

  #declaredIn(scope: Scope, name: number, space: number): number {
    const { code } = this
    const entity = scope.names?.get(name)
    if (entity === undefined) return 0
    for (let d = code[entity + ir.E_DECLARATION] as number; d !== 0; d = code[d + ir.D_NEXT] as number)
      if (((ir.SPACES[code[d + ir.D_KIND] as number] as number) & space) !== 0) return entity
    return 0
  }
}
