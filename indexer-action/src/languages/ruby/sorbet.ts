/** Sorbet: properties that structs declare (`const :owner, User`), and calls that say of a value what it is (`T.cast(value, User)`). */
import type { Syntax } from '../declarative/syntax.ts'
import { argumentsOf, methodIn } from './call-syntax.ts'
import { pathOf } from './expressions.ts'
import type { GraphBuilder } from './graph-builder.ts'

const DECLARES = /^(const|prop)$/
const STRUCT = /^(::)?T::\w*Struct$/

/** The symbol that names the property which a call in a struct declares. */
export function propertyIn(t: Syntax, name: string, call: number): number | undefined {
  if (!DECLARES.test(name) || t.field(call, 'receiver') !== undefined) return undefined
  const [first] = argumentsOf(t, call)
  return first !== undefined && t.type(first) === 'simple_symbol' && isInStruct(t, call) ? first : undefined
}

function isInStruct(t: Syntax, node: number): boolean {
  for (let at = t.parent(node); at !== undefined; at = t.parent(at)) {
    if (t.type(at) !== 'class') continue
    const superclass = t.field(at, 'superclass')
    const base = superclass === undefined ? undefined : t.named(superclass)[0]
    return base !== undefined && STRUCT.test(t.text(base))
  }
  return false
}

export function declareProperty(b: GraphBuilder, scope: number, name: string, call: number): void {
  const { t } = b
  const declared = propertyIn(t, name, call)
  if (declared === undefined) return
  const called = t.text(declared).slice(1)
  const [owner, symbol] = [b.ownerAround(scope), b.symbolAt(declared, 1)]
  const reader = b.scope('method', owner, { name: called, symbol })
  const object = objectOf(b, reader, argumentsOf(t, call)[1])
  if (object !== undefined) b.flow(object, b.at(reader).result)
  if (name === 'prop') b.scope('method', owner, { name: `${called}=`, symbol })
}

/** What `T.must(value)` and its like give, which no file declares. */
export function asserted(b: GraphBuilder, scope: number, call: number, value: number): number | undefined {
  const { t } = b
  const receiver = t.field(call, 'receiver')
  if (receiver === undefined || !/^(::)?T$/.test(t.text(receiver))) return undefined
  switch (methodIn(t, call)) {
    case 'must':
    case 'must_because':
    case 'unsafe':
      return value
    case 'let':
    case 'bind':
    case 'assert_type!':
      return value >= 0 ? value : objectOf(b, scope, argumentsOf(t, call)[1])
    case 'cast':
      return objectOf(b, scope, argumentsOf(t, call)[1]) ?? value
    default:
      return undefined
  }
}

/** An object of the class that a type names: `User`, `T.nilable(User)`. */
function objectOf(b: GraphBuilder, scope: number, type: number | undefined): number | undefined {
  const { t } = b
  if (type === undefined) return undefined
  if (methodIn(t, type) === 'nilable') return objectOf(b, scope, argumentsOf(t, type)[0])
  const path = pathOf(t, type)
  return path === undefined ? undefined : b.objectOf(b.constant(path, scope), scope)
}
