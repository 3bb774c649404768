/**
 * One file's code, evaluated: what each node is, where it leads, and of what type it is. Lazily and once.
 *
 * Declarations stay evaluated for the whole run, since other files ask for them; a body is laid on top while its file is
 * linked (`withBody`) and forgotten afterwards.
 */
import type { Evidence } from '../../../../src/contract/links.ts'
import type { LinkerFile } from '../language.ts'
import { typeNode, typeOfEntity } from './evaluate-types.ts'
import { call, index } from './evaluate-values.ts'
import * as ir from './ir.ts'
import { elementOf, isStandardMap, keyOf, member, underlying } from './members.ts'
import { likelyNames } from './modules.ts'
import { choose, isBuilt, type Package, type Program } from './program.ts'
import { range } from './ranges.ts'
import * as t from './types.ts'
import { universe } from './universe.ts'

/** What a node is. */
export interface Value {
  type: t.Type
  entity?: t.Entity
  /** Several definitions, and the build decides. */
  choices?: readonly t.Entity[]
  local?: number
  evidence: Evidence
}

const UNKNOWN: Value = { type: t.unknown, evidence: 'type' }
const value = (type: t.Type): Value => (type.kind === t.UNKNOWN ? UNKNOWN : { type, evidence: 'type' })

/** Evaluations under way, and how many the stack is sure to hold. */
let depth = 0
const DEEPEST = 800

interface Import {
  path: string
  local: number
}

export class SourceContext {
  readonly program: Program
  readonly package: Package
  readonly file: LinkerFile<ir.Surface>
  readonly isTest: boolean
  #code: readonly number[]
  #strings: readonly string[]
  #locals: ir.Body['locals'] = []
  readonly #size: number
  readonly #surfaceValues = new Map<number, Value>()
  #bodyValues: (Value | undefined)[] = []
  #imports: { named: Map<string, Import>; guessed: Map<string, Import>; dots: string[] } | undefined

  constructor(program: Program, pack: Package, file: LinkerFile<ir.Surface>) {
    this.program = program
    this.package = pack
    this.file = file
    this.isTest = file.path.endsWith('_test.go')
    this.#code = file.surface.code
    this.#strings = file.surface.strings
    this.#size = file.surface.code.length
  }

