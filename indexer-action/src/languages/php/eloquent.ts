/**
 * What Laravel makes of a model class: its table, what may be assigned and shown, casts, scopes, accessors and relations.
 *
 * Only what the class itself writes is read; defaults that Eloquent adds at run time (the table's name from the class's)
 * are left to who reads it.
 */
import { childOfType, namedChildren } from '../nominal/extraction.ts'
import type { TypeText } from '../nominal/surface.ts'
import type { X } from './grammar.ts'
import { fullName, pathOf } from './names.ts'

type Relation = { type: string; name: string; target?: string }

export type EloquentModel = {
  table?: string
  fillable?: string[]
  hidden?: string[]
  visible?: string[]
  appends?: string[]
  casts?: Record<string, string>
  scopes?: string[]
  attributes?: string[]
  accessors?: string[]
  mutators?: string[]
  relations?: Relation[]
}

const RELATIONS = new Set([
  'hasOne',
  'hasMany',
  'belongsTo',
  'belongsToMany',
  'hasOneThrough',
  'hasManyThrough',
  'morphOne',
  'morphMany',
  'morphTo',
  'morphToMany',
  'morphedByMany',
])
const LISTS = ['fillable', 'hidden', 'visible', 'appends'] as const
/** What a class constant of the class itself is called by. */
const ITSELF = /^(self|static)$/i
const MODELS = /(^|\.)(Model|Pivot|MorphPivot|Authenticatable)$/

/** `scopeActive`, `getNameAttribute`, `name(): Attribute`: what a method is to Eloquent. */
export function methodKind(x: X, node: number, name: string): 'scope' | 'accessor' | 'mutator' | undefined {
  if (/^scope[A-Z]/.test(name)) return modelMethod(x, node) ? 'scope' : undefined
  if (/^get[A-Z]\w*Attribute$/.test(name)) return 'accessor'
  if (/^set[A-Z]\w*Attribute$/.test(name)) return 'mutator'
  const attributes = x.tree.child(node, x.grammar.f.attributes)
  if (attributes >= 0 && /\bScope\b/.test(x.tree.textOf(attributes))) return 'scope'
  const type = x.tree.child(node, x.grammar.f.return_type)
  return type >= 0 && /(^|\\)Attribute$/.test(x.tree.textOf(type)) ? 'accessor' : undefined
}

/** A scope takes the query first. */
function modelMethod(x: X, node: number): boolean {
  const list = x.tree.child(node, x.grammar.f.parameters)
  return list >= 0 && namedChildren(x, list).length > 0
}

