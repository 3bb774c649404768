/**
 * Links C and C++: takes every use in a file and says where it leads.
 */
import { type Evidence, USES, type Use } from '../../../../src/contract/links.ts'
import type { SymbolFact } from '../../../../src/contract/symbols.ts'
import type { Destination, LinkSetBuilder, Occurrence } from '../../link/link-set-builder.ts'
import type { Linker, LinkerFile, Project } from '../language.ts'
import { Kbuild } from './builds/kbuild.ts'
import type { Found } from './choice.ts'
import {
  type Body,
  HELD,
  HOW,
  LOCAL_KINDS,
  LOCAL_STRIDE,
  OCCURRENCE_STRIDE,
  parameterOf,
  type Surface,
} from './fact-layout.ts'
import { impliedConstructors } from './implied.ts'
import { Names } from './names.ts'
import { type File, fileOf, type Reference, Repository, symbolOf } from './repository.ts'
import { Resolver } from './resolve.ts'
import { isStandardName, packageOf } from './system-names.ts'
import { deduce } from './types/deduced.ts'
import { Types } from './types/types.ts'

/** More alternatives than this say nothing. */
const MOST_ALTERNATIVES = 8
const CALLS: ReadonlySet<Use> = new Set(['call', 'call_indirect', 'call_macro'])
/** And from here on it is not likely to be any one of them. */
const MANY_TARGETS = 8
const RECORD = /^(class|struct|union)$/

export class CLinker implements Linker<Surface, Body> {
  readonly keepsFiles = false
  readonly #repository = new Repository()
  readonly #names = new Names(this.#repository)
  readonly #types = new Types(this.#repository, this.#names, deduce)
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
    const number = this.#repository.graph.number(file.path)
    if (number === -1) return
    new FileLinker(this.#types, number, file, body, out).run(this.#kbuild.conditionOf(file.path))
  }
}

class FileLinker {
  readonly #repository: Repository
  readonly #types: Types
  readonly #resolver: Resolver
  readonly #file: number
  readonly #cpp: boolean
  readonly #symbols: readonly SymbolFact[]
  readonly #body: Body
  readonly #out: LinkSetBuilder
  readonly #flows = new Map<number, number[]>()
  /** Locals that are not told, and if there are any, the numbers of the others among those that are. */
  readonly #leftOut = new Set<number>()
  readonly #told = new Map<number, number>()

  constructor(types: Types, number: number, file: LinkerFile<Surface>, body: Body, out: LinkSetBuilder) {
    this.#repository = types.repository
    this.#types = types
    this.#file = number
    this.#cpp = file.surface.cpp === 1
    this.#resolver = new Resolver(types, number, this.#cpp, { get: (at) => file.symbols[at] }, body)
    this.#symbols = file.symbols
    this.#body = body
    this.#out = out
    for (let at = 0; at < body.flows.length; at += 2) {
      const local = body.flows[at] as number
      const list = this.#flows.get(local)
      if (list) list.push(body.flows[at + 1] as number)
      else this.#flows.set(local, [body.flows[at + 1] as number])
    }
  }