  /** Runs `work` with the file's body at hand, and then goes on with the one that was before, if there was one. */
  withBody(body: ir.Body, work: () => void): void {
    const [code, strings, values, locals] = [this.#code, this.#strings, this.#bodyValues, this.#locals]
    this.#code = this.file.surface.code.concat(body.code)
    this.#strings = this.file.surface.strings.concat(body.strings)
    this.#bodyValues = new Array(body.code.length)
    this.#locals = body.locals
    try {
      work()
    } finally {
      this.#code = code
      this.#strings = strings
      this.#bodyValues = values
      this.#locals = locals
    }
  }

  string(number: number): string {
    return this.#strings[number] ?? ''
  }

  localName(local: number): string {
    return this.#locals[local]?.[0] ?? ''
  }

  at(offset: number): number {
    return this.#code[offset] as number
  }

  type(node: number): t.Type {
    return this.value(node).type
  }

  /** The type that a type expression denotes. */
  denoted(node: number): t.Type {
    return t.denoted(this.value(node).type)
  }

  value(node: number): Value {
    if (node === 0) return UNKNOWN
    const inBody = node >= this.#size
    const known = inBody ? this.#bodyValues[node - this.#size] : this.#surfaceValues.get(node)
    if (known) return known
    if (depth >= DEEPEST) return UNKNOWN
    // Whoever comes here again while it is being found out goes in a circle.
    this.#keep(node, UNKNOWN)
    depth++
    try {
      const found = this.#evaluate(node)
      this.#keep(node, found)
      return found
    } finally {
      depth--
    }
  }

  #keep(node: number, found: Value): void {
    if (node >= this.#size) this.#bodyValues[node - this.#size] = found
    else this.#surfaceValues.set(node, found)
  }

  #evaluate(node: number): Value {
    const code = this.#code
    const a = code[node + 1] as number
    const b = code[node + 2] as number
    switch (code[node]) {
      case ir.NAME:
        return this.#name(this.string(a))
      case ir.LOCAL:
        return { type: this.type(b), local: a, evidence: 'same_file' }
      case ir.SELECTOR:
        return this.select(this.type(a), this.string(b))
      case ir.CALL:
        return value(call(this, node))
      case ir.INDEX:
        return index(this, node)
      case ir.SLICE: {
        const type = this.type(a)
        return value(type.kind === t.POINTER ? type.element : type)
      }
      case ir.STAR:
        return value(this.#star(this.type(a)))
      case ir.ADDRESS: {
        const type = this.type(a)
        return value(type.kind === t.UNKNOWN || type.kind === t.EXTERNAL ? type : { kind: t.POINTER, element: type })
      }
      case ir.RECEIVE:
        return value(elementOf(this.type(a)))
      case ir.ASSERT:
        return value(this.denoted(b))
      case ir.OF_TYPE:
        return value(this.denoted(a))
      case ir.ELEMENT_TYPE:
        return value(t.typeOf(pointed(elementOf(this.denoted(a)))))
      case ir.KEY_TYPE:
        return value(t.typeOf(pointed(keyOf(this.denoted(a)))))
      case ir.KEY:
        return this.#key(this.denoted(a), this.string(b), code[node + 3] as number)
      case ir.BASIC:
        return value(t.basic(ir.BASICS[a] as string))
      case ir.BINARY: {
        const left = this.type(a)
        return value(left.kind === t.BASIC || left.kind === t.UNKNOWN ? this.#other(left, this.type(b)) : left)
      }
      case ir.TUPLE:
        return value(this.#tuple(this.type(a), b))
      case ir.RANGE_KEY:
        return value(range(this.type(a), 0))
      case ir.RANGE_VALUE:
        return value(range(this.type(a), 1))
      default:
        return value(typeNode(this, node))
    }
  }

  #other(left: t.Type, right: t.Type): t.Type {
    return right.kind === t.UNKNOWN || (left.kind === t.BASIC && right.kind === t.BASIC) ? left : right
  }

  #star(type: t.Type): t.Type {
    if (type.kind === t.TYPE) return { kind: t.TYPE, type: { kind: t.POINTER, element: type.type } }
    if (type.kind === t.EXTERNAL) return type
    const pointer = underlying(type)
    return pointer.kind === t.POINTER ? pointer.element : pointer.kind === t.EXTERNAL ? pointer : t.unknown
  }

  #tuple(type: t.Type, at: number): t.Type {
    if (type.kind === t.TUPLE) return type.types[at] ?? t.unknown
    if (type.kind === t.EXTERNAL) return at === 0 ? type : t.from(type, '')
    return at === 0 ? type : t.basic('bool')
  }

