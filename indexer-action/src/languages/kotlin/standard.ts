/**
 * The standard libraries that Kotlin sees: its own, whose functions mostly extend types, and the JDK's, of whose types some are its own.
 *
 * The table is that of `nominal/external-types.ts`, with `f PACKAGE` lines for what stands in no class: `^` marks what extends its first
 * parameter, and `=` a parameter that may be left out. `name:Type` is a parameter that arguments may name.
 */
import { withPackages } from '../java/dialect.ts'
import { JDK_TYPES } from '../java/jdk-types.ts'
import { packageOf as javaPackageOf } from '../java/packages.ts'
import { bareType, ClassInfo, MemberInfo } from '../nominal/classes.ts'
import { ExternalTypes, memberText } from '../nominal/external-types.ts'
import { FLAG } from '../nominal/ir.ts'
import type { Program } from '../nominal/program.ts'
import type { MemberText } from '../nominal/surface.ts'
import { ANDROID_FUNCTIONS, DATA_STORE_TYPES, LIFECYCLE_TYPES } from './android-types.ts'
import { ANIMATION_TYPES, COMPOSE_FUNCTIONS, COMPOSE_TYPES, SNAPSHOT_TYPES } from './compose-types.ts'
import { COROUTINE_FUNCTIONS, COROUTINE_TYPES } from './coroutine-types.ts'
import { FILE_FUNCTIONS } from './file-functions.ts'
import { INJECTION_FUNCTIONS } from './injection-functions.ts'
import { KOTLIN_TYPES } from './kotlin-types.ts'
import { MOCK_FUNCTIONS, MOCK_TYPES } from './mock-functions.ts'
import { SERIALIZATION_FUNCTIONS, SERIALIZATION_TYPES } from './serialization-types.ts'
import { SPRING_FUNCTIONS } from './spring-functions.ts'
import { TEST_FUNCTIONS, TURBINE_TYPES } from './test-functions.ts'

/** Java's types that are Kotlin's own, by the last part of their names. */
const SHARED = new Map(
  Object.entries({
    'java.lang.Object': 'kotlin.Any',
    'java.lang.String': 'kotlin.String',
    'java.lang.CharSequence': 'kotlin.CharSequence',
    'java.lang.Throwable': 'kotlin.Throwable',
    'java.lang.Number': 'kotlin.Number',
    'java.lang.Comparable': 'kotlin.Comparable',
    'java.lang.Enum': 'kotlin.Enum',
    'java.lang.annotation.Annotation': 'kotlin.Annotation',
    'java.lang.Cloneable': 'kotlin.Cloneable',
    'java.lang.Iterable': 'kotlin.collections.MutableIterable',
    'java.util.Iterator': 'kotlin.collections.MutableIterator',
    'java.util.ListIterator': 'kotlin.collections.MutableListIterator',
    'java.util.Collection': 'kotlin.collections.MutableCollection',
    'java.util.List': 'kotlin.collections.MutableList',
    'java.util.Set': 'kotlin.collections.MutableSet',
    'java.util.Map': 'kotlin.collections.MutableMap',
    'java.util.Map.Entry': 'kotlin.collections.MutableMap.MutableEntry',
    'java.lang.Byte': 'kotlin.Byte',
    'java.lang.Short': 'kotlin.Short',
    'java.lang.Character': 'kotlin.Char',
    'java.lang.Integer': 'kotlin.Int',
    'java.lang.Long': 'kotlin.Long',
    'java.lang.Float': 'kotlin.Float',
    'java.lang.Double': 'kotlin.Double',
    'java.lang.Boolean': 'kotlin.Boolean',
  }),
)
const PRIMITIVES = new Map(
  Object.entries({
    byte: 'kotlin.Byte',
    short: 'kotlin.Short',
    char: 'kotlin.Char',
    int: 'kotlin.Int',
    long: 'kotlin.Long',
    float: 'kotlin.Float',
    double: 'kotlin.Double',
    boolean: 'kotlin.Boolean',
    void: 'kotlin.Unit',
  }),
)

/** Types of libraries, each table with the package whose they are. */
const PARTLY_TOLD = [
  [COROUTINE_TYPES, 'maven:kotlinx.coroutines'],
  [COMPOSE_TYPES, 'maven:androidx.compose.runtime'],
  [SNAPSHOT_TYPES, 'maven:androidx.compose.runtime.snapshots'],
  [LIFECYCLE_TYPES, 'maven:androidx.lifecycle'],
  [DATA_STORE_TYPES, 'maven:androidx.datastore.core'],
  [SERIALIZATION_TYPES, 'maven:kotlinx.serialization'],
] as const

/** The same of those that are told whole: they are around blocks, where what they do not have is somebody else's. */
const TOLD = [
  [ANIMATION_TYPES, 'maven:androidx.compose.animation'],
  [MOCK_TYPES, 'maven:org.mockito.kotlin'],
  [TURBINE_TYPES, 'maven:app.cash.turbine'],
] as const

const FUNCTION_TABLES = [
  KOTLIN_TYPES,
  FILE_FUNCTIONS,
  COROUTINE_FUNCTIONS,
  MOCK_FUNCTIONS,
  COMPOSE_FUNCTIONS,
  ANDROID_FUNCTIONS,
  INJECTION_FUNCTIONS,
  SERIALIZATION_FUNCTIONS,
  SPRING_FUNCTIONS,
  TEST_FUNCTIONS,
]

export function packageOf(qualified: string): string {
  if (/^kotlin(\.|$)/.test(qualified)) return 'std:kotlin'
  if (/^kotlinx\./.test(qualified)) return `maven:${qualified.split('.').slice(0, 2).join('.')}`
  return javaPackageOf(qualified)
}

