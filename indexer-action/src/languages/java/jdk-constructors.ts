/**
 * Constructors of the JDK whose arguments say what the new object is of, or are given what it is of: `new TreeSet<>((a, b) -> …)`.
 * All others say nothing of types.
 */
import { MemberInfo } from '../nominal/classes.ts'
import { type ExternalTypes, memberText } from '../nominal/external-types.ts'
import { MEMBER_CONSTRUCTOR } from '../nominal/surface.ts'

const TAKING: readonly (readonly [classes: string, parameters: readonly string[]])[] = [
  [
    'ArrayDeque ArrayList HashSet LinkedHashSet LinkedList PriorityQueue TreeSet Vector concurrent.ConcurrentLinkedDeque concurrent.ConcurrentLinkedQueue concurrent.ConcurrentSkipListSet concurrent.CopyOnWriteArrayList concurrent.CopyOnWriteArraySet concurrent.LinkedBlockingDeque concurrent.LinkedBlockingQueue concurrent.LinkedTransferQueue concurrent.PriorityBlockingQueue',
    ['Collection<+E>'],
  ],
  ['PriorityQueue TreeSet concurrent.ConcurrentSkipListSet', ['Comparator<-E>']],
  ['PriorityQueue concurrent.PriorityBlockingQueue', ['int,Comparator<-E>']],
  [
    'HashMap Hashtable IdentityHashMap LinkedHashMap TreeMap WeakHashMap concurrent.ConcurrentHashMap concurrent.ConcurrentSkipListMap',
    ['Map<+K,+V>'],
  ],
  ['TreeMap concurrent.ConcurrentSkipListMap', ['Comparator<-K>']],
  ['EnumMap', ['Class<K>', 'Map<K,+V>']],
  ['AbstractMap.SimpleEntry AbstractMap.SimpleImmutableEntry', ['K,V']],
  ['concurrent.FutureTask', ['Callable<V>']],
  ['concurrent.atomic.AtomicReference', ['V']],
]
const REFERENCES = ['SoftReference', 'WeakReference'].map((name) => `java.lang.ref.${name}`)

export function withConstructors(types: ExternalTypes): ExternalTypes {
  for (const [classes, parameters] of TAKING) add(types, namesIn(classes), parameters)
  add(types, REFERENCES, ['T'])
  return types
}

const namesIn = (classes: string): string[] => classes.split(' ').map((name) => `java.util.${name}`)

function add(types: ExternalTypes, names: readonly string[], parameters: readonly string[]): void {
  for (const name of names)
    for (const list of parameters) {
      const cls = types.get(name)
      cls?.add(new MemberInfo(cls, { ...memberText(`new=(${list})void`), kind: MEMBER_CONSTRUCTOR }, undefined))
    }
}
