/** Turns the names of a file into occurrences: what each refers to, and how it is used. */
import type { Use } from '../../../../src/contract/links.ts'
import type { Destination, LinkSetBuilder } from '../../link/link-set-builder.ts'
import { moduleId } from '../../link/module-id.ts'
import type { Linker, LinkerFile, Project } from '../language.ts'
import { usualLocal } from './conditions.ts'
import { Crates } from './crates.ts'
import { GivenFunctions, heldIn } from './given-functions.ts'
import * as ir from './ir.ts'
import { MacroTemplates } from './macros/macro-templates.ts'
import { SPACES } from './paths.ts'
import { Source } from './source.ts'
import { forgetCalls, forgetUnknownCalls } from './types/calls.ts'
import { type Entity, Evaluator, UNKNOWN, type Value } from './types/evaluate.ts'
import { meant } from './types/overloads.ts'
import * as t from './types/types.ts'

/** Which of more functions is called, nobody knows. */
const MOST_GIVEN = 16

/** By line and column. */
type Behind = ReadonlyMap<string, 'alone' | 'besides'>

export class RustLinker implements Linker<ir.Surface, ir.Body> {
  readonly #crates: Crates
  readonly #evaluator: Evaluator
  readonly #given: GivenFunctions
  readonly #templates: MacroTemplates
  /** For the file being linked: the CALL node by its callee. */
  readonly #calls = new Map<number, number>()
  /** For the file being linked: the FIELD nodes of what is called. */
  readonly #through = new Set<number>()
  /** Names in macros' tokens that have a target: a macro may write out one token several times. */
  readonly #expanded = new Set<string>()

  constructor(project: Project) {
    this.#crates = new Crates(project)
    this.#evaluator = new Evaluator(this.#crates)
    this.#given = new GivenFunctions(this.#crates, this.#evaluator)
    this.#templates = new MacroTemplates(this.#evaluator)
  }

  add(file: LinkerFile<ir.Surface>): void {
    this.#crates.add(new Source(file))
  }

  finish(): void {
    this.#crates.finish()
    this.#evaluator.finish()
  }

  link(file: LinkerFile<ir.Surface>, body: ir.Body, out: LinkSetBuilder): void {
    const source = this.#crates.source(file.path)
    if (!source) throw new Error(`${file.path} was not added`)
    for (const [name, kind, line, column, owner] of body.locals)
      out.local(name, ir.LOCAL_KINDS[kind] ?? 'variable', line, column, owner)
    source.withBody(body, () => {
      const { occurrences } = body
      this.#calls.clear()
      this.#expanded.clear()
      this.#through.clear()
      for (let at = 0; at < occurrences.length; at += ir.OCCURRENCE_SIZE) {
        const node = occurrences[at + 3] as number
        if (occurrences[at + 2] !== ir.EVALUATE || source.at(node) !== ir.CALL) continue
        const callee = source.at(node + 1)
        this.#calls.set(callee, node)
        const held = heldIn(source, callee)
        if (held !== 0 && source.at(held) === ir.FIELD) this.#through.add(held)
      }
      // All nodes are evaluated first, because the types of later nodes may decide which function a call refers to.
      this.#evaluate(source, occurrences)
      if (occurrences.some((node, at) => at % ir.OCCURRENCE_SIZE === 3 && this.#isKnownNow(source, node))) {
        source.forgetUnknown()
        forgetUnknownCalls(source)
        this.#evaluate(source, occurrences)
      }
      const behind = this.#behindPaths(source, body, out)
      for (let at = 0; at < occurrences.length; at += ir.OCCURRENCE_SIZE)
        if (behind.get(`${occurrences[at]}:${occurrences[at + 1]}`) !== 'alone')
          this.#occurrence(source, occurrences, at, out, behind)
    })
    forgetCalls(source)
    this.#overrides(source, out)
    this.#implementations(source, out)
  }

  /**
   * Records what names in macro calls mean behind a path that the macro writes, and returns where they are, and whether they mean that
   * alone: the macro may write them without a path besides.
   */
  #behindPaths(source: Source, { calls = [] }: ir.Body, out: LinkSetBuilder): Behind {
    const found = new Map<string, 'alone' | 'besides'>()
    for (let row = 0; row < calls.length; row += ir.CALL_SIZE) {
      const [path, word, first, indent, from] = calls.slice(row, row + ir.CALL_SIZE) as [
        number,
        number,
        number,
        number,
        number,
      ]
      const text = source.string(word)
      for (const { offset, name, value, isAlone } of this.#templates.namesIn(source, path, text)) {
        const before = text.slice(0, offset).split('\n')
        const line = first + before.length - 1
        const column = (before.at(-1) as string).length + (before.length === 1 ? indent : 0)
        const destination = this.#destination(source, value, path, ir.MACRO_PATH, name)
        if (!destination || destination.to === 'unknown' || found.has(`${line}:${column}`)) continue
        found.set(`${line}:${column}`, isAlone ? 'alone' : 'besides')
        const use = useOf(ir.READ, value, destination)
        out.occurrence({ line, column, length: name.length, use, destination, from, evidence: value.evidence })
      }
    }
    return found
  }

