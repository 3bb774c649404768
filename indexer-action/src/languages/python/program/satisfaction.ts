/**
 * Which classes satisfy which protocols of the repository: Python never says so, the members do.
 */
import { type Binding, FLAG, PARAMETER_KIND, type ParameterFact } from '../value-graph.ts'
import type { Columns } from './columns.ts'
import type { Found } from './modules.ts'
import { VALUE } from './objects.ts'
import type { Program } from './program.ts'

/** What a class has to have, by name. */
type Wanted = ReadonlyMap<number, Found>

export class Satisfaction {
  readonly #program: Program
  /** Files that declare protocols: the others need not be loaded to find them. */
  #files: Int32Array | undefined
  /** Protocols by a method of each that not every second class has. */
  #protocols: Map<number, Wanted[]> | undefined

  constructor(program: Program, settled?: Columns) {
    this.#program = program
    this.#files = settled?.protocolFiles as Int32Array | undefined
  }

  save(): Columns {
    return { protocolFiles: this.#filesOfProtocols() }
  }

  /** What members of a class stand for: the members of the protocols that it satisfies, each with the name of both. */
  *of(cls: number): Generator<[name: number, member: Found]> {
    const { members } = this.#program.cls(cls)
    this.#protocols ??= this.#findProtocols()
    if (this.#protocols.size === 0 || isProtocol(this.#program, cls)) return
    const { hierarchy } = this.#program
    const given = new Set(hierarchy.of(cls).order.flatMap((at) => [...this.#program.cls(at).members.keys()]))
    /** A protocol and one that extends it ask for the same members. */
    const said = new Set<Binding>()
    let satisfied = 0
    for (const name of given)
      for (const wanted of this.#protocols.get(name) ?? []) {
        if (![...wanted].every(([member, found]) => this.#has(cls, member, found))) continue
        if (++satisfied > MOST_SATISFIED) return
        for (const [member, found] of wanted) {
          if (!members.has(member) || said.has(found.binding)) continue
          said.add(found.binding)
          yield [member, found]
        }
      }
  }

  #filesOfProtocols(): Int32Array {
    this.#files ??= Int32Array.from(
      this.#program.paths
        .keys()
        .filter((at) => this.#program.file(at).symbols.some(({ kind }) => kind === 'interface')),
    )
    return this.#files
  }

  #findProtocols(): Map<number, Wanted[]> {
    const found = new Map<number, Wanted[]>()
    for (const at of this.#filesOfProtocols())
      for (const cls of this.#program.file(at).classes) {
        const wanted = isProtocol(this.#program, cls) ? this.#wanted(cls) : NOTHING
        const key = [...wanted.keys()].find(
          (name) =>
            !COMMON.has(this.#program.strings[name] as string) && this.#functionOf(wanted.get(name) as Found) >= 0,
        )
        if (key === undefined) continue
        const same = found.get(key)
        if (same) same.push(wanted)
        else found.set(key, [wanted])
      }
    return found
  }

  /** Members of a protocol and of those that it extends; none where it extends anything else. */
  #wanted(cls: number): Wanted {
    const { order, outside, open } = this.#program.hierarchy.of(cls)
    if (open || outside.length > 0 || !order.every((at) => isProtocol(this.#program, at))) return NOTHING
    const wanted = new Map<number, Found>()
    for (const at of order) {
      const { file, members } = this.#program.cls(at)
      for (const [name, binding] of members)
        if (!wanted.has(name) && !OF_EVERY_CLASS.has(this.#program.strings[name] as string))
          wanted.set(name, { file, binding })
    }
    return wanted
  }

  #has(cls: number, name: number, wanted: Found): boolean {
    // What only a test asks for, nothing but a test was written for.
    if (this.#program.isTest(wanted.file) && !this.#program.isTest(this.#program.cls(cls).file)) return false
    const found = this.#program.hierarchy.attribute(cls, name)
    if (!found) return false
    const [is, was] = [this.#functionOf(found), this.#functionOf(wanted)]
    return was < 0 || (is >= 0 && this.#accepts(is, was))
  }

  /** The function that a member is; -1 for others. */
  #functionOf({ binding }: Found): number {
    const { objects } = this.#program
    const entities = this.#program.entities(binding[1])
    const fn = entities.find((one) => objects.kind[one] === VALUE.function)
    return fn === undefined ? -1 : (objects.a[fn] as number)
  }

  /** Whether a method can be called as another one can: by the same names, and without more arguments. */
  #accepts(fn: number, like: number): boolean {
    const [is, was] = [this.#program.fn(fn), this.#program.fn(like)]
    if ((is.flags & KINDS) !== (was.flags & KINDS) || was.flags & ~is.flags & FLAG.async) return false
    if (!acceptsNamed(is.parameters, was.parameters)) return false
    if (is.parameters.some(([, kind]) => kind === PARAMETER_KIND.variadic)) return true
    const [own, other] = [is, was].map(({ flags, parameters }) =>
      parameters.filter(([, kind]) => PLACED.has(kind)).slice(flags & FLAG.static ? 0 : 1),
    ) as [ParameterFact[], ParameterFact[]]
    if (own.length < other.length) return false
    return own.every(([name, kind, , , fallback], at) => {
      const wanted = other[at]
      if (!wanted) return fallback >= 0
      const text = this.#program.strings[wanted[0]] as string
      return wanted[0] === name || text.startsWith('_') || kind === PARAMETER_KIND.positionalOnly
    })
  }
}

/** What is given by name alone is taken by that name, and nothing else has to be given so. */
function acceptsNamed(own: readonly ParameterFact[], other: readonly ParameterFact[]): boolean {
  const isNamed = ([, kind]: ParameterFact): boolean => kind === PARAMETER_KIND.keywordOnly
  const takesAny = own.some(([, kind]) => kind === PARAMETER_KIND.keywords)
  const takes = (name: number): boolean => own.some((one) => one[0] === name && (isNamed(one) || PLACED.has(one[1])))
  const isGiven = ([name, , , , fallback]: ParameterFact): boolean =>
    fallback >= 0 || other.some(([given, , , , left]) => given === name && left < 0)
  return (
    other.every((one) => !isNamed(one) || takesAny || takes(one[0])) &&
    own.every((one) => !isNamed(one) || isGiven(one))
  )
}

export const isProtocol = (program: Program, cls: number): boolean =>
  program.cls(cls).bases.some((base) => program.types.outsideName(base) === 'Protocol')

/** Protocols that a class is said to satisfy: links would otherwise be as many as there are classes times protocols. */
const MOST_SATISFIED = 16

const NOTHING: Wanted = new Map()

const KINDS = FLAG.static | FLAG.classmethod | FLAG.property

const PLACED: ReadonlySet<number> = new Set([PARAMETER_KIND.plain, PARAMETER_KIND.positionalOnly])

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Names that say nothing of what a class has to have. */
const OF_EVERY_CLASS = words('__init__ __new__ __slots__ __doc__ __module__ __qualname__ __hash__ __metaclass__')

/** Methods of Python's own protocols: having them does not mean that a protocol of the repository was thought of. */
const COMMON = words(`
  __call__ __len__ __iter__ __next__ __getitem__ __setitem__ __delitem__ __contains__ __eq__ __ne__ __lt__ __le__ __gt__ __ge__
  __str__ __repr__ __bool__ __enter__ __exit__ __aenter__ __aexit__ __aiter__ __anext__ __await__ __get__ __set__ __delete__
  __add__ __radd__ __sub__ __mul__ __neg__ __and__ __or__ __int__ __float__ __index__ __bytes__ __format__ __fspath__
  __getattr__ __setattr__ __reversed__ __copy__ __deepcopy__ __array__
`)
