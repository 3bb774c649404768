/**
 * Which types satisfy which interfaces of the repository: Go never says so, the method sets do.
 *
 * An edge is written where the type is declared (`implements`, of no length: nothing in the text says it) and at each
 * method that stands for one of the interface's (`overrides`).
 */
import type { LinkSetBuilder } from '../../link/link-set-builder.ts'
import type { SourceContext } from './evaluate.ts'
import { destinationOf } from './link.ts'
import { methodType, underlying } from './members.ts'
import { choose, isBuilt, type Package, type Program } from './program.ts'
import { hasShape, wellKnownInterfaces } from './standard-interfaces.ts'
import * as t from './types.ts'

interface Method {
  entity: t.Entity
  type: t.Type
  /** Of an embedded interface: whatever stands for that one is not told here. */
  isAbstract?: true
}
interface MethodSet {
  methods: Map<string, Method>
  /** Embedded types from outside: what they bring is known by name at best. */
  outside: t.External[]
}
interface Contract extends MethodSet {
  entity: t.Entity
}

const DEEPEST = 8
const MOST_EMBEDDED = 200

export class Satisfaction {
  readonly #program: Program
  /** By file: the types that it declares, and the methods that stand for an interface's, each pair once. */
  #implements: Map<SourceContext, [t.Entity, t.Entity][]> | undefined
  readonly #overrides = new Map<SourceContext, [t.Entity, t.Entity][]>()

  constructor(program: Program) {
    this.#program = program
  }

