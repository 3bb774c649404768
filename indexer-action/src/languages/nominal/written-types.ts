/**
 * What a type means where it is written: type variables and nested classes first, then what the language's rules say.
 *
 * While a text is read it counts as unknown, so that types which need themselves end.
 */
import { inFull } from './aliases.ts'
import { bareType, ClassInfo, type MemberInfo, type Place } from './classes.ts'
import { nestedIn } from './inheritance.ts'
import { isOptional, optionalOf } from './optional-types.ts'
import type { Program } from './program.ts'
import { tupleOf } from './tuples.ts'
import { readTypeText, type TypeSyntax } from './type-text.ts'
import { arrayOf, classType, eitherOf, NULL, primitive, shapeOf, type Type, type TypeVariable } from './types.ts'

/** Stands for the class that a method was called on: `static`, `$this`. */
export const STATIC: TypeVariable = {
  name: 'static',
  bounds: [],
  place: { file: undefined, cls: undefined, member: undefined },
  looked: true,
}

export function typeOfText(program: Program, text: string | undefined, place: Place): Type | undefined {
  if (text === undefined) return undefined
  // A library's types are shared by all programs, so this one is not kept with them.
  const { ofProgram } = program.dialect
  if (text === ofProgram?.text) return classType(ofProgram.find(program))
  const memo = (place.member ?? place.cls)?.memo
  if (memo?.has(text)) return memo.get(text)
  memo?.set(text, undefined)
  const type = typeOfSyntax(program, readTypeText(text), place)
  memo?.set(text, type)
  return type
}

function typeOfSyntax(program: Program, syntax: TypeSyntax, place: Place): Type | undefined {
  switch (syntax.is) {
    case 'array':
      return arrayOf(typeOfSyntax(program, syntax.of, place))
    case 'shape': {
      const parts = syntax.entries.map(([key, one]) => [key, typeOfSyntax(program, one, place)] as const)
      if (program.dialect.tuple === undefined) return shapeOf(new Map(parts))
      return tupleOf(
        program,
        parts.map(([, type]) => type),
        parts.map(([name]) => name),
      )
    }
    case 'wildcard':
      return syntax.bound && typeOfSyntax(program, syntax.bound, place)
    case 'union':
      return eitherOf(syntax.of.map((one) => typeOfSyntax(program, one, place)))
    case 'name': {
      const { path } = syntax
      if (path === program.dialect.anything) return undefined
      if (program.dialect.primitives.has(path)) return path === 'null' ? NULL : primitive(path)
      if (path === 'static') {
        const args = syntax.args.map((arg) => typeOfSyntax(program, arg, place))
        return { is: 'variable', variable: STATIC, ...(args.length > 0 ? { args } : {}) }
      }
      const full = program.withArity(path, syntax.args.length)
      const found = path.includes('.') ? classAtPath(program, full, place) : typeNamed(program, full, place)
      if (!found) return undefined
      if (!(found instanceof ClassInfo)) return { is: 'variable', variable: found }
      const args = syntax.args.map((arg, at) => {
        const variable = found.typeParameters[at]
        return arg.is === 'wildcard' && !arg.bound && variable
          ? ({ is: 'variable', variable, any: true } as const)
          : typeOfSyntax(program, arg, place)
      })
      const type = classType(found, isOfValue(program, found, args) ? [undefined, ...args] : args)
      if (found.text.alias !== undefined) return inFull(program, type)
      return isOptional(program, type) ? optionalOf(program, type.args[0]) : type
    }
  }
}

/** Whether the only type argument is that of the values, and that of the keys is left out: `Collection<User>`. */
function isOfValue(program: Program, cls: ClassInfo, args: readonly unknown[]): boolean {
  const [first, second] = cls.typeParameters
  return args.length === 1 && second !== undefined && program.dialect.keyParameter?.test(first?.name ?? '') === true
}