  /** `compiled`: the condition under which the file is compiled at all; it is told of calls, for those are edges. */
  run(compiled: string | undefined): void {
    const { locals, occurrences, words, conditions, conditionOf } = this.#body
    this.#leaveOut()
    for (let at = 0; at < locals.length; at += LOCAL_STRIDE) {
      if (this.#leftOut.has(at / LOCAL_STRIDE)) continue
      this.#out.local(
        words[locals[at] as number] as string,
        LOCAL_KINDS[locals[at + 1] as number] ?? 'variable',
        locals[at + 2] as number,
        locals[at + 3] as number,
        locals[at + 4] as number,
      )
    }
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
    if (!this.#cpp) return
    this.#overrides()
    for (const { symbol, constructors } of impliedConstructors(this.#types, this.#file, this.#body))
      this.#runs(symbol, constructors)
  }

  /** Locals that no macro declares after all. */
  #leaveOut(): void {
    const { locals, occurrences, perhaps = [] } = this.#body
    if (perhaps.length === 0) return
    for (let at = 0; at < perhaps.length; at += 2) this.#leftOut.add(perhaps[at] as number)
    for (let n = 0; n < occurrences.length / OCCURRENCE_STRIDE; n++) {
      const declared = this.#resolver.declaredByMacro(n)
      if (declared !== -1) this.#leftOut.delete(declared)
    }
    for (let local = 0, told = 0; local < locals.length / LOCAL_STRIDE; local++)
      if (!this.#leftOut.has(local)) this.#told.set(local, told++)
  }

  #emit(n: number, condition: string | undefined): void {
    const { occurrences, words } = this.#body
    const at = n * OCCURRENCE_STRIDE
    const name = words[occurrences[at + 2] as number] as string
    const use = USES[occurrences[at + 3] as number] as Use
    const argument = occurrences[at + 6] as number
    const from = occurrences[at + 4] as number
    const how = occurrences[at + 5]
    const emit = (as: Use, destination: Destination, evidence: Evidence): void => {
      const occurrence: Occurrence = {
        line: occurrences[at] as number,
        column: occurrences[at + 1] as number,
        length: how === HOW.operator ? lengthOf(name) : lengthUsed(name),
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
        emit(use === 'call' ? 'read' : use, { to: 'local', index: this.#told.get(argument) ?? argument }, 'same_file')
        if (use === 'call') this.#throughLocal(argument, name, emit)
        return
      }
      case HOW.include: {
        const target = this.#repository.graph.target(this.#file, argument)
        if (target === -1) emit('import', { to: 'external', package: packageOf(name, this.#cpp), name }, 'import')
        else emit('import', { to: 'symbol', id: this.#repository.moduleId(target) }, 'import')
        return
      }
      case HOW.symbol:
        emit(use, { to: 'symbol', id: (this.#symbols[argument] as SymbolFact).id }, 'same_file')
        return
    }
    if (occurrences[at + 5] === HOW.made) {
      const type = this.#resolver.resolve(argument)?.references[0]
      const made = type === undefined ? undefined : this.#construct(n, type)
      if (made) emit('call', this.#destination(made), made.evidence)
      return
    }
    const found = this.#resolver.resolve(n)
    if (!found && how === HOW.operator) return
    if (!found) {
      const declared = this.#resolver.declaredByMacro(n)
      if (declared === -1) emit(use, this.#nowhere(n, name), 'import')
      else
        emit(use === 'call' ? 'read' : use, { to: 'local', index: this.#told.get(declared) ?? declared }, 'same_file')
      return
    }
    const destination = this.#destination(found)
    const { kind } = this.#repository.symbol(found.references[0] as Reference)
    // `: Base(x)` is read as a member would be.
    if (use !== 'call' && !(use === 'write' && RECORD.test(kind))) {
      // `using Base::Base`
      if (use === 'type' && kind === 'constructor' && RECORD.test(this.#symbols[from]?.kind ?? ''))
        this.#runs(from, found.references)
      const alias = use === 'read' && this.#isAlias(from, found)
      emit(alias ? 'call' : use, destination, found.evidence)
      const made = use === 'write' && kind === 'property' ? this.#initialise(n, found) : undefined
      if (made) emit('call', this.#destination(made), made.evidence)
      return
    }
    const last = found.references.at(-1) as Reference
    switch (kind) {
      case 'macro': {
        emit('call_macro', destination, found.evidence)
        const hidden = this.#repository.isWrapper(last) ? this.#types.names.hidden(this.#file, name) : undefined
        if (hidden) emit('call', this.#destination(hidden), hidden.evidence)
        this.#through(this.#types.stored.behind(last), '', emit)
        return
      }
      case 'function':
      case 'method':
      case 'constructor':
        emit('call', destination, found.evidence)
        return
      case 'class':
      case 'struct':
      case 'union': {
        emit('type', destination, found.evidence)
        const made = this.#construct(n, last)
        emit('call', made ? this.#destination(made) : destination, made?.evidence ?? found.evidence)
        return
      }
      case 'enum':
      case 'type': {
        emit('type', destination, found.evidence)
        const made = this.#construct(n, last)
        if (made) emit('call', this.#destination(made), made.evidence)
        return
      }
      default: {
        emit('read', destination, found.evidence)
        this.#through(this.#types.stored.in(last), name, emit)
      }
    }
  }

  /** The constructor that the arguments leave, where the class says that it has some. */
  #construct(n: number, type: Reference): Found | undefined {
    const record = this.#types.recordOf(type)
    const makers = record < 0 ? undefined : this.#types.scopes.constructors(this.#file, record)
    return this.#resolver.chosen(n, makers && this.#withoutItself(n, makers))
  }

  /** A constructor that hands on to another one never means itself. */
  #withoutItself(n: number, makers: Found): Found {
    const from = this.#body.occurrences[n * OCCURRENCE_STRIDE + 4] as number
    if (makers.as !== 'any' || this.#symbols[from]?.kind !== 'constructor') return makers
    const itself = this.#repository.reference(this.#file, from)
    const references = makers.references.filter((r) => r !== itself)
    return references.length === 1 ? { references, as: 'one', evidence: 'type' } : { ...makers, references }
  }

  /** C++: `: field(x)` constructs what the field is. */
  #initialise(n: number, { references }: Found): Found | undefined {
    const field = references[0] as Reference
    const isReached = (this.#repository.heldBy(field) & (HELD.pointer | HELD.reference)) !== 0
    const record = isReached || !this.#resolver.isGiven(n) ? -1 : this.#types.recordOf(field)
    return record < 0 ? undefined : this.#construct(n, record)
  }

  /** `#define f g`: who calls f calls g. */
  #isAlias(from: number, found: Found): boolean {
    if (from < 0 || this.#symbols[from]?.kind !== 'macro') return false
    const { kind } = this.#repository.symbol(found.references[0] as Reference)
    const alias = this.#types.aliasOf(this.#repository.reference(this.#file, from))
    return kind === 'function' && alias !== undefined
  }

  #throughLocal(local: number, name: string, emit: (as: Use, to: Destination, evidence: Evidence) => void): void {
    const targets = new Set<Reference>()
    this.#gatherHeld(local, targets, new Set())
    this.#through(targets, name, emit)
  }

  /** Functions that a local may be: those that it is given by name, and what is in the places that it is taken from. */
  #gatherHeld(local: number, targets: Set<Reference>, met: Set<number>): void {
    if (met.has(local)) return
    met.add(local)
    const { occurrences } = this.#body
    for (const occurrence of this.#flows.get(local) ?? []) {
      if (occurrences[occurrence * OCCURRENCE_STRIDE + 5] === HOW.local) {
        this.#gatherHeld(occurrences[occurrence * OCCURRENCE_STRIDE + 6] as number, targets, met)
        continue
      }
      const found = this.#resolver.resolve(occurrence)
      const last = found?.references.at(-1)
      if (last === undefined) continue
      const { kind } = this.#repository.symbol(last)
      if (kind === 'function' && found?.as === 'one') targets.add(last)
      else if (kind !== 'function') for (const one of this.#types.stored.in(last)) targets.add(one)
    }
    const [owner = -1, position = -1] = parameterOf(this.#body, this.#symbols, local) ?? []
    if (owner === -1) return
    for (const one of this.#types.stored.given(this.#repository.reference(this.#file, owner), position))
      targets.add(one)
  }

  /** `name`: what is called, or ''. A call that may be any of very many leads to what nobody knows. */
  #through(
    functions: Iterable<Reference>,
    name: string,
    emit: (as: Use, to: Destination, evidence: Evidence) => void,
  ): void {
    const all = [...functions]
    const references = this.#types.stored.told(all)
    if (references.length > 0)
      emit('call_indirect', this.#destination({ references, as: 'all', evidence: 'dynamic' }), 'dynamic')
    else if (name !== '' && all.length > 0) emit('call_indirect', { to: 'unknown', name }, 'dynamic')
  }

  #destination(found: Found): Destination {
    const { references } = found
    const destination = (reference: Reference): Destination => ({
      to: 'symbol',
      id: this.#repository.idOf(reference),
    })
    if (references.length === 1) return destination(references[0] as Reference)
    const shown =
      found.as === 'all' && this.#isValued(references.at(-1) as Reference) ? references.toReversed() : references
    const options = (found.evidence === 'dynamic' ? shown : shown.slice(0, MOST_ALTERNATIVES)).map(destination)
    return { to: found.as === 'any' ? 'one_of' : 'all_of', options }
  }

  /** In C, a variable that is given no value is only declared once more: the first of its declarations is as good. */
  #isValued(reference: Reference): boolean {
    if (!/^(variable|constant)$/.test(this.#repository.symbol(reference).kind)) return false
    const file = this.#repository.files[fileOf(reference)] as File
    return file.cpp || file.initialised.has(symbolOf(reference))
  }

  #nowhere(n: number, name: string): Destination {
    const how = this.#body.occurrences[n * OCCURRENCE_STRIDE + 5]
    if (how === HOW.member)
      return this.#resolver.isOutside(n)
        ? { to: 'external', package: this.#cpp ? 'std:c++' : 'system', name }
        : { to: 'unknown', name }
    if (this.#repository.isOpenedByMacro(name)) return { to: 'unknown', name }
    // `T::value_type`, which only a template's user knows.
    if (how === HOW.qualified && this.#qualifierOf(n).startsWith('?')) return { to: 'unknown', name }
    if (how === HOW.tag || isStandardName(name)) return external(name, this.#cpp)
    return this.#repository.graph.view(this.#file).outside || this.#repository.graph.wide(this.#file).size > 1
      ? external(name, this.#cpp)
      : { to: 'unknown', name }
  }

  #qualifierOf(n: number): string {
    const { occurrences, words } = this.#body
    return words[occurrences[n * OCCURRENCE_STRIDE + 6] as number] ?? ''
  }

  /** Reports, at the name of a class or of one of its constructors, constructors that it runs. */
  #runs(index: number, constructors: readonly Reference[]): void {
    const symbol = this.#symbols[index] as SymbolFact
    for (const one of constructors)
      this.#out.implied(symbol, index, 'runs', { to: 'symbol', id: this.#repository.idOf(one) })
  }

  #overrides(): void {
    this.#symbols.forEach((symbol, index) => {
      if (symbol.kind !== 'method' || symbol.modifiers?.includes('static')) return
      const { members, scopes } = this.#types
      for (const base of members.overridden(this.#repository.reference(this.#file, index))) {
        // Where calls of it lead to.
        const { references } = scopes.definitions.of(this.#file, [base])
        const meant = references.length === 1 ? (references[0] as Reference) : base
        this.#out.implied(symbol, index, 'overrides', { to: 'symbol', id: this.#repository.idOf(meant) })
      }
    })
  }
}

/** Of `==` in `operator==`, and of the `[` in `operator[]`. */
const lengthOf = (operator: string): number => (operator === 'operator[]' ? 1 : operator.length - 'operator'.length)

/** A name where it is used: `_km` of `operator""_km`. */
const lengthUsed = (name: string): number => (name.startsWith('operator""') ? name.length - 10 : name.length)

const external = (name: string, cpp: boolean): Destination => ({ to: 'external', package: packageOf(name, cpp), name })