  /** What is written of a file, as one text. */
  told(source: SourceContext): string {
    return JSON.stringify(
      this.#of(source).map(([use, pairs]) => [
        use,
        pairs.map(([entity, target]) => [entity.definition, destinationOf(target)]),
      ]),
    )
  }

  #of(source: SourceContext) {
    this.#implements ??= this.#findAll()
    return [
      ['implements', this.#implements.get(source) ?? []],
      ['overrides', this.#overrides.get(source) ?? []],
    ] as const
  }

  write(source: SourceContext, out: LinkSetBuilder): void {
    for (const [use, pairs] of this.#of(source))
      for (const [entity, target] of pairs) {
        const symbol = source.file.symbols[entity.definition - 1]
        if (!symbol) continue
        out.occurrence({
          line: symbol.line,
          column: symbol.column,
          length: use === 'implements' ? 0 : symbol.name.length,
          use,
          destination: destinationOf(target),
          from: entity.definition - 1,
          evidence: 'type',
        })
      }
  }

  #findAll(): Map<SourceContext, [t.Entity, t.Entity][]> {
    const contracts: Contract[] = []
    const types: { declaration: t.Declaration; set: MethodSet }[] = []
    const byMethod = new Map<string, number[]>()
    // In an order that no file changes in which nothing of this is declared.
    const packages = [...this.#program.packages()].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
    for (const pack of packages)
      for (const entities of pack.names.values())
        for (const entity of entities) {
          const { declaration } = entity
          if (!declaration || entity.definition <= 0 || entity.source.at(entity.node + 4) === 1) continue
          const type = underlying(declaration.self)
          if (type.kind === t.INTERFACE) {
            const contract = contractOf(entity, type)
            if (contract) contracts.push(contract)
          } else {
            const set = methodSetOf(declaration)
            if (set.methods.size === 0) continue
            const index = types.push({ declaration, set }) - 1
            for (const name of set.methods.keys()) {
              const list = byMethod.get(name)
              if (list) list.push(index)
              else byMethod.set(name, [index])
            }
          }
        }
    const found = new Map<SourceContext, [t.Entity, t.Entity][]>()
    const stands = new Map<t.Entity, Set<t.Entity>>()
    for (const contract of contracts) {
      let candidates: readonly number[] | undefined
      for (const name of contract.methods.keys()) {
        const having = byMethod.get(name) ?? []
        if (!candidates || having.length < candidates.length) candidates = having
      }
      for (const candidate of candidates ?? []) {
        const { declaration, set } = types[candidate] as (typeof types)[number]
        // An interface of another build is not the one that this type is seen to satisfy.
        if (!isBuilt([contract.entity], declaration.source) || !satisfies(set, contract)) continue
        add(found, declaration.source, declaration.entity, contract.entity)
        for (const [name, wanted] of contract.methods) {
          const method = set.methods.get(name)
          if (!method || method.isAbstract) continue
          // A promoted method may be found again in each type that embeds its own.
          const known = stands.get(method.entity) ?? new Set()
          stands.set(method.entity, known)
          if (known.has(wanted.entity)) continue
          known.add(wanted.entity)
          add(this.#overrides, method.entity.source, method.entity, wanted.entity)
        }
      }
    }
    return found
  }
}

const keyOf = ({ folder, name }: Package): string => `${folder}\0${name}`

function add<K>(to: Map<K, [t.Entity, t.Entity][]>, key: K, a: t.Entity, b: t.Entity): void {
  const list = to.get(key)
  if (list) list.push([a, b])
  else to.set(key, [[a, b]])
}

/** An interface with at least one method; those that list types are constraints and have no values. */
function contractOf(entity: t.Entity, type: t.InterfaceType): Contract | undefined {
  const contract: Contract = { entity, methods: new Map(), outside: [] }
  const open: t.Type[] = [type]
  const seen = new Set<t.Type>()
  for (let at = 0; at < Math.min(open.length, MOST_EMBEDDED); at++) {
    const one = open[at] as t.Type
    if (seen.has(one)) continue
    seen.add(one)
    const inner = underlying(one)
    if (inner.kind === t.EXTERNAL) contract.outside.push(inner)
    else if (inner.kind !== t.INTERFACE) return undefined
    else {
      for (const method of inner.methods) contract.methods.set(method.name, method)
      open.push(...inner.embedded)
    }
  }
  return contract.methods.size > 0 ? contract : undefined
}

/** Methods of the type's pointer: its own and those of what it embeds, the nearest first. */
function methodSetOf(declaration: t.Declaration): MethodSet {
  const set: MethodSet = { methods: new Map(), outside: [] }
  const taken = new Set<string>()
  const seen = new Set<t.Declaration>()
  let level: t.Type[] = [declaration.self]
  for (let depth = 0; depth < DEEPEST && level.length > 0; depth++) {
    const next: t.Type[] = []
    const fields: string[] = []
    for (let at = 0; at < Math.min(level.length, MOST_EMBEDDED); at++) {
      const given = level[at] as t.Type
      const type = given.kind === t.POINTER ? given.element : given
      if (type.kind === t.NAMED) {
        if (seen.has(type.declaration)) continue
        seen.add(type.declaration)
        for (const [name, all] of type.declaration.methods) {
          const entity = choose(all, declaration.source)[0]
          if (entity && !taken.has(name) && !set.methods.has(name))
            set.methods.set(name, { entity, type: methodType(type, entity) })
        }
      }
      const inner = underlying(type)
      if (inner.kind === t.EXTERNAL) set.outside.push(inner)
      else if (inner.kind === t.INTERFACE) {
        for (const method of inner.methods)
          if (!taken.has(method.name) && !set.methods.has(method.name))
            set.methods.set(method.name, { ...method, isAbstract: true })
        level.push(...inner.embedded)
      } else if (inner.kind === t.STRUCT)
        for (const field of inner.fields) {
          fields.push(field.name)
          if (field.embedded) next.push(field.type)
        }
    }
    for (const name of [...fields, ...set.methods.keys()]) taken.add(name)
    level = next
  }
  return set
}

function satisfies(set: MethodSet, contract: Contract): boolean {
  for (const [name, wanted] of contract.methods) {
    const method = set.methods.get(name)
    if (method) {
      if (method.entity === wanted.entity) continue
      // Names that are not exported belong to their package alone.
      if (!/^\p{Lu}/u.test(name) && method.entity.source.package !== wanted.entity.source.package) return false
      if (!identical(method.type, wanted.type) || isGeneric(method.type)) return false
    } else if (!set.outside.some((one) => wellKnownInterfaces.get(nameOf(one))?.includes(name))) return false
  }
  return contract.outside.every((one) => {
    if (set.outside.some((other) => other.path === one.path && other.name === one.name)) return true
    const names = wellKnownInterfaces.get(nameOf(one))
    return names?.every((name) => {
      const method = set.methods.get(name)
      if (method) return hasShape(method.type, nameOf(one), name)
      return set.outside.some((other) => wellKnownInterfaces.get(nameOf(other))?.includes(name))
    })
  })
}

const nameOf = (type: t.External): string => (type.path === '' ? type.name : `${type.path}.${type.name}`)

/** A method with type parameters of its own stands for none of an interface's. */
const isGeneric = (type: t.Type): boolean => type.kind === t.FUNCTION && type.typeParameters.length > 0

/** Type parameters stand for anything: that an instance fits is more than is known. */
function identical(a: t.Type, b: t.Type, depth = 0): boolean {
  if (a === b || depth > DEEPEST || a.kind === t.PARAMETER || b.kind === t.PARAMETER) return true
  if (a.kind !== b.kind) return false
  const all = (x: readonly t.Type[], y: readonly t.Type[]): boolean =>
    x.length === y.length && x.every((one, at) => identical(one, y[at] as t.Type, depth + 1))
  switch (a.kind) {
    case t.BASIC:
      return a.name === (b as t.Basic).name
    case t.EXTERNAL:
      return a.path === (b as t.External).path && a.name === (b as t.External).name
    case t.NAMED:
      return a.declaration === (b as t.Named).declaration && all(a.args ?? [], (b as t.Named).args ?? [])
    case t.POINTER:
    case t.LIST:
    case t.CHANNEL:
      return identical(a.element, (b as t.List).element, depth + 1)
    case t.MAP:
      return all([a.key, a.element], [(b as t.MapType).key, (b as t.MapType).element])
    case t.FUNCTION: {
      const other = b as t.FunctionType
      return a.variadic === other.variadic && all(a.parameters, other.parameters) && all(a.results, other.results)
    }
    case t.STRUCT:
      return all(
        a.fields.map((field) => field.type),
        (b as t.StructType).fields.map((field) => field.type),
      )
    case t.INTERFACE: {
      const names = (type: t.InterfaceType) => type.methods.map((method) => method.name).join()
      return names(a) === names(b as t.InterfaceType) && all(a.embedded, (b as t.InterfaceType).embedded)
    }
    default:
      return true
  }
}
