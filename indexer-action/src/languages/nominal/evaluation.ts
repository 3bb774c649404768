/**
 * The state of linking one file: where the reading stands, which names are in scope, and how to say what was found.
 *
 * `evaluate` reads one node, reports the names in it, and gives its type. Every operation has one reader; the files
 * beside this one hold them.
 */
import type { Evidence, Use } from '../../../../src/contract/links.ts'
import type { Destination, LinkSetBuilder } from '../../link/link-set-builder.ts'
import type { ClassInfo, FileInfo, MemberInfo, Place } from './classes.ts'
import { FLAG, LOCAL_KINDS, OP } from './ir.ts'
import type { Overloads } from './overloads.ts'
import type { Program } from './program.ts'
import { type Body, MEMBER_FIELD, MEMBER_METHOD } from './surface.ts'
import { type Bindings, type ClassType, classType, type Type, type TypeVariable } from './types.ts'
import { classOfType } from './values.ts'

export interface LocalVariable {
  index: number
  type: Type | undefined
  /** Classes that were constructed and put here: what a call on it really reaches. */
  made: ClassType[] | undefined
}

/** Scopes from the outside in: blocks hold variables, classes hold members. */
export type Frame = BlockFrame | ClassFrame | ReceiverFrame

interface ClassFrame {
  is: 'class'
  cls: ClassInfo
  /** Its object is not there yet: what its head gives to the class that it extends. */
  isHead?: true
}

export interface BlockFrame {
  is: 'block'
  names: Map<string, LocalVariable>
  isolated?: true
  /** Functions that are declared in it. */
  functions?: Map<string, MemberInfo[]>
  /** A function's body, or what a constructor takes, which such a body does not see. */
  of?: 'function' | 'constructor'
}

/** Members of a value, seen by their bare names. */
interface ReceiverFrame {
  is: 'receiver'
  type: Type | undefined
  /** The function whose receiver it is. */
  label: string
}

export interface Evaluation {
  readonly program: Program
  readonly overloads: Overloads
  readonly file: FileInfo
  readonly out: LinkSetBuilder
  readonly strings: readonly string[]
  readonly code: readonly number[]
  /** Simple names of the classes that the file constructs. */
  readonly constructed: ReadonlySet<string>
  frames: Frame[]
  cls: ClassInfo | undefined
  member: MemberInfo | undefined
  /** Index of the innermost symbol. */
  from: number
  /** Type parameters declared so far, as locals. */
  typeParameters: Map<TypeVariable, number>
  /** Where those of the list being read are whose turn has not come. */
  typeParametersAhead: Set<number>
  labels: Map<string, number>
  /** Types of what `return` gave in the lambda being read. */
  returns: (Type | undefined)[] | undefined
  /** A lambda is being read for what it gives alone, and nothing of it is said. */
  isTrying?: true
  /** Types of the parameters of the lambda that was read last. */
  parameters: readonly (Type | undefined)[]
  /** Subjects of the switches being read. */
  subjects: (Type | undefined)[]
  /** Names that are extended or implemented rather than just mentioned. */
  typeUse: Use
  /** The name of the annotation that is being read. */
  annotation: number
  /** Types that comments promise to variables which are not there yet. */
  assumed: Map<string, Type | undefined>
  /** What checks and assignments say of properties and elements (`$this->a`, `$a['b']`) in the function being read. */
  narrowed: Map<string, Type>
  /** What the checks in the condition being read say. */
  checks: Check[] | undefined
  /** What a check says of something of which nothing else is known, where the check does not hold any more. */
  guesses: Map<LocalVariable | string, Type>
  /** Under an odd number of `!`. */
  negated: boolean
  /** Whether the constructor or the class's head that is being read calls another constructor. */
  delegates: boolean
  /** Only names are being read, and nothing runs. */
  isMention?: true
  /** Of the lambdas being read, those whose receiver is to be found out by what is handed to it. */
  builders: Builder[]
}

/** `asked`: the receiver as it is declared. `found`: by variable of its class. */
export interface Builder {
  asked: ClassType
  found: Bindings
}

/** What a check says of a variable, or of a path in `narrowed`. */
export interface Check {
  subject: LocalVariable | string
  before: Type | undefined
  /** What is left of that if the check fails, where that is known. */
  without: Type | undefined
  /** Where the check holds. */
  within: Type
  /** It holds where the condition does not. */
  negated: boolean
}

type Reader = (e: Evaluation, at: number, expected: Type | undefined) => Type | undefined

const readers: (Reader | undefined)[] = []

