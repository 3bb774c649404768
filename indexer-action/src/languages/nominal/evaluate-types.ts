/** Types where they are written. Each gives the type it names, and says where its names lead. */
import { inFull } from './aliases.ts'
import { ClassInfo } from './classes.ts'
import {
  after,
  type Evaluation,
  evaluate,
  evaluateChildren,
  operand,
  operationAt,
  ownType,
  place,
  read,
  say,
  stringOperand,
  toClass,
  unknown,
} from './evaluation.ts'
import { ancestorsOf, nestedIn } from './inheritance.ts'
import { OP } from './ir.ts'
import { fieldNamed, methodsNamed } from './members.ts'
import { isOptional, optionalOf } from './optional-types.ts'
import { arrayOf, classType, eitherOf, NULL, primitive, type Type } from './types.ts'
import { headPlace, typeNamed, typeOfText } from './written-types.ts'

function sayClass(e: Evaluation, at: number, cls: ClassInfo): void {
  const all = e.program.dialect.keepsAllBuilds ? e.program.asNear(cls, e.file) : []
  if (all.length > 1) {
    say(e, at, e.typeUse, { to: 'one_of', options: all.map(toClass) }, 'ambiguous')
    return
  }
  const sameFile = cls.file === e.file
  say(e, at, e.typeUse, toClass(cls), sameFile ? 'same_file' : 'import')
}

function typeArguments(e: Evaluation, at: number, first: number, cls: ClassInfo | undefined): (Type | undefined)[] {
  const args: (Type | undefined)[] = []
  const use = e.typeUse
  e.typeUse = 'type'
  for (let child = first; child < after(e, at); child = after(e, child)) {
    const type = evaluate(e, child)
    const variable = cls?.typeParameters[args.length]
    const open = operationAt(e, child) === OP.typeWildcard && operand(e, child, 0) === 0
    args.push(open && variable ? { is: 'variable', variable } : type)
  }
  e.typeUse = use
  return args
}

/** Evaluates all children from `first` on, and returns what the first of them is. */
function firstOf(e: Evaluation, at: number, first: number): Type | undefined {
  let type: Type | undefined
  for (let child = first; child < after(e, at); child = after(e, child)) {
    const found = evaluate(e, child)
    if (child === first) type = found
  }
  return type
}

function countChildren(e: Evaluation, at: number, first: number): number {
  let count = 0
  for (let child = first; child < after(e, at); child = after(e, child)) count++
  return count
}

/** The text of a qualifier that may be a package: `a.b` of `a.b.C`. */
export function qualifierPath(e: Evaluation, at: number): string | undefined {
  if (operationAt(e, at) === OP.typeName || operationAt(e, at) === OP.name) return stringOperand(e, at, 0)
  if (operationAt(e, at) !== OP.typeMember && operationAt(e, at) !== OP.member) return undefined
  const rest = qualifierPath(e, at + (operationAt(e, at) === OP.member ? 6 : 5))
  return rest === undefined ? undefined : `${rest}.${stringOperand(e, at, 0)}`
}

/** Reads what stands before the body of the class that is being read, where its own members are not in scope. */
export function inHead<T>(e: Evaluation, read: () => T): T {
  const { cls, member } = e
  if (!cls) return read()
  const around = headPlace(cls)
  Object.assign(e, { cls: around.cls, member: around.member })
  const found = read()
  Object.assign(e, { cls, member })
  return found
}

/** The class of an annotation, whose name may lack its end. One that is known says more than a guess about what is outside. */
function annotationNamed(e: Evaluation, at: number, name: string): ClassInfo | undefined {
  const suffix = e.program.dialect.annotationSuffix
  if (suffix === undefined || e.annotation !== at) return undefined
  const isKnown = (type: ReturnType<typeof typeNamed>): type is ClassInfo =>
    type instanceof ClassInfo &&
    (type.external === undefined || !type.opaque || (e.program.dialect.isReplaced?.(type.qualified, 0) ?? false))
  const isAnnotation = (cls: ClassInfo): boolean =>
    [cls, ...ancestorsOf(e.program, cls).keys()].some((one) => one.name.endsWith(suffix))
  const written = typeNamed(e.program, name, place(e))
  if (isKnown(written) && isAnnotation(written)) return written
  const whole = typeNamed(e.program, `${name}${suffix}`, place(e))
  return isKnown(whole) ? whole : undefined
}

/** A type by its name, or nothing said: what stands before a dot may be a package. */
function resolvesAsType(e: Evaluation, at: number): boolean {
  const path = qualifierPath(e, at) as string
  const first = path.split('.')[0] as string
  if (typeNamed(e.program, first, place(e)) !== undefined) return true
  return path.includes('.') && e.program.known(path, e.file) !== undefined
}