/** What a name means as a type: a type variable, a local class, or what the language's rules say. */
export function typeNamed(program: Program, name: string, place: Place): ClassInfo | TypeVariable | undefined {
  const relative = program.dialect.relativeType?.(program, name, place)
  if (relative) return relative
  let { cls, member } = place
  while (cls || member) {
    for (let at = member; at; at = at.around) {
      const variable = at.typeParameters.find((v) => v.name === name)
      if (variable) return variable
      const local = at.localTypes.get(name)
      if (local) return local
    }
    if (!cls) break
    const variable = cls.typeParameters.find((v) => v.name === name)
    if (variable) return variable
    if (cls.external === undefined) {
      if ((program.dialect.arity ? cls.arityName : cls.name) === name) return cls
      const nested = nestedIn(program, cls, name)
      if (nested) return nested
    }
    member = cls.within
    cls = cls.outer
  }
  if (place.cls?.external !== undefined) return program.dialect.standard.inTable(name, place.cls)
  const memo = place.file?.memo
  const known = memo?.get(name)
  if (known !== undefined) return known ?? undefined
  const found = program.dialect.resolveTypeName(program, name, place)
  memo?.set(name, found ?? null)
  return found
}

/** `a.b.C.D`: from a type in scope, or from a package. */
function classAtPath(program: Program, path: string, place: Place): ClassInfo | undefined {
  if (program.dialect.resolvePath && place.cls?.external === undefined)
    return program.dialect.resolvePath(program, path, place)
  if (place.cls?.external !== undefined)
    return program.dialect.standard.get(path) ?? nestedInTable(program, path, place.cls) ?? program.outside(path)
  // A namespace hides nothing, but what is called like one must not be guessed at.
  const inFull = program.dialect.importsNamespaces ? program.known(path, place.file) : undefined
  if (inFull) return inFull
  const parts = path.split('.')
  const first = typeNamed(program, parts[0] as string, place)
  if (first instanceof ClassInfo) {
    let cls: ClassInfo | undefined = first
    for (const part of parts.slice(1)) {
      if (!cls) return undefined
      cls =
        nestedIn(program, cls, part) ??
        (cls.external !== undefined ? program.outside(`${cls.qualified}.${part}`) : undefined)
    }
    return cls
  }
  const around = program.packageAt(parts.slice(0, -1).join('.'), place)
  const found = program.known(around === undefined ? path : `${around}.${parts.at(-1)}`, place.file)
  return found ?? (around === undefined ? program.outside(path) : undefined)
}

/** `Map.Entry`, as a table means it. */
function nestedInTable(program: Program, path: string, within: ClassInfo): ClassInfo | undefined {
  const [first = '', ...rest] = path.split('.')
  let cls = program.dialect.standard.inTable(first, within)
  for (const part of rest) cls = cls && nestedIn(program, cls, part)
  return cls
}

/** What a variable's values are: what its bound says, or all of them if it has several. */
export function upperBoundOf(program: Program, variable: TypeVariable): Type | undefined {
  if (variable.bounds.length < 2) return boundOf(program, variable)
  if (variable.allBounds) return variable.allBounds
  const bounds = variable.bounds.map((bound) => typeOfText(program, bound, variable.place))
  const classes = bounds.filter((bound) => bound?.is === 'class')
  if (classes.length < 2) return boundOf(program, variable)
  const cls = new ClassInfo(bareType(variable.name), variable.name, { file: variable.place.file })
  cls.supertypes = classes
  variable.allBounds = classType(cls)
  return variable.allBounds
}

/** What a variable is erased to: the first of its bounds. */
export function boundOf(program: Program, variable: TypeVariable): Type | undefined {
  if (!variable.looked) {
    variable.looked = true
    // Where types are not declared, what nothing is said of may be no object at all.
    const unsaid = program.dialect.implicitLocals ? undefined : program.dialect.root
    variable.bound = typeOfText(program, variable.bounds[0] ?? unsaid, variable.place)
  }
  return variable.bound
}

export function placeOf(member: MemberInfo): Place {
  return { file: member.file, cls: member.owner, member }
}

/** Where a class's own head is read: its type parameters are in scope, its members are not. */
export function headPlace(cls: ClassInfo): Place {
  // Of what stands in no class, its package may be another than its file's.
  const isPlain = cls.typeParameters.length === 0 && (cls.outer !== undefined || cls.text.package === undefined)
  if (isPlain) return { file: cls.file, cls: cls.outer, member: cls.within }
  const head = new ClassInfo({ ...cls.text, name: '', members: [], supertypes: [], forwardsTo: [], imports: [] }, '', {
    file: cls.file,
    outer: cls.outer,
    within: cls.within,
  })
  head.supertypes = []
  Object.assign(head, { typeParameters: cls.typeParameters })
  return { file: cls.file, cls: head, member: undefined }
}