  #evaluate(source: Source, occurrences: readonly number[]): void {
    for (let at = 0; at < occurrences.length; at += ir.OCCURRENCE_SIZE)
      this.#evaluator.value(source, occurrences[at + 3] as number)
  }

  /** Whether a member was asked for before it was known of what: in a closure whose parameters what follows decides. */
  #isKnownNow(source: Source, node: number): boolean {
    if ((source.at(node) !== ir.METHOD && source.at(node) !== ir.FIELD) || source.known(node) !== UNKNOWN) return false
    const { type } = this.#evaluator.value(source, source.at(node + 1))
    return type.kind === t.VARIABLE && type.bound !== undefined
  }

  #occurrence(source: Source, rows: readonly number[], at: number, out: LinkSetBuilder, behind: Behind): void {
    const line = rows[at] as number
    const column = rows[at + 1] as number
    const written = rows[at + 2] as number
    const node = usualLocal(source, rows[at + 3] as number)
    const extra = rows[at + 4] as number
    const from = rows[at + 5] as number
    const whole = this.#evaluator.value(source, node)
    if (written === ir.EVALUATE) return
    const op = source.at(node)
    const isPath = SPACES.has(op)
    let value = isPath ? (whole.segments?.[extra] ?? whole) : whole
    const name = nameOf(source, node, op, extra)
    if ((written & ~ir.TENTATIVE) === ir.CALLEE && (value.external || value.entity)) {
      const isLast = op === ir.VALUE_PATH ? extra === source.at(node + 3) - 1 : op === ir.METHOD
      const call = isLast ? this.#calls.get(node) : undefined
      if (call !== undefined) value = meant(this.#evaluator, value, name, source, call)
    }
    const destination = this.#destination(source, value, node, op, name)
    if (!destination || (destination.to === 'unknown' && behind.has(`${line}:${column}`))) return
    const tentative = (written & ir.TENTATIVE) !== 0
    if (tentative) {
      if (destination.to === 'unknown') return
      const position = `${line}:${column} ${written}`
      if (this.#expanded.has(position)) return
      this.#expanded.add(position)
    }
    const place = { line, column, length: name.length, from }
    const use = useOf(written & ~ir.TENTATIVE, value, destination)
    out.occurrence({ ...place, use, destination, evidence: value.evidence })
    const isHeld = op === ir.LOCAL ? (written & ~ir.TENTATIVE) === ir.CALLEE : this.#through.has(node)
    const options = isHeld ? this.#given.behind(source, node) : []
    if (options.length === 0) return
    const to: Destination =
      options.length > MOST_GIVEN ? { to: 'unknown', name } : { to: 'all_of', options: options.map(destinationOf) }
    out.occurrence({ ...place, use: 'call_indirect', destination: to, evidence: 'dynamic' })
  }

  #destination(source: Source, value: Value, node: number, op: number, name: string): Destination | undefined {
    if (value.entity) {
      const isMade = value.entity.definition === 0 && value.entity.kind !== 'module'
      return isMade ? { to: 'unknown', name } : destinationOf(value.entity)
    }
    if (value.module) return { to: 'symbol', id: moduleId(value.module.source.file.path) }
    if (value.external) {
      const { crate, name: path } = value.external
      return outside(crate, path === '' ? crate : path)
    }
    if (op === ir.LOCAL) {
      const local = source.at(node + 1)
      return local < 0 ? undefined : { to: 'local', index: local }
    }
    if (op === ir.TYPE_PARAMETER) {
      const local = source.at(node + 3)
      return local < 0 ? undefined : { to: 'local', index: local }
    }
    // Primitive types, `self` and similar keywords have no definition.
    if (value.type.kind === t.PRIMITIVE && op !== ir.FIELD && op !== ir.METHOD) return undefined
    if (name === 'self' || name === 'crate' || name === 'super' || name === 'Self' || /^\d/.test(name)) return undefined
    if (op === ir.FIELD && value.type.kind === t.EXTERNAL) return outside(value.type.crate, value.type.name)
    return { to: 'unknown', name }
  }

  /** Records the traits that other files implement for the types of this file. The occurrences have no text (length 0). */
  #implementations(source: Source, out: LinkSetBuilder): void {
    for (const module of source.modules)
      for (const items of module.names.values())
        for (const item of items) {
          const symbol = source.file.symbols[item.definition - 1]
          if (item.kind !== ir.TYPE_ITEM || !symbol) continue
          const traits = this.#evaluator.traits.elsewhere(item)
          for (const trait of traits)
            out.occurrence({
              line: symbol.line,
              column: symbol.column,
              length: 0,
              use: 'implements',
              destination: 'module' in trait ? destinationOf(trait) : outside(trait.crate, trait.name),
              from: item.definition - 1,
              evidence: 'type',
            })
        }
  }

  /** Records that the methods of an impl override those of its trait. */
  #overrides(source: Source, out: LinkSetBuilder): void {
    const { traits } = this.#evaluator
    for (const impl of traits.of(source)) {
      const trait = impl.trait?.trait
      if (!trait || !('module' in trait)) continue
      const members = traits.members(trait)
      for (const member of impl.members.values()) {
        const over = members.get(member.name)
        const symbol = source.file.symbols[member.definition - 1]
        const target = over?.source.file.symbols[over.definition - 1]
        if (!symbol || !target) continue
        out.implied(symbol, member.definition - 1, 'overrides', { to: 'symbol', id: target.id })
      }
    }
  }
}

