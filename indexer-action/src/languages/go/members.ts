/** Fields and methods of a type: its own, promoted ones, those of an interface or of a type parameter's constraint. */
import type { SourceContext } from './evaluate.ts'
import { choose } from './program.ts'
import * as t from './types.ts'

/** Embedding goes deeper nowhere. */
const DEEPEST = 8
/** A constraint may embed itself, through parameters that are new each time. */
const MOST_EMBEDDED = 200

export function underlying(type: t.Type): t.Type {
  switch (type.kind) {
    case t.NAMED:
      if (!type.args) return underlyingOf(type.declaration)
      type.underlying ??= t.substitute(underlyingOf(type.declaration), substitutionOf(type))
      return type.underlying
    case t.PARAMETER:
      return coreOf(type)
    default:
      return type
  }
}

const opened = new Set<t.Declaration>()

function underlyingOf(declaration: t.Declaration): t.Type {
  if (declaration.underlying) return declaration.underlying
  // `type A B; type B A` is no program, but it is text.
  if (opened.has(declaration)) return t.unknown
  opened.add(declaration)
  const { source, node } = declaration
  const found = underlying(source.denoted(source.at(node + 2)))
  opened.delete(declaration)
  declaration.underlying = found
  return found
}

export function parametersOf(declaration: t.Declaration): t.Parameter[] {
  const { source, node } = declaration
  declaration.parameters ??= Array.from({ length: source.at(node + 5) }, (_, at) =>
    source.denoted(source.at(node + 6 + at)),
  ).filter((type) => type.kind === t.PARAMETER)
  return declaration.parameters
}

function substitutionOf(type: t.Named): Map<t.Parameter, t.Type> {
  const by = new Map<t.Parameter, t.Type>()
  parametersOf(type.declaration).forEach((parameter, at) => {
    const given = type.args?.[at]
    if (given) by.set(parameter, given)
  })
  return by
}

/** What all types that a constraint admits have in common, where it admits one shape: `~[]E`. */
function coreOf(parameter: t.Parameter): t.Type {
  const constraint = parameter.source.denoted(parameter.constraint)
  if (constraint.kind === t.PARAMETER) return t.unknown
  const type = underlying(constraint)
  if (type.kind !== t.INTERFACE) return type.kind === t.UNION ? t.unknown : type
  const only = type.embedded.length === 1 && type.methods.length === 0 ? type.embedded[0] : undefined
  return only && only.kind !== t.NAMED && only.kind !== t.UNION && only.kind !== t.PARAMETER ? underlying(only) : type
}

/** The one type that a constraint writes beside methods and other interfaces: `*T` of `interface{ *T; Reset() }`. */
export function shapeOf(parameter: t.Parameter): t.Type | undefined {
  const constraint = parameter.source.denoted(parameter.constraint)
  const type = constraint.kind === t.PARAMETER ? t.unknown : underlying(constraint)
  if (type.kind !== t.INTERFACE) return SHAPES.has(type.kind) ? type : undefined
  const written = type.embedded
    .map((one) => (one.kind === t.UNION && one.types.length === 1 ? (one.types[0] as t.Type) : one))
    .filter(({ kind }) => SHAPES.has(kind) || kind === t.UNION)
  const [only] = written
  return written.length === 1 && only?.kind !== t.UNION ? only : undefined
}

const SHAPES: ReadonlySet<number> = new Set([t.POINTER, t.LIST, t.MAP, t.CHANNEL, t.FUNCTION])

export function elementOf(type: t.Type): t.Type {
  let inner = underlying(type)
  if (inner.kind === t.POINTER) inner = underlying(inner.element)
  switch (inner.kind) {
    case t.LIST:
    case t.MAP:
    case t.CHANNEL:
      return inner.element
    case t.EXTERNAL:
      return t.from(inner, '')
    case t.BASIC:
      return t.basic('uint8')
    default:
      return t.unknown
  }
}

/** Types of the standard library that are maps: the keys of their literals are values and not names of fields. */
const STANDARD_MAPS: ReadonlySet<string> = new Set([
  'net/http.Header',
  'net/url.Values',
  'net/textproto.MIMEHeader',
  'net/mail.Header',
  'text/template.FuncMap',
  'html/template.FuncMap',
])