const RELATES =
  /^\s*\{\s*return\s+\$this\s*->\s*(hasMany|hasOne|belongsTo|belongsToMany|morphMany|morphOne|morphToMany|hasManyThrough|hasOneThrough)\(\s*([\w\\]+)::class/

/** `return $this->hasMany(Post::class)`: what a relation's type leaves open is in its body. */
export function withRelated(type: string | undefined, body: string): string | undefined {
  const match = type?.includes('<') ? null : RELATES.exec(body)
  if (!match) return type
  const kind = match[1] as string
  const relation = `.Illuminate.Database.Eloquent.Relations.${kind.charAt(0).toUpperCase()}${kind.slice(1)}`
  return `${relation}<${(match[2] as string).replaceAll('\\', '.')}>`
}

export function modelOf(x: X, node: number, text: TypeText): EloquentModel | undefined {
  const { tree, grammar } = x
  const { f, t } = grammar
  const body = tree.child(node, f.body)
  if (body < 0) return undefined
  const found: EloquentModel = {}
  const attributes = tree.child(node, f.attributes)
  if (attributes >= 0) readAttributes(x, attributes, found)
  let looksLike = (text.supertypes ?? []).some((name) => MODELS.test(name))
  for (const child of namedChildren(x, body)) {
    const kind = tree.typeName(child)
    if (kind === 'property_declaration') {
      const element = childOfType(x, child, t.property_element)
      const value = element < 0 ? -1 : tree.child(element, f.default_value)
      if (value < 0) continue
      const name = tree.textOf(tree.child(element, f.name)).slice(1)
      if (name === 'table') {
        const table = literal(x, value)
        if (table !== undefined) found.table = table
      } else if (name === 'casts') found.casts = pairs(x, value)
      const list = LISTS.find((one) => one === name)
      if (list) found[list] = strings(x, value)
    } else if (kind === 'method_declaration') {
      const name = tree.textOf(tree.child(child, f.name))
      const role = methodKind(x, child, name)
      if (role === 'scope') add(found, 'scopes', scopeName(name))
      else if (role === 'accessor' || role === 'mutator') {
        const attribute = attributeName(name)
        const methodBody = tree.child(child, f.body)
        const modern = !/Attribute$/.test(name)
        const text = methodBody < 0 ? '' : tree.textOf(methodBody)
        if (!found.attributes?.includes(attribute)) add(found, 'attributes', attribute)
        if (
          role === 'accessor' &&
          (!modern || /\bget\s*:|->get\(|Attribute::get\(/.test(text) || !/\bset\s*:|Attribute::set\(/.test(text))
        )
          add(found, 'accessors', attribute)
        if (role === 'mutator' || (modern && /\bset\s*:|Attribute::set\(/.test(text))) add(found, 'mutators', attribute)
      } else if (name === 'casts') {
        const array = returnedArray(x, child)
        if (array >= 0) found.casts = { ...found.casts, ...pairs(x, array) }
      } else {
        const relation = relationOf(x, child, name, text)
        if (relation) {
          found.relations = [...(found.relations ?? []), relation]
          // Only models relate: a base class of the project's own is one too.
          looksLike = true
        }
      }
    }
  }
  const known = found.table !== undefined || found.fillable !== undefined || found.casts !== undefined
  if (!looksLike && !(known && text.superclass !== undefined)) return undefined
  return found
}

/** `#[Table('people')]`, `#[Hidden(['password'])]`: what newer models say above the class in place of a property. */
function readAttributes(x: X, attributes: number, found: EloquentModel): void {
  const { tree, grammar } = x
  const { t, f } = grammar
  const after = tree.after[attributes] as number
  for (let at = attributes + 1; at < after; at++) {
    if (tree.type[at] !== t.attribute) continue
    const [nameNode] = namedChildren(x, at)
    const list = tree.child(at, f.parameters)
    const first = list < 0 ? -1 : childOfType(x, list, t.argument)
    const label = first < 0 ? -1 : tree.child(first, f.name)
    const value = first < 0 ? -1 : (namedChildren(x, first).at(-1) ?? -1)
    if (nameNode === undefined || value < 0) continue
    // `#[Table(key: 'id')]` says nothing of the table's name.
    if (label >= 0 && !/^(name|columns)$/.test(tree.textOf(label))) continue
    const name = pathOf(x, nameNode).replace(/^.*\./, '').toLowerCase()
    const table = name === 'table' ? literal(x, value) : undefined
    if (table !== undefined) found.table = table
    const own = LISTS.find((one) => one === name)
    if (own && tree.type[value] === t.array_creation_expression) found[own] = strings(x, value)
  }
}

function add(model: EloquentModel, list: 'scopes' | 'attributes' | 'accessors' | 'mutators', name: string): void {
  model[list] = [...(model[list] ?? []), name]
}

function scopeName(method: string): string {
  const name = method.replace(/^scope(?=[A-Z])/, '')
  return name.charAt(0).toLowerCase() + name.slice(1)
}

/** `getFullNameAttribute` and `fullName` are both `full_name`. */
function attributeName(method: string): string {
  const name = /^[gs]et(\w+)Attribute$/.exec(method)?.[1] ?? method
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .replace(/^[A-Z]/, (c) => c.toLowerCase())
    .toLowerCase()
}

export function literal(x: X, node: number): string | undefined {
  const { tree, grammar } = x
  if (tree.type[node] === grammar.t.class_constant_access_expression)
    return tree
      .textOf(node)
      .replace(/::class$/, '')
      .replace(/^\\/, '')
  if (tree.type[node] !== grammar.t.string && tree.type[node] !== grammar.t.encapsed_string) return undefined
  return tree.textOf(node).slice(1, -1).replace(/\\\\/g, '\\')
}

function strings(x: X, array: number): string[] {
  const found: string[] = []
  for (const element of namedChildren(x, array)) {
    const value = namedChildren(x, element).at(-1)
    const text = value === undefined ? undefined : literal(x, value)
    if (text !== undefined) found.push(text)
  }
  return found
}

function pairs(x: X, array: number): Record<string, string> {
  const found: Record<string, string> = {}
  for (const element of namedChildren(x, array)) {
    const [key, value] = namedChildren(x, element)
    const name = key === undefined ? undefined : literal(x, key)
    if (name !== undefined && value !== undefined) found[name] = literal(x, value) ?? x.tree.textOf(value).slice(0, 100)
  }
  return found
}

/** The array that a method returns, or -1. */
export function returnedArray(x: X, method: number): number {
  const { tree, grammar } = x
  const body = tree.child(method, grammar.f.body)
  if (body < 0) return -1
  for (const statement of namedChildren(x, body)) {
    if (tree.typeName(statement) !== 'return_statement') continue
    const [value] = namedChildren(x, statement)
    if (value !== undefined && tree.type[value] === grammar.t.array_creation_expression) return value
  }
  return -1
}

/** `return $this->hasMany(Post::class)`, whatever is called on it afterwards. */
function relationOf(x: X, method: number, name: string, within: TypeText): Relation | undefined {
  const { tree, grammar } = x
  const { t, f } = grammar
  const body = tree.child(method, f.body)
  if (body < 0) return undefined
  const after = tree.after[body] as number
  for (let at = body + 1; at < after; at++) {
    if (tree.type[at] !== t.member_call_expression) continue
    const type = tree.textOf(tree.child(at, f.name))
    if (!RELATIONS.has(type) || tree.textOf(tree.child(at, f.object)) !== '$this') continue
    const list = tree.child(at, f.arguments)
    const first = list < 0 ? -1 : childOfType(x, list, t.argument)
    const value = first < 0 ? -1 : (namedChildren(x, first).at(-1) ?? -1)
    const relation: Relation = { type, name }
    if (value >= 0 && tree.type[value] === t.class_constant_access_expression) {
      const [cls] = namedChildren(x, value)
      if (cls !== undefined) relation.target = targetName(x, cls, within)
    } else if (value >= 0) {
      const text = literal(x, value)
      if (text !== undefined && /^\\?[A-Z]\w*(\\\w+)*$/.test(text)) relation.target = text.replace(/^\\/, '')
    }
    return relation
  }
  return undefined
}

/** A class name in full, by the file's imports and namespace. */
function targetName(x: X, node: number, within: TypeText): string {
  const path = ITSELF.test(x.tree.textOf(node)) ? within.name : pathOf(x, node)
  return fullName(x, path).replace(/\./g, '\\')
}
