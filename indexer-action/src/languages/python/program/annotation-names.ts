/** What classes of the standard library and of frameworks say as annotations, by their names: which wrap, hold or say nothing of a value. */

export const lastOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1)

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Annotations that do not restrict a value: what flows in says more. */
export const SAYS_NOTHING = words(
  `Any object Callable TypeVar Self Optional Union Generic Protocol ParamSpec Never NoReturn None Hashable LiteralString
  Final ClassVar Annotated TypeAlias InitVar Literal Required NotRequired Unpack Concatenate`,
)

/** Wrappers that have the types of their first argument. */
export const TRANSPARENT = words(
  'Optional Annotated Final ClassVar Required NotRequired ReadOnly Awaitable InitVar Ref ReferenceType Mapped',
)

/** Generics whose values lead to objects of their argument (`queries.ts`). */
export const QUERIES = words('QuerySet Manager BaseManager RelatedManager ManyRelatedManager Query Select ScalarResult')

/** Whether instances of a class that extends such a type are treated as containers. */
export const isContainer = (name: string): boolean => CONTAINERS.has(name) || MORE_CONTAINERS.has(name)

/** Containers only as base classes: they are not generics of `typing`, or hold one value only. */
const MORE_CONTAINERS = words('UserDict UserList Awaitable')

/** Containers that say what each of their elements is. */
export const TUPLE = /^[tT]uple$/

/** Containers with a key for every element. */
export const DICTIONARY = /^(dict|UserDict|Dict|.*Mapping|[dD]efault[dD]ict|OrderedDict|Weak(Key|Value)Dictionary)$/

/** Generic containers whose elements are followed. */
export const CONTAINERS = words(`
  list List Sequence MutableSequence Iterable Iterator Generator AsyncIterable AsyncIterator AsyncGenerator Collection
  set Set frozenset FrozenSet AbstractSet MutableSet KeysView ValuesView Reversible deque Deque tuple Tuple
  dict Dict Mapping MutableMapping DefaultDict defaultdict OrderedDict Counter ChainMap WeakValueDictionary WeakKeyDictionary WeakSet
  ContextManager AbstractContextManager AsyncContextManager AbstractAsyncContextManager
  ContextVar Queue SimpleQueue Future Task
`)