  #key(literal: t.Type, name: string, alternative: number): Value {
    const type = underlying(pointed(literal))
    if (type.kind === t.STRUCT) return this.select(literal, name)
    if (type.kind === t.LIST || type.kind === t.MAP) return this.value(alternative)
    const known = this.value(alternative)
    // A struct of somebody else's has exported fields; a map of somebody else's takes whatever is in scope.
    if (type.kind === t.EXTERNAL) {
      if (isStandardMap(type)) return known
      const inScope = known.local !== undefined || known.entity !== undefined
      return inScope && !/^\p{Lu}/u.test(name) ? known : value(t.from(type, `.${name}`))
    }
    return UNKNOWN
  }

  /** What a name after a dot leads to. */
  select(operand: t.Type, name: string): Value {
    switch (operand.kind) {
      case t.PACKAGE: {
        const pack = this.program.imported(operand.path, this.file.path)
        if (!pack) return value({ kind: t.EXTERNAL, path: operand.path, name })
        return this.#declared(pack, name, 'import') ?? UNKNOWN
      }
      case t.EXTERNAL:
        return value({ ...t.from(operand, `.${name}`), ...(operand.args ? { args: operand.args } : {}) })
      default: {
        const found = member(operand.kind === t.TYPE ? operand.type : operand, name, this)
        if (!found) return UNKNOWN
        if ('kind' in found) return value(found)
        return { type: found.type, entity: found.entity, evidence: 'type' }
      }
    }
  }

  #declared(pack: Package, name: string, evidence: Evidence): Value | undefined {
    const all = pack.names.get(name)
    if (!all) return undefined
    const [entity, ...more] = choose(all, this)
    if (!entity) return undefined
    const sure = entity.source === this ? 'same_file' : evidence
    const type = typeOfEntity(entity)
    return more.length > 0
      ? { type, entity, choices: [entity, ...more], evidence: 'ambiguous' }
      : { type, entity, evidence: sure }
  }

  #name(name: string): Value {
    const all = this.package.names.get(name)
    if (all && isBuilt(all, this)) return this.#declared(this.package, name, 'import') ?? UNKNOWN
    const imports = this.imports
    const named = imports.named.get(name)
    if (named) return { type: { kind: t.PACKAGE, path: named.path }, local: named.local, evidence: 'same_file' }
    for (const path of imports.dots) {
      const pack = this.program.imported(path, this.file.path)
      const found = pack && this.#declared(pack, name, 'import')
      if (found) return found
    }
    const predeclared = universe.get(name)
    if (predeclared) return value(predeclared)
    const guessed = imports.guessed.get(name)
    if (guessed) return { type: { kind: t.PACKAGE, path: guessed.path }, local: guessed.local, evidence: 'same_file' }
    const outside = imports.dots.find((path) => !this.program.imported(path, this.file.path))
    if (outside !== undefined) return value({ kind: t.EXTERNAL, path: outside, name })
    return this.#declared(this.package, name, 'import') ?? UNKNOWN
  }

  get imports() {
    if (!this.#imports) {
      const found = { named: new Map<string, Import>(), guessed: new Map<string, Import>(), dots: [] as string[] }
      const { imports } = this.file.surface
      for (let at = 0; at < imports.length; at += ir.IMPORT_SIZE) {
        const path = this.string(imports[at] as number)
        const alias = this.string(imports[at + 1] as number)
        const entry: Import = { path, local: imports[at + 2] as number }
        if (alias === '.') found.dots.push(path)
        else if (alias !== '' && alias !== '_') found.named.set(alias, entry)
        else if (alias === '') {
          const pack = this.program.imported(path, this.file.path)
          if (pack) found.named.set(pack.name, entry)
          else {
            const [first, ...others] = likelyNames(path)
            if (first !== undefined && !found.named.has(first)) found.named.set(first, entry)
            for (const other of others) if (!found.guessed.has(other)) found.guessed.set(other, entry)
          }
        }
      }
      this.#imports = found
      this.#nameLast(found)
    }
    return this.#imports
  }

  /**
   * A package may be called otherwise than its path ends. Every import has to be used: if only one seems not to be, and only one word
   * before a dot is nothing else, it is what that word means.
   */
  #nameLast({ named, guessed, dots }: NonNullable<SourceContext['imports']>): void {
    const { unnamed, imports } = this.file.surface
    const isOutside = (path: string): boolean => !this.program.imported(path, this.file.path)
    if (!unnamed || dots.some(isOutside)) return
    const isNothing = (word: string): boolean => !guessed.has(word) && this.#name(word) === UNKNOWN
    const [path, ...paths] = unnamed.paths.filter(isOutside)
    const [word, ...words] = unnamed.words.filter(isNothing)
    if (path === undefined || word === undefined || paths.length + words.length > 0) return
    for (let at = 0; at < imports.length; at += ir.IMPORT_SIZE)
      if (this.string(imports[at] as number) === path && this.string(imports[at + 1] as number) === '')
        named.set(word, { path, local: imports[at + 2] as number })
  }
}

const pointed = (type: t.Type): t.Type => (type.kind === t.POINTER ? type.element : type)
