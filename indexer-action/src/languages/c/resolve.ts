/**
 * What the names in one C or C++ file lead to: each is looked up when it is asked about, and once.
 */
import { USES } from '../../../../src/contract/links.ts'
import { InForce, type Standings } from './builds/in-force.ts'
import type { Found } from './choice.ts'
import {
  ANOTHER,
  ANOTHER_SIGN,
  BEFORE_NAME,
  BEFORE_SCOPE,
  type Body,
  HOW,
  NODE,
  NODE_STRIDE,
  OCCURRENCE_STRIDE,
  pairs,
  THROUGH,
} from './fact-layout.ts'
import type { Names } from './names.ts'
import { type File, fileOf, type Reference, type Repository, symbolOf } from './repository.ts'
import { Expressions } from './types/expression-types.ts'
import { reads } from './types/instances.ts'
import { type Given, Overloads } from './types/overloads.ts'
import { EXTERNAL, type Type, type Types } from './types/types.ts'
import { ValueCategories } from './types/value-categories.ts'
import { ofWritten } from './types/written-arguments.ts'

const READ = USES.indexOf('read')
/** A member that could be more than these says nothing. */
const MOST_MEMBERS = 32

export class Resolver {
  readonly #repository: Repository
  readonly #names: Names
  readonly #types: Types
  readonly #overloads: Overloads
  readonly #file: number
  readonly #cpp: boolean
  readonly #symbols: Standings
  readonly #macros: InForce
  readonly #body: Body
  readonly #expressions: Expressions
  readonly #categories: ValueCategories
  readonly #found: (Found | null | undefined)[] = []
  /** Why nothing was found: the thing it hangs on lies outside of the repository. */
  readonly #outside = new Set<number>()
  /** Local that a macro may declare → occurrence of the macro. */
  readonly #declarers: ReadonlyMap<number, number>
  /** Occurrence → number of the condition it stands under. */
  readonly #conditions: ReadonlyMap<number, number>
  readonly #unusual = new Map<number, string>()
  /** C++: name → what `using` gives it. */
  readonly #used = new Map<string, Found | null>()

