/** ActiveRecord: what a model declares by calls, `has_many :posts` and `scope :recent, -> { … }`. What queries give is in `queries.ts`. */
import type { Syntax } from '../declarative/syntax.ts'
import { camelized } from './camelized.ts'
import type { GraphBuilder } from './graph-builder.ts'

const ASSOCIATES = /^(has_many|has_and_belongs_to_many|has_one|belongs_to)$/

/** The node of the symbol by which a call declares an association or a scope, if it does. */
export function declaredBy(t: Syntax, name: string, args: readonly number[]): number | undefined {
  const [first, second] = args
  if (first === undefined || t.type(first) !== 'simple_symbol') return undefined
  if (ASSOCIATES.test(name)) return first
  // Routes have scopes, too.
  const body = second === undefined ? '' : t.type(second)
  return name === 'scope' && /^(lambda|call)$/.test(body) ? first : undefined
}

/** `owner`: the scope of the model. */
export function declareRecord(b: GraphBuilder, owner: number, name: string, args: readonly number[]): void {
  const { t } = b
  const declared = declaredBy(t, name, args)
  if (declared === undefined) return
  const called = t.text(declared).slice(1)
  const symbol = b.symbolAt(declared, 1)
  const isStatic = name === 'scope'
  const method = b.scope('method', owner, { name: called, symbol, ...(isStatic ? { isStatic } : {}) })
  const model = isStatic ? b.at(method).self : b.node()
  if (!isStatic) b.add(['constant', model, method, classOf(t, called, args)])
  const isMany = isStatic || /many/.test(name)
  const object = isMany ? b.node() : b.at(method).result
  b.add(['call', object, model, method, 'allocate', [], -1, -1])
  if (isMany) b.add(['relation', b.at(method).result, object])
  // `comment.user = user`
  if (!isStatic) b.scope('method', owner, { name: `${called}=`, symbol })
}

/** The model of an association: `class_name: 'Article'`, or by its name, `:blog_posts`. */
function classOf(t: Syntax, called: string, args: readonly number[]): string {
  for (const one of args) {
    const [key, value] = [t.field(one, 'key'), t.field(one, 'value')]
    if (key !== undefined && value !== undefined && t.text(key) === 'class_name')
      return t.text(value).replace(/["']/g, '')
  }
  const one = called.replace(/people$/, 'person').replace(/children$/, 'child')
  const singular = one
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|sh|us)es$/, '$1')
    .replace(/([^su])s$/, '$1')
  return camelized(singular)
}