function nameOf(source: Source, node: number, op: number, extra: number): string {
  switch (op) {
    case ir.TYPE_PATH:
    case ir.VALUE_PATH:
    case ir.MACRO_PATH:
    case ir.ANY_PATH:
      return source.string(source.at(node + ir.PATH_HEAD + 2 * extra))
    case ir.LOCAL:
      return source.localName(source.at(node + 1))
    case ir.TYPE_PARAMETER:
      return source.string(source.at(node + 1))
    default:
      return source.string(source.at(node + 2))
  }
}

function outside(crate: string, name: string): Destination {
  return { to: 'external', package: crate === 'std' ? 'std:rust' : `crates:${crate}`, name }
}

function destinationOf(entity: Pick<Entity, 'source' | 'definition'>): Destination {
  const symbol = entity.source.file.symbols[entity.definition - 1]
  return symbol ? { to: 'symbol', id: symbol.id } : { to: 'symbol', id: moduleId(entity.source.file.path) }
}

function useOf(written: number, value: Value, destination: Destination): Use {
  switch (written) {
    case ir.WRITE:
      return 'write'
    case ir.IMPORTS:
      return 'import'
    case ir.TYPE:
      return 'type'
    case ir.MACRO:
      return value.entity && value.entity.kind !== 'macro' ? 'type' : 'call_macro'
    case ir.IMPLEMENTS:
      return 'implements'
    case ir.EXTENDS:
      return 'extends'
    case ir.CALLEE: {
      const kind = value.entity?.kind
      if (kind === 'type') return 'type'
      // Calling a variant, constant or local is a read of it, unlike a call of a function.
      if ((kind && kind !== 'function') || destination.to === 'local') return 'read'
      return 'call'
    }
    default:
      return value.entity?.kind === 'type' || value.entity?.kind === 'trait' ? 'type' : 'read'
  }
}