export class KotlinStandard extends ExternalTypes {
  readonly #jdk = withPackages(new ExternalTypes(JDK_TYPES, 'std:java'))
  /** Name → package and text of each function and property outside classes. */
  readonly #texts = new Map<string, [packageName: string, text: string][]>()
  readonly #members = new Map<string, readonly MemberInfo[]>()
  readonly #packages = new Map<string, ClassInfo>()

  constructor() {
    super(KOTLIN_TYPES, 'std:kotlin')
    for (const [table, packageName] of PARTLY_TOLD) this.alsoPartly(table, packageName)
    for (const [table, packageName] of TOLD) this.alsoOf(table, packageName)
    const lines = FUNCTION_TABLES.join('').split('\n')
    for (let at = 0; at + 1 < lines.length; at += 2) {
      const head = lines[at] as string
      if (!head.startsWith('f ')) continue
      for (const text of (lines[at + 1] as string).split(';')) {
        const name = /^\w+/.exec(withoutBrackets(text))?.[0]
        if (name === undefined) continue
        const list = this.#texts.get(name)
        if (list) list.push([head.slice(2), text])
        else this.#texts.set(name, [[head.slice(2), text]])
      }
    }
  }

  override has(qualified: string): boolean {
    return SHARED.has(qualified) || super.has(qualified) || this.#jdk.has(qualified)
  }

  override get(name: string): ClassInfo | undefined {
    return super.get(SHARED.get(name) ?? name) ?? this.#jdk.get(name)
  }

  override tellsAllOf(packageName: string): boolean {
    return super.tellsAllOf(packageName) || this.#jdk.tellsAllOf(packageName)
  }

  override inTable(name: string, within?: ClassInfo): ClassInfo | undefined {
    // Kotlin's table names classes of the JDK as well: `<T>java^(KClass<T>):Class<T>`.
    if (!within || !this.isOfJava(within)) return super.inTable(name) ?? this.#jdk.inTable(name)
    const primitive = this.javaType(name)
    if (primitive) return primitive
    const found = this.#jdk.inTable(name)
    return found && (this.get(found.qualified) ?? found)
  }

  /** Whether a class is one of Java's, of the JDK or of packages that Java's code uses. */
  isOfJava(cls: ClassInfo): boolean {
    return cls.external === 'std:java' || (cls.external !== undefined && this.#jdk.get(cls.qualified) === cls)
  }

  /** A primitive type of Java's. */
  javaType(name: string): ClassInfo | undefined {
    const primitive = PRIMITIVES.get(name)
    return primitive === undefined ? undefined : super.get(primitive)
  }

  /** Functions and properties of that name that stand in no class. */
  named(name: string): readonly MemberInfo[] {
    let members = this.#members.get(name)
    if (!members) {
      members = (this.#texts.get(name) ?? []).map(([packageName, text]) => this.#member(packageName, text))
      this.#members.set(name, members)
    }
    return members
  }

  /** The same by their whole path. */
  at(path: string): readonly MemberInfo[] {
    const dot = path.lastIndexOf('.')
    return this.named(path.slice(dot + 1)).filter(({ owner }) => owner.qualified === path.slice(0, dot))
  }

  #member(packageName: string, text: string): MemberInfo {
    let owner = this.#packages.get(packageName)
    if (!owner) {
      const about = { ...bareType(''), flags: FLAG.file }
      owner = new ClassInfo(about, packageName, { external: packageOf(`${packageName}.X`) })
      this.#packages.set(packageName, owner)
    }
    return new MemberInfo(owner, libraryMember(text), undefined)
  }
}

/** A member as its text has it: `<T>first^(Iterable<T>,Function1<T,Boolean>=)T`, `<T>lastIndex^(List<T>):Int`. */
function libraryMember(text: string): MemberText {
  const property = /^(.*)\^\((.*)\):(.*)$/.exec(text)
  if (property) {
    const field = memberText(`${property[1]}:${property[3]}`)
    return {
      ...field,
      flags: field.flags | FLAG.extension,
      parameters: [['this', property[2] as string]],
      ...typeParametersOf(property[1] as string),
    }
  }
  const isExtension = text.includes('^')
  const optional = text.match(/=(?=[,)])/g)?.length ?? 0
  const plain = text.replace('^', '=').replace(/=(?=[,)])/g, '')
  const member = memberText(plain)
  if (isExtension) member.flags |= FLAG.extension
  if (optional > 0) member.required = (member.parameters?.length ?? 0) - optional
  if (member.parameters && plain.includes(':'))
    member.parameters = member.parameters.map(([, type]) => {
      const named = /^(\w+):(.*)$/.exec(type)
      return named ? [named[1] as string, named[2] as string] : ['', type]
    })
  return member
}

function typeParametersOf(head: string): Pick<MemberText, 'typeParameters'> {
  const { typeParameters } = memberText(`${head}()Any`)
  return typeParameters ? { typeParameters } : {}
}

function withoutBrackets(text: string): string {
  let depth = 0
  let at = 0
  if (text[0] === '<')
    for (; at < text.length; at++) {
      if (text[at] === '<') depth++
      else if (text[at] === '>' && --depth === 0) break
    }
  return at > 0 ? text.slice(at + 1) : text
}

/** Whether a name that is written in full begins in Kotlin's own packages: `kotlin.runCatching { … }`. */
export const isOwnPackage = (name: string): boolean => /^kotlin(?:\.[a-z]\w*)*$/.test(name)

export const standardFunctions = (program: Program): KotlinStandard => program.dialect.standard as KotlinStandard
