/** Scala's standard library beside Java's, and the names that either has for what is the other's. */
import { JDK_TYPES } from '../java/jdk-types.ts'
import type { ClassInfo } from '../nominal/classes.ts'
import { ExternalTypes } from '../nominal/external-types.ts'
import { libraryText } from './library-text.ts'

/** Names by which packages have what is in others. */
const ALIASES: Record<string, string> = {
  'java.lang.Object': 'scala.AnyRef',
  'java.lang.Integer': 'scala.Int',
  'scala.String': 'java.lang.String',
  'scala.Class': 'java.lang.Class',
  'scala.Throwable': 'java.lang.Throwable',
  'scala.Exception': 'java.lang.Exception',
  'scala.Error': 'java.lang.Error',
  'scala.RuntimeException': 'java.lang.RuntimeException',
  'scala.NullPointerException': 'java.lang.NullPointerException',
  'scala.ClassCastException': 'java.lang.ClassCastException',
  'scala.IndexOutOfBoundsException': 'java.lang.IndexOutOfBoundsException',
  'scala.ArrayIndexOutOfBoundsException': 'java.lang.ArrayIndexOutOfBoundsException',
  'scala.StringIndexOutOfBoundsException': 'java.lang.StringIndexOutOfBoundsException',
  'scala.UnsupportedOperationException': 'java.lang.UnsupportedOperationException',
  'scala.IllegalArgumentException': 'java.lang.IllegalArgumentException',
  'scala.NumberFormatException': 'java.lang.NumberFormatException',
  'scala.AbstractMethodError': 'java.lang.AbstractMethodError',
  'scala.NoSuchElementException': 'java.util.NoSuchElementException',
  'scala.InterruptedException': 'java.lang.InterruptedException',
  'scala.Cloneable': 'java.lang.Cloneable',
}
for (const [from, names] of Object.entries({
  'scala.collection': 'Iterable Iterator Seq IndexedSeq IterableOnce',
  'scala.collection.immutable': 'List Nil Vector Stream LazyList Range $colon$colon',
  'scala.math': 'Ordering Ordered Numeric Integral Fractional Equiv BigInt BigDecimal',
  'scala.util': 'Either Left Right',
  'scala.collection.mutable': 'StringBuilder',
}))
  for (const name of names.split(' ')) ALIASES[`scala.${name}`] = `${from}.${name}`
for (const name of ['Map', 'Set']) {
  ALIASES[`scala.${name}`] = `scala.collection.immutable.${name}`
  ALIASES[`scala.Predef.${name}`] = `scala.collection.immutable.${name}`
  ALIASES[`scala.collection.${name}`] = `scala.collection.immutable.${name}`
}
for (const name of ['Seq', 'IndexedSeq', 'Iterable'])
  ALIASES[`scala.collection.immutable.${name}`] = `scala.collection.${name}`
for (const name of ['LinearSeq', 'SortedMap', 'SortedSet', 'BitSet'])
  ALIASES[`scala.collection.${name}`] = `scala.collection.immutable.${name}`
for (const name of ['Traversable', 'GenTraversable', 'GenIterable', 'Iterable'])
  for (const at of ['scala', 'scala.collection', 'scala.collection.immutable'])
    ALIASES[`${at}.${name}`] = 'scala.collection.Iterable'
for (const name of ['TraversableOnce', 'GenTraversableOnce', 'IterableOnce'])
  for (const at of ['scala', 'scala.collection']) ALIASES[`${at}.${name}`] = 'scala.collection.IterableOnce'
ALIASES['scala.collection.GenSeq'] = 'scala.collection.Seq'
ALIASES['scala.collection.GenSet'] = 'scala.collection.immutable.Set'
ALIASES['scala.collection.GenMap'] = 'scala.collection.immutable.Map'
delete ALIASES['scala.collection.Iterable']
delete ALIASES['scala.collection.IterableOnce']

/** Java's primitive types. */
const PRIMITIVES: Record<string, string> = {
  byte: 'Byte',
  short: 'Short',
  char: 'Char',
  int: 'Int',
  long: 'Long',
  float: 'Float',
  double: 'Double',
  boolean: 'Boolean',
  void: 'Unit',
}

const aliased = (name: string): string => {
  const isObject = name.endsWith('$')
  const alias = ALIASES[isObject ? name.slice(0, -1) : name]
  return alias === undefined ? name : isObject ? `${alias}$` : alias
}

export class ScalaStandard extends ExternalTypes {
  readonly #jdk = new ExternalTypes(JDK_TYPES, 'std:java')
  #packages: Set<string> | undefined

  constructor() {
    super(libraryText(), 'std:scala')
  }

  override has(qualified: string): boolean {
    const name = aliased(qualified)
    return super.has(name) || this.#jdk.has(name)
  }

  override get(name: string): ClassInfo | undefined {
    const own = aliased(name)
    return super.get(own) ?? this.#jdk.get(own)
  }

  override tellsAllOf(packageName: string): boolean {
    return this.#jdk.tellsAllOf(packageName)
  }

  override inTable(name: string, within?: ClassInfo): ClassInfo | undefined {
    if (within?.external === 'std:java') {
      const primitive = this.javaType(name)
      if (primitive) return primitive
      const found = this.#jdk.inTable(name)
      return found && (this.get(found.qualified) ?? found)
    }
    return super.inTable(name) ?? this.get(`scala.${name}`) ?? this.#jdk.inTable(name)
  }

  /** Whether a package of Scala's library has something that is known, or holds one that has. */
  isPackage(name: string): boolean {
    if (!this.#packages) {
      this.#packages = new Set()
      for (const [, path] of libraryText().matchAll(/^[cio] ((?:[a-z]+\.)*[a-z]+)\./gm))
        for (let at = path as string; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('.'))))
          this.#packages.add(at)
    }
    return this.#packages.has(name)
  }

  /** A primitive type of Java's. */
  javaType(name: string): ClassInfo | undefined {
    const primitive = PRIMITIVES[name]
    return primitive === undefined ? undefined : super.get(`scala.${primitive}`)
  }
}
