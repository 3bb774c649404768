/**
 * Links C and C++: takes every use in a file and says where it leads.
 */
import { type Evidence, USES, type Use } from '../../../../src/contract/links.ts'
import type { SymbolFact } from '../../../../src/contract/symbols.ts'
import type { Destination, LinkSetBuilder, Occurrence } from '../../link/link-set-builder.ts'
import type { Linker, LinkerFile, Project } from '../language.ts'
import { Expressions } from './expression-types.ts'
import {
  type Body,
  HOW,
  LOCAL_KINDS,
  LOCAL_STRIDE,
  NODE,
  NODE_STRIDE,
  OCCURRENCE_STRIDE,
  type Surface,
} from './facts.ts'
import { Kbuild } from './kbuild.ts'
import { type Found, Names } from './names.ts'
import { type File, type Reference, Repository } from './repository.ts'
import { isStandardName, packageOf } from './system-names.ts'
import { EXTERNAL, Types } from './types.ts'

/** A call through a field that more functions are put into than this could be anything. */
const MOST_TARGETS = 32
const CALLS: ReadonlySet<Use> = new Set(['call', 'call_indirect', 'call_macro'])
/** And from here on it is not likely to be any one of them. */
const MANY_TARGETS = 8

export class CLinker implements Linker<Surface, Body> {
  readonly keepsFiles = false
  readonly #repository = new Repository()
  readonly #names = new Names(this.#repository)
  readonly #types = new Types(this.#repository, this.#names)
  readonly #kbuild: Kbuild

  constructor(project: Project) {
    this.#kbuild = new Kbuild(project)
  }

  add(file: LinkerFile<Surface>): void {
    this.#repository.add(file)
  }

  finish(): void {
    this.#repository.finish()
  }

  link(file: LinkerFile<Surface>, body: Body, out: LinkSetBuilder): void {
    const number = this.#repository.number(file.path)
    if (number === -1) return
    new FileLinker(this.#repository, this.#names, this.#types, number, file, body, out).run(
      this.#kbuild.conditionOf(file.path),
    )
  }
}

class FileLinker {
  readonly #repository: Repository
  readonly #names: Names
  readonly #types: Types
  readonly #file: number
  readonly #cpp: boolean
  readonly #symbols: readonly SymbolFact[]
  readonly #body: Body
  readonly #out: LinkSetBuilder
  readonly #expressions: Expressions
  readonly #found: (Found | null | undefined)[] = []
  /** Why nothing was found: the thing it hangs on lies outside of the repository. */
  readonly #outside = new Set<number>()
  readonly #flows = new Map<number, number[]>()
  readonly #arity = new Map<number, number>()
  /** Occurrence → number of the condition it stands under. */
  readonly #conditions = new Map<number, number>()
  readonly #unusual = new Map<number, string>()

  constructor(
    repository: Repository,
    names: Names,
    types: Types,
    number: number,
    file: LinkerFile<Surface>,
    body: Body,
    out: LinkSetBuilder,
  ) {
    this.#repository = repository
    this.#names = names
    this.#types = types
    this.#file = number
    this.#cpp = file.surface.cpp === 1
    this.#symbols = file.symbols
    this.#body = body
    this.#out = out
    this.#expressions = new Expressions(types, number, body, (occurrence) => this.#leads(occurrence))
    for (let at = 0; at < body.flows.length; at += 2) {
      const local = body.flows[at] as number
      const list = this.#flows.get(local)
      if (list) list.push(body.flows[at + 1] as number)
      else this.#flows.set(local, [body.flows[at + 1] as number])
    }
    for (let at = 0; at < body.conditionOf.length; at += 2)
      this.#conditions.set(body.conditionOf[at] as number, body.conditionOf[at + 1] as number)
    for (let at = 0; at < (body.arity?.length ?? 0); at += 2)
      this.#arity.set(body.arity?.[at] as number, body.arity?.[at + 1] as number)
  }

  /** `compiled`: the condition under which the file is compiled at all; it is told of calls, for those are edges. */
  run(compiled: string | undefined): void {
    const { locals, occurrences, words, conditions, conditionOf } = this.#body
    for (let at = 0; at < locals.length; at += LOCAL_STRIDE)
      this.#out.local(
        words[locals[at] as number] as string,
        LOCAL_KINDS[locals[at + 1] as number] ?? 'variable',
        locals[at + 2] as number,
        locals[at + 3] as number,
        locals[at + 4] as number,
      )
    let condition = 0
    for (let at = 0, n = 0; at < occurrences.length; at += OCCURRENCE_STRIDE, n++) {
      let text: string | undefined
      if (conditionOf[condition] === n) {
        text = conditions[conditionOf[condition + 1] as number]
        condition += 2
      }
      const use = USES[occurrences[at + 3] as number] as Use
      const gated = compiled !== undefined && CALLS.has(use)
      this.#emit(n, gated ? [compiled, ...(text ? [text] : [])].join(' && ').slice(0, 200) : text)
    }
    if (this.#cpp) this.#overrides()
  }