export function read(table: Partial<Record<keyof typeof OP, Reader>>): void {
  for (const [name, reader] of Object.entries(table)) readers[OP[name as keyof typeof OP]] = reader
}

export function startEvaluation(
  program: Program,
  overloads: Overloads,
  file: FileInfo,
  body: Body,
  out: LinkSetBuilder,
): Evaluation {
  return {
    program,
    overloads,
    file,
    out,
    strings: body.strings,
    code: body.code,
    constructed: new Set(body.made),
    frames: [],
    cls: undefined,
    member: undefined,
    from: -1,
    typeParameters: new Map(),
    typeParametersAhead: new Set(),
    labels: new Map(),
    returns: undefined,
    parameters: [],
    subjects: [],
    typeUse: 'type',
    annotation: -1,
    assumed: new Map(),
    narrowed: new Map(),
    checks: undefined,
    guesses: new Map(),
    negated: false,
    delegates: false,
    builders: [],
  }
}

export function evaluate(e: Evaluation, at: number, expected?: Type): Type | undefined {
  const reader = readers[e.code[at] as number]
  return reader ? reader(e, at, expected) : evaluateChildren(e, at, at + 2)
}

/** Reads every child from an offset on; gives the last one's type. */
export function evaluateChildren(e: Evaluation, at: number, first: number): Type | undefined {
  const end = after(e, at)
  let type: Type | undefined
  for (let child = first; child < end; child = after(e, child)) type = evaluate(e, child)
  return type
}

export function after(e: Evaluation, at: number): number {
  return at + (e.code[at + 1] as number)
}

export function operand(e: Evaluation, at: number, index: number): number {
  return e.code[at + 2 + index] as number
}

export function stringOperand(e: Evaluation, at: number, index: number): string {
  return e.strings[operand(e, at, index)] as string
}

export function operationAt(e: Evaluation, at: number): number {
  return e.code[at] as number
}

export function place(e: Evaluation): Place {
  return { file: e.file, cls: e.cls, member: e.member }
}

/** Whether what is read stands in the member or class that declares a type variable. */
export function isDeclaredAround(e: Evaluation, { place: declared }: TypeVariable): boolean {
  if (declared.file === undefined) return false
  let { member, cls } = e
  while (member || cls) {
    for (let one = member; one; one = one.around) if (one === declared.member) return true
    if (declared.member === undefined && cls === declared.cls) return true
    member = cls?.within
    cls = cls?.outer
  }
  return false
}

/** Says where a name leads. The name's position is operands 0 to 2 of the node. */
export function say(
  e: Evaluation,
  at: number,
  use: Use,
  destination: Destination,
  evidence: Evidence,
  confidence?: number,
): void {
  const o = {
    line: operand(e, at, 1),
    column: operand(e, at, 2),
    length: stringOperand(e, at, 0).length,
    use,
    destination,
    from: e.from,
    evidence,
  }
  e.out.occurrence(confidence === undefined ? o : { ...o, confidence })
}

export function unknown(e: Evaluation, at: number, use: Use): undefined {
  say(e, at, use, { to: 'unknown', name: stringOperand(e, at, 0) }, 'unique_name', 0)
  return undefined
}

export function toClass(cls: ClassInfo): Destination {
  if (cls.symbol !== undefined) return { to: 'symbol', id: cls.symbol }
  return outside(cls)
}

function outside(cls: ClassInfo, name?: string): Destination {
  const packageName = cls.external ?? ''
  if (packageName === '') return { to: 'unknown', name: name ?? cls.name }
  // Standard libraries are one package, so their names carry the rest; others say it in the package.
  const isNoClass = cls.has(FLAG.file) && !packageName.startsWith('std:')
  const own =
    cls.name.startsWith('?') || isNoClass
      ? ''
      : packageName.startsWith('std:')
        ? cls.qualified
        : withoutPackage(cls.qualified)
  return { to: 'external', package: packageName, name: [own, name].filter(Boolean).join('.') || cls.name }
}

function withoutPackage(qualified: string): string {
  const parts = qualified.split('.')
  const first = parts.findIndex((part) => /^\p{Lu}/u.test(part))
  return parts.slice(first < 0 ? -1 : first).join('.')
}

/** A member, or the class where only the class has a symbol (an implicit constructor), or what is outside. */
export function toMember(member: MemberInfo): Destination {
  if (member.symbol !== undefined) return { to: 'symbol', id: member.symbol }
  if (member.text.external) return { to: 'external', package: member.text.external[0], name: member.text.external[1] }
  if (member.owner.external !== undefined) return outside(member.owner, member.text.name)
  // What the compiler writes (`values` and `entries` of an enum) belongs to the supertype that promises it.
  const { kind } = member.text
  const isPromised = kind === MEMBER_METHOD || (kind === MEMBER_FIELD && member.owner.has(FLAG.enum))
  const promised = isPromised ? member.owner.supertypes?.find((s) => s.of.external) : undefined
  if (promised) return outside(promised.of, member.text.name)
  return toClass(member.owner)
}

