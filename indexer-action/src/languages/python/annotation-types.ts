/**
 * What annotations mean: the objects that a value with a written type can be.
 */
import { Answers } from './circles.ts'
import type { Named } from './modules.ts'
import { VALUE } from './objects.ts'
import type { Program } from './program.ts'
import { FLAG, type ImportFact, OP } from './value-graph.ts'

export class AnnotationTypes {
  readonly #program: Program
  readonly #known: Answers<readonly number[]>

  constructor(program: Program) {
    this.#program = program
    this.#known = new Answers(
      program.circle,
      (node) => [...new Set(this.#findTypes(node))],
      () => NOTHING,
    )
  }

  /** Objects that a value with this annotation can be; empty when the annotation does not tell. */
  of(node: number): readonly number[] {
    return node < 0 ? NOTHING : this.#known.of(node)
  }

  #findTypes(node: number): readonly number[] {
    const a = this.#program.a[node] as number
    const b = this.#program.b[node] as number
    switch (this.#program.kind[node]) {
      case OP.CLASS:
        return [this.#program.objects.of(VALUE.instance, a)]
      case OP.JOIN:
        return [...this.#program.sources(node)].flatMap((from) => this.of(from))
      case OP.TUPLE: {
        const count = this.#program.lists[a] as number
        return Array.from({ length: count }, (_, at) => this.#program.lists[a + 1 + at] as number)
          .filter((item) => item >= 0)
          .flatMap((item) => this.of(item))
      }
      case OP.NAME:
        return this.#namedTypes(this.#program.modules.global(b, a))
      case OP.MODULE:
      case OP.IMPORTED:
        return this.#namedTypes(this.#program.modules.imported(b, this.#program.file(b).imports[a] as ImportFact))
      case OP.PARAMETER:
      case OP.ATTRIBUTE: {
        const own = this.#ownClass(node)
        if (own >= 0) return [this.#program.objects.of(VALUE.instance, own)]
        if (this.#program.kind[node] === OP.PARAMETER) return NOTHING
        return this.#program.entities(a).flatMap((object) => {
          if (this.#program.objects.kind[object] === VALUE.class) {
            const found = this.#program.hierarchy.member(this.#program.objects.a[object] as number, b)
            return found ? this.of(found.binding[1]) : NOTHING
          }
          return this.#namedTypes(this.#program.modules.member(object, b))
        })
      }
      case OP.BINARY:
        return [...this.of(a), ...this.of(this.#program.lists[b + 1] as number)]
      case OP.SUBSCRIPT:
        return this.#genericTypes(node, a, b)
      case OP.TYPED:
        return b >= 0 ? this.of(b) : NOTHING
      case OP.CALL: {
        const own = this.#ownClass(node)
        return own >= 0 ? [this.#program.objects.of(VALUE.instance, own)] : this.#calledTypes(node)
      }
      default:
        return NOTHING
    }
  }

  /** The class around a method that names it by its receiver: `cls`, `self.__class__`, `type(self)`; else -1. */
  #ownClass(node: number): number {
    const { kind, a, b, lists, strings } = this.#program
    let at = this.#program.origin(node)
    let wanted: number = FLAG.classmethod
    if (kind[at] === OP.ATTRIBUTE && strings[b[at] as number] === '__class__') wanted = 0
    else if (kind[at] === OP.CALL && lists[b[at] as number] === 1 && this.#isBuiltin(a[at] as number, 'type'))
      wanted = 0
    if (wanted === 0) at = this.#program.origin((kind[at] === OP.CALL ? lists[(b[at] as number) + 1] : a[at]) as number)
    if (kind[at] !== OP.PARAMETER || b[at] !== 0) return -1
    const { owner, flags } = this.#program.fn(a[at] as number)
    return (flags & (FLAG.classmethod | FLAG.static)) === wanted ? owner : -1
  }

  #isBuiltin(node: number, name: string): boolean {
    return this.#program.entities(node).some((one) => {
      const outside = this.#program.objects.outside(one)
      return outside?.package === 'std:python' && outside.name === name
    })
  }

  #namedTypes(what: Named): readonly number[] {
    if (what.found) return this.of(what.found.binding[1])
    if (what.object === undefined) return NOTHING
    const outside = this.#program.objects.outside(what.object)
    if (!outside || SAYS_NOTHING.has(lastOf(outside.name))) return NOTHING
    return [this.#program.objects.external(outside.package, outside.name, true)]
  }

  /** `list[User]`, `Optional['Node']`, `type[Model]`, `Box[int]`. */
  #genericTypes(node: number, base: number, argument: number): readonly number[] {
    return this.#program.entities(base).flatMap((object) => {
      if (this.#program.objects.kind[object] === VALUE.class)
        return [this.#program.objects.of(VALUE.instance, this.#program.objects.a[object] as number)]
      const outside = this.#program.objects.outside(object)
      if (!outside) return NOTHING
      const name = lastOf(outside.name)
      if (TRANSPARENT.has(name)) return this.of(this.typeArgument(argument, 0))
      if (name === 'Union') return this.of(argument)
      if (name === 'type' || name === 'Type') return this.#program.entities(argument).filter((e) => this.#isClass(e))
      if (name === 'Coroutine') return this.of(this.typeArgument(argument, 2))
      if (CONTAINERS.has(name)) return [this.#program.objects.of(VALUE.container, node)]
      if (SAYS_NOTHING.has(name)) return NOTHING
      return [this.#program.objects.external(outside.package, outside.name, true)]
    })
  }

  /**
   * Containers of what calling gives, one for each `Callable` that a value with this annotation can be. Unlike `of` they do
   * not say all: functions that flow in say more.
   */
  callables(node: number): readonly number[] {
    if (node < 0) return NOTHING
    const { kind, a, b, lists, objects } = this.#program
    const first = a[node] as number
    const second = b[node] as number
    switch (kind[node]) {
      case OP.BINARY:
        return [...this.callables(first), ...this.callables(lists[second + 1] as number)]
      case OP.SUBSCRIPT: {
        const name = this.containerName(node)
        if (name === 'Callable') return [objects.of(VALUE.container, node)]
        if (name !== 'Union' && !TRANSPARENT.has(name)) return NOTHING
        const found: number[] = []
        for (let at = 0; ; at++) {
          const argument = this.typeArgument(second, at)
          if (argument < 0) return found
          found.push(...this.callables(argument))
          if (name !== 'Union') return found
        }
      }
      default:
        return NOTHING
    }
  }

  #isClass(object: number): boolean {
    return this.#program.objects.kind[object] === VALUE.class || this.#program.objects.kind[object] === VALUE.external
  }

  /** The `TypeVar` that an annotation names, as the node of its call; -1 for every other annotation. */
  typeVariable(annotation: number): number {
    let node = annotation
    for (let hops = 0; hops < 8 && node >= 0; hops++) {
      const a = this.#program.a[node] as number
      const b = this.#program.b[node] as number
      switch (this.#program.kind[node]) {
        case OP.CALL:
          return this.#program
            .entities(a)
            .some((callee) => this.#program.objects.outside(callee)?.name.endsWith('TypeVar'))
            ? node
            : -1
        case OP.JOIN: {
          const from = this.#program.sources(node)
          node = from.length === 1 ? (from[0] as number) : -1
          break
        }
        case OP.NAME:
          node = this.#program.modules.global(b, a).found?.binding[1] ?? -1
          break
        case OP.IMPORTED:
          node =
            this.#program.modules.imported(b, this.#program.file(b).imports[a] as ImportFact).found?.binding[1] ?? -1
          break
        default:
          return -1
      }
    }
    return -1
  }

  /** Type variables of a class, in the order of its type parameters. */
  #typeParameters(cls: number): number[] {
    const found: number[] = []
    for (const base of this.#program.cls(cls).bases) {
      if (this.#program.kind[base] !== OP.SUBSCRIPT) continue
      for (let at = 0; ; at++) {
        const argument = this.typeArgument(this.#program.b[base] as number, at)
        if (argument < 0) break
        const variable = this.typeVariable(argument)
        if (variable >= 0 && !found.includes(variable)) found.push(variable)
      }
    }
    return found
  }

  /**
   * What a type variable of `owner` stands for in a class that inherits from it: `class Users(Repository[User])`.
   * One step of inheritance is followed, and the arguments of the class that takes it.
   */
  typeArgumentOf(cls: number, owner: number, variable: number): readonly number[] {
    const position = this.#typeParameters(owner).indexOf(variable)
    if (position < 0) return NOTHING
    for (const at of this.#program.hierarchy.of(cls).order)
      for (const base of this.#program.cls(at).bases) {
        if (this.#program.kind[base] !== OP.SUBSCRIPT) continue
        const generic = this.#program.objects.of(VALUE.class, owner)
        if (this.#program.entities(this.#program.a[base] as number).includes(generic))
          return this.of(this.typeArgument(this.#program.b[base] as number, position))
      }
    return NOTHING
  }

  /** One of several type arguments, or the only one. */
  typeArgument(argument: number, at: number): number {
    if (this.#program.kind[argument] !== OP.TUPLE) return at === 0 ? argument : -1
    const list = this.#program.a[argument] as number
    return at < (this.#program.lists[list] as number) ? (this.#program.lists[list + 1 + at] as number) : -1
  }

  /** The name of the generic container that an annotation subscripts. */
  containerName(node: number): string {
    for (const object of this.#program.entities(this.#program.a[node] as number)) {
      const name = this.#program.objects.outside(object)?.name
      if (name !== undefined) return lastOf(name)
    }
    return ''
  }

  /** `TypeVar('T', bound=Base)` is its bound; a NewType what it wraps. */
  #calledTypes(node: number): readonly number[] {
    const list = this.#program.b[node] as number
    const count = this.#program.lists[list] as number
    return this.#program.entities(this.#program.a[node] as number).flatMap((callee) => {
      const name = this.#program.objects.outside(callee)?.name
      if (name === 'typing.NewType' && count === 2) return this.of(this.#program.lists[list + 2] as number)
      if (!name?.endsWith('TypeVar')) return NOTHING
      const keywords = list + 1 + count
      for (let at = 0; at < (this.#program.lists[keywords] as number); at++)
        if (this.#program.strings[this.#program.lists[keywords + 1 + 2 * at] as number] === 'bound')
          return this.of(this.#program.lists[keywords + 2 + 2 * at] as number)
      return NOTHING
    })
  }
}

const NOTHING: readonly number[] = []

const lastOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1)

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Annotations that allow anything: what flows in says more. */
const SAYS_NOTHING = words(
  `Any object Callable TypeVar Self Optional Union Generic Protocol ParamSpec Never NoReturn None Hashable LiteralString
  Final ClassVar Annotated TypeAlias InitVar Literal Required NotRequired Unpack Concatenate`,
)

/** Wrappers that mean what they wrap. */
const TRANSPARENT = words(
  'Optional Annotated Final ClassVar Required NotRequired ReadOnly Awaitable InitVar Ref ReferenceType Mapped',
)

/** Generic containers whose elements are followed. */
const CONTAINERS = words(`
  list List Sequence MutableSequence Iterable Iterator Generator AsyncIterable AsyncIterator AsyncGenerator Collection
  set Set frozenset FrozenSet AbstractSet MutableSet KeysView ValuesView Reversible deque Deque tuple Tuple
  dict Dict Mapping MutableMapping DefaultDict defaultdict OrderedDict Counter ChainMap WeakValueDictionary
  ContextManager AbstractContextManager AsyncContextManager AbstractAsyncContextManager
  ContextVar Queue SimpleQueue Future Task
`)