  #emit(n: number, condition: string | undefined): void {
    const { occurrences, words } = this.#body
    const at = n * OCCURRENCE_STRIDE
    const name = words[occurrences[at + 2] as number] as string
    const use = USES[occurrences[at + 3] as number] as Use
    const argument = occurrences[at + 6] as number
    const from = occurrences[at + 4] as number
    const emit = (as: Use, destination: Destination, evidence: Evidence): void => {
      const occurrence: Occurrence = {
        line: occurrences[at] as number,
        column: occurrences[at + 1] as number,
        length: name.length,
        use: as,
        destination,
        from,
        evidence,
      }
      if (condition !== undefined) occurrence.condition = condition
      const many = as === 'call_indirect' && destination.to === 'all_of' && destination.options.length > MANY_TARGETS
      if (many) occurrence.confidence = 25
      this.#out.occurrence(occurrence)
    }
    switch (occurrences[at + 5]) {
      case HOW.local: {
        emit(use === 'call' ? 'read' : use, { to: 'local', index: argument }, 'same_file')
        if (use === 'call') this.#throughLocal(argument, emit)
        return
      }
      case HOW.include: {
        const target = this.#repository.includeOf(this.#file, argument)
        if (target === -1) emit('import', { to: 'external', package: packageOf(name, this.#cpp), name }, 'import')
        else emit('import', { to: 'symbol', id: this.#repository.moduleId(target) }, 'import')
        return
      }
      case HOW.symbol:
        emit(use, { to: 'symbol', id: (this.#symbols[argument] as SymbolFact).id }, 'same_file')
        return
    }
    const found = this.#resolve(n)
    if (!found) {
      emit(use, this.#nowhere(n, name), 'import')
      return
    }
    const destination = this.#destination(found)
    if (use !== 'call') {
      const alias = use === 'read' && this.#isAlias(from, found)
      emit(alias ? 'call' : use, destination, found.evidence)
      return
    }
    const last = found.references.at(-1) as Reference
    const { kind } = this.#repository.symbol(found.references[0] as Reference)
    switch (kind) {
      case 'macro':
        emit('call_macro', destination, found.evidence)
        return
      case 'function':
      case 'method':
      case 'constructor':
        emit('call', destination, found.evidence)
        return
      case 'class':
      case 'struct':
      case 'union': {
        emit('type', destination, found.evidence)
        const made = this.#types.scopes.constructors(this.#file, last)
        const chosen = made && this.#types.scopes.byArity(made, this.#arity.get(n) ?? -1)
        emit('call', chosen ? this.#destination(chosen) : destination, chosen?.evidence ?? found.evidence)
        return
      }
      default: {
        emit('read', destination, found.evidence)
        const stored = this.#types.stored(last)
        if (stored.length > 0 && stored.length <= MOST_TARGETS)
          emit('call_indirect', this.#destination({ references: stored, as: 'all', evidence: 'dynamic' }), 'dynamic')
      }
    }
  }

  /** `#define f g`: who calls f calls g. */
  #isAlias(from: number, found: Found): boolean {
    if (from < 0 || this.#symbols[from]?.kind !== 'macro') return false
    const { kind } = this.#repository.symbol(found.references[0] as Reference)
    const alias = this.#types.aliasOf(this.#repository.reference(this.#file, from))
    return kind === 'function' && alias !== undefined
  }

  #throughLocal(local: number, emit: (as: Use, to: Destination, evidence: Evidence) => void): void {
    const targets = new Set<Reference>()
    for (const occurrence of this.#flows.get(local) ?? []) {
      const found = this.#resolve(occurrence)
      if (found?.as === 'one' && this.#repository.symbol(found.references[0] as Reference).kind === 'function')
        targets.add(found.references[0] as Reference)
    }
    if (targets.size > 0 && targets.size <= MOST_TARGETS)
      emit('call_indirect', this.#destination({ references: [...targets], as: 'all', evidence: 'dynamic' }), 'dynamic')
  }

  #destination(found: Found): Destination {
    const { references } = found
    const destination = (reference: Reference): Destination => ({
      to: 'symbol',
      id: this.#repository.symbol(reference).id,
    })
    if (references.length === 1) return destination(references[0] as Reference)
    const options = references.map(destination)
    return { to: found.as === 'any' ? 'one_of' : 'all_of', options }
  }

  #nowhere(n: number, name: string): Destination {
    const how = this.#body.occurrences[n * OCCURRENCE_STRIDE + 5]
    if (how === HOW.member) return this.#outside.has(n) ? external(name, this.#cpp) : { to: 'unknown', name }
    if (how === HOW.tag || isStandardName(name)) return external(name, this.#cpp)
    return this.#repository.view(this.#file).outside || this.#repository.wide(this.#file).size > 1
      ? external(name, this.#cpp)
      : { to: 'unknown', name }
  }

  #leads(occurrence: number): Reference | undefined {
    return this.#resolve(occurrence)?.references.at(-1)
  }

  #resolve(n: number): Found | undefined {
    const known = this.#found[n]
    if (known !== undefined) return known ?? undefined
    this.#found[n] = null
    const found = this.#search(n)
    this.#found[n] = found ?? null
    return found
  }

  /** The condition of a use that the usual build leaves out: what it names is what that other build has. */
  #under(n: number): string {
    const number = this.#conditions.get(n)
    if (number === undefined) return ''
    let under = this.#unusual.get(number)
    if (under === undefined) {
      const condition = this.#body.conditions[number] as string
      under = this.#names.builds.isUnusual(this.#file, condition) ? condition : ''
      this.#unusual.set(number, under)
    }
    return under
  }

  #search(n: number): Found | undefined {
    const { occurrences, words } = this.#body
    const at = n * OCCURRENCE_STRIDE
    const name = words[occurrences[at + 2] as number] as string
    const argument = occurrences[at + 6] as number
    const from = occurrences[at + 4] as number
    switch (occurrences[at + 5]) {
      case HOW.tag:
        return this.#names.tag(this.#file, name) ?? this.#macroTag(name)
      case HOW.type:
      case HOW.name: {
        const found = this.#cpp
          ? this.#withArity(n, this.#types.scopes.bare(this.#file, from, name) ?? this.#usings(name))
          : this.#names.ordinary(this.#file, name, this.#under(n))
        if (found || argument < 0 || occurrences[at + 5] === HOW.type) return found
        return this.#member(n, argument, name)
      }
      case HOW.member:
        return (
          this.#member(n, argument, name) ??
          (this.#isPlainArgument(argument) ? this.#names.ordinary(this.#file, name) : undefined)
        )
      case HOW.qualified: {
        const found = this.#types.scopes.qualified(this.#file, words[argument] as string, name)
        return found && this.#withArity(n, found)
      }
    }
    return undefined
  }

  /** `struct name` where name is a macro for the tag, or in C++ a class by another word. */
  #macroTag(name: string): Found | undefined {
    const found = this.#types.scopes.typeNamed(this.#file, name)
    if (!found || this.#cpp) return found
    return this.#repository.symbol(found.references[0] as Reference).kind === 'macro' ? found : undefined
  }

  /** A bare word in a macro's arguments, which was taken for a field of the type before it. */
  #isPlainArgument(node: number): boolean {
    return node >= 0 && this.#body.nodes[node * NODE_STRIDE] === NODE.type
  }

  #usings(name: string): Found | undefined {
    for (const using of (this.#repository.files[this.#file] as File).usings) {
      if (using.endsWith('::*')) {
        const found = this.#types.scopes.qualified(this.#file, using.slice(0, -3), name)
        if (found) return found
      } else if (using.endsWith(`::${name}`))
        return this.#types.scopes.qualified(this.#file, using.slice(0, -name.length - 2), name)
    }
    return undefined
  }

  #withArity(n: number, found: Found | undefined): Found | undefined {
    const count = this.#arity.get(n)
    return found && count !== undefined ? this.#types.scopes.byArity(found, count) : found
  }

  #member(n: number, base: number, name: string): Found | undefined {
    const type = this.#expressions.type(base)
    if (!type) return undefined
    const record = this.#types.record(type)
    if (record === EXTERNAL) this.#outside.add(n)
    if (record < 0) return undefined
    const members = this.#names.builds.likely(this.#file, this.#types.member(record, name), this.#under(n))
    if (members.length === 0) return undefined
    if (this.#cpp) return this.#withArity(n, this.#types.scopes.toDefinitions(this.#file, members))
    return members.length === 1
      ? { references: members, as: 'one', evidence: 'type' }
      : { references: members.slice(0, MOST_TARGETS), as: 'any', evidence: 'ambiguous' }
  }

  #overrides(): void {
    this.#symbols.forEach((symbol, index) => {
      if (symbol.kind !== 'method' || symbol.parent === undefined || symbol.modifiers?.includes('static')) return
      for (const base of this.#types.scopes.overridden(this.#repository.reference(this.#file, index)))
        this.#out.occurrence({
          line: symbol.line,
          column: symbol.column,
          length: symbol.name.length,
          use: 'overrides',
          from: index,
          destination: { to: 'symbol', id: this.#repository.symbol(base).id },
          evidence: 'type',
        })
    })
  }
}

const external = (name: string, cpp: boolean): Destination => ({ to: 'external', package: packageOf(name, cpp), name })