export const isStandardMap = ({ path, name }: t.External): boolean => STANDARD_MAPS.has(`${path}.${name}`)

export function keyOf(type: t.Type): t.Type {
  const inner = underlying(type)
  if (inner.kind === t.MAP) return inner.key
  return inner.kind === t.EXTERNAL ? t.from(inner, '') : t.basic('int')
}

/** The field or method of that name; an external type where the name can only come from there; or nothing. */
export function member(type: t.Type, name: string, from: SourceContext): t.Member | t.External | undefined {
  const base = type.kind === t.POINTER ? type.element : type
  if (base.kind !== t.NAMED) return search(base, name, from)
  const { declaration } = base
  // Which of several builds' definitions is meant depends on who asks.
  const key = from.file.surface.constraint === undefined ? name : undefined
  let found = key === undefined ? undefined : declaration.members?.get(key)
  if (!found) {
    const searched = search(declaration.self, name, from)
    if (searched && 'kind' in searched) return searched
    found = searched
    if (found && key !== undefined && !found.several) {
      declaration.members ??= new Map()
      declaration.members.set(key, found)
    }
  }
  if (!found || !base.args) return found
  return { ...found, type: t.substitute(found.type, substitutionOf(base)) }
}

function search(start: t.Type, name: string, from: SourceContext): t.Member | t.External | undefined {
  let level: t.Type[] = [start]
  const seen = new Set<t.Declaration>()
  let outside: t.External | undefined
  for (let depth = 0; depth < DEEPEST && level.length > 0; depth++) {
    const next: t.Type[] = []
    // Interfaces embed without adding depth, so a level may grow while it is read.
    for (let at = 0; at < Math.min(level.length, MOST_EMBEDDED); at++) {
      const given = level[at] as t.Type
      const type = given.kind === t.POINTER ? given.element : given
      if (type.kind === t.EXTERNAL) outside ??= type
      if (type.kind === t.PARAMETER) {
        const constraint = type.source.denoted(type.constraint)
        if (constraint.kind !== t.PARAMETER) level.push(constraint)
        continue
      }
      if (type.kind === t.NAMED) {
        if (seen.has(type.declaration)) continue
        seen.add(type.declaration)
        const method = methodOf(type, name, from)
        if (method) return { ...method, depth }
      }
      const inner = underlying(type)
      if (inner.kind === t.EXTERNAL) outside ??= inner
      else if (inner.kind === t.INTERFACE) {
        const method = inner.methods.find((one) => one.name === name)
        if (method) return { entity: method.entity, type: method.type, depth }
        level.push(...inner.embedded)
      } else if (inner.kind === t.UNION) {
        if (inner.types.length === 1) level.push(inner.types[0] as t.Type)
      } else if (inner.kind === t.STRUCT) {
        const field = inner.fields.find((one) => one.name === name)
        if (field) return { entity: field.entity, type: field.type, depth }
        for (const one of inner.fields) if (one.embedded) next.push(one.type)
      } else if (inner.kind === t.POINTER && depth === 0 && type.kind === t.NAMED) level.push(inner.element)
    }
    level = next
  }
  return outside && t.from(outside, `.${name}`)
}

function methodOf(type: t.Named, name: string, from: SourceContext): Omit<t.Member, 'depth'> | undefined {
  const all = type.declaration.methods.get(name)
  if (!all) return undefined
  const entity = choose(all, from)[0]
  if (!entity) return undefined
  return { entity, type: methodType(type, entity), ...(all.length > 1 ? { several: true } : {}) }
}

/** A method's names for its receiver's type parameters, which come first, are replaced by what they stand for. */
export function methodType(type: t.Named, method: t.Entity): t.Type {
  const written = method.source.denoted(method.node)
  if (written.kind !== t.FUNCTION || written.typeParameters.length === 0) return written
  const stands = type.args ?? parametersOf(type.declaration)
  const by = new Map<t.Parameter, t.Type>()
  written.typeParameters.forEach((parameter, at) => {
    const given = stands[at]
    if (given) by.set(parameter, given)
  })
  return {
    ...(t.substitute(written, by) as t.FunctionType),
    typeParameters: written.typeParameters.slice(stands.length),
  }
}