read({
  typeName: (e, at) => {
    const name = e.program.withArity(stringOperand(e, at, 0), countChildren(e, at, at + 5))
    const found = annotationNamed(e, at, name) ?? typeNamed(e.program, name, place(e))
    if (!found) {
      unknown(e, at, e.typeUse)
      typeArguments(e, at, at + 5, undefined)
      return undefined
    }
    if (!(found instanceof ClassInfo)) {
      // A member that brings its class's type parameters with it declares none of them.
      const written = e.cls?.typeParameters.find((variable) => variable.name === found.name)
      const local = e.typeParameters.get(found) ?? (written && e.typeParameters.get(written))
      if (local !== undefined) say(e, at, 'type', { to: 'local', index: local }, 'same_file')
      return { is: 'variable', variable: found }
    }
    sayClass(e, at, found)
    const type = classType(found, typeArguments(e, at, at + 5, found))
    if (found.text.alias !== undefined) return inFull(e.program, type)
    return isOptional(e.program, type) ? optionalOf(e.program, type.args[0]) : type
  },
  typeMember: (e, at) => {
    const qualifier = at + 5
    const rest = after(e, qualifier)
    const name = e.program.withArity(stringOperand(e, at, 0), countChildren(e, at, rest))
    let found: ClassInfo | undefined
    const path = qualifierPath(e, qualifier)
    if (path === undefined || resolvesAsType(e, qualifier)) {
      const use = e.typeUse
      e.typeUse = 'type'
      const outer = evaluate(e, qualifier)
      e.typeUse = use
      if (outer?.is === 'class') {
        found = nestedIn(e.program, outer.of, name)
        if (!found && outer.of.external !== undefined) found = e.program.outside(`${outer.of.qualified}.${name}`)
      }
    } else {
      const around = e.program.packageAt(path, place(e))
      const inFull = `${around ?? path}.${name}`
      const suffix = e.annotation === at ? e.program.dialect.annotationSuffix : undefined
      found =
        e.program.known(inFull, e.file) ??
        (suffix === undefined ? undefined : e.program.known(`${inFull}${suffix}`, e.file)) ??
        (around === undefined ? e.program.outside(`${path}.${name}`) : undefined)
    }
    if (!found) unknown(e, at, e.typeUse)
    else sayClass(e, at, found)
    const args = typeArguments(e, at, rest, found)
    return found && inFull(e.program, classType(found, args))
  },
  typeText: (e, at) => typeOfText(e.program, stringOperand(e, at, 0), place(e)),
  typePath: (e, at) => {
    const path = stringOperand(e, at, 3)
    const relative = /^(self|static|parent)$/i.test(path)
    const type = typeOfText(e.program, relative ? path.toLowerCase() : path, place(e))
    if (relative) return type?.is === 'variable' && e.cls ? ownType(e.cls) : type
    if (type?.is === 'class') sayClass(e, at, type.of)
    else if (type?.is === 'variable') {
      const local = e.typeParameters.get(type.variable)
      if (local !== undefined) say(e, at, 'type', { to: 'local', index: local }, 'same_file')
    } else if (type === undefined) unknown(e, at, e.typeUse)
    return type
  },
  typePrimitive: (e, at) => {
    const name = stringOperand(e, at, 0)
    return name === 'null' ? NULL : primitive(name)
  },
  typeArray: (e, at) => arrayOf(evaluate(e, at + 2)),
  typeOptional: (e, at) => optionalOf(e.program, evaluate(e, at + 2)),
  typeWildcard: (e, at) => {
    const first = firstOf(e, at, at + 3)
    return operand(e, at, 0) === 0 ? undefined : first
  },
  typeAnnotated: (e, at) => firstOf(e, at, at + 2),
  typeInferred: () => undefined,
  typeUnion: (e, at) => {
    const all: (Type | undefined)[] = []
    for (let child = at + 2; child < after(e, at); child = after(e, child)) all.push(evaluate(e, child))
    return e.program.dialect.implicitLocals ? eitherOf(all) : all.find((type) => type !== undefined)
  },
  typeParameter: (e, at) => {
    // A bound may name one that comes later: `<C extends Config<R>, R>`.
    if (!e.typeParametersAhead.delete(at))
      for (let one = at; operationAt(e, one) === OP.typeParameter; one = after(e, one)) {
        declareWithVariable(e, one)
        if (one !== at) e.typeParametersAhead.add(one)
      }
    evaluateChildren(e, at, at + 5)
    return undefined
  },
  supertype: (e, at) => {
    e.typeUse = operand(e, at, 2) === 1 ? 'implements' : 'extends'
    const type = inHead(e, () => evaluate(e, at + 5))
    e.typeUse = 'type'
    return type
  },
  annotation: (e, at) => {
    e.annotation = at + 4
    const type = evaluate(e, at + 4)
    const cls = type?.is === 'class' ? type.of : undefined
    for (let child = after(e, at + 4); child < after(e, at); child = after(e, child)) {
      if (operationAt(e, child) !== OP.named) {
        evaluate(e, child)
        continue
      }
      const name = stringOperand(e, child, 0)
      const element = cls && (methodsNamed(e.program, cls, name).methods[0] ?? fieldNamed(e.program, cls, name))
      if (element?.symbol !== undefined) say(e, child, 'read', { to: 'symbol', id: element.symbol }, 'type')
      else if (cls?.external !== undefined) say(e, child, 'read', toClass(cls), 'type')
      evaluate(e, child + 5)
    }
    return type
  },
})

function declareWithVariable(e: Evaluation, at: number): void {
  const name = stringOperand(e, at, 0)
  const variable = (e.member ?? e.cls)?.typeParameters.find((v) => v.name === name)
  const local = declareTypeParameter(e, at)
  if (variable) e.typeParameters.set(variable, local)
}

export function declareTypeParameter(e: Evaluation, at: number): number {
  const index = e.out.local(stringOperand(e, at, 0), 'type', operand(e, at, 1), operand(e, at, 2), e.from)
  return index
}