export function toOutside(cls: ClassInfo, name: string): Destination {
  return outside(cls, name)
}

export function classAt(e: Evaluation, type: Type | undefined): ClassType | undefined {
  return classOfType(e.program, type, e.cls)
}

/** Whether a value is of a type parameter that nothing decided or bounds: what it has is not what every object has. */
export function isUndecided(e: Evaluation, type: Type | undefined, { of }: ClassType): boolean {
  return type?.is === 'variable' && type.variable.bounds.length === 0 && of.qualified === e.program.dialect.root
}

/** The current class with its own type parameters. */
export function ownType(cls: ClassInfo): ClassType {
  return classType(
    cls,
    cls.typeParameters.map((variable) => ({ is: 'variable', variable })),
  )
}

export function declareLocal(e: Evaluation, at: number, kind: number, type: Type | undefined): LocalVariable {
  const name = stringOperand(e, at, 0)
  const index = e.out.local(name, LOCAL_KINDS[kind] ?? 'variable', operand(e, at, 1), operand(e, at, 2), e.from)
  const local: LocalVariable = { index, type, made: undefined }
  for (let depth = e.frames.length - 1; depth >= 0; depth--) {
    const frame = e.frames[depth] as Frame
    if (frame.is !== 'block') continue
    frame.names.set(name, local)
    break
  }
  return local
}

export function assumed(e: Evaluation): Map<string, Type | undefined> {
  return e.assumed
}

/** `$this->a->b`, `$a['b']` as a key, or undefined where the expression is more than names. */
export function pathKey(e: Evaluation, at: number): string | undefined {
  switch (operationAt(e, at)) {
    case OP.self:
      return operand(e, at, 0) === 0 ? 'this' : undefined
    case OP.scopedSelf:
      return stringOperand(e, at, 0) === '' ? 'this' : undefined
    case OP.scopedName:
    case OP.name:
      return stringOperand(e, at, 0)
    case OP.scopedMember:
    case OP.member: {
      const object = pathKey(e, at + 6)
      return object === undefined ? undefined : `${object}.${stringOperand(e, at, 0)}`
    }
    case OP.call: {
      // What a getter gave is what it gives again.
      const isGetter = e.program.dialect.implicitLocals && operand(e, at, 4) === 1 && after(e, at + 7) === after(e, at)
      const object = isGetter ? pathKey(e, at + 7) : undefined
      return object === undefined ? undefined : `${object}.${stringOperand(e, at, 0)}()`
    }
    case OP.index: {
      const list = pathKey(e, at + 2)
      const key = list === undefined ? undefined : elementKey(e, after(e, at + 2))
      return key === undefined ? undefined : `${list}.[${key}]`
    }
    default:
      return undefined
  }
}

/** A literal or a variable as a key. */
function elementKey(e: Evaluation, at: number): string | undefined {
  return operationAt(e, at) === OP.name ? stringOperand(e, at, 0) : literalKey(e, at)
}

/** A literal as a key. */
export function literalKey(e: Evaluation, at: number): string | undefined {
  return operationAt(e, at) === OP.literal && after(e, at) > at + 3 ? stringOperand(e, at, 1) : undefined
}

/** A variable in the scopes of the function being read. */
export function findLocal(e: Evaluation, name: string): LocalVariable | undefined {
  let isInFunction = false
  for (let depth = e.frames.length - 1; depth >= 0; depth--) {
    const frame = e.frames[depth] as Frame
    if (frame.is === 'class') {
      if (e.program.dialect.implicitLocals) return undefined
      isInFunction = false
      continue
    }
    if (frame.is === 'receiver') continue
    if (frame.of === 'constructor' && isInFunction) continue
    if (frame.of === 'function') isInFunction = true
    const local = frame.names.get(name)
    if (local) return local
    if (frame.isolated) return undefined
  }
  return undefined
}

/** `isolated`: nothing of the scopes around it is seen. */
export function inBlock<T>(e: Evaluation, run: () => T, isolated = false, of?: BlockFrame['of']): T {
  const frame: BlockFrame = { is: 'block', names: new Map() }
  if (isolated) frame.isolated = isolated
  if (of !== undefined) frame.of = of
  e.frames.push(frame)
  const result = run()
  e.frames.pop()
  return result
}