  constructor(types: Types, file: number, cpp: boolean, symbols: Standings, body: Body) {
    this.#repository = types.repository
    this.#names = types.names
    this.#types = types
    this.#overloads = new Overloads(types)
    this.#file = file
    this.#cpp = cpp
    this.#symbols = symbols
    this.#macros = new InForce(types.names, file, symbols)
    this.#body = body
    this.#expressions = new Expressions(types, file, body, (occurrence) => this.#leads(occurrence))
    this.#categories = new ValueCategories(
      this.#repository,
      file,
      body,
      this.#expressions,
      (use) => this.resolve(use)?.references[0],
    )
    this.#conditions = pairs(body.conditionOf)
    this.#declarers = pairs(body.perhaps)
  }

  /** What it hangs on lies outside of the repository. */
  isOutside(occurrence: number): boolean {
    return this.#outside.has(occurrence)
  }

  /** The local that a macro declares by the name of this occurrence; -1 if it is something else. */
  declaredByMacro(n: number): number {
    const { occurrences } = this.#body
    const at = n * OCCURRENCE_STRIDE
    if (occurrences[at + 5] !== HOW.perhaps || this.resolve(n)) return -1
    const local = occurrences[at + 6] as number
    const found = this.resolve(this.#declarers.get(local) as number)?.references[0]
    return found !== undefined && this.#repository.isDeclaring(found) ? local : -1
  }

  /** C++: whether it is followed by arguments. */
  isGiven(n: number): boolean {
    return this.#expressions.given(n) !== undefined
  }

  resolve(n: number): Found | undefined {
    const known = this.#found[n]
    if (known !== undefined) return known ?? undefined
    this.#found[n] = null
    const before = this.#expressions.enter(this.#body.occurrences[n * OCCURRENCE_STRIDE + 4] as number)
    const found = this.#search(n)
    this.#expressions.enter(before)
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

  /** Of an expression that stands in the body of a symbol. */
  typeOf(node: number, from: number): Type | undefined {
    const before = this.#expressions.enter(from)
    const type = this.#expressions.type(node)
    this.#expressions.enter(before)
    return type
  }

  #search(n: number): Found | undefined {
    const { occurrences, words } = this.#body
    const at = n * OCCURRENCE_STRIDE
    const name = words[occurrences[at + 2] as number] as string
    const argument = occurrences[at + 6] as number
    const from = occurrences[at + 4] as number
    switch (occurrences[at + 5]) {
      case HOW.tag:
        return this.#names.tag(this.#file, name, argument === 1) ?? this.#macroTag(name)
      case HOW.type:
      case HOW.perhaps:
      case HOW.name: {
        if (this.#isWithinItself(from, name)) return this.#names.hidden(this.#file, name)
        const own = this.#repository.parameterByMacro(this.#repository.reference(this.#file, from), name)
        if (own !== undefined) return { references: [own], as: 'one', evidence: 'same_file' }
        const isBefore = argument === BEFORE_SCOPE
        const found = this.#inForce(
          n,
          this.#cpp
            ? this.chosen(
                n,
                (argument === ANOTHER
                  ? this.#types.scopes.specialisations.another(this.#file, from, name)
                  : argument === BEFORE_NAME
                    ? this.#types.scopes.bare(this.#file, this.#symbols.get(from)?.parent ?? -1, name)
                    : undefined) ??
                  this.#types.scopes.bare(this.#file, from, name, isBefore) ??
                  this.#usings(name),
              )
            : this.#names.ordinary(this.#file, name, this.#under(n)),
        )
        if (found) return found
        if (occurrences[at + 5] === HOW.type) return this.#cpp ? undefined : this.#names.namedAsTag(this.#file, name)
        return (
          (argument < 0 || occurrences[at + 5] === HOW.perhaps ? undefined : this.#member(n, argument, name)) ??
          (occurrences[at + 3] === READ ? this.#bareTag(name) : undefined)
        )
      }
      case HOW.member:
        return (
          this.#member(n, argument, name) ??
          (this.#isPlainArgument(argument) ? this.#names.ordinary(this.#file, name) : this.#pathOf(name))
        )
      case HOW.operator:
        return this.#operator(n, argument, name)
      case HOW.qualified: {
        const qualifier = words[argument] as string
        const found = qualifier.startsWith(ANOTHER_SIGN)
          ? this.#types.scopes.specialisations.memberOfAnother(this.#file, from, qualifier.slice(1), name)
          : this.#types.scopes.qualified(this.#file, qualifier, name, from)
        return this.chosen(n, found)
      }
    }
    return undefined
  }

  /** In a macro a name means what it means where the macro is used. */
  #inForce(n: number, found: Found | undefined): Found | undefined {
    const { occurrences, words, conditions } = this.#body
    const at = n * OCCURRENCE_STRIDE
    const isInMacro = this.#symbols.get(occurrences[at + 4] as number)?.kind === 'macro'
    if (!found || isInMacro) return found
    if (found.as === 'any') found = this.#ofFunction(occurrences[at + 4] as number, found)
    const condition = conditions[this.#conditions.get(n) ?? -1] ?? ''
    return this.#macros.at(occurrences[at] as number, condition, words[occurrences[at + 2] as number] as string, found)
  }

  /** What a function has for itself is nobody else's: enumerators, and tags. */
  #ofFunction(from: number, found: Found): Found {
    const around = this.#functionAround(from)
    const references = found.references.filter((r) => {
      const within = fileOf(r) === this.#file ? this.#functionAround(symbolOf(r)) : -1
      return within === -1 || within === around || within === symbolOf(r)
    })
    if (references.length === 0 || references.length === found.references.length) return found
    return references.length === 1 ? { references, as: 'one', evidence: 'same_file' } : { ...found, references }
  }

  #functionAround(symbol: number): number {
    for (let at = symbol; at >= 0; at = this.#symbols.get(at)?.parent ?? -1)
      if (this.#symbols.get(at)?.kind === 'function') return at
    return -1
  }

  /** `#define open(...) (open(__VA_ARGS__), 0)`: the function. */
  #isWithinItself(from: number, name: string): boolean {
    const around = (this.#repository.files[this.#file] as File).symbols.get(from)
    return around?.kind === 'macro' && around.name === name
  }

  /** `struct name` where name is a macro for the tag, or in C++ a class by another word. */
  #macroTag(name: string): Found | undefined {
    const found = this.#types.scopes.typeNamed(this.#file, name)
    if (!found || this.#cpp) return found
    return this.#repository.symbol(found.references[0] as Reference).kind === 'macro' ? found : undefined
  }

  /** C: `LIST_NEXT(a, door)`, where the macro puts `struct` before what it is given. */
  #bareTag(name: string): Found | undefined {
    if (this.#cpp) return undefined
    const found = this.#names.tag(this.#file, name)
    return found?.as === 'one' && found.evidence !== 'unique_name' ? found : undefined
  }

  /** `tree[n].weight`, where a macro of this name stands for another field, or for the way to one. */
  #pathOf(name: string): Found | undefined {
    const found = this.#names.ordinary(this.#file, name)
    return found?.references.every((reference) => this.#repository.aliasOf(reference) !== undefined) ? found : undefined
  }

  /** A bare word in a macro's arguments, which was taken for a field of the type before it. */
  #isPlainArgument(node: number): boolean {
    return node >= 0 && this.#body.nodes[node * NODE_STRIDE] === NODE.type
  }

  /** What `using` gives a name: a file asks the same of every use. */
  #usings(name: string): Found | undefined {
    const known = this.#used.get(name)
    if (known !== undefined) return known ?? undefined
    const found = this.#throughUsings(name)
    if (!this.#types.isLookingUp) this.#used.set(name, found ?? null)
    return found
  }

  #throughUsings(name: string): Found | undefined {
    for (const using of this.#types.scopes.reach.usingsIn(this.#file)) {
      if (using.endsWith('::*')) {
        const found = this.#types.scopes.qualified(this.#file, using.slice(0, -3), name)
        if (found) return found
      } else if (using.endsWith(`::${name}`))
        return this.#types.scopes.qualified(this.#file, using.slice(0, -name.length - 2), name)
    }
    return undefined
  }

  /** Of overloads, those that the arguments of the call leave. */
  chosen(n: number, found: Found | undefined): Found | undefined {
    const nodes = this.#expressions.given(n)
    if (nodes === undefined || found?.as !== 'any') return found
    const { occurrences } = this.#body
    const given = ofWritten(this.#types, found, this.#expressions.writtenFor(n))
    const fitting = this.#overloads.choose(
      given,
      nodes.map((node) => this.#argument(node)),
    )
    const isTemporary =
      fitting.as === 'any' && nodes.length === 1 ? this.#categories.isTemporary(nodes[0] as number) : undefined
    const chosen = isTemporary === undefined ? fitting : this.#overloads.ofValue(fitting, isTemporary)
    const place = n * OCCURRENCE_STRIDE
    if (chosen.as !== 'any') return chosen
    if (occurrences[place + 5] === HOW.member || occurrences[place + 5] === HOW.operator) {
      const isConst = this.#categories.isConst(occurrences[place + 6] as number)
      return this.#overloads.likelyFirst(isConst === undefined ? chosen : this.#overloads.ofObject(chosen, isConst))
    }
    if (occurrences[place + 5] !== HOW.name) return chosen
    const around = (this.#repository.files[this.#file] as File).symbols.get(occurrences[place + 4] as number)
    return around?.kind === 'method' && around.cpp ? this.#overloads.ofObject(chosen, around.cpp.isConst) : chosen
  }

  /** What an operator calls: a member of what it is asked of, or a function for that. */
  #operator(n: number, left: number, name: string): Found | undefined {
    if (!this.#categories.isObject(left)) return undefined
    const type = this.#expressions.type(left)
    const record = this.#types.record(type)
    if (record < 0) return undefined
    const inherited =
      name === 'operator=' ? this.#types.members.owned(record, name) : this.#types.members.named(record, name)
    if (inherited.length > 0)
      return name === 'operator=' && this.#isCopied(n, record, inherited)
        ? undefined
        : this.chosen(n, this.#types.scopes.definitions.of(this.#file, inherited))
    const functions = this.#names.ordinary(this.#file, name)?.references ?? []
    const own = functions.filter((r) => this.#overloads.suitsFirst(r, record))
    return own.length === 0
      ? undefined
      : this.#overloads.choose(this.#types.scopes.definitions.of(this.#file, own), [
          type,
          ...(this.#expressions.given(n) ?? []).map((node) => this.#argument(node)),
        ])
  }

  /** Whether an object of the class itself is assigned, for which none of these is: that is left to the compiler. */
  #isCopied(n: number, record: number, assignments: readonly Reference[]): boolean {
    const [node = -1] = this.#expressions.given(n) ?? []
    return (
      this.#categories.isObject(node) &&
      this.#types.record(this.#expressions.type(node)) === record &&
      !assignments.some((r) => this.#overloads.mayTake(r, record))
    )
  }

  #argument(node: number): Given | undefined {
    const type = this.#expressions.type(node)
    return type && { ...type, isPointer: this.#categories.isPointer(node) }
  }

  #member(n: number, base: number, name: string): Found | undefined {
    const { nodes } = this.#body
    const found = this.#memberOf(n, base, name)
    if (found || nodes[base * NODE_STRIDE] !== NODE.either) return found
    return this.#member(n, nodes[base * NODE_STRIDE + 2] as number, name)
  }

  #memberOf(n: number, base: number, name: string): Found | undefined {
    const type = this.#expressions.type(base)
    if (!type) return undefined
    const record = this.#types.recordFor(this.#file, type)
    if (record === EXTERNAL) this.#outside.add(n)
    if (record < 0) return undefined
    const members = this.#names.builds.likely(this.#file, this.#offered(base, type, record, name), this.#under(n))
    if (members.length === 0) return undefined
    if (this.#cpp) return this.chosen(n, this.#types.scopes.definitions.of(this.#file, members))
    return members.length === 1
      ? { references: members, as: 'one', evidence: 'type' }
      : { references: members.slice(0, MOST_MEMBERS), as: 'any', evidence: 'ambiguous' }
  }

  /** Members of that name: the record's, or those of what it leads to, or those that it has in another build. */
  #offered(base: number, type: Type, record: Reference, name: string): readonly Reference[] {
    const { members } = this.#types
    const named = members.named(record, name)
    if (named.length > 0) return named
    const behind = this.#cpp ? this.#behind(base, type, name) : []
    return behind.length > 0 ? behind : members.inOtherBuild(record, name, this.#file)
  }

  /** C++: `place->field`, `(*place).field` of a class that has no such member, and says what it leads to. */
  #behind(base: number, type: Type, name: string): readonly Reference[] {
    const { nodes } = this.#body
    const isReached = nodes[base * NODE_STRIDE] === NODE.target && nodes[base * NODE_STRIDE + 2] === THROUGH.pointer
    const record = isReached ? this.#types.record(this.#expressions.behind(type)) : -1
    return record < 0 ? [] : this.#types.members.named(record, name)
  }

  /** What its type is that of: of several, one of which each would give the same. */
  #leads(occurrence: number): Reference | undefined {
    const found = this.resolve(occurrence)
    const last = found?.references.at(-1)
    if (!found || last === undefined || found.as !== 'any' || !this.#cpp) return last
    const type = this.#types.typeOf(last)
    return found.references.every((r) => reads(this.#types.typeOf(r), type)) ? last : undefined
  }
}
